// Written by `measure --fit-talk` from 27756 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 817
    static let rows = """
        -652 # #
        -599 # # #
        -929 # # $
        -404 # # ,
        -854 # # F
        274 # # of
        267 # # ~
        273 # # ~aaaaaaaai
        -143 # $
        292 # , #
        298 # , F
        580 # , _
        -879 # , best
        -329 # , ~
        -647 # , ~aaaaaaaaaaac
        -660 # . #
        564 # . F
        902 # F
        -146 # F #
        666 # F $
        -1870 # F ,
        318 # F F
        -234 # F and
        -385 # F for
        -695 # F in
        -512 # F off
        -990 # F please
        193 # F with
        360 # F ~
        -513 # F ~aaaaaaaaiaaae
        194 # F ~aaaaaaaaiaai
        -377 # F ~aaaaaaaaiacc
        -803 # _
        -290 # _ #
        54 # _ $
        1814 # _ F
        -647 # _ of
        310 # _ oz
        -324 # _ ~
        -705 # _ ~aaaaaaaai
        -439 # a
        -172 # a #
        136 # a F
        -636 # a pound
        942 # after
        622 # am
        -283 # and
        -1077 # at
        -300 # at the
        -951 # bags
        -1023 # balls
        -1518 # bar
        517 # bottle
        482 # bowl
        -789 # c
        -650 # c $
        383 # calories
        403 # cans
        -569 # cooked
        552 # cup
        684 # cup $
        -987 # cup F
        233 # cup of
        146 # cups
        -472 # cups F
        -704 # degrees
        -334 # dollars
        474 # fat
        563 # finger
        860 # flake
        421 # fluid
        378 # fluid ounce
        -1136 # for
        -557 # for #
        -663 # for a
        314 # g
        369 # g $
        431 # g ,
        809 # g .
        -37 # g F
        246 # g bag
        -983 # g carbohydrates
        328 # g cooked
        219 # g of
        -311 # g protein
        606 # glasses
        728 # glorps
        489 # grams
        307 # grams of
        -1479 # hours
        -872 # hrs
        553 # inch
        -610 # inches $
        -552 # is
        -1326 # jars
        -477 # jars $
        -961 # k
        492 # kcal
        -915 # kg
        -772 # kids
        -919 # kilos
        -1322 # lb
        -753 # lb #
        -565 # lb F
        -441 # lbs
        -1050 # litre
        -803 # mg
        -757 # mg $
        -1078 # min
        -431 # mins
        -531 # mins $
        -216 # minutes
        633 # ml
        1323 # ml $
        -637 # ml F
        -1031 # now
        -470 # now $
        916 # of
        -487 # of F
        366 # of a
        356 # of them
        -404 # off
        -620 # on
        30 # ounce
        175 # ounce of
        294 # ounces
        275 # ounces of
        719 # oz
        1383 # oz $
        -541 # oz F
        -259 # oz of
        397 # pack $
        457 # pc
        417 # pcs
        -744 # people
        -339 # percent
        759 # pieces
        483 # pieces $
        985 # plates
        549 # pm
        -919 # pounds
        -938 # price
        -395 # quid
        774 # quid for
        474 # scoops
        269 # slice
        -271 # slice $
        216 # slice F
        1349 # slices
        356 # slices F
        296 # slices of
        702 # spoons
        713 # square
        619 # squares
        -840 # steps
        -380 # steps $
        564 # stuffed
        -138 # tbsp
        -1046 # tbsp soy
        -55 # the F
        -423 # this
        -341 # this morning
        -581 # tin
        -272 # to #
        -293 # tsp
        -953 # tsp baking
        -1656 # u
        1201 # up
        -1031 # weeks
        470 # with
        -500 # words
        -555 # years
        112 # ~
        -77 # ~ #
        416 # ~ $
        -221 # ~ ,
        891 # ~ .
        225 # ~ F
        741 # ~ ~
        -448 # ~ ~aaaaaaaaaaaaab
        -457 # ~ ~aaaaaaaaaaac
        66 # ~ ~aaaaaaaaaab
        82 # ~ ~aaaaaaaai
        312 # ~ ~aaaaaaaaiaac
        375 # ~ ~aab
        814 # ~aaaaaaaaaaaaab
        -291 # ~aaaaaaaaaaaaab $
        614 # ~aaaaaaaaaaaaab F
        1200 # ~aaaaaaaaaaaae
        -518 # ~aaaaaaaaaaac F
        962 # ~aaaaaaaaaaac ~
        214 # ~aaaaaaaaaaac ~aaaaaaaai
        -757 # ~aaaaaaaaaaac ~aaaaaab
        473 # ~aaaaaaaaaaacab
        -293 # ~aaaaaaaaaab
        -367 # ~aaaaaaaaab
        -421 # ~aaaaaaaaab ~aeaaaaaeaaac
        -157 # ~aaaaaaaae $
        -939 # ~aaaaaaaaeb
        308 # ~aaaaaaaai
        -1003 # ~aaaaaaaai F
        224 # ~aaaaaaaai ~
        415 # ~aaaaaaaai ~aeaaaaae
        132 # ~aaaaaaaai ~aeaaaaaeaaac
        358 # ~aaaaaaaai ~caaaaaae
        -404 # ~aaaaaaaaiaaae
        -296 # ~aaaaaaaaiaac
        -692 # ~aaaaaaaaiaac F
        -688 # ~aaaaaaaaiaac ~
        1367 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        470 # ~aaaaaaaaiaai
        -1143 # ~aaaaaaaaiacc
        -557 # ~aaaaaaaaiacc #
        269 # ~aaaaaaacaaac
        -267 # ~aaaaaaacaaac $
        217 # ~aaaaaaacaaac F
        -281 # ~aaaaacaai #
        -618 # ~aab
        -552 # ~acaaaiaaaaac
        616 # ~acab
        -491 # ~aeaaaaae
        -622 # ~aeaaaaae F
        -236 # ~aeaaaaaeaaac
        -179 # ~aeaaaaaeaaac #
        -729 # ~aeaaaabe
        -340 # ~aeaaaabe ~aaaaaab
        -465 # ~c
        362 & #
        717 & F
        484 & F $
        327 & ~
        732 & ~aeaaaaaeaaac
        565 & ~aeaaaaaeaaac F
        236 , #
        317 , # #
        1579 , # $
        -375 , # .
        155 , # F
        -956 , # _
        -719 , # a
        -1025 , # balls
        -378 , # cup
        -658 , # g
        -756 , # hours
        -635 , # inches
        -753 , # jars
        461 , # kcal
        -1153 , # lb
        -857 , # ml
        -437 , # of
        216 , # oz
        651 , # pieces
        984 , # plates
        222 , # slice
        736 , # slices
        990 , # spoons
        -403 , # ~
        657 , # ~aaaaaaaaaaaaab
        -202 , # ~aaaaaaaai
        223 , # ~aaaaaaacaaac
        -516 , # ~aeaaaaaeaaac
        1338 , F
        -239 , F #
        419 , F $
        -460 , F ,
        268 , F F
        633 , F _
        357 , F and
        726 , F at
        -704 , F bowl
        506 , F in
        287 , F on
        -84 , F ~
        504 , F ~aaaaaaaaaab
        740 , F ~aaaaaaaaiaac
        -706 , F ~aaaaaab
        -542 , NO
        624 , NO $
        -345 , NO ,
        981 , _
        -588 , _ #
        -175 , _ $
        -1410 , _ ,
        628 , _ F
        -411 , _ _
        464 , _ for
        -979 , _ it
        337 , _ the
        745 , _ to
        433 , _ up
        -705 , _ ~
        435 , _ ~aaaaaaaaaaaae
        977 , _ ~aaaaaaaai
        464 , _ ~aaaaaaaaiacc
        752 , _ ~aaaaacaai
        506 , _ ~aeaaaaaeaaac
        -1016 , _ ~aeaaaabe
        732 , a
        -718 , a bit
        616 , about
        534 , about #
        108 , all
        -124 , and a
        1076 , ate
        639 , ate #
        -433 , ate a
        614 , ate the
        716 , bit
        609 , black
        932 , both
        -553 , bring
        1017 , couldnt
        -461 , didnt
        314 , diet
        -634 , dinner ,
        341 , drained
        732 , drank
        -429 , extra
        -520 , extra F
        486 , fried
        695 , full
        1195 , got
        116 , green
        801 , had
        568 , had F
        359 , hot
        356 , hot F
        686 , i
        136 , i am
        715 , i got
        271 , i had
        -497 , i just
        440 , i will
        538 , if
        -256 , im
        453 , it
        515 , just
        740 , lost
        -744 , lovely
        -428 , lunch
        -635 , lunch ,
        519 , maybe
        472 , maybe #
        -375 , my
        -182 , never
        844 , never again
        -815 , no
        -202 , only
        -1030 , pinch
        230 , plus
        345 , roast
        -731 , second
        1039 , she
        408 , side
        259 , small
        -334 , so
        293 , some
        358 , still
        -811 , tinned
        -809 , tinned F
        -418 , too
        312 , took
        770 , warm
        484 , was
        947 , went
        517 , which
        652 , whole
        326 , with
        853 , ~
        645 , ~ #
        -6 , ~ $
        -1027 , ~ ,
        648 , ~ F
        -50 , ~ ~
        1380 , ~ ~aaaaaaaaaaac
        -747 , ~ ~aaaaaaaai
        -311 , ~ ~aaaaaab
        413 , ~ ~aaaaacaai
        593 , ~ ~aacaaaeaiaac
        -704 , ~ ~aeaaaaaeaaac
        -689 , ~aaaaaaaaaaaaaac
        -1022 , ~aaaaaaaaaaaaaae ~
        379 , ~aaaaaaaaaaac
        760 , ~aaaaaaaaaaac F
        -439 , ~aaaaaaaaaaac ~
        1022 , ~aaaaaaaaaaac ~aaaaaab
        267 , ~aaaaaaaaaab
        164 , ~aaaaaaaaaab F
        -123 , ~aaaaaaaaaab ~aeaaaaaeaaac
        537 , ~aaaaaaaaae
        -374 , ~aaaaaaaae
        -319 , ~aaaaaaaae $
        -702 , ~aaaaaaaae ,
        558 , ~aaaaaaaai
        -599 , ~aaaaaaaaiaac
        -650 , ~aaaaaaaaiaac ~aeaaaaaeaaac
        326 , ~aaaaaaaaiaai
        -601 , ~aaaaaaab
        -451 , ~aaaaaaac
        553 , ~aaaaaaac F
        948 , ~aaaaaaae
        284 , ~aaaaaaai
        214 , ~aaaaaaai #
        -1533 , ~aaaaaaai $
        201 , ~aaaaaaai F
        329 , ~aaaaaaai ~
        358 , ~aaaaaaai ~aeaaaaaeaaac
        823 , ~aaaaaaai ~aic
        328 , ~aaaaaaaiaaac
        366 , ~aaaaaab
        -428 , ~aaaaaabac
        -636 , ~aaaaaabac ,
        -634 , ~aaaaaabacaac ,
        1057 , ~aaaaaacaaaac
        880 , ~aaaaaacaaaac ~
        311 , ~aaaaaae
        -491 , ~aaaaaaeaaaaaaab
        -579 , ~aaaaaaeb
        746 , ~aaaaaagaaaaaaai
        645 , ~aaaaab
        533 , ~aaaaab #
        -816 , ~aaaeaaaaaaac
        867 , ~aaai ~
        1401 , ~aab
        1004 , ~aabaab
        -183 , ~aaiaaaai
        844 , ~aaiaaaai ~aaaaaaai
        480 , ~acabai
        576 , ~aci
        950 , ~aeaaaaaeaaac
        -503 , ~aeaaaaaeaaac _
        -95 , ~aeaaaaaeaaac ~
        365 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -375 , ~aeaaaaaeaiac
        -218 , ~aeaaaabe
        1328 , ~ai
        2253 , ~aic
        725 , ~aic #
        570 , ~aic F
        566 , ~aic ~aeaaaaaeaaac
        -661 , ~b
        762 , ~be
        -598 , ~be ~aaaaaaai
        1226 , ~be ~aaaaaacaaaac
        725 , ~be ~aabaab
        136 , ~be ~acab
        443 , ~be ~acabc
        -759 , ~be ~aci
        182 , ~be ~ai
        964 , ~be ~aic
        429 , ~ee
        -184 . #
        -156 . # $
        56 . # F
        -251 . # ~
        349 . F
        964 . F $
        -925 . F ,
        -425 . F F
        675 . F ~
        -921 . NO
        -485 . NO $
        -482 . _ $
        908 . had
        -497 . roast F
        407 . ~
        -510 . ~ $
        -416 . ~ F
        -642 . ~ ~
        694 . ~aaaaaaaaaaac
        772 . ~aaaaaaaaaaac F
        -270 . ~aaaaaaac
        -496 . ~aaaaaaac F
        483 . ~aaaaaaai
        -829 . ~aaaaaab
        -589 . ~aaaaaabacaac
        304 . ~aeaaaaaeaaac
        468 . ~aic
        -753 14th
        -1248 <0 fifths>
        -1908 <0 foods>
        -388 <0 strange>
        119 <0 words>
        -402 <1 fifths>
        -77 <1 foods>
        -607 <1 strange>
        472 <1 words>
        -43 <2 fifths>
        100 <2 foods>
        -249 <2 strange>
        -90 <2 words>
        -305 <3 fifths>
        -188 <3 foods>
        -926 <3 words>
        -455 <4 fifths>
        -1324 <4 foods>
        -1427 <4 words>
        1850 <5 fifths>
        609 <5 foods>
        -1124 <5 words>
        -764 <6 words>
        -638 <7 words>
        8 <8 words>
        180 <9 words>
        -2211 <asked>
        1066 <meal>
        -2523 <other>
        -132 <partly>
        -487 <role 0>
        -223 <role 10>
        -386 <role 11>
        235 <role 12>
        -274 <role 13>
        623 <role 14>
        -209 <role 15>
        -1248 <role 16>
        -890 <role 17>
        -908 <role 18>
        -724 <role 19>
        -531 <role 1>
        -778 <role 20>
        240 <role 21>
        -548 <role 22>
        -620 <role 23>
        348 <role 24>
        -477 <role 25>
        -356 <role 26>
        -642 <role 27>
        -942 <role 28>
        -237 <role 29>
        -920 <role 2>
        32 <role 30>
        545 <role 32>
        882 <role 33>
        -524 <role 34>
        73 <role 35>
        -1318 <role 36>
        -387 <role 37>
        -266 <role 38>
        26 <role 39>
        -403 <role 3>
        -125 <role 40>
        -669 <role 41>
        -668 <role 42>
        804 <role 43>
        -101 <role 44>
        -623 <role 45>
        -652 <role 46>
        452 <role 47>
        574 <role 48>
        -774 <role 4>
        -547 <role 50>
        644 <role 51>
        -1149 <role 52>
        -566 <role 53>
        -800 <role 54>
        -958 <role 57>
        90 <role 58>
        -207 <role 5>
        -618 <role 60>
        504 <role 61>
        24 <role 6>
        1368 <role 7>
        406 <role 8>
        -727 <role 9>
        -64 <told>
        -1091 F #
        535 F # #
        554 F # $
        -640 F # F
        -600 F # _
        -720 F # a
        525 F # am
        312 F # cup
        -478 F # g
        920 F # kcal
        -340 F # min
        504 F # ml
        299 F # oz
        460 F # pm
        226 F # slices
        710 F # ~
        921 F # ~aaaaaaaaaaaaab
        611 F # ~aaaaaaaaaaac
        -979 F # ~aaaaaaaae
        526 F # ~acab
        -718 F # ~aeaaaaaeaaac
        655 F $
        938 F &
        377 F & F
        1377 F ,
        -298 F , #
        -652 F , F
        833 F , NO
        -259 F , _
        -635 F , a
        444 F , about
        -279 F , and
        807 F , bit
        481 F , black
        -633 F , dinner
        735 F , drank
        266 F , just
        642 F , nothing
        343 F , which
        14 F , ~
        -779 F , ~aaaaaaaaaaaaaac
        683 F , ~aaaaaaaaaaac
        -275 F , ~aaaaaaaaaab
        -586 F , ~aaaaaaac
        -351 F , ~aaaaaabac
        -619 F , ~aaaaaabacaac
        940 F , ~aaaaaacaaaac
        478 F , ~aaaaab
        639 F , ~aaai
        -521 F , ~aeaaaaaeaaac
        -348 F , ~aeaaaabe
        768 F , ~ai
        99 F , ~aic
        -644 F , ~b
        150 F , ~be
        977 F .
        -742 F . F
        -664 F . NO
        342 F . ~
        1381 F F
        -573 F F #
        560 F F $
        356 F F &
        639 F F ,
        1107 F F F
        -819 F F _
        435 F F again
        235 F F and
        321 F F at
        -569 F F baby
        159 F F for
        428 F F from
        -612 F F in
        516 F F made
        630 F F n
        -20 F F on
        -406 F F sauce
        -372 F F so
        327 F F w
        330 F F with
        -153 F F ~
        872 F F ~aaaaaaaaaab
        -377 F F ~aaaaaaaae
        74 F F ~aaaaaaaai
        -62 F F ~aaaaaaaaiaac
        342 F F ~aaaaaaaaiaai
        172 F F ~aaaaaaaaiacc
        224 F F ~aaaaaab
        530 F F ~aab
        -293 F F ~aeaaaabe
        -571 F F ~c
        545 F NO
        293 F NO $
        -268 F _
        2220 F _ #
        925 F _ $
        -614 F _ ,
        1369 F _ .
        -669 F _ F
        -179 F _ _
        -516 F _ for
        -748 F _ with
        -605 F _ ~
        -223 F _ ~aaaaaaaae
        323 F _ ~aaaaaaaai
        -753 F _ ~aaaaaaaaiaai
        -518 F _ ~aaaaaaaaiacc
        -485 F about
        -446 F about #
        -239 F after
        -418 F again
        344 F again $
        366 F again this
        295 F again today
        357 F al
        156 F all
        -683 F and
        -240 F and #
        346 F and F
        157 F and _
        42 F and a
        403 F and ate
        -964 F and stick
        -738 F are
        533 F around
        542 F around #
        999 F as
        962 F at
        -112 F at _
        -265 F at a
        340 F at my
        7 F at the
        -769 F ate
        410 F babies
        -334 F baby
        348 F baby food
        489 F balls
        1459 F bar
        416 F bar $
        605 F bar at
        -970 F bath
        710 F because
        644 F before
        -433 F before i
        469 F before the
        -523 F belly
        -574 F belly $
        1014 F benedict
        433 F benedict $
        200 F between
        -603 F bottle
        -535 F bowl
        -888 F bowl ,
        281 F breast
        -276 F brown
        306 F but
        868 F butty
        -446 F by
        -352 F by _
        648 F by the
        446 F casserole
        395 F chop
        -351 F chops
        581 F cos
        1112 F dough
        790 F down
        322 F drizzle
        594 F during
        584 F during the
        405 F earlier
        393 F earlier $
        354 F fillet
        604 F finger
        475 F fingers
        260 F fingers $
        -364 F fingers ,
        -311 F fingers and
        -477 F first
        -761 F first then
        623 F first thing
        318 F for
        -679 F for F
        653 F for a
        345 F for annas
        697 F for dinner
        394 F for lunch
        -479 F for the
        249 F fried
        519 F from
        -876 F from a
        -25 F from the
        76 F garden
        793 F got me
        -718 F green
        -710 F have
        262 F in
        711 F in F
        395 F in _
        608 F in bed
        553 F in front
        341 F in my
        1260 F in the
        482 F in town
        -1479 F into
        -689 F is
        -246 F is #
        -201 F is _
        538 F is being
        441 F last night
        -416 F later $
        401 F leg
        475 F loaf
        -264 F machine
        62 F made
        220 F made with
        441 F mcmuffin
        601 F melt
        540 F melt $
        -539 F mix
        -319 F n
        -225 F n F
        -783 F near
        -242 F night
        -427 F not
        -1192 F of
        424 F of #
        -508 F of a
        -976 F of the
        105 F off
        -408 F off $
        564 F off _
        -120 F on
        567 F on #
        165 F on F
        473 F on a
        -179 F on friday
        580 F on holiday
        -424 F on it
        498 F on monday
        -398 F on my
        478 F on saturday
        -93 F on the
        552 F on white
        -1023 F or
        -1214 F or F
        436 F or so
        510 F or something
        497 F original
        366 F out
        560 F out of
        394 F out with
        180 F over
        777 F over the
        -528 F overnight
        -415 F overnight $
        628 F patty
        347 F plate
        292 F please
        282 F please $
        418 F puff
        -1152 F ready
        659 F right
        -292 F rings
        -332 F rings $
        -383 F running
        -74 F sauce
        343 F sauce $
        -328 F sauce ,
        -1338 F seeds
        -854 F seeds ,
        272 F served
        -763 F shaped
        309 F slice
        287 F slice $
        -1038 F slices
        1132 F so
        434 F stick
        590 F sticks
        -277 F still
        733 F straight
        453 F sunday
        566 F sunday $
        -775 F taking
        595 F tasting
        -573 F the
        482 F this
        21 F this morning
        255 F tikka
        351 F to
        639 F toasted
        -445 F today
        330 F today $
        -777 F today ,
        622 F tonight
        609 F tonight $
        287 F too
        476 F too $
        587 F ultra
        202 F up
        153 F w
        -37 F was
        -413 F went
        1342 F while
        340 F with
        -198 F with #
        297 F with F
        401 F with a
        -605 F with brown
        -318 F with my
        944 F won
        -616 F work
        456 F zero
        -29 F ~ #
        1309 F ~ $
        708 F ~ F
        -701 F ~ _
        -470 F ~ ~
        -795 F ~ ~aaaaaaaaaaaae
        -554 F ~ ~aaaaaaaae
        720 F ~ ~aaaaaaaai
        599 F ~ ~aaaaaaaaiaaae
        615 F ~ ~aaaaaaaaiaai
        -355 F ~ ~aaaaaaaaiacc
        -524 F ~ ~aaaaaaae
        1004 F ~ ~aaaaaaai
        493 F ~ ~aaaaaab
        -181 F ~ ~aeaaaaaeaaac
        -234 F ~ ~aeaaaabe
        588 F ~ ~be
        253 F ~aaaaaaaaaaaaaab
        542 F ~aaaaaaaaaaaaaac $
        481 F ~aaaaaaaaaaaaaae
        -795 F ~aaaaaaaaaaaaaai
        960 F ~aaaaaaaaaaaaaaj
        480 F ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -375 F ~aaaaaaaaaaacaab
        402 F ~aaaaaaaaaaacec
        541 F ~aaaaaaaaaaacec ~aaaaaaaai
        394 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        599 F ~aaaaaaaaaab
        -301 F ~aaaaaaaaaab #
        -228 F ~aaaaaaaaaab F
        -600 F ~aaaaaaaaaab ~aaaaaaaaaaac
        433 F ~aaaaaaaaaab ~aeaaaaaeaaac
        451 F ~aaaaaaaaaab ~aic
        140 F ~aaaaaaaab
        -981 F ~aaaaaaaae
        414 F ~aaaaaaaae $
        -575 F ~aaaaaaaae _
        -117 F ~aaaaaaaae ~
        793 F ~aaaaaaaae ~aaaaaaaaaab
        -350 F ~aaaaaaaae ~aaaaaaaai
        -359 F ~aaaaaaaae ~aaaaaaaaiaac
        -422 F ~aaaaaaaaeaaaae
        531 F ~aaaaaaaai
        856 F ~aaaaaaaai #
        669 F ~aaaaaaaai F
        732 F ~aaaaaaaai _
        -827 F ~aaaaaaaai ~
        530 F ~aaaaaaaai ~aaaaaaaae
        -621 F ~aaaaaaaai ~aaaaaaae
        173 F ~aaaaaaaai ~aeaaaaaeaaac
        569 F ~aaaaaaaai ~aeaaaabe
        -671 F ~aaaaaaaai ~be
        169 F ~aaaaaaaaiaaae
        -409 F ~aaaaaaaaiaaae $
        561 F ~aaaaaaaaiaaae _
        -173 F ~aaaaaaaaiaac
        522 F ~aaaaaaaaiaac #
        1249 F ~aaaaaaaaiaac F
        742 F ~aaaaaaaaiaac _
        -9 F ~aaaaaaaaiaac ~
        531 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        1207 F ~aaaaaaaaiaac ~aaaae
        1226 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -98 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -940 F ~aaaaaaaaiaac ~aeaaaabe
        -1 F ~aaaaaaaaiaai
        -199 F ~aaaaaaaaiaai #
        447 F ~aaaaaaaaiaai F
        114 F ~aaaaaaaaiaai ~
        -168 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -323 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        59 F ~aaaaaaaaiacc
        -673 F ~aaaaaaaaiacc F
        -1443 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        621 F ~aaaaaaaaiacc ~aaaaaabac
        751 F ~aaaaaaaaiacc ~aaaaaabacaac
        265 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        350 F ~aaaaaaac
        309 F ~aaaaaaacaaac
        287 F ~aaaaaaacaaac $
        80 F ~aaaaaaai
        963 F ~aaaaaaai $
        508 F ~aaaaaaai F
        -1080 F ~aaaaaaai _
        -355 F ~aaaaaaai ~
        -533 F ~aaaaaaai ~aaaaaaaaaaac
        691 F ~aaaaaaai ~aaaaaaai
        527 F ~aaaaaaai ~aaaaaabi
        265 F ~aaaaaaai ~aeaaaabe
        -329 F ~aaaaaaaiaaac
        -763 F ~aaaaaaaiaaac ~aaaaaaai
        -657 F ~aaaaaab
        425 F ~aaaaaab $
        -796 F ~aaaaaab ,
        -385 F ~aaaaaabac
        553 F ~aaaaaabacaac $
        -237 F ~aaaaaabae
        449 F ~aaaaaabi $
        -777 F ~aaaaaabi ,
        -923 F ~aaaaaac
        -437 F ~aaaaaacaaaaaaai
        -535 F ~aaaaaacaaaac
        -954 F ~aaaaaacaaaac ~aaaaaaaaaaac
        945 F ~aaaaaacaeaaaaai
        237 F ~aaaaaag
        -726 F ~aaaaaamaaaaaaab
        -447 F ~aaaaab #
        385 F ~aaaaacaai
        298 F ~aaaaacaai ~
        -192 F ~aaaabaaae
        589 F ~aaaae
        529 F ~aaaae $
        -417 F ~aaaaeaai $
        632 F ~aaaaeab
        615 F ~aaaaeab $
        -435 F ~aaacaaaaaaac
        -527 F ~aab
        233 F ~aab ~aaaaaaaaiaai
        728 F ~aabaab ~aaaaaaae
        -690 F ~acaaaiaaaaac
        -247 F ~acaaaiaaaaac #
        -203 F ~acaaaiaaaaac _
        -540 F ~acaaaiaaaaac ~
        704 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -219 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -826 F ~acab
        15 F ~acabai
        -738 F ~acabaiaaaaac
        -1029 F ~acabi
        -709 F ~accbab
        -745 F ~aci
        -860 F ~aeaaaaaeaaac
        230 F ~aeaaaaaeaaac ~
        647 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -339 F ~aeaaaabe ~
        -1445 F ~aic
        -288 F ~c
        -686 F ~c $
        348 F ~c ~aaaaaabacaac
        526 F ~ee
        -57 NO $
        509 NO ,
        -397 NO , F
        -370 NO , ~
        1116 NO .
        -493 NO F $
        -401 NO for
        -471 NO the
        -320 NO this
        -477 NO today $
        695 NO today ,
        -911 NO ~
        -419 NO ~aaaaaaaai
        -397 NO ~aaaaaaaaiacc
        -475 NO ~aaaaaabi $
        697 NO ~aaaaaabi ,
        -607 NO ~aeaaaaaeaaac
        -320 NO ~aeaaaabe
        -860 NO ~aeaaaabe ~
        694 ^ #
        -191 ^ # #
        184 ^ # F
        340 ^ # a
        -419 ^ # and
        -779 ^ # bags
        -503 ^ # calories
        143 ^ # cup
        -1092 ^ # degrees
        -652 ^ # g
        -767 ^ # k
        -196 ^ # kcal
        823 ^ # lb
        333 ^ # ml
        622 ^ # of
        89 ^ # oz
        488 ^ # piece
        -684 ^ # slice
        -615 ^ # slices
        -813 ^ # steps
        -779 ^ # tbsp
        -576 ^ # the
        447 ^ # ~
        -1241 ^ # ~aaaaaaaaaaaaab
        152 ^ # ~aaaaaaaaaaac
        -423 ^ # ~aaaaaaaaaab
        1029 ^ # ~aaaaaaaae
        789 ^ # ~aaaaaaaai
        -684 ^ # ~aaaaaaacaaac
        506 ^ F
        866 ^ F #
        1013 ^ F $
        369 ^ F &
        715 ^ F ,
        -152 ^ F .
        302 ^ F F
        541 ^ F NO
        -704 ^ F _
        554 ^ F a
        -459 ^ F after
        878 ^ F again
        646 ^ F and
        -326 ^ F are
        537 ^ F as
        857 ^ F at
        516 ^ F before
        586 ^ F benedict
        508 ^ F butty
        -928 ^ F by
        864 ^ F fingers
        622 ^ F for
        259 ^ F from
        -461 ^ F green
        -383 ^ F have
        490 ^ F in
        -291 ^ F is
        122 ^ F on
        991 ^ F please
        -687 ^ F shaped
        596 ^ F tasting
        -720 ^ F the
        550 ^ F this
        848 ^ F up
        940 ^ F with
        543 ^ F ~
        -718 ^ F ~aaaaaaaaaaaaaai
        849 ^ F ~aaaaaaaaaaaae
        729 ^ F ~aaaaaaaaaab
        -25 ^ F ~aaaaaaaae
        709 ^ F ~aaaaaaaai
        932 ^ F ~aaaaaaaaiaac
        949 ^ F ~aaaaaaaaiaai
        619 ^ F ~aaaaaaaaiacc
        268 ^ F ~aaaaaaac
        -456 ^ F ~aaaaaab
        698 ^ F ~aaaaaabi
        -244 ^ F ~aaaaaac
        -330 ^ F ~aaaaaacaaaaaaai
        558 ^ F ~aaaae
        -291 ^ F ~acaaaiaaaaac
        -326 ^ F ~acabaiaaaaac
        -385 ^ F ~accbab
        -442 ^ F ~aci
        294 ^ F ~aeaaaabe
        -896 ^ F ~aic
        -822 ^ NO
        -765 ^ NO $
        681 ^ NO ,
        -168 ^ _
        259 ^ _ #
        -681 ^ _ ,
        -2020 ^ _ .
        -85 ^ _ F
        513 ^ _ _
        -970 ^ _ a
        217 ^ _ and
        -575 ^ _ at
        -517 ^ _ cooker
        333 ^ _ down
        690 ^ _ for
        -348 ^ _ in
        -918 ^ _ kept
        881 ^ _ on
        198 ^ _ the
        81 ^ _ ~
        -632 ^ _ ~aaaaaaaaaaaaaac
        217 ^ _ ~aaaaaaaaaab
        1061 ^ _ ~aaaaaaaae
        -515 ^ _ ~aaaaaaaai
        715 ^ _ ~aaaaaaaaiaac
        695 ^ _ ~aaaaaaaaiacc
        -420 ^ _ ~aaaaaabac
        -379 ^ _ ~aaaaaabacaac
        -741 ^ _ ~aeaaaaaeaaac
        -170 ^ _ ~aic
        1707 ^ a
        371 ^ a F
        -381 ^ a _
        374 ^ a cup
        110 ^ a pint
        466 ^ a small
        -521 ^ add F
        267 ^ after
        560 ^ after the
        824 ^ airport
        370 ^ all
        -683 ^ almost
        627 ^ also
        -472 ^ american
        608 ^ an
        396 ^ an F
        -890 ^ as
        761 ^ ate
        678 ^ ate the
        -220 ^ baby
        381 ^ back
        305 ^ back on
        322 ^ bad day
        -627 ^ bag
        -441 ^ bag of
        403 ^ baked
        726 ^ barely
        727 ^ barely ate
        780 ^ beach
        -646 ^ big F
        374 ^ bit of
        380 ^ boiled
        -1035 ^ bought
        197 ^ bowl
        196 ^ bowl of
        533 ^ broke
        484 ^ brown F
        657 ^ bubble
        323 ^ burnt
        -417 ^ buy
        -282 ^ buy F
        -294 ^ can
        435 ^ can of
        -796 ^ cant
        -652 ^ carb
        -250 ^ cat
        -497 ^ cheesy
        664 ^ chicago
        474 ^ chipotle
        657 ^ chomped
        720 ^ christmas
        470 ^ cleaned
        343 ^ club
        343 ^ club F
        1001 ^ coach
        116 ^ consuming
        -1023 ^ costco
        -607 ^ costco run
        469 ^ cottage
        465 ^ cottage F
        -711 ^ could
        708 ^ cup
        840 ^ cup of
        410 ^ dad
        233 ^ day
        1087 ^ decaf
        356 ^ decided on
        620 ^ desk
        -481 ^ did
        959 ^ didnt
        -500 ^ didnt eat
        734 ^ didnt get
        420 ^ didnt have
        279 ^ diet F
        535 ^ dim
        405 ^ dim sum
        -330 ^ dinner
        -681 ^ dishwasher
        -282 ^ does
        -320 ^ dog
        1043 ^ double
        327 ^ double F
        -857 ^ drink
        623 ^ dropped
        420 ^ dug
        974 ^ early
        -275 ^ easter
        -1105 ^ easy
        -807 ^ end
        377 ^ energy
        128 ^ enjoying
        123 ^ enjoying a
        -25 ^ everyone
        -579 ^ fancy
        386 ^ fasting
        -553 ^ fed
        -193 ^ fed the
        -551 ^ feeding
        -469 ^ feeling
        517 ^ feeling _
        773 ^ ferry
        540 ^ finally
        397 ^ finished
        600 ^ finished off
        796 ^ flask
        -563 ^ fold
        -177 ^ food
        -162 ^ for
        135 ^ for a
        -285 ^ for breakfast
        467 ^ for dinner
        122 ^ for my
        -635 ^ for the
        -382 ^ forgot my
        615 ^ forgot to
        -713 ^ freezer
        689 ^ french
        -277 ^ fridge
        -861 ^ fried
        505 ^ fried F
        -982 ^ fried green
        604 ^ frozen
        604 ^ frozen F
        1097 ^ full
        921 ^ full english
        874 ^ gave
        398 ^ glass
        396 ^ glass of
        282 ^ got
        -611 ^ grab
        1264 ^ grabbed
        323 ^ grabbed F
        581 ^ grabbed a
        289 ^ grande
        306 ^ grilled
        458 ^ grilled F
        1093 ^ had
        237 ^ had #
        994 ^ had F
        -902 ^ had a
        462 ^ had the
        947 ^ hangover
        -781 ^ hard
        -575 ^ harvest festival
        -642 ^ having
        -223 ^ he
        -595 ^ heartburn
        -423 ^ hello
        -387 ^ hello F
        -861 ^ hi
        832 ^ hospital
        559 ^ hot
        -846 ^ hot cross
        420 ^ hotel
        -387 ^ how many
        386 ^ i _
        255 ^ i am
        884 ^ i didnt
        -403 ^ i had
        569 ^ i just
        382 ^ i possess
        872 ^ iced
        549 ^ iced F
        372 ^ ill
        382 ^ ill today
        559 ^ in _
        -973 ^ ingredients
        -972 ^ ingredients .
        -758 ^ it
        327 ^ it was
        438 ^ jacket
        438 ^ jacket F
        -985 ^ java
        768 ^ just
        725 ^ kept
        563 ^ kids
        -291 ^ kids had
        336 ^ kids in
        1000 ^ knocked
        777 ^ knocked back
        -1813 ^ lady
        235 ^ large
        543 ^ last night
        726 ^ late
        -454 ^ laundry
        -473 ^ leave
        -620 ^ left
        -789 ^ like
        -731 ^ log
        -172 ^ lunch
        500 ^ lunch .
        669 ^ maccies
        -431 ^ made
        346 ^ made F
        -735 ^ make
        -602 ^ make that
        -918 ^ marinade
        -421 ^ maybe
        -555 ^ maybe F
        -967 ^ meal
        -349 ^ medium
        311 ^ medium F
        162 ^ meeting
        680 ^ met
        595 ^ mopped
        594 ^ mopped up
        477 ^ mowed
        307 ^ mowed the
        720 ^ mr kipling
        615 ^ munched
        -113 ^ my
        181 ^ my F
        162 ^ my _
        -615 ^ my son
        -304 ^ nan
        452 ^ nasi
        -529 ^ need
        -141 ^ new
        994 ^ night
        -315 ^ not
        430 ^ nothing
        661 ^ nothing for
        473 ^ only
        -1267 ^ order
        -436 ^ ordered
        -469 ^ ordered a
        335 ^ overnight
        339 ^ overnight F
        -1004 ^ packed
        942 ^ pad
        499 ^ pad thai
        -612 ^ paint
        -823 ^ painted
        626 ^ papa
        574 ^ passed on
        -792 ^ pick
        -787 ^ pick up
        646 ^ picked at
        -818 ^ plan
        -334 ^ planted
        268 ^ plate
        993 ^ please add
        617 ^ please log
        357 ^ polished
        359 ^ polished off
        606 ^ popeyes
        765 ^ popped
        490 ^ post
        -625 ^ potluck
        -1400 ^ printer
        787 ^ protein
        399 ^ protein F
        1136 ^ protein bar
        404 ^ pulled
        243 ^ put
        554 ^ quick
        715 ^ quick #
        -421 ^ recipe
        621 ^ red F
        -444 ^ ring
        526 ^ roast
        694 ^ roast dinner
        860 ^ said
        726 ^ saved
        556 ^ saw
        -606 ^ school
        659 ^ schooner
        388 ^ shepherds
        410 ^ shepherds F
        637 ^ side
        792 ^ skipped
        804 ^ skipped lunch
        151 ^ slice
        542 ^ slice of
        219 ^ small F
        744 ^ smashed
        -372 ^ snack .
        -900 ^ so
        -444 ^ so hungry
        277 ^ spag
        359 ^ spring
        360 ^ spring F
        -455 ^ starbucks
        -544 ^ starbucks F
        -673 ^ staying
        977 ^ stir
        1238 ^ stir fry
        1155 ^ stole
        1209 ^ stopped
        598 ^ stopped at
        -871 ^ substitute
        396 ^ subway
        224 ^ sunday
        -624 ^ sunday F
        251 ^ sunday roast
        -1043 ^ sweet
        417 ^ table for
        -429 ^ take
        -1243 ^ tesco
        -695 ^ that
        -607 ^ that was
        -1256 ^ the
        468 ^ the F
        487 ^ the _
        584 ^ the cat
        -602 ^ thirsty
        864 ^ this
        594 ^ this _
        320 ^ this morning
        -258 ^ threw
        497 ^ toad
        494 ^ toad in
        -640 ^ tomorrow
        -616 ^ tomorrow .
        612 ^ tonight
        -277 ^ too
        765 ^ trail
        764 ^ trail mix
        338 ^ tried
        201 ^ trying
        190 ^ trying to
        554 ^ tucked
        553 ^ tucked into
        -527 ^ turned
        -428 ^ turned down
        -420 ^ vanilla
        -563 ^ vanilla F
        -1000 ^ waiter
        -643 ^ walk
        427 ^ walked
        410 ^ walked the
        677 ^ walking
        259 ^ was
        239 ^ we
        996 ^ we had
        205 ^ went
        437 ^ went for
        341 ^ went out
        -393 ^ were
        -815 ^ what
        -420 ^ who
        -596 ^ whole
        -432 ^ wish
        -737 ^ yellow
        406 ^ ~
        -1121 ^ ~ #
        244 ^ ~ ,
        -1176 ^ ~ .
        307 ^ ~ F
        -1152 ^ ~ _
        1164 ^ ~ ~
        471 ^ ~ ~aaaaaaaaaaaaaac
        -542 ^ ~ ~aaaaaaaaaaaae
        630 ^ ~ ~aaaaaaaaaab
        -429 ^ ~ ~aaaaaaaae
        679 ^ ~ ~aaaaaaaaeaaai
        255 ^ ~ ~aaaaaaaaeaab
        837 ^ ~ ~aaaaaaaaeaag
        999 ^ ~ ~aaaaaaaai
        -280 ^ ~ ~aaaaaaaaiaac
        -884 ^ ~ ~aaaaaaaaiaai
        124 ^ ~ ~aaaaaaaaiacc
        969 ^ ~ ~aaaaaaac
        -816 ^ ~ ~aaaaaaae
        -759 ^ ~ ~aaaaaaaiaaac
        4 ^ ~ ~aaaaaab
        624 ^ ~ ~aaaaaabae
        490 ^ ~ ~aaaaaacaeaaaaai
        -767 ^ ~ ~aaaaaao
        -170 ^ ~ ~aaaaacaai
        658 ^ ~ ~aaaae
        -530 ^ ~ ~aab
        592 ^ ~ ~aacaaab
        -772 ^ ~ ~aacaaabc
        -645 ^ ~ ~aacaaaeaiaac
        893 ^ ~ ~acab
        571 ^ ~ ~acabaiaaaaac
        -550 ^ ~ ~aeaaaaaeaaac
        -436 ^ ~ ~aeaaaaaeaiac
        652 ^ ~aaaaaaaaaaaaaaab
        545 ^ ~aaaaaaaaaaaaaaac
        1577 ^ ~aaaaaaaaaaaaaab
        -478 ^ ~aaaaaaaaaaaaaab #
        -630 ^ ~aaaaaaaaaaaaaab F
        375 ^ ~aaaaaaaaaaaaaab ~
        201 ^ ~aaaaaaaaaaaaaab ~aaaaaaaaaaaae
        761 ^ ~aaaaaaaaaaaaaab ~aaaaaaaai
        172 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -772 ^ ~aaaaaaaaaaaaaac
        -343 ^ ~aaaaaaaaaaaaaac #
        -179 ^ ~aaaaaaaaaaaaaac F
        543 ^ ~aaaaaaaaaaaaaac ~
        -367 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -504 ^ ~aaaaaaaaaaaaaae
        617 ^ ~aaaaaaaaaaaaaae &
        297 ^ ~aaaaaaaaaaaaaae ~
        -746 ^ ~aaaaaaaaaaaaaae ~aic
        -253 ^ ~aaaaaaaaaaaaaai
        886 ^ ~aaaaaaaaaaaaaaj
        988 ^ ~aaaaaaaaaaaaaaj ~
        -588 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -310 ^ ~aaaaaaaaaaaaab
        396 ^ ~aaaaaaaaaaaaab F
        301 ^ ~aaaaaaaaaaaaab ~
        753 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        429 ^ ~aaaaaaaaaaaaacb
        412 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        223 ^ ~aaaaaaaaaaaaai
        380 ^ ~aaaaaaaaaaaaai ~
        -391 ^ ~aaaaaaaaaaac
        -710 ^ ~aaaaaaaaaaac ,
        184 ^ ~aaaaaaaaaaac F
        -269 ^ ~aaaaaaaaaaac _
        836 ^ ~aaaaaaaaaaac ~
        -397 ^ ~aaaaaaaaaaac ~aaaaaaaaaaac
        594 ^ ~aaaaaaaaaaacaab
        -521 ^ ~aaaaaaaaaaacac
        -429 ^ ~aaaaaaaaaaacac ~
        -708 ^ ~aaaaaaaaaaah
        -465 ^ ~aaaaaaaaac
        1036 ^ ~aaaaaaaae
        -959 ^ ~aaaaaaaae #
        -194 ^ ~aaaaaaaae F
        307 ^ ~aaaaaaaae _
        730 ^ ~aaaaaaaae ~
        710 ^ ~aaaaaaaae ~aaaaaaaai
        -219 ^ ~aaaaaaaae ~aaaaaaaaiaac
        462 ^ ~aaaaaaaae ~aaaaaabacaac
        -442 ^ ~aaaaaaaae ~aaaaaacaaaaaaai
        -609 ^ ~aaaaaaaae ~aeaaaaaeaaac
        985 ^ ~aaaaaaaae ~c
        -306 ^ ~aaaaaaaaeaaaaac
        587 ^ ~aaaaaaaaeaaaae
        -464 ^ ~aaaaaaaaeaac
        -276 ^ ~aaaaaaaaeaag
        806 ^ ~aaaaaaaai
        -930 ^ ~aaaaaaaai _
        252 ^ ~aaaaaaaai ~
        382 ^ ~aaaaaaaai ~aaaaaaaae
        271 ^ ~aaaaaaaaiaac
        596 ^ ~aaaaaaaaiaac _
        -784 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -234 ^ ~aaaaaaaaiacc
        -510 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        121 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -770 ^ ~aaaaaaab
        -887 ^ ~aaaaaaac
        -657 ^ ~aaaaaaac #
        -255 ^ ~aaaaaaac F
        1239 ^ ~aaaaaaac ~aaaaaaac
        694 ^ ~aaaaaaac ~aaaaaabacaac
        -386 ^ ~aaaaaaac ~aeaaaaaeaaac
        151 ^ ~aaaaaaacaaac
        540 ^ ~aaaaaaacaaac ~aaaaaaaai
        -491 ^ ~aaaaaaace
        -296 ^ ~aaaaaaad
        504 ^ ~aaaaaaae
        469 ^ ~aaaaaaae F
        1130 ^ ~aaaaaaai
        233 ^ ~aaaaaaai F
        242 ^ ~aaaaaaai ~
        -288 ^ ~aaaaaaai ~aeaaaaaeaaac
        -856 ^ ~aaaaaaai ~aeaaaabe
        428 ^ ~aaaaaaaiaaac
        162 ^ ~aaaaaab
        715 ^ ~aaaaaab .
        341 ^ ~aaaaaab ~aaaaaaaai
        25 ^ ~aaaaaabac
        -460 ^ ~aaaaaabacaac
        207 ^ ~aaaaaabacaac ~
        994 ^ ~aaaaaabae
        497 ^ ~aaaaaac
        -576 ^ ~aaaaaac ~aeaaaaaeaaac
        868 ^ ~aaaaaacaaaaaaci
        275 ^ ~aaaaaacaaaac
        -594 ^ ~aaaaaacaaaac F
        264 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        431 ^ ~aaaaaacaaaac ~aaaaaaaaiacc
        -447 ^ ~aaaaaae
        -634 ^ ~aaaaaae #
        -1083 ^ ~aaaaaae F
        494 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        -311 ^ ~aaaaaae ~aeaaaaaeaaac
        -740 ^ ~aaaaaaeaaaaaaab
        -407 ^ ~aaaaaaec
        -800 ^ ~aaaaaag
        -724 ^ ~aaaaaagaaaaaaai
        1161 ^ ~aaaaaagaaaaaaaj
        69 ^ ~aaaaaam
        780 ^ ~aaaaaam ~
        -825 ^ ~aaaaaamaaaaaaab
        -496 ^ ~aaaaaamaaaaaaab F
        -197 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        561 ^ ~aaaaaamae
        315 ^ ~aaaaaao
        416 ^ ~aaaaab
        370 ^ ~aaaaab ~aaaaacaai
        -817 ^ ~aaaaabac
        622 ^ ~aaaaabc ~aaaaacaai
        -376 ^ ~aaaaabc ~aeaaaaaeaiac
        -787 ^ ~aaaaae
        -395 ^ ~aaaaai
        -138 ^ ~aaaab
        -388 ^ ~aaaabaaae .
        162 ^ ~aaaabaaaeaab
        382 ^ ~aaaac ~aaaaaabi
        775 ^ ~aaaae
        -610 ^ ~aaaae F
        250 ^ ~aaaae ~aaaaaaac
        614 ^ ~aaaaeab
        -639 ^ ~aaaaf
        -618 ^ ~aaaaf .
        -334 ^ ~aaacaaaaaaac
        425 ^ ~aaai
        -806 ^ ~aaai ~
        656 ^ ~aaai ~aaaaaaaaiacc
        388 ^ ~aaaiaaaaaaaaaab
        -808 ^ ~aab
        -1208 ^ ~aab #
        183 ^ ~aab F
        461 ^ ~aab ~
        -941 ^ ~aab ~aaaaaaaaaaaaaae
        647 ^ ~aab ~aaaaaaaai
        203 ^ ~aabaab
        -730 ^ ~aacaaaaaaai
        -225 ^ ~aacaaaac
        -519 ^ ~aacaaaacaai F
        -814 ^ ~aacaaaacaai ~aeaaaaaeaaac
        -855 ^ ~aacaaab
        -1263 ^ ~aacaaabc
        -733 ^ ~aacaaacc
        -598 ^ ~aacaaacc ~aeaaaabe
        -580 ^ ~aacaaae
        -787 ^ ~aacaaaeaiaac
        -529 ^ ~aacaabc
        -417 ^ ~aacabaab
        -284 ^ ~aacabaab F
        595 ^ ~aae ~aaaaaabac
        836 ^ ~aaeaaaaaaaac
        598 ^ ~aaeaaaaaaaac ~aaaaaaaai
        611 ^ ~aaiaaaab ~aaaaaaab
        -393 ^ ~ab
        -737 ^ ~ab ~
        -592 ^ ~abaaaaaaae ~be
        -833 ^ ~abaaaab
        -472 ^ ~ac
        437 ^ ~ac ~aaaaaaaai
        -498 ^ ~ac ~be
        -505 ^ ~acab
        -283 ^ ~acabaac
        256 ^ ~acabai
        -911 ^ ~acabi
        -143 ^ ~aci
        -691 ^ ~aci _
        319 ^ ~aci ~
        -818 ^ ~aci ~aacaaaaaaaac
        738 ^ ~aci ~aacaaaac
        402 ^ ~aci ~accbab
        402 ^ ~aeaaaaae
        393 ^ ~aeaaaaae F
        598 ^ ~aeaaaaaeaaac
        960 ^ ~aeaaaaaeaaac F
        128 ^ ~aeaaaaaeaaac _
        652 ^ ~aeaaaaaeaaac ~
        -278 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -455 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -744 ^ ~aeaaaaaeaaac ~aaaaaab
        -247 ^ ~aeaaaaaeaaac ~c
        585 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -108 ^ ~aeaaaaaeaiac
        169 ^ ~aeaaaaaeaiac F
        146 ^ ~aeaaaaaeaiac _
        -364 ^ ~aeaaaaaeaiac ~
        -534 ^ ~aeaaaaaeaiac ~aaaaaabacaac
        -465 ^ ~aeaaaaaeaiac ~c
        -592 ^ ~aeaaaabe
        566 ^ ~aeaaaabe _
        -809 ^ ~aeaaaabe ~
        -345 ^ ~aeaaaabe ~aaaaaaaae
        320 ^ ~aeaaaabe ~aaaaaab
        1536 ^ ~ai
        115 ^ ~ai #
        446 ^ ~ai F
        834 ^ ~ai ~
        359 ^ ~ai ~aaaaaaaaiaaae
        27 ^ ~ai ~aaaaaaaaiaac
        357 ^ ~ai ~aeaaaaaeaaac
        1116 ^ ~aic
        526 ^ ~aic #
        543 ^ ~aic F
        601 ^ ~aic ~aaaaaaaaiaaae
        140 ^ ~aic ~aeaaaaaeaaac
        532 ^ ~be
        371 ^ ~be _
        -511 ^ ~be ~aaaaaae
        415 ^ ~be ~aab
        -325 ^ ~be ~acabi
        1028 ^ ~be ~aci
        542 ^ ~be ~ai
        294 ^ ~c
        257 ^ ~c _
        -226 ^ ~c ~
        528 ^ ~c ~aaaaaaaae
        -681 ^ ~c ~aaaaaaaaiaac
        823 ^ ~c ~aaaaaagaaaaaaai
        415 ^ ~c ~aaaaaao
        311 ^ ~c ~aci
        -325 ^ ~caaaaaaaaaac
        -351 ^ ~caaaaaaae
        -259 ^ ~caaaaaaaeaac
        -244 ^ ~ee
        777 ^ ~ee ~aaaaaag
        423 ^ ~ee ~aab
        -767 ^ ~i
        -934 _ #
        -1248 _ # $
        377 _ # ,
        -1195 _ # F
        -281 _ # _
        -622 _ # a
        -991 _ # pm
        325 _ # with
        -580 _ # ~
        401 _ # ~aaaaaaaaiaac
        325 _ # ~aaaaaaaaiaai
        -483 _ # ~aeaaaaaeaaac
        -501 _ $
        178 _ ,
        236 _ , F
        -1325 _ , NO
        394 _ , the
        747 _ , ~
        -716 _ , ~aaaaaaaaaaac
        434 _ , ~aeaaaaaeaaac
        440 _ , ~aic
        519 _ .
        569 _ . F
        -504 _ . _
        -480 _ . ~
        132 _ F
        739 _ F $
        -50 _ F ,
        -264 _ F F
        -823 _ F _
        -447 _ F and
        456 _ F in
        -475 _ F on
        603 _ F ~
        -440 _ F ~aaaaaaaaaab
        -638 _ F ~aaaaaaaae
        700 _ F ~aaaaaaaaiaac
        -457 _ _
        -780 _ _ #
        -863 _ _ $
        -769 _ _ F
        303 _ _ _
        1438 _ _ by
        1461 _ _ ~aaaaaaaai
        -488 _ _ ~aaaaaaaaiaac
        79 _ a
        -175 _ a F
        -554 _ after
        -320 _ all
        -529 _ and
        -358 _ and F
        278 _ and a
        793 _ at
        -641 _ at the
        -607 _ between
        359 _ by
        -472 _ by mouth
        -532 _ cooker
        436 _ day
        594 _ done
        630 _ dram
        670 _ finally
        -685 _ for #
        -434 _ for a
        748 _ for lunch
        157 _ from
        -302 _ had
        668 _ home
        373 _ i
        -656 _ in
        930 _ into a
        -1006 _ is
        -96 _ it
        -915 _ kept
        -653 _ last
        520 _ machine
        494 _ machine F
        783 _ me
        -256 _ my
        1184 _ noon
        843 _ noon $
        -677 _ of
        -753 _ of myself
        1080 _ of the
        -751 _ on $
        595 _ on F
        -366 _ on the
        158 _ out
        -202 _ oz
        -355 _ oz ,
        285 _ oz of
        -508 _ report
        526 _ station
        508 _ the
        -366 _ the _
        -411 _ to
        312 _ to cook
        175 _ to the
        -364 _ tonight
        438 _ up
        -688 _ up $
        424 _ w
        405 _ w the
        -349 _ with
        414 _ with #
        -389 _ with a
        596 _ with the
        428 _ ~
        -1276 _ ~ #
        -479 _ ~ $
        -444 _ ~ ,
        342 _ ~ _
        -861 _ ~ ~
        -554 _ ~ ~aaaaaaaaaaac
        1019 _ ~ ~aaaaaaaaaab
        1070 _ ~ ~aaaaaaaai
        520 _ ~ ~aaaaaaaaiaai
        683 _ ~ ~aaaaaaaaiacc
        -378 _ ~ ~aaaaaaai
        765 _ ~ ~aaaaaab
        -709 _ ~aaaaaaaaaaaaaab
        -1010 _ ~aaaaaaaaaaaaaac
        804 _ ~aaaaaaaaaaaae
        608 _ ~aaaaaaaaaaac $
        155 _ ~aaaaaaaaaaacec
        -514 _ ~aaaaaaaaaab
        -357 _ ~aaaaaaaaaab F
        156 _ ~aaaaaaaae
        -550 _ ~aaaaaaaae $
        647 _ ~aaaaaaaae ,
        764 _ ~aaaaaaaae F
        -546 _ ~aaaaaaaae ~
        674 _ ~aaaaaaaaeaab ,
        182 _ ~aaaaaaaai
        -412 _ ~aaaaaaaai #
        -432 _ ~aaaaaaaai F
        291 _ ~aaaaaaaai ~
        184 _ ~aaaaaaaai ~aeaaaaaeaaac
        -386 _ ~aaaaaaaaiaac
        -755 _ ~aaaaaaaaiaac $
        301 _ ~aaaaaaaaiaac F
        241 _ ~aaaaaaaaiaac _
        -36 _ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -367 _ ~aaaaaaaaiaai
        415 _ ~aaaaaaaaiaai #
        -1100 _ ~aaaaaaaaiaai ~
        210 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -686 _ ~aaaaaaaaiacc #
        -658 _ ~aaaaaaaaiacc ~
        754 _ ~aaaaaaaaiacc ~aaaaaabac
        -446 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        -539 _ ~aaaaaaai $
        -517 _ ~aaaaaaaiaaac
        561 _ ~aaaaaab
        -324 _ ~aaaaaabac
        -528 _ ~aaaaaabacaac
        -431 _ ~aaaaaac
        -452 _ ~aaaaacaai
        311 _ ~aaaaacaai ~aacaaaac
        598 _ ~aaaaacaai ~aeaaaaaeaaac
        -364 _ ~aaaaeab
        -1007 _ ~acaaaiaaaaac
        -390 _ ~acaaaiaaaaac ~
        200 _ ~acab
        815 _ ~aci
        588 _ ~aeaaaaaeaaac
        -280 _ ~aeaaaaaeaaac F
        -860 _ ~aeaaaaaeaaac _
        -597 _ ~aeaaaaaeaaac ~aaaaaaaaaaac
        436 _ ~aeaaaaaeaaac ~aaaaaaaae
        434 _ ~aeaaaaaeaaac ~aaaaaab
        -269 _ ~aeaaaaaeaiac
        -148 _ ~aeaaaabe
        -567 _ ~aeaaaabe $
        -713 _ ~ai
        -380 _ ~aic
        880 _ ~be
        -580 _ ~be ~aic
        565 _ ~c
        489 a
        342 a #
        242 a # F
        315 a # _
        443 a # of
        -207 a # ounce
        607 a F
        589 a F $
        -830 a F ,
        -474 a F F
        -436 a F _
        -696 a F after
        -161 a F and
        -22 a F at
        999 a F bar
        521 a F between
        -440 a F for
        542 a F on
        625 a F to
        -126 a F with
        -107 a _
        268 a _ $
        -606 a bad
        -195 a bag
        -683 a bag of
        -568 a bar
        -566 a bar of
        -361 a bit
        -534 a bit of
        -451 a bottle
        466 a bowl
        182 a bowl of
        185 a cup
        146 a cup of
        -586 a day
        -642 a double
        -393 a good
        -691 a kilo
        737 a la
        413 a medium
        -483 a new
        278 a package
        277 a package of
        1034 a pint
        316 a pint of
        -389 a pound
        -329 a pound of
        253 a single
        -143 a slice
        -163 a slice of
        320 a small
        163 a small F
        -1033 a splash
        -1038 a splash of
        388 a tablespoon
        389 a tablespoon of
        188 a tin
        312 a tin of
        560 a treat
        720 a tub
        720 a tub of
        -622 a warm
        -790 a whole
        -517 a whole F
        -512 about
        679 about #
        770 about # $
        410 about # F
        -405 about F
        -633 about the
        665 acai
        663 acai bowl
        -306 across
        641 actually
        -450 add
        504 add #
        335 added
        140 after
        -469 after #
        240 after $
        -592 after dinner
        -591 after dinner $
        -557 after my
        398 after the
        561 after the gym
        348 after work
        690 afternoon
        -743 again $
        367 again this
        365 again this time
        334 again today
        336 again today $
        -955 against
        -330 air
        564 airport
        365 al
        -416 alarm
        541 all
        -380 all day $
        784 all good
        781 all good $
        770 all i
        560 all i could
        -510 all my
        563 all night
        -420 all the F
        498 all to
        498 all to myself
        -1121 allergy
        -1713 allotment
        -789 almost
        129 along
        811 also
        -914 always
        -443 am $
        565 am ,
        -666 am and
        -1031 american
        -473 american F
        -464 amount
        528 an
        1158 an F
        586 an F $
        669 an _
        -533 an hour
        -405 an hour $
        430 and
        -97 and #
        195 and # F
        320 and # a
        710 and F $
        207 and F ,
        413 and F F
        -583 and F _
        -637 and F again
        226 and F at
        -465 and F from
        561 and F in
        -1206 and F of
        448 and F sauce
        -616 and F work
        89 and _
        328 and _ $
        677 and _ F
        601 and a
        -379 and a #
        -628 and a warm
        495 and an
        431 and an F
        452 and ate
        735 and had
        427 and had a
        1361 and i
        454 and me
        462 and me $
        610 and some F
        -481 and some _
        -962 and stick
        -497 and the
        425 animal
        344 annas
        345 annas birthday
        346 annas birthday $
        -375 another
        -444 any
        -335 anything
        781 anyway
        -522 apparently
        -178 are
        -658 are F
        -289 are _
        328 around
        374 around #
        539 around # pm
        1059 arvo
        -1293 as
        -1976 as F
        -1509 as F F
        -501 as a
        -907 as a F
        808 as always
        183 as yesterday
        -494 ask
        -798 at
        -254 at #
        -665 at # $
        219 at # am
        498 at # pm
        -439 at F
        -386 at F ,
        263 at _ $
        457 at _ ,
        -125 at a
        -210 at home
        542 at mile
        543 at mile #
        775 at my
        235 at my desk
        432 at nans $
        528 at the
        -676 at the F
        660 at the office
        760 at the pub
        562 at the weekend
        299 ate
        -495 ate # F
        -449 ate a F
        -779 ate all
        779 ate it
        -205 ate my
        395 ate my F
        911 ate the
        535 ate the lot
        787 au
        -746 aunt
        -623 avoid
        -618 avoid F
        304 away
        -340 away $
        406 babies
        -154 baby
        -399 baby $
        401 baby food
        -673 back
        -844 back $
        294 back on
        305 back on track
        -348 bad $
        321 bad day
        314 bad day .
        816 bag
        518 bag $
        537 bag of
        1167 bag of F
        -1474 bags
        -739 bags of
        1200 baked
        114 baked F
        142 baked F $
        -578 baked F ,
        221 bakery
        431 bakery $
        818 bakery ,
        -1220 baking
        -457 ball
        -666 balls
        -669 balls ,
        -924 balls , F
        1051 banh
        534 banh mi
        -324 bank
        1320 bar
        295 bar at
        -554 bar of
        759 barely
        730 barely ate
        459 barely ate ,
        -681 bath
        -640 bathroom
        -543 batter
        296 bbq
        -992 be
        -582 be F
        656 be good
        265 be good .
        364 be healthy
        363 be healthy ,
        587 beach
        299 beat
        1066 because
        434 bed $
        335 bed ,
        2 before
        615 before #
        446 before bed
        404 before bed $
        -426 before i got
        909 before the _
        373 being
        659 belly
        870 belly $
        432 benedict $
        -716 best
        -307 between #
        585 beyond
        532 bfast
        1302 big
        448 big #
        447 big # $
        -579 big F
        553 bike
        -467 bill
        847 bird
        738 birthday
        338 birthday $
        -521 birthday F
        930 bit _
        780 bit _ $
        -212 bit of
        -994 bit of a
        508 bites
        1060 bits
        642 bitter
        1682 black
        486 black $
        639 black ,
        182 black F
        256 black F $
        725 blankets
        -542 block
        253 blood
        810 bloody mary
        800 bloody mary $
        771 blorf
        -826 blossom
        -609 blossom $
        1004 blue
        391 bo
        -553 board
        -953 boil
        725 boiled
        650 boiled F
        695 bol
        413 bone
        378 bone in
        256 boneless
        762 bonfire
        -654 book
        -481 booked
        -446 boss
        825 both
        -600 bottle
        -667 bottle $
        69 bottle of
        -625 bought
        993 bought a F
        952 bowl
        -209 bowl $
        -336 bowl ,
        -1024 bowl , F
        648 bowl of
        396 bowl of F
        395 bowl with
        555 bowls
        372 box
        130 box $
        -1256 boxes
        762 boy
        702 boy $
        805 break
        657 break $
        775 breakfast
        -808 breakfast $
        -417 breakfast ,
        -581 breakfast , #
        524 breakfast .
        237 breakfast F
        1239 breast
        802 breast ,
        783 breast , #
        1014 brekkie
        -533 bride
        -1089 bring
        -522 bring F
        -439 bringing
        614 broke
        1431 brought
        770 brown F
        171 brown F $
        897 bubble
        532 bubble F
        -790 budget
        425 buffalo
        794 buffet
        -722 build
        -1166 bump
        606 burned
        341 burnt
        92 bus $
        -566 busy
        1122 but
        892 but had
        593 but i
        -399 but it
        155 but the
        622 but the F
        -1200 butcher
        989 butty
        490 butty $
        -545 buy
        -416 buy F
        -383 buy F ,
        -17 by
        -615 by #
        105 by a
        -471 by mouth
        998 by the
        -324 c
        654 cab
        1325 caesar
        615 caesar F
        748 call
        1312 call ,
        1033 calling
        259 calorie
        -242 calories
        1166 came
        584 came out
        859 camp
        258 can
        817 can $
        -187 can i
        548 can of
        515 can of F
        -257 can you
        -923 cancelled
        -1038 cant
        622 canteen
        -785 capsule
        -786 capsule $
        -1080 capsules
        -176 car
        -522 car $
        -332 carb
        -1023 carbohydrates
        -974 card
        829 casserole
        -1356 caster
        -644 cat
        -496 catering
        1092 caved
        1359 celebrate
        379 celebrated
        773 change
        -384 chart
        -429 check
        826 cheeky
        525 cheer
        527 cheer me
        531 cheer me up
        -442 cheesy
        300 cheesy F
        1254 chicago
        879 chick
        304 chick fil
        304 chick fil a
        766 chilis
        -894 chillies
        932 chinese
        567 chipotle
        660 chomped
        702 chops
        438 chops $
        1199 chow
        622 chow mein
        -478 christmas
        -623 christmas $
        -621 chuck
        559 church
        414 class $
        788 clean $
        -757 client
        -707 client ,
        960 cliff
        -956 clockwork
        -734 closed
        -666 closed $
        109 club
        810 club F
        453 club F $
        390 coach
        -1242 coca
        -1246 coca F
        440 cold
        -414 cold $
        865 cold F
        -1005 come
        937 comfort
        -1117 coming
        718 con
        302 cone
        310 cone $
        472 consisted
        474 consisted of
        -226 consumed
        128 consuming
        -622 contain
        195 containing
        -491 contains
        -617 contains F
        -2 cook
        683 cook ,
        313 cook so
        342 cooked
        -434 cooked $
        441 cooked ,
        -327 cooked F
        -692 cooker
        -434 cool
        -828 cooling
        -42 corner
        560 cos
        386 cos i
        390 cos i was
        363 costa
        -808 costco
        -606 costco run
        487 cottage
        482 cottage F
        -456 couch
        -324 couch F
        745 could
        1371 couldnt
        1376 count
        708 counter
        465 couple
        -1019 course
        -956 crafted
        -440 cranberries
        649 crispy
        -456 cross
        -520 crossword
        -978 crown
        605 crumble
        869 crumbs
        726 crunch
        -1111 crush
        152 crust
        1051 crusts
        -628 cry
        812 cup
        1045 cup $
        -786 cup ,
        -867 cup F
        609 cup F $
        -535 cup F ,
        949 cup of
        219 cup of F
        -470 cups F
        503 cured
        -140 cut
        578 da
        335 dad
        229 dark
        282 dark F
        -463 day
        662 day # ,
        -1021 day $
        509 day , F
        -452 day .
        -285 day . F
        -754 day at
        -554 days
        -391 days $
        949 de
        1347 decaf $
        -1044 decide
        358 decided on
        319 decided on F
        651 deep dish
        -343 defrost
        -701 degrees
        -588 dehydrated
        678 delayed
        496 demolished
        505 demolished a
        944 dennys
        1336 desk
        563 desk $
        1870 dessert
        332 dessert $
        -717 diabetic
        1434 did
        -530 did a
        602 did i
        447 did i have
        545 didnt
        -943 didnt _
        602 didnt eat
        1275 didnt get
        277 diet
        -561 diet $
        1087 diet F
        736 diet F $
        -741 diet sheet
        547 diet starts
        612 diet starts tomorrow
        1065 dim
        809 dim sum
        356 dim sum $
        216 dinner
        504 dinner $
        323 dinner ,
        412 dinner , i
        -236 dish
        -1000 dishwasher
        -960 do
        -520 doc
        -409 does
        -82 dog
        -561 dog ate
        312 dog then
        -381 dogs
        747 doi
        -1136 doing
        -334 dollars
        -284 done
        -442 done $
        865 dont
        532 dont _
        976 dont tell
        -465 door
        674 double
        572 double F
        542 dough
        682 down
        -221 down $
        429 down a F
        295 down for
        -873 down to
        161 down with
        -994 dozen
        -555 dr F
        -607 drain
        451 drained
        1057 dram
        640 dram $
        -581 drank
        -357 drank #
        -707 drew
        253 drink
        320 drink $
        -496 drink more
        -499 drink more F
        -842 drinking
        -594 drinks
        709 drive
        305 drizzle
        535 drop
        -731 dropped my
        609 drowned
        538 dry
        530 dry F
        -328 due
        1243 during
        1214 during the
        709 e
        -949 each
        -972 each $
        -1068 ear
        410 earlier
        393 earlier $
        315 early
        -346 easter
        -1105 easy
        3 eat
        -516 eat $
        -510 eat F
        -495 eat F $
        706 eat a
        875 eat dinner
        647 eaten
        -467 eating
        -791 eating a
        -1055 eats
        -720 eats F
        -620 eight
        -1464 eighty
        575 elevenses
        497 else
        816 em
        -883 empty
        -349 end
        749 end of
        732 ended
        1746 energy
        740 energy drink
        436 energy drink $
        759 english
        89 enjoyed
        369 enjoying
        279 enjoying a
        -775 enough
        772 entire
        592 entry
        -610 equal
        -460 even
        366 evening
        229 evening $
        724 ever
        -1209 every
        225 everyone $
        -389 everything
        -623 everything $
        -575 everything F
        -351 except
        -438 extra
        -620 extra F
        -613 eyes
        -1307 face
        881 fairy
        519 fancy
        -583 far
        -1112 farmed
        -354 fast
        -755 fast $
        1186 fasting
        766 fasting ,
        475 fat
        -283 fed
        -294 fed the
        -482 feed
        -560 feeding
        -488 feeling
        517 feeling _
        -349 fell
        841 ferry
        449 festival
        763 festival $
        843 few
        304 fil
        305 fil a
        516 filet
        353 filled
        798 fillet
        916 filling
        752 filling $
        491 filter
        538 filter F
        1006 finally
        547 fingers
        313 fingers $
        -361 fingers ,
        -311 fingers and
        -310 fingers and F
        766 finish
        577 finished off
        356 finished the F
        -337 fire
        688 first
        727 first F
        -764 first then
        622 first thing
        622 first thing $
        525 first time
        924 five
        1240 flake
        792 flask
        779 flask of
        776 flask of F
        -134 flat
        122 flight
        -738 flower
        -706 flowering
        422 fluid
        379 fluid ounce
        -811 fly
        -597 fog
        -582 fold
        -509 fold in
        -1321 food
        -559 food .
        -413 food poisoning
        -351 foods
        -534 for #
        301 for # $
        -483 for # on
        -219 for F
        361 for F $
        -181 for a F
        826 for a _
        343 for annas
        345 for annas birthday
        206 for breakfast
        -455 for breakfast $
        -247 for breakfast ,
        278 for dinner
        182 for dinner $
        287 for lunch
        122 for lunch ,
        220 for me $
        1130 for once
        -760 for santa
        645 for school
        361 for school $
        -532 for the
        635 for the F
        -644 for the _
        453 for the first
        1085 for the road
        428 for the team
        1246 forgot
        -563 forgot my
        623 forgot to
        774 fork
        -1142 forty
        -1203 freezer
        601 french
        614 french F
        -517 fresh
        -798 fri
        148 friday
        -776 friday $
        327 fridge
        715 fried
        760 fried $
        574 fried F
        -967 fried green
        -961 fried green F
        344 friends
        353 friends $
        660 from
        -554 from #
        -329 from F
        -380 from F $
        -644 from a
        1083 from tesco
        884 from tesco $
        1444 from the
        752 from the F
        264 from the _
        -1081 from the corner
        392 from the freezer
        603 from the place
        208 front
        375 front of
        543 front of the
        -818 frozen
        -884 frozen F
        -572 frozen F ,
        1176 fry
        427 fry $
        -879 fry an
        -875 fry an F
        2181 fry up
        493 fuel
        641 full
        -739 full $
        1090 full english
        -374 full of
        -278 full of F
        261 fun size
        653 g
        456 g $
        812 g .
        740 g . #
        449 g F $
        -1189 g F ,
        270 g F and
        -833 g F with
        441 g _
        247 g bag
        -985 g carbohydrates
        330 g cooked
        303 g of
        -310 g protein
        -252 g protein $
        -752 game
        616 game $
        217 game on
        242 garden
        796 garden $
        511 gas station
        214 gave
        871 gave in
        449 gave me
        -960 get
        -687 get F
        -564 get a
        -301 gets
        -840 getting
        413 giant
        816 ginger F
        328 girls
        -820 give
        -457 giving
        770 glass
        293 glass of
        541 glasses of
        825 glazed
        729 glorps
        910 go $
        -1351 goal
        -952 goal #
        -720 golden
        -511 golden F
        -375 gone off
        -350 gone off $
        978 good $
        265 good .
        620 goreng
        17 got
        263 got #
        -506 got F
        -277 got _
        952 got me
        459 got the
        -1400 grab
        -577 grab F
        952 grabbed
        324 grabbed F
        263 grabbed a
        -621 gram
        -774 grams
        301 grams of
        893 grand
        -1093 grandad
        623 grande
        -765 grandma
        -757 grease
        -1353 great
        -638 great $
        648 greek
        624 greek F
        455 green F
        774 green F $
        -1501 green F and
        330 greggs
        904 grilled
        882 grilled F
        -1241 guests
        -618 guinea
        -803 guy
        546 gym
        288 gym $
        -533 had
        -56 had #
        754 had # $
        1120 had F
        -156 had F $
        -379 had F F
        368 had F at
        -330 had F fingers
        195 had F for
        209 had F on
        -495 had NO
        -1043 had a
        499 had a F
        -455 had nothing
        79 had the
        669 had the F
        -418 had to
        1037 haha
        2064 half
        700 halves
        453 hand
        478 hand F
        780 handed
        730 handful
        622 handful of
        583 handful of F
        949 hangover
        748 happened
        -379 happy
        -1007 hard
        -701 hard $
        -685 hard F
        -936 hard F F
        -573 harvest festival
        -662 has
        -622 has #
        337 has been
        711 have
        -470 have #
        -549 have F
        605 have _
        -514 have a
        597 have been
        320 have the
        815 have the F
        -435 havent
        -457 having
        -1217 having F
        309 having a
        -377 he
        188 healthy
        363 healthy ,
        -606 heartburn
        -1052 held
        -663 hell
        -640 hello
        -384 hello F
        -714 hello F $
        786 help
        732 helping
        -1453 hens
        -259 her F
        -604 here
        -672 here $
        -1070 hill
        541 him $
        -472 his
        -321 his F
        -720 hit
        676 hole
        588 hole $
        429 holiday
        580 holiday $
        -79 home
        733 home ,
        429 homemade
        341 homemade F
        -984 hook
        -520 horse
        565 hortons
        485 hot
        -415 hot F F
        644 hot pocket
        642 hot pocket $
        577 hotel
        -571 hour
        -522 hour $
        -1479 hours
        -982 house
        -1261 house $
        268 how
        -387 how many
        318 how much
        665 how much $
        -930 hr
        -871 hrs
        -562 humble
        -561 humble F
        360 hundred
        -804 hungry
        -445 hungry $
        -651 husband
        -1145 hydration
        -89 i
        399 i _
        844 i _ $
        322 i could
        506 i did
        -466 i didnt have
        -516 i drink
        -276 i get
        628 i got
        734 i got #
        285 i had
        -808 i had #
        1147 i had F
        190 i had a
        190 i have
        595 i have F
        -260 i have a
        -946 i left
        387 i possess
        310 i possess a
        695 i think
        289 i think $
        536 i took
        390 i was hungry
        902 i went
        436 i will
        408 i will be
        2376 iced
        1030 iced F
        905 iced F $
        -579 iced F with
        1043 id
        -1269 idea
        -78 if
        1181 if _
        -922 ill
        383 ill today
        382 ill today ,
        -585 im
        172 im enjoying
        492 im having
        -407 in
        413 in #
        -399 in # $
        538 in # ml
        834 in ,
        92 in F
        195 in F $
        -725 in F ,
        -219 in _
        -385 in _ $
        -883 in a
        -212 in a F
        574 in a _
        -903 in a cup
        896 in bed
        598 in bed $
        337 in bed ,
        726 in blankets
        -606 in blossom
        -606 in blossom $
        384 in front
        385 in front of
        761 in it $
        698 in my F
        -730 in the
        -287 in the F
        1059 in the car
        -649 in the freezer
        813 in the fridge
        650 in the hole
        825 in the hotel
        1406 in the kitchen
        449 in the library
        -407 in the oven
        339 in the park
        483 in town
        482 in town $
        579 inch
        138 inch of
        -612 inches $
        -415 included
        331 indulging
        331 indulging in
        -975 ingredients
        -971 ingredients .
        552 insisted
        -929 install
        168 instant F
        940 instead
        985 into F
        1026 into a F
        -1079 into the
        -149 into the F
        -396 intolerant
        -696 invoice
        534 irish
        -862 is
        -587 is #
        -168 is _
        622 is being
        360 is my
        -498 is the
        299 is what
        296 is what im
        -715 it
        407 it $
        -1080 it F
        378 it _
        373 it _ $
        1147 it again
        392 it all
        -594 it to
        1135 it was
        554 it went $
        -342 italian
        -731 italian F
        -1490 its
        606 jacket
        1106 jacket F
        544 jacket F $
        255 jan
        -1041 january
        -702 jar
        -684 jar of
        -1348 jars
        -478 jars $
        -991 java
        779 joe
        617 judge
        -606 june
        707 just
        -360 just F
        441 just had
        325 just had F
        440 just the
        -735 k
        474 kcal
        -322 keep
        -584 keeps
        -1279 kent
        -24 kept
        -926 keto
        -957 kg
        -285 kids
        -483 kids $
        -1070 kids F
        -792 kids F .
        455 kids and
        458 kids and me
        -368 kids had
        -385 kids had F
        335 kids in
        337 kids in bed
        528 kids left
        -323 kill
        -717 kilo
        -917 kilos
        719 kipling
        912 kitchen
        669 kitchen $
        673 knife
        -721 knock
        774 knocked
        776 knocked back
        645 kraft
        491 kraft dinner
        317 krispy
        318 krispy F
        540 l
        911 la
        -1061 lady
        174 lake
        -1097 landlord
        -947 landlord $
        455 laptop $
        498 large
        -474 large F
        248 large F $
        -456 large F with
        -529 last
        269 last F
        -1032 last F $
        525 last _
        -267 last night
        -1175 last year
        -192 late
        -1021 late $
        -513 later $
        -862 laundry
        493 law
        266 lawn
        306 lawn then
        -357 laws
        -1435 lb
        -753 lb #
        -754 lb # oz
        -563 lb F
        -440 lbs
        463 lean
        423 leave the
        520 leaves $
        657 lecture
        -246 left
        -718 left it
        970 leftover
        160 leftover F
        813 leftovers
        129 leg
        -634 leg day
        639 legion
        1224 lemsip
        -1180 letters
        310 library
        1104 licked
        -444 lidl
        804 light
        320 like
        -238 like F
        -321 like F $
        881 like _
        640 like _ $
        -449 like a F
        501 link
        -461 links
        -2259 list
        -390 list $
        -1294 list .
        -847 list . F
        -802 litre
        -524 little
        -1256 living
        534 lo
        -443 loaves
        722 log
        521 log F
        644 lol
        -852 long
        -836 look
        -699 look at
        1079 lost
        530 lost a
        -851 lot
        -152 lot $
        -580 love
        -976 lovely
        -513 loves
        -503 loves F
        -495 low
        -986 lunch
        170 lunch $
        230 lunch ,
        -414 lunch , F
        418 lunch .
        -602 lunch for
        541 lunch today
        283 lunch today ,
        296 lunch was
        621 lunchbox
        -986 luncheon
        -988 luncheon F
        -551 lunches
        572 lunchtime
        -1207 m25
        680 maccies
        370 machine
        498 machine F
        476 machine F $
        -886 mad $
        45 made
        511 made F
        422 made F for
        224 made with
        -300 make
        370 make that
        370 make that #
        -504 making
        900 managed
        687 many
        305 maple
        -925 marinade
        765 market
        809 mary
        800 mary $
        629 masala
        467 masala F
        605 match
        353 match $
        -899 maybe
        740 maybe #
        -1006 maybe $
        -555 maybe F
        514 mcdonalds
        550 mcdonalds $
        445 mcmuffin
        1371 me
        562 me #
        -367 me $
        -1211 me a
        822 me eat
        -384 meal prep
        -581 meal with
        -1403 meant
        516 measuring
        233 medium
        380 medium F
        985 meeting
        371 meetings
        357 meetings $
        676 mein
        659 melt
        732 melt $
        -644 melted
        -638 melted F
        385 menu
        704 menu $
        622 met
        -802 mg
        -755 mg $
        237 mi
        407 microwave F
        -680 midnight $
        652 midnight ,
        -393 might
        491 mild
        570 mile #
        582 mile # $
        1088 milky
        -1084 min
        319 mine
        512 mine $
        560 mini
        557 mini F
        -435 mins
        -532 mins $
        -928 minutes
        -770 minutes of
        746 mishti
        748 mishti doi
        275 missed
        550 missing
        481 mix
        179 mix $
        651 ml
        1319 ml $
        -646 ml F
        -832 ml F $
        -528 mobile
        616 monday
        -362 monday $
        -460 month $
        625 mopped
        627 mopped up
        102 morning
        -243 morning $
        357 morning ,
        -990 most
        984 mostly
        494 mostly F
        1463 mountain
        610 mountain of
        609 mountain of F
        -880 mouse
        -883 mouse trap
        354 mouth
        584 move
        -290 moved
        -280 moved to
        401 movie
        -505 moving
        478 mowed
        307 mowed the
        307 mowed the lawn
        -575 mr F
        719 mr kipling
        -1069 mrs
        -613 ms
        87 much
        467 much $
        348 much F
        -368 much F $
        402 mug
        276 mug of
        309 mum
        -583 mummy
        312 mums
        615 munched
        240 mushy
        301 my
        -395 my F
        649 my F ,
        152 my _
        -240 my _ $
        683 my _ F
        565 my baby
        -747 my bag
        757 my breakfast
        85 my desk
        103 my desk $
        -562 my dinner
        207 my meal
        1655 my mouth
        653 my sister
        94 my snack
        642 my stomach
        497 my way
        302 myself
        -279 myself $
        -440 myself to a
        -493 mystery
        635 n
        -22 n F
        -294 n F $
        -969 nail
        -698 name
        -350 nan
        1045 nani
        429 nans $
        582 nasi
        -1153 near
        -631 nectar
        -757 need
        -584 need F
        759 needed
        -707 needs
        469 negative
        -1157 never
        843 never again
        844 never again $
        -1000 new
        -1196 next
        -425 next week
        1036 ngl
        -572 nice
        511 night
        361 night $
        -514 night ,
        495 night .
        522 night F
        1393 nightcap
        434 nine
        835 nipped
        647 no
        -449 no ,
        -1109 none
        276 nonfat
        69 noon
        -883 normally
        -229 not
        -546 not a
        603 not sure
        -307 nothing
        -393 nothing $
        -767 now
        -41 now $
        575 number
        579 number #
        -593 numbers
        -625 nutrition
        499 o F
        -649 o2
        939 of
        335 of #
        612 of # F
        -84 of F
        -902 of F #
        -406 of F ,
        -32 of F F
        313 of F _
        -537 of F again
        -604 of F for
        -960 of F from
        677 of F so
        278 of F with
        335 of _ $
        -634 of _ F
        -1015 of a
        -891 of a F
        -873 of a _
        -355 of baked
        -423 of baked F
        226 of cooked
        -336 of dry F
        -611 of frozen
        -647 of frozen F
        412 of light
        -755 of myself
        -754 of myself $
        350 of raw
        293 of red
        491 of the
        127 of the F
        478 of the box
        596 of the day
        471 of the laptop
        302 of them
        -390 of white
        -487 of white F
        -69 off
        -979 off $
        -568 off ,
        -494 off F
        -501 off F $
        549 off _
        703 off the
        -445 off the F
        905 off the _
        -608 off the pier
        -917 offer
        754 office
        823 often
        515 oh
        -343 ok
        -525 ok $
        -1042 old
        -512 on
        306 on #
        -172 on $
        351 on F
        320 on F $
        291 on F ,
        -342 on F F
        304 on _
        406 on _ $
        -132 on a
        652 on a F
        641 on dessert
        -309 on friday
        -646 on friday $
        511 on holiday
        581 on holiday $
        -66 on it
        -112 on it $
        553 on monday
        352 on monday $
        -830 on offer
        -944 on the F
        -206 on the _
        477 on the bus
        1062 on the cob
        -544 on the dog
        430 on the go
        446 on the pier
        630 on the plane
        -566 on the radio
        451 on the sofa
        307 on the train
        865 on the way
        306 on track
        306 on track .
        520 on tv
        552 on white
        832 once
        550 once $
        967 one
        1056 ones
        391 only
        392 only $
        688 oops
        1029 open
        673 option
        -1569 or
        -1216 or F
        -689 or F F
        583 or so
        583 or so $
        355 or something
        354 or something $
        -1460 order
        -381 ordered
        -287 ordered a
        -1409 orders
        901 original
        1278 other
        947 other #
        522 ounce
        576 ounce of
        339 ounces
        317 ounces of
        -703 our
        -152 out
        -659 out #
        -831 out $
        1055 out for
        1124 out for F
        -331 out of
        -871 out of F
        509 out of the
        395 out with
        -325 oven $
        -117 over
        850 over my
        753 over the sink
        -716 overnight
        -520 overnight $
        387 own
        1098 own $
        475 oz
        794 oz $
        -364 oz ,
        -203 oz F
        -362 oz F $
        228 pack
        476 pack $
        481 pack of
        311 package
        312 package of
        -1259 packed
        821 packet
        462 packet $
        265 packet of
        1192 pad
        701 pad thai
        763 paid
        -880 paint
        -1033 painted
        -918 pale
        -343 pan
        -798 paper
        -619 park
        991 park $
        -567 parking
        -1352 parkrun
        713 party F
        586 passed on
        -290 past
        -872 paste
        -402 pastor
        1070 patty
        417 pcs
        -530 peel
        982 penguin
        -799 people
        -617 pepa
        -1285 percent
        -464 photos
        -400 physio
        -399 pi
        -1165 pick
        -1205 pick up
        -523 pick up F
        310 picked
        -475 picked F
        696 picked at
        664 picked up F
        246 picking
        134 piece
        -358 piece of F
        766 pieces
        488 pieces $
        709 pigs
        890 pigs in
        725 pigs in blankets
        -430 pill
        -1235 pinch
        -954 pinch of
        -947 pinch of F
        201 pink
        1149 pint of
        404 pint of F
        -213 pints of F
        370 place
        -537 place $
        608 plain
        436 plain F
        -1949 plan
        -510 plan .
        674 plane
        -1070 planted
        839 plate
        193 plate $
        687 plate ,
        310 plates
        -1565 please
        -485 please $
        999 please add
        617 please log
        524 please log F
        -714 pls
        614 plumber
        877 plus
        -197 pm
        -704 pm $
        650 pocket
        647 pocket $
        -447 points
        -413 poisoning
        -970 polish
        -949 polish $
        -611 poor
        -608 poor thing
        -607 poor thing $
        687 popeyes
        245 portion
        424 portion $
        388 possess
        312 possess a
        592 post
        336 pot
        279 pot $
        251 pot F
        399 pouch
        -552 pound
        -262 pound of
        -569 pound of F
        -916 pounds
        -931 poured
        -534 powder
        628 powder $
        -612 powdered
        -611 powdered F
        404 power
        -909 prep
        535 prepared
        395 preparing
        -955 price
        -987 printer
        -471 priya
        1610 protein
        -374 protein $
        718 protein F
        1265 protein bar
        -969 proud
        1115 pub
        381 puff
        728 punnet
        -627 puree
        -889 purple
        -644 pushups
        -501 put
        -485 put F
        563 put away
        -371 q3
        1308 quality
        1704 quarter
        456 quick
        715 quick #
        -395 quid
        767 quid for
        776 quid for a
        684 quiz
        -979 race
        -782 rack
        474 rack of
        477 rack of F
        -484 radio
        -566 radio $
        -1004 raffle
        728 raid
        -355 raining
        -667 raised #
        -588 ram
        848 ran
        701 ran over
        -44 raw
        -705 raw F
        -453 re
        -931 ready
        -967 ready $
        630 ready meal
        429 ready salted
        417 ready to
        408 real
        -148 recipe
        -388 recipe .
        -1087 record
        753 recovery
        271 red
        1201 red $
        452 red F
        -465 red F ,
        -1279 reduced
        -666 refill
        1088 regret
        455 regular
        840 reheated
        -645 repeat
        -560 report
        928 rest
        429 restaurant
        458 restaurant $
        171 rich
        247 rich F
        -238 ring
        -699 ripe
        1229 road
        2164 roast
        444 roast F
        1233 roast dinner
        521 roast dinner $
        209 roasted
        302 roasted F
        -911 rock
        -949 rolling
        35 room
        652 room ,
        625 rou
        -608 rough
        425 roughly
        -378 round
        -422 round to
        -1018 royale
        -890 rule
        -733 rule $
        -1189 run
        841 run $
        -589 run .
        -1009 runners
        -818 running
        -552 sad
        180 said
        -477 said NO the
        -749 sale
        560 salted
        631 sam ,
        1578 sampled
        581 sank
        -1216 santa
        -666 santa ,
        -269 sarah
        -1411 sat
        231 satisfying
        -317 saturday
        384 saturday night
        574 sauce
        687 sauce $
        -947 sauce ,
        1752 saved
        1067 say
        -374 says
        668 says F
        347 school $
        660 schooner
        483 scoops
        199 scrambled
        -860 scrape
        -1034 season
        854 seconds
        -1132 seed
        -1120 seed F
        -854 seeds ,
        -762 self
        228 sent
        636 sent F
        861 sent F ,
        -663 sermon
        327 serve
        488 serve $
        -280 served
        -432 serving
        -774 set
        1437 settled
        -847 seven
        -1183 shaped
        505 share
        625 share ,
        -200 she
        -555 shed
        -693 sheet
        246 shepherds
        268 shepherds F
        437 shirt
        -1042 shoe
        -1062 shoot
        399 shop
        -293 shop $
        424 shop for
        558 shot
        -849 should
        -469 shower
        -895 shower $
        -279 shredded
        -797 shut
        -704 sick
        -916 sick $
        519 side
        233 side F
        317 since
        875 since the
        420 single
        603 sink
        594 sipped
        -94 six
        -314 size
        315 size $
        -572 size of
        -551 sized
        662 skin
        440 skin on
        862 skipped
        807 skipped lunch
        -606 sky
        842 slab
        -181 sleep
        -1041 sleep $
        -449 slept
        1408 slice
        525 slice $
        -619 slice ,
        416 slice F
        416 slice of
        241 slice of F
        333 slices
        356 slices F
        299 slices of
        467 sloppy
        -542 slow
        -442 slugs
        1319 small
        214 small F
        791 smashed a
        -592 smell
        -637 smelled
        -814 smells
        -474 smells of
        -595 smelt
        166 smoked
        397 smoked F
        372 snack
        195 snack $
        190 snack ,
        -356 snack .
        -912 snacks
        -1857 snap
        2137 so
        848 so #
        970 so # F
        1730 so F
        334 so F F
        439 so F and
        -618 so NO $
        427 so a
        -819 so far
        -465 so hungry
        379 so i
        -947 so i left
        -417 so nothing
        1016 so that
        833 soccer
        328 sodium
        474 sofa $
        -255 soft
        578 soft serve
        1240 soggy
        -660 solid
        -357 solids
        225 some
        152 some F
        -379 some F $
        729 some _ $
        651 somebody
        991 somehow
        -244 someone
        532 something
        345 something $
        -512 sore
        609 sorrows
        2038 sorry
        1588 sorted
        677 sorted $
        649 sour
        739 sour $
        -1176 sowed
        -1114 soy
        -501 soy ,
        -553 soy sauce
        680 spag
        668 spag bol
        536 spice
        765 spicy
        -512 spilled
        -470 splash
        -485 splash of
        -594 split
        310 spoon
        1001 spoons
        240 spring
        975 spring F
        537 spring F $
        823 square
        411 square of
        368 squares
        674 staff
        992 stall
        900 stall $
        1459 stand
        1216 standing
        787 starbucks $
        -542 starbucks F
        -410 start
        -344 starter
        209 starts
        545 starts tomorrow
        376 starving
        1283 station
        752 station ,
        767 station F
        -672 staying
        -814 steakhouse
        -1410 steps
        -404 steps $
        -665 stick
        -580 stick $
        620 sticks
        -1066 still
        61 stir
        952 stir fry
        696 stir fry $
        649 stole
        -501 stomach
        525 stomach $
        -1030 stones
        585 stop
        705 stop $
        1103 stopped
        598 stopped at
        864 stove
        684 straight
        351 straight from
        346 straight from the
        476 street
        357 street $
        873 stress
        499 string
        468 string F
        -370 strip
        -293 stuck
        -920 study
        651 stuffed
        380 stuffed F
        -840 substitute
        709 subway
        806 sum
        357 sum $
        -753 sun
        440 sun $
        48 sunday
        80 sunday $
        -353 sunday ,
        612 sunday roast
        -958 sunflower F
        908 sunflower seeds
        -740 supper
        772 sure
        -630 swallow
        859 swapped
        436 sweet
        -362 sweet $
        793 sweet ,
        365 sweet F $
        -747 sweet tooth
        552 swift
        730 swimming
        388 t
        -1769 table
        -835 table #
        345 table for
        342 table for #
        467 tablespoon
        464 tablespoon of
        -373 take
        -879 taking
        1250 talked
        1003 tapas
        -538 target
        514 taste
        784 tasting
        691 tax
        1008 tbh
        -113 tbsp
        -55 tbsp F
        504 tbsp F $
        -1053 tbsp soy
        289 team
        552 team lunch
        450 team lunch $
        537 teaspoon
        536 teaspoon of
        -983 technically
        560 tell
        791 tell the
        384 telly
        -130 ten
        362 teriyaki
        -1100 tesco
        207 tesco $
        -840 test
        1073 tested
        1085 tested the
        -649 text
        899 thai
        509 thai green
        -463 than
        654 that
        930 that #
        -532 that $
        457 that F
        227 that has
        153 that has been
        420 that is
        -224 that was
        -156 the
        -134 the #
        -661 the $
        -931 the F
        208 the F $
        671 the F ,
        609 the F .
        744 the F F
        148 the F _
        -994 the F again
        -776 the F at
        -786 the F before
        1239 the F but
        574 the F for
        549 the F in
        -390 the F on
        729 the F to
        555 the F was
        968 the F were
        -240 the _
        -120 the _ $
        1116 the _ ,
        1131 the _ F
        -540 the _ for
        618 the _ machine
        377 the _ of
        -606 the _ on
        -662 the allotment
        242 the bakery
        483 the bakery $
        826 the bakery ,
        587 the beach
        1011 the beach $
        -369 the best
        -538 the bike $
        -448 the bill
        -363 the birthday
        -360 the birthday F
        555 the blue
        -551 the boss
        756 the box
        318 the box $
        -534 the bride
        90 the bus $
        -703 the butcher
        350 the car
        -836 the class
        380 the client
        1067 the cob
        -400 the corner
        -584 the corner shop
        1060 the day
        743 the day $
        -190 the dog
        -731 the dog $
        309 the dog then
        448 the first
        457 the first time
        699 the flight
        752 the game $
        216 the game on
        249 the girls
        434 the go
        432 the go $
        546 the gym
        259 the gym $
        647 the hole
        592 the hole $
        632 the jar
        178 the kids
        -300 the kids $
        458 the kids and
        690 the kitchen
        708 the kitchen $
        457 the laptop
        458 the laptop $
        1276 the last
        308 the last F
        271 the lawn
        305 the lawn then
        -482 the leftover
        -482 the leftover F
        -658 the list
        -390 the list $
        -137 the lot
        328 the match $
        704 the meeting
        -533 the new
        207 the office
        -712 the old
        -334 the oven $
        -732 the park
        633 the plane
        -676 the plate
        -875 the protein
        488 the pub
        -566 the radio $
        606 the road
        533 the road $
        569 the roast
        1208 the shop
        424 the shop for
        -552 the side
        502 the sofa $
        557 the spoon
        530 the stall
        252 the station
        509 the sun
        453 the sun $
        -801 the table
        327 the team
        455 the team lunch
        -635 the tin
        733 the train
        443 the train $
        538 the van
        421 the way
        -392 the way home
        430 the way to
        883 the whole thing
        -829 the window
        -786 the window $
        -552 their
        -355 them
        407 them $
        571 then
        771 then F $
        -613 then F ,
        441 then a
        -643 there
        551 there was
        577 these
        622 these days
        625 these days $
        366 they
        1023 they _
        -934 they had
        664 they were
        900 theyd
        -576 thick
        442 thigh
        383 thin
        -231 thing
        520 think
        291 think $
        -659 thinking
        -944 thirsty
        200 this
        -587 this _ $
        -215 this morning $
        600 this time
        565 this time $
        -267 this week
        -221 this week $
        -739 those
        -625 thought
        852 three
        -372 threw
        1011 through
        733 through _
        879 thru
        -1278 thurs
        -1137 thurs $
        -390 thursday
        -558 tickets
        979 tie
        265 tikka
        578 till
        566 tim hortons
        -373 time
        467 time $
        -276 time ,
        1002 times
        853 tin $
        -203 tin of
        -271 tin of F
        -594 tinned
        -597 tinned F
        -831 tinned F $
        -1257 tins
        -856 tip
        -1081 tired
        -544 tired $
        -1212 tmrw
        -163 to
        -790 to #
        -770 to F
        -300 to F $
        -413 to _
        592 to _ $
        173 to a
        717 to be
        268 to be good
        365 to be healthy
        -899 to bed
        -636 to bed $
        527 to cheer
        527 to cheer me
        897 to cook
        685 to cook ,
        313 to cook so
        158 to eat
        861 to fast
        -627 to fry
        882 to log
        292 to my
        493 to myself
        498 to myself $
        573 to start
        577 to start $
        -252 to the
        390 to the F
        361 to the shop
        650 toad
        645 toad in
        649 toad in the
        337 toasted
        -243 today
        -112 today $
        669 today , _
        749 toddler
        -652 tom
        -1021 tomorrow
        -622 tomorrow .
        848 tonic
        359 tonic $
        -595 tonight
        -136 tonight $
        -1247 too
        722 too $
        -675 too busy
        1070 too many
        -328 too much
        398 too much F
        344 took #
        721 took # $
        -564 took my F
        -1152 tooth
        234 top
        -183 touch
        443 tour
        839 town
        477 town $
        301 track
        307 track .
        480 traffic
        1357 trail
        1401 trail mix
        479 trail mix $
        1121 train
        476 train $
        -614 training
        -393 translate
        -923 trap
        -660 tray
        1089 treat
        592 treat $
        570 treated
        309 treated myself
        312 treated myself to
        -322 tree
        377 trimmed
        353 trimmed to
        1062 trolley
        1270 truck
        82 try
        188 trying
        183 trying to
        650 trying to be
        -146 tsp
        -955 tsp baking
        481 tub of
        431 tube
        553 tucked
        554 tucked into
        -554 tues
        591 tuesday
        479 tuesday $
        278 turn
        -230 turned
        -431 turned down
        -332 turned down a
        -499 twelve
        -444 twenty
        -685 twice
        945 two
        -1655 u
        662 ultra
        288 um
        344 uncle
        -577 under
        -360 under the
        -986 underrated
        -503 uni
        -440 units
        178 unsweetened
        -781 until
        475 up $
        -458 up ,
        537 up F on
        -357 up a
        903 up at
        629 up at #
        -388 up for
        448 up in
        466 up my
        509 up the
        -463 up to
        643 up with
        -400 update
        -789 upgrade
        371 us
        596 us F
        -493 use
        -583 used
        -541 used to
        238 using
        767 usual
        -814 v
        620 van
        -301 vanilla
        -418 vanilla F
        -549 vegan
        -622 vegetarian
        517 vending
        -815 vet
        -769 vet $
        248 victoria
        251 victoria sponge
        2010 w
        181 w #
        289 w F
        629 w a
        782 w my
        210 w the
        -510 waist
        -543 waiter
        817 waiting for the
        -858 walk
        114 walked
        405 walked the
        404 walked the dog
        412 walking
        656 wanted
        -372 wants
        -775 war
        708 ward
        896 warm
        574 warm F
        881 was
        729 was F
        -685 was F F
        718 was F and
        358 was _
        -414 was a
        841 was a F
        390 was hungry
        386 was hungry $
        -730 washing
        417 watched
        1047 watching
        829 watching the
        549 watching the match
        597 way
        -663 we
        271 we had
        321 we had F
        -891 wed
        -893 wedding
        -1193 wedge
        -459 weds
        634 wee
        -1174 week
        -746 week $
        -772 weekly
        -1262 weeks
        -660 weight
        -329 well
        1251 went
        569 went $
        393 went for
        704 went in
        584 went out
        342 went out for
        -407 were
        -1072 what
        -433 what a
        296 what im
        1500 whelks
        -151 when
        -787 when i
        -710 when i was
        -309 where
        399 which
        1347 while
        -658 whisk
        661 white
        231 white F
        -85 who
        636 who ate
        -164 whole
        317 whole F
        -1008 whole _
        479 whole bag
        918 wife
        -507 will
        -687 will be
        -789 window $
        -850 winter
        -850 winter $
        -504 wish
        495 with
        259 with #
        219 with F
        -179 with F $
        431 with F ,
        168 with F F
        172 with F and
        843 with a
        186 with a F
        -557 with a splash
        602 with an F
        309 with friends
        310 with friends $
        -576 with me
        438 with my
        863 with the
        160 with the _
        216 with the game
        -378 with the kids
        1413 won
        1010 won $
        -1066 wont
        -682 words
        -663 words $
        118 work
        605 workout
        -1308 world
        -647 worms
        -355 would
        -310 would kill
        1204 wouldnt
        -1160 wrong
        3188 x
        -1160 xmas
        973 xx
        -1278 year
        -493 year $
        -782 years
        -778 years _
        -781 yellow
        -412 yellow F
        597 yes
        839 yes to
        257 yesterday
        -298 yesterday $
        831 yesterday ,
        -1306 yet
        -717 you
        -1894 your
        -651 your F
        160 zero
        512 zoom
        2081 zorblax
        -113 ~ #
        -1049 ~ # $
        150 ~ # ,
        -619 ~ # NO
        503 ~ # _
        95 ~ # ~
        -365 ~ # ~aaaaaaaaaaaaab
        553 ~ # ~aaaaaaaaaaac
        -552 ~ # ~aaaaaaaai
        427 ~ &
        556 ~ ,
        -687 ~ , #
        639 ~ , F
        462 ~ , ~
        256 ~ , ~aaaaaaaaaaac
        1015 ~ , ~aic
        10 ~ , ~be
        783 ~ , ~c
        864 ~ , ~ee
        -210 ~ .
        -20 ~ . F
        374 ~ . ~
        867 ~ . ~aaaaaaaaaaac
        496 ~ F
        421 ~ F #
        640 ~ F $
        158 ~ F &
        113 ~ F ,
        82 ~ F .
        501 ~ F F
        -199 ~ F _
        351 ~ F ~
        509 ~ F ~aaaaaaaaaaac
        267 ~ F ~aaaaaaaaaab
        -306 ~ F ~aaaaaaaae
        472 ~ F ~aaaaaaaai
        405 ~ F ~aaaaaaaaiaac
        587 ~ F ~aaaaaaaaiaai
        -211 ~ F ~aaaaaaaaiacc
        -553 ~ F ~aaaaaaaiaaac
        -818 ~ F ~aaaaacaai
        -270 ~ F ~aab
        1157 ~ F ~acaaaiaaaaac
        879 ~ NO $
        -628 ~ NO ,
        -205 ~ _
        1521 ~ _ #
        -108 ~ _ $
        541 ~ _ ,
        884 ~ _ .
        210 ~ _ ~
        -221 ~ _ ~aaaaaaaaaab
        -393 ~ _ ~aaaaaaaai
        -1032 ~ _ ~aaaaaaaaiaac
        -747 ~ _ ~aaaaaaai
        839 ~ ~
        475 ~ ~ #
        1382 ~ ~ $
        -374 ~ ~ ,
        -1074 ~ ~ .
        -508 ~ ~ F
        -226 ~ ~ _
        817 ~ ~ ~
        -336 ~ ~ ~aaaaaaaaaab
        -616 ~ ~ ~aaaaaaaab
        40 ~ ~ ~aaaaaaaai
        -743 ~ ~ ~aaaaaaaaiaai
        -345 ~ ~ ~aaaaaaaaiacc
        501 ~ ~ ~aaaaaaae
        -602 ~ ~ ~aaaaaaai
        -113 ~ ~ ~aaaaaab
        1388 ~ ~ ~aaaaaabi
        -320 ~ ~ ~aaaae
        -474 ~ ~ ~aeaaaaaeaaac
        -674 ~ ~ ~aeaaaabe
        -776 ~ ~aaaaaaaaaaaaaab
        523 ~ ~aaaaaaaaaaaaaac
        1353 ~ ~aaaaaaaaaaaaaae
        1511 ~ ~aaaaaaaaaaaaaae $
        -79 ~ ~aaaaaaaaaaaaab
        -412 ~ ~aaaaaaaaaaaaab $
        366 ~ ~aaaaaaaaaaaaab ,
        652 ~ ~aaaaaaaaaaaaab ~
        -718 ~ ~aaaaaaaaaaaaai
        -634 ~ ~aaaaaaaaaaaae
        630 ~ ~aaaaaaaaaaaae #
        -756 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        457 ~ ~aaaaaaaaaaac
        455 ~ ~aaaaaaaaaaac ,
        -322 ~ ~aaaaaaaaaaac .
        704 ~ ~aaaaaaaaaaac F
        -628 ~ ~aaaaaaaaaaac ~
        726 ~ ~aaaaaaaaaaac ~aaaaaaaai
        -352 ~ ~aaaaaaaaaaacec
        407 ~ ~aaaaaaaaaab
        391 ~ ~aaaaaaaaaab #
        -149 ~ ~aaaaaaaaaab F
        878 ~ ~aaaaaaaaaab ~
        -627 ~ ~aaaaaaaaaab ~aeaaaaae
        -332 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        664 ~ ~aaaaaaaab
        473 ~ ~aaaaaaaae F
        -435 ~ ~aaaaaaaae ~
        647 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -544 ~ ~aaaaaaaaeaaaae
        673 ~ ~aaaaaaaaeaaai
        425 ~ ~aaaaaaaaeaab
        -292 ~ ~aaaaaaaaeaab $
        703 ~ ~aaaaaaaaeaab F
        826 ~ ~aaaaaaaaeaag
        405 ~ ~aaaaaaaai
        -904 ~ ~aaaaaaaai #
        446 ~ ~aaaaaaaai F
        -369 ~ ~aaaaaaaai ~
        -430 ~ ~aaaaaaaai ~aaaaaaaae
        373 ~ ~aaaaaaaai ~aab
        558 ~ ~aaaaaaaai ~aeaaaaaeaiac
        -592 ~ ~aaaaaaaai ~aeaaaabe
        330 ~ ~aaaaaaaai ~c
        390 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -330 ~ ~aaaaaaaaiaac
        -974 ~ ~aaaaaaaaiaac #
        407 ~ ~aaaaaaaaiaac F
        434 ~ ~aaaaaaaaiaac _
        394 ~ ~aaaaaaaaiaac ~
        306 ~ ~aaaaaaaaiaac ~aacaaaaaaai
        775 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        528 ~ ~aaaaaaaaiaai
        272 ~ ~aaaaaaaaiaai #
        -556 ~ ~aaaaaaaaiaai F
        315 ~ ~aaaaaaaaiaai ~
        267 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -478 ~ ~aaaaaaaaiacc
        317 ~ ~aaaaaaaaiacc #
        -1182 ~ ~aaaaaaaaiacc F
        577 ~ ~aaaaaaaaiacc ~
        -538 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        321 ~ ~aaaaaaac
        -153 ~ ~aaaaaaac $
        797 ~ ~aaaaaaacaaac
        499 ~ ~aaaaaaacaaac $
        638 ~ ~aaaaaaad
        -573 ~ ~aaaaaaae
        -2054 ~ ~aaaaaaae $
        -584 ~ ~aaaaaaae F
        803 ~ ~aaaaaaae ~
        527 ~ ~aaaaaaae ~aaaaaaaaaaaae
        229 ~ ~aaaaaaai
        -215 ~ ~aaaaaaai $
        184 ~ ~aaaaaaai F
        435 ~ ~aaaaaaai _
        -36 ~ ~aaaaaaai ~
        -406 ~ ~aaaaaaaiaaac
        464 ~ ~aaaaaab
        -1188 ~ ~aaaaaab $
        190 ~ ~aaaaaab ,
        169 ~ ~aaaaaab ~
        769 ~ ~aaaaaab ~aaaaaaaaiaac
        -332 ~ ~aaaaaabac
        683 ~ ~aaaaaabacaac
        546 ~ ~aaaaaabacaac $
        529 ~ ~aaaaaabacaac ,
        348 ~ ~aaaaaabi
        -414 ~ ~aaaaaabi $
        -368 ~ ~aaaaaac
        616 ~ ~aaaaaac ~aaaaf
        -539 ~ ~aaaaaacaaaaaaai
        488 ~ ~aaaaaacaeaaaaai
        916 ~ ~aaaaaagaaaaaaai
        -420 ~ ~aaaaab
        -147 ~ ~aaaaacaai
        -453 ~ ~aaaaacaai ~
        -692 ~ ~aaaaacaai ~aacaaaaaaaac
        477 ~ ~aaaabaaae
        583 ~ ~aaaabaaaeaab
        -217 ~ ~aaaae
        -106 ~ ~aaaae $
        -559 ~ ~aaaae ,
        -329 ~ ~aaaaeab
        100 ~ ~aab
        91 ~ ~aab F
        -539 ~ ~aabaab
        990 ~ ~aacaaab
        540 ~ ~aacaaab $
        -772 ~ ~aacaaabc
        199 ~ ~aacaaaeaiaac
        241 ~ ~ac
        463 ~ ~acaaaiaaaaac
        477 ~ ~acaaaiaaaaac ~
        687 ~ ~acab
        443 ~ ~acabaiaaaaac
        -520 ~ ~aeaaaaae
        -272 ~ ~aeaaaaaeaaac
        -1 ~ ~aeaaaaaeaaac F
        -280 ~ ~aeaaaaaeaaac _
        43 ~ ~aeaaaaaeaaac ~
        384 ~ ~aeaaaaaeaaac ~aaaaaab
        773 ~ ~aeaaaaaeaaac ~c
        431 ~ ~aeaaaaaeaiac
        858 ~ ~aeaaaaaeaiac _
        -953 ~ ~aeaaaabe
        -665 ~ ~aeaaaabe _
        -405 ~ ~aeaaaabe ~aaaaaab
        -843 ~ ~aic
        -665 ~ ~aic #
        -445 ~ ~aic F
        411 ~ ~b
        -320 ~ ~be
        797 ~ ~be ~
        766 ~ ~be ~acabai
        469 ~ ~c
        256 ~ ~c $
        1245 ~ ~caaaaaaaaaac
        964 ~ ~caaaaaaaeaac
        510 ~aaaaaaaaaaaaaaab ~aaaaaaaae
        -412 ~aaaaaaaaaaaaaaac #
        -313 ~aaaaaaaaaaaaaaac # ~
        -521 ~aaaaaaaaaaaaaaac $
        788 ~aaaaaaaaaaaaaaac ~
        -497 ~aaaaaaaaaaaaaab #
        302 ~aaaaaaaaaaaaaab $
        -839 ~aaaaaaaaaaaaaab ,
        -891 ~aaaaaaaaaaaaaab F
        827 ~aaaaaaaaaaaaaab ~aaaaaaaai
        818 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        -1258 ~aaaaaaaaaaaaaab ~aaaaacaai
        19 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        291 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        535 ~aaaaaaaaaaaaaab ~aeaaaaaeaiac
        1336 ~aaaaaaaaaaaaaab ~aeaaaabe
        -752 ~aaaaaaaaaaaaaac #
        -470 ~aaaaaaaaaaaaaac # ~
        476 ~aaaaaaaaaaaaaac $
        -611 ~aaaaaaaaaaaaaac .
        -402 ~aaaaaaaaaaaaaac F
        799 ~aaaaaaaaaaaaaac F $
        -560 ~aaaaaaaaaaaaaac F F
        -896 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -374 ~aaaaaaaaaaaaaac _ $
        1268 ~aaaaaaaaaaaaaac ~
        -828 ~aaaaaaaaaaaaaac ~aaaaaaaai
        469 ~aaaaaaaaaaaaaac ~aaaaaaaaiaac
        -891 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -315 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -317 ~aaaaaaaaaaaaaae $
        753 ~aaaaaaaaaaaaaae &
        295 ~aaaaaaaaaaaaaae ,
        635 ~aaaaaaaaaaaaaae , ~
        233 ~aaaaaaaaaaaaaae F
        618 ~aaaaaaaaaaaaaae F $
        -763 ~aaaaaaaaaaaaaae _
        651 ~aaaaaaaaaaaaaae ~
        955 ~aaaaaaaaaaaaaae ~ ~
        -401 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        -375 ~aaaaaaaaaaaaaae ~aaaaaaaaiaac
        1431 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -616 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -980 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -737 ~aaaaaaaaaaaaaae ~aic
        -746 ~aaaaaaaaaaaaaai $
        456 ~aaaaaaaaaaaaaai ,
        -306 ~aaaaaaaaaaaaaai ~aaaaaaaaaaaae
        629 ~aaaaaaaaaaaaaaj $
        363 ~aaaaaaaaaaaaaaj ~
        715 ~aaaaaaaaaaaaaaj ~aaaaaaaaiaaae
        -502 ~aaaaaaaaaaaaab $
        582 ~aaaaaaaaaaaaab ,
        1342 ~aaaaaaaaaaaaab F
        470 ~aaaaaaaaaaaaab F ~aaaaaaaaiaac
        1280 ~aaaaaaaaaaaaab ~
        790 ~aaaaaaaaaaaaab ~ $
        -865 ~aaaaaaaaaaaaac $
        964 ~aaaaaaaaaaaaac ~
        -891 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        404 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        405 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        648 ~aaaaaaaaaaaaae ~
        160 ~aaaaaaaaaaaaai F
        -394 ~aaaaaaaaaaaaai F ,
        407 ~aaaaaaaaaaaaai ~ ~
        369 ~aaaaaaaaaaaae # $
        579 ~aaaaaaaaaaaae # ~
        -315 ~aaaaaaaaaaaae ,
        277 ~aaaaaaaaaaaae F
        574 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        204 ~aaaaaaaaaaaae ~
        313 ~aaaaaaaaaaaae ~aaaaaaaai
        625 ~aaaaaaaaaaaae ~aaaaaaaai #
        441 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        647 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        534 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -386 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -464 ~aaaaaaaaaaaae ~aaaaacaai
        422 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -828 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        461 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        -587 ~aaaaaaaaaaab #
        -544 ~aaaaaaaaaaab _
        437 ~aaaaaaaaaaac #
        687 ~aaaaaaaaaaac # $
        683 ~aaaaaaaaaaac $
        613 ~aaaaaaaaaaac ,
        -526 ~aaaaaaaaaaac , F
        -19 ~aaaaaaaaaaac . F
        337 ~aaaaaaaaaaac F
        -1056 ~aaaaaaaaaaac F #
        536 ~aaaaaaaaaaac F $
        -622 ~aaaaaaaaaaac F ,
        -456 ~aaaaaaaaaaac F F
        544 ~aaaaaaaaaaac F _
        716 ~aaaaaaaaaaac F ~
        345 ~aaaaaaaaaaac F ~aaaaaaaai
        -421 ~aaaaaaaaaaac F ~aaaaaaaaiaac
        931 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        837 ~aaaaaaaaaaac F ~aaaaaaai
        -329 ~aaaaaaaaaaac _
        -788 ~aaaaaaaaaaac _ $
        1000 ~aaaaaaaaaaac ~
        548 ~aaaaaaaaaaac ~ $
        382 ~aaaaaaaaaaac ~ ,
        308 ~aaaaaaaaaaac ~ .
        -476 ~aaaaaaaaaaac ~ F
        -1074 ~aaaaaaaaaaac ~ ~
        825 ~aaaaaaaaaaac ~ ~aaaaaaaai
        162 ~aaaaaaaaaaac ~ ~aeaaaaaeaaac
        -249 ~aaaaaaaaaaac ~aaaaaaaaaaac
        1098 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -674 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -632 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -543 ~aaaaaaaaaaac ~aaaaaaaaaaac ~aaaaaaaai
        -541 ~aaaaaaaaaaac ~aaaaaaaaaab ~aeaaaaaeaaac
        -172 ~aaaaaaaaaaac ~aaaaaaaai
        -1053 ~aaaaaaaaaaac ~aaaaaaaai F
        860 ~aaaaaaaaaaac ~aaaaaaaai _
        721 ~aaaaaaaaaaac ~aaaaaaaai ~
        -222 ~aaaaaaaaaaac ~aaaaaaaaiaaae
        -351 ~aaaaaaaaaaac ~aaaaaaaaiaaae $
        -33 ~aaaaaaaaaaac ~aaaaaaaaiaac
        -771 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -426 ~aaaaaaaaaaac ~aaaaaaac
        360 ~aaaaaaaaaaac ~aaaaaab
        -567 ~aaaaaaaaaaac ~aaaaaab $
        549 ~aaaaaaaaaaac ~aaaaaabac
        -681 ~aaaaaaaaaaac ~aaaaacaai
        -563 ~aaaaaaaaaaac ~aaaaacaai ~
        23 ~aaaaaaaaaaac ~aaaae
        606 ~aaaaaaaaaaac ~aab
        -461 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -458 ~aaaaaaaaaaac ~aeaaaabe
        -341 ~aaaaaaaaaaacac ~
        -333 ~aaaaaaaaaaacac ~ ~aeaaaaaeaaac
        655 ~aaaaaaaaaaacac ~aaaaaaaai
        482 ~aaaaaaaaaaacai ~
        -660 ~aaaaaaaaaaacec #
        -832 ~aaaaaaaaaaacec $
        -443 ~aaaaaaaaaaacec ~aaaaaaaai
        -862 ~aaaaaaaaaaacec ~aaaaaaaai F
        399 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        393 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        1061 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1130 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -811 ~aaaaaaaaaaae $
        152 ~aaaaaaaaaab #
        202 ~aaaaaaaaaab # F
        -699 ~aaaaaaaaaab # ~
        557 ~aaaaaaaaaab F
        224 ~aaaaaaaaaab F $
        118 ~aaaaaaaaaab F ,
        16 ~aaaaaaaaaab F F
        -595 ~aaaaaaaaaab F _
        -246 ~aaaaaaaaaab F ~
        53 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -388 ~aaaaaaaaaab F ~aaaaaaai
        -392 ~aaaaaaaaaab _
        480 ~aaaaaaaaaab _ $
        684 ~aaaaaaaaaab _ F
        194 ~aaaaaaaaaab ~
        545 ~aaaaaaaaaab ~ $
        438 ~aaaaaaaaaab ~ F
        -345 ~aaaaaaaaaab ~ ~
        -534 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        448 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -1135 ~aaaaaaaaaab ~aaaaaaaae
        -891 ~aaaaaaaaaab ~aaaaaaaae $
        668 ~aaaaaaaaaab ~aaaaaaae
        462 ~aaaaaaaaaab ~aaaaaaae $
        611 ~aaaaaaaaaab ~aaaaaaae F
        -479 ~aaaaaaaaaab ~aaaaaaae _
        439 ~aaaaaaaaaab ~aab
        -376 ~aaaaaaaaaab ~aeaaaaaeaaac #
        170 ~aaaaaaaaaab ~aeaaaaaeaaac F
        218 ~aaaaaaaaaab ~aeaaaaaeaaac ~
        -119 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        486 ~aaaaaaaaaab ~ai
        1186 ~aaaaaaaaaab ~aic
        598 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        495 ~aaaaaaaaaab ~aic ~aeaaaabe
        1403 ~aaaaaaaaaab ~be
        338 ~aaaaaaaaaab ~c
        -423 ~aaaaaaaaab ~aeaaaaaeaaac
        -207 ~aaaaaaaaac $
        1181 ~aaaaaaaaae _
        -565 ~aaaaaaaaae ~be
        -1255 ~aaaaaaaab ~aaaaaaae
        991 ~aaaaaaaab ~aeaaaaaeaaac
        1118 ~aaaaaaaab ~aeaaaaaeaaac F
        -396 ~aaaaaaaab ~aeaaaabe
        1386 ~aaaaaaaab ~aic
        556 ~aaaaaaaab ~aic ~aeaaaaaeaaac
        531 ~aaaaaaaab ~be
        -1130 ~aaaaaaaae #
        -598 ~aaaaaaaae # $
        -581 ~aaaaaaaae $
        545 ~aaaaaaaae ,
        561 ~aaaaaaaae , #
        -549 ~aaaaaaaae , F
        489 ~aaaaaaaae , ~
        830 ~aaaaaaaae , ~aeaaaaaeaaac
        -276 ~aaaaaaaae , ~be
        1394 ~aaaaaaaae .
        693 ~aaaaaaaae . #
        270 ~aaaaaaaae F
        411 ~aaaaaaaae F ,
        311 ~aaaaaaaae _
        391 ~aaaaaaaae _ $
        696 ~aaaaaaaae _ _
        -443 ~aaaaaaaae ~
        813 ~aaaaaaaae ~ $
        241 ~aaaaaaaae ~ ,
        389 ~aaaaaaaae ~ F
        -160 ~aaaaaaaae ~ ~
        -594 ~aaaaaaaae ~ ~aaaaaaaai
        785 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -636 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        -528 ~aaaaaaaae ~aaaaaaaaaaaae
        780 ~aaaaaaaae ~aaaaaaaaaaac ,
        -734 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        740 ~aaaaaaaae ~aaaaaaaaaab
        714 ~aaaaaaaae ~aaaaaaaaaab F
        11 ~aaaaaaaae ~aaaaaaaae
        271 ~aaaaaaaae ~aaaaaaaaeaab
        -394 ~aaaaaaaae ~aaaaaaaai
        -545 ~aaaaaaaae ~aaaaaaaai #
        428 ~aaaaaaaae ~aaaaaaaai ~
        -771 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        645 ~aaaaaaaae ~aaaaaaaaiaac $
        -719 ~aaaaaaaae ~aaaaaaaaiaac F
        -660 ~aaaaaaaae ~aaaaaaaaiaac _
        751 ~aaaaaaaae ~aaaaaaaaiaac ~
        -374 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        711 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        31 ~aaaaaaaae ~aaaaaaaaiaai
        -1122 ~aaaaaaaae ~aaaaaaaaiacc
        -337 ~aaaaaaaae ~aaaaaaaaiacc ~aeaaaaaeaaac
        893 ~aaaaaaaae ~aaaaaaac
        -715 ~aaaaaaaae ~aaaaaaai
        -416 ~aaaaaaaae ~aaaaaaai $
        321 ~aaaaaaaae ~aaaaaaai F
        471 ~aaaaaaaae ~aaaaaabacaac
        -469 ~aaaaaaaae ~aaaaaac
        -577 ~aaaaaaaae ~aaaaaacaaaaaaai
        513 ~aaaaaaaae ~aaaaaacaaaac
        692 ~aaaaaaaae ~aaaaaacaaaac ~aaaaaaaaiaac
        -272 ~aaaaaaaae ~aaaaab
        -815 ~aaaaaaaae ~aab
        -704 ~aaaaaaaae ~aabaab
        -151 ~aaaaaaaae ~acaaaiaaaaac
        -378 ~aaaaaaaae ~acabaiaaaaac
        989 ~aaaaaaaae ~acabi
        -1009 ~aaaaaaaae ~aeaaaaaeaaac
        -1025 ~aaaaaaaae ~aeaaaaaeaaac F
        -832 ~aaaaaaaae ~aeaaaabe
        -898 ~aaaaaaaae ~aic
        1175 ~aaaaaaaae ~c
        -623 ~aaaaaaaaeaaaae ,
        1034 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        -343 ~aaaaaaaaeaab $
        893 ~aaaaaaaaeaab ,
        669 ~aaaaaaaaeaab F
        627 ~aaaaaaaaeaab F ~aaaaaaaaiaac
        1439 ~aaaaaaaaeaab ~
        -472 ~aaaaaaaaeaab ~aaaaaaaai
        386 ~aaaaaaaaeaab ~aaaaaaaaiacc
        139 ~aaaaaaaaeaae $
        345 ~aaaaaaaaeaae ,
        874 ~aaaaaaaaeaae F
        505 ~aaaaaaaaeaae ~acaaaiaaaaac
        707 ~aaaaaaaaeaag ~
        -261 ~aaaaaaaai #
        -416 ~aaaaaaaai # $
        619 ~aaaaaaaai # F
        -369 ~aaaaaaaai # ~
        -775 ~aaaaaaaai # ~aaaaaaaaaab
        -654 ~aaaaaaaai # ~aaaaaaaaiaac
        665 ~aaaaaaaai # ~acab
        -833 ~aaaaaaaai $
        -276 ~aaaaaaaai F
        -898 ~aaaaaaaai F #
        246 ~aaaaaaaai F $
        -853 ~aaaaaaaai F ,
        187 ~aaaaaaaai F F
        317 ~aaaaaaaai F _
        544 ~aaaaaaaai F ~
        -602 ~aaaaaaaai F ~aaaaaaaaaab
        -731 ~aaaaaaaai F ~aaaaaaaaiaac
        278 ~aaaaaaaai F ~aaaaaaaaiaai
        -611 ~aaaaaaaai F ~aaaaaaaaiacc
        469 ~aaaaaaaai F ~aaaaaaai
        -369 ~aaaaaaaai F ~aeaaaabe
        368 ~aaaaaaaai _
        720 ~aaaaaaaai _ $
        256 ~aaaaaaaai _ ,
        -1085 ~aaaaaaaai _ F
        457 ~aaaaaaaai _ ~
        616 ~aaaaaaaai _ ~aaaaaaaaiacc
        842 ~aaaaaaaai ~
        484 ~aaaaaaaai ~ #
        165 ~aaaaaaaai ~ $
        -449 ~aaaaaaaai ~ ,
        -820 ~aaaaaaaai ~ F
        446 ~aaaaaaaai ~ _
        593 ~aaaaaaaai ~ ~
        -195 ~aaaaaaaai ~ ~aaaaaaaaaab
        1134 ~aaaaaaaai ~aaaaaaaaaaaaaab
        251 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        516 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -231 ~aaaaaaaai ~aaaaaaaaaaac
        453 ~aaaaaaaai ~aaaaaaaae $
        492 ~aaaaaaaai ~aaaaaaaae F
        443 ~aaaaaaaai ~aaaaaaaai
        405 ~aaaaaaaai ~aaaaaaai
        -538 ~aaaaaaaai ~aaaaaabac
        -419 ~aaaaaaaai ~aaaaaabac $
        -792 ~aaaaaaaai ~aaaaaabacaac
        -613 ~aaaaaaaai ~aaaaaabacaac $
        301 ~aaaaaaaai ~aeaaaaae
        466 ~aaaaaaaai ~aeaaaaae F
        828 ~aaaaaaaai ~aeaaaaaeaaac
        -303 ~aaaaaaaai ~aeaaaaaeaaac F
        -523 ~aaaaaaaai ~aeaaaaaeaaac _
        -280 ~aaaaaaaai ~aeaaaaaeaaac ~
        353 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaab
        -423 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -914 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        456 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        776 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        453 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        363 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -548 ~aaaaaaaai ~aeaaaaaeai
        186 ~aaaaaaaai ~aeaaaaaeaiac
        -114 ~aaaaaaaai ~aeaaaaaeaiac F
        997 ~aaaaaaaai ~aeaaaaaeaiac ~
        235 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        378 ~aaaaaaaai ~aeaaaabe
        -347 ~aaaaaaaai ~aeaaaabe $
        -950 ~aaaaaaaai ~be
        -434 ~aaaaaaaai ~be ~aabaab
        166 ~aaaaaaaai ~c
        555 ~aaaaaaaai ~ee
        -982 ~aaaaaaaaiaaae $
        -567 ~aaaaaaaaiaaae ,
        -499 ~aaaaaaaaiaaae F
        -501 ~aaaaaaaaiaaae F $
        552 ~aaaaaaaaiaaae _
        -580 ~aaaaaaaaiaaae ~
        -414 ~aaaaaaaaiaaae ~ $
        837 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -194 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        903 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -92 ~aaaaaaaaiaaae ~aeaaaaaeaaac ~
        -628 ~aaaaaaaaiaac # $
        -266 ~aaaaaaaaiaac # F
        636 ~aaaaaaaaiaac # ~
        -1039 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -28 ~aaaaaaaaiaac $
        316 ~aaaaaaaaiaac ,
        651 ~aaaaaaaaiaac , ~
        556 ~aaaaaaaaiaac F
        379 ~aaaaaaaaiaac F $
        -409 ~aaaaaaaaiaac F ,
        -224 ~aaaaaaaaiaac F F
        426 ~aaaaaaaaiaac F ~aaaaaaaaaab
        708 ~aaaaaaaaiaac _ ~aaaaaaaai
        12 ~aaaaaaaaiaac ~
        -634 ~aaaaaaaaiaac ~ #
        -116 ~aaaaaaaaiaac ~ $
        -754 ~aaaaaaaaiaac ~ F
        -831 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        296 ~aaaaaaaaiaac ~ ~aaaaaaaai
        824 ~aaaaaaaaiaac ~ ~aaaaaabae
        650 ~aaaaaaaaiaac ~aaaaaaae
        616 ~aaaaaaaaiaac ~aaaaaaae $
        -399 ~aaaaaaaaiaac ~aaaaaaai
        850 ~aaaaaaaaiaac ~aaaaaab $
        100 ~aaaaaaaaiaac ~aaaae
        48 ~aaaaaaaaiaac ~aaaae $
        -390 ~aaaaaaaaiaac ~aaaae ,
        306 ~aaaaaaaaiaac ~aacaaaaaaai
        305 ~aaaaaaaaiaac ~aacaaaaaaai .
        -756 ~aaaaaaaaiaac ~aeaaaaae
        53 ~aaaaaaaaiaac ~aeaaaaaeaaac
        -60 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        244 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -689 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        989 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        567 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        646 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaabaaaeaab
        -460 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaae
        438 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -544 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        1173 ~aaaaaaaaiaac ~aeaaaaaeaiac
        728 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -697 ~aaaaaaaaiaac ~aeaaaaaeaiac _
        -563 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        745 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -579 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        222 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        262 ~aaaaaaaaiaai #
        142 ~aaaaaaaaiaai # ~
        258 ~aaaaaaaaiaai F
        -23 ~aaaaaaaaiaai F $
        434 ~aaaaaaaaiaai F ,
        174 ~aaaaaaaaiaai F F
        -810 ~aaaaaaaaiaai F ~
        190 ~aaaaaaaaiaai F ~aaaaaaaaaab
        243 ~aaaaaaaaiaai F ~aaaaaaaai
        124 ~aaaaaaaaiaai ~
        557 ~aaaaaaaaiaai ~ $
        258 ~aaaaaaaaiaai ~ F
        -601 ~aaaaaaaaiaai ~ ~aaaaaaaai
        -350 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -570 ~aaaaaaaaiaai ~aaaaaaae
        599 ~aaaaaaaaiaai ~aeaaaaae F
        995 ~aaaaaaaaiaai ~aeaaaaaeaaac
        441 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        176 ~aaaaaaaaiaai ~aeaaaaaeaaac _
        -163 ~aaaaaaaaiaai ~aeaaaaaeaaac ~
        -429 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        86 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        449 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -851 ~aaaaaaaaiaai ~aeaaaabe
        335 ~aaaaaaaaiaai ~c
        360 ~aaaaaaaaiaai ~c $
        -580 ~aaaaaaaaiacc #
        302 ~aaaaaaaaiacc # $
        -210 ~aaaaaaaaiacc # ~
        -478 ~aaaaaaaaiacc # ~aaaaaaaaiaac
        -316 ~aaaaaaaaiacc F
        374 ~aaaaaaaaiacc F $
        98 ~aaaaaaaaiacc ~
        759 ~aaaaaaaaiacc ~ $
        -626 ~aaaaaaaaiacc ~ ,
        -752 ~aaaaaaaaiacc ~ F
        -747 ~aaaaaaaaiacc ~ _
        334 ~aaaaaaaaiacc ~ ~aaaaaaaaeaab
        -1462 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1049 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        357 ~aaaaaaaaiacc ~aaaaaaaae $
        217 ~aaaaaaaaiacc ~aaaaaaae $
        846 ~aaaaaaaaiacc ~aaaaaabac
        303 ~aaaaaaaaiacc ~aaaaaabac $
        326 ~aaaaaaaaiacc ~aaaaaabac ,
        1038 ~aaaaaaaaiacc ~aaaaaabacaac
        -131 ~aaaaaaaaiacc ~aaaaaabacaac ,
        -414 ~aaaaaaaaiacc ~aaaae $
        649 ~aaaaaaaaiacc ~aeaaaaae
        -995 ~aaaaaaaaiacc ~aeaaaaaeaaac
        154 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        -374 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaaaaac
        455 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        438 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -618 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        400 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        180 ~aaaaaaaaiacc ~aeaaaaaeaiac ~aaaaaab
        215 ~aaaaaaab $
        214 ~aaaaaaab F
        344 ~aaaaaaab ~aeaaaaaeaaac
        -424 ~aaaaaaac #
        509 ~aaaaaaac $
        565 ~aaaaaaac ,
        344 ~aaaaaaac F $
        -498 ~aaaaaaac F ,
        -646 ~aaaaaaac F ~
        -476 ~aaaaaaac _
        538 ~aaaaaaac ~
        -1026 ~aaaaaaac ~ $
        323 ~aaaaaaac ~ F
        1240 ~aaaaaaac ~aaaaaaaaaaaae
        -526 ~aaaaaaac ~aaaaaaaaaaaae F
        -503 ~aaaaaaac ~aaaaaaaaiaac _
        389 ~aaaaaaac ~aaaaaaaaiaac ~aeaaaaaeaaac
        395 ~aaaaaaac ~aaaaaaaaiaai
        -557 ~aaaaaaac ~aaaaaaaaiacc
        944 ~aaaaaaac ~aaaaaaac
        693 ~aaaaaaac ~aaaaaaac $
        737 ~aaaaaaac ~aaaaaaac ~aaaaaaaaiaac
        -302 ~aaaaaaac ~aaaaaaae
        1233 ~aaaaaaac ~aaaaaabacaac
        520 ~aaaaaaac ~aaaaaabacaac $
        -922 ~aaaaaaac ~aeaaaaae
        -924 ~aaaaaaac ~aeaaaaae F
        178 ~aaaaaaac ~aeaaaaaeaaac
        593 ~aaaaaaac ~aeaaaaaeaaac F
        177 ~aaaaaaac ~aeaaaaaeaaac ~
        528 ~aaaaaaacaaac $
        -619 ~aaaaaaacaaac ,
        418 ~aaaaaaacaaac F
        435 ~aaaaaaacaaac ~aaaaaaaai
        243 ~aaaaaaacaaac ~aaaaaaaai F
        195 ~aaaaaaacaaac ~aaaaaaaai ~
        -1266 ~aaaaaaace $
        1201 ~aaaaaaad $
        572 ~aaaaaaae #
        792 ~aaaaaaae F
        -278 ~aaaaaaae F $
        721 ~aaaaaaae F ~aaaaaaaaaab
        569 ~aaaaaaae _ $
        829 ~aaaaaaae ~
        698 ~aaaaaaae ~ ~aaaaaaaaiacc
        -657 ~aaaaaaae ~aaaaaaaai
        -321 ~aaaaaaae ~aeaaaaaeaaac
        741 ~aaaaaaae ~aeaaaaaeaaac _
        -752 ~aaaaaaae ~aeaaaaaeaaac ~
        -594 ~aaaaaaae ~aic
        -724 ~aaaaaaae ~aic F
        227 ~aaaaaaai #
        1015 ~aaaaaaai # F
        -515 ~aaaaaaai $
        375 ~aaaaaaai ,
        853 ~aaaaaaai F
        1225 ~aaaaaaai F $
        677 ~aaaaaaai F F
        747 ~aaaaaaai F ~aaaaaaaaaab
        -616 ~aaaaaaai NO $
        -642 ~aaaaaaai _ $
        692 ~aaaaaaai _ ,
        49 ~aaaaaaai ~
        -617 ~aaaaaaai ~ $
        736 ~aaaaaaai ~ F
        -747 ~aaaaaaai ~ ~aaaaaaaai
        -241 ~aaaaaaai ~aaaaaaaaaaac
        -525 ~aaaaaaai ~aaaaaaaaaaac $
        -811 ~aaaaaaai ~aaaaaaaai
        -448 ~aaaaaaai ~aaaaaaaaiaac
        1194 ~aaaaaaai ~aaaaaaai
        565 ~aaaaaaai ~aaaaaabi
        335 ~aaaaaaai ~aaaaaabi $
        -511 ~aaaaaaai ~aaaaaacaaaac
        -410 ~aaaaaaai ~aaai
        -502 ~aaaaaaai ~aab
        636 ~aaaaaaai ~aabaab
        709 ~aaaaaaai ~aeaaaaaeaaac
        816 ~aaaaaaai ~aeaaaaaeaaac F
        214 ~aaaaaaai ~aeaaaaaeaaac ~
        366 ~aaaaaaai ~aeaaaabe ~
        894 ~aaaaaaai ~aic
        810 ~aaaaaaai ~aic #
        429 ~aaaaaaai ~aic F
        690 ~aaaaaaai ~aic ~aeaaaaaeaaac
        -981 ~aaaaaaai ~be ~aaaaaag
        155 ~aaaaaaai ~be ~aic
        559 ~aaaaaaaiaaac ~
        239 ~aaaaaaaiaaac ~ $
        -608 ~aaaaaaaiaaac ~ ,
        1095 ~aaaaaaaiaaac ~ ~aaaaaaai
        -612 ~aaaaaaaiaaac ~aaaaaaai
        371 ~aaaaaaaiaaac ~aaaaaab
        -732 ~aaaaaaaiaaac ~aaaaaab $
        559 ~aaaaaaaiaaac ~aaaaaabae
        498 ~aaaaaaaiaaac ~aaaaacaai
        494 ~aaaaaaaiaaac ~aaaaacaai ~
        -425 ~aaaaaaaiaaac ~aeaaaaaeaaac F
        -512 ~aaaaaaaiaaac ~aeaaaaaeaiac
        769 ~aaaaaaaiaaac ~be
        563 ~aaaaaaaiaaac ~be ~acabi
        1123 ~aaaaaab $
        1317 ~aaaaaab ,
        -129 ~aaaaaab , F
        321 ~aaaaaab , ~be
        878 ~aaaaaab .
        480 ~aaaaaab F
        670 ~aaaaaab F $
        -469 ~aaaaaab _
        -198 ~aaaaaab ~
        -711 ~aaaaaab ~aaaaaaaaaaac
        269 ~aaaaaab ~aaaaaaaae
        1032 ~aaaaaab ~aaaaaaaai
        461 ~aaaaaab ~aaaaaaaai #
        407 ~aaaaaab ~aaaaaaaai F
        244 ~aaaaaab ~aaaaaaaai ~
        366 ~aaaaaab ~aaaaaaaaiaac
        666 ~aaaaaab ~aaaaaaaaiaac ~
        66 ~aaaaaab ~aaaaaaaaiaai
        674 ~aaaaaab ~aaaaaaac
        669 ~aaaaaabac $
        819 ~aaaaaabac ,
        420 ~aaaaaabac , ~
        254 ~aaaaaabac .
        576 ~aaaaaabac . #
        -475 ~aaaaaabac . ~
        -456 ~aaaaaabac ~ ,
        -897 ~aaaaaabac ~aaaaaaaae
        -305 ~aaaaaabac ~aaaaaaaaiaai
        -603 ~aaaaaabac ~aaaaaaaaiacc
        547 ~aaaaaabac ~aaaaaabi
        282 ~aaaaaabac ~aaaaaabi ,
        298 ~aaaaaabac ~acabai
        875 ~aaaaaabacaac ,
        -223 ~aaaaaabacaac , #
        -665 ~aaaaaabacaac , F
        -1059 ~aaaaaabacaac , ~
        697 ~aaaaaabacaac , ~aeaaaaaeaaac
        414 ~aaaaaabacaac , ~be
        -305 ~aaaaaabacaac . F
        358 ~aaaaaabacaac F
        226 ~aaaaaabacaac ~
        -364 ~aaaaaabacaac ~ $
        618 ~aaaaaabacaac ~ ~aaaaaaaai
        -414 ~aaaaaabacaac ~aaaaaaaaeaaaaaab
        -536 ~aaaaaabacaac ~aaaaaabi
        815 ~aaaaaabacaac ~acaaaiaaaaac
        1587 ~aaaaaabacaac ~aeaaaabe
        709 ~aaaaaabacaac ~aeaaaabe ~
        368 ~aaaaaabae $
        -509 ~aaaaaabae ,
        -975 ~aaaaaabae , ~
        495 ~aaaaaabae .
        523 ~aaaaaabae F
        -889 ~aaaaaabae ~aaaaaaaai
        -410 ~aaaaaabi $
        510 ~aaaaaabi ,
        669 ~aaaaaabi , _
        -751 ~aaaaaabi , ~
        -297 ~aaaaaac #
        -1239 ~aaaaaac F
        -470 ~aaaaaac F $
        -320 ~aaaaaac _
        -925 ~aaaaaac ~ $
        696 ~aaaaaac ~aaaaaaaaaaacec
        -1214 ~aaaaaac ~aaaaaaaai
        -453 ~aaaaaac ~aaaaaaaai F
        -876 ~aaaaaac ~aaaaaaaai ~
        -408 ~aaaaaac ~aaaaaaaaiaac
        -428 ~aaaaaac ~aaaaaaae
        543 ~aaaaaac ~aaaaf
        -931 ~aaaaaac ~aeaaaaaeaaac
        -481 ~aaaaaacaaaaaaai $
        871 ~aaaaaacaaaaaaai F $
        -501 ~aaaaaacaaaaaaai ~
        -700 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -473 ~aaaaaacaaaaaaci NO ~aeaaaaaeaaac
        367 ~aaaaaacaaaac #
        723 ~aaaaaacaaaac # $
        -627 ~aaaaaacaaaac F
        1554 ~aaaaaacaaaac ~
        -1323 ~aaaaaacaaaac ~aaaaaaaaaaac
        -500 ~aaaaaacaaaac ~aaaaaaaaaaac $
        341 ~aaaaaacaaaac ~aaaaaaaaaaacec
        342 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1517 ~aaaaaacaaaac ~aaaaaaaaiaac
        -563 ~aaaaaacaaaac ~aeaaaaaeaiac F
        1011 ~aaaaaacaeaaaaai $
        -869 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -644 ~aaaaaae #
        -1474 ~aaaaaae F
        -396 ~aaaaaae F $
        -1029 ~aaaaaae F ~aaaaaaaaaab
        883 ~aaaaaae ~
        487 ~aaaaaae ~aaaaaaaaaaaaaae
        526 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -528 ~aaaaaae ~aaaaaaaaiaac
        668 ~aaaaaae ~aeaaaaaeaiac
        914 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac
        928 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -282 ~aaaaaaeaaaaaaaj ~aaaaacaai
        -521 ~aaaaaaeb F
        -318 ~aaaaaaeb ~aeaaaaaeaaac
        -549 ~aaaaaag ~
        582 ~aaaaaag ~aeaaaaaeaaac
        352 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        516 ~aaaaaagaaaaaaai ~aeaaaaaeaaac ~
        644 ~aaaaaagaaaaaaai ~aeaaaabe
        403 ~aaaaaam ~
        1191 ~aaaaaam ~aaaaaaae
        -505 ~aaaaaamaaaaaaab F
        850 ~aaaaaamaaaaaaab ~aaaaaaae
        -297 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -404 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -730 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -203 ~aaaaaamaaaacaaj F
        827 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        566 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        924 ~aaaaaao F
        865 ~aaaaaao F ,
        872 ~aaaaaao ~aaaaaaaaiaac
        610 ~aaaaaao ~aaaaaaae
        596 ~aaaaaao ~aeaaaaaeaaac F
        -471 ~aaaaaao ~aeaaaabe
        693 ~aaaaab #
        773 ~aaaaab # $
        410 ~aaaaab # F
        -384 ~aaaaab F
        518 ~aaaaab ~aaaaacaai
        623 ~aaaaab ~aaaaacaai ~
        -512 ~aaaaabac .
        617 ~aaaaabc ~aaaaacaai
        1053 ~aaaaabc ~aeaaaaaeaaac
        -570 ~aaaaabc ~aeaaaaaeaiac
        -791 ~aaaaacaai #
        -768 ~aaaaacaai F
        -297 ~aaaaacaai F $
        -413 ~aaaaacaai _
        569 ~aaaaacaai _ $
        -454 ~aaaaacaai ~ $
        1017 ~aaaaacaai ~ ,
        -316 ~aaaaacaai ~ ~
        267 ~aaaaacaai ~ ~aaaaaaaaaaac
        531 ~aaaaacaai ~ ~aaaaaaae
        -743 ~aaaaacaai ~aaaaaaaaaaaaaae $
        -1078 ~aaaaacaai ~aaaaaaaaaaac
        -1291 ~aaaaacaai ~aaaaaaac
        552 ~aaaaacaai ~aacaaaaaaaac
        881 ~aaaaacaai ~aacaaaaaaai
        404 ~aaaaacaai ~aacaaaac
        682 ~aaaaacaai ~aacaaaac ,
        313 ~aaaaacaai ~aacaaaac ~aaaaaaai
        -62 ~aaaaacaai ~aeaaaaaeaaac
        433 ~aaaaacaai ~aeaaaaaeaaac F
        -787 ~aaaaacaai ~aeaaaaaeaaac ~
        449 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaae
        368 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -604 ~aaaaacaai ~aeaaaaaeaaac ~c
        292 ~aaaaacaai ~aeaaaaaeaiac
        612 ~aaaaacaai ~aeaaaabe
        -619 ~aaaab $
        -841 ~aaaab F
        -255 ~aaaabaaae $
        -422 ~aaaabaaae .
        1318 ~aaaabaabe ,
        381 ~aaaac ~aaaaaabi
        383 ~aaaac ~aaaaaabi ,
        -987 ~aaaae #
        -603 ~aaaae $
        -105 ~aaaae ,
        -640 ~aaaae ~
        610 ~aaaae ~aaaaaaac
        512 ~aaaae ~aaaaaab
        513 ~aaaae ~aaaaaab $
        681 ~aaaae ~aaaaaabae
        683 ~aaaae ~aaaaaabae $
        -422 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -513 ~aaaaeaai $
        -623 ~aaaaf .
        515 ~aaaai ~
        863 ~aaaai ~accbab
        859 ~aaacaaaaaaac ~aaaaaaaaaaac
        -354 ~aaacaaaaaaac ~aeaaaaaeaaac
        -452 ~aaaeaaaaaaac ,
        -400 ~aaai $
        782 ~aaai ~
        620 ~aaai ~ $
        766 ~aaaiaaaaaaaaaab ,
        -726 ~aaaiaaaaaaaaaab ~
        -702 ~aab #
        302 ~aab # F
        -611 ~aab # ~
        -390 ~aab $
        232 ~aab ,
        154 ~aab F
        -520 ~aab F $
        -784 ~aab F ,
        -333 ~aab F F
        224 ~aab F ~
        290 ~aab F ~aaaaaaaaiacc
        -650 ~aab _
        581 ~aab ~
        609 ~aab ~ $
        -26 ~aab ~ F
        -308 ~aab ~ ~
        -939 ~aab ~aaaaaaaaaaaaaae
        -874 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        198 ~aab ~aaaaaaaaaaaae
        664 ~aab ~aaaaaaaaaaaae F
        -313 ~aab ~aaaaaaaaaaaae ~aeaaaaaeaaac
        780 ~aab ~aaaaaaaai
        356 ~aab ~aaaaaaaaiaac
        239 ~aab ~aaaaaaaaiaai
        119 ~aab ~aaaaaaaaiaai F
        454 ~aab ~aaaaaaae F
        -663 ~aab ~aeaaaaaeaaac
        671 ~aab ~aeaaaaaeaaac F
        -1275 ~aab ~aeaaaaaeaaac _
        523 ~aab ~aeaaaaaeaaac ~
        252 ~aabaab #
        -709 ~aabaab F
        -281 ~aabaab _
        -334 ~aabaab ~
        815 ~aabaab ~aaaaaaaaaaaae
        887 ~aabaab ~aaaaaaae
        -169 ~aabaab ~aaaaacaai
        -417 ~aabaab ~aeaaaaaeaaac F
        697 ~aacaaaaaaaac #
        196 ~aacaaaaaaaac $
        528 ~aacaaaaaaaac F
        -435 ~aacaaaaaaaac ~
        629 ~aacaaaaaaaac ~aaaaaaaaiaac
        -108 ~aacaaaaaaaac ~aaaaaaae
        872 ~aacaaaaaaaac ~aaaaaabacaac
        1007 ~aacaaaaaaaac ~aaaaaabacaac $
        -68 ~aacaaaaaaaac ~aeaaaaaeaaac
        599 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        307 ~aacaaaaaaai .
        683 ~aacaaaac ,
        -688 ~aacaaaac F
        -747 ~aacaaaac ~aaaaaaae
        315 ~aacaaaac ~aaaaaaai
        844 ~aacaaaac ~aaaaacaai
        -944 ~aacaaaac ~aeaaaaaeaaac
        582 ~aacaaaac ~aeaaaabe
        500 ~aacaaaacaai #
        321 ~aacaaab $
        667 ~aacaaab ~aaaaaaaai
        -498 ~aacaaab ~aaaaaaae
        -496 ~aacaaab ~aaaaaaae F
        -509 ~aacaaabc ~aaaaaaaai
        370 ~aacaaacc ~aeaaaabe #
        -238 ~aacaaaeaiaac F
        -320 ~aacaaaeaiaac F $
        881 ~aacaaaeaiaac _
        642 ~aacaaaeaiaac _ $
        -446 ~aacaaaeaiaac ~aeaaaaaeaaac F
        -582 ~aacaabc F
        -414 ~aacabaab F
        -382 ~aacabaab F ,
        -398 ~aae F
        -486 ~aae F $
        588 ~aae ~aaaaaabac
        598 ~aaeaaaaaaaac ~aaaaaaaai
        -619 ~aaeaaaac F
        528 ~aaiaaaab _
        760 ~aaiaaaab ~aaaaaaab
        637 ~aaiaaaab ~aaaaaaab ~aeaaaaaeaaac
        843 ~aaiaaaai ~aaaaaaai
        844 ~aaiaaaai ~aaaaaaai $
        -139 ~ab ~
        665 ~ab ~ $
        -409 ~ab ~ ~aaaaaaaaaaaaab
        -862 ~abaaaaaaae ~be
        -710 ~abaaaaaaae ~be ~acabai
        -549 ~abaaaab ~aeaaaaaeaaac
        297 ~abaaaab ~b
        820 ~ac $
        547 ~ac ~aaaaaaaai
        517 ~ac ~aaaaaaaai F
        -514 ~ac ~be
        -277 ~ac ~be ~accbab
        -256 ~ac ~ee
        -586 ~acaaaiaaaaac #
        -168 ~acaaaiaaaaac _
        631 ~acaaaiaaaaac ~
        -310 ~acaaaiaaaaac ~ $
        540 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        91 ~acaaaiaaaaac ~aaaaaaaaaaac
        -386 ~acaaaiaaaaac ~aaaaaaaai
        -260 ~acaaaiaaaaac ~aaaaaaaaiaac
        298 ~acaaaiaaaaac ~abaaaab
        295 ~acaaaiaaaaac ~abaaaab ~b
        -728 ~acaaaiaaaaac ~aeaaaaaeaaac
        -597 ~acaaaiaaaaac ~aeaaaaaeaaac _
        360 ~acaaaiaaaaac ~aeaaaaaeaiac
        -611 ~acaaaiaaaaac ~aic
        -592 ~acaac ~
        242 ~acab ,
        -664 ~acab ~aaaaaaaaaab
        -877 ~acab ~aeaaaaaeaaac
        72 ~acab ~ai
        277 ~acab ~aic
        274 ~acab ~aic ~aeaaaaaeaaac
        593 ~acab ~be
        438 ~acab ~be ~accbab
        -622 ~acababc #
        215 ~acababc ~ ~
        726 ~acabai F
        -683 ~acabai F F
        729 ~acabai F ~aaaaaaaaaab
        357 ~acabai _
        131 ~acabai ~
        443 ~acabai ~aaaaaaaaaaac
        813 ~acabai ~aeaaaaaeaaac F
        -239 ~acabai ~aeaaaaaeaaac ~
        -580 ~acabai ~aeaaaaaeaaac ~aaaaaaaae
        -658 ~acabaiaaaaac F
        -289 ~acabaiaaaaac _
        -712 ~acabc ~
        -859 ~acabi ~
        726 ~acabi ~aaaaaaai
        -182 ~acabi ~be
        -462 ~accbab #
        -536 ~accbab F
        613 ~accbab _
        365 ~accbab ~
        1143 ~accbab ~aeaaaaae
        671 ~accbab ~aeaaaaaeaaac F
        -680 ~accbab ~aeaaaaaeaaac ~
        -1247 ~aci _
        -136 ~aci ~
        798 ~aci ~aaaaaaad
        697 ~aci ~aacaaaaaaaac
        1243 ~aci ~aacaaaac
        338 ~aci ~accbab
        -176 ~aeaaaaae $
        -283 ~aeaaaaae F
        -501 ~aeaaaaae F ~aaaaaaaaaab
        715 ~aeaaaaae F ~aaaaaaai
        415 ~aeaaaaae _
        -740 ~aeaaaaae _ $
        -442 ~aeaaaaae ~
        -805 ~aeaaaaae ~ $
        625 ~aeaaaaae ~ F
        -742 ~aeaaaaae ~aaaaaaaaaaaaaac
        753 ~aeaaaaae ~aaaaaab
        749 ~aeaaaaae ~aaaaaab $
        184 ~aeaaaaaeaaac #
        -409 ~aeaaaaaeaaac # $
        536 ~aeaaaaaeaaac # F
        331 ~aeaaaaaeaaac # ~
        -913 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        416 ~aeaaaaaeaaac # ~aaaaaaaai
        -647 ~aeaaaaaeaaac $
        -248 ~aeaaaaaeaaac F
        77 ~aeaaaaaeaaac F $
        -210 ~aeaaaaaeaaac F ,
        687 ~aeaaaaaeaaac F .
        327 ~aeaaaaaeaaac F F
        -288 ~aeaaaaaeaaac F _
        301 ~aeaaaaaeaaac F ~aaaaaaaaaab
        421 ~aeaaaaaeaaac F ~aaaaaaaab
        -487 ~aeaaaaaeaaac F ~aaaaaaaae
        -302 ~aeaaaaaeaaac F ~aaaaaaaai
        -695 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -826 ~aeaaaaaeaaac F ~aaaaaaai
        264 ~aeaaaaaeaaac F ~aaaaaab
        1339 ~aeaaaaaeaaac F ~aaaaacaai
        487 ~aeaaaaaeaaac F ~aaaaai
        -731 ~aeaaaaaeaaac F ~acaaaiaaaaac
        554 ~aeaaaaaeaaac F ~acabai
        251 ~aeaaaaaeaaac F ~aeaaaabe
        -56 ~aeaaaaaeaaac _
        181 ~aeaaaaaeaaac _ $
        963 ~aeaaaaaeaaac _ ,
        1347 ~aeaaaaaeaaac _ F
        -122 ~aeaaaaaeaaac _ ~
        654 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        427 ~aeaaaaaeaaac _ ~aaaaaaaae
        -1008 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        147 ~aeaaaaaeaaac ~
        310 ~aeaaaaaeaaac ~ #
        534 ~aeaaaaaeaaac ~ $
        -395 ~aeaaaaaeaaac ~ ,
        520 ~aeaaaaaeaaac ~ .
        583 ~aeaaaaaeaaac ~ F
        -316 ~aeaaaaaeaaac ~ _
        -358 ~aeaaaaaeaaac ~ ~
        -235 ~aeaaaaaeaaac ~ ~aaaaaaaaaab
        1125 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -621 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -237 ~aeaaaaaeaaac ~ ~aaaaaaaaeaab
        -662 ~aeaaaaaeaaac ~ ~aaaaaaaai
        812 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        571 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1521 ~aeaaaaaeaaac ~ ~aaaaaaac
        87 ~aeaaaaaeaaac ~ ~aaaaaab
        -524 ~aeaaaaaeaaac ~ ~aaaaaabac
        -522 ~aeaaaaaeaaac ~ ~aaaaaac
        -626 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -876 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        328 ~aeaaaaaeaaac ~aaaaaaaaaaab $
        38 ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1140 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -123 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -369 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -607 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaab
        326 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaae
        -433 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        346 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaab
        432 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -470 ~aeaaaaaeaaac ~aaaaaaaaaaae $
        -475 ~aeaaaaaeaaac ~aaaaaaaae
        1461 ~aeaaaaaeaaac ~aaaaaaaae $
        -764 ~aeaaaaaeaaac ~aaaaaaaae ,
        -491 ~aeaaaaaeaaac ~aaaaaaaae F
        576 ~aeaaaaaeaaac ~aaaaaaaae ~
        437 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -184 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        -425 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        312 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        232 ~aeaaaaaeaaac ~aaaaaaaaeaab
        415 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -421 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        422 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -377 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -338 ~aeaaaaaeaaac ~aaaaaaaaeaae $
        578 ~aeaaaaaeaaac ~aaaaaaaaeaae ,
        -299 ~aeaaaaaeaaac ~aaaaaaaaeaag
        -208 ~aeaaaaaeaaac ~aaaaaaac
        -739 ~aeaaaaaeaaac ~aaaaaaac $
        590 ~aeaaaaaeaaac ~aaaaaaac F
        -532 ~aeaaaaaeaaac ~aaaaaaac ~
        -141 ~aeaaaaaeaaac ~aaaaaaacaaac
        -152 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        737 ~aeaaaaaeaaac ~aaaaaaai ~
        459 ~aeaaaaaeaaac ~aaaaaaaiaaac
        107 ~aeaaaaaeaaac ~aaaaaaaiaaac ~
        160 ~aeaaaaaeaaac ~aaaaaab
        602 ~aeaaaaaeaaac ~aaaaaab ,
        227 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -503 ~aeaaaaaeaaac ~aaaaaabac ~
        -560 ~aeaaaaaeaaac ~aaaaaabacaac
        625 ~aeaaaaaeaaac ~aaaabaaaeaab
        -65 ~aeaaaaaeaaac ~aaaae
        311 ~aeaaaaaeaaac ~aab
        433 ~aeaaaaaeaaac ~aacaaaaaaaac
        432 ~aeaaaaaeaaac ~aacaaaaaaaac $
        373 ~aeaaaaaeaaac ~ac
        -430 ~aeaaaaaeaaac ~c
        713 ~aeaaaaaeaaac ~c $
        -612 ~aeaaaaaeaaac ~c ,
        429 ~aeaaaaaeaaac ~c _
        -389 ~aeaaaaaeaaac ~c ~
        442 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -431 ~aeaaaaaeaaac ~c ~aic
        -517 ~aeaaaaaeaaac ~c ~be
        -219 ~aeaaaaaeaaac ~caaaaaaaaaac
        -730 ~aeaaaaaeaaac ~caaaaaaaaaac $
        273 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        450 ~aeaaaaaeaaac ~caaaaaaae
        452 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -618 ~aeaaaaaeai ~
        -231 ~aeaaaaaeaiac F
        641 ~aeaaaaaeaiac F ,
        -624 ~aeaaaaaeaiac F ~aaaaaaaai
        -545 ~aeaaaaaeaiac F ~aaaaaaai
        208 ~aeaaaaaeaiac _
        -237 ~aeaaaaaeaiac _ $
        680 ~aeaaaaaeaiac _ F
        -327 ~aeaaaaaeaiac ~
        -571 ~aeaaaaaeaiac ~ ~
        663 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        624 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        7 ~aeaaaaaeaiac ~aaaaaaaaaaac
        -402 ~aeaaaaaeaiac ~aaaaaaaae
        429 ~aeaaaaaeaiac ~aaaaaaaae $
        248 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -714 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        84 ~aeaaaaaeaiac ~aaaaaaaaeaae
        106 ~aeaaaaaeaiac ~aaaaaaaaeaae $
        -323 ~aeaaaaaeaiac ~aaaaaab $
        394 ~aeaaaaaeaiac ~aaaaaab ,
        -65 ~aeaaaaaeaiac ~c $
        424 ~aeaaaaaeaiac ~c ~aab
        -716 ~aeaaaaaeaiac ~c ~aic
        550 ~aeaaaabaaae ~acabai
        420 ~aeaaaabe #
        -687 ~aeaaaabe # $
        837 ~aeaaaabe # ~
        -536 ~aeaaaabe $
        441 ~aeaaaabe ,
        -901 ~aeaaaabe F
        190 ~aeaaaabe _
        -545 ~aeaaaabe _ $
        -725 ~aeaaaabe ~
        -267 ~aeaaaabe ~aaaaaaaaaaab
        -223 ~aeaaaabe ~aaaaaaaaaaab $
        -967 ~aeaaaabe ~aaaaaaaae
        -410 ~aeaaaabe ~aaaaaaaae $
        232 ~aeaaaabe ~aaaaaaaaiaai
        315 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        401 ~aeaaaabe ~aaaaaaaiaaac
        334 ~aeaaaabe ~aaaaaab
        49 ~aeaaaabe ~aaaaaab $
        1170 ~aeaaaabe ~aaaaaac
        569 ~aeaaaabe ~aaaaaacaaaac $
        -591 ~aeaaaabe ~aaaaacaai
        372 ~aeaaaabe ~acaaaiaaaaac
        365 ~aeaaaabe ~acaaaiaaaaac ~
        228 ~aeaaaabe ~acababc
        152 ~aeaaaabe ~acababc ~
        912 ~aeaaaabe ~acabai
        -863 ~aeaaaabe ~c
        -267 ~ai #
        407 ~ai $
        697 ~ai ~
        326 ~ai ~ ~aaaaacaai
        -293 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        406 ~ai ~aeaaaaae
        500 ~ai ~aeaaaaaeaaac
        100 ~ai ~aeaaaaaeaaac F
        145 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -863 ~ai ~aeaaaabe ~
        675 ~aic #
        1109 ~aic # $
        -282 ~aic # F
        -73 ~aic # ~
        812 ~aic $
        -697 ~aic ,
        213 ~aic F
        -354 ~aic F $
        -380 ~aic F F
        1221 ~aic F _
        -213 ~aic F ~
        -487 ~aic F ~aaaaaaaaaab
        108 ~aic F ~aaaaaaaai
        192 ~aic F ~aaaaaaaaiacc
        -494 ~aic NO
        -32 ~aic ~
        -491 ~aic ~ $
        723 ~aic ~ ~
        -403 ~aic ~aaaaaaaae
        580 ~aic ~aaaaaaaaiaaae
        43 ~aic ~aaaaaaae
        -965 ~aic ~aaaaaaaiaaac
        -417 ~aic ~aaaaacaai
        -663 ~aic ~aaai
        945 ~aic ~aeaaaaaeaaac F
        -452 ~aic ~aeaaaaaeaaac ~
        -186 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        304 ~aic ~aeaaaaaeaaac ~aaaaaab
        -797 ~aic ~aeaaaaaeaiac
        384 ~aic ~aeaaaaaeaiac F
        -1070 ~aic ~aeaaaaaeaiac ~
        1495 ~aic ~aeaaaabe
        494 ~aic ~aeaaaabe $
        -475 ~b ~aab
        230 ~b ~ai
        290 ~b ~aic
        192 ~be _
        945 ~be ~
        -909 ~be ~ #
        -502 ~be ~aaaaaaai
        1435 ~be ~aaaaaacaaaac
        395 ~be ~aaaaaae
        -1000 ~be ~aaaaaag
        444 ~be ~aab
        515 ~be ~aabaab
        728 ~be ~aabaab #
        -384 ~be ~aacaaaac
        -518 ~be ~aacaaab
        428 ~be ~acab
        71 ~be ~acab ~ai
        277 ~be ~acab ~aic
        388 ~be ~acabai ~
        440 ~be ~acabc
        408 ~be ~acabc ~
        183 ~be ~acabi
        -359 ~be ~accbab ~aeaaaaaeaaac
        -357 ~be ~aci ~
        -469 ~be ~aci ~accbab
        187 ~be ~ai
        -85 ~be ~ai ~
        732 ~be ~aic
        -332 ~be ~aic #
        1638 ~be ~aic F
        -796 ~be ~aic ~
        -969 ~be ~aic ~aaai
        493 ~be ~aic ~aeaaaaaeaaac
        88 ~c $
        -326 ~c ,
        584 ~c , F
        247 ~c F
        940 ~c F $
        273 ~c F ,
        -789 ~c F .
        -955 ~c _ #
        720 ~c _ ~aaaaaaae
        635 ~c ~ F
        -619 ~c ~ ~aaaaaaaaiaac
        878 ~c ~aaaaaaaaaab
        454 ~c ~aaaaaaaaaab ~aaaaaaae
        159 ~c ~aaaaaaaae
        351 ~c ~aaaaaaaaeaab
        -106 ~c ~aaaaaaaaiaac
        -854 ~c ~aaaaaaaaiaac ~
        500 ~c ~aaaaaaaaiacc F
        -873 ~c ~aaaaaaai
        488 ~c ~aaaaaabacaac
        548 ~c ~aaaaaag
        730 ~c ~aaaaaagaaaaaaai
        518 ~c ~aaaaaamaaaaaaab
        580 ~c ~aaaaaao
        471 ~c ~aaaaaao ~aaaaaaae
        360 ~c ~aab
        -654 ~c ~aabaab
        498 ~c ~aci
        -639 ~c ~ai
        -1339 ~c ~aic
        -526 ~c ~aic #
        -1027 ~c ~aic F
        -494 ~c ~aic ~aeaaaaaeaaac
        -735 ~c ~be
        273 ~caaaaaaaaaac ~aaaaaaai
        -559 ~caaaaaaaaaac ~aic
        -544 ~caaaaaaae $
        -659 ~caaaaaaae ,
        457 ~caaaaaaae ~
        548 ~caaaaaaae ~aaaaaabac
        451 ~caaaaaaae ~aaaaaabac $
        -622 ~caaaaaaae ~aic
        422 ~caaaaaae $
        539 ~ee $
        -499 ~ee F $
        968 ~ee _
        644 ~ee _ ~aeaaaaaeaaac
        -536 ~ee ~
        383 ~ee ~aaaaaaac
        -524 ~ee ~aaaaaac
        786 ~ee ~aaaaaag
        671 ~ee ~aaaaai
        880 ~ee ~aab
        -366 ~ee ~aacaaaaaaaac
        -291 ~ee ~aeaaaaaeaaac
        600 ~i ~aic ~aeaaaaaeaaac
        """
}
