// Written by `measure --fit-talk` from 32712 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 770
    static let rows = """
        -806 # #
        -696 # # #
        -765 # # $
        -433 # # ,
        -762 # # F
        339 # # ~
        -127 # $
        -366 # ,
        78 # , F
        320 # , _
        -771 # , best
        -518 # , ~aaaaaaaaaaac
        -200 # .
        -900 # . #
        509 # . F
        951 # F
        -212 # F #
        935 # F $
        -1808 # F ,
        539 # F F
        -122 # F and
        -399 # F for
        -699 # F in
        -537 # F off
        351 # F with
        646 # F ~
        -538 # F ~aaaaaaaaiaaae
        -277 # F ~aaaaaaaaiaac
        356 # F ~aaaaaaaaiaai
        -392 # F ~aaaaaaaaiacc
        -461 # F ~aeaaaabe
        -1333 # _
        -489 # _ #
        479 # _ $
        -282 # _ ,
        1792 # _ F
        -608 # _ of
        -114 # _ ~
        -632 # _ ~aaaaaaaai
        -483 # a
        -839 # a pound
        936 # after
        790 # am
        -235 # and
        -1053 # at
        -958 # bags
        -1118 # balls
        -1437 # bar
        612 # bottle
        456 # bowl
        -859 # c
        265 # calories
        357 # cans
        -516 # cooked
        573 # cup
        519 # cup $
        -940 # cup F
        297 # cup of
        -21 # cups
        -744 # degrees
        -434 # dollars
        480 # fat
        483 # finger
        858 # flake
        469 # fluid
        431 # fluid ounce
        -1213 # for
        -499 # for #
        566 # fried
        535 # fried F
        448 # g
        699 # g $
        304 # g ,
        558 # g .
        -43 # g F
        342 # g bag
        413 # g of
        812 # glasses
        821 # glorps
        398 # grams
        356 # grams of
        820 # hand
        -1301 # hours
        -968 # hrs
        234 # inch
        -552 # inches $
        -695 # is
        -1382 # jars
        -491 # jars $
        -1004 # k
        449 # kcal
        -864 # kg
        -837 # kids
        -886 # kilos
        -1406 # lb
        -766 # lb #
        -1074 # lbs
        -906 # litre
        -794 # mg
        -715 # mg $
        -1039 # min
        -492 # mins
        -168 # minutes
        774 # ml
        1268 # ml $
        -686 # ml F
        -1262 # now
        -434 # now $
        1075 # of
        -656 # of F
        221 # of a
        -452 # off
        -562 # on
        158 # ounce of
        484 # ounces
        461 # ounces of
        875 # oz
        1292 # oz $
        -310 # oz F
        -231 # oz of
        328 # pack
        350 # pack $
        352 # pc
        452 # pcs
        -914 # people
        766 # pieces
        482 # pieces $
        -534 # pints of
        979 # plates
        561 # pm
        -717 # pounds
        -972 # price
        -184 # quid
        483 # scoops
        210 # slice
        1499 # slices
        351 # slices F
        301 # slices of
        685 # spoons
        932 # square
        615 # squares
        -796 # steps
        -331 # steps $
        -139 # tbsp
        139 # tbsp F
        -991 # tbsp soy
        39 # the F
        -541 # this
        -380 # tsp
        -908 # tsp baking
        -1698 # u
        1206 # up
        -1116 # weeks
        303 # with
        -728 # years
        213 # ~
        -149 # ~ #
        329 # ~ $
        529 # ~ .
        120 # ~ F
        315 # ~ _
        853 # ~ ~
        -797 # ~ ~aaaaaaaaaaaaab
        57 # ~ ~aaaaaaaai
        6 # ~ ~aaaaaaaaiaai
        -451 # ~ ~aaaaaaai
        447 # ~ ~aab
        762 # ~aaaaaaaaaaaaab
        -200 # ~aaaaaaaaaaaaab $
        1202 # ~aaaaaaaaaaaae
        -80 # ~aaaaaaaaaaac
        1 # ~aaaaaaaaaaac F
        859 # ~aaaaaaaaaaac ~
        40 # ~aaaaaaaaaaac ~aaaaaaaai
        -627 # ~aaaaaaaaaaac ~aaaaaab
        482 # ~aaaaaaaaaaacab
        -373 # ~aaaaaaaaaab
        -653 # ~aaaaaaaaaab ~
        -279 # ~aaaaaaaaab
        -487 # ~aaaaaaaaab $
        -972 # ~aaaaaaaaeb
        485 # ~aaaaaaaai
        -1352 # ~aaaaaaaai F
        343 # ~aaaaaaaai ~
        588 # ~aaaaaaaai ~aeaaaaae
        192 # ~aaaaaaaai ~aeaaaaaeaaac
        -653 # ~aaaaaaaai ~aeaaaabe
        -455 # ~aaaaaaaaiaaae
        -263 # ~aaaaaaaaiaac
        -725 # ~aaaaaaaaiaac F
        -481 # ~aaaaaaaaiaac ~
        1344 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        312 # ~aaaaaaaaiaai
        652 # ~aaaaaaaaiaai ~
        -1220 # ~aaaaaaaaiacc
        -499 # ~aaaaaaaaiacc #
        210 # ~aaaaaaacaaac
        240 # ~aaaaaab
        -1241 # ~aab
        -696 # ~acaaaiaaaaac
        784 # ~acab
        -534 # ~aeaaaaae F
        -206 # ~aeaaaaaeaaac
        -359 # ~aeaaaaaeaaac F
        331 # ~aeaaaaaeaaac ~aaaaaaaaaaac
        -793 # ~aeaaaabe
        -547 # ~c
        127 # ~caaaaaaae
        309 & #
        709 & F
        449 & F $
        229 & ~
        789 & ~aeaaaaaeaaac
        633 & ~aeaaaaaeaaac F
        689 , #
        377 , # #
        1410 , # $
        175 , # ,
        -483 , # .
        47 , # F
        -274 , # _
        -912 , # a
        -1118 , # balls
        -581 , # cup
        -679 , # g
        -674 , # inches
        -715 , # jars
        358 , # kcal
        -1153 , # lb
        -934 , # ml
        -340 , # of
        189 , # oz
        643 , # pieces
        1049 , # plates
        306 , # slice
        690 , # slices
        1053 , # spoons
        -626 , # ~
        436 , # ~aaaaaaaaaaaaab
        306 , # ~aaaaaaacaaac
        -776 , # ~aeaaaaaeaaac
        1622 , F
        -91 , F #
        1392 , F $
        -905 , F ,
        269 , F F
        -344 , F _
        249 , F and
        476 , F at
        -673 , F bowl
        115 , F for
        430 , F in
        194 , F sauce
        243 , F with
        517 , F ~aaaaaaaaaab
        466 , F ~aaaaaaaai
        754 , F ~aaaaaaaaiaac
        245 , F ~aaaaaaaaiaai
        120 , F ~aaaaaaaaiacc
        -674 , F ~aaaaaab
        -724 , F ~aeaaaabe
        -1169 , NO
        860 , NO $
        -296 , NO ,
        812 , _
        -1410 , _ #
        -344 , _ $
        -1115 , _ ,
        615 , _ F
        -463 , _ _
        -1094 , _ it
        261 , _ the
        658 , _ to
        379 , _ up
        -791 , _ ~
        374 , _ ~aaaaaaaaaaaae
        1283 , _ ~aaaaaaaai
        397 , _ ~aaaaaaaaiaac
        660 , _ ~aaaaacaai
        267 , _ ~aeaaaaaeaaac
        -1092 , _ ~aeaaaabe
        973 , a
        953 , a F
        -888 , a bit
        371 , a pint
        607 , about
        469 , about #
        459 , an
        -71 , and
        905 , ate
        615 , ate the
        632 , bit
        630 , black
        1188 , both
        -534 , bring
        1132 , couldnt
        421 , did
        -699 , didnt
        392 , diet
        -788 , dinner
        500 , drained
        930 , drank
        480 , fried
        790 , full
        -434 , gave
        1132 , got
        797 , grabbed
        561 , grabbed F
        -507 , great
        -454 , great fun
        276 , green
        277 , green F
        1036 , had
        363 , had #
        642 , had F
        410 , hot
        379 , hot F
        680 , i
        94 , i am
        896 , i got
        -572 , i just
        431 , i will
        -437 , im
        -810 , italian
        -810 , italian F
        750 , just
        285 , just F
        -560 , late
        -560 , late home
        -492 , long
        728 , lost
        -519 , lunch
        410 , maybe
        405 , maybe #
        -426 , never
        863 , never again
        404 , night
        -991 , no
        -638 , only
        -649 , pan
        290 , plus
        504 , protein
        391 , roast
        -900 , room
        1018 , she
        -440 , so
        352 , so F
        -470 , so tired
        388 , some
        436 , still
        -439 , that
        -156 , the
        -529 , the F
        700 , then
        357 , then F
        -816 , tinned
        -814 , tinned F
        -1114 , tom
        683 , warm
        773 , was
        807 , went
        -678 , what
        579 , which
        638 , whole
        338 , with
        205 , with F
        585 , yes
        1073 , ~
        727 , ~ #
        -503 , ~ $
        -906 , ~ ,
        737 , ~ F
        160 , ~ _
        -430 , ~ ~
        469 , ~ ~aaaaaaaaaaac
        -883 , ~ ~aaaaaaaaaab
        -813 , ~ ~aaaaaaaai
        214 , ~ ~aaaaaaaaiaai
        -383 , ~ ~aaaaaab
        402 , ~ ~aaaaacaai
        527 , ~ ~aacaaaeaiaac
        -740 , ~ ~aeaaaaaeaaac
        -112 , ~aaaaaaaaaaaaaab
        679 , ~aaaaaaaaaaaaaab ~aaaaaaaae
        -595 , ~aaaaaaaaaaaaaac
        -850 , ~aaaaaaaaaaaaaae
        501 , ~aaaaaaaaaaaaab
        244 , ~aaaaaaaaaaac
        1146 , ~aaaaaaaaaaac F
        -477 , ~aaaaaaaaaaac ~
        761 , ~aaaaaaaaaaac ~aaaaaab
        222 , ~aaaaaaaaaab
        558 , ~aaaaaaaae
        -1277 , ~aaaaaaaae ,
        -553 , ~aaaaaaaae F
        -191 , ~aaaaaaaaiaac
        335 , ~aaaaaaaaiaai
        204 , ~aaaaaaaaiaai F
        -632 , ~aaaaaaab
        537 , ~aaaaaaac F
        1230 , ~aaaaaaae
        547 , ~aaaaaaai
        210 , ~aaaaaaai #
        -1767 , ~aaaaaaai $
        251 , ~aaaaaaai F
        412 , ~aaaaaaai ~aeaaaaaeaaac
        279 , ~aaaaaaai ~aic
        172 , ~aaaaaaaiaaac
        536 , ~aaaaaaaiaaac ~aaaaaaaaaaac
        -462 , ~aaaaaabac
        402 , ~aaaaaabae
        1034 , ~aaaaaacaaaac
        889 , ~aaaaaacaaaac ~
        -554 , ~aaaaaaeb
        732 , ~aaaaaagaaaaaaai
        -666 , ~aaaaaamaaaaaaaj
        -257 , ~aaaaaao
        619 , ~aaaaab
        469 , ~aaaaab #
        -991 , ~aaaeaaaaaaac
        1193 , ~aaaiaaaaaaac ~
        926 , ~aab
        730 , ~aab #
        -393 , ~aab F
        973 , ~aabaab
        -426 , ~aaiaaaai
        864 , ~aaiaaaai ~aaaaaaai
        401 , ~acab
        769 , ~acabai
        463 , ~aci
        609 , ~aeaaaaae
        765 , ~aeaaaaaeaaac
        433 , ~aeaaaaaeaaac F
        -591 , ~aeaaaaaeaaac _
        299 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -494 , ~aeaaaabe
        1524 , ~ai
        2471 , ~aic
        853 , ~aic #
        654 , ~aic F
        434 , ~aic ~aeaaaaaeaaac
        -803 , ~b
        740 , ~be
        -684 , ~be ~aaaaaaai
        1221 , ~be ~aaaaaacaaaac
        902 , ~be ~aabaab
        94 , ~be ~acab
        434 , ~be ~acabc
        -671 , ~be ~aci
        187 , ~be ~ai
        708 , ~be ~aic
        987 , ~c
        204 , ~ee
        237 . # F
        621 . # kcal
        -158 . # ~
        621 . # ~aaaaaaaaaaaaab
        954 . F
        2544 . F $
        -1629 . F ,
        -394 . F F
        -195 . F ~aaaaaaaaaab
        -1035 . NO
        -810 . NO $
        -417 . _
        -628 . _ F
        769 . a
        906 . a F
        -528 . roast F
        601 . ~
        879 . ~aaaaaaaaaaac
        719 . ~aaaaaaaaaaac F
        -901 . ~aaaaaaaae
        -528 . ~aaaaaaac F
        575 . ~aaaaaaai
        -783 . ~aaaaaab
        -440 . ~aab
        967 . ~aeaaaaaeaaac
        837 . ~aeaaaaaeaaac F
        -637 14th
        -1427 <0 fifths>
        -1923 <0 foods>
        -363 <0 strange>
        -178 <0 words>
        -378 <1 fifths>
        91 <1 foods>
        -676 <1 strange>
        301 <1 words>
        39 <2 fifths>
        33 <2 foods>
        -484 <2 strange>
        -107 <2 words>
        -222 <3 fifths>
        -445 <3 foods>
        -143 <3 strange>
        -791 <3 words>
        -257 <4 fifths>
        -1629 <4 foods>
        -1252 <4 words>
        1433 <5 fifths>
        449 <5 foods>
        -831 <5 words>
        -665 <6 words>
        -520 <7 words>
        162 <9 words>
        -2521 <asked>
        1002 <meal>
        -2444 <other>
        353 <partly>
        -266 <role 0>
        -385 <role 10>
        -327 <role 11>
        254 <role 12>
        -381 <role 13>
        641 <role 14>
        -1247 <role 15>
        -1529 <role 16>
        -908 <role 17>
        -1024 <role 18>
        -795 <role 19>
        -561 <role 1>
        -1235 <role 20>
        481 <role 21>
        -643 <role 22>
        -447 <role 23>
        248 <role 24>
        -752 <role 25>
        -611 <role 26>
        -746 <role 27>
        -715 <role 28>
        -379 <role 29>
        -1023 <role 2>
        85 <role 30>
        -166 <role 31>
        757 <role 32>
        772 <role 33>
        -406 <role 34>
        42 <role 35>
        -1348 <role 36>
        -443 <role 37>
        -562 <role 38>
        75 <role 39>
        -473 <role 3>
        -172 <role 40>
        -581 <role 41>
        -496 <role 42>
        724 <role 43>
        -288 <role 44>
        -612 <role 45>
        -957 <role 46>
        578 <role 47>
        707 <role 48>
        -985 <role 4>
        -659 <role 50>
        532 <role 51>
        -1149 <role 52>
        -722 <role 53>
        -817 <role 54>
        -174 <role 55>
        -202 <role 56>
        -1090 <role 57>
        -176 <role 58>
        -189 <role 59>
        -439 <role 5>
        -889 <role 60>
        64 <role 61>
        163 <role 6>
        1384 <role 7>
        284 <role 8>
        -722 <role 9>
        -98 <told>
        -1086 F #
        636 F # #
        673 F # $
        267 F # ,
        -908 F # F
        -606 F # _
        -777 F # a
        575 F # am
        235 F # cup
        -405 F # g
        902 F # kcal
        -342 F # min
        502 F # ml
        239 F # oz
        499 F # pm
        594 F # ~
        902 F # ~aaaaaaaaaaaaab
        522 F # ~aaaaaaaaaaac
        -1050 F # ~aaaaaaaae
        575 F # ~acab
        -776 F # ~aeaaaaaeaaac
        775 F $
        1139 F &
        532 F & F
        1615 F ,
        -620 F , #
        -1095 F , F
        709 F , NO
        111 F , _
        -911 F , a
        521 F , about
        -506 F , all
        -281 F , and
        479 F , ate
        724 F , bit
        360 F , black
        -788 F , dinner
        933 F , drank
        -569 F , im
        -314 F , so
        -741 F , vanilla
        163 F , went
        235 F , which
        -24 F , ~
        449 F , ~aaaaaaaaaaaaaab
        -792 F , ~aaaaaaaaaaaaaac
        174 F , ~aaaaaaaaaaac
        -275 F , ~aaaaaaaaaab
        1572 F , ~aaaaaaaae
        -770 F , ~aaaaaaac
        -261 F , ~aaaaaaai
        -295 F , ~aaaaaaaiaaac
        -777 F , ~aaaaaabacaac
        778 F , ~aaaaaacaaaac
        534 F , ~aaaaab
        -1175 F , ~aeaaaaaeaaac
        937 F , ~ai
        498 F , ~aic
        -823 F , ~b
        904 F .
        -836 F . F
        -293 F . NO
        1330 F F
        -470 F F #
        862 F F $
        385 F F &
        651 F F ,
        1102 F F F
        239 F F NO
        -479 F F _
        406 F F after
        408 F F again
        182 F F and
        457 F F at
        -517 F F baby
        421 F F from
        -743 F F in
        488 F F made
        686 F F n
        -142 F F on
        -639 F F sauce
        390 F F with
        -18 F F ~
        844 F F ~aaaaaaaaaab
        -417 F F ~aaaaaaaae
        290 F F ~aaaaaaaai
        -291 F F ~aaaaaaaaiaac
        421 F F ~aaaaaaaaiaai
        449 F F ~aaaaaab
        502 F F ~aab
        -519 F F ~c
        629 F NO
        380 F NO $
        -643 F _
        2583 F _ #
        1014 F _ $
        -1498 F _ ,
        1625 F _ .
        -646 F _ F
        -619 F _ for
        -873 F _ with
        -1136 F _ ~
        -210 F _ ~aaaaaaaae
        -878 F _ ~aaaaaaaaiaai
        -624 F _ ~aaaaaaaaiacc
        -540 F about
        -522 F about #
        733 F after
        -487 F after the
        -523 F again
        576 F again $
        364 F al
        418 F all
        -618 F allergy
        -1058 F and
        -93 F and #
        -29 F and F
        180 F and _
        -939 F and stick
        581 F and the
        -987 F are
        508 F around
        515 F around #
        874 F as
        931 F at
        76 F at #
        -325 F at _
        483 F at my
        -146 F at the
        -671 F ate
        -288 F baby
        364 F baby food
        570 F balls
        1203 F bar
        -24 F bar $
        595 F bar at
        -790 F bath
        -637 F batter
        869 F bears
        398 F bears $
        826 F because
        580 F before
        -373 F before bed
        -373 F before i
        780 F before the
        891 F benedict
        221 F between
        -136 F bowl
        573 F bowl $
        -814 F bowl ,
        269 F bowl with
        164 F breast
        183 F but
        830 F butty
        741 F by the
        447 F chop
        -559 F chops
        561 F con
        430 F con carne
        565 F cos
        -650 F cup
        1295 F dough
        561 F dough $
        858 F down
        432 F drizzle
        563 F earlier
        565 F earlier $
        -607 F fields
        474 F fillet
        585 F finger
        297 F fingers
        417 F fingers $
        -288 F fingers ,
        -561 F first
        -763 F first then
        632 F first thing
        177 F for
        -927 F for F
        690 F for a
        471 F for dinner
        452 F for lunch
        -497 F for my
        -459 F for the
        263 F fried
        465 F from
        -909 F from a
        265 F from the
        806 F got me
        -619 F green
        -685 F have
        -442 F i
        379 F i think
        134 F in
        493 F in F
        699 F in bed
        569 F in front
        315 F in my
        1314 F in the
        -1781 F into
        -552 F is
        498 F is being
        -702 F it
        813 F last night
        -390 F later $
        -574 F left
        499 F leg
        448 F loaf
        -299 F machine
        225 F made with
        290 F masala
        235 F masala and
        -594 F meal with
        586 F melt
        473 F melt $
        -629 F morning
        -836 F morning $
        -321 F n
        71 F n F
        -930 F near
        -415 F night
        -454 F not
        -1276 F of
        540 F of #
        -480 F of a
        -859 F of the
        514 F off _
        312 F on
        588 F on #
        551 F on F
        276 F on a
        745 F on holiday
        -305 F on it
        414 F on monday
        -324 F on my
        437 F on saturday
        -103 F on the
        610 F on white
        -1050 F or
        -1415 F or F
        359 F or so
        503 F or something
        501 F original
        572 F out
        574 F out of
        463 F out with
        662 F over the
        -367 F overnight
        612 F patty
        279 F plate
        -1307 F ready
        -496 F recipe
        440 F right
        441 F right now
        -445 F rings
        170 F sauce $
        -292 F sauce ,
        -1161 F seeds
        -796 F seeds ,
        336 F served
        -857 F shaped
        361 F slice
        314 F slice $
        -1167 F slices
        -723 F slices and
        1154 F so
        525 F standing
        660 F sticks
        -377 F still
        793 F straight
        351 F sunday
        535 F sunday $
        -858 F taking
        738 F tasting
        32 F that
        -754 F the
        312 F this
        272 F to
        -508 F to my
        -951 F today
        341 F too
        560 F too $
        -352 F too long
        604 F ultra
        460 F up the
        -295 F went
        1295 F while
        350 F with
        -131 F with #
        294 F with F
        305 F with a
        -538 F with brown
        -94 F with my
        804 F won
        -982 F work
        445 F zero
        53 F ~
        -77 F ~ #
        1201 F ~ $
        -216 F ~ ,
        -311 F ~ .
        914 F ~ F
        -897 F ~ _
        -535 F ~ ~
        -780 F ~ ~aaaaaaaaaaaae
        -310 F ~ ~aaaaaaaaaab
        -737 F ~ ~aaaaaaaae
        1059 F ~ ~aaaaaaaai
        563 F ~ ~aaaaaaaaiaaae
        -14 F ~ ~aaaaaaaaiaac
        774 F ~ ~aaaaaaaaiaai
        -512 F ~ ~aaaaaaae
        1196 F ~ ~aaaaaaai
        625 F ~ ~aaaaaab
        704 F ~ ~be
        276 F ~aaaaaaaaaaaaaac
        475 F ~aaaaaaaaaaaaaac $
        605 F ~aaaaaaaaaaaaaae
        -758 F ~aaaaaaaaaaaaaai
        944 F ~aaaaaaaaaaaaaaj
        -209 F ~aaaaaaaaaaaae
        476 F ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -31 F ~aaaaaaaaaaac
        -525 F ~aaaaaaaaaaac ~
        606 F ~aaaaaaaaaaacec
        555 F ~aaaaaaaaaaacec ~aaaaaaaai
        464 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        463 F ~aaaaaaaaaab
        -138 F ~aaaaaaaaaab #
        -392 F ~aaaaaaaaaab F
        -828 F ~aaaaaaaaaab ~aaaaaaaaaaac
        828 F ~aaaaaaaaaab ~aeaaaaaeaaac
        -44 F ~aaaaaaaaaab ~aic
        -1345 F ~aaaaaaaae
        718 F ~aaaaaaaae $
        -636 F ~aaaaaaaae _
        -169 F ~aaaaaaaae ~
        -591 F ~aaaaaaaae ~aaaaaaaai
        -477 F ~aaaaaaaae ~aaaaaaaaiaac
        -517 F ~aaaaaaaaeaaaae
        843 F ~aaaaaaaai
        622 F ~aaaaaaaai #
        857 F ~aaaaaaaai F
        392 F ~aaaaaaaai _
        -1171 F ~aaaaaaaai ~
        261 F ~aaaaaaaai ~aaaaaaaaaaaaaab
        734 F ~aaaaaaaai ~aaaaaaaae
        -676 F ~aaaaaaaai ~aaaaaaae
        -281 F ~aaaaaaaai ~aeaaaaaeaaac
        -727 F ~aaaaaaaai ~aeaaaaaeaiac
        -707 F ~aaaaaaaai ~be
        517 F ~aaaaaaaaiaaae _
        323 F ~aaaaaaaaiaaae ~aeaaaaaeaaac
        88 F ~aaaaaaaaiaac
        314 F ~aaaaaaaaiaac #
        1254 F ~aaaaaaaaiaac F
        642 F ~aaaaaaaaiaac _
        -90 F ~aaaaaaaaiaac ~
        600 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        -265 F ~aaaaaaaaiaac ~aaaaaaaaaaacai
        237 F ~aaaaaaaaiaac ~aaaaaaaae
        -947 F ~aaaaaaaaiaac ~aaaaaaaaiaac
        963 F ~aaaaaaaaiaac ~aaaae
        1045 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -6 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -659 F ~aaaaaaaaiaac ~aeaaaabe
        -95 F ~aaaaaaaaiaai
        -130 F ~aaaaaaaaiaai #
        599 F ~aaaaaaaaiaai F
        -67 F ~aaaaaaaaiaai ~
        -232 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -100 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        90 F ~aaaaaaaaiacc
        -918 F ~aaaaaaaaiacc F
        -1631 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        796 F ~aaaaaaaaiacc ~aaaaaabac
        677 F ~aaaaaaaaiacc ~aaaaaabacaac
        293 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        -506 F ~aaaaaaaaiacc ~aeaaaaaeaiac
        360 F ~aaaaaaacaaac
        314 F ~aaaaaaacaaac $
        205 F ~aaaaaaai
        1032 F ~aaaaaaai $
        444 F ~aaaaaaai F
        -1289 F ~aaaaaaai _
        -497 F ~aaaaaaai ~
        -481 F ~aaaaaaai ~aaaaaaaaaaac
        617 F ~aaaaaaai ~aaaaaaai
        -150 F ~aaaaaaaiaaac
        -629 F ~aaaaaaaiaaac ~
        -764 F ~aaaaaaaiaaac ~aaaaaaai
        153 F ~aaaaaaaiaaac ~aaaaaab
        -657 F ~aaaaaab
        -814 F ~aaaaaab ,
        -296 F ~aaaaaab ~aaaaaaaaiaai
        -564 F ~aaaaaab ~aaaaaac
        -219 F ~aaaaaabac
        -413 F ~aaaaaabae
        -960 F ~aaaaaac
        -351 F ~aaaaaacaaaaaaai
        -400 F ~aaaaaacaaaac
        -817 F ~aaaaaacaaaac ~aaaaaaaaaaac
        805 F ~aaaaaacaeaaaaai
        247 F ~aaaaaag
        -521 F ~aaaaab #
        277 F ~aaaaacaai
        641 F ~aaaaacaai ~
        584 F ~aaaaacaai ~aaaaaaaaaaaaaae
        -506 F ~aaaaacaai ~aeaaaaaeaiac
        -544 F ~aaaabaaae
        554 F ~aaaae
        506 F ~aaaae $
        -391 F ~aaaaeaai $
        -465 F ~aaacaaaaaaac
        -502 F ~aab
        239 F ~aab ~aaaaaaaaiaai
        786 F ~aabaab ~aaaaaaae
        -556 F ~acaaaiaaaaac
        -674 F ~acaaaiaaaaac ~
        568 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -268 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -816 F ~acab
        -988 F ~acabaiaaaaac
        -865 F ~acabi
        -684 F ~accbab
        -808 F ~aci
        -802 F ~aeaaaaae
        -828 F ~aeaaaaaeaaac
        -331 F ~aeaaaaaeaaac F
        575 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -356 F ~aeaaaabe
        -1376 F ~aic
        -350 F ~be
        380 F ~be ~aaaaaae
        -276 F ~c
        -656 F ~c $
        365 F ~c ~aaaaaabacaac
        232 F ~ee
        -4 NO $
        277 NO ,
        -540 NO , F
        -490 NO , ~
        -630 NO F $
        -695 NO and
        -545 NO for
        -75 NO this
        153 NO today
        427 NO today ,
        -895 NO ~
        -740 NO ~ F
        -689 NO ~aaaaaaaaaab
        -865 NO ~aaaaaaaai
        -541 NO ~aaaaaaaaiacc
        149 NO ~aaaaaabi
        426 NO ~aaaaaabi ,
        -986 NO ~aeaaaaaeaaac
        -74 NO ~aeaaaabe
        -910 NO ~aeaaaabe ~
        717 ^ #
        -169 ^ # #
        379 ^ # F
        473 ^ # _
        385 ^ # a
        -400 ^ # and
        -781 ^ # bags
        -1167 ^ # degrees
        -314 ^ # g
        -826 ^ # k
        -165 ^ # kcal
        595 ^ # lb
        -447 ^ # min
        280 ^ # ml
        471 ^ # of
        522 ^ # piece
        312 ^ # scoops
        -657 ^ # slice
        -681 ^ # slices
        -787 ^ # steps
        -964 ^ # tbsp
        -657 ^ # the
        512 ^ # ~
        -1107 ^ # ~aaaaaaaaaaaaab
        116 ^ # ~aaaaaaaaaaac
        -404 ^ # ~aaaaaaaaaab
        1061 ^ # ~aaaaaaaae
        664 ^ # ~aaaaaaaai
        -657 ^ # ~aaaaaaacaaac
        -295 ^ # ~aeaaaaaeaaac
        -684 ^ # ~c
        376 ^ F
        1094 ^ F #
        1630 ^ F $
        452 ^ F &
        2184 ^ F ,
        -258 ^ F .
        679 ^ F F
        759 ^ F NO
        -745 ^ F _
        726 ^ F a
        930 ^ F after
        813 ^ F again
        915 ^ F and
        -300 ^ F are
        604 ^ F as
        672 ^ F at
        473 ^ F bears
        -326 ^ F before
        370 ^ F benedict
        -1101 ^ F by
        -742 ^ F cup
        657 ^ F fingers
        697 ^ F for
        -467 ^ F garden
        -586 ^ F green
        309 ^ F in
        -358 ^ F is
        -546 ^ F morning
        -783 ^ F shaped
        741 ^ F tasting
        -569 ^ F the
        599 ^ F this
        527 ^ F up
        1105 ^ F with
        537 ^ F ~
        -542 ^ F ~aaaaaaaaaaaaaai
        482 ^ F ~aaaaaaaaaaaae
        -136 ^ F ~aaaaaaaaaaac
        888 ^ F ~aaaaaaaaaab
        836 ^ F ~aaaaaaaai
        784 ^ F ~aaaaaaaaiaac
        1123 ^ F ~aaaaaaaaiaai
        653 ^ F ~aaaaaaaaiacc
        -766 ^ F ~aaaaaab
        -396 ^ F ~aaaaaac
        665 ^ F ~aaaae
        -358 ^ F ~acaaaiaaaaac
        -300 ^ F ~acabaiaaaaac
        -469 ^ F ~aci
        363 ^ F ~aeaaaabe
        -950 ^ F ~aic
        -1002 ^ NO
        -901 ^ NO $
        783 ^ NO ,
        308 ^ NO today
        304 ^ NO ~aaaaaabi
        -323 ^ _
        397 ^ _ #
        -326 ^ _ $
        -193 ^ _ ,
        -1974 ^ _ .
        -191 ^ _ F
        444 ^ _ _
        -915 ^ _ a
        711 ^ _ as
        -230 ^ _ at
        -633 ^ _ cooker
        188 ^ _ down
        628 ^ _ for
        252 ^ _ in
        677 ^ _ on
        117 ^ _ out
        477 ^ _ party
        54 ^ _ ~
        -747 ^ _ ~aaaaaaaaaaaaaac
        311 ^ _ ~aaaaaaaaaaaae
        119 ^ _ ~aaaaaaaaaaacec
        1242 ^ _ ~aaaaaaaae
        517 ^ _ ~aaaaaaaaeaab
        -577 ^ _ ~aaaaaaaai
        893 ^ _ ~aaaaaaaaiaac
        632 ^ _ ~aaaaaaaaiacc
        710 ^ _ ~acab
        -825 ^ _ ~aeaaaaaeaaac
        1704 ^ a
        2 ^ a F
        -810 ^ a _
        439 ^ a cup
        189 ^ a pint
        527 ^ a small
        410 ^ after
        576 ^ after the
        698 ^ airport
        419 ^ all
        -552 ^ american
        493 ^ an
        381 ^ an F
        -859 ^ as
        282 ^ ate
        687 ^ ate the
        -239 ^ baby
        866 ^ back
        1088 ^ back on
        -487 ^ bag
        -294 ^ bag of
        534 ^ baked
        707 ^ barely
        708 ^ barely ate
        993 ^ beach
        347 ^ big
        -607 ^ big F
        568 ^ bit of
        559 ^ black
        559 ^ black F
        691 ^ boss
        -805 ^ bought
        -375 ^ bought F
        122 ^ bowl
        122 ^ bowl of
        376 ^ breakfast .
        339 ^ broke
        463 ^ brown F
        785 ^ bubble
        884 ^ burnt
        -437 ^ busy
        -431 ^ buy
        -271 ^ buy F
        368 ^ camp
        -712 ^ camp site
        -222 ^ can
        453 ^ can of
        -840 ^ cant
        -593 ^ carb
        -371 ^ cheesy
        701 ^ chicago
        468 ^ chipotle
        408 ^ chipotle bowl
        929 ^ chomped
        637 ^ christmas
        348 ^ cleaned
        339 ^ club
        339 ^ club F
        1044 ^ coach
        460 ^ conference lunch
        241 ^ consuming
        119 ^ cooked
        362 ^ cooked F
        -1058 ^ costco
        -717 ^ costco run
        346 ^ cottage
        345 ^ cottage F
        -1037 ^ could
        -531 ^ craving
        636 ^ cup
        883 ^ cup of
        582 ^ dad
        1545 ^ decaf
        440 ^ decided on
        -292 ^ did
        748 ^ didnt
        -505 ^ didnt eat
        378 ^ didnt have
        138 ^ diet
        681 ^ diet F
        449 ^ dim
        325 ^ dim sum
        -308 ^ dinner
        -933 ^ dishwasher
        1024 ^ double
        -772 ^ drink
        691 ^ dropped
        807 ^ early
        -453 ^ easter
        -845 ^ easy
        -806 ^ easy peasy
        -413 ^ eat
        139 ^ enjoying
        136 ^ enjoying a
        -260 ^ everyone
        -609 ^ fancy
        -633 ^ farmed
        -629 ^ farmed #
        503 ^ fasting
        -447 ^ fed
        -294 ^ fed the
        -427 ^ feeding
        -354 ^ feeling
        863 ^ ferry
        697 ^ finally
        408 ^ finished
        585 ^ finished off
        -517 ^ finished the
        664 ^ fishing
        1086 ^ flask
        -400 ^ food
        -80 ^ for
        171 ^ for a
        -327 ^ for breakfast
        457 ^ for dinner
        182 ^ for my
        586 ^ forgot
        -479 ^ forgot my
        -558 ^ forgot the
        -775 ^ freezer
        807 ^ french
        -494 ^ fridge
        -666 ^ fried
        554 ^ fried F
        -949 ^ fried green
        700 ^ frozen
        703 ^ frozen F
        1085 ^ full
        873 ^ full english
        325 ^ funeral
        836 ^ gave
        -782 ^ get
        348 ^ glass
        346 ^ glass of
        665 ^ good
        316 ^ got
        -857 ^ grab
        1356 ^ grabbed
        590 ^ grabbed a
        -830 ^ grandad
        355 ^ grande
        324 ^ grilled
        505 ^ grilled F
        912 ^ had
        493 ^ had #
        1038 ^ had F
        -509 ^ had a
        995 ^ hangover
        -607 ^ hard
        -862 ^ harvest festival
        -724 ^ having
        -186 ^ he
        -878 ^ heartburn
        -409 ^ hello
        -412 ^ hello F
        -685 ^ hi
        353 ^ hike
        351 ^ hike up
        530 ^ home
        879 ^ hospital
        261 ^ hot
        -925 ^ hot cross
        478 ^ hotel
        -274 ^ how
        -574 ^ how many
        93 ^ i
        -451 ^ i ate
        716 ^ i didnt
        578 ^ i had
        546 ^ i just
        383 ^ i possess
        845 ^ iced
        543 ^ iced F
        590 ^ in the
        -1119 ^ ingredients
        -1117 ^ ingredients .
        -900 ^ it
        578 ^ it was
        392 ^ jacket
        392 ^ jacket F
        -871 ^ java
        726 ^ just
        309 ^ just F
        550 ^ kept
        345 ^ kids
        -633 ^ kids F
        267 ^ kids in
        -1716 ^ lady
        233 ^ large
        710 ^ last night
        615 ^ late
        524 ^ late _
        -617 ^ laundry
        -459 ^ leave
        -821 ^ left
        701 ^ leftovers
        298 ^ library
        -725 ^ like
        -131 ^ lunch
        674 ^ lunch .
        725 ^ maccies
        -906 ^ made
        436 ^ made F
        -793 ^ make
        -650 ^ make that
        -1012 ^ marinade
        -592 ^ maybe
        -1145 ^ meal
        -602 ^ meal prep
        -288 ^ medium
        592 ^ met
        671 ^ mopped
        673 ^ mopped up
        -432 ^ mothers
        -432 ^ mothers day
        621 ^ mowed
        -357 ^ mr F
        767 ^ mr kipling
        708 ^ munched
        -240 ^ my
        124 ^ my F
        332 ^ my _
        513 ^ nasi
        -487 ^ need
        -661 ^ new
        633 ^ night
        -501 ^ not
        298 ^ nothing
        759 ^ nothing for
        244 ^ office
        393 ^ oh
        -216 ^ on
        579 ^ on call
        -320 ^ on the
        1016 ^ only
        -1581 ^ order
        -437 ^ ordered
        -506 ^ ordered a
        -214 ^ out of
        438 ^ overnight
        442 ^ overnight F
        -1328 ^ packed
        870 ^ pad
        425 ^ pad thai
        -518 ^ paint
        -691 ^ painted
        851 ^ papa
        428 ^ passed on
        -706 ^ pick
        -700 ^ pick up
        110 ^ picked
        659 ^ picked at
        -349 ^ piece
        -979 ^ plan
        -350 ^ planted
        603 ^ popped
        -620 ^ potluck
        -1273 ^ printer
        -1528 ^ probably
        824 ^ protein
        260 ^ protein F
        1017 ^ protein bar
        429 ^ pulled
        289 ^ puppy
        618 ^ quick
        746 ^ quick #
        -539 ^ recipe
        -469 ^ recipe .
        628 ^ red F
        598 ^ roast
        187 ^ roast F
        702 ^ roast dinner
        304 ^ said
        304 ^ said NO
        759 ^ sampled
        1100 ^ saved
        793 ^ saw
        789 ^ schooner
        483 ^ second
        384 ^ shepherds
        416 ^ shepherds F
        599 ^ shopping trip
        779 ^ side
        791 ^ skipped
        825 ^ skipped lunch
        339 ^ slept
        63 ^ slice
        531 ^ slice of
        178 ^ small F
        646 ^ smashed
        728 ^ somebody
        -700 ^ sour
        374 ^ spag
        -366 ^ sports
        -366 ^ sports day
        540 ^ spring
        540 ^ spring F
        -374 ^ starbucks
        -384 ^ starbucks F
        -650 ^ staying
        1255 ^ stir
        1450 ^ stir fry
        1364 ^ stole
        884 ^ stopped
        -755 ^ substitute
        1202 ^ subway
        906 ^ subway ,
        236 ^ sunday
        -637 ^ sunday F
        329 ^ sunday roast
        -1028 ^ sweet
        733 ^ talked
        472 ^ team
        -1288 ^ tesco
        -924 ^ that
        -729 ^ that was
        -1295 ^ the
        504 ^ the F
        658 ^ the _
        538 ^ the cat
        697 ^ there was
        -619 ^ thirsty
        903 ^ this
        671 ^ this _
        280 ^ this morning
        421 ^ toad
        418 ^ toad in
        -738 ^ tomorrow
        -715 ^ tomorrow .
        440 ^ tonight
        -681 ^ too
        -437 ^ traffic
        689 ^ trail
        689 ^ trail mix
        671 ^ tried
        526 ^ trip
        542 ^ trip to
        234 ^ trying
        223 ^ trying to
        -579 ^ turned
        -483 ^ turned down
        -416 ^ vanilla
        -594 ^ vanilla F
        -785 ^ waiter
        -706 ^ walk
        388 ^ walked
        366 ^ walked the
        662 ^ walking
        399 ^ was
        720 ^ we had
        626 ^ went
        683 ^ went out
        -443 ^ were
        -825 ^ what
        -425 ^ white F
        -703 ^ who
        -543 ^ wish
        513 ^ won the
        -793 ^ yellow
        197 ^ ~
        -1059 ^ ~ #
        -1420 ^ ~ .
        540 ^ ~ F
        -996 ^ ~ _
        1504 ^ ~ ~
        468 ^ ~ ~aaaaaaaaaaaaaac
        431 ^ ~ ~aaaaaaaaaaacec
        560 ^ ~ ~aaaaaaaaaab
        -142 ^ ~ ~aaaaaaaae
        309 ^ ~ ~aaaaaaaaeaab
        945 ^ ~ ~aaaaaaaaeaag
        1033 ^ ~ ~aaaaaaaai
        -253 ^ ~ ~aaaaaaaaiaac
        -923 ^ ~ ~aaaaaaaaiaai
        -174 ^ ~ ~aaaaaaaaiacc
        1323 ^ ~ ~aaaaaaac
        -1019 ^ ~ ~aaaaaaae
        -746 ^ ~ ~aaaaaaaiaaac
        -322 ^ ~ ~aaaaaab
        453 ^ ~ ~aaaaaabacaac
        441 ^ ~ ~aaaaaabae
        -143 ^ ~ ~aaaaacaai
        525 ^ ~ ~aaaae
        710 ^ ~ ~aacaaab
        559 ^ ~ ~acab
        462 ^ ~ ~acabaiaaaaac
        -313 ^ ~ ~aeaaaaaeaaac
        -316 ^ ~ ~aic
        465 ^ ~ ~c
        492 ^ ~aaaaaaaaaaaaaaab
        382 ^ ~aaaaaaaaaaaaaaac
        1434 ^ ~aaaaaaaaaaaaaab
        -446 ^ ~aaaaaaaaaaaaaab #
        -684 ^ ~aaaaaaaaaaaaaab F
        478 ^ ~aaaaaaaaaaaaaab ~
        346 ^ ~aaaaaaaaaaaaaab ~aaaaaaaaaaaae
        -335 ^ ~aaaaaaaaaaaaaab ~aaaaaaaae
        311 ^ ~aaaaaaaaaaaaaab ~aaaaaaaiaaac
        81 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -925 ^ ~aaaaaaaaaaaaaac
        -536 ^ ~aaaaaaaaaaaaaac #
        -374 ^ ~aaaaaaaaaaaaaac F
        580 ^ ~aaaaaaaaaaaaaac ~
        -223 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -328 ^ ~aaaaaaaaaaaaaae
        688 ^ ~aaaaaaaaaaaaaae &
        402 ^ ~aaaaaaaaaaaaaae ~
        -591 ^ ~aaaaaaaaaaaaaae ~aic
        -155 ^ ~aaaaaaaaaaaaaai
        847 ^ ~aaaaaaaaaaaaaaj
        496 ^ ~aaaaaaaaaaaaaaj ~
        -455 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -363 ^ ~aaaaaaaaaaaaab
        259 ^ ~aaaaaaaaaaaaab F
        428 ^ ~aaaaaaaaaaaaab ~
        587 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        391 ^ ~aaaaaaaaaaaaacb
        366 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        582 ^ ~aaaaaaaaaaaaai
        332 ^ ~aaaaaaaaaaaaai ~
        -372 ^ ~aaaaaaaaaaab
        -402 ^ ~aaaaaaaaaaac
        -89 ^ ~aaaaaaaaaaac F
        906 ^ ~aaaaaaaaaaac ~
        -614 ^ ~aaaaaaaaaaac ~aaaaaaaaaaac
        455 ^ ~aaaaaaaaaaac ~aaaaaaaae
        583 ^ ~aaaaaaaaaaacaab
        -573 ^ ~aaaaaaaaaaacac
        -485 ^ ~aaaaaaaaaaacac ~
        -212 ^ ~aaaaaaaaaaacec ~aaaaaaaai
        -770 ^ ~aaaaaaaaaaah
        -553 ^ ~aaaaaaaaac
        857 ^ ~aaaaaaaae
        -978 ^ ~aaaaaaaae #
        -330 ^ ~aaaaaaaae F
        573 ^ ~aaaaaaaae _
        755 ^ ~aaaaaaaae ~
        959 ^ ~aaaaaaaae ~aaaaaaaai
        -111 ^ ~aaaaaaaae ~aaaaaaaaiaac
        -341 ^ ~aaaaaaaae ~aaaaaaai
        -712 ^ ~aaaaaaaae ~aaaaaabae
        -497 ^ ~aaaaaaaae ~aaaaaacaaaaaaai
        -559 ^ ~aaaaaaaae ~aeaaaaaeaaac
        1000 ^ ~aaaaaaaae ~c
        432 ^ ~aaaaaaaaeaaaaab
        -179 ^ ~aaaaaaaaeaaaaac
        579 ^ ~aaaaaaaaeaaaae
        284 ^ ~aaaaaaaaeaab
        -778 ^ ~aaaaaaaaeaab ~aaaaaabacaac
        531 ^ ~aaaaaaaaeaab ~aaaaacaai
        67 ^ ~aaaaaaaaeaac
        -495 ^ ~aaaaaaaaeaag
        540 ^ ~aaaaaaaai
        592 ^ ~aaaaaaaai #
        -689 ^ ~aaaaaaaai _
        499 ^ ~aaaaaaaaiaac
        540 ^ ~aaaaaaaaiaac _
        572 ^ ~aaaaaaaaiaac ~aaaabaabe
        -232 ^ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -801 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -151 ^ ~aaaaaaaaiacc
        -409 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        181 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -726 ^ ~aaaaaaab
        -838 ^ ~aaaaaaac
        -698 ^ ~aaaaaaac #
        -143 ^ ~aaaaaaac F
        1454 ^ ~aaaaaaac ~aaaaaaac
        702 ^ ~aaaaaaac ~aaaaaabacaac
        -637 ^ ~aaaaaaac ~aeaaaaaeaaac
        62 ^ ~aaaaaaacaaac
        531 ^ ~aaaaaaacaaac ~aaaaaaaai
        -342 ^ ~aaaaaaace
        -486 ^ ~aaaaaaad
        629 ^ ~aaaaaaae
        675 ^ ~aaaaaaae F
        491 ^ ~aaaaaaai
        -841 ^ ~aaaaaaai F
        922 ^ ~aaaaaaai ~
        449 ^ ~aaaaaaaiaaac
        -592 ^ ~aaaaaaaiaaac ~
        92 ^ ~aaaaaab
        956 ^ ~aaaaaab .
        246 ^ ~aaaaaab ~aaaaaaaai
        56 ^ ~aaaaaabac
        184 ^ ~aaaaaabac .
        -412 ^ ~aaaaaabacaac
        468 ^ ~aaaaaabacaac .
        233 ^ ~aaaaaabacaac ~
        375 ^ ~aaaaaabacaac ~acabai
        638 ^ ~aaaaaabae
        388 ^ ~aaaaaac
        -550 ^ ~aaaaaac ~aeaaaaaeaaac
        311 ^ ~aaaaaacaaaaaaci
        309 ^ ~aaaaaacaaaaaaci NO
        27 ^ ~aaaaaacaaaac
        -504 ^ ~aaaaaacaaaac F
        -402 ^ ~aaaaaacaaaac ~aaaaaaaaaaaaaab
        493 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        -246 ^ ~aaaaaae
        -939 ^ ~aaaaaae F
        451 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        -258 ^ ~aaaaaaeaaaaaaab
        255 ^ ~aaaaaaeaaaaaaai
        -492 ^ ~aaaaaaec
        -883 ^ ~aaaaaag
        -597 ^ ~aaaaaagaaaaaaai
        1372 ^ ~aaaaaagaaaaaaaj
        373 ^ ~aaaaaam
        -559 ^ ~aaaaaamaaaaaaab
        -330 ^ ~aaaaaamaaaaaaab F
        -296 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        797 ^ ~aaaaaamae
        402 ^ ~aaaaaao
        386 ^ ~aaaaab
        284 ^ ~aaaaab ~aaaaacaai
        -978 ^ ~aaaaabac
        569 ^ ~aaaaabc
        -560 ^ ~aaaaabc ~aeaaaaaeaaac
        -471 ^ ~aaaaabc ~aeaaaaaeaiac
        -868 ^ ~aaaaae
        -445 ^ ~aaaaai
        -102 ^ ~aaaab
        -429 ^ ~aaaabaaaaaaaaab
        -518 ^ ~aaaabaaae .
        599 ^ ~aaaabaaaeaaaaab ~aaaaaaaaeaab
        -261 ^ ~aaaabaabe
        660 ^ ~aaaae
        -618 ^ ~aaaae F
        328 ^ ~aaaae ~aaaaaaac
        439 ^ ~aaaaeab
        -736 ^ ~aaaaf
        -718 ^ ~aaaaf .
        -521 ^ ~aaacaaaaaaac
        504 ^ ~aaaiaaaaaaaaaab
        298 ^ ~aaaiaaaaaaac
        -890 ^ ~aaaiaaaaaaac ~
        752 ^ ~aaaiaaaaaaac ~aaaaaaaaiacc
        -801 ^ ~aab
        -1016 ^ ~aab #
        262 ^ ~aab F
        572 ^ ~aab ~
        -1011 ^ ~aab ~aaaaaaaaaaaaaae
        659 ^ ~aab ~aaaaaaaai
        85 ^ ~aabaab
        -411 ^ ~aacaaaaaaaac
        -785 ^ ~aacaaaac
        -770 ^ ~aacaaab
        -1577 ^ ~aacaaabc
        -788 ^ ~aacaaacc
        -643 ^ ~aacaaacc ~aeaaaabe
        -612 ^ ~aacaaae
        -722 ^ ~aacaaaeaiaac
        -485 ^ ~aacaabc
        -432 ^ ~aacabaab
        -273 ^ ~aacabaab F
        367 ^ ~aae
        638 ^ ~aae ~aaaaaabac
        552 ^ ~aaeaaaaaaaac
        -555 ^ ~ab
        -809 ^ ~ab ~
        -518 ^ ~abaaaaaaae ~be
        -835 ^ ~abaaaab
        -461 ^ ~ac
        452 ^ ~ac ~aaaaaaaai
        -607 ^ ~ac ~be
        -343 ^ ~acab
        394 ^ ~acabai
        -1159 ^ ~acabi
        -928 ^ ~aci _
        -738 ^ ~aci ~aaaaaaaaaaaaae
        619 ^ ~aci ~aaaaaaac
        -764 ^ ~aci ~aacaaaaaaaac
        768 ^ ~aci ~aacaaaac
        367 ^ ~aci ~accbab
        381 ^ ~aeaaaaae
        379 ^ ~aeaaaaae F
        532 ^ ~aeaaaaaeaaac
        -241 ^ ~aeaaaaaeaaac #
        650 ^ ~aeaaaaaeaaac F
        426 ^ ~aeaaaaaeaaac ~
        -461 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -700 ^ ~aeaaaaaeaaac ~aaaaaab
        -518 ^ ~aeaaaaaeaaac ~c
        541 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -232 ^ ~aeaaaaaeaiac
        106 ^ ~aeaaaaaeaiac F
        305 ^ ~aeaaaaaeaiac _
        -465 ^ ~aeaaaaaeaiac ~
        702 ^ ~aeaaaabaaae ~acabai
        -924 ^ ~aeaaaabe
        655 ^ ~aeaaaabe _
        -395 ^ ~aeaaaabe ~aaaaaaaae
        280 ^ ~aeaaaabe ~aaaaaab
        1398 ^ ~ai
        158 ^ ~ai #
        688 ^ ~ai ~
        550 ^ ~ai ~aeaaaaaeaaac
        1177 ^ ~aic
        658 ^ ~aic #
        748 ^ ~aic F
        340 ^ ~aic ~
        583 ^ ~aic ~aaaaaaaaiaaae
        684 ^ ~aic ~aeaaaaaeaaac
        -551 ^ ~aic ~aeaaaaaeaiac
        221 ^ ~be
        178 ^ ~be ~
        416 ^ ~be ~aab
        -493 ^ ~be ~acabi
        988 ^ ~be ~aci
        600 ^ ~be ~ai
        816 ^ ~be ~aic
        427 ^ ~c
        29 ^ ~c _
        -412 ^ ~c ~
        327 ^ ~c ~aaaaaaaae
        260 ^ ~c ~aaaaaaaaeaab
        -1010 ^ ~c ~aaaaaaaaiaac
        -530 ^ ~c ~aaaaaaai
        578 ^ ~c ~aaaaaagaaaaaaai
        657 ^ ~c ~aaaaaao
        -385 ^ ~caaaaaaaeaac
        -379 ^ ~ee
        619 ^ ~ee _
        1031 ^ ~ee ~aaaaaag
        547 ^ ~ee ~aab
        -985 ^ ~i
        -1023 _ #
        -1187 _ # $
        -1315 _ # F
        -1231 _ # pm
        206 _ # with
        -398 _ # ~
        635 _ # ~aaaaaaaaiaac
        206 _ # ~aaaaaaaaiaai
        -550 _ $
        55 _ ,
        459 _ , F
        -1413 _ , NO
        248 _ , a
        -810 _ , italian
        502 _ , the
        477 _ , ~
        420 _ , ~aaaaaaai
        686 _ , ~aeaaaaaeaaac
        181 _ .
        984 _ . F
        -502 _ . _
        -622 _ . ~
        541 _ F
        -730 _ F F
        -646 _ F _
        -692 _ F and
        247 _ F in
        -555 _ F on
        354 _ F ~
        -675 _ F ~aaaaaaaaaab
        398 _ NO
        -465 _ _
        -957 _ _ #
        -801 _ _ $
        -136 _ _ ,
        -829 _ _ F
        389 _ _ _
        1517 _ _ by
        1540 _ _ ~aaaaaaaai
        -264 _ a F
        -409 _ after
        -431 _ afternoon
        -446 _ all
        496 _ all day
        -335 _ and
        587 _ at
        -1010 _ at the
        -627 _ between
        435 _ but
        625 _ by
        -476 _ by mouth
        -664 _ cooker
        526 _ day
        532 _ done
        651 _ dram
        839 _ finally
        -24 _ for
        -628 _ for #
        214 _ for F
        -579 _ for a
        -549 _ had
        730 _ home
        562 _ i
        -333 _ in
        160 _ in _
        260 _ in the
        704 _ into a
        -719 _ is
        93 _ it
        361 _ machine
        700 _ machine F
        669 _ me
        -475 _ my
        1441 _ noon
        1076 _ noon $
        -481 _ of
        -724 _ of myself
        1323 _ of the
        -697 _ on $
        551 _ on F
        -65 _ on the
        -184 _ oz
        -410 _ oz ,
        300 _ oz of
        -834 _ report
        653 _ station
        788 _ the
        30 _ the F
        -339 _ then
        -664 _ to
        351 _ to cook
        255 _ to the
        378 _ up
        -884 _ up $
        314 _ up with
        -216 _ with
        448 _ with the
        192 _ ~
        -1120 _ ~ #
        -246 _ ~ $
        116 _ ~ ,
        904 _ ~ F
        394 _ ~ _
        -512 _ ~ ~
        781 _ ~ ~aaaaaaaaaab
        -748 _ ~ ~aaaaaaaae
        1260 _ ~ ~aaaaaaaai
        449 _ ~ ~aaaaaaaaiaac
        504 _ ~ ~aaaaaaaaiacc
        -417 _ ~ ~aeaaaaaeaaac
        -951 _ ~aaaaaaaaaaaaaac
        -644 _ ~aaaaaaaaaaaaaae
        836 _ ~aaaaaaaaaaaae
        -578 _ ~aaaaaaaaaaaae $
        301 _ ~aaaaaaaaaaaae ~aaaaaaaaiaai
        518 _ ~aaaaaaaaaaac $
        -278 _ ~aaaaaaaaaab
        439 _ ~aaaaaaaab
        203 _ ~aaaaaaaae
        -286 _ ~aaaaaaaae $
        382 _ ~aaaaaaaae ,
        532 _ ~aaaaaaaae .
        1025 _ ~aaaaaaaae F
        -647 _ ~aaaaaaaae ~
        440 _ ~aaaaaaaaeaab
        725 _ ~aaaaaaaaeaab ,
        196 _ ~aaaaaaaai
        -360 _ ~aaaaaaaai #
        -344 _ ~aaaaaaaai F
        -636 _ ~aaaaaaaai _
        437 _ ~aaaaaaaai ~
        865 _ ~aaaaaaaai ~aaaaaaaiaaac
        171 _ ~aaaaaaaai ~aeaaaaaeaaac
        -79 _ ~aaaaaaaaiaac
        -708 _ ~aaaaaaaaiaac $
        290 _ ~aaaaaaaaiaac _
        -199 _ ~aaaaaaaaiaac ~
        -231 _ ~aaaaaaaaiaai
        498 _ ~aaaaaaaaiaai ~aaaaaaaaaaaaaae
        332 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        4 _ ~aaaaaaaaiacc
        -628 _ ~aaaaaaaaiacc #
        218 _ ~aaaaaaaaiacc F
        -553 _ ~aaaaaaaaiacc ~
        -659 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        437 _ ~aaaaaaai
        -613 _ ~aaaaaaai $
        -694 _ ~aaaaaaai ~aaaaaaaaaaac
        -574 _ ~aaaaaaaiaaac
        -278 _ ~aaaaaaaiaaac ~
        62 _ ~aaaaaab
        -590 _ ~aaaaaab $
        236 _ ~aaaaaab ,
        -472 _ ~aaaaaabacaac
        -349 _ ~aaaaaac
        -725 _ ~aaaaacaai
        351 _ ~aaaaacaai ~aacaaaac
        735 _ ~aaaaacaai ~aeaaaaaeaaac
        -720 _ ~acaaaiaaaaac
        262 _ ~acab
        944 _ ~aci
        603 _ ~aeaaaaaeaaac
        -339 _ ~aeaaaaaeaaac F
        -743 _ ~aeaaaaaeaaac _
        577 _ ~aeaaaaaeaaac ~aaaaaab
        -494 _ ~aeaaaaaeaiac
        -23 _ ~aeaaaabe
        -218 _ ~aeaaaabe $
        939 _ ~be
        779 _ ~c
        -733 _ ~ee
        519 a
        259 a #
        253 a # F
        397 a # _
        267 a # of
        -167 a # ounce
        311 a # oz
        529 a F
        466 a F $
        -637 a F ,
        -388 a F F
        -400 a F _
        -544 a F after
        181 a F and
        -31 a F at
        960 a F bar
        430 a F between
        -784 a F but
        -521 a F for
        303 a F in
        104 a F on
        -150 a F with
        -372 a _
        237 a _ $
        -676 a bad
        -663 a bag of
        -717 a bar
        -715 a bar of
        -314 a bit
        -624 a bit of
        -367 a bottle
        287 a bowl
        280 a bowl of
        177 a can
        166 a can of
        338 a cup
        157 a cup of
        -666 a day
        -696 a double
        -518 a good
        -662 a kilo
        969 a la
        441 a medium
        496 a morning
        411 a mug
        -328 a nap
        -553 a new
        311 a package
        309 a package of
        1212 a pint
        423 a pint $
        -484 a pound
        -424 a pound of
        442 a protein
        408 a protein bar
        301 a raw
        306 a satisfying
        304 a single
        -219 a slice of
        414 a small
        211 a small F
        -1060 a splash
        -1059 a splash of
        511 a tablespoon
        516 a tablespoon of
        371 a tin
        468 a tin of
        652 a tub
        652 a tub of
        -506 a whole
        -720 a whole F
        -958 about
        947 about #
        980 about # $
        388 about # F
        -1122 about F
        -355 about F $
        -450 about the
        689 actually
        -660 add
        283 added
        300 after
        -565 after #
        -558 after F
        -752 after F $
        -734 after dinner
        -735 after dinner $
        -694 after my
        -928 after the game
        495 after the gym
        111 afternoon
        -652 again $
        -1398 against
        -300 air
        395 airport
        378 al
        -370 alarm
        851 all
        -631 all $
        603 all day
        -410 all day $
        720 all good
        716 all good $
        1083 all i
        372 all morning
        -562 all my
        615 all night
        -1139 allergy
        -1842 allotment
        -868 almost
        400 along
        -484 always
        52 am
        -741 am and
        -1299 american
        -551 american F
        826 an
        1252 an F
        511 an F $
        299 an F and
        562 an _
        -680 an hour
        -552 an hour $
        550 and
        266 and # F
        393 and # a
        379 and F
        1252 and F $
        570 and F ,
        788 and F F
        673 and F after
        -596 and F again
        759 and F and
        124 and F at
        -825 and F from
        216 and F in
        -972 and F of
        561 and F sauce
        -982 and F work
        -217 and NO
        387 and _ $
        674 and _ F
        758 and a
        -23 and a F
        597 and an
        544 and an F
        239 and ate
        749 and had
        1292 and i
        681 and i _
        -25 and some
        591 and some F
        -937 and stick
        -396 and the
        -295 and the F
        376 anna
        565 anniversary
        -423 any
        -377 anything
        870 anyway
        536 appointment ,
        -53 are
        -527 are F
        376 around
        287 around #
        513 around # pm
        988 arvo
        -1205 as
        -2059 as F
        -1650 as F F
        -334 as a
        -786 as a F
        294 as my
        -518 at
        -367 at #
        -503 at # $
        -148 at # ,
        250 at # am
        378 at # pm
        -339 at F
        -701 at F ,
        190 at _ $
        561 at _ ,
        820 at dennys
        999 at my
        218 at my desk
        494 at nans $
        841 at the
        -655 at the F
        177 at the _
        538 at the office
        731 at the pub
        575 at the vet
        17 ate
        -438 ate # F
        -784 ate all
        292 ate it
        737 ate it _
        -468 ate my
        330 ate my F
        973 ate the
        775 au
        -568 aunt
        -712 avoid
        -707 avoid F
        -553 away
        -441 away the
        -40 baby
        -379 baby $
        391 baby food
        -388 babysitting
        -789 back
        -888 back $
        -715 back in
        858 back on
        -600 bad
        -527 bad F
        402 bad day
        648 bag
        701 bag $
        548 bag of
        1001 bag of F
        -1485 bags
        -535 bags of
        -531 bags of F
        982 baked
        167 baked F
        726 baked F $
        -462 baked F ,
        -886 baked F for
        153 bakery
        424 bakery $
        739 bakery ,
        -1177 baking
        514 balcony
        -427 ball
        -666 balls
        -847 balls ,
        -1102 balls , F
        1140 banh
        564 banh mi
        -282 bank
        1576 bar
        674 bar at
        -694 bar of
        721 barely
        712 barely ate
        466 barely ate ,
        496 basket
        -898 bath
        -608 bathroom
        -588 batter
        255 bbq
        -1335 be
        604 be good
        456 be healthy
        608 beach
        491 beach again
        -683 bear
        588 bears
        398 bears $
        1071 because
        313 bed ,
        -325 been
        176 before
        692 before #
        -302 before i
        -346 before i got
        757 before the _
        134 being
        402 bell
        889 benedict
        -883 best
        -368 best F
        -404 between #
        663 beyond
        830 big
        652 big #
        651 big # $
        -479 big F
        585 bike
        -394 bin
        602 bird
        373 birthday
        -799 birthday F
        642 bit _
        693 bit _ $
        -72 bit of
        -690 bit of a
        977 bits
        477 bitter
        475 bitter $
        1776 black
        570 black $
        9 black F
        381 black F $
        837 blankets
        -640 block
        939 blood
        747 bloody mary
        736 bloody mary $
        843 blorf
        -1233 blossom
        1251 blue
        331 bo
        -573 board
        -770 boil
        506 boiled
        724 boiled F
        753 bol
        417 bond
        416 bond film
        445 bone
        391 bone in
        279 boneless
        854 bonfire
        -264 book
        -630 book $
        -512 booked
        802 both
        -619 bottle
        -848 bottle $
        259 bottle of
        -1430 bought
        -1185 bought F
        -1298 bought F $
        1116 bought a F
        1031 bowl
        -247 bowl $
        -223 bowl ,
        -983 bowl , F
        737 bowl of
        422 bowl of F
        431 bowl with
        359 bowl with F
        422 box
        367 box $
        -1093 boxes
        669 boy
        592 boy $
        699 break
        649 break $
        780 breakfast
        -703 breakfast $
        -759 breakfast ,
        -517 breakfast , F
        418 breakfast .
        435 breakfast F
        1157 breast
        786 breast ,
        770 breast , #
        1056 brekkie
        -678 bride
        -1348 bring
        -555 bring F
        -607 bringing
        785 broke
        -677 broke $
        759 broke down
        486 broke my
        454 broke my phone
        355 broken
        1112 brought
        -70 brown
        -270 brown $
        1049 brown F
        244 brown F $
        1013 bubble
        474 bubble F
        -819 buddy
        -851 budget
        657 buffet
        -1444 bump
        565 burned
        -64 burnt
        -288 burnt so
        -291 burnt so NO
        -387 burnt the
        186 bus $
        -1086 business
        -1181 busy
        1430 but
        737 but had
        360 but i
        -550 but it
        147 but the
        636 but the F
        -1300 butcher
        914 butty
        568 butty $
        -598 buy
        -374 buy F
        -283 buy F ,
        -351 by #
        -477 by mouth
        716 by the
        -442 c
        743 cab
        1346 caesar
        459 caesar F
        179 caesar F $
        506 call
        720 call ,
        639 calling
        307 calorie
        -314 calories
        1506 came
        219 camp
        -696 camp site
        267 can
        786 can $
        -227 can i
        639 can of
        491 can of F
        -376 can you
        -958 cancelled
        232 canned
        211 canned F
        284 cans
        -1452 cant
        759 canteen
        -730 capsule
        -732 capsule $
        -1141 capsules
        -382 car $
        295 car broke
        295 car broke down
        569 car park
        600 car park $
        -395 carb
        -1185 carbohydrates
        -929 card
        443 carne
        -1167 caster
        -613 cat
        611 cat at
        611 cat at the
        -492 catering
        1206 caved
        1234 celebrate
        410 celebrated
        189 centre
        646 cha
        -937 chalk
        733 change
        -285 chart
        -292 cheesy
        433 cheesy F
        410 chess
        1398 chicago
        1250 chick
        625 chilis
        -925 chillies
        1036 chinese
        486 chipotle
        410 chipotle bowl
        -849 chipped
        932 chomped
        352 chop
        706 chops
        503 chops $
        1182 chow
        735 chow mein
        465 christening
        -527 christmas
        -710 christmas $
        442 christmas party
        -614 chuck
        858 chugged
        437 church
        650 class $
        611 clean $
        -667 client
        -771 client ,
        921 cliff
        929 cliff bar
        -894 clockwork
        -799 closed
        -783 closed $
        195 club
        705 club F
        374 club F $
        424 coach
        832 cob
        -1267 coca
        -1270 coca F
        584 cold
        -661 cold $
        818 cold F
        -1366 come
        971 comfort
        -894 coming
        900 con
        428 con carne
        463 cone
        748 conference
        497 conference lunch
        468 consisted
        470 consisted of
        -244 consumed
        270 consuming
        270 containing
        -484 contains
        -519 contains F
        24 cook
        663 cook ,
        336 cook so
        222 cooked
        -487 cooked $
        307 cooked ,
        182 cooked F
        -788 cooker
        427 cooking $
        -476 cool
        -1227 cooling
        453 corner
        577 cos
        303 costa
        -927 costco
        -715 costco run
        524 cottage
        525 cottage F
        -674 couch
        -624 couch F
        737 could
        1517 couldnt
        1351 count
        794 counter
        617 couple
        -752 course
        -426 court
        487 cracked
        -925 crafted
        688 cramps
        -231 craving
        -222 craving F
        -272 craving F $
        662 crispy
        -1179 cross
        619 cross F $
        -1014 crown
        835 crumbs
        796 crunch
        -1237 crush
        131 crust
        1160 crusts
        -470 cry
        703 cup
        1118 cup $
        -765 cup ,
        -773 cup F
        513 cup F $
        -536 cup F ,
        371 cup F F
        1207 cup of
        212 cup of F
        -330 d
        710 da
        531 dad
        295 dark F
        -200 dave
        -507 day
        -317 day #
        -548 day # $
        706 day # ,
        -1061 day $
        791 day , F
        -386 day .
        -623 day . F
        -547 day at
        -436 day with
        -774 day with a
        -638 days
        1058 de
        1468 decaf $
        -982 decide
        443 decided on
        788 deep dish
        -412 defrost
        -746 degrees
        1031 delayed
        426 deliveroo
        601 demolished
        514 demolished a
        845 dennys
        1393 desk
        217 desk $
        2177 dessert
        393 dessert $
        -807 diabetic
        1652 did
        -675 did a
        591 did i
        529 did i have
        580 did the laundry
        903 didnt
        -1143 didnt _
        482 didnt eat
        1327 didnt get
        -459 died
        322 diet
        1402 diet F
        692 diet F $
        481 diet starts
        569 diet starts tomorrow
        776 different
        1117 dim
        889 dim sum
        557 dim sum $
        270 dinner
        599 dinner $
        289 dinner ,
        427 dinner , i
        -798 dinner tomorrow
        -720 dinners
        -343 dish
        -1192 dishwasher
        -931 do
        -274 do $
        -382 doc
        -404 does
        143 dog
        -685 dog ate
        324 dog then
        -326 dogs
        -1271 doing
        -435 dollars
        -442 done $
        1035 done and
        815 dont
        225 dont _
        524 dont _ $
        961 dont tell
        -553 door
        810 double
        728 double F
        1046 doubles
        668 dough
        415 dough $
        833 down
        -153 down $
        475 down a
        -1185 down to
        -945 dozen
        502 dr
        614 drained
        1531 dram
        674 dram $
        -597 drank
        -558 drank #
        -545 dreaming
        -538 dreaming of
        -357 dreaming of F
        -669 drew
        174 drink
        363 drink $
        -483 drink more
        -487 drink more F
        -1010 drinking
        -1045 drinks
        631 drive
        111 driving
        495 driving to
        497 driving to _
        409 drizzle
        683 drop
        -941 dropped my
        852 dry
        543 dry F
        743 dubai
        897 during
        863 during the
        911 e
        -652 each
        -1047 each $
        -1020 ear
        765 earlier
        555 earlier $
        222 early
        -547 early $
        -296 easter
        466 easter sunday
        -845 easy
        -809 easy peasy
        -89 eat
        -632 eat $
        -504 eat F
        -816 eat F $
        605 eat a
        1108 eat dinner
        543 eaten
        -463 eating
        -976 eating a
        -1149 eats
        -259 eight
        -1617 eighty
        -587 el
        490 else
        892 em
        1361 emergency
        -624 emma
        -773 empty
        -704 end
        786 end of
        692 ended
        1730 energy
        909 energy drink
        489 energy drink $
        -471 england
        971 english
        123 enjoyed
        385 enjoying
        285 enjoying a
        -832 enough
        430 entire
        -766 equal
        376 essay
        450 essay due
        -671 eve
        -746 even
        553 evening
        311 evening $
        892 ever
        -1065 every
        -183 everyone
        -901 everything
        -515 everything F
        722 everywhere
        -465 except
        400 express F
        -438 extra
        -810 extra F
        -1440 face
        759 fairy
        315 fancy
        -573 far
        -728 farmed
        -629 farmed #
        -407 fast
        -812 fast $
        1020 fasting
        675 fasting $
        381 fat
        -246 fed
        -350 fed the
        -436 feeding
        -296 feeling
        900 ferry
        416 festival
        865 festival $
        728 few
        -609 fields
        993 fillet
        1051 filling
        824 filling $
        387 film
        461 film $
        844 finally
        -891 fine
        285 finger
        446 fingers
        483 fingers $
        -286 fingers ,
        674 finish
        540 finished off
        118 finished the
        347 finished the F
        -541 fireworks
        903 first
        -764 first then
        629 first thing
        631 first thing $
        452 first time
        537 fishing
        719 five
        1323 flake
        1081 flask
        -390 flat
        662 flight
        -899 flower
        -1214 flower $
        506 fluid
        466 fluid ounce
        -697 fly
        -480 fog
        -761 fold
        -1376 food
        -585 food .
        -359 food _
        -508 foods
        278 football
        679 footlong $
        -567 for #
        -412 for F
        573 for F $
        -634 for a F
        1035 for a _
        -190 for a quick
        437 for breakfast
        -533 for breakfast $
        -74 for breakfast ,
        -493 for dad $
        90 for dinner
        523 for dinner $
        223 for dinner ,
        -795 for dinner tomorrow
        642 for lunch
        372 for lunch $
        159 for me $
        -308 for my
        1015 for once
        -922 for santa
        389 for school
        403 for school $
        -554 for the
        1168 for the F
        -394 for the _
        422 for the first
        -1269 for the office
        986 for the road
        481 for the team
        681 forgot
        -529 forgot my
        -473 forgot my F
        -901 forgot the
        -470 forgot the F
        -1272 forty
        436 four
        713 fourth
        -677 fox
        -1314 freezer
        1119 freezing
        786 french
        720 french F
        -511 fresh
        -698 friday $
        386 fridge
        744 fried
        836 fried $
        570 fried F
        98 fried F $
        -940 fried green
        -935 fried green F
        426 friends
        449 friends $
        972 from
        -651 from #
        -511 from F
        -857 from a
        933 from tesco
        861 from tesco $
        1481 from the
        776 from the F
        713 from the freezer
        584 from the van
        404 front of
        354 front of the
        -830 frozen
        -963 frozen F
        1210 fry
        527 fry $
        311 fry ,
        -697 fry an
        -691 fry an F
        2258 fry up
        695 full
        -739 full $
        1349 full english
        -471 full of
        -424 full of F
        -410 fun
        -453 fun $
        284 fun size
        49 funeral
        383 g
        299 g $
        563 g .
        648 g . #
        283 g F $
        -1093 g F ,
        285 g F and
        -880 g F with
        342 g bag
        312 g bag $
        477 g of
        -298 g protein $
        -520 game
        680 game $
        423 garden
        515 garden $
        -431 gardening
        587 gave me
        833 gave me #
        1162 gel
        -678 get
        -606 get F
        -697 get a
        -534 gets
        -919 getting
        -519 gift
        -630 give
        -625 giving
        764 glass
        351 glass of
        374 glass of red
        887 glazed
        820 glorps
        856 go $
        -1318 goal
        -871 goal #
        611 going
        436 going to
        -674 going to have
        -403 golden
        -612 golden F
        261 gone
        739 good $
        682 goreng
        246 got
        1058 got me
        -1524 grab
        -690 grab F
        1295 grabbed
        937 grabbed F
        549 grabbed F $
        -123 grabbed a
        -745 grams
        351 grams of
        949 grand
        -811 grandad
        664 grande
        391 grande F
        -510 grandma
        -869 grease
        -1465 great
        -510 great $
        -454 great fun
        -451 great fun $
        487 greek
        389 greek F
        330 green F
        952 green F $
        -1415 green F and
        472 greggs
        978 grilled
        995 grilled F
        -1361 guests
        -535 guinea
        -691 guy
        654 gym
        -551 had
        -524 had #
        -440 had # $
        376 had # F
        -400 had # a
        830 had F
        -264 had F $
        -310 had F F
        112 had F at
        194 had F for
        263 had F on
        -606 had NO
        -968 had a
        350 had a F
        -327 had a nap
        -420 had nothing
        50 had the
        917 had the F
        -277 had the plumber
        -384 had to
        -765 hail
        2205 half
        -607 hall
        584 halves
        -582 hamster
        502 hand
        639 handed
        904 handful
        782 handful of
        750 handful of F
        997 hangover
        1280 happened
        -841 hard
        -852 hard $
        -560 hard F
        -804 hard F F
        -860 harvest festival
        -430 has
        -654 has #
        137 has been
        773 have
        -573 have #
        -447 have F
        642 have _
        -649 have a
        673 have been
        445 have the
        929 have the F
        -497 havent
        -253 having
        -932 having F
        181 having a
        515 hawaiian
        -294 he
        243 healthy
        -989 heartburn
        -1015 held
        -791 hell
        -569 hello
        -408 hello F
        -721 hello F $
        -1790 hens
        -316 her F
        -555 here
        -759 here $
        447 hike
        434 hike up
        432 hike up the
        -666 hill
        406 him
        686 him $
        -768 his
        -263 his F
        -968 hit
        745 hole
        693 hole $
        -183 holiday
        129 holiday $
        -191 home $
        562 home ,
        402 homemade
        353 homemade F
        -622 honestly
        -953 hook
        688 hoppers
        -717 horse
        660 hortons
        708 hot
        -616 hot $
        275 hot F
        -1029 hot F F
        694 hot pocket
        689 hot pocket $
        576 hotel
        305 hotel in
        564 hotel in _
        -535 hour
        -561 hour $
        -1349 hours
        -745 house
        -1115 house $
        445 how
        433 how much
        685 how much $
        -1049 hr
        -970 hrs
        373 hunger
        -446 hungry
        -410 hungry $
        -1144 hydration
        -103 i
        -422 i cant
        566 i could
        655 i did
        -437 i didnt have
        -516 i drink
        -383 i get
        726 i got
        861 i got #
        426 i had
        1034 i had F
        350 i have
        -305 i have a
        -834 i left
        388 i possess
        345 i possess a
        426 i think
        420 i think $
        637 i took
        922 i went
        429 i will
        424 i will be
        2487 iced
        1149 iced F
        987 iced F $
        -498 iced F with
        637 id
        -1942 idea
        1341 if _
        374 iftar
        -281 ill
        -435 im
        205 im enjoying
        511 im having
        -410 in
        -535 in # $
        661 in # ml
        751 in ,
        318 in F $
        -792 in F ,
        657 in _ ,
        -864 in a
        555 in a _
        -935 in a cup
        1037 in bed
        647 in bed $
        315 in bed ,
        839 in blankets
        415 in front
        418 in front of
        752 in it $
        567 in leeds
        718 in my F
        -490 in the
        -344 in the F
        579 in the car
        -958 in the freezer
        903 in the fridge
        529 in the garden
        720 in the hole
        792 in the hotel
        1284 in the kitchen
        567 in the library
        -563 in the oven
        650 in the park
        670 in town
        266 in traffic
        327 inch
        245 inch of
        -553 inches $
        -357 included
        393 indulging
        393 indulging in
        -1123 ingredients
        -1116 ingredients .
        529 insisted
        -1043 install
        199 instant F
        1135 instead
        795 interview
        850 into
        1351 into F
        1043 into a F
        -1190 into the
        -819 invoice
        622 irish
        760 ironing
        -1055 is
        -633 is #
        682 is being
        394 is my
        -323 is the
        580 is what
        -607 it
        -1019 it F
        640 it _
        663 it _ $
        1102 it again
        -546 it to
        1518 it was
        -683 italian F
        -797 italian F ,
        -1562 its
        638 jacket
        966 jacket F
        580 jacket F $
        576 jan
        -880 january
        -636 jar
        508 jar $
        -1398 jars
        -491 jars $
        -875 java
        837 joe
        389 judge
        -779 june
        987 just
        116 just F
        325 just F $
        400 just had
        406 just the
        -891 k
        971 katsu
        395 kcal
        -430 keep
        -647 keeps
        -1489 kent
        -358 kept
        -766 keto
        -817 kevin
        -873 kg
        169 kids
        -600 kids $
        -1314 kids F
        -884 kids F .
        -866 kids had
        -793 kids had F
        296 kids in
        302 kids in bed
        543 kiev
        -442 kill
        -660 kilo
        -885 kilos
        766 kipling
        593 kitchen
        584 kitchen $
        559 knife
        -1066 knock
        686 kraft
        497 krispy
        497 krispy F
        676 l
        1160 la
        -1012 lady
        406 lake
        -1303 landlord
        -1084 landlord $
        439 laptop $
        727 large
        -342 large F
        -508 large F with
        -721 last
        319 last F
        -949 last F $
        499 last _
        -1015 last year
        -404 late
        -743 late $
        551 late _
        -556 late home
        -558 late home $
        -574 later $
        -673 layer
        712 layover
        -1564 lb
        -767 lb #
        -761 lb # oz
        -1070 lbs
        533 lean
        702 leaves
        -360 leaving
        955 lecture
        614 leeds
        -24 left $
        944 leftover
        426 leftover F
        1188 leftovers
        418 leftovers $
        157 leg
        -544 leg day
        -556 legs
        982 lemsip
        -1175 letters
        262 library
        1132 licked
        823 light
        458 like
        -472 like F
        -449 like F $
        888 like _
        753 like _ $
        670 link
        -467 links
        -833 links F
        -2656 list
        -352 list $
        -1514 list .
        -856 list . F
        -728 litre
        -334 little
        -1241 living
        552 lo
        -596 loaves
        489 log
        -942 long
        -269 long day
        -499 long day $
        -589 look
        -849 look at
        -343 looked
        -820 looked up
        -823 looked up F
        1807 lost
        -791 lost #
        294 lost my
        429 lost my keys
        -1031 lot
        -576 lot $
        -928 love
        -1105 lovely
        -600 loves
        -301 low
        -1048 lunch
        278 lunch $
        216 lunch ,
        -567 lunch , F
        317 lunch .
        -621 lunch box
        -680 lunch for
        553 lunch today
        438 lunch was
        -999 luncheon
        -1000 luncheon F
        -844 lunches
        618 lunchtime
        -1401 m25
        735 maccies
        704 machine F
        349 made
        -696 made #
        905 made F
        454 made F and
        -474 made me
        230 made with
        -264 make
        425 make that
        421 make that #
        -672 making
        -255 making F
        844 managed
        924 many
        395 maple
        247 marathon
        -1159 marinade
        -279 mark
        941 market
        379 market day
        746 mary
        735 mary $
        869 masala
        236 masala and
        228 masala and F
        206 mashed
        210 mashed F
        809 match
        402 match $
        -1131 maybe
        784 maybe #
        -1017 maybe $
        523 mcdonalds
        720 mcdonalds $
        1301 me
        751 me #
        -271 me $
        -1381 me a
        704 meal $
        -607 meal prep
        -594 meal with
        -1725 meant
        523 measuring
        579 med
        272 medium
        365 medium F
        1027 meeting
        676 meeting ,
        592 meetings
        416 meetings $
        805 mein
        808 melt
        857 melt $
        -759 melted
        -753 melted F
        -149 menu
        499 menu $
        575 met
        -792 mg
        -713 mg $
        410 mi
        -671 midnight $
        686 mile #
        1301 milky
        -1042 min
        676 mini
        666 mini F
        -493 mins
        -1265 minutes
        -292 minutes $
        615 missing
        445 mix
        120 mix $
        795 ml
        1267 ml $
        -692 ml F
        -863 ml F $
        748 monday
        -339 month $
        713 mopped
        714 mopped up
        -3 morning
        -371 morning $
        231 morning ,
        353 morning , F
        -807 most
        771 mostly
        456 mostly F
        -384 mothers
        -385 mothers day
        1671 mountain
        -922 mouse
        -925 mouse trap
        589 mouth
        534 move
        639 mowed
        -489 mr F
        765 mr kipling
        -1233 mrs
        -811 ms
        -299 much F $
        552 mug
        494 mug of
        442 mug of F
        397 mum
        -385 mum made
        -584 mum made F
        -605 mummy
        215 mums
        710 munched
        388 mushy
        405 mushy F
        403 my
        392 my #
        -598 my F
        1088 my F ,
        277 my _
        -910 my _ $
        283 my _ F
        620 my baby
        739 my breakfast
        226 my desk
        -709 my dinner
        238 my meal
        1804 my mouth
        776 my sister
        81 my snack
        484 my way
        510 my way home
        340 myself
        -12 myself $
        -770 myself to a
        -422 mystery
        612 n
        -412 n F $
        -945 nail
        -1222 name
        -511 nan
        489 nans $
        -329 nap
        638 nasi
        -1267 near
        -1367 need
        -484 need F
        802 needed
        -482 needs
        881 negative
        783 neighbour
        -549 neighbours
        309 netflix
        -1382 never
        864 never again
        863 never again $
        -914 new
        413 new bond
        413 new bond film
        -585 new flat
        -1293 next
        -253 next week
        1289 ngl
        -626 nice
        547 night
        -292 night in
        485 night out
        1671 nightcap
        -505 nil
        1151 nipped
        623 nite
        663 no
        -412 no $
        -538 no ,
        -651 none
        -561 none $
        375 nonfat
        -147 noon
        -963 normally
        -340 not
        -435 not a
        -887 nothing but
        735 nothing since
        -345 nothing to eat
        -655 now
        42 now $
        841 number
        -583 numbers
        446 nurse
        -821 nutrition
        1832 o
        -1082 o2
        944 of
        249 of #
        580 of # F
        42 of F
        -1077 of F #
        -412 of F ,
        -395 of F again
        -651 of F for
        -298 of F in
        616 of F so
        346 of F with
        -445 of _
        75 of _ $
        -706 of _ F
        -1119 of a
        -897 of a F
        -848 of a _
        -330 of baked
        -440 of baked F
        473 of bitter
        474 of bitter $
        243 of cooked
        -444 of frozen
        -538 of frozen F
        661 of it
        347 of light
        -724 of myself
        -724 of myself $
        451 of raw
        384 of red
        802 of the
        659 of the F
        421 of the box
        695 of the day
        454 of the laptop
        -401 of white
        -529 of white F
        -61 off
        -686 off $
        -260 off F
        -636 off F $
        800 off _
        500 off the
        -420 off the F
        826 off the _
        -684 off the pier
        -1017 offer
        890 office
        863 often
        403 oh
        -556 ok $
        -984 old
        -682 on
        415 on #
        -372 on $
        -503 on ,
        167 on F
        591 on F $
        167 on F ,
        -372 on F F
        610 on _ $
        -635 on _ ,
        -235 on a
        728 on a F
        745 on call
        580 on dessert
        -311 on friday
        -606 on friday $
        679 on holiday
        746 on holiday $
        -471 on it $
        516 on monday
        298 on monday $
        324 on my
        -960 on offer
        -916 on the F
        145 on the _
        510 on the balcony
        597 on the bus
        666 on the cob
        -847 on the dog
        443 on the go
        533 on the pier
        584 on the plane
        -888 on the radio
        501 on the sofa
        100 on the train
        678 on the way
        -233 on top
        680 on tv
        613 on white
        537 once
        546 once $
        791 one
        1117 ones
        273 only
        485 only $
        952 oops
        901 open
        1116 option
        -1613 or
        -1374 or F
        -652 or F F
        532 or so
        531 or so $
        454 or something
        453 or something $
        -1809 order
        -630 order .
        -685 ordered
        -504 ordered F
        -353 ordered a
        540 ordered the F
        -1405 orders
        1012 original
        1361 other
        852 other #
        629 ounce
        597 ounce of
        524 ounces
        498 ounces of
        -922 our
        -98 out
        -651 out #
        -664 out $
        1032 out for
        942 out for F
        -539 out of
        -1142 out of F
        628 out of the
        464 out with
        311 outside
        -145 oven
        -348 oven $
        421 over
        664 over my
        -303 over the
        698 over the sink
        -964 overnight
        -425 overnight $
        -314 overnight F
        282 own
        1006 own $
        681 oz
        835 oz $
        -407 oz ,
        -132 oz F
        -517 oz F $
        365 pack
        436 pack $
        369 pack of
        412 package
        413 package of
        -1207 packed
        880 packet
        515 packet $
        1319 pad
        793 pad thai
        439 pad thai $
        1113 paid
        -770 paint
        -778 painted
        -1022 pale
        -707 pan
        407 panera
        -955 paper
        -390 park
        646 park $
        -1127 parkrun
        508 party ,
        437 passed on
        -262 pastor
        -391 patch
        -644 patch $
        1239 patty
        452 pcs
        -806 peasy
        -1089 people
        -1665 percent
        759 phone
        -475 pi
        -1065 pick
        -1092 pick up
        309 picked
        763 picked at
        335 picked up F
        452 piece of
        -430 piece of F
        1016 pieces
        732 pieces $
        733 pigs
        882 pigs in
        838 pigs in blankets
        -594 pill
        -918 pinch
        438 pint $
        818 pint of
        348 pint of F
        -511 pints of
        -883 pints of F
        -631 place $
        240 plain
        59 plain F
        -2004 plan
        -740 plan .
        566 plane
        -953 planted
        1049 plate
        809 plate ,
        443 play ,
        527 played
        -1065 please
        406 plumber
        -279 plumber round
        709 plus
        -182 pm
        -830 pm $
        625 po
        653 po boy
        701 pocket
        694 pocket $
        -708 points
        -936 polish
        -921 polish $
        624 popeyes
        389 possess
        347 possess a
        439 post
        298 pot
        321 pot $
        221 pot F
        -789 potion
        523 pouch
        -280 pound
        -376 pound of
        -776 pound of F
        -716 pounds
        -1184 poured
        -333 powder
        -684 powdered
        -687 powdered F
        650 power
        303 practice
        -1002 prep
        719 prepared
        -1072 price
        -933 printer
        -804 priya
        -1479 probably
        1561 protein
        -334 protein $
        928 protein F
        250 protein F $
        1249 protein bar
        -331 protein bars
        -1451 proud
        943 pub
        488 puff
        1036 punnet
        617 puppy
        632 puppy training
        -899 purple
        -957 put
        -384 put F
        1173 quality
        791 quality street
        1646 quarter
        -545 queue
        607 quick
        746 quick #
        -187 quid
        605 quiz
        -873 race
        -891 rack
        -277 radio
        -1246 raffle
        -981 raised #
        809 ran
        851 ran over
        364 raw
        -339 raw F
        -488 re
        -310 read
        -476 reading
        -315 ready
        -863 ready $
        349 ready meal
        413 ready salted
        335 real
        -421 recipe
        -484 recipe .
        -914 record
        905 recovery
        219 red
        1323 red $
        543 red F
        324 red F $
        -417 red F ,
        -1367 reduced
        -687 refill
        949 regret
        422 regular
        868 reheated
        575 remove
        -624 repeat
        -862 report
        167 rest
        431 restaurant
        465 restaurant $
        959 reward
        307 rich F
        -216 ring
        -748 ripe
        1391 road
        563 road $
        2338 roast
        257 roast F
        -273 roast F $
        240 roast F and
        1394 roast dinner
        653 roast dinner $
        686 roast with
        258 roasted
        185 roasted F
        -818 rock
        -972 rolling
        553 rome
        150 room
        522 room $
        724 room ,
        633 rou
        -567 rough
        -382 round
        -1080 royale
        -1021 rule
        -1231 run
        586 run $
        -919 running
        -512 said NO F
        -1012 sale
        426 salted
        686 sam
        -295 same
        1134 sampled
        -1246 santa
        -841 santa ,
        -494 sat
        316 satisfying
        403 saturday night
        680 sauce
        625 sauce $
        -776 sauce ,
        1468 saved
        592 saw
        232 saw the
        412 saw the new
        1407 say
        528 says F
        19 school
        412 school $
        601 school play
        789 schooner
        492 scoops
        729 scrambled
        700 scrambled F
        607 scrambled F $
        -782 seagull
        -1759 season
        615 second
        563 seconds
        -1127 seed
        -1117 seed F
        -795 seeds ,
        -754 self
        281 sent
        -771 sermon
        -535 served
        -384 serving
        -750 set
        875 settled
        -591 seven
        -1148 shaped
        399 share
        554 share ,
        -373 she
        -875 sheet
        606 shepherds
        633 shepherds F
        513 shepherds F $
        62 shift
        442 shirt
        -825 shoe
        -872 shoot
        -937 shop ,
        524 shop for
        236 shopping
        784 shopping trip
        490 short
        592 shot
        -798 should
        -262 show
        -901 shower
        -1208 shower $
        -543 shut
        -662 sick
        -805 sick $
        587 side
        302 side F
        43 since
        878 since the
        498 single
        475 sink
        317 sip
        401 sipped
        -727 site
        -680 site $
        391 six
        -680 size #
        690 size $
        -799 size of
        -559 sized
        594 skin
        560 skin on
        610 skipped
        -414 skipped dinner
        -413 skipped dinner $
        827 skipped lunch
        -530 skipped the
        -846 skipped the F
        -454 skirt
        -454 skirt F
        -485 skirt F $
        694 slab
        -409 sleep
        -1151 sleep $
        1614 slice
        488 slice $
        -576 slice ,
        458 slice F
        537 slice of
        214 slice of F
        333 slices
        350 slices F
        -723 slices and
        301 slices of
        73 slices of F
        494 sloppy
        -840 slow
        -517 slugs
        1495 small
        246 small F
        520 smashed
        747 smashed a
        -538 smell
        -421 smelled
        -766 smells
        -433 smells of
        430 smoked F
        236 snack
        271 snack $
        203 snack ,
        -719 snacks
        -1858 snap
        -765 snow
        981 snuck
        2356 so
        882 so #
        923 so # F
        1954 so F
        633 so F $
        319 so F F
        441 so F and
        -642 so NO $
        631 so a
        -905 so far
        267 so i
        -833 so i left
        1050 so that
        -471 so tired
        -470 so tired $
        451 sodium
        556 sofa $
        515 soft serve
        1767 soggy
        -762 sold
        -473 sold F
        426 soldiers
        429 soldiers $
        -737 solids
        -748 solids ,
        28 some
        -195 some F
        588 some _ $
        911 somebody
        1044 somehow
        473 something
        439 something $
        -539 sore
        1931 sorry
        1237 sorted
        745 sorted $
        810 sour
        909 sour $
        -1274 sowed
        -1382 soy
        -723 soy ,
        -353 soy sauce
        746 spag
        678 spag bol
        648 spice
        635 spicy
        -416 spilled
        -560 splash
        -572 splash of
        447 spoon
        1057 spoons
        -443 sports
        -444 sports day
        503 spring
        1390 spring F
        826 spring F $
        1170 square
        746 square of
        490 squares
        680 stall
        493 stall $
        1436 stand
        806 standing
        653 standing up
        677 starbucks $
        -381 starbucks F
        -1011 stardew
        -787 start
        -169 starts
        568 starts tomorrow
        1285 station
        687 station ,
        -834 staying
        -789 steakhouse
        200 steamed
        -1485 steps
        -343 steps $
        -760 stick
        -432 stick $
        617 sticks
        -1025 still
        281 stir
        1144 stir fry
        877 stir fry $
        75 stole
        792 stomach $
        -1092 stones
        486 stop
        679 stop $
        800 stopped
        468 storm
        531 storm outside
        809 stove
        701 straight
        695 street
        1198 stress
        416 string
        -190 stuck
        -1028 study
        653 stuffed
        465 stuffed F
        -688 substitute
        2703 subway
        1561 subway $
        912 subway ,
        887 sum
        557 sum $
        -484 sun
        639 sun $
        297 sunday
        503 sunday roast
        -909 sunflower F
        398 sunflower seeds
        -487 sunny
        -830 supper
        748 sure
        -522 swallow
        695 swapped
        245 sweet
        786 sweet ,
        293 sweet F $
        -665 sweet tooth
        785 swift
        417 swimming
        424 t
        -1625 table
        -796 table #
        593 tablespoon
        590 tablespoon of
        -957 take
        -974 taking
        617 talk
        1095 talked
        -465 talked about
        681 tapas
        -459 target
        438 taste
        959 tasting
        889 tax
        727 taxes
        1210 tbh
        -116 tbsp
        150 tbsp F
        412 tbsp F $
        -997 tbsp soy
        78 team
        -437 team $
        548 team lunch
        499 team lunch $
        531 team meeting
        567 teaspoon
        569 teaspoon of
        -1243 technically
        745 teeth
        400 tell
        833 tell the
        468 telly
        -1347 tesco
        171 tesco $
        -749 test
        909 tested
        917 tested the
        -742 text
        1201 thai
        425 thai $
        638 thai green
        -248 than
        656 that
        1080 that #
        -246 that $
        299 that has
        192 that has been
        419 that is
        -266 that was
        -225 the
        -222 the #
        -359 the $
        -1111 the F
        228 the F ,
        680 the F .
        532 the F F
        -1000 the F again
        -591 the F at
        -697 the F before
        1855 the F but
        910 the F for
        -541 the F from
        -427 the F on
        567 the F so
        960 the F to
        321 the F was
        966 the F were
        -224 the _
        -76 the _ $
        1076 the _ ,
        739 the _ F
        476 the _ _
        -410 the _ for
        701 the _ of
        -560 the _ on
        -877 the allotment
        115 the bakery
        441 the bakery $
        745 the bakery ,
        510 the balcony
        288 the beach
        627 the beach $
        -644 the best
        -687 the big
        -573 the bike $
        611 the blue
        -438 the boss
        736 the box
        -679 the bride
        201 the bus $
        -760 the butcher
        522 the car
        380 the car $
        -912 the class
        554 the client
        669 the cob
        926 the day
        1012 the day $
        -410 the dog
        -686 the dog $
        322 the dog then
        -576 the end
        343 the first
        424 the first time
        700 the flight
        -240 the freezer
        666 the game $
        142 the garden
        447 the go
        441 the go $
        583 the gym
        717 the hole
        700 the hole $
        589 the jar
        224 the kids
        -421 the kids $
        -375 the kids had
        637 the kitchen
        617 the kitchen $
        441 the laptop
        442 the laptop $
        1227 the last
        354 the last F
        576 the laundry
        -352 the leftover
        -352 the leftover F
        -580 the list
        -338 the list $
        -419 the lot
        509 the match
        337 the match $
        631 the meeting
        -547 the neighbours
        -42 the new
        415 the new bond
        -679 the old
        544 the other
        -87 the oven
        -359 the oven $
        590 the plane
        -279 the plumber round
        -983 the protein
        577 the pub
        801 the road
        651 the road $
        935 the shop
        524 the shop for
        -728 the side
        576 the sofa $
        374 the station
        -725 the table
        210 the team
        506 the team lunch
        -600 the tin
        785 the train
        695 the train $
        594 the van
        183 the way
        -486 the way home
        450 the way to
        769 the whole thing
        -730 the window
        -712 the window $
        -374 their
        -111 them
        456 then
        404 then F
        1596 then F $
        -685 then F ,
        262 then F and
        652 then a
        384 then a F
        -459 there
        -51 there $
        735 there was
        500 these
        539 these days
        542 these days $
        315 they
        899 they _
        888 they were
        644 theyd
        -461 thick
        457 thigh
        813 thin
        73 thing
        555 thing $
        295 think
        421 think $
        -553 thinking
        -625 thirsty
        256 this
        -784 this _ $
        360 this afternoon
        364 this afternoon $
        -177 this morning $
        852 this time
        785 this time $
        -307 this week
        -837 those
        -286 thought
        -550 thought about
        1023 three
        -457 threw
        1505 through
        1009 thru
        -1074 thurs
        -772 thurs $
        -384 thursday
        -562 tickets
        903 tie
        711 till
        661 tim hortons
        582 time $
        -645 time ,
        767 times
        -479 tin
        1067 tin $
        -665 tinned
        -667 tinned F
        -838 tinned F $
        -1494 tins
        -1119 tip
        -1196 tired
        -801 tired $
        -1271 tmrw
        -77 to
        -1103 to #
        -82 to # $
        -860 to F
        -280 to F $
        -54 to _
        350 to _ $
        307 to be
        457 to be healthy
        -766 to bed
        -523 to bed $
        917 to cook
        665 to cook ,
        336 to cook so
        364 to eat
        -528 to eat $
        -668 to fry
        553 to log
        106 to my
        820 to myself
        394 to start
        414 to start $
        -262 to the
        444 to the F
        304 to the shop
        483 to work
        719 toad
        716 toad in
        721 toad in the
        769 today , _
        806 toddler
        -953 tom
        -691 tom had
        -683 tom had F
        -1134 tomorrow
        -289 tomorrow $
        384 tomorrow ,
        -722 tomorrow .
        -302 tonight
        -877 tonight .
        -853 tonight . F
        -1011 too
        666 too $
        -649 too long
        1042 too many
        -268 too much
        324 took
        122 took #
        695 took # $
        847 took the
        -972 tooth
        25 top
        -312 touch
        635 tour
        969 town
        686 traffic
        319 traffic F ,
        1427 trail
        1499 trail mix
        721 trail mix $
        998 train
        685 train $
        578 train ,
        -613 translate
        -964 trap
        -715 tray
        441 treat
        697 treat $
        816 treated
        277 treated myself
        281 treated myself to
        321 tried
        469 trimmed
        407 trimmed to
        682 trip
        636 trip ,
        159 trip to the
        967 trolley
        1134 truck
        -36 try
        237 trying
        214 trying to
        710 trying to be
        -215 tsp
        -910 tsp baking
        729 tub of
        503 tub of F
        415 tube
        607 tuesday
        397 turn
        -504 turned
        -486 turned down
        -619 twenty
        -887 twice
        -304 twice $
        882 two
        -1696 u
        587 ultra
        -585 under
        -1007 underrated
        -451 uni
        197 unsweetened
        -724 until
        166 up
        599 up $
        -415 up F
        -564 up F and
        783 up F on
        998 up at
        630 up at #
        -587 up for
        603 up in
        589 up the
        512 up the _
        -446 up to
        690 up with
        508 up with F
        -587 update
        245 us
        622 us F
        -199 use
        -484 used
        -606 used to
        469 usual
        740 usual $
        -713 v
        313 van
        -420 vanilla F
        -279 vegan
        -480 vegetarian
        362 vending
        -385 vet
        -721 vet $
        287 victoria
        287 victoria sponge
        -912 visitors
        -775 visitors $
        -560 waiter
        912 waiting for the
        -443 walk
        -378 walk $
        363 walked the
        362 walked the dog
        526 walking
        -301 wants
        -762 war
        609 ward
        879 warm
        575 warm F
        629 was
        630 was F
        -454 was F F
        651 was F and
        365 was _
        -293 was a
        1060 was a F
        -291 was burnt
        -290 was burnt so
        393 was the
        512 washed the
        531 washed the car
        -859 washing
        1081 watched
        328 watched _
        1260 watching
        923 watching the
        750 way
        -324 way home $
        -1037 we
        442 we had F
        -802 wed
        -700 wedding
        -1057 wedge
        -498 weds
        671 wee
        -1245 week
        -832 week $
        -768 weekly
        -1294 weeks
        -397 weight
        -752 well
        1489 went
        694 went $
        -588 went cold
        442 went for
        488 went out
        166 went out for
        -275 went to
        -249 went to the
        -272 were
        -375 were _
        -1249 what
        -674 what a
        -1364 whatever
        -217 when
        -784 when i
        -725 when i was
        -239 where
        246 which
        1462 while
        -568 whisk
        714 white
        12 white F
        -170 who
        469 who ate
        177 whole
        -1060 whole _
        595 whole thing
        747 wife
        -368 will
        -731 will be
        -683 window
        -713 window $
        -826 winter
        -828 winter $
        -607 wish
        579 with
        306 with #
        304 with F
        -164 with F $
        254 with F ,
        59 with F F
        138 with _
        910 with a
        509 with a F
        -598 with a splash
        519 with an F
        482 with the
        245 with the girls
        -225 with the kids
        1886 won
        1082 won $
        -1051 wont
        -1151 words
        -1089 world
        -346 would
        -413 would kill
        1034 wouldnt
        -1342 wrong
        3463 x
        -1216 xmas
        1187 xx
        -1200 year
        -616 year $
        -1164 years
        -666 years _
        -835 yellow
        -443 yellow F
        848 yes
        1063 yes to
        415 yesterday
        993 yesterday ,
        -1387 yet
        -120 you
        -1903 your
        -545 your F
        243 zero
        627 zoom
        2296 zorblax
        -57 ~ #
        -992 ~ # $
        281 ~ # ,
        -14 ~ # F
        -649 ~ # NO
        703 ~ # _
        -687 ~ # ~aaaaaaaaaaaaab
        429 ~ # ~aaaaaaaaaaac
        -234 ~ # ~aaaaaaaai
        800 ~ # ~aaaaaaaaiaac
        -20 ~ $
        275 ~ &
        458 ~ ,
        -898 ~ , #
        321 ~ , F
        556 ~ , _
        362 ~ , ~
        166 ~ , ~aaaaaaaaaaac
        -785 ~ , ~aaaaaaae
        165 ~ , ~aaaaaaai
        393 ~ , ~aaaaaaaiaaac
        -618 ~ , ~aaacaaaaaaac
        258 ~ , ~aab
        497 ~ , ~aeaaaaaeaaac
        604 ~ , ~aic
        469 ~ , ~be
        641 ~ , ~c
        961 ~ , ~ee
        -69 ~ .
        114 ~ . F
        374 ~ . ~
        638 ~ . ~aaaaaaaaaaac
        576 ~ F
        206 ~ F #
        444 ~ F $
        148 ~ F &
        -80 ~ F ,
        664 ~ F .
        284 ~ F F
        -360 ~ F _
        474 ~ F ~aaaaaaaaaaac
        -388 ~ F ~aaaaaaaae
        501 ~ F ~aaaaaaaai
        113 ~ F ~aaaaaaaaiaac
        497 ~ F ~aaaaaaaaiaai
        -392 ~ F ~aaaaaaaaiacc
        -827 ~ F ~aaaaacaai
        -307 ~ F ~aab
        1351 ~ F ~acaaaiaaaaac
        132 ~ F ~aeaaaabe
        896 ~ NO $
        -447 ~ _
        1624 ~ _ #
        304 ~ _ ,
        1009 ~ _ .
        -221 ~ _ F
        491 ~ _ ~
        -970 ~ _ ~aaaaaaaaaab
        -495 ~ _ ~aaaaaaaai
        -912 ~ _ ~aaaaaaaaiaac
        374 ~ _ ~aaaaaaaaiaai
        -715 ~ _ ~aaaaaaai
        811 ~ ~
        372 ~ ~ #
        1248 ~ ~ $
        -1145 ~ ~ .
        -642 ~ ~ F
        -195 ~ ~ _
        829 ~ ~ ~
        -150 ~ ~ ~aaaaaaaaaab
        -622 ~ ~ ~aaaaaaaab
        526 ~ ~ ~aaaaaaaae
        -198 ~ ~ ~aaaaaaaai
        -764 ~ ~ ~aaaaaaaaiaai
        -338 ~ ~ ~aaaaaaaaiacc
        -784 ~ ~ ~aaaaaaai
        145 ~ ~ ~aaaaaab
        -346 ~ ~ ~aeaaaaaeaaac
        -799 ~ ~ ~aeaaaabe
        -1299 ~ ~aaaaaaaaaaaaaab
        416 ~ ~aaaaaaaaaaaaaac
        1791 ~ ~aaaaaaaaaaaaaae
        1551 ~ ~aaaaaaaaaaaaaae $
        -678 ~ ~aaaaaaaaaaaaaaj
        -190 ~ ~aaaaaaaaaaaaab
        -578 ~ ~aaaaaaaaaaaaab $
        280 ~ ~aaaaaaaaaaaaab ,
        690 ~ ~aaaaaaaaaaaaab ~
        -800 ~ ~aaaaaaaaaaaae
        527 ~ ~aaaaaaaaaaaae #
        -1047 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        434 ~ ~aaaaaaaaaaac
        742 ~ ~aaaaaaaaaaac ,
        567 ~ ~aaaaaaaaaaac F
        -583 ~ ~aaaaaaaaaaac ~
        912 ~ ~aaaaaaaaaaac ~aaaaaaaai
        -81 ~ ~aaaaaaaaaaacab
        292 ~ ~aaaaaaaaaab
        282 ~ ~aaaaaaaaaab #
        -230 ~ ~aaaaaaaaaab F
        871 ~ ~aaaaaaaaaab ~
        501 ~ ~aaaaaaaaaab ~aaaaaaai
        -539 ~ ~aaaaaaaaaab ~aeaaaaae
        622 ~ ~aaaaaaaab
        657 ~ ~aaaaaaaab ~be
        -325 ~ ~aaaaaaaae
        866 ~ ~aaaaaaaae F
        -564 ~ ~aaaaaaaae ~
        703 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -616 ~ ~aaaaaaaaeaaaae
        552 ~ ~aaaaaaaaeaab
        404 ~ ~aaaaaaaaeaab ,
        814 ~ ~aaaaaaaaeaab F
        480 ~ ~aaaaaaaaeaae
        921 ~ ~aaaaaaaaeaag
        213 ~ ~aaaaaaaai
        -983 ~ ~aaaaaaaai #
        834 ~ ~aaaaaaaai F
        108 ~ ~aaaaaaaai _
        -107 ~ ~aaaaaaaai ~
        -840 ~ ~aaaaaaaai ~aaaaaab
        360 ~ ~aaaaaaaai ~aab
        874 ~ ~aaaaaaaai ~aeaaaaaeaiac
        371 ~ ~aaaaaaaai ~c
        -590 ~ ~aaaaaaaaiaaae F
        389 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -404 ~ ~aaaaaaaaiaac
        -1082 ~ ~aaaaaaaaiaac #
        553 ~ ~aaaaaaaaiaac F
        358 ~ ~aaaaaaaaiaac ~
        673 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -377 ~ ~aaaaaaaaiaac ~aeaaaaaeaiac
        435 ~ ~aaaaaaaaiaai
        343 ~ ~aaaaaaaaiaai #
        -528 ~ ~aaaaaaaaiaai F
        428 ~ ~aaaaaaaaiaai ~
        -434 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -392 ~ ~aaaaaaaaiacc
        482 ~ ~aaaaaaaaiacc #
        -1162 ~ ~aaaaaaaaiacc F
        461 ~ ~aaaaaaaaiacc ~
        394 ~ ~aaaaaaaaiacc ~aaaaaaae
        -698 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        683 ~ ~aaaaaaac
        818 ~ ~aaaaaaacaaac
        618 ~ ~aaaaaaad
        -157 ~ ~aaaaaaae
        -2073 ~ ~aaaaaaae $
        -617 ~ ~aaaaaaae F
        771 ~ ~aaaaaaae ~
        1136 ~ ~aaaaaaae ~aaaaaaaaaaaae
        475 ~ ~aaaaaaai
        -240 ~ ~aaaaaaai $
        83 ~ ~aaaaaaai F
        -309 ~ ~aaaaaaaiaaac
        158 ~ ~aaaaaab
        -1012 ~ ~aaaaaab $
        524 ~ ~aaaaaab ~aaaaaaaaiaac
        -295 ~ ~aaaaaabac
        858 ~ ~aaaaaabacaac
        394 ~ ~aaaaaabacaac $
        588 ~ ~aaaaaabacaac ,
        -99 ~ ~aaaaaabae
        683 ~ ~aaaaaabi
        -129 ~ ~aaaaaac
        572 ~ ~aaaaaac ~aaaaf
        -641 ~ ~aaaaaacaaaaaaai
        480 ~ ~aaaaaae
        -648 ~ ~aaaaab
        -247 ~ ~aaaaacaai
        -337 ~ ~aaaaacaai ~
        -853 ~ ~aaaaacaai ~aacaaaaaaaac
        512 ~ ~aaaabaaae
        589 ~ ~aaaabaaaeaab
        -176 ~ ~aaaae
        -260 ~ ~aaaae $
        239 ~ ~aab
        46 ~ ~aab F
        -545 ~ ~aabaab
        -751 ~ ~aacaaaaaaai
        1077 ~ ~aacaaab
        604 ~ ~aacaaab $
        790 ~ ~aacaaab ~aaaaaaaai
        -306 ~ ~aacaaaeaiaac
        -754 ~ ~aacaaaeaiaac ~aeaaaaaeaaac
        247 ~ ~ac
        438 ~ ~acaaaiaaaaac
        -256 ~ ~acaaaiaaaaac #
        413 ~ ~acaaaiaaaaac ~
        536 ~ ~acab
        -65 ~ ~acabai
        495 ~ ~acabaiaaaaac
        -898 ~ ~aeaaaaae
        -551 ~ ~aeaaaaaeaaac
        -167 ~ ~aeaaaaaeaaac _
        38 ~ ~aeaaaaaeaaac ~
        -508 ~ ~aeaaaaaeaaac ~aaaaaaaaaaac
        518 ~ ~aeaaaaaeaaac ~aaaaaab
        726 ~ ~aeaaaaaeaaac ~c
        78 ~ ~aeaaaaaeaiac
        125 ~ ~aeaaaaaeaiac ~
        -1115 ~ ~aeaaaabe
        -260 ~ ~aeaaaabe ~aaaaaab
        193 ~ ~ai
        -853 ~ ~aic
        -766 ~ ~aic #
        591 ~ ~be ~
        734 ~ ~be ~acabai
        332 ~ ~c
        246 ~ ~c $
        1311 ~ ~caaaaaaaaaac
        876 ~ ~caaaaaaaeaac
        776 ~aaaaaaaaaaaaaaac ~
        -446 ~aaaaaaaaaaaaaab #
        -326 ~aaaaaaaaaaaaaab $
        -875 ~aaaaaaaaaaaaaab ,
        -967 ~aaaaaaaaaaaaaab F
        -682 ~aaaaaaaaaaaaaab ~ ~aaaaaaaaaab
        1100 ~aaaaaaaaaaaaaab ~aaaaaaaaaab
        341 ~aaaaaaaaaaaaaab ~aaaaaaaae
        538 ~aaaaaaaaaaaaaab ~aaaaaaaae $
        1031 ~aaaaaaaaaaaaaab ~aaaaaaaai
        412 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc
        793 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        360 ~aaaaaaaaaaaaaab ~aaaaaaaiaaac
        427 ~aaaaaaaaaaaaaab ~aaaaaaaiaaac ~
        -837 ~aaaaaaaaaaaaaab ~aaaaacaai
        -202 ~aaaaaaaaaaaaaab ~aaaaacaai ~
        150 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        576 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        1260 ~aaaaaaaaaaaaaab ~aeaaaabe
        -962 ~aaaaaaaaaaaaaac #
        -478 ~aaaaaaaaaaaaaac # ~
        356 ~aaaaaaaaaaaaaac $
        -363 ~aaaaaaaaaaaaaac ,
        -508 ~aaaaaaaaaaaaaac .
        -678 ~aaaaaaaaaaaaaac F
        814 ~aaaaaaaaaaaaaac F $
        -1129 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -228 ~aaaaaaaaaaaaaac _
        1371 ~aaaaaaaaaaaaaac ~
        304 ~aaaaaaaaaaaaaac ~ $
        -876 ~aaaaaaaaaaaaaac ~aaaaaaaai
        -1161 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -598 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -324 ~aaaaaaaaaaaaaae $
        736 ~aaaaaaaaaaaaaae &
        414 ~aaaaaaaaaaaaaae ,
        300 ~aaaaaaaaaaaaaae , F
        748 ~aaaaaaaaaaaaaae , ~
        376 ~aaaaaaaaaaaaaae F
        753 ~aaaaaaaaaaaaaae F $
        -722 ~aaaaaaaaaaaaaae _
        642 ~aaaaaaaaaaaaaae ~
        997 ~aaaaaaaaaaaaaae ~ ~
        -415 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        905 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        460 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc F
        -847 ~aaaaaaaaaaaaaae ~aaaaaabac
        -565 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -911 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -1219 ~aaaaaaaaaaaaaae ~aic
        -682 ~aaaaaaaaaaaaaae ~aic F
        -964 ~aaaaaaaaaaaaaai $
        553 ~aaaaaaaaaaaaaai ,
        973 ~aaaaaaaaaaaaaai _
        -249 ~aaaaaaaaaaaaaai ~aaaaaaaaaaaae
        150 ~aaaaaaaaaaaaaaj $
        -686 ~aaaaaaaaaaaaaaj ,
        817 ~aaaaaaaaaaaaaaj ~aaaaaaaaiaaae
        -320 ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -571 ~aaaaaaaaaaaaab $
        311 ~aaaaaaaaaaaaab ,
        1478 ~aaaaaaaaaaaaab F
        596 ~aaaaaaaaaaaaab F $
        1344 ~aaaaaaaaaaaaab ~
        650 ~aaaaaaaaaaaaab ~ $
        -778 ~aaaaaaaaaaaaac $
        1368 ~aaaaaaaaaaaaac ~
        -491 ~aaaaaaaaaaaaac ~aaaaaaaaaaac
        359 ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        -836 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        362 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        362 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        776 ~aaaaaaaaaaaaae ~
        123 ~aaaaaaaaaaaaai F
        -453 ~aaaaaaaaaaaaai F ,
        479 ~aaaaaaaaaaaaai ~ ~
        467 ~aaaaaaaaaaaae # ~
        339 ~aaaaaaaaaaaae $
        -344 ~aaaaaaaaaaaae F
        -563 ~aaaaaaaaaaaae F ~aaaaaaaaaab
        840 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        594 ~aaaaaaaaaaaae ~aaaaaaaai
        623 ~aaaaaaaaaaaae ~aaaaaaaai #
        444 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        713 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        508 ~aaaaaaaaaaaae ~aaaaaaaaiaai F
        509 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -581 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -883 ~aaaaaaaaaaaae ~aaaaaaai
        -693 ~aaaaaaaaaaaae ~aaaaaaai $
        -453 ~aaaaaaaaaaaae ~aaaaacaai
        11 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -316 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        515 ~aaaaaaaaaaaae ~aeaaaaaeaaac _
        713 ~aaaaaaaaaaaae ~aeaaaaaeaaac ~aaaaaaaae
        646 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        638 ~aaaaaaaaaaac #
        530 ~aaaaaaaaaaac # $
        817 ~aaaaaaaaaaac $
        804 ~aaaaaaaaaaac ,
        -407 ~aaaaaaaaaaac , #
        -256 ~aaaaaaaaaaac , F
        201 ~aaaaaaaaaaac F
        -1166 ~aaaaaaaaaaac F #
        534 ~aaaaaaaaaaac F $
        -656 ~aaaaaaaaaaac F ,
        -977 ~aaaaaaaaaaac F F
        447 ~aaaaaaaaaaac F _
        484 ~aaaaaaaaaaac F ~
        425 ~aaaaaaaaaaac F ~aaaaaaaaaab
        503 ~aaaaaaaaaaac F ~aaaaaaaai
        807 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        856 ~aaaaaaaaaaac F ~aaaaaaai
        485 ~aaaaaaaaaaac F ~aeaaaabe
        -314 ~aaaaaaaaaaac _
        -864 ~aaaaaaaaaaac _ $
        1033 ~aaaaaaaaaaac ~
        291 ~aaaaaaaaaaac ~ $
        515 ~aaaaaaaaaaac ~ ,
        361 ~aaaaaaaaaaac ~ .
        -254 ~aaaaaaaaaaac ~ F
        -553 ~aaaaaaaaaaac ~ ~
        207 ~aaaaaaaaaaac ~ ~aaaaaaaai
        -233 ~aaaaaaaaaaac ~aaaaaaaaaaac
        1120 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -810 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -633 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -508 ~aaaaaaaaaaac ~aaaaaaaaaaac ~aaaaaaaai
        34 ~aaaaaaaaaaac ~aaaaaaaaaab
        -89 ~aaaaaaaaaaac ~aaaaaaaai
        -1260 ~aaaaaaaaaaac ~aaaaaaaai F
        823 ~aaaaaaaaaaac ~aaaaaaaai _
        1093 ~aaaaaaaaaaac ~aaaaaaaai ~
        -123 ~aaaaaaaaaaac ~aaaaaaaaiaac
        -725 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -458 ~aaaaaaaaaaac ~aaaaaaac
        301 ~aaaaaaaaaaac ~aaaaaab
        -800 ~aaaaaaaaaaac ~aaaaaab $
        189 ~aaaaaaaaaaac ~aaaaaab ~aaaaaaaai
        512 ~aaaaaaaaaaac ~aaaaaabac
        381 ~aaaaaaaaaaac ~aaaaaabacaac
        -870 ~aaaaaaaaaaac ~aaaaacaai
        -562 ~aaaaaaaaaaac ~aaaaacaai ~
        566 ~aaaaaaaaaaac ~aab
        -754 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -367 ~aaaaaaaaaaac ~aeaaaabe
        -356 ~aaaaaaaaaaacac ~
        507 ~aaaaaaaaaaacai ~
        -649 ~aaaaaaaaaaacec #
        -644 ~aaaaaaaaaaacec $
        -568 ~aaaaaaaaaaacec ~aaaaaaaai
        -1120 ~aaaaaaaaaaacec ~aaaaaaaai F
        572 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        464 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        1057 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        944 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -644 ~aaaaaaaaaaae $
        276 ~aaaaaaaaaab #
        270 ~aaaaaaaaaab # F
        -803 ~aaaaaaaaaab # ~
        1124 ~aaaaaaaaaab F
        429 ~aaaaaaaaaab F $
        442 ~aaaaaaaaaab F ,
        682 ~aaaaaaaaaab F F
        -340 ~aaaaaaaaaab F ~
        766 ~aaaaaaaaaab F ~aaaaaaaaaab
        234 ~aaaaaaaaaab F ~aaaaaaaai
        -381 ~aaaaaaaaaab F ~aaaaaaaaiaac
        142 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -480 ~aaaaaaaaaab F ~aaaaaaai
        -212 ~aaaaaaaaaab NO
        -397 ~aaaaaaaaaab _
        516 ~aaaaaaaaaab _ $
        678 ~aaaaaaaaaab _ F
        194 ~aaaaaaaaaab ~
        490 ~aaaaaaaaaab ~ $
        653 ~aaaaaaaaaab ~ F
        -463 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        255 ~aaaaaaaaaab ~aaaaaaaaaaac
        206 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -596 ~aaaaaaaaaab ~aaaaaaaae
        -710 ~aaaaaaaaaab ~aaaaaaaae $
        1003 ~aaaaaaaaaab ~aaaaaaae
        591 ~aaaaaaaaaab ~aaaaaaae F
        454 ~aaaaaaaaaab ~aaaaaaai
        127 ~aaaaaaaaaab ~aeaaaaaeaaac
        -332 ~aaaaaaaaaab ~aeaaaaaeaaac #
        -152 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        807 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        870 ~aaaaaaaaaab ~aic
        673 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        218 ~aaaaaaaaaab ~aic ~aeaaaabe
        1182 ~aaaaaaaaaab ~be
        680 ~aaaaaaaaaab ~be _
        -484 ~aaaaaaaaab $
        1342 ~aaaaaaaaae _
        -636 ~aaaaaaaaae ~be
        -1360 ~aaaaaaaab ~aaaaaaae
        817 ~aaaaaaaab ~aeaaaaaeaaac
        1119 ~aaaaaaaab ~aeaaaaaeaaac F
        -548 ~aaaaaaaab ~aeaaaabe
        1213 ~aaaaaaaab ~aic
        589 ~aaaaaaaab ~aic ~aeaaaaaeaaac
        293 ~aaaaaaaab ~be
        -1342 ~aaaaaaaae #
        -733 ~aaaaaaaae # $
        -684 ~aaaaaaaae $
        368 ~aaaaaaaae ,
        462 ~aaaaaaaae , #
        677 ~aaaaaaaae , F
        616 ~aaaaaaaae , ~
        402 ~aaaaaaaae , ~aab
        603 ~aaaaaaaae , ~aeaaaaaeaaac
        292 ~aaaaaaaae , ~aic
        957 ~aaaaaaaae .
        921 ~aaaaaaaae . #
        424 ~aaaaaaaae . F
        464 ~aaaaaaaae F ,
        473 ~aaaaaaaae _
        357 ~aaaaaaaae _ $
        238 ~aaaaaaaae _ ,
        625 ~aaaaaaaae _ _
        -376 ~aaaaaaaae ~
        589 ~aaaaaaaae ~ $
        350 ~aaaaaaaae ~ ,
        693 ~aaaaaaaae ~ F
        -602 ~aaaaaaaae ~ ~aaaaaaaai
        610 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -761 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        42 ~aaaaaaaae ~aaaaaaaaaaac
        740 ~aaaaaaaae ~aaaaaaaaaaac ,
        -657 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        474 ~aaaaaaaae ~aaaaaaaaaab
        900 ~aaaaaaaae ~aaaaaaaaaab F
        -91 ~aaaaaaaae ~aaaaaaaae
        -425 ~aaaaaaaae ~aaaaaaaai
        -785 ~aaaaaaaae ~aaaaaaaai #
        -649 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        254 ~aaaaaaaae ~aaaaaaaaiaac
        623 ~aaaaaaaae ~aaaaaaaaiaac $
        -968 ~aaaaaaaae ~aaaaaaaaiaac F
        -476 ~aaaaaaaae ~aaaaaaaaiaac _
        990 ~aaaaaaaae ~aaaaaaaaiaac ~
        -350 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        603 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        -951 ~aaaaaaaae ~aaaaaaaaiacc
        514 ~aaaaaaaae ~aaaaaaabaaac
        726 ~aaaaaaaae ~aaaaaaac
        -478 ~aaaaaaaae ~aaaaaaai
        -516 ~aaaaaaaae ~aaaaaaai $
        484 ~aaaaaaaae ~aaaaaaai F
        -383 ~aaaaaaaae ~aaaaaaai ~
        -7 ~aaaaaaaae ~aaaaaac
        248 ~aaaaaaaae ~aaaaaac ~
        -620 ~aaaaaaaae ~aaaaaacaaaaaaai
        603 ~aaaaaaaae ~aaaaaacaaaac
        -417 ~aaaaaaaae ~aaaaab
        -934 ~aaaaaaaae ~aab
        -773 ~aaaaaaaae ~aabaab
        -154 ~aaaaaaaae ~acaaaiaaaaac
        883 ~aaaaaaaae ~acabi
        -1145 ~aaaaaaaae ~aeaaaaaeaaac
        -1146 ~aaaaaaaae ~aeaaaaaeaaac F
        -1159 ~aaaaaaaae ~aeaaaabe
        -878 ~aaaaaaaae ~aic
        1161 ~aaaaaaaae ~c
        500 ~aaaaaaaaeaaaaab ~aaaaacaai
        500 ~aaaaaaaaeaaaaab ~aaaaacaai _
        -564 ~aaaaaaaaeaaaae ,
        1004 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        383 ~aaaaaaaaeaaai ~
        247 ~aaaaaaaaeaab ,
        -392 ~aaaaaaaaeaab , F
        471 ~aaaaaaaaeaab F
        465 ~aaaaaaaaeaab _
        1457 ~aaaaaaaaeaab ~
        604 ~aaaaaaaaeaab ~aaaaaaaaaab F
        493 ~aaaaaaaaeaab ~aaaaaaaaiacc
        172 ~aaaaaaaaeaab ~aaaaacaai ~aeaaaaaeaaac
        761 ~aaaaaaaaeaac ,
        322 ~aaaaaaaaeaac F ,
        430 ~aaaaaaaaeaac ~aaaaaaaai
        735 ~aaaaaaaaeaae F
        518 ~aaaaaaaaeaae ~acaaaiaaaaac
        806 ~aaaaaaaaeaag ~
        -532 ~aaaaaaaaeb ~aaaaaaaai
        -566 ~aaaaaaaai #
        -458 ~aaaaaaaai # $
        -398 ~aaaaaaaai # ,
        588 ~aaaaaaaai # F
        -126 ~aaaaaaaai # ~
        -777 ~aaaaaaaai # ~aaaaaaaaaab
        -786 ~aaaaaaaai # ~aaaaaaaaiaac
        658 ~aaaaaaaai # ~acab
        -453 ~aaaaaaaai $
        -126 ~aaaaaaaai F
        -1070 ~aaaaaaaai F #
        -215 ~aaaaaaaai F $
        -1233 ~aaaaaaaai F ,
        87 ~aaaaaaaai F F
        664 ~aaaaaaaai F ~
        -797 ~aaaaaaaai F ~aaaaaaaaaab
        -868 ~aaaaaaaai F ~aaaaaaaaiaac
        346 ~aaaaaaaai F ~aaaaaaaaiaai
        -656 ~aaaaaaaai F ~aaaaaaaaiacc
        842 ~aaaaaaaai F ~aaaaaaai
        397 ~aaaaaaaai _
        548 ~aaaaaaaai _ $
        238 ~aaaaaaaai _ ,
        -613 ~aaaaaaaai _ F
        905 ~aaaaaaaai ~
        644 ~aaaaaaaai ~ #
        -665 ~aaaaaaaai ~ ,
        -1202 ~aaaaaaaai ~ F
        717 ~aaaaaaaai ~ _
        500 ~aaaaaaaai ~ ~
        359 ~aaaaaaaai ~ ~aaaaaaaaaaac
        916 ~aaaaaaaai ~ ~aaaaaaaaiaai
        524 ~aaaaaaaai ~aaaaaaaaaaaaaab
        368 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        682 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -398 ~aaaaaaaai ~aaaaaaaaaaac
        -229 ~aaaaaaaai ~aaaaaaaaaaac F
        -365 ~aaaaaaaai ~aaaaaaaae
        -290 ~aaaaaaaai ~aaaaaaaae $
        -402 ~aaaaaaaai ~aaaaaaaae ,
        -834 ~aaaaaaaai ~aaaaaaaae ~aaaaaaaai
        452 ~aaaaaaaai ~aaaaaaaai
        -97 ~aaaaaaaai ~aaaaaab
        -379 ~aaaaaaaai ~aaaaaabac
        -355 ~aaaaaaaai ~aaaaaabac $
        -858 ~aaaaaaaai ~aaaaaabacaac
        -766 ~aaaaaaaai ~aaaaaabacaac $
        205 ~aaaaaaaai ~aab
        246 ~aaaaaaaai ~aeaaaaae
        654 ~aaaaaaaai ~aeaaaaaeaaac
        -361 ~aaaaaaaai ~aeaaaaaeaaac $
        -652 ~aaaaaaaai ~aeaaaaaeaaac F
        -406 ~aaaaaaaai ~aeaaaaaeaaac _
        -524 ~aaaaaaaai ~aeaaaaaeaaac ~
        -499 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -968 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        441 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        1066 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        465 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        501 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -580 ~aaaaaaaai ~aeaaaaaeai
        -789 ~aaaaaaaai ~aeaaaaaeaiac F
        1264 ~aaaaaaaai ~aeaaaaaeaiac ~
        218 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        -544 ~aaaaaaaai ~aeaaaabe $
        -1470 ~aaaaaaaai ~be
        -352 ~aaaaaaaai ~be ~aabaab
        708 ~aaaaaaaai ~c
        -286 ~aaaaaaaai ~caaaaaae $
        796 ~aaaaaaaai ~ee
        -693 ~aaaaaaaaiaaae $
        -274 ~aaaaaaaaiaaae F
        -637 ~aaaaaaaaiaaae F $
        796 ~aaaaaaaaiaaae _
        -593 ~aaaaaaaaiaaae ~
        1175 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -37 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        830 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -60 ~aaaaaaaaiaac #
        -805 ~aaaaaaaaiaac # $
        570 ~aaaaaaaaiaac # ~
        -1110 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -190 ~aaaaaaaaiaac $
        587 ~aaaaaaaaiaac ,
        629 ~aaaaaaaaiaac , ~
        384 ~aaaaaaaaiaac F
        469 ~aaaaaaaaiaac F $
        -619 ~aaaaaaaaiaac F ,
        -277 ~aaaaaaaaiaac F F
        406 ~aaaaaaaaiaac F ~
        696 ~aaaaaaaaiaac F ~aaaaaaaaaab
        297 ~aaaaaaaaiaac _ $
        677 ~aaaaaaaaiaac _ ~aaaaaaaai
        -39 ~aaaaaaaaiaac ~
        -654 ~aaaaaaaaiaac ~ #
        352 ~aaaaaaaaiaac ~ .
        -813 ~aaaaaaaaiaac ~ F
        476 ~aaaaaaaaiaac ~ ~
        -952 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        416 ~aaaaaaaaiaac ~ ~aaaaaaaai
        -623 ~aaaaaaaaiaac ~ ~aaaaaaai
        997 ~aaaaaaaaiaac ~ ~aaaaaabae
        -611 ~aaaaaaaaiaac ~aaaaaaaaaaaaac
        -117 ~aaaaaaaaiaac ~aaaaaaaae
        267 ~aaaaaaaaiaac ~aaaaaaaaeaac
        161 ~aaaaaaaaiaac ~aaaaaaaai
        319 ~aaaaaaaaiaac ~aaaaaaaai #
        986 ~aaaaaaaaiaac ~aaaaaaae
        -444 ~aaaaaaaaiaac ~aaaaaaai
        413 ~aaaaaaaaiaac ~aaaaaab
        903 ~aaaaaaaaiaac ~aaaaaab $
        746 ~aaaaaaaaiaac ~aaaabaabe
        -624 ~aaaaaaaaiaac ~aaaae ,
        -787 ~aaaaaaaaiaac ~aeaaaaae
        -43 ~aaaaaaaaiaac ~aeaaaaaeaaac
        -150 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        383 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -640 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        1481 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        -243 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaah
        -287 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaae
        491 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaab
        560 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        -86 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaab
        450 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -846 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        817 ~aaaaaaaaiaac ~aeaaaaaeaiac
        792 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -1039 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        762 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -716 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        301 ~aaaaaaaaiaai #
        253 ~aaaaaaaaiaai # ~
        293 ~aaaaaaaaiaai F
        209 ~aaaaaaaaiaai F $
        267 ~aaaaaaaaiaai F ,
        68 ~aaaaaaaaiaai F F
        -430 ~aaaaaaaaiaai F ~
        265 ~aaaaaaaaiaai F ~aaaaaaaaaab
        313 ~aaaaaaaaiaai F ~aaaaaaaai
        132 ~aaaaaaaaiaai _
        33 ~aaaaaaaaiaai ~
        351 ~aaaaaaaaiaai ~ $
        1190 ~aaaaaaaaiaai ~ F
        -609 ~aaaaaaaaiaai ~ ~
        -293 ~aaaaaaaaiaai ~ ~aaaaaaaai
        -72 ~aaaaaaaaiaai ~aaaaaaaaaaaaaae
        -568 ~aaaaaaaaiaai ~aaaaaaaaaaaaai
        -404 ~aaaaaaaaiaai ~aaaaaaaaaaaaai F
        -460 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -737 ~aaaaaaaaiaai ~aaaaaaae
        515 ~aaaaaaaaiaai ~aeaaaaae F
        656 ~aaaaaaaaiaai ~aeaaaaaeaaac
        470 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        -74 ~aaaaaaaaiaai ~aeaaaaaeaaac ~
        -318 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        698 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        2 ~aaaaaaaaiaai ~aeaaaaaeaiac ~c
        -1196 ~aaaaaaaaiaai ~aeaaaabe
        153 ~aaaaaaaaiaai ~c
        370 ~aaaaaaaaiaai ~c $
        -605 ~aaaaaaaaiacc #
        -223 ~aaaaaaaaiacc # ~
        -519 ~aaaaaaaaiacc F
        583 ~aaaaaaaaiacc F $
        158 ~aaaaaaaaiacc ~
        850 ~aaaaaaaaiacc ~ $
        -799 ~aaaaaaaaiacc ~ ,
        -595 ~aaaaaaaaiacc ~ F
        -453 ~aaaaaaaaiacc ~ _
        498 ~aaaaaaaaiacc ~ ~
        -1733 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1032 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        404 ~aaaaaaaaiacc ~aaaaaaaae $
        168 ~aaaaaaaaiacc ~aaaaaaae $
        1049 ~aaaaaaaaiacc ~aaaaaabac
        437 ~aaaaaaaaiacc ~aaaaaabac $
        1162 ~aaaaaaaaiacc ~aaaaaabacaac
        -20 ~aaaaaaaaiacc ~aaaaaabacaac $
        -795 ~aaaaaaaaiacc ~aaaaaabacaac ~aaaaf
        -420 ~aaaaaaaaiacc ~aaaae $
        910 ~aaaaaaaaiacc ~aeaaaaae
        -1163 ~aaaaaaaaiacc ~aeaaaaaeaaac
        576 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        10 ~aaaaaaaaiacc ~aeaaaaaeaaac ~
        -476 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaae
        424 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        374 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -321 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        463 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        -306 ~aaaaaaaaiacc ~aeaaaaaeaiac
        -410 ~aaaaaaaaiacc ~c
        -655 ~aaaaaaaaiacc ~c $
        -397 ~aaaaaaab $
        -407 ~aaaaaaab ~aaaaaaae
        447 ~aaaaaaabaaac ,
        -778 ~aaaaaaac #
        560 ~aaaaaaac $
        775 ~aaaaaaac ,
        -350 ~aaaaaaac F ,
        -566 ~aaaaaaac F ~
        467 ~aaaaaaac F ~aaaaaaaaaab
        -417 ~aaaaaaac _
        596 ~aaaaaaac ~
        -1055 ~aaaaaaac ~ $
        895 ~aaaaaaac ~aaaaaaaaaaaae
        -99 ~aaaaaaac ~aaaaaaaaiaac
        -733 ~aaaaaaac ~aaaaaaaaiaac _
        817 ~aaaaaaac ~aaaaaaaaiaai
        1127 ~aaaaaaac ~aaaaaaac
        870 ~aaaaaaac ~aaaaaaac $
        -338 ~aaaaaaac ~aaaaaaae
        1394 ~aaaaaaac ~aaaaaabacaac
        651 ~aaaaaaac ~aaaaaabacaac $
        -788 ~aaaaaaac ~aeaaaaae
        -790 ~aaaaaaac ~aeaaaaae F
        517 ~aaaaaaac ~aeaaaaaeaaac
        481 ~aaaaaaac ~aeaaaaaeaaac F
        289 ~aaaaaaac ~aeaaaaaeaaac ~
        494 ~aaaaaaacaaac $
        -575 ~aaaaaaacaaac ,
        461 ~aaaaaaacaaac F
        552 ~aaaaaaacaaac ~aaaaaaaai
        217 ~aaaaaaacaaac ~aaaaaaaai F
        247 ~aaaaaaacaaac ~aaaaaaaai ~
        -1260 ~aaaaaaace $
        1284 ~aaaaaaad $
        502 ~aaaaaaae #
        669 ~aaaaaaae F
        -331 ~aaaaaaae F $
        -1 ~aaaaaaae _
        735 ~aaaaaaae _ $
        642 ~aaaaaaae ~
        -543 ~aaaaaaae ~ $
        -559 ~aaaaaaae ~aeaaaaaeaaac
        783 ~aaaaaaae ~aeaaaaaeaaac _
        -876 ~aaaaaaae ~aeaaaaaeaaac ~
        -599 ~aaaaaaae ~aic
        -722 ~aaaaaaae ~aic F
        436 ~aaaaaaai #
        1125 ~aaaaaaai # F
        -499 ~aaaaaaai $
        496 ~aaaaaaai ,
        1243 ~aaaaaaai .
        651 ~aaaaaaai F
        989 ~aaaaaaai F $
        -68 ~aaaaaaai F ,
        1133 ~aaaaaaai F F
        794 ~aaaaaaai F ~aaaaaaaaaab
        -561 ~aaaaaaai F ~aaaaaaaai
        -152 ~aaaaaaai NO
        -844 ~aaaaaaai NO $
        -501 ~aaaaaaai _ $
        317 ~aaaaaaai _ ,
        397 ~aaaaaaai ~
        -599 ~aaaaaaai ~ $
        777 ~aaaaaaai ~ F
        -100 ~aaaaaaai ~aaaaaaaaaaac
        -473 ~aaaaaaai ~aaaaaaaaaaac $
        -790 ~aaaaaaai ~aaaaaaaai
        -462 ~aaaaaaai ~aaaaaaaaiaac
        507 ~aaaaaaai ~aaaaaaac
        1144 ~aaaaaaai ~aaaaaaai
        -651 ~aaaaaaai ~aaaaaacaaaac
        -507 ~aaaaaaai ~aab
        -330 ~aaaaaaai ~aab F
        895 ~aaaaaaai ~aabaab
        462 ~aaaaaaai ~acab
        1049 ~aaaaaaai ~aeaaaaaeaaac
        1196 ~aaaaaaai ~aeaaaaaeaaac F
        257 ~aaaaaaai ~aeaaaaaeaaac ~
        1294 ~aaaaaaai ~aic
        548 ~aaaaaaai ~aic F
        357 ~aaaaaaai ~aic ~aeaaaaaeaaac
        578 ~aaaaaaai ~be
        -849 ~aaaaaaai ~be ~aaaaaag
        -942 ~aaaaaaaiaaac ,
        343 ~aaaaaaaiaaac ~
        -482 ~aaaaaaaiaaac ~ ,
        862 ~aaaaaaaiaaac ~ ~aaaaaaai
        278 ~aaaaaaaiaaac ~aaaaaaaaaaac
        614 ~aaaaaaaiaaac ~aaaaaaaai
        -696 ~aaaaaaaiaaac ~aaaaaaai
        454 ~aaaaaaaiaaac ~aaaaaab
        610 ~aaaaaaaiaaac ~aaaaaabae
        -566 ~aaaaaaaiaaac ~aeaaaaaeaiac
        1082 ~aaaaaaaiaaac ~be
        935 ~aaaaaab $
        1260 ~aaaaaab ,
        537 ~aaaaaab , #
        -222 ~aaaaaab , F
        267 ~aaaaaab , ~be
        1288 ~aaaaaab .
        258 ~aaaaaab . F
        554 ~aaaaaab F
        826 ~aaaaaab F $
        -262 ~aaaaaab ~
        -701 ~aaaaaab ~aaaaaaaaaaac
        273 ~aaaaaab ~aaaaaaaae
        1423 ~aaaaaab ~aaaaaaaai
        429 ~aaaaaab ~aaaaaaaai #
        467 ~aaaaaab ~aaaaaaaai F
        235 ~aaaaaab ~aaaaaaaai ~
        397 ~aaaaaab ~aaaaaaaaiaai
        595 ~aaaaaab ~aaaaaaac
        444 ~aaaaaab ~aaaaaaai
        -567 ~aaaaaab ~aaaaaac
        671 ~aaaaaab ~aeaaaabe
        842 ~aaaaaabac $
        591 ~aaaaaabac ,
        -405 ~aaaaaabac , F
        570 ~aaaaaabac . #
        -646 ~aaaaaabac . ~
        -331 ~aaaaaabac ~ ,
        -820 ~aaaaaabac ~aaaaaaaae
        398 ~aaaaaabac ~aaaaaaaai
        -690 ~aaaaaabac ~aaaaaaaaiaai
        -679 ~aaaaaabac ~aaaaaaaaiacc
        564 ~aaaaaabac ~aaaaaabi
        499 ~aaaaaabac ~acabai
        139 ~aaaaaabacaac $
        779 ~aaaaaabacaac ,
        -527 ~aaaaaabacaac , #
        -903 ~aaaaaabacaac , F
        -927 ~aaaaaabacaac , ~
        541 ~aaaaaabacaac , ~be
        -642 ~aaaaaabacaac . F
        508 ~aaaaaabacaac F
        234 ~aaaaaabacaac ~
        -481 ~aaaaaabacaac ~ $
        682 ~aaaaaabacaac ~ ~aaaaaaaai
        -802 ~aaaaaabacaac ~aaaaf
        695 ~aaaaaabacaac ~acaaaiaaaaac
        523 ~aaaaaabacaac ~acabai F
        1596 ~aaaaaabacaac ~aeaaaabe
        709 ~aaaaaabacaac ~aeaaaabe ~
        478 ~aaaaaabae ~aaaaaaaaaaacec
        -668 ~aaaaaabae ~aaaaaaaai
        -297 ~aaaaaabae ~aaaaaaaaiaac
        587 ~aaaaaabi ,
        667 ~aaaaaabi , _
        -533 ~aaaaaabi , ~
        -302 ~aaaaaac #
        -93 ~aaaaaac $
        -1307 ~aaaaaac F
        -323 ~aaaaaac F $
        199 ~aaaaaac ~
        -949 ~aaaaaac ~ $
        -591 ~aaaaaac ~aaaaaaaaaaaae
        -815 ~aaaaaac ~aaaaaaaaaaaae F
        -384 ~aaaaaac ~aaaaaaaaaaac
        -1145 ~aaaaaac ~aaaaaaaai
        -418 ~aaaaaac ~aaaaaaaai F
        -844 ~aaaaaac ~aaaaaaaai ~
        -562 ~aaaaaac ~aaaaaaae
        567 ~aaaaaac ~aaaaf
        -698 ~aaaaaac ~aeaaaaaeaaac
        490 ~aaaaaac ~aeaaaaaeaiac
        451 ~aaaaaac ~aeaaaaaeaiac ~aaaabaaae
        -359 ~aaaaaacaaaaaaai $
        821 ~aaaaaacaaaaaaai F $
        -752 ~aaaaaacaaaaaaai ~
        -546 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        289 ~aaaaaacaaaac #
        698 ~aaaaaacaaaac # $
        -556 ~aaaaaacaaaac F
        1615 ~aaaaaacaaaac ~
        -1143 ~aaaaaacaaaac ~aaaaaaaaaaac
        -501 ~aaaaaacaaaac ~aaaaaaaaaaac $
        212 ~aaaaaacaaaac ~aaaaaaaaaaacec
        166 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1426 ~aaaaaacaaaac ~aaaaaaaaiaac
        455 ~aaaaaacaaaac ~aaaaaaaaiacc
        -289 ~aaaaaacaaaac ~aaaaacaai
        -303 ~aaaaaacaaaac ~aaaaacaai ~aeaaaaaeaaac
        -623 ~aaaaaacaaaac ~aeaaaaaeaiac
        1084 ~aaaaaacaeaaaaai $
        -598 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -576 ~aaaaaae #
        -1507 ~aaaaaae F
        -408 ~aaaaaae F $
        -783 ~aaaaaae F ~aaaaaaaaaab
        1066 ~aaaaaae ~
        446 ~aaaaaae ~aaaaaaaaaaaaaae
        467 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -486 ~aaaaaae ~aaaaaaaaiaac
        -454 ~aaaaaae ~aaaaaaai
        -289 ~aaaaaae ~aaaaaaai NO
        -315 ~aaaaaae ~aeaaaaaeaaac
        379 ~aaaaaaeaaaaaaab ~aeaaaaaeaaac
        530 ~aaaaaaeaaaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        -549 ~aaaaaaeaaaaaaai ~aaaaab
        963 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -555 ~aaaaaaeb F
        -236 ~aaaaaaeb ~aeaaaaaeaaac
        -801 ~aaaaaagaaaaaaai #
        -709 ~aaaaaagaaaaaaai # ~
        318 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        303 ~aaaaaagaaaaaaai ~aeaaaaaeaiac
        399 ~aaaaaagaaaaaaai ~aeaaaaaeaiac ~
        654 ~aaaaaagaaaaaaai ~aeaaaabe
        331 ~aaaaaam _
        1085 ~aaaaaam ~aaaaaaae
        -465 ~aaaaaam ~aaaaab
        811 ~aaaaaam ~aeaaaaaeaaac ~aaaaaaaae
        -341 ~aaaaaamaaaaaaab F
        732 ~aaaaaamaaaaaaab ~aaaaaaae
        -351 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -634 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -939 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -389 ~aaaaaamaaaacaaj F
        401 ~aaaaaamae ~aeaaaaaeaaac ~
        920 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        565 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        1197 ~aaaaaao F
        311 ~aaaaaao ~aaaaaaae
        751 ~aaaaaao ~aeaaaaaeaaac F
        -413 ~aaaaaao ~aeaaaabe
        -473 ~aaaaaaoaaaaaaab F
        973 ~aaaaab #
        985 ~aaaaab # $
        391 ~aaaaab # F
        -1071 ~aaaaab F
        -353 ~aaaaab F $
        -558 ~aaaaab ~
        678 ~aaaaab ~aaaaacaai
        616 ~aaaaab ~aaaaacaai ~
        544 ~aaaaab ~aeaaaabe
        -744 ~aaaaabac .
        -538 ~aaaaabc ~aeaaaaaeaiac
        -473 ~aaaaabc ~aeaaaaaeaiac F
        -1103 ~aaaaacaai #
        -82 ~aaaaacaai # $
        -859 ~aaaaacaai F
        -275 ~aaaaacaai F $
        -53 ~aaaaacaai _
        322 ~aaaaacaai _ $
        -161 ~aaaaacaai ~ $
        497 ~aaaaacaai ~ ,
        -336 ~aaaaacaai ~ ~
        -504 ~aaaaacaai ~aaaaaaaaaaaaaae $
        -1083 ~aaaaacaai ~aaaaaaaaaaac
        -1329 ~aaaaacaai ~aaaaaaac
        760 ~aaaaacaai ~aacaaaaaaaac
        553 ~aaaaacaai ~aacaaaaaaai
        434 ~aaaaacaai ~aacaaaac
        660 ~aaaaacaai ~aacaaaac ,
        336 ~aaaaacaai ~aacaaaac ~aaaaaaai
        -221 ~aaaaacaai ~aeaaaaaeaaac
        444 ~aaaaacaai ~aeaaaaaeaaac F
        316 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -663 ~aaaaacaai ~aeaaaaaeaaac ~c
        106 ~aaaaacaai ~aeaaaaaeaiac
        -385 ~aaaaai _
        -720 ~aaaab $
        -774 ~aaaab F
        -302 ~aaaab F $
        -534 ~aaaabaaaaaaaaab ~aaaaaaaai
        -356 ~aaaabaaaaaaaaab ~aaaaaaaai F
        -330 ~aaaabaaae $
        418 ~aaaabaaae ,
        791 ~aaaabaaaeaaaaab ~aaaaaaaaeaab
        674 ~aaaabaaaeaab ,
        727 ~aaaabaabe ,
        -889 ~aaaac ~
        429 ~aaaacbaaaaac ~aaaaacaai
        -682 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -931 ~aaaae #
        -485 ~aaaae $
        -620 ~aaaae ~
        501 ~aaaae ~aaaaaaac
        632 ~aaaae ~aaaaaab
        634 ~aaaae ~aaaaaab $
        874 ~aaaae ~aaaaaabae
        875 ~aaaae ~aaaaaabae $
        -252 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -574 ~aaaaeaai $
        -873 ~aaaaeab .
        -855 ~aaaaeab . F
        -294 ~aaaaf $
        367 ~aaaaf ,
        -723 ~aaaaf .
        -394 ~aaacaaaaaaac ~ $
        1159 ~aaacaaaaaaac ~aaaaaaaaaaac
        -352 ~aaacaaaaaaac ~aeaaaaaeaaac
        -421 ~aaaeaaaaaaac $
        -539 ~aaaeaaaaaaac ,
        676 ~aaaiaaaaaaaaaab $
        1078 ~aaaiaaaaaaac ~
        700 ~aaaiaaaaaaac ~ $
        756 ~aaaiaaaaaaac ~ ~
        -887 ~aaaiaaaaaaac ~aaaaaaaab
        536 ~aaaiaaaaaaac ~aaaaaaaaiacc ~aaaaaabacaac
        -344 ~aaaiaaaaaaac ~aaaaacaai ~aacaaaaaaaac
        -451 ~aab #
        631 ~aab # F
        -590 ~aab # ~
        -275 ~aab $
        -112 ~aab F
        -471 ~aab F $
        -469 ~aab F ,
        89 ~aab F F
        533 ~aab F ~aaaaaaaaaab
        -952 ~aab F ~aaaaaaaaiacc
        -597 ~aab _
        814 ~aab ~
        836 ~aab ~ $
        269 ~aab ~ F
        -581 ~aab ~ ~
        -1009 ~aab ~aaaaaaaaaaaaaae
        -886 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        337 ~aab ~aaaaaaaaaaaae F
        590 ~aab ~aaaaaaaai
        484 ~aab ~aaaaaaaaiaac
        248 ~aab ~aaaaaaaaiaai
        108 ~aab ~aaaaaaaaiaai F
        629 ~aab ~aaaaaaae F
        -631 ~aab ~aeaaaaaeaaac
        638 ~aab ~aeaaaaaeaaac F
        -1252 ~aab ~aeaaaaaeaaac _
        612 ~aab ~aeaaaaaeaaac ~
        -844 ~aabaab F
        -350 ~aabaab ~
        754 ~aabaab ~aaaaaaaaaaaae
        1039 ~aabaab ~aaaaaaae
        -311 ~aabaab ~aaaaacaai
        -475 ~aabaab ~aeaaaaaeaaac F
        131 ~aacaaaaaaaac $
        411 ~aacaaaaaaaac F
        -626 ~aacaaaaaaaac ~
        551 ~aacaaaaaaaac ~aaaaaaaaiaac
        1104 ~aacaaaaaaaac ~aaaaaabacaac
        938 ~aacaaaaaaaac ~aaaaaabacaac $
        67 ~aacaaaaaaaac ~aeaaaaaeaaac
        -462 ~aacaaaaaaaac ~aeaaaaaeaaac F
        461 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        663 ~aacaaaac ,
        -618 ~aacaaaac F
        -615 ~aacaaaac ~aaaaaaae
        339 ~aacaaaac ~aaaaaaai
        862 ~aacaaaac ~aaaaacaai
        -1211 ~aacaaaac ~aeaaaaaeaaac
        723 ~aacaaaac ~aeaaaabe
        365 ~aacaaab $
        785 ~aacaaab ~aaaaaaaai
        -484 ~aacaaab ~aaaaaaae
        -483 ~aacaaab ~aaaaaaae F
        -634 ~aacaaabc .
        366 ~aacaaacc ~aeaaaabe
        421 ~aacaaacc ~aeaaaabe #
        -469 ~aacaaaeaiaac F
        -448 ~aacaaaeaiaac F $
        888 ~aacaaaeaiaac _
        754 ~aacaaaeaiaac _ $
        445 ~aacaaaeaiaac ~
        -481 ~aacaabc F
        -372 ~aacabaab F
        -282 ~aacabaab F ,
        -546 ~aae F
        -565 ~aae F $
        633 ~aae ~aaaaaabac
        -738 ~aae ~aaaaaabacaac
        -444 ~aae ~aaaaaabacaac $
        -319 ~aae ~aeaaaaaeaaac
        -471 ~aae ~aeaaaaaeaaac F
        -709 ~aaeaaaac F
        221 ~aaiaaaab _
        521 ~aaiaaaab _ $
        1274 ~aaiaaaab ~aaaaaaab
        863 ~aaiaaaai ~aaaaaaai
        864 ~aaiaaaai ~aaaaaaai $
        171 ~ab ~
        685 ~ab ~ $
        -322 ~ab ~ ~aaaaaaaaaaaaab
        -865 ~abaaaaaaae ~be
        -725 ~abaaaaaaae ~be ~acabai
        -728 ~abaaaab ~aeaaaaaeaaac
        -663 ~abaaaab ~aeaaaaaeaaac ~
        788 ~ac $
        638 ~ac ~aaaaaaaai
        492 ~ac ~aaaaaaaai F
        -614 ~ac ~be
        -346 ~ac ~be ~accbab
        -375 ~ac ~ee
        -632 ~acaaaiaaaaac #
        630 ~acaaaiaaaaac ~
        -499 ~acaaaiaaaaac ~ $
        235 ~acaaaiaaaaac ~ ,
        470 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        -684 ~acaaaiaaaaac ~aaaaaaai
        577 ~acaaaiaaaaac ~abaaaab
        -518 ~acaaaiaaaaac ~aeaaaaaeaaac
        -482 ~acaaaiaaaaac ~aeaaaaaeaaac _
        394 ~acaaaiaaaaac ~aeaaaaaeaiac
        -673 ~acaaaiaaaaac ~aic
        -490 ~acab $
        516 ~acab ,
        -731 ~acab ~aaaaaaaaaab
        -612 ~acab ~aeaaaaaeaaac
        -1193 ~acab ~aeaaaaaeaaac ~aaaaaaaaaaac
        210 ~acab ~aic
        206 ~acab ~aic ~aeaaaaaeaaac
        573 ~acab ~be
        518 ~acab ~be ~accbab
        -654 ~acababc #
        294 ~acababc ~ ~
        626 ~acabai F
        -452 ~acabai F F
        662 ~acabai F ~aaaaaaaaaab
        364 ~acabai _
        437 ~acabai ~
        572 ~acabai ~ $
        601 ~acabai ~aaaaaaaaaaaaaab
        399 ~acabai ~aaaaaaai
        -319 ~acabai ~aaaaaae
        -291 ~acabai ~aaaaaae ~aaaaaaai
        793 ~acabai ~aab
        933 ~acabai ~aeaaaaaeaaac F
        -595 ~acabai ~aeaaaaaeaaac ~
        -527 ~acabaiaaaaac F
        -771 ~acabc ~
        -666 ~acabi ~
        -285 ~acabi ~be
        -564 ~accbab #
        -433 ~accbab F
        649 ~accbab _
        459 ~accbab ~
        998 ~accbab ~aeaaaaae
        704 ~accbab ~aeaaaaaeaaac F
        -765 ~accbab ~aeaaaaaeaaac ~
        -1424 ~aci _
        -43 ~aci ~
        -744 ~aci ~aaaaaaaaaaaaae
        819 ~aci ~aaaaaaad
        422 ~aci ~aacaaaaaaaac
        1313 ~aci ~aacaaaac
        421 ~aci ~accbab
        668 ~aci ~aic ~
        -309 ~aeaaaaae F
        -220 ~aeaaaaae F ,
        -415 ~aeaaaaae F ~aaaaaaaaaab
        -289 ~aeaaaaae F ~aaaaaaaaiaac
        517 ~aeaaaaae F ~aaaaaaai
        478 ~aeaaaaae _
        -810 ~aeaaaaae _ $
        -284 ~aeaaaaae ~
        -367 ~aeaaaaae ~ $
        826 ~aeaaaaae ~ F
        -793 ~aeaaaaae ~aaaaaaaaaaaaaac
        -462 ~aeaaaaae ~aaaaaaaae
        818 ~aeaaaaae ~aaaaaab
        816 ~aeaaaaae ~aaaaaab $
        21 ~aeaaaaaeaaac #
        -705 ~aeaaaaaeaaac # $
        386 ~aeaaaaaeaaac # F
        451 ~aeaaaaaeaaac # ~
        -762 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        228 ~aeaaaaaeaaac # ~aaaaaaaai
        -458 ~aeaaaaaeaaac $
        -70 ~aeaaaaaeaaac F
        52 ~aeaaaaaeaaac F $
        -477 ~aeaaaaaeaaac F ,
        848 ~aeaaaaaeaaac F .
        186 ~aeaaaaaeaaac F F
        -332 ~aeaaaaaeaaac F _
        -154 ~aeaaaaaeaaac F ~
        208 ~aeaaaaaeaaac F ~aaaaaaaaaab
        836 ~aeaaaaaeaaac F ~aaaaaaaab
        -571 ~aeaaaaaeaaac F ~aaaaaaaae
        -111 ~aeaaaaaeaaac F ~aaaaaaaai
        -326 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -766 ~aeaaaaaeaaac F ~aaaaaaai
        256 ~aeaaaaaeaaac F ~aaaaaab
        1099 ~aeaaaaaeaaac F ~aaaaacaai
        -668 ~aeaaaaaeaaac F ~acaaaiaaaaac
        321 ~aeaaaaaeaaac F ~acabai
        -623 ~aeaaaaaeaaac F ~be
        -132 ~aeaaaaaeaaac _
        125 ~aeaaaaaeaaac _ $
        790 ~aeaaaaaeaaac _ ,
        1523 ~aeaaaaaeaaac _ F
        301 ~aeaaaaaeaaac _ _
        -68 ~aeaaaaaeaaac _ ~
        693 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        -205 ~aeaaaaaeaaac _ ~aaaaaaaai
        -916 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        61 ~aeaaaaaeaaac ~
        350 ~aeaaaaaeaaac ~ #
        472 ~aeaaaaaeaaac ~ $
        -169 ~aeaaaaaeaaac ~ ,
        172 ~aeaaaaaeaaac ~ F
        -57 ~aeaaaaaeaaac ~ _
        -436 ~aeaaaaaeaaac ~ ~
        -62 ~aeaaaaaeaaac ~ ~aaaaaaaaaaac
        926 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -513 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -429 ~aeaaaaaeaaac ~ ~aaaaaaaai
        976 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        584 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1703 ~aeaaaaaeaaac ~ ~aaaaaaac
        237 ~aeaaaaaeaaac ~ ~aaaaaab
        -437 ~aeaaaaaeaaac ~ ~aaaaaabac
        -607 ~aeaaaaaeaaac ~ ~aaaaaac
        -812 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -529 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        -442 ~aeaaaaaeaaac ~aaaaaaaaaaac
        625 ~aeaaaaaeaaac ~aaaaaaaaaaac #
        -958 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -225 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -249 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -421 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        449 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -459 ~aeaaaaaeaaac ~aaaaaaaaaaad
        -240 ~aeaaaaaeaaac ~aaaaaaaaaaah
        -231 ~aeaaaaaeaaac ~aaaaaaaae
        1058 ~aeaaaaaeaaac ~aaaaaaaae $
        -579 ~aeaaaaaeaaac ~aaaaaaaae ,
        -808 ~aeaaaaaeaaac ~aaaaaaaae F
        311 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -122 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        580 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaai
        -319 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        -943 ~aeaaaaaeaaac ~aaaaaaaae ~aab
        316 ~aeaaaaaeaaac ~aaaaaaaae ~acabai
        435 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        189 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -394 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        522 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -100 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -375 ~aeaaaaaeaaac ~aaaaaaaaeaag
        495 ~aeaaaaaeaaac ~aaaaaaac
        -556 ~aeaaaaaeaaac ~aaaaaaac $
        -216 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        1185 ~aeaaaaaeaaac ~aaaaaaai ~
        362 ~aeaaaaaeaaac ~aaaaaaaiaaac
        203 ~aeaaaaaeaaac ~aaaaaab
        752 ~aeaaaaaeaaac ~aaaaaab ,
        235 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -356 ~aeaaaaaeaaac ~aaaaaabac ~
        -344 ~aeaaaaaeaaac ~aaaaaabacaac
        248 ~aeaaaaaeaaac ~aaaabaaaeaab
        615 ~aeaaaaaeaaac ~aab
        446 ~aeaaaaaeaaac ~aacaaaaaaaac
        441 ~aeaaaaaeaaac ~aacaaaaaaaac $
        499 ~aeaaaaaeaaac ~ac
        166 ~aeaaaaaeaaac ~ac ~aaaaaaaai
        -367 ~aeaaaaaeaaac ~c
        624 ~aeaaaaaeaaac ~c $
        -362 ~aeaaaaaeaaac ~c ,
        427 ~aeaaaaaeaaac ~c _
        -551 ~aeaaaaaeaaac ~c ~
        997 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        413 ~aeaaaaaeaaac ~c ~aaaaaaaaiaac
        -517 ~aeaaaaaeaaac ~c ~aic
        -528 ~aeaaaaaeaaac ~c ~be
        -434 ~aeaaaaaeaaac ~caaaaaaaaaac
        -684 ~aeaaaaaeaaac ~caaaaaaaaaac $
        309 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        503 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        403 ~aeaaaaaeaiac #
        -425 ~aeaaaaaeaiac F
        1072 ~aeaaaaaeaiac F ,
        -964 ~aeaaaaaeaiac F ~aaaaaaai
        358 ~aeaaaaaeaiac _
        -912 ~aeaaaaaeaiac _ $
        281 ~aeaaaaaeaiac _ F
        -483 ~aeaaaaaeaiac ~
        -425 ~aeaaaaaeaiac ~ $
        -805 ~aeaaaaaeaiac ~ ~
        583 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        507 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        516 ~aeaaaaaeaiac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -243 ~aeaaaaaeaiac ~aaaaaaaae
        193 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -719 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        226 ~aeaaaaaeaiac ~aaaaaaaaeaae
        324 ~aeaaaaaeaiac ~aaaaaab ,
        203 ~aeaaaaaeaiac ~aaaaaabac
        -170 ~aeaaaaaeaiac ~c
        -263 ~aeaaaaaeaiac ~c $
        698 ~aeaaaaaeaiac ~c ~aab
        -824 ~aeaaaaaeaiac ~c ~aic
        -53 ~aeaaaabaaae $
        734 ~aeaaaabaaae ~acabai
        299 ~aeaaaabe #
        629 ~aeaaaabe # ~
        -799 ~aeaaaabe $
        455 ~aeaaaabe ,
        -797 ~aeaaaabe F
        30 ~aeaaaabe _
        -497 ~aeaaaabe _ $
        -616 ~aeaaaabe ~
        -157 ~aeaaaabe ~ $
        -281 ~aeaaaabe ~ F
        -442 ~aeaaaabe ~ ~
        -307 ~aeaaaabe ~aaaaaaaaaaab
        -966 ~aeaaaabe ~aaaaaaaae
        -484 ~aeaaaabe ~aaaaaaaae $
        232 ~aeaaaabe ~aaaaaaaaiaai
        292 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        63 ~aeaaaabe ~aaaaaaai
        394 ~aeaaaabe ~aaaaaab
        16 ~aeaaaabe ~aaaaaab $
        1225 ~aeaaaabe ~aaaaaac
        -542 ~aeaaaabe ~aaaaacaai
        500 ~aeaaaabe ~acaaaiaaaaac
        380 ~aeaaaabe ~acaaaiaaaaac ~
        301 ~aeaaaabe ~acababc
        192 ~aeaaaabe ~acababc ~
        1258 ~aeaaaabe ~acabai
        -581 ~aeaaaabe ~aic
        -694 ~aeaaaabe ~c
        -191 ~ai #
        261 ~ai $
        620 ~ai ~
        560 ~ai ~ ~
        296 ~ai ~ ~aaaaacaai
        -406 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        367 ~ai ~aeaaaaae
        367 ~ai ~aeaaaaaeaaac
        80 ~ai ~aeaaaaaeaaac ~
        183 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        67 ~aic #
        202 ~aic $
        -484 ~aic ,
        281 ~aic F
        -729 ~aic F $
        -309 ~aic F F
        1452 ~aic F _
        -482 ~aic F ~
        -647 ~aic F ~aaaaaaaaaab
        108 ~aic F ~aaaaaaaai
        314 ~aic F ~aaaaaaaaiacc
        -607 ~aic NO
        539 ~aic ~
        -568 ~aic ~ $
        651 ~aic ~ ~
        -454 ~aic ~aaaaaaaae
        547 ~aic ~aaaaaaaaiaaae
        489 ~aic ~aaaaaaae
        -1091 ~aic ~aaaaaaaiaaac
        -623 ~aic ~aaaaacaai
        -490 ~aic ~aaaaacaai ~
        -886 ~aic ~aaaiaaaaaaac
        -354 ~aic ~aeaaaaae
        -198 ~aic ~aeaaaaaeaaac
        1154 ~aic ~aeaaaaaeaaac F
        -261 ~aic ~aeaaaaaeaaac _
        -84 ~aic ~aeaaaaaeaaac ~
        494 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        -715 ~aic ~aeaaaaaeaaac ~aaaaaaaae
        -136 ~aic ~aeaaaaaeaiac
        165 ~aic ~aeaaaaaeaiac F
        -1012 ~aic ~aeaaaaaeaiac ~
        1425 ~aic ~aeaaaabe
        239 ~aic ~aeaaaabe $
        749 ~aic ~aeaaaabe _
        250 ~b ~ai
        446 ~b ~aic
        884 ~be ~
        -811 ~be ~ #
        -855 ~be ~aaaaaaaaaaaaac
        -468 ~be ~aaaaaaai
        1567 ~be ~aaaaaacaaaac
        505 ~be ~aaaaaae
        127 ~be ~aaaaaae $
        -1038 ~be ~aaaaaag
        465 ~be ~aab
        182 ~be ~aab ~aeaaaaaeaaac
        445 ~be ~aabaab
        854 ~be ~aabaab #
        -497 ~be ~aacaaaac
        -519 ~be ~aacaaab
        551 ~be ~acab
        209 ~be ~acab ~aic
        465 ~be ~acabai ~
        432 ~be ~acabc
        424 ~be ~acabc ~
        260 ~be ~acabi
        -445 ~be ~accbab ~aeaaaaaeaaac
        -439 ~be ~aci ~accbab
        299 ~be ~ai
        104 ~be ~ai ~aeaaaaaeaaac
        735 ~be ~aic
        169 ~be ~aic #
        1671 ~be ~aic F
        -735 ~be ~aic ~
        -740 ~be ~aic ~aaaiaaaaaaac
        283 ~be ~aic ~aeaaaaaeaaac
        -262 ~c $
        -682 ~c ,
        -313 ~c , #
        272 ~c , ~
        493 ~c F
        888 ~c F $
        285 ~c F ,
        -879 ~c F .
        687 ~c F F
        -543 ~c _ $
        654 ~c _ ,
        766 ~c _ ~aaaaaaae
        -77 ~c ~
        -742 ~c ~ ~aaaaaaaaiaac
        1293 ~c ~aaaaaaaaaab
        198 ~c ~aaaaaaaae
        608 ~c ~aaaaaaaaeaab
        -243 ~c ~aaaaaaaaiaac
        -1129 ~c ~aaaaaaaaiaac ~
        556 ~c ~aaaaaaaaiacc F
        -565 ~c ~aaaaaaai
        -697 ~c ~aaaaaabac
        524 ~c ~aaaaaabacaac
        478 ~c ~aaaaaag
        510 ~c ~aaaaaagaaaaaaai
        785 ~c ~aaaaaao
        408 ~c ~aab
        347 ~c ~aab F
        -636 ~c ~aabaab
        442 ~c ~aci
        -614 ~c ~ai
        -1849 ~c ~aic
        -579 ~c ~aic #
        -1042 ~c ~aic F
        -568 ~c ~aic ~aeaaaaaeaaac
        -656 ~c ~be
        309 ~caaaaaaaaaac ~aaaaaaai
        -682 ~caaaaaaaaaac ~aic
        -479 ~caaaaaaaaaac ~aic ~aeaaaaaeaaac
        -979 ~caaaaaaae $
        638 ~caaaaaaae ~aaaaaaaaaaaaaab
        545 ~caaaaaaae ~aaaaaabac
        502 ~caaaaaaae ~aaaaaabac $
        531 ~caaaaaaae ~aaaabaaaeaab
        -795 ~caaaaaaae ~aic
        1461 ~caaaaaaaeaac ~aaaaaaaai
        611 ~caaaaaaaeaac ~aaaaaaaai ~aeaaaaaeaaac
        538 ~ee $
        -514 ~ee F $
        1217 ~ee _
        -62 ~ee ~
        570 ~ee ~aaaaaaac
        -682 ~ee ~aaaaaacaaaac
        1045 ~ee ~aaaaaag
        707 ~ee ~aab
        283 ~ee ~aci
        -324 ~ee ~aeaaaaaeaaac
        463 ~i ~aic
        779 ~i ~aic ~aeaaaaaeaaac
        """
}
