// Written by `measure --fit-talk` from 25552 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 841
    static let rows = """
        -641 # #
        -611 # # #
        -962 # # $
        -574 # # ,
        210 # # of
        262 # # ~
        209 # # ~aaaaaaaai
        -117 # $
        98 # ,
        133 # , #
        477 # , F
        -318 # , ~aaaaaaaaaaac
        -574 # . #
        612 # . F
        768 # F
        -376 # F #
        444 # F $
        -1364 # F ,
        217 # F F
        -528 # F in
        -1099 # F please
        420 # F with
        225 # F ~
        421 # F ~aaaaaaaaiaai
        -951 # _
        310 # _ $
        1233 # _ F
        -632 # _ of
        -222 # _ ~
        -676 # _ ~aaaaaaaai
        -447 # a
        -215 # a #
        401 # a bag
        -564 # a pound
        -475 # a tin
        855 # after
        508 # am
        280 # an
        -212 # and
        -860 # at
        -621 # bags
        -578 # bags of
        -1459 # bar
        498 # bottle
        -684 # c
        -631 # c $
        403 # calories
        390 # cans
        -488 # cooked
        609 # cup
        697 # cup $
        -1053 # cup F
        242 # cup of
        130 # cups
        -379 # cups F
        -927 # degrees
        592 # fat
        467 # finger
        894 # flake
        331 # fluid
        306 # fluid ounce
        -1138 # for
        -609 # for #
        449 # g
        331 # g $
        349 # g ,
        714 # g .
        -187 # g F
        211 # g bag
        -902 # g carbohydrates
        282 # g cooked
        204 # g of
        -242 # g protein
        560 # glasses
        484 # glasses of
        792 # glorps
        487 # grams
        314 # grams of
        -1300 # hours
        -489 # hours of
        -843 # hrs
        535 # inch
        -560 # inches $
        -475 # is
        -917 # jars
        -484 # jars $
        -851 # k
        535 # kcal
        154 # kcal $
        -800 # kg
        -727 # kids
        -859 # kilos
        -1092 # lb
        -880 # lb #
        -472 # lb F
        -1049 # litre
        -255 # mg
        -1089 # min
        -558 # mins
        -471 # mins $
        -397 # minutes
        -313 # minutes $
        580 # ml
        1224 # ml $
        -569 # ml F
        -623 # now
        -623 # now $
        969 # of
        -608 # of F
        275 # of a
        356 # of them
        39 # ounce
        144 # ounce of
        277 # ounces
        262 # ounces of
        890 # oz
        1274 # oz $
        -599 # oz F
        441 # pack $
        968 # party
        415 # pc
        395 # pcs
        -548 # people
        778 # pieces
        467 # pieces $
        452 # pints
        1048 # plates
        598 # pm
        -833 # pounds
        -597 # price
        -604 # quid
        433 # scoops
        295 # slice
        -302 # slice $
        1404 # slices
        258 # slices F
        177 # slices of
        373 # so
        800 # spoons
        613 # spoons $
        659 # square
        530 # squares
        -826 # steps
        -368 # steps $
        -85 # tbsp
        181 # tbsp F
        -1005 # tbsp soy
        -136 # the F
        -387 # this
        -311 # this morning
        -362 # to #
        -373 # tsp
        1267 # up
        -1033 # weeks
        491 # with
        -534 # years
        39 # ~
        -300 # ~ #
        460 # ~ $
        -78 # ~ ,
        716 # ~ .
        193 # ~ F
        925 # ~ ~
        -558 # ~ ~aaaaaaaaaaaaab
        -400 # ~ ~aaaaaaaaaaac
        158 # ~ ~aaaaaaaaaab
        636 # ~ ~aaaaaaaae
        55 # ~ ~aaaaaaaai
        383 # ~ ~aab
        758 # ~aaaaaaaaaaaaab
        -207 # ~aaaaaaaaaaaaab $
        548 # ~aaaaaaaaaaaaab F
        1266 # ~aaaaaaaaaaaae
        -39 # ~aaaaaaaaaaac
        -565 # ~aaaaaaaaaaac $
        -377 # ~aaaaaaaaaaac F
        953 # ~aaaaaaaaaaac ~
        126 # ~aaaaaaaaaaac ~aaaaaaaai
        -605 # ~aaaaaaaaaaac ~aaaaaab
        592 # ~aaaaaaaaaaacab
        -225 # ~aaaaaaaaaab
        -580 # ~aaaaaaaaaab ~
        -916 # ~aaaaaaaaab
        -93 # ~aaaaaaaae $
        967 # ~aaaaaaaaeaab
        -597 # ~aaaaaaaaeb
        368 # ~aaaaaaaai
        -1147 # ~aaaaaaaai F
        684 # ~aaaaaaaai ~
        317 # ~aaaaaaaai ~aeaaaaae
        285 # ~aaaaaaaai ~aeaaaaaeaaac
        357 # ~aaaaaaaai ~caaaaaae
        -146 # ~aaaaaaaaiaac
        -642 # ~aaaaaaaaiaac F
        1053 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        491 # ~aaaaaaaaiaai
        -1147 # ~aaaaaaaaiacc
        -609 # ~aaaaaaaaiacc #
        295 # ~aaaaaaacaaac
        -299 # ~aaaaaaacaaac $
        -369 # ~aaaaacaai #
        -793 # ~aab
        -475 # ~acaaaiaaaaac
        504 # ~acab
        -458 # ~aeaaaaae
        -592 # ~aeaaaaae F
        -223 # ~aeaaaaaeaaac
        -220 # ~aeaaaaaeaaac #
        -110 # ~aeaaaaaeaaac F
        259 # ~aeaaaaaeaaac ~aaaaaaaaaaac
        -628 # ~aeaaaabe
        -310 # ~aeaaaabe ~aaaaaab
        -419 # ~c
        345 & #
        684 & F
        510 & F $
        253 & ~
        817 & ~aeaaaaaeaaac
        589 & ~aeaaaaaeaaac F
        233 , #
        283 , # #
        1247 , # $
        -394 , # .
        310 , # F
        -109 , # _
        -824 , # a
        -248 , # cup
        -512 , # g
        -499 , # inches
        -871 , # jars
        464 , # kcal
        -1062 , # lb
        -862 , # ml
        -385 , # of
        -346 , # pack
        676 , # pieces
        1049 , # plates
        353 , # slice
        819 , # slices
        1064 , # spoons
        -646 , # ~
        641 , # ~aaaaaaaaaaaaab
        -253 , # ~aaaaaaaai
        353 , # ~aaaaaaacaaac
        -647 , # ~aeaaaaaeaaac
        1591 , F
        -325 , F #
        -597 , F ,
        469 , F F
        -480 , F NO
        652 , F _
        106 , F and
        478 , F at
        -696 , F of
        -260 , F ~
        266 , F ~aaaaaaaaaab
        523 , F ~aaaaaaaaiaac
        -83 , NO
        839 , _
        -414 , _ #
        -1291 , _ ,
        707 , _ F
        617 , _ for
        387 , _ in
        -860 , _ it
        -599 , _ of
        321 , _ the
        727 , _ to
        505 , _ up
        -444 , _ ~
        505 , _ ~aaaaaaaaaaaae
        609 , _ ~aaaaaaaai
        378 , _ ~aaaaaaaaiaac
        616 , _ ~aaaaaaaaiacc
        732 , _ ~aaaaacaai
        619 , _ ~aeaaaaaeaaac
        -896 , _ ~aeaaaabe
        495 , a
        620 , about
        552 , about #
        -5 , all
        -302 , and
        359 , and _
        -344 , and a
        966 , ate
        565 , ate the
        588 , bit
        455 , black
        227 , boiled
        948 , both
        -511 , bring
        805 , couldnt
        343 , diet
        -580 , dinner ,
        346 , drained
        606 , drank
        669 , fried
        -560 , frozen
        -775 , good
        1097 , got
        742 , had
        544 , had F
        -302 , he
        450 , hot
        449 , hot F
        836 , i
        139 , i am
        858 , i got
        389 , i had
        -632 , i just
        607 , i took
        394 , i will
        342 , iced
        343 , iced F
        -400 , im
        189 , it
        235 , it was
        429 , just
        404 , left the
        946 , lost
        -307 , lunch
        -579 , lunch ,
        477 , maybe
        467 , maybe #
        -440 , my
        -371 , never
        823 , never again
        -837 , no
        -273 , only
        -485 , pick
        -564 , pinch
        372 , protein
        244 , roast
        -737 , room
        625 , she
        344 , side
        255 , small
        -325 , so
        615 , spicy
        -494 , table
        240 , the
        354 , then
        -899 , tinned
        -897 , tinned F
        712 , warm
        618 , was
        937 , went
        -482 , what
        463 , which
        -564 , whisk
        662 , whole
        253 , with
        211 , with F
        856 , ~
        638 , ~ #
        -130 , ~ $
        -1122 , ~ ,
        708 , ~ F
        479 , ~ _
        -388 , ~ ~
        1391 , ~ ~aaaaaaaaaaac
        -792 , ~ ~aaaaaaaai
        -472 , ~ ~aaaaaaaaiacc
        -310 , ~ ~aaaaaab
        244 , ~ ~aaaaacaai
        452 , ~ ~aacaaaeaiaac
        -378 , ~ ~aeaaaaaeaaac
        -678 , ~aaaaaaaaaaaaaab
        -538 , ~aaaaaaaaaaaaaac
        346 , ~aaaaaaaaaaaaaac F
        -742 , ~aaaaaaaaaaaaaae
        -826 , ~aaaaaaaaaaaaaae ~
        371 , ~aaaaaaaaaaaaab
        385 , ~aaaaaaaaaaac
        654 , ~aaaaaaaaaaac F
        -29 , ~aaaaaaaaaaac ~
        414 , ~aaaaaaaaaaac ~aaaaaab
        192 , ~aaaaaaaaaab F
        358 , ~aaaaaaaaaab _
        -336 , ~aaaaaaaaaab ~aeaaaaaeaaac
        -411 , ~aaaaaaaae $
        -659 , ~aaaaaaaae ,
        510 , ~aaaaaaaai
        -359 , ~aaaaaaaaiaac
        252 , ~aaaaaaaaiaai
        210 , ~aaaaaaaaiaai F
        -532 , ~aaaaaaab
        -260 , ~aaaaaaac
        221 , ~aaaaaaac F
        589 , ~aaaaaaae
        28 , ~aaaaaaai
        228 , ~aaaaaaai #
        356 , ~aaaaaaai ~
        320 , ~aaaaaaai ~aeaaaaaeaaac
        754 , ~aaaaaaai ~aic
        163 , ~aaaaaaaiaaac
        479 , ~aaaaaaaiaaac ~aaaaaaaaaaac
        260 , ~aaaaaab
        -305 , ~aaaaaabac
        -580 , ~aaaaaabac ,
        -581 , ~aaaaaabacaac ,
        824 , ~aaaaaacaaaac
        -611 , ~aaaaaaeaaaaaaab
        -547 , ~aaaaaaeb
        415 , ~aaaaaag ~aeaaaaaeaaac
        949 , ~aaaaaagaaaaaaai
        -373 , ~aaaaaam
        660 , ~aaaaab
        551 , ~aaaaab #
        -837 , ~aaaeaaaaaaac
        939 , ~aaai ~
        857 , ~aaai ~aaaaaaaaiaac
        599 , ~aab
        1029 , ~aabaab
        -370 , ~aaiaaaai
        823 , ~aaiaaaai ~aaaaaaai
        614 , ~acabai
        612 , ~acabai ~
        471 , ~aci
        752 , ~aeaaaaaeaaac
        -342 , ~aeaaaaaeaaac F
        -524 , ~aeaaaaaeaaac _
        183 , ~aeaaaaaeaaac ~
        275 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -440 , ~aeaaaaaeaiac
        -189 , ~aeaaaabe
        229 , ~aeaaaabe ~acabai
        1234 , ~ai
        2174 , ~aic
        575 , ~aic #
        548 , ~aic F
        553 , ~aic ~aeaaaaaeaaac
        -533 , ~b
        803 , ~be
        -641 , ~be ~aaaaaaai
        1060 , ~be ~aaaaaacaaaac
        866 , ~be ~aabaab
        140 , ~be ~acab
        397 , ~be ~acabc
        -742 , ~be ~aci
        1050 , ~be ~aic
        -421 , ~e
        444 , ~ee
        -537 . #
        -254 . # $
        -296 . # ~
        262 . F
        901 . F $
        -349 . F ,
        -837 . F F
        -314 . F and
        464 . F ~
        -316 . F ~aaaaaaaaaab
        -166 . _
        -436 . _ $
        644 . _ ,
        907 . had
        -805 . paper
        -495 . roast F
        -199 . ~
        -316 . ~ F
        715 . ~ _
        -1108 . ~ ~
        375 . ~aaaaaaaaaaac
        303 . ~aaaaaaaaaaac F
        -240 . ~aaaaaaac
        -501 . ~aaaaaaac F
        547 . ~aaaaaaai
        -714 . ~aaaaaab
        -678 . ~aaaaaabacaac
        534 . ~aic
        -449 14th
        -534 5th
        -1301 <0 fifths>
        -2080 <0 foods>
        -315 <0 strange>
        146 <0 words>
        -342 <1 fifths>
        75 <1 foods>
        -718 <1 strange>
        467 <1 words>
        -44 <2 fifths>
        218 <2 foods>
        -473 <2 strange>
        -136 <2 words>
        -372 <3 fifths>
        53 <3 foods>
        -334 <3 strange>
        -907 <3 words>
        -1425 <4 foods>
        -1433 <4 words>
        1855 <5 fifths>
        -1036 <5 words>
        -768 <6 words>
        -700 <7 words>
        348 <8 words>
        289 <9 words>
        -1983 <asked>
        1155 <meal>
        -2660 <other>
        -125 <partly>
        -364 <role 0>
        -125 <role 10>
        -274 <role 11>
        286 <role 12>
        -455 <role 13>
        740 <role 14>
        -124 <role 15>
        -1094 <role 16>
        -833 <role 17>
        -861 <role 18>
        -696 <role 19>
        -638 <role 1>
        -1017 <role 20>
        183 <role 21>
        -501 <role 22>
        -678 <role 23>
        380 <role 24>
        -446 <role 25>
        -383 <role 26>
        -606 <role 27>
        -844 <role 28>
        -258 <role 29>
        -822 <role 2>
        46 <role 30>
        439 <role 32>
        771 <role 33>
        -499 <role 34>
        192 <role 35>
        -1570 <role 36>
        -623 <role 37>
        -493 <role 38>
        70 <role 39>
        -318 <role 3>
        -94 <role 40>
        -818 <role 41>
        -621 <role 42>
        901 <role 43>
        -574 <role 44>
        -629 <role 45>
        -661 <role 46>
        353 <role 47>
        553 <role 48>
        -738 <role 4>
        -497 <role 50>
        504 <role 51>
        -1300 <role 52>
        -327 <role 53>
        -949 <role 54>
        -103 <role 56>
        -826 <role 57>
        3 <role 59>
        -114 <role 5>
        -541 <role 60>
        784 <role 61>
        1277 <role 7>
        157 <role 8>
        -736 <role 9>
        -71 <told>
        -998 F #
        489 F # #
        178 F # $
        -172 F # F
        -690 F # _
        -707 F # a
        708 F # am
        324 F # cup
        -519 F # g
        827 F # kcal
        -348 F # min
        709 F # ml
        196 F # oz
        411 F # pm
        -491 F # price
        494 F # ~
        827 F # ~aaaaaaaaaaaaab
        681 F # ~aaaaaaaaaaac
        -1094 F # ~aaaaaaaae
        -490 F # ~aaaaaaaaeb
        708 F # ~acab
        -706 F # ~aeaaaaaeaaac
        565 F $
        925 F &
        360 F & F
        1172 F ,
        -192 F , #
        -714 F , F
        922 F , NO
        -165 F , _
        -605 F , a
        498 F , about
        -267 F , and
        832 F , bit
        306 F , black
        -581 F , dinner
        608 F , drank
        -561 F , frozen
        292 F , just
        -564 F , pinch
        624 F , she
        240 F , then
        -789 F , vanilla
        348 F , which
        -350 F , ~
        -809 F , ~aaaaaaaaaaaaaac
        847 F , ~aaaaaaaaaaac
        -265 F , ~aaaaaaaaaab
        334 F , ~aaaaaaaae
        -793 F , ~aaaaaaac
        516 F , ~aaaaaaae
        -214 F , ~aaaaaabac
        -567 F , ~aaaaaabacaac
        891 F , ~aaaaaacaaaac
        540 F , ~aaaaab
        -440 F , ~aeaaaaaeaaac
        -433 F , ~aeaaaabe
        733 F , ~ai
        697 F .
        -1878 F . F
        1406 F F
        -562 F F #
        388 F F $
        313 F F &
        607 F F ,
        963 F F F
        181 F F NO
        -291 F F _
        488 F F again
        158 F F at
        -617 F F baby
        -592 F F bowl
        594 F F for
        249 F F from
        -330 F F in
        559 F F made
        678 F F n
        -131 F F on
        -248 F F or
        -482 F F sauce
        -379 F F so
        181 F F w
        354 F F with
        -340 F F ~
        798 F F ~aaaaaaaaaab
        -302 F F ~aaaaaaaae
        428 F F ~aaaaaaaai
        -131 F F ~aaaaaaaaiaac
        364 F F ~aaaaaaaaiaai
        606 F F ~aaaaaaaaiacc
        -495 F F ~aaaaaab
        576 F F ~aab
        -291 F F ~aeaaaabe
        -618 F F ~c
        560 F NO
        553 F NO $
        -162 F _
        2192 F _ #
        665 F _ $
        -563 F _ ,
        -553 F _ F
        295 F _ at
        -680 F _ for
        -452 F _ than
        -634 F _ with
        -193 F _ ~aaaaaaaae
        173 F _ ~aaaaaaaai
        -642 F _ ~aaaaaaaaiaai
        -682 F _ ~aaaaaaaaiacc
        -316 F a
        -522 F about
        -501 F about #
        -342 F after
        -445 F again
        262 F again today
        329 F al
        56 F all
        -469 F allergy
        -638 F and
        -163 F and #
        292 F and F
        320 F and a
        418 F and ate
        -947 F and stick
        -548 F are
        538 F around
        552 F around #
        1066 F as
        730 F at
        -257 F at a
        335 F at my
        -331 F at nans
        122 F at the
        -598 F ate
        -411 F baby
        281 F baby food
        560 F balls
        1476 F bar
        314 F bar $
        587 F bar at
        -1004 F bath
        672 F because
        834 F before
        464 F before the
        -533 F belly
        -540 F belly $
        787 F benedict
        135 F between
        711 F board
        621 F board $
        -646 F bottle
        -372 F bowl
        265 F bowl $
        250 F breast
        262 F but
        765 F butty
        -505 F by
        -807 F by _
        965 F by the
        287 F came out
        379 F chop
        303 F con
        326 F cos
        326 F cos i
        1011 F dough
        710 F down
        539 F during
        528 F during the
        -344 F every
        -479 F fields
        326 F fillet
        615 F finger
        383 F fingers
        254 F fingers $
        -304 F first
        -773 F first then
        604 F first thing
        216 F for
        -681 F for F
        799 F for a
        336 F for annas
        790 F for dinner
        530 F for lunch
        400 F for school
        -542 F for the
        257 F fried
        274 F from
        -1017 F from a
        180 F from the
        841 F got me
        -735 F green
        -641 F have
        -439 F hot
        185 F in
        498 F in F
        817 F in _
        644 F in bed
        557 F in front
        153 F in my
        1020 F in the
        449 F in town
        -900 F into
        -539 F is
        -306 F is #
        -228 F is _
        -240 F is a
        462 F is being
        -401 F just
        398 F last night
        -432 F later $
        -436 F left
        -437 F left $
        229 F leg
        451 F loaf
        -210 F machine
        56 F made
        252 F made with
        404 F mcmuffin
        330 F mcmuffin $
        -519 F meal with
        492 F melt
        524 F melt $
        -479 F n
        -261 F n F
        -590 F near
        -588 F near me
        -472 F night
        -289 F not
        791 F not F
        -1420 F of
        521 F of #
        -709 F of a
        -1093 F of the
        -486 F off $
        544 F off _
        -565 F off the
        -429 F on
        504 F on #
        336 F on F
        487 F on a
        -263 F on friday
        519 F on holiday
        393 F on monday
        -366 F on my
        -620 F on offer
        504 F on saturday
        35 F on the
        -242 F on top
        433 F on white
        -668 F or
        -1310 F or F
        273 F or so
        416 F or something
        557 F original
        490 F out
        464 F out of
        314 F out with
        335 F over
        583 F over the
        -493 F overnight
        -344 F overnight $
        -541 F paste
        629 F patty
        350 F plate
        250 F please
        244 F please $
        -1109 F ready
        -280 F rings
        -320 F rings $
        456 F sauce $
        -478 F sauce ,
        -1486 F seeds
        266 F served
        -675 F shaped
        -511 F should
        291 F slice
        268 F slice $
        -1088 F slices
        807 F so
        359 F sticks
        617 F straight
        334 F sunday
        559 F sunday $
        -902 F taking
        700 F tasting
        -429 F the
        250 F this
        106 F this morning
        288 F tikka
        -652 F till
        548 F tin
        283 F to _
        509 F to cheer
        -465 F to the
        242 F today $
        553 F tonight
        554 F tonight $
        499 F too $
        32 F up
        296 F w
        114 F was
        1207 F while
        391 F white
        390 F white F
        281 F with
        -152 F with #
        450 F with F
        258 F with a
        -393 F with brown
        1164 F won
        380 F zero
        14 F ~
        -373 F ~ #
        1332 F ~ $
        278 F ~ &
        -202 F ~ ,
        677 F ~ F
        -608 F ~ _
        -414 F ~ ~
        143 F ~ ~aaaaaaaaaab
        -754 F ~ ~aaaaaaaae
        456 F ~ ~aaaaaaaai
        558 F ~ ~aaaaaaaaiaaae
        -352 F ~ ~aaaaaaaaiaac
        588 F ~ ~aaaaaaaaiaai
        -504 F ~ ~aaaaaaaaiacc
        -727 F ~ ~aaaaaaae
        931 F ~ ~aaaaaaai
        436 F ~ ~aaaaaab
        271 F ~ ~aaaaacaai
        -441 F ~ ~aaaae
        -403 F ~ ~aeaaaaaeaaac
        932 F ~ ~be
        528 F ~aaaaaaaaaaaaaac $
        510 F ~aaaaaaaaaaaaaae
        -621 F ~aaaaaaaaaaaaaai
        -35 F ~aaaaaaaaaaaae
        561 F ~aaaaaaaaaaaae ~aeaaaaaeaaac
        116 F ~aaaaaaaaaaac
        517 F ~aaaaaaaaaaacec
        446 F ~aaaaaaaaaaacec ~aaaaaaaai
        314 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        527 F ~aaaaaaaaaab
        -228 F ~aaaaaaaaaab #
        -350 F ~aaaaaaaaaab F
        -222 F ~aaaaaaaaaab _
        -587 F ~aaaaaaaaaab ~aaaaaaaaaaac
        233 F ~aaaaaaaaaab ~aeaaaaaeaaac
        461 F ~aaaaaaaaaab ~aic
        74 F ~aaaaaaaab
        732 F ~aaaaaaaab ~aic
        -1106 F ~aaaaaaaae
        386 F ~aaaaaaaae $
        -561 F ~aaaaaaaae _
        -327 F ~aaaaaaaae ~aaaaaaaaiaac
        -333 F ~aaaaaaaaeaaaae
        435 F ~aaaaaaaai
        693 F ~aaaaaaaai #
        713 F ~aaaaaaaai F
        643 F ~aaaaaaaai _
        -839 F ~aaaaaaaai ~
        283 F ~aaaaaaaai ~aaaaaaaaaaaaaab
        520 F ~aaaaaaaai ~aaaaaaaae
        -275 F ~aaaaaaaai ~aaaaaaae
        495 F ~aaaaaaaai ~aeaaaaaeaaac
        -233 F ~aaaaaaaai ~aeaaaaaeaiac
        -592 F ~aaaaaaaai ~be
        -487 F ~aaaaaaaaiaaae $
        543 F ~aaaaaaaaiaaae _
        -441 F ~aaaaaaaaiaaae ~aeaaaaaeaaac
        265 F ~aaaaaaaaiaac #
        1150 F ~aaaaaaaaiaac F
        555 F ~aaaaaaaaiaac _
        -251 F ~aaaaaaaaiaac ~
        381 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        -246 F ~aaaaaaaaiaac ~aaaaaaaaaaacai
        -465 F ~aaaaaaaaiaac ~aaaaaaaae
        -680 F ~aaaaaaaaiaac ~aaaaaaaaiaac
        1190 F ~aaaaaaaaiaac ~aaaae
        983 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -261 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -453 F ~aaaaaaaaiaac ~aeaaaabe
        -66 F ~aaaaaaaaiaai
        -152 F ~aaaaaaaaiaai #
        584 F ~aaaaaaaaiaai F
        -145 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -2 F ~aaaaaaaaiacc
        -676 F ~aaaaaaaaiacc F
        -1316 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        399 F ~aaaaaaaaiacc ~aaaaaaaae
        558 F ~aaaaaaaaiacc ~aaaaaabac
        903 F ~aaaaaaaaiacc ~aaaaaabacaac
        348 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        296 F ~aaaaaaac
        291 F ~aaaaaaacaaac
        268 F ~aaaaaaacaaac $
        126 F ~aaaaaaai
        801 F ~aaaaaaai $
        533 F ~aaaaaaai F
        -1049 F ~aaaaaaai _
        -227 F ~aaaaaaai ~
        538 F ~aaaaaaai ~aaaaaabi
        -256 F ~aaaaaaaiaaac
        -775 F ~aaaaaaaiaaac ~aaaaaaai
        -788 F ~aaaaaab
        206 F ~aaaaaab $
        -571 F ~aaaaaabac
        -469 F ~aaaaaabae
        158 F ~aaaaaabi
        359 F ~aaaaaabi $
        -1063 F ~aaaaaac
        287 F ~aaaaaac ~aaaaaaaaaaacec
        -526 F ~aaaaaacaaaaaaai
        -455 F ~aaaaaacaaaac
        -512 F ~aaaaaacaaaac ~aaaaaaaaaaac
        1165 F ~aaaaaacaeaaaaai
        -433 F ~aaaaaag $
        -501 F ~aaaaab #
        282 F ~aaaaacaai _
        525 F ~aaaaacaai ~
        -472 F ~aaaaacaai ~aeaaaaaeaaac
        -298 F ~aaaabaaae
        504 F ~aaaae
        506 F ~aaaae $
        -433 F ~aaaaeaai $
        559 F ~aaaaeab
        558 F ~aaaaeab $
        -296 F ~aaacaaaaaaac
        791 F ~aaacaaaaaaac F
        -506 F ~aab
        -380 F ~aab ~aaaaaaaaiaac
        279 F ~aab ~aaaaaaaaiaai
        809 F ~aabaab ~aaaaaaae
        -540 F ~acaaaiaaaaac
        -308 F ~acaaaiaaaaac #
        -230 F ~acaaaiaaaaac _
        -396 F ~acaaaiaaaaac ~
        662 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -227 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -788 F ~acab
        154 F ~acabai
        -550 F ~acabaiaaaaac
        -954 F ~acabi
        -640 F ~accbab
        -673 F ~aci
        -743 F ~aeaaaaaeaaac
        491 F ~aeaaaaaeaaac ~
        666 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -516 F ~aeaaaabe ~
        -1215 F ~aic
        -336 F ~c
        -696 F ~c $
        282 F ~c ~aaaaaabacaac
        -39 NO $
        1040 NO ,
        -681 NO , ~aaaaaaai
        948 NO .
        -269 NO F $
        -385 NO for
        -469 NO today $
        649 NO today ,
        -531 NO ~
        -384 NO ~aaaaaaaaiacc
        -468 NO ~aaaaaabi $
        651 NO ~aaaaaabi ,
        -610 NO ~aeaaaaaeaaac
        519 ^ #
        -176 ^ # #
        95 ^ # F
        525 ^ # _
        508 ^ # a
        -462 ^ # and
        -461 ^ # calories
        -806 ^ # degrees
        -805 ^ # g
        -784 ^ # k
        -148 ^ # kcal
        760 ^ # lb
        334 ^ # ml
        698 ^ # of
        298 ^ # oz
        450 ^ # piece
        278 ^ # scoops
        -622 ^ # slice
        -611 ^ # slices
        -798 ^ # steps
        -562 ^ # tbsp
        -494 ^ # the
        -338 ^ # tsp
        459 ^ # ~
        -1071 ^ # ~aaaaaaaaaaaaab
        590 ^ # ~aaaaaaaaaaac
        -467 ^ # ~aaaaaaaaaab
        1036 ^ # ~aaaaaaaae
        870 ^ # ~aaaaaaaai
        -622 ^ # ~aaaaaaacaaac
        473 ^ F
        681 ^ F #
        745 ^ F $
        296 ^ F &
        726 ^ F ,
        171 ^ F F
        436 ^ F NO
        -790 ^ F _
        597 ^ F a
        -370 ^ F after
        637 ^ F again
        -469 ^ F allergy
        619 ^ F and
        -347 ^ F are
        674 ^ F as
        862 ^ F at
        361 ^ F before
        356 ^ F benedict
        509 ^ F board
        -272 ^ F bowl
        392 ^ F butty
        -796 ^ F by
        815 ^ F fingers
        486 ^ F for
        -420 ^ F green
        -349 ^ F have
        378 ^ F in
        -268 ^ F is
        296 ^ F on
        -610 ^ F shaped
        701 ^ F tasting
        -661 ^ F the
        425 ^ F this
        797 ^ F up
        837 ^ F with
        370 ^ F ~
        -678 ^ F ~aaaaaaaaaaaaaai
        800 ^ F ~aaaaaaaaaaaae
        498 ^ F ~aaaaaaaaaab
        645 ^ F ~aaaaaaaai
        919 ^ F ~aaaaaaaaiaac
        845 ^ F ~aaaaaaaaiaai
        484 ^ F ~aaaaaaaaiacc
        280 ^ F ~aaaaaaac
        574 ^ F ~aaaaaaai
        -412 ^ F ~aaaaaab
        543 ^ F ~aaaaaabi
        -276 ^ F ~aaaaaac
        -352 ^ F ~aaaaaacaaaaaaai
        549 ^ F ~aaaae
        -356 ^ F ~aab
        -268 ^ F ~acaaaiaaaaac
        -346 ^ F ~acabaiaaaaac
        -350 ^ F ~accbab
        -478 ^ F ~aci
        177 ^ F ~aeaaaabe
        -796 ^ F ~aic
        -754 ^ NO
        -796 ^ NO $
        770 ^ NO ,
        -142 ^ _
        -199 ^ _ #
        -581 ^ _ ,
        -1494 ^ _ .
        679 ^ _ _
        -982 ^ _ a
        -676 ^ _ at
        -556 ^ _ cooker
        652 ^ _ for
        -258 ^ _ in
        670 ^ _ off
        510 ^ _ on
        420 ^ _ that
        -171 ^ _ to
        430 ^ _ ~
        -601 ^ _ ~aaaaaaaaaaaaaab
        -601 ^ _ ~aaaaaaaaaaaaaac
        804 ^ _ ~aaaaaaaae
        -537 ^ _ ~aaaaaaaai
        670 ^ _ ~aaaaaaaaiaaae
        432 ^ _ ~aaaaaaaaiaac
        660 ^ _ ~aaaaaaaaiacc
        -166 ^ _ ~aaaaacaai
        -803 ^ _ ~aeaaaaaeaaac
        -437 ^ _ ~aic
        1701 ^ a
        183 ^ a F
        -398 ^ a _
        390 ^ a cup
        292 ^ a pint
        433 ^ a small
        364 ^ add
        380 ^ after
        734 ^ after the
        865 ^ airport
        401 ^ all
        -659 ^ american
        555 ^ an
        367 ^ an F
        -867 ^ as
        698 ^ ate
        563 ^ ate the
        260 ^ back
        309 ^ back on
        329 ^ bad day
        -570 ^ bag
        -424 ^ bag of
        685 ^ baked
        680 ^ barely
        681 ^ barely ate
        414 ^ bbq
        833 ^ beach
        -581 ^ big F
        447 ^ bit of
        261 ^ black
        261 ^ black F
        -977 ^ bought
        148 ^ bowl
        148 ^ bowl of
        16 ^ breakfast
        564 ^ broke
        376 ^ brown F
        726 ^ bubble
        421 ^ burnt
        -400 ^ buy
        -246 ^ buy F
        -194 ^ can
        428 ^ can of
        254 ^ can you
        -664 ^ cant
        -714 ^ carb
        -509 ^ cheesy
        1065 ^ chicago
        330 ^ chipotle
        310 ^ chipotle bowl
        422 ^ christmas
        275 ^ cleaned
        361 ^ club
        361 ^ club F
        1075 ^ coach
        146 ^ consuming
        -404 ^ cool
        -972 ^ costco
        -574 ^ costco run
        458 ^ cottage
        453 ^ cottage F
        -609 ^ could
        -596 ^ crossword
        582 ^ cup
        756 ^ cup of
        302 ^ dad
        -310 ^ dave
        365 ^ day
        262 ^ day #
        1257 ^ decaf
        442 ^ decided on
        583 ^ desk
        -382 ^ did
        914 ^ didnt
        -507 ^ didnt eat
        682 ^ didnt get
        472 ^ didnt have
        325 ^ diet F
        516 ^ dim
        407 ^ dim sum
        -464 ^ dinner
        -762 ^ dishwasher
        -323 ^ does
        -432 ^ dog
        268 ^ dont
        949 ^ double
        321 ^ double F
        -878 ^ drink
        257 ^ dropped
        348 ^ dug
        822 ^ early
        -643 ^ easter
        -340 ^ eat
        -771 ^ end
        331 ^ energy
        316 ^ energy drink
        129 ^ enjoying
        125 ^ enjoying a
        -610 ^ fancy
        640 ^ fasting
        -602 ^ fed
        -225 ^ fed the
        -368 ^ feed
        -537 ^ feeling
        517 ^ feeling _
        734 ^ ferry
        449 ^ finally
        327 ^ finished
        451 ^ finished off
        786 ^ flask
        -150 ^ for
        148 ^ for a
        -270 ^ for breakfast
        431 ^ for dinner
        105 ^ for my
        -648 ^ for the
        -286 ^ forgot my
        734 ^ forgot to
        -606 ^ freezer
        660 ^ french
        -226 ^ fridge
        -918 ^ fried
        350 ^ fried F
        -935 ^ fried green
        536 ^ frozen
        536 ^ frozen F
        977 ^ full
        766 ^ full english
        770 ^ gave
        420 ^ glass
        418 ^ glass of
        367 ^ got
        -793 ^ grab
        1318 ^ grabbed
        640 ^ grabbed a
        274 ^ grande
        260 ^ grilled
        342 ^ grilled F
        981 ^ had
        226 ^ had #
        891 ^ had F
        -829 ^ had a
        834 ^ hangover
        -930 ^ hard
        -642 ^ having
        -237 ^ he
        -618 ^ heartburn
        -345 ^ hello
        -476 ^ hello F
        -827 ^ hi
        633 ^ hospital
        908 ^ hot
        581 ^ hotel
        -395 ^ how many
        40 ^ i
        473 ^ i _
        240 ^ i am
        825 ^ i didnt
        -283 ^ i had
        528 ^ i just
        -562 ^ i meant
        308 ^ i possess
        800 ^ iced
        719 ^ iced F
        384 ^ ill today
        -333 ^ in a
        -464 ^ in my
        -950 ^ ingredients
        -950 ^ ingredients .
        -250 ^ is F
        -713 ^ it
        380 ^ it was
        379 ^ jacket
        379 ^ jacket F
        -727 ^ java
        879 ^ just
        216 ^ kids
        -429 ^ kids had
        242 ^ kids in
        1207 ^ knocked
        -1766 ^ lady
        219 ^ large
        -130 ^ large F
        596 ^ last night
        284 ^ late
        -442 ^ laundry
        -699 ^ leave
        -663 ^ left
        -457 ^ leg
        -689 ^ like
        -587 ^ log
        402 ^ log F
        389 ^ low
        -20 ^ lunch
        431 ^ lunch .
        788 ^ maccies
        -487 ^ made
        200 ^ made F
        -727 ^ make
        -629 ^ make that
        -861 ^ marinade
        -1012 ^ meal
        -404 ^ medium
        302 ^ medium F
        248 ^ meeting
        593 ^ met
        626 ^ mopped
        626 ^ mopped up
        480 ^ mowed
        372 ^ mowed the
        394 ^ mr
        -358 ^ mr F
        753 ^ mr kipling
        -522 ^ mum
        546 ^ munched
        -201 ^ my
        110 ^ my F
        -474 ^ my son
        -323 ^ nan
        -474 ^ need
        -369 ^ never
        -471 ^ new
        980 ^ night
        471 ^ nothing
        735 ^ nothing for
        297 ^ only
        -1172 ^ order
        -170 ^ ordered
        -537 ^ ordered a
        249 ^ out
        378 ^ out for
        432 ^ overnight
        436 ^ overnight F
        -979 ^ packed
        867 ^ pad
        395 ^ pad thai
        -941 ^ painted
        571 ^ papa
        524 ^ passed on
        -761 ^ pick
        -755 ^ pick up
        -55 ^ picked
        615 ^ picked at
        183 ^ picked up
        -445 ^ piece
        -813 ^ plan
        259 ^ plate
        792 ^ please add
        317 ^ polished
        318 ^ polished off
        672 ^ popeyes
        625 ^ popped
        415 ^ post
        286 ^ preparing
        -1264 ^ printer
        760 ^ protein
        392 ^ protein F
        1130 ^ protein bar
        483 ^ pulled
        329 ^ put
        491 ^ quick
        739 ^ quick #
        -383 ^ recipe
        -208 ^ red
        810 ^ red F
        -400 ^ ring
        579 ^ roast
        671 ^ roast dinner
        918 ^ said
        904 ^ saved
        473 ^ saw
        -548 ^ school
        683 ^ schooner
        -477 ^ she
        -555 ^ shopping
        615 ^ side
        859 ^ skipped
        746 ^ skipped lunch
        163 ^ slept
        90 ^ slice
        577 ^ slice of
        172 ^ small F
        568 ^ smashed
        -907 ^ so
        -477 ^ so hungry
        358 ^ spag
        332 ^ spag bol
        328 ^ spring
        329 ^ spring F
        -672 ^ staying
        930 ^ stir
        1199 ^ stir fry
        1204 ^ stole
        1177 ^ stopped
        -848 ^ substitute
        280 ^ subway
        254 ^ sunday
        264 ^ sunday roast
        -769 ^ sweet
        439 ^ table for
        -465 ^ take
        -1245 ^ tesco
        -692 ^ that
        -499 ^ that was
        -1214 ^ the
        703 ^ the F
        504 ^ the _
        565 ^ the cat
        -475 ^ thirsty
        838 ^ this
        703 ^ this _
        294 ^ this morning
        -271 ^ threw
        609 ^ toad
        607 ^ toad in
        -584 ^ tomorrow
        -579 ^ tomorrow .
        556 ^ tonight
        -651 ^ too
        671 ^ trail
        670 ^ trail mix
        208 ^ tried
        199 ^ trying
        180 ^ trying to
        -556 ^ turned
        -461 ^ turned down
        -340 ^ vanilla
        -569 ^ vanilla F
        -736 ^ waiter
        -734 ^ walk
        352 ^ walked
        414 ^ walked the
        311 ^ we
        1003 ^ we had
        144 ^ went
        349 ^ went for
        305 ^ went out
        -433 ^ were
        -738 ^ what
        -425 ^ who
        -355 ^ wish
        287 ^ ~
        -1161 ^ ~ #
        -861 ^ ~ $
        -960 ^ ~ .
        260 ^ ~ F
        -1398 ^ ~ _
        1504 ^ ~ ~
        503 ^ ~ ~aaaaaaaaaaaaaac
        -580 ^ ~ ~aaaaaaaaaaaae
        -224 ^ ~ ~aaaaaaaaaaac
        340 ^ ~ ~aaaaaaaaaab
        -495 ^ ~ ~aaaaaaaae
        681 ^ ~ ~aaaaaaaaeaaai
        831 ^ ~ ~aaaaaaaaeaag
        873 ^ ~ ~aaaaaaaai
        -1069 ^ ~ ~aaaaaaaaiaaae
        -230 ^ ~ ~aaaaaaaaiaac
        -681 ^ ~ ~aaaaaaaaiaai
        744 ^ ~ ~aaaaaaac
        -707 ^ ~ ~aaaaaaae
        -130 ^ ~ ~aaaaaaai
        -671 ^ ~ ~aaaaaaaiaaac
        -179 ^ ~ ~aaaaaab
        376 ^ ~ ~aaaaaabacaac
        685 ^ ~ ~aaaaaabae
        521 ^ ~ ~aaaaaacaeaaaaai
        -378 ^ ~ ~aaaaacaai
        729 ^ ~ ~aaaae
        536 ^ ~ ~aacaaab
        -746 ^ ~ ~aacaaabc
        -586 ^ ~ ~aacaaaeaiaac
        707 ^ ~ ~acab
        527 ^ ~ ~acabaiaaaaac
        -416 ^ ~ ~aeaaaaaeaaac
        -396 ^ ~ ~aeaaaaaeaiac
        249 ^ ~ ~c
        661 ^ ~aaaaaaaaaaaaaaab
        621 ^ ~aaaaaaaaaaaaaaac
        -304 ^ ~aaaaaaaaaaaaaaac #
        1535 ^ ~aaaaaaaaaaaaaab
        -747 ^ ~aaaaaaaaaaaaaab F
        462 ^ ~aaaaaaaaaaaaaab ~
        165 ^ ~aaaaaaaaaaaaaab ~aaaaaaaaaaaae
        616 ^ ~aaaaaaaaaaaaaab ~aaaaaaaai
        125 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -1090 ^ ~aaaaaaaaaaaaaac
        -296 ^ ~aaaaaaaaaaaaaac #
        -242 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -429 ^ ~aaaaaaaaaaaaaae
        630 ^ ~aaaaaaaaaaaaaae &
        138 ^ ~aaaaaaaaaaaaaae F
        262 ^ ~aaaaaaaaaaaaaae ~
        -656 ^ ~aaaaaaaaaaaaaae ~aic
        -212 ^ ~aaaaaaaaaaaaaai
        1061 ^ ~aaaaaaaaaaaaaaj ~
        -262 ^ ~aaaaaaaaaaaaab
        389 ^ ~aaaaaaaaaaaaab F
        239 ^ ~aaaaaaaaaaaaab ~
        638 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        353 ^ ~aaaaaaaaaaaaacb
        414 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        351 ^ ~aaaaaaaaaaaaai
        280 ^ ~aaaaaaaaaaaaai ~
        290 ^ ~aaaaaaaaaaaab
        -283 ^ ~aaaaaaaaaaac
        -631 ^ ~aaaaaaaaaaac ,
        366 ^ ~aaaaaaaaaaac F
        920 ^ ~aaaaaaaaaaac ~
        -88 ^ ~aaaaaaaaaaac ~aaaaaaaai
        -552 ^ ~aaaaaaaaaaacac
        -462 ^ ~aaaaaaaaaaacac ~
        249 ^ ~aaaaaaaaaaacec
        381 ^ ~aaaaaaaaaaacec ~aaaaaaaaiacc
        -602 ^ ~aaaaaaaaaaah
        -399 ^ ~aaaaaaaaac
        870 ^ ~aaaaaaaae
        -747 ^ ~aaaaaaaae #
        -432 ^ ~aaaaaaaae ,
        -496 ^ ~aaaaaaaae F
        446 ^ ~aaaaaaaae _
        796 ^ ~aaaaaaaae ~
        656 ^ ~aaaaaaaae ~aaaaaaaai
        -297 ^ ~aaaaaaaae ~aaaaaaaaiaac
        -509 ^ ~aaaaaaaae ~aaaaaaai
        495 ^ ~aaaaaaaae ~aaaaaabacaac
        -677 ^ ~aaaaaaaae ~aeaaaaaeaaac
        -433 ^ ~aaaaaaaae ~aic
        835 ^ ~aaaaaaaae ~c
        587 ^ ~aaaaaaaaeaaaae
        -362 ^ ~aaaaaaaaeaac
        -224 ^ ~aaaaaaaaeaag
        541 ^ ~aaaaaaaai
        434 ^ ~aaaaaaaai #
        -993 ^ ~aaaaaaaai _
        199 ^ ~aaaaaaaai ~
        336 ^ ~aaaaaaaai ~aaaaaaaae
        520 ^ ~aaaaaaaaiaac _
        -662 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -220 ^ ~aaaaaaaaiacc
        -508 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        105 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -749 ^ ~aaaaaaab
        -881 ^ ~aaaaaaac
        -617 ^ ~aaaaaaac #
        -420 ^ ~aaaaaaac F
        1200 ^ ~aaaaaaac ~aaaaaaac
        671 ^ ~aaaaaaac ~aaaaaabacaac
        -359 ^ ~aaaaaaac ~aeaaaaaeaaac
        89 ^ ~aaaaaaacaaac
        575 ^ ~aaaaaaacaaac ~aaaaaaaai
        -734 ^ ~aaaaaaace
        -313 ^ ~aaaaaaad
        531 ^ ~aaaaaaae
        470 ^ ~aaaaaaae F
        1060 ^ ~aaaaaaai
        190 ^ ~aaaaaaai F
        98 ^ ~aaaaaaai ~
        -862 ^ ~aaaaaaai ~aeaaaabe
        356 ^ ~aaaaaaaiaaac
        385 ^ ~aaaaaab
        733 ^ ~aaaaaab .
        248 ^ ~aaaaaab ~aaaaaaaai
        -80 ^ ~aaaaaabac
        -637 ^ ~aaaaaabacaac
        452 ^ ~aaaaaabacaac ~acaaaiaaaaac
        979 ^ ~aaaaaabae
        -614 ^ ~aaaaaac ~aeaaaaaeaaac
        923 ^ ~aaaaaacaaaaaaci
        94 ^ ~aaaaaacaaaac
        -637 ^ ~aaaaaacaaaac F
        292 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        346 ^ ~aaaaaacaaaac ~aaaaaaaaiacc
        529 ^ ~aaaaaacaaaac ~aeaaaaaeaaac
        -278 ^ ~aaaaaae
        -1047 ^ ~aaaaaae F
        493 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        711 ^ ~aaaaaae ~aeaaaaae
        -210 ^ ~aaaaaae ~aeaaaaaeaaac
        -373 ^ ~aaaaaaeaaaaaaab
        -376 ^ ~aaaaaaec
        -814 ^ ~aaaaaag
        -653 ^ ~aaaaaagaaaaaaai
        1209 ^ ~aaaaaagaaaaaaaj
        385 ^ ~aaaaaam
        765 ^ ~aaaaaam ~
        -575 ^ ~aaaaaamaaaaaaab
        -597 ^ ~aaaaaamaaaaaaab F
        -227 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        476 ^ ~aaaaaamae
        399 ^ ~aaaaaao
        -242 ^ ~aaaaaao ~aeaaaaaeaaac
        410 ^ ~aaaaab
        328 ^ ~aaaaab ~aaaaacaai
        -811 ^ ~aaaaabac
        739 ^ ~aaaaabc ~aaaaacaai
        -281 ^ ~aaaaabc ~aeaaaaaeaiac
        -702 ^ ~aaaaae
        -435 ^ ~aaaaai
        -345 ^ ~aaaab
        -514 ^ ~aaaabaaaaaaaaab
        -321 ^ ~aaaabaaae .
        -553 ^ ~aaaabaaaeaaaaab
        249 ^ ~aaaabaaaeaab
        384 ^ ~aaaac ~aaaaaabi
        717 ^ ~aaaae
        -847 ^ ~aaaae F
        263 ^ ~aaaae ~aaaaaaac
        558 ^ ~aaaaeab
        -582 ^ ~aaaaf
        -580 ^ ~aaaaf .
        470 ^ ~aaai
        -502 ^ ~aaai ~
        731 ^ ~aaai ~aaaaaaaaiacc
        642 ^ ~aaaiaaaaaaaaaab
        -522 ^ ~aaaiaaaaaaaaaab ~
        -404 ^ ~aab
        -1046 ^ ~aab #
        -1024 ^ ~aab ~aaaaaaaaaaaaaae
        215 ^ ~aab ~aaaaaaaaaaaae
        615 ^ ~aab ~aaaaaaaai
        -157 ^ ~aab ~aeaaaaaeaaac
        317 ^ ~aabaab
        -338 ^ ~aacaaaaaaaac
        -584 ^ ~aacaaaaaaai
        402 ^ ~aacaaaaaaai F
        374 ^ ~aacaaaacaai
        -454 ^ ~aacaaaacaai ~aeaaaaaeaaac
        -876 ^ ~aacaaab
        -1170 ^ ~aacaaabc
        -725 ^ ~aacaaacc
        -625 ^ ~aacaaacc ~aeaaaabe
        -611 ^ ~aacaaae
        -688 ^ ~aacaaaeaiaac
        -476 ^ ~aacaabc
        -400 ^ ~aacabaab
        -247 ^ ~aacabaab F
        246 ^ ~aae
        604 ^ ~aae ~aaaaaabac
        -291 ^ ~aae ~aaaaaabacaac
        783 ^ ~aaeaaaaaaaac
        264 ^ ~aaiaaaab
        491 ^ ~aaiaaaab ~aaaaaaab
        -370 ^ ~aaiaaaai
        -239 ^ ~ab
        -616 ^ ~ab ~
        -521 ^ ~abaaaaaaae ~be
        -753 ^ ~abaaaab
        -363 ^ ~ac
        429 ^ ~ac ~aaaaaaaai
        -486 ^ ~ac ~be
        259 ^ ~ac ~ee
        -251 ^ ~acaaaiaaaaac F
        -402 ^ ~acab
        -324 ^ ~acabaac
        -844 ^ ~acabi
        -122 ^ ~aci
        -654 ^ ~aci _
        -877 ^ ~aci ~aacaaaaaaaac
        685 ^ ~aci ~aacaaaac
        462 ^ ~aci ~accbab
        470 ^ ~aeaaaaae
        366 ^ ~aeaaaaae F
        612 ^ ~aeaaaaaeaaac
        979 ^ ~aeaaaaaeaaac F
        125 ^ ~aeaaaaaeaaac _
        553 ^ ~aeaaaaaeaaac ~
        -319 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -398 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -739 ^ ~aeaaaaaeaaac ~aaaaaab
        -412 ^ ~aeaaaaaeaaac ~c
        566 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -194 ^ ~aeaaaaaeaiac
        97 ^ ~aeaaaaaeaiac F
        -379 ^ ~aeaaaaaeaiac ~
        -300 ^ ~aeaaaaaeaiac ~c
        -570 ^ ~aeaaaabe
        670 ^ ~aeaaaabe _
        -785 ^ ~aeaaaabe ~
        -384 ^ ~aeaaaabe ~aaaaaaaae
        294 ^ ~aeaaaabe ~aaaaaab
        1446 ^ ~ai
        107 ^ ~ai #
        369 ^ ~ai F
        713 ^ ~ai ~
        317 ^ ~ai ~aaaaaaaaiaaae
        259 ^ ~ai ~aeaaaaaeaaac
        -710 ^ ~ai ~aeaaaabe
        973 ^ ~aic
        431 ^ ~aic #
        597 ^ ~aic F
        451 ^ ~aic ~aaaaaaaaiaaae
        171 ^ ~aic ~aeaaaaaeaaac
        316 ^ ~be
        438 ^ ~be _
        -259 ^ ~be ~
        -393 ^ ~be ~aaaaaae
        526 ^ ~be ~aab
        583 ^ ~be ~aci
        725 ^ ~be ~ai
        195 ^ ~be ~aic
        424 ^ ~c
        257 ^ ~c F
        178 ^ ~c _
        -249 ^ ~c ~
        -469 ^ ~c ~aaaaaaaaiaac
        -634 ^ ~c ~aaaaaaai
        825 ^ ~c ~aaaaaagaaaaaaai
        689 ^ ~c ~aci
        -433 ^ ~caaaaaaaaaac
        -462 ^ ~caaaaaaae
        -159 ^ ~ee
        404 ^ ~ee _
        692 ^ ~ee ~aaaaaag
        -680 ^ ~i
        -589 _ #
        -853 _ # $
        327 _ # ,
        -606 _ # F
        -775 _ # _
        -686 _ # a
        -372 _ # at
        -934 _ # pm
        355 _ # with
        -708 _ # ~
        389 _ # ~aaaaaaaaiaac
        355 _ # ~aaaaaaaaiaai
        -635 _ # ~aeaaaaaeaaac
        -525 _ $
        495 _ ,
        -471 _ , #
        -46 _ , F
        -1235 _ , NO
        647 _ , _
        419 _ , the
        530 _ , ~
        461 _ , ~aeaaaaaeaaac
        423 _ , ~aic
        864 _ .
        726 _ . F
        -552 _ . _
        -564 _ . ~
        -80 _ F
        217 _ F $
        219 _ F ,
        -365 _ F F
        -776 _ F _
        -358 _ F and
        484 _ F in
        -607 _ F on
        -502 _ F with
        539 _ F ~
        -345 _ F ~aaaaaaaaaab
        -503 _ F ~aaaaaaaae
        558 _ F ~aaaaaaaaiaac
        -502 _ F ~aaaaaaaaiaai
        -225 _ _
        -1329 _ _ #
        -765 _ _ $
        56 _ _ ,
        309 _ _ _
        1230 _ _ by
        1132 _ _ ~aaaaaaaai
        -433 _ _ ~aaaaaaaaiaac
        -413 _ a F
        -664 _ after
        -338 _ again $
        -241 _ all
        -393 _ and
        378 _ at
        -716 _ at the
        450 _ by
        -559 _ cooker
        491 _ done
        611 _ dram
        607 _ every
        -555 _ for #
        185 _ for F
        -484 _ for a
        919 _ for lunch
        786 _ home
        -137 _ in
        727 _ into a
        -954 _ is
        -612 _ last
        518 _ machine
        548 _ machine F
        630 _ me
        -192 _ my
        -627 _ of
        -267 _ of F
        -481 _ of myself
        680 _ of the
        -105 _ on
        -678 _ on $
        252 _ on F
        -281 _ on the
        103 _ out
        376 _ out for
        -299 _ oz
        -442 _ oz ,
        -672 _ report
        542 _ station
        693 _ the
        107 _ the F
        -584 _ the _
        -287 _ then
        -438 _ to
        356 _ to cook
        -335 _ tonight
        551 _ up
        234 _ w
        -371 _ with
        -349 _ with F
        -599 _ with a
        1132 _ with the
        497 _ ~
        -1375 _ ~ #
        -649 _ ~ $
        -683 _ ~ ,
        638 _ ~ F
        503 _ ~ _
        -688 _ ~ ~
        -480 _ ~ ~aaaaaaaaaaac
        833 _ ~ ~aaaaaaaaaab
        969 _ ~ ~aaaaaaaai
        390 _ ~ ~aaaaaaaaiaac
        376 _ ~ ~aaaaaaaaiaai
        700 _ ~ ~aaaaaaaaiacc
        608 _ ~ ~aaaaaab
        514 _ ~ ~aaaaacaai
        -545 _ ~aaaaaaaaaaaaaab
        -953 _ ~aaaaaaaaaaaaaac
        690 _ ~aaaaaaaaaaaae
        516 _ ~aaaaaaaaaaaae ~
        751 _ ~aaaaaaaaaaac $
        379 _ ~aaaaaaaaaaacec ~aaaaaaaaiacc
        -375 _ ~aaaaaaaaaab
        147 _ ~aaaaaaaae
        -607 _ ~aaaaaaaae $
        759 _ ~aaaaaaaae ,
        757 _ ~aaaaaaaae F
        -550 _ ~aaaaaaaae ~
        768 _ ~aaaaaaaaeaab ,
        458 _ ~aaaaaaaai
        -354 _ ~aaaaaaaai #
        -175 _ ~aaaaaaaai F
        463 _ ~aaaaaaaai _
        -913 _ ~aaaaaaaai ~
        -33 _ ~aaaaaaaai ~aeaaaaaeaaac
        -390 _ ~aaaaaaaaiaac
        -682 _ ~aaaaaaaaiaac $
        330 _ ~aaaaaaaaiaac F
        286 _ ~aaaaaaaaiaac _
        -200 _ ~aaaaaaaaiaac ~
        -624 _ ~aaaaaaaaiaac ~aaaae
        -208 _ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -387 _ ~aaaaaaaaiaai
        -342 _ ~aaaaaaaaiaai F
        -787 _ ~aaaaaaaaiaai ~
        537 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -557 _ ~aaaaaaaaiacc #
        183 _ ~aaaaaaaaiacc F
        -536 _ ~aaaaaaaaiacc ~
        924 _ ~aaaaaaaaiacc ~aaaaaabac
        -426 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        1 _ ~aaaaaaai
        -581 _ ~aaaaaaai $
        -416 _ ~aaaaaaaiaaac
        819 _ ~aaaaaab
        -482 _ ~aaaaaabacaac
        -562 _ ~aaaaaac
        -476 _ ~aaaaacaai
        355 _ ~aaaaacaai ~aacaaaac
        574 _ ~aaaaacaai ~aeaaaaaeaaac
        -336 _ ~aaaaeab
        673 _ ~aacaaaaaaaac
        677 _ ~aacaaaaaaaac F
        -954 _ ~acaaaiaaaaac
        290 _ ~acab
        594 _ ~aci
        834 _ ~aeaaaaaeaaac
        -396 _ ~aeaaaaaeaaac F
        -874 _ ~aeaaaaaeaaac _
        443 _ ~aeaaaaaeaaac ~aaaaaaaae
        -203 _ ~aeaaaaaeaiac
        -562 _ ~aeaaaabe $
        -650 _ ~ai
        391 _ ~be
        330 _ ~c
        519 a
        378 a #
        293 a # F
        428 a # of
        -198 a # ounce
        140 a # oz
        722 a F
        572 a F $
        -399 a F ,
        -632 a F F
        -628 a F _
        -821 a F after
        145 a F at
        975 a F bar
        -442 a F for
        419 a F on
        663 a F to
        -275 a F with
        328 a _ $
        -169 a _ F
        -555 a bag of
        -579 a bar
        -576 a bar of
        -410 a bit
        -456 a bit of
        -428 a bottle
        352 a bowl
        171 a bowl of
        349 a cooked
        107 a cup
        144 a cup of
        -655 a day
        -610 a double
        -513 a good
        241 a handful
        223 a handful of
        -699 a kilo
        640 a la
        216 a large
        440 a medium
        -479 a new
        216 a package
        214 a package of
        1278 a pint
        -313 a pound
        -269 a pound of
        237 a single
        -152 a slice of
        310 a small
        201 a small F
        -1077 a splash
        -1082 a splash of
        366 a tablespoon
        368 a tablespoon of
        296 a tin
        391 a tin of
        441 a treat
        441 a treat $
        791 a tub
        791 a tub of
        -532 a warm
        -420 a whole
        -541 a whole F
        -436 about
        660 about #
        746 about # $
        404 about # F
        -481 about F
        -602 about the
        589 actually
        580 add #
        669 add F $
        512 add F please
        -418 add F to
        329 added
        -439 after #
        -513 after dinner
        -513 after dinner $
        363 after that
        3 after the
        526 after the gym
        282 after work
        645 afternoon
        -63 again
        -453 again $
        297 again today
        298 again today $
        -874 against
        -506 air
        672 airport
        334 al
        -694 alarm
        390 all
        288 all day
        -325 all day $
        624 all good
        621 all good $
        664 all i
        -514 all my
        546 all night
        -469 all the F
        433 all to
        433 all to myself
        -916 allergy
        -1492 allotment
        -715 almost
        292 along
        563 also
        -854 always
        487 always $
        -151 am
        -451 am $
        590 am ,
        -609 am and
        -1165 american
        -414 american F
        -457 amount
        441 an
        923 an F
        677 an F $
        604 an _
        -454 an hour
        -316 an hour $
        411 and
        -101 and #
        210 and # F
        293 and # a
        152 and F
        771 and F $
        354 and F ,
        506 and F F
        -312 and F again
        228 and F at
        459 and F in
        -1120 and F of
        -210 and F on
        540 and F sauce
        -126 and F with
        368 and _
        769 and _ F
        827 and a
        -293 and a #
        522 and an
        515 and an F
        391 and ate
        755 and had
        393 and had a
        1347 and i
        430 and i _
        423 and me
        432 and me $
        515 and some F
        373 and sour
        -946 and stick
        -713 and the
        566 animal
        335 annas
        336 annas birthday
        337 annas birthday $
        -571 another
        -493 any
        728 anyway
        -527 apparently
        -479 appointment
        -40 are
        -784 are F
        -276 are _
        433 around
        366 around #
        -352 around # $
        538 around # pm
        1107 arvo
        -1461 as
        -2192 as F
        -1547 as F F
        -173 as a
        548 as always
        487 as always $
        272 as yesterday
        -780 asda
        -414 ask
        -640 asleep
        -596 at
        54 at #
        -749 at # $
        295 at # ,
        343 at # am
        441 at # pm
        -625 at F
        -461 at F ,
        -268 at _
        412 at _ ,
        -212 at a
        687 at midnight
        522 at mile
        522 at mile #
        784 at my
        244 at my desk
        566 at nans $
        -703 at the F
        484 at the office
        613 at the pub
        536 at the weekend
        407 ate
        329 ate #
        -485 ate # F
        58 ate ,
        341 ate F
        -420 ate a F
        -886 ate all
        784 ate it
        -244 ate my
        444 ate my F
        931 ate the
        544 ate the lot
        714 au
        -583 aunt
        -699 avoid
        -693 avoid F
        102 away
        -583 away $
        546 ayam
        -528 baby $
        338 baby food
        -669 back
        -1154 back $
        354 back on
        310 back on track
        -465 bad $
        328 bad day
        322 bad day .
        707 bag
        451 bag $
        493 bag of
        860 bag of F
        -1187 bags
        -331 bags $
        -574 bags of
        -565 bags of F
        887 baked
        13 baked F
        125 baked F $
        -508 baked F ,
        260 bakery
        398 bakery $
        -1285 baking
        -726 balls
        -1010 balls ,
        -1337 balls , F
        914 banh
        1351 bar
        257 bar at
        -572 bar of
        715 barely
        684 barely ate
        683 barely ate ,
        -648 bath
        -693 bathroom
        -444 batter
        259 bbq
        -937 be
        -796 be F
        600 be good
        316 be good .
        340 be healthy
        340 be healthy ,
        814 beach
        621 beat
        867 because
        328 because i
        325 because i was
        362 bed $
        241 bed ,
        -346 been
        19 before
        429 before bed
        341 before bed $
        459 being
        710 belly
        701 belly $
        787 benedict
        -715 best
        -379 best F
        -332 between #
        607 beyond
        1133 big
        443 big #
        441 big # $
        -491 big F
        -629 big F ,
        -525 bill
        769 bird
        722 birds
        981 birthday
        318 birthday $
        -424 birthday F
        1010 bit _
        806 bit _ $
        -248 bit of
        -911 bit of a
        534 bites
        872 bits
        538 bitter
        1604 black
        635 black $
        482 black ,
        175 black F
        -797 block
        535 blood
        650 bloody
        785 bloody mary
        776 bloody mary $
        800 blorf
        -822 blossom
        -579 blossom $
        1195 blue
        359 bo
        528 board
        620 board $
        -921 boil
        487 boiled
        718 boiled F
        403 bol
        168 bone
        240 boneless
        -698 book
        -486 booked
        -499 boss
        739 both
        -532 bottle
        -749 bottle $
        239 bottle of
        -246 bottle of F
        -538 bought
        -234 bought a
        938 bought a F
        927 bowl
        372 bowl $
        425 bowl ,
        -756 bowl F
        691 bowl of
        349 bowl of F
        491 bowl with
        378 bowl with F
        489 bowls
        202 box $
        660 boy
        576 boy $
        986 break
        596 break $
        778 breakfast
        -623 breakfast $
        -339 breakfast ,
        -577 breakfast , #
        604 breakfast , a
        471 breakfast .
        1112 breast
        741 breast ,
        725 breast , #
        1015 brekkie
        -1053 bring
        -448 bring F
        -460 bringing
        773 broke
        1113 brought
        202 brown
        829 brown F
        282 brown F $
        -637 brown the
        -631 brown the F
        964 bubble
        450 bubble F
        -320 bucket
        -800 budget
        -432 budget $
        421 buffalo
        413 buffalo F
        976 buffet
        -962 bump
        -654 burn
        481 burned
        443 burnt
        -867 busy
        1174 but
        806 but had
        348 but i
        -965 butcher
        849 butty
        -556 buy
        -406 buy F
        -372 buy F ,
        -328 by
        -467 by #
        802 by _
        573 by _ $
        381 by a
        722 by the
        790 by the F
        -339 c
        -283 c $
        1191 caesar
        619 caesar F
        -404 cafe
        773 call
        1219 call ,
        770 calling
        258 calorie
        -165 calories
        979 came
        313 came out
        212 came out well
        816 camp
        283 can
        701 can $
        -237 can i
        536 can of
        362 can of F
        811 can you log
        -604 cancelled
        -692 cant
        570 canteen
        -752 capsule
        -755 capsule $
        -173 car
        -441 car $
        532 car park
        -337 carb
        -935 carbohydrates
        -645 card
        -356 card $
        895 casserole
        -325 cat
        974 caved
        264 cba
        1402 celebrate
        519 celebrated
        563 centre
        1026 change
        1184 cheeky
        508 cheer
        510 cheer me
        513 cheer me up
        -453 cheesy
        305 cheesy F
        342 chef
        132 chewing
        -938 chewing F
        1611 chicago
        916 chick
        431 chick fil
        433 chick fil a
        678 chilis
        -724 chillies
        921 chinese
        441 chipotle
        310 chipotle bowl
        196 choice
        1307 chow
        660 chow mein
        -487 christmas $
        -661 chuck
        513 class $
        760 clean $
        -495 clean the
        -856 client
        634 cliff
        651 cliff bar
        -858 clockwork
        -630 closed
        -641 closed $
        26 club
        791 club F
        431 club F $
        -597 clue
        141 coach
        737 cob
        -1290 coca
        -1294 coca F
        38 cold $
        1106 cold F
        -743 come
        1019 comfort
        -729 coming
        -801 compared
        -801 compared to
        472 con
        317 cone
        315 cone $
        341 consisted
        342 consisted of
        -452 consumed
        163 consuming
        -742 contain
        155 containing
        -435 contains
        -524 contains F
        -412 contains F $
        85 cook
        560 cook ,
        345 cook so
        295 cooked
        -444 cooked $
        542 cooked ,
        -325 cooked F
        -731 cooker
        253 cooking $
        -515 cool
        -875 cooling
        -450 corner
        318 cos
        380 cos i
        384 cos i was
        -972 costco
        -573 costco run
        407 cottage
        400 cottage F
        -340 couch
        -340 couch F
        529 could
        1281 couldnt
        846 count
        -1112 course
        212 cracked
        615 cracked open
        -1037 crafted
        544 crispy
        -634 crossword
        -597 crossword clue
        -906 crown
        509 crumble
        704 crumbs
        768 crunch
        -949 crush
        137 crust
        928 crusts
        -416 cry
        738 cup
        1061 cup $
        -807 cup ,
        -912 cup F
        537 cup F $
        -436 cup F ,
        884 cup of
        152 cup of F
        -378 cups F
        -484 cups F ,
        396 cured
        -96 d
        -495 d #
        545 da
        539 dad
        243 dark
        267 dark F
        -303 dave
        452 daves
        -486 day
        -352 day #
        -1201 day $
        544 day , F
        -555 day .
        -432 day . F
        879 day _
        -666 day at
        -502 days
        -471 days $
        926 de
        1517 decaf $
        494 decent
        -831 decide
        -838 decide between
        -341 decided
        444 decided on
        390 decided on F
        573 deep dish
        -324 defrost
        -927 degrees
        -554 dehydrated
        550 delayed
        318 deliveroo
        830 dennys
        1347 desk
        585 desk $
        1431 dessert
        418 dessert $
        -535 diabetic
        812 did
        -508 did a
        608 did i
        402 did i have
        689 didnt
        -863 didnt _
        584 didnt eat
        1322 didnt get
        -550 diet $
        1181 diet F
        774 diet F $
        -735 diet sheet
        580 diet starts
        579 diet starts tomorrow
        653 different
        1037 dim
        851 dim sum
        381 dim sum $
        253 dinner
        579 dinner $
        32 dinner ,
        -405 dinner , F
        379 dinner , i
        532 dinner is
        -276 dish
        -808 dishwasher
        -990 do
        -536 doc
        -418 does
        -328 dog
        -438 dog ate
        348 dog then
        -297 dogs
        -966 doing
        -69 done
        -619 done $
        528 dont
        516 dont _
        739 dont tell
        94 door
        491 double
        525 double F
        605 dough
        460 down
        -449 down $
        425 down a F
        353 down for
        216 down with
        205 down with a
        -1189 dozen
        430 drained
        1108 dram
        625 dram $
        -370 drank
        267 drink
        293 drink $
        564 drink ,
        -536 drink more
        -539 drink more F
        -714 drinking
        -527 drinks
        347 drive
        339 drizzle
        416 drop
        -556 dropped my
        579 drunk $
        668 dry
        664 dry F
        -404 due
        282 dug
        1117 during
        1106 during the
        403 e
        -185 each
        -829 ear
        415 early
        -299 easter
        161 eat
        -481 eat $
        -650 eat F
        -496 eat F $
        678 eat a
        943 eat dinner
        843 eaten
        -833 eating
        -696 eating a
        -1139 eats
        -767 eats F
        -653 eight
        -1487 eighty
        576 elevenses
        325 else
        588 em
        -1012 empty
        -620 end
        667 end of
        662 end of the
        818 ended
        1541 energy
        760 energy drink
        -403 england
        740 english
        82 enjoyed
        426 enjoying
        341 enjoying a
        -702 enough
        915 entire
        320 entry
        -606 equal
        354 evening
        280 evening $
        737 ever
        -1295 every
        325 everyone $
        -473 everything
        -625 everything $
        -612 everything F
        -538 except
        298 extra
        -1233 face
        -47 fair
        713 fairy
        261 fancy
        584 fancy ,
        -610 far
        -1101 farmed
        -361 fast
        -690 fast $
        1429 fasting
        327 fat
        -314 fed the
        -468 feed
        -556 feeling
        517 feeling _
        -387 fell
        710 ferry
        362 festival
        828 festival $
        830 few
        -480 fields
        431 fil
        433 fil a
        522 filet
        496 filled
        684 fillet
        1045 filling
        807 filling $
        462 filter
        1396 finally
        -619 fine
        377 finger
        525 fingers
        359 fingers $
        835 finish
        -400 finished
        407 finished off
        260 finished the
        679 finished the F
        96 fire
        626 first
        -776 first then
        602 first thing
        602 first thing $
        490 first time
        739 five
        -155 fl
        1370 flake
        777 flask
        763 flask of
        539 flat
        306 flight
        -403 floor
        -918 flower
        333 fluid
        306 fluid ounce
        -793 fly
        -531 fog
        -692 fold
        -1319 food
        -353 food poisoning
        -342 foods
        -26 for
        -486 for #
        243 for # $
        -408 for # ,
        -577 for # on
        -155 for F
        245 for F $
        -260 for _ $
        -220 for a
        212 for a _
        -189 for a quick
        335 for annas
        337 for annas birthday
        287 for breakfast
        -302 for breakfast $
        -349 for breakfast ,
        504 for dinner
        -557 for halloween
        530 for lunch
        424 for lunch ,
        148 for me $
        -161 for my
        1007 for once
        473 for school
        266 for school $
        -298 for sunday
        -285 for the
        -472 for the _
        450 for the first
        1048 for the road
        465 for the team
        -411 forever
        -323 forgot my
        739 forgot to
        665 fork
        -133 formula
        -995 forty
        395 free F
        -1100 freezer
        575 french
        637 french F
        -471 fresh
        -318 fresh F
        -804 fri
        -27 friday
        -764 friday $
        447 fridge
        959 fried
        662 fried $
        717 fried F
        -922 fried green
        -917 fried green F
        322 friends
        331 friends $
        1104 from
        -431 from F
        -467 from F $
        -815 from a
        949 from tesco
        801 from tesco $
        1353 from the
        239 from the _
        -1101 from the corner
        370 from the freezer
        595 from the place
        362 front
        355 front of
        552 front of the
        -593 frozen
        -661 frozen F
        -478 frozen F ,
        1123 fry
        406 fry $
        -764 fry an
        -762 fry an F
        2166 fry up
        442 full
        -691 full $
        1193 full english
        -405 full of
        -330 full of F
        240 fun size
        695 g
        365 g $
        717 g .
        683 g . #
        -151 g F
        335 g F #
        633 g F $
        -919 g F ,
        -711 g F with
        212 g bag
        206 g bag $
        -903 g carbohydrates
        284 g cooked
        265 g of
        -242 g protein
        -238 g protein $
        486 gai
        -793 game
        470 game $
        317 game on
        628 garden
        486 garden $
        115 gave
        725 gave in
        447 gave me
        854 gel
        436 general
        -953 get
        -706 get F
        -571 get a
        -351 gets
        -784 getting
        742 ginger F
        372 girls
        -747 give
        -508 giving
        504 glass
        262 glass of
        195 glasses
        493 glasses of
        706 glazed
        793 glorps
        1042 go $
        -1340 goal
        -893 goal #
        -551 goals
        -474 goes
        559 going
        -473 going to have
        -806 golden
        -551 golden F
        -424 goldfish
        380 gone
        -425 gone $
        -516 gone off
        -458 gone off $
        930 good $
        315 good .
        615 goreng
        8 got
        1039 got me
        300 got the
        655 gown
        -1265 grab
        1009 grabbed
        323 grabbed a
        -718 gram
        -762 grams
        309 grams of
        878 grand
        471 grande
        -668 grandma
        -1275 great
        -622 great $
        668 greek
        663 greek F
        90 green
        331 green F
        727 green F $
        -1347 green F and
        -464 grill
        925 grilled
        884 grilled F
        -1027 guests
        -587 guinea
        -828 guy
        969 gym
        219 gym $
        336 gym then
        -373 had
        719 had # $
        -459 had # slices
        1222 had F
        -216 had F $
        -264 had F ,
        -455 had F F
        313 had F at
        -398 had F fingers
        296 had F for
        -958 had a
        126 had a F
        -406 had nothing
        332 had the
        665 had the F
        -397 had to
        1060 haha
        2061 half
        -437 halloween
        556 halves
        499 hand
        923 handed
        571 handful
        477 handful of
        443 handful of F
        835 hangover
        702 happened
        -1220 hard
        -739 hard $
        -581 hard F
        -915 hard F F
        -560 harvest
        -614 has
        -490 has #
        315 has been
        680 have
        -399 have #
        -605 have F
        573 have _
        -466 have a
        258 have any
        640 have been
        599 have the F
        -457 havent
        -651 having
        -1338 having F
        380 having a
        -404 he
        283 healthy
        339 healthy ,
        -626 heartburn
        -1263 held
        -778 hell
        -609 hello
        -474 hello F
        -833 hello F $
        848 help
        -1324 hens
        -703 here
        -767 here $
        -1002 hill
        -318 his
        -383 his F
        -890 hit
        514 hockey
        752 hole
        457 holiday
        518 holiday $
        404 home ,
        374 homemade
        276 homemade F
        585 hoovered
        607 hoppers
        -523 horse
        354 hot
        -387 hot $
        -386 hot F F
        256 hot cross
        255 hot cross F
        622 hot pocket
        623 hot pocket $
        634 hotel
        -534 hour
        -476 hour $
        -1324 hours
        -488 hours of
        -1083 house
        -1275 house $
        216 how
        -397 how many
        319 how much
        516 how much $
        -1079 hr
        -841 hrs
        -448 humble
        -447 humble F
        294 hunger
        -924 hungry
        -370 hungry $
        -817 husband
        -1162 hydration
        -13 i
        465 i _
        553 i _ $
        577 i did
        -510 i drink
        -306 i get
        761 i got
        708 i got #
        -90 i had
        -568 i had #
        1159 i had F
        121 i had a
        263 i have
        502 i have F
        -234 i have a
        -871 i left
        -563 i meant
        309 i possess
        262 i possess a
        -587 i said
        737 i think
        291 i think $
        642 i took
        -488 i was
        315 i was _
        384 i was hungry
        826 i went
        394 i will
        372 i will be
        2003 iced
        904 iced F
        443 iced F $
        -381 iced F with
        1063 id
        -1164 idea
        -473 ill
        385 ill today
        384 ill today ,
        -649 im
        241 im enjoying
        489 im having
        -607 in
        364 in #
        -502 in # $
        578 in # ml
        645 in ,
        60 in F
        122 in F $
        -678 in F ,
        -127 in _
        -394 in _ $
        -619 in a
        631 in a _
        -892 in a cup
        846 in bed
        608 in bed $
        242 in bed ,
        -576 in blossom
        -577 in blossom $
        360 in front
        360 in front of
        661 in it $
        599 in my F
        -338 in the
        -186 in the F
        -261 in the _
        957 in the car
        -611 in the freezer
        776 in the fridge
        733 in the hole
        727 in the hotel
        1329 in the kitchen
        391 in the library
        -343 in the oven
        326 in the park
        393 in the sun
        454 in town
        449 in town $
        537 inch
        -562 inches $
        -340 included
        325 indulging
        324 indulging in
        -952 ingredients
        -950 ingredients .
        -893 install
        799 instead
        749 into a F
        -688 into the
        -226 into the F
        -368 intolerant
        550 irish
        -1001 is
        -582 is #
        -262 is _
        584 is being
        331 is my
        -475 is the
        327 is what
        -901 it
        319 it $
        -971 it F
        385 it _
        376 it _ $
        1110 it again
        1138 it was
        -298 italian
        -395 italian F
        -1401 its
        653 jacket
        1084 jacket F
        540 jacket F $
        246 jan
        -699 jar
        367 jar $
        -550 jar of
        -945 jars
        -485 jars $
        -733 java
        1023 joe
        545 judge
        -502 june
        762 just
        -341 just F
        398 just had
        275 just had F
        433 just now
        431 just now $
        -671 k
        984 katsu
        515 kcal
        -346 keep
        -481 keeps
        -725 kent
        -837 keto
        -906 kg
        -330 kids
        -436 kids $
        -366 kids ,
        -921 kids F
        424 kids and
        427 kids and me
        -532 kids had
        -520 kids had F
        241 kids in
        243 kids in bed
        653 kids left
        500 kiev
        -414 kill
        -723 kilo
        -857 kilos
        752 kipling
        865 kitchen
        704 kitchen $
        749 knife
        -751 knock
        945 knocked
        604 l
        815 la
        -486 lads
        -1181 lady
        612 lake
        -876 landlord
        -879 landlord $
        518 laptop $
        500 large
        -445 large F
        250 large F $
        -439 large F with
        -197 last
        336 last F
        -1088 last F $
        604 last _
        -365 last night
        -1031 last year
        -271 late
        -798 late $
        511 later
        -524 later $
        -1005 laundry
        372 lawn then
        -418 laws
        -1224 lb
        -881 lb #
        -472 lb F
        -470 lb F $
        362 lean
        465 leave the
        706 lecture
        -205 left
        -670 left it
        420 left the
        893 leftover
        854 leftovers
        -518 leg day
        -777 letters
        229 library
        1197 licked
        568 light
        -263 like F
        -419 like F $
        699 like _
        702 like _ $
        -495 like a F
        -683 links
        353 links $
        -738 liquid $
        -685 litre
        -603 little
        -1394 living
        532 lo
        -398 loaves
        677 local
        1204 log
        1098 log F
        565 log F $
        684 lol
        -658 london
        -747 long
        -785 look
        -786 look at
        369 looked
        1389 lost
        591 lost a
        -909 lot
        -390 lot $
        -413 love
        -516 lovely
        -551 low
        -421 low on F
        -934 lunch
        36 lunch $
        583 lunch .
        552 lunch . #
        -453 lunch for
        -451 lunch for the
        527 lunch today
        244 lunch was
        785 lunchbox
        -874 luncheon
        -876 luncheon F
        -585 lunches
        572 lunchtime
        -1100 m25
        800 maccies
        363 machine
        552 machine F
        526 machine F $
        292 made
        428 made F
        -498 made F F
        362 made F for
        -503 made me
        254 made with
        134 made with F
        -330 make
        443 make that
        445 make that #
        -427 making
        871 managed
        542 many
        297 maple
        -878 marinade
        769 market
        784 mary
        776 mary $
        559 masala
        389 masala F
        497 match
        292 match $
        -964 maybe
        739 maybe #
        -829 maybe $
        577 mcdonalds
        565 mcdonalds $
        422 mcmuffin
        331 mcmuffin $
        1223 me
        541 me #
        -343 me $
        -1053 me a
        -434 meal prep
        -513 meal with
        -735 meant
        -565 meant #
        484 measuring
        419 medium F
        1015 meeting
        210 meetings
        212 meetings $
        714 mein
        570 melt
        757 melt $
        350 menu
        648 menu $
        575 met
        -255 mg
        -555 mi $
        -132 microwave
        397 microwave F
        -574 midnight $
        401 mild
        551 mile #
        545 mile # $
        1225 milky
        -1094 min
        377 mine
        528 mine $
        561 mini
        561 mini F
        -563 mins
        -472 mins $
        -758 minutes
        -314 minutes $
        -369 miss
        477 missing
        837 mix
        128 mix $
        456 mix ,
        599 ml
        1222 ml $
        -578 ml F
        -787 ml F $
        -441 mobile
        -380 mom
        -667 mon
        555 monday
        -486 month
        -483 month $
        -580 mood
        690 mopped
        692 mopped up
        170 morning
        -423 morning $
        316 morning ,
        -650 most
        944 mostly
        379 mostly F
        1401 mountain
        579 mountain of
        579 mountain of F
        -840 mouse
        -842 mouse trap
        514 mouth
        681 move
        -400 moved
        -208 moved to
        315 movie
        -541 moving
        480 mowed
        372 mowed the
        372 mowed the lawn
        -541 mr F
        752 mr kipling
        -1473 mrs
        314 much $
        -525 much F $
        456 mug
        348 mug of
        341 mug of F
        352 mum
        566 mum ,
        -830 mummy
        674 mums
        546 munched
        253 mushy
        409 my
        -401 my F
        467 my F ,
        299 my _
        -333 my _ $
        747 my _ F
        458 my baby
        -848 my bag
        684 my breakfast
        118 my desk $
        -490 my dinner
        284 my meal
        1380 my mouth
        319 my sister
        79 my snack
        672 my stomach
        540 my stomach $
        658 my toddler
        478 my way
        146 myself
        -524 myself to a
        -589 mystery
        664 n
        -53 n F
        -261 n F $
        -1010 nail
        -519 name
        -458 nan
        -308 nans
        564 nans $
        607 nasi
        371 natural
        -944 near
        -589 near me
        -589 near me $
        -630 nectar
        -534 need
        -618 need F
        890 needed
        -592 needs
        501 negative
        725 neighbour
        -264 neighbours
        -1095 never
        830 never again
        823 never again $
        -1091 new
        -216 new _
        -790 next
        -424 next week
        1059 ngl
        -533 nice
        588 night
        255 night $
        -420 night ,
        565 night .
        1457 nightcap
        227 nine
        953 nipped
        757 no
        427 no #
        -480 no ,
        -780 none
        267 nonfat
        269 noon
        -870 normally
        -424 not
        -555 not F
        -528 not a
        486 not sure
        -442 nothing
        -335 nothing $
        348 nothing since
        -532 now
        -272 now $
        481 number
        -641 nutrition
        525 o F
        -638 o2
        1097 of
        66 of #
        556 of # F
        -198 of F
        -867 of F #
        -393 of F ,
        106 of F F
        -529 of F again
        -431 of F for
        -980 of F from
        571 of F so
        287 of F with
        278 of _ $
        -597 of _ F
        -1044 of a
        -754 of a F
        -1035 of a _
        -386 of baked
        -401 of baked F
        202 of cooked
        337 of dry
        -491 of frozen
        -518 of frozen F
        382 of light
        417 of my F
        -481 of myself
        -481 of myself $
        -682 of pickled
        -682 of pickled F
        252 of raw
        365 of red
        320 of the
        267 of the F
        291 of the _
        520 of the box
        663 of the day
        521 of the laptop
        673 of them
        297 of them $
        -661 of this
        -453 of white
        -522 of white F
        354 off
        -1092 off $
        -390 off ,
        -180 off F
        388 off _ $
        723 off the
        -844 off the F
        997 off the _
        412 off the bbq
        -721 offer
        302 office
        216 office $
        711 often
        -323 ok
        -536 ok $
        -1032 old
        634 oldest
        -424 on
        -181 on # F
        -483 on $
        403 on F
        309 on F $
        253 on F ,
        -420 on F F
        121 on _
        370 on _ $
        57 on a
        460 on a F
        492 on dessert
        -363 on friday
        -667 on friday $
        519 on holiday $
        425 on monday
        275 on monday $
        -643 on offer
        191 on the
        -473 on the F
        -685 on the _
        495 on the bus
        697 on the cob
        343 on the go
        -657 on the roads
        321 on the sofa
        201 on the train
        639 on the way
        310 on track
        310 on track .
        401 on tuesday
        401 on tuesday $
        496 on tv
        434 on white
        734 once
        464 once $
        908 one
        390 ones
        387 only
        326 only $
        -553 only eats
        791 open
        579 option
        -1316 or
        -1280 or F
        -799 or F F
        389 or so
        388 or so $
        298 or something
        298 or something $
        -1500 order
        -303 ordered
        -340 ordered a
        -1275 orders
        881 original
        1289 other
        850 other #
        433 ounce
        436 ounce of
        305 ounces
        286 ounces of
        -715 our
        -375 out
        -778 out #
        -842 out $
        913 out for
        939 out for F
        -245 out of
        -872 out of F
        577 out of the
        211 out well
        217 out well ,
        314 out with
        -306 oven $
        467 oven is
        279 over F
        676 over my
        595 over the sink
        -626 overnight
        -483 overnight $
        -840 overnight F for
        321 own
        1025 own $
        580 oz
        713 oz $
        -448 oz ,
        -339 oz F
        -532 oz F $
        277 oz of
        448 pack $
        477 pack of
        240 package
        240 package of
        -1406 packed
        789 packet
        419 packet $
        332 packet of
        1227 pad
        758 pad thai
        -1080 painted
        -1347 pale
        -288 pan
        580 pani
        -1218 paper
        -892 paper plates
        -554 park
        822 park $
        -509 parking
        -680 parts
        -50 party
        135 party $
        780 party F
        808 party rings
        532 passed on
        488 passed on dessert
        -180 past
        -535 paste
        -353 pastor
        1130 patty
        395 pcs
        -486 peel
        923 penguin
        -581 people
        -449 petrol
        -422 photos
        -382 physio
        -549 pi
        -789 pick
        -1090 pick up
        -489 pick up F
        71 picked
        681 picked at
        182 picked up
        573 picked up F
        10 piece
        -128 piece of
        -295 piece of F
        782 pieces
        469 pieces $
        696 pigs
        926 pigs in
        -924 pinch
        -674 pinch of
        -668 pinch of F
        196 pink
        1784 pint
        748 pint $
        344 pint of
        447 place
        -437 place $
        454 plain
        275 plain F
        -1896 plan
        560 plane
        -1116 planted
        824 plate
        427 plate $
        593 plate ,
        -1564 please
        795 please add
        807 plus
        -85 pm
        -697 pm $
        563 po
        563 po boy
        208 poached
        209 poached F
        628 pocket
        627 pocket $
        -528 points
        -353 poisoning
        -1018 polish
        -985 polish $
        -683 poor
        764 popeyes
        631 popped
        309 possess
        263 possess a
        513 post
        270 pot
        281 pot $
        198 pot F
        444 pot of
        400 pouch
        -804 pound
        -226 pound of
        -512 pound of F
        -830 pounds
        -937 poured
        -553 powder
        699 powder $
        -571 powdered
        -570 powdered F
        244 power
        -804 prep
        532 prepared
        288 preparing
        -654 price
        -528 pride
        -1356 printer
        -433 project
        1696 protein
        -351 protein $
        644 protein F
        1318 protein bar
        -387 proud
        985 pub
        293 pub $
        -488 pulled
        670 punnet
        477 puppy
        -722 puree
        -886 purple
        -574 pushups
        -440 put
        -350 put F
        529 put away
        1224 quality
        1380 quarter
        -524 queue
        355 quick
        739 quick #
        -603 quid
        541 quiz
        -874 race
        -707 rack
        482 rack of
        484 rack of F
        -284 radio
        -894 raffle
        887 raid
        -356 raining
        -765 raised #
        -402 ram
        1023 ran
        716 ran over
        212 raw
        -366 raw F
        -736 re
        -1019 ready
        -1028 ready $
        601 ready meal
        444 ready salted
        443 ready to
        927 real
        -226 recipe
        -341 recipe .
        -1088 record
        908 recovery
        284 red
        1064 red $
        649 red F
        317 red F $
        -620 red F ,
        559 red F _
        -1241 reduced
        -687 refill
        938 regret
        310 regular
        583 reheated
        571 remaining
        -681 repeat
        -716 report
        983 rest
        436 restaurant
        468 restaurant $
        244 rich
        242 rich F
        747 right
        -581 ring
        942 rioja
        -702 ripe
        1231 road
        -657 roads
        2328 roast
        241 roast $
        481 roast F
        1243 roast dinner
        556 roast dinner $
        222 roasted
        210 roasted F
        -609 rock
        -878 rolling
        -646 rough
        527 roughly
        -448 round
        -1167 royale
        -595 rule
        -1175 run
        723 run $
        -581 run .
        -856 runners
        -767 running
        -589 sad
        245 said
        -531 said NO
        -646 sale
        592 salted
        1218 sampled
        611 sank
        -1282 santa
        -586 sarah
        -1491 sat
        -197 saturday
        345 sauce
        635 sauce $
        -885 sauce ,
        901 saved
        1121 say
        651 say F
        -195 says
        485 says F
        52 school
        363 school $
        685 schooner
        441 scoops
        169 scrambled
        163 scrambled F
        -1017 season
        1081 second
        639 seconds
        -1076 seed
        -1035 seed F
        -1006 seeds ,
        -1216 self
        349 sent
        -678 sermon
        308 serve
        437 serve $
        -395 served
        360 service
        -276 serving
        -483 set
        1317 settled
        -759 seven
        -1143 shaped
        -599 shaped F
        340 share
        454 share ,
        81 shared
        -420 she
        -711 sheet
        500 shelled
        432 shepherd
        435 shepherd F
        315 shepherds
        322 shepherds F
        -609 shin
        -891 shoot
        463 shop
        -368 shop $
        571 shop for
        746 shot
        -712 should
        -330 shower
        -655 shower $
        -285 shredded
        -677 shut
        -562 sick
        -651 sick $
        539 side
        -682 sign
        325 since
        708 since the
        436 single
        562 sink
        15 sip
        435 sipped
        -373 sister
        455 six
        -481 size
        -433 size #
        261 size $
        -530 size of
        232 skin
        949 skipped
        748 skipped lunch
        -660 sky
        969 slab
        -453 sleep
        -882 sleep $
        570 sleep ,
        1338 slice
        511 slice $
        -552 slice ,
        477 slice F
        350 slice of
        170 slice of F
        333 slices
        259 slices F
        182 slices of
        447 sloppy
        -537 slow
        -455 slugs
        1274 small
        298 small F
        -418 smashed F
        635 smashed a
        -560 smell
        -782 smells
        -404 smells of
        -368 smells of F
        -495 smelt
        243 smoked
        308 smoked F
        356 snack
        154 snack $
        268 snack ,
        113 snack , i
        -1238 snacks
        -1857 snap
        2090 so
        860 so #
        979 so # F
        389 so $
        1356 so F
        342 so F $
        401 so F F
        396 so F and
        -823 so far
        -503 so hungry
        356 so i
        -868 so i left
        720 so that
        -754 sock
        271 sodium
        352 sofa $
        475 soft serve
        581 soggy
        152 some F
        646 somebody
        1106 somehow
        414 something
        284 something $
        1734 sorry
        1572 sorted
        648 sorted $
        -1093 sowed
        -1143 soy
        -539 soy ,
        428 spag
        402 spag bol
        797 spicy
        -409 spilled
        -431 splash
        -445 splash of
        -469 split
        372 spoon
        1134 spoons
        612 spoons $
        -348 spread
        316 spring
        1038 spring F
        575 spring F $
        794 square
        242 squares
        -455 squats
        751 stall
        980 stall $
        959 stand
        916 standing
        763 starbucks
        566 starbucks $
        -518 start
        292 starts
        517 starts tomorrow
        332 starving
        1439 station
        745 station F
        -672 staying
        -606 steakhouse
        -1314 steps
        -387 steps $
        -867 stick
        -599 stick $
        401 sticks
        -905 still
        97 stir
        1035 stir fry
        786 stir fry $
        680 stole
        529 stomach $
        -1020 stones
        402 stop
        714 stop $
        1079 stopped
        803 stove
        599 straight
        358 straight from
        353 straight from the
        265 street
        340 street $
        887 stress
        475 string
        358 string F
        -446 strip
        -255 stuck
        -1036 study
        735 stuffed
        516 stuffed F
        -821 substitute
        594 subway
        849 sum
        382 sum $
        -859 sun
        348 sun $
        29 sunday
        156 sunday $
        -400 sunday ,
        622 sunday roast
        -933 sunflower F
        899 sunflower seeds
        -547 sunny
        -866 super
        -877 super bowl
        -680 supper
        618 sure
        -645 swallow
        983 swapped
        256 sweet
        676 sweet ,
        392 sweet F $
        -644 sweet tooth
        533 swift
        641 swimming
        437 swimming $
        -1895 table
        -1010 table #
        -573 table $
        397 table for
        394 table for #
        473 tablespoon
        472 tablespoon of
        -402 take
        -1018 taking
        1273 talked
        594 tapas
        -469 target
        371 taste
        831 tasting
        866 tax
        1053 tbh
        205 tbsp F
        375 tbsp F $
        -1011 tbsp soy
        313 team
        621 team lunch
        474 team lunch $
        493 teaspoon
        493 teaspoon of
        -870 technically
        387 tell
        721 tell the
        624 telly
        802 tempted by the
        -452 ten
        333 teriyaki
        -1147 tesco
        347 tesco $
        -630 test
        1062 tested
        1072 tested the
        1049 thai
        571 thai green
        -583 than
        610 that
        751 that #
        -650 that $
        -330 that _
        201 that has
        179 that has been
        477 that is
        -430 that was
        -145 the
        -350 the #
        -990 the F
        -79 the F $
        488 the F ,
        657 the F .
        1012 the F F
        -1050 the F again
        388 the F and
        -792 the F at
        794 the F but
        473 the F for
        -386 the F into
        -397 the F on
        539 the F so
        481 the F to
        361 the F was
        941 the F were
        -147 the _
        799 the _ ,
        1308 the _ F
        -623 the _ for
        371 the _ machine
        700 the _ of
        -348 the baby
        437 the bakery
        478 the bakery $
        -567 the bar $
        3 the bike
        -574 the bike $
        -515 the bill
        -406 the birthday
        -404 the birthday F
        -536 the boss
        471 the box
        378 the box $
        386 the car
        345 the car $
        -636 the class
        407 the client
        700 the cob
        -429 the corner
        -653 the corner shop
        1055 the day
        813 the day $
        -95 the dog
        -982 the dog $
        345 the dog then
        -430 the door
        -319 the end
        355 the first
        455 the first time
        484 the flight
        504 the game $
        318 the game on
        331 the girls
        345 the go
        340 the go $
        479 the gym
        189 the gym $
        732 the hole
        504 the jar
        353 the kids
        -405 the kids $
        -349 the kids ,
        427 the kids and
        592 the kitchen
        728 the kitchen $
        519 the laptop
        520 the laptop $
        1003 the last
        374 the last F
        370 the lawn then
        -238 the lot
        335 the match $
        743 the meeting
        244 the meeting $
        -383 the microwave
        -261 the neighbours
        -810 the new
        261 the office $
        -613 the old
        -321 the oven $
        -594 the park
        510 the potluck
        -814 the protein
        320 the pub
        292 the pub $
        762 the road
        567 the road $
        -657 the roads
        619 the roast
        1232 the shop
        573 the shop for
        -521 the shower
        -522 the shower $
        -577 the side
        376 the sofa $
        482 the spoon
        549 the stall
        646 the stand
        437 the sun
        360 the sun $
        -774 the table
        258 the team
        480 the team lunch
        -277 the tin
        518 the train
        393 the train $
        369 the van
        430 the way
        -516 the way home
        469 the way to
        -351 the whole
        -837 the window
        -761 the window $
        -419 their
        -382 them
        600 then
        741 then F $
        -496 then F ,
        325 then a
        -603 there
        447 there was
        589 these
        635 these days
        636 these days $
        633 they
        959 they _
        -1051 they had
        718 they were
        565 theyd
        -450 thick
        346 thigh
        474 thin
        -275 thing
        519 think
        292 think $
        -533 thinking
        -10 third
        -1044 thirsty
        158 this
        -500 this _ $
        231 this morning
        -446 this morning $
        588 this time
        564 this time $
        -277 this week
        -1062 those
        810 three
        -201 threw
        1247 through
        736 through _
        404 thru
        -1032 thurs
        -896 thurs $
        -246 thursday
        -423 tickets
        -392 tickets #
        943 tie
        293 tikka
        -724 till
        473 time $
        1007 times
        567 tin $
        -206 tin of
        -188 tin of F
        -628 tinned
        -630 tinned F
        -966 tinned F $
        -1367 tins
        -683 tip
        -1139 tired
        -549 tired $
        -1293 tmrw
        -115 to
        -750 to #
        -204 to # $
        -699 to F
        -403 to _
        540 to _ $
        298 to a
        255 to a F
        580 to be
        302 to be good
        340 to be healthy
        -872 to bed
        -622 to bed $
        509 to cheer
        510 to cheer me
        791 to cook
        560 to cook ,
        345 to cook so
        -470 to eat $
        739 to fast
        -481 to fry
        674 to log
        430 to myself
        433 to myself $
        576 to start
        583 to start $
        -324 to the
        326 to the F
        492 to the _
        333 to the shop
        490 to try
        733 toad
        729 toad in
        733 toad in the
        -289 today
        -104 today $
        1187 today , _
        566 toddler
        -728 tom
        -862 tomorrow
        -587 tomorrow .
        333 tonic
        323 tonic $
        -689 tonight
        -1210 too
        619 too $
        -809 too busy
        930 too many
        -412 too much
        311 took #
        -503 took my F
        -1149 tooth
        411 top
        357 top F
        485 tour
        687 town
        423 town $
        305 track
        311 track .
        313 traffic
        1334 trail
        1378 trail mix
        592 trail mix $
        1136 train
        498 train $
        -583 training
        -502 translate
        -874 trap
        -461 tray
        1017 treat
        465 treat $
        548 treated
        313 treated myself
        315 treated myself to
        -366 tree
        387 trimmed
        267 trimmed to
        1072 trolley
        967 truck
        781 truck stop
        -353 try
        172 trying
        176 trying to
        663 trying to be
        -211 tsp
        532 tsp of
        -155 tub
        420 tub of
        228 tub of F
        447 tube
        -458 tues
        516 tuesday
        309 turn
        -463 turned down
        -397 turned down a
        -519 twelve
        -432 twenty
        -692 twice
        932 two
        668 ultra
        286 um
        422 uncle
        -524 under
        -1062 underrated
        -497 units
        169 unsweetened
        -587 until
        -540 until noon
        -54 up
        -226 up #
        406 up $
        -559 up ,
        460 up F on
        -603 up a
        -341 up a F
        973 up at
        561 up at #
        -571 up for
        482 up in
        400 up my
        644 up the
        -548 up to
        561 up with
        -381 update
        -781 upgrade
        442 us
        552 us $
        444 us F
        -322 use
        -347 used
        -544 used to
        606 usual
        -552 v
        708 van
        -248 vanilla
        -457 vanilla F
        -314 vegan
        -574 vegetarian
        517 vending
        -652 vet
        -648 vet $
        344 victoria
        349 victoria sponge
        484 vindaloo
        1960 w
        190 w #
        235 w F
        189 w _
        537 w a
        788 w my
        -320 waiter
        -866 walk
        81 walked
        409 walked the
        408 walked the dog
        823 wanted
        -312 wants
        -762 war
        517 ward
        763 warm
        578 warm F
        983 was
        -255 was #
        693 was F
        -677 was F F
        592 was F and
        688 was a F
        384 was hungry
        380 was hungry $
        282 washed down
        -913 washing
        566 watched
        1150 watching
        920 watching the
        510 watching the match
        540 way
        629 way back
        -751 we
        245 we had
        255 we had F
        -222 we have
        -754 wed
        -890 wedding
        -1159 wedge
        613 wee
        -1075 week
        -694 week $
        -771 weekly
        -1302 weeks
        -462 weight
        -599 well
        217 well , ate
        1802 went
        495 went _
        366 went for
        -682 went home
        447 went in
        543 went out
        305 went out for
        -394 went to
        -214 were
        -753 what
        -496 what a
        329 what im
        -271 when
        -747 when i
        -633 when i was
        -268 where
        327 which
        1373 while
        -726 whisk
        560 white
        280 white F
        -168 who
        543 who ate
        213 whole F
        451 whole bag
        508 wife
        -273 will
        -713 will be
        -763 window $
        -401 wish
        418 with
        386 with #
        -158 with # F
        92 with F
        -122 with F $
        312 with F ,
        272 with F and
        406 with F at
        125 with F sauce
        599 with a
        258 with a F
        -561 with a splash
        -354 with brown
        -364 with brown F
        283 with friends
        284 with friends $
        -620 with me
        1073 with the
        239 with the _
        317 with the game
        -418 with the kids
        1319 won
        -585 wont
        -472 words
        34 work
        667 workout
        -728 world
        -346 would
        -397 would kill
        1230 wouldnt
        -1118 wrong
        2587 x
        -1439 xmas
        1018 xx
        -896 year
        -787 years
        -693 years _
        -1074 yellow
        -591 yellow F
        573 yes
        174 yesterday
        -374 yesterday $
        785 yesterday ,
        -1079 yet
        -210 yet $
        -559 you
        817 you log
        379 you log F
        -1804 your
        -655 your F
        245 zero
        671 zoom
        2312 zorblax
        -190 ~ #
        -705 ~ # $
        809 ~ # ,
        578 ~ # _
        160 ~ # ~
        -253 ~ # ~aaaaaaaaaaaaab
        612 ~ # ~aaaaaaaaaaac
        -532 ~ # ~aaaaaaaai
        55 ~ $
        414 ~ &
        274 ~ & F
        788 ~ ,
        -286 ~ , #
        85 ~ , F
        696 ~ , NO
        -316 ~ , _
        695 ~ , ~
        -714 ~ , ~aaaaaacaaaac
        767 ~ , ~aic
        277 ~ , ~be
        659 ~ , ~c
        -165 ~ .
        709 ~ . ~
        551 ~ F
        264 ~ F #
        508 ~ F $
        152 ~ F &
        116 ~ F ,
        78 ~ F .
        667 ~ F F
        204 ~ F NO
        -356 ~ F _
        388 ~ F ~
        412 ~ F ~aaaaaaaaaaac
        -305 ~ F ~aaaaaaaae
        683 ~ F ~aaaaaaaai
        -343 ~ F ~aaaaaaaaiaaae
        568 ~ F ~aaaaaaaaiaac
        596 ~ F ~aaaaaaaaiaai
        -243 ~ F ~aaaaaaaaiacc
        -698 ~ F ~aaaaaaaiaaac
        -758 ~ F ~aaaaacaai
        -434 ~ F ~aab
        1085 ~ F ~acaaaiaaaaac
        -707 ~ F ~acab
        3 ~ NO
        769 ~ NO $
        -50 ~ _
        1282 ~ _ #
        -274 ~ _ $
        562 ~ _ ,
        567 ~ _ .
        -490 ~ _ _
        332 ~ _ ~
        -367 ~ _ ~aaaaaaaaaab
        -288 ~ _ ~aaaaaaaai
        -691 ~ _ ~aaaaaaaaiaac
        -658 ~ _ ~aaaaaaai
        612 ~ ~
        741 ~ ~ #
        1529 ~ ~ $
        -608 ~ ~ ,
        -828 ~ ~ .
        -563 ~ ~ F
        -146 ~ ~ _
        751 ~ ~ ~
        -40 ~ ~ ~aaaaaaaaaab
        -872 ~ ~ ~aaaaaaaab
        -14 ~ ~ ~aaaaaaaai
        -693 ~ ~ ~aaaaaaaaiaai
        321 ~ ~ ~aaaaaaaaiacc
        -102 ~ ~ ~aaaaaab
        1302 ~ ~ ~aaaaaabi
        -140 ~ ~ ~aaaaacaai
        -304 ~ ~ ~aaaae
        -120 ~ ~ ~aeaaaaaeaaac
        699 ~ ~ ~aeaaaaaeaiac
        -418 ~ ~ ~aeaaaabe
        -694 ~ ~aaaaaaaaaaaaaab
        516 ~ ~aaaaaaaaaaaaaac
        1397 ~ ~aaaaaaaaaaaaaae
        1456 ~ ~aaaaaaaaaaaaaae $
        -514 ~ ~aaaaaaaaaaaaab $
        743 ~ ~aaaaaaaaaaaaab ~
        -815 ~ ~aaaaaaaaaaaaai
        -548 ~ ~aaaaaaaaaaaae
        -252 ~ ~aaaaaaaaaaaae $
        -871 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        436 ~ ~aaaaaaaaaaac
        720 ~ ~aaaaaaaaaaac #
        -182 ~ ~aaaaaaaaaaac $
        473 ~ ~aaaaaaaaaaac ,
        -263 ~ ~aaaaaaaaaaac .
        809 ~ ~aaaaaaaaaaac F
        -689 ~ ~aaaaaaaaaaac ~
        861 ~ ~aaaaaaaaaaac ~aaaaaaaai
        -356 ~ ~aaaaaaaaaaacec
        -444 ~ ~aaaaaaaaaaacec ~aaaaaaaai
        429 ~ ~aaaaaaaaaab
        321 ~ ~aaaaaaaaaab #
        -605 ~ ~aaaaaaaaaab F
        824 ~ ~aaaaaaaaaab ~
        394 ~ ~aaaaaaaaaab ~aaaaaaaaaaac
        -576 ~ ~aaaaaaaaaab ~aeaaaaae
        153 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        1004 ~ ~aaaaaaaab
        125 ~ ~aaaaaaaae
        336 ~ ~aaaaaaaae $
        497 ~ ~aaaaaaaae F
        -541 ~ ~aaaaaaaae ~
        485 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -511 ~ ~aaaaaaaaeaaaae
        679 ~ ~aaaaaaaaeaaai
        450 ~ ~aaaaaaaaeaab
        -361 ~ ~aaaaaaaaeaab $
        735 ~ ~aaaaaaaaeaab F
        818 ~ ~aaaaaaaaeaag
        525 ~ ~aaaaaaaai
        -758 ~ ~aaaaaaaai #
        151 ~ ~aaaaaaaai F
        -86 ~ ~aaaaaaaai _
        -401 ~ ~aaaaaaaai ~
        331 ~ ~aaaaaaaai ~aab
        344 ~ ~aaaaaaaai ~aeaaaaaeaiac
        294 ~ ~aaaaaaaai ~c
        87 ~ ~aaaaaaaaiaaae
        515 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -388 ~ ~aaaaaaaaiaac
        -639 ~ ~aaaaaaaaiaac #
        -340 ~ ~aaaaaaaaiaac $
        271 ~ ~aaaaaaaaiaac F
        485 ~ ~aaaaaaaaiaac ~
        310 ~ ~aaaaaaaaiaac ~aacaaaaaaai
        732 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        470 ~ ~aaaaaaaaiaai
        373 ~ ~aaaaaaaaiaai #
        -270 ~ ~aaaaaaaaiaai F
        208 ~ ~aaaaaaaaiaai ~
        112 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -127 ~ ~aaaaaaaaiacc
        344 ~ ~aaaaaaaaiacc #
        -982 ~ ~aaaaaaaaiacc F
        974 ~ ~aaaaaaaaiacc ~
        -701 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        455 ~ ~aaaaaaac
        -288 ~ ~aaaaaaac $
        758 ~ ~aaaaaaacaaac
        524 ~ ~aaaaaaacaaac $
        506 ~ ~aaaaaaad
        500 ~ ~aaaaaaad $
        -821 ~ ~aaaaaaae
        -1700 ~ ~aaaaaaae $
        -462 ~ ~aaaaaaae F
        584 ~ ~aaaaaaae ~
        510 ~ ~aaaaaaae ~aaaaaaaaaaaae
        357 ~ ~aaaaaaai
        -155 ~ ~aaaaaaai $
        148 ~ ~aaaaaaai F
        648 ~ ~aaaaaaai _
        -216 ~ ~aaaaaaai ~
        -334 ~ ~aaaaaaaiaaac
        498 ~ ~aaaaaab
        -812 ~ ~aaaaaab $
        246 ~ ~aaaaaab ,
        290 ~ ~aaaaaab F
        223 ~ ~aaaaaab ~
        616 ~ ~aaaaaab ~aaaaaaaaiaac
        -143 ~ ~aaaaaabac
        424 ~ ~aaaaaabacaac
        542 ~ ~aaaaaabacaac $
        324 ~ ~aaaaaabacaac ,
        -52 ~ ~aaaaaabae
        222 ~ ~aaaaaabi
        -380 ~ ~aaaaaac
        -530 ~ ~aaaaaac $
        -309 ~ ~aaaaaac ~aaaaaaaai
        582 ~ ~aaaaaac ~aaaaf
        -578 ~ ~aaaaaacaaaaaaai
        305 ~ ~aaaaaacaaaac
        518 ~ ~aaaaaacaeaaaaai
        881 ~ ~aaaaaagaaaaaaai
        -404 ~ ~aaaaab
        -196 ~ ~aaaaacaai
        -334 ~ ~aaaaacaai ~
        -804 ~ ~aaaaacaai ~aacaaaaaaaac
        438 ~ ~aaaabaaae
        655 ~ ~aaaabaaaeaab
        -343 ~ ~aaaae
        -286 ~ ~aaaae $
        -355 ~ ~aaaae ,
        -251 ~ ~aaaaeab
        387 ~ ~aab
        24 ~ ~aab F
        224 ~ ~aab ~
        1122 ~ ~aacaaab
        418 ~ ~aacaaab $
        575 ~ ~aacaaab ~aaaaaaaai
        -745 ~ ~aacaaabc
        159 ~ ~aacaaaeaiaac
        503 ~ ~acaaaiaaaaac
        365 ~ ~acaaaiaaaaac ~
        553 ~ ~acab
        434 ~ ~acabaiaaaaac
        -518 ~ ~aeaaaaae
        -149 ~ ~aeaaaaaeaaac
        -601 ~ ~aeaaaaaeaaac _
        411 ~ ~aeaaaaaeaaac ~
        169 ~ ~aeaaaaaeaaac ~aaaaaab
        380 ~ ~aeaaaaaeaaac ~c
        501 ~ ~aeaaaaaeaiac
        841 ~ ~aeaaaaaeaiac _
        -876 ~ ~aeaaaabe
        -586 ~ ~aeaaaabe _
        -159 ~ ~aeaaaabe ~aaaaaab
        218 ~ ~ai
        -1267 ~ ~aic
        -759 ~ ~aic #
        -549 ~ ~aic F
        524 ~ ~be ~
        718 ~ ~be ~acabai
        470 ~ ~c
        173 ~ ~c $
        880 ~ ~caaaaaaaeaac
        -379 ~aaaaaaaaaaaaaaac #
        -327 ~aaaaaaaaaaaaaaac # ~
        766 ~aaaaaaaaaaaaaaac ~
        229 ~aaaaaaaaaaaaaab $
        -600 ~aaaaaaaaaaaaaab ,
        -837 ~aaaaaaaaaaaaaab F
        -247 ~aaaaaaaaaaaaaab ~
        832 ~aaaaaaaaaaaaaab ~aaaaaaaai
        -233 ~aaaaaaaaaaaaaab ~aaaaaaaaiaac
        341 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc
        -996 ~aaaaaaaaaaaaaab ~aaaaacaai
        -594 ~aaaaaaaaaaaaaab ~aaaaacaai ~
        197 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        315 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        1304 ~aaaaaaaaaaaaaab ~aeaaaabe
        -635 ~aaaaaaaaaaaaaac #
        -392 ~aaaaaaaaaaaaaac # ~
        289 ~aaaaaaaaaaaaaac $
        -589 ~aaaaaaaaaaaaaac .
        -556 ~aaaaaaaaaaaaaac F
        382 ~aaaaaaaaaaaaaac F $
        -565 ~aaaaaaaaaaaaaac F F
        -833 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -370 ~aaaaaaaaaaaaaac _
        -331 ~aaaaaaaaaaaaaac _ $
        939 ~aaaaaaaaaaaaaac ~
        671 ~aaaaaaaaaaaaaac ~ $
        -628 ~aaaaaaaaaaaaaac ~aaaaaaaai
        -619 ~aaaaaaaaaaaaaac ~aaaaaaaai F
        568 ~aaaaaaaaaaaaaac ~aaaaaaaaiaac
        -774 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -228 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -536 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac ~
        -219 ~aaaaaaaaaaaaaae $
        719 ~aaaaaaaaaaaaaae &
        297 ~aaaaaaaaaaaaaae F
        507 ~aaaaaaaaaaaaaae F $
        -662 ~aaaaaaaaaaaaaae _
        960 ~aaaaaaaaaaaaaae ~
        686 ~aaaaaaaaaaaaaae ~ ~
        -534 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        -421 ~aaaaaaaaaaaaaae ~aaaaaaaaiaac
        1391 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -622 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -1018 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -649 ~aaaaaaaaaaaaaae ~aic
        -680 ~aaaaaaaaaaaaaai $
        -316 ~aaaaaaaaaaaaaai ~aaaaaaaaaaaae
        787 ~aaaaaaaaaaaaaaj $
        922 ~aaaaaaaaaaaaaaj ~
        843 ~aaaaaaaaaaaaaaj ~aaaaaaaaiaaae
        -390 ~aaaaaaaaaaaaab #
        -556 ~aaaaaaaaaaaaab $
        576 ~aaaaaaaaaaaaab ,
        591 ~aaaaaaaaaaaaab , ~
        1204 ~aaaaaaaaaaaaab F
        492 ~aaaaaaaaaaaaab F ~aaaaaaaaiaac
        1202 ~aaaaaaaaaaaaab ~
        744 ~aaaaaaaaaaaaab ~ $
        -813 ~aaaaaaaaaaaaac $
        827 ~aaaaaaaaaaaaac ~
        241 ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        -973 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        484 ~aaaaaaaaaaaaac ~aaaaaaaaiaac ~aaaaaab
        408 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        410 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        667 ~aaaaaaaaaaaaae ~
        -563 ~aaaaaaaaaaaaai F ,
        345 ~aaaaaaaaaaaaai ~ ~
        440 ~aaaaaaaaaaaae # $
        -561 ~aaaaaaaaaaaae ,
        224 ~aaaaaaaaaaaae F
        524 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        -805 ~aaaaaaaaaaaae ~ $
        484 ~aaaaaaaaaaaae ~aaaaaaaai
        556 ~aaaaaaaaaaaae ~aaaaaaaai #
        469 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        564 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        446 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -569 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -549 ~aaaaaaaaaaaae ~aaaaacaai
        487 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -514 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        396 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        -94 ~aaaaaaaaaaab $
        -640 ~aaaaaaaaaaab _
        97 ~aaaaaaaaaaac #
        625 ~aaaaaaaaaaac # $
        708 ~aaaaaaaaaaac $
        843 ~aaaaaaaaaaac ,
        -1133 ~aaaaaaaaaaac F #
        379 ~aaaaaaaaaaac F $
        -376 ~aaaaaaaaaaac F ,
        -236 ~aaaaaaaaaaac F F
        552 ~aaaaaaaaaaac F _
        465 ~aaaaaaaaaaac F ~
        194 ~aaaaaaaaaaac F ~aaaaaaaaaab
        290 ~aaaaaaaaaaac F ~aaaaaaaai
        -441 ~aaaaaaaaaaac F ~aaaaaaaaiaac
        919 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        768 ~aaaaaaaaaaac F ~aaaaaaai
        -448 ~aaaaaaaaaaac _
        -788 ~aaaaaaaaaaac _ $
        1285 ~aaaaaaaaaaac ~
        643 ~aaaaaaaaaaac ~ $
        154 ~aaaaaaaaaaac ~ ,
        345 ~aaaaaaaaaaac ~ .
        -1204 ~aaaaaaaaaaac ~ ~
        730 ~aaaaaaaaaaac ~ ~aaaaaaaai
        218 ~aaaaaaaaaaac ~aaaaaaaaaaac
        745 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -883 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -565 ~aaaaaaaaaaac ~aaaaaaaaaab ~aeaaaaaeaaac
        147 ~aaaaaaaaaaac ~aaaaaaaae $
        -159 ~aaaaaaaaaaac ~aaaaaaaai
        -932 ~aaaaaaaaaaac ~aaaaaaaai F
        777 ~aaaaaaaaaaac ~aaaaaaaai _
        299 ~aaaaaaaaaaac ~aaaaaaaai ~
        -527 ~aaaaaaaaaaac ~aaaaaaaaiaaae
        -458 ~aaaaaaaaaaac ~aaaaaaaaiaaae $
        419 ~aaaaaaaaaaac ~aaaaaaaaiaac $
        -802 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -303 ~aaaaaaaaaaac ~aaaaaaaaiacc ~aeaaaaaeaaac
        -349 ~aaaaaaaaaaac ~aaaaaaac
        385 ~aaaaaaaaaaac ~aaaaaaai
        165 ~aaaaaaaaaaac ~aaaaaab
        -556 ~aaaaaaaaaaac ~aaaaaab $
        555 ~aaaaaaaaaaac ~aaaaaabac
        -655 ~aaaaaaaaaaac ~aaaaacaai
        -474 ~aaaaaaaaaaac ~aaaaacaai ~
        -340 ~aaaaaaaaaaacac ~
        -397 ~aaaaaaaaaaacac ~ ~aeaaaaaeaaac
        710 ~aaaaaaaaaaacac ~aaaaaaaai
        355 ~aaaaaaaaaaacai F
        381 ~aaaaaaaaaaacai ~
        -777 ~aaaaaaaaaaacec #
        -841 ~aaaaaaaaaaacec $
        197 ~aaaaaaaaaaacec ~
        216 ~aaaaaaaaaaacec ~ ,
        -342 ~aaaaaaaaaaacec ~aaaaaaaai
        -864 ~aaaaaaaaaaacec ~aaaaaaaai F
        471 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        314 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        910 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        944 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -392 ~aaaaaaaaaaae $
        135 ~aaaaaaaaaab #
        216 ~aaaaaaaaaab # F
        -667 ~aaaaaaaaaab # ~
        184 ~aaaaaaaaaab # ~aeaaaaaeaaac
        618 ~aaaaaaaaaab F
        353 ~aaaaaaaaaab F $
        236 ~aaaaaaaaaab F ,
        171 ~aaaaaaaaaab F F
        -709 ~aaaaaaaaaab F ~
        316 ~aaaaaaaaaab F ~aaaaaaaaiaac
        -117 ~aaaaaaaaaab F ~aaaaaaaaiaai
        -275 ~aaaaaaaaaab F ~aaaaaaai
        -273 ~aaaaaaaaaab _
        776 ~aaaaaaaaaab _ F
        237 ~aaaaaaaaaab ~
        571 ~aaaaaaaaaab ~ $
        340 ~aaaaaaaaaab ~ F
        -480 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        173 ~aaaaaaaaaab ~aaaaaaaaaaac
        598 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -896 ~aaaaaaaaaab ~aaaaaaaae
        -647 ~aaaaaaaaaab ~aaaaaaaae $
        538 ~aaaaaaaaaab ~aaaaaaae
        432 ~aaaaaaaaaab ~aaaaaaae $
        515 ~aaaaaaaaaab ~aaaaaaae F
        301 ~aaaaaaaaaab ~aab
        -87 ~aaaaaaaaaab ~aeaaaaaeaaac
        -291 ~aaaaaaaaaab ~aeaaaaaeaaac #
        256 ~aaaaaaaaaab ~aeaaaaaeaaac ~
        -268 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        460 ~aaaaaaaaaab ~ai
        1149 ~aaaaaaaaaab ~aic
        552 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        468 ~aaaaaaaaaab ~aic ~aeaaaabe
        1398 ~aaaaaaaaaab ~be
        430 ~aaaaaaaaaab ~be _
        408 ~aaaaaaaaaab ~c
        -189 ~aaaaaaaaac $
        -651 ~aaaaaaaaae ~be
        -1306 ~aaaaaaaab ~aaaaaaae
        -843 ~aaaaaaaab ~aci
        920 ~aaaaaaaab ~aeaaaaaeaaac
        763 ~aaaaaaaab ~aeaaaaaeaaac F
        1455 ~aaaaaaaab ~aic
        564 ~aaaaaaaab ~aic ~aeaaaaaeaaac
        304 ~aaaaaaaab ~be
        -1344 ~aaaaaaaae #
        -568 ~aaaaaaaae # $
        -571 ~aaaaaaaae $
        1076 ~aaaaaaaae ,
        508 ~aaaaaaaae , #
        -501 ~aaaaaaaae , F
        261 ~aaaaaaaae , ~
        683 ~aaaaaaaae , ~aeaaaaaeaaac
        1429 ~aaaaaaaae .
        933 ~aaaaaaaae . #
        433 ~aaaaaaaae F
        657 ~aaaaaaaae F ,
        505 ~aaaaaaaae _
        -384 ~aaaaaaaae _ #
        299 ~aaaaaaaae _ $
        408 ~aaaaaaaae _ ,
        627 ~aaaaaaaae _ _
        -283 ~aaaaaaaae ~
        709 ~aaaaaaaae ~ $
        321 ~aaaaaaaae ~ F
        -156 ~aaaaaaaae ~ ~
        -512 ~aaaaaaaae ~ ~aaaaaaaai
        560 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -698 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        -548 ~aaaaaaaae ~aaaaaaaaaaaae
        832 ~aaaaaaaae ~aaaaaaaaaaac ,
        -791 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        673 ~aaaaaaaae ~aaaaaaaaaab
        -281 ~aaaaaaaae ~aaaaaaaae
        -150 ~aaaaaaaae ~aaaaaaaae $
        389 ~aaaaaaaae ~aaaaaaaaeaab
        -97 ~aaaaaaaae ~aaaaaaaai
        -182 ~aaaaaaaae ~aaaaaaaai #
        265 ~aaaaaaaae ~aaaaaaaai ~
        -683 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        214 ~aaaaaaaae ~aaaaaaaaiaac
        -697 ~aaaaaaaae ~aaaaaaaaiaac F
        674 ~aaaaaaaae ~aaaaaaaaiaac ~
        -895 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        683 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        -963 ~aaaaaaaae ~aaaaaaaaiacc
        913 ~aaaaaaaae ~aaaaaaac
        -711 ~aaaaaaaae ~aaaaaaai
        -466 ~aaaaaaaae ~aaaaaaai $
        337 ~aaaaaaaae ~aaaaaaai F
        296 ~aaaaaaaae ~aaaaaabac
        618 ~aaaaaaaae ~aaaaaabacaac
        -263 ~aaaaaaaae ~aaaaaac
        -439 ~aaaaaaaae ~aaaaaacaaaaaaai
        241 ~aaaaaaaae ~aaaaaacaaaac
        714 ~aaaaaaaae ~aaaaaacaaaac ~aaaaaaaaiaac
        -240 ~aaaaaaaae ~aaaaab
        -343 ~aaaaaaaae ~aaaaacaai F
        -734 ~aaaaaaaae ~aab
        -572 ~aaaaaaaae ~aabaab
        -304 ~aaaaaaaae ~acabai
        728 ~aaaaaaaae ~acabi
        -1074 ~aaaaaaaae ~aeaaaaaeaaac
        -1151 ~aaaaaaaae ~aeaaaaaeaaac F
        -758 ~aaaaaaaae ~aeaaaabe
        -290 ~aaaaaaaae ~aic
        1166 ~aaaaaaaae ~c
        -335 ~aaaaaaaaeaaaae $
        -587 ~aaaaaaaaeaaaae ,
        1004 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        1160 ~aaaaaaaaeaab ,
        -1130 ~aaaaaaaaeaab .
        948 ~aaaaaaaaeaab F
        681 ~aaaaaaaaeaab F ~aaaaaaaaiaac
        859 ~aaaaaaaaeaab ~ $
        565 ~aaaaaaaaeaab ~aaaaaaaaiacc
        89 ~aaaaaaaaeaae $
        244 ~aaaaaaaaeaae ,
        858 ~aaaaaaaaeaae F
        461 ~aaaaaaaaeaae ~acaaaiaaaaac
        674 ~aaaaaaaaeaag ~
        -443 ~aaaaaaaai #
        -344 ~aaaaaaaai # $
        575 ~aaaaaaaai # F
        -610 ~aaaaaaaai # ~
        -791 ~aaaaaaaai # ~aaaaaaaaaab
        -603 ~aaaaaaaai # ~aaaaaaaaiaac
        343 ~aaaaaaaai # ~acab
        -1003 ~aaaaaaaai $
        -166 ~aaaaaaaai F
        -864 ~aaaaaaaai F #
        83 ~aaaaaaaai F $
        -828 ~aaaaaaaai F ,
        304 ~aaaaaaaai F F
        167 ~aaaaaaaai F ~
        -327 ~aaaaaaaai F ~aaaaaaaaaab
        -642 ~aaaaaaaai F ~aaaaaaaaiaac
        287 ~aaaaaaaai F ~aaaaaaaaiaai
        -439 ~aaaaaaaai F ~aaaaaaaaiacc
        -277 ~aaaaaaaai F ~aeaaaabe
        437 ~aaaaaaaai _
        681 ~aaaaaaaai _ $
        178 ~aaaaaaaai _ ,
        -992 ~aaaaaaaai _ F
        385 ~aaaaaaaai _ ~
        694 ~aaaaaaaai ~
        483 ~aaaaaaaai ~ #
        -253 ~aaaaaaaai ~ ,
        -618 ~aaaaaaaai ~ F
        929 ~aaaaaaaai ~ _
        566 ~aaaaaaaai ~ ~
        -85 ~aaaaaaaai ~ ~aaaaaaaaaab
        325 ~aaaaaaaai ~ ~aaaaaaaai
        1261 ~aaaaaaaai ~aaaaaaaaaaaaaab
        299 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -154 ~aaaaaaaai ~aaaaaaaaaaac
        -966 ~aaaaaaaai ~aaaaaaaaaab
        205 ~aaaaaaaai ~aaaaaaaae $
        406 ~aaaaaaaai ~aaaaaaaae F
        426 ~aaaaaaaai ~aaaaaaaai
        478 ~aaaaaaaai ~aaaaaaai
        -424 ~aaaaaaaai ~aaaaaabac
        -362 ~aaaaaaaai ~aaaaaabac $
        -802 ~aaaaaaaai ~aaaaaabacaac
        -563 ~aaaaaaaai ~aaaaaabacaac $
        176 ~aaaaaaaai ~aeaaaaae
        353 ~aaaaaaaai ~aeaaaaae F
        752 ~aaaaaaaai ~aeaaaaaeaaac
        -371 ~aaaaaaaai ~aeaaaaaeaaac F
        -272 ~aaaaaaaai ~aeaaaaaeaaac _
        -540 ~aaaaaaaai ~aeaaaaaeaaac ~
        485 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaab
        -401 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1019 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        507 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        845 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        483 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        233 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -694 ~aaaaaaaai ~aeaaaaaeai
        157 ~aaaaaaaai ~aeaaaaaeaiac
        -282 ~aaaaaaaai ~aeaaaaaeaiac F
        889 ~aaaaaaaai ~aeaaaaaeaiac ~
        244 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        221 ~aaaaaaaai ~aeaaaabe
        -771 ~aaaaaaaai ~aeaaaabe $
        -770 ~aaaaaaaai ~be
        223 ~aaaaaaaai ~c
        514 ~aaaaaaaai ~ee
        -1094 ~aaaaaaaaiaaae $
        -389 ~aaaaaaaaiaaae ,
        -184 ~aaaaaaaaiaaae F
        387 ~aaaaaaaaiaaae _ $
        796 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -549 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        995 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        282 ~aaaaaaaaiaac #
        -778 ~aaaaaaaaiaac # $
        -225 ~aaaaaaaaiaac # F
        726 ~aaaaaaaaiaac # ~
        -777 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -269 ~aaaaaaaaiaac $
        21 ~aaaaaaaaiaac ,
        625 ~aaaaaaaaiaac , ~
        377 ~aaaaaaaaiaac F
        247 ~aaaaaaaaiaac F $
        -403 ~aaaaaaaaiaac F ,
        -326 ~aaaaaaaaiaac F F
        618 ~aaaaaaaaiaac F ~aaaaaaaaaab
        397 ~aaaaaaaaiaac F ~aaaaaaaai
        -868 ~aaaaaaaaiaac F ~acaaaiaaaaac
        122 ~aaaaaaaaiaac _
        116 ~aaaaaaaaiaac _ $
        769 ~aaaaaaaaiaac _ ~aaaaaaaai
        -466 ~aaaaaaaaiaac ~ #
        -273 ~aaaaaaaaiaac ~ $
        582 ~aaaaaaaaiaac ~ ,
        -838 ~aaaaaaaaiaac ~ F
        -153 ~aaaaaaaaiaac ~ ~
        -902 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        316 ~aaaaaaaaiaac ~ ~aaaaaaaai
        -828 ~aaaaaaaaiaac ~ ~aaaaaaai
        678 ~aaaaaaaaiaac ~ ~aaaaaabae
        434 ~aaaaaaaaiaac ~aaaaaaaaaaaaaae
        -144 ~aaaaaaaaiaac ~aaaaaaaaaaac
        -427 ~aaaaaaaaiaac ~aaaaaaaaaaac $
        86 ~aaaaaaaaiaac ~aaaaaaaae
        654 ~aaaaaaaaiaac ~aaaaaaaae $
        231 ~aaaaaaaaiaac ~aaaaaaaai
        -492 ~aaaaaaaaiaac ~aaaaaaaaiaac
        555 ~aaaaaaaaiaac ~aaaaaaae
        662 ~aaaaaaaaiaac ~aaaaaaae $
        -297 ~aaaaaaaaiaac ~aaaaaaai
        539 ~aaaaaaaaiaac ~aaaaaab $
        168 ~aaaaaaaaiaac ~aaaae
        -303 ~aaaaaaaaiaac ~aaaae $
        310 ~aaaaaaaaiaac ~aacaaaaaaai
        310 ~aaaaaaaaiaac ~aacaaaaaaai .
        -468 ~aaaaaaaaiaac ~aeaaaaae
        52 ~aaaaaaaaiaac ~aeaaaaaeaaac
        -201 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        -688 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        984 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        195 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaae
        -432 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        586 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        359 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaac
        660 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaabaaaeaab
        -579 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaae
        347 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -357 ~aaaaaaaaiaac ~aeaaaaaeaaac ~c
        -902 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        975 ~aaaaaaaaiaac ~aeaaaaaeaiac
        679 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -619 ~aaaaaaaaiaac ~aeaaaaaeaiac _
        -559 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        819 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -837 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        326 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        768 ~aaaaaaaaiaac ~aeaaaabe $
        386 ~aaaaaaaaiaai #
        -160 ~aaaaaaaaiaai # F
        299 ~aaaaaaaaiaai # ~
        120 ~aaaaaaaaiaai F
        -2 ~aaaaaaaaiaai F $
        314 ~aaaaaaaaiaai F ,
        -924 ~aaaaaaaaiaai F ~
        291 ~aaaaaaaaiaai F ~aaaaaaaaaab
        418 ~aaaaaaaaiaai F ~aaaaaaaai
        213 ~aaaaaaaaiaai ~
        475 ~aaaaaaaaiaai ~ $
        532 ~aaaaaaaaiaai ~ F
        -633 ~aaaaaaaaiaai ~ ~aaaaaaaai
        349 ~aaaaaaaaiaai ~aaaaaaaaaaaaaae $
        -358 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -612 ~aaaaaaaaiaai ~aaaaaaae
        1040 ~aaaaaaaaiaai ~aeaaaaaeaaac
        399 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        249 ~aaaaaaaaiaai ~aeaaaaaeaaac _
        -404 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        647 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaae
        799 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaac
        250 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        -1009 ~aaaaaaaaiaai ~aeaaaabe
        393 ~aaaaaaaaiaai ~c
        411 ~aaaaaaaaiaai ~c $
        -533 ~aaaaaaaaiacc #
        249 ~aaaaaaaaiacc # $
        -407 ~aaaaaaaaiacc # ,
        -228 ~aaaaaaaaiacc # ~
        -573 ~aaaaaaaaiacc # ~aaaaaaaaiaac
        -240 ~aaaaaaaaiacc F
        263 ~aaaaaaaaiacc F $
        -256 ~aaaaaaaaiacc _ $
        287 ~aaaaaaaaiacc ~
        535 ~aaaaaaaaiacc ~ $
        -911 ~aaaaaaaaiacc ~ F
        -536 ~aaaaaaaaiacc ~ _
        324 ~aaaaaaaaiacc ~ ~aaaaaaaaeaab
        -1290 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -943 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        261 ~aaaaaaaaiacc ~aaaaaaaae $
        -1144 ~aaaaaaaaiacc ~aaaaaaaaeaab
        140 ~aaaaaaaaiacc ~aaaaaaae $
        769 ~aaaaaaaaiacc ~aaaaaabac
        298 ~aaaaaaaaiacc ~aaaaaabac $
        506 ~aaaaaaaaiacc ~aaaaaabac ,
        1240 ~aaaaaaaaiacc ~aaaaaabacaac
        -375 ~aaaaaaaaiacc ~aaaaaabacaac $
        -277 ~aaaaaaaaiacc ~aaaaaabacaac ,
        -333 ~aaaaaaaaiacc ~aaaae $
        585 ~aaaaaaaaiacc ~aeaaaaae
        -890 ~aaaaaaaaiacc ~aeaaaaaeaaac
        -282 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        313 ~aaaaaaaaiacc ~aeaaaaaeaaac ~
        -314 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaae
        454 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        259 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -323 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        436 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        -161 ~aaaaaaaaiacc ~aeaaaaaeaiac
        227 ~aaaaaaaaiacc ~aeaaaaaeaiac ~aaaaaab
        112 ~aaaaaaab $
        474 ~aaaaaaab ~aeaaaaaeaaac
        -314 ~aaaaaaac #
        122 ~aaaaaaac $
        560 ~aaaaaaac ,
        527 ~aaaaaaac , #
        -249 ~aaaaaaac F
        460 ~aaaaaaac F $
        -544 ~aaaaaaac F ,
        -506 ~aaaaaaac F ~
        -274 ~aaaaaaac F ~aaaaaaaaiaac
        -217 ~aaaaaaac _
        165 ~aaaaaaac ~
        -744 ~aaaaaaac ~ $
        334 ~aaaaaaac ~ F
        1327 ~aaaaaaac ~aaaaaaaaaaaae
        273 ~aaaaaaac ~aaaaaaaaaaaae $
        -493 ~aaaaaaac ~aaaaaaaaaaaae F
        563 ~aaaaaaac ~aaaaaaaaaab
        342 ~aaaaaaac ~aaaaaaaaiaac ~aeaaaaaeaaac
        450 ~aaaaaaac ~aaaaaaaaiaai
        -484 ~aaaaaaac ~aaaaaaaaiacc
        1030 ~aaaaaaac ~aaaaaaac
        784 ~aaaaaaac ~aaaaaaac $
        680 ~aaaaaaac ~aaaaaaac ~aaaaaaaaiaac
        -323 ~aaaaaaac ~aaaaaaae
        1243 ~aaaaaaac ~aaaaaabacaac
        555 ~aaaaaaac ~aaaaaabacaac $
        -836 ~aaaaaaac ~aeaaaaae
        -837 ~aaaaaaac ~aeaaaaae F
        193 ~aaaaaaac ~aeaaaaaeaaac
        224 ~aaaaaaac ~aeaaaaaeaaac F
        394 ~aaaaaaac ~aeaaaaaeaaac ~
        511 ~aaaaaaacaaac $
        -552 ~aaaaaaacaaac ,
        478 ~aaaaaaacaaac F
        364 ~aaaaaaacaaac ~aaaaaaaai
        170 ~aaaaaaacaaac ~aaaaaaaai F
        -1088 ~aaaaaaace $
        1157 ~aaaaaaad $
        691 ~aaaaaaad F
        550 ~aaaaaaae #
        -19 ~aaaaaaae $
        527 ~aaaaaaae ,
        519 ~aaaaaaae F
        657 ~aaaaaaae F ~aaaaaaaaaab
        814 ~aaaaaaae _ $
        510 ~aaaaaaae ~
        594 ~aaaaaaae ~ ~aaaaaaaaiacc
        453 ~aaaaaaae ~aaaaaaaaaaacec
        -574 ~aaaaaaae ~aaaaaaaai
        -497 ~aaaaaaae ~aeaaaaaeaaac
        -741 ~aaaaaaae ~aeaaaaaeaaac ~
        -828 ~aaaaaaae ~aic
        -813 ~aaaaaaae ~aic F
        175 ~aaaaaaai #
        1020 ~aaaaaaai # F
        -562 ~aaaaaaai $
        607 ~aaaaaaai ,
        391 ~aaaaaaai , ~
        749 ~aaaaaaai F
        1209 ~aaaaaaai F $
        -311 ~aaaaaaai F ,
        855 ~aaaaaaai F F
        477 ~aaaaaaai F ~
        637 ~aaaaaaai F ~aaaaaaaaaab
        -470 ~aaaaaaai F ~aaaaaaaai
        -534 ~aaaaaaai _ $
        705 ~aaaaaaai _ ,
        65 ~aaaaaaai ~
        -349 ~aaaaaaai ~ $
        502 ~aaaaaaai ~ F
        -759 ~aaaaaaai ~ ~aaaaaaaai
        -280 ~aaaaaaai ~aaaaaaaaaaac
        -534 ~aaaaaaai ~aaaaaaaaaaac $
        -367 ~aaaaaaai ~aaaaaaaai
        -336 ~aaaaaaai ~aaaaaaaaiaac
        553 ~aaaaaaai ~aaaaaaai
        430 ~aaaaaaai ~aaaaaaai $
        573 ~aaaaaaai ~aaaaaabi
        298 ~aaaaaaai ~aaaaaabi $
        -592 ~aaaaaaai ~aaaaaacaaaac
        553 ~aaaaaaai ~aabaab
        716 ~aaaaaaai ~acab ~be
        1094 ~aaaaaaai ~aeaaaaaeaaac
        545 ~aaaaaaai ~aeaaaaaeaaac F
        200 ~aaaaaaai ~aeaaaaaeaaac ~
        690 ~aaaaaaai ~aic
        833 ~aaaaaaai ~aic #
        352 ~aaaaaaai ~aic F
        523 ~aaaaaaai ~aic ~aeaaaaaeaaac
        -873 ~aaaaaaai ~be ~aaaaaag
        449 ~aaaaaaai ~be ~aic
        710 ~aaaaaaaiaaac F
        446 ~aaaaaaaiaaac ~
        -621 ~aaaaaaaiaaac ~ ,
        -587 ~aaaaaaaiaaac ~aaaaaaai
        -545 ~aaaaaaaiaaac ~aaaaaab $
        542 ~aaaaaaaiaaac ~aaaaaabae
        433 ~aaaaaaaiaaac ~aaaaacaai
        430 ~aaaaaaaiaaac ~aaaaacaai ~
        -168 ~aaaaaaaiaaac ~aeaaaaaeaaac
        -479 ~aaaaaaaiaaac ~aeaaaaaeaaac F
        -516 ~aaaaaaaiaaac ~aeaaaaaeaiac
        644 ~aaaaaaaiaaac ~aic
        662 ~aaaaaaaiaaac ~be
        1068 ~aaaaaab $
        1220 ~aaaaaab ,
        539 ~aaaaaab , #
        615 ~aaaaaab , F
        274 ~aaaaaab , ~
        333 ~aaaaaab , ~be
        806 ~aaaaaab .
        636 ~aaaaaab F $
        -810 ~aaaaaab F F
        -402 ~aaaaaab _
        -280 ~aaaaaab ~
        -645 ~aaaaaab ~aaaaaaaaaaac
        446 ~aaaaaab ~aaaaaaaae
        776 ~aaaaaab ~aaaaaaaai
        339 ~aaaaaab ~aaaaaaaai #
        375 ~aaaaaab ~aaaaaaaai F
        289 ~aaaaaab ~aaaaaaaai ~
        -512 ~aaaaaab ~aaaaaaaai ~aeaaaaaeaaac
        683 ~aaaaaab ~aaaaaaaaiaac
        572 ~aaaaaab ~aaaaaaaaiaac ~
        247 ~aaaaaab ~aaaaaaaaiaai
        664 ~aaaaaab ~aaaaaaac
        519 ~aaaaaabac $
        487 ~aaaaaabac ,
        437 ~aaaaaabac , ~
        186 ~aaaaaabac , ~be
        323 ~aaaaaabac .
        607 ~aaaaaabac . #
        -530 ~aaaaaabac . ~
        -411 ~aaaaaabac ~ ,
        -748 ~aaaaaabac ~aaaaaaaae
        472 ~aaaaaabac ~aaaaaaaai
        -480 ~aaaaaabac ~aaaaaaaaiaai
        -454 ~aaaaaabac ~aaaaaaaaiacc
        -446 ~aaaaaabac ~aaaaaaaaiacc ~aeaaaaaeaaac
        531 ~aaaaaabac ~aaaaaabi
        245 ~aaaaaabac ~acabai
        -110 ~aaaaaabacaac $
        698 ~aaaaaabacaac ,
        -381 ~aaaaaabacaac , #
        -648 ~aaaaaabacaac , F
        -893 ~aaaaaabacaac , ~
        819 ~aaaaaabacaac , ~aeaaaaaeaaac
        383 ~aaaaaabacaac , ~be
        341 ~aaaaaabacaac F
        -182 ~aaaaaabacaac ~ $
        579 ~aaaaaabacaac ~ ~aaaaaaaai
        -354 ~aaaaaabacaac ~aaaaaaaaeaaaaaab
        -236 ~aaaaaabacaac ~aaaaaaaaiaac
        -467 ~aaaaaabacaac ~aaaaaabi
        388 ~aaaaaabacaac ~acaaaiaaaaac
        547 ~aaaaaabacaac ~acaaaiaaaaac F
        335 ~aaaaaabacaac ~acabai
        1558 ~aaaaaabacaac ~aeaaaabe
        657 ~aaaaaabacaac ~aeaaaabe ~
        261 ~aaaaaabae $
        -417 ~aaaaaabae ,
        -894 ~aaaaaabae , ~
        565 ~aaaaaabae .
        -478 ~aaaaaabi $
        416 ~aaaaaabi ,
        1190 ~aaaaaabi , _
        -714 ~aaaaaabi , ~
        -369 ~aaaaaac #
        -1152 ~aaaaaac F
        -371 ~aaaaaac F $
        -319 ~aaaaaac _
        -1028 ~aaaaaac ~ $
        567 ~aaaaaac ~aaaaaaaaaaacec
        212 ~aaaaaac ~aaaaaaaaaaacec ~
        -1242 ~aaaaaac ~aaaaaaaai
        -374 ~aaaaaac ~aaaaaaaai F
        -1055 ~aaaaaac ~aaaaaaaai ~
        -553 ~aaaaaac ~aaaaaaaaiaac
        616 ~aaaaaac ~aaaaaaac
        -300 ~aaaaaac ~aaaaaaae
        516 ~aaaaaac ~aaaaf
        -1013 ~aaaaaac ~aeaaaaaeaaac
        -234 ~aaaaaac ~aeaaaaaeaaac ~
        -558 ~aaaaaacaaaaaaai $
        98 ~aaaaaacaaaaaaai F
        621 ~aaaaaacaaaaaaai F $
        -495 ~aaaaaacaaaaaaai ~
        -638 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -545 ~aaaaaacaaaaaaci NO
        156 ~aaaaaacaaaac #
        -611 ~aaaaaacaaaac F
        496 ~aaaaaacaaaac _
        1225 ~aaaaaacaaaac ~
        454 ~aaaaaacaaaac ~ ,
        -1103 ~aaaaaacaaaac ~aaaaaaaaaaac
        367 ~aaaaaacaaaac ~aaaaaaaaaaacec
        305 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1266 ~aaaaaacaaaac ~aaaaaaaaiaac
        -406 ~aaaaaacaaaac ~aaaaacaai
        -503 ~aaaaaacaaaac ~aeaaaaaeaiac F
        -1035 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -1568 ~aaaaaae F
        -533 ~aaaaaae F $
        -976 ~aaaaaae F ~aaaaaaaaaab
        881 ~aaaaaae ~
        487 ~aaaaaae ~aaaaaaaaaaaaaae
        503 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -212 ~aaaaaae ~aaaaaaaaiaac
        345 ~aaaaaae ~aeaaaaae
        -515 ~aaaaaae ~aeaaaaaeaaac
        758 ~aaaaaae ~aeaaaaaeaiac
        -209 ~aaaaaaeaaaaaaaj ~aaaaacaai
        -447 ~aaaaaaeb F
        -333 ~aaaaaaeb ~aeaaaaaeaaac
        -22 ~aaaaaag ~
        497 ~aaaaaag ~aeaaaaaeaaac
        -671 ~aaaaaag ~aeaaaabe
        377 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        586 ~aaaaaagaaaaaaai ~aeaaaaaeaaac ~
        645 ~aaaaaagaaaaaaai ~aeaaaabe
        407 ~aaaaaam ~
        1130 ~aaaaaam ~aaaaaaae
        -605 ~aaaaaamaaaaaaab F
        -315 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -315 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -555 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -453 ~aaaaaamae ~aeaaaaaeaaac
        917 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        529 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        -540 ~aaaaaao #
        1014 ~aaaaaao F
        726 ~aaaaaao ~aaaaaaaaiaac
        531 ~aaaaaao ~aaaaaaae
        -676 ~aaaaaao ~aeaaaabe
        672 ~aaaaab #
        750 ~aaaaab # $
        403 ~aaaaab # F
        -419 ~aaaaab F
        515 ~aaaaab ~aaaaacaai
        553 ~aaaaab ~aaaaacaai ~
        734 ~aaaaabc ~aaaaacaai
        -329 ~aaaaabc ~aeaaaaaeaiac
        -750 ~aaaaacaai #
        -205 ~aaaaacaai # $
        -699 ~aaaaacaai F
        -403 ~aaaaacaai _
        524 ~aaaaacaai _ $
        408 ~aaaaacaai ~
        -838 ~aaaaacaai ~ $
        667 ~aaaaacaai ~ ,
        474 ~aaaaacaai ~ _
        11 ~aaaaacaai ~ ~
        301 ~aaaaacaai ~ ~aaaaaaaaaaac
        513 ~aaaaacaai ~ ~aaaaaaae
        -1072 ~aaaaacaai ~aaaaaaaaaaac
        -978 ~aaaaacaai ~aaaaaaac
        522 ~aaaaacaai ~aacaaaaaaaac
        673 ~aaaaacaai ~aacaaaaaaai
        356 ~aaaaacaai ~aacaaaac
        558 ~aaaaacaai ~aacaaaac ,
        344 ~aaaaacaai ~aacaaaac ~aaaaaaai
        489 ~aaaaacaai ~aacaabac
        -12 ~aaaaacaai ~aeaaaaaeaaac
        603 ~aaaaacaai ~aeaaaaaeaaac F
        420 ~aaaaacaai ~aeaaaaaeaaac _
        -851 ~aaaaacaai ~aeaaaaaeaaac ~
        -536 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        342 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -442 ~aaaaae ~
        -605 ~aaaab $
        -649 ~aaaab F
        538 ~aaaab ~aaaaacaai
        -377 ~aaaabaaae $
        -365 ~aaaabaaae .
        1224 ~aaaabaabe ,
        -829 ~aaaac ~
        384 ~aaaac ~aaaaaabi
        385 ~aaaac ~aaaaaabi ,
        -476 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -554 ~aaaae $
        721 ~aaaae ~aaaaaaaae
        620 ~aaaae ~aaaaaaac
        416 ~aaaae ~aaaaaab
        417 ~aaaae ~aaaaaab $
        671 ~aaaae ~aaaaaabae
        675 ~aaaae ~aaaaaabae $
        -398 ~aaaaeaaaaaac ~
        -419 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -523 ~aaaaeaai $
        -587 ~aaaaf .
        868 ~aaaai ~accbab
        -556 ~aaacaaaaaaac F
        772 ~aaacaaaaaaac ~aaaaaaaaaaac
        -544 ~aaacaaaaaaac ~aeaaaaaeaaac
        426 ~aaaeaaaaaaac #
        -481 ~aaaeaaaaaaac ,
        -338 ~aaai $
        1100 ~aaai ~
        583 ~aaai ~ $
        397 ~aaai ~ ~
        -528 ~aaaiaaaaaaaaaab ~
        -487 ~aaaiaaaaaaaaaab ~ #
        -1253 ~aab #
        -387 ~aab # ~
        -335 ~aab $
        212 ~aab ,
        21 ~aab F
        -284 ~aab F $
        -802 ~aab F ,
        -258 ~aab F F
        187 ~aab F ~
        294 ~aab F ~aaaaaaaaiacc
        910 ~aab ~
        643 ~aab ~ $
        -1023 ~aab ~aaaaaaaaaaaaaae
        -918 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        247 ~aab ~aaaaaaaaaaaae
        574 ~aab ~aaaaaaaaaaaae F
        914 ~aab ~aaaaaaaai
        328 ~aab ~aaaaaaaai ~aeaaaaaeaaac
        270 ~aab ~aaaaaaaaiaac
        328 ~aab ~aaaaaaaaiaai
        178 ~aab ~aaaaaaaaiaai F
        432 ~aab ~aaaaaaae F
        -718 ~aab ~aeaaaaaeaaac
        320 ~aab ~aeaaaaaeaaac F
        -886 ~aab ~aeaaaaaeaaac _
        -514 ~aabaab F
        -714 ~aabaab F $
        -268 ~aabaab ~
        708 ~aabaab ~aaaaaaaaaaaae
        1007 ~aabaab ~aaaaaaae
        -504 ~aabaab ~aeaaaaaeaaac
        1007 ~aacaaaaaaaac #
        291 ~aacaaaaaaaac $
        121 ~aacaaaaaaaac F
        653 ~aacaaaaaaaac ~aaaaaaaaiaac
        940 ~aacaaaaaaaac ~aaaaaabacaac
        952 ~aacaaaaaaaac ~aaaaaabacaac $
        97 ~aacaaaaaaaac ~aeaaaaaeaaac
        574 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        316 ~aacaaaaaaai .
        538 ~aacaaaaaaai F $
        579 ~aacaaaaaaai ~aeaaaaaeaaac
        590 ~aacaaaaaaai ~aeaaaaaeaaac F
        560 ~aacaaaac ,
        -720 ~aacaaaac F
        -808 ~aacaaaac ~aaaaaaae
        -675 ~aacaaaac ~aaaaaaae F
        346 ~aacaaaac ~aaaaaaai
        751 ~aacaaaac ~aaaaacaai
        -664 ~aacaaaac ~aeaaaaaeaaac
        574 ~aacaaaacaai #
        669 ~aacaaaacaai F $
        514 ~aacaaaacaai F ~
        -420 ~aacaaaacaai F ~aaaaacaai
        294 ~aacaaab $
        564 ~aacaaab ,
        579 ~aacaaab ~aaaaaaaai
        -537 ~aacaaab ~aaaaaaae
        -536 ~aacaaab ~aaaaaaae F
        677 ~aacaaab ~aeaaaaaeaaac
        -652 ~aacaaabc ~aaaaaaaai
        373 ~aacaaacc ~aeaaaabe
        445 ~aacaaacc ~aeaaaabe #
        585 ~aacaaae ,
        -261 ~aacaaaeaiaac F
        -418 ~aacaaaeaiaac F $
        698 ~aacaaaeaiaac _
        702 ~aacaaaeaiaac _ $
        -491 ~aacaaaeaiaac ~aeaaaaaeaaac F
        -617 ~aacaabc F
        -404 ~aacabaab F
        -372 ~aacabaab F ,
        -477 ~aae F
        -560 ~aae F $
        600 ~aae ~aaaaaabac
        -353 ~aae ~aaaaaabac ,
        -277 ~aae ~aaaaaabacaac
        -695 ~aaeaaaac F
        515 ~aaiaaaab _
        486 ~aaiaaaab ~aaaaaaab
        551 ~aaiaaaab ~aaaaaaab ~aeaaaaaeaaac
        829 ~aaiaaaai ~aaaaaaai
        823 ~aaiaaaai ~aaaaaaai $
        -186 ~ab ~
        516 ~ab ~ $
        -319 ~ab ~ ~aaaaaaaaaaaaab
        -836 ~abaaaaaaae ~be
        -633 ~abaaaaaaae ~be ~acabai
        -546 ~abaaaab ~aeaaaaaeaaac
        -496 ~abaaaab ~aeaaaaaeaaac ~
        330 ~abaaaab ~b
        703 ~ac $
        537 ~ac ~aaaaaaaai
        363 ~ac ~aaaaaaaai F
        166 ~ac ~aaaaaaaai ~
        -535 ~ac ~be
        -272 ~ac ~be ~accbab
        818 ~ac ~ee ~aacaaaaaaai
        -581 ~acaaaiaaaaac #
        -261 ~acaaaiaaaaac _
        314 ~acaaaiaaaaac ~
        -277 ~acaaaiaaaaac ~ $
        440 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        -392 ~acaaaiaaaaac ~aaaaaaaai
        -226 ~acaaaiaaaaac ~aaaaaaaaiaac
        326 ~acaaaiaaaaac ~abaaaab
        -569 ~acaaaiaaaaac ~aeaaaaaeaaac
        -538 ~acaaaiaaaaac ~aeaaaaaeaaac _
        331 ~acaaaiaaaaac ~aeaaaaaeaiac
        -484 ~acaaaiaaaaac ~aic
        -720 ~acaac ~
        -374 ~acab $
        133 ~acab ,
        -607 ~acab ~aaaaaaaaaab
        -715 ~acab ~aeaaaaaeaaac
        66 ~acab ~ai
        237 ~acab ~aic
        233 ~acab ~aic ~aeaaaaaeaaac
        601 ~acab ~be
        397 ~acab ~be ~accbab
        -490 ~acababc #
        126 ~acababc ~
        157 ~acababc ~ ~
        -256 ~acabai #
        -474 ~acabai # ~
        690 ~acabai F
        -675 ~acabai F F
        605 ~acabai F ~aaaaaaaaaab
        273 ~acabai ~
        378 ~acabai ~aaaaaaaaaaac
        664 ~acabai ~aeaaaaaeaaac F
        -723 ~acabai ~aeaaaaaeaaac ~aaaaaaaae
        -784 ~acabaiaaaaac F
        -276 ~acabaiaaaaac _
        -730 ~acabc ~
        -505 ~acabc ~ ~
        -663 ~acabi ~
        562 ~acabi ~aaaaaaai
        -160 ~acabi ~be
        -391 ~accbab #
        -594 ~accbab F
        579 ~accbab _
        400 ~accbab ~
        1146 ~accbab ~aeaaaaae
        -302 ~accbab ~aeaaaaaeaaac
        503 ~accbab ~aeaaaaaeaaac F
        -629 ~accbab ~aeaaaaaeaaac ~
        -1161 ~aci _
        -694 ~aci _ ~aeaaaaaeaaac
        -269 ~aci ~
        517 ~aci ~ ,
        -575 ~aci ~ ~aaaaaaaai
        1013 ~aci ~aacaaaaaaaac
        1284 ~aci ~aacaaaac
        346 ~aci ~accbab
        609 ~aci ~accbab ~aeaaaaaeaaac
        -426 ~aeaaaaae F
        163 ~aeaaaaae F $
        -604 ~aeaaaaae F ~aaaaaaaaaab
        744 ~aeaaaaae F ~aaaaaaai
        486 ~aeaaaaae _
        -693 ~aeaaaaae _ $
        -451 ~aeaaaaae ~
        -585 ~aeaaaaae ~ $
        645 ~aeaaaaae ~ F
        809 ~aeaaaaae ~aaaaaab
        806 ~aeaaaaae ~aaaaaab $
        -312 ~aeaaaaaeaaac # $
        693 ~aeaaaaaeaaac # F
        551 ~aeaaaaaeaaac # ~
        -840 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        427 ~aeaaaaaeaaac # ~aaaaaaaai
        -704 ~aeaaaaaeaaac $
        -227 ~aeaaaaaeaaac F
        152 ~aeaaaaaeaaac F #
        -149 ~aeaaaaaeaaac F $
        853 ~aeaaaaaeaaac F .
        420 ~aeaaaaaeaaac F F
        -513 ~aeaaaaaeaaac F _
        -204 ~aeaaaaaeaaac F ~
        98 ~aeaaaaaeaaac F ~aaaaaaaaaab
        -416 ~aeaaaaaeaaac F ~aaaaaaaae
        -215 ~aeaaaaaeaaac F ~aaaaaaaai
        -85 ~aeaaaaaeaaac F ~aaaaaaaaiaac
        -742 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -687 ~aeaaaaaeaaac F ~aaaaaaai
        248 ~aeaaaaaeaaac F ~aaaaaab
        -302 ~aeaaaaaeaaac F ~aaaaaac
        1134 ~aeaaaaaeaaac F ~aaaaacaai
        -640 ~aeaaaaaeaaac F ~acaaaiaaaaac
        361 ~aeaaaaaeaaac F ~acabai
        292 ~aeaaaaaeaaac F ~aeaaaabe
        -177 ~aeaaaaaeaaac _
        -485 ~aeaaaaaeaaac _ #
        352 ~aeaaaaaeaaac _ $
        542 ~aeaaaaaeaaac _ ,
        1147 ~aeaaaaaeaaac _ F
        -401 ~aeaaaaaeaaac _ ~
        792 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        348 ~aeaaaaaeaaac _ ~aaaaaaaae
        -827 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        66 ~aeaaaaaeaaac ~
        444 ~aeaaaaaeaaac ~ #
        591 ~aeaaaaaeaaac ~ $
        -291 ~aeaaaaaeaaac ~ ,
        273 ~aeaaaaaeaaac ~ F
        -660 ~aeaaaaaeaaac ~ _
        -275 ~aeaaaaaeaaac ~ ~
        222 ~aeaaaaaeaaac ~ ~aaaaaaaaaaac
        -348 ~aeaaaaaeaaac ~ ~aaaaaaaaaab
        1022 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -618 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -294 ~aeaaaaaeaaac ~ ~aaaaaaaaeaab
        -735 ~aeaaaaaeaaac ~ ~aaaaaaaai
        545 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        427 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1458 ~aeaaaaaeaaac ~ ~aaaaaaac
        191 ~aeaaaaaeaaac ~ ~aaaaaab
        -414 ~aeaaaaaeaaac ~ ~aaaaaabac
        -589 ~aeaaaaaeaaac ~ ~aaaaaac
        -827 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -525 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac ~aaaaaaaai
        -823 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        383 ~aeaaaaaeaaac ~aaaaaaaaaaab $
        -113 ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1031 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -91 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -510 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -645 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaab
        473 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaae
        -445 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        392 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaiaac
        570 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaab
        466 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -362 ~aeaaaaaeaaac ~aaaaaaaaaaae
        -383 ~aeaaaaaeaaac ~aaaaaaaaaaae $
        -509 ~aeaaaaaeaaac ~aaaaaaaae
        1374 ~aeaaaaaeaaac ~aaaaaaaae $
        -903 ~aeaaaaaeaaac ~aaaaaaaae ,
        -535 ~aeaaaaaeaaac ~aaaaaaaae F
        336 ~aeaaaaaeaaac ~aaaaaaaae ~
        -477 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        483 ~aeaaaaaeaaac ~aaaaaaaae ~acaaaiaaaaac
        413 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        273 ~aeaaaaaeaaac ~aaaaaaaaeaab
        295 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -410 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        569 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -248 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -348 ~aeaaaaaeaaac ~aaaaaaaaeaae $
        540 ~aeaaaaaeaaac ~aaaaaaaaeaae ,
        -304 ~aeaaaaaeaaac ~aaaaaaaaeaag
        304 ~aeaaaaaeaaac ~aaaaaaac
        -726 ~aeaaaaaeaaac ~aaaaaaac $
        532 ~aeaaaaaeaaac ~aaaaaaac F
        -143 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        364 ~aeaaaaaeaaac ~aaaaaaaiaaac
        151 ~aeaaaaaeaaac ~aaaaaaaiaaac ~
        90 ~aeaaaaaeaaac ~aaaaaab
        301 ~aeaaaaaeaaac ~aaaaaab ,
        316 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -259 ~aeaaaaaeaaac ~aaaaaabac
        -431 ~aeaaaaaeaaac ~aaaaaabac ~
        -458 ~aeaaaaaeaaac ~aaaaaabacaac
        673 ~aeaaaaaeaaac ~aaaabaaaeaab
        -75 ~aeaaaaaeaaac ~aaaae
        349 ~aeaaaaaeaaac ~aab
        344 ~aeaaaaaeaaac ~aacaaaaaaaac
        340 ~aeaaaaaeaaac ~aacaaaaaaaac $
        646 ~aeaaaaaeaaac ~aacaaaeae
        338 ~aeaaaaaeaaac ~ac
        -324 ~aeaaaaaeaaac ~c
        669 ~aeaaaaaeaaac ~c $
        -511 ~aeaaaaaeaaac ~c ,
        458 ~aeaaaaaeaaac ~c _
        -370 ~aeaaaaaeaaac ~c ~
        389 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -485 ~aeaaaaaeaaac ~c ~aic
        -537 ~aeaaaaaeaaac ~c ~be
        -111 ~aeaaaaaeaaac ~caaaaaaaaaac
        -981 ~aeaaaaaeaaac ~caaaaaaaaaac $
        328 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        249 ~aeaaaaaeaaac ~caaaaaaae
        477 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -753 ~aeaaaaaeai ~
        -281 ~aeaaaaaeaiac F
        463 ~aeaaaaaeaiac F ,
        664 ~aeaaaaaeaiac F ~aaaaaaaae
        -742 ~aeaaaaaeaiac F ~aaaaaaaai
        -339 ~aeaaaaaeaiac F ~aaaaaaaaiaac
        -710 ~aeaaaaaeaiac F ~aaaaaaai
        338 ~aeaaaaaeaiac _
        -332 ~aeaaaaaeaiac _ $
        745 ~aeaaaaaeaiac _ F
        -279 ~aeaaaaaeaiac ~
        729 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        697 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -111 ~aeaaaaaeaiac ~aaaaaaaaaaac
        -389 ~aeaaaaaeaiac ~aaaaaaaae
        382 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -508 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        120 ~aeaaaaaeaiac ~aaaaaaaaeaae $
        -396 ~aeaaaaaeaiac ~aaaaaab $
        209 ~aeaaaaaeaiac ~aaaaaab ,
        114 ~aeaaaaaeaiac ~c
        -364 ~aeaaaaaeaiac ~c $
        507 ~aeaaaaaeaiac ~c ~aab
        -463 ~aeaaaaaeaiac ~c ~aic
        446 ~aeaaaabaaae ~acabai
        449 ~aeaaaabe #
        -597 ~aeaaaabe # $
        923 ~aeaaaabe # ~
        -551 ~aeaaaabe $
        -788 ~aeaaaabe F
        221 ~aeaaaabe _
        -606 ~aeaaaabe _ $
        -773 ~aeaaaabe ~
        542 ~aeaaaabe ~ $
        -278 ~aeaaaabe ~aaaaaaaaaaab
        562 ~aeaaaabe ~aaaaaaaaaaac
        -858 ~aeaaaabe ~aaaaaaaae
        306 ~aeaaaabe ~aaaaaaaaiaai
        362 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        445 ~aeaaaabe ~aaaaaab
        935 ~aeaaaabe ~aaaaaac
        386 ~aeaaaabe ~acaaaiaaaaac
        431 ~aeaaaabe ~acaaaiaaaaac ~
        202 ~aeaaaabe ~acababc
        179 ~aeaaaabe ~acababc ~
        707 ~aeaaaabe ~acabai
        -326 ~aeaaaabe ~aeaaaaaeaaac
        -799 ~aeaaaabe ~c
        -187 ~ai #
        428 ~ai $
        605 ~ai ~
        347 ~ai ~ ~aaaaacaai
        -253 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        436 ~ai ~aeaaaaae
        433 ~ai ~aeaaaaae F
        504 ~ai ~aeaaaaaeaaac
        65 ~ai ~aeaaaaaeaaac F
        175 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -79 ~ai ~aeaaaabe
        -711 ~ai ~aeaaaabe ~
        605 ~aic #
        1066 ~aic # $
        -231 ~aic # F
        -143 ~aic # ~
        318 ~aic $
        -623 ~aic ,
        321 ~aic F
        -337 ~aic F $
        -266 ~aic F ,
        -456 ~aic F F
        1376 ~aic F _
        -346 ~aic F ~
        -480 ~aic F ~aaaaaaaaaab
        50 ~aic F ~aaaaaaaai
        294 ~aic F ~aaaaaaaaiacc
        -40 ~aic ~
        103 ~aic ~ F
        842 ~aic ~ ~
        -530 ~aic ~aaaaaaaae
        409 ~aic ~aaaaaaaaiaaae
        362 ~aic ~aaaaaaae
        -1052 ~aic ~aaaaaaaiaaac
        -400 ~aic ~aaaaacaai
        -506 ~aic ~aaai
        40 ~aic ~aeaaaaaeaaac
        1139 ~aic ~aeaaaaaeaaac F
        -236 ~aic ~aeaaaaaeaaac ~
        -800 ~aic ~aeaaaaaeaiac
        447 ~aic ~aeaaaaaeaiac F
        -1164 ~aic ~aeaaaaaeaiac ~
        1303 ~aic ~aeaaaabe
        583 ~aic ~aeaaaabe $
        420 ~aic ~aeaaaabe _
        267 ~b ~ai
        515 ~b ~aic
        221 ~be _
        1377 ~be ~
        -632 ~be ~ #
        -493 ~be ~aaaaaaai
        -585 ~be ~aaaaaacaaaaaaci
        1450 ~be ~aaaaaacaaaac
        -341 ~be ~aaaaaae ~aaaaaaaaiaac
        -887 ~be ~aaaaaag
        562 ~be ~aab
        232 ~be ~aab ~aeaaaaaeaaac
        660 ~be ~aabaab
        703 ~be ~aabaab #
        -396 ~be ~aacaaaac
        -512 ~be ~aacaaab
        526 ~be ~acab
        65 ~be ~acab ~ai
        237 ~be ~acab ~aic
        -518 ~be ~acabai
        314 ~be ~acabai _
        382 ~be ~acabai ~
        397 ~be ~acabc
        372 ~be ~acabc ~
        -299 ~be ~accbab ~aeaaaaaeaaac
        199 ~be ~ai
        -104 ~be ~ai ~
        402 ~be ~aic
        -185 ~be ~aic #
        1534 ~be ~aic F
        -899 ~be ~aic ~
        -869 ~be ~aic ~aaai
        657 ~be ~aic ~aeaaaaaeaaac
        -554 ~c ,
        562 ~c , F
        108 ~c F
        959 ~c F $
        348 ~c F ,
        -920 ~c _ #
        579 ~c _ ~aaaaaaae
        2 ~c ~
        -410 ~c ~ ,
        434 ~c ~ F
        -275 ~c ~ ~
        -728 ~c ~ ~aaaaaaaaiaac
        808 ~c ~aaaaaaaaaab
        423 ~c ~aaaaaaaaaab ~aaaaaaae
        533 ~c ~aaaaaaaaeaab
        -275 ~c ~aaaaaaaai
        1 ~c ~aaaaaaaaiaac
        -704 ~c ~aaaaaaaaiaac ~
        573 ~c ~aaaaaaaaiacc F
        -444 ~c ~aaaaaaai
        444 ~c ~aaaaaabacaac
        348 ~c ~aaaaaabacaac $
        678 ~c ~aaaaaag
        774 ~c ~aaaaaagaaaaaaai
        595 ~c ~aaaaaamaaaaaaab
        355 ~c ~aaaaaao
        427 ~c ~aaaaaao ~aaaaaaae
        382 ~c ~aab
        -459 ~c ~aabaab
        828 ~c ~aci
        -653 ~c ~ai
        -1188 ~c ~aic
        -391 ~c ~aic #
        -962 ~c ~aic F
        -565 ~c ~aic ~aeaaaaaeaaac
        -779 ~c ~be
        329 ~caaaaaaaaaac ~aaaaaaai
        -436 ~caaaaaaaaaac ~aic
        -630 ~caaaaaaae $
        508 ~caaaaaaae ~
        617 ~caaaaaaae ~aaaaaabac
        475 ~caaaaaaae ~aaaaaabac $
        -491 ~caaaaaaae ~aic
        265 ~ee $
        1004 ~ee _
        518 ~ee _ ~aeaaaaaeaaac
        -601 ~ee ~
        -611 ~ee ~aaaaaac
        699 ~ee ~aaaaaag
        725 ~ee ~aaaaai
        -468 ~ee ~aacaaaaaaaac
        813 ~ee ~aacaaaaaaai
        378 ~ee ~aacaaaaaaai F
        458 ~ee ~aci
        -250 ~ee ~aeaaaaaeaaac
        -474 ~ee ~ai
        -28 ~ee ~aic
        602 ~i ~aic ~aeaaaaaeaaac
        """
}
