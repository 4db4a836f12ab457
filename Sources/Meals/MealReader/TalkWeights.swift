// Written by `measure --fit-talk` from 28885 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 782
    static let rows = """
        -694 # #
        -626 # # #
        -913 # # $
        -352 # # ,
        -806 # # F
        216 # # ~
        -179 # $
        318 # , F
        709 # , _
        -770 # , best
        -262 # , ~
        -535 # , ~aaaaaaaaaaac
        -839 # . #
        560 # . F
        791 # F
        -55 # F #
        705 # F $
        -1766 # F ,
        391 # F F
        -118 # F and
        -436 # F for
        -665 # F in
        -610 # F off
        -1106 # F please
        317 # F with
        301 # F ~
        -612 # F ~aaaaaaaaiaaae
        319 # F ~aaaaaaaaiaai
        -425 # F ~aaaaaaaaiacc
        -918 # _
        -205 # _ #
        139 # _ $
        -467 # _ ,
        1613 # _ F
        -656 # _ of
        172 # _ oz
        -241 # _ ~
        -695 # _ ~aaaaaaaai
        -582 # a
        -694 # a pound
        819 # after
        673 # am
        -271 # and
        -1093 # at
        -350 # at the
        -876 # bags
        -1005 # balls
        -1490 # bar
        432 # bowl
        -859 # c
        420 # calories
        -499 # cooked
        612 # cup
        613 # cup $
        -973 # cup F
        267 # cup of
        155 # cups
        -698 # degrees
        -395 # dollars
        485 # fat
        493 # finger
        907 # flake
        392 # fluid
        362 # fluid ounce
        -1163 # for
        -561 # for #
        -613 # for a
        348 # from
        464 # g
        628 # g $
        275 # g ,
        555 # g .
        4 # g F
        286 # g bag
        -930 # g carbohydrates
        291 # g cooked
        156 # g of
        -308 # g protein
        766 # glasses
        776 # glorps
        502 # grams
        322 # grams of
        -1373 # hours
        -806 # hrs
        473 # in
        673 # inch
        -583 # inches $
        -577 # is
        -1392 # jars
        -491 # jars $
        -970 # k
        486 # kcal
        -837 # kg
        -317 # kg of
        -781 # kids
        -945 # kilos
        -1336 # lb
        -777 # lb #
        -566 # lb F
        -1025 # lbs
        -983 # litre
        -823 # mg
        -753 # mg $
        -1061 # min
        -382 # mins
        -489 # mins $
        -250 # minutes
        648 # ml
        1346 # ml $
        -607 # ml F
        -1052 # now
        -504 # now $
        1031 # of
        -572 # of F
        353 # of a
        568 # of them
        -441 # off
        -560 # on
        24 # ounce
        177 # ounce of
        308 # ounces
        287 # ounces of
        945 # oz
        1315 # oz $
        -604 # oz F
        -366 # oz of
        411 # pack $
        447 # pc
        450 # pcs
        -942 # people
        945 # pieces
        536 # pieces $
        -61 # pints of
        906 # plates
        547 # pm
        -809 # pounds
        -920 # price
        -358 # quid
        747 # quid for
        460 # scoops
        280 # slice
        -265 # slice $
        1387 # slices
        413 # slices F
        294 # slices of
        658 # spoons
        751 # square
        621 # squares
        -822 # steps
        -362 # steps $
        -158 # tbsp
        -1191 # tbsp soy
        -466 # this
        -339 # this morning
        -408 # time
        -603 # tin
        -380 # tsp
        -801 # tsp baking
        -1637 # u
        1131 # up
        -981 # weeks
        256 # with
        -747 # years
        135 # ~
        -175 # ~ #
        253 # ~ $
        -175 # ~ ,
        748 # ~ .
        193 # ~ F
        307 # ~ _
        827 # ~ ~
        -518 # ~ ~aaaaaaaaaaaaab
        -386 # ~ ~aaaaaaaaaaac
        42 # ~ ~aaaaaaaaaab
        86 # ~ ~aaaaaaaai
        417 # ~ ~aab
        790 # ~aaaaaaaaaaaaab
        -353 # ~aaaaaaaaaaaaab $
        583 # ~aaaaaaaaaaaaab F
        1130 # ~aaaaaaaaaaaae
        -376 # ~aaaaaaaaaaac F
        892 # ~aaaaaaaaaaac ~
        44 # ~aaaaaaaaaaac ~aaaaaaaai
        -673 # ~aaaaaaaaaaac ~aaaaaab
        485 # ~aaaaaaaaaaacab
        -378 # ~aaaaaaaaaab
        -543 # ~aaaaaaaaaab ~
        -346 # ~aaaaaaaaab
        -391 # ~aaaaaaaaab $
        -499 # ~aaaaaaaaab ~aeaaaaaeaaac
        -921 # ~aaaaaaaaeb
        485 # ~aaaaaaaai
        -1096 # ~aaaaaaaai F
        199 # ~aaaaaaaai ~
        495 # ~aaaaaaaai ~aeaaaaae
        217 # ~aaaaaaaai ~aeaaaaaeaaac
        570 # ~aaaaaaaai ~caaaaaae
        -440 # ~aaaaaaaaiaaae
        -404 # ~aaaaaaaaiaac
        -782 # ~aaaaaaaaiaac F
        -617 # ~aaaaaaaaiaac ~
        1232 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        259 # ~aaaaaaaaiaai
        -1172 # ~aaaaaaaaiacc
        -561 # ~aaaaaaaaiacc #
        279 # ~aaaaaaacaaac
        -259 # ~aaaaaaacaaac $
        -116 # ~aaaaaaai
        -959 # ~aab
        -578 # ~acaaaiaaaaac
        668 # ~acab
        -431 # ~aeaaaaae
        -542 # ~aeaaaaae F
        -187 # ~aeaaaaaeaaac
        -820 # ~aeaaaabe
        -338 # ~aeaaaabe ~aaaaaab
        -443 # ~c
        169 # ~caaaaaaae
        327 & #
        753 & F
        489 & F $
        273 & ~
        808 & ~aeaaaaaeaaac
        645 & ~aeaaaaaeaaac F
        487 , #
        242 , # #
        1310 , # $
        296 , # ,
        -495 , # .
        33 , # F
        -203 , # _
        -782 , # a
        -1007 , # balls
        -525 , # cup
        -628 , # g
        -640 , # inches
        -741 , # jars
        462 , # kcal
        -1162 , # lb
        -922 , # ml
        -547 , # of
        320 , # oz
        626 , # pieces
        963 , # plates
        259 , # slice
        674 , # slices
        1034 , # spoons
        -526 , # ~
        605 , # ~aaaaaaaaaaaaab
        -178 , # ~aaaaaaaai
        260 , # ~aaaaaaacaaac
        -617 , # ~aeaaaaaeaaac
        1245 , F
        -239 , F #
        671 , F $
        -403 , F ,
        331 , F F
        571 , F and
        728 , F at
        -760 , F bowl
        591 , F in
        274 , F on
        755 , F ~aaaaaaaaaab
        278 , F ~aaaaaaaai
        794 , F ~aaaaaaaaiaac
        -754 , F ~aaaaaab
        -592 , F ~aeaaaabe
        -619 , NO
        599 , NO $
        -287 , NO ,
        921 , _
        -651 , _ #
        -226 , _ $
        -1352 , _ ,
        708 , _ F
        -959 , _ it
        372 , _ the
        697 , _ to
        499 , _ up
        -572 , _ ~
        501 , _ ~aaaaaaaaaaaae
        982 , _ ~aaaaaaaai
        702 , _ ~aaaaacaai
        554 , _ ~aeaaaaaeaaac
        -996 , _ ~aeaaaabe
        481 , a
        -814 , a bit
        599 , about
        489 , about #
        -116 , and a
        834 , ate
        569 , ate #
        672 , ate the
        -456 , back
        686 , bit
        627 , black
        933 , both
        -589 , bring
        1162 , couldnt
        -762 , didnt
        369 , diet
        -626 , dinner ,
        313 , drained
        687 , drank
        -431 , extra F
        514 , fried
        665 , full
        1243 , got
        208 , green
        856 , had
        477 , had F
        434 , hot
        376 , hot F
        446 , i
        126 , i am
        804 , i got
        274 , i had
        -564 , i just
        477 , i will
        553 , if
        -213 , im
        -710 , italian
        -710 , italian F
        537 , just
        846 , lost
        -650 , lovely
        -315 , lunch
        -625 , lunch ,
        440 , maybe
        351 , maybe #
        -211 , never
        827 , never again
        -831 , no
        -316 , only
        -705 , pan
        -679 , pinch
        256 , plus
        334 , roast
        -703 , room
        -751 , second
        945 , she
        421 , side
        283 , small
        -352 , so
        461 , some
        361 , still
        534 , the whole
        -809 , tinned
        -807 , tinned F
        -527 , too
        770 , warm
        508 , was
        911 , went
        -518 , what
        633 , which
        642 , whole
        433 , with
        841 , ~
        617 , ~ #
        -135 , ~ $
        -1101 , ~ ,
        730 , ~ F
        216 , ~ _
        -405 , ~ ~
        1249 , ~ ~aaaaaaaaaaac
        -592 , ~ ~aaaaaaaaaab
        -560 , ~ ~aaaaaaaai
        -336 , ~ ~aaaaaab
        461 , ~ ~aaaaacaai
        575 , ~ ~aacaaaeaiaac
        -607 , ~ ~aeaaaaaeaaac
        -581 , ~aaaaaaaaaaaaaac
        -539 , ~aaaaaaaaaaaaaae
        -898 , ~aaaaaaaaaaaaaae ~
        175 , ~aaaaaaaaaaac
        445 , ~aaaaaaaaaaac ,
        977 , ~aaaaaaaaaaac F
        -404 , ~aaaaaaaaaaac ~
        752 , ~aaaaaaaaaaac ~aaaaaab
        339 , ~aaaaaaaaaab
        146 , ~aaaaaaaaaab F
        552 , ~aaaaaaaaae
        -398 , ~aaaaaaaae $
        -785 , ~aaaaaaaae ,
        456 , ~aaaaaaaai
        -406 , ~aaaaaaaaiaac
        -437 , ~aaaaaaaaiaac ~aeaaaaaeaaac
        433 , ~aaaaaaaaiaai
        -451 , ~aaaaaaab
        -426 , ~aaaaaaac
        591 , ~aaaaaaac F
        1057 , ~aaaaaaae
        430 , ~aaaaaaai
        193 , ~aaaaaaai #
        -1434 , ~aaaaaaai $
        277 , ~aaaaaaai ~
        358 , ~aaaaaaai ~aeaaaaaeaaac
        713 , ~aaaaaaai ~aic
        159 , ~aaaaaaaiaaac
        382 , ~aaaaaab
        -317 , ~aaaaaabac
        -626 , ~aaaaaabac ,
        -626 , ~aaaaaabacaac ,
        -36 , ~aaaaaac
        1089 , ~aaaaaacaaaac
        881 , ~aaaaaacaaaac ~
        417 , ~aaaaaae
        -339 , ~aaaaaaeaaaaaaab
        -608 , ~aaaaaaeb
        854 , ~aaaaaagaaaaaaai
        632 , ~aaaaab
        488 , ~aaaaab #
        -831 , ~aaaeaaaaaaac
        1038 , ~aaaiaaaaaaac ~
        811 , ~aaaiaaaaaaac ~aaaaaaaaiaac
        1408 , ~aab
        1066 , ~aabaab
        -210 , ~aaiaaaai
        826 , ~aaiaaaai ~aaaaaaai
        362 , ~acab
        503 , ~acabai
        536 , ~acabai ~
        450 , ~aci
        746 , ~aeaaaaaeaaac
        -487 , ~aeaaaaaeaaac _
        286 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -357 , ~aeaaaabe
        1448 , ~ai
        2159 , ~aic
        663 , ~aic #
        500 , ~aic F
        769 , ~aic ~aeaaaaaeaaac
        -711 , ~b
        924 , ~be
        -661 , ~be ~aaaaaaai
        1261 , ~be ~aaaaaacaaaac
        817 , ~be ~aabaab
        127 , ~be ~acab
        480 , ~be ~acabc
        -980 , ~be ~aci
        179 , ~be ~ai
        940 , ~be ~aic
        688 , ~c
        430 , ~ee
        -380 . # ~
        451 . F
        1066 . F $
        -946 . F ,
        -484 . F F
        617 . F ~
        -847 . NO
        -517 . NO $
        -403 . _
        -576 . _ F
        -687 . breakfast
        1304 . had
        -223 . roast
        -494 . roast F
        466 . the
        304 . ~
        -652 . ~ $
        -180 . ~ F
        -713 . ~ ~
        713 . ~aaaaaaaaaaac
        700 . ~aaaaaaaaaaac F
        -588 . ~aaaaaaaae
        -214 . ~aaaaaaac
        -494 . ~aaaaaaac F
        440 . ~aaaaaaai
        -826 . ~aaaaaab
        -591 . ~aaaaaabacaac
        303 . ~aeaaaaaeaaac
        840 . ~aic
        -629 14th
        -1301 <0 fifths>
        -1770 <0 foods>
        -388 <0 strange>
        118 <0 words>
        -401 <1 fifths>
        -640 <1 strange>
        438 <1 words>
        -42 <2 fifths>
        122 <2 foods>
        -324 <2 strange>
        -97 <2 words>
        -296 <3 fifths>
        -157 <3 foods>
        -912 <3 words>
        -415 <4 fifths>
        -1372 <4 foods>
        -1399 <4 words>
        1782 <5 fifths>
        426 <5 foods>
        -1075 <5 words>
        -688 <6 words>
        -711 <7 words>
        -96 <8 words>
        -77 <9 words>
        -2133 <asked>
        1056 <meal>
        -2561 <other>
        -147 <partly>
        -390 <role 0>
        -172 <role 10>
        -288 <role 11>
        354 <role 12>
        -254 <role 13>
        615 <role 14>
        -347 <role 15>
        -1198 <role 16>
        -894 <role 17>
        -764 <role 18>
        -586 <role 19>
        -668 <role 1>
        -863 <role 20>
        299 <role 21>
        -478 <role 22>
        -482 <role 23>
        314 <role 24>
        -568 <role 25>
        -213 <role 26>
        -591 <role 27>
        -940 <role 28>
        -236 <role 29>
        -994 <role 2>
        23 <role 30>
        111 <role 31>
        585 <role 32>
        737 <role 33>
        -586 <role 34>
        68 <role 35>
        -1290 <role 36>
        -347 <role 37>
        -424 <role 38>
        158 <role 39>
        -488 <role 3>
        -121 <role 40>
        -690 <role 41>
        -449 <role 42>
        647 <role 43>
        -115 <role 44>
        -643 <role 45>
        -680 <role 46>
        401 <role 47>
        513 <role 48>
        -611 <role 4>
        -515 <role 50>
        779 <role 51>
        -1030 <role 52>
        -561 <role 53>
        -621 <role 54>
        -253 <role 55>
        -220 <role 56>
        -984 <role 57>
        77 <role 58>
        -326 <role 5>
        -655 <role 60>
        420 <role 61>
        -71 <role 6>
        1408 <role 7>
        411 <role 8>
        -619 <role 9>
        -74 <told>
        -1047 F #
        562 F # #
        578 F # $
        -620 F # F
        -613 F # _
        -727 F # a
        493 F # am
        263 F # cup
        -379 F # g
        959 F # kcal
        -384 F # min
        461 F # ml
        254 F # oz
        487 F # pm
        215 F # slices
        676 F # ~
        960 F # ~aaaaaaaaaaaaab
        541 F # ~aaaaaaaaaaac
        -1026 F # ~aaaaaaaae
        492 F # ~acab
        -725 F # ~aeaaaaaeaaac
        669 F $
        1025 F &
        441 F & F
        1329 F ,
        -204 F , #
        -582 F , F
        851 F , NO
        -94 F , _
        -637 F , a
        507 F , about
        -401 F , and
        834 F , bit
        445 F , black
        -626 F , dinner
        689 F , drank
        122 F , i
        607 F , nothing
        -455 F , so
        -833 F , vanilla
        425 F , which
        149 F , ~
        -668 F , ~aaaaaaaaaaaaaac
        239 F , ~aaaaaaaaaaac
        -395 F , ~aaaaaaaaaab
        -709 F , ~aaaaaaac
        -331 F , ~aaaaaabac
        -611 F , ~aaaaaabacaac
        928 F , ~aaaaaacaaaac
        544 F , ~aaaaab
        604 F , ~aaaiaaaaaaac
        -440 F , ~aeaaaaaeaaac
        721 F , ~ai
        284 F , ~aic
        -593 F , ~b
        191 F , ~be
        1030 F .
        -858 F . F
        -597 F . NO
        339 F . ~
        1290 F F
        -464 F F #
        679 F F $
        424 F F &
        587 F F ,
        1054 F F F
        246 F F NO
        -678 F F _
        365 F F after
        447 F F again
        321 F F and
        399 F F at
        -592 F F baby
        219 F F for
        418 F F from
        -726 F F in
        505 F F made
        619 F F n
        -437 F F sauce
        -374 F F so
        356 F F w
        417 F F with
        -142 F F ~
        944 F F ~aaaaaaaaaab
        -393 F F ~aaaaaaaae
        115 F F ~aaaaaaaai
        -83 F F ~aaaaaaaaiaac
        431 F F ~aaaaaaaaiaai
        231 F F ~aaaaaaaaiacc
        270 F F ~aaaaaab
        514 F F ~aab
        -594 F F ~c
        510 F NO
        266 F NO $
        -383 F _
        2417 F _ #
        1075 F _ $
        -1036 F _ ,
        1508 F _ .
        -640 F _ F
        -109 F _ _
        -569 F _ for
        -733 F _ with
        -661 F _ ~
        -159 F _ ~aaaaaaaae
        591 F _ ~aaaaaaaai
        -738 F _ ~aaaaaaaaiaai
        -572 F _ ~aaaaaaaaiacc
        -460 F about
        -423 F about #
        -161 F after
        -297 F again
        387 F again $
        415 F al
        371 F all
        -877 F and
        -90 F and #
        427 F and F
        185 F and _
        86 F and a
        449 F and ate
        -976 F and stick
        421 F and the
        -735 F are
        540 F around
        549 F around #
        1036 F as
        867 F at
        -263 F at _
        -216 F at a
        337 F at my
        -32 F at the
        -867 F ate
        319 F babies
        -335 F baby
        348 F baby food
        489 F balls
        1367 F bar
        155 F bar $
        613 F bar at
        -1005 F bath
        822 F because
        660 F before
        -404 F before i
        585 F before the
        -489 F belly
        -584 F belly $
        1002 F benedict
        436 F benedict $
        118 F between
        -788 F bottle
        -572 F bowl
        360 F bowl $
        -930 F bowl ,
        274 F breast
        188 F but
        902 F butty
        -454 F by
        552 F by the
        509 F casserole
        425 F chop
        -449 F chops
        305 F con
        498 F cos
        1140 F dough
        840 F down
        289 F drizzle
        556 F during
        546 F during the
        404 F earlier
        396 F earlier $
        343 F fillet
        537 F finger
        448 F fingers
        260 F fingers $
        -403 F fingers ,
        -332 F fingers and
        -747 F first
        -789 F first then
        561 F first thing
        437 F for
        -742 F for F
        595 F for a
        714 F for dinner
        426 F for lunch
        -454 F for the
        277 F fried
        485 F from
        -850 F from a
        -19 F from the
        789 F got me
        -743 F green
        -693 F have
        148 F i
        189 F in
        634 F in F
        132 F in _
        630 F in bed
        636 F in front
        395 F in my
        1336 F in the
        480 F in town
        -1609 F into
        -594 F is
        -182 F is _
        532 F is being
        -663 F it
        644 F last night
        -366 F later $
        -551 F left
        -553 F left $
        418 F leg
        464 F loaf
        -295 F machine
        216 F made
        196 F made with
        438 F mcmuffin
        581 F melt
        502 F melt $
        -463 F mix
        -363 F n
        -238 F n F
        -813 F near
        -469 F not
        -1220 F of
        448 F of #
        -577 F of a
        -1010 F of the
        -451 F off $
        616 F off _
        -124 F off the
        172 F on
        632 F on #
        77 F on F
        376 F on a
        -148 F on friday
        557 F on holiday
        -397 F on it
        419 F on monday
        -481 F on my
        517 F on saturday
        -194 F on the
        527 F on white
        -1072 F or
        -1279 F or F
        430 F or so
        493 F or something
        448 F original
        409 F out
        542 F out of
        438 F out with
        174 F over
        752 F over the
        -430 F overnight
        -384 F overnight $
        584 F patty
        342 F plate
        289 F please
        279 F please $
        -1053 F ready
        -316 F rings
        -364 F rings $
        445 F roast
        -262 F round
        -384 F running
        239 F sauce $
        -309 F sauce ,
        -1299 F seeds
        -807 F seeds ,
        -771 F shaped
        308 F slice
        290 F slice $
        -1056 F slices
        1022 F so
        406 F stick
        749 F sticks
        -389 F still
        655 F straight
        431 F sunday
        579 F sunday $
        -811 F taking
        581 F tasting
        140 F that
        -689 F the
        381 F this
        289 F tikka
        320 F to
        737 F toasted
        -459 F today
        454 F today $
        431 F tonight
        653 F tonight $
        335 F too
        501 F too $
        481 F up the
        179 F w
        -26 F was
        -352 F went
        1434 F while
        489 F with
        -63 F with #
        237 F with F
        366 F with a
        -533 F with brown
        -370 F with my
        991 F won
        -623 F work
        438 F zero
        136 F ~
        -28 F ~ #
        1247 F ~ $
        -42 F ~ ,
        834 F ~ F
        -466 F ~ _
        -599 F ~ ~
        -856 F ~ ~aaaaaaaaaaaae
        -691 F ~ ~aaaaaaaae
        890 F ~ ~aaaaaaaai
        661 F ~ ~aaaaaaaaiaaae
        625 F ~ ~aaaaaaaaiaai
        -430 F ~ ~aaaaaaaaiacc
        -591 F ~ ~aaaaaaae
        917 F ~ ~aaaaaaai
        482 F ~ ~aaaaaab
        -175 F ~ ~aeaaaaaeaaac
        -185 F ~ ~aeaaaabe
        609 F ~ ~be
        273 F ~aaaaaaaaaaaaaac
        504 F ~aaaaaaaaaaaaaac $
        450 F ~aaaaaaaaaaaaaae
        -799 F ~aaaaaaaaaaaaaai
        854 F ~aaaaaaaaaaaaaaj
        495 F ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -379 F ~aaaaaaaaaaacaab
        447 F ~aaaaaaaaaaacec
        523 F ~aaaaaaaaaaacec ~aaaaaaaai
        438 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        524 F ~aaaaaaaaaab
        -154 F ~aaaaaaaaaab #
        -156 F ~aaaaaaaaaab F
        298 F ~aaaaaaaaaab ~
        516 F ~aaaaaaaaaab ~aeaaaaaeaaac
        537 F ~aaaaaaaaaab ~aic
        35 F ~aaaaaaaab
        -912 F ~aaaaaaaae
        547 F ~aaaaaaaae $
        230 F ~aaaaaaaae ,
        -547 F ~aaaaaaaae _
        -101 F ~aaaaaaaae ~
        802 F ~aaaaaaaae ~aaaaaaaaaab
        -369 F ~aaaaaaaae ~aaaaaaaai
        -470 F ~aaaaaaaae ~aaaaaaaaiaac
        -467 F ~aaaaaaaaeaaaae
        627 F ~aaaaaaaai
        827 F ~aaaaaaaai #
        818 F ~aaaaaaaai F
        410 F ~aaaaaaaai _
        -795 F ~aaaaaaaai ~
        336 F ~aaaaaaaai ~aaaaaaaaaaaaaab
        689 F ~aaaaaaaai ~aaaaaaaae
        -666 F ~aaaaaaaai ~aaaaaaae
        205 F ~aaaaaaaai ~aeaaaaaeaaac
        -55 F ~aaaaaaaai ~aeaaaaaeaiac
        525 F ~aaaaaaaai ~aeaaaabe
        -670 F ~aaaaaaaai ~be
        123 F ~aaaaaaaaiaaae
        -453 F ~aaaaaaaaiaaae $
        613 F ~aaaaaaaaiaaae _
        -113 F ~aaaaaaaaiaac
        404 F ~aaaaaaaaiaac #
        1081 F ~aaaaaaaaiaac F
        708 F ~aaaaaaaaiaac _
        -66 F ~aaaaaaaaiaac ~
        481 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        106 F ~aaaaaaaaiaac ~aaaaaaaae
        1071 F ~aaaaaaaaiaac ~aaaae
        1138 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -127 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -825 F ~aaaaaaaaiaac ~aeaaaabe
        71 F ~aaaaaaaaiaai
        -61 F ~aaaaaaaaiaai #
        407 F ~aaaaaaaaiaai F
        254 F ~aaaaaaaaiaai ~
        -271 F ~aaaaaaaaiaai ~aaaaaaaaaaac
        -296 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -378 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        -735 F ~aaaaaaaaiacc F
        -1528 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        616 F ~aaaaaaaaiacc ~aaaaaabac
        694 F ~aaaaaaaaiacc ~aaaaaabacaac
        252 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        375 F ~aaaaaaac ~
        308 F ~aaaaaaacaaac
        290 F ~aaaaaaacaaac $
        170 F ~aaaaaaai
        833 F ~aaaaaaai $
        496 F ~aaaaaaai F
        -1004 F ~aaaaaaai _
        -365 F ~aaaaaaai ~
        -529 F ~aaaaaaai ~aaaaaaaaaaac
        682 F ~aaaaaaai ~aaaaaaai
        558 F ~aaaaaaai ~aaaaaabi
        503 F ~aaaaaaai ~aeaaaabe
        -792 F ~aaaaaaaiaaac ~aaaaaaai
        338 F ~aaaaaaaiaaac ~aaaaaab
        -682 F ~aaaaaab
        434 F ~aaaaaab $
        -837 F ~aaaaaab ,
        -247 F ~aaaaaabac
        326 F ~aaaaaabacaac
        498 F ~aaaaaabacaac $
        569 F ~aaaaaabi $
        -858 F ~aaaaaabi ,
        -1034 F ~aaaaaac
        -354 F ~aaaaaacaaaaaaai
        -460 F ~aaaaaacaaaac
        -961 F ~aaaaaacaaaac ~aaaaaaaaaaac
        992 F ~aaaaaacaeaaaaai
        357 F ~aaaaaag
        -547 F ~aaaaaag $
        -423 F ~aaaaab #
        378 F ~aaaaacaai
        492 F ~aaaaacaai ~
        496 F ~aaaae
        536 F ~aaaae $
        -367 F ~aaaaeaai $
        441 F ~aaaaeab
        658 F ~aaaaeab $
        -477 F ~aaacaaaaaaac
        -458 F ~aab
        209 F ~aab ~aaaaaaaaiaai
        771 F ~aabaab ~aaaaaaae
        -596 F ~acaaaiaaaaac
        -184 F ~acaaaiaaaaac _
        -627 F ~acaaaiaaaaac ~
        684 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -282 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -839 F ~acab
        36 F ~acabai
        -737 F ~acabaiaaaaac
        -920 F ~acabi
        -692 F ~accbab
        -1004 F ~aci
        -845 F ~aeaaaaaeaaac
        -241 F ~aeaaaaaeaaac F
        128 F ~aeaaaaaeaaac ~
        -139 F ~aeaaaabe
        -1509 F ~aic
        -279 F ~c
        -687 F ~c $
        348 F ~c ~aaaaaabacaac
        496 F ~ee
        26 NO $
        464 NO ,
        -408 NO , F
        -384 NO , ~
        995 NO .
        -399 NO F $
        -441 NO for
        -435 NO the
        -130 NO this
        -474 NO today $
        715 NO today ,
        -881 NO ~
        -437 NO ~aaaaaaaaiacc
        -473 NO ~aaaaaabi $
        716 NO ~aaaaaabi ,
        -585 NO ~aeaaaaaeaaac
        -129 NO ~aeaaaabe
        -933 NO ~aeaaaabe ~
        666 ^ #
        -231 ^ # #
        396 ^ # F
        604 ^ # a
        -446 ^ # and
        -682 ^ # bags
        -489 ^ # calories
        -1026 ^ # degrees
        -523 ^ # g
        -440 ^ # hours
        -738 ^ # k
        -169 ^ # kcal
        813 ^ # lb
        316 ^ # ml
        610 ^ # of
        483 ^ # piece
        -669 ^ # slice
        -697 ^ # slices
        -801 ^ # steps
        -795 ^ # tbsp
        -840 ^ # the
        549 ^ # ~
        -1193 ^ # ~aaaaaaaaaaaaab
        79 ^ # ~aaaaaaaaaaac
        -450 ^ # ~aaaaaaaaaab
        1029 ^ # ~aaaaaaaae
        813 ^ # ~aaaaaaaai
        -669 ^ # ~aaaaaaacaaac
        -253 ^ # ~aeaaaaaeaaac
        521 ^ F
        887 ^ F #
        1027 ^ F $
        361 ^ F &
        854 ^ F ,
        400 ^ F F
        529 ^ F NO
        -722 ^ F _
        618 ^ F a
        -288 ^ F after
        921 ^ F again
        714 ^ F and
        -419 ^ F are
        615 ^ F as
        858 ^ F at
        470 ^ F before
        572 ^ F benedict
        443 ^ F butty
        -973 ^ F by
        294 ^ F con
        892 ^ F fingers
        691 ^ F for
        262 ^ F from
        -484 ^ F green
        -382 ^ F have
        361 ^ F in
        -318 ^ F is
        954 ^ F please
        -708 ^ F shaped
        583 ^ F tasting
        -544 ^ F the
        578 ^ F this
        516 ^ F up
        83 ^ F w
        927 ^ F with
        411 ^ F ~
        -630 ^ F ~aaaaaaaaaaaaaai
        358 ^ F ~aaaaaaaaaaaae
        774 ^ F ~aaaaaaaaaab
        -73 ^ F ~aaaaaaaae
        713 ^ F ~aaaaaaaai
        929 ^ F ~aaaaaaaaiaac
        941 ^ F ~aaaaaaaaiaai
        680 ^ F ~aaaaaaaaiacc
        70 ^ F ~aaaaaaac
        -443 ^ F ~aaaaaab
        695 ^ F ~aaaaaabi
        -214 ^ F ~aaaaaac
        -263 ^ F ~aaaaaacaaaaaaai
        540 ^ F ~aaaae
        -318 ^ F ~acaaaiaaaaac
        -418 ^ F ~acabaiaaaaac
        -383 ^ F ~accbab
        -367 ^ F ~aci
        421 ^ F ~aeaaaabe
        -934 ^ F ~aic
        -817 ^ NO
        -811 ^ NO $
        674 ^ NO ,
        -159 ^ _
        304 ^ _ #
        -559 ^ _ ,
        -2227 ^ _ .
        432 ^ _ _
        -1023 ^ _ a
        -532 ^ _ at
        -593 ^ _ cooker
        332 ^ _ down
        646 ^ _ for
        -220 ^ _ in
        865 ^ _ on
        228 ^ _ the
        127 ^ _ ~
        -766 ^ _ ~aaaaaaaaaaaaaac
        1126 ^ _ ~aaaaaaaae
        -491 ^ _ ~aaaaaaaai
        817 ^ _ ~aaaaaaaaiaac
        649 ^ _ ~aaaaaaaaiacc
        -371 ^ _ ~aaaaaabac
        -308 ^ _ ~aaaaaabacaac
        -752 ^ _ ~aeaaaaaeaaac
        1853 ^ a
        230 ^ a F
        378 ^ a cup
        118 ^ a pint
        521 ^ a small
        -509 ^ add F
        301 ^ after
        419 ^ after the
        819 ^ airport
        428 ^ all
        639 ^ also
        -476 ^ american
        518 ^ an
        359 ^ an F
        -1029 ^ as
        187 ^ at
        648 ^ ate
        682 ^ ate the
        -274 ^ baby
        324 ^ back
        314 ^ back on
        262 ^ bad
        385 ^ bad day
        -633 ^ bag
        -471 ^ bag of
        518 ^ baked
        741 ^ barely
        743 ^ barely ate
        823 ^ beach
        143 ^ big
        -657 ^ big F
        474 ^ birthday
        565 ^ bit of
        362 ^ boiled
        -263 ^ bottle
        -993 ^ bought
        165 ^ bowl
        164 ^ bowl of
        544 ^ broke
        446 ^ brown F
        692 ^ bubble
        350 ^ burnt
        -465 ^ buy
        -315 ^ buy F
        411 ^ came home
        -286 ^ can
        426 ^ can of
        -699 ^ cant
        -638 ^ carb
        -409 ^ cheesy
        673 ^ chicago
        450 ^ chipotle
        657 ^ chomped
        857 ^ christmas
        336 ^ club
        336 ^ club F
        1124 ^ coach
        121 ^ consuming
        -1008 ^ costco
        -574 ^ costco run
        433 ^ cottage
        430 ^ cottage F
        -608 ^ could
        626 ^ cup
        870 ^ cup of
        366 ^ dad
        253 ^ day
        1191 ^ decaf
        419 ^ decided on
        682 ^ desk
        -646 ^ did
        916 ^ didnt
        -477 ^ didnt eat
        410 ^ didnt have
        281 ^ diet F
        532 ^ dim
        415 ^ dim sum
        -198 ^ dinner
        -879 ^ dishwasher
        -286 ^ dog
        1041 ^ double
        307 ^ double F
        -850 ^ drink
        459 ^ dropped
        -596 ^ dropped my
        975 ^ early
        -380 ^ easter
        -1086 ^ easy
        -373 ^ eat
        -800 ^ end
        385 ^ energy
        129 ^ enjoying
        126 ^ enjoying a
        -200 ^ everyone
        -652 ^ fancy
        -637 ^ farmed
        -633 ^ farmed #
        495 ^ fasting
        -571 ^ fed
        -562 ^ feeding
        -506 ^ feeling
        396 ^ feeling _
        825 ^ ferry
        579 ^ finally
        468 ^ finished
        576 ^ finished off
        954 ^ flask
        -561 ^ fold
        -267 ^ food
        -149 ^ for
        126 ^ for a
        -301 ^ for breakfast
        509 ^ for dinner
        134 ^ for my
        -668 ^ for the
        -418 ^ forgot my
        606 ^ forgot to
        -737 ^ freezer
        454 ^ french
        -285 ^ fridge
        -809 ^ fried
        442 ^ fried F
        -893 ^ fried green
        643 ^ frozen
        645 ^ frozen F
        1103 ^ full
        897 ^ full english
        737 ^ gave
        438 ^ glass
        436 ^ glass of
        282 ^ got
        -644 ^ grab
        1302 ^ grabbed
        336 ^ grabbed F
        633 ^ grabbed a
        402 ^ gran
        -890 ^ grandad
        322 ^ grande
        240 ^ grilled
        470 ^ grilled F
        1035 ^ had
        252 ^ had #
        964 ^ had F
        -874 ^ had a
        442 ^ had some
        398 ^ had the
        907 ^ hangover
        -755 ^ hard
        -594 ^ harvest festival
        -711 ^ having
        -5 ^ he
        -601 ^ heartburn
        -387 ^ hello
        -373 ^ hello F
        -704 ^ hi
        833 ^ hospital
        583 ^ hot
        -772 ^ hot cross
        439 ^ hotel
        -222 ^ how
        -584 ^ how many
        167 ^ i
        443 ^ i _
        826 ^ i didnt
        -367 ^ i had
        558 ^ i just
        409 ^ i possess
        853 ^ iced
        556 ^ iced F
        396 ^ ill today
        573 ^ in _
        -1025 ^ ingredients
        -1024 ^ ingredients .
        -636 ^ invoice
        -778 ^ it
        376 ^ it was
        407 ^ jacket
        407 ^ jacket F
        -953 ^ java
        701 ^ just
        699 ^ kept
        360 ^ kids
        354 ^ kids in
        1045 ^ knocked
        754 ^ knocked back
        -1799 ^ lady
        240 ^ large
        605 ^ last night
        665 ^ late
        -509 ^ leave
        -649 ^ left
        591 ^ leftovers
        -726 ^ like
        -703 ^ log
        -231 ^ lunch
        562 ^ lunch .
        634 ^ maccies
        -428 ^ made
        376 ^ made F
        -700 ^ make
        -572 ^ make that
        -960 ^ marinade
        -377 ^ maybe
        -576 ^ maybe F
        -924 ^ meal
        -396 ^ medium
        277 ^ medium F
        203 ^ meeting
        687 ^ met
        790 ^ mowed
        745 ^ mr kipling
        648 ^ munched
        -190 ^ my
        164 ^ my F
        -528 ^ my son
        -254 ^ nan
        431 ^ nasi
        -716 ^ need
        -244 ^ new
        1074 ^ night
        -403 ^ not
        716 ^ nothing
        571 ^ nothing for
        -627 ^ nutrition
        670 ^ only
        -1289 ^ order
        -597 ^ ordered
        -525 ^ ordered a
        354 ^ overnight
        358 ^ overnight F
        -1044 ^ packed
        912 ^ pad
        476 ^ pad thai
        -642 ^ paint
        -812 ^ painted
        796 ^ papa
        602 ^ passed on
        -743 ^ pick
        -737 ^ pick up
        666 ^ picked at
        -466 ^ piece
        -863 ^ plan
        -344 ^ planted
        1003 ^ please add
        607 ^ please log
        337 ^ polished
        339 ^ polished off
        606 ^ popeyes
        787 ^ popped
        464 ^ post
        -601 ^ potluck
        418 ^ preparing
        -1380 ^ printer
        796 ^ protein
        386 ^ protein F
        1094 ^ protein bar
        436 ^ pulled
        272 ^ put
        493 ^ quick
        686 ^ quick #
        -436 ^ recipe
        731 ^ red F
        -464 ^ ring
        515 ^ roast
        687 ^ roast dinner
        839 ^ said
        761 ^ saved
        491 ^ saw
        -572 ^ school
        691 ^ schooner
        433 ^ shepherds
        448 ^ shepherds F
        683 ^ side
        728 ^ skipped
        874 ^ skipped lunch
        76 ^ slice
        559 ^ slice of
        189 ^ small F
        711 ^ smashed
        -846 ^ so
        -417 ^ so hungry
        677 ^ somebody
        -538 ^ sour
        329 ^ spag
        391 ^ spring
        391 ^ spring F
        -489 ^ starbucks
        -517 ^ starbucks F
        -598 ^ staying
        935 ^ stir
        1157 ^ stir fry
        1294 ^ stole
        1181 ^ stopped
        574 ^ stopped at
        -849 ^ substitute
        -584 ^ sunday F
        270 ^ sunday roast
        -957 ^ sweet
        427 ^ table for
        -1238 ^ tesco
        -853 ^ that
        -545 ^ that was
        -1399 ^ the
        614 ^ the F
        498 ^ the _
        428 ^ the cat
        -259 ^ there
        -603 ^ thirsty
        911 ^ this
        629 ^ this _
        324 ^ this morning
        493 ^ toad
        490 ^ toad in
        -646 ^ tomorrow
        -624 ^ tomorrow .
        488 ^ tonight
        -305 ^ too
        724 ^ trail
        724 ^ trail mix
        362 ^ tried
        143 ^ trying
        131 ^ trying to
        536 ^ tucked
        536 ^ tucked into
        -534 ^ turned
        -448 ^ turned down
        -544 ^ vanilla
        -574 ^ vanilla F
        -1027 ^ waiter
        457 ^ walked
        384 ^ walked the
        715 ^ walking
        277 ^ was
        933 ^ we had
        477 ^ went
        339 ^ went for
        657 ^ went out
        -485 ^ were
        -739 ^ what
        -461 ^ when i
        -413 ^ white F
        -465 ^ who
        -604 ^ whole
        -449 ^ wish
        -781 ^ yellow
        348 ^ ~
        -1119 ^ ~ #
        -193 ^ ~ ,
        -1268 ^ ~ .
        419 ^ ~ F
        -1106 ^ ~ _
        1257 ^ ~ ~
        483 ^ ~ ~aaaaaaaaaaaaaac
        -464 ^ ~ ~aaaaaaaaaaaae
        825 ^ ~ ~aaaaaaaaaab
        416 ^ ~ ~aaaaaaaaeaab
        852 ^ ~ ~aaaaaaaaeaag
        920 ^ ~ ~aaaaaaaai
        -307 ^ ~ ~aaaaaaaaiaac
        -869 ^ ~ ~aaaaaaaaiaai
        -44 ^ ~ ~aaaaaaaaiacc
        1114 ^ ~ ~aaaaaaac
        -851 ^ ~ ~aaaaaaae
        -42 ^ ~ ~aaaaaaai
        -772 ^ ~ ~aaaaaaaiaaac
        -27 ^ ~ ~aaaaaab
        642 ^ ~ ~aaaaaabae
        444 ^ ~ ~aaaaaacaeaaaaai
        -743 ^ ~ ~aaaaaao
        -44 ^ ~ ~aaaaacaai
        584 ^ ~ ~aaaae
        -537 ^ ~ ~aab
        653 ^ ~ ~aacaaab
        -716 ^ ~ ~aacaaabc
        -621 ^ ~ ~aacaaaeaiaac
        539 ^ ~ ~acabaiaaaaac
        -505 ^ ~ ~aeaaaaaeaaac
        -404 ^ ~ ~aeaaaaaeaiac
        319 ^ ~ ~c
        578 ^ ~aaaaaaaaaaaaaaab
        561 ^ ~aaaaaaaaaaaaaaac
        1743 ^ ~aaaaaaaaaaaaaab
        -458 ^ ~aaaaaaaaaaaaaab #
        -670 ^ ~aaaaaaaaaaaaaab F
        353 ^ ~aaaaaaaaaaaaaab ~
        850 ^ ~aaaaaaaaaaaaaab ~aaaaaaaai
        365 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -781 ^ ~aaaaaaaaaaaaaac
        -392 ^ ~aaaaaaaaaaaaaac #
        -280 ^ ~aaaaaaaaaaaaaac F
        589 ^ ~aaaaaaaaaaaaaac ~
        -350 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -403 ^ ~aaaaaaaaaaaaaae
        665 ^ ~aaaaaaaaaaaaaae &
        298 ^ ~aaaaaaaaaaaaaae ~
        -753 ^ ~aaaaaaaaaaaaaae ~aic
        -218 ^ ~aaaaaaaaaaaaaai
        931 ^ ~aaaaaaaaaaaaaaj
        1035 ^ ~aaaaaaaaaaaaaaj ~
        -607 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -324 ^ ~aaaaaaaaaaaaab
        382 ^ ~aaaaaaaaaaaaab F
        286 ^ ~aaaaaaaaaaaaab ~
        801 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        459 ^ ~aaaaaaaaaaaaacb
        386 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        323 ^ ~aaaaaaaaaaaaai
        410 ^ ~aaaaaaaaaaaaai ~
        423 ^ ~aaaaaaaaaaaab
        -497 ^ ~aaaaaaaaaaab
        -393 ^ ~aaaaaaaaaaac
        177 ^ ~aaaaaaaaaaac F
        -415 ^ ~aaaaaaaaaaac _
        772 ^ ~aaaaaaaaaaac ~
        -292 ^ ~aaaaaaaaaaac ~aaaaaaaaaaac
        652 ^ ~aaaaaaaaaaacaab
        -529 ^ ~aaaaaaaaaaacac
        -450 ^ ~aaaaaaaaaaacac ~
        -732 ^ ~aaaaaaaaaaah
        -474 ^ ~aaaaaaaaac
        1047 ^ ~aaaaaaaae
        -1111 ^ ~aaaaaaaae #
        -262 ^ ~aaaaaaaae F
        322 ^ ~aaaaaaaae _
        818 ^ ~aaaaaaaae ~
        829 ^ ~aaaaaaaae ~aaaaaaaai
        -274 ^ ~aaaaaaaae ~aaaaaaaaiaac
        531 ^ ~aaaaaaaae ~aaaaaabacaac
        -438 ^ ~aaaaaaaae ~aaaaaacaaaaaaai
        -649 ^ ~aaaaaaaae ~aeaaaaaeaaac
        1042 ^ ~aaaaaaaae ~c
        -316 ^ ~aaaaaaaaeaaaaac
        -481 ^ ~aaaaaaaaeaac
        -284 ^ ~aaaaaaaaeaag
        866 ^ ~aaaaaaaai
        521 ^ ~aaaaaaaai #
        -742 ^ ~aaaaaaaai _
        368 ^ ~aaaaaaaai ~aaaaaaaae
        158 ^ ~aaaaaaaaiaac
        639 ^ ~aaaaaaaaiaac _
        -780 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -215 ^ ~aaaaaaaaiacc
        -552 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        133 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -634 ^ ~aaaaaaab
        -795 ^ ~aaaaaaac
        -715 ^ ~aaaaaaac #
        -274 ^ ~aaaaaaac F
        1159 ^ ~aaaaaaac ~aaaaaaac
        687 ^ ~aaaaaaac ~aaaaaabacaac
        -320 ^ ~aaaaaaac ~aeaaaaaeaaac
        76 ^ ~aaaaaaacaaac
        557 ^ ~aaaaaaacaaac ~aaaaaaaai
        -346 ^ ~aaaaaaace
        -370 ^ ~aaaaaaad
        571 ^ ~aaaaaaae
        515 ^ ~aaaaaaae F
        1033 ^ ~aaaaaaai
        268 ^ ~aaaaaaai F
        211 ^ ~aaaaaaai ~
        -304 ^ ~aaaaaaai ~aeaaaaaeaaac
        -961 ^ ~aaaaaaai ~aeaaaabe
        463 ^ ~aaaaaaaiaaac
        138 ^ ~aaaaaab
        700 ^ ~aaaaaab .
        333 ^ ~aaaaaab ~aaaaaaaai
        209 ^ ~aaaaaabac .
        498 ^ ~aaaaaabac ~aaaaaaaai
        -390 ^ ~aaaaaabacaac
        1073 ^ ~aaaaaabae
        412 ^ ~aaaaaac ~aaaaaaaaaaac
        -657 ^ ~aaaaaac ~aeaaaaaeaaac
        846 ^ ~aaaaaacaaaaaaci
        137 ^ ~aaaaaacaaaac
        -556 ^ ~aaaaaacaaaac F
        529 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        334 ^ ~aaaaaacaaaac ~aaaaaaaaiacc
        -407 ^ ~aaaaaae
        -679 ^ ~aaaaaae #
        -1107 ^ ~aaaaaae F
        564 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        -206 ^ ~aaaaaae ~aeaaaaaeaaac
        -530 ^ ~aaaaaaeaaaaaaab
        -412 ^ ~aaaaaaec
        -794 ^ ~aaaaaag
        -612 ^ ~aaaaaagaaaaaaai
        1301 ^ ~aaaaaagaaaaaaaj
        79 ^ ~aaaaaam
        769 ^ ~aaaaaam ~
        -816 ^ ~aaaaaamaaaaaaab
        -504 ^ ~aaaaaamaaaaaaab F
        -218 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -592 ^ ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        497 ^ ~aaaaaamae
        194 ^ ~aaaaaao
        -304 ^ ~aaaaaao ~aeaaaaaeaaac
        463 ^ ~aaaaab
        398 ^ ~aaaaab ~aaaaacaai
        -861 ^ ~aaaaabac
        613 ^ ~aaaaabc ~aaaaacaai
        -409 ^ ~aaaaabc ~aeaaaaaeaiac
        -856 ^ ~aaaaae
        -487 ^ ~aaaaai
        -196 ^ ~aaaab
        -403 ^ ~aaaabaaae .
        203 ^ ~aaaabaaaeaab
        396 ^ ~aaaac ~aaaaaabi
        722 ^ ~aaaae
        -569 ^ ~aaaae F
        269 ^ ~aaaae ~aaaaaaac
        488 ^ ~aaaaeab
        -644 ^ ~aaaaf
        -627 ^ ~aaaaf .
        -423 ^ ~aaacaaaaaaac
        496 ^ ~aaaiaaaaaaaaaab
        721 ^ ~aaaiaaaaaaac
        -706 ^ ~aaaiaaaaaaac ~
        563 ^ ~aaaiaaaaaaac ~aaaaaaaaiacc
        -847 ^ ~aab
        -1211 ^ ~aab #
        162 ^ ~aab F
        472 ^ ~aab ~
        -1121 ^ ~aab ~aaaaaaaaaaaaaae
        666 ^ ~aab ~aaaaaaaai
        -184 ^ ~aab ~aeaaaaaeaaac
        178 ^ ~aabaab
        -371 ^ ~aacaaaaaaaac
        -704 ^ ~aacaaaaaaai
        -219 ^ ~aacaaaac
        -507 ^ ~aacaaaacaai F
        -848 ^ ~aacaaab
        -1286 ^ ~aacaaabc
        -695 ^ ~aacaaacc
        -565 ^ ~aacaaacc ~aeaaaabe
        -655 ^ ~aacaaae
        -725 ^ ~aacaaaeaiaac
        -717 ^ ~aacaabc
        -466 ^ ~aacabaab
        -317 ^ ~aacabaab F
        619 ^ ~aae ~aaaaaabac
        -337 ^ ~aae ~aaaaaabacaac
        805 ^ ~aaeaaaaaaaac
        573 ^ ~aaeaaaaaaaac ~aaaaaaaai
        615 ^ ~aaiaaaab ~aaaaaaab
        -497 ^ ~ab
        -911 ^ ~ab ~
        -532 ^ ~abaaaaaaae ~be
        -761 ^ ~abaaaab
        -501 ^ ~ac
        426 ^ ~ac ~aaaaaaaai
        -543 ^ ~ac ~be
        -666 ^ ~acab
        275 ^ ~acabai
        -849 ^ ~acabi
        -163 ^ ~aci
        -735 ^ ~aci _
        350 ^ ~aci ~
        -806 ^ ~aci ~aacaaaaaaaac
        828 ^ ~aci ~aacaaaac
        395 ^ ~aci ~accbab
        562 ^ ~aeaaaaae
        357 ^ ~aeaaaaae F
        595 ^ ~aeaaaaaeaaac
        -135 ^ ~aeaaaaaeaaac #
        975 ^ ~aeaaaaaeaaac F
        -40 ^ ~aeaaaaaeaaac _
        647 ^ ~aeaaaaaeaaac ~
        -84 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -150 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -633 ^ ~aeaaaaaeaaac ~aaaaaab
        -250 ^ ~aeaaaaaeaaac ~c
        429 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -185 ^ ~aeaaaaaeaiac
        151 ^ ~aeaaaaaeaiac F
        -471 ^ ~aeaaaaaeaiac ~
        -615 ^ ~aeaaaaaeaiac ~aaaaaabacaac
        -406 ^ ~aeaaaaaeaiac ~c
        -263 ^ ~aeaaaabaaae
        -721 ^ ~aeaaaabe
        604 ^ ~aeaaaabe _
        -662 ^ ~aeaaaabe ~
        -334 ^ ~aeaaaabe ~aaaaaaaae
        324 ^ ~aeaaaabe ~aaaaaab
        1523 ^ ~ai
        124 ^ ~ai #
        436 ^ ~ai F
        885 ^ ~ai ~
        339 ^ ~ai ~aaaaaaaaiaaae
        -142 ^ ~ai ~aaaaaaaaiaac
        401 ^ ~ai ~aeaaaaaeaaac
        985 ^ ~aic
        502 ^ ~aic #
        441 ^ ~aic F
        577 ^ ~aic ~aaaaaaaaiaaae
        441 ^ ~aic ~aaaaaaae
        281 ^ ~aic ~aeaaaaaeaaac
        -632 ^ ~aic ~aeaaaaaeaiac
        270 ^ ~be
        439 ^ ~be _
        -471 ^ ~be ~aaaaaae
        380 ^ ~be ~aab
        -443 ^ ~be ~acabi
        985 ^ ~be ~aci
        599 ^ ~be ~ai
        403 ^ ~c
        387 ^ ~c F
        153 ^ ~c _
        -375 ^ ~c ~
        578 ^ ~c ~aaaaaaaae
        -734 ^ ~c ~aaaaaaaaiaac
        -698 ^ ~c ~aaaaaaai
        914 ^ ~c ~aaaaaagaaaaaaai
        370 ^ ~c ~aaaaaao
        -146 ^ ~c ~aic
        -291 ^ ~caaaaaaaaaac
        -373 ^ ~caaaaaaae
        -482 ^ ~caaaaaaaeaac
        -249 ^ ~ee
        857 ^ ~ee ~aaaaaag
        433 ^ ~ee ~aab
        -701 ^ ~i
        -979 _ #
        -1286 _ # $
        416 _ # ,
        -1306 _ # F
        -222 _ # _
        -588 _ # a
        -913 _ # pm
        345 _ # with
        -712 _ # ~
        359 _ # ~aaaaaaaai
        501 _ # ~aaaaaaaaiaac
        344 _ # ~aaaaaaaaiaai
        -446 _ # ~aeaaaaaeaaac
        -477 _ $
        40 _ ,
        264 _ , F
        -1270 _ , NO
        -709 _ , italian
        581 _ , the
        732 _ , ~
        -557 _ , ~aaaaaaaaaaac
        557 _ , ~aeaaaaaeaaac
        512 _ .
        580 _ . F
        -613 _ . _
        -534 _ . ~
        46 _ F
        778 _ F $
        -702 _ F F
        -526 _ F _
        -385 _ F and
        376 _ F in
        -491 _ F on
        644 _ F ~
        -374 _ F ~aaaaaaaaaab
        -623 _ F ~aaaaaaaae
        450 _ F ~aaaaaaaaiaac
        -478 _ _
        -744 _ _ #
        -900 _ _ $
        -618 _ _ F
        318 _ _ _
        1537 _ _ by
        1359 _ _ ~aaaaaaaai
        -518 _ _ ~aaaaaaaaiaac
        -4 _ a F
        -457 _ after
        -298 _ all
        -480 _ and
        -394 _ and F
        878 _ at
        -625 _ at the
        -609 _ between
        405 _ by
        -489 _ by mouth
        -603 _ cooker
        485 _ day
        598 _ done
        612 _ dram
        712 _ finally
        -613 _ for #
        445 _ for _
        -370 _ for a
        808 _ for lunch
        -432 _ had
        640 _ home
        532 _ i
        -402 _ in
        533 _ into
        725 _ into a
        -978 _ is
        -160 _ it
        619 _ machine
        587 _ machine F
        560 _ me
        -253 _ my
        1303 _ noon
        833 _ noon $
        -617 _ of
        -807 _ of myself
        1115 _ of the
        -758 _ on $
        597 _ on F
        -467 _ on the
        372 _ out for
        -312 _ oz
        -388 _ oz ,
        301 _ oz of
        -545 _ report
        457 _ station
        585 _ the
        -90 _ the F
        -526 _ then
        -545 _ to
        272 _ to cook
        -399 _ tonight
        522 _ up
        -644 _ up $
        360 _ w
        477 _ w the
        -276 _ with
        382 _ with #
        619 _ with the
        372 _ ~
        -997 _ ~ #
        -421 _ ~ $
        -429 _ ~ ,
        461 _ ~ F
        -753 _ ~ ~
        1129 _ ~ ~aaaaaaaaaab
        1143 _ ~ ~aaaaaaaai
        556 _ ~ ~aaaaaaaaiaai
        651 _ ~ ~aaaaaaaaiacc
        794 _ ~ ~aaaaaab
        -590 _ ~aaaaaaaaaaaaaab
        -1037 _ ~aaaaaaaaaaaaaac
        815 _ ~aaaaaaaaaaaae
        -477 _ ~aaaaaaaaaaaae $
        562 _ ~aaaaaaaaaaac $
        376 _ ~aaaaaaaaaaacec ~aaaaaaaaiacc
        -458 _ ~aaaaaaaaaab
        -392 _ ~aaaaaaaaaab F
        31 _ ~aaaaaaaae
        -529 _ ~aaaaaaaae $
        704 _ ~aaaaaaaae ,
        812 _ ~aaaaaaaae F
        -569 _ ~aaaaaaaae ~
        844 _ ~aaaaaaaaeaab ,
        88 _ ~aaaaaaaai
        -416 _ ~aaaaaaaai #
        -406 _ ~aaaaaaaai F
        -569 _ ~aaaaaaaai _
        256 _ ~aaaaaaaai ~
        901 _ ~aaaaaaaai ~aaaaaaaiaaac
        205 _ ~aaaaaaaai ~aeaaaaaeaaac
        -163 _ ~aaaaaaaaiaac
        -762 _ ~aaaaaaaaiaac $
        279 _ ~aaaaaaaaiaac _
        -106 _ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -293 _ ~aaaaaaaaiaai
        383 _ ~aaaaaaaaiaai #
        -1063 _ ~aaaaaaaaiaai ~
        278 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -614 _ ~aaaaaaaaiacc #
        443 _ ~aaaaaaaaiacc _
        -629 _ ~aaaaaaaaiacc ~
        810 _ ~aaaaaaaaiacc ~aaaaaabac
        -517 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        -342 _ ~aaaaaaac
        282 _ ~aaaaaaae
        419 _ ~aaaaaaai
        -617 _ ~aaaaaaai $
        -627 _ ~aaaaaaai ~aaaaaaaaaaac
        -448 _ ~aaaaaaaiaaac
        651 _ ~aaaaaab
        -293 _ ~aaaaaabac
        -473 _ ~aaaaaabacaac
        -515 _ ~aaaaaac
        -303 _ ~aaaaaacaaaac
        -590 _ ~aaaaacaai
        272 _ ~aaaaacaai ~aacaaaac
        615 _ ~aaaaacaai ~aeaaaaaeaaac
        -399 _ ~aaaaeab
        -979 _ ~acaaaiaaaaac
        -361 _ ~acaaaiaaaaac ~
        111 _ ~acab
        939 _ ~aci
        603 _ ~aeaaaaaeaaac
        -188 _ ~aeaaaaaeaaac F
        -865 _ ~aeaaaaaeaaac _
        521 _ ~aeaaaaaeaaac ~aaaaaaaae
        -267 _ ~aeaaaaaeaiac
        -26 _ ~aeaaaabe
        -526 _ ~aeaaaabe $
        -797 _ ~ai
        970 _ ~be
        520 _ ~c
        -613 _ ~ee
        491 a
        340 a #
        309 a # F
        342 a # _
        394 a # of
        185 a # oz
        628 a F
        441 a F $
        -659 a F ,
        -270 a F F
        -279 a F _
        -728 a F after
        146 a F at
        1198 a F bar
        595 a F between
        -772 a F but
        -464 a F for
        577 a F on
        581 a F to
        -113 a F with
        -102 a _
        313 a _ $
        -579 a bad
        -274 a bag
        -705 a bag of
        -540 a bar
        -538 a bar of
        -287 a bit
        -601 a bit of
        -389 a bottle
        510 a bowl
        194 a bowl of
        202 a cup
        180 a cup of
        -503 a day
        -694 a double
        -514 a good
        -615 a kilo
        912 a la
        173 a large
        461 a medium
        -457 a new
        301 a package
        299 a package of
        1027 a pint
        258 a pint of
        -405 a pound
        -341 a pound of
        331 a raw
        259 a single
        -100 a slice
        -166 a slice of
        393 a small
        -1056 a splash
        -1059 a splash of
        412 a tablespoon
        413 a tablespoon of
        273 a tin
        357 a tin of
        573 a treat
        762 a tub
        762 a tub of
        -637 a warm
        -687 a whole
        -455 a whole F
        -732 about
        730 about #
        929 about # $
        319 about # F
        -748 about F
        -578 about the
        664 acai
        663 acai bowl
        751 actually
        -551 add
        586 add #
        243 added
        -425 after #
        206 after $
        -532 after F
        -818 after F $
        -581 after dinner
        -581 after dinner $
        -616 after my
        513 after the
        -747 after the game
        615 after the gym
        324 after work
        489 afternoon
        -1 again
        -850 again $
        376 again today
        378 again today $
        -1344 against
        -280 air
        564 airport
        426 al
        -409 alarm
        429 all
        167 all day
        -318 all day $
        807 all good
        803 all good $
        992 all i
        -565 all my
        624 all night
        486 all of
        -1010 allergy
        -1540 allotment
        -826 almost
        138 along
        -608 already $
        799 also
        -419 always
        -440 am $
        652 am ,
        -678 am and
        -1118 american
        -458 american F
        771 an
        1113 an F
        426 an F $
        628 an _
        -722 an hour
        -521 an hour $
        -326 an iced
        -324 an iced F
        401 and
        -65 and #
        240 and # F
        122 and F
        666 and F $
        259 and F ,
        410 and F F
        -594 and F _
        -661 and F again
        329 and F at
        -478 and F from
        549 and F in
        -914 and F of
        625 and F sauce
        -219 and F with
        -623 and F work
        241 and _
        615 and _ F
        726 and a
        -402 and a #
        19 and a F
        -642 and a warm
        610 and an
        550 and an F
        547 and ate
        633 and had
        483 and had a
        1366 and i
        544 and some F
        -974 and stick
        -473 and the
        -341 another
        -463 any
        -488 anything
        813 anyway
        -339 apparently
        -287 are
        -655 are F
        -266 are _
        309 around
        347 around #
        541 around # pm
        1068 arvo
        -1184 as
        -2031 as F
        -1636 as F F
        608 as _
        -542 as a
        -881 as a F
        230 as my
        223 as yesterday
        -636 asda
        -791 at
        -348 at #
        -536 at # $
        317 at # am
        482 at # pm
        -207 at F
        -469 at F ,
        597 at _ ,
        -78 at a
        923 at dennys
        746 at my
        236 at my desk
        457 at nans $
        564 at the
        -780 at the F
        554 at the office
        697 at the pub
        511 at the weekend
        120 ate
        360 ate #
        -583 ate # F
        -398 ate a F
        -680 ate all
        966 ate it
        -525 ate my
        354 ate my F
        946 ate the
        558 ate the lot
        1061 au
        -734 aunt
        -615 avoid
        -610 avoid F
        -256 away $
        315 babies
        74 baby
        -429 baby $
        385 baby food
        -642 back
        -807 back $
        -915 back in
        364 back on
        314 back on track
        -462 bad
        -536 bad F
        408 bad day
        372 bad day .
        784 bag
        370 bag $
        423 bag ,
        648 bag of
        1179 bag of F
        -1486 bags
        -536 bags of
        1259 baked
        92 baked F
        -496 baked F ,
        208 bakery
        415 bakery $
        867 bakery ,
        -990 baking
        569 balcony $
        -510 ball
        -675 balls
        -598 balls ,
        -801 balls , F
        1067 banh
        584 banh mi
        1450 bar
        -165 bar $
        365 bar at
        -529 bar of
        811 barely
        747 barely ate
        453 barely ate ,
        507 basket
        -631 batch
        -685 bath
        -604 bathroom
        -570 batter
        322 bbq
        -1247 be
        677 be good
        269 be good .
        420 be healthy
        419 be healthy ,
        617 beach
        -664 bear
        320 beat
        1186 because
        -39 bed
        473 bed $
        353 bed ,
        9 before
        581 before #
        440 before bed
        401 before bed $
        -399 before i got
        747 before the _
        133 being
        746 belly
        873 belly $
        436 benedict $
        793 benny
        -680 best
        -172 best F
        -492 between #
        597 beyond
        537 bfast
        827 bhel
        1137 big
        464 big #
        463 big # $
        -568 big F
        497 bike
        -514 bill
        -603 bin
        694 bird
        604 birthday
        418 birthday $
        -621 birthday F
        798 bit _
        814 bit _ $
        -145 bit of
        -856 bit of a
        513 bite of
        982 bits
        632 bitter
        1532 black
        544 black $
        616 black ,
        -26 black F
        379 black F $
        737 blankets
        -474 block
        269 blood
        829 bloody mary
        819 bloody mary $
        826 blorf
        -1316 blossom
        1090 blue
        330 bo
        -501 board
        -876 boil
        632 boiled
        599 boiled F
        696 bol
        599 bone
        297 bone in
        299 boneless
        859 bonfire
        -529 book
        -579 booked
        -365 boss
        860 both
        -388 bottle
        -458 bottle $
        162 bottle of
        -603 bought
        1030 bought a F
        1076 bowl
        -219 bowl $
        -241 bowl ,
        -1089 bowl , F
        695 bowl of
        380 bowl of F
        361 bowl with
        472 bowls
        341 box
        221 box $
        -1446 boxes
        579 boy
        415 boy $
        888 break
        710 break $
        791 breakfast
        -724 breakfast $
        -446 breakfast ,
        -538 breakfast , #
        583 breakfast , a
        587 breakfast .
        303 breakfast F
        1243 breast
        819 breast ,
        793 breast , #
        1114 brekkie
        -599 bride
        -1139 bring
        -544 bring F
        790 broke
        1424 brought
        901 brown F
        221 brown F $
        928 bubble
        478 bubble F
        -770 budget
        790 buffet
        -713 build
        -1284 bump
        425 burned
        377 burnt
        108 bus $
        -984 business
        -476 busy
        1249 but
        918 but had
        520 but i
        114 but the
        601 but the F
        -1245 butcher
        1005 butty
        573 butty $
        -585 buy
        -437 buy F
        -402 buy F ,
        -506 by #
        -489 by mouth
        1003 by the
        -389 c
        713 cab
        1326 caesar
        618 caesar F
        671 call
        1352 call ,
        1202 calling
        324 calorie
        -296 calories
        -589 cals
        1104 came
        363 came out
        292 came out well
        870 camp
        440 can
        729 can $
        -205 can i
        588 can of
        531 can of F
        -270 can you
        -775 cancelled
        12 canned
        -1330 cant
        736 canteen
        -787 capsule
        -789 capsule $
        -1077 capsules
        -100 car
        -486 car $
        543 car park
        561 car park $
        -321 carb
        -970 carbohydrates
        -998 card
        806 casserole
        -1277 caster
        -694 cat
        -546 caterers
        -538 catering
        1270 caved
        1394 celebrate
        430 celebrated
        594 change
        -334 chart
        -429 check
        824 cheeky
        -362 cheesy
        404 cheesy F
        1253 chicago
        999 chick
        300 chick fil
        300 chick fil a
        731 chilis
        -896 chillies
        905 chinese
        530 chipotle
        660 chomped
        285 chop
        669 chops
        331 chops $
        1229 chow
        683 chow mein
        -439 christmas
        -677 christmas $
        -802 chuck
        753 church
        -207 class
        460 class $
        744 clean $
        -774 client
        -731 client ,
        722 cliff
        745 cliff bar
        -1039 clockwork
        -729 closed
        -661 closed $
        161 club
        751 club F
        400 club F $
        553 coach
        956 cob
        -1324 coca
        -1327 coca F
        542 cold
        -472 cold $
        953 cold F
        -1010 come
        -527 comes
        923 comfort
        -1081 coming
        712 con
        418 cone
        439 consisted
        440 consisted of
        -349 consumed
        148 consuming
        -721 contain
        208 containing
        -489 contains
        -479 contains F
        267 cook so
        285 cooked
        -436 cooked $
        474 cooked ,
        -388 cooked F
        -753 cooker
        -402 cool
        -1308 cooling
        488 cos
        370 cos i
        374 cos i was
        316 costa
        -833 costco
        -573 costco run
        504 cottage
        498 cottage F
        -509 couch
        -423 couch F
        1016 could
        1443 couldnt
        1359 count
        681 counter
        579 couple
        -957 course
        567 cracked
        -953 crafted
        709 crispy
        -845 cross
        -961 crown
        544 crumble
        885 crumbs
        745 crunch
        -1051 crush
        210 crust
        1111 crusts
        -458 cry
        970 cup
        986 cup $
        -813 cup ,
        -862 cup F
        516 cup F $
        -500 cup F ,
        332 cup F F
        1053 cup of
        280 cup of F
        442 cured
        -163 cut
        645 da
        436 dad
        192 dark
        255 dark F
        -607 day
        674 day # ,
        -826 day $
        595 day , F
        -395 day .
        -356 day . F
        -812 day at
        -545 days
        -443 days $
        1061 de
        1347 decaf $
        -1051 decide
        421 decided on
        679 deep dish
        -359 defrost
        -696 degrees
        -612 dehydrated
        606 delayed
        943 dennys
        1439 desk
        427 desk $
        1920 dessert
        370 dessert $
        -703 diabetic
        1501 did
        -692 did a
        637 did i
        420 did i have
        686 didnt
        -989 didnt _
        597 didnt eat
        1293 didnt get
        -480 died
        193 diet
        1102 diet F
        730 diet F $
        -737 diet sheet
        512 diet starts
        582 diet starts tomorrow
        1052 dim
        838 dim sum
        413 dim sum $
        271 dinner
        568 dinner $
        251 dinner ,
        465 dinner , i
        -268 dish
        -1165 dishwasher
        -971 do
        -483 doc
        -391 does
        12 dog
        -561 dog ate
        288 dog then
        -419 dogs
        651 doi
        -1136 doing
        -395 dollars
        -317 done
        -420 done $
        1089 dont
        386 dont _
        488 dont _ $
        1022 dont tell
        -175 door
        677 double
        619 double F
        929 doubles
        598 dough
        613 down
        -274 down $
        380 down a F
        309 down for
        -1096 down to
        -966 dozen
        -513 dr F
        439 drained
        1070 dram
        626 dram $
        -557 drank
        -433 drank #
        -560 drew
        78 drink
        325 drink $
        417 drink ,
        -501 drink more
        -504 drink more F
        -1022 drinking
        -803 drinks
        780 drive
        266 drizzle
        774 drop
        463 dropped
        -724 dropped my
        647 dry
        562 dry F
        -493 due
        1246 during
        1224 during the
        822 e
        -738 each
        -956 each $
        -1036 ear
        409 earlier
        396 earlier $
        176 early
        -460 easter
        -1086 easy
        135 eat
        843 eat #
        -500 eat $
        -571 eat F
        -508 eat F $
        583 eat a
        809 eat dinner
        659 eaten
        -496 eating
        -912 eating a
        -893 eats
        -675 eats F
        -364 eight
        -1551 eighty
        -748 el
        509 else
        884 em
        1324 emergency
        -887 empty
        -316 end
        792 end of
        840 ended
        1516 energy
        808 energy drink
        476 energy drink $
        821 english
        87 enjoyed
        416 enjoying
        249 enjoying a
        -768 enough
        400 entire
        523 entry
        -586 equal
        -489 even
        425 evening
        366 evening $
        686 ever
        -1063 every
        -148 everyone
        -612 everything
        -552 everything $
        -606 everything F
        600 everywhere
        -303 except
        -473 extra
        -674 extra F
        -545 eyes
        -1444 face
        923 fairy
        304 fancy
        777 fancy ,
        -593 far
        -700 farmed
        -632 farmed #
        -359 fast
        -751 fast $
        298 fast food
        1382 fasting
        927 fasting ,
        318 fat
        -376 fed
        -304 fed the
        -575 feed
        -572 feeding
        -523 feeling
        396 feeling _
        879 ferry
        426 festival
        766 festival $
        883 few
        301 fil
        301 fil a
        335 filled
        837 fillet
        1044 filling
        848 filling $
        504 film
        706 filter F
        1028 finally
        224 finger
        549 fingers
        320 fingers $
        -401 fingers ,
        -332 fingers and
        -330 fingers and F
        671 finish
        555 finished off
        318 finished the F
        604 first
        687 first F
        -793 first then
        560 first thing
        561 first thing $
        541 first time
        232 first time $
        1032 five
        1295 flake
        940 flask
        947 flask of
        -263 flat
        83 flight
        -759 flower
        -655 flowering
        398 fluid
        367 fluid ounce
        -908 fly
        -623 fog
        -591 fold
        -506 fold in
        -1320 food
        -479 food .
        -475 food _
        -397 food poisoning
        -408 foods
        600 footlong $
        193 for
        -522 for #
        222 for # $
        -409 for # on
        -331 for F
        401 for F $
        -301 for _ ,
        -65 for a F
        857 for a _
        629 for annas birthday
        195 for breakfast
        -439 for breakfast $
        -221 for breakfast ,
        238 for dinner
        219 for dinner $
        182 for dinner ,
        351 for lunch
        64 for lunch ,
        175 for me $
        1132 for once
        -867 for santa
        868 for school
        -404 for sunday
        -639 for the
        637 for the F
        -529 for the _
        453 for the first
        950 for the road
        484 for the team
        1380 forgot
        -553 forgot my
        615 forgot to
        744 fork
        -1109 forty
        545 four
        784 fourth
        -1331 freezer
        446 french
        713 french F
        -561 fresh
        -713 fri
        -796 friday $
        373 fridge
        849 fried
        821 fried $
        519 fried F
        -888 fried green
        -882 fried green F
        360 friends
        370 friends $
        683 from
        -802 from #
        -375 from F
        -724 from a
        935 from tesco
        818 from tesco $
        1557 from the
        737 from the F
        380 from the _
        -1049 from the corner
        418 from the freezer
        548 from the place
        365 front of
        442 front of the
        -925 frozen
        -1014 frozen F
        1240 fry
        381 fry $
        -793 fry an
        -789 fry an F
        2163 fry up
        472 fuel
        744 full
        -758 full $
        1154 full english
        -319 full of
        -243 full of F
        438 g
        265 g $
        560 g .
        698 g . #
        353 g F $
        -1128 g F ,
        311 g F and
        -827 g F with
        287 g bag
        260 g bag $
        -932 g carbohydrates
        293 g cooked
        252 g of
        -307 g protein
        -275 g protein $
        -294 game
        792 game $
        147 garden
        822 garden $
        173 gave
        843 gave in
        557 gave me
        1095 gel
        -904 get
        -693 get F
        -620 get a
        -364 gets
        -918 getting
        778 ginger F
        349 girls
        -719 give
        -518 giving
        663 glass
        466 glass of
        788 glazed
        775 glorps
        858 go $
        -1390 goal
        -956 goal #
        604 going
        -561 going to have
        -439 golden
        -597 golden F
        -404 gone off
        1025 good $
        269 good .
        633 goreng
        77 got
        182 got #
        -483 got F
        -378 got _
        947 got me
        455 got the
        -1353 grab
        -567 grab F
        1020 grabbed
        337 grabbed F
        345 grabbed a
        -527 gram
        -861 grams
        318 grams of
        811 grand
        -932 grandad
        660 grande
        379 grande F
        565 grandkids
        -542 grandma
        -711 grease
        -1260 great
        -644 great $
        645 greek
        607 greek F
        435 green F
        905 green F $
        -1664 green F and
        376 greggs
        915 grilled
        954 grilled F
        -1180 guests
        -583 guinea
        -739 guy
        445 gym
        245 gym $
        -535 had
        724 had # $
        157 had # F
        -388 had # slices
        1138 had F
        -172 had F $
        -394 had F F
        174 had F at
        -355 had F fingers
        194 had F for
        394 had F on
        -614 had NO
        -915 had a
        490 had a F
        -428 had nothing
        227 had the
        812 had the F
        -502 had to
        1025 haha
        2168 half
        706 halves
        488 hand
        518 hand F
        512 handed
        732 handful
        612 handful of
        570 handful of F
        910 hangover
        735 happened
        -963 hard
        -787 hard $
        -593 hard F
        -908 hard F F
        -593 harvest festival
        -733 has
        -666 has #
        145 has been
        672 have
        -401 have #
        -493 have F
        540 have _
        -672 have a
        597 have been
        330 have the
        794 have the F
        -364 havent
        -296 having
        -993 having F
        300 having a
        -203 he
        -522 head
        203 healthy
        418 healthy ,
        -662 heartburn
        -1085 held
        -739 hell
        -739 hello
        -370 hello F
        -689 hello F $
        625 helping
        -1531 hens
        -347 her F
        -499 here
        -703 here $
        -1087 hill
        368 him
        543 him $
        -592 his
        -295 his F
        -886 hit
        652 hole
        572 hole $
        421 holiday
        556 holiday $
        684 home ,
        437 homemade
        361 homemade F
        -993 hook
        -576 horse
        575 hortons
        492 hospital
        595 hot
        -632 hot $
        618 hot pocket
        615 hot pocket $
        625 hotel
        -673 hour
        -594 hour $
        -1376 hours
        -895 house
        -1238 house $
        576 how
        206 how much
        599 how much $
        -941 hr
        -804 hrs
        -561 humble
        427 hundred
        326 hunger
        -851 hungry
        -414 hungry $
        -544 husband
        -1210 hydration
        -65 i
        566 i _
        161 i am
        309 i ate
        -482 i cant
        402 i could
        475 i did
        -468 i didnt have
        -480 i drink
        -268 i get
        776 i got
        759 i got #
        147 i had
        -755 i had #
        1097 i had F
        244 i had a
        113 i have
        -889 i left
        415 i possess
        331 i possess a
        658 i think
        259 i think $
        538 i took
        374 i was hungry
        963 i went
        475 i will
        461 i will be
        2484 iced
        1144 iced F
        875 iced F $
        -515 iced F with
        1135 id
        -1212 idea
        1196 if _
        -648 ill
        397 ill today
        396 ill today ,
        -411 im
        528 im having
        -470 in
        -532 in # $
        639 in # ml
        881 in ,
        198 in F
        210 in F $
        -781 in F ,
        -144 in _
        513 in _ ,
        -852 in a
        437 in a _
        -902 in a cup
        964 in bed
        610 in bed $
        355 in bed ,
        740 in blankets
        374 in front
        377 in front of
        798 in it $
        662 in my F
        -520 in the
        -240 in the F
        952 in the car
        793 in the fridge
        629 in the hole
        851 in the hotel
        1263 in the kitchen
        472 in the library
        -559 in the oven
        495 in the park
        482 in town
        480 in town $
        672 inch
        171 inch of
        -585 inches $
        -419 included
        379 indulging
        379 indulging in
        -1030 ingredients
        -1024 ingredients .
        577 insisted
        -1071 install
        174 instant F
        972 instead
        197 into
        970 into F
        818 into a F
        -1159 into the
        -362 intolerant
        -639 invoice
        562 irish
        -837 is
        -575 is #
        -96 is _
        665 is being
        334 is my
        -480 is the
        -698 it
        368 it $
        -1076 it F
        368 it _
        374 it _ $
        1122 it again
        -575 it in
        1119 it was
        508 it went $
        -139 italian
        -526 italian F
        -680 italian F ,
        -1556 its
        809 jacket
        1088 jacket F
        534 jacket F $
        354 jan
        -1036 january
        -761 jar
        358 jar $
        -639 jar of
        -1417 jars
        -492 jars $
        -959 java
        772 joe
        520 judge
        -593 june
        657 just
        -466 just F
        329 just had
        448 just the
        -791 k
        1341 katsu
        453 kcal
        -323 keep
        -560 keeps
        -1155 kent
        -121 kept
        -972 keto
        -874 kg
        -322 kg of
        -209 kids
        -648 kids $
        -1232 kids F
        -823 kids F .
        -438 kids had
        -468 kids had F
        353 kids in
        356 kids in bed
        369 kiev
        -434 kill
        -616 kilo
        -943 kilos
        745 kipling
        677 kitchen
        680 kitchen $
        592 knife
        -687 knock
        834 knocked
        753 knocked back
        642 kraft
        360 krispy
        361 krispy F
        534 l
        1069 la
        -1011 lady
        202 lake
        -1163 landlord
        -922 landlord $
        485 laptop $
        600 large
        -412 large F
        214 large F $
        -517 large F with
        -466 last
        231 last F
        -1062 last F $
        563 last _
        -337 last night
        -1032 last year
        -83 late
        -1042 late $
        -540 later $
        -1046 laundry
        -1441 lb
        -778 lb #
        -778 lb # oz
        -565 lb F
        -1021 lbs
        411 leaf
        470 lean
        426 leave the
        680 leaves
        628 lecture
        -840 left it
        996 leftover
        248 leftover F
        1011 leftovers
        322 leftovers $
        143 leg
        -642 leg day
        632 legion
        1245 lemsip
        -493 less
        -1187 letters
        297 library
        1144 licked
        -525 lidl
        867 light
        -182 like F
        -357 like F $
        947 like _
        649 like _ $
        503 link
        -542 links
        -2319 list
        -415 list $
        -1331 list .
        -878 list . F
        -723 litre
        -493 little
        -1256 living
        510 lo
        -568 loaves
        713 log
        512 log F
        686 lol
        -876 long
        -852 look
        -629 look at
        382 looked
        1048 lost
        -844 lost #
        403 lost a
        -1064 lot
        -286 lot $
        -517 love
        -864 lovely
        -462 loves
        -455 loves F
        -457 low
        -1075 lunch
        198 lunch $
        294 lunch ,
        -383 lunch , F
        479 lunch .
        -557 lunch for
        636 lunch today
        287 lunch today ,
        417 lunch was
        504 lunchbox
        -938 luncheon
        -941 luncheon F
        -541 lunches
        557 lunchtime
        -1114 m25
        647 maccies
        423 machine
        591 machine F
        -850 mad $
        673 made F
        -440 made F F
        350 made F for
        -623 made me
        207 made with
        99 made with F
        -194 make
        437 make that
        435 make that #
        -485 making
        828 managed
        936 many
        321 maple
        -953 marinade
        871 market
        827 mary
        819 mary $
        647 masala
        475 masala F
        111 mashed
        112 mashed F
        620 match
        439 match $
        -924 maybe
        709 maybe #
        -1017 maybe $
        -576 maybe F
        500 mcdonalds
        586 mcdonalds $
        442 mcmuffin
        1399 me
        696 me #
        -267 me $
        -1336 me a
        864 me eat
        -596 meal prep
        -598 meal with
        -1209 meant
        432 measuring
        551 med
        360 medium
        348 medium F
        790 meeting
        546 meetings
        351 meetings $
        747 mein
        738 melt
        750 melt $
        -752 melted
        -746 melted F
        149 menu
        786 menu $
        664 met
        -821 mg
        -751 mg $
        316 mi
        420 microwave F
        116 midnight
        -603 midnight $
        660 midnight ,
        -396 might
        477 mild
        702 mile #
        709 mile # $
        1105 milky
        -1070 min
        795 mini
        795 mini F
        -386 mins
        -491 mins $
        -1060 minutes
        -262 minutes $
        651 mishti
        652 mishti doi
        336 missed
        554 missing
        433 mix
        136 mix $
        670 ml
        1341 ml $
        -616 ml F
        -866 ml F $
        -530 mobile
        646 monday
        -478 month $
        900 mopped
        903 mopped up
        -15 more
        39 morning
        426 morning ,
        -1120 most
        1023 mostly
        490 mostly F
        1450 mountain
        709 mountain of
        -861 mouse
        -866 mouse trap
        464 mouth
        627 move
        -295 moved to
        409 movie
        792 mowed
        -501 mr F
        744 mr kipling
        -943 mrs
        -531 ms
        19 much
        369 much $
        274 much F
        -395 much F $
        443 mug
        332 mug of
        129 mum
        -628 mummy
        345 mums
        648 munched
        446 mushy
        418 mushy F
        378 my
        -395 my F
        571 my F ,
        346 my _
        -395 my _ $
        438 my _ F
        503 my baby
        757 my breakfast
        228 my desk
        -645 my dinner
        292 my meal
        1712 my mouth
        675 my sister
        74 my snack
        515 my way
        659 myself
        278 myself $
        -468 myself to a
        -453 mystery
        677 n
        -12 n F
        -219 n F $
        -937 nail
        -892 name
        -453 nan
        836 nani
        454 nans $
        584 nasi
        -1178 near
        -597 nectar
        -674 need
        -472 need F
        823 needed
        -587 needs
        698 negative
        560 neighbour
        -1363 never
        824 never again
        826 never again $
        -969 new
        331 new _ $
        -1370 next
        -437 next week
        1024 ngl
        -679 nice
        441 night
        359 night $
        -393 night ,
        446 night .
        567 night F
        1397 nightcap
        -465 nil
        922 nipped
        668 nite
        640 no
        -436 no ,
        -738 none
        -659 none for
        287 nonfat
        145 noon
        -1027 normally
        -192 not
        -526 not a
        550 not sure
        -422 nothing
        -774 nothing but
        -629 now
        59 now $
        779 number
        -498 numbers
        -650 nutrition
        1763 o
        -664 o2
        888 of
        373 of #
        582 of # F
        -103 of F
        -925 of F #
        109 of F $
        -359 of F ,
        288 of F _
        -519 of F again
        -664 of F for
        -887 of F from
        680 of F so
        210 of F with
        -330 of _
        422 of _ $
        -549 of _ F
        -936 of a
        -859 of a F
        -824 of a _
        -334 of baked
        -435 of baked F
        216 of cooked
        -282 of dry F
        -589 of frozen
        -637 of frozen F
        369 of it
        -808 of myself
        -807 of myself $
        388 of raw
        410 of red
        554 of the
        322 of the F
        451 of the box
        563 of the day
        503 of the laptop
        328 of them
        -647 of this
        -471 of white
        -548 of white F
        -54 off
        -818 off $
        -486 off ,
        -447 off F
        -587 off F $
        596 off _
        716 off the
        -734 off the F
        898 off the _
        -641 off the pier
        -865 offer
        -520 offered
        833 office
        883 often
        517 oh
        -191 ok
        -759 ok $
        -954 old
        -637 on
        330 on #
        -394 on ,
        332 on F
        348 on F $
        303 on F ,
        -346 on F F
        450 on _ $
        -128 on a
        671 on a F
        -278 on friday
        -636 on friday $
        488 on holiday
        557 on holiday $
        -13 on it
        -108 on it $
        441 on monday
        261 on monday $
        111 on my
        -789 on offer
        -60 on the
        -930 on the F
        -138 on the _
        605 on the bus
        804 on the cob
        -549 on the dog
        438 on the go
        565 on the pier
        665 on the plane
        -711 on the radio
        465 on the sofa
        340 on the train
        852 on the way
        315 on track
        315 on track .
        569 on tv
        529 on white
        709 once
        456 once $
        938 one
        1077 ones
        685 only
        -634 only eats
        669 oops
        1145 open
        630 option
        -1430 or
        -1401 or F
        -740 or F F
        581 or so
        581 or so $
        428 or something
        428 or something $
        -1433 order
        -489 order .
        -425 ordered
        -317 ordered a
        -1250 orders
        1023 original
        1243 other
        759 other #
        495 ounce
        561 ounce of
        340 ounces
        316 ounces of
        -680 our
        -292 out
        -661 out #
        -911 out $
        1056 out for
        958 out for F
        -281 out of
        -852 out of F
        508 out of the
        290 out well
        299 out well ,
        439 out with
        -14 oven
        -356 oven $
        -113 over
        885 over my
        711 over the sink
        -835 overnight
        -472 overnight $
        392 own
        1053 own $
        597 oz
        687 oz $
        -416 oz ,
        -282 oz F
        -391 oz F $
        429 oz bottle
        391 pack
        474 pack $
        459 pack of
        337 package
        340 package of
        -1270 packed
        1124 packet
        411 packet $
        177 packet of
        1228 pad
        716 pad thai
        858 paid
        422 pain
        413 pain au
        -859 paint
        -1017 painted
        -904 pale
        -704 pan
        -831 paper
        -596 park
        798 park $
        -1338 parkrun
        687 party F
        618 passed on
        -863 paste
        -426 pastor
        1050 patty
        -747 pavement
        450 pcs
        -566 peel
        941 penguin
        -1021 people
        -606 pepa
        -1409 percent
        -452 physio
        -422 pi
        -1240 pick
        -1314 pick up
        -518 pick up F
        432 picked
        -458 picked F
        713 picked at
        612 picked up F
        290 picking
        422 piece
        360 piece of
        -413 piece of F
        1063 pieces
        653 pieces $
        666 pigs
        840 pigs in
        739 pigs in blankets
        -395 pill
        -802 pinch
        160 pink
        1022 pint of
        365 pint of F
        -437 pints of F
        191 place
        -629 place $
        438 place ,
        576 plain
        405 plain F
        -1843 plan
        -624 plan .
        728 plane
        -962 planted
        952 plate
        257 plate $
        627 plate ,
        301 plates
        -409 play
        -1401 please
        -536 please $
        1008 please add
        608 please log
        514 please log F
        -625 pls
        568 plumber
        821 plus
        -185 pm
        -719 pm $
        475 po
        568 po boy
        624 pocket
        620 pocket $
        -538 points
        -397 poisoning
        -940 polish
        -919 polish $
        673 poorly
        690 popeyes
        416 possess
        334 possess a
        565 post
        418 pot
        243 pot $
        280 pot F
        490 pouch
        -515 pound
        -277 pound of
        -625 pound of F
        -806 pounds
        -994 poured
        -474 powder
        568 powder $
        -745 powdered
        -741 powdered F
        425 power
        -1029 prep
        618 prepared
        -948 price
        -990 printer
        -909 priya
        1575 protein
        -345 protein $
        733 protein F
        1230 protein bar
        -1099 proud
        1081 pub
        453 puff
        783 punnet
        -638 puree
        -855 purple
        -600 pushups
        -492 put
        -419 put F
        591 put away
        -340 q3
        1213 quality
        1648 quarter
        467 quick
        685 quick #
        -356 quid
        741 quid for
        744 quid for a
        411 quiz
        -974 race
        -672 rack
        495 rack of
        499 rack of F
        -337 radio
        -232 radio $
        -1036 raffle
        787 raid
        -356 raining
        -698 raised #
        -695 raising
        892 ran
        718 ran over
        -745 raw F
        -408 re
        -808 ready
        -797 ready $
        582 ready meal
        399 ready salted
        370 ready to
        444 real
        -233 recipe
        -403 recipe .
        -1115 record
        834 recovery
        92 red
        1264 red $
        500 red F
        -553 red F ,
        -1361 reduced
        -772 refill
        1081 regret
        436 regular
        904 reheated
        -274 remember
        -666 repeat
        -593 report
        386 rest
        490 restaurant
        522 restaurant $
        939 reward
        308 rich F
        433 right
        -238 ring
        -791 ripe
        1272 road
        365 road $
        2145 roast
        483 roast F
        1260 roast dinner
        560 roast dinner $
        244 roasted
        277 roasted F
        -851 rock
        -942 rolling
        551 room ,
        636 rou
        -481 rough
        -467 round
        -607 round to
        -1081 royale
        -915 rule
        -790 rule $
        -1204 run
        771 run $
        -596 run .
        -1047 runners
        -834 running
        73 said
        -441 said NO the
        -758 sale
        592 salted
        -307 same
        1501 sampled
        -1306 santa
        -727 santa ,
        -366 sarah
        -1363 sat
        281 satisfying
        -306 saturday
        390 saturday night
        704 sauce
        494 sauce $
        -916 sauce ,
        1707 saved
        1016 say
        584 says F
        450 school $
        692 schooner
        -9 scoop
        262 scoop of
        469 scoops
        177 scrambled
        173 scrambled F
        -843 scrape
        -322 seagull
        -1350 season
        706 second
        831 seconds
        -1112 seed
        -1101 seed F
        -807 seeds ,
        -886 self
        257 sent
        640 sent F
        937 sent F ,
        376 serve
        533 serve $
        -305 served
        -418 serving
        -603 set
        1470 settled
        -455 seven
        -1157 shaped
        432 share
        611 share ,
        -206 she
        -629 shed
        -706 sheet
        329 shepherds F
        -522 ship
        347 shirt
        407 shirt $
        -1043 shoe
        -1013 shoot
        412 shop
        -390 shop $
        382 shop for
        543 shot
        -893 should
        -213 should i
        -640 shower
        -1016 shower $
        -379 shredded
        -657 shut
        -703 sick
        -883 sick $
        502 side
        282 side F
        886 since the
        474 single
        582 sink
        233 sip
        605 sipped
        283 six
        -539 size #
        553 size $
        -659 size of
        -641 sized
        526 skin
        421 skin on
        884 skipped
        876 skipped lunch
        -547 sky
        949 slab
        -329 sleep
        -1143 sleep $
        -395 slept
        1440 slice
        545 slice $
        -612 slice ,
        421 slice F
        498 slice of
        223 slice of F
        334 slices
        414 slices F
        295 slices of
        430 sloppy
        -637 slow
        -487 slugs
        1413 small
        241 small F
        805 smashed a
        -530 smell
        -633 smelled
        -822 smells
        -407 smells of
        110 smoked
        444 smoked F
        228 snack
        206 snack $
        221 snack ,
        -888 snacks
        -1854 snap
        2045 so
        833 so #
        959 so # F
        1925 so F
        380 so F $
        341 so F F
        523 so F and
        -556 so NO $
        487 so a
        -813 so far
        -443 so hungry
        256 so i
        -889 so i left
        1090 so that
        -707 soaking
        816 soccer
        332 sodium
        555 sofa $
        -271 soft
        521 soft serve
        1235 soggy
        459 soldiers
        -322 solids
        -76 some
        140 some F
        -339 some F $
        612 some _ $
        807 somebody
        997 somehow
        422 something
        421 something $
        -522 sore
        1782 sorry
        1333 sorted
        850 sour
        754 sour $
        -1171 sowed
        -1197 soy
        -615 soy ,
        -538 soy sauce
        700 spag
        646 spag bol
        606 spice
        830 spicy
        -508 spilled
        -540 splash
        -555 splash of
        -585 split
        368 spoon
        981 spoons
        186 spring
        1076 spring F
        598 spring F $
        934 square
        454 square of
        495 squares
        677 staff
        950 stall
        838 stall $
        1290 stand
        1274 standing
        782 starbucks $
        -515 starbucks F
        -1059 stardew
        -538 start
        466 starts tomorrow
        1456 station
        762 station ,
        889 station F
        -1081 staying
        -868 steakhouse
        185 steamed
        -1472 steps
        -392 steps $
        -684 stick
        -572 stick $
        693 sticks
        -1057 still
        117 stir
        973 stir fry
        687 stir fry $
        757 stole
        -391 stomach
        643 stomach $
        -1041 stones
        642 stop
        646 stop $
        1060 stopped
        554 stopped at
        794 stove
        663 straight
        321 straight from
        316 straight from the
        578 street
        351 street $
        884 stress
        478 string
        491 string F
        -360 stuck
        -1102 study
        763 stuffed
        347 stuffed F
        -808 substitute
        672 subway
        834 sum
        413 sum $
        -668 sun
        493 sun $
        105 sunday
        -281 sunday ,
        616 sunday roast
        -981 sunflower F
        606 sunflower seeds
        -770 supper
        681 sure
        -576 swallow
        804 swapped
        517 sweet
        840 sweet ,
        374 sweet F $
        -747 sweet tooth
        650 swift
        658 swimming
        417 t
        -1796 table
        -828 table #
        303 table for
        300 table for #
        474 tablespoon
        471 tablespoon of
        -977 take
        -891 taking
        1102 talked
        920 tapas
        -552 target
        624 taste
        844 tasting
        727 tax
        1049 tbh
        -141 tbsp
        469 tbsp F $
        -1199 tbsp soy
        304 team
        620 team lunch
        493 team lunch $
        527 teaspoon
        527 teaspoon of
        -890 technically
        548 tell
        873 tell the
        446 telly
        -186 ten
        512 teriyaki
        -1145 tesco
        176 tesco $
        -903 test
        1016 tested
        1028 tested the
        -682 text
        996 thai
        596 thai green
        -478 than
        545 that
        1085 that #
        -436 that $
        500 that F
        285 that has
        171 that has been
        462 that is
        -122 that was
        -41 the
        -161 the #
        -678 the $
        -998 the F
        248 the F $
        467 the F ,
        582 the F .
        514 the F F
        -920 the F again
        -859 the F at
        -706 the F before
        1524 the F but
        655 the F for
        -447 the F from
        613 the F in
        -399 the F on
        878 the F to
        595 the F was
        1030 the F were
        -161 the _
        -252 the _ $
        1133 the _ ,
        1022 the _ F
        349 the _ _
        -516 the _ for
        585 the _ machine
        651 the _ of
        -628 the _ on
        -584 the allotment
        210 the bakery
        473 the bakery $
        876 the bakery ,
        563 the balcony $
        -566 the bar
        482 the beach
        951 the beach $
        -642 the best
        -608 the bike $
        -499 the bill
        585 the blue
        -552 the boss
        754 the box
        313 the box $
        -600 the bride
        124 the bus $
        -721 the butcher
        234 the car
        227 the car $
        -754 the class
        474 the client
        808 the cob
        -113 the corner
        -685 the corner shop
        973 the day
        735 the day $
        -137 the dog
        -733 the dog $
        285 the dog then
        301 the first
        458 the first time
        702 the flight
        -195 the fridge
        308 the girls
        443 the go
        441 the go $
        483 the gym
        626 the hole
        578 the hole $
        570 the jar
        354 the jar $
        590 the kids
        -447 the kids $
        557 the kitchen
        709 the kitchen $
        488 the laptop
        488 the laptop $
        1306 the last
        276 the last F
        -477 the leftover
        -477 the leftover F
        -718 the list
        -213 the lot
        433 the match $
        714 the meeting
        -499 the new
        200 the office
        -740 the old
        512 the other
        -85 the oven
        -371 the oven $
        -522 the park
        670 the plane
        -568 the plate
        579 the plumber
        -885 the protein
        524 the pub
        -232 the radio $
        609 the road
        479 the road $
        503 the roast
        1132 the shop
        383 the shop for
        -699 the side
        579 the sofa $
        545 the spoon
        418 the stall
        325 the station
        527 the sun
        -773 the table
        541 the team
        501 the team lunch
        -594 the tin
        789 the train
        535 the train $
        558 the van
        357 the way
        -429 the way home
        386 the way to
        773 the whole thing
        -811 the window
        -759 the window $
        -455 their
        -354 them
        290 them $
        718 then
        827 then F $
        -627 then F ,
        433 then a
        -420 there
        658 there was
        569 these
        614 these days
        616 these days $
        462 they
        971 they _
        1008 they were
        924 theyd
        -596 thick
        384 thigh
        540 thin
        226 thing $
        442 think
        261 think $
        -614 thinking
        -922 thirsty
        351 this
        -548 this _ $
        -339 this morning $
        706 this time
        679 this time $
        -140 this week
        -291 this week $
        -761 those
        -609 thought
        862 three
        -356 threw
        1077 through
        824 through _
        896 thru
        -1329 thurs
        -1163 thurs $
        -243 thursday
        -541 tickets
        900 tie
        303 tikka
        421 till
        576 tim hortons
        -157 time
        431 time $
        -338 time ,
        801 times
        -350 tin
        979 tin $
        -617 tinned
        -620 tinned F
        -834 tinned F $
        -1307 tins
        -1019 tip
        -1068 tired
        -516 tired $
        -1271 tmrw
        -87 to
        -1033 to #
        -89 to # $
        -809 to F
        -332 to F $
        -416 to _
        543 to _ $
        233 to a
        503 to be
        283 to be good
        420 to be healthy
        -947 to bed
        -626 to bed $
        1149 to cook
        267 to cook so
        -585 to fry
        849 to log
        222 to my
        489 to start
        499 to start $
        655 to that
        -267 to the
        379 to the F
        496 to the shop
        628 toad
        624 toad in
        629 toad in the
        381 toasted
        -397 today
        -191 today $
        753 today , _
        843 toddler
        -642 tom
        -889 tomorrow
        358 tomorrow ,
        -635 tomorrow .
        858 tonic
        334 tonic $
        -556 tonight
        -882 tonight .
        -1028 too
        730 too $
        -689 too busy
        1008 too many
        -311 too much
        390 too much F
        131 took
        190 took #
        649 took # $
        -543 took my F
        591 took the
        -1046 tooth
        113 top
        -288 touch
        456 tour
        796 town
        474 town $
        310 track
        315 track .
        452 traffic
        1362 trail
        1401 trail mix
        510 trail mix $
        1173 train
        523 train $
        -690 training
        -898 trap
        -699 tray
        975 treat
        609 treat $
        643 treated
        251 treated myself
        253 treated myself to
        487 trimmed
        466 trimmed to
        192 trip
        1112 trolley
        1243 truck
        -8 try
        140 trying
        123 trying to
        723 trying to be
        -804 tsp baking
        491 tub of
        369 tube
        536 tucked
        538 tucked into
        -504 tues
        625 tuesday
        316 tuesday $
        572 turn
        -438 turned
        -451 turned down
        -532 twenty
        -711 twice
        960 two
        -1636 u
        632 ultra
        297 um
        -589 under
        -347 under the
        -872 underrated
        -401 uni
        199 unsweetened
        -763 until
        812 up $
        -447 up ,
        506 up F on
        -331 up a
        769 up at
        653 up at #
        -324 up for
        514 up in
        605 up my
        603 up the
        -405 up to
        574 up with
        -425 update
        -781 upgrade
        434 us
        413 us $
        -404 use
        -570 used
        -521 used to
        630 usual
        -729 v
        687 van
        -468 vanilla F
        -490 vegan
        -576 vegetarian
        617 vending
        -786 vet
        -737 vet $
        340 victoria
        2106 w
        157 w #
        183 w F
        327 w _
        613 w a
        928 w my
        244 w the
        -611 waist
        -705 waiter
        866 waiting for the
        -970 walk
        277 walked
        380 walked the
        378 walked the dog
        581 walking
        602 wanted
        -366 wants
        753 ward
        926 warm
        585 warm F
        914 was
        552 was F
        -625 was F F
        691 was F and
        319 was _
        -486 was a
        1027 was a F
        374 was hungry
        370 was hungry $
        -690 washing
        443 watched
        1379 watching
        904 watching the
        665 way
        -870 we
        198 we had
        427 we had F
        -797 wed
        -885 wedding
        -1176 wedge
        -473 weds
        620 wee
        -1152 week
        -836 week $
        -746 weekly
        -1145 weeks
        -610 weight
        -506 well
        299 well , ate
        1205 went
        566 went $
        403 went for
        430 went out
        -256 were
        -219 were _
        -1173 what
        -291 what a
        -768 whatever
        1427 whelks
        -64 when
        -676 when i
        -713 when i was
        -304 where
        272 which
        1310 while
        -553 whisk
        905 white
        -89 who
        742 who ate
        -75 whole
        415 whole #
        279 whole F
        -1090 whole _
        449 whole bag
        890 wife
        -416 will
        -685 will be
        -762 window $
        -837 winter
        -838 winter $
        -525 wish
        447 with
        257 with #
        240 with F
        -165 with F $
        228 with F ,
        175 with F F
        202 with F and
        926 with a
        99 with a F
        -671 with a splash
        561 with an F
        445 with extra
        340 with friends
        341 with friends $
        -522 with me
        419 with my
        739 with the
        244 with the _
        -375 with the kids
        1543 won
        997 won $
        -822 wont
        -896 words
        -681 words $
        61 work
        691 workout
        -1247 world
        -645 worms
        -451 would
        -392 would kill
        1304 wouldnt
        -1311 wrong
        3224 x
        -1174 xmas
        934 xx
        -1290 year
        -542 year $
        -989 years
        -684 years _
        -831 yellow
        -434 yellow F
        596 yes
        825 yes to
        272 yesterday
        -329 yesterday $
        829 yesterday ,
        -1305 yet
        -117 yet $
        -632 you
        -1850 your
        -568 your F
        141 zero
        548 zoom
        2123 zorblax
        -67 ~ #
        -860 ~ # $
        -45 ~ # ,
        -570 ~ # NO
        446 ~ # _
        172 ~ # ~
        -323 ~ # ~aaaaaaaaaaaaab
        581 ~ # ~aaaaaaaaaaac
        -778 ~ # ~aaaaaaaai
        791 ~ # ~aaaaaaaaiaac
        23 ~ $
        390 ~ &
        571 ~ ,
        -792 ~ , #
        363 ~ , F
        310 ~ , _
        357 ~ , ~
        199 ~ , ~aaaaaaaaaaac
        -706 ~ , ~aaaaaaae
        -739 ~ , ~aaacaaaaaaac
        506 ~ , ~aeaaaaaeaaac
        972 ~ , ~aic
        265 ~ , ~be
        820 ~ , ~c
        952 ~ , ~ee
        -144 ~ .
        362 ~ . #
        -127 ~ . F
        567 ~ . ~
        759 ~ . ~aaaaaaaaaaac
        503 ~ F
        357 ~ F #
        563 ~ F $
        188 ~ F &
        -13 ~ F ,
        2 ~ F .
        520 ~ F F
        -178 ~ F _
        205 ~ F ~
        482 ~ F ~aaaaaaaaaaac
        283 ~ F ~aaaaaaaaaab
        -348 ~ F ~aaaaaaaae
        349 ~ F ~aaaaaaaai
        355 ~ F ~aaaaaaaaiaac
        518 ~ F ~aaaaaaaaiaai
        -247 ~ F ~aaaaaaaaiacc
        -705 ~ F ~aaaaaaaiaaac
        -912 ~ F ~aaaaacaai
        -333 ~ F ~aab
        1275 ~ F ~acaaaiaaaaac
        772 ~ NO $
        -561 ~ NO ,
        -290 ~ _
        1537 ~ _ #
        -286 ~ _ $
        528 ~ _ ,
        951 ~ _ .
        375 ~ _ ~
        -516 ~ _ ~aaaaaaaai
        -944 ~ _ ~aaaaaaaaiaac
        -670 ~ _ ~aaaaaaai
        -361 ~ _ ~acaaaiaaaaac
        784 ~ ~
        417 ~ ~ #
        1303 ~ ~ $
        -228 ~ ~ ,
        -513 ~ ~ .
        -419 ~ ~ F
        -144 ~ ~ _
        810 ~ ~ ~
        -239 ~ ~ ~aaaaaaaaaab
        -628 ~ ~ ~aaaaaaaab
        222 ~ ~ ~aaaaaaaae
        11 ~ ~ ~aaaaaaaai
        -699 ~ ~ ~aaaaaaaaiaai
        -314 ~ ~ ~aaaaaaaaiacc
        466 ~ ~ ~aaaaaaae
        -558 ~ ~ ~aaaaaaai
        -93 ~ ~ ~aaaaaab
        1427 ~ ~ ~aaaaaabi
        -358 ~ ~ ~aaaae
        -437 ~ ~ ~aeaaaaaeaaac
        -669 ~ ~ ~aeaaaabe
        -765 ~ ~aaaaaaaaaaaaaab
        530 ~ ~aaaaaaaaaaaaaac
        1460 ~ ~aaaaaaaaaaaaaae
        1602 ~ ~aaaaaaaaaaaaaae $
        -638 ~ ~aaaaaaaaaaaaaaj
        -138 ~ ~aaaaaaaaaaaaab
        -470 ~ ~aaaaaaaaaaaaab $
        355 ~ ~aaaaaaaaaaaaab ,
        611 ~ ~aaaaaaaaaaaaab ~
        -639 ~ ~aaaaaaaaaaaaai
        -685 ~ ~aaaaaaaaaaaae
        636 ~ ~aaaaaaaaaaaae #
        -799 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        517 ~ ~aaaaaaaaaaac
        601 ~ ~aaaaaaaaaaac ,
        -325 ~ ~aaaaaaaaaaac .
        546 ~ ~aaaaaaaaaaac F
        -754 ~ ~aaaaaaaaaaac ~
        909 ~ ~aaaaaaaaaaac ~aaaaaaaai
        -308 ~ ~aaaaaaaaaaacec ~aaaaaaaai
        85 ~ ~aaaaaaaaaab
        479 ~ ~aaaaaaaaaab #
        82 ~ ~aaaaaaaaaab F
        843 ~ ~aaaaaaaaaab ~
        430 ~ ~aaaaaaaaaab ~aaaaaaai
        -526 ~ ~aaaaaaaaaab ~aeaaaaae
        -287 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        572 ~ ~aaaaaaaab
        -118 ~ ~aaaaaaaae
        360 ~ ~aaaaaaaae F
        -388 ~ ~aaaaaaaae ~
        788 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -533 ~ ~aaaaaaaaeaaaae
        783 ~ ~aaaaaaaaeaaai
        546 ~ ~aaaaaaaaeaab
        -199 ~ ~aaaaaaaaeaab $
        778 ~ ~aaaaaaaaeaab F
        523 ~ ~aaaaaaaaeaae
        801 ~ ~aaaaaaaaeaag
        390 ~ ~aaaaaaaai
        -908 ~ ~aaaaaaaai #
        702 ~ ~aaaaaaaai F
        -267 ~ ~aaaaaaaai ~
        -863 ~ ~aaaaaaaai ~aaaaaab
        414 ~ ~aaaaaaaai ~aab
        587 ~ ~aaaaaaaai ~aeaaaaaeaiac
        405 ~ ~aaaaaaaai ~c
        84 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -310 ~ ~aaaaaaaaiaac
        -982 ~ ~aaaaaaaaiaac #
        559 ~ ~aaaaaaaaiaac F
        285 ~ ~aaaaaaaaiaac _
        358 ~ ~aaaaaaaaiaac ~
        314 ~ ~aaaaaaaaiaac ~aacaaaaaaai
        812 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -229 ~ ~aaaaaaaaiaac ~aeaaaaaeaiac
        807 ~ ~aaaaaaaaiaai
        243 ~ ~aaaaaaaaiaai #
        -749 ~ ~aaaaaaaaiaai F
        318 ~ ~aaaaaaaaiaai ~
        219 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -341 ~ ~aaaaaaaaiacc
        276 ~ ~aaaaaaaaiacc #
        -1175 ~ ~aaaaaaaaiacc F
        520 ~ ~aaaaaaaaiacc ~
        -720 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        459 ~ ~aaaaaaac
        -169 ~ ~aaaaaaac $
        828 ~ ~aaaaaaacaaac
        490 ~ ~aaaaaaacaaac $
        573 ~ ~aaaaaaad
        -136 ~ ~aaaaaaae
        -2247 ~ ~aaaaaaae $
        -612 ~ ~aaaaaaae F
        777 ~ ~aaaaaaae ~
        1287 ~ ~aaaaaaae ~aaaaaaaaaaaae
        219 ~ ~aaaaaaai
        -188 ~ ~aaaaaaai $
        272 ~ ~aaaaaaai F
        478 ~ ~aaaaaaai _
        -304 ~ ~aaaaaaaiaaac
        498 ~ ~aaaaaab
        -1150 ~ ~aaaaaab $
        219 ~ ~aaaaaab ,
        157 ~ ~aaaaaab ~
        795 ~ ~aaaaaab ~aaaaaaaaiaac
        -373 ~ ~aaaaaabac
        779 ~ ~aaaaaabacaac
        532 ~ ~aaaaaabacaac $
        548 ~ ~aaaaaabacaac ,
        -59 ~ ~aaaaaabae
        223 ~ ~aaaaaabi
        -451 ~ ~aaaaaac
        585 ~ ~aaaaaac ~aaaaf
        -560 ~ ~aaaaaacaaaaaaai
        442 ~ ~aaaaaacaeaaaaai
        1129 ~ ~aaaaaagaaaaaaai
        -644 ~ ~aaaaab
        -194 ~ ~aaaaacaai
        -551 ~ ~aaaaacaai ~
        -699 ~ ~aaaaacaai ~aacaaaaaaaac
        454 ~ ~aaaabaaae
        617 ~ ~aaaabaaaeaab
        -320 ~ ~aaaae
        -198 ~ ~aaaae $
        -508 ~ ~aaaae ,
        -360 ~ ~aaaaeab
        233 ~ ~aab
        103 ~ ~aab F
        -572 ~ ~aabaab
        1044 ~ ~aacaaab
        575 ~ ~aacaaab $
        -716 ~ ~aacaaabc
        -666 ~ ~aacaaaeaiaac ~aeaaaaaeaaac
        222 ~ ~ac
        436 ~ ~acaaaiaaaaac
        -268 ~ ~acaaaiaaaaac #
        382 ~ ~acaaaiaaaaac ~
        829 ~ ~acab
        -162 ~ ~acabai
        558 ~ ~acabaiaaaaac
        -486 ~ ~aeaaaaae
        -267 ~ ~aeaaaaaeaaac
        31 ~ ~aeaaaaaeaaac F
        -210 ~ ~aeaaaaaeaaac _
        82 ~ ~aeaaaaaeaaac ~
        504 ~ ~aeaaaaaeaaac ~aaaaaab
        856 ~ ~aeaaaaaeaaac ~c
        545 ~ ~aeaaaaaeaiac
        -1112 ~ ~aeaaaabe
        -683 ~ ~aeaaaabe _
        494 ~ ~aeaaaabe ~
        -352 ~ ~aeaaaabe ~aaaaaab
        200 ~ ~ai
        -902 ~ ~aic
        -785 ~ ~aic #
        -483 ~ ~aic F
        494 ~ ~b
        -235 ~ ~be
        -512 ~ ~be _
        653 ~ ~be ~
        718 ~ ~be ~acabai
        523 ~ ~c
        253 ~ ~c $
        1247 ~ ~caaaaaaaaaac
        969 ~ ~caaaaaaaeaac
        683 ~aaaaaaaaaaaaaaab ~aaaaaaaae
        -447 ~aaaaaaaaaaaaaaac #
        -510 ~aaaaaaaaaaaaaaac $
        767 ~aaaaaaaaaaaaaaac ~
        -470 ~aaaaaaaaaaaaaab #
        481 ~aaaaaaaaaaaaaab $
        -792 ~aaaaaaaaaaaaaab ,
        -809 ~aaaaaaaaaaaaaab F
        1015 ~aaaaaaaaaaaaaab ~aaaaaaaai
        870 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        -1263 ~aaaaaaaaaaaaaab ~aaaaacaai
        237 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        194 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        451 ~aaaaaaaaaaaaaab ~aeaaaaaeaiac
        1296 ~aaaaaaaaaaaaaab ~aeaaaabe
        -796 ~aaaaaaaaaaaaaac #
        -487 ~aaaaaaaaaaaaaac # ~
        333 ~aaaaaaaaaaaaaac $
        -496 ~aaaaaaaaaaaaaac ,
        -620 ~aaaaaaaaaaaaaac .
        -565 ~aaaaaaaaaaaaaac F
        664 ~aaaaaaaaaaaaaac F $
        -987 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -189 ~aaaaaaaaaaaaaac _
        -354 ~aaaaaaaaaaaaaac _ $
        1144 ~aaaaaaaaaaaaaac ~
        -727 ~aaaaaaaaaaaaaac ~aaaaaaaai
        -841 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -294 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -311 ~aaaaaaaaaaaaaae $
        782 ~aaaaaaaaaaaaaae &
        345 ~aaaaaaaaaaaaaae ,
        775 ~aaaaaaaaaaaaaae , ~
        221 ~aaaaaaaaaaaaaae F
        661 ~aaaaaaaaaaaaaae F $
        -788 ~aaaaaaaaaaaaaae _
        640 ~aaaaaaaaaaaaaae ~
        977 ~aaaaaaaaaaaaaae ~ ~
        -255 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        -639 ~aaaaaaaaaaaaaae ~aaaaaaaai
        1480 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -598 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -962 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -743 ~aaaaaaaaaaaaaae ~aic
        -728 ~aaaaaaaaaaaaaai $
        406 ~aaaaaaaaaaaaaai ,
        -347 ~aaaaaaaaaaaaaai ~aaaaaaaaaaaae
        476 ~aaaaaaaaaaaaaaj $
        414 ~aaaaaaaaaaaaaaj ~
        -578 ~aaaaaaaaaaaaab $
        499 ~aaaaaaaaaaaaab ,
        1340 ~aaaaaaaaaaaaab F
        508 ~aaaaaaaaaaaaab F ~aaaaaaaaiaac
        1267 ~aaaaaaaaaaaaab ~
        712 ~aaaaaaaaaaaaab ~ $
        -665 ~aaaaaaaaaaaaac $
        973 ~aaaaaaaaaaaaac ~
        -653 ~aaaaaaaaaaaaac ~aaaaaaaaaaac
        -883 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        378 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        379 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        676 ~aaaaaaaaaaaaae ~
        241 ~aaaaaaaaaaaaai F
        -383 ~aaaaaaaaaaaaai F ,
        499 ~aaaaaaaaaaaaai ~ ~
        197 ~aaaaaaaaaaaae #
        509 ~aaaaaaaaaaaae # $
        425 ~aaaaaaaaaaaae # ~
        -357 ~aaaaaaaaaaaae ,
        270 ~aaaaaaaaaaaae F
        559 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        328 ~aaaaaaaaaaaae ~
        279 ~aaaaaaaaaaaae ~aaaaaaaai
        647 ~aaaaaaaaaaaae ~aaaaaaaai #
        579 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        537 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -323 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -808 ~aaaaaaaaaaaae ~aaaaaaai
        -625 ~aaaaaaaaaaaae ~aaaaaaai $
        -408 ~aaaaaaaaaaaae ~aaaaacaai
        513 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -806 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        708 ~aaaaaaaaaaaae ~aeaaaaaeaaac ~aaaaaaaae
        602 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        573 ~aaaaaaaaaaac #
        571 ~aaaaaaaaaaac # $
        703 ~aaaaaaaaaaac $
        400 ~aaaaaaaaaaac ,
        -484 ~aaaaaaaaaaac , F
        -95 ~aaaaaaaaaaac . F
        260 ~aaaaaaaaaaac F
        -1011 ~aaaaaaaaaaac F #
        651 ~aaaaaaaaaaac F $
        -622 ~aaaaaaaaaaac F ,
        -607 ~aaaaaaaaaaac F F
        560 ~aaaaaaaaaaac F _
        451 ~aaaaaaaaaaac F ~
        275 ~aaaaaaaaaaac F ~aaaaaaaai
        -497 ~aaaaaaaaaaac F ~aaaaaaaaiaac
        873 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        826 ~aaaaaaaaaaac F ~aaaaaaai
        364 ~aaaaaaaaaaac F ~aeaaaabe
        -742 ~aaaaaaaaaaac _ $
        875 ~aaaaaaaaaaac ~
        573 ~aaaaaaaaaaac ~ $
        227 ~aaaaaaaaaaac ~ ,
        362 ~aaaaaaaaaaac ~ .
        -378 ~aaaaaaaaaaac ~ F
        -964 ~aaaaaaaaaaac ~ ~
        907 ~aaaaaaaaaaac ~ ~aaaaaaaai
        127 ~aaaaaaaaaaac ~ ~aeaaaaaeaaac
        -356 ~aaaaaaaaaaac ~aaaaaaaaaaac
        1048 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -640 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -539 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -488 ~aaaaaaaaaaac ~aaaaaaaaaab ~aeaaaaaeaaac
        422 ~aaaaaaaaaaac ~aaaaaaaae $
        -252 ~aaaaaaaaaaac ~aaaaaaaai
        -1030 ~aaaaaaaaaaac ~aaaaaaaai F
        772 ~aaaaaaaaaaac ~aaaaaaaai _
        888 ~aaaaaaaaaaac ~aaaaaaaai ~
        -413 ~aaaaaaaaaaac ~aaaaaaaai ~aeaaaaaeaaac
        -202 ~aaaaaaaaaaac ~aaaaaaaaiaaae
        -382 ~aaaaaaaaaaac ~aaaaaaaaiaaae $
        -39 ~aaaaaaaaaaac ~aaaaaaaaiaac
        -774 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -426 ~aaaaaaaaaaac ~aaaaaaac
        234 ~aaaaaaaaaaac ~aaaaaab
        -781 ~aaaaaaaaaaac ~aaaaaab $
        191 ~aaaaaaaaaaac ~aaaaaab ~aaaaaaaai
        619 ~aaaaaaaaaaac ~aaaaaabac
        -797 ~aaaaaaaaaaac ~aaaaacaai
        -678 ~aaaaaaaaaaac ~aaaaacaai ~
        549 ~aaaaaaaaaaac ~aab
        -545 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -313 ~aaaaaaaaaaac ~aeaaaabe
        -389 ~aaaaaaaaaaacac ~
        656 ~aaaaaaaaaaacac ~aaaaaaaai
        562 ~aaaaaaaaaaacai ~
        -662 ~aaaaaaaaaaacec #
        -913 ~aaaaaaaaaaacec $
        239 ~aaaaaaaaaaacec ~
        247 ~aaaaaaaaaaacec ~ ,
        -376 ~aaaaaaaaaaacec ~aaaaaaaai
        -843 ~aaaaaaaaaaacec ~aaaaaaaai F
        413 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        437 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        1054 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        974 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -884 ~aaaaaaaaaaae $
        246 ~aaaaaaaaaab # F
        -740 ~aaaaaaaaaab # ~
        590 ~aaaaaaaaaab F
        198 ~aaaaaaaaaab F $
        148 ~aaaaaaaaaab F ,
        -607 ~aaaaaaaaaab F _
        -281 ~aaaaaaaaaab F ~
        555 ~aaaaaaaaaab F ~aaaaaaaaaab
        -217 ~aaaaaaaaaab F ~aaaaaaaaiaai
        32 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -414 ~aaaaaaaaaab F ~aaaaaaai
        -251 ~aaaaaaaaaab _
        531 ~aaaaaaaaaab _ $
        622 ~aaaaaaaaaab _ F
        207 ~aaaaaaaaaab ~
        443 ~aaaaaaaaaab ~ $
        413 ~aaaaaaaaaab ~ F
        -400 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        -955 ~aaaaaaaaaab ~aaaaaaaae
        -762 ~aaaaaaaaaab ~aaaaaaaae $
        1009 ~aaaaaaaaaab ~aaaaaaae
        546 ~aaaaaaaaaab ~aaaaaaae F
        237 ~aaaaaaaaaab ~aaaaaaai
        417 ~aaaaaaaaaab ~aab
        223 ~aaaaaaaaaab ~aeaaaaaeaaac
        -436 ~aaaaaaaaaab ~aeaaaaaeaaac #
        64 ~aaaaaaaaaab ~aeaaaaaeaaac F
        130 ~aaaaaaaaaab ~aeaaaaaeaaac ~
        -142 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        552 ~aaaaaaaaaab ~ai
        1176 ~aaaaaaaaaab ~aic
        667 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        533 ~aaaaaaaaaab ~aic ~aeaaaabe
        1202 ~aaaaaaaaaab ~be
        387 ~aaaaaaaaaab ~c
        -390 ~aaaaaaaaab $
        -500 ~aaaaaaaaab ~aeaaaaaeaaac
        1197 ~aaaaaaaaae _
        -656 ~aaaaaaaaae ~be
        -571 ~aaaaaaaab F
        -1217 ~aaaaaaaab ~aaaaaaae
        945 ~aaaaaaaab ~aeaaaaaeaaac
        1110 ~aaaaaaaab ~aeaaaaaeaaac F
        1434 ~aaaaaaaab ~aic
        606 ~aaaaaaaab ~aic ~aeaaaaaeaaac
        460 ~aaaaaaaab ~be
        -1160 ~aaaaaaaae #
        -623 ~aaaaaaaae # $
        -595 ~aaaaaaaae $
        343 ~aaaaaaaae ,
        458 ~aaaaaaaae , #
        -470 ~aaaaaaaae , F
        688 ~aaaaaaaae , ~
        836 ~aaaaaaaae , ~aeaaaaaeaaac
        -205 ~aaaaaaaae , ~be
        1300 ~aaaaaaaae .
        726 ~aaaaaaaae . #
        338 ~aaaaaaaae F
        539 ~aaaaaaaae F ,
        302 ~aaaaaaaae _
        338 ~aaaaaaaae _ $
        754 ~aaaaaaaae _ _
        -501 ~aaaaaaaae ~
        712 ~aaaaaaaae ~ $
        511 ~aaaaaaaae ~ ,
        354 ~aaaaaaaae ~ F
        -685 ~aaaaaaaae ~ ~aaaaaaaai
        705 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -647 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        -516 ~aaaaaaaae ~aaaaaaaaaaaae
        822 ~aaaaaaaae ~aaaaaaaaaaac ,
        -625 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        720 ~aaaaaaaae ~aaaaaaaaaab
        712 ~aaaaaaaae ~aaaaaaaaaab F
        -124 ~aaaaaaaae ~aaaaaaaae
        285 ~aaaaaaaae ~aaaaaaaaeaab
        -399 ~aaaaaaaae ~aaaaaaaai
        -728 ~aaaaaaaae ~aaaaaaaai #
        438 ~aaaaaaaae ~aaaaaaaai ~
        -642 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        225 ~aaaaaaaae ~aaaaaaaaiaac
        503 ~aaaaaaaae ~aaaaaaaaiaac $
        -802 ~aaaaaaaae ~aaaaaaaaiaac F
        -720 ~aaaaaaaae ~aaaaaaaaiaac _
        891 ~aaaaaaaae ~aaaaaaaaiaac ~
        -121 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        628 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        -1057 ~aaaaaaaae ~aaaaaaaaiacc
        878 ~aaaaaaaae ~aaaaaaac
        -538 ~aaaaaaaae ~aaaaaaai
        -513 ~aaaaaaaae ~aaaaaaai $
        356 ~aaaaaaaae ~aaaaaaai F
        411 ~aaaaaaaae ~aaaaaabacaac
        -429 ~aaaaaaaae ~aaaaaac
        -602 ~aaaaaaaae ~aaaaaacaaaaaaai
        484 ~aaaaaaaae ~aaaaaacaaaac
        674 ~aaaaaaaae ~aaaaaacaaaac ~aaaaaaaaiaac
        -292 ~aaaaaaaae ~aaaaab
        -770 ~aaaaaaaae ~aab
        -797 ~aaaaaaaae ~aabaab
        -161 ~aaaaaaaae ~acaaaiaaaaac
        -334 ~aaaaaaaae ~acabai
        990 ~aaaaaaaae ~acabi
        -1052 ~aaaaaaaae ~aeaaaaaeaaac
        -1055 ~aaaaaaaae ~aeaaaaaeaaac F
        -896 ~aaaaaaaae ~aeaaaabe
        -950 ~aaaaaaaae ~aic
        1231 ~aaaaaaaae ~c
        -591 ~aaaaaaaaeaaaae ,
        961 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        -235 ~aaaaaaaaeaab $
        766 ~aaaaaaaaeaab ,
        693 ~aaaaaaaaeaab F
        1456 ~aaaaaaaaeaab ~
        -436 ~aaaaaaaaeaab ~aaaaaaaai
        337 ~aaaaaaaaeaab ~aaaaaaaaiacc
        640 ~aaaaaaaaeaae F
        528 ~aaaaaaaaeaae ~acaaaiaaaaac
        731 ~aaaaaaaaeaag ~
        -424 ~aaaaaaaai #
        -283 ~aaaaaaaai # $
        -446 ~aaaaaaaai # ,
        590 ~aaaaaaaai # F
        -174 ~aaaaaaaai # ~
        -767 ~aaaaaaaai # ~aaaaaaaaaab
        -668 ~aaaaaaaai # ~aaaaaaaaiaac
        656 ~aaaaaaaai # ~acab
        -859 ~aaaaaaaai $
        -290 ~aaaaaaaai F
        -922 ~aaaaaaaai F #
        132 ~aaaaaaaai F $
        -948 ~aaaaaaaai F ,
        199 ~aaaaaaaai F F
        277 ~aaaaaaaai F _
        453 ~aaaaaaaai F ~
        -571 ~aaaaaaaai F ~aaaaaaaaaab
        -844 ~aaaaaaaai F ~aaaaaaaaiaac
        210 ~aaaaaaaai F ~aaaaaaaaiaai
        -675 ~aaaaaaaai F ~aaaaaaaaiacc
        452 ~aaaaaaaai F ~aaaaaaai
        -289 ~aaaaaaaai F ~aeaaaabe
        638 ~aaaaaaaai _
        684 ~aaaaaaaai _ $
        -19 ~aaaaaaaai _ ,
        -981 ~aaaaaaaai _ F
        453 ~aaaaaaaai _ ~
        468 ~aaaaaaaai _ ~aaaaaaaaiacc
        936 ~aaaaaaaai ~
        564 ~aaaaaaaai ~ #
        -64 ~aaaaaaaai ~ $
        -460 ~aaaaaaaai ~ ,
        -837 ~aaaaaaaai ~ F
        527 ~aaaaaaaai ~ _
        612 ~aaaaaaaai ~ ~
        1054 ~aaaaaaaai ~aaaaaaaaaaaaaab
        475 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -354 ~aaaaaaaai ~aaaaaaaaaaac
        -117 ~aaaaaaaai ~aaaaaaaaaaac F
        206 ~aaaaaaaai ~aaaaaaaae $
        556 ~aaaaaaaai ~aaaaaaaae F
        -698 ~aaaaaaaai ~aaaaaaaae ~aaaaaaaai
        470 ~aaaaaaaai ~aaaaaaaai
        216 ~aaaaaaaai ~aaaaaaai
        77 ~aaaaaaaai ~aaaaaab
        -647 ~aaaaaaaai ~aaaaaabac
        -809 ~aaaaaaaai ~aaaaaabacaac
        -613 ~aaaaaaaai ~aaaaaabacaac $
        184 ~aaaaaaaai ~aab
        237 ~aaaaaaaai ~aeaaaaae
        850 ~aaaaaaaai ~aeaaaaaeaaac
        -561 ~aaaaaaaai ~aeaaaaaeaaac F
        -589 ~aaaaaaaai ~aeaaaaaeaaac _
        -334 ~aaaaaaaai ~aeaaaaaeaaac ~
        -342 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -842 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        482 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        783 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        433 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        408 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -492 ~aaaaaaaai ~aeaaaaaeai
        204 ~aaaaaaaai ~aeaaaaaeaiac
        -111 ~aaaaaaaai ~aeaaaaaeaiac F
        1000 ~aaaaaaaai ~aeaaaaaeaiac ~
        236 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        271 ~aaaaaaaai ~aeaaaabe
        -516 ~aaaaaaaai ~aeaaaabe $
        -961 ~aaaaaaaai ~be
        -405 ~aaaaaaaai ~be ~aabaab
        502 ~aaaaaaaai ~c
        786 ~aaaaaaaai ~ee
        -815 ~aaaaaaaaiaaae $
        -485 ~aaaaaaaaiaaae ,
        -449 ~aaaaaaaaiaaae F
        -587 ~aaaaaaaaiaaae F $
        599 ~aaaaaaaaiaaae _
        -749 ~aaaaaaaaiaaae ~
        993 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -296 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        896 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -119 ~aaaaaaaaiaaae ~aeaaaaaeaaac ~
        368 ~aaaaaaaaiaaae ~aeaaaaaeaaac ~aaaaaaaae
        -23 ~aaaaaaaaiaac #
        -766 ~aaaaaaaaiaac # $
        632 ~aaaaaaaaiaac # ~
        -997 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        709 ~aaaaaaaaiaac ,
        652 ~aaaaaaaaiaac , ~
        588 ~aaaaaaaaiaac F
        375 ~aaaaaaaaiaac F $
        -449 ~aaaaaaaaiaac F ,
        -223 ~aaaaaaaaiaac F F
        151 ~aaaaaaaaiaac F ~
        741 ~aaaaaaaaiaac F ~aaaaaaaaaab
        163 ~aaaaaaaaiaac _ $
        -300 ~aaaaaaaaiaac _ ,
        355 ~aaaaaaaaiaac _ ~
        660 ~aaaaaaaaiaac _ ~aaaaaaaai
        -301 ~aaaaaaaaiaac _ ~aaaaaaaaiacc
        -699 ~aaaaaaaaiaac ~ #
        -756 ~aaaaaaaaiaac ~ F
        336 ~aaaaaaaaiaac ~ ~
        -877 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        298 ~aaaaaaaaiaac ~ ~aaaaaaaai
        -623 ~aaaaaaaaiaac ~ ~aaaaaaai
        844 ~aaaaaaaaiaac ~ ~aaaaaabae
        1027 ~aaaaaaaaiaac ~aaaaaaae
        -451 ~aaaaaaaaiaac ~aaaaaaai
        464 ~aaaaaaaaiaac ~aaaaaab
        920 ~aaaaaaaaiaac ~aaaaaab $
        -439 ~aaaaaaaaiaac ~aaaae ,
        315 ~aaaaaaaaiaac ~aacaaaaaaai
        314 ~aaaaaaaaiaac ~aacaaaaaaai .
        -705 ~aaaaaaaaiaac ~aeaaaaae
        20 ~aaaaaaaaiaac ~aeaaaaaeaaac
        -70 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        332 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -616 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        1202 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        583 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        -125 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaab
        652 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaabaaaeaab
        -578 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaae
        447 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -548 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        1132 ~aaaaaaaaiaac ~aeaaaaaeaiac
        754 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -792 ~aaaaaaaaiaac ~aeaaaaaeaiac _
        -668 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        792 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -636 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        172 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        260 ~aaaaaaaaiaai #
        175 ~aaaaaaaaiaai # ~
        323 ~aaaaaaaaiaai F
        234 ~aaaaaaaaiaai F ,
        180 ~aaaaaaaaiaai F F
        -587 ~aaaaaaaaiaai F ~
        215 ~aaaaaaaaiaai F ~aaaaaaaaaab
        62 ~aaaaaaaaiaai ~
        281 ~aaaaaaaaiaai ~ $
        345 ~aaaaaaaaiaai ~ F
        -601 ~aaaaaaaaiaai ~ ~aaaaaaaai
        -121 ~aaaaaaaaiaai ~aaaaaaaaaaaaaae
        -314 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -516 ~aaaaaaaaiaai ~aaaaaaae
        557 ~aaaaaaaaiaai ~aeaaaaae F
        928 ~aaaaaaaaiaai ~aeaaaaaeaaac
        257 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        244 ~aaaaaaaaiaai ~aeaaaaaeaaac _
        -301 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        126 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        431 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -825 ~aaaaaaaaiaai ~aeaaaabe
        271 ~aaaaaaaaiaai ~c
        371 ~aaaaaaaaiaai ~c $
        -577 ~aaaaaaaaiacc #
        226 ~aaaaaaaaiacc # $
        -194 ~aaaaaaaaiacc # ~
        -405 ~aaaaaaaaiacc # ~aaaaaaaaiaac
        -462 ~aaaaaaaaiacc F
        419 ~aaaaaaaaiacc F $
        -292 ~aaaaaaaaiacc _ ,
        707 ~aaaaaaaaiacc ~ $
        -715 ~aaaaaaaaiacc ~ ,
        -623 ~aaaaaaaaiacc ~ F
        -715 ~aaaaaaaaiacc ~ _
        613 ~aaaaaaaaiacc ~ ~aaaaaaaaeaab
        -1595 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1063 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        174 ~aaaaaaaaiacc ~aaaaaaae $
        802 ~aaaaaaaaiacc ~aaaaaabac
        265 ~aaaaaaaaiacc ~aaaaaabac $
        240 ~aaaaaaaaiacc ~aaaaaabac ,
        988 ~aaaaaaaaiacc ~aaaaaabacaac
        -33 ~aaaaaaaaiacc ~aaaaaabacaac ,
        -435 ~aaaaaaaaiacc ~aaaae $
        883 ~aaaaaaaaiacc ~aeaaaaae
        -1150 ~aaaaaaaaiacc ~aeaaaaaeaaac
        306 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        103 ~aaaaaaaaiacc ~aeaaaaaeaaac ~
        -488 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaaaaac
        457 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        478 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -290 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        475 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        -362 ~aaaaaaab $
        246 ~aaaaaaab F
        -490 ~aaaaaaab ~aaaaaaae
        373 ~aaaaaaab ~aeaaaaaeaaac
        -686 ~aaaaaaac #
        442 ~aaaaaaac $
        559 ~aaaaaaac ,
        341 ~aaaaaaac F $
        -434 ~aaaaaaac F ,
        -636 ~aaaaaaac F ~
        -387 ~aaaaaaac _
        475 ~aaaaaaac ~
        -1048 ~aaaaaaac ~ $
        331 ~aaaaaaac ~ F
        1154 ~aaaaaaac ~aaaaaaaaaaaae
        -523 ~aaaaaaac ~aaaaaaaaaaaae F
        -673 ~aaaaaaac ~aaaaaaaaiaac _
        388 ~aaaaaaac ~aaaaaaaaiaac ~aeaaaaaeaaac
        426 ~aaaaaaac ~aaaaaaaaiaai
        -556 ~aaaaaaac ~aaaaaaaaiacc
        961 ~aaaaaaac ~aaaaaaac
        682 ~aaaaaaac ~aaaaaaac $
        705 ~aaaaaaac ~aaaaaaac ~aaaaaaaaiaac
        -302 ~aaaaaaac ~aaaaaaae
        1260 ~aaaaaaac ~aaaaaabacaac
        559 ~aaaaaaac ~aaaaaabacaac $
        -867 ~aaaaaaac ~aeaaaaae
        -868 ~aaaaaaac ~aeaaaaae F
        501 ~aaaaaaac ~aeaaaaaeaaac
        162 ~aaaaaaac ~aeaaaaaeaaac ~
        551 ~aaaaaaacaaac $
        -610 ~aaaaaaacaaac ,
        422 ~aaaaaaacaaac F
        185 ~aaaaaaacaaac ~
        518 ~aaaaaaacaaac ~aaaaaaaai
        225 ~aaaaaaacaaac ~aaaaaaaai F
        187 ~aaaaaaacaaac ~aaaaaaaai ~
        -1086 ~aaaaaaace $
        1186 ~aaaaaaad $
        536 ~aaaaaaae #
        824 ~aaaaaaae F
        -207 ~aaaaaaae F $
        720 ~aaaaaaae F ~aaaaaaaaaab
        688 ~aaaaaaae _ $
        504 ~aaaaaaae ~
        738 ~aaaaaaae ~ ~aaaaaaaaiacc
        -556 ~aaaaaaae ~aaaaaaaae
        -712 ~aaaaaaae ~aaaaaaaai
        -437 ~aaaaaaae ~aeaaaaaeaaac
        905 ~aaaaaaae ~aeaaaaaeaaac _
        -779 ~aaaaaaae ~aeaaaaaeaaac ~
        -631 ~aaaaaaae ~aic
        -723 ~aaaaaaae ~aic F
        144 ~aaaaaaai #
        1037 ~aaaaaaai # F
        -619 ~aaaaaaai $
        239 ~aaaaaaai ,
        1051 ~aaaaaaai .
        767 ~aaaaaaai F
        1046 ~aaaaaaai F $
        656 ~aaaaaaai F F
        829 ~aaaaaaai F ~aaaaaaaaaab
        -662 ~aaaaaaai F ~aaaaaaaaiaac
        -554 ~aaaaaaai NO $
        -444 ~aaaaaaai _
        -652 ~aaaaaaai _ $
        262 ~aaaaaaai _ ,
        72 ~aaaaaaai ~
        -791 ~aaaaaaai ~ $
        807 ~aaaaaaai ~ F
        -825 ~aaaaaaai ~ ~aaaaaaaai
        -300 ~aaaaaaai ~aaaaaaaaaaac
        -502 ~aaaaaaai ~aaaaaaaaaaac $
        -783 ~aaaaaaai ~aaaaaaaai
        -604 ~aaaaaaai ~aaaaaaaaiaac
        911 ~aaaaaaai ~aaaaaaai
        604 ~aaaaaaai ~aaaaaabi
        377 ~aaaaaaai ~aaaaaabi $
        -602 ~aaaaaaai ~aaaaaacaaaac
        -452 ~aaaaaaai ~aaaiaaaaaaac
        -424 ~aaaaaaai ~aab
        736 ~aaaaaaai ~aabaab
        416 ~aaaaaaai ~aacaaaaaaaac
        837 ~aaaaaaai ~aeaaaaaeaaac
        926 ~aaaaaaai ~aeaaaaaeaaac F
        160 ~aaaaaaai ~aeaaaaaeaaac ~
        1075 ~aaaaaaai ~aic
        870 ~aaaaaaai ~aic #
        490 ~aaaaaaai ~aic F
        400 ~aaaaaaai ~aic ~aeaaaaaeaaac
        350 ~aaaaaaai ~be
        -964 ~aaaaaaai ~be ~aaaaaag
        182 ~aaaaaaai ~be ~aic
        -932 ~aaaaaaaiaaac ,
        534 ~aaaaaaaiaaac ~
        -645 ~aaaaaaaiaaac ~ ,
        1078 ~aaaaaaaiaaac ~ ~aaaaaaai
        569 ~aaaaaaaiaaac ~aaaaaaaai
        -580 ~aaaaaaaiaaac ~aaaaaaai
        392 ~aaaaaaaiaaac ~aaaaaab
        -580 ~aaaaaaaiaaac ~aaaaaab $
        620 ~aaaaaaaiaaac ~aaaaaabae
        -451 ~aaaaaaaiaaac ~aeaaaaaeaaac F
        -567 ~aaaaaaaiaaac ~aeaaaaaeaiac
        990 ~aaaaaaaiaaac ~be
        1012 ~aaaaaab $
        1198 ~aaaaaab ,
        455 ~aaaaaab , #
        -178 ~aaaaaab , F
        342 ~aaaaaab , ~be
        888 ~aaaaaab .
        537 ~aaaaaab F
        713 ~aaaaaab F $
        -442 ~aaaaaab _
        -326 ~aaaaaab ~
        -720 ~aaaaaab ~aaaaaaaaaaac
        247 ~aaaaaab ~aaaaaaaae
        1088 ~aaaaaab ~aaaaaaaai
        461 ~aaaaaab ~aaaaaaaai #
        460 ~aaaaaab ~aaaaaaaai F
        257 ~aaaaaab ~aaaaaaaai ~
        400 ~aaaaaab ~aaaaaaaaiaac
        639 ~aaaaaab ~aaaaaaaaiaac ~
        67 ~aaaaaab ~aaaaaaaaiaai
        650 ~aaaaaab ~aaaaaaac
        -529 ~aaaaaab ~acaaaiaaaaac
        541 ~aaaaaab ~aeaaaabe
        680 ~aaaaaabac $
        880 ~aaaaaabac ,
        429 ~aaaaaabac , ~
        182 ~aaaaaabac .
        636 ~aaaaaabac . #
        -520 ~aaaaaabac . ~
        -350 ~aaaaaabac _
        225 ~aaaaaabac ~
        -436 ~aaaaaabac ~ ,
        -846 ~aaaaaabac ~aaaaaaaae
        422 ~aaaaaabac ~aaaaaaaai
        -555 ~aaaaaabac ~aaaaaaaaiaai
        -561 ~aaaaaabac ~aaaaaaaaiacc
        641 ~aaaaaabac ~aaaaaabi
        286 ~aaaaaabac ~aaaaaabi ,
        420 ~aaaaaabac ~acabai
        801 ~aaaaaabacaac ,
        -307 ~aaaaaabacaac , #
        -645 ~aaaaaabacaac , F
        -913 ~aaaaaabacaac , ~
        709 ~aaaaaabacaac , ~aeaaaaaeaaac
        533 ~aaaaaabacaac , ~be
        -325 ~aaaaaabacaac . F
        410 ~aaaaaabacaac F
        193 ~aaaaaabacaac ~
        -290 ~aaaaaabacaac ~ $
        603 ~aaaaaabacaac ~ ~aaaaaaaai
        -399 ~aaaaaabacaac ~aaaaaaaaeaaaaaab
        -177 ~aaaaaabacaac ~aaaaaaaaiaac
        -579 ~aaaaaabacaac ~aaaaaabi
        770 ~aaaaaabacaac ~acaaaiaaaaac
        499 ~aaaaaabacaac ~acabai F
        1549 ~aaaaaabacaac ~aeaaaabe
        711 ~aaaaaabacaac ~aeaaaabe ~
        367 ~aaaaaabae $
        -387 ~aaaaaabae ,
        -890 ~aaaaaabae , ~
        446 ~aaaaaabae .
        568 ~aaaaaabae F
        -876 ~aaaaaabae ~aaaaaaaai
        -527 ~aaaaaabi $
        524 ~aaaaaabi ,
        648 ~aaaaaabi , _
        -773 ~aaaaaabi , ~
        -380 ~aaaaaac #
        -1202 ~aaaaaac F
        -333 ~aaaaaac F $
        -882 ~aaaaaac ~ $
        550 ~aaaaaac ~aaaaaaaaaaacec
        292 ~aaaaaac ~aaaaaaaaaaacec ~
        -1145 ~aaaaaac ~aaaaaaaai
        -395 ~aaaaaac ~aaaaaaaai F
        -814 ~aaaaaac ~aaaaaaaai ~
        -294 ~aaaaaac ~aaaaaaaaiaac
        -597 ~aaaaaac ~aaaaaaae
        464 ~aaaaaac ~aaaaf
        -665 ~aaaaaac ~aeaaaaaeaaac
        -412 ~aaaaaacaaaaaaai $
        822 ~aaaaaacaaaaaaai F $
        -739 ~aaaaaacaaaaaaai ~
        -685 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -437 ~aaaaaacaaaaaaci NO ~aeaaaaaeaaac
        516 ~aaaaaacaaaac #
        652 ~aaaaaacaaaac # $
        -566 ~aaaaaacaaaac F
        1806 ~aaaaaacaaaac ~
        -1410 ~aaaaaacaaaac ~aaaaaaaaaaac
        -490 ~aaaaaacaaaac ~aaaaaaaaaaac $
        177 ~aaaaaacaaaac ~aaaaaaaaaaacec
        1217 ~aaaaaacaaaac ~aaaaaaaaiaac
        396 ~aaaaaacaaaac ~aaaaaaaaiacc
        -542 ~aaaaaacaaaac ~aeaaaaaeaiac F
        997 ~aaaaaacaeaaaaai $
        -917 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -695 ~aaaaaae #
        -1603 ~aaaaaae F
        -522 ~aaaaaae F $
        -1044 ~aaaaaae F ~aaaaaaaaaab
        808 ~aaaaaae ~
        555 ~aaaaaae ~aaaaaaaaaaaaaae
        -428 ~aaaaaae ~aaaaaaaaiaac
        -296 ~aaaaaae ~aeaaaaaeaaac
        1026 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac
        1042 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -296 ~aaaaaaeaaaaaaaj ~aaaaacaai
        -543 ~aaaaaaeb F
        -295 ~aaaaaaeb ~aeaaaaaeaaac
        -856 ~aaaaaagaaaaaaai #
        -705 ~aaaaaagaaaaaaai # ~
        193 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        384 ~aaaaaagaaaaaaai ~aeaaaaaeaaac ~
        686 ~aaaaaagaaaaaaai ~aeaaaabe
        393 ~aaaaaam ~
        1124 ~aaaaaam ~aaaaaaae
        -513 ~aaaaaamaaaaaaab F
        1019 ~aaaaaamaaaaaaab ~aaaaaaae
        -307 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -472 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -723 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -345 ~aaaaaamaaaacaaj F
        902 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        658 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        997 ~aaaaaao F
        941 ~aaaaaao F ,
        844 ~aaaaaao ~aaaaaaaaiaac
        545 ~aaaaaao ~aaaaaaae
        740 ~aaaaaao ~aeaaaaaeaaac F
        -468 ~aaaaaao ~aeaaaabe
        748 ~aaaaab #
        933 ~aaaaab # $
        317 ~aaaaab # F
        -723 ~aaaaab F
        -430 ~aaaaab ~
        556 ~aaaaab ~aaaaacaai
        643 ~aaaaab ~aaaaacaai ~
        -627 ~aaaaabac .
        607 ~aaaaabc ~aaaaacaai
        998 ~aaaaabc ~aeaaaaaeaaac
        -563 ~aaaaabc ~aeaaaaaeaiac
        -1033 ~aaaaacaai #
        -89 ~aaaaacaai # $
        -807 ~aaaaacaai F
        -331 ~aaaaacaai F $
        -416 ~aaaaacaai _
        521 ~aaaaacaai _ $
        207 ~aaaaacaai ~
        -436 ~aaaaacaai ~ $
        773 ~aaaaacaai ~ ,
        -445 ~aaaaacaai ~ ~
        281 ~aaaaacaai ~ ~aaaaaaaaaaac
        -780 ~aaaaacaai ~aaaaaaaaaaaaaae $
        -1108 ~aaaaacaai ~aaaaaaaaaaac
        -1411 ~aaaaacaai ~aaaaaaac
        375 ~aaaaacaai ~aacaaaaaaaac
        849 ~aaaaacaai ~aacaaaaaaai
        667 ~aaaaacaai ~aacaaaac
        266 ~aaaaacaai ~aacaaaac ~aaaaaaai
        -17 ~aaaaacaai ~aeaaaaaeaaac
        402 ~aaaaacaai ~aeaaaaaeaaac F
        -624 ~aaaaacaai ~aeaaaaaeaaac ~
        505 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -840 ~aaaaacaai ~aeaaaaaeaaac ~c
        223 ~aaaaacaai ~aeaaaaaeaiac
        493 ~aaaaacaai ~aeaaaabe
        -226 ~aaaaai _
        -729 ~aaaab $
        -806 ~aaaab F
        -353 ~aaaabaaae $
        375 ~aaaabaaae ,
        -435 ~aaaabaaae .
        1359 ~aaaabaabe ,
        -823 ~aaaac ~
        396 ~aaaac ~aaaaaabi
        397 ~aaaac ~aaaaaabi ,
        -567 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -995 ~aaaae #
        -529 ~aaaae $
        -102 ~aaaae ,
        -759 ~aaaae ~
        614 ~aaaae ~aaaaaaac
        480 ~aaaae ~aaaaaab
        482 ~aaaae ~aaaaaab $
        719 ~aaaae ~aaaaaabae
        720 ~aaaae ~aaaaaabae $
        -408 ~aaaaeaaaaaac ~
        -432 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -540 ~aaaaeaai $
        -879 ~aaaaeab .
        348 ~aaaaf ,
        -636 ~aaaaf .
        443 ~aaaai ~
        816 ~aaaai ~accbab
        976 ~aaacaaaaaaac ~aaaaaaaaaaac
        -66 ~aaacaaaaaaac ~aeaaaaaeaaac
        -440 ~aaaeaaaaaaac ,
        927 ~aaaiaaaaaaaaaab ,
        -704 ~aaaiaaaaaaaaaab ~
        1052 ~aaaiaaaaaaac ~
        578 ~aaaiaaaaaaac ~ $
        -775 ~aaaiaaaaaaac ~aaaaaaaab
        -623 ~aab #
        301 ~aab # F
        -529 ~aab # ~
        -335 ~aab $
        380 ~aab ,
        584 ~aab .
        189 ~aab F
        -474 ~aab F $
        -616 ~aab F ,
        -270 ~aab F F
        149 ~aab F ~
        235 ~aab F ~aaaaaaaaiacc
        -700 ~aab _
        695 ~aab ~
        -36 ~aab ~ F
        -318 ~aab ~ ~
        -1119 ~aab ~aaaaaaaaaaaaaae
        -820 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        224 ~aab ~aaaaaaaaaaaae
        612 ~aab ~aaaaaaaaaaaae F
        -314 ~aab ~aaaaaaaaaaaae ~aeaaaaaeaaac
        759 ~aab ~aaaaaaaai
        360 ~aab ~aaaaaaaaiaac
        223 ~aab ~aaaaaaaaiaai
        113 ~aab ~aaaaaaaaiaai F
        554 ~aab ~aaaaaaae F
        -703 ~aab ~aeaaaaaeaaac
        773 ~aab ~aeaaaaaeaaac F
        -1156 ~aab ~aeaaaaaeaaac _
        602 ~aab ~aeaaaaaeaaac ~
        166 ~aabaab #
        -681 ~aabaab F
        -383 ~aabaab _
        -222 ~aabaab ~
        -547 ~aabaab ~ ~aaaaaaaai
        782 ~aabaab ~aaaaaaaaaaaae
        929 ~aabaab ~aaaaaaae
        -194 ~aabaab ~aaaaacaai
        -422 ~aabaab ~aeaaaaaeaaac F
        126 ~aabaab ~aeaaaaaeaaac ~
        769 ~aacaaaaaaaac #
        234 ~aacaaaaaaaac $
        441 ~aacaaaaaaaac F
        -379 ~aacaaaaaaaac ~
        694 ~aacaaaaaaaac ~aaaaaaaaiaac
        806 ~aacaaaaaaaac ~aaaaaabacaac
        974 ~aacaaaaaaaac ~aaaaaabacaac $
        -426 ~aacaaaaaaaac ~aeaaaaaeaaac F
        465 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        316 ~aacaaaaaaai .
        -719 ~aacaaaac F
        -788 ~aacaaaac ~aaaaaaae
        269 ~aacaaaac ~aaaaaaai
        888 ~aacaaaac ~aaaaacaai
        -1157 ~aacaaaac ~aeaaaaaeaaac
        -279 ~aacaaaac ~aeaaaaaeaaac F
        645 ~aacaaaac ~aeaaaabe
        581 ~aacaaaacaai #
        327 ~aacaaab $
        417 ~aacaaab ,
        721 ~aacaaab ~aaaaaaaai
        -502 ~aacaaab ~aaaaaaae
        -501 ~aacaaab ~aaaaaaae F
        -492 ~aacaaabc .
        -569 ~aacaaabc ~aaaaaaaai
        372 ~aacaaacc ~aeaaaabe
        435 ~aacaaacc ~aeaaaabe #
        781 ~aacaaae ,
        -180 ~aacaaaeaiaac F
        -356 ~aacaaaeaiaac F $
        948 ~aacaaaeaiaac _
        650 ~aacaaaeaiaac _ $
        -470 ~aacaabc F
        -434 ~aacabaab F
        -401 ~aacabaab F ,
        -437 ~aae F
        -487 ~aae F $
        613 ~aae ~aaaaaabac
        -334 ~aae ~aaaaaabacaac
        554 ~aaeaaaaaaaac ~aaaaaaaai
        -613 ~aaeaaaac F
        383 ~aaiaaaab _
        486 ~aaiaaaab _ $
        1224 ~aaiaaaab ~aaaaaaab
        824 ~aaiaaaai ~aaaaaaai
        825 ~aaiaaaai ~aaaaaaai $
        28 ~ab ~
        598 ~ab ~ $
        -501 ~ab ~ ~aaaaaaaaaaaaab
        -741 ~abaaaaaaae ~be
        -713 ~abaaaaaaae ~be ~acabai
        -431 ~abaaaab ~aeaaaaaeaaac
        733 ~ac $
        587 ~ac ~aaaaaaaai
        533 ~ac ~aaaaaaaai F
        -556 ~ac ~be
        -268 ~ac ~ee
        -574 ~acaaaiaaaaac #
        -290 ~acaaaiaaaaac # ~
        -96 ~acaaaiaaaaac _
        -683 ~acaaaiaaaaac _ ~aeaaaaaeaaac
        532 ~acaaaiaaaaac ~
        -310 ~acaaaiaaaaac ~ $
        484 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        -279 ~acaaaiaaaaac ~aaaaaaaaiaac
        -604 ~acaaaiaaaaac ~aaaaaaai
        -528 ~acaaaiaaaaac ~aeaaaaaeaaac
        -590 ~acaaaiaaaaac ~aeaaaaaeaaac _
        334 ~acaaaiaaaaac ~aeaaaaaeaiac
        -623 ~acaaaiaaaaac ~aic
        187 ~acab ,
        -677 ~acab ~aaaaaaaaaab
        -881 ~acab ~aeaaaaaeaaac
        284 ~acab ~aic
        281 ~acab ~aic ~aeaaaaaeaaac
        624 ~acab ~be
        412 ~acab ~be ~accbab
        -666 ~acababc #
        308 ~acababc ~ ~
        549 ~acabai F
        -622 ~acabai F F
        703 ~acabai F ~aaaaaaaaaab
        318 ~acabai _
        181 ~acabai ~
        945 ~acabai ~aeaaaaaeaaac F
        -674 ~acabai ~aeaaaaaeaaac ~
        -510 ~acabai ~aeaaaaaeaaac ~aaaaaaaae
        -655 ~acabaiaaaaac F
        -266 ~acabaiaaaaac _
        -718 ~acabc ~
        -689 ~acabi ~
        848 ~acabi ~aaaaaaai
        805 ~acabi ~aaaaaaai ~aacaaaaaaaac
        -335 ~acabi ~be
        -392 ~accbab #
        -479 ~accbab F
        548 ~accbab _
        409 ~accbab ~
        1161 ~accbab ~aeaaaaae
        650 ~accbab ~aeaaaaaeaaac F
        -711 ~accbab ~aeaaaaaeaaac ~
        -1176 ~aci _
        -235 ~aci ~
        847 ~aci ~aaaaaaad
        -362 ~aci ~aaaaaac
        763 ~aci ~aacaaaaaaaac
        1273 ~aci ~aacaaaac
        316 ~aci ~accbab
        -273 ~aeaaaaae F
        -362 ~aeaaaaae F ~aaaaaaaaaab
        628 ~aeaaaaae F ~aaaaaaai
        462 ~aeaaaaae _
        -827 ~aeaaaaae _ $
        -216 ~aeaaaaae ~
        -598 ~aeaaaaae ~ $
        729 ~aeaaaaae ~ F
        -511 ~aeaaaaae ~aaaaaaaaaaaaaac
        -323 ~aeaaaaae ~aaaaaaaaaaaaaac F
        756 ~aeaaaaae ~aaaaaab
        752 ~aeaaaaae ~aaaaaab $
        157 ~aeaaaaaeaaac #
        -552 ~aeaaaaaeaaac # $
        543 ~aeaaaaaeaaac # F
        491 ~aeaaaaaeaaac # ~
        -835 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        374 ~aeaaaaaeaaac # ~aaaaaaaai
        -695 ~aeaaaaaeaaac $
        -157 ~aeaaaaaeaaac F
        116 ~aeaaaaaeaaac F $
        -299 ~aeaaaaaeaaac F ,
        674 ~aeaaaaaeaaac F .
        307 ~aeaaaaaeaaac F F
        -679 ~aeaaaaaeaaac F _
        -220 ~aeaaaaaeaaac F ~
        115 ~aeaaaaaeaaac F ~aaaaaaaaaab
        546 ~aeaaaaaeaaac F ~aaaaaaaab
        -570 ~aeaaaaaeaaac F ~aaaaaaaae
        -257 ~aeaaaaaeaaac F ~aaaaaaaai
        -668 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -773 ~aeaaaaaeaaac F ~aaaaaaai
        231 ~aeaaaaaeaaac F ~aaaaaab
        1440 ~aeaaaaaeaaac F ~aaaaacaai
        -706 ~aeaaaaaeaaac F ~acaaaiaaaaac
        594 ~aeaaaaaeaaac F ~acabai
        245 ~aeaaaaaeaaac F ~aeaaaabe
        121 ~aeaaaaaeaaac _ $
        984 ~aeaaaaaeaaac _ ,
        1419 ~aeaaaaaeaaac _ F
        -274 ~aeaaaaaeaaac _ ~
        617 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        351 ~aeaaaaaeaaac _ ~aaaaaaaae
        -95 ~aeaaaaaeaaac _ ~aaaaaaaai
        -1013 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        103 ~aeaaaaaeaaac ~
        282 ~aeaaaaaeaaac ~ #
        516 ~aeaaaaaeaaac ~ $
        -258 ~aeaaaaaeaaac ~ ,
        452 ~aeaaaaaeaaac ~ .
        532 ~aeaaaaaeaaac ~ F
        -157 ~aeaaaaaeaaac ~ _
        -349 ~aeaaaaaeaaac ~ ~
        1392 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -611 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -354 ~aeaaaaaeaaac ~ ~aaaaaaaaeaab
        -540 ~aeaaaaaeaaac ~ ~aaaaaaaai
        768 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        532 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1662 ~aeaaaaaeaaac ~ ~aaaaaaac
        78 ~aeaaaaaeaaac ~ ~aaaaaab
        -451 ~aeaaaaaeaaac ~ ~aaaaaabac
        -488 ~aeaaaaaeaaac ~ ~aaaaaac
        -673 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -883 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        354 ~aeaaaaaeaaac ~aaaaaaaaaaab
        -51 ~aeaaaaaeaaac ~aaaaaaaaaaac
        593 ~aeaaaaaeaaac ~aaaaaaaaaaac #
        -1150 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -267 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -428 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -539 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaab
        -534 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        388 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -382 ~aeaaaaaeaaac ~aaaaaaaae
        1261 ~aeaaaaaeaaac ~aaaaaaaae $
        -642 ~aeaaaaaeaaac ~aaaaaaaae ,
        -497 ~aeaaaaaeaaac ~aaaaaaaae F
        518 ~aeaaaaaeaaac ~aaaaaaaae ~
        423 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -35 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        -509 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        -170 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaai
        333 ~aeaaaaaeaaac ~aaaaaaaae ~acabai
        446 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        113 ~aeaaaaaeaaac ~aaaaaaaaeaab
        472 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -511 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        379 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -145 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -383 ~aeaaaaaeaaac ~aaaaaaaaeaag
        -626 ~aeaaaaaeaaac ~aaaaaaac $
        601 ~aeaaaaaeaaac ~aaaaaaac F
        -541 ~aeaaaaaeaaac ~aaaaaaac ~
        -98 ~aeaaaaaeaaac ~aaaaaaacaaac
        -154 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        829 ~aeaaaaaeaaac ~aaaaaaai ~
        314 ~aeaaaaaeaaac ~aaaaaaaiaaac
        220 ~aeaaaaaeaaac ~aaaaaab
        632 ~aeaaaaaeaaac ~aaaaaab ,
        174 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -478 ~aeaaaaaeaaac ~aaaaaabac ~
        -424 ~aeaaaaaeaaac ~aaaaaabacaac
        609 ~aeaaaaaeaaac ~aaaabaaaeaab
        -294 ~aeaaaaaeaaac ~aaaae
        367 ~aeaaaaaeaaac ~aab
        442 ~aeaaaaaeaaac ~aacaaaaaaaac
        441 ~aeaaaaaeaaac ~aacaaaaaaaac $
        448 ~aeaaaaaeaaac ~ac
        -324 ~aeaaaaaeaaac ~c
        646 ~aeaaaaaeaaac ~c $
        -752 ~aeaaaaaeaaac ~c ,
        415 ~aeaaaaaeaaac ~c _
        -410 ~aeaaaaaeaaac ~c ~
        984 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -369 ~aeaaaaaeaaac ~c ~aic
        -481 ~aeaaaaaeaaac ~c ~be
        -170 ~aeaaaaaeaaac ~caaaaaaaaaac
        -732 ~aeaaaaaeaaac ~caaaaaaaaaac $
        246 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        497 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -531 ~aeaaaaaeai ~
        -229 ~aeaaaaaeaiac F
        563 ~aeaaaaaeaiac F ,
        -533 ~aeaaaaaeaiac F ~aaaaaaaai
        -599 ~aeaaaaaeaiac F ~aaaaaaai
        417 ~aeaaaaaeaiac _
        -392 ~aeaaaaaeaiac _ $
        435 ~aeaaaaaeaiac _ F
        -423 ~aeaaaaaeaiac ~
        47 ~aeaaaaaeaiac ~ $
        323 ~aeaaaaaeaiac ~ ,
        -680 ~aeaaaaaeaiac ~ ~
        600 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        590 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -351 ~aeaaaaaeaiac ~aaaaaaaae
        198 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -691 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        227 ~aeaaaaaeaiac ~aaaaaaaaeaae
        -218 ~aeaaaaaeaiac ~aaaaaab $
        247 ~aeaaaaaeaiac ~aaaaaab ,
        -104 ~aeaaaaaeaiac ~c $
        277 ~aeaaaaaeaiac ~c ~aab
        -836 ~aeaaaaaeaiac ~c ~aic
        657 ~aeaaaabaaae ~acabai
        350 ~aeaaaabe #
        -616 ~aeaaaabe # $
        570 ~aeaaaabe # ~
        -498 ~aeaaaabe $
        308 ~aeaaaabe ,
        -811 ~aeaaaabe F
        133 ~aeaaaabe _
        -470 ~aeaaaabe _ $
        -765 ~aeaaaabe ~
        -646 ~aeaaaabe ~ ~
        -140 ~aeaaaabe ~aaaaaaaaaaab
        -293 ~aeaaaabe ~aaaaaaaaaaab $
        -918 ~aeaaaabe ~aaaaaaaae
        -412 ~aeaaaabe ~aaaaaaaae $
        -458 ~aeaaaabe ~aaaaaaaaiaac ~aeaaaaaeaaac
        293 ~aeaaaabe ~aaaaaaaaiaai
        387 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        160 ~aeaaaabe ~aaaaaaai
        372 ~aeaaaabe ~aaaaaab
        19 ~aeaaaabe ~aaaaaab $
        1233 ~aeaaaabe ~aaaaaac
        523 ~aeaaaabe ~aaaaaacaaaac $
        -701 ~aeaaaabe ~aaaaacaai
        476 ~aeaaaabe ~acaaaiaaaaac
        413 ~aeaaaabe ~acaaaiaaaaac ~
        286 ~aeaaaabe ~acababc
        170 ~aeaaaabe ~acababc ~
        1002 ~aeaaaabe ~acabai
        -679 ~aeaaaabe ~aic
        -634 ~aeaaaabe ~c
        -253 ~ai #
        463 ~ai $
        697 ~ai ~
        262 ~ai ~ ~aaaaacaai
        5 ~ai ~aaaaaaaaiaac
        -382 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        389 ~ai ~aeaaaaae
        448 ~ai ~aeaaaaaeaaac
        147 ~ai ~aeaaaaaeaaac F
        168 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -800 ~ai ~aeaaaabe ~
        340 ~aic #
        966 ~aic # $
        936 ~aic $
        -647 ~aic ,
        362 ~aic F
        -434 ~aic F $
        -394 ~aic F F
        1324 ~aic F _
        -322 ~aic F ~
        -489 ~aic F ~aaaaaaaaaab
        218 ~aic F ~aaaaaaaai
        189 ~aic F ~aaaaaaaaiacc
        -612 ~aic NO
        149 ~aic ~
        -561 ~aic ~ $
        758 ~aic ~ ~
        -419 ~aic ~aaaaaaaae
        558 ~aic ~aaaaaaaaiaaae
        -112 ~aic ~aaaaaaae
        -942 ~aic ~aaaaaaaiaaac
        -500 ~aic ~aaaaacaai
        -1016 ~aic ~aaaiaaaaaaac
        -296 ~aic ~aeaaaaaeaaac
        1042 ~aic ~aeaaaaaeaaac F
        -245 ~aic ~aeaaaaaeaaac ~
        -408 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        342 ~aic ~aeaaaaaeaaac ~aaaaaab
        -580 ~aic ~aeaaaaaeaiac
        313 ~aic ~aeaaaaaeaiac F
        -1134 ~aic ~aeaaaaaeaiac ~
        1388 ~aic ~aeaaaabe
        504 ~aic ~aeaaaabe $
        -573 ~b ~aab
        312 ~b ~ai
        476 ~b ~aic
        271 ~be _
        690 ~be ~
        -913 ~be ~ #
        -789 ~be ~aaaaaaaaaaaaac
        -534 ~be ~aaaaaaai
        1507 ~be ~aaaaaacaaaac
        408 ~be ~aaaaaae
        -1232 ~be ~aaaaaag
        412 ~be ~aab
        515 ~be ~aabaab
        751 ~be ~aabaab #
        -359 ~be ~aacaaaac
        -482 ~be ~aacaaab
        497 ~be ~acab
        284 ~be ~acab ~aic
        372 ~be ~acabai ~
        478 ~be ~acabc
        461 ~be ~acabc ~
        -432 ~be ~accbab ~aeaaaaaeaaac
        -473 ~be ~aci ~
        -471 ~be ~aci ~accbab
        333 ~be ~ai
        -87 ~be ~ai ~
        770 ~be ~aic
        -35 ~be ~aic #
        1666 ~be ~aic F
        -862 ~be ~aic ~
        -736 ~be ~aic ~aaaiaaaaaaac
        607 ~be ~aic ~aeaaaaaeaaac
        -359 ~c ,
        -432 ~c , #
        447 ~c , F
        357 ~c F
        956 ~c F $
        313 ~c F ,
        -818 ~c F .
        553 ~c F F
        -988 ~c _ #
        792 ~c _ ~aaaaaaae
        -624 ~c ~ ~aaaaaaaaiaac
        1325 ~c ~aaaaaaaaaab
        282 ~c ~aaaaaaaae
        430 ~c ~aaaaaaaaeaab
        -11 ~c ~aaaaaaaaiaac
        -810 ~c ~aaaaaaaaiaac ~
        550 ~c ~aaaaaaaaiacc F
        -902 ~c ~aaaaaaai
        462 ~c ~aaaaaabacaac
        493 ~c ~aaaaaag
        828 ~c ~aaaaaagaaaaaaai
        560 ~c ~aaaaaamaaaaaaab
        591 ~c ~aaaaaao
        454 ~c ~aaaaaao ~aaaaaaae
        317 ~c ~aab
        -649 ~c ~aabaab
        661 ~c ~aci
        -601 ~c ~ai
        -1426 ~c ~aic
        -711 ~c ~aic #
        -994 ~c ~aic F
        -477 ~c ~aic ~aeaaaaaeaaac
        -726 ~c ~be
        246 ~caaaaaaaaaac ~aaaaaaai
        -558 ~caaaaaaaaaac ~aic
        -416 ~caaaaaaae $
        -451 ~caaaaaaae ,
        528 ~caaaaaaae ~
        615 ~caaaaaaae ~aaaaaabac
        496 ~caaaaaaae ~aaaaaabac $
        -659 ~caaaaaaae ~aic
        314 ~caaaaaae $
        491 ~ee $
        -460 ~ee F $
        1056 ~ee _
        -343 ~ee ~
        382 ~ee ~aaaaaaac
        -494 ~ee ~aaaaaac
        -686 ~ee ~aaaaaacaaaac
        869 ~ee ~aaaaaag
        913 ~ee ~aab
        -283 ~ee ~aeaaaaaeaaac
        -365 ~ee ~aic
        650 ~i ~aic ~aeaaaaaeaaac
        """
}
