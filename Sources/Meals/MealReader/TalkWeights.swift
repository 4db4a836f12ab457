// Written by `measure --fit-talk` from 32009 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 803
    static let rows = """
        -630 # #
        -705 # # #
        -1018 # # $
        -946 # # F
        262 # # ~
        -65 # $
        -452 # ,
        299 # , #
        170 # , F
        427 # , _
        -764 # , best
        -531 # , ~aaaaaaaaaaac
        -204 # .
        -857 # . #
        494 # . F
        871 # F
        983 # F $
        -1710 # F ,
        452 # F F
        -160 # F and
        -389 # F for
        -756 # F in
        -552 # F off
        -1069 # F please
        258 # F with
        225 # F ~
        -553 # F ~aaaaaaaaiaaae
        -333 # F ~aaaaaaaaiaac
        261 # F ~aaaaaaaaiaai
        -375 # F ~aaaaaaaaiacc
        -1121 # _
        -199 # _ #
        413 # _ $
        -383 # _ ,
        1496 # _ F
        -516 # _ of
        192 # _ oz
        -124 # _ ~
        -545 # _ ~aaaaaaaai
        -580 # a
        -721 # a pound
        844 # after
        679 # am
        -326 # and
        -1210 # at
        -340 # at the
        -1011 # bags
        -1091 # balls
        -1466 # bar
        572 # bottle
        455 # bowl
        -850 # c
        363 # calories
        -483 # cooked
        517 # cup
        462 # cup $
        -930 # cup F
        267 # cup of
        151 # cups
        -673 # degrees
        -362 # dollars
        481 # fat
        485 # finger
        877 # flake
        485 # fluid
        464 # fluid ounce
        -1150 # for
        -466 # for #
        -656 # for a
        525 # g
        651 # g $
        318 # g ,
        623 # g .
        -3 # g F
        294 # g bag
        -914 # g carbohydrates
        169 # g of
        841 # glasses
        802 # glorps
        459 # grams
        344 # grams of
        -1365 # hours
        -725 # hrs
        393 # in
        408 # inch
        -575 # inches $
        -818 # is
        -1449 # jars
        -482 # jars $
        -981 # k
        407 # kcal
        170 # kcal $
        -818 # kg
        -337 # kg of
        -766 # kids
        -941 # kilos
        -1425 # lb
        -703 # lb #
        -1097 # lbs
        -966 # litre
        -851 # mg
        -724 # mg $
        -1154 # min
        -524 # mins
        -192 # minutes
        712 # ml
        1330 # ml $
        -632 # ml F
        -1189 # now
        -420 # now $
        1105 # of
        -510 # of F
        310 # of a
        487 # of them
        -502 # off
        -685 # on
        34 # ounce
        153 # ounce of
        426 # ounces
        386 # ounces of
        808 # oz
        1358 # oz $
        -524 # oz F
        -240 # oz of
        414 # pack $
        502 # pc
        446 # pcs
        -927 # people
        999 # pieces
        543 # pieces $
        -520 # pints of
        1084 # plates
        560 # pm
        -779 # pounds
        -966 # price
        -243 # quid
        446 # scoops
        224 # slice
        1500 # slices
        432 # slices F
        287 # slices of
        659 # spoons
        800 # square
        617 # squares
        -788 # steps
        -323 # steps $
        -155 # tbsp
        -1306 # tbsp soy
        341 # the
        -463 # this
        -349 # this morning
        -438 # time
        -411 # tin
        -359 # tsp
        -871 # tsp baking
        -1709 # u
        1221 # up
        -1023 # weeks
        224 # with
        -754 # years
        136 # ~
        -55 # ~ #
        228 # ~ $
        -179 # ~ ,
        555 # ~ .
        120 # ~ F
        253 # ~ _
        802 # ~ ~
        -712 # ~ ~aaaaaaaaaaaaab
        25 # ~ ~aaaaaaaaaab
        270 # ~ ~aaaaaaaai
        610 # ~ ~aab
        785 # ~aaaaaaaaaaaaab
        -332 # ~aaaaaaaaaaaaab $
        1218 # ~aaaaaaaaaaaae
        -320 # ~aaaaaaaaaaac F
        928 # ~aaaaaaaaaaac ~
        53 # ~aaaaaaaaaaac ~aaaaaaaai
        -762 # ~aaaaaaaaaaac ~aaaaaab
        480 # ~aaaaaaaaaaacab
        -485 # ~aaaaaaaaaab
        -592 # ~aaaaaaaaaab ~
        -305 # ~aaaaaaaaab
        -572 # ~aaaaaaaaab ~aeaaaaaeaaac
        -966 # ~aaaaaaaaeb
        475 # ~aaaaaaaai
        -1063 # ~aaaaaaaai F
        219 # ~aaaaaaaai ~
        528 # ~aaaaaaaai ~aeaaaaae
        323 # ~aaaaaaaai ~aeaaaaaeaaac
        488 # ~aaaaaaaai ~caaaaaae
        -502 # ~aaaaaaaaiaaae
        -438 # ~aaaaaaaaiaac
        -786 # ~aaaaaaaaiaac F
        -571 # ~aaaaaaaaiaac ~
        1299 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        227 # ~aaaaaaaaiaai
        -1168 # ~aaaaaaaaiacc
        -467 # ~aaaaaaaaiacc #
        224 # ~aaaaaaacaaac
        -62 # ~aaaaaaai
        -881 # ~aab
        -819 # ~acaaaiaaaaac
        674 # ~acab
        -418 # ~aeaaaaae
        -565 # ~aeaaaaae F
        -265 # ~aeaaaaaeaaac
        -800 # ~aeaaaabe
        -348 # ~aeaaaabe ~aaaaaab
        -441 # ~c
        32 # ~caaaaaaae
        285 & #
        720 & F
        485 & F $
        277 & ~
        868 & ~aeaaaaaeaaac
        669 & ~aeaaaaaeaaac F
        536 , #
        400 , # #
        1411 , # $
        212 , # ,
        -451 , # .
        64 , # F
        -347 , # _
        -761 , # a
        -1093 , # balls
        -574 , # cup
        -694 , # g
        -631 , # inches
        -737 , # jars
        396 , # kcal
        -1182 , # lb
        -948 , # ml
        -582 , # of
        335 , # oz
        649 , # pieces
        1146 , # plates
        294 , # slice
        689 , # slices
        1070 , # spoons
        -650 , # ~
        472 , # ~aaaaaaaaaaaaab
        294 , # ~aaaaaaacaaac
        -638 , # ~aeaaaaaeaaac
        1511 , F
        -143 , F #
        1504 , F $
        -766 , F ,
        201 , F F
        -249 , F _
        474 , F and
        702 , F at
        -632 , F bowl
        78 , F for
        560 , F in
        208 , F on
        200 , F sauce
        674 , F ~aaaaaaaaaab
        350 , F ~aaaaaaaai
        799 , F ~aaaaaaaaiaac
        78 , F ~aaaaaaaaiacc
        -633 , F ~aaaaaab
        -628 , F ~aeaaaabe
        -958 , NO
        732 , NO $
        -281 , NO ,
        932 , _
        -1188 , _ #
        -320 , _ $
        -1693 , _ ,
        672 , _ F
        -538 , _ _
        -1013 , _ it
        653 , _ to
        462 , _ up
        -619 , _ ~
        462 , _ ~aaaaaaaaaaaae
        1295 , _ ~aaaaaaaai
        316 , _ ~aaaaaaaaiaac
        656 , _ ~aaaaacaai
        398 , _ ~aeaaaaaeaaac
        -1034 , _ ~aeaaaabe
        919 , a
        570 , a F
        -845 , a bit
        651 , about
        547 , about #
        62 , and
        973 , ate
        819 , ate the
        -364 , back
        643 , bit
        692 , black
        1094 , both
        -591 , bring
        1174 , couldnt
        363 , did
        -712 , didnt
        398 , diet
        -881 , dinner
        309 , drained
        721 , drank
        -440 , extra F
        592 , fried
        774 , full
        1305 , got
        826 , grabbed
        553 , grabbed F
        -512 , great
        -462 , great fun
        82 , green
        298 , green F
        942 , had
        803 , had F
        513 , hot
        487 , hot F
        610 , i
        111 , i am
        832 , i got
        238 , i had
        -533 , i just
        468 , i will
        574 , if
        -280 , im
        -743 , italian
        -743 , italian F
        932 , just
        331 , just F
        -605 , late
        -604 , late home
        -671 , long
        781 , lost
        -668 , lovely
        -568 , lunch
        403 , maybe
        386 , maybe #
        -313 , never
        931 , never again
        413 , night
        -1068 , no
        320 , nothing
        -384 , only
        -770 , pan
        249 , plus
        560 , protein
        -663 , put
        447 , roast
        -844 , room
        -723 , second
        983 , she
        397 , side
        -335 , so
        270 , so F
        -420 , so tired
        434 , some
        413 , still
        -253 , the
        611 , then
        353 , then F
        -858 , tinned
        -857 , tinned F
        -1137 , tom
        606 , warm
        601 , was
        794 , went
        -762 , what
        546 , which
        768 , whole
        358 , with
        978 , ~
        719 , ~ #
        -524 , ~ $
        -1232 , ~ ,
        834 , ~ F
        104 , ~ _
        -458 , ~ ~
        703 , ~ ~aaaaaaaaaaac
        -867 , ~ ~aaaaaaaaaab
        -372 , ~ ~aaaaaaaai
        -60 , ~ ~aaaaaaaaiaac
        -497 , ~ ~aaaaaab
        694 , ~ ~aaaaacaai
        432 , ~ ~aab
        -476 , ~ ~aeaaaaaeaaac
        -235 , ~aaaaaaaaaaaaaab
        813 , ~aaaaaaaaaaaaaab ~aaaaaaaae
        -719 , ~aaaaaaaaaaaaaac
        -757 , ~aaaaaaaaaaaaaae
        -772 , ~aaaaaaaaaaaaaae ~
        557 , ~aaaaaaaaaaaaab
        217 , ~aaaaaaaaaaac
        1143 , ~aaaaaaaaaaac F
        -443 , ~aaaaaaaaaaac ~
        787 , ~aaaaaaaaaaac ~aaaaaab
        316 , ~aaaaaaaaaab
        575 , ~aaaaaaaaae
        615 , ~aaaaaaaae
        -1242 , ~aaaaaaaae ,
        -609 , ~aaaaaaaae F
        -223 , ~aaaaaaaaiaac
        356 , ~aaaaaaaaiaai
        -535 , ~aaaaaaab
        57 , ~aaaaaaac
        549 , ~aaaaaaac F
        1193 , ~aaaaaaae
        565 , ~aaaaaaai
        222 , ~aaaaaaai #
        -1731 , ~aaaaaaai $
        253 , ~aaaaaaai F
        467 , ~aaaaaaai ~aeaaaaaeaaac
        656 , ~aaaaaaai ~aic
        -22 , ~aaaaaaaiaaac
        780 , ~aaaaaaaiaaac ~aaaaaaaaaaac
        546 , ~aaaaaab
        -567 , ~aaaaaabac
        412 , ~aaaaaabae
        1028 , ~aaaaaacaaaac
        1005 , ~aaaaaacaaaac ~
        -615 , ~aaaaaaeb
        786 , ~aaaaaagaaaaaaai
        -678 , ~aaaaaamaaaaaaaj
        667 , ~aaaaab
        547 , ~aaaaab #
        -1068 , ~aaaeaaaaaaac
        309 , ~aaaiaaaaaaac
        967 , ~aaaiaaaaaaac ~
        1076 , ~aab
        706 , ~aab #
        -339 , ~aab F
        1155 , ~aabaab
        -313 , ~aaiaaaai
        931 , ~aaiaaaai ~aaaaaaai
        323 , ~acab
        594 , ~acabai
        506 , ~aci
        605 , ~aeaaaaaeaaac
        96 , ~aeaaaaaeaaac F
        -568 , ~aeaaaaaeaaac _
        300 , ~aeaaaaaeaaac ~
        302 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -226 , ~aeaaaabe
        1569 , ~ai
        2398 , ~aic
        714 , ~aic #
        819 , ~aic F
        634 , ~aic ~aeaaaaaeaaac
        -816 , ~b
        1051 , ~be
        -669 , ~be ~aaaaaaai
        1168 , ~be ~aaaaaacaaaac
        846 , ~be ~aabaab
        111 , ~be ~acab
        473 , ~be ~acabc
        -863 , ~be ~aci
        134 , ~be ~ai
        895 , ~be ~aic
        604 , ~c
        477 , ~ee
        202 . # F
        -484 . # ~
        986 . F
        2488 . F $
        -1535 . F ,
        -380 . F F
        -902 . NO
        -648 . NO $
        -240 . _
        -566 . _ F
        614 . a
        869 . a F
        1423 . had
        755 . sweets
        864 . ~
        856 . ~aaaaaaaaaaac
        832 . ~aaaaaaaaaaac F
        -788 . ~aaaaaaaae
        523 . ~aaaaaaai
        -789 . ~aaaaaab
        867 . ~aeaaaaaeaaac
        806 . ~aeaaaaaeaaac F
        831 . ~aic
        -669 14th
        -1400 <0 fifths>
        -1873 <0 foods>
        -399 <0 strange>
        106 <0 words>
        -350 <1 fifths>
        39 <1 foods>
        -710 <1 strange>
        279 <1 words>
        -13 <2 fifths>
        14 <2 foods>
        -435 <2 strange>
        -118 <2 words>
        -287 <3 fifths>
        -299 <3 foods>
        -127 <3 strange>
        -892 <3 words>
        -370 <4 fifths>
        -1642 <4 foods>
        -1382 <4 words>
        1571 <5 fifths>
        458 <5 foods>
        -950 <5 words>
        -744 <6 words>
        -788 <7 words>
        -263 <8 words>
        -71 <9 words>
        -2317 <asked>
        999 <meal>
        -2405 <other>
        -382 <partly>
        -285 <role 0>
        -330 <role 10>
        -261 <role 11>
        359 <role 12>
        -243 <role 13>
        598 <role 14>
        -1050 <role 15>
        -1549 <role 16>
        -854 <role 17>
        -878 <role 18>
        -689 <role 19>
        -645 <role 1>
        -1109 <role 20>
        271 <role 21>
        -566 <role 22>
        -482 <role 23>
        259 <role 24>
        -613 <role 25>
        -350 <role 26>
        -808 <role 27>
        -747 <role 28>
        -250 <role 29>
        -980 <role 2>
        63 <role 30>
        789 <role 32>
        800 <role 33>
        -336 <role 34>
        96 <role 35>
        -1352 <role 36>
        -276 <role 37>
        -511 <role 38>
        151 <role 39>
        -542 <role 3>
        -147 <role 40>
        -725 <role 41>
        -454 <role 42>
        971 <role 43>
        95 <role 44>
        -576 <role 45>
        -946 <role 46>
        354 <role 47>
        559 <role 48>
        -774 <role 4>
        -749 <role 50>
        778 <role 51>
        -1199 <role 52>
        -468 <role 53>
        -684 <role 54>
        -26 <role 55>
        -103 <role 56>
        -1036 <role 57>
        -63 <role 58>
        -162 <role 59>
        -442 <role 5>
        -731 <role 60>
        195 <role 61>
        -64 <role 6>
        1362 <role 7>
        210 <role 8>
        -775 <role 9>
        -93 <told>
        -1162 F #
        569 F # #
        676 F # $
        -546 F # F
        -643 F # _
        -686 F # a
        575 F # am
        266 F # cup
        -520 F # g
        877 F # kcal
        -379 F # min
        498 F # ml
        254 F # oz
        465 F # pm
        683 F # ~
        877 F # ~aaaaaaaaaaaaab
        494 F # ~aaaaaaaaaaac
        -1046 F # ~aaaaaaaae
        575 F # ~acab
        -684 F # ~aeaaaaaeaaac
        738 F $
        1079 F &
        473 F & F
        1538 F ,
        -456 F , #
        -1168 F , F
        677 F , NO
        7 F , _
        -922 F , a
        513 F , about
        -376 F , and
        793 F , bit
        439 F , black
        363 F , diet
        722 F , drank
        -462 F , im
        -637 F , put
        -403 F , so
        311 F , which
        439 F , ~aaaaaaaaaaaaaab
        -792 F , ~aaaaaaaaaaaaaac
        -505 F , ~aaaaaaaaaaaaaae
        128 F , ~aaaaaaaaaaac
        -371 F , ~aaaaaaaaaab
        1441 F , ~aaaaaaaae
        -842 F , ~aaaaaaac
        -322 F , ~aaaaaaai
        681 F , ~aaaaaacaaaac
        533 F , ~aaaaab
        -831 F , ~aeaaaaaeaaac
        755 F , ~ai
        347 F , ~aic
        -894 F , ~b
        59 F , ~be
        878 F .
        -983 F . F
        -496 F . NO
        248 F . ~
        1409 F F
        -475 F F #
        894 F F $
        373 F F &
        646 F F ,
        247 F F .
        870 F F F
        233 F F NO
        -544 F F _
        451 F F after
        465 F F again
        131 F F and
        337 F F at
        -579 F F baby
        370 F F from
        -646 F F in
        466 F F made
        760 F F n
        -104 F F on
        -467 F F sauce
        -296 F F so
        328 F F w
        264 F F with
        -86 F F ~
        881 F F ~aaaaaaaaaab
        -368 F F ~aaaaaaaae
        153 F F ~aaaaaaaai
        -233 F F ~aaaaaaaaiaac
        281 F F ~aaaaaaaaiaai
        271 F F ~aaaaaab
        480 F F ~aab
        -580 F F ~c
        622 F NO
        354 F NO $
        -614 F _
        2583 F _ #
        1188 F _ $
        -1217 F _ ,
        1567 F _ .
        -547 F _ F
        -62 F _ _
        -585 F _ for
        -811 F _ with
        -1052 F _ ~
        -208 F _ ~aaaaaaaae
        199 F _ ~aaaaaaaai
        -817 F _ ~aaaaaaaaiaai
        -588 F _ ~aaaaaaaaiacc
        -473 F about
        -443 F about #
        639 F after
        -354 F after the
        -298 F again
        255 F again $
        391 F al
        407 F all
        -513 F all day
        -996 F and
        -161 F and #
        76 F and F
        215 F and _
        474 F and ate
        -1051 F and stick
        376 F and the
        861 F and tonic
        -666 F are
        482 F around
        494 F around #
        1044 F as
        730 F at
        156 F at #
        -208 F at _
        -191 F at a
        370 F at my
        65 F at the
        -746 F ate
        -328 F baby
        367 F baby food
        561 F balls
        1336 F bar
        59 F bar $
        651 F bar at
        -1018 F bath
        911 F bears
        422 F bears $
        837 F because
        470 F before
        -439 F before i
        634 F before the
        1002 F benedict
        466 F benedict $
        32 F between
        -615 F bottle
        -318 F bowl
        438 F bowl $
        -817 F bowl ,
        164 F breast
        199 F but
        832 F butty
        -340 F by
        869 F by the
        501 F casserole
        462 F chop
        526 F cos
        1240 F dough
        441 F dough $
        775 F down
        445 F drizzle
        527 F earlier
        523 F earlier $
        413 F fillet
        538 F finger
        475 F fingers
        -360 F fingers ,
        -565 F first
        -830 F first then
        609 F first thing
        361 F for
        -618 F for F
        530 F for a
        597 F for dinner
        563 F for lunch
        -401 F for the
        339 F fried
        465 F from
        -806 F from a
        254 F from the
        36 F garden
        806 F got me
        -785 F green
        -666 F have
        -514 F hot
        110 F in
        539 F in F
        686 F in bed
        598 F in front
        225 F in my
        1328 F in the
        -1786 F into
        -585 F is
        521 F is being
        -816 F it
        431 F katsu
        772 F last night
        -435 F later $
        -562 F left
        -564 F left $
        474 F leg
        511 F loaf
        -354 F machine
        159 F made
        223 F made with
        381 F mcmuffin
        615 F melt
        505 F melt $
        -572 F mix
        -582 F morning
        -792 F morning $
        -469 F n
        -245 F n F
        -910 F near
        -409 F night
        -537 F not
        -1165 F of
        451 F of #
        -430 F of a
        -997 F of the
        -434 F off $
        603 F off _
        -160 F off the
        282 F on
        624 F on #
        499 F on F
        313 F on a
        680 F on holiday
        -493 F on it
        421 F on monday
        -423 F on my
        475 F on saturday
        -157 F on the
        -178 F on top
        560 F on white
        -1028 F or
        -1256 F or F
        428 F or so
        486 F or something
        512 F original
        544 F out
        571 F out of
        474 F out with
        764 F over the
        -387 F overnight
        -348 F overnight $
        612 F patty
        376 F plate
        241 F please
        233 F please $
        -1139 F ready
        -513 F recipe
        -396 F rings
        -479 F rings $
        -435 F running
        233 F sauce $
        -409 F sauce ,
        -1267 F seeds
        -841 F seeds ,
        300 F served
        -774 F shaped
        -361 F shop
        326 F slice
        314 F slice $
        -1197 F slices
        1242 F so
        554 F spice
        769 F sticks
        -444 F still
        743 F straight
        397 F sunday
        555 F sunday $
        -863 F taking
        644 F tasting
        -739 F the
        384 F this
        263 F tikka
        176 F to
        713 F toasted
        -573 F today
        413 F today $
        559 F tonight
        602 F tonight $
        380 F too
        583 F too $
        -413 F too long
        398 F up the
        282 F w
        47 F w F
        -395 F went
        1533 F while
        416 F with
        -68 F with #
        360 F with F
        308 F with a
        -618 F with brown
        -408 F with my
        668 F won
        -705 F work
        433 F zero
        -83 F ~
        -41 F ~ #
        1302 F ~ $
        51 F ~ ,
        -300 F ~ .
        1096 F ~ F
        -756 F ~ _
        -540 F ~ ~
        -961 F ~ ~aaaaaaaaaaaae
        -400 F ~ ~aaaaaaaaaab
        -938 F ~ ~aaaaaaaae
        942 F ~ ~aaaaaaaai
        669 F ~ ~aaaaaaaaiaaae
        868 F ~ ~aaaaaaaaiaai
        -453 F ~ ~aaaaaaaaiacc
        -628 F ~ ~aaaaaaae
        866 F ~ ~aaaaaaai
        552 F ~ ~aaaaaab
        -253 F ~ ~aeaaaaaeaaac
        563 F ~ ~be
        263 F ~aaaaaaaaaaaaaac
        506 F ~aaaaaaaaaaaaaac $
        -820 F ~aaaaaaaaaaaaaai
        833 F ~aaaaaaaaaaaaaaj
        -259 F ~aaaaaaaaaaaae
        422 F ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -189 F ~aaaaaaaaaaac
        -432 F ~aaaaaaaaaaacaab
        573 F ~aaaaaaaaaaacec
        557 F ~aaaaaaaaaaacec ~aaaaaaaai
        475 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        439 F ~aaaaaaaaaab
        -217 F ~aaaaaaaaaab #
        -534 F ~aaaaaaaaaab F
        -358 F ~aaaaaaaaaab _
        611 F ~aaaaaaaaaab ~aeaaaaaeaaac
        504 F ~aaaaaaaaaab ~aic
        -1327 F ~aaaaaaaae
        619 F ~aaaaaaaae $
        -548 F ~aaaaaaaae _
        -162 F ~aaaaaaaae ~
        -466 F ~aaaaaaaae ~aaaaaaaai
        -485 F ~aaaaaaaae ~aaaaaaaaiaac
        -567 F ~aaaaaaaaeaaaae
        -227 F ~aaaaaaaaeaab
        -428 F ~aaaaaaaaeaab $
        638 F ~aaaaaaaai
        654 F ~aaaaaaaai #
        779 F ~aaaaaaaai F
        388 F ~aaaaaaaai _
        -926 F ~aaaaaaaai ~
        191 F ~aaaaaaaai ~aaaaaaaaaaaaaab
        758 F ~aaaaaaaai ~aaaaaaaae
        -691 F ~aaaaaaaai ~aaaaaaae
        -265 F ~aaaaaaaai ~aeaaaaaeaaac
        -422 F ~aaaaaaaai ~aeaaaaaeaiac
        471 F ~aaaaaaaai ~aeaaaabe
        -673 F ~aaaaaaaai ~be
        156 F ~aaaaaaaai ~c
        5 F ~aaaaaaaaiaaae
        -434 F ~aaaaaaaaiaaae $
        605 F ~aaaaaaaaiaaae _
        -184 F ~aaaaaaaaiaac
        361 F ~aaaaaaaaiaac #
        1349 F ~aaaaaaaaiaac F
        609 F ~aaaaaaaaiaac _
        -114 F ~aaaaaaaaiaac ~
        469 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        -182 F ~aaaaaaaaiaac ~aaaaaaaaaaacai
        216 F ~aaaaaaaaiaac ~aaaaaaaae
        1008 F ~aaaaaaaaiaac ~aaaae
        1066 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -242 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -802 F ~aaaaaaaaiaac ~aeaaaabe
        14 F ~aaaaaaaaiaai
        -66 F ~aaaaaaaaiaai #
        545 F ~aaaaaaaaiaai F
        171 F ~aaaaaaaaiaai ~
        -216 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -414 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        -610 F ~aaaaaaaaiacc F
        -1462 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        768 F ~aaaaaaaaiacc ~aaaaaabac
        707 F ~aaaaaaaaiacc ~aaaaaabacaac
        262 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        327 F ~aaaaaaacaaac
        313 F ~aaaaaaacaaac $
        43 F ~aaaaaaai
        1057 F ~aaaaaaai $
        -1337 F ~aaaaaaai _
        -469 F ~aaaaaaai ~
        -525 F ~aaaaaaai ~aaaaaaaaaaac
        613 F ~aaaaaaai ~aaaaaaai
        522 F ~aaaaaaai ~aaaaaabi
        -163 F ~aaaaaaaiaaac
        -587 F ~aaaaaaaiaaac ~
        -831 F ~aaaaaaaiaaac ~aaaaaaai
        180 F ~aaaaaaaiaaac ~aaaaaab
        -920 F ~aaaaaab
        -779 F ~aaaaaab ,
        -287 F ~aaaaaabac
        588 F ~aaaaaabacaac
        -405 F ~aaaaaabae
        523 F ~aaaaaabi $
        -1222 F ~aaaaaac
        -333 F ~aaaaaacaaaaaaai
        -539 F ~aaaaaacaaaac
        -1047 F ~aaaaaacaaaac ~aaaaaaaaaaac
        670 F ~aaaaaacaeaaaaai
        -560 F ~aaaaaag $
        -443 F ~aaaaab #
        204 F ~aaaaacaai
        547 F ~aaaaacaai ~
        -574 F ~aaaabaaae
        488 F ~aaaae
        507 F ~aaaae $
        -435 F ~aaaaeaai $
        567 F ~aaaaeab
        608 F ~aaaaeab $
        -542 F ~aaacaaaaaaac
        -435 F ~aab
        246 F ~aab ~aaaaaaaaiaai
        787 F ~aabaab ~aaaaaaae
        -586 F ~acaaaiaaaaac
        -632 F ~acaaaiaaaaac ~
        655 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -305 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -869 F ~acab
        -278 F ~acabai ~aaaaaae
        -670 F ~acabaiaaaaac
        -925 F ~acabi
        -665 F ~accbab
        -935 F ~aci
        -988 F ~aeaaaaaeaaac
        -293 F ~aeaaaabe
        -1486 F ~aic
        -211 F ~c
        -698 F ~c $
        368 F ~c ~aaaaaabacaac
        578 F ~ee
        197 NO ,
        -287 NO , F
        -490 NO , ~
        995 NO .
        -359 NO F $
        -481 NO for
        -45 NO this
        -472 NO today $
        610 NO today ,
        -930 NO ~
        -674 NO ~ F
        -1014 NO ~aaaaaaaai
        -479 NO ~aaaaaaaaiacc
        -471 NO ~aaaaaabi $
        612 NO ~aaaaaabi ,
        -783 NO ~aeaaaaaeaaac
        -44 NO ~aeaaaabe
        -943 NO ~aeaaaabe ~
        779 ^ #
        -275 ^ # #
        578 ^ # F
        597 ^ # a
        -404 ^ # and
        -841 ^ # bags
        -1052 ^ # degrees
        -445 ^ # g
        -710 ^ # k
        -90 ^ # kcal
        617 ^ # lb
        297 ^ # ml
        582 ^ # of
        480 ^ # piece
        -695 ^ # slice
        -638 ^ # slices
        -772 ^ # steps
        -817 ^ # tbsp
        -888 ^ # the
        505 ^ # ~
        -1029 ^ # ~aaaaaaaaaaaaab
        30 ^ # ~aaaaaaaaaaac
        -408 ^ # ~aaaaaaaaaab
        1043 ^ # ~aaaaaaaae
        785 ^ # ~aaaaaaaai
        -695 ^ # ~aaaaaaacaaac
        -306 ^ # ~aeaaaaaeaaac
        543 ^ F
        996 ^ F #
        1188 ^ F $
        382 ^ F &
        2064 ^ F ,
        584 ^ F F
        547 ^ F NO
        -781 ^ F _
        655 ^ F a
        784 ^ F after
        1041 ^ F again
        843 ^ F and
        -577 ^ F are
        598 ^ F as
        489 ^ F at
        402 ^ F before
        541 ^ F benedict
        -1103 ^ F by
        873 ^ F fingers
        683 ^ F for
        -497 ^ F green
        -366 ^ F have
        387 ^ F in
        -381 ^ F is
        -531 ^ F morning
        -271 ^ F of
        993 ^ F please
        -715 ^ F shaped
        646 ^ F tasting
        -532 ^ F the
        528 ^ F this
        600 ^ F up
        132 ^ F w
        1006 ^ F with
        562 ^ F ~
        -675 ^ F ~aaaaaaaaaaaaaai
        460 ^ F ~aaaaaaaaaaaae
        924 ^ F ~aaaaaaaaaab
        1085 ^ F ~aaaaaaaai
        775 ^ F ~aaaaaaaaiaac
        1016 ^ F ~aaaaaaaaiaai
        673 ^ F ~aaaaaaaaiacc
        -617 ^ F ~aaaaaab
        704 ^ F ~aaaaaabi
        -193 ^ F ~aaaaaac
        -254 ^ F ~aaaaaacaaaaaaai
        647 ^ F ~aaaae
        -382 ^ F ~acaaaiaaaaac
        -576 ^ F ~acabaiaaaaac
        -368 ^ F ~accbab
        -479 ^ F ~aci
        323 ^ F ~aeaaaabe
        -1041 ^ F ~aic
        -917 ^ NO
        -753 ^ NO $
        646 ^ NO ,
        -122 ^ _
        441 ^ _ #
        -497 ^ _ $
        -149 ^ _ ,
        -1883 ^ _ .
        -170 ^ _ F
        278 ^ _ _
        -890 ^ _ a
        -403 ^ _ at
        509 ^ _ for
        716 ^ _ on
        399 ^ _ party
        112 ^ _ the
        -32 ^ _ ~
        -790 ^ _ ~aaaaaaaaaaaaaac
        911 ^ _ ~aaaaaaaae
        529 ^ _ ~aaaaaaaaeaab
        -566 ^ _ ~aaaaaaaai
        1007 ^ _ ~aaaaaaaaiaac
        524 ^ _ ~aaaaaaaaiacc
        638 ^ _ ~acab
        -750 ^ _ ~aeaaaaaeaaac
        1877 ^ a
        300 ^ a F
        440 ^ a cup
        38 ^ a pint
        530 ^ a small
        -475 ^ add F
        562 ^ after
        541 ^ after the
        887 ^ airport
        548 ^ all
        704 ^ also
        -479 ^ american
        584 ^ an
        434 ^ an F
        -1002 ^ as
        141 ^ at
        655 ^ ate
        677 ^ ate the
        -260 ^ baby
        -323 ^ babysitting
        844 ^ back
        286 ^ bad
        -490 ^ bag
        501 ^ baked
        703 ^ barely
        704 ^ barely ate
        973 ^ beach
        167 ^ big
        -667 ^ big F
        538 ^ bit of
        536 ^ black
        536 ^ black F
        654 ^ boss
        -959 ^ bought
        -274 ^ bought F
        140 ^ bowl
        139 ^ bowl of
        442 ^ broke
        562 ^ brown F
        720 ^ bubble
        448 ^ burnt
        -433 ^ buy
        -315 ^ buy F
        336 ^ camp
        -731 ^ camp site
        -242 ^ can
        467 ^ can of
        -841 ^ cant
        -599 ^ carb
        -403 ^ cheesy
        626 ^ chicago
        606 ^ chipotle
        845 ^ chomped
        484 ^ christmas
        363 ^ cleaned
        317 ^ club
        317 ^ club F
        1064 ^ coach
        570 ^ conference lunch
        200 ^ consuming
        -1070 ^ costco
        -694 ^ costco run
        378 ^ cottage
        375 ^ cottage F
        -589 ^ could
        -522 ^ craving
        527 ^ cup
        815 ^ cup of
        480 ^ dad
        1298 ^ decaf
        352 ^ decided on
        -234 ^ did
        -303 ^ did a
        718 ^ did the
        856 ^ didnt
        -546 ^ didnt eat
        432 ^ didnt have
        143 ^ diet
        695 ^ diet F
        479 ^ dim
        380 ^ dim sum
        -223 ^ dinner
        -975 ^ dishwasher
        1028 ^ double
        324 ^ double F
        -792 ^ drink
        646 ^ dropped
        -521 ^ dropped my
        782 ^ early
        -394 ^ easter
        -1133 ^ easy
        -468 ^ eat
        -937 ^ end
        385 ^ energy
        135 ^ enjoying
        132 ^ enjoying a
        -271 ^ everyone
        -523 ^ fancy
        367 ^ fasting
        -569 ^ fed
        -484 ^ feeding
        -338 ^ feeling
        832 ^ ferry
        649 ^ finally
        535 ^ finished
        567 ^ finished off
        -382 ^ finished the
        755 ^ fishing
        953 ^ flask
        -541 ^ fold
        -391 ^ food
        -193 ^ for
        169 ^ for a
        -262 ^ for breakfast
        518 ^ for dinner
        147 ^ for my
        799 ^ forgot to
        -800 ^ freezer
        817 ^ french
        -447 ^ fridge
        -589 ^ fried
        672 ^ fried F
        -943 ^ fried green
        641 ^ frozen
        643 ^ frozen F
        1133 ^ full
        932 ^ full english
        245 ^ funeral
        933 ^ gave
        775 ^ ginger F
        409 ^ glass
        408 ^ glass of
        341 ^ got
        -799 ^ grab
        1364 ^ grabbed
        343 ^ grabbed F
        576 ^ grabbed a
        -933 ^ grandad
        364 ^ grande
        307 ^ grilled
        515 ^ grilled F
        918 ^ had
        295 ^ had #
        1109 ^ had F
        -837 ^ had a
        437 ^ had some
        932 ^ hangover
        -595 ^ hard
        -720 ^ harvest festival
        -723 ^ having
        -155 ^ he
        -914 ^ heartburn
        -444 ^ hello
        -422 ^ hello F
        -703 ^ hi
        383 ^ hike
        380 ^ hike up
        528 ^ home
        804 ^ hospital
        587 ^ hot
        330 ^ hot F
        -828 ^ hot cross
        658 ^ hotel
        428 ^ hotel in
        -231 ^ how
        -599 ^ how many
        212 ^ i am
        756 ^ i didnt
        -523 ^ i had
        535 ^ i just
        440 ^ i possess
        798 ^ iced
        627 ^ iced F
        502 ^ in _
        -979 ^ ingredients
        -976 ^ ingredients .
        -1011 ^ it
        412 ^ it was
        357 ^ jacket
        357 ^ jacket F
        -921 ^ java
        840 ^ just
        392 ^ just F
        655 ^ kept
        445 ^ kids
        -666 ^ kids F
        254 ^ kids in
        1071 ^ knocked
        764 ^ knocked back
        -1763 ^ lady
        250 ^ large
        651 ^ last night
        684 ^ late
        539 ^ late _
        -528 ^ laundry
        -493 ^ leave
        -933 ^ left
        631 ^ leftovers
        242 ^ library
        -904 ^ like
        -656 ^ log
        89 ^ lunch
        455 ^ lunch .
        661 ^ maccies
        -522 ^ made
        534 ^ made F
        -759 ^ make
        -618 ^ make that
        -1002 ^ marinade
        -434 ^ maybe
        -501 ^ maybe F
        -1060 ^ meal
        -542 ^ meal prep
        -94 ^ medium
        676 ^ met
        -370 ^ mothers
        -369 ^ mothers day
        666 ^ mowed
        750 ^ mr kipling
        640 ^ munched
        -259 ^ my
        138 ^ my F
        310 ^ my sister
        -609 ^ my son
        -182 ^ nan
        457 ^ nasi
        -589 ^ need
        -742 ^ new
        607 ^ night
        -738 ^ not
        434 ^ nothing
        754 ^ nothing for
        -675 ^ nutrition
        318 ^ office
        789 ^ on call
        -314 ^ on the
        787 ^ only
        -1381 ^ order
        -647 ^ ordered
        -555 ^ ordered a
        -181 ^ out of
        401 ^ overnight
        405 ^ overnight F
        -1204 ^ packed
        845 ^ pad
        417 ^ pad thai
        -632 ^ paint
        -807 ^ painted
        756 ^ papa
        -811 ^ pick
        -803 ^ pick up
        657 ^ picked at
        179 ^ picked up
        -506 ^ piece
        -973 ^ plan
        -344 ^ planted
        945 ^ please add
        574 ^ please log
        608 ^ popeyes
        735 ^ popped
        478 ^ post
        -593 ^ potluck
        299 ^ power
        435 ^ preparing
        -1293 ^ printer
        -1431 ^ probably
        880 ^ protein
        408 ^ protein F
        955 ^ protein bar
        377 ^ pulled
        304 ^ puppy
        300 ^ put
        562 ^ quick
        763 ^ quick #
        -645 ^ recipe
        791 ^ red F
        635 ^ roast
        664 ^ roast dinner
        1089 ^ said
        688 ^ sampled
        913 ^ saved
        524 ^ saw
        755 ^ schooner
        549 ^ second
        378 ^ shepherds
        399 ^ shepherds F
        517 ^ shopping trip
        737 ^ side
        697 ^ skipped
        870 ^ skipped lunch
        136 ^ slept
        127 ^ slice
        515 ^ slice of
        213 ^ small F
        597 ^ smashed
        -408 ^ snack .
        -662 ^ so
        -443 ^ so hungry
        701 ^ somebody
        -550 ^ sour
        319 ^ spag
        -363 ^ sports
        -362 ^ sports day
        564 ^ spring
        565 ^ spring F
        -512 ^ starbucks
        -495 ^ starbucks F
        -777 ^ staying
        1188 ^ stir
        1401 ^ stir fry
        1332 ^ stole
        1189 ^ stopped
        610 ^ stopped at
        -889 ^ substitute
        1171 ^ subway
        797 ^ subway ,
        296 ^ sunday roast
        -1030 ^ sweet
        425 ^ team
        -1423 ^ tesco
        -874 ^ that
        -654 ^ that was
        -1404 ^ the
        548 ^ the F
        650 ^ the _
        477 ^ the cat
        -555 ^ thirsty
        947 ^ this
        276 ^ this morning
        446 ^ toad
        443 ^ toad in
        -730 ^ tomorrow
        -706 ^ tomorrow .
        461 ^ tonight
        -452 ^ too
        -445 ^ traffic
        699 ^ trail
        699 ^ trail mix
        337 ^ tried
        495 ^ trip
        504 ^ trip to
        233 ^ trying
        214 ^ trying to
        -613 ^ turned
        -508 ^ turned down
        -480 ^ vanilla
        -614 ^ vanilla F
        -1016 ^ waiter
        -633 ^ walk
        349 ^ walked
        395 ^ walked the
        671 ^ walking
        546 ^ was
        788 ^ we had
        592 ^ went
        647 ^ went out
        -483 ^ were
        -723 ^ what
        -448 ^ white F
        -484 ^ who
        -558 ^ whole
        -561 ^ wish
        532 ^ won the
        457 ^ working
        -809 ^ yellow
        289 ^ ~
        -1153 ^ ~ #
        -1634 ^ ~ .
        612 ^ ~ F
        -1051 ^ ~ _
        1341 ^ ~ ~
        440 ^ ~ ~aaaaaaaaaaaaaac
        634 ^ ~ ~aaaaaaaaaab
        -445 ^ ~ ~aaaaaaaae
        926 ^ ~ ~aaaaaaaaeaag
        1098 ^ ~ ~aaaaaaaai
        -17 ^ ~ ~aaaaaaaaiaac
        -793 ^ ~ ~aaaaaaaaiaai
        -223 ^ ~ ~aaaaaaaaiacc
        1095 ^ ~ ~aaaaaaac
        -965 ^ ~ ~aaaaaaae
        -853 ^ ~ ~aaaaaaaiaaac
        -270 ^ ~ ~aaaaaab
        331 ^ ~ ~aaaaaabacaac
        372 ^ ~ ~aaaaaabae
        -719 ^ ~ ~aaaaaao
        -144 ^ ~ ~aaaaacaai
        539 ^ ~ ~aaaae
        715 ^ ~ ~aacaaab
        -610 ^ ~ ~aacaaabc
        -642 ^ ~ ~aacaaaeaiaac
        513 ^ ~ ~acab
        497 ^ ~ ~acabaiaaaaac
        -504 ^ ~ ~aeaaaaaeaaac
        -269 ^ ~ ~aeaaaaaeaiac
        432 ^ ~ ~c
        591 ^ ~aaaaaaaaaaaaaaab
        408 ^ ~aaaaaaaaaaaaaaac
        1462 ^ ~aaaaaaaaaaaaaab
        -436 ^ ~aaaaaaaaaaaaaab #
        -662 ^ ~aaaaaaaaaaaaaab F
        399 ^ ~aaaaaaaaaaaaaab ~
        -374 ^ ~aaaaaaaaaaaaaab ~aaaaaaaae
        754 ^ ~aaaaaaaaaaaaaab ~aaaaaaaai
        338 ^ ~aaaaaaaaaaaaaab ~aaaaaaaiaaac
        238 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -739 ^ ~aaaaaaaaaaaaaac
        -464 ^ ~aaaaaaaaaaaaaac #
        -274 ^ ~aaaaaaaaaaaaaac F
        553 ^ ~aaaaaaaaaaaaaac ~
        -316 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -417 ^ ~aaaaaaaaaaaaaae
        677 ^ ~aaaaaaaaaaaaaae &
        316 ^ ~aaaaaaaaaaaaaae ~
        -651 ^ ~aaaaaaaaaaaaaae ~aic
        -26 ^ ~aaaaaaaaaaaaaai
        885 ^ ~aaaaaaaaaaaaaaj
        956 ^ ~aaaaaaaaaaaaaaj ~
        -535 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -234 ^ ~aaaaaaaaaaaaab
        405 ^ ~aaaaaaaaaaaaab F
        390 ^ ~aaaaaaaaaaaaab ~
        884 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        350 ^ ~aaaaaaaaaaaaacb
        397 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        501 ^ ~aaaaaaaaaaaaai
        299 ^ ~aaaaaaaaaaaaai ~
        439 ^ ~aaaaaaaaaaaab
        -672 ^ ~aaaaaaaaaaab
        -321 ^ ~aaaaaaaaaaac
        -455 ^ ~aaaaaaaaaaac _
        806 ^ ~aaaaaaaaaaac ~
        -629 ^ ~aaaaaaaaaaac ~aaaaaaaaaaac
        297 ^ ~aaaaaaaaaaac ~aaaaaaaae
        601 ^ ~aaaaaaaaaaacaab
        -608 ^ ~aaaaaaaaaaacac
        -509 ^ ~aaaaaaaaaaacac ~
        -180 ^ ~aaaaaaaaaaacec ~aaaaaaaai
        -795 ^ ~aaaaaaaaaaah
        -534 ^ ~aaaaaaaaac
        811 ^ ~aaaaaaaae
        -1068 ^ ~aaaaaaaae #
        -521 ^ ~aaaaaaaae F
        599 ^ ~aaaaaaaae _
        781 ^ ~aaaaaaaae ~
        1055 ^ ~aaaaaaaae ~aaaaaaaai
        297 ^ ~aaaaaaaae ~aaaaaaaaiaai
        -217 ^ ~aaaaaaaae ~aaaaaaai
        589 ^ ~aaaaaaaae ~aaaaaabacaac
        -743 ^ ~aaaaaaaae ~aaaaaabae
        -535 ^ ~aaaaaaaae ~aaaaaacaaaaaaai
        -567 ^ ~aaaaaaaae ~aeaaaaaeaaac
        903 ^ ~aaaaaaaae ~c
        196 ^ ~aaaaaaaaeaaaaab
        -167 ^ ~aaaaaaaaeaaaaac
        237 ^ ~aaaaaaaaeaab
        499 ^ ~aaaaaaaaeaab ~aaaaacaai
        164 ^ ~aaaaaaaaeaac
        -447 ^ ~aaaaaaaaeaag
        498 ^ ~aaaaaaaai
        647 ^ ~aaaaaaaai #
        -733 ^ ~aaaaaaaai _
        321 ^ ~aaaaaaaai ~
        399 ^ ~aaaaaaaaiaac
        525 ^ ~aaaaaaaaiaac _
        786 ^ ~aaaaaaaaiaac ~aaaabaabe
        -134 ^ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -768 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -268 ^ ~aaaaaaaaiacc
        -654 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        146 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -730 ^ ~aaaaaaab
        -718 ^ ~aaaaaaac
        -728 ^ ~aaaaaaac #
        -268 ^ ~aaaaaaac F
        1401 ^ ~aaaaaaac ~aaaaaaac
        664 ^ ~aaaaaaac ~aaaaaabacaac
        -403 ^ ~aaaaaaac ~aeaaaaaeaaac
        126 ^ ~aaaaaaacaaac
        514 ^ ~aaaaaaacaaac ~aaaaaaaai
        -318 ^ ~aaaaaaace
        -468 ^ ~aaaaaaad
        578 ^ ~aaaaaaae
        543 ^ ~aaaaaaae F
        603 ^ ~aaaaaaai
        -769 ^ ~aaaaaaai F
        218 ^ ~aaaaaaai ~
        -272 ^ ~aaaaaaai ~aeaaaaaeaaac
        -928 ^ ~aaaaaaai ~aeaaaabe
        461 ^ ~aaaaaaaiaaac
        252 ^ ~aaaaaab
        799 ^ ~aaaaaab .
        -286 ^ ~aaaaaab ~
        283 ^ ~aaaaaab ~aaaaaaaai
        -378 ^ ~aaaaaabacaac
        230 ^ ~aaaaaabacaac ~
        608 ^ ~aaaaaabae
        -460 ^ ~aaaaaac ~aeaaaaaeaaac
        1108 ^ ~aaaaaacaaaaaaci
        50 ^ ~aaaaaacaaaac
        -576 ^ ~aaaaaacaaaac F
        -489 ^ ~aaaaaacaaaac ~aaaaaaaaaaaaaab
        578 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        -250 ^ ~aaaaaae
        -710 ^ ~aaaaaae #
        -1036 ^ ~aaaaaae F
        462 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        -203 ^ ~aaaaaae ~aeaaaaaeaaac
        -348 ^ ~aaaaaaeaaaaaaab
        496 ^ ~aaaaaaeaaaaaaai
        -486 ^ ~aaaaaaeb
        -449 ^ ~aaaaaaec
        -988 ^ ~aaaaaag
        -603 ^ ~aaaaaagaaaaaaai
        1338 ^ ~aaaaaagaaaaaaaj
        120 ^ ~aaaaaam
        886 ^ ~aaaaaam ~
        -669 ^ ~aaaaaamaaaaaaab
        -526 ^ ~aaaaaamaaaaaaab F
        310 ^ ~aaaaaamaaaaaaaj
        -518 ^ ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        530 ^ ~aaaaaamae
        370 ^ ~aaaaaao
        509 ^ ~aaaaab
        450 ^ ~aaaaab ~aaaaacaai
        -971 ^ ~aaaaabac
        806 ^ ~aaaaabc ~aaaaacaai
        -812 ^ ~aaaaae
        -485 ^ ~aaaaai
        -155 ^ ~aaaab
        496 ^ ~aaaabaaae
        -624 ^ ~aaaabaaae .
        518 ^ ~aaaabaaaeaaaaab ~aaaaaaaaeaab
        512 ^ ~aaaae
        -665 ^ ~aaaae F
        295 ^ ~aaaae ~aaaaaaac
        463 ^ ~aaaaeab
        -728 ^ ~aaaaf
        -709 ^ ~aaaaf .
        -753 ^ ~aaacaaaaaaac
        369 ^ ~aaaiaaaaaaaaaab
        444 ^ ~aaaiaaaaaaac
        -873 ^ ~aaaiaaaaaaac ~
        745 ^ ~aaaiaaaaaaac ~aaaaaaaaiacc
        -602 ^ ~aab
        -1149 ^ ~aab #
        233 ^ ~aab F
        526 ^ ~aab ~
        -1036 ^ ~aab ~aaaaaaaaaaaaaae
        199 ^ ~aab ~aaaaaaaaaaaae
        657 ^ ~aab ~aaaaaaaai
        147 ^ ~aabaab
        -467 ^ ~aacaaaaaaaac
        -655 ^ ~aacaaaaaaai
        -473 ^ ~aacaaaacaai F
        -790 ^ ~aacaaab
        -1377 ^ ~aacaaabc
        -752 ^ ~aacaaacc
        -610 ^ ~aacaaacc ~aeaaaabe
        -525 ^ ~aacaaae
        -901 ^ ~aacaaaeaiaac
        -588 ^ ~aacaabc
        -434 ^ ~aacabaab
        -317 ^ ~aacabaab F
        342 ^ ~aae
        656 ^ ~aae ~aaaaaabac
        806 ^ ~aaeaaaaaaaac
        610 ^ ~aaeaaaaaaaac ~aaaaaaaai
        539 ^ ~aaiaaaab ~aaaaaaab
        -544 ^ ~ab
        -914 ^ ~ab ~
        -493 ^ ~abaaaaaaae ~be
        -744 ^ ~abaaaab
        -502 ^ ~ac
        466 ^ ~ac ~aaaaaaaai
        -610 ^ ~ac ~be
        -274 ^ ~acab
        540 ^ ~acabai
        -835 ^ ~acabi
        -871 ^ ~aci _
        223 ^ ~aci ~
        -813 ^ ~aci ~aacaaaaaaaac
        898 ^ ~aci ~aacaaaac
        420 ^ ~aci ~accbab
        524 ^ ~aeaaaaae
        431 ^ ~aeaaaaae F
        605 ^ ~aeaaaaaeaaac
        -245 ^ ~aeaaaaaeaaac #
        984 ^ ~aeaaaaaeaaac F
        36 ^ ~aeaaaaaeaaac _
        634 ^ ~aeaaaaaeaaac ~
        -139 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -224 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -841 ^ ~aeaaaaaeaaac ~aaaaaab
        -353 ^ ~aeaaaaaeaaac ~c
        479 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -249 ^ ~aeaaaaaeaiac
        121 ^ ~aeaaaaaeaiac F
        -478 ^ ~aeaaaaaeaiac ~
        -333 ^ ~aeaaaaaeaiac ~c
        -937 ^ ~aeaaaabe
        722 ^ ~aeaaaabe _
        -610 ^ ~aeaaaabe ~
        -369 ^ ~aeaaaabe ~aaaaaaaae
        276 ^ ~aeaaaabe ~aaaaaab
        1603 ^ ~ai
        155 ^ ~ai #
        395 ^ ~ai F
        909 ^ ~ai ~
        -209 ^ ~ai ~aaaaaaaaiaac
        366 ^ ~ai ~aeaaaaaeaaac
        1055 ^ ~aic
        531 ^ ~aic #
        593 ^ ~aic F
        565 ^ ~aic ~aaaaaaaaiaaae
        437 ^ ~aic ~aaaaaaae
        301 ^ ~aic ~aeaaaaaeaaac
        -594 ^ ~aic ~aeaaaaaeaiac
        494 ^ ~be
        -197 ^ ~be ~
        342 ^ ~be ~aab
        -486 ^ ~be ~acabi
        961 ^ ~be ~aci
        640 ^ ~be ~ai
        365 ^ ~c
        403 ^ ~c F
        -327 ^ ~c ~
        376 ^ ~c ~aaaaaaaae
        275 ^ ~c ~aaaaaaaaeaab
        -858 ^ ~c ~aaaaaaaaiaac
        -570 ^ ~c ~aaaaaaai
        842 ^ ~c ~aaaaaagaaaaaaai
        528 ^ ~c ~aaaaaao
        -500 ^ ~caaaaaaaeaac
        -309 ^ ~ee
        1020 ^ ~ee ~aaaaaag
        536 ^ ~ee ~aab
        -921 ^ ~i
        -1059 _ #
        -1070 _ # $
        -1386 _ # F
        -722 _ # a
        -942 _ # pm
        -664 _ # ~
        519 _ # ~aaaaaaaai
        596 _ # ~aaaaaaaaiaac
        -478 _ $
        -147 _ ,
        256 _ , F
        -1109 _ , NO
        397 _ , _
        -742 _ , italian
        517 _ , the
        758 _ , ~
        409 _ , ~aaaaaaai
        692 _ , ~aeaaaaaeaaac
        199 _ .
        707 _ . F
        -651 _ . _
        -625 _ . ~
        158 _ F
        589 _ F $
        -54 _ F ,
        -663 _ F F
        -812 _ F _
        -604 _ F and
        368 _ F in
        -465 _ F on
        752 _ F ~
        -590 _ F ~aaaaaaaaaab
        -577 _ F ~aaaaaaaae
        470 _ F ~aaaaaaaaiaac
        -505 _ _
        -731 _ _ #
        -822 _ _ $
        -43 _ _ ,
        -614 _ _ F
        273 _ _ _
        1506 _ _ by
        1499 _ _ ~aaaaaaaai
        -551 _ _ ~aaaaaaaaiaac
        -262 _ a F
        -384 _ after
        -485 _ all
        460 _ all day
        -421 _ and
        828 _ at
        -1004 _ at the
        -665 _ between
        532 _ by
        -468 _ by mouth
        -687 _ cooker
        520 _ day
        509 _ done
        656 _ dram
        787 _ finally
        -547 _ for #
        476 _ for _
        -547 _ had
        665 _ home
        503 _ i
        -270 _ in
        168 _ in _
        393 _ in the
        507 _ into
        704 _ into a
        -929 _ is
        -275 _ it
        606 _ machine
        560 _ machine F
        549 _ me
        -469 _ my
        1230 _ noon
        918 _ noon $
        -731 _ of
        -739 _ of myself
        1345 _ of the
        -664 _ on $
        679 _ on F
        -309 _ on the
        -214 _ oz
        -418 _ oz ,
        343 _ oz of
        -814 _ report
        439 _ station
        748 _ the
        -7 _ the F
        -522 _ then
        -602 _ to
        276 _ to cook
        183 _ to the
        665 _ up
        -588 _ up $
        176 _ up with
        296 _ w
        -227 _ with
        530 _ with the
        368 _ ~
        -1144 _ ~ #
        -485 _ ~ $
        -328 _ ~ ,
        583 _ ~ F
        229 _ ~ _
        -794 _ ~ ~
        933 _ ~ ~aaaaaaaaaab
        1341 _ ~ ~aaaaaaaai
        596 _ ~ ~aaaaaaaaiacc
        -902 _ ~aaaaaaaaaaaaaab
        -1022 _ ~aaaaaaaaaaaaaac
        -594 _ ~aaaaaaaaaaaaaae
        808 _ ~aaaaaaaaaaaae
        -474 _ ~aaaaaaaaaaaae $
        168 _ ~aaaaaaaaaaaae ~aaaaaaaaiaai
        406 _ ~aaaaaaaaaaac $
        -373 _ ~aaaaaaaaaab
        89 _ ~aaaaaaaae
        -383 _ ~aaaaaaaae $
        610 _ ~aaaaaaaae ,
        519 _ ~aaaaaaaae .
        758 _ ~aaaaaaaae F
        -564 _ ~aaaaaaaae ~
        166 _ ~aaaaaaaaeaab
        586 _ ~aaaaaaaaeaab ,
        59 _ ~aaaaaaaai
        -436 _ ~aaaaaaaai #
        -537 _ ~aaaaaaaai _
        512 _ ~aaaaaaaai ~
        1010 _ ~aaaaaaaai ~aaaaaaaiaaac
        280 _ ~aaaaaaaai ~aeaaaaaeaaac
        -260 _ ~aaaaaaaaiaac
        -674 _ ~aaaaaaaaiaac $
        301 _ ~aaaaaaaaiaac _
        -253 _ ~aaaaaaaaiaai
        247 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -548 _ ~aaaaaaaaiacc #
        478 _ ~aaaaaaaaiacc _
        -771 _ ~aaaaaaaaiacc ~
        -516 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        -264 _ ~aaaaaaac
        342 _ ~aaaaaaai
        -551 _ ~aaaaaaai $
        -692 _ ~aaaaaaai ~aaaaaaaaaaac
        -621 _ ~aaaaaaaiaaac
        -332 _ ~aaaaaaaiaaac ~
        -702 _ ~aaaaaab $
        -517 _ ~aaaaaabacaac
        -287 _ ~aaaaaabi
        -572 _ ~aaaaaac
        -511 _ ~aaaaaacaaaac
        -620 _ ~aaaaacaai
        276 _ ~aaaaacaai ~aacaaaac
        595 _ ~aaaaacaai ~aeaaaaaeaaac
        -930 _ ~acaaaiaaaaac
        -419 _ ~acaaaiaaaaac ~
        228 _ ~acab
        853 _ ~aci
        571 _ ~aeaaaaaeaaac
        -331 _ ~aeaaaaaeaaac F
        -939 _ ~aeaaaaaeaaac _
        469 _ ~aeaaaaaeaaac ~aaaaaab
        -481 _ ~aeaaaaaeaiac
        -103 _ ~aeaaaabe
        -381 _ ~aeaaaabe $
        -647 _ ~ai
        903 _ ~be
        771 _ ~c
        -765 _ ~ee
        635 a
        237 a #
        314 a # F
        441 a # _
        336 a # of
        133 a # oz
        499 a F
        372 a F $
        -616 a F ,
        -368 a F F
        -335 a F _
        -771 a F after
        45 a F and
        181 a F at
        1050 a F bar
        587 a F between
        -814 a F but
        -292 a F for
        235 a F on
        571 a F to
        -111 a F with
        -109 a _
        174 a _ $
        -620 a bad
        -157 a bag
        -663 a bag of
        -419 a bit
        -598 a bit of
        -359 a bottle
        466 a bowl
        197 a bowl of
        235 a cup
        238 a cup of
        -514 a day
        -835 a double
        -486 a good
        -672 a kilo
        882 a la
        599 a medium
        -473 a new
        311 a package
        309 a package of
        1217 a pint
        421 a pint $
        230 a pint of
        -402 a pound
        -332 a pound of
        386 a protein
        384 a protein bar
        315 a raw
        300 a single
        -248 a slice of
        389 a small
        177 a small F
        -1115 a splash
        -1118 a splash of
        478 a tablespoon
        480 a tablespoon of
        354 a tin
        446 a tin of
        889 a tub
        890 a tub of
        -546 a whole
        -480 a whole F
        -1056 about
        865 about #
        966 about # $
        336 about # F
        -1045 about F
        -322 about F $
        -438 about the
        838 acai
        836 acai bowl
        697 actually
        -691 add
        629 add #
        303 added
        161 after
        -490 after #
        -599 after F
        -790 after F $
        -663 after dinner
        -663 after dinner $
        -891 after my
        -863 after the game
        548 after the gym
        120 afternoon
        -935 again $
        357 again today
        359 again today $
        -1394 against
        -260 air
        529 airport
        402 al
        -304 alarm
        561 all
        530 all day
        -335 all day $
        769 all good
        765 all good $
        943 all i
        440 all morning
        -565 all my
        592 all night
        514 all of
        -1235 allergy
        -1853 allotment
        -856 almost
        248 along
        -522 already $
        968 also
        -491 always
        561 am ,
        -768 am and
        -1311 american
        -708 american F
        793 an
        1302 an F
        357 an F $
        377 an F and
        529 an _
        -798 an hour
        -486 an hour $
        491 and
        -93 and #
        313 and # F
        379 and F
        1271 and F $
        447 and F ,
        862 and F F
        -372 and F _
        528 and F after
        -609 and F again
        1048 and F and
        172 and F at
        -484 and F from
        489 and F in
        -902 and F of
        593 and F sauce
        -705 and F work
        -175 and NO
        450 and _ $
        665 and _ F
        764 and a
        190 and a F
        702 and an
        648 and an F
        544 and ate
        758 and had
        558 and had a
        1285 and i
        88 and some
        565 and some F
        -1049 and stick
        -408 and the
        -107 and the F
        861 and tonic
        286 and tonic $
        513 anna
        593 anniversary
        -339 another
        -425 any
        -340 anything
        873 anyway
        508 appointment ,
        -27 are
        -775 are F
        372 around
        350 around #
        489 around # pm
        1205 arvo
        -1203 as
        -2003 as F
        -1588 as F F
        858 as _
        -506 as a
        -845 as a F
        296 as my
        -530 at
        -507 at #
        -408 at # $
        -239 at # ,
        207 at # am
        396 at # pm
        -203 at F
        -682 at F ,
        -7 at _
        612 at _ ,
        -51 at a
        837 at home $
        705 at my
        207 at my desk
        325 at nans $
        818 at the
        -652 at the F
        636 at the office
        645 at the pub
        571 at the vet
        -442 at work
        103 ate
        534 ate #
        -484 ate # F
        -743 ate all
        879 ate it
        -437 ate my
        348 ate my F
        1095 ate the
        647 ate the lot
        962 au
        -681 aunt
        -680 avoid
        -674 avoid F
        -465 away the
        199 baby
        -359 baby $
        414 baby food
        -355 babysitting
        -470 back
        -805 back $
        -1013 back in
        -407 bad
        -596 bad F
        345 bad day
        614 bag
        609 bag $
        499 bag of
        1090 bag of F
        -1482 bags
        1122 baked
        210 baked F
        391 baked F $
        -408 baked F ,
        -861 baked F for
        334 bakery
        564 bakery $
        867 bakery ,
        -1028 baking
        574 balcony $
        -449 ball
        -660 balls
        -803 balls ,
        -1046 balls , F
        1088 banh
        506 banh mi
        1450 bar
        311 bar ,
        395 bar at
        -671 bar of
        750 barely
        708 barely ate
        436 barely ate ,
        -695 bath
        -588 bathroom
        -673 batter
        343 bbq
        -1313 be
        549 be good
        656 beach
        479 beach again
        -600 bear
        498 bears
        422 bears $
        1194 because
        -35 bed
        339 bed $
        272 bed ,
        314 before
        642 before #
        338 before bed
        271 before bed $
        -451 before i got
        840 before the _
        193 being
        465 benedict $
        -719 best
        -406 between #
        601 beyond
        1169 big
        444 big #
        441 big # $
        -570 big F
        819 bike
        -566 bill
        -625 bin
        637 bird
        320 birthday
        326 birthday $
        -651 birthday F
        652 bit _
        733 bit _ $
        -791 bit of a
        1022 bits
        453 bitter
        452 bitter $
        1673 black
        570 black $
        117 black F
        438 black F $
        743 blankets
        -437 block
        905 blood
        814 bloody mary
        804 bloody mary $
        792 blorf
        -1281 blossom
        1115 blue
        343 bo
        -660 board
        -833 boil
        799 boiled
        648 boiled F
        762 bol
        414 bond
        416 bond film
        471 bone
        301 boneless
        890 bonfire
        -407 book
        -533 book $
        -453 booked
        -240 boss
        643 both
        -565 bottle
        -743 bottle $
        146 bottle of
        -1382 bought
        -802 bought F
        -1332 bought F $
        1247 bought a F
        1154 bowl
        -238 bowl ,
        -943 bowl , F
        738 bowl of
        413 bowl of F
        432 bowl with
        430 box
        -1017 boxes
        697 boy
        459 boy $
        741 break
        666 break $
        688 breakfast
        -726 breakfast $
        -705 breakfast ,
        -475 breakfast , F
        510 breakfast .
        395 breakfast F
        1165 breast
        805 breast ,
        781 breast , #
        1137 brekkie
        -641 bride
        -1143 bring
        -593 bring F
        1110 broke
        778 broke down
        447 broke my
        374 broke my phone
        450 broken
        1399 brought
        997 brown F
        224 brown F $
        940 bubble
        505 bubble F
        -843 buddy
        -810 budget
        715 buffet
        -698 build
        -1433 bump
        -303 burnt so
        -306 burnt so NO
        156 bus $
        -993 business
        -829 busy
        1449 but
        942 but had
        380 but i
        -512 but it
        115 but the
        609 but the F
        -1344 butcher
        916 butty
        475 butty $
        -564 buy
        -424 buy F
        -357 buy F ,
        -369 by #
        -468 by mouth
        905 by the
        -455 c
        805 cab
        1450 caesar
        694 caesar F
        533 caesar F $
        766 call
        964 calling
        242 calorie
        -267 calories
        1354 came
        271 camp
        -711 camp site
        460 can
        733 can $
        -234 can i
        626 can of
        531 can of F
        -288 can you
        -810 cancelled
        -15 canned
        -1308 cant
        776 canteen
        -744 capsule
        -745 capsule $
        -1117 capsules
        -506 car $
        -414 carb
        -943 carbohydrates
        -1119 card
        -455 card $
        789 casserole
        -1379 caster
        -610 cat
        603 cat at
        604 cat at the
        -701 catering
        1196 caved
        1303 celebrate
        548 celebrated
        353 centre
        543 cha
        -1019 chalk
        665 change
        -368 chart
        697 cheeky
        -356 cheesy
        377 cheesy F
        343 chess
        1302 chicago
        1174 chick
        681 chilis
        -916 chillies
        938 chinese
        633 chipotle
        849 chomped
        629 chops
        397 chops $
        1118 chow
        682 chow mein
        425 christening
        -610 christmas
        -646 christmas $
        295 christmas party
        -841 chuck
        346 church
        642 class $
        687 clean $
        -744 client
        -853 client ,
        864 cliff
        873 cliff bar
        -1024 clockwork
        -803 closed
        -732 closed $
        220 club
        802 club F
        676 coach
        -1260 coca
        -1263 coca F
        574 cold
        -695 cold $
        1095 cold F
        -1324 come
        878 comfort
        -1005 coming
        826 con
        416 cone
        422 conference
        634 conference lunch
        549 consisted
        550 consisted of
        -271 consumed
        228 consuming
        222 containing
        -619 contains
        -430 contains F
        216 cook
        271 cook so
        300 cooked
        -396 cooked $
        390 cooked ,
        -812 cooker
        229 cooking $
        -397 cool
        -1309 cooling
        632 corner
        462 cos
        377 cos i
        382 cos i was
        302 costa
        -897 costco
        -693 costco run
        482 cottage
        479 cottage F
        -271 cottage F $
        -525 couch
        -417 couch F
        980 could
        1361 couldnt
        1190 count
        781 counter
        680 couple
        -741 course
        -459 court
        622 cracked
        -1024 crafted
        647 cramps
        -83 craving
        -248 craving F
        -289 craving F $
        747 crispy
        -911 cross
        -961 crown
        653 crumble
        979 crumbs
        718 crunch
        -1316 crush
        180 crust
        1117 crusts
        -527 cry
        999 cup
        873 cup $
        -822 cup ,
        -801 cup F
        492 cup F $
        -530 cup F ,
        1112 cup of
        219 cup of F
        -216 cut
        712 da
        416 dad
        169 dark
        248 dark F
        -530 day
        -437 day # $
        740 day # ,
        -1064 day $
        815 day , F
        -238 day .
        -574 day . F
        -639 day at
        -585 days
        -362 days $
        1038 de
        1399 decaf $
        902 decent
        -1046 decide
        353 decided on
        766 deep dish
        -323 defrost
        -668 degrees
        1000 delayed
        888 dennys
        1617 desk
        439 desk $
        2043 dessert
        392 dessert $
        -751 diabetic
        1571 did
        -741 did a
        630 did i
        462 did i have
        324 did the
        381 did the laundry
        853 didnt
        -1001 didnt _
        384 didnt eat
        1332 didnt get
        -562 died
        286 diet
        1443 diet F
        668 diet F $
        625 diet starts
        692 diet starts tomorrow
        1131 dim
        911 dim sum
        537 dim sum $
        55 dinner
        659 dinner $
        173 dinner ,
        462 dinner , i
        -728 dinner tomorrow
        -320 dish
        -1241 dishwasher
        -1148 do
        -218 do $
        -437 doc
        359 documentary
        -388 does
        12 dog
        -709 dog ate
        316 dog then
        -421 dogs
        -1075 doing
        -363 dollars
        167 done
        -574 done $
        855 dont
        368 dont _
        559 dont _ $
        1038 dont tell
        -267 door
        632 double
        618 double F
        980 doubles
        676 dough
        327 dough $
        769 down
        -355 down $
        422 down a F
        140 down for
        -1147 down to
        -1023 dozen
        425 dr
        -753 drain
        435 drained
        1212 dram
        682 dram $
        -626 drank
        -530 drank #
        -474 dreaming
        -464 dreaming of
        -307 dreaming of F
        -661 drew
        191 drink
        471 drink $
        -527 drink more
        -531 drink more F
        -1217 drinking
        -754 drinks
        670 drive
        194 driving
        531 driving to
        532 driving to _
        413 drizzle
        781 drop
        -808 dropped my
        -607 drops
        791 dry
        567 dry F
        800 dubai
        875 during
        817 during the
        913 e
        -729 each
        -999 each $
        -1160 ear
        531 earlier
        523 earlier $
        259 early
        -507 early $
        -275 easter
        462 easter sunday
        -1133 easy
        172 eat
        814 eat #
        -615 eat $
        -528 eat F
        -597 eat F $
        665 eat a
        955 eat dinner
        348 eaten
        -440 eating
        -981 eating a
        -1019 eats
        -522 eight
        -1566 eighty
        -703 el
        578 else
        899 em
        1439 emergency
        -538 emma
        -871 empty
        -356 end
        822 end of
        1087 ended
        1720 energy
        805 energy drink
        504 energy drink $
        241 engagement
        919 english
        102 enjoyed
        397 enjoying
        257 enjoying a
        -690 enough
        563 entire
        554 entry
        -684 equal
        378 essay
        428 essay due
        -569 eve
        -450 even
        535 evening
        249 evening $
        693 ever
        -1283 every
        -182 everyone
        -718 everything
        -535 everything F
        860 everywhere
        -303 except
        -383 extra
        -645 extra F
        -1570 face
        969 fairy
        296 fancy
        -701 far
        -1166 farmed
        -428 fast
        1205 fasting
        366 fat
        -283 fed
        -267 fed the
        -477 feed
        -498 feeding
        -286 feeling
        878 ferry
        488 festival
        777 festival $
        781 few
        615 filet
        311 filled
        869 fillet
        1029 filling
        869 filling $
        531 film
        568 film $
        800 finally
        -838 fine
        245 finger
        571 fingers
        463 fingers $
        -357 fingers ,
        857 finish
        535 finished off
        427 finished the F
        -329 fire
        -632 fireworks
        603 first
        729 first F
        -832 first then
        607 first thing
        608 first thing $
        527 first time
        611 fishing
        1062 five
        1256 flake
        948 flask
        942 flask of
        -462 flat
        553 flight
        -846 flower
        503 fluid
        479 fluid ounce
        -735 fly
        -603 fog
        -580 fold
        -508 fold in
        -1640 food
        -633 food .
        -384 food _
        -559 foods
        235 football
        649 footlong $
        117 for
        -574 for #
        -319 for F
        415 for F $
        110 for a
        -76 for a F
        1078 for a _
        245 for breakfast
        -437 for breakfast $
        -188 for breakfast ,
        182 for dinner
        449 for dinner $
        321 for dinner ,
        -725 for dinner tomorrow
        576 for lunch
        424 for lunch $
        140 for me $
        1125 for once
        -965 for santa
        749 for school
        -644 for the
        774 for the F
        -583 for the _
        493 for the first
        -1248 for the office
        1055 for the road
        531 for the team
        737 forgot
        -719 forgot my
        -414 forgot the
        805 forgot to
        -1266 forty
        840 fourth
        -1478 freezer
        578 french
        702 french F
        -495 fresh
        -667 fri
        222 friday
        -795 friday $
        285 fridge
        652 fried
        780 fried $
        450 fried F
        -399 fried F $
        -937 fried green
        -930 fried green F
        456 friends
        463 friends $
        1024 from
        -639 from #
        -557 from F
        -823 from a
        985 from tesco
        829 from tesco $
        1495 from the
        847 from the F
        89 from the _
        615 from the freezer
        364 front of
        385 front of the
        -909 frozen
        -1018 frozen F
        1153 fry
        546 fry $
        520 fry ,
        -773 fry an
        -769 fry an F
        2108 fry up
        668 full
        -808 full $
        1274 full english
        -388 full of
        -331 full of F
        -298 fun
        -465 fun $
        240 fun size
        163 funeral
        479 g
        235 g $
        629 g .
        798 g . #
        342 g F $
        -1144 g F ,
        289 g F and
        -910 g F with
        295 g bag
        264 g bag $
        -915 g carbohydrates
        275 g of
        -351 g protein $
        497 gai
        -631 game
        605 game $
        163 garden
        705 garden $
        -502 gardening
        176 gave
        -353 gave away
        -353 gave away the
        480 gave me
        -897 get
        -624 get F
        -711 get a
        -946 getting
        1305 ginger F
        -739 give
        -418 giving
        779 glass
        429 glass of
        -60 glass of F
        1048 glazed
        802 glorps
        977 go $
        -1371 goal
        -927 goal #
        651 going
        -619 going to have
        -394 golden
        -612 golden F
        -389 gone off
        1061 good $
        678 goreng
        177 got
        948 got me
        280 got the
        -1686 grab
        -706 grab F
        1442 grabbed
        894 grabbed F
        528 grabbed F $
        -24 grabbed a
        -520 gram
        -850 grams
        339 grams of
        898 grand
        -936 grandad
        634 grande
        378 grande F
        590 grandkids
        -633 grandma
        -763 grease
        -1636 great
        -562 great $
        -462 great fun
        -460 great fun $
        555 greek
        532 greek F
        477 green F
        1018 green F $
        -1589 green F and
        397 greggs
        912 grilled
        940 grilled F
        -1188 guests
        -579 guinea
        -700 guy
        372 gym
        255 gym $
        -485 had
        659 had # $
        200 had # F
        1026 had F
        -311 had F $
        -296 had F F
        107 had F at
        276 had F for
        323 had F on
        -915 had a
        404 had a F
        -428 had nothing
        82 had the
        889 had the F
        -434 had to
        1068 haha
        -755 hail
        2166 half
        689 halves
        681 hand
        724 handed
        915 handful
        823 handful of
        804 handful of F
        934 hangover
        706 happened
        -864 hard
        -793 hard $
        -675 hard F
        -925 hard F F
        -718 harvest festival
        -652 has
        -627 has #
        52 has been
        921 have
        -514 have #
        -465 have F
        612 have _
        -663 have a
        597 have been
        516 have the
        876 have the F
        -244 havent
        -255 having
        -968 having F
        270 having a
        -261 he
        -620 head
        -1007 heartburn
        -973 held
        -668 hell
        -629 hello
        -419 hello F
        -721 hello F $
        578 helping
        -1587 hens
        -345 her F
        -516 here
        -757 here $
        420 hike
        448 hike up
        446 hike up the
        -701 hill
        369 him
        604 him $
        -626 his
        -299 his F
        -822 hit
        667 hole
        603 hole $
        508 home ,
        395 homemade
        350 homemade F
        -945 hook
        -701 horse
        452 hospital
        632 hot
        -633 hot $
        -470 hot F F
        639 hot pocket
        632 hot pocket $
        739 hotel
        353 hotel in
        550 hotel in _
        -714 hour
        -541 hour $
        -1369 hours
        -822 house
        -1190 house $
        606 how
        384 how much
        754 how much $
        -951 hr
        -721 hrs
        308 hundred
        -807 hungry
        -500 hungry $
        -567 husband
        -1127 hydration
        -51 i
        325 i _
        740 i _ $
        100 i am
        254 i ate
        -390 i cant
        429 i could
        544 i did
        -467 i didnt have
        -320 i get
        809 i got
        759 i got #
        455 i had
        -904 i had #
        1140 i had F
        245 i had a
        159 i have
        -845 i left
        446 i possess
        370 i possess a
        680 i think
        217 i think $
        517 i took
        382 i was hungry
        980 i went
        466 i will
        459 i will be
        2470 iced
        1139 iced F
        1006 iced F $
        -577 iced F with
        999 id
        -1441 idea
        1197 if _
        231 iftar
        -392 ill
        -493 im
        225 im enjoying
        503 im having
        -360 in
        -642 in # $
        647 in # ml
        742 in ,
        256 in F $
        -743 in F ,
        502 in _ ,
        -863 in a
        568 in a _
        -908 in a cup
        950 in bed
        634 in bed $
        274 in bed ,
        744 in blankets
        372 in front
        376 in front of
        860 in it $
        571 in leeds
        715 in my F
        -495 in the
        -236 in the F
        799 in the car
        -866 in the freezer
        819 in the fridge
        651 in the hole
        855 in the hotel
        1248 in the kitchen
        516 in the library
        -554 in the oven
        696 in the park
        633 in town
        494 inch
        238 inch of
        -578 inches $
        -383 included
        366 indulging
        366 indulging in
        -980 ingredients
        -976 ingredients .
        610 insisted
        -1137 install
        159 instant F
        1252 instead
        672 interview
        604 into
        1262 into F
        880 into a F
        -1145 into the
        -940 invoice
        587 irish
        -941 is
        -666 is #
        703 is being
        302 is my
        -402 is the
        537 is what
        -521 it
        397 it $
        -1062 it F
        480 it _
        452 it _ $
        1213 it again
        1274 it was
        9 italian
        -635 italian F
        -728 italian F ,
        -1543 its
        610 jacket
        1117 jacket F
        588 jacket F $
        486 jan
        -1052 january
        -678 jar
        455 jar $
        -573 jar of
        -1467 jars
        -482 jars $
        -926 java
        792 joe
        581 judge
        -620 june
        903 just
        363 just F $
        282 just had
        429 just the
        -839 k
        371 kcal
        144 kcal $
        -401 keep
        -524 keeps
        -1292 kent
        -138 kept
        -1065 keto
        -853 kg
        -342 kg of
        -97 kids
        -611 kids $
        -1281 kids F
        -910 kids F .
        -808 kids had
        -753 kids had F
        287 kids in
        291 kids in bed
        452 kids left
        -468 kill
        -671 kilo
        -940 kilos
        749 kipling
        729 kitchen
        573 kitchen $
        532 knife
        -978 knock
        839 knocked
        764 knocked back
        646 kraft
        499 kraft dinner
        455 krispy
        457 krispy F
        628 l
        1066 la
        -1009 lady
        339 lake
        -1189 landlord
        -901 landlord $
        -552 lane
        458 laptop $
        580 large
        -382 large F
        223 large F $
        -457 large F with
        -624 last
        227 last F
        -1136 last F $
        -1147 last year
        -466 late
        -1007 late $
        584 late _
        -602 late home
        -603 late home $
        -672 later $
        -602 laundry
        774 layover
        -1569 lb
        -703 lb #
        -704 lb # oz
        -1092 lbs
        537 lean
        494 leave the
        720 leaves
        701 lecture
        631 leeds
        -687 left it
        -694 left it $
        916 leftover
        282 leftover F
        1101 leftovers
        398 leftovers $
        263 leg
        -596 leg day
        1102 lemsip
        -1195 letters
        274 library
        1061 licked
        -504 lidl
        825 light
        240 like
        -357 like F
        -525 like F $
        984 like _
        741 like _ $
        518 link
        -467 links
        -2481 list
        -397 list $
        -1460 list .
        -788 list . F
        -741 litre
        -330 little
        -1236 living
        520 lo
        -629 loaves
        568 log
        497 log F
        740 lol
        -822 long
        -198 long day
        -486 long day $
        -939 look
        -730 look at
        -161 looked
        -795 looked up
        -796 looked up F
        1384 lost
        -790 lost #
        298 lost my
        329 lost my keys
        -1122 lot
        -320 lot $
        -499 love
        -931 lovely
        -635 loves
        -443 low
        -1154 lunch
        340 lunch $
        180 lunch ,
        -688 lunch , F
        200 lunch .
        577 lunch . #
        -583 lunch box
        -616 lunch for
        549 lunch today
        424 lunch was
        626 lunchbox
        -987 luncheon
        -990 luncheon F
        -763 lunches
        613 lunchtime
        -1329 m25
        671 maccies
        261 machine
        565 machine F
        155 made
        791 made F
        -534 made F F
        -440 made me
        233 made with
        110 made with F
        -218 make
        374 make that
        375 make that #
        -512 making
        888 managed
        917 many
        422 maple
        198 marathon
        -1016 marinade
        -226 mark
        792 market
        325 market day
        815 mary
        805 mary $
        856 masala
        864 match
        427 match $
        -1033 maybe
        714 maybe #
        -1089 maybe $
        -501 maybe F
        489 mcdonalds
        639 mcdonalds $
        384 mcmuffin
        1465 me
        705 me #
        -251 me $
        -1330 me a
        234 meal
        233 meal $
        -548 meal prep
        -604 meal with
        -1363 meant
        406 measuring
        584 med
        409 medium F
        786 meeting
        701 meeting ,
        566 meetings
        290 meetings $
        763 mein
        766 melt
        783 melt $
        -731 melted
        -725 melted F
        532 menu $
        622 met
        -849 mg
        -721 mg $
        371 mi
        454 microwave F
        -688 midnight $
        -384 might
        551 mild
        771 mile #
        782 mile # $
        1131 milky
        -1158 min
        799 mini
        794 mini F
        -529 mins
        -1250 minutes
        -291 minutes $
        607 missing
        330 mix
        734 ml
        1328 ml $
        -640 ml F
        -797 ml F $
        -680 mobile
        700 monday
        -377 month $
        949 mopped
        951 mopped up
        -68 morning
        -436 morning $
        242 morning ,
        356 morning , F
        -1043 most
        839 mostly
        461 mostly F
        -398 mothers
        -399 mothers day
        1570 mountain
        -894 mouse
        -899 mouse trap
        505 mouth
        658 move
        -296 moved to
        692 mowed
        -595 mr F
        748 mr kipling
        -1123 mrs
        -840 ms
        -443 much F $
        431 mug
        370 mug of
        410 mum
        -533 mum made
        -442 mum made F
        -687 mummy
        294 mums
        640 munched
        446 mushy
        485 mushy F
        477 my
        -470 my F
        605 my F ,
        216 my _
        -629 my _ $
        428 my _ F
        655 my baby
        742 my breakfast
        219 my desk
        -609 my dinner
        226 my meal
        1750 my mouth
        570 my sister
        66 my snack
        718 myself
        232 myself $
        -589 myself to a
        579 n
        2 n F
        -473 n F $
        -958 nail
        -1004 name
        -576 nan
        911 nani
        322 nans $
        -572 nappies
        602 nasi
        -1302 near
        -550 nectar
        -1180 need
        -570 need F
        928 needed
        -472 needs
        816 negative
        380 netflix
        -1377 never
        931 never again
        930 never again $
        -919 new
        411 new bond
        411 new bond film
        -522 new flat
        -1278 next
        -346 next week
        1090 ngl
        -612 nice
        528 night
        536 night .
        -402 night in
        505 night out
        1638 nightcap
        -485 nil
        1082 nipped
        704 nite
        623 no
        -555 no ,
        -1002 none
        351 nonfat
        -102 noon
        -999 normally
        -186 not
        -424 not a
        -356 not hungry
        558 nothing since
        -263 nothing to eat
        -831 now
        108 now $
        871 number
        -585 numbers
        386 nurse
        -666 nutrition
        614 o F
        -1102 o2
        873 of
        338 of #
        550 of # F
        -978 of F #
        -313 of F ,
        -241 of F F
        251 of F _
        -463 of F again
        -611 of F for
        -489 of F from
        -98 of F in
        731 of F so
        245 of F with
        -433 of _
        302 of _ $
        -579 of _ F
        -877 of a
        -995 of a F
        -797 of a _
        -310 of baked
        451 of bitter
        451 of bitter $
        249 of cooked
        -593 of frozen
        -656 of frozen F
        261 of it
        93 of my
        503 of my F
        -740 of myself
        -740 of myself $
        443 of raw
        816 of the
        555 of the F
        493 of the box
        539 of the day
        475 of the laptop
        430 of them
        -428 of white
        -536 of white F
        232 off
        -812 off $
        -533 off ,
        -376 off F
        -689 off F $
        595 off _
        897 off the
        -689 off the F
        787 off the _
        -619 off the pier
        -983 offer
        -599 offered
        901 office
        918 often
        -185 ok
        -726 ok $
        -1033 old
        -542 on
        312 on #
        -278 on $
        -523 on ,
        141 on F
        552 on F $
        124 on F ,
        -416 on F F
        -73 on _
        638 on _ $
        -627 on _ ,
        -275 on a
        775 on a F
        892 on call
        -425 on friday
        -666 on friday $
        635 on holiday
        681 on holiday $
        203 on it $
        407 on monday
        268 on monday $
        109 on my
        -917 on offer
        -139 on the
        -980 on the F
        -78 on the _
        477 on the bus
        972 on the cob
        -876 on the dog
        444 on the go
        545 on the pier
        561 on the plane
        -828 on the radio
        503 on the sofa
        158 on the train
        886 on the way
        -137 on top
        631 on tv
        562 on white
        655 once
        474 once $
        926 one
        947 ones
        583 only
        895 oops
        1051 open
        541 option
        -1641 or
        -1410 or F
        -691 or F F
        564 or so
        564 or so $
        449 or something
        448 or something $
        -1714 order
        -423 ordered
        -368 ordered F
        -347 ordered a
        -1440 orders
        1045 original
        1276 other
        677 other #
        649 ounce
        653 ounce of
        451 ounces
        407 ounces of
        -820 our
        -177 out
        -673 out #
        -746 out $
        1030 out for
        1012 out for F
        -597 out of
        -969 out of F
        610 out of the
        475 out with
        321 outside
        -222 oven
        -391 oven $
        244 over
        713 over my
        -305 over the
        744 over the sink
        -1024 overnight
        -453 overnight $
        413 own
        1081 own $
        591 oz
        814 oz $
        -405 oz ,
        -282 oz F
        -380 oz F $
        374 pack
        483 pack $
        394 pack of
        359 package
        360 package of
        -1500 packed
        1053 packet
        479 packet $
        236 packet of
        1304 pad
        831 pad thai
        327 pad thai $
        1240 paid
        536 pain
        -888 paint
        -787 painted
        -818 pale
        -740 pan
        -949 paper
        -309 park
        681 park $
        -1273 parkrun
        391 party ,
        735 party F
        682 passed on
        -475 pastor
        -456 patch
        1125 patty
        -714 pavement
        447 pcs
        941 penguin
        -1024 people
        -1669 percent
        851 phone
        -467 pi
        -1259 pick
        -1315 pick up
        -388 pick up F
        230 picked
        -508 picked #
        775 picked at
        657 picked up F
        469 picking
        405 piece
        447 piece of
        -414 piece of F
        1187 pieces
        727 pieces $
        648 pigs
        801 pigs in
        743 pigs in blankets
        -577 pill
        -927 pinch
        432 pint $
        956 pint of
        354 pint of F
        -429 pints of
        -787 pints of F
        -788 place $
        636 plain
        501 plain F
        -2017 plan
        -763 plan .
        821 plane
        -958 planted
        1020 plate
        242 plate $
        683 plate ,
        424 play ,
        608 played
        -1384 please
        -530 please $
        949 please add
        575 please log
        500 please log F
        -677 pls
        304 plumber
        713 plus
        -227 pm
        -674 pm $
        542 po
        609 po boy
        646 pocket
        636 pocket $
        -643 points
        -952 polish
        -928 polish $
        -21 pool
        695 popeyes
        447 possess
        373 possess a
        619 post
        197 pot
        146 pot F
        470 pouch
        -420 pound
        -271 pound of
        -649 pound of F
        -776 pounds
        -1130 poured
        -433 powder
        510 powder $
        -686 powdered
        -684 powdered F
        545 power
        505 practice
        -1090 prep
        683 prepared
        -1056 price
        -962 printer
        -891 priya
        -1531 probably
        1571 protein
        -341 protein $
        931 protein F
        1428 protein bar
        -493 protein bars
        -1561 proud
        998 pub
        158 pub quiz
        858 punnet
        419 puppy
        638 puppy training
        -684 puree
        -900 purple
        -579 put
        -355 put F
        640 put away
        1122 quality
        1736 quarter
        -599 queue
        538 quick
        763 quick #
        -239 quid
        638 quiz
        -861 race
        -619 rack
        607 rack of
        610 rack of F
        -461 radio
        -1194 raffle
        -454 raining
        -894 raised #
        846 ran
        779 ran over
        -657 raw F
        -457 re
        -379 read
        -380 reading
        -815 ready
        -807 ready $
        425 ready meal
        437 ready salted
        484 real
        -369 really
        -413 recall
        -595 recipe
        -591 recipe .
        -1169 record
        781 recovery
        140 red
        1297 red $
        611 red F
        -518 red F ,
        -1306 reduced
        -705 refill
        935 regret
        326 regular
        821 reheated
        -656 repeat
        -837 report
        511 restaurant
        541 restaurant $
        311 rich F
        206 ride
        351 right
        -320 ring
        -787 ripe
        1263 road
        494 road $
        2244 roast
        329 roast F
        -278 roast F $
        334 roast F and
        1403 roast dinner
        627 roast dinner $
        269 roasted
        197 roasted F
        -889 rock
        -981 rolling
        529 rome
        619 rou
        -505 rough
        -668 round
        -535 round to
        -992 royale
        -1102 rule
        -986 run
        560 run $
        -442 run .
        -928 running
        -327 said NO
        -314 said NO F
        -829 sale
        474 salted
        581 sam
        -367 same
        1034 sampled
        653 sank
        -1245 santa
        -915 santa ,
        -349 sarah
        -954 sat
        300 satisfying
        627 sauce
        489 sauce $
        -1059 sauce ,
        1347 saved
        262 saw
        141 saw the
        409 saw the new
        1122 say
        389 says F
        -11 school
        179 school $
        620 school play
        756 schooner
        280 scoop of
        459 scoops
        676 scrambled
        676 scrambled F
        559 scrambled F $
        -1596 season
        567 second
        656 seconds
        -1129 seed
        -1109 seed F
        -841 seeds ,
        -1101 self
        256 sent
        597 sent F
        795 sent F ,
        -797 sermon
        321 serve
        532 serve $
        -636 served
        -385 serving
        -761 set
        1593 settled
        -632 seven
        -1138 shaped
        520 share
        -266 she
        -1013 sheet
        573 shepherds
        594 shepherds F
        418 shepherds F $
        -999 shoe
        -1051 shoot
        396 shop
        317 shop for
        63 shopping
        695 shopping trip
        380 short
        544 shot
        -833 should
        -803 shower
        -1119 shower $
        -428 shredded
        -480 shut
        -621 sick
        -908 sick $
        613 side
        244 side F
        70 since
        807 since the
        387 single
        617 sink
        130 sip
        553 sipped
        559 sister $
        -763 site
        -705 site $
        195 six
        -687 size #
        545 size $
        -754 size of
        -549 sized
        536 skin
        496 skin on
        583 skipped
        -388 skipped dinner
        -387 skipped dinner $
        872 skipped lunch
        -427 skipped the
        -789 skipped the F
        -511 skirt
        -510 skirt F
        -521 skirt F $
        -577 sky
        819 slab
        -481 sleep
        -1230 sleep $
        1536 slice
        477 slice $
        -570 slice ,
        417 slice F
        544 slice of
        277 slice of F
        304 slices
        431 slices F
        288 slices of
        469 sloppy
        -694 slow
        -460 slugs
        1424 small
        227 small F
        408 smashed
        661 smashed a
        -707 smell
        -598 smelled
        -788 smells
        -385 smells of
        456 smoked F
        226 snack
        224 snack $
        197 snack ,
        -381 snack .
        -708 snacks
        -1870 snap
        2104 so
        905 so #
        932 so # F
        1965 so F
        707 so F $
        338 so F F
        498 so F and
        10 so NO
        -595 so NO $
        590 so a
        -1076 so far
        -486 so hungry
        267 so i
        -847 so i left
        1020 so that
        -803 so tired
        -420 so tired $
        415 sodium
        530 sofa $
        522 soft serve
        1610 soggy
        -489 sold
        -530 sold F
        -295 solids
        -287 some
        257 some F
        -338 some F $
        689 some _ $
        851 somebody
        1073 somehow
        -265 someone
        426 something
        430 something $
        -625 sore
        1881 sorry
        1286 sorted
        876 sorted $
        919 sour
        830 sour $
        -1242 sowed
        -1220 soy
        -647 soy ,
        -545 soy sauce
        760 spag
        731 spag bol
        552 spice
        593 spicy
        -491 spilled
        -500 splash
        -512 splash of
        -604 split
        295 spoon
        1002 spoons
        -497 sports
        -497 sports day
        320 spring
        1424 spring F
        811 spring F $
        948 square
        480 square of
        526 squares
        922 staff
        954 stall
        895 stall $
        1271 stand
        1248 standing
        714 starbucks $
        -492 starbucks F
        -1031 stardew
        -533 start
        656 starts tomorrow
        1350 station
        877 station ,
        806 station F
        -1267 staying
        -890 steakhouse
        -1495 steps
        -336 steps $
        -777 stick
        -547 stick $
        709 sticks
        -1002 still
        245 stir
        1071 stir fry
        886 stir fry $
        799 stole
        -421 stomach
        631 stomach $
        -1069 stones
        473 stop
        637 stop $
        1072 stopped
        594 stopped at
        436 storm
        517 storm outside
        783 stove
        629 straight
        311 straight from
        306 straight from the
        754 street
        964 stress
        429 string
        368 string F
        -270 stuck
        -1108 study
        833 stuffed
        435 stuffed F
        -807 substitute
        2585 subway
        752 subway $
        805 subway ,
        907 sum
        538 sum $
        -687 sun
        675 sun $
        235 sunday
        694 sunday roast
        -969 sunflower F
        626 sunflower seeds
        -612 sunny
        -850 supper
        813 sure
        -572 swallow
        925 swapped
        419 sweet
        790 sweet ,
        -749 sweet tooth
        2421 sweets
        2804 sweets $
        470 swimming
        394 t
        -1623 table
        -766 table #
        527 tablespoon
        524 tablespoon of
        -891 take
        -983 taking
        822 talked
        805 tapas
        -531 target
        677 taste
        879 tasting
        810 tax
        762 taxes
        1085 tbh
        -131 tbsp
        497 tbsp F $
        -1312 tbsp soy
        262 team
        -432 team $
        580 team lunch
        538 team lunch $
        513 team meeting
        557 teaspoon
        557 teaspoon of
        -1057 technically
        528 tell
        788 tell the
        467 telly
        725 teriyaki
        -1326 tesco
        150 tesco $
        -883 test
        1041 tested
        1052 tested the
        -666 text
        1130 thai
        330 thai $
        610 thai green
        -332 than
        776 that
        1075 that #
        -518 that $
        290 that has
        193 that has been
        501 that is
        -158 that was
        -122 the
        -133 the #
        -974 the F
        197 the F ,
        618 the F .
        394 the F F
        -911 the F again
        -729 the F at
        -694 the F before
        1657 the F but
        772 the F for
        -564 the F from
        601 the F in
        -420 the F on
        802 the F to
        293 the F was
        1063 the F were
        -37 the _
        -129 the _ $
        1248 the _ ,
        841 the _ F
        490 the _ _
        -376 the _ for
        683 the _ of
        -659 the _ on
        -755 the allotment
        291 the bakery
        877 the bakery ,
        569 the balcony $
        264 the beach
        535 the beach $
        -633 the best
        -627 the bike $
        -549 the bill
        741 the blue
        -475 the boss
        839 the box
        -640 the bride
        171 the bus $
        -829 the butcher
        517 the car
        212 the car $
        -798 the class
        474 the client
        978 the cob
        1107 the day
        912 the day $
        -310 the dog
        -656 the dog $
        313 the dog then
        338 the first
        498 the first time
        634 the flight
        -251 the freezer
        808 the game $
        449 the go
        444 the go $
        437 the gym
        646 the hole
        608 the hole $
        611 the jar
        255 the kids
        -463 the kids $
        -363 the kids had
        521 the kitchen
        602 the kitchen $
        -436 the lads
        462 the laptop
        461 the laptop $
        1601 the last
        271 the last F
        379 the laundry
        -360 the leftover
        -360 the leftover F
        -673 the list
        -279 the lot
        415 the match
        361 the match $
        615 the meeting
        -63 the new
        412 the new bond
        -749 the old
        634 the other
        -95 the oven
        -401 the oven $
        569 the plane
        -623 the plate
        -1163 the protein
        566 the pub
        684 the road
        567 the road $
        886 the shop
        318 the shop for
        -769 the side
        558 the sofa $
        502 the stall
        286 the station
        -668 the table
        255 the team
        548 the team lunch
        -431 the tin
        692 the train
        621 the train $
        660 the van
        434 the way
        -369 the way home
        378 the way to
        801 the whole thing
        -684 the window
        -652 the window $
        -382 their
        -401 them
        368 them $
        791 then
        216 then #
        539 then F
        1517 then F $
        -732 then F ,
        249 then F and
        610 then a
        286 then a F
        -442 there
        764 there was
        597 these
        635 these days
        638 these days $
        584 they
        913 they _
        1125 they were
        1274 theyd
        -591 thick
        434 thigh
        484 thin
        402 thing $
        495 think
        220 think $
        -497 thinking
        -933 thirsty
        402 this
        -532 this _ $
        118 this morning
        -123 this morning $
        766 this time
        739 this time $
        -196 this week
        -244 this week $
        -776 those
        -668 thought
        -553 thought about
        1140 three
        -453 threw
        1291 through
        846 thru
        -1167 thurs
        -1078 thurs $
        -371 thursday
        -559 tickets
        889 tie
        472 tikka
        258 tikka masala
        665 till
        602 time $
        -500 time ,
        874 times
        -399 tin
        870 tin $
        -648 tinned
        -650 tinned F
        -884 tinned F $
        -1431 tins
        -1045 tip
        -1234 tired
        -811 tired $
        -1164 tmrw
        -971 to #
        -97 to # $
        -827 to F
        -235 to F $
        -224 to _
        509 to _ $
        448 to be
        -891 to bed
        -630 to bed $
        1175 to cook
        271 to cook so
        -475 to eat $
        -583 to fry
        813 to log
        243 to my
        417 to start
        428 to start $
        -164 to the
        428 to the F
        449 to the shop
        231 to work
        650 toad
        645 toad in
        649 toad in the
        333 toasted
        -198 today
        -168 today $
        758 today , _
        672 toddler
        -1014 tom
        -678 tom had
        -674 tom had F
        -1192 tomorrow
        -280 tomorrow $
        -714 tomorrow .
        923 tonic
        338 tonic $
        -477 tonight
        -841 tonight .
        -839 tonight . F
        -1130 too
        700 too $
        -676 too long
        1087 too many
        -269 too much
        223 took
        178 took #
        560 took # $
        -397 took a
        -645 took my F
        825 took the
        -1117 tooth
        -366 touch
        511 tour
        956 town
        724 traffic
        302 traffic F ,
        1507 trail
        1605 trail mix
        748 trail mix $
        936 train
        608 train $
        334 train ,
        -925 trap
        -581 tray
        521 treat
        711 treat $
        646 treated
        213 treated myself
        214 treated myself to
        499 trimmed
        468 trimmed to
        546 trip
        367 trip ,
        311 trip to the
        994 trolley
        1081 truck
        17 try
        226 trying
        211 trying to
        822 trying to be
        -211 tsp
        -873 tsp baking
        475 tub of
        271 tub of F
        373 tube
        826 tucked into
        634 tuesday
        224 tuesday $
        674 turn
        -487 turned
        -510 turned down
        -509 twenty
        -417 twice
        887 two
        -1707 u
        650 ultra
        -620 under
        -1051 underrated
        -543 uni
        226 unsweetened
        -733 until
        136 up
        646 up $
        -379 up ,
        -230 up F
        -135 up F $
        590 up F on
        -330 up a
        795 up at
        683 up at #
        -460 up for
        586 up in
        627 up the
        437 up the _
        -428 up to
        648 up with
        470 up with F
        -429 update
        -880 upgrade
        548 us
        -281 use
        -428 used
        -589 used to
        608 usual
        -771 v
        646 van
        -466 vanilla F
        -430 vegan
        -628 vegetarian
        603 vending
        -240 vet
        -689 vet $
        339 victoria
        381 visiting
        -824 visitors
        1649 w
        255 w #
        298 w F
        77 w F $
        390 w _
        703 w a
        236 w the
        -397 waist
        -634 waiter
        928 waiting for the
        -596 walk
        -397 walk $
        392 walked the
        391 walked the dog
        492 walking
        926 wanted
        -283 wants
        653 ward
        864 warm
        562 warm F
        776 was
        621 was F
        -660 was F F
        655 was F and
        414 was _
        -451 was a
        961 was a F
        -257 was burnt
        -305 was burnt so
        382 was hungry
        377 was hungry $
        515 washed the
        545 washed the car
        -919 washing
        912 watched
        533 watched _
        1450 watching
        873 watching the
        862 way
        -1029 we
        206 we had
        439 we had F
        -781 wed
        -879 wedding
        -1099 wedge
        -473 weds
        680 wee
        -1147 week
        -753 week $
        -777 weekly
        -1344 weeks
        -530 weight
        -279 well
        1384 went
        832 went $
        459 went for
        298 went out
        115 went out for
        -272 went to
        -197 went to the
        -310 were
        -393 were _
        -1216 what
        -537 what a
        -797 whatever
        1520 whelks
        -139 when
        -810 when i
        -768 when i was
        -265 where
        252 which
        1104 while
        -618 whisk
        898 white
        -163 who
        724 who ate
        -1243 whole _
        372 whole bag
        1002 wife
        -324 will
        -758 will be
        -739 window
        -653 window $
        -859 winter
        -860 winter $
        -671 wish
        403 with
        298 with #
        313 with F
        -176 with F $
        225 with F ,
        117 with F F
        899 with a
        117 with a F
        -635 with a splash
        518 with an F
        429 with my
        850 with the
        199 with the _
        -322 with the kids
        -285 with the team
        1550 won
        1079 won $
        -778 wont
        -890 words
        -656 words $
        -1271 world
        -683 worms
        -405 would
        -439 would kill
        1208 wouldnt
        -1035 wrong
        3176 x
        -877 x #
        -728 x # $
        -1146 xmas
        1004 xx
        -1262 year
        -531 year $
        -1199 years
        -660 years _
        -864 yellow
        -456 yellow F
        853 yes
        1131 yes to
        340 yesterday
        988 yesterday ,
        -1296 yet
        -568 you
        -1915 your
        -616 your F
        175 zero
        582 zoom
        2260 zorblax
        -37 ~ #
        -1071 ~ # $
        52 ~ # ,
        473 ~ # _
        26 ~ # ~
        -638 ~ # ~aaaaaaaaaaaaab
        432 ~ # ~aaaaaaaaaaac
        -802 ~ # ~aaaaaaaai
        794 ~ # ~aaaaaaaaiaac
        148 ~ $
        359 ~ &
        617 ~ ,
        -907 ~ , #
        306 ~ , F
        458 ~ , _
        222 ~ , ~
        176 ~ , ~aaaaaaaaaaac
        -785 ~ , ~aaaaaaae
        10 ~ , ~aaaaaaai
        -778 ~ , ~aaacaaaaaaac
        262 ~ , ~aab
        266 ~ , ~aeaaaaaeaaac
        505 ~ , ~ai
        1031 ~ , ~aic
        229 ~ , ~be
        666 ~ , ~c
        1102 ~ , ~ee
        486 ~ . #
        -9 ~ . F
        711 ~ . ~
        694 ~ . ~aaaaaaaaaaac
        412 ~ F
        315 ~ F #
        681 ~ F $
        181 ~ F &
        73 ~ F ,
        215 ~ F .
        373 ~ F F
        -296 ~ F _
        289 ~ F ~
        452 ~ F ~aaaaaaaaaaac
        314 ~ F ~aaaaaaaaaab
        680 ~ F ~aaaaaaaai
        184 ~ F ~aaaaaaaaiaac
        555 ~ F ~aaaaaaaaiaai
        -262 ~ F ~aaaaaaaaiacc
        -905 ~ F ~aaaaacaai
        -336 ~ F ~aab
        1338 ~ F ~acaaaiaaaaac
        101 ~ NO
        887 ~ NO $
        -340 ~ _
        1815 ~ _ #
        -74 ~ _ $
        442 ~ _ ,
        949 ~ _ .
        259 ~ _ ~
        -867 ~ _ ~aaaaaaaaaab
        -487 ~ _ ~aaaaaaaai
        -911 ~ _ ~aaaaaaaaiaac
        -715 ~ _ ~aaaaaaai
        813 ~ ~
        410 ~ ~ #
        1219 ~ ~ $
        -46 ~ ~ ,
        -802 ~ ~ .
        -434 ~ ~ F
        -46 ~ ~ _
        797 ~ ~ ~
        -678 ~ ~ ~aaaaaaaab
        355 ~ ~ ~aaaaaaaae
        -199 ~ ~ ~aaaaaaaai
        -643 ~ ~ ~aaaaaaaaiaai
        -509 ~ ~ ~aaaaaaaaiacc
        -615 ~ ~ ~aaaaaaai
        1550 ~ ~ ~aaaaaabi
        -339 ~ ~ ~aeaaaaaeaaac
        -728 ~ ~ ~aeaaaabe
        -833 ~ ~aaaaaaaaaaaaaab
        575 ~ ~aaaaaaaaaaaaaac
        1695 ~ ~aaaaaaaaaaaaaae
        1624 ~ ~aaaaaaaaaaaaaae $
        -508 ~ ~aaaaaaaaaaaaaaj
        -231 ~ ~aaaaaaaaaaaaab
        -538 ~ ~aaaaaaaaaaaaab $
        612 ~ ~aaaaaaaaaaaaab ~
        -564 ~ ~aaaaaaaaaaaaai
        -931 ~ ~aaaaaaaaaaaae
        515 ~ ~aaaaaaaaaaaae #
        -921 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        407 ~ ~aaaaaaaaaaac
        -179 ~ ~aaaaaaaaaaac $
        683 ~ ~aaaaaaaaaaac ,
        -426 ~ ~aaaaaaaaaaac .
        544 ~ ~aaaaaaaaaaac F
        -713 ~ ~aaaaaaaaaaac ~
        918 ~ ~aaaaaaaaaaac ~aaaaaaaai
        208 ~ ~aaaaaaaaaab
        367 ~ ~aaaaaaaaaab #
        -58 ~ ~aaaaaaaaaab F
        769 ~ ~aaaaaaaaaab ~
        -705 ~ ~aaaaaaaaaab ~aeaaaaae
        199 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        713 ~ ~aaaaaaaab
        370 ~ ~aaaaaaaae F
        -488 ~ ~aaaaaaaae ~
        672 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -553 ~ ~aaaaaaaaeaaaae
        580 ~ ~aaaaaaaaeaab
        702 ~ ~aaaaaaaaeaab F
        888 ~ ~aaaaaaaaeaag
        254 ~ ~aaaaaaaai
        -810 ~ ~aaaaaaaai #
        676 ~ ~aaaaaaaai F
        365 ~ ~aaaaaaaai _
        -259 ~ ~aaaaaaaai ~
        708 ~ ~aaaaaaaai ~aaaaaaaaaaac
        -821 ~ ~aaaaaaaai ~aaaaaab
        307 ~ ~aaaaaaaai ~aab
        633 ~ ~aaaaaaaai ~aeaaaaaeaiac
        421 ~ ~aaaaaaaai ~c
        100 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -427 ~ ~aaaaaaaaiaac
        -1061 ~ ~aaaaaaaaiaac #
        647 ~ ~aaaaaaaaiaac F
        342 ~ ~aaaaaaaaiaac ~
        -323 ~ ~aaaaaaaaiaac ~aaaae
        690 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -405 ~ ~aaaaaaaaiaac ~aeaaaaaeaiac
        570 ~ ~aaaaaaaaiaai
        285 ~ ~aaaaaaaaiaai #
        -729 ~ ~aaaaaaaaiaai F
        471 ~ ~aaaaaaaaiaai ~
        97 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -351 ~ ~aaaaaaaaiacc
        508 ~ ~aaaaaaaaiacc #
        -1097 ~ ~aaaaaaaaiacc F
        589 ~ ~aaaaaaaaiacc ~
        -613 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        599 ~ ~aaaaaaac
        804 ~ ~aaaaaaacaaac
        576 ~ ~aaaaaaad
        -122 ~ ~aaaaaaae
        -2160 ~ ~aaaaaaae $
        -644 ~ ~aaaaaaae F
        801 ~ ~aaaaaaae ~
        1140 ~ ~aaaaaaae ~aaaaaaaaaaaae
        279 ~ ~aaaaaaai
        199 ~ ~aaaaaaai F
        595 ~ ~aaaaaaai _
        -216 ~ ~aaaaaaaiaaac
        333 ~ ~aaaaaab
        -1138 ~ ~aaaaaab $
        -3 ~ ~aaaaaab ,
        634 ~ ~aaaaaab ~aaaaaaaaiaac
        -330 ~ ~aaaaaabac
        853 ~ ~aaaaaabacaac
        481 ~ ~aaaaaabacaac $
        522 ~ ~aaaaaabacaac ,
        -109 ~ ~aaaaaabae
        365 ~ ~aaaaaabi
        -440 ~ ~aaaaaac
        695 ~ ~aaaaaac ~aaaaf
        -724 ~ ~aaaaaacaaaaaaai
        334 ~ ~aaaaaacaaaac
        1112 ~ ~aaaaaagaaaaaaai
        -579 ~ ~aaaaab
        -171 ~ ~aaaaacaai
        -436 ~ ~aaaaacaai ~
        -709 ~ ~aaaaacaai ~aacaaaaaaaac
        541 ~ ~aaaabaaae
        -294 ~ ~aaaae
        -243 ~ ~aaaae $
        -528 ~ ~aaaae ,
        -371 ~ ~aaaaeab
        257 ~ ~aab
        42 ~ ~aab F
        -537 ~ ~aabaab
        1123 ~ ~aacaaab
        607 ~ ~aacaaab $
        742 ~ ~aacaaab ~aaaaaaaai
        -609 ~ ~aacaaabc
        -756 ~ ~aacaaaeaiaac ~aeaaaaaeaaac
        264 ~ ~ac
        485 ~ ~acaaaiaaaaac
        -290 ~ ~acaaaiaaaaac #
        440 ~ ~acaaaiaaaaac ~
        529 ~ ~acab
        -106 ~ ~acabai
        375 ~ ~acabaiaaaaac
        -539 ~ ~aeaaaaae
        -217 ~ ~aeaaaaaeaaac
        -202 ~ ~aeaaaaaeaaac _
        123 ~ ~aeaaaaaeaaac ~
        552 ~ ~aeaaaaaeaaac ~aaaaaab
        895 ~ ~aeaaaaaeaaac ~c
        98 ~ ~aeaaaaaeaiac
        -1052 ~ ~aeaaaabe
        -653 ~ ~aeaaaabe _
        -333 ~ ~aeaaaabe ~aaaaaab
        204 ~ ~ai
        -830 ~ ~aic
        -754 ~ ~aic #
        -433 ~ ~aic F
        -174 ~ ~be
        -486 ~ ~be _
        680 ~ ~be ~
        683 ~ ~be ~acabai
        557 ~ ~c
        224 ~ ~c $
        1376 ~ ~caaaaaaaaaac
        871 ~ ~caaaaaaaeaac
        -428 ~aaaaaaaaaaaaaaac #
        916 ~aaaaaaaaaaaaaaac ~
        -453 ~aaaaaaaaaaaaaab #
        -301 ~aaaaaaaaaaaaaab $
        -715 ~aaaaaaaaaaaaaab ,
        -872 ~aaaaaaaaaaaaaab F
        998 ~aaaaaaaaaaaaaab ~aaaaaaaaaab
        439 ~aaaaaaaaaaaaaab ~aaaaaaaae
        860 ~aaaaaaaaaaaaaab ~aaaaaaaai
        317 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc
        935 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        432 ~aaaaaaaaaaaaaab ~aaaaaaaiaaac
        523 ~aaaaaaaaaaaaaab ~aaaaaaaiaaac ~
        -1022 ~aaaaaaaaaaaaaab ~aaaaacaai
        171 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        286 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        1191 ~aaaaaaaaaaaaaab ~aeaaaabe
        -857 ~aaaaaaaaaaaaaac #
        -477 ~aaaaaaaaaaaaaac # ~
        433 ~aaaaaaaaaaaaaac $
        -491 ~aaaaaaaaaaaaaac ,
        -618 ~aaaaaaaaaaaaaac F
        790 ~aaaaaaaaaaaaaac F $
        -1167 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -207 ~aaaaaaaaaaaaaac _
        1337 ~aaaaaaaaaaaaaac ~
        174 ~aaaaaaaaaaaaaac ~ $
        -790 ~aaaaaaaaaaaaaac ~aaaaaaaai
        -896 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -260 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -337 ~aaaaaaaaaaaaaae $
        821 ~aaaaaaaaaaaaaae &
        213 ~aaaaaaaaaaaaaae ,
        644 ~aaaaaaaaaaaaaae , ~
        354 ~aaaaaaaaaaaaaae F
        685 ~aaaaaaaaaaaaaae F $
        -744 ~aaaaaaaaaaaaaae _
        1095 ~aaaaaaaaaaaaaae ~
        832 ~aaaaaaaaaaaaaae ~ ~
        -313 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        -697 ~aaaaaaaaaaaaaae ~aaaaaaaai
        -364 ~aaaaaaaaaaaaaae ~aaaaaaaaiaac
        894 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -789 ~aaaaaaaaaaaaaae ~aaaaaabac
        -603 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -911 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -1292 ~aaaaaaaaaaaaaae ~aic
        -674 ~aaaaaaaaaaaaaae ~aic F
        -973 ~aaaaaaaaaaaaaai $
        483 ~aaaaaaaaaaaaaai ,
        -283 ~aaaaaaaaaaaaaai ~aaaaaaaaaaaae
        75 ~aaaaaaaaaaaaaaj $
        -610 ~aaaaaaaaaaaaaaj ,
        295 ~aaaaaaaaaaaaaaj ~
        -382 ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -625 ~aaaaaaaaaaaaab $
        532 ~aaaaaaaaaaaaab ,
        1542 ~aaaaaaaaaaaaab F
        448 ~aaaaaaaaaaaaab F $
        1168 ~aaaaaaaaaaaaab ~
        692 ~aaaaaaaaaaaaab ~ $
        -813 ~aaaaaaaaaaaaac $
        1268 ~aaaaaaaaaaaaac ~
        -598 ~aaaaaaaaaaaaac ~aaaaaaaaaaac
        -946 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        391 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        392 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        759 ~aaaaaaaaaaaaae ~
        247 ~aaaaaaaaaaaaai F
        -346 ~aaaaaaaaaaaaai F ,
        575 ~aaaaaaaaaaaaai ~ ~
        309 ~aaaaaaaaaaaae #
        501 ~aaaaaaaaaaaae # $
        410 ~aaaaaaaaaaaae # ~
        308 ~aaaaaaaaaaaae $
        -334 ~aaaaaaaaaaaae ,
        -177 ~aaaaaaaaaaaae F
        -132 ~aaaaaaaaaaaae F $
        633 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        189 ~aaaaaaaaaaaae ~
        430 ~aaaaaaaaaaaae ~aaaaaaaai
        675 ~aaaaaaaaaaaae ~aaaaaaaai #
        668 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        470 ~aaaaaaaaaaaae ~aaaaaaaaiaai F
        572 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -455 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -862 ~aaaaaaaaaaaae ~aaaaaaai
        -590 ~aaaaaaaaaaaae ~aaaaaaai $
        -431 ~aaaaaaaaaaaae ~aaaaacaai
        427 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -733 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        438 ~aaaaaaaaaaaae ~aeaaaaaeaaac _
        676 ~aaaaaaaaaaaae ~aeaaaaaeaaac ~aaaaaaaae
        728 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        -5 ~aaaaaaaaaaab $
        585 ~aaaaaaaaaaac #
        550 ~aaaaaaaaaaac # $
        852 ~aaaaaaaaaaac $
        756 ~aaaaaaaaaaac ,
        -609 ~aaaaaaaaaaac , #
        -262 ~aaaaaaaaaaac , F
        178 ~aaaaaaaaaaac , ~
        159 ~aaaaaaaaaaac F
        -1142 ~aaaaaaaaaaac F #
        708 ~aaaaaaaaaaac F $
        -539 ~aaaaaaaaaaac F ,
        -642 ~aaaaaaaaaaac F F
        567 ~aaaaaaaaaaac F _
        364 ~aaaaaaaaaaac F ~
        269 ~aaaaaaaaaaac F ~aaaaaaaaaab
        558 ~aaaaaaaaaaac F ~aaaaaaaai
        -578 ~aaaaaaaaaaac F ~aaaaaaaaiaac
        969 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        776 ~aaaaaaaaaaac F ~aaaaaaai
        367 ~aaaaaaaaaaac F ~aeaaaabe
        -515 ~aaaaaaaaaaac _ $
        864 ~aaaaaaaaaaac ~
        477 ~aaaaaaaaaaac ~ $
        282 ~aaaaaaaaaaac ~ ,
        -383 ~aaaaaaaaaaac ~ F
        -938 ~aaaaaaaaaaac ~ ~
        788 ~aaaaaaaaaaac ~ ~aaaaaaaai
        -351 ~aaaaaaaaaaac ~aaaaaaaaaaac
        1131 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -887 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -604 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -509 ~aaaaaaaaaaac ~aaaaaaaaaaac ~aaaaaaaai
        -553 ~aaaaaaaaaaac ~aaaaaaaaaab ~aeaaaaaeaaac
        345 ~aaaaaaaaaaac ~aaaaaaaae $
        -146 ~aaaaaaaaaaac ~aaaaaaaai
        -1145 ~aaaaaaaaaaac ~aaaaaaaai F
        789 ~aaaaaaaaaaac ~aaaaaaaai _
        1018 ~aaaaaaaaaaac ~aaaaaaaai ~
        -440 ~aaaaaaaaaaac ~aaaaaaaai ~aeaaaaaeaaac
        -273 ~aaaaaaaaaaac ~aaaaaaaaiaaae
        -365 ~aaaaaaaaaaac ~aaaaaaaaiaaae $
        -182 ~aaaaaaaaaaac ~aaaaaaaaiaac
        -760 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -501 ~aaaaaaaaaaac ~aaaaaaac
        301 ~aaaaaaaaaaac ~aaaaaab
        -779 ~aaaaaaaaaaac ~aaaaaab $
        154 ~aaaaaaaaaaac ~aaaaaab ~aaaaaaaai
        661 ~aaaaaaaaaaac ~aaaaaabac
        -886 ~aaaaaaaaaaac ~aaaaacaai
        -708 ~aaaaaaaaaaac ~aaaaacaai ~
        656 ~aaaaaaaaaaac ~aab
        -575 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -435 ~aaaaaaaaaaacac ~
        520 ~aaaaaaaaaaacai ~
        -672 ~aaaaaaaaaaacec #
        -734 ~aaaaaaaaaaacec $
        531 ~aaaaaaaaaaacec ~
        -633 ~aaaaaaaaaaacec ~aaaaaaaai
        -953 ~aaaaaaaaaaacec ~aaaaaaaai F
        569 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        474 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        1028 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1020 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -728 ~aaaaaaaaaaae $
        242 ~aaaaaaaaaab #
        318 ~aaaaaaaaaab # F
        -716 ~aaaaaaaaaab # ~
        1006 ~aaaaaaaaaab F
        439 ~aaaaaaaaaab F $
        366 ~aaaaaaaaaab F ,
        491 ~aaaaaaaaaab F F
        -386 ~aaaaaaaaaab F _
        -77 ~aaaaaaaaaab F ~
        1057 ~aaaaaaaaaab F ~aaaaaaaaaab
        283 ~aaaaaaaaaab F ~aaaaaaaai
        -59 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -451 ~aaaaaaaaaab F ~aaaaaaai
        -171 ~aaaaaaaaaab NO
        -284 ~aaaaaaaaaab _
        606 ~aaaaaaaaaab _ $
        670 ~aaaaaaaaaab _ F
        401 ~aaaaaaaaaab ~
        553 ~aaaaaaaaaab ~ $
        445 ~aaaaaaaaaab ~ F
        -411 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        90 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -819 ~aaaaaaaaaab ~aaaaaaaae
        -749 ~aaaaaaaaaab ~aaaaaaaae $
        1087 ~aaaaaaaaaab ~aaaaaaae
        566 ~aaaaaaaaaab ~aaaaaaae F
        384 ~aaaaaaaaaab ~aaaaaaai
        262 ~aaaaaaaaaab ~aeaaaaaeaaac
        -391 ~aaaaaaaaaab ~aeaaaaaeaaac #
        239 ~aaaaaaaaaab ~aeaaaaaeaaac ~
        -176 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        550 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        575 ~aaaaaaaaaab ~ai
        1303 ~aaaaaaaaaab ~aic
        805 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        526 ~aaaaaaaaaab ~aic ~aeaaaabe
        1221 ~aaaaaaaaaab ~be
        390 ~aaaaaaaaaab ~be ~aic
        -573 ~aaaaaaaaab ~aeaaaaaeaaac
        1198 ~aaaaaaaaae _
        -585 ~aaaaaaaaae ~be
        -807 ~aaaaaaaab F
        -1398 ~aaaaaaaab ~aaaaaaae
        945 ~aaaaaaaab ~aeaaaaaeaaac
        1104 ~aaaaaaaab ~aeaaaaaeaaac F
        -514 ~aaaaaaaab ~aeaaaabe
        1379 ~aaaaaaaab ~aic
        664 ~aaaaaaaab ~aic ~aeaaaaaeaaac
        340 ~aaaaaaaab ~be
        -1199 ~aaaaaaaae #
        -756 ~aaaaaaaae # $
        -654 ~aaaaaaaae $
        436 ~aaaaaaaae ,
        567 ~aaaaaaaae , #
        699 ~aaaaaaaae , F
        892 ~aaaaaaaae , ~
        392 ~aaaaaaaae , ~aab
        864 ~aaaaaaaae , ~aeaaaaaeaaac
        570 ~aaaaaaaae , ~aic
        1084 ~aaaaaaaae .
        1007 ~aaaaaaaae . #
        401 ~aaaaaaaae . F
        379 ~aaaaaaaae F
        552 ~aaaaaaaae F ,
        372 ~aaaaaaaae _
        251 ~aaaaaaaae _ ,
        667 ~aaaaaaaae _ _
        -446 ~aaaaaaaae ~
        873 ~aaaaaaaae ~ $
        511 ~aaaaaaaae ~ ,
        405 ~aaaaaaaae ~ F
        -673 ~aaaaaaaae ~ ~aaaaaaaai
        687 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -707 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        239 ~aaaaaaaae ~aaaaaaaaaaac
        859 ~aaaaaaaae ~aaaaaaaaaaac ,
        -655 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        565 ~aaaaaaaae ~aaaaaaaaaab
        896 ~aaaaaaaae ~aaaaaaaaaab F
        -82 ~aaaaaaaae ~aaaaaaaae
        -441 ~aaaaaaaae ~aaaaaaaai
        -675 ~aaaaaaaae ~aaaaaaaai #
        335 ~aaaaaaaae ~aaaaaaaai ~
        -608 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        186 ~aaaaaaaae ~aaaaaaaaiaac
        473 ~aaaaaaaae ~aaaaaaaaiaac $
        -953 ~aaaaaaaae ~aaaaaaaaiaac F
        -508 ~aaaaaaaae ~aaaaaaaaiaac _
        785 ~aaaaaaaae ~aaaaaaaaiaac ~
        -390 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        613 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        -1220 ~aaaaaaaae ~aaaaaaaaiacc
        586 ~aaaaaaaae ~aaaaaaabaaac
        720 ~aaaaaaaae ~aaaaaaac
        -495 ~aaaaaaaae ~aaaaaaai
        -552 ~aaaaaaaae ~aaaaaaai $
        459 ~aaaaaaaae ~aaaaaaai F
        447 ~aaaaaaaae ~aaaaaac ~
        -709 ~aaaaaaaae ~aaaaaacaaaaaaai
        561 ~aaaaaaaae ~aaaaaacaaaac
        -401 ~aaaaaaaae ~aaaaab
        -847 ~aaaaaaaae ~aab
        -617 ~aaaaaaaae ~aabaab
        -306 ~aaaaaaaae ~acaaaiaaaaac
        -1102 ~aaaaaaaae ~aeaaaaaeaaac
        -1059 ~aaaaaaaae ~aeaaaaaeaaac F
        -1237 ~aaaaaaaae ~aeaaaabe
        -861 ~aaaaaaaae ~aic
        1118 ~aaaaaaaae ~c
        532 ~aaaaaaaaeaaaaab ~aaaaacaai
        532 ~aaaaaaaaeaaaaab ~aaaaacaai _
        -533 ~aaaaaaaaeaaaae ,
        970 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        327 ~aaaaaaaaeaaai ~
        710 ~aaaaaaaaeaab ,
        469 ~aaaaaaaaeaab F
        340 ~aaaaaaaaeaab ~aaaaaaaaaab
        547 ~aaaaaaaaeaab ~aaaaaaaaaab F
        -479 ~aaaaaaaaeaab ~aaaaaaaai
        304 ~aaaaaaaaeaab ~aaaaaaaaiacc
        326 ~aaaaaaaaeaab ~aaaaacaai ~aeaaaaaeaaac
        702 ~aaaaaaaaeaac ,
        305 ~aaaaaaaaeaac F ,
        -634 ~aaaaaaaaeaac ~
        438 ~aaaaaaaaeaac ~aaaaaaaai
        771 ~aaaaaaaaeaae F
        766 ~aaaaaaaaeaag ~
        -559 ~aaaaaaaaeb ~aaaaaaaai
        -473 ~aaaaaaaai #
        -473 ~aaaaaaaai # $
        555 ~aaaaaaaai # F
        -522 ~aaaaaaaai # _
        -159 ~aaaaaaaai # ~
        -707 ~aaaaaaaai # ~aaaaaaaaaab
        -735 ~aaaaaaaai # ~aaaaaaaaiaac
        638 ~aaaaaaaai # ~acab
        -690 ~aaaaaaaai $
        -258 ~aaaaaaaai F
        -974 ~aaaaaaaai F #
        -225 ~aaaaaaaai F $
        -1204 ~aaaaaaaai F ,
        117 ~aaaaaaaai F F
        223 ~aaaaaaaai F _
        499 ~aaaaaaaai F ~
        -571 ~aaaaaaaai F ~aaaaaaaaaab
        -754 ~aaaaaaaai F ~aaaaaaaaiaac
        245 ~aaaaaaaai F ~aaaaaaaaiaai
        -624 ~aaaaaaaai F ~aaaaaaaaiacc
        763 ~aaaaaaaai F ~aaaaaaai
        -341 ~aaaaaaaai F ~aeaaaabe
        519 ~aaaaaaaai _
        527 ~aaaaaaaai _ $
        -120 ~aaaaaaaai _ ,
        -896 ~aaaaaaaai _ F
        457 ~aaaaaaaai _ ~
        732 ~aaaaaaaai ~
        703 ~aaaaaaaai ~ #
        -416 ~aaaaaaaai ~ ,
        -865 ~aaaaaaaai ~ F
        646 ~aaaaaaaai ~ _
        510 ~aaaaaaaai ~ ~
        303 ~aaaaaaaai ~ ~aaaaaaaaaaac
        678 ~aaaaaaaai ~aaaaaaaaaaaaaab
        426 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        539 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -185 ~aaaaaaaai ~aaaaaaaaaaac
        852 ~aaaaaaaai ~aaaaaaaaaaac $
        -354 ~aaaaaaaai ~aaaaaaaaaaac F
        -344 ~aaaaaaaai ~aaaaaaaae
        -429 ~aaaaaaaai ~aaaaaaaae ,
        -793 ~aaaaaaaai ~aaaaaaaae ~aaaaaaaai
        419 ~aaaaaaaai ~aaaaaaaai
        206 ~aaaaaaaai ~aaaaaaai
        43 ~aaaaaaaai ~aaaaaab
        -527 ~aaaaaaaai ~aaaaaabac
        -524 ~aaaaaaaai ~aaaaaabac $
        -922 ~aaaaaaaai ~aaaaaabacaac
        -733 ~aaaaaaaai ~aaaaaabacaac $
        479 ~aaaaaaaai ~aaaae
        195 ~aaaaaaaai ~aab
        667 ~aaaaaaaai ~aeaaaaaeaaac
        -525 ~aaaaaaaai ~aeaaaaaeaaac F
        -477 ~aaaaaaaai ~aeaaaaaeaaac _
        -582 ~aaaaaaaai ~aeaaaaaeaaac ~
        -508 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -903 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        463 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        1096 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        519 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        522 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -610 ~aaaaaaaai ~aeaaaaaeai
        -352 ~aaaaaaaai ~aeaaaaaeaiac F
        1041 ~aaaaaaaai ~aeaaaaaeaiac ~
        207 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        146 ~aaaaaaaai ~aeaaaabe
        -1094 ~aaaaaaaai ~be
        -457 ~aaaaaaaai ~be ~aabaab
        664 ~aaaaaaaai ~c
        822 ~aaaaaaaai ~ee
        -813 ~aaaaaaaaiaaae $
        -534 ~aaaaaaaaiaaae ,
        -388 ~aaaaaaaaiaaae F
        -690 ~aaaaaaaaiaaae F $
        593 ~aaaaaaaaiaaae _
        -754 ~aaaaaaaaiaaae ~
        954 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -329 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        789 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -133 ~aaaaaaaaiaaae ~aeaaaaaeaaac ~
        -112 ~aaaaaaaaiaac #
        -871 ~aaaaaaaaiaac # $
        613 ~aaaaaaaaiaac # ~
        -1134 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -138 ~aaaaaaaaiaac $
        696 ~aaaaaaaaiaac ,
        380 ~aaaaaaaaiaac , F
        616 ~aaaaaaaaiaac , ~
        380 ~aaaaaaaaiaac F
        396 ~aaaaaaaaiaac F $
        -586 ~aaaaaaaaiaac F ,
        -306 ~aaaaaaaaiaac F F
        312 ~aaaaaaaaiaac F ~
        707 ~aaaaaaaaiaac F ~aaaaaaaaaab
        355 ~aaaaaaaaiaac F ~aaaaaaaai
        218 ~aaaaaaaaiaac _ $
        -78 ~aaaaaaaaiaac _ ,
        750 ~aaaaaaaaiaac _ ~aaaaaaaai
        68 ~aaaaaaaaiaac ~
        -737 ~aaaaaaaaiaac ~ #
        -241 ~aaaaaaaaiaac ~ $
        392 ~aaaaaaaaiaac ~ .
        -1023 ~aaaaaaaaiaac ~ F
        438 ~aaaaaaaaiaac ~ ~
        -954 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        356 ~aaaaaaaaiaac ~ ~aaaaaaaai
        -753 ~aaaaaaaaiaac ~ ~aaaaaaai
        935 ~aaaaaaaaiaac ~ ~aaaaaabae
        -135 ~aaaaaaaaiaac ~aaaaaaaaaaacai
        -469 ~aaaaaaaaiaac ~aaaaaaaaaab ~aic
        -217 ~aaaaaaaaiaac ~aaaaaaaae
        187 ~aaaaaaaaiaac ~aaaaaaaae $
        22 ~aaaaaaaaiaac ~aaaaaaaai
        271 ~aaaaaaaaiaac ~aaaaaaaai #
        1062 ~aaaaaaaaiaac ~aaaaaaae
        -372 ~aaaaaaaaiaac ~aaaaaaai
        539 ~aaaaaaaaiaac ~aaaaaab
        974 ~aaaaaaaaiaac ~aaaaaab $
        893 ~aaaaaaaaiaac ~aaaabaabe
        -674 ~aaaaaaaaiaac ~aaaae ,
        -744 ~aaaaaaaaiaac ~aeaaaaae
        -139 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        281 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -603 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        1216 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        552 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        -159 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaab
        619 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaabaaaeaab
        -606 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaae
        452 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -95 ~aaaaaaaaiaac ~aeaaaaaeaaac ~c
        -874 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        962 ~aaaaaaaaiaac ~aeaaaaaeaiac
        754 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -794 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        765 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -617 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        300 ~aaaaaaaaiaai #
        228 ~aaaaaaaaiaai # ~
        293 ~aaaaaaaaiaai F
        70 ~aaaaaaaaiaai F $
        233 ~aaaaaaaaiaai F ,
        124 ~aaaaaaaaiaai F F
        -588 ~aaaaaaaaiaai F ~
        179 ~aaaaaaaaiaai ~
        151 ~aaaaaaaaiaai ~ $
        762 ~aaaaaaaaiaai ~ F
        -605 ~aaaaaaaaiaai ~ ~aaaaaaaai
        169 ~aaaaaaaaiaai ~aaaaaaaaaaaaaae
        -365 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -732 ~aaaaaaaaiaai ~aaaaaaae
        515 ~aaaaaaaaiaai ~aeaaaaae F
        995 ~aaaaaaaaiaai ~aeaaaaaeaaac
        283 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        197 ~aaaaaaaaiaai ~aeaaaaaeaaac _
        -282 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        459 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        438 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -968 ~aaaaaaaaiaai ~aeaaaabe
        151 ~aaaaaaaaiaai ~c
        488 ~aaaaaaaaiaai ~c $
        -616 ~aaaaaaaaiacc #
        -441 ~aaaaaaaaiacc F
        439 ~aaaaaaaaiacc F $
        195 ~aaaaaaaaiacc ~
        611 ~aaaaaaaaiacc ~ $
        -912 ~aaaaaaaaiacc ~ ,
        -626 ~aaaaaaaaiacc ~ F
        -860 ~aaaaaaaaiacc ~ _
        448 ~aaaaaaaaiacc ~ ~
        -1682 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1031 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        472 ~aaaaaaaaiacc ~aaaaaaaae $
        -517 ~aaaaaaaaiacc ~aaaaaaaaeaab
        140 ~aaaaaaaaiacc ~aaaaaaae $
        914 ~aaaaaaaaiacc ~aaaaaabac
        516 ~aaaaaaaaiacc ~aaaaaabac $
        259 ~aaaaaaaaiacc ~aaaaaabac ,
        1063 ~aaaaaaaaiacc ~aaaaaabacaac
        4 ~aaaaaaaaiacc ~aaaaaabacaac $
        140 ~aaaaaaaaiacc ~aaaaaabacaac ,
        -722 ~aaaaaaaaiacc ~aaaaaabacaac ~aaaaf
        -503 ~aaaaaaaaiacc ~aaaae $
        906 ~aaaaaaaaiacc ~aeaaaaae
        -1211 ~aaaaaaaaiacc ~aeaaaaaeaaac
        465 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        -37 ~aaaaaaaaiacc ~aeaaaaaeaaac ~
        -562 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaae
        499 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        479 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -265 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        511 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        -448 ~aaaaaaaaiacc ~c
        -471 ~aaaaaaaaiacc ~c $
        -317 ~aaaaaaab $
        -532 ~aaaaaaab ~aaaaaaae
        280 ~aaaaaaab ~aeaaaaaeaaac
        426 ~aaaaaaabaaac ,
        -694 ~aaaaaaac #
        524 ~aaaaaaac $
        807 ~aaaaaaac ,
        -83 ~aaaaaaac F
        -539 ~aaaaaaac F ,
        -665 ~aaaaaaac F ~
        528 ~aaaaaaac F ~aaaaaaaaaab
        -381 ~aaaaaaac _
        463 ~aaaaaaac ~
        -1016 ~aaaaaaac ~ $
        225 ~aaaaaaac ~ F
        1158 ~aaaaaaac ~aaaaaaaaaaaae
        -392 ~aaaaaaac ~aaaaaaaaaaaae F
        -133 ~aaaaaaac ~aaaaaaaaiaac
        -668 ~aaaaaaac ~aaaaaaaaiaac _
        476 ~aaaaaaac ~aaaaaaaaiaai
        1059 ~aaaaaaac ~aaaaaaac
        881 ~aaaaaaac ~aaaaaaac $
        -340 ~aaaaaaac ~aaaaaaae
        1403 ~aaaaaaac ~aaaaaabacaac
        626 ~aaaaaaac ~aaaaaabacaac $
        -863 ~aaaaaaac ~aeaaaaae
        -863 ~aaaaaaac ~aeaaaaae F
        504 ~aaaaaaac ~aeaaaaaeaaac
        260 ~aaaaaaac ~aeaaaaaeaaac ~
        481 ~aaaaaaacaaac $
        -570 ~aaaaaaacaaac ,
        419 ~aaaaaaacaaac F
        556 ~aaaaaaacaaac ~aaaaaaaai
        282 ~aaaaaaacaaac ~aaaaaaaai F
        214 ~aaaaaaacaaac ~aaaaaaaai ~
        -1191 ~aaaaaaace $
        1178 ~aaaaaaad $
        558 ~aaaaaaae #
        51 ~aaaaaaae $
        885 ~aaaaaaae F
        -242 ~aaaaaaae F $
        407 ~aaaaaaae F ~aaaaaaaaaab
        65 ~aaaaaaae _
        756 ~aaaaaaae _ $
        250 ~aaaaaaae ~
        -443 ~aaaaaaae ~ $
        639 ~aaaaaaae ~ ~aaaaaaaaiacc
        -651 ~aaaaaaae ~aaaaaaaai
        -418 ~aaaaaaae ~aeaaaaaeaaac
        967 ~aaaaaaae ~aeaaaaaeaaac _
        -784 ~aaaaaaae ~aeaaaaaeaaac ~
        -598 ~aaaaaaae ~aic
        266 ~aaaaaaai #
        1105 ~aaaaaaai # F
        -517 ~aaaaaaai $
        323 ~aaaaaaai ,
        1208 ~aaaaaaai .
        625 ~aaaaaaai F
        919 ~aaaaaaai F $
        -120 ~aaaaaaai F ,
        962 ~aaaaaaai F F
        833 ~aaaaaaai F ~aaaaaaaaaab
        -407 ~aaaaaaai F ~aaaaaaaaiaac
        -121 ~aaaaaaai NO
        -649 ~aaaaaaai NO $
        -552 ~aaaaaaai _ $
        508 ~aaaaaaai _ ,
        411 ~aaaaaaai ~
        -342 ~aaaaaaai ~ $
        -191 ~aaaaaaai ~ ,
        812 ~aaaaaaai ~ F
        -673 ~aaaaaaai ~ ~aaaaaaaai
        -40 ~aaaaaaai ~aaaaaaaaaaac
        -523 ~aaaaaaai ~aaaaaaaaaaac $
        -802 ~aaaaaaai ~aaaaaaaaaaacec
        -911 ~aaaaaaai ~aaaaaaaai
        -485 ~aaaaaaai ~aaaaaaaaiaac
        457 ~aaaaaaai ~aaaaaaac
        1077 ~aaaaaaai ~aaaaaaai
        570 ~aaaaaaai ~aaaaaabi
        358 ~aaaaaaai ~aaaaaabi $
        -554 ~aaaaaaai ~aaaaaacaaaac
        530 ~aaaaaaai ~aaaaabc
        -439 ~aaaaaaai ~aab
        -376 ~aaaaaaai ~aab F
        867 ~aaaaaaai ~aabaab
        520 ~aaaaaaai ~aacaaaaaaaac
        1081 ~aaaaaaai ~aeaaaaaeaaac
        1055 ~aaaaaaai ~aeaaaaaeaaac F
        364 ~aaaaaaai ~aeaaaaaeaaac ~
        1323 ~aaaaaaai ~aic
        971 ~aaaaaaai ~aic #
        484 ~aaaaaaai ~aic F
        387 ~aaaaaaai ~aic ~aeaaaaaeaaac
        526 ~aaaaaaai ~be
        -910 ~aaaaaaai ~be ~aaaaaag
        234 ~aaaaaaai ~be ~aic
        471 ~aaaaaaaiaaac ~
        -699 ~aaaaaaaiaaac ~ ,
        930 ~aaaaaaaiaaac ~ ~aaaaaaai
        576 ~aaaaaaaiaaac ~aaaaaaaai
        -643 ~aaaaaaaiaaac ~aaaaaaai
        490 ~aaaaaaaiaaac ~aaaaaab
        587 ~aaaaaaaiaaac ~aaaaaabae
        -565 ~aaaaaaaiaaac ~aeaaaaaeaiac
        660 ~aaaaaaaiaaac ~aic
        940 ~aaaaaaaiaaac ~be
        996 ~aaaaaab $
        1165 ~aaaaaab ,
        304 ~aaaaaab , #
        -230 ~aaaaaab , F
        308 ~aaaaaab , ~be
        1156 ~aaaaaab .
        265 ~aaaaaab . F
        638 ~aaaaaab F
        759 ~aaaaaab F $
        -404 ~aaaaaab _
        -322 ~aaaaaab ~
        -706 ~aaaaaab ~aaaaaaaaaaac
        121 ~aaaaaab ~aaaaaaaae
        1252 ~aaaaaab ~aaaaaaaai
        406 ~aaaaaab ~aaaaaaaai #
        476 ~aaaaaab ~aaaaaaaai F
        262 ~aaaaaab ~aaaaaaaai ~
        -40 ~aaaaaab ~aaaaaaaaiaac
        653 ~aaaaaab ~aaaaaaaaiaac ~
        117 ~aaaaaab ~aaaaaaaaiaai
        635 ~aaaaaab ~aaaaaaac
        407 ~aaaaaab ~aaaaaaai
        846 ~aaaaaabac $
        678 ~aaaaaabac ,
        -457 ~aaaaaabac , F
        620 ~aaaaaabac . #
        -534 ~aaaaaabac . ~
        -368 ~aaaaaabac ~ ,
        -915 ~aaaaaabac ~aaaaaaaae
        -545 ~aaaaaabac ~aaaaaaaaiaai
        -621 ~aaaaaabac ~aaaaaaaaiacc
        553 ~aaaaaabac ~aaaaaabi
        427 ~aaaaaabac ~acabai
        167 ~aaaaaabacaac $
        820 ~aaaaaabacaac ,
        -611 ~aaaaaabacaac , #
        -1109 ~aaaaaabacaac , F
        -973 ~aaaaaabacaac , ~
        840 ~aaaaaabacaac , ~aeaaaaaeaaac
        592 ~aaaaaabacaac , ~be
        -532 ~aaaaaabacaac . F
        515 ~aaaaaabacaac F
        274 ~aaaaaabacaac ~
        -335 ~aaaaaabacaac ~ $
        783 ~aaaaaabacaac ~ ~aaaaaaaai
        -731 ~aaaaaabacaac ~aaaaf
        883 ~aaaaaabacaac ~acaaaiaaaaac
        525 ~aaaaaabacaac ~acabai F
        1644 ~aaaaaabacaac ~aeaaaabe
        713 ~aaaaaabacaac ~aeaaaabe ~
        537 ~aaaaaabae .
        501 ~aaaaaabae ~aaaaaaaaaaacec
        -938 ~aaaaaabae ~aaaaaaaai
        -407 ~aaaaaabae ~aaaaaaaaiaac
        -599 ~aaaaaabi $
        650 ~aaaaaabi ,
        675 ~aaaaaabi , _
        -675 ~aaaaaabi , ~
        -347 ~aaaaaac #
        -1208 ~aaaaaac F
        -312 ~aaaaaac F $
        155 ~aaaaaac ~
        -975 ~aaaaaac ~ $
        -615 ~aaaaaac ~aaaaaaaaaaaae
        -792 ~aaaaaac ~aaaaaaaaaaaae F
        676 ~aaaaaac ~aaaaaaaaaaacec
        -1051 ~aaaaaac ~aaaaaaaai
        -361 ~aaaaaac ~aaaaaaaai F
        -798 ~aaaaaac ~aaaaaaaai ~
        -643 ~aaaaaac ~aaaaaaae
        653 ~aaaaaac ~aaaaf
        -588 ~aaaaaac ~aeaaaaaeaaac
        442 ~aaaaaac ~aeaaaaaeaiac
        371 ~aaaaaac ~aeaaaaaeaiac ~aaaabaaae
        -397 ~aaaaaacaaaaaaai $
        757 ~aaaaaacaaaaaaai F $
        -939 ~aaaaaacaaaaaaai ~
        -661 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -345 ~aaaaaacaaaaaaci NO
        -295 ~aaaaaacaaaaaaci NO F
        386 ~aaaaaacaaaac #
        563 ~aaaaaacaaaac # $
        -592 ~aaaaaacaaaac F
        1754 ~aaaaaacaaaac ~
        -1416 ~aaaaaacaaaac ~aaaaaaaaaaac
        -455 ~aaaaaacaaaac ~aaaaaaaaaaac $
        158 ~aaaaaacaaaac ~aaaaaaaaaaacec
        115 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1172 ~aaaaaacaaaac ~aaaaaaaaiaac
        464 ~aaaaaacaaaac ~aaaaaaaaiacc
        -280 ~aaaaaacaaaac ~aaaaacaai
        -277 ~aaaaaacaaaac ~aaaaacaai ~aeaaaaaeaaac
        -644 ~aaaaaacaaaac ~aeaaaaaeaiac F
        1079 ~aaaaaacaeaaaaai $
        -716 ~aaaaaae #
        -1629 ~aaaaaae F
        -468 ~aaaaaae F $
        -957 ~aaaaaae F ~aaaaaaaaaab
        1149 ~aaaaaae ~
        456 ~aaaaaae ~aaaaaaaaaaaaaae
        473 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -512 ~aaaaaae ~aaaaaaaaiaac
        -505 ~aaaaaae ~aaaaaaai
        -305 ~aaaaaae ~aaaaaaai NO
        -267 ~aaaaaae ~aeaaaaaeaaac
        342 ~aaaaaaeaaaaaaab ~aeaaaaaeaaac
        544 ~aaaaaaeaaaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        -552 ~aaaaaaeaaaaaaai ~aaaaab
        -296 ~aaaaaaeaaaaaaaj ~aaaaacaai
        -592 ~aaaaaaeb F
        -304 ~aaaaaaeb ~aeaaaaaeaaac
        -801 ~aaaaaagaaaaaaai #
        -666 ~aaaaaagaaaaaaai # ~
        362 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        310 ~aaaaaagaaaaaaai ~aeaaaaaeaiac
        487 ~aaaaaagaaaaaaai ~aeaaaaaeaiac ~
        696 ~aaaaaagaaaaaaai ~aeaaaabe
        537 ~aaaaaam _
        1193 ~aaaaaam ~aaaaaaae
        409 ~aaaaaam ~aeaaaaaeaaac ~aaaaaaaae
        -537 ~aaaaaamaaaaaaab F
        989 ~aaaaaamaaaaaaab ~aaaaaaae
        -270 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -527 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -806 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -419 ~aaaaaamaaaacaaj F
        445 ~aaaaaamae ~aeaaaaaeaaac ~
        870 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        523 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        939 ~aaaaaao F
        798 ~aaaaaao F ,
        -353 ~aaaaaao ~aaaaaaaaaaaae
        -352 ~aaaaaao ~aaaaaaaaaaaae ~aeaaaaaeaaac
        683 ~aaaaaao ~aaaaaaae
        736 ~aaaaaao ~aeaaaaaeaaac F
        -531 ~aaaaaaoaaaaaaab F
        882 ~aaaaab #
        970 ~aaaaab # $
        336 ~aaaaab # F
        -968 ~aaaaab F
        -320 ~aaaaab F $
        680 ~aaaaab ~aaaaacaai
        880 ~aaaaab ~aaaaacaai ~
        -766 ~aaaaabac .
        802 ~aaaaabc ~aaaaacaai
        -729 ~aaaaabc ~aeaaaaaeaiac
        -973 ~aaaaacaai #
        -96 ~aaaaacaai # $
        -825 ~aaaaacaai F
        -240 ~aaaaacaai F $
        -223 ~aaaaacaai _
        495 ~aaaaacaai _ $
        210 ~aaaaacaai ~
        -497 ~aaaaacaai ~ $
        639 ~aaaaacaai ~ ,
        -347 ~aaaaacaai ~ ~
        -924 ~aaaaacaai ~aaaaaaaaaaaaaae $
        -1191 ~aaaaacaai ~aaaaaaaaaaac
        -1279 ~aaaaacaai ~aaaaaaac
        446 ~aaaaacaai ~aacaaaaaaaac
        811 ~aaaaacaai ~aacaaaaaaai
        674 ~aaaaacaai ~aacaaaac
        271 ~aaaaacaai ~aacaaaac ~aaaaaaai
        -82 ~aaaaacaai ~aeaaaaaeaaac
        542 ~aaaaacaai ~aeaaaaaeaaac F
        -427 ~aaaaacaai ~aeaaaaaeaaac ~
        454 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -715 ~aaaaacaai ~aeaaaaaeaaac ~c
        243 ~aaaaacaai ~aeaaaaaeaiac
        791 ~aaaaacaai ~aeaaaabe
        -401 ~aaaaai _
        -801 ~aaaab $
        -729 ~aaaab F
        -289 ~aaaab F $
        -461 ~aaaabaaaaaaaaab ~aaaaaaaai
        -306 ~aaaabaaaaaaaaab ~aaaaaaaai F
        557 ~aaaabaaae ,
        701 ~aaaabaaaeaaaaab ~aaaaaaaaeaab
        703 ~aaaabaaaeaab ,
        572 ~aaaabaabe ~aaaaaaai
        -624 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -879 ~aaaae #
        -544 ~aaaae $
        -132 ~aaaae ,
        -715 ~aaaae ~
        691 ~aaaae ~aaaaaaac
        608 ~aaaae ~aaaaaab
        610 ~aaaae ~aaaaaab $
        826 ~aaaae ~aaaaaabae
        826 ~aaaae ~aaaaaabae $
        -342 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -672 ~aaaaeaai $
        -838 ~aaaaeab .
        -841 ~aaaaeab . F
        -285 ~aaaaf $
        -716 ~aaaaf .
        819 ~aaaai ~accbab
        -115 ~aaacaaaaaaac ~
        1071 ~aaacaaaaaaac ~aaaaaaaaaaac
        -559 ~aaaeaaaaaaac ,
        891 ~aaaiaaaaaaac ~
        670 ~aaaiaaaaaaac ~ $
        584 ~aaaiaaaaaaac ~ ~
        -264 ~aaaiaaaaaaac ~aaaaacaai ~aacaaaaaaaac
        -677 ~aab #
        314 ~aab # F
        -517 ~aab # ~
        -190 ~aab $
        228 ~aab ,
        -149 ~aab F
        -378 ~aab F $
        -454 ~aab F ,
        -337 ~aab F F
        215 ~aab F ~
        211 ~aab F ~aaaaaaaaaab
        -734 ~aab F ~aaaaaaaaiacc
        -596 ~aab _
        585 ~aab ~
        657 ~aab ~ $
        59 ~aab ~ F
        -420 ~aab ~ ~
        -1036 ~aab ~aaaaaaaaaaaaaae
        -876 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        251 ~aab ~aaaaaaaaaaaae
        658 ~aab ~aaaaaaaaaaaae F
        -331 ~aab ~aaaaaaaaaaaae ~aeaaaaaeaaac
        639 ~aab ~aaaaaaaai
        364 ~aab ~aaaaaaaaiaac
        260 ~aab ~aaaaaaaaiaai
        136 ~aab ~aaaaaaaaiaai F
        568 ~aab ~aaaaaaae F
        -608 ~aab ~aeaaaaaeaaac
        592 ~aab ~aeaaaaaeaaac F
        -1184 ~aab ~aeaaaaaeaaac _
        577 ~aab ~aeaaaaaeaaac ~
        -811 ~aabaab F
        910 ~aabaab ~aaaaaaaaaaaae
        930 ~aabaab ~aaaaaaae
        -188 ~aabaab ~aaaaacaai
        -450 ~aabaab ~aeaaaaaeaaac F
        906 ~aabaab ~aeaaaaaeaaac _
        708 ~aacaaaaaaaac #
        224 ~aacaaaaaaaac $
        526 ~aacaaaaaaaac F
        -530 ~aacaaaaaaaac ~
        778 ~aacaaaaaaaac ~aaaaaaaaiaac
        951 ~aacaaaaaaaac ~aaaaaabacaac
        937 ~aacaaaaaaaac ~aaaaaabacaac $
        29 ~aacaaaaaaaac ~aeaaaaaeaaac
        546 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        -666 ~aacaaaac F
        -810 ~aacaaaac ~aaaaaaae
        271 ~aacaaaac ~aaaaaaai
        -1158 ~aacaaaac ~aeaaaaaeaaac
        -282 ~aacaaaac ~aeaaaaaeaaac F
        626 ~aacaaaac ~aeaaaabe
        625 ~aacaaaacaai #
        470 ~aacaaab $
        734 ~aacaaab ~aaaaaaaai
        -529 ~aacaaab ~aaaaaaae
        -527 ~aacaaab ~aaaaaaae F
        -746 ~aacaaabc ~aaaaaaaai
        293 ~aacaaacc ~aeaaaabe
        375 ~aacaaacc ~aeaaaabe #
        -356 ~aacaaaeaiaac F
        -523 ~aacaaaeaiaac F $
        983 ~aacaaaeaiaac _
        741 ~aacaaaeaiaac _ $
        -567 ~aacaabc F
        -421 ~aacabaab F
        -357 ~aacabaab F ,
        -507 ~aae F
        -563 ~aae F $
        650 ~aae ~aaaaaabac
        -733 ~aae ~aaaaaabacaac
        -420 ~aae ~aaaaaabacaac $
        -239 ~aae ~aeaaaaaeaaac
        -417 ~aae ~aeaaaaaeaaac F
        594 ~aaeaaaaaaaac ~aaaaaaaai
        -677 ~aaeaaaac F
        365 ~aaiaaaab _
        556 ~aaiaaaab _ $
        1169 ~aaiaaaab ~aaaaaaab
        928 ~aaiaaaai ~aaaaaaai
        931 ~aaiaaaai ~aaaaaaai $
        86 ~ab ~
        753 ~ab ~ $
        -459 ~ab ~ ~aaaaaaaaaaaaab
        -851 ~abaaaaaaae ~be
        -768 ~abaaaaaaae ~be ~acabai
        -629 ~abaaaab ~aeaaaaaeaaac
        736 ~ac $
        625 ~ac ~aaaaaaaai
        533 ~ac ~aaaaaaaai F
        -623 ~ac ~be
        -288 ~ac ~ee
        -666 ~acaaaiaaaaac #
        -200 ~acaaaiaaaaac _
        703 ~acaaaiaaaaac ~
        -398 ~acaaaiaaaaac ~ $
        467 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        -321 ~acaaaiaaaaac ~aaaaaaaaiaac
        -670 ~acaaaiaaaaac ~aaaaaaai
        -487 ~acaaaiaaaaac ~aeaaaaaeaaac
        -591 ~acaaaiaaaaac ~aeaaaaaeaaac _
        301 ~acaaaiaaaaac ~aeaaaaaeaiac
        -839 ~acaaaiaaaaac ~aic
        -371 ~acab $
        296 ~acab ,
        -751 ~acab ~aaaaaaaaaab
        -440 ~acab ~aeaaaaaeaaac
        248 ~acab ~aic
        245 ~acab ~aic ~aeaaaaaeaaac
        612 ~acab ~be
        453 ~acab ~be ~accbab
        -627 ~acababc #
        362 ~acababc ~ ~
        617 ~acabai F
        -658 ~acabai F F
        669 ~acabai F ~aaaaaaaaaab
        413 ~acabai _
        157 ~acabai ~
        -283 ~acabai ~aaaaaae
        -306 ~acabai ~aaaaaae ~aaaaaaai
        844 ~acabai ~aeaaaaaeaaac F
        -574 ~acabai ~aeaaaaaeaaac ~
        -776 ~acabaiaaaaac F
        -802 ~acabc ~
        -654 ~acabi ~
        854 ~acabi ~aaaaaaai
        863 ~acabi ~aaaaaaai ~aacaaaaaaaac
        -357 ~acabi ~be
        -504 ~accbab #
        -449 ~accbab F
        620 ~accbab _
        343 ~accbab ~
        1076 ~accbab ~aeaaaaae
        672 ~accbab ~aeaaaaaeaaac F
        -649 ~accbab ~aeaaaaaeaaac ~
        -1179 ~aci _
        -169 ~aci ~
        666 ~aci ~aaaaaaad
        665 ~aci ~aacaaaaaaaac
        1328 ~aci ~aacaaaac
        -331 ~aeaaaaae F
        -333 ~aeaaaaae F ~aaaaaaaaaab
        -341 ~aeaaaaae F ~aaaaaaaaiaac
        624 ~aeaaaaae F ~aaaaaaai
        451 ~aeaaaaae _
        -941 ~aeaaaaae _ $
        -261 ~aeaaaaae ~
        -489 ~aeaaaaae ~ $
        631 ~aeaaaaae ~ F
        -746 ~aeaaaaae ~aaaaaaaaaaaaaac
        804 ~aeaaaaae ~aaaaaab
        799 ~aeaaaaae ~aaaaaab $
        101 ~aeaaaaaeaaac #
        -704 ~aeaaaaaeaaac # $
        548 ~aeaaaaaeaaac # F
        418 ~aeaaaaaeaaac # ~
        -881 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        303 ~aeaaaaaeaaac # ~aaaaaaaai
        -633 ~aeaaaaaeaaac $
        -121 ~aeaaaaaeaaac F
        123 ~aeaaaaaeaaac F $
        -468 ~aeaaaaaeaaac F ,
        776 ~aeaaaaaeaaac F .
        101 ~aeaaaaaeaaac F F
        -706 ~aeaaaaaeaaac F _
        120 ~aeaaaaaeaaac F ~aaaaaaaaaab
        565 ~aeaaaaaeaaac F ~aaaaaaaab
        -538 ~aeaaaaaeaaac F ~aaaaaaaae
        -235 ~aeaaaaaeaaac F ~aaaaaaaai
        -515 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -700 ~aeaaaaaeaaac F ~aaaaaaai
        227 ~aeaaaaaeaaac F ~aaaaaab
        1355 ~aeaaaaaeaaac F ~aaaaacaai
        -826 ~aeaaaaaeaaac F ~acaaaiaaaaac
        293 ~aeaaaaaeaaac F ~acabai
        370 ~aeaaaaaeaaac F ~aeaaaabe
        82 ~aeaaaaaeaaac _ $
        990 ~aeaaaaaeaaac _ ,
        1273 ~aeaaaaaeaaac _ F
        -228 ~aeaaaaaeaaac _ ~
        631 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        -186 ~aeaaaaaeaaac _ ~aaaaaaaai
        -1038 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        176 ~aeaaaaaeaaac ~
        389 ~aeaaaaaeaaac ~ #
        405 ~aeaaaaaeaaac ~ $
        -275 ~aeaaaaaeaaac ~ ,
        352 ~aeaaaaaeaaac ~ .
        216 ~aeaaaaaeaaac ~ F
        8 ~aeaaaaaeaaac ~ _
        -507 ~aeaaaaaeaaac ~ ~
        922 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -634 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -499 ~aeaaaaaeaaac ~ ~aaaaaaaai
        899 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        706 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1716 ~aeaaaaaeaaac ~ ~aaaaaaac
        149 ~aeaaaaaeaaac ~ ~aaaaaab
        -429 ~aeaaaaaeaaac ~ ~aaaaaabac
        -617 ~aeaaaaaeaaac ~ ~aaaaaac
        -706 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -765 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        -195 ~aeaaaaaeaaac ~aaaaaaaaaaac
        751 ~aeaaaaaeaaac ~aaaaaaaaaaac #
        -1197 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -104 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -346 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -583 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaab
        -555 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        376 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -244 ~aeaaaaaeaaac ~aaaaaaaaaaah
        -333 ~aeaaaaaeaaac ~aaaaaaaae
        1089 ~aeaaaaaeaaac ~aaaaaaaae $
        -601 ~aeaaaaaeaaac ~aaaaaaaae ,
        -488 ~aeaaaaaeaaac ~aaaaaaaae F
        179 ~aeaaaaaeaaac ~aaaaaaaae ~
        364 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -215 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        -491 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        314 ~aeaaaaaeaaac ~aaaaaaaae ~acabai
        412 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        194 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -507 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        314 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -281 ~aeaaaaaeaaac ~aaaaaaaaeaag
        -665 ~aeaaaaaeaaac ~aaaaaaac $
        -236 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        827 ~aeaaaaaeaaac ~aaaaaaai ~
        351 ~aeaaaaaeaaac ~aaaaaaaiaaac
        179 ~aeaaaaaeaaac ~aaaaaab
        318 ~aeaaaaaeaaac ~aaaaaab $
        807 ~aeaaaaaeaaac ~aaaaaab ,
        192 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -399 ~aeaaaaaeaaac ~aaaaaabacaac
        573 ~aeaaaaaeaaac ~aaaabaaaeaab
        380 ~aeaaaaaeaaac ~aab
        447 ~aeaaaaaeaaac ~aacaaaaaaaac
        444 ~aeaaaaaeaaac ~aacaaaaaaaac $
        430 ~aeaaaaaeaaac ~ac
        -225 ~aeaaaaaeaaac ~c
        580 ~aeaaaaaeaaac ~c $
        -344 ~aeaaaaaeaaac ~c ,
        562 ~aeaaaaaeaaac ~c _
        -524 ~aeaaaaaeaaac ~c ~
        942 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -522 ~aeaaaaaeaaac ~c ~aic
        -468 ~aeaaaaaeaaac ~c ~be
        -343 ~aeaaaaaeaaac ~caaaaaaaaaac
        -654 ~aeaaaaaeaaac ~caaaaaaaaaac $
        282 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        -434 ~aeaaaaaeaaac ~caaaaaaae
        541 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -289 ~aeaaaaaeaiac F
        -340 ~aeaaaaaeaiac F $
        598 ~aeaaaaaeaiac F ,
        1009 ~aeaaaaaeaiac F ~aaaaaaaae
        -1004 ~aeaaaaaeaiac F ~aaaaaaai
        285 ~aeaaaaaeaiac _
        -630 ~aeaaaaaeaiac _ $
        423 ~aeaaaaaeaiac _ F
        -394 ~aeaaaaaeaiac ~
        -830 ~aeaaaaaeaiac ~ ~
        577 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        550 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        111 ~aeaaaaaeaiac ~aaaaaaaaaaac
        -298 ~aeaaaaaeaiac ~aaaaaaaae
        214 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -673 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        217 ~aeaaaaaeaiac ~aaaaaaaaeaae
        350 ~aeaaaaaeaiac ~aaaaaab ,
        -33 ~aeaaaaaeaiac ~c
        -118 ~aeaaaaaeaiac ~c $
        205 ~aeaaaaaeaiac ~c ~aab
        -763 ~aeaaaaaeaiac ~c ~aic
        763 ~aeaaaabaaae ~acabai
        431 ~aeaaaabe #
        -579 ~aeaaaabe # $
        591 ~aeaaaabe # ~
        -668 ~aeaaaabe $
        415 ~aeaaaabe ,
        -639 ~aeaaaabe F
        150 ~aeaaaabe _
        -556 ~aeaaaabe _ $
        -753 ~aeaaaabe ~
        -210 ~aeaaaabe ~ $
        -664 ~aeaaaabe ~ ~
        -196 ~aeaaaabe ~aaaaaaaaaaab
        -247 ~aeaaaabe ~aaaaaaaaaaab $
        -1099 ~aeaaaabe ~aaaaaaaae
        -497 ~aeaaaabe ~aaaaaaaae $
        250 ~aeaaaabe ~aaaaaaaaiaai
        339 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        527 ~aeaaaabe ~aaaaaaaiaaac
        449 ~aeaaaabe ~aaaaaab
        184 ~aeaaaabe ~aaaaaab $
        1117 ~aeaaaabe ~aaaaaac
        470 ~aeaaaabe ~acaaaiaaaaac
        449 ~aeaaaabe ~acaaaiaaaaac ~
        291 ~aeaaaabe ~acababc
        192 ~aeaaaabe ~acababc ~
        1118 ~aeaaaabe ~acabai
        -588 ~aeaaaabe ~aic
        -616 ~aeaaaabe ~c
        -266 ~ai #
        547 ~ai $
        610 ~ai ~
        227 ~ai ~ ~aaaaacaai
        -37 ~ai ~aaaaaaaaiaac
        -424 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        395 ~ai ~aeaaaaae
        462 ~ai ~aeaaaaaeaaac
        281 ~ai ~aeaaaaaeaaac ~
        158 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        343 ~aic #
        1031 ~aic # $
        -281 ~aic # F
        1056 ~aic $
        -709 ~aic ,
        252 ~aic F
        -676 ~aic F $
        -296 ~aic F F
        1397 ~aic F _
        -449 ~aic F ~
        -626 ~aic F ~aaaaaaaaaab
        127 ~aic F ~aaaaaaaai
        270 ~aic F ~aaaaaaaaiacc
        205 ~aic ~
        -771 ~aic ~ $
        820 ~aic ~ ~
        -406 ~aic ~aaaaaaaae
        540 ~aic ~aaaaaaaaiaaae
        38 ~aic ~aaaaaaae
        -1005 ~aic ~aaaaaaaiaaac
        -431 ~aic ~aaaaacaai
        -1120 ~aic ~aaaiaaaaaaac
        -252 ~aic ~aeaaaaaeaaac
        1183 ~aic ~aeaaaaaeaaac F
        -120 ~aic ~aeaaaaaeaaac ~
        -415 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        -707 ~aic ~aeaaaaaeaaac ~aaaaaaaae
        288 ~aic ~aeaaaaaeaaac ~aaaaaab
        -373 ~aic ~aeaaaaaeaiac
        281 ~aic ~aeaaaaaeaiac F
        -1121 ~aic ~aeaaaaaeaiac ~
        1512 ~aic ~aeaaaabe
        501 ~aic ~aeaaaabe $
        490 ~aic ~aeaaaabe _
        311 ~b ~ai
        455 ~b ~aic
        909 ~be ~
        -813 ~be ~ #
        -937 ~be ~aaaaaaaaaaaaac
        -564 ~be ~aaaaaaai
        1505 ~be ~aaaaaacaaaac
        467 ~be ~aaaaaae
        -1056 ~be ~aaaaaag
        391 ~be ~aab
        572 ~be ~aabaab
        752 ~be ~aabaab #
        -413 ~be ~aacaaaac
        508 ~be ~acab
        247 ~be ~acab ~aic
        380 ~be ~acabai ~
        471 ~be ~acabc
        459 ~be ~acabc ~
        -536 ~be ~accbab ~aeaaaaaeaaac
        -397 ~be ~aci ~
        -472 ~be ~aci ~accbab
        291 ~be ~ai
        999 ~be ~aic
        -79 ~be ~aic #
        1695 ~be ~aic F
        -816 ~be ~aic ~
        -876 ~be ~aic ~aaaiaaaaaaac
        477 ~be ~aic ~aeaaaaaeaaac
        -158 ~c $
        -674 ~c ,
        355 ~c , F
        401 ~c F
        1000 ~c F $
        302 ~c F ,
        -904 ~c F .
        564 ~c F F
        -380 ~c _
        -971 ~c _ #
        -249 ~c _ $
        835 ~c _ ,
        777 ~c _ ~aaaaaaae
        -733 ~c ~ ~aaaaaaaaiaac
        408 ~c ~aaaaaaaaaaaaaai
        1289 ~c ~aaaaaaaaaab
        266 ~c ~aaaaaaaae
        336 ~c ~aaaaaaaaeaab
        -124 ~c ~aaaaaaaaiaac
        -996 ~c ~aaaaaaaaiaac ~
        628 ~c ~aaaaaaaaiacc F
        -623 ~c ~aaaaaaai
        491 ~c ~aaaaaabacaac
        471 ~c ~aaaaaag
        755 ~c ~aaaaaagaaaaaaai
        579 ~c ~aaaaaao
        484 ~c ~aaaaaao ~aaaaaaae
        327 ~c ~aab
        -683 ~c ~aabaab
        701 ~c ~aci
        -860 ~c ~ai
        -1631 ~c ~aic
        -658 ~c ~aic #
        -1175 ~c ~aic F
        -498 ~c ~aic ~aeaaaaaeaaac
        -720 ~c ~be
        283 ~caaaaaaaaaac ~aaaaaaai
        -706 ~caaaaaaaaaac ~aic
        -822 ~caaaaaaae $
        386 ~caaaaaaae ~
        644 ~caaaaaaae ~aaaaaaaaaaaaaab
        576 ~caaaaaaae ~aaaaaabac
        540 ~caaaaaaae ~aaaaaabac $
        512 ~caaaaaaae ~aaaabaaaeaab
        -803 ~caaaaaaae ~aic
        1454 ~caaaaaaaeaac ~aaaaaaaai
        598 ~caaaaaaaeaac ~aaaaaaaai ~aeaaaaaeaaac
        391 ~caaaaaae $
        549 ~ee $
        -503 ~ee F $
        1092 ~ee _
        -517 ~ee ~
        409 ~ee ~aaaaaaac
        -589 ~ee ~aaaaaac
        -716 ~ee ~aaaaaacaaaac
        1030 ~ee ~aaaaaag
        1090 ~ee ~aab
        -349 ~ee ~aeaaaaaeaaac
        718 ~i ~aic ~aeaaaaaeaaac
        """
}
