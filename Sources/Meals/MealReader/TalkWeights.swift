// Written by `measure --fit-talk` from 27173 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 786
    static let rows = """
        -623 # #
        -615 # # #
        -888 # # $
        -398 # # ,
        -786 # # F
        265 # # of
        240 # # ~
        264 # # ~aaaaaaaai
        -129 # $
        265 # , #
        311 # , F
        674 # , _
        -904 # , best
        -352 # , ~
        -670 # , ~aaaaaaaaaaac
        -592 # . #
        613 # . F
        840 # F
        -248 # F #
        666 # F $
        -1821 # F ,
        372 # F F
        -220 # F and
        -338 # F for
        -667 # F in
        -503 # F off
        -952 # F please
        201 # F with
        326 # F ~
        -504 # F ~aaaaaaaaiaaae
        202 # F ~aaaaaaaaiaai
        -330 # F ~aaaaaaaaiacc
        -875 # _
        -250 # _ #
        150 # _ $
        1829 # _ F
        -635 # _ of
        315 # _ oz
        -349 # _ ~
        -691 # _ ~aaaaaaaai
        -427 # a
        -186 # a #
        96 # a F
        -641 # a pound
        966 # after
        583 # am
        -283 # and
        -1011 # at
        -270 # at the
        -963 # bags
        -1000 # balls
        -1505 # bar
        522 # bottle
        321 # bowl
        -784 # c
        -656 # c $
        394 # calories
        -630 # cooked
        640 # cup
        682 # cup $
        -1007 # cup F
        290 # cup of
        179 # cups
        -422 # cups F
        -757 # degrees
        -320 # dollars
        474 # fat
        551 # finger
        831 # flake
        420 # fluid
        378 # fluid ounce
        -1082 # for
        -541 # for #
        -654 # for a
        327 # g
        431 # g $
        411 # g ,
        798 # g .
        -28 # g F
        409 # g _
        240 # g bag
        -976 # g carbohydrates
        325 # g cooked
        230 # g of
        -314 # g protein
        629 # glasses
        739 # glorps
        490 # grams
        305 # grams of
        -1514 # hours
        -874 # hrs
        579 # inch
        -638 # inches $
        -468 # is
        -1353 # jars
        -478 # jars $
        -966 # k
        512 # kcal
        -869 # kg
        -767 # kids
        -918 # kilos
        -1264 # lb
        -757 # lb #
        -583 # lb F
        -407 # lbs
        -1058 # litre
        -777 # mg
        -771 # mg $
        -1028 # min
        -412 # mins
        -482 # mins $
        -207 # minutes
        590 # ml
        1188 # ml $
        -603 # ml F
        -1047 # now
        -524 # now $
        900 # of
        -487 # of F
        357 # of a
        365 # of them
        -410 # off
        -610 # on
        29 # ounce
        187 # ounce of
        290 # ounces
        273 # ounces of
        757 # oz
        1425 # oz $
        -556 # oz F
        -270 # oz of
        411 # pack $
        414 # pc
        377 # pcs
        -680 # people
        768 # pieces
        519 # pieces $
        933 # plates
        537 # pm
        -1029 # pounds
        -934 # price
        -424 # quid
        748 # quid for
        423 # scoops
        266 # slice
        -267 # slice $
        1380 # slices
        342 # slices F
        267 # slices of
        680 # spoons
        753 # square
        549 # squares
        -811 # steps
        -379 # steps $
        -198 # tbsp
        -1015 # tbsp soy
        -67 # the F
        -476 # this
        -280 # to #
        -298 # tsp
        -956 # tsp baking
        -1657 # u
        1232 # up
        -1033 # weeks
        431 # with
        -478 # words
        -542 # years
        111 # ~
        -192 # ~ #
        333 # ~ $
        -161 # ~ ,
        876 # ~ .
        218 # ~ F
        556 # ~ NO
        723 # ~ ~
        -458 # ~ ~aaaaaaaaaaaaab
        -423 # ~ ~aaaaaaaaaaac
        97 # ~ ~aaaaaaaaaab
        64 # ~ ~aaaaaaaai
        394 # ~ ~aab
        817 # ~aaaaaaaaaaaaab
        -257 # ~aaaaaaaaaaaaab $
        599 # ~aaaaaaaaaaaaab F
        1231 # ~aaaaaaaaaaaae
        -207 # ~aaaaaaaaaaac
        -496 # ~aaaaaaaaaaac F
        1050 # ~aaaaaaaaaaac ~
        280 # ~aaaaaaaaaaac ~aaaaaaaai
        -659 # ~aaaaaaaaaaac ~aaaaaab
        474 # ~aaaaaaaaaaacab
        -298 # ~aaaaaaaaaab
        -493 # ~aaaaaaaaaab ~
        -379 # ~aaaaaaaaab
        -406 # ~aaaaaaaaab ~aeaaaaaeaaac
        -189 # ~aaaaaaaae $
        -935 # ~aaaaaaaaeb
        332 # ~aaaaaaaai
        -1020 # ~aaaaaaaai F
        240 # ~aaaaaaaai ~
        406 # ~aaaaaaaai ~aeaaaaae
        159 # ~aaaaaaaai ~aeaaaaaeaaac
        366 # ~aaaaaaaai ~caaaaaae
        -410 # ~aaaaaaaaiaaae
        -305 # ~aaaaaaaaiaac
        -687 # ~aaaaaaaaiaac F
        -635 # ~aaaaaaaaiaac ~
        1353 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        431 # ~aaaaaaaaiaai
        -1093 # ~aaaaaaaaiacc
        -541 # ~aaaaaaaaiacc #
        265 # ~aaaaaaacaaac
        -262 # ~aaaaaaacaaac $
        -289 # ~aaaaacaai #
        -632 # ~aab
        -468 # ~acaaaiaaaaac
        577 # ~acab
        -434 # ~aeaaaaae
        -597 # ~aeaaaaae F
        -199 # ~aeaaaaaeaaac
        -192 # ~aeaaaaaeaaac #
        -794 # ~aeaaaabe
        -465 # ~c
        354 & #
        712 & F
        504 & F $
        267 & ~
        756 & ~aeaaaaaeaaac
        577 & ~aeaaaaaeaaac F
        321 , #
        226 , # #
        1580 , # $
        -345 , # .
        112 , # F
        -892 , # _
        -736 , # a
        -1002 , # balls
        -323 , # cup
        -636 , # g
        -584 , # inches
        -766 , # jars
        467 , # kcal
        -1122 , # lb
        -782 , # ml
        -450 , # of
        217 , # oz
        671 , # pieces
        933 , # plates
        221 , # slice
        747 , # slices
        975 , # spoons
        -419 , # ~
        663 , # ~aaaaaaaaaaaaab
        -205 , # ~aaaaaaaai
        221 , # ~aaaaaaacaaac
        -534 , # ~aeaaaaaeaaac
        1339 , F
        -299 , F #
        471 , F $
        -453 , F ,
        305 , F F
        686 , F _
        312 , F and
        646 , F at
        -696 , F bowl
        446 , F in
        -527 , F of
        260 , F on
        -107 , F ~
        558 , F ~aaaaaaaaaab
        199 , F ~aaaaaaaai
        686 , F ~aaaaaaaaiaac
        -698 , F ~aaaaaab
        -245 , NO
        562 , NO $
        -205 , NO ,
        907 , _
        -688 , _ #
        -200 , _ $
        -1333 , _ ,
        587 , _ F
        -445 , _ _
        523 , _ for
        -967 , _ it
        303 , _ the
        666 , _ to
        473 , _ up
        -692 , _ ~
        475 , _ ~aaaaaaaaaaaae
        972 , _ ~aaaaaaaai
        347 , _ ~aaaaaaaaiaac
        523 , _ ~aaaaaaaaiacc
        671 , _ ~aaaaacaai
        460 , _ ~aeaaaaaeaaac
        -1003 , _ ~aeaaaabe
        702 , a
        641 , about
        567 , about #
        58 , all
        -145 , and a
        1027 , ate
        561 , ate #
        -418 , ate a
        604 , ate the
        727 , bit
        570 , black
        932 , both
        -455 , bring
        1024 , couldnt
        559 , did
        -451 , didnt
        329 , diet
        -622 , dinner ,
        326 , drained
        712 , drank
        -500 , extra
        -576 , extra F
        633 , fried
        724 , full
        1209 , got
        83 , green
        799 , had
        578 , had F
        365 , hot
        362 , hot F
        653 , i
        136 , i am
        779 , i got
        370 , i had
        -562 , i just
        440 , i will
        585 , if
        -206 , im
        351 , it
        499 , just
        753 , lost
        -749 , lovely
        -431 , lunch
        -622 , lunch ,
        519 , maybe
        491 , maybe #
        -403 , my
        -195 , never
        859 , never again
        -798 , no
        -534 , not
        -185 , only
        -980 , pinch
        354 , roast
        -727 , second
        1059 , she
        433 , side
        263 , small
        -456 , so
        373 , still
        -807 , tinned
        -805 , tinned F
        -423 , too
        319 , took
        773 , warm
        540 , was
        897 , went
        503 , which
        664 , whole
        298 , with
        880 , ~
        688 , ~ #
        23 , ~ $
        -1099 , ~ ,
        539 , ~ F
        -72 , ~ ~
        1426 , ~ ~aaaaaaaaaaac
        -685 , ~ ~aaaaaaaai
        -458 , ~ ~aaaaaaaaiacc
        196 , ~ ~aaaaacaai
        586 , ~ ~aacaaaeaiaac
        -691 , ~ ~aeaaaaaeaaac
        -1103 , ~aaaaaaaaaaaaaab
        -676 , ~aaaaaaaaaaaaaac
        -607 , ~aaaaaaaaaaaaaae
        -1047 , ~aaaaaaaaaaaaaae ~
        441 , ~aaaaaaaaaaac
        704 , ~aaaaaaaaaaac F
        -362 , ~aaaaaaaaaaac ~
        967 , ~aaaaaaaaaaac ~aaaaaab
        304 , ~aaaaaaaaaab
        167 , ~aaaaaaaaaab F
        -143 , ~aaaaaaaaaab ~aeaaaaaeaaac
        585 , ~aaaaaaaaae
        -307 , ~aaaaaaaae
        -338 , ~aaaaaaaae $
        -631 , ~aaaaaaaae ,
        546 , ~aaaaaaaai
        -621 , ~aaaaaaaaiaac
        -669 , ~aaaaaaaaiaac ~aeaaaaaeaaac
        298 , ~aaaaaaaaiaai
        -591 , ~aaaaaaab
        -476 , ~aaaaaaac
        525 , ~aaaaaaac F
        945 , ~aaaaaaae
        235 , ~aaaaaaai
        213 , ~aaaaaaai #
        -1147 , ~aaaaaaai $
        191 , ~aaaaaaai F
        276 , ~aaaaaaai ~
        357 , ~aaaaaaai ~aeaaaaaeaaac
        897 , ~aaaaaaai ~aic
        301 , ~aaaaaaaiaaac
        349 , ~aaaaaab
        -430 , ~aaaaaabac
        -624 , ~aaaaaabac ,
        -622 , ~aaaaaabacaac ,
        1046 , ~aaaaaacaaaac
        831 , ~aaaaaacaaaac ~
        -481 , ~aaaaaaeaaaaaaab
        -482 , ~aaaaaaeb
        757 , ~aaaaaagaaaaaaai
        673 , ~aaaaab
        565 , ~aaaaab #
        -522 , ~aaacaaaaaaac
        -798 , ~aaaeaaaaaaac
        901 , ~aaai ~
        1164 , ~aab
        1020 , ~aabaab
        -192 , ~aacaaaaaaaac
        -194 , ~aaiaaaai
        859 , ~aaiaaaai ~aaaaaaai
        490 , ~acab
        536 , ~acabai
        596 , ~aci
        804 , ~aeaaaaaeaaac
        -551 , ~aeaaaaaeaaac _
        340 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -403 , ~aeaaaaaeaiac
        -325 , ~aeaaaabe
        1323 , ~ai
        2293 , ~aic
        643 , ~aic #
        579 , ~aic F
        569 , ~aic ~aeaaaaaeaaac
        -800 , ~b
        710 , ~be
        -695 , ~be ~aaaaaaai
        1207 , ~be ~aaaaaacaaaac
        790 , ~be ~aabaab
        137 , ~be ~acab
        443 , ~be ~acabc
        -802 , ~be ~aci
        173 , ~be ~ai
        1048 , ~be ~aic
        310 , ~c
        470 , ~ee
        -198 . #
        -302 . # $
        145 . # F
        -284 . # ~
        389 . F
        919 . F $
        -890 . F ,
        -477 . F F
        619 . F ~
        -337 . F ~aaaaaaaaaab
        -1063 . NO
        -599 . NO $
        -488 . _ $
        897 . had
        -477 . roast F
        289 . ~
        -354 . ~ F
        -625 . ~ ~
        755 . ~aaaaaaaaaaac
        820 . ~aaaaaaaaaaac F
        -257 . ~aaaaaaac
        -476 . ~aaaaaaac F
        496 . ~aaaaaaai
        -842 . ~aaaaaab
        -593 . ~aaaaaabacaac
        474 . ~aeaaaaaeaaac
        428 . ~aic
        -882 14th
        -1263 <0 fifths>
        -1857 <0 foods>
        -409 <0 strange>
        138 <0 words>
        -399 <1 fifths>
        -69 <1 foods>
        -616 <1 strange>
        485 <1 words>
        -28 <2 fifths>
        61 <2 foods>
        -285 <2 strange>
        -91 <2 words>
        -342 <3 fifths>
        -218 <3 foods>
        -941 <3 words>
        -418 <4 fifths>
        -1404 <4 foods>
        -1456 <4 words>
        1842 <5 fifths>
        584 <5 foods>
        -1130 <5 words>
        -764 <6 words>
        -678 <7 words>
        -40 <8 words>
        182 <9 words>
        -2201 <asked>
        1027 <meal>
        -2521 <other>
        -131 <partly>
        -461 <role 0>
        -246 <role 10>
        -405 <role 11>
        283 <role 12>
        -241 <role 13>
        593 <role 14>
        -196 <role 15>
        -1201 <role 16>
        -917 <role 17>
        -888 <role 18>
        -720 <role 19>
        -569 <role 1>
        -899 <role 20>
        224 <role 21>
        -601 <role 22>
        -677 <role 23>
        388 <role 24>
        -521 <role 25>
        -311 <role 26>
        -677 <role 27>
        -926 <role 28>
        -218 <role 29>
        -914 <role 2>
        28 <role 30>
        27 <role 31>
        523 <role 32>
        849 <role 33>
        -532 <role 34>
        80 <role 35>
        -1324 <role 36>
        -372 <role 37>
        -317 <role 38>
        42 <role 39>
        -438 <role 3>
        -676 <role 41>
        -652 <role 42>
        795 <role 43>
        -85 <role 44>
        -603 <role 45>
        -669 <role 46>
        430 <role 47>
        563 <role 48>
        -757 <role 4>
        -568 <role 50>
        648 <role 51>
        -1180 <role 52>
        -490 <role 53>
        -767 <role 54>
        -937 <role 57>
        124 <role 58>
        -220 <role 5>
        -587 <role 60>
        404 <role 61>
        32 <role 6>
        1367 <role 7>
        413 <role 8>
        -653 <role 9>
        -62 <told>
        -1052 F #
        527 F # #
        593 F # $
        -649 F # F
        -569 F # _
        -706 F # a
        529 F # am
        319 F # cup
        -413 F # g
        921 F # kcal
        -339 F # min
        601 F # ml
        254 F # oz
        472 F # pm
        683 F # ~
        922 F # ~aaaaaaaaaaaaab
        682 F # ~aaaaaaaaaaac
        -966 F # ~aaaaaaaae
        530 F # ~acab
        -704 F # ~aeaaaaaeaaac
        689 F $
        938 F &
        369 F & F
        1344 F ,
        -423 F , #
        -670 F , F
        838 F , NO
        -113 F , _
        -572 F , a
        473 F , about
        -282 F , and
        831 F , bit
        450 F , black
        -622 F , dinner
        714 F , drank
        282 F , just
        646 F , nothing
        -532 F , so
        350 F , which
        -36 F , ~
        -776 F , ~aaaaaaaaaaaaaac
        689 F , ~aaaaaaaaaaac
        -278 F , ~aaaaaaaaaab
        -588 F , ~aaaaaaac
        -347 F , ~aaaaaabac
        -606 F , ~aaaaaabacaac
        980 F , ~aaaaaacaaaac
        511 F , ~aaaaab
        643 F , ~aaai
        -444 F , ~aeaaaaaeaaac
        760 F , ~ai
        24 F , ~aic
        -753 F , ~b
        87 F , ~be
        895 F .
        -846 F . F
        371 F . ~
        1428 F F
        -557 F F #
        629 F F $
        349 F F &
        580 F F ,
        1083 F F F
        -858 F F _
        446 F F again
        241 F F and
        334 F F at
        -581 F F baby
        383 F F from
        -606 F F in
        500 F F made
        595 F F n
        -434 F F sauce
        -384 F F so
        305 F F w
        331 F F with
        -254 F F ~
        844 F F ~aaaaaaaaaab
        -349 F F ~aaaaaaaae
        59 F F ~aaaaaaaai
        -36 F F ~aaaaaaaaiaac
        341 F F ~aaaaaaaaiaai
        304 F F ~aaaaaaaaiacc
        244 F F ~aaaaaab
        517 F F ~aab
        -260 F F ~aeaaaabe
        -582 F F ~c
        532 F NO
        283 F NO $
        -167 F _
        2124 F _ #
        916 F _ $
        -740 F _ ,
        -739 F _ F
        -187 F _ _
        -482 F _ for
        -638 F _ with
        -603 F _ ~
        -229 F _ ~aaaaaaaae
        333 F _ ~aaaaaaaai
        -644 F _ ~aaaaaaaaiaai
        -485 F _ ~aaaaaaaaiacc
        -675 F about
        -242 F after
        -371 F again
        247 F again $
        390 F again this
        346 F al
        191 F all
        -645 F and
        -200 F and #
        332 F and F
        266 F and _
        130 F and a
        407 F and ate
        -999 F and stick
        -754 F are
        563 F around
        573 F around #
        899 F as
        975 F at
        -228 F at a
        316 F at my
        -19 F at the
        -789 F ate
        407 F babies
        -322 F baby
        363 F baby food
        465 F balls
        1438 F bar
        350 F bar $
        632 F bar at
        -930 F bath
        690 F because
        659 F before
        -403 F before i
        489 F before the
        -488 F belly
        -579 F belly $
        1009 F benedict
        429 F benedict $
        199 F between
        748 F board
        577 F board $
        -601 F bottle
        -464 F bowl
        -867 F bowl ,
        324 F breast
        373 F but
        867 F butty
        -429 F by
        -399 F by _
        668 F by the
        464 F casserole
        347 F chop
        -409 F chops
        565 F cos
        1194 F dough
        740 F down
        271 F drizzle
        606 F during
        596 F during the
        364 F fillet
        545 F finger
        474 F fingers
        264 F fingers $
        -308 F fingers ,
        -339 F fingers and
        -443 F first
        -709 F first then
        618 F first thing
        371 F for
        -724 F for F
        700 F for a
        349 F for annas
        669 F for dinner
        420 F for lunch
        -586 F for the
        230 F fried
        396 F from
        -865 F from a
        -3 F from the
        809 F got me
        -692 F green
        -710 F have
        -196 F i
        133 F in
        694 F in F
        432 F in _
        602 F in bed
        565 F in front
        294 F in my
        1169 F in the
        479 F in town
        -1540 F into
        -610 F is
        -243 F is #
        -215 F is _
        540 F is being
        401 F last night
        -451 F later $
        420 F leg
        457 F loaf
        -236 F machine
        75 F made
        222 F made with
        437 F mcmuffin
        593 F melt
        533 F melt $
        -540 F mix
        -385 F n
        -276 F n F
        -442 F n _
        -789 F near
        -245 F night
        -428 F not
        -1196 F of
        426 F of #
        -467 F of a
        -1023 F of the
        -396 F off $
        521 F off _
        -297 F on
        588 F on #
        189 F on F
        528 F on a
        -153 F on friday
        565 F on holiday
        509 F on monday
        -418 F on my
        415 F on saturday
        554 F on white
        -1067 F or
        -1209 F or F
        347 F or so
        528 F or something
        520 F original
        400 F out
        588 F out of
        389 F out with
        -8 F over
        757 F over the
        -532 F overnight
        -419 F overnight $
        582 F patty
        324 F plate
        266 F please
        257 F please $
        412 F puff
        -1147 F ready
        -308 F rings
        -331 F rings $
        -396 F running
        -121 F sauce
        343 F sauce $
        -363 F sauce ,
        -1362 F seeds
        -847 F seeds ,
        284 F served
        -737 F shaped
        -425 F shop
        320 F slice
        300 F slice $
        -1051 F slices
        1149 F so
        500 F sticks
        -294 F still
        735 F straight
        439 F sunday
        585 F sunday $
        626 F tasting
        -613 F the
        453 F this
        63 F this morning
        261 F tikka
        353 F to
        674 F toasted
        -411 F today
        372 F today $
        -785 F today ,
        596 F tonight
        573 F tonight $
        309 F too
        476 F too $
        -629 F tub
        583 F ultra
        165 F up
        112 F w
        64 F was
        -435 F went
        1308 F while
        339 F with
        -193 F with #
        281 F with F
        330 F with a
        -572 F with brown
        -318 F with my
        960 F won
        -616 F work
        451 F zero
        91 F ~
        -24 F ~ #
        1281 F ~ $
        -45 F ~ ,
        661 F ~ F
        -629 F ~ _
        -485 F ~ ~
        -817 F ~ ~aaaaaaaaaaaae
        -581 F ~ ~aaaaaaaae
        719 F ~ ~aaaaaaaai
        606 F ~ ~aaaaaaaaiaaae
        -259 F ~ ~aaaaaaaaiaac
        595 F ~ ~aaaaaaaaiaai
        -395 F ~ ~aaaaaaaaiacc
        -581 F ~ ~aaaaaaae
        1091 F ~ ~aaaaaaai
        518 F ~ ~aaaaaab
        -198 F ~ ~aeaaaaaeaaac
        -218 F ~ ~aeaaaabe
        576 F ~ ~be
        309 F ~aaaaaaaaaaaaaab
        535 F ~aaaaaaaaaaaaaac $
        607 F ~aaaaaaaaaaaaaae
        -821 F ~aaaaaaaaaaaaaai
        1000 F ~aaaaaaaaaaaaaaj
        482 F ~aaaaaaaaaaaae ~aeaaaaaeaaac
        107 F ~aaaaaaaaaaac ~
        -389 F ~aaaaaaaaaaacaab
        435 F ~aaaaaaaaaaacec
        570 F ~aaaaaaaaaaacec ~aaaaaaaai
        388 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        564 F ~aaaaaaaaaab
        -264 F ~aaaaaaaaaab #
        -346 F ~aaaaaaaaaab F
        -225 F ~aaaaaaaaaab _
        311 F ~aaaaaaaaaab ~
        -550 F ~aaaaaaaaaab ~aaaaaaaaaaac
        454 F ~aaaaaaaaaab ~aeaaaaaeaaac
        453 F ~aaaaaaaaaab ~aic
        204 F ~aaaaaaaab
        -1064 F ~aaaaaaaae
        324 F ~aaaaaaaae $
        -580 F ~aaaaaaaae _
        -152 F ~aaaaaaaae ~
        775 F ~aaaaaaaae ~aaaaaaaaaab
        -324 F ~aaaaaaaae ~aaaaaaaai
        -388 F ~aaaaaaaae ~aaaaaaaaiaac
        -414 F ~aaaaaaaaeaaaae
        525 F ~aaaaaaaai
        833 F ~aaaaaaaai #
        660 F ~aaaaaaaai F
        865 F ~aaaaaaaai _
        -799 F ~aaaaaaaai ~
        563 F ~aaaaaaaai ~aaaaaaaae
        -646 F ~aaaaaaaai ~aaaaaaae
        223 F ~aaaaaaaai ~aeaaaaaeaaac
        546 F ~aaaaaaaai ~aeaaaabe
        -646 F ~aaaaaaaai ~be
        180 F ~aaaaaaaaiaaae
        -397 F ~aaaaaaaaiaaae $
        519 F ~aaaaaaaaiaaae _
        463 F ~aaaaaaaaiaac #
        1204 F ~aaaaaaaaiaac F
        720 F ~aaaaaaaaiaac _
        -40 F ~aaaaaaaaiaac ~
        397 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        1153 F ~aaaaaaaaiaac ~aaaae
        1188 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -179 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -934 F ~aaaaaaaaiaac ~aeaaaabe
        -16 F ~aaaaaaaaiaai
        -194 F ~aaaaaaaaiaai #
        423 F ~aaaaaaaaiaai F
        136 F ~aaaaaaaaiaai ~
        -207 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -325 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        118 F ~aaaaaaaaiacc
        -717 F ~aaaaaaaaiacc F
        -1438 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        627 F ~aaaaaaaaiacc ~aaaaaabac
        725 F ~aaaaaaaaiacc ~aaaaaabacaac
        201 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        274 F ~aaaaaaac
        320 F ~aaaaaaacaaac
        300 F ~aaaaaaacaaac $
        134 F ~aaaaaaai
        936 F ~aaaaaaai $
        510 F ~aaaaaaai F
        -1117 F ~aaaaaaai _
        -349 F ~aaaaaaai ~
        -444 F ~aaaaaaai ~aaaaaaaaaaac
        645 F ~aaaaaaai ~aaaaaaai
        527 F ~aaaaaaai ~aaaaaabi
        -257 F ~aaaaaaaiaaac
        -711 F ~aaaaaaaiaaac ~aaaaaaai
        -646 F ~aaaaaab
        383 F ~aaaaaab $
        -789 F ~aaaaaab ,
        -650 F ~aaaaaabac
        581 F ~aaaaaabacaac $
        -241 F ~aaaaaabae
        494 F ~aaaaaabi $
        -786 F ~aaaaaabi ,
        -897 F ~aaaaaac
        -416 F ~aaaaaacaaaaaaai
        -554 F ~aaaaaacaaaac
        -897 F ~aaaaaacaaaac ~aaaaaaaaaaac
        960 F ~aaaaaacaeaaaaai
        205 F ~aaaaaag
        -694 F ~aaaaaamaaaaaaab
        394 F ~aaaaacaai
        224 F ~aaaaacaai ~
        -199 F ~aaaabaaae
        613 F ~aaaae
        552 F ~aaaae $
        -452 F ~aaaaeaai $
        606 F ~aaaaeab
        578 F ~aaaaeab $
        -433 F ~aaacaaaaaaac
        -471 F ~aab
        240 F ~aab ~aaaaaaaaiaai
        752 F ~aabaab ~aaaaaaae
        -609 F ~acaaaiaaaaac
        -244 F ~acaaaiaaaaac #
        -217 F ~acaaaiaaaaac _
        -451 F ~acaaaiaaaaac ~
        696 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -246 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -807 F ~acab
        110 F ~acabai
        -755 F ~acabaiaaaaac
        -996 F ~acabi
        -709 F ~accbab
        -765 F ~aci
        -914 F ~aeaaaaaeaaac
        252 F ~aeaaaaaeaaac ~
        691 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -302 F ~aeaaaabe ~
        -1432 F ~aic
        -118 F ~be
        -283 F ~c
        -689 F ~c $
        364 F ~c ~aaaaaabacaac
        607 F ~ee
        -99 NO $
        632 NO ,
        -410 NO , F
        -541 NO , ~
        1107 NO .
        -498 NO F $
        -593 NO _
        -419 NO for
        -449 NO the
        -333 NO this
        -456 NO today $
        713 NO today ,
        505 NO ~ $
        -417 NO ~aaaaaaaaiacc
        -455 NO ~aaaaaabi $
        715 NO ~aaaaaabi ,
        -583 NO ~aeaaaaaeaaac
        -333 NO ~aeaaaabe
        -906 NO ~aeaaaabe ~
        634 ^ #
        -176 ^ # #
        257 ^ # F
        364 ^ # a
        -450 ^ # and
        -791 ^ # bags
        -499 ^ # calories
        -1001 ^ # degrees
        -660 ^ # g
        -719 ^ # k
        -162 ^ # kcal
        791 ^ # lb
        340 ^ # ml
        652 ^ # of
        86 ^ # oz
        599 ^ # piece
        287 ^ # scoops
        -662 ^ # slice
        -617 ^ # slices
        -782 ^ # steps
        -776 ^ # tbsp
        -505 ^ # the
        451 ^ # ~
        -1193 ^ # ~aaaaaaaaaaaaab
        246 ^ # ~aaaaaaaaaaac
        -454 ^ # ~aaaaaaaaaab
        1079 ^ # ~aaaaaaaae
        832 ^ # ~aaaaaaaai
        -662 ^ # ~aaaaaaacaaac
        528 ^ F
        834 ^ F #
        1000 ^ F $
        367 ^ F &
        764 ^ F ,
        -218 ^ F .
        308 ^ F F
        572 ^ F NO
        -812 ^ F _
        594 ^ F a
        -421 ^ F after
        813 ^ F again
        589 ^ F and
        -276 ^ F are
        536 ^ F as
        893 ^ F at
        524 ^ F before
        585 ^ F benedict
        675 ^ F board
        506 ^ F butty
        -934 ^ F by
        837 ^ F fingers
        627 ^ F for
        250 ^ F from
        -430 ^ F green
        -373 ^ F have
        447 ^ F in
        -274 ^ F is
        222 ^ F on
        945 ^ F please
        -655 ^ F shaped
        629 ^ F tasting
        -673 ^ F the
        531 ^ F this
        852 ^ F up
        967 ^ F with
        458 ^ F ~
        -698 ^ F ~aaaaaaaaaaaaaai
        853 ^ F ~aaaaaaaaaaaae
        749 ^ F ~aaaaaaaaaab
        89 ^ F ~aaaaaaaae
        696 ^ F ~aaaaaaaai
        862 ^ F ~aaaaaaaaiaac
        977 ^ F ~aaaaaaaaiaai
        630 ^ F ~aaaaaaaaiacc
        275 ^ F ~aaaaaaac
        -390 ^ F ~aaaaaab
        676 ^ F ~aaaaaabi
        -253 ^ F ~aaaaaac
        -318 ^ F ~aaaaaacaaaaaaai
        554 ^ F ~aaaae
        -274 ^ F ~acaaaiaaaaac
        -276 ^ F ~acabaiaaaaac
        -374 ^ F ~accbab
        -453 ^ F ~aci
        347 ^ F ~aeaaaabe
        -862 ^ F ~aic
        -853 ^ NO
        -722 ^ NO $
        641 ^ NO ,
        -614 ^ NO ~
        -175 ^ _
        204 ^ _ #
        -773 ^ _ ,
        -2085 ^ _ .
        -276 ^ _ F
        677 ^ _ _
        -999 ^ _ a
        -631 ^ _ at
        -504 ^ _ cooker
        283 ^ _ down
        707 ^ _ for
        -385 ^ _ in
        -949 ^ _ kept
        858 ^ _ on
        102 ^ _ ~
        -638 ^ _ ~aaaaaaaaaaaaaac
        1008 ^ _ ~aaaaaaaae
        -508 ^ _ ~aaaaaaaai
        677 ^ _ ~aaaaaaaaiaac
        715 ^ _ ~aaaaaaaaiacc
        -401 ^ _ ~aaaaaabac
        -664 ^ _ ~aeaaaaaeaaac
        -167 ^ _ ~aic
        1730 ^ a
        355 ^ a F
        -342 ^ a _
        396 ^ a cup
        141 ^ a pint
        488 ^ a small
        -534 ^ add F
        228 ^ after
        574 ^ after the
        823 ^ airport
        357 ^ all
        -714 ^ almost
        -444 ^ american
        685 ^ an
        435 ^ an F
        -897 ^ as
        783 ^ ate
        785 ^ ate the
        -247 ^ baby
        406 ^ back
        297 ^ back on
        232 ^ bad
        371 ^ bad day
        -599 ^ bag
        -419 ^ bag of
        492 ^ baked
        737 ^ barely
        738 ^ barely ate
        764 ^ beach
        -626 ^ big F
        384 ^ bit of
        367 ^ boiled
        -1016 ^ bought
        191 ^ bowl
        189 ^ bowl of
        531 ^ broke
        484 ^ brown F
        686 ^ bubble
        389 ^ burnt
        -436 ^ buy
        -290 ^ buy F
        -308 ^ can
        458 ^ can of
        -791 ^ cant
        -649 ^ carb
        -239 ^ cat
        -488 ^ cheesy
        673 ^ chicago
        492 ^ chipotle
        718 ^ chomped
        700 ^ christmas
        412 ^ cleaned
        343 ^ club
        343 ^ club F
        990 ^ coach
        119 ^ consuming
        -1136 ^ costco
        -630 ^ costco run
        452 ^ cottage
        449 ^ cottage F
        -713 ^ could
        644 ^ cup
        825 ^ cup of
        289 ^ day
        1112 ^ decaf
        359 ^ decided on
        632 ^ desk
        -490 ^ did
        939 ^ didnt
        -494 ^ didnt eat
        720 ^ didnt get
        404 ^ didnt have
        272 ^ diet F
        531 ^ dim
        413 ^ dim sum
        -407 ^ dinner
        -665 ^ dishwasher
        -286 ^ does
        -341 ^ dog
        1098 ^ double
        297 ^ double F
        -895 ^ drink
        687 ^ dropped
        364 ^ dug
        958 ^ early
        -275 ^ easter
        -1096 ^ easy
        -348 ^ eat
        -796 ^ end
        360 ^ energy
        130 ^ enjoying
        125 ^ enjoying a
        -583 ^ fancy
        318 ^ fasting
        -592 ^ fed
        -484 ^ feeding
        -352 ^ feeling
        762 ^ ferry
        504 ^ finally
        250 ^ finished
        600 ^ finished off
        792 ^ flask
        -574 ^ fold
        -183 ^ for
        150 ^ for a
        -275 ^ for breakfast
        475 ^ for dinner
        127 ^ for my
        -757 ^ for the
        847 ^ forgot to
        -684 ^ freezer
        678 ^ french
        -280 ^ fridge
        -917 ^ fried
        491 ^ fried F
        -1004 ^ fried green
        622 ^ frozen
        623 ^ frozen F
        1040 ^ full
        869 ^ full english
        883 ^ gave
        -201 ^ get
        396 ^ glass
        394 ^ glass of
        294 ^ got
        -756 ^ grab
        1262 ^ grabbed
        327 ^ grabbed F
        580 ^ grabbed a
        253 ^ grande
        322 ^ grilled
        457 ^ grilled F
        1124 ^ had
        230 ^ had #
        955 ^ had F
        -954 ^ had a
        465 ^ had the
        921 ^ hangover
        -937 ^ hard
        -584 ^ harvest festival
        -698 ^ having
        -238 ^ he
        -538 ^ heartburn
        -431 ^ hello
        -454 ^ hello F
        -825 ^ hi
        845 ^ hospital
        517 ^ hot
        -813 ^ hot cross
        404 ^ hotel
        -401 ^ how many
        403 ^ i _
        914 ^ i didnt
        -316 ^ i had
        596 ^ i just
        406 ^ i possess
        895 ^ iced
        555 ^ iced F
        302 ^ ill
        344 ^ ill today
        516 ^ in _
        -429 ^ in my
        -944 ^ ingredients
        -943 ^ ingredients .
        -779 ^ it
        291 ^ it was
        432 ^ jacket
        432 ^ jacket F
        -959 ^ java
        836 ^ just
        705 ^ kept
        481 ^ kids
        -312 ^ kids had
        318 ^ kids in
        1017 ^ knocked
        781 ^ knocked back
        -1783 ^ lady
        229 ^ large
        552 ^ last night
        725 ^ late
        -443 ^ laundry
        -487 ^ leave
        -657 ^ left
        164 ^ leftover
        -708 ^ like
        -734 ^ log
        -82 ^ lunch
        504 ^ lunch .
        697 ^ maccies
        -446 ^ made
        356 ^ made F
        -732 ^ make
        -606 ^ make that
        -876 ^ marinade
        -442 ^ maybe
        -548 ^ maybe F
        -984 ^ meal
        -370 ^ medium
        350 ^ medium F
        140 ^ meeting
        614 ^ met
        483 ^ mowed
        326 ^ mowed the
        735 ^ mr kipling
        624 ^ munched
        -196 ^ my
        195 ^ my F
        164 ^ my _
        -513 ^ my son
        -380 ^ nan
        -507 ^ need
        -199 ^ new
        997 ^ night
        -344 ^ not
        446 ^ nothing
        651 ^ nothing for
        385 ^ only
        -1281 ^ order
        -440 ^ ordered
        -490 ^ ordered a
        352 ^ overnight
        356 ^ overnight F
        -1034 ^ packed
        934 ^ pad
        474 ^ pad thai
        -584 ^ paint
        -832 ^ painted
        639 ^ papa
        630 ^ passed on
        -827 ^ pick
        -821 ^ pick up
        8 ^ picked
        648 ^ picked at
        -380 ^ piece
        -821 ^ plan
        -346 ^ planted
        280 ^ plate
        983 ^ please add
        632 ^ please log
        341 ^ polished
        343 ^ polished off
        622 ^ popeyes
        756 ^ popped
        490 ^ post
        -677 ^ potluck
        -1369 ^ printer
        778 ^ protein
        402 ^ protein F
        1141 ^ protein bar
        517 ^ pulled
        253 ^ put
        538 ^ quick
        720 ^ quick #
        -434 ^ recipe
        669 ^ red F
        -454 ^ ring
        523 ^ roast
        712 ^ roast dinner
        870 ^ said
        724 ^ saved
        535 ^ saw
        -621 ^ school
        674 ^ schooner
        381 ^ shepherds
        404 ^ shepherds F
        652 ^ side
        778 ^ skipped
        835 ^ skipped lunch
        170 ^ slice
        590 ^ slice of
        145 ^ small F
        762 ^ smashed
        -837 ^ so
        -452 ^ so hungry
        240 ^ spag
        368 ^ spring
        369 ^ spring F
        -442 ^ starbucks
        -533 ^ starbucks F
        -682 ^ staying
        959 ^ stir
        1213 ^ stir fry
        1179 ^ stole
        1109 ^ stopped
        616 ^ stopped at
        -853 ^ substitute
        220 ^ sunday
        -627 ^ sunday F
        240 ^ sunday roast
        -1020 ^ sweet
        463 ^ table for
        -429 ^ take
        -1253 ^ tesco
        -750 ^ that
        -551 ^ that was
        -1250 ^ the
        503 ^ the F
        491 ^ the _
        570 ^ the cat
        -589 ^ thirsty
        867 ^ this
        590 ^ this _
        320 ^ this morning
        -260 ^ threw
        478 ^ toad
        476 ^ toad in
        -658 ^ tomorrow
        -634 ^ tomorrow .
        511 ^ tonight
        -312 ^ too
        770 ^ trail
        770 ^ trail mix
        355 ^ tried
        200 ^ trying
        186 ^ trying to
        559 ^ tucked
        558 ^ tucked into
        -526 ^ turned
        -421 ^ turned down
        -357 ^ vanilla
        -576 ^ vanilla F
        -971 ^ waiter
        -647 ^ walk
        453 ^ walked
        408 ^ walked the
        663 ^ walking
        368 ^ was
        303 ^ we
        951 ^ we had
        238 ^ went
        387 ^ went for
        321 ^ went out
        -389 ^ were
        -836 ^ what
        -420 ^ who
        -621 ^ whole
        -392 ^ wish
        -753 ^ yellow
        357 ^ ~
        -1113 ^ ~ #
        175 ^ ~ ,
        -1141 ^ ~ .
        409 ^ ~ F
        -1021 ^ ~ _
        1225 ^ ~ ~
        439 ^ ~ ~aaaaaaaaaaaaaac
        -697 ^ ~ ~aaaaaaaaaaaae
        -326 ^ ~ ~aaaaaaaaaaac
        531 ^ ~ ~aaaaaaaaaab
        -435 ^ ~ ~aaaaaaaae
        679 ^ ~ ~aaaaaaaaeaaai
        252 ^ ~ ~aaaaaaaaeaab
        856 ^ ~ ~aaaaaaaaeaag
        1058 ^ ~ ~aaaaaaaai
        -354 ^ ~ ~aaaaaaaaiaac
        -824 ^ ~ ~aaaaaaaaiaai
        744 ^ ~ ~aaaaaaac
        -854 ^ ~ ~aaaaaaae
        -712 ^ ~ ~aaaaaaaiaaac
        36 ^ ~ ~aaaaaab
        618 ^ ~ ~aaaaaabae
        492 ^ ~ ~aaaaaacaeaaaaai
        -748 ^ ~ ~aaaaaao
        669 ^ ~ ~aaaae
        -559 ^ ~ ~aab
        559 ^ ~ ~aacaaab
        -758 ^ ~ ~aacaaabc
        -599 ^ ~ ~aacaaaeaiaac
        887 ^ ~ ~acab
        577 ^ ~ ~acabaiaaaaac
        -467 ^ ~ ~aeaaaaaeaaac
        -433 ^ ~ ~aeaaaaaeaiac
        365 ^ ~ ~aeaaaabe
        686 ^ ~aaaaaaaaaaaaaaab
        525 ^ ~aaaaaaaaaaaaaaac
        1632 ^ ~aaaaaaaaaaaaaab
        -473 ^ ~aaaaaaaaaaaaaab #
        -652 ^ ~aaaaaaaaaaaaaab F
        410 ^ ~aaaaaaaaaaaaaab ~
        350 ^ ~aaaaaaaaaaaaaab ~aaaaaaaaaaaae
        686 ^ ~aaaaaaaaaaaaaab ~aaaaaaaai
        156 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -781 ^ ~aaaaaaaaaaaaaac
        -347 ^ ~aaaaaaaaaaaaaac #
        -179 ^ ~aaaaaaaaaaaaaac F
        564 ^ ~aaaaaaaaaaaaaac ~
        -344 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -591 ^ ~aaaaaaaaaaaaaae
        627 ^ ~aaaaaaaaaaaaaae &
        327 ^ ~aaaaaaaaaaaaaae ~
        -738 ^ ~aaaaaaaaaaaaaae ~aic
        -249 ^ ~aaaaaaaaaaaaaai
        845 ^ ~aaaaaaaaaaaaaaj
        972 ^ ~aaaaaaaaaaaaaaj ~
        -558 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -316 ^ ~aaaaaaaaaaaaab
        399 ^ ~aaaaaaaaaaaaab F
        286 ^ ~aaaaaaaaaaaaab ~
        777 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        454 ^ ~aaaaaaaaaaaaacb
        409 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        229 ^ ~aaaaaaaaaaaaai
        404 ^ ~aaaaaaaaaaaaai ~
        337 ^ ~aaaaaaaaaaaab
        -386 ^ ~aaaaaaaaaaac
        -670 ^ ~aaaaaaaaaaac ,
        210 ^ ~aaaaaaaaaaac F
        -303 ^ ~aaaaaaaaaaac _
        957 ^ ~aaaaaaaaaaac ~
        -369 ^ ~aaaaaaaaaaac ~aaaaaaaaaaac
        584 ^ ~aaaaaaaaaaacaab
        -521 ^ ~aaaaaaaaaaacac
        -422 ^ ~aaaaaaaaaaacac ~
        -679 ^ ~aaaaaaaaaaah
        -476 ^ ~aaaaaaaaac
        962 ^ ~aaaaaaaae
        -998 ^ ~aaaaaaaae #
        -258 ^ ~aaaaaaaae F
        375 ^ ~aaaaaaaae _
        724 ^ ~aaaaaaaae ~
        783 ^ ~aaaaaaaae ~aaaaaaaai
        -126 ^ ~aaaaaaaae ~aaaaaaaaiaac
        474 ^ ~aaaaaaaae ~aaaaaabacaac
        -438 ^ ~aaaaaaaae ~aaaaaacaaaaaaai
        -596 ^ ~aaaaaaaae ~aeaaaaaeaaac
        990 ^ ~aaaaaaaae ~c
        -266 ^ ~aaaaaaaaeaaaaac
        600 ^ ~aaaaaaaaeaaaae
        -403 ^ ~aaaaaaaaeaac
        -280 ^ ~aaaaaaaaeaag
        763 ^ ~aaaaaaaai
        -1004 ^ ~aaaaaaaai _
        278 ^ ~aaaaaaaai ~
        378 ^ ~aaaaaaaai ~aaaaaaaae
        307 ^ ~aaaaaaaaiaac
        549 ^ ~aaaaaaaaiaac _
        -702 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -251 ^ ~aaaaaaaaiacc
        -615 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        127 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -773 ^ ~aaaaaaab
        -937 ^ ~aaaaaaac
        -680 ^ ~aaaaaaac #
        -224 ^ ~aaaaaaac F
        1215 ^ ~aaaaaaac ~aaaaaaac
        712 ^ ~aaaaaaac ~aaaaaabacaac
        -365 ^ ~aaaaaaac ~aeaaaaaeaaac
        169 ^ ~aaaaaaacaaac
        588 ^ ~aaaaaaacaaac ~aaaaaaaai
        -497 ^ ~aaaaaaace
        -344 ^ ~aaaaaaad
        487 ^ ~aaaaaaae
        453 ^ ~aaaaaaae F
        941 ^ ~aaaaaaai
        246 ^ ~aaaaaaai F
        358 ^ ~aaaaaaai ~
        -206 ^ ~aaaaaaai ~aeaaaaaeaaac
        -869 ^ ~aaaaaaai ~aeaaaabe
        417 ^ ~aaaaaaaiaaac
        128 ^ ~aaaaaab
        732 ^ ~aaaaaab .
        341 ^ ~aaaaaab ~aaaaaaaai
        -83 ^ ~aaaaaabac
        -561 ^ ~aaaaaabacaac
        230 ^ ~aaaaaabacaac ~
        502 ^ ~aaaaaabacaac ~acaaaiaaaaac
        997 ^ ~aaaaaabae
        493 ^ ~aaaaaac
        -581 ^ ~aaaaaac ~aeaaaaaeaaac
        878 ^ ~aaaaaacaaaaaaci
        294 ^ ~aaaaaacaaaac
        -578 ^ ~aaaaaacaaaac F
        290 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        382 ^ ~aaaaaacaaaac ~aaaaaaaaiacc
        -416 ^ ~aaaaaae
        -636 ^ ~aaaaaae #
        -1105 ^ ~aaaaaae F
        479 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        747 ^ ~aaaaaae ~aeaaaaae
        -758 ^ ~aaaaaaeaaaaaaab
        -415 ^ ~aaaaaaec
        -843 ^ ~aaaaaag
        -745 ^ ~aaaaaagaaaaaaai
        1185 ^ ~aaaaaagaaaaaaaj
        47 ^ ~aaaaaam
        747 ^ ~aaaaaam ~
        -844 ^ ~aaaaaamaaaaaaab
        -503 ^ ~aaaaaamaaaaaaab F
        -232 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        541 ^ ~aaaaaamae
        438 ^ ~aaaaaao
        449 ^ ~aaaaab
        361 ^ ~aaaaab ~aaaaacaai
        -820 ^ ~aaaaabac
        855 ^ ~aaaaabc ~aaaaacaai
        -811 ^ ~aaaaae
        -391 ^ ~aaaaai
        -277 ^ ~aaaab
        -433 ^ ~aaaabaaaaaaaaab
        -392 ^ ~aaaabaaae .
        139 ^ ~aaaabaaaeaab
        300 ^ ~aaaac
        344 ^ ~aaaac ~aaaaaabi
        840 ^ ~aaaae
        -616 ^ ~aaaae F
        239 ^ ~aaaae ~aaaaaaac
        511 ^ ~aaaaeab
        -657 ^ ~aaaaf
        -635 ^ ~aaaaf .
        -362 ^ ~aaacaaaaaaac
        441 ^ ~aaai
        -788 ^ ~aaai ~
        646 ^ ~aaai ~aaaaaaaaiacc
        319 ^ ~aaaiaaaaaaaaaab
        -775 ^ ~aab
        -1223 ^ ~aab #
        110 ^ ~aab F
        497 ^ ~aab ~
        -935 ^ ~aab ~aaaaaaaaaaaaaae
        648 ^ ~aab ~aaaaaaaai
        234 ^ ~aabaab
        -346 ^ ~aacaaaaaaaac
        -733 ^ ~aacaaaaaaai
        -207 ^ ~aacaaaac
        -532 ^ ~aacaaaacaai F
        -818 ^ ~aacaaaacaai ~aeaaaaaeaaac
        -892 ^ ~aacaaab
        -1279 ^ ~aacaaabc
        -729 ^ ~aacaaacc
        -602 ^ ~aacaaacc ~aeaaaabe
        -586 ^ ~aacaaae
        -705 ^ ~aacaaaeaiaac
        -508 ^ ~aacaabc
        -436 ^ ~aacabaab
        -292 ^ ~aacabaab F
        615 ^ ~aae ~aaaaaabac
        756 ^ ~aaeaaaaaaaac
        616 ^ ~aaeaaaaaaaac ~aaaaaaaai
        608 ^ ~aaiaaaab ~aaaaaaab
        -369 ^ ~ab
        -710 ^ ~ab ~
        -582 ^ ~abaaaaaaae ~be
        -850 ^ ~abaaaab
        -491 ^ ~ac
        458 ^ ~ac ~aaaaaaaai
        -499 ^ ~ac ~be
        -517 ^ ~acab
        -288 ^ ~acabaac
        365 ^ ~acabai
        -927 ^ ~acabi
        -136 ^ ~aci
        -726 ^ ~aci _
        347 ^ ~aci ~
        -818 ^ ~aci ~aacaaaaaaaac
        724 ^ ~aci ~aacaaaac
        373 ^ ~aci ~accbab
        418 ^ ~aeaaaaae
        433 ^ ~aeaaaaae F
        619 ^ ~aeaaaaaeaaac
        985 ^ ~aeaaaaaeaaac F
        641 ^ ~aeaaaaaeaaac ~
        -284 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -426 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -742 ^ ~aeaaaaaeaaac ~aaaaaab
        -259 ^ ~aeaaaaaeaaac ~c
        571 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -190 ^ ~aeaaaaaeaiac
        181 ^ ~aeaaaaaeaiac F
        147 ^ ~aeaaaaaeaiac _
        -603 ^ ~aeaaaaaeaiac ~aaaaaabacaac
        -335 ^ ~aeaaaaaeaiac ~c
        -664 ^ ~aeaaaabe
        563 ^ ~aeaaaabe _
        -768 ^ ~aeaaaabe ~
        -342 ^ ~aeaaaabe ~aaaaaaaae
        320 ^ ~aeaaaabe ~aaaaaab
        1545 ^ ~ai
        125 ^ ~ai #
        458 ^ ~ai F
        850 ^ ~ai ~
        343 ^ ~ai ~aaaaaaaaiaaae
        -16 ^ ~ai ~aaaaaaaaiaac
        354 ^ ~ai ~aeaaaaaeaaac
        1144 ^ ~aic
        495 ^ ~aic #
        462 ^ ~aic F
        600 ^ ~aic ~aaaaaaaaiaaae
        133 ^ ~aic ~aeaaaaaeaaac
        314 ^ ~be
        389 ^ ~be _
        -447 ^ ~be ~aaaaaae
        420 ^ ~be ~aab
        -297 ^ ~be ~acabi
        1105 ^ ~be ~aci
        567 ^ ~be ~ai
        230 ^ ~be ~aic
        364 ^ ~c
        308 ^ ~c _
        -253 ^ ~c ~
        521 ^ ~c ~aaaaaaaae
        -695 ^ ~c ~aaaaaaaaiaac
        959 ^ ~c ~aaaaaagaaaaaaai
        359 ^ ~c ~aaaaaao
        318 ^ ~c ~aci
        -346 ^ ~caaaaaaaaaac
        -337 ^ ~caaaaaaae
        -247 ^ ~caaaaaaaeaac
        -153 ^ ~ee
        393 ^ ~ee ~aab
        -749 ^ ~i
        -891 _ #
        -1105 _ # $
        420 _ # ,
        -1325 _ # F
        -258 _ # _
        -627 _ # a
        -438 _ # at
        -987 _ # pm
        352 _ # with
        -585 _ # ~
        411 _ # ~aaaaaaaaiaac
        351 _ # ~aaaaaaaaiaai
        -581 _ # ~aeaaaaaeaaac
        -503 _ $
        144 _ ,
        243 _ , F
        -1062 _ , NO
        518 _ , the
        780 _ , ~
        -702 _ , ~aaaaaaaaaaac
        558 _ , ~aeaaaaaeaaac
        536 _ , ~aic
        631 _ .
        500 _ . F
        -523 _ . _
        -458 _ . ~
        160 _ F
        433 _ F $
        50 _ F ,
        -196 _ F F
        -817 _ F _
        -478 _ F and
        558 _ F from
        551 _ F in
        550 _ F ~
        -467 _ F ~aaaaaaaaaab
        -701 _ F ~aaaaaaaae
        551 _ F ~aaaaaaaaiaac
        -342 _ _
        -924 _ _ #
        -885 _ _ $
        -40 _ _ ,
        -768 _ _ F
        252 _ _ _
        1396 _ _ by
        1506 _ _ ~aaaaaaaai
        -535 _ _ ~aaaaaaaaiaac
        -242 _ a F
        -510 _ after
        -347 _ all
        -385 _ and
        410 _ and a
        901 _ at
        -574 _ at the
        -642 _ between
        337 _ by
        -490 _ by mouth
        -512 _ cooker
        473 _ day
        585 _ done
        623 _ dram
        558 _ every
        730 _ finally
        -683 _ for #
        -395 _ for a
        758 _ for lunch
        173 _ from
        -695 _ in
        824 _ into a
        -950 _ is
        -88 _ it
        -946 _ kept
        -642 _ last
        523 _ machine
        493 _ machine F
        708 _ me
        -305 _ my
        1166 _ noon
        881 _ noon $
        -697 _ of
        -729 _ of myself
        1059 _ of the
        -720 _ on $
        563 _ on F
        -378 _ on the
        180 _ out
        -223 _ oz
        -369 _ oz ,
        270 _ oz of
        -531 _ report
        530 _ station
        583 _ the
        -416 _ the _
        -405 _ to
        307 _ to cook
        176 _ to the
        -357 _ tonight
        459 _ up
        -642 _ up $
        344 _ w
        437 _ w the
        -349 _ with
        437 _ with #
        -389 _ with a
        645 _ with the
        428 _ ~
        -1339 _ ~ #
        -505 _ ~ $
        -315 _ ~ ,
        369 _ ~ _
        -941 _ ~ ~
        -538 _ ~ ~aaaaaaaaaaac
        981 _ ~ ~aaaaaaaaaab
        1034 _ ~ ~aaaaaaaai
        504 _ ~ ~aaaaaaaaiaai
        676 _ ~ ~aaaaaaaaiacc
        -350 _ ~ ~aaaaaaai
        718 _ ~ ~aaaaaab
        -719 _ ~aaaaaaaaaaaaaab
        -1008 _ ~aaaaaaaaaaaaaac
        796 _ ~aaaaaaaaaaaae
        630 _ ~aaaaaaaaaaac $
        177 _ ~aaaaaaaaaaacec
        -360 _ ~aaaaaaaaaab
        169 _ ~aaaaaaaae
        -543 _ ~aaaaaaaae $
        701 _ ~aaaaaaaae ,
        742 _ ~aaaaaaaae F
        -541 _ ~aaaaaaaae ~
        764 _ ~aaaaaaaaeaab ,
        157 _ ~aaaaaaaai
        -425 _ ~aaaaaaaai #
        -490 _ ~aaaaaaaai F
        291 _ ~aaaaaaaai ~
        214 _ ~aaaaaaaai ~aeaaaaaeaaac
        -441 _ ~aaaaaaaaiaac
        -724 _ ~aaaaaaaaiaac $
        329 _ ~aaaaaaaaiaac F
        273 _ ~aaaaaaaaiaac _
        -45 _ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -374 _ ~aaaaaaaaiaai
        438 _ ~aaaaaaaaiaai #
        -1123 _ ~aaaaaaaaiaai ~
        258 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -684 _ ~aaaaaaaaiacc #
        -765 _ ~aaaaaaaaiacc ~
        761 _ ~aaaaaaaaiacc ~aaaaaabac
        -430 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        -326 _ ~aaaaaaac
        -543 _ ~aaaaaaai $
        -562 _ ~aaaaaaaiaaac
        540 _ ~aaaaaab
        -317 _ ~aaaaaabac
        -640 _ ~aaaaaabacaac
        -453 _ ~aaaaaac
        -442 _ ~aaaaacaai
        307 _ ~aaaaacaai ~aacaaaac
        568 _ ~aaaaacaai ~aeaaaaaeaaac
        -358 _ ~aaaaeab
        -950 _ ~acaaaiaaaaac
        -375 _ ~acaaaiaaaaac ~
        834 _ ~aci
        671 _ ~aeaaaaaeaaac
        -297 _ ~aeaaaaaeaaac F
        -821 _ ~aeaaaaaeaaac _
        -595 _ ~aeaaaaaeaaac ~aaaaaaaaaaac
        421 _ ~aeaaaaaeaaac ~aaaaaaaae
        436 _ ~aeaaaaaeaaac ~aaaaaab
        -318 _ ~aeaaaaaeaiac
        -136 _ ~aeaaaabe
        -559 _ ~aeaaaabe $
        -679 _ ~ai
        -497 _ ~aic
        978 _ ~be
        -484 _ ~be ~aic
        552 _ ~c
        485 a
        353 a #
        246 a # F
        277 a # _
        451 a # of
        -228 a # ounce
        623 a F
        488 a F $
        -771 a F ,
        -462 a F F
        -430 a F _
        -659 a F after
        -78 a F and
        -40 a F at
        948 a F bar
        501 a F between
        -481 a F for
        506 a F on
        611 a F to
        -100 a F with
        -150 a _
        247 a _ $
        -255 a bag
        -726 a bag of
        -577 a bar
        -574 a bar of
        -368 a bit
        -547 a bit of
        -453 a bottle
        475 a bowl
        173 a bowl of
        185 a cup
        151 a cup of
        -578 a day
        -717 a double
        -374 a good
        -676 a kilo
        743 a la
        474 a medium
        -517 a new
        295 a package
        293 a package of
        1020 a pint
        320 a pint of
        -362 a pound
        -307 a pound of
        279 a single
        -156 a slice
        -167 a slice of
        368 a small
        -1077 a splash
        -1081 a splash of
        394 a tablespoon
        394 a tablespoon of
        207 a tin
        316 a tin of
        473 a treat
        473 a treat $
        701 a tub
        701 a tub of
        -643 a warm
        -779 a whole
        -542 a whole F
        -489 about
        651 about #
        765 about # $
        443 about # F
        -369 about F
        -545 about the
        678 acai
        676 acai bowl
        656 actually
        -454 add
        504 add #
        336 added
        121 after
        -482 after #
        234 after $
        -597 after dinner
        -596 after dinner $
        -612 after my
        452 after the
        568 after the gym
        352 after work
        694 afternoon
        -851 again $
        392 again this
        390 again this time
        373 again today
        374 again today $
        -943 against
        -332 air
        556 airport
        355 al
        -451 alarm
        453 all
        -369 all day $
        728 all good
        725 all good $
        768 all i
        547 all i could
        -515 all my
        614 all night
        -355 all the F
        481 all to
        481 all to myself
        -1112 allergy
        -1635 allotment
        -810 almost
        148 along
        553 also
        -893 always
        -423 am $
        573 am ,
        -643 am and
        -1002 american
        -470 american F
        -464 amount
        461 an
        1105 an F
        396 an F $
        631 an _
        -529 an hour
        -387 an hour $
        393 and
        -55 and #
        176 and # F
        311 and # a
        105 and F
        724 and F $
        164 and F ,
        419 and F F
        -612 and F _
        -625 and F again
        255 and F at
        -454 and F from
        559 and F in
        -1142 and F of
        460 and F sauce
        -616 and F work
        98 and _
        385 and _ $
        716 and _ F
        584 and a
        -407 and a #
        -8 and a F
        -646 and a warm
        539 and an
        497 and an F
        433 and ate
        734 and had
        443 and had a
        1343 and i
        442 and me
        449 and me $
        613 and some F
        -491 and some _
        -997 and stick
        -576 and the
        443 animal
        348 annas
        349 annas birthday
        350 annas birthday $
        -503 any
        -312 anything
        734 anyway
        -429 apparently
        -173 are
        -656 are F
        -259 are _
        324 around
        383 around #
        568 around # pm
        1058 arvo
        -1346 as
        -2010 as F
        -1586 as F F
        -415 as a
        -897 as a F
        761 as always
        186 as yesterday
        -488 ask
        -755 at
        -252 at #
        -709 at # $
        223 at # am
        464 at # pm
        -436 at F
        -370 at F ,
        -1023 at _ #
        423 at _ ,
        -89 at a
        -343 at home
        548 at mile
        548 at mile #
        748 at my
        225 at my desk
        416 at nans $
        563 at the
        -608 at the F
        597 at the office
        761 at the pub
        548 at the weekend
        253 ate
        -474 ate # F
        -440 ate a F
        -762 ate all
        755 ate it
        -209 ate my
        413 ate my F
        898 ate the
        508 ate the lot
        773 au
        -742 aunt
        -630 avoid
        -624 avoid F
        293 away
        -324 away $
        402 babies
        -213 baby
        -408 baby $
        410 baby food
        -742 back
        -846 back $
        300 back on
        297 back on track
        -714 bad
        370 bad day
        361 bad day .
        829 bag
        518 bag $
        520 bag of
        1156 bag of F
        -1488 bags
        -699 bags of
        1220 baked
        92 baked F
        150 baked F $
        -594 baked F ,
        116 bakery
        473 bakery $
        789 bakery ,
        -1232 baking
        -410 ball
        -651 balls
        -679 balls ,
        -911 balls , F
        1030 banh
        495 banh mi
        -325 bank
        1319 bar
        319 bar at
        -564 bar of
        768 barely
        742 barely ate
        452 barely ate ,
        -689 bath
        -628 bathroom
        -609 batter
        398 bbq
        -1039 be
        643 be good
        277 be good .
        369 be healthy
        368 be healthy ,
        583 beach
        341 beat
        1047 because
        385 bed $
        318 bed ,
        570 before #
        456 before bed
        413 before bed $
        -397 before i got
        828 before the _
        450 being
        643 belly
        806 belly $
        428 benedict $
        -682 best
        -276 between #
        592 beyond
        535 bfast
        1329 big
        398 big #
        396 big # $
        -559 big F
        546 bike
        -482 bill
        839 bird
        774 birds
        713 birthday
        328 birthday $
        -536 birthday F
        943 bit _
        807 bit _ $
        -215 bit of
        -980 bit of a
        543 bites
        1017 bits
        667 bitter
        1755 black
        590 black $
        581 black ,
        117 black F
        213 black F $
        627 blankets
        -554 block
        350 blood
        817 bloody mary
        805 bloody mary $
        789 blorf
        -841 blossom
        -590 blossom $
        1049 blue
        371 bo
        347 board
        574 board $
        -901 boil
        660 boiled
        525 boiled F
        589 bol
        388 bone
        355 bone in
        216 boneless
        751 bonfire
        -669 book
        -505 booked
        -359 boss
        823 both
        -563 bottle
        -646 bottle $
        53 bottle of
        -601 bought
        -224 bought a
        1037 bought a F
        920 bowl
        -201 bowl $
        -451 bowl ,
        -1004 bowl , F
        643 bowl of
        382 bowl of F
        385 bowl with
        562 bowls
        354 box
        158 box $
        -1234 boxes
        786 boy
        726 boy $
        810 break
        627 break $
        830 breakfast
        -854 breakfast $
        -465 breakfast ,
        -588 breakfast , #
        507 breakfast .
        255 breakfast F
        1256 breast
        796 breast ,
        772 breast , #
        1063 brekkie
        -522 bride
        -1031 bring
        -408 bring F
        -471 bringing
        656 broke
        1228 brought
        268 brought F
        798 brown F
        199 brown F $
        922 bubble
        514 bubble F
        -787 budget
        752 buffet
        -1333 bump
        649 burned
        407 burnt
        263 bus $
        -547 busy
        1076 but
        910 but had
        604 but i
        -361 but it
        208 but the
        621 but the F
        -1199 butcher
        971 butty
        475 butty $
        -554 buy
        -411 buy F
        -384 buy F ,
        -51 by
        -566 by #
        190 by a
        -490 by mouth
        843 by the
        1000 by the F
        -321 c
        610 cab
        1241 caesar
        643 caesar F
        694 call
        1304 call ,
        1069 calling
        273 calorie
        -227 calories
        1131 came
        602 came out
        864 camp
        306 can
        817 can $
        -191 can i
        555 can of
        471 can of F
        -293 can you
        -874 cancelled
        33 canned
        -1068 cant
        654 canteen
        -778 capsule
        -780 capsule $
        -1063 capsules
        -179 car
        -541 car $
        -312 carb
        -1015 carbohydrates
        -921 card
        869 casserole
        -1398 caster
        -601 cat
        -620 caterers
        1164 caved
        1328 celebrate
        383 celebrated
        752 change
        -357 chart
        -420 check
        875 cheeky
        505 cheer
        508 cheer me
        511 cheer me up
        734 cheeseboard
        -415 cheesy
        1283 chicago
        880 chick
        315 chick fil
        315 chick fil a
        735 chilis
        -844 chillies
        936 chinese
        577 chipotle
        721 chomped
        656 chops
        408 chops $
        1253 chow
        626 chow mein
        -468 christmas
        -612 christmas $
        -590 chuck
        579 church
        -198 class
        480 class $
        800 clean $
        -763 client
        -751 client ,
        958 cliff
        -937 clockwork
        -610 closed
        -574 closed $
        108 club
        803 club F
        441 club F $
        425 coach
        -1197 coca
        -1200 coca F
        1460 cockles
        452 cold
        -448 cold $
        875 cold F
        -1054 come
        1072 comfort
        -1143 coming
        569 con
        302 cone
        309 cone $
        411 consisted
        413 consisted of
        -260 consumed
        135 consuming
        -770 contain
        224 containing
        -533 contains
        -619 contains F
        -26 cook
        685 cook ,
        298 cook so
        361 cooked
        -501 cooked $
        455 cooked ,
        -348 cooked F
        -669 cooker
        -435 cool
        -871 cooling
        -1 corner
        551 cos
        378 cos i
        382 cos i was
        363 costa
        -856 costco
        -629 costco run
        472 cottage
        469 cottage F
        -446 couch
        -321 couch F
        704 could
        1441 couldnt
        1351 count
        654 counter
        411 couple
        -1038 course
        744 cracked
        -973 crafted
        -460 cranberries
        619 crispy
        -379 cross
        -519 crossword
        -1009 crown
        601 crumble
        951 crumbs
        846 crunch
        -1095 crush
        175 crust
        1061 crusts
        -623 cry
        849 cup
        1082 cup $
        -858 cup ,
        -901 cup F
        550 cup F $
        -452 cup F ,
        317 cup F F
        970 cup of
        120 cup of F
        -420 cups F
        -506 cups F ,
        501 cured
        -22 cut
        585 da
        458 dad
        226 dark
        282 dark F
        -396 day
        689 day # ,
        -1020 day $
        605 day , F
        -446 day .
        -341 day . F
        -786 day at
        -600 days
        -411 days $
        905 de
        1346 decaf $
        -1035 decide
        361 decided on
        320 decided on F
        666 deep dish
        -281 defrost
        -755 degrees
        -614 dehydrated
        687 delayed
        395 deliveroo
        495 demolished
        512 demolished a
        931 dennys
        121 dentist
        1313 desk
        546 desk $
        1960 dessert
        328 dessert $
        347 dessert ,
        -743 diabetic
        1374 did
        -527 did a
        545 did i
        434 did i have
        542 didnt
        -889 didnt _
        579 didnt eat
        1286 didnt get
        334 diet
        -560 diet $
        1071 diet F
        702 diet F $
        -738 diet sheet
        569 diet starts
        619 diet starts tomorrow
        1020 dim
        827 dim sum
        379 dim sum $
        171 dinner
        553 dinner $
        383 dinner ,
        417 dinner , i
        598 dinner is
        -271 dish
        -993 dishwasher
        -966 do
        -575 doc
        -386 does
        -79 dog
        -546 dog ate
        303 dog then
        -381 dogs
        724 doi
        -1160 doing
        -320 dollars
        -291 done
        -454 done $
        835 dont
        524 dont _
        967 dont tell
        -470 door
        598 double
        502 double F
        591 dough
        737 down
        -326 down $
        419 down a F
        240 down for
        -241 down the
        -731 down to
        -1044 dozen
        -518 dr F
        -547 drain
        435 drained
        1070 dram
        633 dram $
        -595 drank
        -365 drank #
        -724 drew
        260 drink
        297 drink $
        -511 drink more
        -515 drink more F
        -873 drinking
        -539 drinks
        690 drive
        255 drizzle
        535 drop
        -619 dropped my
        -516 dropped my F
        600 drowned
        589 dry
        603 dry F
        -352 due
        1246 during
        1221 during the
        774 e
        -916 each
        -966 each $
        -1036 ear
        330 early
        -366 easter
        -1096 easy
        76 eat
        -514 eat $
        -518 eat F
        -510 eat F $
        687 eat a
        885 eat dinner
        765 eaten
        -466 eating
        -670 eating a
        -1095 eats
        -740 eats F
        -601 eight
        -1391 eighty
        537 elevenses
        475 else
        795 em
        -987 empty
        -360 end
        716 end of
        796 ended
        1691 energy
        689 energy drink
        414 energy drink $
        -383 england
        795 english
        94 enjoyed
        376 enjoying
        284 enjoying a
        -655 enough
        778 entire
        474 entry
        -589 equal
        -401 even
        327 evening
        323 evening $
        717 ever
        -1280 every
        230 everyone $
        -468 everything
        -666 everything $
        -676 everything F
        -343 except
        -485 extra
        -659 extra F
        -587 eyes
        -1296 face
        900 fairy
        483 fancy
        -566 far
        -1089 farmed
        -389 fast
        -728 fast $
        1133 fasting
        798 fasting ,
        507 fat
        -310 fed
        -308 fed the
        -502 feed
        -494 feeding
        -372 feeling
        -338 fell
        827 ferry
        464 festival
        778 festival $
        698 few
        315 fil
        316 fil a
        506 filet
        372 filled
        808 fillet
        1059 filling
        742 filling $
        406 film
        479 filter
        524 filter F
        990 finally
        -734 fine
        281 finger
        550 fingers
        312 fingers $
        -304 fingers ,
        -339 fingers and
        -337 fingers and F
        723 finish
        572 finished off
        3 finished the
        399 finished the F
        311 fire $
        654 first
        522 first F
        -712 first then
        616 first thing
        617 first thing $
        511 first time
        968 five
        1225 flake
        788 flask
        778 flask of
        775 flask of F
        99 flight
        -858 flower
        -700 flowering
        422 fluid
        378 fluid ounce
        -833 fly
        -608 fog
        -591 fold
        -516 fold in
        -1309 food
        -530 food .
        -400 food poisoning
        -386 foods
        612 footlong $
        -541 for #
        272 for # $
        -466 for # on
        -199 for F
        333 for F $
        -173 for a F
        781 for a _
        348 for annas
        350 for annas birthday
        193 for breakfast
        -426 for breakfast $
        -312 for breakfast ,
        272 for dinner
        204 for dinner $
        307 for lunch
        241 for lunch ,
        148 for me $
        1179 for once
        -773 for santa
        727 for school
        -538 for the
        735 for the F
        -695 for the _
        440 for the first
        1067 for the road
        453 for the team
        -359 forgot my
        855 forgot to
        779 fork
        -1111 forty
        499 four
        -1174 freezer
        557 french
        624 french F
        -506 fresh
        -699 fri
        -732 friday $
        387 fridge
        816 fried
        850 fried $
        527 fried F
        -993 fried green
        -987 fried green F
        338 friends
        351 friends $
        684 from
        -556 from #
        -324 from F
        -379 from F $
        -666 from a
        1047 from tesco
        867 from tesco $
        1451 from the
        261 from the F
        224 from the _
        -1062 from the corner
        388 from the freezer
        600 from the place
        445 from the van
        221 front
        370 front of
        555 front of the
        -880 frozen
        -949 frozen F
        1087 fry
        265 fry $
        -859 fry an
        -856 fry an F
        2241 fry up
        515 fuel
        690 full
        -732 full $
        1126 full english
        -394 full of
        -327 full of F
        621 g
        469 g $
        801 g .
        759 g . #
        435 g F $
        -1207 g F ,
        308 g F and
        -862 g F with
        424 g _
        241 g bag
        236 g bag $
        -979 g carbohydrates
        327 g cooked
        327 g of
        -313 g protein
        -248 g protein $
        444 gai
        -819 game
        542 game $
        207 game on
        215 garden
        824 garden $
        215 gave
        860 gave in
        447 gave me
        -937 get
        -694 get F
        -562 get a
        -322 gets
        -831 getting
        418 giant
        946 ginger F
        356 girls
        -810 give
        -438 giving
        699 glass
        339 glass of
        570 glasses of
        802 glazed
        739 glorps
        896 go $
        -1303 goal
        -943 goal #
        -419 goal $
        -498 going to have
        -764 golden
        -566 golden F
        -395 gone off
        -366 gone off $
        945 good $
        277 good .
        620 goreng
        51 got
        279 got #
        -496 got F
        -300 got _
        964 got me
        521 got the
        -1553 grab
        943 grabbed
        327 grabbed F
        255 grabbed a
        -634 gram
        -791 grams
        300 grams of
        908 grand
        -1113 grandad
        546 grande
        353 grande F
        -779 grandma
        -767 grease
        -1413 great
        -696 great $
        632 greek
        630 greek F
        418 green F
        793 green F $
        -1529 green F and
        327 greggs
        847 grilled
        849 grilled F
        -1173 guests
        -593 guinea
        -833 guy
        547 gym
        287 gym $
        -730 had
        5 had #
        751 had # $
        185 had # F
        1230 had F
        -220 had F $
        -359 had F F
        345 had F at
        -362 had F fingers
        298 had F for
        163 had F on
        -957 had a
        544 had a F
        -343 had nothing
        170 had the
        717 had the F
        -339 had to
        1019 haha
        2092 half
        697 halves
        584 hand
        743 handed
        624 handful
        506 handful of
        457 handful of F
        922 hangover
        734 happened
        -408 happy
        -1022 hard
        -615 hard $
        -638 hard F
        -909 hard F F
        -582 harvest festival
        -680 has
        -571 has #
        378 has been
        877 have
        -498 have #
        -557 have F
        613 have _
        -569 have a
        579 have been
        673 have the
        -455 havent
        -511 having
        -1220 having F
        285 having a
        -383 he
        191 healthy
        368 healthy ,
        -548 heartburn
        -1137 held
        -659 hell
        -666 hello
        -451 hello F
        -877 hello F $
        825 help
        724 helping
        -1377 hens
        -225 her F
        -628 here
        -706 here $
        -97 hi
        -252 high
        -1061 hill
        288 him
        498 him $
        -458 his
        -343 his F
        -776 hit
        658 hole
        582 hole $
        418 holiday
        565 holiday $
        674 home ,
        405 homemade
        334 homemade F
        -1061 hook
        584 hoppers
        -558 horse
        533 hot
        -443 hot F F
        660 hot pocket
        660 hot pocket $
        561 hotel
        -575 hour
        -514 hour $
        -1515 hours
        -975 house
        -1255 house $
        302 how
        -402 how many
        321 how much
        625 how much $
        -918 hr
        -873 hrs
        -549 humble
        -548 humble F
        287 hundred
        -783 hungry
        -410 hungry $
        -692 husband
        -1159 hydration
        27 i
        313 i _
        823 i _ $
        309 i could
        484 i did
        -486 i didnt have
        -516 i drink
        -275 i get
        625 i got
        741 i got #
        56 i had
        -681 i had #
        1235 i had F
        274 i had a
        140 i have
        572 i have F
        -275 i have a
        -848 i left
        409 i possess
        325 i possess a
        775 i think
        390 i think $
        555 i took
        382 i was hungry
        871 i went
        437 i will
        412 i will be
        2312 iced
        1047 iced F
        940 iced F $
        -573 iced F with
        1163 id
        -1204 idea
        -174 if
        1184 if _
        -919 ill
        345 ill today
        344 ill today ,
        -543 im
        181 im enjoying
        515 im having
        -348 in
        481 in #
        -427 in # $
        547 in # ml
        823 in ,
        113 in F
        282 in F $
        -769 in F ,
        -296 in _
        -381 in _ $
        -912 in a
        591 in a _
        -917 in a cup
        893 in bed
        596 in bed $
        319 in bed ,
        628 in blankets
        -588 in blossom
        -588 in blossom $
        379 in front
        380 in front of
        745 in it $
        548 in my F
        -565 in the
        -207 in the F
        -170 in the _
        1012 in the car
        -646 in the freezer
        763 in the fridge
        636 in the hole
        829 in the hotel
        1396 in the kitchen
        431 in the library
        -439 in the oven
        323 in the park
        480 in town
        479 in town $
        597 inch
        138 inch of
        -639 inches $
        -391 included
        311 indulging
        311 indulging in
        -945 ingredients
        -942 ingredients .
        541 insisted
        -938 install
        208 instant F
        958 instead
        215 into
        991 into F
        988 into a F
        -1157 into the
        -358 intolerant
        -625 invoice
        561 irish
        -889 is
        -552 is #
        -158 is _
        634 is being
        361 is my
        -491 is the
        328 is what
        325 is what im
        -644 it
        355 it $
        -1076 it F
        371 it _
        365 it _ $
        1125 it again
        420 it all
        -617 it to
        1180 it was
        560 it went $
        -317 italian
        -746 italian F
        -1410 its
        648 jacket
        1106 jacket F
        544 jacket F $
        346 jan
        -1025 january
        -708 jar
        -659 jar of
        -1374 jars
        -478 jars $
        -964 java
        963 joe
        606 judge
        -602 june
        712 just
        -357 just F
        454 just had
        317 just had F
        457 just the
        -740 k
        494 kcal
        -331 keep
        -565 keeps
        -1256 kent
        -86 kept
        -914 keto
        -926 kg
        -263 kids
        -470 kids $
        -1026 kids F
        -757 kids F .
        444 kids and
        445 kids and me
        -418 kids had
        -437 kids had F
        317 kids in
        320 kids in bed
        497 kids left
        -329 kill
        -705 kilo
        -917 kilos
        734 kipling
        898 kitchen
        629 kitchen $
        646 knife
        -799 knock
        830 knocked
        779 knocked back
        649 kraft
        472 kraft dinner
        592 l
        920 la
        -1093 lady
        215 lake
        -1089 landlord
        -950 landlord $
        473 laptop $
        508 large
        -532 large F
        223 large F $
        -484 large F with
        -515 last
        289 last F
        -1107 last F $
        512 last _
        -239 last night
        -1162 last year
        -194 late
        -1056 late $
        -536 later $
        -847 laundry
        505 law
        292 lawn
        325 lawn then
        -1380 lb
        -758 lb #
        -758 lb # oz
        -582 lb F
        -406 lbs
        435 lean
        480 leave the
        634 lecture
        -114 left
        -629 left it
        1075 leftover
        776 leftovers
        136 leg
        -627 leg day
        625 legion
        1195 lemsip
        -1213 letters
        308 library
        1154 licked
        -444 lidl
        786 light
        -184 like F
        -323 like F $
        892 like _
        665 like _ $
        -427 like a F
        521 link
        -430 links
        -2248 list
        -393 list $
        -1295 list .
        -866 list . F
        -834 litre
        -550 little
        -1268 living
        534 lo
        -393 loaves
        724 log
        508 log F
        563 lol
        -731 long
        -866 look
        -742 look at
        1132 lost
        550 lost a
        -850 lot
        -165 lot $
        -368 love
        -979 lovely
        -502 loves
        -492 loves F
        -551 low
        -971 lunch
        92 lunch $
        154 lunch ,
        -391 lunch , F
        491 lunch .
        492 lunch at
        -525 lunch for
        551 lunch today
        259 lunch today ,
        330 lunch was
        720 lunchbox
        -904 luncheon
        -907 luncheon F
        -607 lunches
        544 lunchtime
        -1395 m25
        708 maccies
        392 machine
        497 machine F
        476 machine F $
        -872 mad $
        47 made
        504 made F
        441 made F for
        227 made with
        -308 make
        356 make that
        357 make that #
        -450 making
        915 managed
        635 many
        313 maple
        -894 marinade
        755 market
        816 mary
        805 mary $
        630 masala
        464 masala F
        592 match
        356 match $
        -909 maybe
        722 maybe #
        -1019 maybe $
        -548 maybe F
        523 mcdonalds
        548 mcdonalds $
        442 mcmuffin
        1385 me
        542 me #
        -265 me $
        -1230 me a
        802 me eat
        -586 meal with
        -1389 meant
        465 measuring
        435 medium F
        955 meeting
        364 meetings
        349 meetings $
        679 mein
        667 melt
        744 melt $
        -626 melted
        -620 melted F
        274 menu
        653 menu $
        574 met
        -775 mg
        -768 mg $
        221 mi
        401 microwave F
        83 midnight
        -655 midnight $
        615 midnight ,
        -400 might
        478 mild
        584 mile #
        594 mile # $
        1154 milky
        -1038 min
        292 mine
        481 mine $
        589 mini
        586 mini F
        -416 mins
        -483 mins $
        -940 minutes
        -786 minutes of
        723 mishti
        725 mishti doi
        580 missing
        874 mix
        131 mix $
        607 ml
        1184 ml $
        -612 ml F
        -825 ml F $
        -567 mobile
        648 monday
        -392 monday $
        -447 month $
        827 mopped
        829 mopped up
        130 morning
        -286 morning $
        341 morning ,
        -808 most
        953 mostly
        500 mostly F
        1443 mountain
        590 mountain of
        588 mountain of F
        -879 mouse
        -882 mouse trap
        435 mouth
        604 move
        -284 moved
        -295 moved to
        372 movie
        -506 moving
        484 mowed
        325 mowed the
        325 mowed the lawn
        -580 mr F
        734 mr kipling
        -1077 mrs
        -574 ms
        140 much
        460 much $
        340 much F
        -376 much F $
        398 mug
        291 mug of
        300 mum
        -561 mummy
        340 mums
        624 munched
        263 mushy
        381 my
        -386 my F
        646 my F ,
        165 my _
        -184 my _ $
        646 my _ F
        547 my baby
        -736 my bag
        745 my breakfast
        111 my desk
        132 my desk $
        -636 my dinner
        214 my meal
        1647 my mouth
        647 my sister
        96 my snack
        618 my stomach
        424 my way
        444 my way home
        263 myself
        -272 myself $
        -403 myself to a
        -545 mystery
        911 n
        -92 n F
        -294 n F $
        -440 n _
        -958 nail
        -638 name
        -397 nan
        990 nani
        412 nans $
        663 nasi
        -1171 near
        -678 nectar
        -716 need
        -572 need F
        781 needed
        -643 needs
        463 negative
        617 neighbour
        -1176 never
        859 never again
        859 never again $
        -1030 new
        -1198 next
        -426 next week
        1038 ngl
        -558 nice
        512 night
        374 night $
        -513 night ,
        482 night .
        518 night F
        1409 nightcap
        355 nine
        828 nipped
        619 no
        -416 no ,
        -1188 none
        300 nonfat
        39 noon
        -894 normally
        -187 not
        -569 not a
        587 not sure
        -379 nothing
        -317 nothing $
        -613 now
        -121 now $
        567 number
        572 number #
        -567 numbers
        -642 nutrition
        490 o F
        -708 o2
        931 of
        327 of #
        607 of # F
        -33 of F
        -904 of F #
        64 of F $
        -336 of F ,
        -22 of F F
        323 of F _
        -494 of F again
        -599 of F for
        -932 of F from
        719 of F so
        298 of F with
        262 of _ $
        -593 of _ F
        -978 of a
        -898 of a F
        -846 of a _
        -357 of baked
        -424 of baked F
        209 of cooked
        -360 of dry F
        -605 of frozen
        -643 of frozen F
        379 of light
        -731 of myself
        -730 of myself $
        389 of raw
        353 of red
        470 of the
        339 of the F
        467 of the box
        513 of the day
        485 of the laptop
        346 of them
        -362 of white
        -482 of white F
        -5 off
        -984 off $
        -589 off ,
        -528 off F
        -479 off F $
        508 off _
        759 off the
        -361 off the F
        864 off the _
        -577 off the pier
        -977 offer
        760 office
        807 often
        -374 ok
        -508 ok $
        -980 old
        -450 on
        300 on #
        392 on F
        262 on F $
        296 on F ,
        -376 on F F
        263 on _
        403 on _ $
        -104 on a
        696 on a F
        -328 on friday
        -615 on friday $
        511 on holiday
        566 on holiday $
        -191 on it $
        529 on monday
        358 on monday $
        -874 on offer
        -790 on the F
        645 on the bus
        1029 on the cob
        -547 on the dog
        414 on the go
        450 on the pier
        596 on the plane
        -574 on the radio
        434 on the sofa
        257 on the train
        825 on the way
        298 on track
        298 on track .
        519 on tv
        555 on white
        788 once
        553 once $
        1027 one
        1083 ones
        449 only
        1049 open
        670 option
        -1581 or
        -1211 or F
        -681 or F F
        467 or so
        466 or so $
        360 or something
        360 or something $
        -1535 order
        -421 ordered
        -301 ordered a
        -1420 orders
        928 original
        1302 other
        887 other #
        525 ounce
        589 ounce of
        334 ounces
        314 ounces of
        -781 our
        -223 out
        -654 out #
        -821 out $
        1105 out for
        1097 out for F
        -311 out of
        -772 out of F
        486 out of the
        389 out with
        -343 oven $
        823 over my
        736 over the sink
        -722 overnight
        -541 overnight $
        429 own
        1142 own $
        488 oz
        820 oz $
        -381 oz ,
        -198 oz F
        -360 oz F $
        142 pack
        421 pack $
        455 pack of
        333 package
        334 package of
        -1293 packed
        867 packet
        480 packet $
        279 packet of
        1186 pad
        673 pad thai
        697 paid
        -845 paint
        -1036 painted
        -939 pale
        -337 pan
        -803 paper
        -557 park
        989 park $
        -570 parking
        -976 parkrun
        744 party F
        641 passed on
        -251 past
        -808 paste
        -426 pastor
        1055 patty
        377 pcs
        -581 peel
        883 penguin
        -716 people
        -676 people $
        -442 pepa
        -1326 percent
        -418 physio
        -388 pi
        -774 pick
        -1276 pick up
        -519 pick up F
        99 picked
        -416 picked F
        723 picked at
        627 picked up F
        231 picking
        -128 piece of F
        775 pieces
        525 pieces $
        501 pigs
        641 pigs in
        628 pigs in blankets
        -404 pill
        -1193 pinch
        -917 pinch of
        -908 pinch of F
        160 pink
        1088 pint of
        379 pint of F
        -220 pints of F
        322 place
        -535 place $
        572 plain
        414 plain F
        -1863 plan
        -486 plan .
        678 plane
        -1050 planted
        817 plate
        137 plate $
        689 plate ,
        351 plates
        -1535 please
        -451 please $
        987 please add
        633 please log
        510 please log F
        -798 pls
        608 plumber
        862 plus
        -176 pm
        -710 pm $
        667 pocket
        665 pocket $
        -508 points
        -400 poisoning
        -962 polish
        -940 polish $
        -624 poor
        -622 poor thing
        -621 poor thing $
        707 popeyes
        207 portion
        435 portion $
        410 possess
        327 possess a
        591 post
        324 pot
        311 pot $
        280 pot F
        414 pouch
        -641 pound
        -238 pound of
        -578 pound of F
        -1025 pounds
        -930 poured
        -559 powder
        625 powder $
        -591 powdered
        -591 powdered F
        403 power
        -910 prep
        535 prepared
        335 preparing
        -949 price
        -944 printer
        -431 priya
        1623 protein
        -375 protein $
        750 protein F
        1282 protein bar
        -980 proud
        993 pub
        377 puff
        709 punnet
        -636 puree
        -881 purple
        -613 pushups
        -484 put
        -458 put F
        555 put away
        -354 q3
        1326 quality
        1543 quarter
        427 quick
        720 quick #
        -423 quid
        743 quid for
        746 quid for a
        668 quiz
        -994 race
        -794 rack
        462 rack of
        466 rack of F
        -508 radio
        -575 radio $
        -979 raffle
        731 raid
        -305 raining
        -671 raised #
        -536 ram
        872 ran
        686 ran over
        -798 raw F
        -437 re
        -882 ready
        -957 ready $
        605 ready meal
        465 ready salted
        427 ready to
        704 real
        -169 recipe
        -389 recipe .
        -1059 record
        790 recovery
        395 red
        1217 red $
        589 red F
        267 red F $
        -507 red F ,
        -1296 reduced
        -645 refill
        1112 regret
        369 regular
        838 reheated
        -676 repeat
        -600 report
        868 rest
        434 restaurant
        465 restaurant $
        263 rich F
        -177 ring
        -686 ripe
        1268 road
        306 road $
        2120 roast
        529 roast F
        1267 roast dinner
        532 roast dinner $
        126 roasted
        194 roasted F
        -889 rock
        -911 rolling
        2 room
        588 room ,
        -669 rough
        438 roughly
        -401 round
        -404 round to
        -1075 royale
        -896 rule
        -752 rule $
        -1151 run
        841 run $
        -627 run .
        -1050 runners
        -857 running
        -540 sad
        90 said
        -455 said NO the
        -742 sale
        450 salted
        630 sam ,
        1492 sampled
        594 sank
        -1226 santa
        -662 santa ,
        -362 sarah
        -1409 sat
        232 satisfying
        659 sauce
        676 sauce $
        -956 sauce ,
        1613 saved
        1065 say
        -360 says
        500 says F
        376 school $
        675 schooner
        435 scoops
        191 scrambled
        187 scrambled F
        -823 scrape
        -385 seagull
        -994 season
        836 seconds
        -1136 seed
        -1108 seed F
        -846 seeds ,
        -774 self
        207 sent
        601 sent F
        832 sent F ,
        -665 sermon
        326 serve
        500 serve $
        -267 served
        -386 serving
        -732 set
        1453 settled
        -896 seven
        -1141 shaped
        447 share
        602 share ,
        -297 she
        -709 sheet
        448 shelled
        244 shepherds
        268 shepherds F
        464 shirt
        -1092 shoe
        -1019 shoot
        484 shop
        -361 shop $
        425 shop for
        531 shot
        -818 should
        -279 shower
        -667 shower $
        -309 shredded
        -830 shut
        -756 sick
        -881 sick $
        548 side
        251 side F
        328 since
        838 since the
        416 single
        603 sink
        642 sipped
        -214 size
        -438 size #
        326 size $
        -566 size of
        -545 sized
        405 skin
        483 skin on
        873 skipped
        838 skipped lunch
        -599 sky
        903 slab
        -186 sleep
        -985 sleep $
        -474 slept
        1397 slice
        536 slice $
        -674 slice ,
        456 slice F
        392 slice of
        227 slice of F
        359 slices
        342 slices F
        270 slices of
        438 sloppy
        -567 slow
        -412 slugs
        1283 small
        175 small F
        819 smashed a
        -604 smell
        -508 smelled
        -767 smells
        -444 smells of
        -708 smelt
        395 smoked F
        168 snack
        222 snack $
        232 snack ,
        -888 snacks
        -1863 snap
        2034 so
        897 so #
        965 so # F
        467 so $
        1645 so F
        345 so F $
        359 so F F
        433 so F and
        -576 so NO $
        415 so a
        -781 so far
        -474 so hungry
        336 so i
        -846 so i left
        1077 so that
        783 soccer
        366 sodium
        458 sofa $
        -274 soft
        583 soft serve
        1236 soggy
        -630 solid
        -352 solids
        190 some
        225 some F
        -425 some F $
        743 some _ $
        635 somebody
        957 somehow
        -188 someone
        536 something
        351 something $
        -560 sore
        599 sorrows
        1992 sorry
        1645 sorted
        706 sorted $
        264 sour
        -1042 sowed
        -1100 soy
        -512 soy ,
        -526 soy sauce
        602 spag
        586 spag bol
        515 spice
        766 spicy
        -525 spilled
        -487 splash
        -502 splash of
        -604 split
        314 spoon
        982 spoons
        219 spring
        984 spring F
        523 spring F $
        860 square
        377 square of
        398 squares
        678 staff
        956 stall
        941 stall $
        1398 stand
        1173 standing
        746 starbucks $
        -530 starbucks F
        -517 start
        -367 starter
        217 starts
        552 starts tomorrow
        382 starving
        1326 station
        764 station ,
        810 station F
        -681 staying
        -892 steakhouse
        -1371 steps
        -404 steps $
        -717 stick
        -639 stick $
        547 sticks
        -1060 still
        111 stir
        1025 stir fry
        785 stir fry $
        657 stole
        -522 stomach
        502 stomach $
        -1002 stones
        582 stop
        735 stop $
        1008 stopped
        616 stopped at
        842 stove
        886 straight
        332 straight from
        326 straight from the
        522 street
        469 street $
        944 stress
        480 string
        498 string F
        -349 strip
        -372 stuck
        -867 study
        493 stuffed
        484 stuffed F
        -814 substitute
        625 subway
        824 sum
        380 sum $
        -827 sun
        436 sun $
        45 sunday
        106 sunday $
        -440 sunday ,
        659 sunday roast
        -960 sunflower F
        934 sunflower seeds
        -724 supper
        745 sure
        -673 swallow
        912 swapped
        320 sweet
        739 sweet ,
        389 sweet F $
        -744 sweet tooth
        569 swift
        697 swimming
        343 t
        -1676 table
        -806 table #
        383 table for
        380 table for #
        469 tablespoon
        466 tablespoon of
        -404 take
        -1171 taking
        1199 talked
        993 tapas
        -544 target
        525 taste
        818 tasting
        703 tax
        991 tbh
        -170 tbsp
        -30 tbsp F
        506 tbsp F $
        -1023 tbsp soy
        327 team
        593 team lunch
        471 team lunch $
        571 teaspoon
        571 teaspoon of
        -939 technically
        556 tell
        773 tell the
        403 telly
        -180 ten
        380 teriyaki
        -979 tesco
        402 tesco $
        -776 test
        1021 tested
        1032 tested the
        -591 text
        916 thai
        531 thai green
        -459 than
        642 that
        939 that #
        -531 that $
        444 that F
        219 that has
        178 that has been
        413 that is
        -203 that was
        -152 the
        -154 the #
        -627 the $
        -946 the F
        623 the F ,
        591 the F .
        711 the F F
        -1040 the F again
        -669 the F at
        -769 the F before
        1200 the F but
        573 the F for
        551 the F in
        -335 the F on
        473 the F so
        771 the F to
        482 the F was
        966 the F were
        -105 the _
        -76 the _ $
        1201 the _ ,
        1121 the _ F
        -559 the _ for
        616 the _ machine
        307 the _ of
        -614 the _ on
        -645 the allotment
        234 the bakery
        524 the bakery $
        796 the bakery ,
        573 the beach
        1013 the beach $
        -335 the best
        -566 the bike $
        -464 the bill
        -362 the birthday
        -358 the birthday F
        578 the blue
        -574 the boss
        749 the box
        307 the box $
        -523 the bride
        -697 the bus
        260 the bus $
        -682 the butcher
        331 the car
        171 the car $
        -806 the class
        415 the client
        1034 the cob
        -397 the corner
        -590 the corner shop
        947 the day
        813 the day $
        -207 the dog
        -733 the dog $
        301 the dog then
        490 the first
        444 the first time
        679 the flight
        658 the game $
        206 the game on
        282 the girls
        417 the go
        415 the go $
        531 the gym
        254 the gym $
        632 the hole
        585 the hole $
        622 the jar
        211 the kids
        -315 the kids $
        446 the kids and
        658 the kitchen
        671 the kitchen $
        475 the laptop
        476 the laptop $
        1225 the last
        332 the last F
        323 the lawn then
        -473 the leftover
        -473 the leftover F
        -703 the list
        -392 the list $
        -157 the lot
        335 the match $
        652 the meeting
        -509 the new
        192 the office
        -715 the old
        -354 the oven $
        -665 the park
        601 the plane
        -681 the plate
        -889 the protein
        355 the pub
        -574 the radio $
        602 the road
        477 the road $
        487 the roast
        1180 the shop
        426 the shop for
        -576 the shower
        -576 the shower $
        -589 the side
        486 the sofa $
        606 the spoon
        491 the stall
        226 the station
        507 the sun
        451 the sun $
        -764 the table
        329 the team
        476 the team lunch
        -671 the tin
        685 the train
        493 the train $
        467 the van
        485 the way
        -413 the way home
        475 the way to
        885 the whole thing
        -796 the window
        -750 the window $
        -538 their
        -316 them
        411 them $
        562 then
        761 then F $
        -544 then F ,
        407 then a
        -634 there
        601 there was
        559 these
        614 these days
        617 these days $
        309 they
        1013 they _
        -948 they had
        685 they were
        922 theyd
        -544 thick
        443 thigh
        425 thin
        -279 thing
        604 think
        391 think $
        -652 thinking
        -929 thirsty
        196 this
        -560 this _ $
        -265 this morning $
        594 this time
        580 this time $
        -279 this week
        -242 this week $
        -724 those
        -701 thought
        801 three
        -387 threw
        994 through
        739 through _
        792 thru
        -1268 thurs
        -1124 thurs $
        -407 thursday
        -487 tickets
        976 tie
        271 tikka
        543 till
        -340 time
        471 time $
        -174 time ,
        972 times
        912 tin $
        -285 tin of
        -318 tin of F
        -598 tinned
        -600 tinned F
        -841 tinned F $
        -1266 tins
        -873 tip
        -1126 tired
        -601 tired $
        -1252 tmrw
        -143 to
        -791 to #
        -761 to F
        -267 to F $
        -360 to _
        563 to _ $
        281 to a
        579 to be
        271 to be good
        370 to be healthy
        -928 to bed
        -664 to bed $
        507 to cheer
        508 to cheer me
        912 to cook
        687 to cook ,
        299 to cook so
        161 to eat
        807 to fast
        -588 to fry
        874 to log
        -417 to me
        259 to my
        476 to myself
        481 to myself $
        572 to start
        576 to start $
        -335 to the
        368 to the shop
        428 to try
        635 toad
        631 toad in
        634 toad in the
        301 toasted
        -209 today
        -147 today $
        701 today , _
        744 toddler
        -686 tom
        -1044 tomorrow
        -639 tomorrow .
        828 tonic
        343 tonic $
        -626 tonight
        -149 tonight $
        -1267 too
        720 too $
        -657 too busy
        1032 too many
        -294 too much
        394 too much F
        270 took #
        648 took # $
        -607 took my F
        -1063 tooth
        284 top
        -189 touch
        487 tour
        823 town
        471 town $
        293 track
        298 track .
        1357 trail
        1402 trail mix
        520 trail mix $
        1074 train
        535 train $
        -606 training
        -920 trap
        -624 tray
        1031 treat
        509 treat $
        543 treated
        304 treated myself
        307 treated myself to
        -328 tree
        358 trimmed
        332 trimmed to
        1009 trolley
        1259 truck
        191 trying
        179 trying to
        660 trying to be
        -160 tsp
        -959 tsp baking
        476 tub of
        321 tub of F
        430 tube
        558 tucked
        560 tucked into
        -604 tues
        600 tuesday
        502 tuesday $
        281 turn
        -298 turned
        -423 turned down
        -330 turned down a
        -505 twelve
        -451 twenty
        -705 twice
        931 two
        -1656 u
        678 ultra
        267 um
        310 uncle
        -558 under
        -330 under the
        -1007 underrated
        -456 uni
        163 unsweetened
        -810 until
        473 up $
        -470 up ,
        522 up F on
        -363 up a
        891 up at
        637 up at #
        -414 up for
        453 up in
        540 up my
        563 up the
        -461 up to
        642 up with
        -415 update
        -805 upgrade
        380 us
        535 us F
        -443 use
        -494 used
        -511 used to
        778 usual
        -690 v
        588 van
        -222 vanilla
        -436 vanilla F
        -599 vegan
        -684 vegetarian
        519 vending
        -784 vet
        -734 vet $
        275 victoria
        277 victoria sponge
        2049 w
        138 w #
        263 w F
        248 w _
        642 w a
        897 w my
        240 w the
        -516 waist
        -506 waiter
        831 waiting for the
        -874 walk
        41 walked
        403 walked the
        402 walked the dog
        486 walking
        689 wanted
        -354 wants
        -786 war
        716 ward
        880 warm
        597 warm F
        872 was
        733 was F
        -691 was F F
        627 was F and
        352 was _
        -492 was a
        893 was a F
        382 was hungry
        378 was hungry $
        -970 washing
        463 watched
        1061 watching
        813 watching the
        547 watching the match
        615 way
        768 way back
        -592 we
        280 we had
        295 we had F
        -852 wed
        -911 wedding
        -1115 wedge
        -451 weds
        627 wee
        -1140 week
        -753 week $
        -792 weekly
        -1278 weeks
        -658 weight
        -369 well
        338 wendys
        1299 went
        571 went $
        323 went for
        604 went in
        585 went out
        322 went out for
        -349 were
        -1077 what
        -424 what a
        326 what im
        1496 whelks
        -107 when
        -781 when i
        -684 when i was
        -305 where
        380 which
        1342 while
        -643 whisk
        638 white
        228 white F
        -141 who
        614 who ate
        -146 whole
        296 whole F
        -1002 whole _
        459 whole bag
        908 wife
        -499 will
        -633 will be
        -753 window $
        -812 winter
        -813 winter $
        -454 wish
        482 with
        267 with #
        189 with F
        -52 with F $
        466 with F ,
        143 with F F
        156 with F and
        724 with a
        176 with a F
        -598 with a splash
        209 with an
        504 with an F
        306 with friends
        308 with friends $
        -579 with me
        424 with my
        930 with the
        206 with the game
        -344 with the kids
        1450 won
        1030 won $
        -1050 wont
        -698 words
        -678 words $
        116 work
        616 workout
        -1226 world
        -647 worms
        -403 would
        -326 would kill
        1193 wouldnt
        -991 wrong
        3113 x
        -1135 xmas
        965 xx
        -1322 year
        -584 year $
        -773 years
        -733 years _
        -807 yellow
        -439 yellow F
        431 yes
        254 yesterday
        -328 yesterday $
        836 yesterday ,
        -1426 yet
        -73 yet $
        -720 you
        -1882 your
        -671 your F
        164 zero
        508 zoom
        2099 zorblax
        -205 ~ #
        -917 ~ # $
        162 ~ # ,
        489 ~ # F
        -567 ~ # NO
        568 ~ # _
        144 ~ # ~
        -309 ~ # ~aaaaaaaaaaaaab
        566 ~ # ~aaaaaaaaaaac
        -584 ~ # ~aaaaaaaai
        74 ~ $
        422 ~ &
        555 ~ ,
        -696 ~ , #
        539 ~ , F
        343 ~ , _
        456 ~ , ~
        266 ~ , ~aaaaaaaaaaac
        1032 ~ , ~aic
        680 ~ , ~c
        862 ~ , ~ee
        -172 ~ .
        -17 ~ . F
        398 ~ . ~
        964 ~ . ~aaaaaaaaaaac
        477 ~ F
        323 ~ F #
        766 ~ F $
        163 ~ F &
        150 ~ F ,
        536 ~ F F
        -216 ~ F _
        300 ~ F ~
        488 ~ F ~aaaaaaaaaaac
        239 ~ F ~aaaaaaaaaab
        -314 ~ F ~aaaaaaaae
        487 ~ F ~aaaaaaaai
        424 ~ F ~aaaaaaaaiaac
        626 ~ F ~aaaaaaaaiaai
        -233 ~ F ~aaaaaaaaiacc
        -578 ~ F ~aaaaaaaiaaac
        -776 ~ F ~aaaaacaai
        -285 ~ F ~aab
        1231 ~ F ~acaaaiaaaaac
        737 ~ NO $
        -665 ~ NO ,
        -264 ~ _
        1516 ~ _ #
        630 ~ _ ,
        931 ~ _ .
        188 ~ _ ~
        -458 ~ _ ~aaaaaaaaaab
        -440 ~ _ ~aaaaaaaai
        -1032 ~ _ ~aaaaaaaaiaac
        -746 ~ _ ~aaaaaaai
        -399 ~ _ ~acaaaiaaaaac
        776 ~ ~
        586 ~ ~ #
        1395 ~ ~ $
        -359 ~ ~ ,
        -1039 ~ ~ .
        -433 ~ ~ F
        -215 ~ ~ _
        820 ~ ~ ~
        -360 ~ ~ ~aaaaaaaaaab
        -577 ~ ~ ~aaaaaaaab
        49 ~ ~ ~aaaaaaaai
        184 ~ ~ ~aaaaaaaaiaac
        -771 ~ ~ ~aaaaaaaaiaai
        -283 ~ ~ ~aaaaaaaaiacc
        -593 ~ ~ ~aaaaaaai
        -132 ~ ~ ~aaaaaab
        1338 ~ ~ ~aaaaaabi
        -542 ~ ~ ~aaaaaac
        386 ~ ~ ~aacaaab
        -471 ~ ~ ~aeaaaaaeaaac
        -575 ~ ~ ~aeaaaabe
        -741 ~ ~aaaaaaaaaaaaaab
        464 ~ ~aaaaaaaaaaaaaac
        1362 ~ ~aaaaaaaaaaaaaae
        1498 ~ ~aaaaaaaaaaaaaae $
        29 ~ ~aaaaaaaaaaaaab
        -429 ~ ~aaaaaaaaaaaaab $
        644 ~ ~aaaaaaaaaaaaab ~
        -740 ~ ~aaaaaaaaaaaaai
        -550 ~ ~aaaaaaaaaaaae
        -781 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        437 ~ ~aaaaaaaaaaac
        592 ~ ~aaaaaaaaaaac #
        -246 ~ ~aaaaaaaaaaac $
        661 ~ ~aaaaaaaaaaac ,
        -348 ~ ~aaaaaaaaaaac .
        745 ~ ~aaaaaaaaaaac F
        -523 ~ ~aaaaaaaaaaac ~
        745 ~ ~aaaaaaaaaaac ~aaaaaaaai
        -290 ~ ~aaaaaaaaaaacec
        -331 ~ ~aaaaaaaaaaacec ~aaaaaaaai
        336 ~ ~aaaaaaaaaab
        384 ~ ~aaaaaaaaaab #
        -176 ~ ~aaaaaaaaaab F
        917 ~ ~aaaaaaaaaab ~
        394 ~ ~aaaaaaaaaab ~aaaaaaaaaaac
        -610 ~ ~aaaaaaaaaab ~aeaaaaae
        -325 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        594 ~ ~aaaaaaaab
        487 ~ ~aaaaaaaae F
        -444 ~ ~aaaaaaaae ~
        606 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -509 ~ ~aaaaaaaaeaaaae
        673 ~ ~aaaaaaaaeaaai
        383 ~ ~aaaaaaaaeaab
        -276 ~ ~aaaaaaaaeaab $
        660 ~ ~aaaaaaaaeaab F
        841 ~ ~aaaaaaaaeaag
        447 ~ ~aaaaaaaai
        -902 ~ ~aaaaaaaai #
        361 ~ ~aaaaaaaai F
        -312 ~ ~aaaaaaaai ~
        -441 ~ ~aaaaaaaai ~aaaaaaaae
        389 ~ ~aaaaaaaai ~aab
        537 ~ ~aaaaaaaai ~aeaaaaaeaiac
        -594 ~ ~aaaaaaaai ~aeaaaabe
        315 ~ ~aaaaaaaai ~c
        390 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -316 ~ ~aaaaaaaaiaac
        -967 ~ ~aaaaaaaaiaac #
        487 ~ ~aaaaaaaaiaac F
        531 ~ ~aaaaaaaaiaac _
        377 ~ ~aaaaaaaaiaac ~
        298 ~ ~aaaaaaaaiaac ~aacaaaaaaai
        899 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        560 ~ ~aaaaaaaaiaai
        289 ~ ~aaaaaaaaiaai #
        -561 ~ ~aaaaaaaaiaai F
        282 ~ ~aaaaaaaaiaai ~
        222 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -400 ~ ~aaaaaaaaiacc
        340 ~ ~aaaaaaaaiacc #
        -1227 ~ ~aaaaaaaaiacc F
        605 ~ ~aaaaaaaaiacc ~
        -581 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        186 ~ ~aaaaaaac
        -345 ~ ~aaaaaaac $
        801 ~ ~aaaaaaacaaac
        503 ~ ~aaaaaaacaaac $
        640 ~ ~aaaaaaad
        -490 ~ ~aaaaaaae
        -2014 ~ ~aaaaaaae $
        -615 ~ ~aaaaaaae F
        847 ~ ~aaaaaaae ~
        508 ~ ~aaaaaaae ~aaaaaaaaaaaae
        220 ~ ~aaaaaaai
        -187 ~ ~aaaaaaai $
        219 ~ ~aaaaaaai F
        434 ~ ~aaaaaaai _
        -45 ~ ~aaaaaaai ~
        -355 ~ ~aaaaaaaiaaac
        485 ~ ~aaaaaab
        -1184 ~ ~aaaaaab $
        196 ~ ~aaaaaab ,
        174 ~ ~aaaaaab ~
        726 ~ ~aaaaaab ~aaaaaaaaiaac
        -289 ~ ~aaaaaabac
        720 ~ ~aaaaaabacaac
        569 ~ ~aaaaaabacaac $
        515 ~ ~aaaaaabacaac ,
        -42 ~ ~aaaaaabae
        158 ~ ~aaaaaabi
        -483 ~ ~aaaaaac
        -494 ~ ~aaaaaac $
        623 ~ ~aaaaaac ~aaaaf
        -679 ~ ~aaaaaacaaaaaaai
        490 ~ ~aaaaaacaeaaaaai
        837 ~ ~aaaaaagaaaaaaai
        -417 ~ ~aaaaab
        -204 ~ ~aaaaacaai
        -475 ~ ~aaaaacaai ~
        -726 ~ ~aaaaacaai ~aacaaaaaaaac
        -94 ~ ~aaaaacaai ~aeaaaaaeaaac
        472 ~ ~aaaabaaae
        -250 ~ ~aaaae
        -599 ~ ~aaaae ,
        -339 ~ ~aaaaeab
        94 ~ ~aab
        73 ~ ~aab F
        -505 ~ ~aabaab
        1057 ~ ~aacaaab
        498 ~ ~aacaaab $
        -758 ~ ~aacaaabc
        317 ~ ~aacaaaeaiaac
        226 ~ ~ac
        447 ~ ~acaaaiaaaaac
        433 ~ ~acaaaiaaaaac ~
        692 ~ ~acab
        -469 ~ ~acababc
        -42 ~ ~acabai
        481 ~ ~acabaiaaaaac
        -459 ~ ~aeaaaaae
        -257 ~ ~aeaaaaaeaaac
        -419 ~ ~aeaaaaaeaaac _
        40 ~ ~aeaaaaaeaaac ~
        354 ~ ~aeaaaaaeaaac ~aaaaaab
        565 ~ ~aeaaaaaeaaac ~c
        587 ~ ~aeaaaaaeaiac
        -1002 ~ ~aeaaaabe
        -632 ~ ~aeaaaabe _
        -327 ~ ~aeaaaabe ~aaaaaab
        196 ~ ~ai
        -900 ~ ~aic
        -669 ~ ~aic #
        -490 ~ ~aic F
        430 ~ ~b
        -300 ~ ~be
        756 ~ ~be ~
        754 ~ ~be ~acabai
        520 ~ ~c
        287 ~ ~c $
        1298 ~ ~caaaaaaaaaac
        952 ~ ~caaaaaaaeaac
        582 ~aaaaaaaaaaaaaaab ~aaaaaaaae
        -447 ~aaaaaaaaaaaaaaac #
        -456 ~aaaaaaaaaaaaaaac $
        768 ~aaaaaaaaaaaaaaac ~
        -493 ~aaaaaaaaaaaaaab #
        267 ~aaaaaaaaaaaaaab $
        -739 ~aaaaaaaaaaaaaab ,
        -886 ~aaaaaaaaaaaaaab F
        -195 ~aaaaaaaaaaaaaab ~
        783 ~aaaaaaaaaaaaaab ~aaaaaaaai
        833 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        -1278 ~aaaaaaaaaaaaaab ~aaaaacaai
        48 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        290 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        584 ~aaaaaaaaaaaaaab ~aeaaaaaeaiac
        1453 ~aaaaaaaaaaaaaab ~aeaaaabe
        -745 ~aaaaaaaaaaaaaac #
        -468 ~aaaaaaaaaaaaaac # ~
        555 ~aaaaaaaaaaaaaac $
        -608 ~aaaaaaaaaaaaaac .
        -409 ~aaaaaaaaaaaaaac F
        816 ~aaaaaaaaaaaaaac F $
        -566 ~aaaaaaaaaaaaaac F F
        -881 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -366 ~aaaaaaaaaaaaaac _ $
        1124 ~aaaaaaaaaaaaaac ~
        405 ~aaaaaaaaaaaaaac ~ $
        -859 ~aaaaaaaaaaaaaac ~aaaaaaaai
        502 ~aaaaaaaaaaaaaac ~aaaaaaaaiaac
        -863 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -283 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -321 ~aaaaaaaaaaaaaae $
        720 ~aaaaaaaaaaaaaae &
        263 ~aaaaaaaaaaaaaae ,
        640 ~aaaaaaaaaaaaaae , ~
        225 ~aaaaaaaaaaaaaae F
        656 ~aaaaaaaaaaaaaae F $
        -748 ~aaaaaaaaaaaaaae _
        865 ~aaaaaaaaaaaaaae ~
        795 ~aaaaaaaaaaaaaae ~ ~
        -483 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        1461 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -604 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -969 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -729 ~aaaaaaaaaaaaaae ~aic
        -726 ~aaaaaaaaaaaaaai $
        419 ~aaaaaaaaaaaaaai ,
        -290 ~aaaaaaaaaaaaaai ~aaaaaaaaaaaae
        801 ~aaaaaaaaaaaaaaj # ~aaaaaaaaab
        644 ~aaaaaaaaaaaaaaj $
        341 ~aaaaaaaaaaaaaaj ~
        677 ~aaaaaaaaaaaaaaj ~aaaaaaaaiaaae
        -495 ~aaaaaaaaaaaaab $
        653 ~aaaaaaaaaaaaab ,
        1357 ~aaaaaaaaaaaaab F
        460 ~aaaaaaaaaaaaab F ~aaaaaaaaiaac
        1303 ~aaaaaaaaaaaaab ~
        809 ~aaaaaaaaaaaaab ~ $
        -705 ~aaaaaaaaaaaaac $
        960 ~aaaaaaaaaaaaac ~
        -960 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        402 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        403 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        637 ~aaaaaaaaaaaaae ~
        153 ~aaaaaaaaaaaaai F
        -398 ~aaaaaaaaaaaaai F ,
        401 ~aaaaaaaaaaaaai ~ ~
        377 ~aaaaaaaaaaaae # $
        -313 ~aaaaaaaaaaaae ,
        234 ~aaaaaaaaaaaae F
        563 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        70 ~aaaaaaaaaaaae ~
        -835 ~aaaaaaaaaaaae ~ $
        319 ~aaaaaaaaaaaae ~aaaaaaaai
        633 ~aaaaaaaaaaaae ~aaaaaaaai #
        439 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        646 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        546 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -412 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -462 ~aaaaaaaaaaaae ~aaaaacaai
        455 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -793 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        535 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        -583 ~aaaaaaaaaaab #
        -536 ~aaaaaaaaaaab _
        412 ~aaaaaaaaaaac #
        656 ~aaaaaaaaaaac # $
        702 ~aaaaaaaaaaac $
        715 ~aaaaaaaaaaac ,
        -605 ~aaaaaaaaaaac , F
        310 ~aaaaaaaaaaac F
        -1013 ~aaaaaaaaaaac F #
        572 ~aaaaaaaaaaac F $
        -574 ~aaaaaaaaaaac F ,
        -446 ~aaaaaaaaaaac F F
        613 ~aaaaaaaaaaac F _
        623 ~aaaaaaaaaaac F ~
        275 ~aaaaaaaaaaac F ~aaaaaaaaaab
        395 ~aaaaaaaaaaac F ~aaaaaaaai
        -457 ~aaaaaaaaaaac F ~aaaaaaaaiaac
        862 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        814 ~aaaaaaaaaaac F ~aaaaaaai
        -287 ~aaaaaaaaaaac _
        -719 ~aaaaaaaaaaac _ $
        904 ~aaaaaaaaaaac ~
        398 ~aaaaaaaaaaac ~ $
        324 ~aaaaaaaaaaac ~ ,
        359 ~aaaaaaaaaaac ~ .
        -536 ~aaaaaaaaaaac ~ F
        -1077 ~aaaaaaaaaaac ~ ~
        818 ~aaaaaaaaaaac ~ ~aaaaaaaai
        -346 ~aaaaaaaaaaac ~aaaaaaaaaaac
        1004 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -654 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -668 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -538 ~aaaaaaaaaaac ~aaaaaaaaaaac ~aaaaaaaai
        -621 ~aaaaaaaaaaac ~aaaaaaaaaab ~aeaaaaaeaaac
        -304 ~aaaaaaaaaaac ~aaaaaaaai
        -935 ~aaaaaaaaaaac ~aaaaaaaai F
        884 ~aaaaaaaaaaac ~aaaaaaaai _
        479 ~aaaaaaaaaaac ~aaaaaaaai ~
        -248 ~aaaaaaaaaaac ~aaaaaaaaiaaae
        -367 ~aaaaaaaaaaac ~aaaaaaaaiaaae $
        -53 ~aaaaaaaaaaac ~aaaaaaaaiaac
        -645 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -368 ~aaaaaaaaaaac ~aaaaaaac
        325 ~aaaaaaaaaaac ~aaaaaab
        -538 ~aaaaaaaaaaac ~aaaaaab $
        544 ~aaaaaaaaaaac ~aaaaaabac
        -690 ~aaaaaaaaaaac ~aaaaacaai
        -580 ~aaaaaaaaaaac ~aaaaacaai ~
        99 ~aaaaaaaaaaac ~aaaae
        613 ~aaaaaaaaaaac ~aab
        -369 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -430 ~aaaaaaaaaaac ~aeaaaabe
        -343 ~aaaaaaaaaaacac ~
        -331 ~aaaaaaaaaaacac ~ ~aeaaaaaeaaac
        642 ~aaaaaaaaaaacac ~aaaaaaaai
        548 ~aaaaaaaaaaacai ~
        -655 ~aaaaaaaaaaacec #
        -823 ~aaaaaaaaaaacec $
        -409 ~aaaaaaaaaaacec ~aaaaaaaai
        -764 ~aaaaaaaaaaacec ~aaaaaaaai F
        386 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        387 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        1109 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1103 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -795 ~aaaaaaaaaaae $
        181 ~aaaaaaaaaab # F
        -655 ~aaaaaaaaaab # ~
        545 ~aaaaaaaaaab F
        212 ~aaaaaaaaaab F $
        53 ~aaaaaaaaaab F ,
        -24 ~aaaaaaaaaab F F
        -624 ~aaaaaaaaaab F _
        -325 ~aaaaaaaaaab F ~
        101 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -437 ~aaaaaaaaaab F ~aaaaaaai
        -329 ~aaaaaaaaaab _
        411 ~aaaaaaaaaab _ $
        722 ~aaaaaaaaaab _ F
        134 ~aaaaaaaaaab ~
        451 ~aaaaaaaaaab ~ $
        -445 ~aaaaaaaaaab ~ ~
        -464 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        133 ~aaaaaaaaaab ~aaaaaaaaaaac
        451 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -1110 ~aaaaaaaaaab ~aaaaaaaae
        -833 ~aaaaaaaaaab ~aaaaaaaae $
        648 ~aaaaaaaaaab ~aaaaaaae
        449 ~aaaaaaaaaab ~aaaaaaae $
        614 ~aaaaaaaaaab ~aaaaaaae F
        -490 ~aaaaaaaaaab ~aaaaaaae _
        430 ~aaaaaaaaaab ~aab
        -52 ~aaaaaaaaaab ~aeaaaaaeaaac
        -405 ~aaaaaaaaaab ~aeaaaaaeaaac #
        234 ~aaaaaaaaaab ~aeaaaaaeaaac F
        222 ~aaaaaaaaaab ~aeaaaaaeaaac ~
        -141 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        427 ~aaaaaaaaaab ~ai
        1162 ~aaaaaaaaaab ~aic
        633 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        486 ~aaaaaaaaaab ~aic ~aeaaaabe
        1380 ~aaaaaaaaaab ~be
        330 ~aaaaaaaaaab ~c
        -407 ~aaaaaaaaab ~aeaaaaaeaaac
        1184 ~aaaaaaaaae _
        -574 ~aaaaaaaaae ~be
        -1270 ~aaaaaaaab ~aaaaaaae
        1064 ~aaaaaaaab ~aeaaaaaeaaac
        1145 ~aaaaaaaab ~aeaaaaaeaaac F
        -358 ~aaaaaaaab ~aeaaaabe
        1458 ~aaaaaaaab ~aic
        579 ~aaaaaaaab ~aic ~aeaaaaaeaaac
        549 ~aaaaaaaab ~be
        -1177 ~aaaaaaaae #
        -585 ~aaaaaaaae # $
        -552 ~aaaaaaaae $
        631 ~aaaaaaaae ,
        536 ~aaaaaaaae , #
        -578 ~aaaaaaaae , F
        375 ~aaaaaaaae , ~
        845 ~aaaaaaaae , ~aeaaaaaeaaac
        -236 ~aaaaaaaae , ~be
        1426 ~aaaaaaaae .
        740 ~aaaaaaaae . #
        335 ~aaaaaaaae F
        401 ~aaaaaaaae F ,
        299 ~aaaaaaaae _
        359 ~aaaaaaaae _ $
        660 ~aaaaaaaae _ _
        -412 ~aaaaaaaae ~
        819 ~aaaaaaaae ~ $
        352 ~aaaaaaaae ~ ,
        404 ~aaaaaaaae ~ F
        -148 ~aaaaaaaae ~ ~
        -595 ~aaaaaaaae ~ ~aaaaaaaai
        729 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -678 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        -527 ~aaaaaaaae ~aaaaaaaaaaaae
        761 ~aaaaaaaae ~aaaaaaaaaaac ,
        -736 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        750 ~aaaaaaaae ~aaaaaaaaaab
        635 ~aaaaaaaae ~aaaaaaaaaab F
        -15 ~aaaaaaaae ~aaaaaaaae
        282 ~aaaaaaaae ~aaaaaaaaeaab
        -348 ~aaaaaaaae ~aaaaaaaai
        -420 ~aaaaaaaae ~aaaaaaaai #
        413 ~aaaaaaaae ~aaaaaaaai ~
        -735 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        605 ~aaaaaaaae ~aaaaaaaaiaac $
        -794 ~aaaaaaaae ~aaaaaaaaiaac F
        -642 ~aaaaaaaae ~aaaaaaaaiaac _
        730 ~aaaaaaaae ~aaaaaaaaiaac ~
        -328 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        740 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        -1097 ~aaaaaaaae ~aaaaaaaaiacc
        -328 ~aaaaaaaae ~aaaaaaaaiacc ~aeaaaaaeaaac
        901 ~aaaaaaaae ~aaaaaaac
        -762 ~aaaaaaaae ~aaaaaaai
        -412 ~aaaaaaaae ~aaaaaaai $
        342 ~aaaaaaaae ~aaaaaaai F
        481 ~aaaaaaaae ~aaaaaabacaac
        -483 ~aaaaaaaae ~aaaaaac
        -564 ~aaaaaaaae ~aaaaaacaaaaaaai
        479 ~aaaaaaaae ~aaaaaacaaaac
        679 ~aaaaaaaae ~aaaaaacaaaac ~aaaaaaaaiaac
        -302 ~aaaaaaaae ~aaaaab
        -789 ~aaaaaaaae ~aab
        -698 ~aaaaaaaae ~aabaab
        -153 ~aaaaaaaae ~acaaaiaaaaac
        -373 ~aaaaaaaae ~acabaiaaaaac
        979 ~aaaaaaaae ~acabi
        -967 ~aaaaaaaae ~aeaaaaaeaaac
        -976 ~aaaaaaaae ~aeaaaaaeaaac F
        -752 ~aaaaaaaae ~aeaaaabe
        -868 ~aaaaaaaae ~aic
        1186 ~aaaaaaaae ~c
        -136 ~aaaaaaaaeaaaae $
        -655 ~aaaaaaaaeaaaae ,
        1030 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        -359 ~aaaaaaaaeaab $
        937 ~aaaaaaaaeaab ,
        687 ~aaaaaaaaeaab F
        685 ~aaaaaaaaeaab F ~aaaaaaaaiaac
        1474 ~aaaaaaaaeaab ~
        -460 ~aaaaaaaaeaab ~aaaaaaaai
        391 ~aaaaaaaaeaab ~aaaaaaaaiacc
        180 ~aaaaaaaaeaae $
        356 ~aaaaaaaaeaae ,
        945 ~aaaaaaaaeaae F
        515 ~aaaaaaaaeaae ~acaaaiaaaaac
        718 ~aaaaaaaaeaag ~
        -238 ~aaaaaaaai #
        -454 ~aaaaaaaai # $
        -405 ~aaaaaaaai # ,
        617 ~aaaaaaaai # F
        -401 ~aaaaaaaai # ~
        -728 ~aaaaaaaai # ~aaaaaaaaaab
        -606 ~aaaaaaaai # ~aaaaaaaaiaac
        602 ~aaaaaaaai # ~acab
        -785 ~aaaaaaaai $
        -260 ~aaaaaaaai F
        -900 ~aaaaaaaai F #
        234 ~aaaaaaaai F $
        -789 ~aaaaaaaai F ,
        222 ~aaaaaaaai F F
        319 ~aaaaaaaai F _
        544 ~aaaaaaaai F ~
        -505 ~aaaaaaaai F ~aaaaaaaaaab
        -705 ~aaaaaaaai F ~aaaaaaaaiaac
        299 ~aaaaaaaai F ~aaaaaaaaiaai
        -606 ~aaaaaaaai F ~aaaaaaaaiacc
        -329 ~aaaaaaaai F ~aeaaaabe
        442 ~aaaaaaaai _
        -1021 ~aaaaaaaai _ #
        677 ~aaaaaaaai _ $
        186 ~aaaaaaaai _ ,
        -1116 ~aaaaaaaai _ F
        459 ~aaaaaaaai _ ~
        472 ~aaaaaaaai _ ~aaaaaaaaiacc
        780 ~aaaaaaaai ~
        496 ~aaaaaaaai ~ #
        86 ~aaaaaaaai ~ $
        -443 ~aaaaaaaai ~ ,
        -829 ~aaaaaaaai ~ F
        464 ~aaaaaaaai ~ _
        426 ~aaaaaaaai ~ ~
        -184 ~aaaaaaaai ~ ~aaaaaaaaaab
        1142 ~aaaaaaaai ~aaaaaaaaaaaaaab
        263 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        577 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -289 ~aaaaaaaai ~aaaaaaaaaaac
        429 ~aaaaaaaai ~aaaaaaaae $
        517 ~aaaaaaaai ~aaaaaaaae F
        439 ~aaaaaaaai ~aaaaaaaai
        335 ~aaaaaaaai ~aaaaaaai
        -509 ~aaaaaaaai ~aaaaaabac
        -416 ~aaaaaaaai ~aaaaaabac $
        -798 ~aaaaaaaai ~aaaaaabacaac
        -613 ~aaaaaaaai ~aaaaaabacaac $
        166 ~aaaaaaaai ~aab
        299 ~aaaaaaaai ~aeaaaaae
        460 ~aaaaaaaai ~aeaaaaae F
        786 ~aaaaaaaai ~aeaaaaaeaaac
        -282 ~aaaaaaaai ~aeaaaaaeaaac F
        -614 ~aaaaaaaai ~aeaaaaaeaaac _
        -259 ~aaaaaaaai ~aeaaaaaeaaac ~
        376 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaab
        -402 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -883 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        472 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        759 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        454 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        388 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -550 ~aaaaaaaai ~aeaaaaaeai
        173 ~aaaaaaaai ~aeaaaaaeaiac
        -156 ~aaaaaaaai ~aeaaaaaeaiac F
        1026 ~aaaaaaaai ~aeaaaaaeaiac ~
        225 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        372 ~aaaaaaaai ~aeaaaabe
        -397 ~aaaaaaaai ~aeaaaabe $
        -1021 ~aaaaaaaai ~be
        -406 ~aaaaaaaai ~be ~aabaab
        207 ~aaaaaaaai ~c
        480 ~aaaaaaaai ~ee
        -984 ~aaaaaaaaiaaae $
        -587 ~aaaaaaaaiaaae ,
        -533 ~aaaaaaaaiaaae F
        -479 ~aaaaaaaaiaaae F $
        510 ~aaaaaaaaiaaae _
        -594 ~aaaaaaaaiaaae ~
        -406 ~aaaaaaaaiaaae ~ $
        840 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -173 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        863 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -75 ~aaaaaaaaiaaae ~aeaaaaaeaaac ~
        -700 ~aaaaaaaaiaac # $
        -252 ~aaaaaaaaiaac # F
        631 ~aaaaaaaaiaac # ~
        -985 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -112 ~aaaaaaaaiaac $
        182 ~aaaaaaaaiaac ,
        625 ~aaaaaaaaiaac , ~
        542 ~aaaaaaaaiaac F
        368 ~aaaaaaaaiaac F $
        -452 ~aaaaaaaaiaac F ,
        -268 ~aaaaaaaaiaac F F
        543 ~aaaaaaaaiaac F ~aaaaaaaaaab
        630 ~aaaaaaaaiaac _ ~aaaaaaaai
        24 ~aaaaaaaaiaac ~
        -655 ~aaaaaaaaiaac ~ #
        -213 ~aaaaaaaaiaac ~ $
        205 ~aaaaaaaaiaac ~ ,
        -802 ~aaaaaaaaiaac ~ F
        -790 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        244 ~aaaaaaaaiaac ~ ~aaaaaaaai
        798 ~aaaaaaaaiaac ~ ~aaaaaabae
        -491 ~aaaaaaaaiaac ~aaaaaaaaaaaaac
        616 ~aaaaaaaaiaac ~aaaaaaae
        644 ~aaaaaaaaiaac ~aaaaaaae $
        -458 ~aaaaaaaaiaac ~aaaaaaai
        927 ~aaaaaaaaiaac ~aaaaaab $
        172 ~aaaaaaaaiaac ~aaaae
        298 ~aaaaaaaaiaac ~aacaaaaaaai
        297 ~aaaaaaaaiaac ~aacaaaaaaai .
        -738 ~aaaaaaaaiaac ~aeaaaaae
        52 ~aaaaaaaaiaac ~aeaaaaaeaaac
        -222 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        193 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -693 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        939 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        -485 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        504 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        591 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaabaaaeaab
        -447 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaae
        420 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -547 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        1114 ~aaaaaaaaiaac ~aeaaaaaeaiac
        578 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -693 ~aaaaaaaaiaac ~aeaaaaaeaiac _
        -535 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        784 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -670 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        238 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        269 ~aaaaaaaaiaai #
        152 ~aaaaaaaaiaai # ~
        273 ~aaaaaaaaiaai F
        469 ~aaaaaaaaiaai F ,
        148 ~aaaaaaaaiaai F F
        -805 ~aaaaaaaaiaai F ~
        174 ~aaaaaaaaiaai F ~aaaaaaaaaab
        256 ~aaaaaaaaiaai F ~aaaaaaaai
        103 ~aaaaaaaaiaai ~
        528 ~aaaaaaaaiaai ~ $
        292 ~aaaaaaaaiaai ~ F
        -596 ~aaaaaaaaiaai ~ ~aaaaaaaai
        -307 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -571 ~aaaaaaaaiaai ~aaaaaaae
        210 ~aaaaaaaaiaai ~aeaaaaae
        502 ~aaaaaaaaiaai ~aeaaaaae F
        1012 ~aaaaaaaaiaai ~aeaaaaaeaaac
        609 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        -393 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        98 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        434 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -849 ~aaaaaaaaiaai ~aeaaaabe
        387 ~aaaaaaaaiaai ~c
        413 ~aaaaaaaaiaai ~c $
        -586 ~aaaaaaaaiacc #
        273 ~aaaaaaaaiacc # $
        -250 ~aaaaaaaaiacc # ~
        -462 ~aaaaaaaaiacc # ~aaaaaaaaiaac
        -291 ~aaaaaaaaiacc F
        345 ~aaaaaaaaiacc F $
        702 ~aaaaaaaaiacc ~ $
        -528 ~aaaaaaaaiacc ~ ,
        -769 ~aaaaaaaaiacc ~ F
        -751 ~aaaaaaaaiacc ~ _
        336 ~aaaaaaaaiacc ~ ~aaaaaaaaeaab
        -1462 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1089 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        461 ~aaaaaaaaiacc ~aaaaaaaae $
        142 ~aaaaaaaaiacc ~aaaaaaae $
        890 ~aaaaaaaaiacc ~aaaaaabac
        271 ~aaaaaaaaiacc ~aaaaaabac $
        408 ~aaaaaaaaiacc ~aaaaaabac ,
        1040 ~aaaaaaaaiacc ~aaaaaabacaac
        -174 ~aaaaaaaaiacc ~aaaaaabacaac ,
        -430 ~aaaaaaaaiacc ~aaaae $
        684 ~aaaaaaaaiacc ~aeaaaaae
        -1055 ~aaaaaaaaiacc ~aeaaaaaeaaac
        65 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        137 ~aaaaaaaaiacc ~aeaaaaaeaaac ~
        -458 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaaaaac
        443 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        488 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -566 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        421 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        206 ~aaaaaaab $
        393 ~aaaaaaab ~aeaaaaaeaaac
        -450 ~aaaaaaac #
        490 ~aaaaaaac $
        856 ~aaaaaaac ,
        -22 ~aaaaaaac F
        382 ~aaaaaaac F $
        -472 ~aaaaaaac F ,
        -643 ~aaaaaaac F ~
        -320 ~aaaaaaac F ~aaaaaaaaiaac
        -503 ~aaaaaaac _
        553 ~aaaaaaac ~
        -1001 ~aaaaaaac ~ $
        315 ~aaaaaaac ~ F
        1209 ~aaaaaaac ~aaaaaaaaaaaae
        -523 ~aaaaaaac ~aaaaaaaaaaaae F
        685 ~aaaaaaac ~aaaaaaaaaab
        -472 ~aaaaaaac ~aaaaaaaaiaac _
        337 ~aaaaaaac ~aaaaaaaaiaac ~aeaaaaaeaaac
        436 ~aaaaaaac ~aaaaaaaaiaai
        -546 ~aaaaaaac ~aaaaaaaaiacc
        1016 ~aaaaaaac ~aaaaaaac
        782 ~aaaaaaac ~aaaaaaac $
        678 ~aaaaaaac ~aaaaaaac ~aaaaaaaaiaac
        -341 ~aaaaaaac ~aaaaaaae
        1267 ~aaaaaaac ~aaaaaabacaac
        531 ~aaaaaaac ~aaaaaabacaac $
        -896 ~aaaaaaac ~aeaaaaae
        -897 ~aaaaaaac ~aeaaaaae F
        254 ~aaaaaaac ~aeaaaaaeaaac
        479 ~aaaaaaac ~aeaaaaaeaaac F
        325 ~aaaaaaac ~aeaaaaaeaaac ~
        540 ~aaaaaaacaaac $
        -673 ~aaaaaaacaaac ,
        457 ~aaaaaaacaaac F
        415 ~aaaaaaacaaac ~aaaaaaaai
        229 ~aaaaaaacaaac ~aaaaaaaai F
        211 ~aaaaaaacaaac ~aaaaaaaai ~
        -1245 ~aaaaaaace $
        1243 ~aaaaaaad $
        553 ~aaaaaaae #
        834 ~aaaaaaae F
        -249 ~aaaaaaae F $
        722 ~aaaaaaae F ~aaaaaaaaaab
        581 ~aaaaaaae _ $
        820 ~aaaaaaae ~
        -124 ~aaaaaaae ~ $
        750 ~aaaaaaae ~ ~aaaaaaaaiacc
        628 ~aaaaaaae ~aaaaaaaaaaaaab
        -686 ~aaaaaaae ~aaaaaaaai
        -390 ~aaaaaaae ~aeaaaaaeaaac
        657 ~aaaaaaae ~aeaaaaaeaaac _
        -736 ~aaaaaaae ~aeaaaaaeaaac ~
        -629 ~aaaaaaae ~aic
        -742 ~aaaaaaae ~aic F
        251 ~aaaaaaai #
        1011 ~aaaaaaai # F
        -380 ~aaaaaaai $
        -1004 ~aaaaaaai , NO
        865 ~aaaaaaai F
        1202 ~aaaaaaai F $
        714 ~aaaaaaai F F
        765 ~aaaaaaai F ~aaaaaaaaaab
        -573 ~aaaaaaai NO $
        -638 ~aaaaaaai _ $
        718 ~aaaaaaai _ ,
        38 ~aaaaaaai ~
        -593 ~aaaaaaai ~ $
        704 ~aaaaaaai ~ F
        -720 ~aaaaaaai ~ ~aaaaaaaai
        -168 ~aaaaaaai ~aaaaaaaaaaac
        -412 ~aaaaaaai ~aaaaaaaaaaac $
        -775 ~aaaaaaai ~aaaaaaaai
        -477 ~aaaaaaai ~aaaaaaaaiaac
        1160 ~aaaaaaai ~aaaaaaai
        561 ~aaaaaaai ~aaaaaabi
        373 ~aaaaaaai ~aaaaaabi $
        -570 ~aaaaaaai ~aaaaaacaaaac
        -451 ~aaaaaaai ~aab
        597 ~aaaaaaai ~aabaab
        785 ~aaaaaaai ~aeaaaaaeaaac
        874 ~aaaaaaai ~aeaaaaaeaaac F
        213 ~aaaaaaai ~aeaaaaaeaaac ~
        390 ~aaaaaaai ~aeaaaabe ~
        882 ~aaaaaaai ~aic
        837 ~aaaaaaai ~aic #
        472 ~aaaaaaai ~aic F
        651 ~aaaaaaai ~aic ~aeaaaaaeaaac
        -904 ~aaaaaaai ~be ~aaaaaag
        259 ~aaaaaaai ~be ~aic
        338 ~aaaaaaaiaaac F
        494 ~aaaaaaaiaaac ~
        253 ~aaaaaaaiaaac ~ $
        -643 ~aaaaaaaiaaac ~ ,
        990 ~aaaaaaaiaaac ~ ~aaaaaaai
        -509 ~aaaaaaaiaaac ~aaaaaaai
        -512 ~aaaaaaaiaaac ~aaaaaaai F
        380 ~aaaaaaaiaaac ~aaaaaab
        -718 ~aaaaaaaiaaac ~aaaaaab $
        610 ~aaaaaaaiaaac ~aaaaaabae
        481 ~aaaaaaaiaaac ~aaaaacaai
        477 ~aaaaaaaiaaac ~aaaaacaai ~
        -362 ~aaaaaaaiaaac ~aeaaaaaeaaac F
        -517 ~aaaaaaaiaaac ~aeaaaaaeaiac
        767 ~aaaaaaaiaaac ~be
        550 ~aaaaaaaiaaac ~be ~acabi
        1116 ~aaaaaab $
        1286 ~aaaaaab ,
        -115 ~aaaaaab , F
        293 ~aaaaaab , ~be
        882 ~aaaaaab .
        439 ~aaaaaab F
        656 ~aaaaaab F $
        -433 ~aaaaaab _
        -238 ~aaaaaab ~
        -724 ~aaaaaab ~aaaaaaaaaaac
        277 ~aaaaaab ~aaaaaaaae
        1005 ~aaaaaab ~aaaaaaaai
        431 ~aaaaaab ~aaaaaaaai #
        375 ~aaaaaab ~aaaaaaaai F
        253 ~aaaaaab ~aaaaaaaai ~
        257 ~aaaaaab ~aaaaaaaaiaac
        584 ~aaaaaab ~aaaaaaaaiaac ~
        58 ~aaaaaab ~aaaaaaaaiaai
        677 ~aaaaaab ~aaaaaaac
        678 ~aaaaaabac $
        786 ~aaaaaabac ,
        458 ~aaaaaabac , ~
        163 ~aaaaaabac , ~be
        140 ~aaaaaabac .
        595 ~aaaaaabac . #
        -696 ~aaaaaabac . ~
        -441 ~aaaaaabac ~ ,
        -820 ~aaaaaabac ~aaaaaaaae
        445 ~aaaaaabac ~aaaaaaaai
        -322 ~aaaaaabac ~aaaaaaaaiaai
        -524 ~aaaaaabac ~aaaaaaaaiacc
        -503 ~aaaaaabac ~aaaaaaaaiacc ~aeaaaaaeaaac
        557 ~aaaaaabac ~aaaaaabi
        258 ~aaaaaabac ~aaaaaabi ,
        333 ~aaaaaabac ~acabai
        869 ~aaaaaabacaac ,
        -236 ~aaaaaabacaac , #
        -691 ~aaaaaabacaac , F
        -1036 ~aaaaaabacaac , ~
        681 ~aaaaaabacaac , ~aeaaaaaeaaac
        419 ~aaaaaabacaac , ~be
        -222 ~aaaaaabacaac . F
        385 ~aaaaaabacaac F
        216 ~aaaaaabacaac ~
        -366 ~aaaaaabacaac ~ $
        576 ~aaaaaabacaac ~ ~aaaaaaaai
        -401 ~aaaaaabacaac ~aaaaaaaaeaaaaaab
        -207 ~aaaaaabacaac ~aaaaaaaaiaac
        -484 ~aaaaaabacaac ~aaaaaabi
        448 ~aaaaaabacaac ~acaaaiaaaaac
        588 ~aaaaaabacaac ~acaaaiaaaaac F
        1572 ~aaaaaabacaac ~aeaaaabe
        693 ~aaaaaabacaac ~aeaaaabe ~
        383 ~aaaaaabae $
        -508 ~aaaaaabae ,
        -984 ~aaaaaabae , ~
        482 ~aaaaaabae .
        520 ~aaaaaabae F
        -851 ~aaaaaabae ~aaaaaaaai
        -481 ~aaaaaabi $
        520 ~aaaaaabi ,
        700 ~aaaaaabi , _
        -784 ~aaaaaabi , ~
        -1210 ~aaaaaac F
        -453 ~aaaaaac F $
        -303 ~aaaaaac _
        -926 ~aaaaaac ~ $
        783 ~aaaaaac ~aaaaaaaaaaacec
        -1270 ~aaaaaac ~aaaaaaaai
        -420 ~aaaaaac ~aaaaaaaai F
        -894 ~aaaaaac ~aaaaaaaai ~
        -534 ~aaaaaac ~aaaaaaaaiaac
        -426 ~aaaaaac ~aaaaaaae
        550 ~aaaaaac ~aaaaf
        -952 ~aaaaaac ~aeaaaaaeaaac
        -266 ~aaaaaac ~aeaaaaaeaaac ~
        -547 ~aaaaaacaaaaaaai $
        876 ~aaaaaacaaaaaaai F $
        -497 ~aaaaaacaaaaaaai ~
        -714 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -451 ~aaaaaacaaaaaaci NO ~aeaaaaaeaaac
        359 ~aaaaaacaaaac #
        651 ~aaaaaacaaaac # $
        -606 ~aaaaaacaaaac F
        1696 ~aaaaaacaaaac ~
        -1342 ~aaaaaacaaaac ~aaaaaaaaaaac
        -506 ~aaaaaacaaaac ~aaaaaaaaaaac $
        380 ~aaaaaacaaaac ~aaaaaaaaaaacec
        322 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1419 ~aaaaaacaaaac ~aaaaaaaaiaac
        295 ~aaaaaacaaaac ~aaaaaaaaiacc
        -606 ~aaaaaacaaaac ~aeaaaaaeaiac F
        1031 ~aaaaaacaeaaaaai $
        -876 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -648 ~aaaaaae #
        -1489 ~aaaaaae F
        -397 ~aaaaaae F $
        -1044 ~aaaaaae F ~aaaaaaaaaab
        802 ~aaaaaae ~
        472 ~aaaaaae ~aaaaaaaaaaaaaae
        541 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -486 ~aaaaaae ~aaaaaaaaiaac
        -586 ~aaaaaae ~aeaaaaaeaaac
        936 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac
        950 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -297 ~aaaaaaeaaaaaaaj ~aaaaacaai
        -408 ~aaaaaaeb F
        -349 ~aaaaaaeb ~aeaaaaaeaaac
        -275 ~aaaaaag ~
        375 ~aaaaaag ~aeaaaaaeaaac
        257 ~aaaaaagaaaaaaai F
        362 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        539 ~aaaaaagaaaaaaai ~aeaaaaaeaaac ~
        674 ~aaaaaagaaaaaaai ~aeaaaabe
        390 ~aaaaaam ~
        1170 ~aaaaaam ~aaaaaaae
        -511 ~aaaaaamaaaaaaab F
        726 ~aaaaaamaaaaaaab ~aaaaaaae
        -310 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -427 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -618 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -514 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac F
        -206 ~aaaaaamaaaacaaj F
        812 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        565 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        1120 ~aaaaaao F
        835 ~aaaaaao F ,
        861 ~aaaaaao ~aaaaaaaaiaac
        521 ~aaaaaao ~aaaaaaae
        600 ~aaaaaao ~aeaaaaaeaaac F
        -520 ~aaaaaao ~aeaaaabe
        664 ~aaaaab #
        769 ~aaaaab # $
        442 ~aaaaab # F
        -347 ~aaaaab F
        534 ~aaaaab ~aaaaacaai
        606 ~aaaaab ~aaaaacaai ~
        232 ~aaaaab ~aeaaaaaeaaac ~
        -488 ~aaaaabac .
        847 ~aaaaabc ~aaaaacaai
        -365 ~aaaaabc ~aeaaaaaeaiac
        -792 ~aaaaacaai #
        -759 ~aaaaacaai F
        -265 ~aaaaacaai F $
        -360 ~aaaaacaai _
        540 ~aaaaacaai _ $
        201 ~aaaaacaai ~
        -553 ~aaaaacaai ~ $
        954 ~aaaaacaai ~ ,
        -333 ~aaaaacaai ~ ~
        270 ~aaaaacaai ~ ~aaaaaaaaaaac
        511 ~aaaaacaai ~ ~aaaaaaae
        -691 ~aaaaacaai ~aaaaaaaaaaaaaae $
        -1120 ~aaaaacaai ~aaaaaaaaaaac
        -1203 ~aaaaacaai ~aaaaaaac
        -420 ~aaaaacaai ~aaaaaaae
        590 ~aaaaacaai ~aacaaaaaaaac
        873 ~aaaaacaai ~aacaaaaaaai
        386 ~aaaaacaai ~aacaaaac
        683 ~aaaaacaai ~aacaaaac ,
        298 ~aaaaacaai ~aacaaaac ~aaaaaaai
        428 ~aaaaacaai ~aacaabac
        -37 ~aaaaacaai ~aeaaaaaeaaac
        478 ~aaaaacaai ~aeaaaaaeaaac F
        -759 ~aaaaacaai ~aeaaaaaeaaac ~
        434 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaae
        374 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -544 ~aaaaacaai ~aeaaaaaeaaac ~c
        259 ~aaaaacaai ~aeaaaaaeaiac
        594 ~aaaaacaai ~aeaaaabe
        -613 ~aaaab $
        -767 ~aaaab F
        -305 ~aaaabaaae $
        -421 ~aaaabaaae .
        1310 ~aaaabaabe ,
        344 ~aaaac ~aaaaaabi
        345 ~aaaac ~aaaaaabi ,
        -504 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -913 ~aaaae #
        -654 ~aaaae $
        -654 ~aaaae ~
        657 ~aaaae ~aaaaaaac
        495 ~aaaae ~aaaaaab
        496 ~aaaae ~aaaaaab $
        691 ~aaaae ~aaaaaabae
        693 ~aaaae ~aaaaaabae $
        -422 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -535 ~aaaaeaai $
        -639 ~aaaaf .
        477 ~aaaai ~
        847 ~aaaai ~accbab
        -260 ~aaacaaaaaaac ~aeaaaaaeaaac
        -419 ~aaaeaaaaaaac ,
        -323 ~aaai $
        861 ~aaai ~
        659 ~aaai ~ $
        798 ~aaaiaaaaaaaaaab ,
        -769 ~aaaiaaaaaaaaaab ~
        -694 ~aab #
        305 ~aab # F
        -607 ~aab # ~
        -396 ~aab $
        214 ~aab ,
        153 ~aab F
        -454 ~aab F $
        -741 ~aab F ,
        -305 ~aab F F
        202 ~aab F ~
        228 ~aab F ~aaaaaaaaiacc
        -676 ~aab _
        700 ~aab ~
        -17 ~aab ~ F
        -237 ~aab ~ ~
        -933 ~aab ~aaaaaaaaaaaaaae
        -876 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        206 ~aab ~aaaaaaaaaaaae
        628 ~aab ~aaaaaaaaaaaae F
        -280 ~aab ~aaaaaaaaaaaae ~aeaaaaaeaaac
        807 ~aab ~aaaaaaaai
        368 ~aab ~aaaaaaaaiaac
        249 ~aab ~aaaaaaaaiaai
        123 ~aab ~aaaaaaaaiaai F
        455 ~aab ~aaaaaaae F
        -585 ~aab ~aeaaaaaeaaac
        732 ~aab ~aeaaaaaeaaac F
        -1270 ~aab ~aeaaaaaeaaac _
        502 ~aab ~aeaaaaaeaaac ~
        268 ~aabaab #
        -694 ~aabaab F
        -304 ~aabaab _
        -335 ~aabaab ~
        851 ~aabaab ~aaaaaaaaaaaae
        907 ~aabaab ~aaaaaaae
        -312 ~aabaab ~aaaaacaai
        -390 ~aabaab ~aeaaaaaeaaac F
        738 ~aacaaaaaaaac #
        186 ~aacaaaaaaaac $
        500 ~aacaaaaaaaac F
        -468 ~aacaaaaaaaac ~
        666 ~aacaaaaaaaac ~aaaaaaaaiaac
        -136 ~aacaaaaaaaac ~aaaaaaae
        882 ~aacaaaaaaaac ~aaaaaabacaac
        976 ~aacaaaaaaaac ~aaaaaabacaac $
        -14 ~aacaaaaaaaac ~aeaaaaaeaaac
        560 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        300 ~aacaaaaaaai .
        685 ~aacaaaac ,
        -690 ~aacaaaac F
        -774 ~aacaaaac ~aaaaaaae
        300 ~aacaaaac ~aaaaaaai
        775 ~aacaaaac ~aaaaacaai
        -943 ~aacaaaac ~aeaaaaaeaaac
        591 ~aacaaaac ~aeaaaabe
        501 ~aacaaaacaai #
        298 ~aacaaab $
        656 ~aacaaab ~aaaaaaaai
        -512 ~aacaaab ~aaaaaaae
        -511 ~aacaaab ~aaaaaaae F
        -538 ~aacaaabc ~aaaaaaaai
        356 ~aacaaacc ~aeaaaabe #
        -183 ~aacaaaeaiaac F
        -322 ~aacaaaeaiaac F $
        893 ~aacaaaeaiaac _
        666 ~aacaaaeaiaac _ $
        -425 ~aacaaaeaiaac ~aeaaaaaeaaac F
        -571 ~aacaabc F
        -410 ~aacabaab F
        -384 ~aacabaab F ,
        -385 ~aae F
        -490 ~aae F $
        608 ~aae ~aaaaaabac
        616 ~aaeaaaaaaaac ~aaaaaaaai
        -626 ~aaeaaaac F
        521 ~aaiaaaab _
        766 ~aaiaaaab ~aaaaaaab
        630 ~aaiaaaab ~aaaaaaab ~aeaaaaaeaaac
        859 ~aaiaaaai ~aaaaaaai
        859 ~aaiaaaai ~aaaaaaai $
        -148 ~ab ~
        625 ~ab ~ $
        -355 ~ab ~ ~aaaaaaaaaaaaab
        -868 ~abaaaaaaae ~be
        -684 ~abaaaaaaae ~be ~acabai
        -557 ~abaaaab ~aeaaaaaeaaac
        326 ~abaaaab ~b
        820 ~ac $
        555 ~ac ~aaaaaaaai
        472 ~ac ~aaaaaaaai F
        -517 ~ac ~be
        -296 ~ac ~be ~accbab
        -292 ~ac ~ee
        -552 ~acaaaiaaaaac #
        -157 ~acaaaiaaaaac _
        640 ~acaaaiaaaaac ~
        -314 ~acaaaiaaaaac ~ $
        516 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        136 ~acaaaiaaaaac ~aaaaaaaaaaac
        -383 ~acaaaiaaaaac ~aaaaaaaai
        -265 ~acaaaiaaaaac ~aaaaaaaaiaac
        326 ~acaaaiaaaaac ~abaaaab
        325 ~acaaaiaaaaac ~abaaaab ~b
        -688 ~acaaaiaaaaac ~aeaaaaaeaaac
        -603 ~acaaaiaaaaac ~aeaaaaaeaaac _
        360 ~acaaaiaaaaac ~aeaaaaaeaiac
        -518 ~acaaaiaaaaac ~aic
        270 ~acab ,
        -643 ~acab ~aaaaaaaaaab
        -852 ~acab ~aeaaaaaeaaac
        73 ~acab ~ai
        271 ~acab ~aic
        268 ~acab ~aic ~aeaaaaaeaaac
        534 ~acab ~be
        425 ~acab ~be ~accbab
        -571 ~acababc #
        105 ~acababc ~
        239 ~acababc ~ ~
        729 ~acabai F
        -688 ~acabai F F
        638 ~acabai F ~aaaaaaaaaab
        351 ~acabai _
        7 ~acabai ~
        386 ~acabai ~aaaaaaaaaaac
        874 ~acabai ~aeaaaaaeaaac F
        -584 ~acabai ~aeaaaaaeaaac ~aaaaaaaae
        -656 ~acabaiaaaaac F
        -259 ~acabaiaaaaac _
        -663 ~acabc ~
        -469 ~acabc ~ ~
        -797 ~acabi ~
        724 ~acabi ~aaaaaaai
        -178 ~acabi ~be
        -490 ~accbab #
        -545 ~accbab F
        620 ~accbab _
        338 ~accbab ~
        1209 ~accbab ~aeaaaaae
        91 ~accbab ~aeaaaaaeaaac
        -699 ~accbab ~aeaaaaaeaaac ~
        -1217 ~aci _
        -146 ~aci ~
        795 ~aci ~aaaaaaad
        649 ~aci ~aacaaaaaaaac
        1251 ~aci ~aacaaaac
        299 ~aci ~accbab
        498 ~aci ~accbab ~aeaaaaaeaaac
        -263 ~aeaaaaae $
        -292 ~aeaaaaae F
        -522 ~aeaaaaae F ~aaaaaaaaaab
        -359 ~aeaaaaae F ~aaaaaaaaiaac
        699 ~aeaaaaae F ~aaaaaaai
        397 ~aeaaaaae _
        -711 ~aeaaaaae _ $
        -447 ~aeaaaaae ~
        -795 ~aeaaaaae ~ $
        643 ~aeaaaaae ~ F
        351 ~aeaaaaae ~ ~
        -816 ~aeaaaaae ~aaaaaaaaaaaaaac
        728 ~aeaaaaae ~aaaaaab
        724 ~aeaaaaae ~aaaaaab $
        166 ~aeaaaaaeaaac #
        -383 ~aeaaaaaeaaac # $
        570 ~aeaaaaaeaaac # F
        355 ~aeaaaaaeaaac # ~
        -837 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        424 ~aeaaaaaeaaac # ~aaaaaaaai
        -626 ~aeaaaaaeaaac $
        -315 ~aeaaaaaeaaac F
        199 ~aeaaaaaeaaac F $
        -202 ~aeaaaaaeaaac F ,
        728 ~aeaaaaaeaaac F .
        307 ~aeaaaaaeaaac F F
        -265 ~aeaaaaaeaaac F _
        263 ~aeaaaaaeaaac F ~aaaaaaaaaab
        362 ~aeaaaaaeaaac F ~aaaaaaaab
        -446 ~aeaaaaaeaaac F ~aaaaaaaae
        -248 ~aeaaaaaeaaac F ~aaaaaaaai
        -641 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -748 ~aeaaaaaeaaac F ~aaaaaaai
        233 ~aeaaaaaeaaac F ~aaaaaab
        1368 ~aeaaaaaeaaac F ~aaaaacaai
        505 ~aeaaaaaeaaac F ~aaaaai
        -718 ~aeaaaaaeaaac F ~acaaaiaaaaac
        482 ~aeaaaaaeaaac F ~acabai
        327 ~aeaaaaaeaaac F ~aeaaaabe
        -685 ~aeaaaaaeaaac F ~be
        240 ~aeaaaaaeaaac _ $
        1038 ~aeaaaaaeaaac _ ,
        1371 ~aeaaaaaeaaac _ F
        -213 ~aeaaaaaeaaac _ ~
        685 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        -1013 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        119 ~aeaaaaaeaaac ~
        329 ~aeaaaaaeaaac ~ #
        467 ~aeaaaaaeaaac ~ $
        -435 ~aeaaaaaeaaac ~ ,
        647 ~aeaaaaaeaaac ~ F
        -322 ~aeaaaaaeaaac ~ _
        -375 ~aeaaaaaeaaac ~ ~
        -205 ~aeaaaaaeaaac ~ ~aaaaaaaaaab
        1052 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -670 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -248 ~aeaaaaaeaaac ~ ~aaaaaaaaeaab
        -697 ~aeaaaaaeaaac ~ ~aaaaaaaai
        684 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        528 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1471 ~aeaaaaaeaaac ~ ~aaaaaaac
        85 ~aeaaaaaeaaac ~ ~aaaaaab
        -539 ~aeaaaaaeaaac ~ ~aaaaaabac
        -435 ~aeaaaaaeaaac ~ ~aaaaaac
        -628 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -893 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        344 ~aeaaaaaeaaac ~aaaaaaaaaaab $
        30 ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1162 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -25 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -384 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        318 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaae
        -392 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        356 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaab
        476 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -466 ~aeaaaaaeaaac ~aaaaaaaaaaae $
        -514 ~aeaaaaaeaaac ~aaaaaaaae
        1441 ~aeaaaaaeaaac ~aaaaaaaae $
        -725 ~aeaaaaaeaaac ~aaaaaaaae ,
        -509 ~aeaaaaaeaaac ~aaaaaaaae F
        519 ~aeaaaaaeaaac ~aaaaaaaae ~
        361 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -178 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        -416 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        548 ~aeaaaaaeaaac ~aaaaaaaae ~acaaaiaaaaac
        371 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        223 ~aeaaaaaeaaac ~aaaaaaaaeaab
        426 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -416 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        424 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -329 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -333 ~aeaaaaaeaaac ~aaaaaaaaeaae $
        594 ~aeaaaaaeaaac ~aaaaaaaaeaae ,
        -347 ~aeaaaaaeaaac ~aaaaaaaaeaag
        -721 ~aeaaaaaeaaac ~aaaaaaac $
        561 ~aeaaaaaeaaac ~aaaaaaac F
        -568 ~aeaaaaaeaaac ~aaaaaaac ~
        -154 ~aeaaaaaeaaac ~aaaaaaacaaac
        -156 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        734 ~aeaaaaaeaaac ~aaaaaaai ~
        500 ~aeaaaaaeaaac ~aaaaaaaiaaac
        152 ~aeaaaaaeaaac ~aaaaaaaiaaac ~
        154 ~aeaaaaaeaaac ~aaaaaab
        631 ~aeaaaaaeaaac ~aaaaaab ,
        189 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -492 ~aeaaaaaeaaac ~aaaaaabac ~
        -534 ~aeaaaaaeaaac ~aaaaaabacaac
        581 ~aeaaaaaeaaac ~aaaabaaaeaab
        -49 ~aeaaaaaeaaac ~aaaae
        305 ~aeaaaaaeaaac ~aab
        416 ~aeaaaaaeaaac ~aacaaaaaaaac
        415 ~aeaaaaaeaaac ~aacaaaaaaaac $
        347 ~aeaaaaaeaaac ~ac
        -389 ~aeaaaaaeaaac ~c
        632 ~aeaaaaaeaaac ~c $
        -620 ~aeaaaaaeaaac ~c ,
        421 ~aeaaaaaeaaac ~c _
        -420 ~aeaaaaaeaaac ~c ~
        430 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -389 ~aeaaaaaeaaac ~c ~aic
        -509 ~aeaaaaaeaaac ~c ~be
        -242 ~aeaaaaaeaaac ~caaaaaaaaaac
        -732 ~aeaaaaaeaaac ~caaaaaaaaaac $
        271 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        439 ~aeaaaaaeaaac ~caaaaaaae
        474 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -654 ~aeaaaaaeai ~
        -220 ~aeaaaaaeaiac F
        638 ~aeaaaaaeaiac F ,
        869 ~aeaaaaaeaiac F ~aaaaaaaae
        -519 ~aeaaaaaeaiac F ~aaaaaaaai
        -521 ~aeaaaaaeaiac F ~aaaaaaai
        222 ~aeaaaaaeaiac _
        -181 ~aeaaaaaeaiac _ $
        643 ~aeaaaaaeaiac _ F
        -394 ~aeaaaaaeaiac ~
        -536 ~aeaaaaaeaiac ~ ~
        645 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        656 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -46 ~aeaaaaaeaiac ~aaaaaaaaaaac
        448 ~aeaaaaaeaiac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -353 ~aeaaaaaeaiac ~aaaaaaaae
        454 ~aeaaaaaeaiac ~aaaaaaaae $
        263 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -684 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        110 ~aeaaaaaeaiac ~aaaaaaaaeaae
        134 ~aeaaaaaeaiac ~aaaaaaaaeaae $
        -350 ~aeaaaaaeaiac ~aaaaaab $
        402 ~aeaaaaaeaiac ~aaaaaab ,
        -75 ~aeaaaaaeaiac ~c $
        460 ~aeaaaaaeaiac ~c ~aab
        -678 ~aeaaaaaeaiac ~c ~aic
        599 ~aeaaaabaaae ~acabai
        436 ~aeaaaabe #
        -695 ~aeaaaabe # $
        830 ~aeaaaabe # ~
        -536 ~aeaaaabe $
        418 ~aeaaaabe ,
        -896 ~aeaaaabe F
        193 ~aeaaaabe _
        -527 ~aeaaaabe _ $
        -784 ~aeaaaabe ~
        -280 ~aeaaaabe ~aaaaaaaaaaab
        -244 ~aeaaaabe ~aaaaaaaaaaab $
        -959 ~aeaaaabe ~aaaaaaaae
        -392 ~aeaaaabe ~aaaaaaaae $
        198 ~aeaaaabe ~aaaaaaaaiaai
        285 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        429 ~aeaaaabe ~aaaaaaaiaaac
        342 ~aeaaaabe ~aaaaaab
        119 ~aeaaaabe ~aaaaaab $
        1127 ~aeaaaabe ~aaaaaac
        571 ~aeaaaabe ~aaaaaacaaaac $
        -614 ~aeaaaabe ~aaaaacaai
        390 ~aeaaaabe ~acaaaiaaaaac
        364 ~aeaaaabe ~acaaaiaaaaac ~
        220 ~aeaaaabe ~acababc
        178 ~aeaaaabe ~acababc ~
        978 ~aeaaaabe ~acabai
        -825 ~aeaaaabe ~c
        -281 ~ai #
        -51 ~ai # ~
        467 ~ai $
        678 ~ai ~
        323 ~ai ~ ~aaaaacaai
        -310 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        463 ~ai ~aeaaaaae
        528 ~ai ~aeaaaaaeaaac
        40 ~ai ~aeaaaaaeaaac F
        135 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -859 ~ai ~aeaaaabe ~
        708 ~aic #
        1104 ~aic # $
        -279 ~aic # F
        -28 ~aic # ~
        362 ~aic $
        -668 ~aic ,
        341 ~aic F
        -369 ~aic F $
        -360 ~aic F F
        1439 ~aic F _
        -231 ~aic F ~
        -571 ~aic F ~aaaaaaaaaab
        98 ~aic F ~aaaaaaaai
        295 ~aic F ~aaaaaaaaiacc
        14 ~aic ~
        -478 ~aic ~ $
        753 ~aic ~ ~
        -387 ~aic ~aaaaaaaae
        575 ~aic ~aaaaaaaaiaaae
        119 ~aic ~aaaaaaae
        -922 ~aic ~aaaaaaaiaaac
        -339 ~aic ~aaaaacaai
        -556 ~aic ~aaai
        423 ~aic ~aeaaaaae F
        1025 ~aic ~aeaaaaaeaaac F
        -394 ~aic ~aeaaaaaeaaac ~
        -170 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        325 ~aic ~aeaaaaaeaaac ~aaaaaab
        -816 ~aic ~aeaaaaaeaiac
        387 ~aic ~aeaaaaaeaiac F
        -1074 ~aic ~aeaaaaaeaiac ~
        1494 ~aic ~aeaaaabe
        532 ~aic ~aeaaaabe $
        -480 ~b ~aab
        216 ~b ~ai
        165 ~b ~aic
        162 ~be _
        1011 ~be ~
        -893 ~be ~ #
        -538 ~be ~aaaaaaai
        1418 ~be ~aaaaaacaaaac
        -921 ~be ~aaaaaag
        447 ~be ~aab
        513 ~be ~aabaab
        735 ~be ~aabaab #
        -366 ~be ~aacaaaac
        -518 ~be ~aacaaab
        469 ~be ~acab
        72 ~be ~acab ~ai
        270 ~be ~acab ~aic
        379 ~be ~acabai ~
        440 ~be ~acabc
        412 ~be ~acabc ~
        190 ~be ~acabi
        -375 ~be ~accbab ~aeaaaaaeaaac
        -488 ~be ~aci ~accbab
        286 ~be ~ai
        -90 ~be ~ai ~
        128 ~be ~ai ~aeaaaaaeaaac
        486 ~be ~aic
        -217 ~be ~aic #
        1668 ~be ~aic F
        -764 ~be ~aic ~
        -826 ~be ~aic ~aaai
        652 ~be ~aic ~aeaaaaaeaaac
        92 ~c $
        -345 ~c ,
        581 ~c , F
        323 ~c F
        959 ~c F $
        275 ~c F ,
        -754 ~c F .
        -977 ~c _ #
        741 ~c _ ~aaaaaaae
        667 ~c ~ F
        -660 ~c ~ ~aaaaaaaaiaac
        874 ~c ~aaaaaaaaaab
        442 ~c ~aaaaaaaaaab ~aaaaaaae
        191 ~c ~aaaaaaaae
        389 ~c ~aaaaaaaaeaab
        -147 ~c ~aaaaaaaaiaac
        -910 ~c ~aaaaaaaaiaac ~
        532 ~c ~aaaaaaaaiacc F
        -823 ~c ~aaaaaaai
        494 ~c ~aaaaaabacaac
        515 ~c ~aaaaaag
        868 ~c ~aaaaaagaaaaaaai
        499 ~c ~aaaaaamaaaaaaab
        551 ~c ~aaaaaao
        433 ~c ~aaaaaao ~aaaaaaae
        272 ~c ~aab
        -682 ~c ~aabaab
        485 ~c ~aci
        -581 ~c ~ai
        -1310 ~c ~aic
        -582 ~c ~aic #
        -922 ~c ~aic F
        -510 ~c ~aic ~aeaaaaaeaaac
        -764 ~c ~be
        271 ~caaaaaaaaaac ~aaaaaaai
        -544 ~caaaaaaaaaac ~aic
        -438 ~caaaaaaae $
        -617 ~caaaaaaae ,
        538 ~caaaaaaae ~
        589 ~caaaaaaae ~aaaaaabac
        473 ~caaaaaaae ~aaaaaabac $
        -656 ~caaaaaaae ~aic
        427 ~caaaaaae $
        565 ~ee $
        934 ~ee _
        641 ~ee _ ~aeaaaaaeaaac
        -579 ~ee ~
        401 ~ee ~aaaaaaac
        -471 ~ee ~aaaaaac
        1007 ~ee ~aaaaaag
        691 ~ee ~aaaaai
        834 ~ee ~aab
        -406 ~ee ~aacaaaaaaaac
        -291 ~ee ~aeaaaaaeaaac
        601 ~i ~aic ~aeaaaaaeaaac
        """
}
