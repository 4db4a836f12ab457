// Written by `measure --fit-talk` from 26552 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 789
    static let rows = """
        -694 # #
        -627 # # #
        -950 # # $
        -505 # # ,
        -858 # # F
        279 # # of
        207 # # ~
        278 # # ~aaaaaaaai
        -169 # $
        233 # , #
        405 # , F
        645 # , _
        -179 # , ~
        -751 # , ~aaaaaaaaaaac
        -539 # . #
        593 # . F
        934 # F
        -370 # F #
        570 # F $
        -1600 # F ,
        322 # F F
        -229 # F and
        -179 # F for
        -672 # F in
        -531 # F off
        -1143 # F please
        160 # F with
        255 # F ~
        -168 # F ~aaaaaaaaaab
        -533 # F ~aaaaaaaaiaaae
        -161 # F ~aaaaaaaaiaac
        162 # F ~aaaaaaaaiaai
        -171 # F ~aaaaaaaaiacc
        -926 # _
        -238 # _ #
        265 # _ $
        1644 # _ F
        -640 # _ of
        239 # _ oz
        -377 # _ ~
        -698 # _ ~aaaaaaaai
        -386 # a
        -200 # a #
        47 # a F
        -631 # a pound
        -467 # a tin
        970 # after
        538 # am
        -235 # and
        -1071 # at
        -278 # at the
        -904 # bags
        -1475 # bar
        501 # bottle
        -669 # c
        -602 # c $
        386 # calories
        -595 # cooked
        592 # cup
        680 # cup $
        -1017 # cup F
        304 # cup of
        195 # cups
        -408 # cups F
        -630 # degrees
        487 # fat
        522 # finger
        832 # flake
        448 # fluid
        407 # fluid ounce
        -1088 # for
        -540 # for #
        -590 # for a
        338 # g
        424 # g $
        453 # g ,
        815 # g .
        -140 # g F
        431 # g _
        277 # g bag
        -943 # g carbohydrates
        308 # g cooked
        272 # g of
        -266 # g protein
        527 # glasses
        459 # glasses of
        809 # glorps
        487 # grams
        298 # grams of
        -1390 # hours
        -821 # hrs
        571 # inch
        -627 # inches $
        -439 # is
        -1367 # jars
        -873 # k
        490 # kcal
        -721 # kg
        -314 # kg of
        -828 # kids
        -903 # kilos
        -1175 # lb
        -735 # lb #
        -457 # lb F
        -467 # lbs
        -1039 # litre
        -339 # mg
        -1060 # min
        -514 # mins
        -453 # mins $
        -227 # minutes
        -241 # minutes $
        630 # ml
        1208 # ml $
        -625 # ml F
        -641 # now
        -641 # now $
        864 # of
        -489 # of F
        415 # of a
        324 # of them
        -630 # on
        23 # ounce
        196 # ounce of
        278 # ounces
        267 # ounces of
        860 # oz
        1365 # oz $
        -526 # oz F
        400 # pack $
        420 # pc
        420 # pcs
        -599 # people
        -811 # percent
        778 # pieces
        499 # pieces $
        367 # pints
        942 # plates
        571 # pm
        -928 # pounds
        -884 # price
        -567 # quid
        426 # scoops
        210 # slice
        1395 # slices
        273 # slices F
        227 # slices of
        637 # spoons
        716 # square
        519 # squares
        -788 # steps
        -367 # steps $
        -242 # tbsp
        294 # tbsp $
        34 # tbsp F
        -974 # tbsp soy
        -96 # the F
        -513 # this
        -533 # tin
        -328 # to #
        -274 # tsp
        -941 # tsp baking
        1260 # up
        -1008 # weeks
        429 # with
        -432 # words
        -519 # years
        86 # ~
        -292 # ~ #
        369 # ~ $
        -162 # ~ ,
        877 # ~ .
        277 # ~ F
        532 # ~ NO
        831 # ~ ~
        -484 # ~ ~aaaaaaaaaaaaab
        -431 # ~ ~aaaaaaaaaaac
        121 # ~ ~aaaaaaaaaab
        78 # ~ ~aaaaaaaai
        379 # ~ ~aab
        832 # ~aaaaaaaaaaaaab
        -193 # ~aaaaaaaaaaaaab $
        584 # ~aaaaaaaaaaaaab F
        1257 # ~aaaaaaaaaaaae
        -220 # ~aaaaaaaaaaac
        -349 # ~aaaaaaaaaaac F
        1213 # ~aaaaaaaaaaac ~
        -733 # ~aaaaaaaaaaac ~aaaaaaaaaaac
        287 # ~aaaaaaaaaaac ~aaaaaaaai
        -577 # ~aaaaaaaaaaac ~aaaaaab
        487 # ~aaaaaaaaaaacab
        -249 # ~aaaaaaaaaab
        -536 # ~aaaaaaaaaab ~
        -843 # ~aaaaaaaaab
        -110 # ~aaaaaaaae $
        -885 # ~aaaaaaaaeb
        346 # ~aaaaaaaai
        -1023 # ~aaaaaaaai F
        169 # ~aaaaaaaai ~
        376 # ~aaaaaaaai ~aeaaaaae
        109 # ~aaaaaaaai ~aeaaaaaeaaac
        324 # ~aaaaaaaai ~caaaaaae
        -364 # ~aaaaaaaaiaac
        -722 # ~aaaaaaaaiaac F
        -673 # ~aaaaaaaaiaac ~
        1425 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        428 # ~aaaaaaaaiaai
        -1097 # ~aaaaaaaaiacc
        -541 # ~aaaaaaaaiacc #
        210 # ~aaaaaaacaaac
        -336 # ~aaaaacaai #
        -554 # ~aab
        -440 # ~acaaaiaaaaac
        533 # ~acab
        -477 # ~aeaaaaae
        -654 # ~aeaaaaae F
        -208 # ~aeaaaaaeaaac
        -206 # ~aeaaaaaeaaac #
        -28 # ~aeaaaaaeaaac F
        236 # ~aeaaaaaeaaac ~aaaaaaaaaaac
        -813 # ~aeaaaabe
        -479 # ~c
        332 & #
        702 & F
        511 & F $
        266 & ~
        766 & ~aeaaaaaeaaac
        570 & ~aeaaaaaeaaac F
        405 , #
        295 , # #
        1385 , # $
        -315 , # .
        -938 , # _
        -837 , # a
        -326 , # cup
        -646 , # g
        -518 , # inches
        -781 , # jars
        515 , # kcal
        -1064 , # lb
        -783 , # ml
        -462 , # of
        674 , # pieces
        942 , # plates
        249 , # slice
        808 , # slices
        972 , # spoons
        -499 , # ~
        695 , # ~aaaaaaaaaaaaab
        -187 , # ~aaaaaaaai
        249 , # ~aaaaaaacaaac
        -661 , # ~aeaaaaaeaaac
        1316 , F
        -288 , F #
        378 , F $
        -420 , F ,
        210 , F F
        745 , F _
        234 , F and
        637 , F at
        -940 , F bowl
        439 , F in
        -590 , F of
        -115 , F ~
        354 , F ~aaaaaaaaaab
        141 , F ~aaaaaaaai
        752 , F ~aaaaaaaaiaac
        -941 , F ~aaaaaab
        -602 , NO
        593 , NO $
        -364 , NO ,
        917 , _
        -373 , _ #
        -1280 , _ ,
        613 , _ F
        -413 , _ _
        -959 , _ it
        320 , _ the
        766 , _ to
        533 , _ up
        -804 , _ ~
        534 , _ ~aaaaaaaaaaaae
        907 , _ ~aaaaaaaai
        398 , _ ~aaaaaaaaiaac
        771 , _ ~aaaaacaai
        520 , _ ~aeaaaaaeaaac
        -996 , _ ~aeaaaabe
        776 , a
        651 , about
        550 , about #
        96 , all
        41 , and
        -320 , and a
        1122 , ate
        608 , ate the
        640 , bit
        594 , black
        875 , both
        -427 , bring
        965 , couldnt
        -427 , didnt
        334 , diet
        -571 , dinner ,
        289 , drained
        738 , drank
        -392 , extra
        -488 , extra F
        564 , fried
        761 , full
        -806 , good
        1334 , got
        783 , had
        565 , had F
        385 , hot
        380 , hot F
        751 , i
        122 , i am
        772 , i got
        483 , i had
        -534 , i just
        712 , i took
        440 , i will
        666 , if
        -260 , im
        423 , it
        503 , just
        360 , left the
        675 , lost
        -372 , lunch
        -570 , lunch ,
        517 , maybe
        503 , maybe #
        -322 , my
        -307 , never
        869 , never again
        -765 , no
        -248 , only
        -934 , pinch
        255 , roast
        -689 , second
        1057 , she
        423 , side
        293 , small
        -373 , so
        352 , some
        -790 , tinned
        -788 , tinned F
        -443 , too
        748 , warm
        565 , was
        756 , went
        475 , which
        -503 , whisk
        699 , whole
        238 , with
        904 , ~
        499 , ~ #
        -1145 , ~ ,
        536 , ~ F
        44 , ~ _
        -179 , ~ ~
        1466 , ~ ~aaaaaaaaaaac
        -826 , ~ ~aaaaaaaai
        -484 , ~ ~aaaaaaaaiacc
        248 , ~ ~aaaaacaai
        568 , ~ ~aacaaaeaiaac
        -1061 , ~ ~aeaaaaaeaaac
        -797 , ~aaaaaaaaaaaaaab
        -691 , ~aaaaaaaaaaaaaac
        -669 , ~aaaaaaaaaaaaaae
        -994 , ~aaaaaaaaaaaaaae ~
        187 , ~aaaaaaaaaaac
        721 , ~aaaaaaaaaaac F
        -462 , ~aaaaaaaaaaac ~
        670 , ~aaaaaaaaaaac ~aaaaaab
        244 , ~aaaaaaaaaab
        173 , ~aaaaaaaaaab F
        -312 , ~aaaaaaaaaab ~aeaaaaaeaaac
        666 , ~aaaaaaaaae
        -390 , ~aaaaaaaae $
        -743 , ~aaaaaaaae ,
        513 , ~aaaaaaaai
        237 , ~aaaaaaaaiaai
        -668 , ~aaaaaaab
        -404 , ~aaaaaaac
        422 , ~aaaaaaac F
        923 , ~aaaaaaae
        218 , ~aaaaaaai
        235 , ~aaaaaaai #
        -1124 , ~aaaaaaai $
        178 , ~aaaaaaai F
        268 , ~aaaaaaai ~
        381 , ~aaaaaaai ~aeaaaaaeaaac
        1024 , ~aaaaaaai ~aic
        312 , ~aaaaaaaiaaac
        506 , ~aaaaaaaiaaac ~aaaaaaaaaaac
        347 , ~aaaaaab
        -374 , ~aaaaaabac
        -571 , ~aaaaaabac ,
        -571 , ~aaaaaabacaac ,
        908 , ~aaaaaacaaaac
        854 , ~aaaaaacaaaac ~
        -510 , ~aaaaaaeaaaaaaab
        -457 , ~aaaaaaeb
        255 , ~aaaaaag
        371 , ~aaaaaag ~aeaaaaaeaaac
        679 , ~aaaaaagaaaaaaai
        -425 , ~aaaaaam
        691 , ~aaaaab
        548 , ~aaaaab #
        -765 , ~aaaeaaaaaaac
        963 , ~aaai ~
        1156 , ~aab
        1222 , ~aabaab
        -309 , ~aaiaaaai
        869 , ~aaiaaaai ~aaaaaaai
        562 , ~acabai
        510 , ~aci
        746 , ~aeaaaaaeaaac
        -481 , ~aeaaaaaeaaac _
        -294 , ~aeaaaaaeaaac ~
        406 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -321 , ~aeaaaaaeaiac
        -268 , ~aeaaaabe
        1271 , ~ai
        2329 , ~aic
        616 , ~aic #
        566 , ~aic F
        485 , ~aic ~aeaaaaaeaaac
        -769 , ~b
        685 , ~be
        -631 , ~be ~aaaaaaai
        1261 , ~be ~aaaaaacaaaac
        782 , ~be ~aabaab
        122 , ~be ~acab
        444 , ~be ~acabc
        -808 , ~be ~aci
        170 , ~be ~ai
        1007 , ~be ~aic
        430 , ~c
        470 , ~ee
        -366 . #
        -189 . # $
        156 . # F
        -301 . # ~
        355 . F
        852 . F $
        -855 . F ,
        -527 . F F
        665 . F ~
        -346 . F ~aaaaaaaaaab
        -867 . NO
        -767 . NO $
        -499 . _ $
        908 . had
        -463 . roast F
        370 . ~
        -518 . ~ $
        -211 . ~ F
        624 . ~ _
        -675 . ~ ~
        796 . ~aaaaaaaaaaac
        787 . ~aaaaaaaaaaac F
        -238 . ~aaaaaaac
        -462 . ~aaaaaaac F
        544 . ~aaaaaaai
        -797 . ~aaaaaab
        -674 . ~aaaaaabacaac
        500 . ~aeaaaaaeaaac
        461 . ~aic
        -652 14th
        -1294 <0 fifths>
        -1885 <0 foods>
        -374 <0 strange>
        169 <0 words>
        -375 <1 fifths>
        3 <1 foods>
        -617 <1 strange>
        453 <1 words>
        13 <2 fifths>
        66 <2 foods>
        -388 <2 strange>
        -59 <2 words>
        -279 <3 fifths>
        -168 <3 foods>
        -903 <3 words>
        -416 <4 fifths>
        -1322 <4 foods>
        -1435 <4 words>
        1855 <5 fifths>
        603 <5 foods>
        -1110 <5 words>
        -781 <6 words>
        -752 <7 words>
        79 <8 words>
        226 <9 words>
        -2167 <asked>
        1051 <meal>
        -2539 <other>
        -87 <partly>
        -510 <role 0>
        -364 <role 11>
        380 <role 12>
        -507 <role 13>
        641 <role 14>
        -204 <role 15>
        -1137 <role 16>
        -965 <role 17>
        -850 <role 18>
        -686 <role 19>
        -606 <role 1>
        -967 <role 20>
        173 <role 21>
        -665 <role 22>
        -710 <role 23>
        352 <role 24>
        -509 <role 25>
        -325 <role 26>
        -640 <role 27>
        -958 <role 28>
        -263 <role 29>
        -1059 <role 2>
        50 <role 30>
        570 <role 32>
        865 <role 33>
        -486 <role 34>
        107 <role 35>
        -1739 <role 36>
        -623 <role 37>
        -282 <role 38>
        -364 <role 3>
        -727 <role 41>
        -583 <role 42>
        751 <role 43>
        -148 <role 44>
        -599 <role 45>
        -713 <role 46>
        420 <role 47>
        550 <role 48>
        -799 <role 4>
        -549 <role 50>
        583 <role 51>
        -1168 <role 52>
        -483 <role 53>
        -814 <role 54>
        -39 <role 55>
        -32 <role 56>
        -906 <role 57>
        57 <role 58>
        107 <role 59>
        -193 <role 5>
        -634 <role 60>
        726 <role 61>
        50 <role 6>
        1437 <role 7>
        445 <role 8>
        -707 <role 9>
        -61 <told>
        -1036 F #
        549 F # #
        590 F # $
        -597 F # F
        -497 F # _
        -720 F # a
        500 F # am
        255 F # cup
        -381 F # g
        907 F # kcal
        -294 F # min
        712 F # ml
        205 F # oz
        446 F # pm
        519 F # ~
        908 F # ~aaaaaaaaaaaaab
        635 F # ~aaaaaaaaaaac
        -1030 F # ~aaaaaaaae
        500 F # ~acab
        -719 F # ~aeaaaaaeaaac
        644 F $
        943 F &
        340 F & F
        1269 F ,
        -454 F , #
        -632 F , F
        891 F , NO
        -132 F , _
        -485 F , a
        501 F , about
        -209 F , and
        825 F , bit
        446 F , black
        -570 F , dinner
        738 F , drank
        292 F , just
        172 F , small
        -748 F , vanilla
        361 F , which
        -87 F , ~
        -812 F , ~aaaaaaaaaaaaaac
        593 F , ~aaaaaaaaaaac
        -199 F , ~aaaaaaaaaab
        -573 F , ~aaaaaaac
        -555 F , ~aaaaaabacaac
        924 F , ~aaaaaacaaaac
        428 F , ~aaaaaag
        543 F , ~aaaaab
        -539 F , ~aeaaaaaeaaac
        -344 F , ~aeaaaabe
        787 F , ~ai
        -667 F , ~b
        821 F .
        -824 F . F
        356 F . ~
        1403 F F
        -487 F F #
        579 F F $
        389 F F &
        683 F F ,
        222 F F .
        1035 F F F
        -769 F F _
        454 F F again
        164 F F and
        439 F F at
        -610 F F baby
        273 F F for
        376 F F from
        -304 F F in
        528 F F made
        625 F F n
        -205 F F on
        -421 F F sauce
        -338 F F so
        179 F F w
        331 F F with
        -281 F F ~
        796 F F ~aaaaaaaaaab
        -330 F F ~aaaaaaaae
        180 F F ~aaaaaaaai
        -20 F F ~aaaaaaaaiaac
        342 F F ~aaaaaaaaiaai
        287 F F ~aaaaaaaaiacc
        270 F F ~aaaaaab
        539 F F ~aab
        -262 F F ~aeaaaabe
        -611 F F ~c
        460 F NO
        352 F NO $
        -176 F _
        2151 F _ #
        836 F _ $
        -676 F _ ,
        -629 F _ F
        -128 F _ _
        -502 F _ for
        -632 F _ with
        -715 F _ ~
        -253 F _ ~aaaaaaaae
        327 F _ ~aaaaaaaai
        -638 F _ ~aaaaaaaaiaai
        -504 F _ ~aaaaaaaaiacc
        -668 F about
        -284 F after
        -276 F again
        183 F again $
        324 F al
        182 F all
        -626 F and
        -194 F and #
        393 F and F
        73 F and a
        434 F and ate
        -1027 F and stick
        -763 F are
        532 F around
        540 F around #
        1004 F as
        856 F at
        -183 F at a
        250 F at my
        -340 F at nans
        -15 F at the
        -788 F ate
        -373 F baby
        354 F baby food
        578 F balls
        1462 F bar
        311 F bar $
        615 F bar at
        -988 F bath
        692 F because
        690 F before
        -406 F before i
        396 F before the
        -490 F belly
        -608 F belly $
        789 F benedict
        193 F between
        757 F board
        655 F board $
        -620 F bottle
        -573 F bowl
        -767 F bowl ,
        354 F breast
        377 F but
        751 F butty
        -270 F by
        -360 F by _
        830 F by the
        485 F casserole
        288 F chop
        -445 F chops
        316 F con
        546 F cos
        310 F cos i
        1125 F dough
        762 F down
        254 F drizzle
        624 F during
        615 F during the
        324 F fillet
        637 F finger
        466 F fingers
        300 F fingers $
        -339 F fingers ,
        -339 F fingers and
        -447 F first
        -768 F first then
        609 F first thing
        329 F for
        -719 F for F
        892 F for a
        350 F for annas
        666 F for dinner
        422 F for lunch
        -527 F for the
        249 F fried
        522 F from
        -951 F from a
        167 F from the
        797 F got me
        -702 F green
        -729 F have
        -226 F i
        245 F in
        718 F in F
        812 F in _
        627 F in bed
        567 F in front
        200 F in my
        1102 F in the
        452 F in town
        -1489 F into
        -595 F is
        -247 F is #
        -244 F is _
        533 F is being
        -456 F just
        444 F last night
        -431 F later $
        262 F leg
        390 F loaf
        -244 F machine
        87 F made
        253 F made with
        454 F mcmuffin
        565 F melt
        564 F melt $
        -526 F mix
        -397 F n
        -271 F n F
        -502 F n _
        -580 F near
        -578 F near me
        -227 F night
        744 F not F
        -1267 F of
        393 F of #
        -517 F of a
        -1024 F of the
        112 F off
        -449 F off $
        485 F off _
        -294 F off the
        -148 F on
        589 F on #
        119 F on F
        521 F on a
        -229 F on friday
        508 F on holiday
        463 F on monday
        -356 F on my
        384 F on saturday
        -122 F on the
        -177 F on top
        470 F on white
        -1082 F or
        -1226 F or F
        369 F or so
        492 F or something
        531 F original
        401 F out
        651 F out of
        369 F out with
        325 F over
        680 F over the
        -566 F overnight
        -418 F overnight $
        561 F patty
        386 F plate
        465 F please
        461 F please $
        418 F puff
        -1086 F ready
        -299 F rings
        -325 F rings $
        -283 F round
        -134 F sauce
        326 F sauce $
        -369 F sauce ,
        -1397 F seeds
        -886 F seeds ,
        282 F served
        -726 F shaped
        314 F slice
        289 F slice $
        -1090 F slices
        946 F so
        495 F sticks
        709 F straight
        425 F sunday
        584 F sunday $
        -783 F taking
        716 F tasting
        -509 F the
        378 F this
        270 F tikka
        282 F to
        652 F toasted
        252 F today $
        574 F tonight
        575 F tonight $
        517 F too $
        571 F ultra
        258 F up
        179 F w
        78 F w F
        -9 F was
        -187 F went
        1268 F while
        334 F with
        -167 F with #
        306 F with F
        319 F with a
        -440 F with brown
        -253 F with my
        910 F won
        457 F zero
        141 F ~
        -104 F ~ #
        1227 F ~ $
        675 F ~ F
        -569 F ~ _
        -434 F ~ ~
        228 F ~ ~aaaaaaaaaaaaaae
        -695 F ~ ~aaaaaaaae
        624 F ~ ~aaaaaaaai
        611 F ~ ~aaaaaaaaiaaae
        -239 F ~ ~aaaaaaaaiaac
        544 F ~ ~aaaaaaaaiaai
        -368 F ~ ~aaaaaaaaiacc
        -551 F ~ ~aaaaaaae
        943 F ~ ~aaaaaaai
        438 F ~ ~aaaaaab
        -223 F ~ ~aeaaaaaeaaac
        -254 F ~ ~aeaaaabe
        615 F ~ ~be
        311 F ~aaaaaaaaaaaaaab
        565 F ~aaaaaaaaaaaaaac $
        606 F ~aaaaaaaaaaaaaae
        -826 F ~aaaaaaaaaaaaaai
        431 F ~aaaaaaaaaaacec
        635 F ~aaaaaaaaaaacec ~aaaaaaaai
        369 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        543 F ~aaaaaaaaaab
        -250 F ~aaaaaaaaaab #
        -249 F ~aaaaaaaaaab F
        -334 F ~aaaaaaaaaab _
        346 F ~aaaaaaaaaab ~
        -601 F ~aaaaaaaaaab ~aaaaaaaaaaac
        430 F ~aaaaaaaaaab ~aeaaaaaeaaac
        477 F ~aaaaaaaaaab ~aic
        178 F ~aaaaaaaab
        -1147 F ~aaaaaaaae
        389 F ~aaaaaaaae $
        -529 F ~aaaaaaaae _
        -135 F ~aaaaaaaae ~
        -320 F ~aaaaaaaae ~aaaaaaaaiaac
        -415 F ~aaaaaaaaeaaaae
        -403 F ~aaaaaaaaeaab $
        629 F ~aaaaaaaai
        706 F ~aaaaaaaai #
        713 F ~aaaaaaaai F
        826 F ~aaaaaaaai _
        -796 F ~aaaaaaaai ~
        450 F ~aaaaaaaai ~aaaaaaaae
        -370 F ~aaaaaaaai ~aaaaaaae
        183 F ~aaaaaaaai ~aeaaaaaeaaac
        600 F ~aaaaaaaai ~aeaaaabe
        -680 F ~aaaaaaaai ~be
        148 F ~aaaaaaaaiaaae
        -449 F ~aaaaaaaaiaaae $
        485 F ~aaaaaaaaiaaae _
        -89 F ~aaaaaaaaiaac
        525 F ~aaaaaaaaiaac #
        1196 F ~aaaaaaaaiaac F
        750 F ~aaaaaaaaiaac _
        -137 F ~aaaaaaaaiaac ~
        389 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        -183 F ~aaaaaaaaiaac ~aaaaaaaaaaacai
        -673 F ~aaaaaaaaiaac ~aaaaaaaaiaac
        1147 F ~aaaaaaaaiaac ~aaaae
        1110 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -183 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -584 F ~aaaaaaaaiaac ~aeaaaabe
        -1 F ~aaaaaaaaiaai
        -168 F ~aaaaaaaaiaai #
        450 F ~aaaaaaaaiaai F
        -155 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -259 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        113 F ~aaaaaaaaiacc
        -716 F ~aaaaaaaaiacc F
        -1454 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        648 F ~aaaaaaaaiacc ~aaaaaabac
        758 F ~aaaaaaaaiacc ~aaaaaabacaac
        459 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        357 F ~aaaaaaac
        314 F ~aaaaaaacaaac
        289 F ~aaaaaaacaaac $
        181 F ~aaaaaaai
        794 F ~aaaaaaai $
        518 F ~aaaaaaai F
        -761 F ~aaaaaaai _
        -373 F ~aaaaaaai ~
        502 F ~aaaaaaai ~aaaaaabi
        -272 F ~aaaaaaaiaaac
        -771 F ~aaaaaaaiaaac ~aaaaaaai
        -748 F ~aaaaaab
        159 F ~aaaaaab $
        -650 F ~aaaaaab ,
        -457 F ~aaaaaabac
        392 F ~aaaaaabacaac
        489 F ~aaaaaabacaac $
        -224 F ~aaaaaabae
        238 F ~aaaaaabi
        381 F ~aaaaaabi $
        -962 F ~aaaaaac
        -459 F ~aaaaaacaaaaaaai
        -377 F ~aaaaaacaaaac
        -660 F ~aaaaaacaaaac ~aaaaaaaaaaac
        911 F ~aaaaaacaeaaaaai
        309 F ~aaaaacaai
        403 F ~aaaaacaai ~
        -229 F ~aaaabaaae
        563 F ~aaaae
        546 F ~aaaae $
        -432 F ~aaaaeaai $
        580 F ~aaaaeab
        578 F ~aaaaeab $
        744 F ~aaacaaaaaaac F
        -533 F ~aab
        271 F ~aab ~aaaaaaaaiaai
        753 F ~aabaab ~aaaaaaae
        -595 F ~acaaaiaaaaac
        -248 F ~acaaaiaaaaac #
        -246 F ~acaaaiaaaaac _
        -428 F ~acaaaiaaaaac ~
        660 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -263 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -762 F ~acab
        34 F ~acabai
        -764 F ~acabaiaaaaac
        -1034 F ~acabi
        -726 F ~accbab
        -750 F ~aci
        -973 F ~aeaaaaaeaaac
        329 F ~aeaaaaaeaaac ~
        688 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -341 F ~aeaaaabe ~
        -1261 F ~aic
        -352 F ~c
        -731 F ~c $
        355 F ~c ~aaaaaabacaac
        633 F ~ee
        -67 NO $
        607 NO ,
        -443 NO , ~
        1001 NO .
        -290 NO F $
        -421 NO for
        -315 NO this
        -442 NO today $
        569 NO today ,
        -873 NO ~
        -411 NO ~aaaaaaaai
        -419 NO ~aaaaaaaaiacc
        -441 NO ~aaaaaabi $
        571 NO ~aaaaaabi ,
        -603 NO ~aeaaaaaeaaac
        -315 NO ~aeaaaabe
        -876 NO ~aeaaaabe ~
        499 ^ #
        -72 ^ # #
        158 ^ # F
        56 ^ # _
        391 ^ # a
        -453 ^ # and
        -764 ^ # bags
        -482 ^ # calories
        203 ^ # cup
        -898 ^ # degrees
        -718 ^ # g
        -732 ^ # k
        -162 ^ # kcal
        816 ^ # lb
        347 ^ # ml
        632 ^ # of
        313 ^ # oz
        -1140 ^ # percent
        620 ^ # piece
        288 ^ # scoops
        -716 ^ # slice
        -597 ^ # slices
        -763 ^ # steps
        -723 ^ # tbsp
        -645 ^ # the
        426 ^ # ~
        -1135 ^ # ~aaaaaaaaaaaaab
        66 ^ # ~aaaaaaaaaaac
        -457 ^ # ~aaaaaaaaaab
        1075 ^ # ~aaaaaaaae
        826 ^ # ~aaaaaaaai
        -716 ^ # ~aaaaaaacaaac
        457 ^ F
        797 ^ F #
        915 ^ F $
        356 ^ F &
        694 ^ F ,
        -197 ^ F .
        272 ^ F F
        573 ^ F NO
        -802 ^ F _
        448 ^ F a
        -425 ^ F after
        638 ^ F again
        511 ^ F and
        -264 ^ F are
        569 ^ F as
        918 ^ F at
        473 ^ F before
        395 ^ F benedict
        577 ^ F board
        402 ^ F butty
        -1007 ^ F by
        823 ^ F fingers
        580 ^ F for
        -414 ^ F green
        -377 ^ F have
        434 ^ F in
        -272 ^ F is
        250 ^ F on
        -666 ^ F shaped
        719 ^ F tasting
        -725 ^ F the
        536 ^ F this
        875 ^ F up
        103 ^ F w
        883 ^ F with
        313 ^ F ~
        -741 ^ F ~aaaaaaaaaaaaaai
        878 ^ F ~aaaaaaaaaaaae
        624 ^ F ~aaaaaaaaaab
        632 ^ F ~aaaaaaaai
        965 ^ F ~aaaaaaaaiaac
        894 ^ F ~aaaaaaaaiaai
        576 ^ F ~aaaaaaaaiacc
        354 ^ F ~aaaaaaac
        581 ^ F ~aaaaaaai
        -296 ^ F ~aaaaaab
        581 ^ F ~aaaaaabi
        -293 ^ F ~aaaaaac
        -350 ^ F ~aaaaaacaaaaaaai
        557 ^ F ~aaaae
        -413 ^ F ~aab
        -272 ^ F ~acaaaiaaaaac
        -264 ^ F ~acabaiaaaaac
        -378 ^ F ~accbab
        -472 ^ F ~aci
        229 ^ F ~aeaaaabe
        -707 ^ F ~aic
        -869 ^ NO
        -772 ^ NO $
        882 ^ NO ,
        -175 ^ _
        192 ^ _ #
        -749 ^ _ ,
        -2030 ^ _ .
        -148 ^ _ F
        787 ^ _ _
        -909 ^ _ a
        -738 ^ _ at
        -482 ^ _ cooker
        253 ^ _ down
        628 ^ _ for
        -423 ^ _ in
        813 ^ _ on
        166 ^ _ the
        -517 ^ _ with
        75 ^ _ ~
        -605 ^ _ ~aaaaaaaaaaaaaab
        -625 ^ _ ~aaaaaaaaaaaaaac
        944 ^ _ ~aaaaaaaae
        -479 ^ _ ~aaaaaaaai
        626 ^ _ ~aaaaaaaaiaac
        -505 ^ _ ~aaaaaaaaiaai
        634 ^ _ ~aaaaaaaaiacc
        -719 ^ _ ~aeaaaaaeaaac
        -277 ^ _ ~aic
        1731 ^ a
        369 ^ a F
        417 ^ a cup
        200 ^ a pint
        454 ^ a small
        346 ^ add
        343 ^ after
        711 ^ after the
        866 ^ airport
        408 ^ all
        -492 ^ american
        553 ^ an
        310 ^ an F
        -830 ^ as
        655 ^ ate
        751 ^ ate the
        400 ^ back
        316 ^ back on
        302 ^ bad day
        -610 ^ bag
        -424 ^ bag of
        525 ^ baked
        750 ^ barely
        751 ^ barely ate
        327 ^ bbq
        736 ^ beach
        -656 ^ big F
        387 ^ bit of
        -949 ^ bought
        175 ^ bowl
        174 ^ bowl of
        -61 ^ breakfast
        656 ^ broke
        427 ^ brown F
        708 ^ bubble
        379 ^ burnt
        -422 ^ buy
        -281 ^ buy F
        -284 ^ can
        374 ^ can of
        -814 ^ cant
        -661 ^ carb
        -493 ^ cheesy
        691 ^ chicago
        477 ^ chipotle
        702 ^ christmas
        421 ^ cleaned
        358 ^ club
        358 ^ club F
        1081 ^ coach
        134 ^ consuming
        -1077 ^ costco
        -607 ^ costco run
        428 ^ cottage
        426 ^ cottage F
        -686 ^ could
        596 ^ cup
        785 ^ cup of
        447 ^ dad
        279 ^ day
        238 ^ day #
        1132 ^ decaf
        394 ^ decided on
        599 ^ desk
        -437 ^ did
        934 ^ didnt
        -481 ^ didnt eat
        694 ^ didnt get
        429 ^ didnt have
        274 ^ diet F
        519 ^ dim
        402 ^ dim sum
        -309 ^ dinner
        -758 ^ dishwasher
        -468 ^ dog
        290 ^ dont
        1000 ^ double
        308 ^ double F
        397 ^ dr
        -888 ^ drink
        587 ^ dropped
        445 ^ dug
        937 ^ early
        -593 ^ easter
        -1118 ^ easy
        -318 ^ eat
        -783 ^ end
        366 ^ energy
        136 ^ enjoying
        131 ^ enjoying a
        -513 ^ fancy
        410 ^ fasting
        -607 ^ fed
        -215 ^ fed the
        -337 ^ feed
        -516 ^ feeding
        -416 ^ feeling
        789 ^ ferry
        476 ^ finally
        307 ^ finished
        411 ^ finished off
        787 ^ flask
        -554 ^ fold
        -203 ^ food
        -203 ^ for
        152 ^ for a
        -294 ^ for breakfast
        475 ^ for dinner
        163 ^ for my
        -755 ^ for the
        285 ^ forgot
        814 ^ forgot to
        -665 ^ freezer
        559 ^ french
        -260 ^ fridge
        -975 ^ fried
        451 ^ fried F
        -1032 ^ fried green
        549 ^ frozen
        549 ^ frozen F
        1024 ^ full
        859 ^ full english
        821 ^ gave
        425 ^ glass
        423 ^ glass of
        327 ^ got
        -734 ^ grab
        1237 ^ grabbed
        286 ^ grabbed F
        595 ^ grabbed a
        268 ^ grande
        314 ^ grilled
        427 ^ grilled F
        1007 ^ had
        211 ^ had #
        904 ^ had F
        -959 ^ had a
        554 ^ had the
        941 ^ hangover
        -921 ^ hard
        -575 ^ harvest festival
        -649 ^ having
        -250 ^ he
        -621 ^ heartburn
        -434 ^ hello
        -452 ^ hello F
        -803 ^ hi
        808 ^ hospital
        503 ^ hot
        -845 ^ hot cross
        308 ^ hotel
        -419 ^ how many
        8 ^ i
        403 ^ i _
        891 ^ i didnt
        -329 ^ i had
        538 ^ i just
        401 ^ i possess
        652 ^ iced
        615 ^ iced F
        286 ^ ill
        347 ^ ill today
        543 ^ in _
        -449 ^ in my
        -918 ^ ingredients
        -917 ^ ingredients .
        -789 ^ it
        352 ^ it was
        451 ^ jacket
        451 ^ jacket F
        -687 ^ java
        896 ^ just
        354 ^ kids
        -392 ^ kids had
        1104 ^ knocked
        776 ^ knocked back
        -1816 ^ lady
        225 ^ large
        584 ^ last night
        601 ^ late
        -407 ^ laundry
        -632 ^ leave
        -680 ^ left
        -701 ^ like
        -419 ^ log
        464 ^ log F
        -147 ^ lunch
        541 ^ lunch .
        641 ^ maccies
        -432 ^ made
        302 ^ made F
        -773 ^ make
        -654 ^ make that
        -825 ^ marinade
        -398 ^ maybe
        -552 ^ maybe F
        -978 ^ meal
        -385 ^ medium
        315 ^ medium F
        183 ^ meeting
        614 ^ met
        513 ^ mowed
        349 ^ mowed the
        352 ^ mr
        758 ^ mr kipling
        604 ^ munched
        -122 ^ my
        213 ^ my F
        -393 ^ my son
        -327 ^ nan
        -517 ^ need
        -467 ^ never
        -253 ^ new
        962 ^ night
        385 ^ nothing
        644 ^ nothing for
        481 ^ okay
        450 ^ only
        -1180 ^ order
        -288 ^ ordered
        -422 ^ ordered a
        351 ^ overnight
        354 ^ overnight F
        -1066 ^ packed
        892 ^ pad
        439 ^ pad thai
        -591 ^ paint
        -914 ^ painted
        655 ^ papa
        475 ^ passed on
        -765 ^ pick
        -758 ^ pick up
        57 ^ picked
        630 ^ picked at
        198 ^ picked up
        -399 ^ piece
        -767 ^ plan
        -315 ^ planted
        248 ^ plate
        685 ^ please add
        502 ^ please log
        441 ^ polished off
        678 ^ popeyes
        604 ^ popped
        506 ^ post
        301 ^ preparing
        -1263 ^ printer
        738 ^ protein
        386 ^ protein F
        1083 ^ protein bar
        541 ^ pulled
        278 ^ put
        489 ^ quick
        720 ^ quick #
        -454 ^ recipe
        736 ^ red F
        -429 ^ ring
        494 ^ roast
        717 ^ roast dinner
        923 ^ said
        733 ^ saved
        525 ^ saw
        -536 ^ school
        676 ^ schooner
        466 ^ shepherds
        482 ^ shepherds F
        626 ^ side
        821 ^ skipped
        784 ^ skipped lunch
        114 ^ slice
        603 ^ slice of
        245 ^ small F
        670 ^ smashed
        -407 ^ snack .
        -823 ^ so
        -436 ^ so hungry
        355 ^ spag
        329 ^ spag bol
        364 ^ spring
        365 ^ spring F
        -439 ^ starbucks
        -537 ^ starbucks F
        -673 ^ staying
        984 ^ stir
        1216 ^ stir fry
        1169 ^ stole
        1169 ^ stopped
        -831 ^ substitute
        200 ^ sunday
        -609 ^ sunday F
        229 ^ sunday roast
        -939 ^ sweet
        -481 ^ sweet F
        435 ^ table for
        -436 ^ take
        -1243 ^ tesco
        -717 ^ that
        -503 ^ that was
        -1332 ^ the
        505 ^ the F
        506 ^ the _
        555 ^ the cat
        -563 ^ thirsty
        841 ^ this
        619 ^ this _
        295 ^ this morning
        -306 ^ threw
        633 ^ toad
        629 ^ toad in
        -593 ^ tomorrow
        -586 ^ tomorrow .
        498 ^ tonight
        -516 ^ too
        746 ^ trail
        746 ^ trail mix
        252 ^ tried
        203 ^ trying
        185 ^ trying to
        523 ^ tucked
        523 ^ tucked into
        -530 ^ turned
        -455 ^ turned down
        -356 ^ vanilla
        -609 ^ vanilla F
        -399 ^ vegan
        -841 ^ waiter
        -696 ^ walk
        434 ^ walked
        389 ^ walked the
        671 ^ walking
        277 ^ was
        388 ^ we
        963 ^ we had
        176 ^ went
        399 ^ went for
        296 ^ went out
        -392 ^ were
        -794 ^ what
        -458 ^ who
        -712 ^ whole
        -383 ^ wish
        509 ^ working
        -758 ^ yellow
        287 ^ ~
        -1098 ^ ~ #
        -1112 ^ ~ .
        462 ^ ~ F
        -1090 ^ ~ _
        1353 ^ ~ ~
        450 ^ ~ ~aaaaaaaaaaaaaac
        -656 ^ ~ ~aaaaaaaaaaaae
        -185 ^ ~ ~aaaaaaaaaaac
        552 ^ ~ ~aaaaaaaaaab
        -446 ^ ~ ~aaaaaaaae
        714 ^ ~ ~aaaaaaaaeaaai
        863 ^ ~ ~aaaaaaaaeaag
        1018 ^ ~ ~aaaaaaaai
        -927 ^ ~ ~aaaaaaaaiaaae
        -395 ^ ~ ~aaaaaaaaiaac
        -873 ^ ~ ~aaaaaaaaiaai
        740 ^ ~ ~aaaaaaac
        -785 ^ ~ ~aaaaaaae
        -770 ^ ~ ~aaaaaaaiaaac
        617 ^ ~ ~aaaaaabae
        475 ^ ~ ~aaaaaacaeaaaaai
        -798 ^ ~ ~aaaaaao
        684 ^ ~ ~aaaae
        -426 ^ ~ ~aab
        539 ^ ~ ~aacaaab
        -716 ^ ~ ~aacaaabc
        -567 ^ ~ ~aacaaaeaiaac
        884 ^ ~ ~acab
        541 ^ ~ ~acabaiaaaaac
        -510 ^ ~ ~aeaaaaaeaaac
        -363 ^ ~ ~aeaaaaaeaiac
        345 ^ ~ ~aeaaaabe
        325 ^ ~ ~c
        738 ^ ~aaaaaaaaaaaaaaab
        591 ^ ~aaaaaaaaaaaaaaac
        -345 ^ ~aaaaaaaaaaaaaaac #
        1592 ^ ~aaaaaaaaaaaaaab
        -417 ^ ~aaaaaaaaaaaaaab #
        -695 ^ ~aaaaaaaaaaaaaab F
        386 ^ ~aaaaaaaaaaaaaab ~
        731 ^ ~aaaaaaaaaaaaaab ~aaaaaaaai
        226 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -992 ^ ~aaaaaaaaaaaaaac
        -307 ^ ~aaaaaaaaaaaaaac #
        -263 ^ ~aaaaaaaaaaaaaac F
        -282 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -520 ^ ~aaaaaaaaaaaaaae
        621 ^ ~aaaaaaaaaaaaaae &
        279 ^ ~aaaaaaaaaaaaaae ~
        -738 ^ ~aaaaaaaaaaaaaae ~aic
        -302 ^ ~aaaaaaaaaaaaaai
        1004 ^ ~aaaaaaaaaaaaaaj ~
        -493 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -342 ^ ~aaaaaaaaaaaaab
        383 ^ ~aaaaaaaaaaaaab F
        254 ^ ~aaaaaaaaaaaaab ~
        626 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        436 ^ ~aaaaaaaaaaaaacb
        390 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        119 ^ ~aaaaaaaaaaaaai
        319 ^ ~aaaaaaaaaaaaai ~
        304 ^ ~aaaaaaaaaaaab
        -255 ^ ~aaaaaaaaaaac
        -677 ^ ~aaaaaaaaaaac ,
        -328 ^ ~aaaaaaaaaaac _
        760 ^ ~aaaaaaaaaaac ~
        -164 ^ ~aaaaaaaaaaac ~aaaaaaaai
        596 ^ ~aaaaaaaaaaacaab
        -525 ^ ~aaaaaaaaaaacac
        -456 ^ ~aaaaaaaaaaacac ~
        -660 ^ ~aaaaaaaaaaah
        -423 ^ ~aaaaaaaaac
        852 ^ ~aaaaaaaae
        -929 ^ ~aaaaaaaae #
        -282 ^ ~aaaaaaaae F
        424 ^ ~aaaaaaaae _
        593 ^ ~aaaaaaaae ~
        703 ^ ~aaaaaaaae ~aaaaaaaai
        416 ^ ~aaaaaaaae ~aaaaaabacaac
        -551 ^ ~aaaaaaaae ~aeaaaaaeaaac
        852 ^ ~aaaaaaaae ~c
        -283 ^ ~aaaaaaaaeaaaaac
        -410 ^ ~aaaaaaaaeaac
        -259 ^ ~aaaaaaaaeaag
        673 ^ ~aaaaaaaai
        -1048 ^ ~aaaaaaaai _
        230 ^ ~aaaaaaaai ~
        364 ^ ~aaaaaaaai ~aaaaaaaae
        258 ^ ~aaaaaaaaiaac
        569 ^ ~aaaaaaaaiaac _
        -644 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -273 ^ ~aaaaaaaaiacc
        -611 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        162 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -732 ^ ~aaaaaaab
        -912 ^ ~aaaaaaac
        -630 ^ ~aaaaaaac #
        -358 ^ ~aaaaaaac F
        1217 ^ ~aaaaaaac ~aaaaaaac
        717 ^ ~aaaaaaac ~aaaaaabacaac
        -432 ^ ~aaaaaaac ~aeaaaaaeaaac
        114 ^ ~aaaaaaacaaac
        601 ^ ~aaaaaaacaaac ~aaaaaaaai
        -622 ^ ~aaaaaaace
        -324 ^ ~aaaaaaad
        489 ^ ~aaaaaaae
        459 ^ ~aaaaaaae F
        879 ^ ~aaaaaaai
        209 ^ ~aaaaaaai F
        354 ^ ~aaaaaaai ~
        -298 ^ ~aaaaaaai ~aeaaaaaeaaac
        -882 ^ ~aaaaaaai ~aeaaaabe
        392 ^ ~aaaaaaaiaaac
        215 ^ ~aaaaaab
        707 ^ ~aaaaaab .
        310 ^ ~aaaaaab ~aaaaaaaai
        -19 ^ ~aaaaaabac
        -588 ^ ~aaaaaabacaac
        266 ^ ~aaaaaabacaac ~
        486 ^ ~aaaaaabacaac ~acaaaiaaaaac
        961 ^ ~aaaaaabae
        -488 ^ ~aaaaaac ~aeaaaaaeaaac
        928 ^ ~aaaaaacaaaaaaci
        200 ^ ~aaaaaacaaaac
        -602 ^ ~aaaaaacaaaac F
        356 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        395 ^ ~aaaaaacaaaac ~aaaaaaaaiacc
        -513 ^ ~aaaaaae
        -641 ^ ~aaaaaae #
        -1091 ^ ~aaaaaae F
        503 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        692 ^ ~aaaaaae ~aeaaaaae
        -253 ^ ~aaaaaae ~aeaaaaaeaaac
        -683 ^ ~aaaaaaeaaaaaaab
        -361 ^ ~aaaaaaec
        -853 ^ ~aaaaaag
        -759 ^ ~aaaaaagaaaaaaai
        1175 ^ ~aaaaaagaaaaaaaj
        259 ^ ~aaaaaam
        755 ^ ~aaaaaam ~
        -805 ^ ~aaaaaamaaaaaaab
        -537 ^ ~aaaaaamaaaaaaab F
        -217 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        530 ^ ~aaaaaamae
        373 ^ ~aaaaaao
        -330 ^ ~aaaaaao ~aeaaaaaeaaac
        433 ^ ~aaaaab
        304 ^ ~aaaaab ~aaaaacaai
        -766 ^ ~aaaaabac
        277 ^ ~aaaaabc
        822 ^ ~aaaaabc ~aaaaacaai
        -924 ^ ~aaaaae
        -395 ^ ~aaaaai
        -339 ^ ~aaaab
        -486 ^ ~aaaabaaaaaaaaab
        -396 ^ ~aaaabaaae .
        183 ^ ~aaaabaaaeaab
        284 ^ ~aaaac
        347 ^ ~aaaac ~aaaaaabi
        720 ^ ~aaaae
        -596 ^ ~aaaae F
        229 ^ ~aaaae ~aaaaaaac
        499 ^ ~aaaaeab
        -591 ^ ~aaaaf
        -588 ^ ~aaaaf .
        5 ^ ~aaacaaaaaaac
        382 ^ ~aaai
        -740 ^ ~aaai ~
        638 ^ ~aaai ~aaaaaaaaiacc
        411 ^ ~aaaiaaaaaaaaaab
        -561 ^ ~aaaiaaaaaaaaaab ~
        -607 ^ ~aab
        -1380 ^ ~aab #
        -888 ^ ~aab ~aaaaaaaaaaaaaae
        224 ^ ~aab ~aaaaaaaaaaaae
        630 ^ ~aab ~aaaaaaaai
        -210 ^ ~aab ~aeaaaaaeaaac
        251 ^ ~aabaab
        -316 ^ ~aacaaaaaaaac
        -417 ^ ~aacaaaaaaai
        465 ^ ~aacaaaaaaai F
        359 ^ ~aacaaaacaai
        -886 ^ ~aacaaab
        -1178 ^ ~aacaaabc
        -769 ^ ~aacaaacc
        -650 ^ ~aacaaacc ~aeaaaabe
        -515 ^ ~aacaaae
        -699 ^ ~aacaaaeaiaac
        -518 ^ ~aacaabc
        -423 ^ ~aacabaab
        -282 ^ ~aacabaab F
        115 ^ ~aae
        -328 ^ ~aae F
        552 ^ ~aae ~aaaaaabac
        -329 ^ ~aae ~aaaaaabacaac
        720 ^ ~aaeaaaaaaaac
        286 ^ ~aaiaaaab
        471 ^ ~aaiaaaab ~aaaaaaab
        -468 ^ ~aaiaaaai
        -348 ^ ~ab
        -661 ^ ~ab ~
        -567 ^ ~abaaaaaaae ~be
        -809 ^ ~abaaaab
        -457 ^ ~ac
        374 ^ ~ac ~aaaaaaaai
        -490 ^ ~ac ~be
        -461 ^ ~acab
        274 ^ ~acabai
        -919 ^ ~acabi
        -774 ^ ~aci _
        270 ^ ~aci ~
        -780 ^ ~aci ~aacaaaaaaaac
        699 ^ ~aci ~aacaaaac
        416 ^ ~aci ~accbab
        464 ^ ~aeaaaaae
        307 ^ ~aeaaaaae F
        545 ^ ~aeaaaaaeaaac
        986 ^ ~aeaaaaaeaaac F
        24 ^ ~aeaaaaaeaaac _
        680 ^ ~aeaaaaaeaaac ~
        -314 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -350 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -740 ^ ~aeaaaaaeaaac ~aaaaaab
        -425 ^ ~aeaaaaaeaaac ~c
        556 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -111 ^ ~aeaaaaaeaiac
        207 ^ ~aeaaaaaeaiac F
        -342 ^ ~aeaaaaaeaiac ~
        -579 ^ ~aeaaaaaeaiac ~aaaaaabacaac
        -332 ^ ~aeaaaaaeaiac ~c
        -665 ^ ~aeaaaabe
        581 ^ ~aeaaaabe _
        -815 ^ ~aeaaaabe ~
        -343 ^ ~aeaaaabe ~aaaaaaaae
        295 ^ ~aeaaaabe ~aaaaaab
        1427 ^ ~ai
        107 ^ ~ai #
        434 ^ ~ai F
        837 ^ ~ai ~
        -103 ^ ~ai ~aaaaaaaaiaac
        249 ^ ~ai ~aeaaaaaeaaac
        1035 ^ ~aic
        450 ^ ~aic #
        515 ^ ~aic F
        411 ^ ~aic ~aaaaaaaaiaaae
        254 ^ ~aic ~aeaaaaaeaaac
        356 ^ ~be
        395 ^ ~be _
        -494 ^ ~be ~aaaaaae
        451 ^ ~be ~aab
        -340 ^ ~be ~acabi
        1109 ^ ~be ~aci
        661 ^ ~be ~ai
        164 ^ ~be ~aic
        402 ^ ~c
        289 ^ ~c _
        -307 ^ ~c ~
        548 ^ ~c ~aaaaaaaae
        -292 ^ ~c ~aaaaaaaaiaac
        731 ^ ~c ~aaaaaagaaaaaaai
        344 ^ ~c ~aaaaaao
        275 ^ ~c ~aci
        -124 ^ ~c ~aic
        -471 ^ ~caaaaaaaaaac
        -358 ^ ~caaaaaaae
        -276 ^ ~caaaaaaaeaac
        -137 ^ ~ee
        806 ^ ~ee ~aaaaaag
        369 ^ ~ee ~aab
        -812 ^ ~i
        -914 _ #
        -984 _ # $
        544 _ # ,
        -1306 _ # F
        -255 _ # _
        -660 _ # a
        -938 _ # pm
        315 _ # with
        -653 _ # ~
        422 _ # ~aaaaaaaaiaac
        315 _ # ~aaaaaaaaiaai
        -624 _ # ~aeaaaaaeaaac
        -487 _ $
        221 _ ,
        -448 _ , #
        39 _ , F
        -1485 _ , NO
        528 _ , the
        982 _ , ~
        -694 _ , ~aaaaaaaaaaac
        561 _ , ~aeaaaaaeaaac
        486 _ , ~aic
        554 _ .
        581 _ . F
        -481 _ . _
        -544 _ . ~
        -34 _ F
        378 _ F #
        354 _ F $
        206 _ F ,
        -256 _ F F
        -824 _ F _
        -513 _ F and
        572 _ F from
        351 _ F in
        -412 _ F on
        604 _ F ~
        -501 _ F ~aaaaaaaaaab
        -722 _ F ~aaaaaaaae
        515 _ F ~aaaaaaaaiaac
        -254 _ _
        -1007 _ _ #
        -889 _ _ $
        -133 _ _ ,
        368 _ _ _
        1361 _ _ by
        1521 _ _ ~aaaaaaaai
        -592 _ _ ~aaaaaaaaiaac
        -129 _ a F
        -522 _ after
        -378 _ all
        -457 _ and
        416 _ and a
        937 _ at
        -502 _ at the
        -624 _ between
        356 _ by
        -481 _ by mouth
        -500 _ cooker
        434 _ day
        537 _ done
        390 _ done $
        605 _ dram
        647 _ every
        647 _ finally
        -623 _ for #
        -528 _ for a
        838 _ for lunch
        72 _ from
        650 _ home
        -525 _ in
        653 _ into a
        -1007 _ is
        556 _ machine
        570 _ machine F
        556 _ made
        702 _ me
        -230 _ my
        1155 _ noon
        803 _ noon $
        -615 _ of
        -759 _ of myself
        1034 _ of the
        -692 _ on $
        509 _ on F
        -393 _ on the
        -309 _ oz
        -385 _ oz ,
        277 _ oz of
        -575 _ report
        459 _ station
        590 _ the
        -377 _ the _
        -425 _ to
        245 _ to cook
        205 _ to the
        -396 _ tonight
        539 _ up
        -530 _ up $
        331 _ w
        -452 _ with
        -370 _ with a
        823 _ with the
        534 _ ~
        -1368 _ ~ #
        -577 _ ~ $
        -256 _ ~ ,
        645 _ ~ F
        306 _ ~ _
        -873 _ ~ ~
        947 _ ~ ~aaaaaaaaaab
        1056 _ ~ ~aaaaaaaai
        451 _ ~ ~aaaaaaaaiaai
        761 _ ~ ~aaaaaaaaiacc
        -395 _ ~ ~aaaaaaai
        650 _ ~ ~aaaaaab
        -568 _ ~aaaaaaaaaaaaaab
        -1025 _ ~aaaaaaaaaaaaaac
        861 _ ~aaaaaaaaaaaae
        -357 _ ~aaaaaaaaaaaae $
        587 _ ~aaaaaaaaaaac $
        -435 _ ~aaaaaaaaaab
        178 _ ~aaaaaaaae
        -560 _ ~aaaaaaaae $
        757 _ ~aaaaaaaae ,
        740 _ ~aaaaaaaae F
        -530 _ ~aaaaaaaae ~
        366 _ ~aaaaaaaae ~aaaaaaaaiaac
        681 _ ~aaaaaaaaeaab ,
        258 _ ~aaaaaaaai
        -383 _ ~aaaaaaaai #
        -558 _ ~aaaaaaaai F
        126 _ ~aaaaaaaai ~
        272 _ ~aaaaaaaai ~aeaaaaaeaaac
        -339 _ ~aaaaaaaaiaac
        -696 _ ~aaaaaaaaiaac $
        540 _ ~aaaaaaaaiaac F
        270 _ ~aaaaaaaaiaac _
        -36 _ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -469 _ ~aaaaaaaaiaai
        -979 _ ~aaaaaaaaiaai ~
        457 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -624 _ ~aaaaaaaaiacc #
        -643 _ ~aaaaaaaaiacc ~
        842 _ ~aaaaaaaaiacc ~aaaaaabac
        -250 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        -527 _ ~aaaaaaai $
        -571 _ ~aaaaaaaiaaac
        584 _ ~aaaaaab
        -546 _ ~aaaaaabacaac
        -385 _ ~aaaaaac
        -466 _ ~aaaaacaai
        245 _ ~aaaaacaai ~aacaaaac
        637 _ ~aaaaacaai ~aeaaaaaeaaac
        -397 _ ~aaaaeab
        283 _ ~aab
        -1007 _ ~acaaaiaaaaac
        -399 _ ~acaaaiaaaaac ~
        284 _ ~acab
        784 _ ~aci
        609 _ ~aeaaaaaeaaac
        -291 _ ~aeaaaaaeaaac F
        -733 _ ~aeaaaaaeaaac _
        416 _ ~aeaaaaaeaaac ~aaaaaaaae
        -235 _ ~aeaaaaaeaiac
        -132 _ ~aeaaaabe
        -545 _ ~aeaaaabe $
        -645 _ ~ai
        -519 _ ~aic
        919 _ ~be
        -547 _ ~be ~aic
        598 _ ~c
        397 a
        328 a #
        237 a # F
        300 a # _
        431 a # of
        -241 a # ounce
        562 a F
        655 a F $
        -623 a F ,
        -496 a F F
        -502 a F _
        -701 a F after
        -76 a F and
        26 a F at
        920 a F bar
        469 a F between
        -479 a F for
        459 a F on
        690 a F to
        -171 a F with
        -192 a _
        462 a _ $
        -204 a _ F
        -597 a bad
        -654 a bag of
        -572 a bar
        -570 a bar of
        -262 a bit
        -468 a bit of
        -473 a bottle
        398 a bowl
        151 a bowl of
        339 a cooked
        140 a cup
        124 a cup of
        -582 a day
        -644 a double
        -403 a good
        268 a handful
        242 a handful of
        -780 a kilo
        755 a la
        157 a large
        399 a medium
        -536 a new
        263 a package
        261 a package of
        1033 a pint
        337 a pint of
        -339 a pound
        -276 a pound of
        265 a single
        -137 a slice
        -164 a slice of
        351 a small
        162 a small F
        -983 a splash
        -987 a splash of
        373 a tablespoon
        374 a tablespoon of
        250 a tin
        351 a tin of
        509 a treat
        770 a tub
        770 a tub of
        -616 a warm
        -730 a whole
        -520 a whole F
        -399 about
        606 about #
        782 about # $
        378 about # F
        -399 about F
        -626 about the
        -295 across
        610 actually
        493 add #
        717 add F $
        -457 add F to
        312 added
        155 after
        -453 after #
        224 after $
        -593 after dinner
        -593 after dinner $
        -507 after my
        371 after the
        515 after the gym
        383 after work
        730 afternoon
        -797 again $
        486 again this
        361 again today
        362 again today $
        -925 against
        -313 air
        678 airport
        331 al
        -447 alarm
        618 all
        -390 all day $
        755 all good
        752 all good $
        793 all i
        539 all i could
        -600 all my
        545 all night
        -103 all the
        -410 all the F
        486 all to
        487 all to myself
        -1101 allergy
        -1698 allotment
        -926 almost
        157 along
        558 also
        -932 always
        -8 am
        -474 am $
        562 am ,
        -577 am and
        -1078 american
        -477 american F
        -474 amount
        486 an
        1154 an F
        468 an F $
        610 an _
        -521 an hour
        -388 an hour $
        440 and
        -5 and #
        188 and # F
        321 and # a
        97 and F
        687 and F $
        179 and F ,
        437 and F F
        -679 and F _
        425 and F after
        -400 and F again
        255 and F at
        475 and F in
        -1181 and F of
        419 and F sauce
        -171 and F with
        221 and _
        720 and _ F
        674 and a
        -351 and a #
        -335 and a bit
        -619 and a warm
        560 and an
        501 and an F
        449 and ate
        683 and had
        412 and had a
        1310 and i
        434 and i _
        424 and me
        432 and me $
        653 and some F
        -1025 and stick
        -584 and the
        596 animal
        349 annas
        350 annas birthday
        351 annas birthday $
        -498 another
        -449 any
        -290 anything
        818 anyway
        -472 apparently
        -231 are
        -687 are F
        -236 are _
        349 around
        346 around #
        531 around # pm
        1073 arvo
        -1296 as
        -1958 as F
        -1631 as F F
        -390 as a
        -868 as a F
        806 as always
        166 as my
        154 as yesterday
        -496 ask
        -750 at
        -154 at #
        -700 at # $
        162 at # am
        457 at # pm
        -466 at F
        -359 at F ,
        -1069 at _ #
        446 at _ ,
        -79 at a
        -378 at home
        569 at mile
        569 at mile #
        703 at my
        260 at my desk
        478 at nans $
        514 at the
        -700 at the F
        693 at the office
        699 at the pub
        562 at the weekend
        321 ate
        -486 ate # F
        -493 ate a F
        -902 ate all
        793 ate it
        -280 ate my
        465 ate my F
        944 ate the
        503 ate the lot
        745 au
        -654 aunt
        -714 avoid
        -708 avoid F
        298 away
        -346 away $
        -33 baby
        -430 baby $
        401 baby food
        -845 back
        -947 back $
        321 back on
        317 back on track
        -480 bad $
        301 bad day
        294 bad day .
        741 bag
        475 bag $
        568 bag of
        918 bag of F
        -1466 bags
        -659 bags of
        1243 baked
        48 baked F
        136 baked F $
        -592 baked F ,
        146 bakery
        518 bakery $
        804 bakery ,
        -1230 baking
        -495 ball
        -753 balls
        -1050 balls ,
        -1353 balls , F
        919 banh
        1331 bar
        374 bar at
        -558 bar of
        781 barely
        754 barely ate
        515 barely ate ,
        581 basket
        -634 bath
        -641 bathroom
        -624 batter
        336 bbq
        -1108 be
        655 be good
        284 be good .
        400 be healthy
        399 be healthy ,
        926 beach
        708 beach $
        1122 because
        293 bed $
        71 before
        553 before #
        431 before bed
        381 before bed $
        -407 before i got
        882 before the _
        413 being
        910 belly
        790 belly $
        789 benedict
        -555 best
        -226 best F
        -278 between #
        587 beyond
        522 bfast
        1154 big
        446 big #
        445 big # $
        -546 big F
        412 bike
        -448 bill
        812 bird
        749 birds
        796 birthday
        280 birthday $
        -664 birthday F
        1016 bit _
        806 bit _ $
        -194 bit of
        -961 bit of a
        566 bites
        1044 bits
        576 bitter
        1762 black
        608 black $
        590 black ,
        79 black F
        210 black F $
        662 blankets
        -567 block
        417 blood
        879 bloody mary
        868 bloody mary $
        867 blorf
        -822 blossom
        -601 blossom $
        954 blue
        372 bo
        403 board
        651 board $
        -896 boil
        722 boiled
        548 boiled F
        389 bol
        250 boneless
        -626 book
        -517 booked
        -424 boss
        693 both
        -583 bottle
        -652 bottle $
        70 bottle of
        -464 bought
        -348 bought a
        1039 bought a F
        1028 bowl
        -167 bowl $
        -283 bowl ,
        -899 bowl , F
        588 bowl of
        345 bowl of F
        394 bowl with
        290 bowl with F
        539 bowls
        273 box
        111 box $
        -1257 boxes
        603 boy
        471 boy $
        799 break
        584 break $
        834 breakfast
        -831 breakfast $
        -376 breakfast ,
        -568 breakfast , #
        570 breakfast , a
        527 breakfast .
        1226 breast
        759 breast ,
        733 breast , #
        1056 brekkie
        -1023 bring
        -373 bring F
        -576 bringing
        820 broke
        1370 brought
        789 brown F
        222 brown F $
        926 bubble
        494 bubble F
        -381 bucket
        -932 budget
        442 buffalo
        734 buffet
        -1317 bump
        534 burned
        403 burnt
        72 bus $
        -566 busy
        1075 but
        964 but had
        585 but i
        -371 but it
        159 but the
        586 but the F
        -957 butcher
        875 butty
        -550 buy
        -411 buy F
        -379 buy F ,
        -169 by
        -609 by #
        247 by a
        -480 by mouth
        678 by the
        1058 by the F
        -318 c
        -249 c $
        649 cab
        1273 caesar
        680 caesar F
        686 call
        1293 call ,
        911 calling
        250 calorie
        -223 calories
        1104 came
        490 came out
        272 came out well
        865 camp
        337 can
        675 can $
        -212 can i
        500 can of
        487 can of F
        -222 can you
        -866 cancelled
        11 canned
        -1051 cant
        741 canteen
        -796 capsule
        -798 capsule $
        -135 car
        -517 car $
        -315 carb
        -980 carbohydrates
        -906 card
        989 casserole
        -1268 caster
        -526 cat
        923 caved
        1333 celebrate
        489 celebrated
        1004 change
        -358 chart
        -430 check
        822 cheeky
        510 cheer
        511 cheer me
        515 cheer me up
        -405 cheesy
        -460 chewing F
        1243 chicago
        1041 chick
        496 chick fil
        498 chick fil a
        739 chilis
        936 chinese
        578 chipotle
        593 chops
        414 chops $
        1292 chow
        657 chow mein
        -444 christmas
        -616 christmas $
        -515 chuck
        433 church
        467 class $
        811 clean $
        -577 clean the
        -666 client
        -784 client ,
        704 cliff
        734 cliff bar
        -909 clockwork
        -628 closed
        -612 closed $
        50 club
        754 club F
        377 club F $
        178 coach
        928 cob
        -1145 coca
        -1148 coca F
        1516 cockles
        502 cold
        -58 cold $
        832 cold F
        -964 come
        1017 comfort
        -1214 coming
        -847 compared to
        488 con
        298 cone
        304 cone $
        412 consisted
        413 consisted of
        -183 consumed
        154 consuming
        -826 contain
        191 containing
        -467 contains
        -549 contains F
        151 cook
        248 cook so
        348 cooked
        -500 cooked $
        464 cooked ,
        -351 cooked F
        -678 cooker
        -431 cool
        -856 cooling
        -167 corner
        547 cos
        356 cos i
        360 cos i was
        283 costa
        -875 costco
        -606 costco run
        492 cottage
        489 cottage F
        -456 couch
        -356 couch F
        703 could
        1464 couldnt
        1271 count
        385 couple
        -1040 course
        694 cracked
        -968 crafted
        -518 cranberries
        706 crispy
        -471 cross
        -562 crossword
        -926 crown
        615 crumble
        856 crumbs
        845 crunch
        -1147 crush
        155 crust
        1206 crusts
        -555 cry
        820 cup
        1058 cup $
        -768 cup ,
        -922 cup F
        529 cup F $
        -441 cup F ,
        334 cup F F
        950 cup of
        176 cup of F
        -407 cups F
        -493 cups F ,
        570 cured
        -530 d #
        562 da
        456 dad
        214 dark
        286 dark F
        -357 dave
        -532 day
        666 day # ,
        -1030 day $
        549 day , F
        -499 day .
        -325 day . F
        504 day _
        -775 day at
        -529 days
        -391 days $
        983 de
        1392 decaf $
        -1104 decide
        396 decided on
        339 decided on F
        612 deep dish
        -294 defrost
        -629 degrees
        -583 dehydrated
        658 delayed
        499 demolished
        507 demolished a
        918 dennys
        91 dentist
        1324 desk
        547 desk $
        1553 dessert
        348 dessert $
        -768 diabetic
        1045 did
        -487 did a
        676 did i
        463 did i have
        647 didnt
        -977 didnt _
        586 didnt eat
        1174 didnt get
        305 diet
        -550 diet $
        1030 diet F
        677 diet F $
        -718 diet sheet
        555 diet starts
        604 diet starts tomorrow
        1044 dim
        845 dim sum
        398 dim sum $
        88 dinner
        582 dinner $
        297 dinner ,
        -528 dinner , F
        415 dinner , i
        556 dinner is
        -238 dish
        -818 dishwasher
        -998 do
        -598 doc
        -491 does
        -104 dog
        -426 dog ate
        293 dog then
        -428 dogs
        770 doi
        -1141 doing
        -308 done
        -503 done $
        737 dont
        586 dont _
        897 dont tell
        -384 door
        605 double
        549 double F
        570 dough
        687 down
        -288 down $
        422 down a F
        193 down for
        -773 down to
        -962 dozen
        402 drained
        1131 dram
        614 dram $
        -552 drank
        -408 drank #
        312 drink
        291 drink $
        -537 drink more
        -541 drink more F
        -819 drinking
        -576 drinks
        715 drive
        242 drizzle
        496 drop
        -734 dropped my
        574 dry
        517 dry F
        -388 due
        1191 during
        1177 during the
        672 e
        -980 each
        -1056 each $
        -710 ear
        327 early
        -575 early $
        -222 easter
        -1117 easy
        48 eat
        -463 eat $
        -568 eat F
        -456 eat F $
        638 eat a
        884 eat dinner
        735 eaten
        -506 eating
        -740 eating a
        -1135 eats
        -802 eats F
        -682 eight
        -1423 eighty
        525 elevenses
        576 else
        782 em
        -976 empty
        -518 end
        817 end of
        811 ended
        1603 energy
        737 energy drink
        430 energy drink $
        -385 england
        797 english
        64 enjoyed
        405 enjoying
        330 enjoying a
        -754 enough
        830 entire
        476 entry
        -553 equal
        -406 even
        314 evening
        227 evening $
        767 ever
        -1314 every
        287 everyone $
        -519 everything
        -638 everything $
        -609 everything F
        -342 except
        -422 extra
        -618 extra F
        -519 eyes
        -1458 face
        711 fairy
        267 fancy
        539 fancy ,
        -553 far
        -1084 farmed
        -332 fast
        -711 fast $
        1225 fasting
        761 fasting ,
        453 fat
        -266 fed
        -297 fed the
        -526 feed
        -526 feeding
        -432 feeling
        -234 fell
        834 ferry
        392 festival
        814 festival $
        749 few
        496 fil
        499 fil a
        389 filled
        771 fillet
        1112 filling
        856 filling $
        336 film
        571 filter
        1274 finally
        -746 fine
        341 finger
        545 fingers
        350 fingers $
        -335 fingers ,
        -338 fingers and
        778 finish
        -369 finished
        366 finished off
        217 finished the
        588 finished the F
        -455 fire
        426 fire $
        648 first
        -772 first then
        608 first thing
        608 first thing $
        504 first time
        941 five
        1267 flake
        782 flask
        762 flask of
        760 flask of F
        179 flight
        -840 flower
        449 fluid
        407 fluid ounce
        -697 fly
        -586 fog
        -572 fold
        -499 fold in
        -1394 food
        -556 food .
        -353 food poisoning
        -371 foods
        97 for
        -558 for #
        243 for # $
        -485 for # on
        -285 for F
        373 for F $
        -248 for a
        270 for a _
        349 for annas
        351 for annas birthday
        249 for breakfast
        -484 for breakfast $
        -198 for breakfast ,
        264 for dinner
        193 for dinner $
        415 for lunch
        290 for lunch ,
        206 for me $
        1134 for once
        -660 for santa
        824 for school
        -395 for sunday
        -430 for the
        418 for the F
        -623 for the _
        439 for the first
        1005 for the road
        464 for the team
        -467 forever
        -441 forgot my
        821 forgot to
        719 fork
        -1104 forty
        460 four
        -1133 freezer
        574 french
        664 french F
        -533 fresh
        -704 fri
        -755 friday $
        422 fridge
        782 fried
        778 fried $
        627 fried F
        -1016 fried green
        -1011 fried green F
        358 friends
        364 friends $
        920 from
        -512 from #
        -414 from F
        -456 from F $
        -634 from a
        1010 from tesco
        869 from tesco $
        1346 from the
        215 from the _
        -1033 from the corner
        346 from the freezer
        652 from the place
        323 front of
        557 front of the
        -722 frozen
        -776 frozen F
        -567 frozen F ,
        1118 fry
        289 fry $
        -886 fry an
        -881 fry an F
        2255 fry up
        559 fuel
        594 full
        -753 full $
        1127 full english
        -404 full of
        -335 full of F
        609 g
        457 g $
        817 g .
        784 g . #
        -99 g F
        315 g F #
        561 g F $
        -950 g F ,
        -785 g F with
        446 g _
        279 g bag
        274 g bag $
        -944 g carbohydrates
        309 g cooked
        360 g of
        -268 g protein
        441 gai
        -807 game
        590 game $
        278 game on
        265 garden
        789 garden $
        126 gave
        863 gave in
        405 gave me
        944 gel
        -999 get
        -679 get F
        -551 get a
        -360 gets
        -809 getting
        873 ginger F
        495 girls
        -738 give
        -451 giving
        630 glass
        286 glass of
        192 glasses
        470 glasses of
        837 glazed
        809 glorps
        943 go $
        -1372 goal
        -894 goal #
        -531 goals
        -388 goes
        451 going
        -738 golden
        -549 golden F
        -487 goldfish
        220 gone
        -446 gone off
        -395 gone off $
        924 good $
        284 good .
        630 goreng
        8 got
        291 got #
        -362 got _
        1029 got me
        472 got the
        -1507 grab
        915 grabbed
        287 grabbed F
        267 grabbed a
        -679 gram
        -741 grams
        293 grams of
        913 grand
        551 grande
        -785 grandma
        -1365 great
        -697 great $
        640 greek
        633 greek F
        51 green
        403 green F
        763 green F $
        -1291 green F and
        815 grilled
        798 grilled F
        -1184 guests
        -597 guinea
        -831 guy
        789 gym
        245 gym $
        346 gym then
        -588 had
        -32 had #
        700 had # $
        1195 had F
        -268 had F $
        -213 had F ,
        -375 had F F
        376 had F at
        -381 had F fingers
        280 had F for
        -495 had NO
        -862 had a
        467 had a F
        274 had the
        668 had the F
        -362 had to
        1037 haha
        2148 half
        -381 halloween
        712 halves
        -320 hamster
        493 hand
        813 handed
        598 handful
        487 handful of
        459 handful of F
        943 hangover
        634 happened
        -1032 hard
        -611 hard $
        -627 hard F
        -894 hard F F
        -574 harvest festival
        -629 has
        -565 has #
        361 has been
        744 have
        -503 have #
        -585 have F
        606 have _
        -504 have a
        746 have been
        536 have the F
        -542 havent
        -613 having
        -1321 having F
        312 having a
        -424 he
        188 healthy
        399 healthy ,
        -630 heartburn
        -1099 held
        -805 hell
        -726 hello
        -449 hello F
        -859 hello F $
        940 help
        692 helping
        -1263 hens
        -281 her F
        -678 here
        -766 here $
        -235 high
        -1050 hill
        -344 his
        -358 his F
        -792 hit
        747 hole
        266 holiday
        508 holiday $
        696 home ,
        422 homemade
        349 homemade F
        -1090 hook
        603 hoppers
        -506 horse
        225 hospital
        426 hot
        -408 hot F F
        624 hot pocket
        628 hot pocket $
        525 hotel
        -541 hour
        -484 hour $
        -1393 hours
        -1016 house
        -1264 house $
        267 how
        -420 how many
        252 how much
        483 how much $
        -937 hr
        -821 hrs
        -548 humble
        -547 humble F
        333 hunger
        -866 hungry
        -501 hungry $
        -722 husband
        -1135 hydration
        65 i
        339 i _
        712 i _ $
        -293 i cant
        292 i could
        660 i did
        -471 i didnt have
        -505 i drink
        -258 i get
        630 i got
        719 i got #
        80 i had
        -619 i had #
        1228 i had F
        217 i had a
        236 i have
        588 i have F
        -246 i have a
        -816 i left
        404 i possess
        335 i possess a
        752 i think
        381 i think $
        720 i took
        360 i was hungry
        769 i went
        436 i will
        410 i will be
        2213 iced
        1185 iced F
        893 iced F $
        -450 iced F with
        1107 id
        -1262 idea
        -139 if
        1113 if _
        -810 ill
        348 ill today
        347 ill today ,
        -502 im
        208 im enjoying
        555 im having
        -425 in
        496 in #
        -421 in # $
        525 in # ml
        649 in ,
        104 in F
        365 in F $
        -768 in F ,
        -213 in _
        -447 in _ $
        461 in _ ,
        -699 in a
        583 in a _
        -888 in a cup
        981 in bed
        591 in bed $
        663 in blankets
        -598 in blossom
        -598 in blossom $
        333 in front
        333 in front of
        626 in it $
        711 in my F
        -466 in the
        -292 in the F
        1052 in the car
        -536 in the freezer
        781 in the fridge
        722 in the hole
        800 in the hotel
        1344 in the kitchen
        382 in the library
        -402 in the oven
        453 in town
        451 in town $
        492 inch
        148 inch of
        -629 inches $
        -235 included
        -283 included $
        303 indulging
        302 indulging in
        -917 ingredients
        -916 ingredients .
        608 insisted
        -959 install
        230 instant F
        846 instead
        1004 into F
        806 into a F
        -1027 into the
        -345 intolerant
        -666 invoice
        541 irish
        -947 is
        -572 is #
        -185 is _
        638 is being
        350 is my
        -460 is the
        317 is what
        316 is what im
        -562 it
        348 it $
        -1101 it F
        371 it _
        367 it _ $
        1144 it again
        -587 it to
        1212 it was
        -276 italian
        -772 italian F
        -1454 its
        661 jacket
        1148 jacket F
        573 jacket F $
        334 jan
        -1055 january
        -765 jar
        -654 jar of
        -1390 jars
        -693 java
        950 joe
        621 judge
        -545 june
        750 just
        -352 just F
        474 just had
        298 just had F
        542 just now
        259 just the
        -695 k
        1385 katsu
        464 kcal
        -339 keep
        -588 keeps
        -707 kent
        -888 keto
        -785 kg
        -317 kg of
        -269 kids
        -456 kids $
        -1035 kids F
        -739 kids F .
        426 kids and
        427 kids and me
        -481 kids had
        -493 kids had F
        563 kids left
        560 kiev
        -415 kill
        -802 kilo
        -902 kilos
        757 kipling
        819 kitchen
        653 kitchen $
        570 knife
        -750 knock
        905 knocked
        775 knocked back
        678 kraft
        529 kraft dinner
        561 l
        928 la
        -1086 lady
        352 lake
        -1087 landlord
        -903 landlord $
        486 laptop $
        484 large
        -539 large F
        230 large F $
        -455 large F with
        -496 last
        292 last F
        -1070 last F $
        540 last _
        -339 last night
        -978 last year
        -253 late
        -967 late $
        -498 later $
        -912 laundry
        348 lawn then
        -402 laws
        -529 layer
        -1308 lb
        -735 lb #
        -736 lb # oz
        -456 lb F
        -456 lb F $
        -466 lbs
        469 leaf
        409 lean
        481 leave the
        637 lecture
        -282 left
        -535 left it
        400 left the
        1086 leftover
        886 leftovers
        -10 leg
        -609 leg day
        718 legion
        -1217 letters
        258 library
        1228 licked
        660 light
        -184 like F
        -341 like F $
        928 like _
        631 like _ $
        -429 like a F
        480 link
        -515 links
        -2235 list
        -383 list $
        -1340 list .
        -942 list . F
        -779 litre
        -573 little
        -1259 living
        533 lo
        -403 loaves
        861 log
        822 log F
        411 log F $
        580 lol
        -807 long
        -732 look
        -669 look at
        1215 lost
        631 lost a
        -1019 lot
        -282 lot $
        -504 love
        -519 lovely
        -414 low
        -383 low on F
        -1150 lunch
        165 lunch ,
        -324 lunch , F
        522 lunch .
        516 lunch at
        -587 lunch for
        580 lunch today
        375 lunch was
        755 lunchbox
        -933 luncheon
        -935 luncheon F
        -607 lunches
        592 lunchtime
        -1288 m25
        652 maccies
        359 machine
        574 machine F
        458 made F
        -405 made F F
        412 made F for
        -460 made me
        256 made with
        133 made with F
        -283 make
        347 make that
        347 make that #
        -539 making
        816 managed
        713 many
        431 many F
        267 maple
        -842 marinade
        678 market
        878 mary
        867 mary $
        614 masala
        454 masala F
        568 match
        284 match $
        -778 maybe
        764 maybe #
        -884 maybe $
        -552 maybe F
        441 mcdonalds
        535 mcdonalds $
        461 mcmuffin
        1330 me
        544 me #
        -151 me $
        -1210 me a
        759 me eat
        327 me out
        91 meal
        -387 meal prep
        -640 meal with
        -1560 meant
        534 measuring
        402 medium F
        983 meeting
        362 meetings
        354 meetings $
        707 mein
        617 melt
        789 melt $
        -605 melted
        -600 melted F
        283 menu
        690 menu $
        576 met
        -338 mg
        147 mi
        396 microwave F
        110 midnight
        -628 midnight $
        623 midnight ,
        -349 might
        501 mild
        600 mile #
        611 mile # $
        1165 milky
        -1070 min
        323 mine
        464 mine $
        600 mini
        600 mini F
        -520 mins
        -454 mins $
        -907 minutes
        -242 minutes $
        -740 minutes of
        769 mishti
        771 mishti doi
        483 missing
        811 mix
        79 mix $
        644 ml
        1207 ml $
        -632 ml F
        -783 ml F $
        -531 mobile
        569 monday
        -408 monday $
        -448 month $
        865 mopped
        867 mopped up
        157 more
        146 morning
        -230 morning $
        349 morning ,
        -794 most
        1065 mostly
        487 mostly F
        1385 mountain
        556 mountain of
        555 mountain of F
        -860 mouse
        -863 mouse trap
        536 mouth
        688 move
        -354 moved
        -270 moved to
        395 movie
        -489 moving
        514 mowed
        349 mowed the
        349 mowed the lawn
        -611 mr F
        757 mr kipling
        -1207 mrs
        -606 ms
        41 much
        302 much $
        321 much F
        -467 much F $
        444 mug
        308 mug of
        195 mum
        -757 mummy
        559 mums
        605 munched
        230 mushy
        317 my
        -450 my F
        552 my F ,
        239 my _
        -285 my _ $
        747 my _ F
        551 my baby
        -917 my bag
        735 my breakfast
        94 my desk
        109 my desk $
        -609 my dinner
        216 my meal
        1698 my mouth
        407 my sister
        428 my sister $
        104 my snack
        539 my stomach
        371 my way
        225 myself
        -274 myself $
        -496 myself to a
        -530 mystery
        912 n
        -67 n F
        -374 n F $
        -498 n _
        -966 nail
        -595 name
        -388 nan
        968 nani
        475 nans $
        648 nasi
        398 natural
        -981 near
        -579 near me
        -579 near me $
        -652 nectar
        -638 need
        -499 need F
        843 needed
        -624 needs
        467 negative
        -1157 never
        875 never again
        870 never again $
        -1001 new
        -1200 next
        -391 next week
        1046 ngl
        -556 nice
        529 night
        306 night $
        -431 night ,
        507 night .
        509 night F
        1417 nightcap
        339 nine
        979 nipped
        647 nite
        662 no
        -439 no ,
        -985 none
        -632 none for
        273 nonfat
        -10 noon
        -907 normally
        -459 not
        -542 not F
        -533 not a
        392 not sure
        393 not sure how
        -436 nothing
        -369 nothing $
        -532 now
        -224 now $
        566 number
        570 number #
        -562 numbers
        -634 nutrition
        1683 o
        -693 o2
        1047 of
        287 of #
        620 of # F
        -110 of F
        -849 of F #
        16 of F $
        -381 of F ,
        -2 of F F
        -510 of F again
        -499 of F for
        -969 of F from
        647 of F so
        306 of F with
        -141 of _
        199 of _ $
        -474 of _ F
        -1014 of a
        -814 of a F
        -871 of a _
        -355 of baked
        -413 of baked F
        195 of cooked
        -381 of dry F
        -408 of frozen
        -436 of frozen F
        358 of light
        -761 of myself
        -760 of myself $
        347 of raw
        385 of red
        489 of the
        325 of the F
        435 of the box
        566 of the day
        490 of the laptop
        348 of them
        -275 of white
        -385 of white F
        233 off
        -1074 off $
        -608 off ,
        474 off _
        742 off the
        -401 off the F
        841 off the _
        -750 offer
        -647 offer at
        766 office
        829 often
        -360 ok
        -572 ok $
        -1037 old
        -463 on
        -461 on $
        404 on F
        271 on F $
        323 on F ,
        -335 on F F
        249 on _
        333 on _ $
        -49 on a
        721 on a F
        458 on dessert
        -393 on friday
        -662 on friday $
        444 on holiday
        509 on holiday $
        494 on monday
        332 on monday $
        222 on my
        -663 on offer
        -647 on offer at
        106 on the
        -708 on the F
        -134 on the _
        365 on the bus
        737 on the cob
        -566 on the dog
        385 on the go
        528 on the plane
        -665 on the roads
        353 on the sofa
        292 on the train
        725 on the way
        -131 on top
        318 on track
        318 on track .
        483 on tv
        470 on white
        818 once
        567 once $
        1055 one
        1162 ones
        351 only
        378 only $
        -598 only eats
        1008 open
        647 option
        -1549 or
        -1219 or F
        -706 or F F
        498 or so
        497 or so $
        373 or something
        372 or something $
        -1533 order
        -501 ordered
        -242 ordered a
        -1479 orders
        962 original
        1346 other
        957 other #
        511 ounce
        581 ounce of
        321 ounces
        307 ounces of
        -688 our
        -354 out
        -683 out #
        -835 out $
        1059 out for
        1120 out for F
        -254 out of
        -784 out of F
        558 out of the
        271 out well
        279 out well ,
        369 out with
        -310 oven $
        800 over my
        662 over the sink
        -664 overnight
        -544 overnight $
        -832 overnight F for
        -452 overrated
        310 own
        996 own $
        533 oz
        787 oz $
        -371 oz ,
        -271 oz F
        -428 oz F $
        271 oz of
        186 pack
        410 pack $
        461 pack of
        286 package
        287 package of
        -1365 packed
        827 packet
        461 packet $
        262 packet of
        1207 pad
        707 pad thai
        -777 paint
        -1059 painted
        -896 pale
        -144 pan
        -857 paper
        -542 park
        957 park $
        -486 parking
        -962 parkrun
        916 party F
        490 passed on
        462 passed on dessert
        -268 past
        -835 paste
        -314 pastor
        1022 patty
        420 pcs
        -418 peel
        980 penguin
        -644 people
        -595 people $
        -820 percent
        -505 photos
        -492 physio
        -414 pi
        -803 pick
        -1300 pick up
        -471 pick up F
        86 picked
        -419 picked F
        677 picked at
        198 picked up
        579 picked up F
        -184 piece of F
        780 pieces
        502 pieces $
        540 pigs
        686 pigs in
        663 pigs in blankets
        -1169 pinch
        -887 pinch of
        -879 pinch of F
        226 pink
        1159 pint of
        385 pint of F
        -303 pints of F
        342 place
        -476 place $
        629 plain
        464 plain F
        -1846 plan
        -476 plan .
        580 plane
        -1236 planted
        811 plate
        447 plate $
        696 plate ,
        313 plates
        -1557 please
        -37 please $
        689 please add
        503 please log
        -653 pls
        450 plumber
        826 plus
        -70 pm
        -700 pm $
        564 po
        564 po boy
        248 poached
        250 poached F
        630 pocket
        633 pocket $
        -527 points
        -353 poisoning
        -965 polish
        -940 polish $
        -815 poor
        765 popeyes
        609 popped
        405 possess
        338 possess a
        614 post
        329 pot
        265 pot $
        276 pot F
        437 pouch
        -652 pound
        -219 pound of
        -560 pound of F
        -925 pounds
        -975 poured
        -534 powder
        643 powder $
        -554 powdered
        -554 powdered F
        388 power
        -887 prep
        520 prepared
        303 preparing
        -896 price
        -1310 printer
        -465 priya
        1648 protein
        -445 protein $
        678 protein F
        1312 protein bar
        -656 proud
        1046 pub
        346 puff
        -497 pulled
        743 punnet
        -660 puree
        -868 purple
        -584 pushups
        -440 put
        -404 put F
        535 put away
        -388 q3
        1372 quality
        1477 quarter
        464 quick
        720 quick #
        -567 quid
        -928 race
        -786 rack
        439 rack of
        442 rack of F
        -319 radio
        -883 raffle
        746 raid
        -381 raining
        -749 raised #
        -503 ram
        879 ran
        668 ran over
        -64 raw
        -764 raw F
        -563 re
        -860 ready
        -1084 ready $
        551 ready meal
        458 ready salted
        494 ready to
        728 real
        -188 recipe
        -391 recipe .
        -1069 record
        871 recovery
        273 red
        1086 red $
        488 red F
        304 red F $
        -668 red F ,
        -1234 reduced
        -642 refill
        1044 regret
        375 regular
        843 reheated
        -690 repeat
        -642 report
        824 rest
        454 restaurant
        488 restaurant $
        823 right
        -576 ring
        -681 ripe
        1207 road
        -665 roads
        2139 roast
        210 roast $
        462 roast F
        1274 roast dinner
        538 roast dinner $
        179 roasted
        214 roasted F
        -854 rock
        -909 rolling
        573 rou
        -571 rough
        494 roughly
        -407 round
        -1140 royale
        -803 rule
        -647 rule $
        -1184 run
        817 run $
        -593 run .
        -944 runners
        -766 running
        -635 sad
        122 said
        -475 said NO
        -850 sale
        496 salted
        1379 sampled
        541 sank
        -1058 santa
        -418 sarah
        -1461 sat
        210 satisfying
        701 sauce
        673 sauce $
        -937 sauce ,
        1619 saved
        918 say
        814 say F
        -397 says
        541 says F
        93 school
        405 school $
        677 schooner
        436 scoops
        200 scrambled
        198 scrambled F
        -847 scrape
        -1055 season
        880 seconds
        -1134 seed
        -1089 seed F
        -886 seeds ,
        -808 self
        306 sent
        588 sent F
        853 sent F ,
        -697 sermon
        314 serve
        472 serve $
        -241 served
        -324 serving
        -683 set
        1427 settled
        -838 seven
        -1128 shaped
        457 share
        571 share ,
        -162 she
        -550 shed
        -705 sheet
        380 shelled
        -592 shin
        505 shirt
        -1051 shoot
        315 shop
        -381 shop $
        468 shop for
        627 shot
        -794 should
        -315 show
        -324 shower
        -625 shower $
        -315 shredded
        -787 shut
        -469 sick
        -582 sick $
        530 side
        237 side F
        294 since
        848 since the
        378 single
        536 sink
        561 sipped
        425 sister $
        -190 size
        -426 size #
        303 size $
        -556 size of
        194 skin
        1011 skipped
        787 skipped lunch
        -624 skirt
        -670 sky
        874 slab
        -223 sleep
        -988 sleep $
        1338 slice
        513 slice $
        -643 slice ,
        450 slice F
        390 slice of
        217 slice of F
        335 slices
        273 slices F
        231 slices of
        442 sloppy
        -557 slow
        -519 slugs
        1242 small
        281 small F
        411 smashed
        719 smashed a
        -643 smell
        -491 smelled
        -852 smells
        -481 smells of
        -706 smelt
        362 smoked F
        492 snack
        203 snack $
        226 snack ,
        -390 snack .
        -777 snacks
        -1868 snap
        2094 so
        924 so #
        950 so # F
        498 so $
        1575 so F
        321 so F $
        375 so F F
        349 so F and
        -568 so NO $
        332 so a
        -671 so far
        -460 so hungry
        426 so i
        -815 so i left
        891 so that
        769 soccer
        -703 sock
        268 sodium
        392 sofa $
        -322 soft
        516 soft serve
        487 soggy
        452 soldiers
        199 some
        -248 some F $
        657 somebody
        992 somehow
        550 something
        362 something $
        1724 sorry
        1568 sorted
        -1043 sowed
        -1133 soy
        -493 soy ,
        -499 soy sauce
        414 spag
        388 spag bol
        505 spice
        794 spicy
        -463 spilled
        -389 splash
        -402 splash of
        -597 split
        315 spoon
        940 spoons
        149 spring
        972 spring F
        524 spring F $
        856 square
        421 square of
        377 squares
        575 staff
        690 stall
        956 stall $
        1420 stand
        1148 standing
        713 starbucks $
        -534 starbucks F
        -603 start
        -311 starter
        209 starts
        516 starts tomorrow
        1594 station
        979 station F
        -673 staying
        -744 steakhouse
        -1330 steps
        -385 steps $
        -674 stick
        -649 stick $
        539 sticks
        -964 still
        136 stir
        1014 stir fry
        753 stir fry $
        565 stole
        402 stomach $
        -1076 stones
        671 stop
        766 stop $
        1036 stopped
        722 stopped at
        840 stove
        792 straight
        312 straight from
        308 straight from the
        356 street
        436 street $
        943 stress
        404 string
        433 string F
        -399 strip
        -495 stuck
        -967 study
        474 stuffed
        491 stuffed F
        -808 substitute
        715 subway
        843 sum
        399 sum $
        -798 sun
        406 sun $
        130 sunday
        -468 sunday ,
        659 sunday roast
        -964 sunflower F
        930 sunflower seeds
        -591 sunny
        -621 supper
        606 sure
        394 sure how
        393 sure how much
        -715 swallow
        814 swapped
        336 sweet
        775 sweet ,
        364 sweet F $
        -802 sweet tooth
        572 swift
        674 swimming
        304 t
        -1703 table
        -815 table #
        382 table for
        380 table for #
        451 tablespoon
        449 tablespoon of
        -396 take
        -908 taking
        1305 talked
        1028 tapas
        -509 target
        503 taste
        803 tasting
        731 tax
        992 tbh
        -206 tbsp
        294 tbsp $
        60 tbsp F
        524 tbsp F $
        -981 tbsp soy
        245 team
        630 team lunch
        480 team lunch $
        558 teaspoon
        557 teaspoon of
        -865 technically
        565 tell
        648 tell the
        478 telly
        -240 ten
        348 teriyaki
        -946 tesco
        477 tesco $
        -679 test
        982 tested
        994 tested the
        967 thai
        579 thai green
        -424 than
        605 that
        858 that #
        -613 that $
        508 that F
        224 that has
        167 that has been
        462 that is
        -341 that was
        -177 the
        -88 the #
        -613 the $
        -945 the F
        66 the F $
        456 the F ,
        566 the F .
        750 the F F
        -922 the F again
        -778 the F at
        -616 the F before
        1275 the F but
        422 the F for
        -339 the F on
        416 the F so
        442 the F to
        488 the F was
        977 the F were
        -171 the _
        -223 the _ $
        1157 the _ ,
        1394 the _ F
        -546 the _ for
        535 the _ machine
        326 the _ of
        -587 the _ on
        -734 the allotment
        265 the bakery
        558 the bakery $
        809 the bakery ,
        198 the beach
        711 the beach $
        -342 the best
        -555 the bike $
        -434 the bill
        -439 the birthday
        -436 the birthday F
        601 the blue
        -494 the boss
        719 the box
        287 the box $
        68 the bus $
        367 the car
        268 the car $
        -706 the class
        741 the cob
        -402 the corner
        -615 the corner shop
        966 the day
        833 the day $
        -137 the dog
        -794 the dog $
        291 the dog then
        416 the first
        444 the first time
        646 the flight
        713 the game $
        278 the game on
        434 the girls
        389 the go
        385 the go $
        516 the gym
        216 the gym $
        720 the hole
        572 the jar
        294 the kids
        -405 the kids $
        427 the kids and
        555 the kitchen
        696 the kitchen $
        488 the laptop
        489 the laptop $
        1227 the last
        333 the last F
        346 the lawn then
        -444 the leftover
        -444 the leftover F
        -663 the list
        -378 the list $
        -277 the lot
        265 the match $
        688 the meeting
        -478 the new
        192 the office
        -718 the old
        -321 the oven $
        -569 the park
        532 the plane
        475 the plumber
        -856 the protein
        376 the pub
        644 the road
        442 the road $
        -665 the roads
        614 the roast
        1245 the shop
        469 the shop for
        -533 the shower
        -533 the shower $
        -599 the side
        423 the sofa $
        588 the spoon
        474 the sun
        420 the sun $
        -825 the table
        320 the team
        487 the team lunch
        -257 the tin
        610 the train
        443 the train $
        460 the van
        448 the way
        -391 the way home
        468 the way to
        -869 the window
        -810 the window $
        -541 their
        -298 them
        382 them $
        588 then
        730 then F $
        -525 then F ,
        423 then a
        -563 there
        609 there was
        553 these
        600 these days
        602 these days $
        461 they
        1051 they _
        -981 they had
        662 they were
        740 theyd
        -563 thick
        365 thigh
        487 thin
        -576 thing
        224 thing $
        574 think
        381 think $
        -658 thinking
        -934 thirsty
        204 this
        -548 this _ $
        -266 this morning $
        701 this time
        673 this time $
        -266 this week
        -229 this week $
        -990 those
        -726 thought
        840 three
        -393 threw
        922 through
        726 through _
        644 thru
        -1216 thurs
        -1046 thurs $
        -380 thursday
        -460 tickets
        -430 tickets #
        967 tie
        280 tikka
        510 till
        -307 time
        467 time $
        -260 time ,
        1027 times
        761 tin $
        -189 tin of
        -183 tin of F
        -499 tinned
        -501 tinned F
        -876 tinned F $
        -1258 tins
        -844 tip
        -1090 tired
        -574 tired $
        -1322 tmrw
        -169 to
        -761 to #
        -175 to # $
        -811 to F
        -290 to _
        574 to _ $
        420 to a
        651 to be
        307 to be good
        401 to be healthy
        -976 to bed
        -715 to bed $
        511 to cheer
        511 to cheer me
        1159 to cook
        249 to cook so
        101 to eat
        -453 to eat $
        802 to fast
        -559 to fry
        832 to log
        173 to my
        483 to myself
        487 to myself $
        624 to start
        629 to start $
        -497 to the
        256 to the F
        307 to the shop
        489 to try
        722 toad
        718 toad in
        723 toad in the
        323 toasted
        -153 today
        -173 today $
        992 today , _
        613 toddler
        -562 tom
        -1045 tomorrow
        -593 tomorrow .
        790 tonic
        328 tonic $
        -696 tonight
        -1176 too
        747 too $
        -666 too busy
        1127 too many
        -382 too much
        357 too much F
        317 took #
        -523 took my F
        476 took the
        -1218 tooth
        695 top
        374 top F
        -200 touch
        456 tour
        786 town
        447 town $
        312 track
        318 track .
        441 traffic
        1347 trail
        1400 trail mix
        541 trail mix $
        1042 train
        540 train $
        -529 training
        -382 translate
        -901 trap
        -633 tray
        1082 treat
        535 treat $
        512 treated
        280 treated myself
        283 treated myself to
        -363 tree
        371 trimmed
        339 trimmed to
        183 trip
        1002 trolley
        1343 truck
        202 trying
        178 trying to
        717 trying to be
        -137 tsp
        -943 tsp baking
        560 tub of
        336 tub of F
        444 tube
        522 tucked
        524 tucked into
        -533 tues
        761 tuesday
        419 tuesday $
        471 turn
        -279 turned
        -457 turned down
        -371 turned down a
        -418 twelve
        -349 twenty
        -670 twice
        970 two
        669 ultra
        298 um
        -534 under
        -300 under the
        -1116 underrated
        -417 units
        153 unsweetened
        -835 until
        -37 up
        531 up $
        -517 up ,
        488 up F on
        -593 up a
        910 up at
        649 up at #
        -544 up for
        450 up in
        597 up my
        698 up the
        -438 up to
        634 up with
        -431 update
        -833 upgrade
        335 us
        503 us $
        481 us F
        -383 use
        -429 used
        -498 used to
        762 usual
        -595 v
        862 van
        -137 vanilla
        -466 vanilla F
        -698 vegan
        -605 vegetarian
        552 vending
        -787 vet
        -725 vet $
        302 victoria
        305 victoria sponge
        2062 w
        156 w #
        165 w F
        329 w _
        691 w a
        734 w my
        224 w the
        -381 waiter
        824 waiting for the
        -807 walk
        120 walked
        385 walked the
        384 walked the dog
        419 walking
        623 wanted
        -349 wants
        -745 war
        693 ward
        741 warm
        633 warm F
        847 was
        -192 was #
        638 was F
        -645 was F F
        548 was F and
        376 was _
        -438 was a
        925 was a F
        360 was hungry
        356 was hungry $
        -1054 washing
        550 watched
        1097 watching
        907 watching the
        488 watching the match
        618 way
        697 way back
        -705 we
        211 we had
        279 we had F
        -875 wed
        -812 wedding
        -1133 wedge
        -376 weds
        610 wee
        -1141 week
        -780 week $
        -742 weekly
        -1311 weeks
        -715 weight
        -419 well
        279 well , ate
        1505 went
        568 went $
        452 went for
        608 went in
        623 went out
        296 went out for
        -280 were
        -998 what
        -505 what a
        317 what im
        1646 whelks
        -107 when
        -805 when i
        -681 when i was
        -290 where
        357 which
        1279 while
        -636 whisk
        630 white
        284 white F
        -156 who
        625 who ate
        -235 whole
        353 whole F
        -923 whole _
        492 whole bag
        369 whole bag of
        845 wife
        -419 will
        -698 will be
        -813 window $
        -789 winter
        -790 winter $
        -447 wish
        455 with
        321 with #
        -196 with # F
        220 with F
        -156 with F $
        308 with F ,
        198 with F F
        219 with F and
        383 with F at
        753 with a
        218 with a F
        -518 with a splash
        492 with an F
        -412 with brown
        -425 with brown F
        314 with friends
        314 with friends $
        -593 with me
        415 with my
        1002 with the
        277 with the game
        -387 with the kids
        1380 won
        1049 won $
        -1004 wont
        -621 words
        -598 words $
        -23 work
        606 workout
        -1256 world
        -660 worms
        -351 would
        -390 would kill
        1174 wouldnt
        -983 wrong
        2984 x
        -1439 xmas
        987 xx
        -1195 year
        -555 year $
        -817 years
        -719 years _
        -810 yellow
        -424 yellow F
        625 yes
        188 yesterday
        -339 yesterday $
        824 yesterday ,
        -1460 yet
        -153 yet $
        -898 you
        -1875 your
        -635 your F
        200 zero
        438 zoom
        2218 zorblax
        -126 ~ #
        -909 ~ # $
        199 ~ # ,
        -565 ~ # NO
        536 ~ # _
        53 ~ # ~
        -353 ~ # ~aaaaaaaaaaaaab
        576 ~ # ~aaaaaaaaaaac
        -642 ~ # ~aaaaaaaai
        101 ~ $
        437 ~ &
        663 ~ ,
        -657 ~ , #
        468 ~ , F
        235 ~ , ~
        355 ~ , ~aaaaaaaaaaac
        929 ~ , ~aic
        715 ~ , ~c
        816 ~ , ~ee
        -161 ~ .
        8 ~ . F
        429 ~ . ~
        942 ~ . ~aaaaaaaaaaac
        391 ~ F
        297 ~ F #
        771 ~ F $
        143 ~ F &
        110 ~ F ,
        154 ~ F .
        784 ~ F F
        -285 ~ F _
        160 ~ F ~
        497 ~ F ~aaaaaaaaaaac
        -335 ~ F ~aaaaaaaae
        636 ~ F ~aaaaaaaai
        467 ~ F ~aaaaaaaaiaac
        684 ~ F ~aaaaaaaaiaai
        -262 ~ F ~aaaaaaaaiacc
        -627 ~ F ~aaaaaaaiaaac
        -793 ~ F ~aaaaacaai
        -438 ~ F ~aab
        1163 ~ F ~acaaaiaaaaac
        -666 ~ F ~acab
        707 ~ NO $
        -611 ~ NO ,
        -297 ~ _
        1408 ~ _ #
        702 ~ _ ,
        805 ~ _ .
        240 ~ _ ~
        -355 ~ _ ~aaaaaaaaaab
        -343 ~ _ ~aaaaaaaai
        -1069 ~ _ ~aaaaaaaaiaac
        -783 ~ _ ~aaaaaaai
        729 ~ ~
        621 ~ ~ #
        1340 ~ ~ $
        -315 ~ ~ ,
        -992 ~ ~ .
        -416 ~ ~ F
        -297 ~ ~ _
        815 ~ ~ ~
        -337 ~ ~ ~aaaaaaaaaab
        -600 ~ ~ ~aaaaaaaab
        1 ~ ~ ~aaaaaaaai
        292 ~ ~ ~aaaaaaaaiaac
        -796 ~ ~ ~aaaaaaaaiaai
        -348 ~ ~ ~aaaaaaaaiacc
        -764 ~ ~ ~aaaaaaai
        -226 ~ ~ ~aaaaaab
        1336 ~ ~ ~aaaaaabi
        386 ~ ~ ~aacaaab
        -301 ~ ~ ~aeaaaaaeaaac
        -569 ~ ~ ~aeaaaabe
        -724 ~ ~aaaaaaaaaaaaaab
        475 ~ ~aaaaaaaaaaaaaac
        1341 ~ ~aaaaaaaaaaaaaae
        1580 ~ ~aaaaaaaaaaaaaae $
        -513 ~ ~aaaaaaaaaaaaab $
        676 ~ ~aaaaaaaaaaaaab ~
        -725 ~ ~aaaaaaaaaaaaai
        -679 ~ ~aaaaaaaaaaaae
        -831 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        417 ~ ~aaaaaaaaaaac
        623 ~ ~aaaaaaaaaaac #
        -320 ~ ~aaaaaaaaaaac $
        601 ~ ~aaaaaaaaaaac ,
        -306 ~ ~aaaaaaaaaaac .
        721 ~ ~aaaaaaaaaaac F
        -640 ~ ~aaaaaaaaaaac ~
        805 ~ ~aaaaaaaaaaac ~aaaaaaaai
        -325 ~ ~aaaaaaaaaaacec
        -336 ~ ~aaaaaaaaaaacec ~aaaaaaaai
        294 ~ ~aaaaaaaaaab
        350 ~ ~aaaaaaaaaab #
        -224 ~ ~aaaaaaaaaab F
        300 ~ ~aaaaaaaaaab _
        794 ~ ~aaaaaaaaaab ~
        409 ~ ~aaaaaaaaaab ~aaaaaaaaaaac
        -597 ~ ~aaaaaaaaaab ~aeaaaaae
        -320 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        682 ~ ~aaaaaaaab
        -42 ~ ~aaaaaaaae
        343 ~ ~aaaaaaaae $
        463 ~ ~aaaaaaaae F
        -474 ~ ~aaaaaaaae ~
        655 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -733 ~ ~aaaaaaaaeaaaae
        711 ~ ~aaaaaaaaeaaai
        197 ~ ~aaaaaaaaeaab
        -218 ~ ~aaaaaaaaeaab $
        752 ~ ~aaaaaaaaeaab F
        846 ~ ~aaaaaaaaeaag
        420 ~ ~aaaaaaaai
        -868 ~ ~aaaaaaaai #
        389 ~ ~aaaaaaaai F
        -344 ~ ~aaaaaaaai ~
        -381 ~ ~aaaaaaaai ~aaaaaaaae
        378 ~ ~aaaaaaaai ~aab
        239 ~ ~aaaaaaaai ~aeaaaaaeaaac
        553 ~ ~aaaaaaaai ~aeaaaaaeaiac
        -456 ~ ~aaaaaaaai ~aeaaaabe
        330 ~ ~aaaaaaaai ~c
        311 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -361 ~ ~aaaaaaaaiaac
        -840 ~ ~aaaaaaaaiaac #
        -405 ~ ~aaaaaaaaiaac $
        335 ~ ~aaaaaaaaiaac F
        478 ~ ~aaaaaaaaiaac _
        376 ~ ~aaaaaaaaiaac ~
        317 ~ ~aaaaaaaaiaac ~aacaaaaaaai
        828 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        601 ~ ~aaaaaaaaiaai
        318 ~ ~aaaaaaaaiaai #
        -336 ~ ~aaaaaaaaiaai F
        276 ~ ~aaaaaaaaiaai ~
        201 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -467 ~ ~aaaaaaaaiacc
        376 ~ ~aaaaaaaaiacc #
        -1249 ~ ~aaaaaaaaiacc F
        560 ~ ~aaaaaaaaiacc ~
        -593 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        327 ~ ~aaaaaaac
        -324 ~ ~aaaaaaac $
        829 ~ ~aaaaaaacaaac
        508 ~ ~aaaaaaacaaac $
        558 ~ ~aaaaaaad
        557 ~ ~aaaaaaad $
        -536 ~ ~aaaaaaae
        -2009 ~ ~aaaaaaae $
        -529 ~ ~aaaaaaae F
        656 ~ ~aaaaaaae ~
        511 ~ ~aaaaaaae ~aaaaaaaaaaaae
        118 ~ ~aaaaaaai
        -151 ~ ~aaaaaaai $
        287 ~ ~aaaaaaai F
        460 ~ ~aaaaaaai _
        -227 ~ ~aaaaaaai ~
        -357 ~ ~aaaaaaaiaaac
        576 ~ ~aaaaaab
        -918 ~ ~aaaaaab $
        248 ~ ~aaaaaab ,
        170 ~ ~aaaaaab ~
        659 ~ ~aaaaaab ~aaaaaaaaiaac
        -163 ~ ~aaaaaabac
        778 ~ ~aaaaaabacaac
        562 ~ ~aaaaaabacaac $
        589 ~ ~aaaaaabacaac ,
        232 ~ ~aaaaaabi
        -474 ~ ~aaaaaac
        -627 ~ ~aaaaaac $
        608 ~ ~aaaaaac ~aaaaf
        -647 ~ ~aaaaaacaaaaaaai
        473 ~ ~aaaaaacaeaaaaai
        929 ~ ~aaaaaagaaaaaaai
        -388 ~ ~aaaaab
        -132 ~ ~aaaaacaai
        -329 ~ ~aaaaacaai ~
        -638 ~ ~aaaaacaai ~aacaaaaaaaac
        -107 ~ ~aaaaacaai ~aeaaaaaeaaac
        447 ~ ~aaaabaaae
        -311 ~ ~aaaae
        -216 ~ ~aaaae $
        -572 ~ ~aaaae ,
        -277 ~ ~aaaaeab
        135 ~ ~aab
        170 ~ ~aab F
        -515 ~ ~aabaab
        1045 ~ ~aacaaab
        508 ~ ~aacaaab $
        575 ~ ~aacaaab ~aaaaaaaai
        -717 ~ ~aacaaabc
        281 ~ ~aacaaaeaiaac
        393 ~ ~ab ~
        215 ~ ~ac
        422 ~ ~acaaaiaaaaac
        437 ~ ~acaaaiaaaaac ~
        725 ~ ~acab
        -463 ~ ~acababc
        -74 ~ ~acabai
        506 ~ ~acabaiaaaaac
        -250 ~ ~aeaaaaaeaaac
        -39 ~ ~aeaaaaaeaaac F
        -304 ~ ~aeaaaaaeaaac _
        96 ~ ~aeaaaaaeaaac ~
        561 ~ ~aeaaaaaeaaac ~c
        530 ~ ~aeaaaaaeaiac
        807 ~ ~aeaaaaaeaiac _
        -1060 ~ ~aeaaaabe
        -641 ~ ~aeaaaabe _
        -361 ~ ~aeaaaabe ~aaaaaab
        219 ~ ~ai
        -1106 ~ ~aic
        -691 ~ ~aic #
        -527 ~ ~aic F
        456 ~ ~b
        -310 ~ ~be
        650 ~ ~be ~
        786 ~ ~be ~acabai
        517 ~ ~c
        122 ~ ~c $
        1354 ~ ~caaaaaaaaaac
        936 ~ ~caaaaaaaeaac
        -441 ~aaaaaaaaaaaaaaac #
        -360 ~aaaaaaaaaaaaaaac # ~
        793 ~aaaaaaaaaaaaaaac ~
        -435 ~aaaaaaaaaaaaaab #
        282 ~aaaaaaaaaaaaaab $
        -670 ~aaaaaaaaaaaaaab ,
        -858 ~aaaaaaaaaaaaaab F
        -190 ~aaaaaaaaaaaaaab ~
        812 ~aaaaaaaaaaaaaab ~aaaaaaaai
        320 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc
        827 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        -1114 ~aaaaaaaaaaaaaab ~aaaaacaai
        134 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        308 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        554 ~aaaaaaaaaaaaaab ~aeaaaaaeaiac
        1414 ~aaaaaaaaaaaaaab ~aeaaaabe
        -696 ~aaaaaaaaaaaaaac #
        -452 ~aaaaaaaaaaaaaac # ~
        486 ~aaaaaaaaaaaaaac $
        -667 ~aaaaaaaaaaaaaac .
        -408 ~aaaaaaaaaaaaaac F
        787 ~aaaaaaaaaaaaaac F $
        -568 ~aaaaaaaaaaaaaac F F
        -914 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -384 ~aaaaaaaaaaaaaac _ $
        940 ~aaaaaaaaaaaaaac ~
        611 ~aaaaaaaaaaaaaac ~ $
        -838 ~aaaaaaaaaaaaaac ~aaaaaaaai
        569 ~aaaaaaaaaaaaaac ~aaaaaaaaiaac
        -812 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -250 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -202 ~aaaaaaaaaaaaaae $
        716 ~aaaaaaaaaaaaaae &
        201 ~aaaaaaaaaaaaaae F
        637 ~aaaaaaaaaaaaaae F $
        -674 ~aaaaaaaaaaaaaae _
        934 ~aaaaaaaaaaaaaae ~
        806 ~aaaaaaaaaaaaaae ~ ~
        -509 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        1448 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -544 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -922 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -732 ~aaaaaaaaaaaaaae ~aic
        -669 ~aaaaaaaaaaaaaai $
        439 ~aaaaaaaaaaaaaai ,
        710 ~aaaaaaaaaaaaaaj $
        373 ~aaaaaaaaaaaaaaj ~
        811 ~aaaaaaaaaaaaaaj ~aaaaaaaaiaaae
        -284 ~aaaaaaaaaaaaab #
        -532 ~aaaaaaaaaaaaab $
        566 ~aaaaaaaaaaaaab ,
        1271 ~aaaaaaaaaaaaab F
        451 ~aaaaaaaaaaaaab F ~aaaaaaaaiaac
        1303 ~aaaaaaaaaaaaab ~
        817 ~aaaaaaaaaaaaab ~ $
        -651 ~aaaaaaaaaaaaac $
        890 ~aaaaaaaaaaaaac ~
        -859 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        457 ~aaaaaaaaaaaaac ~aaaaaaaaiaac ~aaaaaab
        384 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        385 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        686 ~aaaaaaaaaaaaae ~
        -321 ~aaaaaaaaaaaaai F ,
        412 ~aaaaaaaaaaaaai ~ ~
        372 ~aaaaaaaaaaaae # $
        -362 ~aaaaaaaaaaaae ,
        539 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        78 ~aaaaaaaaaaaae ~
        -946 ~aaaaaaaaaaaae ~ $
        349 ~aaaaaaaaaaaae ~aaaaaaaai
        643 ~aaaaaaaaaaaae ~aaaaaaaai #
        437 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        640 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        528 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -540 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -440 ~aaaaaaaaaaaae ~aaaaacaai
        485 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -517 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        593 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        -759 ~aaaaaaaaaaab _
        355 ~aaaaaaaaaaac #
        622 ~aaaaaaaaaaac # $
        711 ~aaaaaaaaaaac $
        549 ~aaaaaaaaaaac ,
        -541 ~aaaaaaaaaaac , F
        330 ~aaaaaaaaaaac F
        -1029 ~aaaaaaaaaaac F #
        555 ~aaaaaaaaaaac F $
        -491 ~aaaaaaaaaaac F ,
        -438 ~aaaaaaaaaaac F F
        691 ~aaaaaaaaaaac F _
        535 ~aaaaaaaaaaac F ~
        231 ~aaaaaaaaaaac F ~aaaaaaaaaab
        376 ~aaaaaaaaaaac F ~aaaaaaaai
        -489 ~aaaaaaaaaaac F ~aaaaaaaaiaac
        856 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        820 ~aaaaaaaaaaac F ~aaaaaaai
        -478 ~aaaaaaaaaaac _
        -829 ~aaaaaaaaaaac _ $
        1050 ~aaaaaaaaaaac ~
        523 ~aaaaaaaaaaac ~ $
        304 ~aaaaaaaaaaac ~ ,
        292 ~aaaaaaaaaaac ~ .
        -565 ~aaaaaaaaaaac ~ F
        -1096 ~aaaaaaaaaaac ~ ~
        821 ~aaaaaaaaaaac ~ ~aaaaaaaai
        -272 ~aaaaaaaaaaac ~aaaaaaaaaaac
        896 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -617 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -826 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -549 ~aaaaaaaaaaac ~aaaaaaaaaab ~aeaaaaaeaaac
        244 ~aaaaaaaaaaac ~aaaaaaaae $
        -213 ~aaaaaaaaaaac ~aaaaaaaai
        -952 ~aaaaaaaaaaac ~aaaaaaaai F
        827 ~aaaaaaaaaaac ~aaaaaaaai _
        407 ~aaaaaaaaaaac ~aaaaaaaai ~
        -320 ~aaaaaaaaaaac ~aaaaaaaaiaaae
        -395 ~aaaaaaaaaaac ~aaaaaaaaiaaae $
        -827 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -312 ~aaaaaaaaaaac ~aaaaaaac
        250 ~aaaaaaaaaaac ~aaaaaab
        -684 ~aaaaaaaaaaac ~aaaaaab $
        539 ~aaaaaaaaaaac ~aaaaaabac
        -560 ~aaaaaaaaaaac ~aaaaacaai
        -386 ~aaaaaaaaaaac ~aaaaacaai ~
        150 ~aaaaaaaaaaac ~aaaae
        647 ~aaaaaaaaaaac ~aab
        -406 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -401 ~aaaaaaaaaaac ~aeaaaabe
        -383 ~aaaaaaaaaaacac ~
        -372 ~aaaaaaaaaaacac ~ ~aeaaaaaeaaac
        670 ~aaaaaaaaaaacac ~aaaaaaaai
        372 ~aaaaaaaaaaacai F
        473 ~aaaaaaaaaaacai ~
        -683 ~aaaaaaaaaaacec #
        -832 ~aaaaaaaaaaacec $
        -398 ~aaaaaaaaaaacec ~aaaaaaaai
        -769 ~aaaaaaaaaaacec ~aaaaaaaai F
        405 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        369 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        1065 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1124 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -903 ~aaaaaaaaaaae $
        193 ~aaaaaaaaaab # F
        -677 ~aaaaaaaaaab # ~
        562 ~aaaaaaaaaab F
        191 ~aaaaaaaaaab F $
        18 ~aaaaaaaaaab F F
        -690 ~aaaaaaaaaab F _
        -457 ~aaaaaaaaaab F ~
        202 ~aaaaaaaaaab F ~aaaaaaaaiaac
        -165 ~aaaaaaaaaab F ~aaaaaaaaiaai
        68 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -249 ~aaaaaaaaaab F ~aaaaaaai
        -266 ~aaaaaaaaaab _
        726 ~aaaaaaaaaab _ F
        195 ~aaaaaaaaaab ~
        444 ~aaaaaaaaaab ~ $
        -445 ~aaaaaaaaaab ~ ~
        -503 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        127 ~aaaaaaaaaab ~aaaaaaaaaaac
        536 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -1022 ~aaaaaaaaaab ~aaaaaaaae
        -808 ~aaaaaaaaaab ~aaaaaaaae $
        534 ~aaaaaaaaaab ~aaaaaaae
        432 ~aaaaaaaaaab ~aaaaaaae $
        653 ~aaaaaaaaaab ~aaaaaaae F
        349 ~aaaaaaaaaab ~aab
        -41 ~aaaaaaaaaab ~aeaaaaaeaaac
        -348 ~aaaaaaaaaab ~aeaaaaaeaaac #
        134 ~aaaaaaaaaab ~aeaaaaaeaaac F
        263 ~aaaaaaaaaab ~aeaaaaaeaaac ~
        -199 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        432 ~aaaaaaaaaab ~ai
        1115 ~aaaaaaaaaab ~aic
        637 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        477 ~aaaaaaaaaab ~aic ~aeaaaabe
        1367 ~aaaaaaaaaab ~be
        433 ~aaaaaaaaaab ~be _
        397 ~aaaaaaaaaab ~c
        1114 ~aaaaaaaaae _
        -637 ~aaaaaaaaae ~be
        -1308 ~aaaaaaaab ~aaaaaaae
        1019 ~aaaaaaaab ~aeaaaaaeaaac
        1045 ~aaaaaaaab ~aeaaaaaeaaac F
        -369 ~aaaaaaaab ~aeaaaabe
        1564 ~aaaaaaaab ~aic
        539 ~aaaaaaaab ~be
        -1184 ~aaaaaaaae #
        -641 ~aaaaaaaae # $
        -560 ~aaaaaaaae $
        875 ~aaaaaaaae ,
        397 ~aaaaaaaae , #
        -684 ~aaaaaaaae , F
        138 ~aaaaaaaae , ~
        813 ~aaaaaaaae , ~aeaaaaaeaaac
        -231 ~aaaaaaaae , ~be
        1547 ~aaaaaaaae .
        763 ~aaaaaaaae . #
        347 ~aaaaaaaae F
        525 ~aaaaaaaae F ,
        457 ~aaaaaaaae _
        -349 ~aaaaaaaae _ #
        300 ~aaaaaaaae _ $
        668 ~aaaaaaaae _ _
        -276 ~aaaaaaaae ~
        727 ~aaaaaaaae ~ $
        -185 ~aaaaaaaae ~ ~
        -629 ~aaaaaaaae ~ ~aaaaaaaai
        659 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -672 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        -545 ~aaaaaaaae ~aaaaaaaaaaaae
        741 ~aaaaaaaae ~aaaaaaaaaaac ,
        -797 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        743 ~aaaaaaaae ~aaaaaaaaaab
        -188 ~aaaaaaaae ~aaaaaaaae
        326 ~aaaaaaaae ~aaaaaaaaeaab
        -240 ~aaaaaaaae ~aaaaaaaai
        -390 ~aaaaaaaae ~aaaaaaaai #
        345 ~aaaaaaaae ~aaaaaaaai ~
        -783 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        -148 ~aaaaaaaae ~aaaaaaaaiaac
        531 ~aaaaaaaae ~aaaaaaaaiaac $
        -814 ~aaaaaaaae ~aaaaaaaaiaac F
        -757 ~aaaaaaaae ~aaaaaaaaiaac _
        554 ~aaaaaaaae ~aaaaaaaaiaac ~
        -360 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        765 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        -72 ~aaaaaaaae ~aaaaaaaaiaai
        -949 ~aaaaaaaae ~aaaaaaaaiacc
        -247 ~aaaaaaaae ~aaaaaaaaiacc ~aeaaaaaeaaac
        874 ~aaaaaaaae ~aaaaaaac
        -933 ~aaaaaaaae ~aaaaaaai
        -351 ~aaaaaaaae ~aaaaaaai $
        331 ~aaaaaaaae ~aaaaaaai F
        441 ~aaaaaaaae ~aaaaaabacaac
        -364 ~aaaaaaaae ~aaaaaac
        -451 ~aaaaaaaae ~aaaaaacaaaaaaai
        442 ~aaaaaaaae ~aaaaaacaaaac
        662 ~aaaaaaaae ~aaaaaacaaaac ~aaaaaaaaiaac
        -247 ~aaaaaaaae ~aaaaab
        -704 ~aaaaaaaae ~aab
        -701 ~aaaaaaaae ~aabaab
        -200 ~aaaaaaaae ~acaaaiaaaaac
        -365 ~aaaaaaaae ~acabaiaaaaac
        888 ~aaaaaaaae ~acabi
        -1001 ~aaaaaaaae ~aeaaaaaeaaac
        -1008 ~aaaaaaaae ~aeaaaaaeaaac F
        -731 ~aaaaaaaae ~aeaaaabe
        1171 ~aaaaaaaae ~c
        -114 ~aaaaaaaaeaaaae $
        -596 ~aaaaaaaaeaaaae ,
        1048 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        -309 ~aaaaaaaaeaab $
        926 ~aaaaaaaaeaab ,
        829 ~aaaaaaaaeaab F
        721 ~aaaaaaaaeaab F ~aaaaaaaaiaac
        1460 ~aaaaaaaaeaab ~
        443 ~aaaaaaaaeaab ~aaaaaaaaiacc
        167 ~aaaaaaaaeaae $
        290 ~aaaaaaaaeaae ,
        934 ~aaaaaaaaeaae F
        594 ~aaaaaaaaeaae ~acaaaiaaaaac
        710 ~aaaaaaaaeaag ~
        -231 ~aaaaaaaai #
        -452 ~aaaaaaaai # $
        -395 ~aaaaaaaai # ,
        633 ~aaaaaaaai # F
        -500 ~aaaaaaaai # ~
        284 ~aaaaaaaai # ~aaaaaaaaaaac
        -717 ~aaaaaaaai # ~aaaaaaaaaab
        -613 ~aaaaaaaai # ~aaaaaaaaiaac
        542 ~aaaaaaaai # ~acab
        -853 ~aaaaaaaai $
        -335 ~aaaaaaaai F
        -842 ~aaaaaaaai F #
        267 ~aaaaaaaai F $
        -774 ~aaaaaaaai F ,
        211 ~aaaaaaaai F F
        498 ~aaaaaaaai F ~
        -674 ~aaaaaaaai F ~aaaaaaaaaab
        -732 ~aaaaaaaai F ~aaaaaaaaiaac
        306 ~aaaaaaaai F ~aaaaaaaaiaai
        -506 ~aaaaaaaai F ~aaaaaaaaiacc
        -252 ~aaaaaaaai F ~aeaaaabe
        484 ~aaaaaaaai _
        -1068 ~aaaaaaaai _ #
        561 ~aaaaaaaai _ $
        159 ~aaaaaaaai _ ,
        -969 ~aaaaaaaai _ F
        427 ~aaaaaaaai _ ~
        550 ~aaaaaaaai _ ~aaaaaaaaiacc
        802 ~aaaaaaaai ~
        545 ~aaaaaaaai ~ #
        59 ~aaaaaaaai ~ $
        -293 ~aaaaaaaai ~ ,
        -795 ~aaaaaaaai ~ F
        577 ~aaaaaaaai ~ _
        442 ~aaaaaaaai ~ ~
        -206 ~aaaaaaaai ~ ~aaaaaaaaaab
        1072 ~aaaaaaaai ~aaaaaaaaaaaaaab
        268 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        332 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -319 ~aaaaaaaai ~aaaaaaaaaaac
        -835 ~aaaaaaaai ~aaaaaaaaaab
        258 ~aaaaaaaai ~aaaaaaaae $
        508 ~aaaaaaaai ~aaaaaaaae F
        448 ~aaaaaaaai ~aaaaaaaai
        -263 ~aaaaaaaai ~aaaaaaae
        271 ~aaaaaaaai ~aaaaaaai
        -575 ~aaaaaaaai ~aaaaaabac
        -826 ~aaaaaaaai ~aaaaaabacaac
        -628 ~aaaaaaaai ~aaaaaabacaac $
        152 ~aaaaaaaai ~aab
        233 ~aaaaaaaai ~aeaaaaae
        432 ~aaaaaaaai ~aeaaaaae F
        631 ~aaaaaaaai ~aeaaaaaeaaac
        -294 ~aaaaaaaai ~aeaaaaaeaaac F
        -320 ~aaaaaaaai ~aeaaaaaeaaac _
        -266 ~aaaaaaaai ~aeaaaaaeaaac ~
        380 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaab
        -356 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1014 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        477 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        822 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        479 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        401 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -550 ~aaaaaaaai ~aeaaaaaeai
        149 ~aaaaaaaai ~aeaaaaaeaiac
        -115 ~aaaaaaaai ~aeaaaaaeaiac F
        1009 ~aaaaaaaai ~aeaaaaaeaiac ~
        260 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        -333 ~aaaaaaaai ~aeaaaabe $
        -885 ~aaaaaaaai ~be
        -414 ~aaaaaaaai ~be ~aabaab
        250 ~aaaaaaaai ~c
        626 ~aaaaaaaai ~ee
        -1079 ~aaaaaaaaiaaae $
        -609 ~aaaaaaaaiaaae ,
        474 ~aaaaaaaaiaaae _
        -535 ~aaaaaaaaiaaae ~
        858 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -176 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        842 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -161 ~aaaaaaaaiaaae ~aeaaaaaeaaac ~
        -654 ~aaaaaaaaiaac # $
        -218 ~aaaaaaaaiaac # F
        600 ~aaaaaaaaiaac # ~
        -949 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -34 ~aaaaaaaaiaac $
        45 ~aaaaaaaaiaac ,
        648 ~aaaaaaaaiaac , ~
        467 ~aaaaaaaaiaac F
        444 ~aaaaaaaaiaac F $
        -417 ~aaaaaaaaiaac F ,
        -227 ~aaaaaaaaiaac F F
        576 ~aaaaaaaaiaac F ~aaaaaaaaaab
        334 ~aaaaaaaaiaac F ~aaaaaaaai
        681 ~aaaaaaaaiaac _ ~aaaaaaaai
        96 ~aaaaaaaaiaac ~
        -707 ~aaaaaaaaiaac ~ #
        -369 ~aaaaaaaaiaac ~ $
        340 ~aaaaaaaaiaac ~ ,
        -756 ~aaaaaaaaiaac ~ F
        -852 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        379 ~aaaaaaaaiaac ~ ~aaaaaaaai
        659 ~aaaaaaaaiaac ~ ~aaaaaabae
        -129 ~aaaaaaaaiaac ~aaaaaaaaaaacai
        187 ~aaaaaaaaiaac ~aaaaaaaae $
        723 ~aaaaaaaaiaac ~aaaaaaae
        -391 ~aaaaaaaaiaac ~aaaaaaai
        189 ~aaaaaaaaiaac ~aaaaaab
        662 ~aaaaaaaaiaac ~aaaaaab $
        152 ~aaaaaaaaiaac ~aaaae
        317 ~aaaaaaaaiaac ~aacaaaaaaai
        317 ~aaaaaaaaiaac ~aacaaaaaaai .
        -554 ~aaaaaaaaiaac ~aeaaaaae
        25 ~aaaaaaaaiaac ~aeaaaaaeaaac
        -374 ~aaaaaaaaiaac ~aeaaaaaeaaac #
        -201 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        221 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -671 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        934 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        11 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaae
        -449 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        482 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        619 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaabaaaeaab
        -494 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaae
        391 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -284 ~aaaaaaaaiaac ~aeaaaaaeaaac ~c
        -564 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        1111 ~aaaaaaaaiaac ~aeaaaaaeaiac
        767 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -672 ~aaaaaaaaiaac ~aeaaaaaeaiac _
        -465 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        829 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -650 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        212 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        771 ~aaaaaaaaiaac ~aeaaaabe $
        324 ~aaaaaaaaiaai #
        -199 ~aaaaaaaaiaai # F
        213 ~aaaaaaaaiaai # ~
        237 ~aaaaaaaaiaai F
        -14 ~aaaaaaaaiaai F $
        311 ~aaaaaaaaiaai F ,
        205 ~aaaaaaaaiaai F F
        -1021 ~aaaaaaaaiaai F ~
        235 ~aaaaaaaaiaai F ~aaaaaaaaaab
        394 ~aaaaaaaaiaai F ~aaaaaaaai
        146 ~aaaaaaaaiaai ~
        494 ~aaaaaaaaiaai ~ $
        347 ~aaaaaaaaiaai ~ F
        -563 ~aaaaaaaaiaai ~ ~aaaaaaaai
        -284 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -585 ~aaaaaaaaiaai ~aaaaaaae
        490 ~aaaaaaaaiaai ~aeaaaaae F
        1097 ~aaaaaaaaiaai ~aeaaaaaeaaac
        427 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        176 ~aaaaaaaaiaai ~aeaaaaaeaaac _
        -422 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        758 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaae
        751 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaac
        117 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        417 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -951 ~aaaaaaaaiaai ~aeaaaabe
        448 ~aaaaaaaaiaai ~c
        474 ~aaaaaaaaiaai ~c $
        -601 ~aaaaaaaaiacc #
        247 ~aaaaaaaaiacc # $
        -213 ~aaaaaaaaiacc # ~
        -480 ~aaaaaaaaiacc # ~aaaaaaaaiaac
        -370 ~aaaaaaaaiacc F
        393 ~aaaaaaaaiacc F $
        92 ~aaaaaaaaiacc ~
        662 ~aaaaaaaaiacc ~ $
        -489 ~aaaaaaaaiacc ~ ,
        -789 ~aaaaaaaaiacc ~ F
        -816 ~aaaaaaaaiacc ~ _
        338 ~aaaaaaaaiacc ~ ~aaaaaaaaeaab
        -1433 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1042 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        204 ~aaaaaaaaiacc ~aaaaaaae $
        917 ~aaaaaaaaiacc ~aaaaaabac
        395 ~aaaaaaaaiacc ~aaaaaabac $
        370 ~aaaaaaaaiacc ~aaaaaabac ,
        1031 ~aaaaaaaaiacc ~aaaaaabacaac
        -112 ~aaaaaaaaiacc ~aaaaaabacaac ,
        -380 ~aaaaaaaaiacc ~aaaae $
        620 ~aaaaaaaaiacc ~aeaaaaae
        -1146 ~aaaaaaaaiacc ~aeaaaaaeaaac
        292 ~aaaaaaaaiacc ~aeaaaaaeaaac F
        -375 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        -360 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaaaaac
        443 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        452 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -623 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        440 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        197 ~aaaaaaaaiacc ~aeaaaaaeaiac ~aaaaaab
        109 ~aaaaaaab $
        308 ~aaaaaaab ~aeaaaaaeaaac
        -394 ~aaaaaaac #
        370 ~aaaaaaac $
        583 ~aaaaaaac ,
        587 ~aaaaaaac , #
        -80 ~aaaaaaac F
        385 ~aaaaaaac F $
        -406 ~aaaaaaac F ,
        -587 ~aaaaaaac F ~
        -290 ~aaaaaaac F ~aaaaaaaaiaac
        -533 ~aaaaaaac _
        431 ~aaaaaaac ~
        -1007 ~aaaaaaac ~ $
        327 ~aaaaaaac ~ F
        1255 ~aaaaaaac ~aaaaaaaaaaaae
        -475 ~aaaaaaac ~aaaaaaaaaaaae F
        595 ~aaaaaaac ~aaaaaaaaaab
        -499 ~aaaaaaac ~aaaaaaaaiaac _
        313 ~aaaaaaac ~aaaaaaaaiaac ~aeaaaaaeaaac
        484 ~aaaaaaac ~aaaaaaaaiaai
        -511 ~aaaaaaac ~aaaaaaaaiacc
        1005 ~aaaaaaac ~aaaaaaac
        751 ~aaaaaaac ~aaaaaaac $
        676 ~aaaaaaac ~aaaaaaac ~aaaaaaaaiaac
        -278 ~aaaaaaac ~aaaaaaae
        1274 ~aaaaaaac ~aaaaaabacaac
        537 ~aaaaaaac ~aaaaaabacaac $
        -915 ~aaaaaaac ~aeaaaaae
        -916 ~aaaaaaac ~aeaaaaae F
        368 ~aaaaaaac ~aeaaaaaeaaac
        506 ~aaaaaaac ~aeaaaaaeaaac F
        372 ~aaaaaaac ~aeaaaaaeaaac ~
        516 ~aaaaaaacaaac $
        -642 ~aaaaaaacaaac ,
        452 ~aaaaaaacaaac F
        240 ~aaaaaaacaaac ~
        407 ~aaaaaaacaaac ~aaaaaaaai
        218 ~aaaaaaacaaac ~aaaaaaaai F
        221 ~aaaaaaacaaac ~aaaaaaaai ~
        -1134 ~aaaaaaace $
        1244 ~aaaaaaad $
        554 ~aaaaaaae #
        649 ~aaaaaaae F
        -155 ~aaaaaaae F $
        689 ~aaaaaaae F ~aaaaaaaaaab
        626 ~aaaaaaae _ $
        697 ~aaaaaaae ~
        -169 ~aaaaaaae ~ $
        572 ~aaaaaaae ~ ~aaaaaaaaiacc
        496 ~aaaaaaae ~aaaaaaaaaaaaab
        336 ~aaaaaaae ~aaaaaaaaaaacec
        -591 ~aaaaaaae ~aaaaaaaai
        -334 ~aaaaaaae ~aeaaaaaeaaac
        725 ~aaaaaaae ~aeaaaaaeaaac _
        -656 ~aaaaaaae ~aeaaaaaeaaac ~
        -633 ~aaaaaaae ~aic
        -752 ~aaaaaaae ~aic F
        230 ~aaaaaaai #
        999 ~aaaaaaai # F
        -422 ~aaaaaaai $
        419 ~aaaaaaai ,
        897 ~aaaaaaai F
        1164 ~aaaaaaai F $
        760 ~aaaaaaai F F
        675 ~aaaaaaai F ~aaaaaaaaaab
        -593 ~aaaaaaai F ~aaaaaaaai
        -568 ~aaaaaaai NO $
        269 ~aaaaaaai _
        -184 ~aaaaaaai _ $
        699 ~aaaaaaai _ ,
        54 ~aaaaaaai ~
        -491 ~aaaaaaai ~ $
        491 ~aaaaaaai ~ F
        -687 ~aaaaaaai ~ ~aaaaaaaai
        -628 ~aaaaaaai ~aaaaaaaaaaac $
        -444 ~aaaaaaai ~aaaaaaaai
        -395 ~aaaaaaai ~aaaaaaaaiaac
        1044 ~aaaaaaai ~aaaaaaai
        542 ~aaaaaaai ~aaaaaabi
        362 ~aaaaaaai ~aaaaaabi $
        -606 ~aaaaaaai ~aaaaaacaaaac
        -449 ~aaaaaaai ~aab
        612 ~aaaaaaai ~aabaab
        656 ~aaaaaaai ~aeaaaaaeaaac
        727 ~aaaaaaai ~aeaaaaaeaaac F
        213 ~aaaaaaai ~aeaaaaaeaaac ~
        887 ~aaaaaaai ~aic
        766 ~aaaaaaai ~aic #
        307 ~aaaaaaai ~aic F
        671 ~aaaaaaai ~aic ~aeaaaaaeaaac
        -878 ~aaaaaaai ~be ~aaaaaag
        375 ~aaaaaaai ~be ~aic
        654 ~aaaaaaaiaaac F
        543 ~aaaaaaaiaaac ~
        244 ~aaaaaaaiaaac ~ $
        -571 ~aaaaaaaiaaac ~ ,
        1027 ~aaaaaaaiaaac ~ ~aaaaaaai
        -571 ~aaaaaaaiaaac ~aaaaaaai
        -497 ~aaaaaaaiaaac ~aaaaaaai F
        378 ~aaaaaaaiaaac ~aaaaaab
        -749 ~aaaaaaaiaaac ~aaaaaab $
        541 ~aaaaaaaiaaac ~aaaaaabae
        487 ~aaaaaaaiaaac ~aaaaacaai
        483 ~aaaaaaaiaaac ~aaaaacaai ~
        -146 ~aaaaaaaiaaac ~aeaaaaaeaaac
        -448 ~aaaaaaaiaaac ~aeaaaaaeaaac F
        -600 ~aaaaaaaiaaac ~aeaaaaaeaiac
        791 ~aaaaaaaiaaac ~be
        543 ~aaaaaaaiaaac ~be ~acabi
        1060 ~aaaaaab $
        920 ~aaaaaab ,
        55 ~aaaaaab , F
        174 ~aaaaaab , ~
        386 ~aaaaaab , ~be
        804 ~aaaaaab .
        453 ~aaaaaab F
        619 ~aaaaaab F $
        -522 ~aaaaaab _
        -298 ~aaaaaab ~
        -692 ~aaaaaab ~aaaaaaaaaaac
        345 ~aaaaaab ~aaaaaaaae
        1021 ~aaaaaab ~aaaaaaaai
        411 ~aaaaaab ~aaaaaaaai #
        393 ~aaaaaab ~aaaaaaaai F
        231 ~aaaaaab ~aaaaaaaai ~
        277 ~aaaaaab ~aaaaaaaaiaac
        605 ~aaaaaab ~aaaaaaaaiaac ~
        76 ~aaaaaab ~aaaaaaaaiaai
        682 ~aaaaaab ~aaaaaaac
        611 ~aaaaaabac $
        685 ~aaaaaabac ,
        340 ~aaaaaabac , ~
        148 ~aaaaaabac , ~be
        294 ~aaaaaabac .
        643 ~aaaaaabac . #
        -483 ~aaaaaabac . ~
        83 ~aaaaaabac ~
        -421 ~aaaaaabac ~ ,
        -808 ~aaaaaabac ~aaaaaaaae
        543 ~aaaaaabac ~aaaaaaaai
        -319 ~aaaaaabac ~aaaaaaaaiaai
        -588 ~aaaaaabac ~aaaaaaaaiacc
        583 ~aaaaaabac ~aaaaaabi
        378 ~aaaaaabac ~acabai
        821 ~aaaaaabacaac ,
        -298 ~aaaaaabacaac , #
        -834 ~aaaaaabacaac , F
        -1005 ~aaaaaabacaac , ~
        656 ~aaaaaabacaac , ~aeaaaaaeaaac
        413 ~aaaaaabacaac , ~be
        -232 ~aaaaaabacaac . F
        405 ~aaaaaabacaac F
        237 ~aaaaaabacaac ~
        -365 ~aaaaaabacaac ~ $
        585 ~aaaaaabacaac ~ ~aaaaaaaai
        -353 ~aaaaaabacaac ~aaaaaaaaeaaaaaab
        -193 ~aaaaaabacaac ~aaaaaaaaiaac
        -566 ~aaaaaabacaac ~aaaaaabi
        428 ~aaaaaabacaac ~acaaaiaaaaac
        559 ~aaaaaabacaac ~acaaaiaaaaac F
        1575 ~aaaaaabacaac ~aeaaaabe
        683 ~aaaaaabacaac ~aeaaaabe ~
        316 ~aaaaaabae $
        -427 ~aaaaaabae ,
        -829 ~aaaaaabae , ~
        507 ~aaaaaabae .
        509 ~aaaaaabae F
        -818 ~aaaaaabae ~aaaaaaaai
        -515 ~aaaaaabi $
        530 ~aaaaaabi ,
        995 ~aaaaaabi , _
        -818 ~aaaaaabi , ~
        26 ~aaaaaac $
        -1201 ~aaaaaac F
        -415 ~aaaaaac F $
        -178 ~aaaaaac _
        -883 ~aaaaaac ~ $
        672 ~aaaaaac ~aaaaaaaaaaacec
        272 ~aaaaaac ~aaaaaaaaaaacec ~
        -1082 ~aaaaaac ~aaaaaaaai
        -444 ~aaaaaac ~aaaaaaaai F
        -983 ~aaaaaac ~aaaaaaaai ~
        -480 ~aaaaaac ~aaaaaaaaiaac
        -442 ~aaaaaac ~aaaaaaae
        514 ~aaaaaac ~aaaaf
        -883 ~aaaaaac ~aeaaaaaeaaac
        -227 ~aaaaaac ~aeaaaaaeaaac ~
        -534 ~aaaaaacaaaaaaai $
        654 ~aaaaaacaaaaaaai F $
        -482 ~aaaaaacaaaaaaai ~
        -746 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -493 ~aaaaaacaaaaaaci NO
        311 ~aaaaaacaaaac #
        -610 ~aaaaaacaaaac F
        1728 ~aaaaaacaaaac ~
        -1341 ~aaaaaacaaaac ~aaaaaaaaaaac
        525 ~aaaaaacaaaac ~aaaaaaaaaaacec
        296 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1393 ~aaaaaacaaaac ~aaaaaaaaiaac
        -523 ~aaaaaacaaaac ~aeaaaaaeaiac F
        1051 ~aaaaaacaeaaaaai $
        -932 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -654 ~aaaaaae #
        -1488 ~aaaaaae F
        -413 ~aaaaaae F $
        -1031 ~aaaaaae F ~aaaaaaaaaab
        855 ~aaaaaae ~
        496 ~aaaaaae ~aaaaaaaaaaaaaae
        541 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -333 ~aaaaaae ~aaaaaaaaiaac
        393 ~aaaaaae ~aeaaaaae
        -537 ~aaaaaae ~aeaaaaaeaaac
        759 ~aaaaaae ~aeaaaaaeaiac
        1048 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac
        1062 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -271 ~aaaaaaeaaaaaaaj ~aaaaacaai
        -373 ~aaaaaaeb F
        -338 ~aaaaaaeb ~aeaaaaaeaaac
        -316 ~aaaaaag ~
        438 ~aaaaaag ~aeaaaaaeaaac
        -538 ~aaaaaag ~aeaaaabe
        360 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        622 ~aaaaaagaaaaaaai ~aeaaaaaeaaac ~
        653 ~aaaaaagaaaaaaai ~aeaaaabe
        344 ~aaaaaam ~
        1107 ~aaaaaam ~aaaaaaae
        -545 ~aaaaaamaaaaaaab F
        822 ~aaaaaamaaaaaaab ~aaaaaaae
        -298 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -419 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -732 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -249 ~aaaaaamaaaacaaj F
        904 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        504 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        1037 ~aaaaaao F
        856 ~aaaaaao F ,
        865 ~aaaaaao ~aaaaaaaaiaac
        481 ~aaaaaao ~aaaaaaae
        -540 ~aaaaaao ~aeaaaabe
        621 ~aaaaab #
        786 ~aaaaab # $
        378 ~aaaaab # F
        -388 ~aaaaab F
        482 ~aaaaab ~aaaaacaai
        554 ~aaaaab ~aaaaacaai ~
        235 ~aaaaab ~aeaaaaaeaaac ~
        -478 ~aaaaabac .
        814 ~aaaaabc ~aaaaacaai
        -445 ~aaaaabc ~aeaaaaaeaiac
        -762 ~aaaaacaai #
        -175 ~aaaaacaai # $
        -810 ~aaaaacaai F
        -291 ~aaaaacaai _
        554 ~aaaaacaai _ $
        187 ~aaaaacaai ~
        -748 ~aaaaacaai ~ $
        791 ~aaaaacaai ~ ,
        -244 ~aaaaacaai ~ ~
        306 ~aaaaacaai ~ ~aaaaaaaaaaac
        515 ~aaaaacaai ~ ~aaaaaaae
        -575 ~aaaaacaai ~aaaaaaaaaaaaaae
        -1128 ~aaaaacaai ~aaaaaaaaaaac
        -1091 ~aaaaacaai ~aaaaaaac
        480 ~aaaaacaai ~aacaaaaaaaac
        831 ~aaaaacaai ~aacaaaaaaai
        569 ~aaaaacaai ~aacaaaac
        248 ~aaaaacaai ~aacaaaac ~aaaaaaai
        489 ~aaaaacaai ~aacaabac
        -67 ~aaaaacaai ~aeaaaaaeaaac
        629 ~aaaaacaai ~aeaaaaaeaaac F
        -935 ~aaaaacaai ~aeaaaaaeaaac ~
        482 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaae
        316 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -529 ~aaaaacaai ~aeaaaaaeaaac ~c
        174 ~aaaaacaai ~aeaaaaaeaiac
        -618 ~aaaab $
        -875 ~aaaab F
        -328 ~aaaabaaae $
        -418 ~aaaabaaae .
        1300 ~aaaabaabe ,
        347 ~aaaac ~aaaaaabi
        348 ~aaaac ~aaaaaabi ,
        -518 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -723 ~aaaae #
        -659 ~aaaae $
        -429 ~aaaae ~
        528 ~aaaae ~aaaaaaaae
        657 ~aaaae ~aaaaaaac
        461 ~aaaae ~aaaaaab
        462 ~aaaae ~aaaaaab $
        697 ~aaaae ~aaaaaabae
        700 ~aaaae ~aaaaaabae $
        -379 ~aaaaeaaaaaac ~
        -388 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -498 ~aaaaeaai $
        -593 ~aaaaf .
        837 ~aaaai ~accbab
        -545 ~aaacaaaaaaac F
        393 ~aaacaaaaaaac ~ ~ab
        963 ~aaacaaaaaaac ~aaaaaaaaaaac
        -541 ~aaacaaaaaaac ~aeaaaaaeaaac
        -442 ~aaaeaaaaaaac ,
        -372 ~aaai $
        912 ~aaai ~
        622 ~aaai ~ $
        761 ~aaaiaaaaaaaaaab ,
        -569 ~aaaiaaaaaaaaaab ~
        -561 ~aaaiaaaaaaaaaab ~ #
        -713 ~aab #
        269 ~aab # F
        -607 ~aab # ~
        -426 ~aab $
        146 ~aab ,
        -401 ~aab F $
        -812 ~aab F ,
        -216 ~aab F F
        185 ~aab F ~
        245 ~aab F ~aaaaaaaaiacc
        -321 ~aab _
        819 ~aab ~
        73 ~aab ~ F
        -289 ~aab ~ ~
        -886 ~aab ~aaaaaaaaaaaaaae
        -827 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        242 ~aab ~aaaaaaaaaaaae
        579 ~aab ~aaaaaaaaaaaae F
        805 ~aab ~aaaaaaaai
        277 ~aab ~aaaaaaaaiaac
        291 ~aab ~aaaaaaaaiaai
        154 ~aab ~aaaaaaaaiaai F
        430 ~aab ~aaaaaaae F
        -589 ~aab ~aeaaaaaeaaac
        684 ~aab ~aeaaaaaeaaac F
        -1140 ~aab ~aeaaaaaeaaac _
        450 ~aab ~aeaaaaaeaaac ~
        284 ~aabaab #
        -618 ~aabaab F
        -749 ~aabaab F $
        -365 ~aabaab _
        -359 ~aabaab ~
        809 ~aabaab ~aaaaaaaaaaaae
        985 ~aabaab ~aaaaaaae
        -268 ~aabaab ~aaaaacaai
        737 ~aacaaaaaaaac #
        298 ~aacaaaaaaaac $
        361 ~aacaaaaaaaac F
        -467 ~aacaaaaaaaac ~
        684 ~aacaaaaaaaac ~aaaaaaaaiaac
        -99 ~aacaaaaaaaac ~aaaaaaae
        882 ~aacaaaaaaaac ~aaaaaabacaac
        950 ~aacaaaaaaaac ~aaaaaabacaac $
        56 ~aacaaaaaaaac ~aeaaaaaeaaac
        525 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        319 ~aacaaaaaaai .
        386 ~aacaaaaaaai F $
        -684 ~aacaaaac F
        -826 ~aacaaaac ~aaaaaaae
        250 ~aacaaaac ~aaaaaaai
        783 ~aacaaaac ~aaaaacaai
        -910 ~aacaaaac ~aeaaaaaeaaac
        489 ~aacaaaacaai #
        717 ~aacaaaacaai F $
        -458 ~aacaaaacaai F ~aaaaacaai
        291 ~aacaaab $
        576 ~aacaaab ~aaaaaaaai
        -538 ~aacaaab ~aaaaaaae
        -537 ~aacaaab ~aaaaaaae F
        667 ~aacaaab ~aeaaaaaeaaac
        -568 ~aacaaabc ~aaaaaaaai
        270 ~aacaaacc ~aeaaaabe
        347 ~aacaaacc ~aeaaaabe #
        541 ~aacaaae ,
        -182 ~aacaaaeaiaac F
        -340 ~aacaaaeaiaac F $
        929 ~aacaaaeaiaac _
        632 ~aacaaaeaiaac _ $
        -425 ~aacaaaeaiaac ~aeaaaaaeaaac F
        -498 ~aacaabc F
        -409 ~aacabaab F
        -378 ~aacabaab F ,
        -440 ~aae F
        -523 ~aae F $
        546 ~aae ~aaaaaabac
        -324 ~aae ~aaaaaabacaac
        722 ~aaeaaaaaaaac ~aaaaaaaai
        -710 ~aaeaaaac F
        584 ~aaiaaaab _
        690 ~aaiaaaab ~aaaaaaab
        500 ~aaiaaaab ~aaaaaaab ~aeaaaaaeaaac
        874 ~aaiaaaai ~aaaaaaai
        869 ~aaiaaaai ~aaaaaaai $
        -226 ~ab ~
        483 ~ab ~ $
        -323 ~ab ~ ~aaaaaaaaaaaaab
        -875 ~abaaaaaaae ~be
        -681 ~abaaaaaaae ~be ~acabai
        -636 ~abaaaab ~aeaaaaaeaaac
        317 ~abaaaab ~b
        677 ~ac $
        499 ~ac ~aaaaaaaai
        488 ~ac ~aaaaaaaai F
        -510 ~ac ~be
        -221 ~ac ~ee
        -571 ~acaaaiaaaaac #
        -184 ~acaaaiaaaaac _
        655 ~acaaaiaaaaac ~
        -311 ~acaaaiaaaaac ~ $
        488 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        -406 ~acaaaiaaaaac ~aaaaaaaai
        -216 ~acaaaiaaaaac ~aaaaaaaaiaac
        316 ~acaaaiaaaaac ~abaaaab
        316 ~acaaaiaaaaac ~abaaaab ~b
        -654 ~acaaaiaaaaac ~aeaaaaaeaaac
        -607 ~acaaaiaaaaac ~aeaaaaaeaaac _
        349 ~acaaaiaaaaac ~aeaaaaaeaiac
        -459 ~acaaaiaaaaac ~aic
        201 ~acab ,
        -576 ~acab ~aaaaaaaaaab
        -835 ~acab ~aeaaaaaeaaac
        73 ~acab ~ai
        281 ~acab ~aic
        278 ~acab ~aic ~aeaaaaaeaaac
        662 ~acab ~be
        455 ~acab ~be ~accbab
        -565 ~acababc #
        123 ~acababc ~
        239 ~acababc ~ ~
        -193 ~acabai #
        635 ~acabai F
        -644 ~acabai F F
        556 ~acabai F ~aaaaaaaaaab
        375 ~acabai _
        35 ~acabai ~
        -15 ~acabai ~ $
        343 ~acabai ~aaaaaaaaaaac
        878 ~acabai ~aeaaaaaeaaac F
        -247 ~acabai ~aeaaaaaeaaac ~
        -672 ~acabai ~aeaaaaaeaaac ~aaaaaaaae
        -687 ~acabaiaaaaac F
        -235 ~acabaiaaaaac _
        -725 ~acabc ~
        -773 ~acabi ~
        696 ~acabi ~aaaaaaai
        -165 ~acabi ~be
        -497 ~accbab #
        -571 ~accbab F
        614 ~accbab _
        526 ~accbab ~
        1230 ~accbab ~aeaaaaae
        -330 ~accbab ~aeaaaaaeaaac
        447 ~accbab ~aeaaaaaeaaac F
        -560 ~accbab ~aeaaaaaeaaac ~
        -1324 ~aci _
        -137 ~aci ~
        844 ~aci ~aaaaaaad
        640 ~aci ~aacaaaaaaaac
        1152 ~aci ~aacaaaac
        331 ~aci ~accbab
        510 ~aci ~accbab ~aeaaaaaeaaac
        -232 ~aeaaaaae $
        -325 ~aeaaaaae F
        -162 ~aeaaaaae F $
        -162 ~aeaaaaae F ,
        -724 ~aeaaaaae F ~aaaaaaaaaab
        817 ~aeaaaaae F ~aaaaaaai
        404 ~aeaaaaae _
        -754 ~aeaaaaae _ $
        -559 ~aeaaaaae ~
        -700 ~aeaaaaae ~ $
        709 ~aeaaaaae ~ F
        -531 ~aeaaaaae ~aaaaaaaaaaaaaac
        754 ~aeaaaaae ~aaaaaab
        750 ~aeaaaaae ~aaaaaab $
        219 ~aeaaaaaeaaac #
        -450 ~aeaaaaaeaaac # $
        525 ~aeaaaaaeaaac # F
        417 ~aeaaaaaeaaac # ~
        -773 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        419 ~aeaaaaaeaaac # ~aaaaaaaai
        -648 ~aeaaaaaeaaac $
        -320 ~aeaaaaaeaaac F
        24 ~aeaaaaaeaaac F $
        -186 ~aeaaaaaeaaac F ,
        655 ~aeaaaaaeaaac F .
        304 ~aeaaaaaeaaac F F
        -330 ~aeaaaaaeaaac F _
        363 ~aeaaaaaeaaac F ~aaaaaaaaaab
        361 ~aeaaaaaeaaac F ~aaaaaaaab
        -437 ~aeaaaaaeaaac F ~aaaaaaaae
        -170 ~aeaaaaaeaaac F ~aaaaaaaai
        -706 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -39 ~aeaaaaaeaaac F ~aaaaaaaaiacc
        -710 ~aeaaaaaeaaac F ~aaaaaaai
        222 ~aeaaaaaeaaac F ~aaaaaab
        1122 ~aeaaaaaeaaac F ~aaaaacaai
        453 ~aeaaaaaeaaac F ~aaaaai
        -669 ~aeaaaaaeaaac F ~acaaaiaaaaac
        488 ~aeaaaaaeaaac F ~acabai
        242 ~aeaaaaaeaaac F ~aeaaaabe
        -656 ~aeaaaaaeaaac F ~be
        -89 ~aeaaaaaeaaac _
        253 ~aeaaaaaeaaac _ $
        1028 ~aeaaaaaeaaac _ ,
        1195 ~aeaaaaaeaaac _ F
        -224 ~aeaaaaaeaaac _ ~
        643 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        481 ~aeaaaaaeaaac _ ~aaaaaaaae
        -1020 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        157 ~aeaaaaaeaaac ~
        269 ~aeaaaaaeaaac ~ #
        443 ~aeaaaaaeaaac ~ $
        -447 ~aeaaaaaeaaac ~ ,
        574 ~aeaaaaaeaaac ~ F
        -410 ~aeaaaaaeaaac ~ _
        -330 ~aeaaaaaeaaac ~ ~
        -233 ~aeaaaaaeaaac ~ ~aaaaaaaaaab
        951 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -673 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -214 ~aeaaaaaeaaac ~ ~aaaaaaaaeaab
        -753 ~aeaaaaaeaaac ~ ~aaaaaaaai
        652 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        371 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1409 ~aeaaaaaeaaac ~ ~aaaaaaac
        -388 ~aeaaaaaeaaac ~ ~aaaaaabac
        -479 ~aeaaaaaeaaac ~ ~aaaaaac
        -771 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -857 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        320 ~aeaaaaaeaaac ~aaaaaaaaaaab $
        63 ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1209 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -47 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -385 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -627 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaab
        313 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaae
        -465 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        439 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaab
        467 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -536 ~aeaaaaaeaaac ~aaaaaaaaaaae $
        -564 ~aeaaaaaeaaac ~aaaaaaaae
        1612 ~aeaaaaaeaaac ~aaaaaaaae $
        -652 ~aeaaaaaeaaac ~aaaaaaaae ,
        -642 ~aeaaaaaeaaac ~aaaaaaaae F
        481 ~aeaaaaaeaaac ~aaaaaaaae ~
        325 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -378 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        -369 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        527 ~aeaaaaaeaaac ~aaaaaaaae ~acaaaiaaaaac
        362 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        161 ~aeaaaaaeaaac ~aaaaaaaaeaab
        396 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -494 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        467 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -304 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -319 ~aeaaaaaeaaac ~aaaaaaaaeaae $
        506 ~aeaaaaaeaaac ~aaaaaaaaeaae ,
        -328 ~aeaaaaaeaaac ~aaaaaaaaeaag
        163 ~aeaaaaaeaaac ~aaaaaaac
        -663 ~aeaaaaaeaaac ~aaaaaaac $
        608 ~aeaaaaaeaaac ~aaaaaaac F
        -526 ~aeaaaaaeaaac ~aaaaaaac ~
        -135 ~aeaaaaaeaaac ~aaaaaaacaaac
        -154 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        757 ~aeaaaaaeaaac ~aaaaaaai ~
        425 ~aeaaaaaeaaac ~aaaaaaaiaaac
        93 ~aeaaaaaeaaac ~aaaaaaaiaaac ~
        304 ~aeaaaaaeaaac ~aaaaaab
        586 ~aeaaaaaeaaac ~aaaaaab ,
        215 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -448 ~aeaaaaaeaaac ~aaaaaabac ~
        605 ~aeaaaaaeaaac ~aaaabaaaeaab
        357 ~aeaaaaaeaaac ~aab
        387 ~aeaaaaaeaaac ~aacaaaaaaaac
        385 ~aeaaaaaeaaac ~aacaaaaaaaac $
        401 ~aeaaaaaeaaac ~ac
        -475 ~aeaaaaaeaaac ~c
        797 ~aeaaaaaeaaac ~c $
        -543 ~aeaaaaaeaaac ~c ,
        -378 ~aeaaaaaeaaac ~c ~
        413 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -395 ~aeaaaaaeaaac ~c ~aic
        -466 ~aeaaaaaeaaac ~c ~be
        -161 ~aeaaaaaeaaac ~caaaaaaaaaac
        -792 ~aeaaaaaeaaac ~caaaaaaaaaac $
        279 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        421 ~aeaaaaaeaaac ~caaaaaaae
        483 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -692 ~aeaaaaaeai ~
        -361 ~aeaaaaaeaiac F
        549 ~aeaaaaaeaiac F ,
        802 ~aeaaaaaeaiac F ~aaaaaaaae
        -664 ~aeaaaaaeaiac F ~aaaaaaaai
        -226 ~aeaaaaaeaiac F ~aaaaaaaaiaac
        -675 ~aeaaaaaeaiac F ~aaaaaaai
        267 ~aeaaaaaeaiac _
        -283 ~aeaaaaaeaiac _ $
        745 ~aeaaaaaeaiac _ F
        -374 ~aeaaaaaeaiac ~
        -473 ~aeaaaaaeaiac ~ ~
        657 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        728 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -129 ~aeaaaaaeaiac ~aaaaaaaaaaac
        -287 ~aeaaaaaeaiac ~aaaaaaaae
        245 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -684 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        92 ~aeaaaaaeaiac ~aaaaaaaaeaae
        110 ~aeaaaaaeaiac ~aaaaaaaaeaae $
        -417 ~aeaaaaaeaiac ~aaaaaab $
        303 ~aeaaaaaeaiac ~aaaaaab ,
        -89 ~aeaaaaaeaiac ~c $
        503 ~aeaaaaaeaiac ~c ~aab
        -560 ~aeaaaaaeaiac ~c ~aic
        607 ~aeaaaabaaae ~acabai
        518 ~aeaaaabe #
        -537 ~aeaaaabe # $
        853 ~aeaaaabe # ~
        -492 ~aeaaaabe $
        332 ~aeaaaabe ,
        -833 ~aeaaaabe F
        243 ~aeaaaabe _
        -507 ~aeaaaabe _ $
        -791 ~aeaaaabe ~
        -266 ~aeaaaabe ~aaaaaaaaaaab
        -231 ~aeaaaabe ~aaaaaaaaaaab $
        -959 ~aeaaaabe ~aaaaaaaae
        -458 ~aeaaaabe ~aaaaaaaae $
        -472 ~aeaaaabe ~aaaaaaaaiaac ~aeaaaaaeaaac
        221 ~aeaaaabe ~aaaaaaaaiaai
        287 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        97 ~aeaaaabe ~aaaaaaai
        352 ~aeaaaabe ~aaaaaab
        127 ~aeaaaabe ~aaaaaab $
        1183 ~aeaaaabe ~aaaaaac
        568 ~aeaaaabe ~aaaaaacaaaac $
        -585 ~aeaaaabe ~aaaaacaai
        403 ~aeaaaabe ~acaaaiaaaaac
        391 ~aeaaaabe ~acaaaiaaaaac ~
        225 ~aeaaaabe ~acababc
        167 ~aeaaaabe ~acababc ~
        871 ~aeaaaabe ~acabai
        -728 ~aeaaaabe ~c
        -356 ~ai #
        -106 ~ai # ~
        491 ~ai $
        673 ~ai ~
        298 ~ai ~ ~aaaaacaai
        38 ~ai ~aaaaaaaaiaac
        -375 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        506 ~ai ~aeaaaaae
        472 ~ai ~aeaaaaaeaaac
        53 ~ai ~aeaaaaaeaaac F
        131 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -853 ~ai ~aeaaaabe ~
        674 ~aic #
        1010 ~aic # $
        -311 ~aic # F
        -101 ~aic # ~
        261 ~aic $
        -722 ~aic ,
        299 ~aic F
        -382 ~aic F $
        -215 ~aic F ,
        -376 ~aic F F
        1436 ~aic F _
        -244 ~aic F ~
        -640 ~aic F ~aaaaaaaaaab
        86 ~aic F ~aaaaaaaai
        279 ~aic F ~aaaaaaaaiacc
        -493 ~aic NO
        -55 ~aic ~
        799 ~aic ~ ~
        -487 ~aic ~aaaaaaaae
        368 ~aic ~aaaaaaaaiaaae
        208 ~aic ~aaaaaaae
        -1154 ~aic ~aaaaaaaiaaac
        -362 ~aic ~aaaaacaai
        -650 ~aic ~aaai
        -124 ~aic ~aeaaaaaeaaac
        1134 ~aic ~aeaaaaaeaaac F
        -413 ~aic ~aeaaaaaeaaac ~
        -104 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        269 ~aic ~aeaaaaaeaaac ~aaaaaab
        -776 ~aic ~aeaaaaaeaiac
        480 ~aic ~aeaaaaaeaiac F
        -1144 ~aic ~aeaaaaaeaiac ~
        1286 ~aic ~aeaaaabe
        571 ~aic ~aeaaaabe $
        -441 ~b ~aab
        245 ~b ~ai
        260 ~b ~aic
        119 ~be _
        940 ~be ~
        -856 ~be ~ #
        -515 ~be ~aaaaaaai
        1475 ~be ~aaaaaacaaaac
        -893 ~be ~aaaaaag
        486 ~be ~aab
        508 ~be ~aabaab
        714 ~be ~aabaab #
        -337 ~be ~aacaaaac
        -507 ~be ~aacaaab
        575 ~be ~acab
        73 ~be ~acab ~ai
        280 ~be ~acab ~aic
        358 ~be ~acabai ~
        440 ~be ~acabc
        410 ~be ~acabc ~
        169 ~be ~acabi
        -324 ~be ~accbab ~aeaaaaaeaaac
        -474 ~be ~aci ~accbab
        278 ~be ~ai
        -79 ~be ~ai ~
        108 ~be ~ai ~aeaaaaaeaaac
        477 ~be ~aic
        -178 ~be ~aic #
        1644 ~be ~aic F
        -826 ~be ~aic ~
        -901 ~be ~aic ~aaai
        583 ~be ~aic ~aeaaaaaeaaac
        -376 ~c ,
        616 ~c , F
        345 ~c F
        974 ~c F $
        310 ~c F ,
        -736 ~c F .
        -974 ~c _ #
        760 ~c _ ~aaaaaaae
        651 ~c ~ F
        -195 ~c ~ ~
        -666 ~c ~ ~aaaaaaaaiaac
        826 ~c ~aaaaaaaaaab
        424 ~c ~aaaaaaaaaab ~aaaaaaae
        238 ~c ~aaaaaaaae
        621 ~c ~aaaaaaaaeaab
        52 ~c ~aaaaaaaaiaac
        -487 ~c ~aaaaaaaaiaac ~
        533 ~c ~aaaaaaaaiacc F
        -833 ~c ~aaaaaaai
        493 ~c ~aaaaaabacaac
        583 ~c ~aaaaaag
        673 ~c ~aaaaaagaaaaaaai
        521 ~c ~aaaaaamaaaaaaab
        567 ~c ~aaaaaao
        433 ~c ~aaaaaao ~aaaaaaae
        333 ~c ~aab
        -637 ~c ~aabaab
        406 ~c ~aci
        -527 ~c ~ai
        -1260 ~c ~aic
        -576 ~c ~aic #
        -879 ~c ~aic F
        -507 ~c ~aic ~aeaaaaaeaaac
        -761 ~c ~be
        279 ~caaaaaaaaaac ~aaaaaaai
        -425 ~caaaaaaaaaac ~aic
        -678 ~caaaaaaae $
        -678 ~caaaaaaae ,
        454 ~caaaaaaae ~
        626 ~caaaaaaae ~aaaaaabac
        481 ~caaaaaaae ~aaaaaabac $
        852 ~caaaaaaae ~aaaaaac
        -543 ~caaaaaaae ~aic
        394 ~caaaaaae $
        248 ~ee $
        903 ~ee _
        669 ~ee _ ~aeaaaaaeaaac
        -569 ~ee ~
        377 ~ee ~aaaaaaac
        -473 ~ee ~aaaaaac
        -347 ~ee ~aaaaaacaaaac
        816 ~ee ~aaaaaag
        670 ~ee ~aaaaai
        835 ~ee ~aab
        -383 ~ee ~aacaaaaaaaac
        -290 ~ee ~aeaaaaaeaaac
        574 ~i ~aic ~aeaaaaaeaaac
        """
}
