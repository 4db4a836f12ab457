// Written by `measure --fit-talk` from 26592 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 790
    static let rows = """
        -685 # #
        -633 # # #
        -947 # # $
        -504 # # ,
        -836 # # F
        276 # # of
        198 # # ~
        275 # # ~aaaaaaaai
        -167 # $
        228 # , #
        383 # , F
        660 # , _
        -174 # , ~
        -763 # , ~aaaaaaaaaaac
        72 # .
        -566 # . #
        577 # . F
        952 # F
        -376 # F #
        569 # F $
        -1600 # F ,
        314 # F F
        -231 # F and
        -195 # F for
        -673 # F in
        -543 # F off
        -1134 # F please
        168 # F with
        237 # F ~
        -170 # F ~aaaaaaaaaab
        -544 # F ~aaaaaaaaiaaae
        -141 # F ~aaaaaaaaiaac
        169 # F ~aaaaaaaaiaai
        -187 # F ~aaaaaaaaiacc
        -932 # _
        -238 # _ #
        257 # _ $
        1650 # _ F
        -625 # _ of
        255 # _ oz
        -411 # _ ~
        -683 # _ ~aaaaaaaai
        -393 # a
        -208 # a #
        63 # a F
        -621 # a pound
        -449 # a tin
        958 # after
        544 # am
        -252 # and
        -1054 # at
        -280 # at the
        -907 # bags
        -1470 # bar
        494 # bottle
        -675 # c
        -600 # c $
        376 # calories
        -527 # cooked
        588 # cup
        683 # cup $
        -1014 # cup F
        297 # cup of
        206 # cups
        -415 # cups F
        -634 # degrees
        493 # fat
        524 # finger
        828 # flake
        444 # fluid
        405 # fluid ounce
        -1086 # for
        -550 # for #
        -590 # for a
        336 # g
        427 # g $
        450 # g ,
        812 # g .
        -94 # g F
        421 # g _
        282 # g bag
        -926 # g carbohydrates
        304 # g cooked
        269 # g of
        -305 # g protein
        501 # glasses
        433 # glasses of
        781 # glorps
        486 # grams
        303 # grams of
        -1397 # hours
        -808 # hrs
        564 # inch
        -627 # inches $
        -445 # is
        -1349 # jars
        -864 # k
        500 # kcal
        -813 # kg
        -822 # kids
        -909 # kilos
        -1179 # lb
        -746 # lb #
        -459 # lb F
        -479 # lbs
        -1059 # litre
        -340 # mg
        -1059 # min
        -518 # mins
        -447 # mins $
        -226 # minutes
        -252 # minutes $
        609 # ml
        1190 # ml $
        -639 # ml F
        -649 # now
        -650 # now $
        854 # of
        -503 # of F
        412 # of a
        330 # of them
        -601 # on
        26 # ounce
        196 # ounce of
        280 # ounces
        270 # ounces of
        850 # oz
        1366 # oz $
        -539 # oz F
        442 # pack $
        418 # pc
        391 # pcs
        -675 # people
        -817 # percent
        744 # pieces
        449 # pieces $
        362 # pints
        937 # plates
        570 # pm
        -932 # pounds
        -887 # price
        -570 # quid
        426 # scoops
        218 # slice
        1390 # slices
        265 # slices F
        253 # slices of
        647 # spoons
        738 # square
        519 # squares
        -793 # steps
        -367 # steps $
        -245 # tbsp
        299 # tbsp $
        17 # tbsp F
        -979 # tbsp soy
        -91 # the F
        -508 # this
        -519 # tin
        -335 # to #
        -266 # tsp
        -945 # tsp baking
        1261 # up
        -1036 # weeks
        435 # with
        -435 # words
        -514 # years
        79 # ~
        -212 # ~ #
        361 # ~ $
        -150 # ~ ,
        868 # ~ .
        313 # ~ F
        522 # ~ NO
        829 # ~ ~
        -499 # ~ ~aaaaaaaaaaaaab
        -438 # ~ ~aaaaaaaaaaac
        124 # ~ ~aaaaaaaaaab
        64 # ~ ~aaaaaaaai
        377 # ~ ~aab
        822 # ~aaaaaaaaaaaaab
        -206 # ~aaaaaaaaaaaaab $
        588 # ~aaaaaaaaaaaaab F
        1258 # ~aaaaaaaaaaaae
        -211 # ~aaaaaaaaaaac
        -350 # ~aaaaaaaaaaac F
        1217 # ~aaaaaaaaaaac ~
        -737 # ~aaaaaaaaaaac ~aaaaaaaaaaac
        281 # ~aaaaaaaaaaac ~aaaaaaaai
        -563 # ~aaaaaaaaaaac ~aaaaaab
        493 # ~aaaaaaaaaaacab
        -265 # ~aaaaaaaaaab
        -557 # ~aaaaaaaaaab ~
        -841 # ~aaaaaaaaab
        -110 # ~aaaaaaaae $
        -888 # ~aaaaaaaaeb
        335 # ~aaaaaaaai
        -1037 # ~aaaaaaaai F
        174 # ~aaaaaaaai ~
        384 # ~aaaaaaaai ~aeaaaaae
        103 # ~aaaaaaaai ~aeaaaaaeaaac
        330 # ~aaaaaaaai ~caaaaaae
        -391 # ~aaaaaaaaiaac
        -701 # ~aaaaaaaaiaac F
        -674 # ~aaaaaaaaiaac ~
        1431 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        434 # ~aaaaaaaaiaai
        -1094 # ~aaaaaaaaiacc
        -551 # ~aaaaaaaaiacc #
        218 # ~aaaaaaacaaac
        -343 # ~aaaaacaai #
        -519 # ~aab
        -446 # ~acaaaiaaaaac
        539 # ~acab
        -494 # ~aeaaaaae
        -666 # ~aeaaaaae F
        -209 # ~aeaaaaaeaaac
        -214 # ~aeaaaaaeaaac #
        -6 # ~aeaaaaaeaaac F
        231 # ~aeaaaaaeaaac ~aaaaaaaaaaac
        -807 # ~aeaaaabe
        -468 # ~c
        342 & #
        704 & F
        498 & F $
        271 & ~
        771 & ~aeaaaaaeaaac
        574 & ~aeaaaaaeaaac F
        413 , #
        273 , # #
        1383 , # $
        -315 , # .
        -931 , # _
        -850 , # a
        -324 , # cup
        -675 , # g
        -529 , # inches
        -775 , # jars
        509 , # kcal
        -1061 , # lb
        -778 , # ml
        -465 , # of
        626 , # pieces
        937 , # plates
        259 , # slice
        796 , # slices
        964 , # spoons
        -496 , # ~
        696 , # ~aaaaaaaaaaaaab
        -193 , # ~aaaaaaaai
        259 , # ~aaaaaaacaaac
        -670 , # ~aeaaaaaeaaac
        1331 , F
        -321 , F #
        379 , F $
        -404 , F ,
        226 , F F
        792 , F _
        218 , F and
        653 , F at
        -942 , F bowl
        431 , F in
        -595 , F of
        -129 , F ~
        344 , F ~aaaaaaaaaab
        157 , F ~aaaaaaaai
        818 , F ~aaaaaaaaiaac
        -944 , F ~aaaaaab
        -604 , NO
        607 , NO $
        -365 , NO ,
        891 , _
        -354 , _ #
        -1278 , _ ,
        632 , _ F
        -395 , _ _
        573 , _ for
        -946 , _ it
        315 , _ the
        769 , _ to
        540 , _ up
        -796 , _ ~
        541 , _ ~aaaaaaaaaaaae
        908 , _ ~aaaaaaaai
        333 , _ ~aaaaaaaaiaac
        573 , _ ~aaaaaaaaiacc
        774 , _ ~aaaaacaai
        518 , _ ~aeaaaaaeaaac
        -981 , _ ~aeaaaabe
        757 , a
        630 , about
        530 , about #
        111 , all
        -13 , and
        -299 , and a
        1109 , ate
        618 , ate the
        622 , bit
        585 , black
        879 , both
        -430 , bring
        966 , couldnt
        -429 , didnt
        329 , diet
        -579 , dinner ,
        288 , drained
        767 , drank
        -398 , extra
        -493 , extra F
        564 , fried
        798 , full
        -794 , good
        1376 , got
        761 , had
        547 , had F
        388 , hot
        383 , hot F
        753 , i
        121 , i am
        775 , i got
        470 , i had
        -526 , i just
        724 , i took
        445 , i will
        611 , if
        -260 , im
        425 , it
        501 , just
        362 , left
        314 , left the
        665 , lost
        -378 , lunch
        -579 , lunch ,
        527 , maybe
        516 , maybe #
        -317 , my
        -242 , never
        845 , never again
        -798 , no
        -249 , only
        -947 , pinch
        254 , roast
        -682 , second
        1050 , she
        420 , side
        295 , small
        -351 , so
        359 , some
        -825 , tinned
        -823 , tinned F
        -464 , too
        742 , warm
        563 , was
        762 , went
        481 , which
        -488 , whisk
        713 , whole
        229 , with
        910 , ~
        488 , ~ #
        -2 , ~ $
        -1055 , ~ ,
        545 , ~ F
        83 , ~ _
        -200 , ~ ~
        1451 , ~ ~aaaaaaaaaaac
        -771 , ~ ~aaaaaaaai
        -484 , ~ ~aaaaaaaaiacc
        235 , ~ ~aaaaacaai
        567 , ~ ~aacaaaeaiaac
        -1086 , ~ ~aeaaaaaeaaac
        -810 , ~aaaaaaaaaaaaaab
        -668 , ~aaaaaaaaaaaaaac
        -670 , ~aaaaaaaaaaaaaae
        -1003 , ~aaaaaaaaaaaaaae ~
        198 , ~aaaaaaaaaaac
        698 , ~aaaaaaaaaaac F
        -479 , ~aaaaaaaaaaac ~
        661 , ~aaaaaaaaaaac ~aaaaaab
        185 , ~aaaaaaaaaab
        176 , ~aaaaaaaaaab F
        -291 , ~aaaaaaaaaab ~aeaaaaaeaaac
        612 , ~aaaaaaaaae
        -382 , ~aaaaaaaae $
        -740 , ~aaaaaaaae ,
        521 , ~aaaaaaaai
        -478 , ~aaaaaaaaiaac
        229 , ~aaaaaaaaiaai
        -659 , ~aaaaaaab
        -404 , ~aaaaaaac
        422 , ~aaaaaaac F
        897 , ~aaaaaaae
        220 , ~aaaaaaai
        220 , ~aaaaaaai #
        -1140 , ~aaaaaaai $
        200 , ~aaaaaaai F
        263 , ~aaaaaaai ~
        385 , ~aaaaaaai ~aeaaaaaeaaac
        1013 , ~aaaaaaai ~aic
        323 , ~aaaaaaaiaaac
        518 , ~aaaaaaaiaaac ~aaaaaaaaaaac
        358 , ~aaaaaab
        -379 , ~aaaaaabac
        -580 , ~aaaaaabac ,
        -579 , ~aaaaaabacaac ,
        910 , ~aaaaaacaaaac
        856 , ~aaaaaacaaaac ~
        -511 , ~aaaaaaeaaaaaaab
        -459 , ~aaaaaaeb
        174 , ~aaaaaag
        325 , ~aaaaaag ~aeaaaaaeaaac
        669 , ~aaaaaagaaaaaaai
        -423 , ~aaaaaam
        672 , ~aaaaab
        528 , ~aaaaab #
        -798 , ~aaaeaaaaaaac
        971 , ~aaai ~
        1156 , ~aab
        1263 , ~aabaab
        -245 , ~aaiaaaai
        846 , ~aaiaaaai ~aaaaaaai
        559 , ~acabai
        512 , ~aci
        748 , ~aeaaaaaeaaac
        -491 , ~aeaaaaaeaaac _
        -275 , ~aeaaaaaeaaac ~
        411 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -316 , ~aeaaaaaeaiac
        -252 , ~aeaaaabe
        1283 , ~ai
        2304 , ~aic
        647 , ~aic #
        549 , ~aic F
        502 , ~aic ~aeaaaaaeaaac
        -757 , ~b
        696 , ~be
        -630 , ~be ~aaaaaaai
        1260 , ~be ~aaaaaacaaaac
        785 , ~be ~aabaab
        122 , ~be ~acab
        449 , ~be ~acabc
        -819 , ~be ~aci
        199 , ~be ~ai
        987 , ~be ~aic
        422 , ~c
        457 , ~ee
        -370 . #
        -188 . # $
        148 . # F
        -303 . # ~
        353 . F
        848 . F $
        -821 . F ,
        -545 . F F
        633 . F ~
        -342 . F ~aaaaaaaaaab
        -870 . NO
        -768 . NO $
        -496 . _ $
        905 . had
        -466 . roast F
        374 . ~
        -544 . ~ $
        -242 . ~ F
        -676 . ~ ~
        788 . ~aaaaaaaaaaac
        778 . ~aaaaaaaaaaac F
        -243 . ~aaaaaaac
        -466 . ~aaaaaaac F
        547 . ~aaaaaaai
        -805 . ~aaaaaab
        -679 . ~aaaaaabacaac
        501 . ~aeaaaaaeaaac
        482 . ~aic
        -627 14th
        -1295 <0 fifths>
        -1883 <0 foods>
        -384 <0 strange>
        171 <0 words>
        -365 <1 fifths>
        -3 <1 foods>
        -615 <1 strange>
        467 <1 words>
        5 <2 fifths>
        51 <2 foods>
        -381 <2 strange>
        -52 <2 words>
        -298 <3 fifths>
        -178 <3 foods>
        -59 <3 strange>
        -893 <3 words>
        -425 <4 fifths>
        -1332 <4 foods>
        -1442 <4 words>
        1850 <5 fifths>
        624 <5 foods>
        -1111 <5 words>
        -790 <6 words>
        -765 <7 words>
        67 <8 words>
        240 <9 words>
        -2161 <asked>
        1052 <meal>
        -2546 <other>
        -95 <partly>
        -516 <role 0>
        -348 <role 11>
        368 <role 12>
        -502 <role 13>
        620 <role 14>
        -202 <role 15>
        -1101 <role 16>
        -961 <role 17>
        -844 <role 18>
        -679 <role 19>
        -587 <role 1>
        -960 <role 20>
        195 <role 21>
        -664 <role 22>
        -710 <role 23>
        355 <role 24>
        -498 <role 25>
        -331 <role 26>
        -634 <role 27>
        -985 <role 28>
        -264 <role 29>
        -1075 <role 2>
        38 <role 30>
        562 <role 32>
        851 <role 33>
        -498 <role 34>
        102 <role 35>
        -1741 <role 36>
        -485 <role 37>
        -319 <role 38>
        -369 <role 3>
        -736 <role 41>
        -587 <role 42>
        747 <role 43>
        -122 <role 44>
        -573 <role 45>
        -723 <role 46>
        431 <role 47>
        531 <role 48>
        -806 <role 4>
        -537 <role 50>
        591 <role 51>
        -1170 <role 52>
        -492 <role 53>
        -818 <role 54>
        -43 <role 55>
        -25 <role 56>
        -889 <role 57>
        46 <role 58>
        98 <role 59>
        -205 <role 5>
        -636 <role 60>
        725 <role 61>
        58 <role 6>
        1439 <role 7>
        446 <role 8>
        -698 <role 9>
        -67 <told>
        -1045 F #
        544 F # #
        582 F # $
        115 F # ,
        -609 F # F
        -510 F # _
        -725 F # a
        503 F # am
        248 F # cup
        -400 F # g
        901 F # kcal
        -287 F # min
        659 F # ml
        206 F # oz
        447 F # pm
        520 F # ~
        902 F # ~aaaaaaaaaaaaab
        632 F # ~aaaaaaaaaaac
        -1024 F # ~aaaaaaaae
        503 F # ~acab
        -723 F # ~aeaaaaaeaaac
        646 F $
        946 F &
        351 F & F
        1271 F ,
        -473 F , #
        -661 F , F
        897 F , NO
        -153 F , _
        -479 F , a
        490 F , about
        -207 F , and
        808 F , bit
        442 F , black
        -578 F , dinner
        768 F , drank
        300 F , just
        175 F , small
        -744 F , vanilla
        370 F , which
        -96 F , ~
        -798 F , ~aaaaaaaaaaaaaac
        591 F , ~aaaaaaaaaaac
        -198 F , ~aaaaaaaaaab
        -589 F , ~aaaaaaac
        -563 F , ~aaaaaabacaac
        923 F , ~aaaaaacaaaac
        405 F , ~aaaaaag
        534 F , ~aaaaab
        -529 F , ~aeaaaaaeaaac
        -340 F , ~aeaaaabe
        814 F , ~ai
        -657 F , ~b
        819 F .
        -823 F . F
        370 F . ~
        1418 F F
        -493 F F #
        579 F F $
        383 F F &
        683 F F ,
        229 F F .
        1025 F F F
        -768 F F _
        453 F F again
        133 F F and
        463 F F at
        -616 F F baby
        265 F F for
        372 F F from
        -253 F F in
        522 F F made
        629 F F n
        -212 F F on
        -430 F F sauce
        -333 F F so
        183 F F w
        320 F F with
        -290 F F ~
        770 F F ~aaaaaaaaaab
        -331 F F ~aaaaaaaae
        200 F F ~aaaaaaaai
        20 F F ~aaaaaaaaiaac
        329 F F ~aaaaaaaaiaai
        279 F F ~aaaaaaaaiacc
        271 F F ~aaaaaab
        533 F F ~aab
        -265 F F ~aeaaaabe
        -617 F F ~c
        472 F NO
        340 F NO $
        -206 F _
        2107 F _ #
        847 F _ $
        -676 F _ ,
        -635 F _ F
        -107 F _ _
        -496 F _ for
        -626 F _ with
        -719 F _ ~
        -246 F _ ~aaaaaaaae
        330 F _ ~aaaaaaaai
        -633 F _ ~aaaaaaaaiaai
        -498 F _ ~aaaaaaaaiacc
        -487 F about
        -454 F about #
        -258 F after
        -271 F again
        152 F again $
        315 F al
        178 F all
        -591 F and
        -220 F and #
        378 F and F
        310 F and _
        75 F and a
        441 F and ate
        -1049 F and stick
        -745 F are
        538 F around
        551 F around #
        1003 F as
        838 F at
        -177 F at a
        247 F at my
        35 F at the
        -784 F ate
        -374 F baby
        354 F baby food
        567 F balls
        1465 F bar
        321 F bar $
        613 F bar at
        -1005 F bath
        703 F because
        685 F before
        -409 F before i
        387 F before the
        -494 F belly
        -616 F belly $
        940 F benedict
        365 F benedict $
        179 F between
        751 F board
        661 F board $
        -628 F bottle
        -577 F bowl
        -773 F bowl ,
        346 F breast
        364 F but
        735 F butty
        -269 F by
        -372 F by _
        837 F by the
        482 F casserole
        286 F chop
        -437 F chops
        549 F cos
        315 F cos i
        1130 F dough
        799 F down
        263 F drizzle
        592 F during
        583 F during the
        319 F fillet
        638 F finger
        454 F fingers
        306 F fingers $
        -336 F fingers ,
        -348 F fingers and
        -431 F first
        -760 F first then
        610 F first thing
        334 F for
        -720 F for F
        884 F for a
        354 F for annas
        663 F for dinner
        416 F for lunch
        -552 F for the
        252 F fried
        525 F from
        -955 F from a
        150 F from the
        803 F got me
        -723 F green
        -728 F have
        -214 F i
        218 F in
        707 F in F
        847 F in _
        618 F in bed
        562 F in front
        197 F in my
        1118 F in the
        458 F in town
        -1493 F into
        -600 F is
        -248 F is #
        -241 F is _
        532 F is being
        -463 F just
        512 F katsu
        445 F last night
        -447 F later $
        253 F leg
        384 F loaf
        -261 F machine
        73 F made
        253 F made with
        446 F mcmuffin
        563 F melt
        571 F melt $
        -511 F mix
        -369 F n
        -295 F n F
        -451 F n _
        -564 F near
        -562 F near me
        -227 F night
        750 F not F
        -1249 F of
        404 F of #
        -517 F of a
        -1018 F of the
        87 F off
        -444 F off $
        487 F off _
        -299 F off the
        -192 F on
        589 F on #
        142 F on F
        520 F on a
        -237 F on friday
        508 F on holiday
        461 F on monday
        -351 F on my
        393 F on saturday
        -75 F on the
        -176 F on top
        472 F on white
        -1087 F or
        -1232 F or F
        374 F or so
        492 F or something
        524 F original
        399 F out
        643 F out of
        364 F out with
        302 F over
        662 F over the
        -571 F overnight
        -424 F overnight $
        551 F patty
        391 F plate
        469 F please
        465 F please $
        418 F puff
        -1080 F ready
        -299 F rings
        -324 F rings $
        -255 F round
        -134 F sauce
        332 F sauce $
        -363 F sauce ,
        -1402 F seeds
        -886 F seeds ,
        278 F served
        -711 F shaped
        314 F slice
        285 F slice $
        -1089 F slices
        969 F so
        470 F sticks
        706 F straight
        421 F sunday
        579 F sunday $
        -798 F taking
        717 F tasting
        -520 F the
        364 F this
        265 F tikka
        262 F to
        643 F toasted
        250 F today $
        574 F tonight
        574 F tonight $
        513 F too $
        577 F ultra
        243 F up
        177 F w
        55 F w F
        5 F was
        -190 F went
        1278 F while
        329 F with
        -191 F with #
        261 F with F
        334 F with a
        -433 F with brown
        -247 F with my
        920 F won
        453 F zero
        142 F ~
        -114 F ~ #
        1221 F ~ $
        699 F ~ F
        -597 F ~ _
        -416 F ~ ~
        -686 F ~ ~aaaaaaaae
        629 F ~ ~aaaaaaaai
        605 F ~ ~aaaaaaaaiaaae
        -255 F ~ ~aaaaaaaaiaac
        552 F ~ ~aaaaaaaaiaai
        -376 F ~ ~aaaaaaaaiacc
        -537 F ~ ~aaaaaaae
        941 F ~ ~aaaaaaai
        435 F ~ ~aaaaaab
        -214 F ~ ~aeaaaaaeaaac
        -268 F ~ ~aeaaaabe
        617 F ~ ~be
        306 F ~aaaaaaaaaaaaaab
        572 F ~aaaaaaaaaaaaaac $
        609 F ~aaaaaaaaaaaaaae
        -824 F ~aaaaaaaaaaaaaai
        431 F ~aaaaaaaaaaacec
        624 F ~aaaaaaaaaaacec ~aaaaaaaai
        364 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        566 F ~aaaaaaaaaab
        -274 F ~aaaaaaaaaab #
        -274 F ~aaaaaaaaaab F
        -176 F ~aaaaaaaaaab _
        339 F ~aaaaaaaaaab ~
        -610 F ~aaaaaaaaaab ~aaaaaaaaaaac
        388 F ~aaaaaaaaaab ~aeaaaaaeaaac
        480 F ~aaaaaaaaaab ~aic
        172 F ~aaaaaaaab
        -1137 F ~aaaaaaaae
        398 F ~aaaaaaaae $
        -517 F ~aaaaaaaae _
        -130 F ~aaaaaaaae ~
        -318 F ~aaaaaaaae ~aaaaaaaaiaac
        -410 F ~aaaaaaaaeaaaae
        -399 F ~aaaaaaaaeaab $
        581 F ~aaaaaaaai
        693 F ~aaaaaaaai #
        707 F ~aaaaaaaai F
        809 F ~aaaaaaaai _
        -873 F ~aaaaaaaai ~
        479 F ~aaaaaaaai ~aaaaaaaae
        -372 F ~aaaaaaaai ~aaaaaaae
        197 F ~aaaaaaaai ~aeaaaaaeaaac
        551 F ~aaaaaaaai ~aeaaaabe
        -690 F ~aaaaaaaai ~be
        122 F ~aaaaaaaaiaaae
        -445 F ~aaaaaaaaiaaae $
        488 F ~aaaaaaaaiaaae _
        -134 F ~aaaaaaaaiaac
        507 F ~aaaaaaaaiaac #
        1241 F ~aaaaaaaaiaac F
        789 F ~aaaaaaaaiaac _
        -129 F ~aaaaaaaaiaac ~
        409 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        -182 F ~aaaaaaaaiaac ~aaaaaaaaaaacai
        -671 F ~aaaaaaaaiaac ~aaaaaaaaiaac
        1139 F ~aaaaaaaaiaac ~aaaae
        1096 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -181 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -573 F ~aaaaaaaaiaac ~aeaaaabe
        -14 F ~aaaaaaaaiaai
        -192 F ~aaaaaaaaiaai #
        406 F ~aaaaaaaaiaai F
        94 F ~aaaaaaaaiaai ~
        -125 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -253 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        119 F ~aaaaaaaaiacc
        -716 F ~aaaaaaaaiacc F
        -1460 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        641 F ~aaaaaaaaiacc ~aaaaaabac
        763 F ~aaaaaaaaiacc ~aaaaaabacaac
        425 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        350 F ~aaaaaaac
        313 F ~aaaaaaacaaac
        285 F ~aaaaaaacaaac $
        207 F ~aaaaaaai
        770 F ~aaaaaaai $
        548 F ~aaaaaaai F
        -773 F ~aaaaaaai _
        -406 F ~aaaaaaai ~
        502 F ~aaaaaaai ~aaaaaabi
        -260 F ~aaaaaaaiaaac
        -763 F ~aaaaaaaiaaac ~aaaaaaai
        -730 F ~aaaaaab
        157 F ~aaaaaab $
        -648 F ~aaaaaab ,
        -476 F ~aaaaaabac
        394 F ~aaaaaabacaac
        487 F ~aaaaaabacaac $
        -224 F ~aaaaaabae
        242 F ~aaaaaabi
        379 F ~aaaaaabi $
        -988 F ~aaaaaac
        -488 F ~aaaaaacaaaaaaai
        -377 F ~aaaaaacaaaac
        -667 F ~aaaaaacaaaac ~aaaaaaaaaaac
        921 F ~aaaaaacaeaaaaai
        146 F ~aaaaaag
        -455 F ~aaaaab #
        288 F ~aaaaacaai
        394 F ~aaaaacaai ~
        -220 F ~aaaabaaae
        560 F ~aaaae
        540 F ~aaaae $
        -448 F ~aaaaeaai $
        580 F ~aaaaeab
        577 F ~aaaaeab $
        751 F ~aaacaaaaaaac F
        -551 F ~aab
        270 F ~aab ~aaaaaaaaiaai
        758 F ~aabaab ~aaaaaaae
        -600 F ~acaaaiaaaaac
        -249 F ~acaaaiaaaaac #
        -243 F ~acaaaiaaaaac _
        -435 F ~acaaaiaaaaac ~
        670 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -281 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -761 F ~acab
        46 F ~acabai
        -747 F ~acabaiaaaaac
        -1029 F ~acabi
        -725 F ~accbab
        -709 F ~aci
        -1005 F ~aeaaaaaeaaac
        364 F ~aeaaaaaeaaac ~
        697 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -364 F ~aeaaaabe ~
        -1270 F ~aic
        -356 F ~c
        -731 F ~c $
        354 F ~c ~aaaaaabacaac
        641 F ~ee
        -79 NO $
        635 NO ,
        -447 NO , ~
        1001 NO .
        -293 NO F $
        -418 NO for
        -329 NO this
        -446 NO today $
        568 NO today ,
        -875 NO ~
        -392 NO ~aaaaaaaai
        -416 NO ~aaaaaaaaiacc
        -444 NO ~aaaaaabi $
        569 NO ~aaaaaabi ,
        -605 NO ~aeaaaaaeaaac
        -329 NO ~aeaaaabe
        -882 NO ~aeaaaabe ~
        497 ^ #
        -71 ^ # #
        159 ^ # F
        67 ^ # _
        396 ^ # a
        -426 ^ # and
        -787 ^ # bags
        -475 ^ # calories
        201 ^ # cup
        -907 ^ # degrees
        -641 ^ # g
        -732 ^ # k
        -165 ^ # kcal
        809 ^ # lb
        352 ^ # ml
        636 ^ # of
        312 ^ # oz
        -1141 ^ # percent
        612 ^ # piece
        289 ^ # scoops
        -721 ^ # slice
        -571 ^ # slices
        -768 ^ # steps
        -719 ^ # tbsp
        -653 ^ # the
        445 ^ # ~
        -1128 ^ # ~aaaaaaaaaaaaab
        60 ^ # ~aaaaaaaaaaac
        -430 ^ # ~aaaaaaaaaab
        1085 ^ # ~aaaaaaaae
        829 ^ # ~aaaaaaaai
        -721 ^ # ~aaaaaaacaaac
        460 ^ F
        811 ^ F #
        926 ^ F $
        370 ^ F &
        677 ^ F ,
        -210 ^ F .
        270 ^ F F
        567 ^ F NO
        -792 ^ F _
        420 ^ F a
        -422 ^ F after
        668 ^ F again
        516 ^ F and
        -260 ^ F are
        565 ^ F as
        935 ^ F at
        469 ^ F before
        581 ^ F benedict
        562 ^ F board
        420 ^ F butty
        -992 ^ F by
        813 ^ F fingers
        565 ^ F for
        -424 ^ F green
        -379 ^ F have
        443 ^ F in
        -263 ^ F is
        257 ^ F on
        -647 ^ F shaped
        720 ^ F tasting
        -713 ^ F the
        541 ^ F this
        868 ^ F up
        113 ^ F w
        889 ^ F with
        323 ^ F ~
        -741 ^ F ~aaaaaaaaaaaaaai
        872 ^ F ~aaaaaaaaaaaae
        672 ^ F ~aaaaaaaaaab
        663 ^ F ~aaaaaaaai
        1010 ^ F ~aaaaaaaaiaac
        902 ^ F ~aaaaaaaaiaai
        560 ^ F ~aaaaaaaaiacc
        343 ^ F ~aaaaaaac
        592 ^ F ~aaaaaaai
        -291 ^ F ~aaaaaab
        576 ^ F ~aaaaaabi
        -304 ^ F ~aaaaaac
        -385 ^ F ~aaaaaacaaaaaaai
        558 ^ F ~aaaae
        -409 ^ F ~aab
        -263 ^ F ~acaaaiaaaaac
        -260 ^ F ~acabaiaaaaac
        -381 ^ F ~accbab
        -481 ^ F ~aci
        242 ^ F ~aeaaaabe
        -711 ^ F ~aic
        -854 ^ NO
        -769 ^ NO $
        894 ^ NO ,
        -166 ^ _
        166 ^ _ #
        -763 ^ _ ,
        -2044 ^ _ .
        -149 ^ _ F
        763 ^ _ _
        -965 ^ _ a
        -775 ^ _ at
        -514 ^ _ cooker
        241 ^ _ down
        620 ^ _ for
        -424 ^ _ in
        805 ^ _ on
        88 ^ _ ~
        -613 ^ _ ~aaaaaaaaaaaaaab
        -627 ^ _ ~aaaaaaaaaaaaaac
        941 ^ _ ~aaaaaaaae
        -459 ^ _ ~aaaaaaaai
        628 ^ _ ~aaaaaaaaiaac
        626 ^ _ ~aaaaaaaaiacc
        -398 ^ _ ~aaaaaabacaac
        -661 ^ _ ~aeaaaaaeaaac
        -286 ^ _ ~aic
        1737 ^ a
        372 ^ a F
        424 ^ a cup
        183 ^ a pint
        467 ^ a small
        341 ^ add
        337 ^ after
        693 ^ after the
        882 ^ airport
        407 ^ all
        -486 ^ american
        589 ^ an
        360 ^ an F
        -817 ^ as
        650 ^ ate
        761 ^ ate the
        404 ^ back
        315 ^ back on
        305 ^ bad day
        -601 ^ bag
        -417 ^ bag of
        531 ^ baked
        749 ^ barely
        750 ^ barely ate
        327 ^ bbq
        735 ^ beach
        -654 ^ big F
        393 ^ bit of
        -930 ^ bought
        177 ^ bowl
        176 ^ bowl of
        -52 ^ breakfast
        661 ^ broke
        425 ^ brown F
        707 ^ bubble
        404 ^ burnt
        -420 ^ buy
        -274 ^ buy F
        -278 ^ can
        387 ^ can of
        -824 ^ cant
        -661 ^ carb
        -519 ^ cheesy
        699 ^ chicago
        479 ^ chipotle
        718 ^ christmas
        412 ^ cleaned
        358 ^ club
        358 ^ club F
        1132 ^ coach
        129 ^ consuming
        -1087 ^ costco
        -611 ^ costco run
        440 ^ cottage
        436 ^ cottage F
        -687 ^ could
        -319 ^ craving
        601 ^ cup
        793 ^ cup of
        437 ^ dad
        279 ^ day
        238 ^ day #
        1117 ^ decaf
        394 ^ decided on
        603 ^ desk
        -432 ^ did
        888 ^ didnt
        -469 ^ didnt eat
        693 ^ didnt get
        431 ^ didnt have
        275 ^ diet F
        509 ^ dim
        401 ^ dim sum
        -322 ^ dinner
        -766 ^ dishwasher
        -470 ^ dog
        285 ^ dont
        996 ^ double
        300 ^ double F
        410 ^ dr
        -896 ^ drink
        589 ^ dropped
        471 ^ dug
        951 ^ early
        -591 ^ easter
        -1121 ^ easy
        -321 ^ eat
        -781 ^ end
        377 ^ energy
        131 ^ enjoying
        127 ^ enjoying a
        -509 ^ fancy
        406 ^ fasting
        -607 ^ fed
        -214 ^ fed the
        -322 ^ feed
        -513 ^ feeding
        -427 ^ feeling
        761 ^ ferry
        466 ^ finally
        308 ^ finished
        407 ^ finished off
        781 ^ flask
        -557 ^ fold
        -190 ^ food
        -195 ^ for
        152 ^ for a
        -293 ^ for breakfast
        480 ^ for dinner
        160 ^ for my
        -755 ^ for the
        285 ^ forgot
        813 ^ forgot to
        -657 ^ freezer
        556 ^ french
        -257 ^ fridge
        -957 ^ fried
        449 ^ fried F
        -1024 ^ fried green
        552 ^ frozen
        553 ^ frozen F
        1004 ^ full
        875 ^ full english
        822 ^ gave
        401 ^ glass
        399 ^ glass of
        317 ^ got
        -740 ^ grab
        1244 ^ grabbed
        291 ^ grabbed F
        599 ^ grabbed a
        269 ^ grande
        313 ^ grilled
        421 ^ grilled F
        1006 ^ had
        240 ^ had #
        929 ^ had F
        -974 ^ had a
        557 ^ had the
        972 ^ hangover
        -923 ^ hard
        -571 ^ harvest festival
        -643 ^ having
        -247 ^ he
        -593 ^ heartburn
        -469 ^ hello
        -461 ^ hello F
        -790 ^ hi
        819 ^ hospital
        494 ^ hot
        -844 ^ hot cross
        306 ^ hotel
        -414 ^ how many
        -6 ^ i
        407 ^ i _
        894 ^ i didnt
        -303 ^ i had
        566 ^ i just
        398 ^ i possess
        644 ^ iced
        609 ^ iced F
        294 ^ ill
        349 ^ ill today
        550 ^ in _
        -926 ^ ingredients
        -925 ^ ingredients .
        -814 ^ it
        357 ^ it was
        461 ^ jacket
        461 ^ jacket F
        -927 ^ java
        901 ^ just
        353 ^ kids
        -396 ^ kids had
        1104 ^ knocked
        783 ^ knocked back
        -1807 ^ lady
        224 ^ large
        583 ^ last night
        595 ^ late
        -411 ^ laundry
        -622 ^ leave
        -695 ^ left
        -712 ^ like
        -426 ^ log
        467 ^ log F
        -150 ^ lunch
        539 ^ lunch .
        641 ^ maccies
        -444 ^ made
        293 ^ made F
        -773 ^ make
        -656 ^ make that
        -843 ^ marinade
        -422 ^ maybe
        -542 ^ maybe F
        -939 ^ meal
        -388 ^ medium
        318 ^ medium F
        193 ^ meeting
        618 ^ met
        516 ^ mowed
        346 ^ mowed the
        351 ^ mr
        756 ^ mr kipling
        592 ^ munched
        -115 ^ my
        205 ^ my F
        -397 ^ my son
        -335 ^ nan
        -517 ^ need
        -483 ^ never
        -248 ^ new
        969 ^ night
        392 ^ nothing
        634 ^ nothing for
        438 ^ only
        -1183 ^ order
        -288 ^ ordered
        -418 ^ ordered a
        363 ^ overnight
        367 ^ overnight F
        -1059 ^ packed
        886 ^ pad
        433 ^ pad thai
        -599 ^ paint
        -914 ^ painted
        620 ^ papa
        474 ^ passed on
        -749 ^ pick
        -743 ^ pick up
        7 ^ picked
        633 ^ picked at
        209 ^ picked up
        -418 ^ piece
        -772 ^ plan
        -311 ^ planted
        254 ^ plate
        682 ^ please add
        498 ^ please log
        676 ^ popeyes
        597 ^ popped
        513 ^ post
        298 ^ preparing
        -1264 ^ printer
        752 ^ protein
        393 ^ protein F
        1081 ^ protein bar
        544 ^ pulled
        287 ^ put
        493 ^ quick
        722 ^ quick #
        -466 ^ recipe
        721 ^ red F
        -429 ^ ring
        509 ^ roast
        717 ^ roast dinner
        920 ^ said
        737 ^ saved
        539 ^ saw
        -528 ^ school
        685 ^ schooner
        468 ^ shepherds
        482 ^ shepherds F
        626 ^ side
        812 ^ skipped
        766 ^ skipped lunch
        114 ^ slice
        602 ^ slice of
        245 ^ small F
        642 ^ smashed
        -827 ^ so
        -434 ^ so hungry
        370 ^ spag
        329 ^ spag bol
        360 ^ spring
        361 ^ spring F
        -440 ^ starbucks
        -537 ^ starbucks F
        -671 ^ staying
        982 ^ stir
        1211 ^ stir fry
        1149 ^ stole
        1159 ^ stopped
        -830 ^ substitute
        192 ^ sunday
        -636 ^ sunday F
        230 ^ sunday roast
        -931 ^ sweet
        -486 ^ sweet F
        429 ^ table for
        -423 ^ take
        -1251 ^ tesco
        -714 ^ that
        -494 ^ that was
        -1334 ^ the
        506 ^ the F
        503 ^ the _
        558 ^ the cat
        -562 ^ thirsty
        858 ^ this
        623 ^ this _
        297 ^ this morning
        -319 ^ threw
        629 ^ toad
        625 ^ toad in
        -597 ^ tomorrow
        -591 ^ tomorrow .
        495 ^ tonight
        -516 ^ too
        748 ^ trail
        747 ^ trail mix
        233 ^ tried
        229 ^ trying
        212 ^ trying to
        521 ^ tucked
        521 ^ tucked into
        -529 ^ turned
        -452 ^ turned down
        -361 ^ vanilla
        -609 ^ vanilla F
        -399 ^ vegan
        -850 ^ waiter
        -680 ^ walk
        418 ^ walked
        393 ^ walked the
        670 ^ walking
        280 ^ was
        393 ^ we
        948 ^ we had
        199 ^ went
        409 ^ went for
        313 ^ went out
        -396 ^ were
        -796 ^ what
        -455 ^ who
        -719 ^ whole
        -406 ^ wish
        479 ^ working
        -759 ^ yellow
        287 ^ ~
        -1099 ^ ~ #
        -1120 ^ ~ .
        454 ^ ~ F
        -1126 ^ ~ _
        1359 ^ ~ ~
        448 ^ ~ ~aaaaaaaaaaaaaac
        -661 ^ ~ ~aaaaaaaaaaaae
        -198 ^ ~ ~aaaaaaaaaaac
        556 ^ ~ ~aaaaaaaaaab
        -439 ^ ~ ~aaaaaaaae
        718 ^ ~ ~aaaaaaaaeaaai
        853 ^ ~ ~aaaaaaaaeaag
        1036 ^ ~ ~aaaaaaaai
        -912 ^ ~ ~aaaaaaaaiaaae
        -425 ^ ~ ~aaaaaaaaiaac
        -896 ^ ~ ~aaaaaaaaiaai
        755 ^ ~ ~aaaaaaac
        -781 ^ ~ ~aaaaaaae
        -780 ^ ~ ~aaaaaaaiaaac
        615 ^ ~ ~aaaaaabae
        477 ^ ~ ~aaaaaacaeaaaaai
        -804 ^ ~ ~aaaaaao
        667 ^ ~ ~aaaae
        -443 ^ ~ ~aab
        587 ^ ~ ~aacaaab
        -729 ^ ~ ~aacaaabc
        -588 ^ ~ ~aacaaaeaiaac
        890 ^ ~ ~acab
        555 ^ ~ ~acabaiaaaaac
        -383 ^ ~ ~aeaaaaaeaaac
        -380 ^ ~ ~aeaaaaaeaiac
        319 ^ ~ ~c
        639 ^ ~aaaaaaaaaaaaaaab
        603 ^ ~aaaaaaaaaaaaaaac
        -347 ^ ~aaaaaaaaaaaaaaac #
        1572 ^ ~aaaaaaaaaaaaaab
        -437 ^ ~aaaaaaaaaaaaaab #
        -685 ^ ~aaaaaaaaaaaaaab F
        397 ^ ~aaaaaaaaaaaaaab ~
        738 ^ ~aaaaaaaaaaaaaab ~aaaaaaaai
        255 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -971 ^ ~aaaaaaaaaaaaaac
        -309 ^ ~aaaaaaaaaaaaaac #
        -266 ^ ~aaaaaaaaaaaaaac F
        -285 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -531 ^ ~aaaaaaaaaaaaaae
        625 ^ ~aaaaaaaaaaaaaae &
        292 ^ ~aaaaaaaaaaaaaae ~
        -756 ^ ~aaaaaaaaaaaaaae ~aic
        -293 ^ ~aaaaaaaaaaaaaai
        1019 ^ ~aaaaaaaaaaaaaaj ~
        -501 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -348 ^ ~aaaaaaaaaaaaab
        390 ^ ~aaaaaaaaaaaaab F
        257 ^ ~aaaaaaaaaaaaab ~
        628 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        419 ^ ~aaaaaaaaaaaaacb
        394 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        131 ^ ~aaaaaaaaaaaaai
        326 ^ ~aaaaaaaaaaaaai ~
        301 ^ ~aaaaaaaaaaaab
        -267 ^ ~aaaaaaaaaaac
        -689 ^ ~aaaaaaaaaaac ,
        -337 ^ ~aaaaaaaaaaac _
        752 ^ ~aaaaaaaaaaac ~
        -158 ^ ~aaaaaaaaaaac ~aaaaaaaai
        596 ^ ~aaaaaaaaaaacaab
        -524 ^ ~aaaaaaaaaaacac
        -454 ^ ~aaaaaaaaaaacac ~
        -653 ^ ~aaaaaaaaaaah
        -445 ^ ~aaaaaaaaac
        874 ^ ~aaaaaaaae
        -929 ^ ~aaaaaaaae #
        -272 ^ ~aaaaaaaae F
        426 ^ ~aaaaaaaae _
        586 ^ ~aaaaaaaae ~
        711 ^ ~aaaaaaaae ~aaaaaaaai
        417 ^ ~aaaaaaaae ~aaaaaabacaac
        -559 ^ ~aaaaaaaae ~aeaaaaaeaaac
        870 ^ ~aaaaaaaae ~c
        -284 ^ ~aaaaaaaaeaaaaac
        -406 ^ ~aaaaaaaaeaac
        -257 ^ ~aaaaaaaaeaag
        672 ^ ~aaaaaaaai
        -1033 ^ ~aaaaaaaai _
        234 ^ ~aaaaaaaai ~
        370 ^ ~aaaaaaaai ~aaaaaaaae
        226 ^ ~aaaaaaaaiaac
        575 ^ ~aaaaaaaaiaac _
        -704 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -263 ^ ~aaaaaaaaiacc
        -611 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        159 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -715 ^ ~aaaaaaab
        -919 ^ ~aaaaaaac
        -678 ^ ~aaaaaaac #
        -355 ^ ~aaaaaaac F
        1212 ^ ~aaaaaaac ~aaaaaaac
        717 ^ ~aaaaaaac ~aaaaaabacaac
        -433 ^ ~aaaaaaac ~aeaaaaaeaaac
        114 ^ ~aaaaaaacaaac
        600 ^ ~aaaaaaacaaac ~aaaaaaaai
        -597 ^ ~aaaaaaace
        -337 ^ ~aaaaaaad
        485 ^ ~aaaaaaae
        455 ^ ~aaaaaaae F
        878 ^ ~aaaaaaai
        226 ^ ~aaaaaaai F
        341 ^ ~aaaaaaai ~
        -300 ^ ~aaaaaaai ~aeaaaaaeaaac
        -859 ^ ~aaaaaaai ~aeaaaabe
        405 ^ ~aaaaaaaiaaac
        203 ^ ~aaaaaab
        712 ^ ~aaaaaab .
        312 ^ ~aaaaaab ~aaaaaaaai
        -37 ^ ~aaaaaabac
        -579 ^ ~aaaaaabacaac
        260 ^ ~aaaaaabacaac ~
        494 ^ ~aaaaaabacaac ~acaaaiaaaaac
        968 ^ ~aaaaaabae
        -494 ^ ~aaaaaac ~aeaaaaaeaaac
        924 ^ ~aaaaaacaaaaaaci
        166 ^ ~aaaaaacaaaac
        -597 ^ ~aaaaaacaaaac F
        366 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        404 ^ ~aaaaaacaaaac ~aaaaaaaaiacc
        -492 ^ ~aaaaaae
        -623 ^ ~aaaaaae #
        -1093 ^ ~aaaaaae F
        501 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        695 ^ ~aaaaaae ~aeaaaaae
        -222 ^ ~aaaaaae ~aeaaaaaeaaac
        -681 ^ ~aaaaaaeaaaaaaab
        -347 ^ ~aaaaaaec
        -867 ^ ~aaaaaag
        -749 ^ ~aaaaaagaaaaaaai
        1154 ^ ~aaaaaagaaaaaaaj
        242 ^ ~aaaaaam
        735 ^ ~aaaaaam ~
        -801 ^ ~aaaaaamaaaaaaab
        -532 ^ ~aaaaaamaaaaaaab F
        -216 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        544 ^ ~aaaaaamae
        355 ^ ~aaaaaao
        -320 ^ ~aaaaaao ~aeaaaaaeaaac
        420 ^ ~aaaaab
        317 ^ ~aaaaab ~aaaaacaai
        -770 ^ ~aaaaabac
        278 ^ ~aaaaabc
        820 ^ ~aaaaabc ~aaaaacaai
        -923 ^ ~aaaaae
        -398 ^ ~aaaaai
        -276 ^ ~aaaab
        -493 ^ ~aaaabaaaaaaaaab
        -406 ^ ~aaaabaaae .
        193 ^ ~aaaabaaaeaab
        292 ^ ~aaaac
        349 ^ ~aaaac ~aaaaaabi
        708 ^ ~aaaae
        -624 ^ ~aaaae F
        229 ^ ~aaaae ~aaaaaaac
        495 ^ ~aaaaeab
        -595 ^ ~aaaaf
        -593 ^ ~aaaaf .
        -8 ^ ~aaacaaaaaaac
        387 ^ ~aaai
        -743 ^ ~aaai ~
        629 ^ ~aaai ~aaaaaaaaiacc
        407 ^ ~aaaiaaaaaaaaaab
        -559 ^ ~aaaiaaaaaaaaaab ~
        -614 ^ ~aab
        -1406 ^ ~aab #
        -932 ^ ~aab ~aaaaaaaaaaaaaae
        228 ^ ~aab ~aaaaaaaaaaaae
        633 ^ ~aab ~aaaaaaaai
        -214 ^ ~aab ~aeaaaaaeaaac
        253 ^ ~aabaab
        -320 ^ ~aacaaaaaaaac
        -424 ^ ~aacaaaaaaai
        468 ^ ~aacaaaaaaai F
        354 ^ ~aacaaaacaai
        -894 ^ ~aacaaab
        -1180 ^ ~aacaaabc
        -770 ^ ~aacaaacc
        -652 ^ ~aacaaacc ~aeaaaabe
        -511 ^ ~aacaaae
        -710 ^ ~aacaaaeaiaac
        -517 ^ ~aacaabc
        -421 ^ ~aacabaab
        -276 ^ ~aacabaab F
        115 ^ ~aae
        -326 ^ ~aae F
        542 ^ ~aae ~aaaaaabac
        -341 ^ ~aae ~aaaaaabacaac
        712 ^ ~aaeaaaaaaaac
        281 ^ ~aaiaaaab
        476 ^ ~aaiaaaab ~aaaaaaab
        -484 ^ ~aaiaaaai
        -349 ^ ~ab
        -653 ^ ~ab ~
        -561 ^ ~abaaaaaaae ~be
        -810 ^ ~abaaaab
        -453 ^ ~ac
        387 ^ ~ac ~aaaaaaaai
        -501 ^ ~ac ~be
        -459 ^ ~acab
        276 ^ ~acabai
        -925 ^ ~acabi
        -820 ^ ~aci _
        269 ^ ~aci ~
        -797 ^ ~aci ~aacaaaaaaaac
        698 ^ ~aci ~aacaaaac
        419 ^ ~aci ~accbab
        479 ^ ~aeaaaaae
        357 ^ ~aeaaaaae F
        552 ^ ~aeaaaaaeaaac
        989 ^ ~aeaaaaaeaaac F
        52 ^ ~aeaaaaaeaaac _
        699 ^ ~aeaaaaaeaaac ~
        -323 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -349 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -755 ^ ~aeaaaaaeaaac ~aaaaaab
        -411 ^ ~aeaaaaaeaaac ~c
        559 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -107 ^ ~aeaaaaaeaiac
        199 ^ ~aeaaaaaeaiac F
        -348 ^ ~aeaaaaaeaiac ~
        -582 ^ ~aeaaaaaeaiac ~aaaaaabacaac
        -325 ^ ~aeaaaaaeaiac ~c
        -670 ^ ~aeaaaabe
        586 ^ ~aeaaaabe _
        -824 ^ ~aeaaaabe ~
        -338 ^ ~aeaaaabe ~aaaaaaaae
        297 ^ ~aeaaaabe ~aaaaaab
        1470 ^ ~ai
        104 ^ ~ai #
        420 ^ ~ai F
        813 ^ ~ai ~
        -107 ^ ~ai ~aaaaaaaaiaac
        216 ^ ~ai ~aeaaaaaeaaac
        1031 ^ ~aic
        481 ^ ~aic #
        549 ^ ~aic F
        407 ^ ~aic ~aaaaaaaaiaaae
        257 ^ ~aic ~aeaaaaaeaaac
        346 ^ ~be
        397 ^ ~be _
        -481 ^ ~be ~aaaaaae
        457 ^ ~be ~aab
        -330 ^ ~be ~acabi
        1113 ^ ~be ~aci
        563 ^ ~be ~ai
        154 ^ ~be ~aic
        441 ^ ~c
        315 ^ ~c _
        -342 ^ ~c ~
        539 ^ ~c ~aaaaaaaae
        -298 ^ ~c ~aaaaaaaaiaac
        724 ^ ~c ~aaaaaagaaaaaaai
        343 ^ ~c ~aaaaaao
        277 ^ ~c ~aci
        -137 ^ ~c ~aic
        -473 ^ ~caaaaaaaaaac
        -388 ^ ~caaaaaaae
        -272 ^ ~caaaaaaaeaac
        -147 ^ ~ee
        791 ^ ~ee ~aaaaaag
        387 ^ ~ee ~aab
        -814 ^ ~i
        -903 _ #
        -981 _ # $
        535 _ # ,
        -1322 _ # F
        -254 _ # _
        -665 _ # a
        -919 _ # pm
        315 _ # with
        -650 _ # ~
        446 _ # ~aaaaaaaaiaac
        315 _ # ~aaaaaaaaiaai
        -629 _ # ~aeaaaaaeaaac
        -481 _ $
        220 _ ,
        -431 _ , #
        68 _ , F
        -1494 _ , NO
        527 _ , the
        976 _ , ~
        -653 _ , ~aaaaaaaaaaac
        559 _ , ~aeaaaaaeaaac
        496 _ , ~aic
        571 _ .
        577 _ . F
        -458 _ . _
        -491 _ . ~
        -17 _ F
        353 _ F #
        313 _ F $
        182 _ F ,
        -256 _ F F
        -836 _ F _
        -527 _ F and
        589 _ F from
        341 _ F in
        -397 _ F on
        604 _ F ~
        -514 _ F ~aaaaaaaaaab
        -729 _ F ~aaaaaaaae
        539 _ F ~aaaaaaaaiaac
        -249 _ _
        -1030 _ _ #
        -903 _ _ $
        -120 _ _ ,
        390 _ _ _
        1390 _ _ by
        1501 _ _ ~aaaaaaaai
        -574 _ _ ~aaaaaaaaiaac
        -172 _ a F
        -507 _ after
        -400 _ all
        -458 _ and
        436 _ and a
        954 _ at
        -502 _ at the
        -644 _ between
        356 _ by
        -491 _ by mouth
        -531 _ cooker
        421 _ day
        532 _ done
        386 _ done $
        599 _ dram
        649 _ every
        632 _ finally
        -636 _ for #
        -518 _ for a
        840 _ for lunch
        91 _ from
        649 _ home
        -552 _ in
        736 _ into a
        -968 _ is
        550 _ machine
        566 _ machine F
        556 _ made
        693 _ me
        -217 _ my
        1165 _ noon
        813 _ noon $
        -645 _ of
        -751 _ of myself
        1051 _ of the
        -689 _ on $
        519 _ on F
        -436 _ on the
        -303 _ oz
        -375 _ oz ,
        281 _ oz of
        -576 _ report
        501 _ station
        639 _ the
        -385 _ the _
        -444 _ to
        240 _ to cook
        211 _ to the
        -392 _ tonight
        545 _ up
        -530 _ up $
        334 _ w
        -448 _ with
        457 _ with #
        -342 _ with a
        644 _ with the
        530 _ ~
        -1361 _ ~ #
        -563 _ ~ $
        -278 _ ~ ,
        634 _ ~ F
        472 _ ~ _
        -858 _ ~ ~
        946 _ ~ ~aaaaaaaaaab
        1042 _ ~ ~aaaaaaaai
        438 _ ~ ~aaaaaaaaiaai
        753 _ ~ ~aaaaaaaaiacc
        -388 _ ~ ~aaaaaaai
        652 _ ~ ~aaaaaab
        -582 _ ~aaaaaaaaaaaaaab
        -1024 _ ~aaaaaaaaaaaaaac
        855 _ ~aaaaaaaaaaaae
        -360 _ ~aaaaaaaaaaaae $
        588 _ ~aaaaaaaaaaac $
        -436 _ ~aaaaaaaaaab
        203 _ ~aaaaaaaae
        -561 _ ~aaaaaaaae $
        755 _ ~aaaaaaaae ,
        762 _ ~aaaaaaaae F
        -549 _ ~aaaaaaaae ~
        359 _ ~aaaaaaaae ~aaaaaaaaiaac
        743 _ ~aaaaaaaaeaab ,
        238 _ ~aaaaaaaai
        -334 _ ~aaaaaaaai #
        -564 _ ~aaaaaaaai F
        136 _ ~aaaaaaaai ~
        312 _ ~aaaaaaaai ~aeaaaaaeaaac
        -350 _ ~aaaaaaaaiaac
        -693 _ ~aaaaaaaaiaac $
        509 _ ~aaaaaaaaiaac F
        270 _ ~aaaaaaaaiaac _
        -25 _ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -461 _ ~aaaaaaaaiaai
        458 _ ~aaaaaaaaiaai #
        -1129 _ ~aaaaaaaaiaai ~
        307 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -637 _ ~aaaaaaaaiacc #
        -643 _ ~aaaaaaaaiacc ~
        844 _ ~aaaaaaaaiacc ~aaaaaabac
        -239 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        -530 _ ~aaaaaaai $
        -593 _ ~aaaaaaaiaaac
        605 _ ~aaaaaab
        -450 _ ~aaaaaabacaac
        -378 _ ~aaaaaac
        -487 _ ~aaaaacaai
        239 _ ~aaaaacaai ~aacaaaac
        643 _ ~aaaaacaai ~aeaaaaaeaaac
        -392 _ ~aaaaeab
        265 _ ~aab
        -969 _ ~acaaaiaaaaac
        -373 _ ~acaaaiaaaaac ~
        260 _ ~acab
        762 _ ~aci
        603 _ ~aeaaaaaeaaac
        -265 _ ~aeaaaaaeaaac F
        -728 _ ~aeaaaaaeaaac _
        421 _ ~aeaaaaaeaaac ~aaaaaaaae
        -222 _ ~aeaaaaaeaiac
        -119 _ ~aeaaaabe
        -545 _ ~aeaaaabe $
        -707 _ ~ai
        -513 _ ~aic
        922 _ ~be
        -543 _ ~be ~aic
        605 _ ~c
        403 a
        335 a #
        229 a # F
        316 a # _
        429 a # of
        -238 a # ounce
        572 a F
        655 a F $
        -630 a F ,
        -498 a F F
        -502 a F _
        -710 a F after
        -52 a F and
        61 a F at
        936 a F bar
        469 a F between
        -471 a F for
        371 a F on
        690 a F to
        -160 a F with
        -164 a _
        478 a _ $
        -211 a _ F
        -604 a bad
        -665 a bag of
        -576 a bar
        -574 a bar of
        -287 a bit
        -484 a bit of
        -466 a bottle
        399 a bowl
        152 a bowl of
        336 a cooked
        138 a cup
        126 a cup of
        -575 a day
        -649 a double
        -401 a good
        274 a handful
        249 a handful of
        -787 a kilo
        724 a la
        147 a large
        411 a medium
        -532 a new
        264 a package
        262 a package of
        1014 a pint
        354 a pint of
        -343 a pound
        -279 a pound of
        260 a single
        -140 a slice
        -171 a slice of
        352 a small
        -1063 a splash
        -1067 a splash of
        362 a tablespoon
        363 a tablespoon of
        260 a tin
        351 a tin of
        508 a treat
        771 a tub
        771 a tub of
        -627 a warm
        -719 a whole
        -536 a whole F
        -372 about
        684 about #
        788 about # $
        416 about # F
        -406 about F
        -636 about the
        -314 across
        610 actually
        495 add #
        723 add F $
        -446 add F to
        306 added
        119 after
        -437 after #
        215 after $
        -586 after dinner
        -586 after dinner $
        -505 after my
        373 after the
        528 after the gym
        388 after work
        793 afternoon
        -795 again $
        358 again today
        359 again today $
        -923 against
        -316 air
        687 airport
        321 al
        -438 alarm
        587 all
        -373 all day $
        758 all good
        755 all good $
        795 all i
        540 all i could
        -600 all my
        554 all night
        -88 all the
        -401 all the F
        487 all to
        488 all to myself
        -1102 allergy
        -1675 allotment
        -921 almost
        140 along
        559 also
        -932 always
        -5 am
        -461 am $
        572 am ,
        -575 am and
        -1067 american
        -476 american F
        -475 amount
        492 an
        1160 an F
        483 an F $
        611 an _
        -532 an hour
        -383 an hour $
        437 and
        -11 and #
        176 and # F
        321 and # a
        95 and F
        691 and F $
        167 and F ,
        450 and F F
        -676 and F _
        432 and F after
        -382 and F again
        268 and F at
        481 and F in
        -1182 and F of
        411 and F sauce
        -169 and F with
        107 and _
        342 and _ $
        665 and _ F
        665 and a
        -344 and a #
        -629 and a warm
        552 and an
        486 and an F
        444 and ate
        671 and had
        419 and had a
        1311 and i
        425 and i _
        414 and me
        422 and me $
        626 and some F
        -533 and some _
        -1047 and stick
        -562 and the
        594 animal
        353 annas
        354 annas birthday
        355 annas birthday $
        -471 another
        -462 any
        -310 anything
        818 anyway
        -473 apparently
        -270 are
        -675 are F
        -233 are _
        337 around
        342 around #
        541 around # pm
        1083 arvo
        -1317 as
        -1972 as F
        -1644 as F F
        -426 as a
        -867 as a F
        800 as always
        166 as yesterday
        -486 ask
        -754 at
        -154 at #
        -710 at # $
        172 at # am
        447 at # pm
        -457 at F
        -358 at F ,
        -1066 at _ #
        428 at _ ,
        -83 at a
        -371 at home
        544 at mile
        544 at mile #
        704 at my
        264 at my desk
        408 at nans $
        478 at the
        -690 at the F
        698 at the office
        694 at the pub
        547 at the weekend
        304 ate
        -489 ate # F
        -490 ate a F
        -886 ate all
        786 ate it
        -273 ate my
        471 ate my F
        954 ate the
        491 ate the lot
        742 au
        -650 aunt
        -714 avoid
        -708 avoid F
        303 away
        -332 away $
        -36 baby
        -428 baby $
        402 baby food
        -848 back
        -956 back $
        320 back on
        315 back on track
        -475 bad $
        304 bad day
        297 bad day .
        714 bag
        481 bag $
        579 bag of
        933 bag of F
        -1471 bags
        -674 bags of
        1239 baked
        64 baked F
        142 baked F $
        -601 baked F ,
        139 bakery
        497 bakery $
        810 bakery ,
        -1242 baking
        -494 ball
        -764 balls
        -1047 balls ,
        -1354 balls , F
        911 banh
        1324 bar
        366 bar at
        -563 bar of
        778 barely
        753 barely ate
        517 barely ate ,
        720 basket
        -644 bath
        -642 bathroom
        -628 batter
        320 bbq
        -1147 be
        653 be good
        273 be good .
        386 be healthy
        385 be healthy ,
        918 beach
        711 beach $
        1113 because
        294 bed $
        95 before
        547 before #
        418 before bed
        366 before bed $
        -410 before i got
        850 before the _
        416 being
        926 belly
        801 belly $
        365 benedict $
        -558 best
        -224 best F
        -279 between #
        585 beyond
        525 bfast
        1162 big
        439 big #
        438 big # $
        -546 big F
        505 bike
        -445 bill
        826 bird
        740 birds
        787 birthday
        283 birthday $
        -643 birthday F
        993 bit _
        783 bit _ $
        -200 bit of
        -965 bit of a
        552 bites
        1043 bits
        571 bitter
        1768 black
        604 black $
        590 black ,
        88 black F
        206 black F $
        661 blankets
        -545 block
        426 blood
        879 bloody mary
        869 bloody mary $
        833 blorf
        -824 blossom
        -600 blossom $
        930 blue
        371 bo
        397 board
        658 board $
        -899 boil
        759 boiled
        560 boiled F
        386 bol
        255 boneless
        -616 book
        -518 booked
        -426 boss
        682 both
        -560 bottle
        -670 bottle $
        54 bottle of
        -448 bought
        -362 bought a
        1029 bought a F
        1018 bowl
        -177 bowl $
        -282 bowl ,
        -901 bowl , F
        588 bowl of
        344 bowl of F
        406 bowl with
        547 bowls
        296 box
        110 box $
        -1269 boxes
        594 boy
        467 boy $
        786 break
        588 break $
        832 breakfast
        -832 breakfast $
        -384 breakfast ,
        -572 breakfast , #
        561 breakfast , a
        530 breakfast .
        1231 breast
        770 breast ,
        746 breast , #
        1058 brekkie
        -1019 bring
        -376 bring F
        -511 bringing
        830 broke
        1372 brought
        792 brown F
        226 brown F $
        923 bubble
        491 bubble F
        -390 bucket
        -921 budget
        727 buffet
        -1302 bump
        520 burned
        431 burnt
        73 bus $
        -560 busy
        1074 but
        948 but had
        590 but i
        -357 but it
        177 but the
        592 but the F
        -957 butcher
        857 butty
        -548 buy
        -405 buy F
        -372 buy F ,
        -201 by
        -610 by #
        228 by a
        -491 by mouth
        680 by the
        1038 by the F
        -317 c
        -241 c $
        644 cab
        1268 caesar
        678 caesar F
        661 call
        1290 call ,
        912 calling
        261 calorie
        -229 calories
        1185 came
        463 came out
        270 came out well
        870 camp
        340 can
        680 can $
        -215 can i
        498 can of
        463 can of F
        -218 can you
        -845 cancelled
        7 canned
        -1091 cant
        661 canteen
        -798 capsule
        -799 capsule $
        -181 car
        -491 car $
        -317 carb
        -964 carbohydrates
        -831 card
        -324 card $
        973 casserole
        -1280 caster
        -536 cat
        934 caved
        1326 celebrate
        410 celebrated
        1018 change
        -344 chart
        -431 check
        805 cheeky
        513 cheer
        514 cheer me
        518 cheer me up
        -453 cheesy
        286 cheesy F
        -464 chewing F
        1250 chicago
        1040 chick
        494 chick fil
        497 chick fil a
        742 chilis
        -855 chillies
        937 chinese
        578 chipotle
        594 chops
        418 chops $
        1293 chow
        653 chow mein
        -449 christmas
        -615 christmas $
        -539 chuck
        433 church
        -149 class
        475 class $
        817 clean $
        -572 clean the
        -665 client
        -780 client ,
        697 cliff
        727 cliff bar
        -921 clockwork
        -625 closed
        -607 closed $
        43 club
        752 club F
        377 club F $
        -1152 coca
        -1155 coca F
        1483 cockles
        489 cold
        -71 cold $
        840 cold F
        -976 come
        1000 comfort
        -1227 coming
        -850 compared to
        547 con
        300 cone
        306 cone $
        413 consisted
        414 consisted of
        -171 consumed
        149 consuming
        -832 contain
        192 containing
        -471 contains
        -554 contains F
        137 cook
        244 cook so
        356 cooked
        -444 cooked $
        464 cooked ,
        -375 cooked F
        -699 cooker
        243 cooking $
        -446 cool
        -865 cooling
        -157 corner
        543 cos
        357 cos i
        361 cos i was
        285 costa
        -876 costco
        -610 costco run
        492 cottage
        488 cottage F
        -460 couch
        -360 couch F
        719 could
        1489 couldnt
        1266 count
        383 couple
        -1046 course
        692 cracked
        -1028 crafted
        -528 cranberries
        695 crispy
        -473 cross
        -565 crossword
        -988 crown
        635 crumble
        856 crumbs
        829 crunch
        -1133 crush
        156 crust
        1215 crusts
        -548 cry
        805 cup
        1067 cup $
        -789 cup ,
        -918 cup F
        533 cup F $
        -438 cup F ,
        336 cup F F
        947 cup of
        183 cup of F
        -414 cups F
        -499 cups F ,
        562 cured
        -533 d #
        558 da
        445 dad
        210 dark
        282 dark F
        -526 day
        663 day # ,
        -1024 day $
        562 day , F
        -501 day .
        -333 day . F
        498 day _
        -764 day at
        -576 days
        -378 days $
        947 de
        1392 decaf $
        922 decent
        -1025 decide
        396 decided on
        344 decided on F
        613 deep dish
        -291 defrost
        -634 degrees
        -582 dehydrated
        665 delayed
        606 demolished
        926 dennys
        99 dentist
        1320 desk
        545 desk $
        1560 dessert
        356 dessert $
        -764 diabetic
        1053 did
        -493 did a
        682 did i
        470 did i have
        664 didnt
        -996 didnt _
        599 didnt eat
        1174 didnt get
        288 diet
        -578 diet $
        1033 diet F
        679 diet F $
        -720 diet sheet
        559 diet starts
        608 diet starts tomorrow
        1034 dim
        844 dim sum
        398 dim sum $
        89 dinner
        596 dinner $
        301 dinner ,
        -534 dinner , F
        420 dinner , i
        553 dinner is
        -234 dish
        -820 dishwasher
        -996 do
        -613 doc
        -492 does
        -118 dog
        -426 dog ate
        293 dog then
        -434 dogs
        788 doi
        -1162 doing
        -326 done
        -493 done $
        750 dont
        588 dont _
        901 dont tell
        -392 door
        607 double
        553 double F
        573 dough
        648 down
        -301 down $
        441 down a F
        207 down for
        -765 down to
        -968 dozen
        394 drained
        1124 dram
        607 dram $
        -643 drank
        -392 drank #
        329 drink
        276 drink $
        -539 drink more
        -543 drink more F
        -804 drinking
        -578 drinks
        712 drive
        249 drizzle
        489 drop
        -719 dropped my
        572 dry
        514 dry F
        -400 due
        1262 during
        1241 during the
        659 e
        -984 each
        -1064 each $
        -730 ear
        199 early
        -220 easter
        -1121 easy
        42 eat
        -464 eat $
        -585 eat F
        -461 eat F $
        642 eat a
        888 eat dinner
        775 eaten
        -508 eating
        -727 eating a
        -1160 eats
        -818 eats F
        -656 eight
        -1433 eighty
        539 elevenses
        581 else
        801 em
        -958 empty
        -525 end
        811 end of
        823 ended
        1670 energy
        708 energy drink
        416 energy drink $
        -387 england
        796 english
        67 enjoyed
        402 enjoying
        324 enjoying a
        -745 enough
        831 entire
        465 entry
        -567 equal
        -391 even
        302 evening
        221 evening $
        763 ever
        -1317 every
        292 everyone $
        -485 everything
        -660 everything $
        -597 everything F
        278 everywhere
        -338 except
        -409 extra
        -599 extra F
        -529 eyes
        -1469 face
        739 fairy
        275 fancy
        534 fancy ,
        -566 far
        -1093 farmed
        -339 fast
        -711 fast $
        1216 fasting
        763 fasting ,
        439 fat
        -269 fed
        -298 fed the
        -517 feed
        -524 feeding
        -443 feeling
        -237 fell
        805 ferry
        391 festival
        815 festival $
        747 few
        495 fil
        497 fil a
        509 filet
        388 filled
        778 fillet
        1115 filling
        852 filling $
        323 film
        578 filter
        1265 finally
        -763 fine
        336 finger
        534 fingers
        357 fingers $
        -332 fingers ,
        -348 fingers and
        779 finish
        -362 finished
        363 finished off
        228 finished the
        592 finished the F
        -464 fire
        420 fire $
        640 first
        -764 first then
        609 first thing
        610 first thing $
        500 first time
        943 five
        1261 flake
        775 flask
        757 flask of
        755 flask of F
        165 flight
        -850 flower
        446 fluid
        405 fluid ounce
        -707 fly
        -593 fog
        -573 fold
        -495 fold in
        -1398 food
        -549 food .
        -350 food poisoning
        -384 foods
        91 for
        -557 for #
        246 for # $
        -477 for # on
        -281 for F
        361 for F $
        -268 for a
        249 for a _
        352 for annas
        354 for annas birthday
        252 for breakfast
        -489 for breakfast $
        -197 for breakfast ,
        262 for dinner
        182 for dinner $
        405 for lunch
        279 for lunch ,
        163 for me $
        1137 for once
        -640 for santa
        714 for school
        -401 for sunday
        -396 for the
        419 for the F
        -589 for the _
        437 for the first
        1014 for the road
        456 for the team
        -473 forever
        -441 forgot my
        819 forgot to
        706 fork
        -1112 forty
        469 four
        -1172 freezer
        574 french
        659 french F
        -480 fresh
        -714 fri
        -759 friday $
        458 fridge
        772 fried
        772 fried $
        617 fried F
        -1009 fried green
        -1004 fried green F
        351 friends
        358 friends $
        904 from
        -559 from #
        -411 from F
        -452 from F $
        -663 from a
        1010 from tesco
        860 from tesco $
        1308 from the
        212 from the _
        -1031 from the corner
        353 from the freezer
        659 from the place
        189 front
        305 front of
        552 front of the
        -717 frozen
        -770 frozen F
        -576 frozen F ,
        1120 fry
        285 fry $
        -885 fry an
        -881 fry an F
        2245 fry up
        558 fuel
        598 full
        -745 full $
        1119 full english
        -407 full of
        -336 full of F
        617 g
        462 g $
        815 g .
        778 g . #
        -52 g F
        515 g F $
        -1033 g F ,
        306 g F and
        -857 g F with
        437 g _
        283 g bag
        279 g bag $
        -928 g carbohydrates
        305 g cooked
        359 g of
        -307 g protein
        439 gai
        -802 game
        598 game $
        282 game on
        238 garden
        788 garden $
        120 gave
        862 gave in
        405 gave me
        -1002 get
        -687 get F
        -547 get a
        -348 gets
        -853 getting
        864 ginger F
        495 girls
        -742 give
        -488 giving
        646 glass
        299 glass of
        168 glasses
        446 glasses of
        820 glazed
        781 glorps
        943 go $
        -1352 goal
        -906 goal #
        -531 goals
        -406 goes
        433 going
        -765 golden
        -577 golden F
        236 gone
        -458 gone off
        -403 gone off $
        922 good $
        273 good .
        629 goreng
        7 got
        284 got #
        -368 got _
        1029 got me
        470 got the
        -1488 grab
        923 grabbed
        292 grabbed F
        272 grabbed a
        -680 gram
        -744 grams
        298 grams of
        907 grand
        537 grande
        -796 grandma
        -1367 great
        -697 great $
        632 greek
        625 greek F
        109 green
        371 green F
        776 green F $
        -1302 green F and
        833 grilled
        814 grilled F
        -1190 guests
        -605 guinea
        -843 guy
        791 gym
        240 gym $
        345 gym then
        -561 had
        -64 had #
        728 had # $
        1185 had F
        -270 had F $
        -225 had F ,
        -401 had F F
        381 had F at
        -390 had F fingers
        274 had F for
        -489 had NO
        -888 had a
        457 had a F
        262 had the
        678 had the F
        -383 had to
        1037 haha
        2132 half
        -376 halloween
        699 halves
        492 hand
        816 handed
        591 handful
        483 handful of
        455 handful of F
        973 hangover
        634 happened
        -363 happy
        -1034 hard
        -621 hard $
        -621 hard F
        -897 hard F F
        -569 harvest festival
        -640 has
        -573 has #
        348 has been
        726 have
        -504 have #
        -576 have F
        600 have _
        -501 have a
        744 have been
        546 have the F
        -559 havent
        -602 having
        -1315 having F
        310 having a
        -415 he
        179 healthy
        385 healthy ,
        -602 heartburn
        -1105 held
        -807 hell
        -663 hello
        -459 hello F
        -859 hello F $
        828 help
        685 helping
        -1272 hens
        -285 her F
        -684 here
        -770 here $
        -243 high
        -1056 hill
        -360 his
        -357 his F
        -793 hit
        738 hole
        263 holiday
        507 holiday $
        683 home ,
        425 homemade
        352 homemade F
        -1093 hook
        604 hoppers
        -495 horse
        222 hospital
        433 hot
        -412 hot F F
        630 hot pocket
        635 hot pocket $
        526 hotel
        -529 hour
        -475 hour $
        -1400 hours
        -1017 house
        -1265 house $
        262 how
        -415 how many
        255 how much
        483 how much $
        -938 hr
        -808 hrs
        -549 humble
        -547 humble F
        334 hunger
        -867 hungry
        -497 hungry $
        -716 husband
        -1129 hydration
        45 i
        361 i _
        716 i _ $
        292 i could
        656 i did
        -467 i didnt have
        -510 i drink
        -263 i get
        631 i got
        722 i got #
        83 i had
        -639 i had #
        1227 i had F
        208 i had a
        255 i have
        584 i have F
        -246 i have a
        -803 i left
        401 i possess
        334 i possess a
        754 i think
        372 i think $
        733 i took
        361 i was hungry
        761 i went
        441 i will
        415 i will be
        2197 iced
        1181 iced F
        869 iced F $
        -441 iced F with
        1111 id
        -1246 idea
        -157 if
        1130 if _
        -822 ill
        350 ill today
        349 ill today ,
        -548 im
        209 im enjoying
        550 im having
        -439 in
        494 in #
        -420 in # $
        544 in # ml
        657 in ,
        104 in F
        319 in F $
        -748 in F ,
        -168 in _
        -395 in _ $
        454 in _ ,
        -747 in a
        577 in a _
        -890 in a cup
        990 in bed
        610 in bed $
        662 in blankets
        -597 in blossom
        -597 in blossom $
        315 in front
        315 in front of
        644 in it $
        715 in my F
        -499 in the
        -287 in the F
        1082 in the car
        -564 in the freezer
        770 in the fridge
        717 in the hole
        802 in the hotel
        1369 in the kitchen
        378 in the library
        -418 in the oven
        459 in town
        457 in town $
        496 inch
        153 inch of
        -628 inches $
        -228 included
        -277 included $
        296 indulging
        295 indulging in
        -926 ingredients
        -925 ingredients .
        603 insisted
        -968 install
        236 instant F
        845 instead
        996 into F
        899 into a F
        -1051 into the
        -339 intolerant
        -659 invoice
        552 irish
        -945 is
        -567 is #
        -181 is _
        632 is being
        363 is my
        -426 is the
        320 is what
        319 is what im
        -591 it
        334 it $
        -1074 it F
        420 it _
        1142 it again
        -584 it to
        1220 it was
        -253 italian
        -790 italian F
        -1460 its
        655 jacket
        1152 jacket F
        571 jacket F $
        338 jan
        -1047 january
        -778 jar
        -660 jar of
        -1373 jars
        -931 java
        948 joe
        622 judge
        -557 june
        726 just
        -385 just F
        486 just had
        303 just had F
        533 just now
        275 just the
        -695 k
        474 kcal
        -324 keep
        -596 keeps
        -704 kent
        -909 keto
        -867 kg
        -267 kids
        -450 kids $
        -1023 kids F
        -731 kids F .
        416 kids and
        417 kids and me
        -488 kids had
        -497 kids had F
        563 kids left
        -417 kill
        -810 kilo
        -908 kilos
        756 kipling
        835 kitchen
        653 kitchen $
        575 knife
        -766 knock
        904 knocked
        782 knocked back
        685 kraft
        527 kraft dinner
        557 l
        900 la
        -1075 lady
        288 lake
        -1078 landlord
        -892 landlord $
        484 laptop $
        482 large
        -521 large F
        231 large F $
        -470 large F with
        -489 last
        289 last F
        -1073 last F $
        526 last _
        -334 last night
        -981 last year
        -252 late
        -961 late $
        -514 later $
        -896 laundry
        345 lawn then
        -407 laws
        -550 layer
        -1310 lb
        -747 lb #
        -747 lb # oz
        -458 lb F
        -459 lb F $
        -478 lbs
        402 lean
        484 leave the
        635 lecture
        -327 left
        -542 left it
        344 left the
        1102 leftover
        908 leftovers
        -12 leg
        -606 leg day
        635 legion
        -1225 letters
        254 library
        1245 licked
        676 light
        -167 like F
        -337 like F $
        925 like _
        632 like _ $
        -434 like a F
        481 link
        -513 links
        -2239 list
        -388 list $
        -1321 list .
        -924 list . F
        -810 litre
        -569 little
        -1260 living
        525 lo
        -400 loaves
        855 log
        827 log F
        412 log F $
        602 lol
        -811 long
        -803 look
        -744 look at
        1222 lost
        621 lost a
        -1010 lot
        -275 lot $
        -510 love
        -535 lovely
        -421 low
        -380 low on F
        -1118 lunch
        176 lunch ,
        -360 lunch , F
        527 lunch .
        525 lunch at
        -519 lunch for
        543 lunch today
        190 lunch today ,
        355 lunch was
        750 lunchbox
        -939 luncheon
        -941 luncheon F
        -593 lunches
        593 lunchtime
        -1323 m25
        651 maccies
        358 machine
        569 machine F
        476 made F
        -383 made F F
        414 made F for
        -438 made me
        255 made with
        130 made with F
        -291 make
        346 make that
        346 make that #
        -551 making
        816 managed
        697 many
        445 many F
        267 maple
        -860 marinade
        684 market
        878 mary
        869 mary $
        613 masala
        459 masala F
        574 match
        295 match $
        -787 maybe
        763 maybe #
        -880 maybe $
        -542 maybe F
        464 mcdonalds
        537 mcdonalds $
        453 mcmuffin
        1343 me
        538 me #
        -157 me $
        -1226 me a
        761 me eat
        313 me out
        -382 meal prep
        -643 meal with
        -1570 meant
        523 measuring
        401 medium F
        932 meeting
        319 meetings
        312 meetings $
        702 mein
        609 melt
        800 melt $
        -603 melted
        -598 melted F
        275 menu
        692 menu $
        580 met
        -339 mg
        137 mi
        403 microwave F
        114 midnight
        -627 midnight $
        626 midnight ,
        -348 might
        507 mild
        584 mile #
        588 mile # $
        1162 milky
        -1069 min
        309 mine
        459 mine $
        598 mini
        597 mini F
        -524 mins
        -449 mins $
        -908 minutes
        -252 minutes $
        -741 minutes of
        787 mishti
        787 mishti doi
        518 missing
        794 mix
        85 mix $
        623 ml
        1188 ml $
        -647 ml F
        -786 ml F $
        -508 mobile
        562 monday
        -405 monday $
        -454 month $
        862 mopped
        862 mopped up
        193 more
        137 morning
        -235 morning $
        343 morning ,
        -881 most
        1041 mostly
        454 mostly F
        1384 mountain
        557 mountain of
        555 mountain of F
        -868 mouse
        -872 mouse trap
        511 mouth
        621 move
        -305 moved
        -276 moved to
        395 movie
        -475 moving
        517 mowed
        346 mowed the
        345 mowed the lawn
        -607 mr F
        755 mr kipling
        -1204 mrs
        -611 ms
        59 much
        306 much $
        323 much F
        -465 much F $
        449 mug
        315 mug of
        166 mum
        -763 mummy
        570 mums
        592 munched
        229 mushy
        318 my
        -441 my F
        551 my F ,
        227 my _
        -270 my _ $
        718 my _ F
        549 my baby
        -915 my bag
        741 my breakfast
        103 my desk
        120 my desk $
        -611 my dinner
        223 my meal
        1686 my mouth
        400 my sister
        431 my sister $
        105 my snack
        531 my stomach
        361 my way
        183 myself
        -276 myself $
        -490 myself to a
        -536 mystery
        943 n
        -91 n F
        -377 n F $
        -447 n _
        -972 nail
        -588 name
        -390 nan
        972 nani
        405 nans $
        646 nasi
        371 natural
        -1013 near
        -563 near me
        -563 near me $
        -673 nectar
        -640 need
        -494 need F
        832 needed
        -639 needs
        457 negative
        -1111 never
        852 never again
        846 never again $
        -1013 new
        -1150 next
        -401 next week
        1045 ngl
        -547 nice
        531 night
        306 night $
        -426 night ,
        514 night .
        510 night F
        1410 nightcap
        350 nine
        969 nipped
        644 nite
        642 no
        -452 no ,
        -971 none
        -618 none for
        279 nonfat
        -29 noon
        -884 normally
        -453 not
        -537 not F
        -542 not a
        393 not sure
        394 not sure how
        -423 nothing
        -367 nothing $
        -530 now
        -223 now $
        566 number
        570 number #
        -568 numbers
        -654 nutrition
        479 o F
        -708 o2
        1022 of
        297 of #
        623 of # F
        -72 of F
        -908 of F #
        8 of F $
        -385 of F ,
        25 of F F
        -510 of F again
        -505 of F for
        -998 of F from
        648 of F so
        282 of F with
        -122 of _
        187 of _ $
        -472 of _ F
        -1030 of a
        -838 of a F
        -867 of a _
        -330 of baked
        -407 of baked F
        200 of cooked
        -376 of dry F
        -401 of frozen
        -429 of frozen F
        353 of light
        -753 of myself
        -752 of myself $
        340 of raw
        382 of red
        487 of the
        298 of the F
        442 of the box
        563 of the day
        488 of the laptop
        360 of them
        -378 of white
        -499 of white F
        237 off
        -1071 off $
        -612 off ,
        478 off _
        762 off the
        -399 off the F
        835 off the _
        -757 offer
        -650 offer at
        767 office
        825 often
        -377 ok
        -569 ok $
        -1081 old
        -424 on
        -476 on $
        352 on F
        274 on F $
        294 on F ,
        -333 on F F
        249 on _
        357 on _ $
        -93 on a
        729 on a F
        449 on dessert
        -399 on friday
        -668 on friday $
        444 on holiday
        508 on holiday $
        493 on monday
        327 on monday $
        216 on my
        -666 on offer
        -650 on offer at
        -691 on the F
        -107 on the _
        365 on the bus
        974 on the cob
        -587 on the dog
        387 on the go
        522 on the plane
        -664 on the roads
        360 on the sofa
        291 on the train
        712 on the way
        -132 on top
        316 on track
        316 on track .
        476 on tv
        472 on white
        803 once
        563 once $
        1035 one
        1164 ones
        382 only
        374 only $
        -613 only eats
        988 open
        652 option
        -1562 or
        -1221 or F
        -707 or F F
        495 or so
        494 or so $
        370 or something
        369 or something $
        -1525 order
        -497 ordered
        -242 ordered a
        -1499 orders
        950 original
        1323 other
        926 other #
        514 ounce
        587 ounce of
        321 ounces
        308 ounces of
        -676 our
        -345 out
        -692 out #
        -830 out $
        1065 out for
        1117 out for F
        -265 out of
        -789 out of F
        540 out of the
        268 out well
        277 out well ,
        365 out with
        -327 oven $
        -17 over
        821 over my
        654 over the sink
        -665 overnight
        -551 overnight $
        -836 overnight F for
        -452 overrated
        313 own
        1008 own $
        524 oz
        776 oz $
        -365 oz ,
        -281 oz F
        -435 oz F $
        277 oz of
        453 pack $
        533 pack of
        287 package
        288 package of
        -1365 packed
        829 packet
        461 packet $
        264 packet of
        1207 pad
        711 pad thai
        -776 paint
        -1063 painted
        -882 pale
        -120 pan
        -843 paper
        -542 park
        960 park $
        -492 parking
        -971 parkrun
        914 party F
        488 passed on
        453 passed on dessert
        -274 past
        -858 paste
        -325 pastor
        1017 patty
        391 pcs
        -422 peel
        974 penguin
        -717 people
        -451 pepa
        -826 percent
        -496 photos
        -492 physio
        -413 pi
        -800 pick
        -1298 pick up
        -464 pick up F
        61 picked
        -393 picked F
        679 picked at
        208 picked up
        594 picked up F
        -348 picnic
        -190 piece of F
        746 pieces
        451 pieces $
        539 pigs
        681 pigs in
        663 pigs in blankets
        -1169 pinch
        -894 pinch of
        -887 pinch of F
        223 pink
        1138 pint of
        398 pint of F
        -305 pints of F
        339 place
        -479 place $
        625 plain
        464 plain F
        -1835 plan
        -476 plan .
        574 plane
        -1249 planted
        799 plate
        411 plate $
        686 plate ,
        314 plates
        -1571 please
        -29 please $
        686 please add
        499 please log
        -655 pls
        450 plumber
        843 plus
        -72 pm
        -699 pm $
        565 po
        565 po boy
        251 poached
        252 poached F
        637 pocket
        640 pocket $
        -519 points
        -350 poisoning
        -976 polish
        -947 polish $
        -821 poor
        763 popeyes
        601 popped
        402 possess
        336 possess a
        614 post
        307 pot
        266 pot $
        279 pot F
        438 pouch
        -661 pound
        -222 pound of
        -549 pound of F
        -930 pounds
        -1011 poured
        -536 powder
        650 powder $
        -534 powdered
        -534 powdered F
        345 power
        -886 prep
        516 prepared
        299 preparing
        -900 price
        -547 pride
        -1312 printer
        -452 priya
        1628 protein
        -430 protein $
        687 protein F
        1320 protein bar
        -644 proud
        1042 pub
        350 puff
        -536 pulled
        740 punnet
        -675 puree
        -871 purple
        -583 pushups
        -441 put
        -395 put F
        530 put away
        -384 q3
        1390 quality
        1479 quarter
        451 quick
        722 quick #
        -570 quid
        -946 race
        -784 rack
        440 rack of
        443 rack of F
        -329 radio
        -881 raffle
        751 raid
        -377 raining
        -749 raised #
        -507 ram
        889 ran
        662 ran over
        -48 raw
        -737 raw F
        -568 re
        -888 ready
        -1086 ready $
        575 ready meal
        480 ready salted
        494 ready to
        718 real
        -193 recipe
        -399 recipe .
        -1076 record
        882 recovery
        275 red
        1086 red $
        482 red F
        301 red F $
        -660 red F ,
        -1261 reduced
        -656 refill
        1052 regret
        377 regular
        847 reheated
        -648 repeat
        -641 report
        824 rest
        460 restaurant
        495 restaurant $
        838 right
        -580 ring
        -686 ripe
        1215 road
        -665 roads
        2137 roast
        211 roast $
        459 roast F
        1270 roast dinner
        533 roast dinner $
        162 roasted
        213 roasted F
        -858 rock
        -912 rolling
        571 rou
        -572 rough
        495 roughly
        -396 round
        -1158 royale
        -820 rule
        -646 rule $
        -1196 run
        812 run $
        -590 run .
        -955 runners
        -775 running
        125 said
        -470 said NO
        -867 sale
        497 salted
        1391 sampled
        558 sank
        -1048 santa
        -431 sarah
        -1506 sat
        198 satisfying
        665 sauce
        702 sauce $
        -927 sauce ,
        1639 saved
        906 say
        822 say F
        -393 says
        543 says F
        86 school
        335 school $
        686 schooner
        435 scoops
        196 scrambled
        193 scrambled F
        -864 scrape
        -1044 season
        882 seconds
        -1138 seed
        -1089 seed F
        -886 seeds ,
        -803 self
        292 sent
        591 sent F
        853 sent F ,
        -702 sermon
        303 serve
        476 serve $
        -227 served
        -400 serving
        -678 set
        1433 settled
        -852 seven
        -1119 shaped
        445 share
        568 share ,
        -132 she
        -592 shed
        -717 sheet
        383 shelled
        -582 shin
        448 shirt
        -1069 shoot
        311 shop
        -385 shop $
        467 shop for
        607 shot
        -791 should
        -236 show
        -326 shower
        -632 shower $
        -320 shredded
        -795 shut
        -457 sick
        -575 sick $
        520 side
        240 side F
        294 since
        840 since the
        382 single
        536 sink
        561 sipped
        427 sister $
        -219 size
        -430 size #
        306 size $
        -572 size of
        171 skin
        1014 skipped
        769 skipped lunch
        -624 skirt
        -671 sky
        851 slab
        -218 sleep
        -995 sleep $
        1327 slice
        510 slice $
        -646 slice ,
        457 slice F
        386 slice of
        201 slice of F
        326 slices
        265 slices F
        257 slices of
        107 slices of F
        437 sloppy
        -583 slow
        -527 slugs
        1238 small
        287 small F
        385 smashed
        686 smashed a
        -659 smell
        -514 smelled
        -856 smells
        -475 smells of
        -723 smelt
        369 smoked F
        443 snack
        208 snack $
        228 snack ,
        -458 snack .
        -815 snacks
        -1872 snap
        2075 so
        914 so #
        957 so # F
        495 so $
        1547 so F
        324 so F $
        375 so F F
        344 so F and
        -561 so NO $
        362 so a
        -689 so far
        -456 so hungry
        429 so i
        -802 so i left
        829 so that
        761 soccer
        -694 sock
        275 sodium
        390 sofa $
        -328 soft
        523 soft serve
        491 soggy
        212 some
        -248 some F $
        735 some _ $
        674 somebody
        996 somehow
        543 something
        359 something $
        1733 sorry
        1499 sorted
        712 sorted $
        -1030 sowed
        -1140 soy
        -489 soy ,
        -497 soy sauce
        425 spag
        385 spag bol
        493 spice
        792 spicy
        -461 spilled
        -433 splash
        -447 splash of
        -653 split
        292 spoon
        945 spoons
        157 spring
        967 spring F
        525 spring F $
        873 square
        426 square of
        377 squares
        583 staff
        688 stall
        967 stall $
        1431 stand
        1156 standing
        729 starbucks $
        -534 starbucks F
        -603 start
        -299 starter
        213 starts
        515 starts tomorrow
        1506 station
        837 station F
        -671 staying
        -752 steakhouse
        -1327 steps
        -387 steps $
        -679 stick
        -665 stick $
        517 sticks
        -962 still
        127 stir
        1021 stir fry
        754 stir fry $
        550 stole
        389 stomach $
        -1069 stones
        671 stop
        773 stop $
        1025 stopped
        723 stopped at
        841 stove
        771 straight
        314 straight from
        309 straight from the
        345 street
        428 street $
        942 stress
        403 string
        436 string F
        -395 strip
        -448 stuck
        -963 study
        466 stuffed
        489 stuffed F
        -806 substitute
        699 subway
        842 sum
        398 sum $
        -815 sun
        398 sun $
        143 sunday
        -438 sunday ,
        656 sunday roast
        -974 sunflower F
        898 sunflower seeds
        -595 sunny
        -628 supper
        597 sure
        395 sure how
        394 sure how much
        -641 swallow
        831 swapped
        338 sweet
        764 sweet ,
        364 sweet F $
        -792 sweet tooth
        568 swift
        676 swimming
        309 t
        -1715 table
        -815 table #
        372 table for
        370 table for #
        445 tablespoon
        443 tablespoon of
        -389 take
        -918 taking
        1307 talked
        1018 tapas
        -525 target
        503 taste
        805 tasting
        727 tax
        1021 tbh
        -208 tbsp
        299 tbsp $
        43 tbsp F
        520 tbsp F $
        -985 tbsp soy
        346 team
        607 team lunch
        468 team lunch $
        515 teaspoon
        514 teaspoon of
        -861 technically
        563 tell
        658 tell the
        466 telly
        -222 ten
        366 teriyaki
        -956 tesco
        464 tesco $
        -685 test
        991 tested
        1002 tested the
        967 thai
        588 thai green
        -438 than
        569 that
        850 that #
        -562 that $
        452 that F
        220 that has
        163 that has been
        456 that is
        -327 that was
        -174 the
        -114 the #
        -609 the $
        -970 the F
        92 the F $
        469 the F ,
        584 the F .
        763 the F F
        -925 the F again
        -766 the F at
        -596 the F before
        1271 the F but
        436 the F for
        -397 the F on
        427 the F so
        461 the F to
        489 the F was
        998 the F were
        -194 the _
        -216 the _ $
        1139 the _ ,
        1387 the _ F
        -538 the _ for
        539 the _ machine
        320 the _ of
        -571 the _ on
        -714 the allotment
        286 the bakery
        559 the bakery $
        815 the bakery ,
        191 the beach
        714 the beach $
        -339 the best
        -584 the bike $
        -431 the bill
        -433 the birthday
        -429 the birthday F
        603 the blue
        -481 the boss
        722 the box
        293 the box $
        71 the bus $
        342 the car
        281 the car $
        -696 the class
        978 the cob
        -392 the corner
        -610 the corner shop
        977 the day
        833 the day $
        -133 the dog
        -779 the dog $
        291 the dog then
        416 the first
        442 the first time
        650 the flight
        717 the game $
        282 the game on
        428 the girls
        390 the go
        388 the go $
        512 the gym
        213 the gym $
        714 the hole
        563 the jar
        303 the kids
        -401 the kids $
        417 the kids and
        573 the kitchen
        696 the kitchen $
        486 the laptop
        487 the laptop $
        1213 the last
        328 the last F
        343 the lawn then
        -465 the leftover
        -465 the leftover F
        -671 the list
        -383 the list $
        -268 the lot
        273 the match $
        688 the meeting
        -493 the new
        179 the office
        -708 the old
        -339 the oven $
        -589 the park
        525 the plane
        474 the plumber
        -858 the protein
        374 the pub
        649 the road
        446 the road $
        -664 the roads
        625 the roast
        1237 the shop
        468 the shop for
        -539 the shower
        -539 the shower $
        -596 the side
        419 the sofa $
        592 the spoon
        466 the sun
        412 the sun $
        -828 the table
        294 the team
        475 the team lunch
        -252 the tin
        622 the train
        443 the train $
        452 the van
        445 the way
        -384 the way home
        473 the way to
        -869 the window
        -812 the window $
        -538 their
        -293 them
        392 them $
        596 then
        737 then F $
        -522 then F ,
        409 then a
        -566 there
        621 there was
        557 these
        605 these days
        607 these days $
        459 they
        1042 they _
        -983 they had
        674 they were
        772 theyd
        -570 thick
        360 thigh
        480 thin
        -590 thing
        230 thing $
        574 think
        372 think $
        -678 thinking
        -931 thirsty
        180 this
        -569 this _ $
        -230 this morning $
        765 this time
        734 this time $
        -260 this week
        -229 this week $
        -1008 those
        -718 thought
        840 three
        -404 threw
        897 through
        729 through _
        620 thru
        -1218 thurs
        -1052 thurs $
        -389 thursday
        -456 tickets
        -425 tickets #
        962 tie
        275 tikka
        533 till
        -297 time
        511 time $
        -258 time ,
        1045 times
        771 tin $
        -198 tin of
        -188 tin of F
        -512 tinned
        -514 tinned F
        -902 tinned F $
        -1265 tins
        -834 tip
        -1101 tired
        -569 tired $
        -1319 tmrw
        -159 to
        -762 to #
        -169 to # $
        -806 to F
        -291 to _
        566 to _ $
        405 to a
        624 to be
        290 to be good
        387 to be healthy
        -981 to bed
        -713 to bed $
        514 to cheer
        514 to cheer me
        1195 to cook
        244 to cook so
        103 to eat
        -454 to eat $
        805 to fast
        -560 to fry
        833 to log
        163 to my
        483 to myself
        488 to myself $
        628 to start
        632 to start $
        -486 to the
        271 to the F
        308 to the shop
        482 to try
        716 toad
        712 toad in
        717 toad in the
        325 toasted
        -166 today
        -162 today $
        983 today , _
        615 toddler
        -550 tom
        -1058 tomorrow
        -597 tomorrow .
        786 tonic
        323 tonic $
        -699 tonight
        -1179 too
        747 too $
        -661 too busy
        1106 too many
        -373 too much
        359 too much F
        264 took #
        -525 took my F
        480 took the
        -1219 tooth
        699 top
        377 top F
        -207 touch
        447 tour
        788 town
        447 town $
        310 track
        316 track .
        467 traffic
        1341 trail
        1397 trail mix
        533 trail mix $
        1035 train
        536 train $
        -537 training
        -382 translate
        -908 trap
        -632 tray
        1084 treat
        533 treat $
        508 treated
        277 treated myself
        280 treated myself to
        -366 tree
        372 trimmed
        339 trimmed to
        149 trip
        1004 trolley
        1319 truck
        228 trying
        206 trying to
        685 trying to be
        -132 tsp
        -948 tsp baking
        559 tub of
        335 tub of F
        432 tube
        521 tucked
        523 tucked into
        -565 tues
        763 tuesday
        417 tuesday $
        497 turn
        -271 turned
        -455 turned down
        -376 turned down a
        -427 twelve
        -347 twenty
        -684 twice
        985 two
        673 ultra
        294 um
        -565 under
        -327 under the
        -1136 underrated
        -416 units
        152 unsweetened
        -871 until
        -34 up
        521 up $
        -528 up ,
        503 up F on
        -527 up a
        904 up at
        652 up at #
        -548 up for
        452 up in
        591 up my
        670 up the
        -454 up to
        638 up with
        -417 update
        -819 upgrade
        336 us
        506 us $
        488 us F
        -381 use
        -437 used
        -497 used to
        748 usual
        -602 v
        859 van
        -128 vanilla
        -463 vanilla F
        -692 vegan
        -609 vegetarian
        546 vending
        -786 vet
        -725 vet $
        304 victoria
        307 victoria sponge
        2051 w
        158 w #
        174 w F
        313 w _
        707 w a
        736 w my
        218 w the
        -388 waiter
        816 waiting for the
        -801 walk
        110 walked
        389 walked the
        388 walked the dog
        436 walking
        615 wanted
        -350 wants
        -734 war
        618 ward
        707 warm
        616 warm F
        859 was
        -190 was #
        648 was F
        -650 was F F
        548 was F and
        369 was _
        -511 was a
        952 was a F
        361 was hungry
        357 was hungry $
        -1048 washing
        553 watched
        1058 watching
        851 watching the
        512 watching the match
        612 way
        705 way back
        -678 we
        217 we had
        278 we had F
        -870 wed
        -800 wedding
        -1132 wedge
        -363 weds
        603 wee
        -1146 week
        -777 week $
        -749 weekly
        -1241 weeks
        -715 weight
        -383 well
        278 well , ate
        1476 went
        600 went $
        451 went for
        633 went in
        575 went out
        312 went out for
        -273 were
        -1002 what
        -510 what a
        319 what im
        1550 whelks
        -125 when
        -781 when i
        -672 when i was
        -291 where
        375 which
        1259 while
        -624 whisk
        602 white
        254 white F
        -154 who
        623 who ate
        -222 whole
        347 whole F
        -919 whole _
        487 whole bag
        367 whole bag of
        841 wife
        -411 will
        -684 will be
        -815 window $
        -815 winter
        -816 winter $
        -467 wish
        464 with
        304 with #
        182 with F
        31 with F $
        311 with F ,
        206 with F F
        167 with F and
        772 with a
        226 with a F
        -613 with a splash
        587 with an F
        -405 with brown
        -418 with brown F
        307 with friends
        307 with friends $
        -594 with me
        396 with my
        966 with the
        281 with the game
        -416 with the kids
        1378 won
        1055 won $
        -1010 wont
        -622 words
        -600 words $
        -13 work
        619 workout
        -1266 world
        -703 worms
        -347 would
        -393 would kill
        1160 wouldnt
        -997 wrong
        3039 x
        -1445 xmas
        985 xx
        -1194 year
        -550 year $
        -812 years
        -725 years _
        -813 yellow
        -422 yellow F
        634 yes
        185 yesterday
        -345 yesterday $
        848 yesterday ,
        -1469 yet
        -147 yet $
        -881 you
        -1818 your
        -659 your F
        212 zero
        439 zoom
        2163 zorblax
        -132 ~ #
        -918 ~ # $
        213 ~ # ,
        -569 ~ # NO
        545 ~ # _
        86 ~ # ~
        -341 ~ # ~aaaaaaaaaaaaab
        581 ~ # ~aaaaaaaaaaac
        -633 ~ # ~aaaaaaaai
        107 ~ $
        429 ~ &
        650 ~ ,
        -654 ~ , #
        457 ~ , F
        293 ~ , ~
        355 ~ , ~aaaaaaaaaaac
        897 ~ , ~aic
        718 ~ , ~c
        824 ~ , ~ee
        -147 ~ .
        12 ~ . F
        432 ~ . ~
        932 ~ . ~aaaaaaaaaaac
        405 ~ F
        322 ~ F #
        755 ~ F $
        138 ~ F &
        107 ~ F ,
        155 ~ F .
        786 ~ F F
        -298 ~ F _
        164 ~ F ~
        488 ~ F ~aaaaaaaaaaac
        -332 ~ F ~aaaaaaaae
        590 ~ F ~aaaaaaaai
        494 ~ F ~aaaaaaaaiaac
        623 ~ F ~aaaaaaaaiaai
        -249 ~ F ~aaaaaaaaiacc
        -622 ~ F ~aaaaaaaiaaac
        -801 ~ F ~aaaaacaai
        -446 ~ F ~aab
        1156 ~ F ~acaaaiaaaaac
        -669 ~ F ~acab
        705 ~ NO $
        -603 ~ NO ,
        -279 ~ _
        1457 ~ _ #
        742 ~ _ ,
        804 ~ _ .
        231 ~ _ ~
        -377 ~ _ ~aaaaaaaaaab
        -289 ~ _ ~aaaaaaaai
        -1065 ~ _ ~aaaaaaaaiaac
        -779 ~ _ ~aaaaaaai
        -395 ~ _ ~acaaaiaaaaac
        729 ~ ~
        621 ~ ~ #
        1337 ~ ~ $
        -315 ~ ~ ,
        -996 ~ ~ .
        -387 ~ ~ F
        -313 ~ ~ _
        823 ~ ~ ~
        -329 ~ ~ ~aaaaaaaaaab
        -593 ~ ~ ~aaaaaaaab
        274 ~ ~ ~aaaaaaaaiaac
        -786 ~ ~ ~aaaaaaaaiaai
        -345 ~ ~ ~aaaaaaaaiacc
        510 ~ ~ ~aaaaaaae
        -757 ~ ~ ~aaaaaaai
        -239 ~ ~ ~aaaaaab
        1336 ~ ~ ~aaaaaabi
        379 ~ ~ ~aacaaab
        -291 ~ ~ ~aeaaaaaeaaac
        -627 ~ ~ ~aeaaaabe
        -721 ~ ~aaaaaaaaaaaaaab
        482 ~ ~aaaaaaaaaaaaaac
        1367 ~ ~aaaaaaaaaaaaaae
        1578 ~ ~aaaaaaaaaaaaaae $
        -475 ~ ~aaaaaaaaaaaaab $
        683 ~ ~aaaaaaaaaaaaab ~
        -720 ~ ~aaaaaaaaaaaaai
        -680 ~ ~aaaaaaaaaaaae
        -838 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        418 ~ ~aaaaaaaaaaac
        614 ~ ~aaaaaaaaaaac #
        -324 ~ ~aaaaaaaaaaac $
        575 ~ ~aaaaaaaaaaac ,
        -315 ~ ~aaaaaaaaaaac .
        720 ~ ~aaaaaaaaaaac F
        -624 ~ ~aaaaaaaaaaac ~
        813 ~ ~aaaaaaaaaaac ~aaaaaaaai
        -327 ~ ~aaaaaaaaaaacec
        -332 ~ ~aaaaaaaaaaacec ~aaaaaaaai
        322 ~ ~aaaaaaaaaab
        349 ~ ~aaaaaaaaaab #
        -207 ~ ~aaaaaaaaaab F
        788 ~ ~aaaaaaaaaab ~
        425 ~ ~aaaaaaaaaab ~aaaaaaaaaaac
        -594 ~ ~aaaaaaaaaab ~aeaaaaae
        -293 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        676 ~ ~aaaaaaaab
        -31 ~ ~aaaaaaaae
        324 ~ ~aaaaaaaae $
        470 ~ ~aaaaaaaae F
        -464 ~ ~aaaaaaaae ~
        656 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -725 ~ ~aaaaaaaaeaaaae
        716 ~ ~aaaaaaaaeaaai
        204 ~ ~aaaaaaaaeaab
        -224 ~ ~aaaaaaaaeaab $
        756 ~ ~aaaaaaaaeaab F
        835 ~ ~aaaaaaaaeaag
        395 ~ ~aaaaaaaai
        -870 ~ ~aaaaaaaai #
        377 ~ ~aaaaaaaai F
        -331 ~ ~aaaaaaaai ~
        -369 ~ ~aaaaaaaai ~aaaaaaaae
        385 ~ ~aaaaaaaai ~aab
        274 ~ ~aaaaaaaai ~aeaaaaaeaaac
        564 ~ ~aaaaaaaai ~aeaaaaaeaiac
        -600 ~ ~aaaaaaaai ~aeaaaabe
        336 ~ ~aaaaaaaai ~c
        293 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -349 ~ ~aaaaaaaaiaac
        -848 ~ ~aaaaaaaaiaac #
        -420 ~ ~aaaaaaaaiaac $
        334 ~ ~aaaaaaaaiaac F
        485 ~ ~aaaaaaaaiaac _
        393 ~ ~aaaaaaaaiaac ~
        315 ~ ~aaaaaaaaiaac ~aacaaaaaaai
        840 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        575 ~ ~aaaaaaaaiaai
        297 ~ ~aaaaaaaaiaai #
        -446 ~ ~aaaaaaaaiaai F
        304 ~ ~aaaaaaaaiaai ~
        252 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -435 ~ ~aaaaaaaaiacc
        362 ~ ~aaaaaaaaiacc #
        -1247 ~ ~aaaaaaaaiacc F
        564 ~ ~aaaaaaaaiacc ~
        -621 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        327 ~ ~aaaaaaac
        -324 ~ ~aaaaaaac $
        830 ~ ~aaaaaaacaaac
        514 ~ ~aaaaaaacaaac $
        564 ~ ~aaaaaaad
        564 ~ ~aaaaaaad $
        -562 ~ ~aaaaaaae
        -1995 ~ ~aaaaaaae $
        -518 ~ ~aaaaaaae F
        672 ~ ~aaaaaaae ~
        514 ~ ~aaaaaaae ~aaaaaaaaaaaae
        126 ~ ~aaaaaaai
        -164 ~ ~aaaaaaai $
        288 ~ ~aaaaaaai F
        475 ~ ~aaaaaaai _
        -228 ~ ~aaaaaaai ~
        -306 ~ ~aaaaaaaiaaac
        593 ~ ~aaaaaab
        -928 ~ ~aaaaaab $
        256 ~ ~aaaaaab ,
        171 ~ ~aaaaaab ~
        661 ~ ~aaaaaab ~aaaaaaaaiaac
        -151 ~ ~aaaaaabac
        775 ~ ~aaaaaabacaac
        565 ~ ~aaaaaabacaac $
        593 ~ ~aaaaaabacaac ,
        237 ~ ~aaaaaabi
        -478 ~ ~aaaaaac
        -612 ~ ~aaaaaac $
        611 ~ ~aaaaaac ~aaaaf
        -642 ~ ~aaaaaacaaaaaaai
        475 ~ ~aaaaaacaeaaaaai
        945 ~ ~aaaaaagaaaaaaai
        -401 ~ ~aaaaab
        -150 ~ ~aaaaacaai
        -336 ~ ~aaaaacaai ~
        -637 ~ ~aaaaacaai ~aacaaaaaaaac
        -98 ~ ~aaaaacaai ~aeaaaaaeaaac
        441 ~ ~aaaabaaae
        -300 ~ ~aaaae
        -223 ~ ~aaaae $
        -555 ~ ~aaaae ,
        -259 ~ ~aaaaeab
        121 ~ ~aab
        148 ~ ~aab F
        -530 ~ ~aabaab
        1080 ~ ~aacaaab
        494 ~ ~aacaaab $
        -729 ~ ~aacaaabc
        276 ~ ~aacaaaeaiaac
        394 ~ ~ab ~
        214 ~ ~ac
        431 ~ ~acaaaiaaaaac
        432 ~ ~acaaaiaaaaac ~
        746 ~ ~acab
        -464 ~ ~acababc
        -50 ~ ~acabai
        490 ~ ~acabaiaaaaac
        -245 ~ ~aeaaaaaeaaac
        -64 ~ ~aeaaaaaeaaac F
        -327 ~ ~aeaaaaaeaaac _
        161 ~ ~aeaaaaaeaaac ~
        545 ~ ~aeaaaaaeaaac ~c
        544 ~ ~aeaaaaaeaiac
        807 ~ ~aeaaaaaeaiac _
        -979 ~ ~aeaaaabe
        -623 ~ ~aeaaaabe _
        -345 ~ ~aeaaaabe ~aaaaaab
        219 ~ ~ai
        -1120 ~ ~aic
        -689 ~ ~aic #
        -520 ~ ~aic F
        447 ~ ~b
        -292 ~ ~be
        738 ~ ~be ~
        787 ~ ~be ~acabai
        518 ~ ~c
        121 ~ ~c $
        1300 ~ ~caaaaaaaaaac
        949 ~ ~caaaaaaaeaac
        -431 ~aaaaaaaaaaaaaaac #
        -348 ~aaaaaaaaaaaaaaac # ~
        758 ~aaaaaaaaaaaaaaac ~
        -455 ~aaaaaaaaaaaaaab #
        258 ~aaaaaaaaaaaaaab $
        -642 ~aaaaaaaaaaaaaab ,
        -857 ~aaaaaaaaaaaaaab F
        -179 ~aaaaaaaaaaaaaab ~
        812 ~aaaaaaaaaaaaaab ~aaaaaaaai
        314 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc
        819 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        -1131 ~aaaaaaaaaaaaaab ~aaaaacaai
        139 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        303 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        525 ~aaaaaaaaaaaaaab ~aeaaaaaeaiac
        1425 ~aaaaaaaaaaaaaab ~aeaaaabe
        -712 ~aaaaaaaaaaaaaac #
        -465 ~aaaaaaaaaaaaaac # ~
        452 ~aaaaaaaaaaaaaac $
        -679 ~aaaaaaaaaaaaaac .
        -410 ~aaaaaaaaaaaaaac F
        763 ~aaaaaaaaaaaaaac F $
        -569 ~aaaaaaaaaaaaaac F F
        -899 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -390 ~aaaaaaaaaaaaaac _ $
        943 ~aaaaaaaaaaaaaac ~
        615 ~aaaaaaaaaaaaaac ~ $
        -608 ~aaaaaaaaaaaaaac ~aaaaaaaai
        -584 ~aaaaaaaaaaaaaac ~aaaaaaaai F
        544 ~aaaaaaaaaaaaaac ~aaaaaaaaiaac
        -823 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -253 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -195 ~aaaaaaaaaaaaaae $
        720 ~aaaaaaaaaaaaaae &
        200 ~aaaaaaaaaaaaaae F
        638 ~aaaaaaaaaaaaaae F $
        -673 ~aaaaaaaaaaaaaae _
        947 ~aaaaaaaaaaaaaae ~
        800 ~aaaaaaaaaaaaaae ~ ~
        -506 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        1450 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -572 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -958 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -749 ~aaaaaaaaaaaaaae ~aic
        -677 ~aaaaaaaaaaaaaai $
        433 ~aaaaaaaaaaaaaai ,
        719 ~aaaaaaaaaaaaaaj $
        383 ~aaaaaaaaaaaaaaj ~
        793 ~aaaaaaaaaaaaaaj ~aaaaaaaaiaaae
        -515 ~aaaaaaaaaaaaab $
        605 ~aaaaaaaaaaaaab ,
        1285 ~aaaaaaaaaaaaab F
        462 ~aaaaaaaaaaaaab F ~aaaaaaaaiaac
        1302 ~aaaaaaaaaaaaab ~
        812 ~aaaaaaaaaaaaab ~ $
        -649 ~aaaaaaaaaaaaac $
        887 ~aaaaaaaaaaaaac ~
        -856 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        448 ~aaaaaaaaaaaaac ~aaaaaaaaiaac ~aaaaaab
        388 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        389 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        685 ~aaaaaaaaaaaaae ~
        -323 ~aaaaaaaaaaaaai F ,
        414 ~aaaaaaaaaaaaai ~ ~
        367 ~aaaaaaaaaaaae # $
        -370 ~aaaaaaaaaaaae ,
        551 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        86 ~aaaaaaaaaaaae ~
        -945 ~aaaaaaaaaaaae ~ $
        367 ~aaaaaaaaaaaae ~aaaaaaaai
        646 ~aaaaaaaaaaaae ~aaaaaaaai #
        439 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        644 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        524 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -544 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -456 ~aaaaaaaaaaaae ~aaaaacaai
        521 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -529 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        586 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        -778 ~aaaaaaaaaaab _
        362 ~aaaaaaaaaaac #
        622 ~aaaaaaaaaaac # $
        711 ~aaaaaaaaaaac $
        596 ~aaaaaaaaaaac ,
        -567 ~aaaaaaaaaaac , F
        339 ~aaaaaaaaaaac F
        -1032 ~aaaaaaaaaaac F #
        548 ~aaaaaaaaaaac F $
        -495 ~aaaaaaaaaaac F ,
        -437 ~aaaaaaaaaaac F F
        651 ~aaaaaaaaaaac F _
        530 ~aaaaaaaaaaac F ~
        231 ~aaaaaaaaaaac F ~aaaaaaaaaab
        372 ~aaaaaaaaaaac F ~aaaaaaaai
        -439 ~aaaaaaaaaaac F ~aaaaaaaaiaac
        854 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        810 ~aaaaaaaaaaac F ~aaaaaaai
        -453 ~aaaaaaaaaaac _
        -831 ~aaaaaaaaaaac _ $
        1032 ~aaaaaaaaaaac ~
        536 ~aaaaaaaaaaac ~ $
        312 ~aaaaaaaaaaac ~ ,
        297 ~aaaaaaaaaaac ~ .
        -547 ~aaaaaaaaaaac ~ F
        -1073 ~aaaaaaaaaaac ~ ~
        806 ~aaaaaaaaaaac ~ ~aaaaaaaai
        224 ~aaaaaaaaaaac ~ ~aeaaaaaeaaac
        -279 ~aaaaaaaaaaac ~aaaaaaaaaaac
        904 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -632 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -822 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -550 ~aaaaaaaaaaac ~aaaaaaaaaab ~aeaaaaaeaaac
        274 ~aaaaaaaaaaac ~aaaaaaaae $
        -213 ~aaaaaaaaaaac ~aaaaaaaai
        -969 ~aaaaaaaaaaac ~aaaaaaaai F
        821 ~aaaaaaaaaaac ~aaaaaaaai _
        382 ~aaaaaaaaaaac ~aaaaaaaai ~
        -328 ~aaaaaaaaaaac ~aaaaaaaaiaaae
        -403 ~aaaaaaaaaaac ~aaaaaaaaiaaae $
        -812 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -305 ~aaaaaaaaaaac ~aaaaaaac
        248 ~aaaaaaaaaaac ~aaaaaab
        -673 ~aaaaaaaaaaac ~aaaaaab $
        543 ~aaaaaaaaaaac ~aaaaaabac
        -559 ~aaaaaaaaaaac ~aaaaacaai
        -396 ~aaaaaaaaaaac ~aaaaacaai ~
        146 ~aaaaaaaaaaac ~aaaae
        655 ~aaaaaaaaaaac ~aab
        -409 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -390 ~aaaaaaaaaaac ~aeaaaabe
        -374 ~aaaaaaaaaaacac ~
        -377 ~aaaaaaaaaaacac ~ ~aeaaaaaeaaac
        661 ~aaaaaaaaaaacac ~aaaaaaaai
        375 ~aaaaaaaaaaacai F
        470 ~aaaaaaaaaaacai ~
        -692 ~aaaaaaaaaaacec #
        -826 ~aaaaaaaaaaacec $
        -408 ~aaaaaaaaaaacec ~aaaaaaaai
        -774 ~aaaaaaaaaaacec ~aaaaaaaai F
        386 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        364 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        1073 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1121 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -906 ~aaaaaaaaaaae $
        182 ~aaaaaaaaaab # F
        -655 ~aaaaaaaaaab # ~
        541 ~aaaaaaaaaab F
        193 ~aaaaaaaaaab F $
        21 ~aaaaaaaaaab F F
        -686 ~aaaaaaaaaab F _
        -456 ~aaaaaaaaaab F ~
        225 ~aaaaaaaaaab F ~aaaaaaaaiaac
        -162 ~aaaaaaaaaab F ~aaaaaaaaiaai
        61 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -234 ~aaaaaaaaaab F ~aaaaaaai
        -328 ~aaaaaaaaaab _
        363 ~aaaaaaaaaab _ $
        670 ~aaaaaaaaaab _ F
        159 ~aaaaaaaaaab ~
        458 ~aaaaaaaaaab ~ $
        -450 ~aaaaaaaaaab ~ ~
        -526 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        542 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -1031 ~aaaaaaaaaab ~aaaaaaaae
        -826 ~aaaaaaaaaab ~aaaaaaaae $
        637 ~aaaaaaaaaab ~aaaaaaae
        422 ~aaaaaaaaaab ~aaaaaaae $
        626 ~aaaaaaaaaab ~aaaaaaae F
        -532 ~aaaaaaaaaab ~aaaaaaae _
        353 ~aaaaaaaaaab ~aab
        -29 ~aaaaaaaaaab ~aeaaaaaeaaac
        -342 ~aaaaaaaaaab ~aeaaaaaeaaac #
        113 ~aaaaaaaaaab ~aeaaaaaeaaac F
        249 ~aaaaaaaaaab ~aeaaaaaeaaac ~
        -192 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        465 ~aaaaaaaaaab ~ai
        1096 ~aaaaaaaaaab ~aic
        643 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        477 ~aaaaaaaaaab ~aic ~aeaaaabe
        1369 ~aaaaaaaaaab ~be
        424 ~aaaaaaaaaab ~be _
        394 ~aaaaaaaaaab ~c
        1131 ~aaaaaaaaae _
        -652 ~aaaaaaaaae ~be
        -1304 ~aaaaaaaab ~aaaaaaae
        1029 ~aaaaaaaab ~aeaaaaaeaaac
        1047 ~aaaaaaaab ~aeaaaaaeaaac F
        -355 ~aaaaaaaab ~aeaaaabe
        1553 ~aaaaaaaab ~aic
        543 ~aaaaaaaab ~be
        -1190 ~aaaaaaaae #
        -620 ~aaaaaaaae # $
        -558 ~aaaaaaaae $
        892 ~aaaaaaaae ,
        450 ~aaaaaaaae , #
        -710 ~aaaaaaaae , F
        125 ~aaaaaaaae , ~
        826 ~aaaaaaaae , ~aeaaaaaeaaac
        -229 ~aaaaaaaae , ~be
        1546 ~aaaaaaaae .
        786 ~aaaaaaaae . #
        336 ~aaaaaaaae F
        440 ~aaaaaaaae F ,
        426 ~aaaaaaaae _
        -344 ~aaaaaaaae _ #
        299 ~aaaaaaaae _ $
        685 ~aaaaaaaae _ _
        -281 ~aaaaaaaae ~
        715 ~aaaaaaaae ~ $
        -172 ~aaaaaaaae ~ ~
        -641 ~aaaaaaaae ~ ~aaaaaaaai
        654 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -666 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        -458 ~aaaaaaaae ~aaaaaaaaaaaae
        741 ~aaaaaaaae ~aaaaaaaaaaac ,
        -805 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        764 ~aaaaaaaae ~aaaaaaaaaab
        -181 ~aaaaaaaae ~aaaaaaaae
        328 ~aaaaaaaae ~aaaaaaaaeaab
        -262 ~aaaaaaaae ~aaaaaaaai
        -382 ~aaaaaaaae ~aaaaaaaai #
        340 ~aaaaaaaae ~aaaaaaaai ~
        -760 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        -147 ~aaaaaaaae ~aaaaaaaaiaac
        534 ~aaaaaaaae ~aaaaaaaaiaac $
        -808 ~aaaaaaaae ~aaaaaaaaiaac F
        -754 ~aaaaaaaae ~aaaaaaaaiaac _
        541 ~aaaaaaaae ~aaaaaaaaiaac ~
        -357 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        760 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        -934 ~aaaaaaaae ~aaaaaaaaiacc
        -253 ~aaaaaaaae ~aaaaaaaaiacc ~aeaaaaaeaaac
        870 ~aaaaaaaae ~aaaaaaac
        -917 ~aaaaaaaae ~aaaaaaai
        -357 ~aaaaaaaae ~aaaaaaai $
        337 ~aaaaaaaae ~aaaaaaai F
        445 ~aaaaaaaae ~aaaaaabacaac
        -375 ~aaaaaaaae ~aaaaaac
        -453 ~aaaaaaaae ~aaaaaacaaaaaaai
        441 ~aaaaaaaae ~aaaaaacaaaac
        657 ~aaaaaaaae ~aaaaaacaaaac ~aaaaaaaaiaac
        -259 ~aaaaaaaae ~aaaaab
        -682 ~aaaaaaaae ~aab
        -705 ~aaaaaaaae ~aabaab
        -221 ~aaaaaaaae ~acaaaiaaaaac
        889 ~aaaaaaaae ~acabi
        -988 ~aaaaaaaae ~aeaaaaaeaaac
        -1005 ~aaaaaaaae ~aeaaaaaeaaac F
        -732 ~aaaaaaaae ~aeaaaabe
        1168 ~aaaaaaaae ~c
        -143 ~aaaaaaaaeaaaae $
        -579 ~aaaaaaaaeaaaae ,
        1042 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        -321 ~aaaaaaaaeaab $
        968 ~aaaaaaaaeaab ,
        836 ~aaaaaaaaeaab F
        741 ~aaaaaaaaeaab F ~aaaaaaaaiaac
        1454 ~aaaaaaaaeaab ~
        440 ~aaaaaaaaeaab ~aaaaaaaaiacc
        180 ~aaaaaaaaeaae $
        310 ~aaaaaaaaeaae ,
        916 ~aaaaaaaaeaae F
        565 ~aaaaaaaaeaae ~acaaaiaaaaac
        699 ~aaaaaaaaeaag ~
        -229 ~aaaaaaaai #
        -452 ~aaaaaaaai # $
        -370 ~aaaaaaaai # ,
        636 ~aaaaaaaai # F
        -465 ~aaaaaaaai # ~
        293 ~aaaaaaaai # ~aaaaaaaaaaac
        -728 ~aaaaaaaai # ~aaaaaaaaaab
        -609 ~aaaaaaaai # ~aaaaaaaaiaac
        552 ~aaaaaaaai # ~acab
        -796 ~aaaaaaaai $
        -297 ~aaaaaaaai F
        -902 ~aaaaaaaai F #
        263 ~aaaaaaaai F $
        -772 ~aaaaaaaai F ,
        240 ~aaaaaaaai F F
        492 ~aaaaaaaai F ~
        -638 ~aaaaaaaai F ~aaaaaaaaaab
        -700 ~aaaaaaaai F ~aaaaaaaaiaac
        282 ~aaaaaaaai F ~aaaaaaaaiaai
        -512 ~aaaaaaaai F ~aaaaaaaaiacc
        -255 ~aaaaaaaai F ~aeaaaabe
        512 ~aaaaaaaai _
        -1066 ~aaaaaaaai _ #
        555 ~aaaaaaaai _ $
        165 ~aaaaaaaai _ ,
        -969 ~aaaaaaaai _ F
        445 ~aaaaaaaai _ ~
        550 ~aaaaaaaai _ ~aaaaaaaaiacc
        827 ~aaaaaaaai ~
        539 ~aaaaaaaai ~ #
        96 ~aaaaaaaai ~ $
        -287 ~aaaaaaaai ~ ,
        -795 ~aaaaaaaai ~ F
        575 ~aaaaaaaai ~ _
        462 ~aaaaaaaai ~ ~
        -212 ~aaaaaaaai ~ ~aaaaaaaaaab
        1091 ~aaaaaaaai ~aaaaaaaaaaaaaab
        280 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        367 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -304 ~aaaaaaaai ~aaaaaaaaaaac
        -829 ~aaaaaaaai ~aaaaaaaaaab
        302 ~aaaaaaaai ~aaaaaaaae $
        519 ~aaaaaaaai ~aaaaaaaae F
        447 ~aaaaaaaai ~aaaaaaaai
        -247 ~aaaaaaaai ~aaaaaaae
        276 ~aaaaaaaai ~aaaaaaai
        -554 ~aaaaaaaai ~aaaaaabac
        -821 ~aaaaaaaai ~aaaaaabacaac
        -623 ~aaaaaaaai ~aaaaaabacaac $
        169 ~aaaaaaaai ~aab
        243 ~aaaaaaaai ~aeaaaaae
        440 ~aaaaaaaai ~aeaaaaae F
        642 ~aaaaaaaai ~aeaaaaaeaaac
        -247 ~aaaaaaaai ~aeaaaaaeaaac F
        -347 ~aaaaaaaai ~aeaaaaaeaaac _
        -246 ~aaaaaaaai ~aeaaaaaeaaac ~
        374 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaab
        -349 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1006 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        476 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        827 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        474 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        352 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -546 ~aaaaaaaai ~aeaaaaaeai
        170 ~aaaaaaaai ~aeaaaaaeaiac
        -89 ~aaaaaaaai ~aeaaaaaeaiac F
        1008 ~aaaaaaaai ~aeaaaaaeaiac ~
        264 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        352 ~aaaaaaaai ~aeaaaabe
        -430 ~aaaaaaaai ~aeaaaabe $
        -891 ~aaaaaaaai ~be
        -418 ~aaaaaaaai ~be ~aabaab
        263 ~aaaaaaaai ~c
        632 ~aaaaaaaai ~ee
        -1076 ~aaaaaaaaiaaae $
        -613 ~aaaaaaaaiaaae ,
        477 ~aaaaaaaaiaaae _
        -520 ~aaaaaaaaiaaae ~
        878 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -184 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        836 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -146 ~aaaaaaaaiaaae ~aeaaaaaeaaac ~
        -655 ~aaaaaaaaiaac # $
        -222 ~aaaaaaaaiaac # F
        605 ~aaaaaaaaiaac # ~
        -940 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -24 ~aaaaaaaaiaac $
        46 ~aaaaaaaaiaac ,
        636 ~aaaaaaaaiaac , ~
        469 ~aaaaaaaaiaac F
        442 ~aaaaaaaaiaac F $
        -420 ~aaaaaaaaiaac F ,
        -226 ~aaaaaaaaiaac F F
        595 ~aaaaaaaaiaac F ~aaaaaaaaaab
        350 ~aaaaaaaaiaac F ~aaaaaaaai
        -106 ~aaaaaaaaiaac _ $
        676 ~aaaaaaaaiaac _ ~aaaaaaaai
        90 ~aaaaaaaaiaac ~
        -701 ~aaaaaaaaiaac ~ #
        -363 ~aaaaaaaaiaac ~ $
        346 ~aaaaaaaaiaac ~ ,
        -749 ~aaaaaaaaiaac ~ F
        -856 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        362 ~aaaaaaaaiaac ~ ~aaaaaaaai
        664 ~aaaaaaaaiaac ~ ~aaaaaabae
        -130 ~aaaaaaaaiaac ~aaaaaaaaaaacai
        183 ~aaaaaaaaiaac ~aaaaaaaae $
        712 ~aaaaaaaaiaac ~aaaaaaae
        -390 ~aaaaaaaaiaac ~aaaaaaai
        189 ~aaaaaaaaiaac ~aaaaaab
        655 ~aaaaaaaaiaac ~aaaaaab $
        159 ~aaaaaaaaiaac ~aaaae
        316 ~aaaaaaaaiaac ~aacaaaaaaai
        315 ~aaaaaaaaiaac ~aacaaaaaaai .
        -558 ~aaaaaaaaiaac ~aeaaaaae
        85 ~aaaaaaaaiaac ~aeaaaaaeaaac
        -353 ~aaaaaaaaiaac ~aeaaaaaeaaac #
        -192 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        223 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -635 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        940 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        31 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaae
        -441 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        464 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        623 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaabaaaeaab
        -493 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaae
        393 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -264 ~aaaaaaaaiaac ~aeaaaaaeaaac ~c
        -586 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        1098 ~aaaaaaaaiaac ~aeaaaaaeaiac
        770 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -714 ~aaaaaaaaiaac ~aeaaaaaeaiac _
        -467 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        816 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -617 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        226 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        784 ~aaaaaaaaiaac ~aeaaaabe $
        307 ~aaaaaaaaiaai #
        185 ~aaaaaaaaiaai # ~
        275 ~aaaaaaaaiaai F
        313 ~aaaaaaaaiaai F ,
        211 ~aaaaaaaaiaai F F
        -994 ~aaaaaaaaiaai F ~
        184 ~aaaaaaaaiaai F ~aaaaaaaaaab
        324 ~aaaaaaaaiaai F ~aaaaaaaai
        79 ~aaaaaaaaiaai ~
        528 ~aaaaaaaaiaai ~ $
        245 ~aaaaaaaaiaai ~ F
        -568 ~aaaaaaaaiaai ~ ~aaaaaaaai
        -289 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -586 ~aaaaaaaaiaai ~aaaaaaae
        584 ~aaaaaaaaiaai ~aeaaaaae F
        1081 ~aaaaaaaaiaai ~aeaaaaaeaaac
        431 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        -40 ~aaaaaaaaiaai ~aeaaaaaeaaac ~
        -444 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        756 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaae
        747 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaac
        115 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        397 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -922 ~aaaaaaaaiaai ~aeaaaabe
        447 ~aaaaaaaaiaai ~c
        473 ~aaaaaaaaiaai ~c $
        -600 ~aaaaaaaaiacc #
        249 ~aaaaaaaaiacc # $
        -215 ~aaaaaaaaiacc # ~
        -473 ~aaaaaaaaiacc # ~aaaaaaaaiaac
        -368 ~aaaaaaaaiacc F
        379 ~aaaaaaaaiacc F $
        101 ~aaaaaaaaiacc ~
        649 ~aaaaaaaaiacc ~ $
        -480 ~aaaaaaaaiacc ~ ,
        -785 ~aaaaaaaaiacc ~ F
        -823 ~aaaaaaaaiacc ~ _
        341 ~aaaaaaaaiacc ~ ~aaaaaaaaeaab
        -1455 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1057 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        405 ~aaaaaaaaiacc ~aaaaaaaae $
        162 ~aaaaaaaaiacc ~aaaaaaae $
        903 ~aaaaaaaaiacc ~aaaaaabac
        384 ~aaaaaaaaiacc ~aaaaaabac $
        357 ~aaaaaaaaiacc ~aaaaaabac ,
        1028 ~aaaaaaaaiacc ~aaaaaabacaac
        -107 ~aaaaaaaaiacc ~aaaaaabacaac ,
        -386 ~aaaaaaaaiacc ~aaaae $
        611 ~aaaaaaaaiacc ~aeaaaaae
        -1132 ~aaaaaaaaiacc ~aeaaaaaeaaac
        291 ~aaaaaaaaiacc ~aeaaaaaeaaac F
        -362 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        -370 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaaaaac
        441 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        485 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -597 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        430 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        201 ~aaaaaaaaiacc ~aeaaaaaeaiac ~aaaaaab
        113 ~aaaaaaab $
        313 ~aaaaaaab ~aeaaaaaeaaac
        -410 ~aaaaaaac #
        378 ~aaaaaaac $
        588 ~aaaaaaac ,
        583 ~aaaaaaac , #
        -60 ~aaaaaaac F
        388 ~aaaaaaac F $
        -404 ~aaaaaaac F ,
        -599 ~aaaaaaac F ~
        -277 ~aaaaaaac F ~aaaaaaaaiaac
        -529 ~aaaaaaac _
        433 ~aaaaaaac ~
        -1006 ~aaaaaaac ~ $
        320 ~aaaaaaac ~ F
        1248 ~aaaaaaac ~aaaaaaaaaaaae
        -468 ~aaaaaaac ~aaaaaaaaaaaae F
        598 ~aaaaaaac ~aaaaaaaaaab
        -492 ~aaaaaaac ~aaaaaaaaiaac _
        299 ~aaaaaaac ~aaaaaaaaiaac ~aeaaaaaeaaac
        476 ~aaaaaaac ~aaaaaaaaiaai
        -520 ~aaaaaaac ~aaaaaaaaiacc
        1012 ~aaaaaaac ~aaaaaaac
        751 ~aaaaaaac ~aaaaaaac $
        672 ~aaaaaaac ~aaaaaaac ~aaaaaaaaiaac
        -283 ~aaaaaaac ~aaaaaaae
        1270 ~aaaaaaac ~aaaaaabacaac
        532 ~aaaaaaac ~aaaaaabacaac $
        -916 ~aaaaaaac ~aeaaaaae
        -917 ~aaaaaaac ~aeaaaaae F
        366 ~aaaaaaac ~aeaaaaaeaaac
        498 ~aaaaaaac ~aeaaaaaeaaac F
        374 ~aaaaaaac ~aeaaaaaeaaac ~
        512 ~aaaaaaacaaac $
        -644 ~aaaaaaacaaac ,
        459 ~aaaaaaacaaac F
        234 ~aaaaaaacaaac ~
        403 ~aaaaaaacaaac ~aaaaaaaai
        202 ~aaaaaaacaaac ~aaaaaaaai F
        234 ~aaaaaaacaaac ~aaaaaaaai ~
        -1141 ~aaaaaaace $
        1256 ~aaaaaaad $
        547 ~aaaaaaae #
        629 ~aaaaaaae F
        -154 ~aaaaaaae F $
        686 ~aaaaaaae F ~aaaaaaaaaab
        606 ~aaaaaaae _ $
        672 ~aaaaaaae ~
        -219 ~aaaaaaae ~ $
        602 ~aaaaaaae ~ ~aaaaaaaaiacc
        520 ~aaaaaaae ~aaaaaaaaaaaaab
        323 ~aaaaaaae ~aaaaaaaaaaacec
        -598 ~aaaaaaae ~aaaaaaaai
        -337 ~aaaaaaae ~aeaaaaaeaaac
        722 ~aaaaaaae ~aeaaaaaeaaac _
        -673 ~aaaaaaae ~aeaaaaaeaaac ~
        -617 ~aaaaaaae ~aic
        -755 ~aaaaaaae ~aic F
        208 ~aaaaaaai #
        1004 ~aaaaaaai # F
        -410 ~aaaaaaai $
        418 ~aaaaaaai ,
        850 ~aaaaaaai F
        1182 ~aaaaaaai F $
        772 ~aaaaaaai F F
        679 ~aaaaaaai F ~aaaaaaaaaab
        -561 ~aaaaaaai NO $
        262 ~aaaaaaai _
        -192 ~aaaaaaai _ $
        717 ~aaaaaaai _ ,
        66 ~aaaaaaai ~
        -490 ~aaaaaaai ~ $
        508 ~aaaaaaai ~ F
        -699 ~aaaaaaai ~ ~aaaaaaaai
        -615 ~aaaaaaai ~aaaaaaaaaaac $
        -443 ~aaaaaaai ~aaaaaaaai
        -396 ~aaaaaaai ~aaaaaaaaiaac
        1051 ~aaaaaaai ~aaaaaaai
        551 ~aaaaaaai ~aaaaaabi
        358 ~aaaaaaai ~aaaaaabi $
        -615 ~aaaaaaai ~aaaaaacaaaac
        -444 ~aaaaaaai ~aab
        611 ~aaaaaaai ~aabaab
        664 ~aaaaaaai ~aeaaaaaeaaac
        722 ~aaaaaaai ~aeaaaaaeaaac F
        225 ~aaaaaaai ~aeaaaaaeaaac ~
        882 ~aaaaaaai ~aic
        775 ~aaaaaaai ~aic #
        293 ~aaaaaaai ~aic F
        673 ~aaaaaaai ~aic ~aeaaaaaeaaac
        -869 ~aaaaaaai ~be ~aaaaaag
        402 ~aaaaaaai ~be ~aic
        631 ~aaaaaaaiaaac F
        531 ~aaaaaaaiaaac ~
        196 ~aaaaaaaiaaac ~ $
        -563 ~aaaaaaaiaaac ~ ,
        1047 ~aaaaaaaiaaac ~ ~aaaaaaai
        -574 ~aaaaaaaiaaac ~aaaaaaai
        -498 ~aaaaaaaiaaac ~aaaaaaai F
        436 ~aaaaaaaiaaac ~aaaaaab
        -763 ~aaaaaaaiaaac ~aaaaaab $
        549 ~aaaaaaaiaaac ~aaaaaabae
        487 ~aaaaaaaiaaac ~aaaaacaai
        484 ~aaaaaaaiaaac ~aaaaacaai ~
        -144 ~aaaaaaaiaaac ~aeaaaaaeaaac
        -451 ~aaaaaaaiaaac ~aeaaaaaeaaac F
        -601 ~aaaaaaaiaaac ~aeaaaaaeaiac
        794 ~aaaaaaaiaaac ~be
        544 ~aaaaaaaiaaac ~be ~acabi
        1063 ~aaaaaab $
        916 ~aaaaaab ,
        42 ~aaaaaab , F
        178 ~aaaaaab , ~
        388 ~aaaaaab , ~be
        809 ~aaaaaab .
        417 ~aaaaaab F
        618 ~aaaaaab F $
        -530 ~aaaaaab _
        -267 ~aaaaaab ~
        -701 ~aaaaaab ~aaaaaaaaaaac
        348 ~aaaaaab ~aaaaaaaae
        1025 ~aaaaaab ~aaaaaaaai
        411 ~aaaaaab ~aaaaaaaai #
        380 ~aaaaaab ~aaaaaaaai F
        228 ~aaaaaab ~aaaaaaaai ~
        243 ~aaaaaab ~aaaaaaaaiaac
        602 ~aaaaaab ~aaaaaaaaiaac ~
        72 ~aaaaaab ~aaaaaaaaiaai
        689 ~aaaaaab ~aaaaaaac
        629 ~aaaaaabac $
        724 ~aaaaaabac ,
        343 ~aaaaaabac , ~
        154 ~aaaaaabac , ~be
        245 ~aaaaaabac .
        617 ~aaaaaabac . #
        -518 ~aaaaaabac . ~
        79 ~aaaaaabac ~
        -420 ~aaaaaabac ~ ,
        -844 ~aaaaaabac ~aaaaaaaae
        539 ~aaaaaabac ~aaaaaaaai
        -319 ~aaaaaabac ~aaaaaaaaiaai
        -518 ~aaaaaabac ~aaaaaaaaiacc
        -490 ~aaaaaabac ~aaaaaaaaiacc ~aeaaaaaeaaac
        546 ~aaaaaabac ~aaaaaabi
        189 ~aaaaaabac ~aaaaaabi ,
        358 ~aaaaaabac ~acabai
        823 ~aaaaaabacaac ,
        -291 ~aaaaaabacaac , #
        -841 ~aaaaaabacaac , F
        -992 ~aaaaaabacaac , ~
        650 ~aaaaaabacaac , ~aeaaaaaeaaac
        420 ~aaaaaabacaac , ~be
        -230 ~aaaaaabacaac . F
        418 ~aaaaaabacaac F
        233 ~aaaaaabacaac ~
        -374 ~aaaaaabacaac ~ $
        590 ~aaaaaabacaac ~ ~aaaaaaaai
        -351 ~aaaaaabacaac ~aaaaaaaaeaaaaaab
        -190 ~aaaaaabacaac ~aaaaaaaaiaac
        -552 ~aaaaaabacaac ~aaaaaabi
        436 ~aaaaaabacaac ~acaaaiaaaaac
        555 ~aaaaaabacaac ~acaaaiaaaaac F
        1584 ~aaaaaabacaac ~aeaaaabe
        690 ~aaaaaabacaac ~aeaaaabe ~
        316 ~aaaaaabae $
        -421 ~aaaaaabae ,
        -822 ~aaaaaabae , ~
        514 ~aaaaaabae .
        511 ~aaaaaabae F
        -829 ~aaaaaabae ~aaaaaaaai
        -510 ~aaaaaabi $
        525 ~aaaaaabi ,
        986 ~aaaaaabi , _
        -821 ~aaaaaabi , ~
        -20 ~aaaaaac $
        -1209 ~aaaaaac F
        -422 ~aaaaaac F $
        -192 ~aaaaaac _
        -885 ~aaaaaac ~ $
        647 ~aaaaaac ~aaaaaaaaaaacec
        270 ~aaaaaac ~aaaaaaaaaaacec ~
        -1154 ~aaaaaac ~aaaaaaaai
        -442 ~aaaaaac ~aaaaaaaai F
        -949 ~aaaaaac ~aaaaaaaai ~
        -476 ~aaaaaac ~aaaaaaaaiaac
        -435 ~aaaaaac ~aaaaaaae
        513 ~aaaaaac ~aaaaf
        -885 ~aaaaaac ~aeaaaaaeaaac
        -236 ~aaaaaac ~aeaaaaaeaaac ~
        -555 ~aaaaaacaaaaaaai $
        632 ~aaaaaacaaaaaaai F $
        -486 ~aaaaaacaaaaaaai ~
        -742 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -489 ~aaaaaacaaaaaaci NO
        287 ~aaaaaacaaaac #
        -606 ~aaaaaacaaaac F
        1725 ~aaaaaacaaaac ~
        -1335 ~aaaaaacaaaac ~aaaaaaaaaaac
        470 ~aaaaaacaaaac ~aaaaaaaaaaacec
        313 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1413 ~aaaaaacaaaac ~aaaaaaaaiaac
        -524 ~aaaaaacaaaac ~aeaaaaaeaiac F
        1056 ~aaaaaacaeaaaaai $
        -934 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -635 ~aaaaaae #
        -1490 ~aaaaaae F
        -412 ~aaaaaae F $
        -1034 ~aaaaaae F ~aaaaaaaaaab
        854 ~aaaaaae ~
        495 ~aaaaaae ~aaaaaaaaaaaaaae
        541 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -324 ~aaaaaae ~aaaaaaaaiaac
        402 ~aaaaaae ~aeaaaaae
        -514 ~aaaaaae ~aeaaaaaeaaac
        750 ~aaaaaae ~aeaaaaaeaiac
        998 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac
        1012 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -277 ~aaaaaaeaaaaaaaj ~aaaaacaai
        -375 ~aaaaaaeb F
        -337 ~aaaaaaeb ~aeaaaaaeaaac
        -357 ~aaaaaag ~
        394 ~aaaaaag ~aeaaaaaeaaac
        -545 ~aaaaaag ~aeaaaabe
        364 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        612 ~aaaaaagaaaaaaai ~aeaaaaaeaaac ~
        632 ~aaaaaagaaaaaaai ~aeaaaabe
        325 ~aaaaaam ~
        1105 ~aaaaaam ~aaaaaaae
        -540 ~aaaaaamaaaaaaab F
        838 ~aaaaaamaaaaaaab ~aaaaaaae
        -299 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -422 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -718 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -242 ~aaaaaamaaaacaaj F
        849 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        529 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        1023 ~aaaaaao F
        856 ~aaaaaao F ,
        863 ~aaaaaao ~aaaaaaaaiaac
        481 ~aaaaaao ~aaaaaaae
        -544 ~aaaaaao ~aeaaaabe
        699 ~aaaaab #
        792 ~aaaaab # $
        416 ~aaaaab # F
        -394 ~aaaaab F
        492 ~aaaaab ~aaaaacaai
        607 ~aaaaab ~aaaaacaai ~
        238 ~aaaaab ~aeaaaaaeaaac ~
        -478 ~aaaaabac .
        812 ~aaaaabc ~aaaaacaai
        -445 ~aaaaabc ~aeaaaaaeaiac
        -762 ~aaaaacaai #
        -169 ~aaaaacaai # $
        -805 ~aaaaacaai F
        -291 ~aaaaacaai _
        545 ~aaaaacaai _ $
        217 ~aaaaacaai ~
        -771 ~aaaaacaai ~ $
        907 ~aaaaacaai ~ ,
        -290 ~aaaaacaai ~ ~
        288 ~aaaaacaai ~ ~aaaaaaaaaaac
        518 ~aaaaacaai ~ ~aaaaaaae
        -580 ~aaaaacaai ~aaaaaaaaaaaaaae
        -1132 ~aaaaacaai ~aaaaaaaaaaac
        -1102 ~aaaaacaai ~aaaaaaac
        472 ~aaaaacaai ~aacaaaaaaaac
        832 ~aaaaacaai ~aacaaaaaaai
        610 ~aaaaacaai ~aacaaaac
        243 ~aaaaacaai ~aacaaaac ~aaaaaaai
        482 ~aaaaacaai ~aacaabac
        -71 ~aaaaacaai ~aeaaaaaeaaac
        633 ~aaaaacaai ~aeaaaaaeaaac F
        -946 ~aaaaacaai ~aeaaaaaeaaac ~
        477 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaae
        317 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -529 ~aaaaacaai ~aeaaaaaeaaac ~c
        164 ~aaaaacaai ~aeaaaaaeaiac
        -615 ~aaaab $
        -780 ~aaaab F
        -341 ~aaaabaaae $
        -428 ~aaaabaaae .
        1297 ~aaaabaabe ,
        349 ~aaaac ~aaaaaabi
        350 ~aaaac ~aaaaaabi ,
        -525 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -728 ~aaaae #
        -663 ~aaaae $
        -429 ~aaaae ~
        552 ~aaaae ~aaaaaaaae
        654 ~aaaae ~aaaaaaac
        454 ~aaaae ~aaaaaab
        455 ~aaaae ~aaaaaab $
        695 ~aaaae ~aaaaaabae
        698 ~aaaae ~aaaaaabae $
        -292 ~aaaaeaaaaaac ~
        -398 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -514 ~aaaaeaai $
        -598 ~aaaaf .
        828 ~aaaai ~accbab
        -539 ~aaacaaaaaaac F
        394 ~aaacaaaaaaac ~ ~ab
        968 ~aaacaaaaaaac ~aaaaaaaaaaac
        -530 ~aaacaaaaaaac ~aeaaaaaeaaac
        -454 ~aaaeaaaaaaac ,
        -371 ~aaai $
        920 ~aaai ~
        615 ~aaai ~ $
        763 ~aaaiaaaaaaaaaab ,
        -567 ~aaaiaaaaaaaaaab ~
        -559 ~aaaiaaaaaaaaaab ~ #
        -730 ~aab #
        276 ~aab # F
        -643 ~aab # ~
        -390 ~aab $
        125 ~aab ,
        -404 ~aab F $
        -835 ~aab F ,
        -198 ~aab F F
        186 ~aab F ~
        249 ~aab F ~aaaaaaaaiacc
        -326 ~aab _
        813 ~aab ~
        75 ~aab ~ F
        -315 ~aab ~ ~
        -929 ~aab ~aaaaaaaaaaaaaae
        -869 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        245 ~aab ~aaaaaaaaaaaae
        594 ~aab ~aaaaaaaaaaaae F
        817 ~aab ~aaaaaaaai
        264 ~aab ~aaaaaaaaiaac
        289 ~aab ~aaaaaaaaiaai
        150 ~aab ~aaaaaaaaiaai F
        435 ~aab ~aaaaaaae F
        -591 ~aab ~aeaaaaaeaaac
        690 ~aab ~aeaaaaaeaaac F
        -1176 ~aab ~aeaaaaaeaaac _
        453 ~aab ~aeaaaaaeaaac ~
        277 ~aabaab #
        -600 ~aabaab F
        -757 ~aabaab F $
        -370 ~aabaab _
        -366 ~aabaab ~
        820 ~aabaab ~aaaaaaaaaaaae
        983 ~aabaab ~aaaaaaae
        -274 ~aabaab ~aaaaacaai
        741 ~aacaaaaaaaac #
        288 ~aacaaaaaaaac $
        363 ~aacaaaaaaaac F
        -475 ~aacaaaaaaaac ~
        687 ~aacaaaaaaaac ~aaaaaaaaiaac
        -100 ~aacaaaaaaaac ~aaaaaaae
        886 ~aacaaaaaaaac ~aaaaaabacaac
        951 ~aacaaaaaaaac ~aaaaaabacaac $
        52 ~aacaaaaaaaac ~aeaaaaaeaaac
        524 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        318 ~aacaaaaaaai .
        387 ~aacaaaaaaai F $
        -696 ~aacaaaac F
        -813 ~aacaaaac ~aaaaaaae
        245 ~aacaaaac ~aaaaaaai
        783 ~aacaaaac ~aaaaacaai
        -958 ~aacaaaac ~aeaaaaaeaaac
        490 ~aacaaaacaai #
        723 ~aacaaaacaai F $
        -447 ~aacaaaacaai F ~aaaaacaai
        277 ~aacaaab $
        684 ~aacaaab ~aaaaaaaai
        -541 ~aacaaab ~aaaaaaae
        -540 ~aacaaab ~aaaaaaae F
        676 ~aacaaab ~aeaaaaaeaaac
        -567 ~aacaaabc ~aaaaaaaai
        269 ~aacaaacc ~aeaaaabe
        345 ~aacaaacc ~aeaaaabe #
        535 ~aacaaae ,
        -166 ~aacaaaeaiaac F
        -336 ~aacaaaeaiaac F $
        927 ~aacaaaeaiaac _
        634 ~aacaaaeaiaac _ $
        -430 ~aacaaaeaiaac ~aeaaaaaeaaac F
        -493 ~aacaabc F
        -404 ~aacabaab F
        -371 ~aacabaab F ,
        -436 ~aae F
        -522 ~aae F $
        536 ~aae ~aaaaaabac
        -335 ~aae ~aaaaaabacaac
        723 ~aaeaaaaaaaac ~aaaaaaaai
        -711 ~aaeaaaac F
        586 ~aaiaaaab _
        690 ~aaiaaaab ~aaaaaaab
        504 ~aaiaaaab ~aaaaaaab ~aeaaaaaeaaac
        851 ~aaiaaaai ~aaaaaaai
        846 ~aaiaaaai ~aaaaaaai $
        -219 ~ab ~
        483 ~ab ~ $
        -319 ~ab ~ ~aaaaaaaaaaaaab
        -849 ~abaaaaaaae ~be
        -672 ~abaaaaaaae ~be ~acabai
        -634 ~abaaaab ~aeaaaaaeaaac
        320 ~abaaaab ~b
        682 ~ac $
        498 ~ac ~aaaaaaaai
        464 ~ac ~aaaaaaaai F
        -525 ~ac ~be
        -217 ~ac ~ee
        -566 ~acaaaiaaaaac #
        -180 ~acaaaiaaaaac _
        657 ~acaaaiaaaaac ~
        -285 ~acaaaiaaaaac ~ $
        498 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        -446 ~acaaaiaaaaac ~aaaaaaaai
        -214 ~acaaaiaaaaac ~aaaaaaaaiaac
        319 ~acaaaiaaaaac ~abaaaab
        319 ~acaaaiaaaaac ~abaaaab ~b
        -644 ~acaaaiaaaaac ~aeaaaaaeaaac
        -603 ~acaaaiaaaaac ~aeaaaaaeaaac _
        363 ~acaaaiaaaaac ~aeaaaaaeaiac
        -470 ~acaaaiaaaaac ~aic
        194 ~acab ,
        -574 ~acab ~aaaaaaaaaab
        -839 ~acab ~aeaaaaaeaaac
        75 ~acab ~ai
        280 ~acab ~aic
        278 ~acab ~aic ~aeaaaaaeaaac
        669 ~acab ~be
        461 ~acab ~be ~accbab
        -573 ~acababc #
        116 ~acababc ~
        235 ~acababc ~ ~
        -191 ~acabai #
        645 ~acabai F
        -649 ~acabai F F
        555 ~acabai F ~aaaaaaaaaab
        368 ~acabai _
        26 ~acabai ~
        -27 ~acabai ~ $
        331 ~acabai ~aaaaaaaaaaac
        910 ~acabai ~aeaaaaaeaaac F
        -663 ~acabai ~aeaaaaaeaaac ~aaaaaaaae
        -675 ~acabaiaaaaac F
        -233 ~acabaiaaaaac _
        -713 ~acabc ~
        -763 ~acabi ~
        713 ~acabi ~aaaaaaai
        -164 ~acabi ~be
        -498 ~accbab #
        -563 ~accbab F
        608 ~accbab _
        522 ~accbab ~
        1234 ~accbab ~aeaaaaae
        -329 ~accbab ~aeaaaaaeaaac
        458 ~accbab ~aeaaaaaeaaac F
        -577 ~accbab ~aeaaaaaeaaac ~
        -1354 ~aci _
        -140 ~aci ~
        864 ~aci ~aaaaaaad
        626 ~aci ~aacaaaaaaaac
        1146 ~aci ~aacaaaac
        334 ~aci ~accbab
        512 ~aci ~accbab ~aeaaaaaeaaac
        -232 ~aeaaaaae $
        -321 ~aeaaaaae F
        -148 ~aeaaaaae F $
        -157 ~aeaaaaae F ,
        -623 ~aeaaaaae F ~aaaaaaaaaab
        808 ~aeaaaaae F ~aaaaaaai
        404 ~aeaaaaae _
        -750 ~aeaaaaae _ $
        -587 ~aeaaaaae ~
        -703 ~aeaaaaae ~ $
        717 ~aeaaaaae ~ F
        -580 ~aeaaaaae ~aaaaaaaaaaaaaac
        766 ~aeaaaaae ~aaaaaab
        763 ~aeaaaaae ~aaaaaab $
        199 ~aeaaaaaeaaac #
        -447 ~aeaaaaaeaaac # $
        531 ~aeaaaaaeaaac # F
        419 ~aeaaaaaeaaac # ~
        -765 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        416 ~aeaaaaaeaaac # ~aaaaaaaai
        -658 ~aeaaaaaeaaac $
        -343 ~aeaaaaaeaaac F
        25 ~aeaaaaaeaaac F $
        -185 ~aeaaaaaeaaac F ,
        672 ~aeaaaaaeaaac F .
        315 ~aeaaaaaeaaac F F
        -308 ~aeaaaaaeaaac F _
        370 ~aeaaaaaeaaac F ~aaaaaaaaaab
        368 ~aeaaaaaeaaac F ~aaaaaaaab
        -415 ~aeaaaaaeaaac F ~aaaaaaaae
        -140 ~aeaaaaaeaaac F ~aaaaaaaai
        289 ~aeaaaaaeaaac F ~aaaaaaaaiaac
        -719 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -16 ~aeaaaaaeaaac F ~aaaaaaaaiacc
        -713 ~aeaaaaaeaaac F ~aaaaaaai
        221 ~aeaaaaaeaaac F ~aaaaaab
        1140 ~aeaaaaaeaaac F ~aaaaacaai
        466 ~aeaaaaaeaaac F ~aaaaai
        -667 ~aeaaaaaeaaac F ~acaaaiaaaaac
        489 ~aeaaaaaeaaac F ~acabai
        255 ~aeaaaaaeaaac F ~aeaaaabe
        -650 ~aeaaaaaeaaac F ~be
        -92 ~aeaaaaaeaaac _
        282 ~aeaaaaaeaaac _ $
        1009 ~aeaaaaaeaaac _ ,
        1179 ~aeaaaaaeaaac _ F
        -199 ~aeaaaaaeaaac _ ~
        642 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        496 ~aeaaaaaeaaac _ ~aaaaaaaae
        -984 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        142 ~aeaaaaaeaaac ~
        262 ~aeaaaaaeaaac ~ #
        461 ~aeaaaaaeaaac ~ $
        -460 ~aeaaaaaeaaac ~ ,
        603 ~aeaaaaaeaaac ~ F
        -461 ~aeaaaaaeaaac ~ _
        -345 ~aeaaaaaeaaac ~ ~
        -265 ~aeaaaaaeaaac ~ ~aaaaaaaaaab
        955 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -664 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -226 ~aeaaaaaeaaac ~ ~aaaaaaaaeaab
        -749 ~aeaaaaaeaaac ~ ~aaaaaaaai
        659 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        465 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1420 ~aeaaaaaeaaac ~ ~aaaaaaac
        -410 ~aeaaaaaeaaac ~ ~aaaaaabac
        -482 ~aeaaaaaeaaac ~ ~aaaaaac
        -643 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -505 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac ~aaaaaaaai
        -858 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        315 ~aeaaaaaeaaac ~aaaaaaaaaaab $
        64 ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1211 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -50 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -378 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -631 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaab
        334 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaae
        -469 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        439 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaab
        473 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -533 ~aeaaaaaeaaac ~aaaaaaaaaaae $
        -573 ~aeaaaaaeaaac ~aaaaaaaae
        1619 ~aeaaaaaeaaac ~aaaaaaaae $
        -615 ~aeaaaaaeaaac ~aaaaaaaae ,
        -623 ~aeaaaaaeaaac ~aaaaaaaae F
        470 ~aeaaaaaeaaac ~aaaaaaaae ~
        328 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -376 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        -365 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        536 ~aeaaaaaeaaac ~aaaaaaaae ~acaaaiaaaaac
        365 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        157 ~aeaaaaaeaaac ~aaaaaaaaeaab
        395 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -487 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        466 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -319 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -321 ~aeaaaaaeaaac ~aaaaaaaaeaae $
        527 ~aeaaaaaeaaac ~aaaaaaaaeaae ,
        -305 ~aeaaaaaeaaac ~aaaaaaaaeaag
        156 ~aeaaaaaeaaac ~aaaaaaac
        -658 ~aeaaaaaeaaac ~aaaaaaac $
        612 ~aeaaaaaeaaac ~aaaaaaac F
        -536 ~aeaaaaaeaaac ~aaaaaaac ~
        -138 ~aeaaaaaeaaac ~aaaaaaacaaac
        -162 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        763 ~aeaaaaaeaaac ~aaaaaaai ~
        426 ~aeaaaaaeaaac ~aaaaaaaiaaac
        96 ~aeaaaaaeaaac ~aaaaaaaiaaac ~
        327 ~aeaaaaaeaaac ~aaaaaab
        591 ~aeaaaaaeaaac ~aaaaaab ,
        212 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -448 ~aeaaaaaeaaac ~aaaaaabac ~
        605 ~aeaaaaaeaaac ~aaaabaaaeaab
        358 ~aeaaaaaeaaac ~aab
        389 ~aeaaaaaeaaac ~aacaaaaaaaac
        388 ~aeaaaaaeaaac ~aacaaaaaaaac $
        394 ~aeaaaaaeaaac ~ac
        -488 ~aeaaaaaeaaac ~c
        804 ~aeaaaaaeaaac ~c $
        -539 ~aeaaaaaeaaac ~c ,
        -385 ~aeaaaaaeaaac ~c ~
        403 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -387 ~aeaaaaaeaaac ~c ~aic
        -460 ~aeaaaaaeaaac ~c ~be
        -158 ~aeaaaaaeaaac ~caaaaaaaaaac
        -777 ~aeaaaaaeaaac ~caaaaaaaaaac $
        280 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        397 ~aeaaaaaeaaac ~caaaaaaae
        471 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -686 ~aeaaaaaeai ~
        -350 ~aeaaaaaeaiac F
        548 ~aeaaaaaeaiac F ,
        806 ~aeaaaaaeaiac F ~aaaaaaaae
        -653 ~aeaaaaaeaiac F ~aaaaaaaai
        -202 ~aeaaaaaeaiac F ~aaaaaaaaiaac
        -685 ~aeaaaaaeaiac F ~aaaaaaai
        255 ~aeaaaaaeaiac _
        -269 ~aeaaaaaeaiac _ $
        716 ~aeaaaaaeaiac _ F
        -398 ~aeaaaaaeaiac ~
        -460 ~aeaaaaaeaiac ~ ~
        635 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        714 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -125 ~aeaaaaaeaiac ~aaaaaaaaaaac
        -274 ~aeaaaaaeaiac ~aaaaaaaae
        258 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -670 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        102 ~aeaaaaaeaiac ~aaaaaaaaeaae
        121 ~aeaaaaaeaiac ~aaaaaaaaeaae $
        -400 ~aeaaaaaeaiac ~aaaaaab $
        284 ~aeaaaaaeaiac ~aaaaaab ,
        -82 ~aeaaaaaeaiac ~c $
        515 ~aeaaaaaeaiac ~c ~aab
        -562 ~aeaaaaaeaiac ~c ~aic
        619 ~aeaaaabaaae ~acabai
        525 ~aeaaaabe #
        -534 ~aeaaaabe # $
        865 ~aeaaaabe # ~
        -507 ~aeaaaabe $
        328 ~aeaaaabe ,
        -852 ~aeaaaabe F
        256 ~aeaaaabe _
        -487 ~aeaaaabe _ $
        -740 ~aeaaaabe ~
        -260 ~aeaaaabe ~aaaaaaaaaaab
        -231 ~aeaaaabe ~aaaaaaaaaaab $
        -947 ~aeaaaabe ~aaaaaaaae
        -457 ~aeaaaabe ~aaaaaaaae $
        -510 ~aeaaaabe ~aaaaaaaaiaac ~aeaaaaaeaaac
        232 ~aeaaaabe ~aaaaaaaaiaai
        299 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        45 ~aeaaaabe ~aaaaaaai
        467 ~aeaaaabe ~aaaaaaaiaaac
        356 ~aeaaaabe ~aaaaaab
        138 ~aeaaaabe ~aaaaaab $
        1143 ~aeaaaabe ~aaaaaac
        601 ~aeaaaabe ~aaaaaacaaaac $
        -582 ~aeaaaabe ~aaaaacaai
        430 ~aeaaaabe ~acaaaiaaaaac
        383 ~aeaaaabe ~acaaaiaaaaac ~
        221 ~aeaaaabe ~acababc
        162 ~aeaaaabe ~acababc ~
        893 ~aeaaaabe ~acabai
        -762 ~aeaaaabe ~c
        -347 ~ai #
        -96 ~ai # ~
        495 ~ai $
        673 ~ai ~
        296 ~ai ~ ~aaaaacaai
        34 ~ai ~aaaaaaaaiaac
        -376 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        505 ~ai ~aeaaaaae
        525 ~ai ~aeaaaaaeaaac
        51 ~ai ~aeaaaaaeaaac F
        128 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -873 ~ai ~aeaaaabe ~
        676 ~aic #
        1030 ~aic # $
        -300 ~aic # F
        -109 ~aic # ~
        320 ~aic $
        -736 ~aic ,
        298 ~aic F
        -388 ~aic F $
        -227 ~aic F ,
        -403 ~aic F F
        1430 ~aic F _
        -253 ~aic F ~
        -594 ~aic F ~aaaaaaaaaab
        94 ~aic F ~aaaaaaaai
        272 ~aic F ~aaaaaaaaiacc
        -487 ~aic NO
        -93 ~aic ~
        818 ~aic ~ ~
        -499 ~aic ~aaaaaaaae
        366 ~aic ~aaaaaaaaiaaae
        192 ~aic ~aaaaaaae
        -1147 ~aic ~aaaaaaaiaaac
        -383 ~aic ~aaaaacaai
        -636 ~aic ~aaai
        -140 ~aic ~aeaaaaaeaaac
        1148 ~aic ~aeaaaaaeaaac F
        -402 ~aic ~aeaaaaaeaaac ~
        -118 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        267 ~aic ~aeaaaaaeaaac ~aaaaaab
        -784 ~aic ~aeaaaaaeaiac
        482 ~aic ~aeaaaaaeaiac F
        -1159 ~aic ~aeaaaaaeaiac ~
        1428 ~aic ~aeaaaabe
        544 ~aic ~aeaaaabe $
        246 ~b ~ai
        263 ~b ~aic
        143 ~be _
        977 ~be ~
        -854 ~be ~ #
        -492 ~be ~aaaaaaai
        1479 ~be ~aaaaaacaaaac
        -884 ~be ~aaaaaag
        491 ~be ~aab
        37 ~be ~aab ~aeaaaaaeaaac
        511 ~be ~aabaab
        716 ~be ~aabaab #
        -350 ~be ~aacaaaac
        -511 ~be ~aacaaab
        574 ~be ~acab
        74 ~be ~acab ~ai
        280 ~be ~acab ~aic
        358 ~be ~acabai ~
        445 ~be ~acabc
        416 ~be ~acabc ~
        174 ~be ~acabi
        -324 ~be ~accbab ~aeaaaaaeaaac
        -470 ~be ~aci ~accbab
        187 ~be ~ai
        -72 ~be ~ai ~
        136 ~be ~ai ~aeaaaaaeaaac
        461 ~be ~aic
        -215 ~be ~aic #
        1646 ~be ~aic F
        -867 ~be ~aic ~
        -900 ~be ~aic ~aaai
        593 ~be ~aic ~aeaaaaaeaaac
        -374 ~c ,
        628 ~c , F
        307 ~c F
        996 ~c F $
        303 ~c F ,
        -728 ~c F .
        -967 ~c _ #
        750 ~c _ ~aaaaaaae
        655 ~c ~ F
        -203 ~c ~ ~
        -674 ~c ~ ~aaaaaaaaiaac
        826 ~c ~aaaaaaaaaab
        414 ~c ~aaaaaaaaaab ~aaaaaaae
        255 ~c ~aaaaaaaae
        627 ~c ~aaaaaaaaeaab
        48 ~c ~aaaaaaaaiaac
        -503 ~c ~aaaaaaaaiaac ~
        542 ~c ~aaaaaaaaiacc F
        -832 ~c ~aaaaaaai
        495 ~c ~aaaaaabacaac
        584 ~c ~aaaaaag
        666 ~c ~aaaaaagaaaaaaai
        519 ~c ~aaaaaamaaaaaaab
        569 ~c ~aaaaaao
        432 ~c ~aaaaaao ~aaaaaaae
        318 ~c ~aab
        -622 ~c ~aabaab
        403 ~c ~aci
        -528 ~c ~ai
        -1268 ~c ~aic
        -580 ~c ~aic #
        -889 ~c ~aic F
        -514 ~c ~aic ~aeaaaaaeaaac
        -748 ~c ~be
        280 ~caaaaaaaaaac ~aaaaaaai
        -424 ~caaaaaaaaaac ~aic
        -749 ~caaaaaaae $
        -711 ~caaaaaaae ,
        437 ~caaaaaaae ~
        604 ~caaaaaaae ~aaaaaabac
        469 ~caaaaaaae ~aaaaaabac $
        -557 ~caaaaaaae ~aic
        405 ~caaaaaae $
        253 ~ee $
        899 ~ee _
        658 ~ee _ ~aeaaaaaeaaac
        -562 ~ee ~
        389 ~ee ~aaaaaaac
        -480 ~ee ~aaaaaac
        -339 ~ee ~aaaaaacaaaac
        801 ~ee ~aaaaaag
        682 ~ee ~aaaaai
        849 ~ee ~aab
        -383 ~ee ~aacaaaaaaaac
        -283 ~ee ~aeaaaaaeaaac
        570 ~i ~aic ~aeaaaaaeaaac
        """
}
