// Written by `measure --fit-talk` from 27746 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 798
    static let rows = """
        -664 # #
        -591 # # #
        -916 # # $
        -414 # # ,
        -857 # # F
        271 # # of
        258 # # ~
        270 # # ~aaaaaaaai
        -128 # $
        283 # , #
        293 # , F
        575 # , _
        -889 # , best
        -320 # , ~
        -660 # , ~aaaaaaaaaaac
        -665 # . #
        577 # . F
        907 # F
        -164 # F #
        650 # F $
        -1864 # F ,
        329 # F F
        -225 # F and
        -384 # F for
        -705 # F in
        -515 # F off
        -988 # F please
        195 # F with
        360 # F ~
        -516 # F ~aaaaaaaaiaaae
        196 # F ~aaaaaaaaiaai
        -374 # F ~aaaaaaaaiacc
        -807 # _
        -259 # _ #
        52 # _ $
        1808 # _ F
        -657 # _ of
        314 # _ oz
        -331 # _ ~
        -715 # _ ~aaaaaaaai
        -427 # a
        -182 # a #
        176 # a F
        -644 # a pound
        937 # after
        614 # am
        -282 # and
        -1060 # at
        -294 # at the
        -974 # bags
        -1022 # balls
        -1529 # bar
        543 # bottle
        470 # bowl
        -780 # c
        -649 # c $
        389 # calories
        396 # cans
        -571 # cooked
        551 # cup
        688 # cup $
        -986 # cup F
        235 # cup of
        134 # cups
        -469 # cups F
        -715 # degrees
        -301 # dollars
        474 # fat
        512 # finger
        865 # flake
        413 # fluid
        375 # fluid ounce
        -1126 # for
        -564 # for #
        -688 # for a
        310 # g
        384 # g $
        439 # g ,
        808 # g .
        -26 # g F
        244 # g bag
        -965 # g carbohydrates
        320 # g cooked
        221 # g of
        -315 # g protein
        614 # glasses
        731 # glorps
        486 # grams
        301 # grams of
        -1447 # hours
        -882 # hrs
        560 # inch
        -615 # inches $
        -495 # is
        -1331 # jars
        -470 # jars $
        -956 # k
        499 # kcal
        -916 # kg
        -778 # kids
        -914 # kilos
        -1318 # lb
        -742 # lb #
        -564 # lb F
        -429 # lbs
        -1051 # litre
        -787 # mg
        -765 # mg $
        -1067 # min
        -412 # mins
        -539 # mins $
        -200 # minutes
        638 # ml
        1327 # ml $
        -637 # ml F
        -1016 # now
        -455 # now $
        921 # of
        -498 # of F
        368 # of a
        349 # of them
        -426 # off
        -558 # on
        20 # ounce
        180 # ounce of
        290 # ounces
        270 # ounces of
        724 # oz
        1366 # oz $
        -538 # oz F
        -258 # oz of
        392 # pack $
        461 # pc
        420 # pcs
        -666 # people
        -353 # percent
        770 # pieces
        499 # pieces $
        984 # plates
        553 # pm
        -916 # pounds
        -928 # price
        -457 # quid
        802 # quid for
        474 # scoops
        255 # slice
        -262 # slice $
        186 # slice F
        1365 # slices
        357 # slices F
        331 # slices of
        702 # spoons
        711 # square
        549 # squares
        -834 # steps
        -381 # steps $
        502 # stuffed
        -140 # tbsp
        -1045 # tbsp soy
        -64 # the F
        -424 # this
        -339 # this morning
        -567 # tin
        -300 # to #
        -282 # tsp
        -948 # tsp baking
        -1652 # u
        1209 # up
        -1014 # weeks
        451 # with
        -495 # words
        -565 # years
        165 # ~
        -151 # ~ #
        374 # ~ $
        -247 # ~ ,
        900 # ~ .
        171 # ~ F
        715 # ~ ~
        -456 # ~ ~aaaaaaaaaaaaab
        -470 # ~ ~aaaaaaaaaaac
        25 # ~ ~aaaaaaaaaab
        36 # ~ ~aaaaaaaai
        365 # ~ ~aab
        800 # ~aaaaaaaaaaaaab
        -282 # ~aaaaaaaaaaaaab $
        609 # ~aaaaaaaaaaaaab F
        1208 # ~aaaaaaaaaaaae
        -516 # ~aaaaaaaaaaac F
        949 # ~aaaaaaaaaaac ~
        214 # ~aaaaaaaaaaac ~aaaaaaaai
        -750 # ~aaaaaaaaaaac ~aaaaaab
        474 # ~aaaaaaaaaaacab
        -293 # ~aaaaaaaaaab
        -384 # ~aaaaaaaaab
        -162 # ~aaaaaaaae $
        -929 # ~aaaaaaaaeb
        340 # ~aaaaaaaai
        -1008 # ~aaaaaaaai F
        227 # ~aaaaaaaai ~
        416 # ~aaaaaaaai ~aeaaaaae
        132 # ~aaaaaaaai ~aeaaaaaeaaac
        350 # ~aaaaaaaai ~caaaaaae
        -425 # ~aaaaaaaaiaaae
        -276 # ~aaaaaaaaiaac
        -721 # ~aaaaaaaaiaac F
        -579 # ~aaaaaaaaiaac ~
        1343 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        451 # ~aaaaaaaaiaai
        -1131 # ~aaaaaaaaiacc
        -564 # ~aaaaaaaaiacc #
        254 # ~aaaaaaacaaac
        -258 # ~aaaaaaacaaac $
        187 # ~aaaaaaacaaac F
        -308 # ~aaaaacaai #
        -629 # ~aab
        -495 # ~acaaaiaaaaac
        607 # ~acab
        -451 # ~aeaaaaae
        -586 # ~aeaaaaae F
        -227 # ~aeaaaaaeaaac
        -188 # ~aeaaaaaeaaac #
        -729 # ~aeaaaabe
        -339 # ~aeaaaabe ~aaaaaab
        -470 # ~c
        366 & #
        713 & F
        488 & F $
        326 & ~
        744 & ~aeaaaaaeaaac
        577 & ~aeaaaaaeaaac F
        271 , #
        299 , # #
        1541 , # $
        -381 , # .
        147 , # F
        -964 , # _
        -722 , # a
        -1024 , # balls
        -380 , # cup
        -642 , # g
        -732 , # hours
        -605 , # inches
        -749 , # jars
        464 , # kcal
        -1145 , # lb
        -843 , # ml
        -449 , # of
        219 , # oz
        665 , # pieces
        982 , # plates
        191 , # slice
        728 , # slices
        994 , # spoons
        -428 , # ~
        656 , # ~aaaaaaaaaaaaab
        -226 , # ~aaaaaaaai
        191 , # ~aaaaaaacaaac
        -513 , # ~aeaaaaaeaaac
        1339 , F
        -197 , F #
        415 , F $
        -456 , F ,
        278 , F F
        580 , F _
        367 , F and
        681 , F at
        -704 , F bowl
        494 , F in
        -485 , F of
        245 , F on
        -87 , F ~
        513 , F ~aaaaaaaaaab
        723 , F ~aaaaaaaaiaac
        -706 , F ~aaaaaab
        -517 , NO
        650 , NO $
        -341 , NO ,
        1010 , _
        -593 , _ #
        -191 , _ $
        -1409 , _ ,
        703 , _ F
        -441 , _ _
        -983 , _ it
        335 , _ the
        737 , _ to
        449 , _ up
        -696 , _ ~
        450 , _ ~aaaaaaaaaaaae
        967 , _ ~aaaaaaaai
        742 , _ ~aaaaacaai
        508 , _ ~aeaaaaaeaaac
        -1024 , _ ~aeaaaabe
        718 , a
        -740 , a bit
        634 , about
        542 , about #
        104 , all
        -123 , and a
        1083 , ate
        606 , ate #
        -430 , ate a
        610 , ate the
        701 , bit
        601 , black
        929 , both
        -557 , bring
        1039 , couldnt
        -467 , didnt
        324 , diet
        -631 , dinner ,
        329 , drained
        731 , drank
        -422 , extra
        -520 , extra F
        492 , fried
        687 , full
        1259 , got
        111 , green
        778 , had
        563 , had F
        363 , hot
        357 , hot F
        654 , i
        123 , i am
        720 , i got
        354 , i had
        -531 , i just
        436 , i will
        539 , if
        -226 , im
        414 , it
        511 , just
        747 , lost
        -731 , lovely
        -433 , lunch
        -632 , lunch ,
        540 , maybe
        504 , maybe #
        -387 , my
        -246 , never
        864 , never again
        -790 , no
        -221 , only
        -1034 , pinch
        238 , plus
        346 , roast
        -740 , second
        1018 , she
        419 , side
        256 , small
        -362 , so
        303 , some
        379 , still
        -801 , tinned
        -799 , tinned F
        -472 , too
        323 , took
        772 , warm
        543 , was
        955 , went
        522 , which
        660 , whole
        334 , with
        842 , ~
        673 , ~ #
        50 , ~ $
        -1044 , ~ ,
        599 , ~ F
        -68 , ~ ~
        1385 , ~ ~aaaaaaaaaaac
        -736 , ~ ~aaaaaaaai
        -298 , ~ ~aaaaaab
        412 , ~ ~aaaaacaai
        582 , ~ ~aacaaaeaiaac
        -783 , ~ ~aeaaaaaeaaac
        -679 , ~aaaaaaaaaaaaaac
        -1014 , ~aaaaaaaaaaaaaae ~
        435 , ~aaaaaaaaaaac
        725 , ~aaaaaaaaaaac F
        -449 , ~aaaaaaaaaaac ~
        1007 , ~aaaaaaaaaaac ~aaaaaab
        252 , ~aaaaaaaaaab
        172 , ~aaaaaaaaaab F
        -121 , ~aaaaaaaaaab ~aeaaaaaeaaac
        538 , ~aaaaaaaaae
        -379 , ~aaaaaaaae
        -321 , ~aaaaaaaae $
        -711 , ~aaaaaaaae ,
        536 , ~aaaaaaaai
        -597 , ~aaaaaaaaiaac
        -634 , ~aaaaaaaaiaac ~aeaaaaaeaaac
        334 , ~aaaaaaaaiaai
        -591 , ~aaaaaaab
        -447 , ~aaaaaaac
        558 , ~aaaaaaac F
        931 , ~aaaaaaae
        302 , ~aaaaaaai
        214 , ~aaaaaaai #
        -1527 , ~aaaaaaai $
        169 , ~aaaaaaai F
        320 , ~aaaaaaai ~
        355 , ~aaaaaaai ~aeaaaaaeaaac
        812 , ~aaaaaaai ~aic
        340 , ~aaaaaaaiaaac
        381 , ~aaaaaab
        -432 , ~aaaaaabac
        -633 , ~aaaaaabac ,
        -631 , ~aaaaaabacaac ,
        1090 , ~aaaaaacaaaac
        868 , ~aaaaaacaaaac ~
        -471 , ~aaaaaaeaaaaaaab
        -580 , ~aaaaaaeb
        752 , ~aaaaaagaaaaaaai
        666 , ~aaaaab
        541 , ~aaaaab #
        -791 , ~aaaeaaaaaaac
        874 , ~aaai ~
        1403 , ~aab
        1065 , ~aabaab
        -247 , ~aaiaaaai
        864 , ~aaiaaaai ~aaaaaaai
        539 , ~acabai
        598 , ~aci
        957 , ~aeaaaaaeaaac
        -502 , ~aeaaaaaeaaac _
        372 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -387 , ~aeaaaaaeaiac
        -239 , ~aeaaaabe
        1332 , ~ai
        2301 , ~aic
        688 , ~aic #
        564 , ~aic F
        556 , ~aic ~aeaaaaaeaaac
        -728 , ~b
        735 , ~be
        -634 , ~be ~aaaaaaai
        1193 , ~be ~aaaaaacaaaac
        730 , ~be ~aabaab
        124 , ~be ~acab
        439 , ~be ~acabc
        -723 , ~be ~aci
        180 , ~be ~ai
        1043 , ~be ~aic
        426 , ~ee
        -190 . #
        -164 . # $
        51 . # F
        -251 . # ~
        328 . F
        976 . F $
        -937 . F ,
        -429 . F F
        693 . F ~
        -924 . NO
        -508 . NO $
        -488 . _ $
        901 . had
        -492 . roast F
        428 . ~
        -513 . ~ $
        -448 . ~ F
        -656 . ~ ~
        685 . ~aaaaaaaaaaac
        770 . ~aaaaaaaaaaac F
        -267 . ~aaaaaaac
        -491 . ~aaaaaaac F
        497 . ~aaaaaaai
        -849 . ~aaaaaab
        -602 . ~aaaaaabacaac
        441 . ~aic
        -764 14th
        -1265 <0 fifths>
        -1893 <0 foods>
        -385 <0 strange>
        130 <0 words>
        -408 <1 fifths>
        -79 <1 foods>
        -598 <1 strange>
        481 <1 words>
        -36 <2 fifths>
        88 <2 foods>
        -231 <2 strange>
        -83 <2 words>
        -301 <3 fifths>
        -196 <3 foods>
        -932 <3 words>
        -459 <4 fifths>
        -1339 <4 foods>
        -1427 <4 words>
        1846 <5 fifths>
        596 <5 foods>
        -1135 <5 words>
        -769 <6 words>
        -670 <7 words>
        18 <8 words>
        137 <9 words>
        -2202 <asked>
        1068 <meal>
        -2528 <other>
        -86 <partly>
        -483 <role 0>
        -208 <role 10>
        -382 <role 11>
        262 <role 12>
        -259 <role 13>
        640 <role 14>
        -201 <role 15>
        -1210 <role 16>
        -948 <role 17>
        -896 <role 18>
        -719 <role 19>
        -525 <role 1>
        -969 <role 20>
        273 <role 21>
        -543 <role 22>
        -630 <role 23>
        361 <role 24>
        -523 <role 25>
        -338 <role 26>
        -650 <role 27>
        -966 <role 28>
        -243 <role 29>
        -920 <role 2>
        18 <role 30>
        -24 <role 31>
        554 <role 32>
        880 <role 33>
        -523 <role 34>
        94 <role 35>
        -1323 <role 36>
        -361 <role 37>
        -249 <role 38>
        50 <role 39>
        -414 <role 3>
        -97 <role 40>
        -777 <role 41>
        -666 <role 42>
        788 <role 43>
        -102 <role 44>
        -634 <role 45>
        -643 <role 46>
        449 <role 47>
        568 <role 48>
        -758 <role 4>
        -542 <role 50>
        623 <role 51>
        -1129 <role 52>
        -562 <role 53>
        -797 <role 54>
        -941 <role 57>
        83 <role 58>
        -159 <role 5>
        -621 <role 60>
        517 <role 61>
        22 <role 6>
        1376 <role 7>
        470 <role 8>
        -722 <role 9>
        -63 <told>
        -1096 F #
        541 F # #
        559 F # $
        -641 F # F
        -579 F # _
        -732 F # a
        518 F # am
        312 F # cup
        -482 F # g
        920 F # kcal
        -332 F # min
        526 F # ml
        299 F # oz
        465 F # pm
        224 F # slices
        706 F # ~
        921 F # ~aaaaaaaaaaaaab
        616 F # ~aaaaaaaaaaac
        -974 F # ~aaaaaaaae
        518 F # ~acab
        -730 F # ~aeaaaaaeaaac
        664 F $
        935 F &
        369 F & F
        1366 F ,
        -310 F , #
        -634 F , F
        835 F , NO
        -221 F , _
        -632 F , a
        465 F , about
        -263 F , and
        809 F , bit
        477 F , black
        -631 F , dinner
        733 F , drank
        264 F , just
        638 F , nothing
        -749 F , vanilla
        352 F , which
        53 F , ~
        -769 F , ~aaaaaaaaaaaaaac
        667 F , ~aaaaaaaaaaac
        -260 F , ~aaaaaaaaaab
        -577 F , ~aaaaaaac
        -353 F , ~aaaaaabac
        -616 F , ~aaaaaabacaac
        931 F , ~aaaaaacaaaac
        501 F , ~aaaaab
        635 F , ~aaai
        -507 F , ~aeaaaaaeaaac
        -335 F , ~aeaaaabe
        765 F , ~ai
        87 F , ~aic
        -705 F , ~b
        184 F , ~be
        1014 F .
        -754 F . F
        -649 F . NO
        336 F . ~
        1393 F F
        -596 F F #
        567 F F $
        353 F F &
        626 F F ,
        1110 F F F
        -797 F F _
        425 F F again
        222 F F and
        304 F F at
        -577 F F baby
        149 F F for
        408 F F from
        -630 F F in
        491 F F made
        621 F F n
        -11 F F on
        -393 F F sauce
        -363 F F so
        319 F F w
        330 F F with
        -177 F F ~
        852 F F ~aaaaaaaaaab
        -372 F F ~aaaaaaaae
        32 F F ~aaaaaaaai
        -94 F F ~aaaaaaaaiaac
        342 F F ~aaaaaaaaiaai
        162 F F ~aaaaaaaaiacc
        239 F F ~aaaaaab
        503 F F ~aab
        -305 F F ~aeaaaabe
        -578 F F ~c
        535 F NO
        310 F NO $
        -270 F _
        2254 F _ #
        906 F _ $
        -610 F _ ,
        1357 F _ .
        -691 F _ F
        -186 F _ _
        -526 F _ for
        -750 F _ with
        -612 F _ ~
        -226 F _ ~aaaaaaaae
        330 F _ ~aaaaaaaai
        -755 F _ ~aaaaaaaaiaai
        -528 F _ ~aaaaaaaaiacc
        -471 F about
        -439 F about #
        -225 F after
        -452 F again
        277 F again $
        380 F again this
        370 F al
        183 F all
        -664 F and
        -254 F and #
        314 F and F
        157 F and _
        25 F and a
        408 F and ate
        -966 F and stick
        -755 F are
        529 F around
        538 F around #
        1047 F as
        949 F at
        -142 F at _
        -252 F at a
        351 F at my
        30 F at the
        -788 F ate
        396 F babies
        -339 F baby
        348 F baby food
        505 F balls
        1443 F bar
        401 F bar $
        612 F bar at
        -958 F bath
        691 F because
        675 F before
        -415 F before i
        489 F before the
        -523 F belly
        -571 F belly $
        1013 F benedict
        436 F benedict $
        174 F between
        -575 F bottle
        -534 F bowl
        -893 F bowl ,
        280 F breast
        355 F but
        865 F butty
        -419 F by
        -361 F by _
        668 F by the
        455 F casserole
        396 F chop
        -396 F chops
        570 F cos
        1113 F dough
        776 F down
        323 F drizzle
        592 F during
        582 F during the
        352 F fillet
        554 F finger
        474 F fingers
        265 F fingers $
        -350 F fingers ,
        -341 F fingers and
        -477 F first
        -760 F first then
        614 F first thing
        316 F for
        -675 F for F
        676 F for a
        347 F for annas
        693 F for dinner
        376 F for lunch
        -504 F for the
        249 F fried
        580 F from
        -864 F from a
        -32 F from the
        123 F garden
        803 F got me
        -716 F green
        -718 F have
        -213 F i
        273 F in
        718 F in F
        379 F in _
        613 F in bed
        555 F in front
        333 F in my
        1286 F in the
        478 F in town
        -1478 F into
        -691 F is
        -202 F is _
        561 F is being
        433 F last night
        -412 F later $
        403 F leg
        477 F loaf
        -270 F machine
        76 F made
        219 F made with
        442 F mcmuffin
        594 F melt
        542 F melt $
        -543 F mix
        -310 F n
        -215 F n F
        -796 F near
        -236 F night
        -427 F not
        -1176 F of
        425 F of #
        -483 F of a
        -1002 F of the
        122 F off
        -413 F off $
        561 F off _
        -83 F on
        561 F on #
        142 F on F
        491 F on a
        -186 F on friday
        576 F on holiday
        -403 F on it
        496 F on monday
        -390 F on my
        477 F on saturday
        -92 F on the
        548 F on white
        -1007 F or
        -1222 F or F
        436 F or so
        523 F or something
        498 F original
        380 F out
        579 F out of
        390 F out with
        117 F over
        802 F over the
        -521 F overnight
        -415 F overnight $
        632 F patty
        345 F plate
        287 F please
        278 F please $
        421 F puff
        -1143 F ready
        521 F right
        523 F right now
        -296 F rings
        -334 F rings $
        -380 F running
        -61 F sauce
        328 F sauce $
        -324 F sauce ,
        -1336 F seeds
        -847 F seeds ,
        278 F served
        -758 F shaped
        321 F slice
        300 F slice $
        -1051 F slices
        1129 F so
        432 F stick
        614 F sticks
        -294 F still
        741 F straight
        440 F sunday
        567 F sunday $
        -807 F taking
        594 F tasting
        -574 F the
        492 F this
        52 F this morning
        259 F tikka
        328 F to
        646 F toasted
        -451 F today
        325 F today $
        -776 F today ,
        602 F tonight
        581 F tonight $
        300 F too
        477 F too $
        580 F ultra
        241 F up
        153 F w
        -54 F was
        -381 F went
        1328 F while
        331 F with
        -198 F with #
        295 F with F
        375 F with a
        -587 F with brown
        -317 F with my
        973 F won
        -611 F work
        454 F zero
        -17 F ~ #
        1332 F ~ $
        690 F ~ F
        -671 F ~ _
        -481 F ~ ~
        -797 F ~ ~aaaaaaaaaaaae
        -552 F ~ ~aaaaaaaae
        741 F ~ ~aaaaaaaai
        598 F ~ ~aaaaaaaaiaaae
        615 F ~ ~aaaaaaaaiaai
        -360 F ~ ~aaaaaaaaiacc
        -525 F ~ ~aaaaaaae
        953 F ~ ~aaaaaaai
        499 F ~ ~aaaaaab
        -174 F ~ ~aeaaaaaeaaac
        -213 F ~ ~aeaaaabe
        586 F ~ ~be
        240 F ~aaaaaaaaaaaaaab
        544 F ~aaaaaaaaaaaaaac $
        488 F ~aaaaaaaaaaaaaae
        -796 F ~aaaaaaaaaaaaaai
        971 F ~aaaaaaaaaaaaaaj
        462 F ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -372 F ~aaaaaaaaaaacaab
        415 F ~aaaaaaaaaaacec
        560 F ~aaaaaaaaaaacec ~aaaaaaaai
        390 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        604 F ~aaaaaaaaaab
        -312 F ~aaaaaaaaaab #
        -245 F ~aaaaaaaaaab F
        -620 F ~aaaaaaaaaab ~aaaaaaaaaaac
        414 F ~aaaaaaaaaab ~aeaaaaaeaaac
        460 F ~aaaaaaaaaab ~aic
        182 F ~aaaaaaaab
        -1000 F ~aaaaaaaae
        419 F ~aaaaaaaae $
        -581 F ~aaaaaaaae _
        -122 F ~aaaaaaaae ~
        769 F ~aaaaaaaae ~aaaaaaaaaab
        -350 F ~aaaaaaaae ~aaaaaaaai
        -363 F ~aaaaaaaae ~aaaaaaaaiaac
        -421 F ~aaaaaaaaeaaaae
        537 F ~aaaaaaaai
        839 F ~aaaaaaaai #
        674 F ~aaaaaaaai F
        751 F ~aaaaaaaai _
        -784 F ~aaaaaaaai ~
        529 F ~aaaaaaaai ~aaaaaaaae
        -639 F ~aaaaaaaai ~aaaaaaae
        219 F ~aaaaaaaai ~aeaaaaaeaaac
        576 F ~aaaaaaaai ~aeaaaabe
        -661 F ~aaaaaaaai ~be
        182 F ~aaaaaaaaiaaae
        -414 F ~aaaaaaaaiaaae $
        559 F ~aaaaaaaaiaaae _
        -167 F ~aaaaaaaaiaac
        516 F ~aaaaaaaaiaac #
        1230 F ~aaaaaaaaiaac F
        729 F ~aaaaaaaaiaac _
        -22 F ~aaaaaaaaiaac ~
        509 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        1198 F ~aaaaaaaaiaac ~aaaae
        1215 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -101 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -930 F ~aaaaaaaaiaac ~aeaaaabe
        -8 F ~aaaaaaaaiaai
        -199 F ~aaaaaaaaiaai #
        446 F ~aaaaaaaaiaai F
        126 F ~aaaaaaaaiaai ~
        -159 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -322 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        50 F ~aaaaaaaaiacc
        -668 F ~aaaaaaaaiacc F
        -1438 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        602 F ~aaaaaaaaiacc ~aaaaaabac
        756 F ~aaaaaaaaiacc ~aaaaaabacaac
        270 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        361 F ~aaaaaaac
        321 F ~aaaaaaacaaac
        300 F ~aaaaaaacaaac $
        158 F ~aaaaaaai
        1042 F ~aaaaaaai $
        536 F ~aaaaaaai F
        -1099 F ~aaaaaaai _
        -392 F ~aaaaaaai ~
        -518 F ~aaaaaaai ~aaaaaaaaaaac
        679 F ~aaaaaaai ~aaaaaaai
        531 F ~aaaaaaai ~aaaaaabi
        234 F ~aaaaaaai ~aeaaaabe
        -301 F ~aaaaaaaiaaac
        -762 F ~aaaaaaaiaaac ~aaaaaaai
        -644 F ~aaaaaab
        409 F ~aaaaaab $
        -805 F ~aaaaaab ,
        -423 F ~aaaaaabac
        547 F ~aaaaaabacaac $
        -231 F ~aaaaaabae
        443 F ~aaaaaabi $
        -777 F ~aaaaaabi ,
        -946 F ~aaaaaac
        -425 F ~aaaaaacaaaaaaai
        -499 F ~aaaaaacaaaac
        -936 F ~aaaaaacaaaac ~aaaaaaaaaaac
        973 F ~aaaaaacaeaaaaai
        256 F ~aaaaaag
        -723 F ~aaaaaamaaaaaaab
        -439 F ~aaaaab #
        358 F ~aaaaacaai
        307 F ~aaaaacaai ~
        -180 F ~aaaabaaae
        627 F ~aaaae
        528 F ~aaaae $
        -413 F ~aaaaeaai $
        611 F ~aaaaeab
        586 F ~aaaaeab $
        -435 F ~aaacaaaaaaac
        -454 F ~aab
        232 F ~aab ~aaaaaaaaiaai
        739 F ~aabaab ~aaaaaaae
        -692 F ~acaaaiaaaaac
        -285 F ~acaaaiaaaaac #
        -204 F ~acaaaiaaaaac _
        -505 F ~acaaaiaaaaac ~
        691 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -216 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -841 F ~acab
        -7 F ~acabai
        -755 F ~acabaiaaaaac
        -975 F ~acabi
        -717 F ~accbab
        -757 F ~aci
        -864 F ~aeaaaaaeaaac
        258 F ~aeaaaaaeaaac ~
        651 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -327 F ~aeaaaabe ~
        -1433 F ~aic
        -121 F ~be
        -298 F ~c
        -690 F ~c $
        348 F ~c ~aaaaaabacaac
        519 F ~ee
        -70 NO $
        487 NO ,
        -409 NO , F
        -372 NO , ~
        1088 NO .
        -499 NO F $
        -423 NO for
        -465 NO the
        -313 NO this
        -486 NO today $
        696 NO today ,
        -917 NO ~
        -497 NO ~aaaaaaaai
        -420 NO ~aaaaaaaaiacc
        -485 NO ~aaaaaabi $
        698 NO ~aaaaaabi ,
        -592 NO ~aeaaaaaeaaac
        -313 NO ~aeaaaabe
        -850 NO ~aeaaaabe ~
        681 ^ #
        -183 ^ # #
        187 ^ # F
        347 ^ # a
        -426 ^ # and
        -791 ^ # bags
        -499 ^ # calories
        141 ^ # cup
        -1091 ^ # degrees
        -649 ^ # g
        -760 ^ # k
        -193 ^ # kcal
        815 ^ # lb
        333 ^ # ml
        619 ^ # of
        85 ^ # oz
        498 ^ # piece
        -671 ^ # slice
        -626 ^ # slices
        -808 ^ # steps
        -782 ^ # tbsp
        -605 ^ # the
        446 ^ # ~
        -1237 ^ # ~aaaaaaaaaaaaab
        164 ^ # ~aaaaaaaaaaac
        -430 ^ # ~aaaaaaaaaab
        1034 ^ # ~aaaaaaaae
        784 ^ # ~aaaaaaaai
        -671 ^ # ~aaaaaaacaaac
        519 ^ F
        842 ^ F #
        1003 ^ F $
        365 ^ F &
        717 ^ F ,
        -159 ^ F .
        294 ^ F F
        546 ^ F NO
        -710 ^ F _
        538 ^ F a
        -479 ^ F after
        855 ^ F again
        645 ^ F and
        -327 ^ F are
        544 ^ F as
        867 ^ F at
        516 ^ F before
        582 ^ F benedict
        491 ^ F butty
        -984 ^ F by
        866 ^ F fingers
        617 ^ F for
        251 ^ F from
        -459 ^ F green
        -395 ^ F have
        488 ^ F in
        -290 ^ F is
        129 ^ F on
        985 ^ F please
        -682 ^ F shaped
        595 ^ F tasting
        -724 ^ F the
        534 ^ F this
        865 ^ F up
        931 ^ F with
        519 ^ F ~
        -724 ^ F ~aaaaaaaaaaaaaai
        867 ^ F ~aaaaaaaaaaaae
        709 ^ F ~aaaaaaaaaab
        -29 ^ F ~aaaaaaaae
        672 ^ F ~aaaaaaaai
        876 ^ F ~aaaaaaaaiaac
        941 ^ F ~aaaaaaaaiaai
        616 ^ F ~aaaaaaaaiacc
        273 ^ F ~aaaaaaac
        -457 ^ F ~aaaaaab
        686 ^ F ~aaaaaabi
        -224 ^ F ~aaaaaac
        -321 ^ F ~aaaaaacaaaaaaai
        569 ^ F ~aaaae
        -333 ^ F ~aab
        -291 ^ F ~acaaaiaaaaac
        -327 ^ F ~acabaiaaaaac
        -397 ^ F ~accbab
        -453 ^ F ~aci
        328 ^ F ~aeaaaabe
        -872 ^ F ~aic
        -828 ^ NO
        -755 ^ NO $
        665 ^ NO ,
        -185 ^ _
        255 ^ _ #
        -784 ^ _ ,
        -2046 ^ _ .
        -68 ^ _ F
        536 ^ _ _
        -945 ^ _ a
        211 ^ _ and
        -547 ^ _ at
        -497 ^ _ cooker
        355 ^ _ down
        692 ^ _ for
        -355 ^ _ in
        -914 ^ _ kept
        872 ^ _ on
        182 ^ _ the
        56 ^ _ ~
        -632 ^ _ ~aaaaaaaaaaaaaac
        210 ^ _ ~aaaaaaaaaab
        1036 ^ _ ~aaaaaaaae
        -557 ^ _ ~aaaaaaaai
        696 ^ _ ~aaaaaaaaiaac
        696 ^ _ ~aaaaaaaaiacc
        -416 ^ _ ~aaaaaabac
        -389 ^ _ ~aaaaaabacaac
        -734 ^ _ ~aeaaaaaeaaac
        -154 ^ _ ~aic
        1724 ^ a
        366 ^ a F
        -386 ^ a _
        365 ^ a cup
        132 ^ a pint
        474 ^ a small
        -496 ^ add F
        251 ^ after
        560 ^ after the
        810 ^ airport
        368 ^ all
        -678 ^ almost
        -473 ^ american
        654 ^ an
        416 ^ an F
        -884 ^ as
        745 ^ ate
        684 ^ ate the
        -238 ^ baby
        379 ^ back
        310 ^ back on
        318 ^ bad day
        -611 ^ bag
        -432 ^ bag of
        426 ^ baked
        715 ^ barely
        716 ^ barely ate
        769 ^ beach
        -643 ^ big F
        382 ^ bit of
        -200 ^ bottle
        -1021 ^ bought
        193 ^ bowl
        192 ^ bowl of
        527 ^ broke
        471 ^ brown F
        655 ^ bubble
        391 ^ burnt
        -427 ^ buy
        -288 ^ buy F
        -301 ^ can
        432 ^ can of
        -791 ^ cant
        -654 ^ carb
        -241 ^ cat
        -497 ^ cheesy
        669 ^ chicago
        479 ^ chipotle
        661 ^ chomped
        710 ^ christmas
        461 ^ cleaned
        350 ^ club
        350 ^ club F
        1000 ^ coach
        114 ^ consuming
        -1079 ^ costco
        -608 ^ costco run
        468 ^ cottage
        465 ^ cottage F
        -706 ^ could
        712 ^ cup
        843 ^ cup of
        413 ^ dad
        239 ^ day
        1103 ^ decaf
        368 ^ decided on
        613 ^ desk
        -488 ^ did
        966 ^ didnt
        -513 ^ didnt eat
        757 ^ didnt get
        426 ^ didnt have
        278 ^ diet F
        535 ^ dim
        397 ^ dim sum
        -308 ^ dinner
        -686 ^ dishwasher
        -281 ^ does
        -350 ^ dog
        1041 ^ double
        328 ^ double F
        -870 ^ drink
        693 ^ dropped
        431 ^ dug
        964 ^ early
        -267 ^ easter
        -1096 ^ easy
        -796 ^ end
        347 ^ energy
        130 ^ enjoying
        125 ^ enjoying a
        -19 ^ everyone
        -588 ^ fancy
        367 ^ fasting
        -554 ^ fed
        -201 ^ fed the
        -469 ^ feeding
        -470 ^ feeling
        521 ^ feeling _
        775 ^ ferry
        484 ^ finally
        383 ^ finished
        593 ^ finished off
        797 ^ flask
        -557 ^ fold
        -187 ^ food
        -153 ^ for
        125 ^ for a
        -301 ^ for breakfast
        457 ^ for dinner
        127 ^ for my
        -640 ^ for the
        841 ^ forgot to
        -712 ^ freezer
        688 ^ french
        -282 ^ fridge
        -874 ^ fried
        510 ^ fried F
        -994 ^ fried green
        631 ^ frozen
        632 ^ frozen F
        1096 ^ full
        906 ^ full english
        881 ^ gave
        406 ^ glass
        403 ^ glass of
        275 ^ got
        -599 ^ grab
        1259 ^ grabbed
        332 ^ grabbed F
        561 ^ grabbed a
        287 ^ grande
        295 ^ grilled
        452 ^ grilled F
        1133 ^ had
        221 ^ had #
        971 ^ had F
        -930 ^ had a
        463 ^ had the
        926 ^ hangover
        -798 ^ hard
        -581 ^ harvest festival
        -645 ^ having
        -232 ^ he
        -599 ^ heartburn
        -395 ^ hello
        -383 ^ hello F
        -858 ^ hi
        838 ^ hospital
        539 ^ hot
        -845 ^ hot cross
        406 ^ hotel
        -405 ^ how many
        411 ^ i _
        879 ^ i didnt
        -341 ^ i had
        594 ^ i just
        408 ^ i possess
        896 ^ iced
        555 ^ iced F
        307 ^ ill
        358 ^ ill today
        538 ^ in _
        -970 ^ ingredients
        -969 ^ ingredients .
        -750 ^ it
        329 ^ it was
        431 ^ jacket
        431 ^ jacket F
        -981 ^ java
        820 ^ just
        726 ^ kept
        535 ^ kids
        -320 ^ kids had
        333 ^ kids in
        1019 ^ knocked
        775 ^ knocked back
        -1776 ^ lady
        223 ^ large
        536 ^ last night
        734 ^ late
        -446 ^ laundry
        -475 ^ leave
        -631 ^ left
        -799 ^ like
        -741 ^ log
        -197 ^ lunch
        503 ^ lunch .
        677 ^ maccies
        -412 ^ made
        325 ^ made F
        -733 ^ make
        -609 ^ make that
        -898 ^ marinade
        -421 ^ maybe
        -553 ^ maybe F
        -972 ^ meal
        -349 ^ medium
        307 ^ medium F
        161 ^ meeting
        659 ^ met
        594 ^ mopped
        594 ^ mopped up
        478 ^ mowed
        309 ^ mowed the
        725 ^ mr kipling
        631 ^ munched
        -141 ^ my
        157 ^ my F
        191 ^ my _
        -609 ^ my son
        -303 ^ nan
        452 ^ nasi
        -519 ^ need
        -154 ^ new
        987 ^ night
        -336 ^ not
        426 ^ nothing
        655 ^ nothing for
        483 ^ okay
        481 ^ only
        -1263 ^ order
        -449 ^ ordered
        -472 ^ ordered a
        322 ^ overnight
        326 ^ overnight F
        -1011 ^ packed
        937 ^ pad
        486 ^ pad thai
        -615 ^ paint
        -821 ^ painted
        661 ^ papa
        578 ^ passed on
        -790 ^ pick
        -784 ^ pick up
        648 ^ picked at
        -795 ^ plan
        -348 ^ planted
        265 ^ plate
        1018 ^ please add
        631 ^ please log
        350 ^ polished
        351 ^ polished off
        601 ^ popeyes
        757 ^ popped
        477 ^ post
        -629 ^ potluck
        -1407 ^ printer
        751 ^ protein
        393 ^ protein F
        1127 ^ protein bar
        409 ^ pulled
        232 ^ put
        578 ^ quick
        708 ^ quick #
        -428 ^ recipe
        626 ^ red F
        519 ^ roast
        699 ^ roast dinner
        876 ^ said
        734 ^ saved
        499 ^ saw
        -631 ^ school
        663 ^ schooner
        385 ^ shepherds
        407 ^ shepherds F
        625 ^ side
        789 ^ skipped
        802 ^ skipped lunch
        144 ^ slice
        548 ^ slice of
        207 ^ small F
        781 ^ smashed
        -370 ^ snack .
        -860 ^ so
        -438 ^ so hungry
        278 ^ spag
        365 ^ spring
        366 ^ spring F
        -452 ^ starbucks
        -544 ^ starbucks F
        -662 ^ staying
        967 ^ stir
        1233 ^ stir fry
        1173 ^ stole
        1207 ^ stopped
        593 ^ stopped at
        -858 ^ substitute
        397 ^ subway
        214 ^ sunday
        -622 ^ sunday F
        244 ^ sunday roast
        -1036 ^ sweet
        425 ^ table for
        -435 ^ take
        -1241 ^ tesco
        -724 ^ that
        -611 ^ that was
        -1273 ^ the
        488 ^ the F
        477 ^ the _
        586 ^ the cat
        -595 ^ thirsty
        874 ^ this
        588 ^ this _
        325 ^ this morning
        -256 ^ threw
        508 ^ toad
        506 ^ toad in
        -640 ^ tomorrow
        -616 ^ tomorrow .
        598 ^ tonight
        -211 ^ too
        771 ^ trail
        770 ^ trail mix
        341 ^ tried
        186 ^ trying
        172 ^ trying to
        546 ^ tucked
        545 ^ tucked into
        -549 ^ turned
        -449 ^ turned down
        -455 ^ vanilla
        -574 ^ vanilla F
        -962 ^ waiter
        -632 ^ walk
        435 ^ walked
        402 ^ walked the
        679 ^ walking
        262 ^ was
        315 ^ we
        978 ^ we had
        218 ^ went
        418 ^ went for
        349 ^ went out
        -394 ^ were
        -824 ^ what
        -424 ^ who
        -619 ^ whole
        -407 ^ wish
        -730 ^ yellow
        403 ^ ~
        -1120 ^ ~ #
        255 ^ ~ ,
        -1192 ^ ~ .
        305 ^ ~ F
        -1138 ^ ~ _
        1167 ^ ~ ~
        472 ^ ~ ~aaaaaaaaaaaaaac
        -535 ^ ~ ~aaaaaaaaaaaae
        682 ^ ~ ~aaaaaaaaaab
        -405 ^ ~ ~aaaaaaaae
        665 ^ ~ ~aaaaaaaaeaaai
        255 ^ ~ ~aaaaaaaaeaab
        837 ^ ~ ~aaaaaaaaeaag
        1001 ^ ~ ~aaaaaaaai
        -368 ^ ~ ~aaaaaaaaiaac
        -888 ^ ~ ~aaaaaaaaiaai
        976 ^ ~ ~aaaaaaac
        -809 ^ ~ ~aaaaaaae
        -735 ^ ~ ~aaaaaaaiaaac
        2 ^ ~ ~aaaaaab
        615 ^ ~ ~aaaaaabae
        496 ^ ~ ~aaaaaacaeaaaaai
        -751 ^ ~ ~aaaaaao
        659 ^ ~ ~aaaae
        -528 ^ ~ ~aab
        594 ^ ~ ~aacaaab
        -758 ^ ~ ~aacaaabc
        -635 ^ ~ ~aacaaaeaiaac
        884 ^ ~ ~acab
        565 ^ ~ ~acabaiaaaaac
        -607 ^ ~ ~aeaaaaaeaaac
        -436 ^ ~ ~aeaaaaaeaiac
        706 ^ ~aaaaaaaaaaaaaaab
        537 ^ ~aaaaaaaaaaaaaaac
        1568 ^ ~aaaaaaaaaaaaaab
        -416 ^ ~aaaaaaaaaaaaaab #
        -632 ^ ~aaaaaaaaaaaaaab F
        373 ^ ~aaaaaaaaaaaaaab ~
        204 ^ ~aaaaaaaaaaaaaab ~aaaaaaaaaaaae
        717 ^ ~aaaaaaaaaaaaaab ~aaaaaaaai
        169 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -788 ^ ~aaaaaaaaaaaaaac
        -339 ^ ~aaaaaaaaaaaaaac #
        -178 ^ ~aaaaaaaaaaaaaac F
        555 ^ ~aaaaaaaaaaaaaac ~
        -357 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -503 ^ ~aaaaaaaaaaaaaae
        630 ^ ~aaaaaaaaaaaaaae &
        282 ^ ~aaaaaaaaaaaaaae ~
        -711 ^ ~aaaaaaaaaaaaaae ~aic
        -257 ^ ~aaaaaaaaaaaaaai
        920 ^ ~aaaaaaaaaaaaaaj
        969 ^ ~aaaaaaaaaaaaaaj ~
        -566 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -322 ^ ~aaaaaaaaaaaaab
        390 ^ ~aaaaaaaaaaaaab F
        292 ^ ~aaaaaaaaaaaaab ~
        742 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        438 ^ ~aaaaaaaaaaaaacb
        403 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        222 ^ ~aaaaaaaaaaaaai
        377 ^ ~aaaaaaaaaaaaai ~
        352 ^ ~aaaaaaaaaaaab
        -380 ^ ~aaaaaaaaaaac
        -723 ^ ~aaaaaaaaaaac ,
        180 ^ ~aaaaaaaaaaac F
        -288 ^ ~aaaaaaaaaaac _
        830 ^ ~aaaaaaaaaaac ~
        -337 ^ ~aaaaaaaaaaac ~aaaaaaaaaaac
        595 ^ ~aaaaaaaaaaacaab
        -543 ^ ~aaaaaaaaaaacac
        -451 ^ ~aaaaaaaaaaacac ~
        -707 ^ ~aaaaaaaaaaah
        -469 ^ ~aaaaaaaaac
        1054 ^ ~aaaaaaaae
        -966 ^ ~aaaaaaaae #
        -197 ^ ~aaaaaaaae F
        336 ^ ~aaaaaaaae _
        731 ^ ~aaaaaaaae ~
        696 ^ ~aaaaaaaae ~aaaaaaaai
        -240 ^ ~aaaaaaaae ~aaaaaaaaiaac
        461 ^ ~aaaaaaaae ~aaaaaabacaac
        -440 ^ ~aaaaaaaae ~aaaaaacaaaaaaai
        -596 ^ ~aaaaaaaae ~aeaaaaaeaaac
        968 ^ ~aaaaaaaae ~c
        -306 ^ ~aaaaaaaaeaaaaac
        582 ^ ~aaaaaaaaeaaaae
        -446 ^ ~aaaaaaaaeaac
        -282 ^ ~aaaaaaaaeaag
        816 ^ ~aaaaaaaai
        -931 ^ ~aaaaaaaai _
        263 ^ ~aaaaaaaai ~
        375 ^ ~aaaaaaaai ~aaaaaaaae
        259 ^ ~aaaaaaaaiaac
        579 ^ ~aaaaaaaaiaac _
        -789 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -224 ^ ~aaaaaaaaiacc
        -525 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        127 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -775 ^ ~aaaaaaab
        -875 ^ ~aaaaaaac
        -653 ^ ~aaaaaaac #
        -263 ^ ~aaaaaaac F
        1234 ^ ~aaaaaaac ~aaaaaaac
        699 ^ ~aaaaaaac ~aaaaaabacaac
        -356 ^ ~aaaaaaac ~aeaaaaaeaaac
        144 ^ ~aaaaaaacaaac
        546 ^ ~aaaaaaacaaac ~aaaaaaaai
        -490 ^ ~aaaaaaace
        -291 ^ ~aaaaaaad
        488 ^ ~aaaaaaae
        449 ^ ~aaaaaaae F
        977 ^ ~aaaaaaai
        249 ^ ~aaaaaaai F
        334 ^ ~aaaaaaai ~
        -217 ^ ~aaaaaaai ~aeaaaaaeaaac
        -836 ^ ~aaaaaaai ~aeaaaabe
        375 ^ ~aaaaaaaiaaac
        190 ^ ~aaaaaab
        722 ^ ~aaaaaab .
        337 ^ ~aaaaaab ~aaaaaaaai
        1 ^ ~aaaaaabac
        -472 ^ ~aaaaaabacaac
        203 ^ ~aaaaaabacaac ~
        986 ^ ~aaaaaabae
        494 ^ ~aaaaaac
        -556 ^ ~aaaaaac ~aeaaaaaeaaac
        883 ^ ~aaaaaacaaaaaaci
        287 ^ ~aaaaaacaaaac
        -579 ^ ~aaaaaacaaaac F
        223 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        413 ^ ~aaaaaacaaaac ~aaaaaaaaiacc
        -388 ^ ~aaaaaae
        -648 ^ ~aaaaaae #
        -1079 ^ ~aaaaaae F
        489 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        780 ^ ~aaaaaae ~aeaaaaae
        -762 ^ ~aaaaaaeaaaaaaab
        -404 ^ ~aaaaaaec
        -802 ^ ~aaaaaag
        -721 ^ ~aaaaaagaaaaaaai
        1178 ^ ~aaaaaagaaaaaaaj
        97 ^ ~aaaaaam
        802 ^ ~aaaaaam ~
        -829 ^ ~aaaaaamaaaaaaab
        -491 ^ ~aaaaaamaaaaaaab F
        -205 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        505 ^ ~aaaaaamae
        334 ^ ~aaaaaao
        434 ^ ~aaaaab
        367 ^ ~aaaaab ~aaaaacaai
        -793 ^ ~aaaaabac
        849 ^ ~aaaaabc ~aaaaacaai
        -785 ^ ~aaaaae
        -396 ^ ~aaaaai
        -157 ^ ~aaaab
        -391 ^ ~aaaabaaae .
        161 ^ ~aaaabaaaeaab
        304 ^ ~aaaac
        358 ^ ~aaaac ~aaaaaabi
        753 ^ ~aaaae
        -609 ^ ~aaaae F
        243 ^ ~aaaae ~aaaaaaac
        599 ^ ~aaaaeab
        -639 ^ ~aaaaf
        -618 ^ ~aaaaf .
        -355 ^ ~aaacaaaaaaac
        421 ^ ~aaai
        -797 ^ ~aaai ~
        648 ^ ~aaai ~aaaaaaaaiacc
        368 ^ ~aaaiaaaaaaaaaab
        -817 ^ ~aab
        -1236 ^ ~aab #
        142 ^ ~aab F
        451 ^ ~aab ~
        -929 ^ ~aab ~aaaaaaaaaaaaaae
        648 ^ ~aab ~aaaaaaaai
        231 ^ ~aabaab
        -740 ^ ~aacaaaaaaai
        -219 ^ ~aacaaaac
        -494 ^ ~aacaaaacaai F
        -868 ^ ~aacaaab
        -1260 ^ ~aacaaabc
        -731 ^ ~aacaaacc
        -605 ^ ~aacaaacc ~aeaaaabe
        -590 ^ ~aacaaae
        -797 ^ ~aacaaaeaiaac
        -519 ^ ~aacaabc
        -427 ^ ~aacabaab
        -289 ^ ~aacabaab F
        585 ^ ~aae ~aaaaaabac
        833 ^ ~aaeaaaaaaaac
        593 ^ ~aaeaaaaaaaac ~aaaaaaaai
        617 ^ ~aaiaaaab ~aaaaaaab
        -376 ^ ~ab
        -703 ^ ~ab ~
        -611 ^ ~abaaaaaaae ~be
        -840 ^ ~abaaaab
        -483 ^ ~ac
        433 ^ ~ac ~aaaaaaaai
        -498 ^ ~ac ~be
        -512 ^ ~acab
        -282 ^ ~acabaac
        258 ^ ~acabai
        -924 ^ ~acabi
        -173 ^ ~aci
        -694 ^ ~aci _
        330 ^ ~aci ~
        -829 ^ ~aci ~aacaaaaaaaac
        762 ^ ~aci ~aacaaaac
        407 ^ ~aci ~accbab
        444 ^ ~aeaaaaae
        414 ^ ~aeaaaaae F
        602 ^ ~aeaaaaaeaaac
        973 ^ ~aeaaaaaeaaac F
        113 ^ ~aeaaaaaeaaac _
        682 ^ ~aeaaaaaeaaac ~
        -278 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -462 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -726 ^ ~aeaaaaaeaaac ~aaaaaab
        -254 ^ ~aeaaaaaeaaac ~c
        587 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -133 ^ ~aeaaaaaeaiac
        144 ^ ~aeaaaaaeaiac F
        175 ^ ~aeaaaaaeaiac _
        -360 ^ ~aeaaaaaeaiac ~
        -538 ^ ~aeaaaaaeaiac ~aaaaaabacaac
        -446 ^ ~aeaaaaaeaiac ~c
        -602 ^ ~aeaaaabe
        559 ^ ~aeaaaabe _
        -781 ^ ~aeaaaabe ~
        -335 ^ ~aeaaaabe ~aaaaaaaae
        325 ^ ~aeaaaabe ~aaaaaab
        1545 ^ ~ai
        114 ^ ~ai #
        454 ^ ~ai F
        844 ^ ~ai ~
        351 ^ ~ai ~aaaaaaaaiaaae
        14 ^ ~ai ~aaaaaaaaiaac
        345 ^ ~ai ~aeaaaaaeaaac
        1131 ^ ~aic
        513 ^ ~aic #
        510 ^ ~aic F
        594 ^ ~aic ~aaaaaaaaiaaae
        123 ^ ~aic ~aeaaaaaeaaac
        346 ^ ~be
        398 ^ ~be _
        -494 ^ ~be ~aaaaaae
        431 ^ ~be ~aab
        -326 ^ ~be ~acabi
        1087 ^ ~be ~aci
        558 ^ ~be ~ai
        246 ^ ~be ~aic
        265 ^ ~c
        309 ^ ~c _
        -212 ^ ~c ~
        530 ^ ~c ~aaaaaaaae
        -718 ^ ~c ~aaaaaaaaiaac
        816 ^ ~c ~aaaaaagaaaaaaai
        430 ^ ~c ~aaaaaao
        276 ^ ~c ~aci
        -354 ^ ~caaaaaaaaaac
        -379 ^ ~caaaaaaae
        -249 ^ ~caaaaaaaeaac
        -233 ^ ~ee
        824 ^ ~ee ~aaaaaag
        420 ^ ~ee ~aab
        -781 ^ ~i
        -942 _ #
        -1262 _ # $
        400 _ # ,
        -1185 _ # F
        -280 _ # _
        -624 _ # a
        -1013 _ # pm
        329 _ # with
        -564 _ # ~
        371 _ # ~aaaaaaaaiaac
        328 _ # ~aaaaaaaaiaai
        -481 _ # ~aeaaaaaeaaac
        -489 _ $
        148 _ ,
        260 _ , F
        -1319 _ , NO
        424 _ , the
        752 _ , ~
        -705 _ , ~aaaaaaaaaaac
        467 _ , ~aeaaaaaeaaac
        507 _ , ~aic
        565 _ .
        575 _ . F
        -504 _ . _
        -448 _ . ~
        114 _ F
        758 _ F $
        -12 _ F ,
        -241 _ F F
        -813 _ F _
        -455 _ F and
        504 _ F in
        572 _ F ~
        -448 _ F ~aaaaaaaaaab
        -639 _ F ~aaaaaaaae
        571 _ F ~aaaaaaaaiaac
        -431 _ _
        -780 _ _ #
        -891 _ _ $
        -764 _ _ F
        332 _ _ _
        1414 _ _ by
        1455 _ _ ~aaaaaaaai
        -491 _ _ ~aaaaaaaaiaac
        80 _ a
        -151 _ a F
        -551 _ after
        -318 _ all
        -521 _ and
        -368 _ and F
        269 _ and a
        788 _ at
        -620 _ at the
        -597 _ between
        375 _ by
        -478 _ by mouth
        -515 _ cooker
        438 _ day
        600 _ done
        628 _ dram
        575 _ every
        693 _ finally
        -687 _ for #
        -429 _ for a
        740 _ for lunch
        159 _ from
        -301 _ had
        677 _ home
        -664 _ in
        814 _ into a
        -1014 _ is
        -90 _ it
        -910 _ kept
        -683 _ last
        529 _ machine
        511 _ machine F
        772 _ me
        -264 _ my
        1183 _ noon
        838 _ noon $
        -667 _ of
        -751 _ of myself
        1124 _ of the
        -749 _ on $
        600 _ on F
        -350 _ on the
        155 _ out
        -206 _ oz
        -366 _ oz ,
        284 _ oz of
        -511 _ report
        537 _ station
        515 _ the
        -361 _ the _
        -413 _ to
        250 _ to cook
        167 _ to the
        -372 _ tonight
        446 _ up
        -685 _ up $
        429 _ w
        408 _ w the
        -357 _ with
        424 _ with #
        -384 _ with a
        594 _ with the
        416 _ ~
        -1277 _ ~ #
        -434 _ ~ $
        -411 _ ~ ,
        170 _ ~ _
        -827 _ ~ ~
        -552 _ ~ ~aaaaaaaaaaac
        1047 _ ~ ~aaaaaaaaaab
        1083 _ ~ ~aaaaaaaai
        514 _ ~ ~aaaaaaaaiaai
        697 _ ~ ~aaaaaaaaiacc
        -375 _ ~ ~aaaaaaai
        727 _ ~ ~aaaaaab
        -687 _ ~aaaaaaaaaaaaaab
        -1014 _ ~aaaaaaaaaaaaaac
        814 _ ~aaaaaaaaaaaae
        613 _ ~aaaaaaaaaaac $
        152 _ ~aaaaaaaaaaacec
        -507 _ ~aaaaaaaaaab
        -366 _ ~aaaaaaaaaab F
        180 _ ~aaaaaaaae
        -565 _ ~aaaaaaaae $
        660 _ ~aaaaaaaae ,
        744 _ ~aaaaaaaae F
        -526 _ ~aaaaaaaae ~
        667 _ ~aaaaaaaaeaab ,
        177 _ ~aaaaaaaai
        -427 _ ~aaaaaaaai #
        -432 _ ~aaaaaaaai F
        284 _ ~aaaaaaaai ~
        192 _ ~aaaaaaaai ~aeaaaaaeaaac
        -393 _ ~aaaaaaaaiaac
        -752 _ ~aaaaaaaaiaac $
        316 _ ~aaaaaaaaiaac F
        248 _ ~aaaaaaaaiaac _
        -23 _ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -372 _ ~aaaaaaaaiaai
        426 _ ~aaaaaaaaiaai #
        -1093 _ ~aaaaaaaaiaai ~
        212 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -688 _ ~aaaaaaaaiacc #
        -648 _ ~aaaaaaaaiacc ~
        746 _ ~aaaaaaaaiacc ~aaaaaabac
        -460 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        -548 _ ~aaaaaaai $
        -499 _ ~aaaaaaaiaaac
        562 _ ~aaaaaab
        -326 _ ~aaaaaabac
        -523 _ ~aaaaaabacaac
        -423 _ ~aaaaaac
        -455 _ ~aaaaacaai
        250 _ ~aaaaacaai ~aacaaaac
        582 _ ~aaaaacaai ~aeaaaaaeaaac
        -372 _ ~aaaaeab
        -1015 _ ~acaaaiaaaaac
        -373 _ ~acaaaiaaaaac ~
        189 _ ~acab
        799 _ ~aci
        598 _ ~aeaaaaaeaaac
        -279 _ ~aeaaaaaeaaac F
        -865 _ ~aeaaaaaeaaac _
        -597 _ ~aeaaaaaeaaac ~aaaaaaaaaaac
        439 _ ~aeaaaaaeaaac ~aaaaaaaae
        436 _ ~aeaaaaaeaaac ~aaaaaab
        -276 _ ~aeaaaaaeaiac
        -177 _ ~aeaaaabe
        -570 _ ~aeaaaabe $
        -713 _ ~ai
        -395 _ ~aic
        1008 _ ~be
        -480 _ ~be ~aic
        544 _ ~c
        476 a
        348 a #
        250 a # F
        296 a # _
        445 a # of
        583 a F
        576 a F $
        -814 a F ,
        -491 a F F
        -423 a F _
        -689 a F after
        -110 a F and
        -96 a F at
        982 a F bar
        488 a F between
        -483 a F for
        555 a F on
        592 a F to
        -122 a F with
        -85 a _
        289 a _ $
        -603 a bad
        -734 a bag of
        -580 a bar
        -578 a bar of
        -337 a bit
        -512 a bit of
        -545 a bottle
        459 a bowl
        174 a bowl of
        182 a cup
        146 a cup of
        -579 a day
        -644 a double
        -404 a good
        -676 a kilo
        770 a la
        411 a medium
        -498 a new
        284 a package
        283 a package of
        1072 a pint
        319 a pint of
        -372 a pound
        -313 a pound of
        252 a single
        -152 a slice
        -166 a slice of
        332 a small
        155 a small F
        -1027 a splash
        -1031 a splash of
        400 a tablespoon
        401 a tablespoon of
        201 a tin
        326 a tin of
        567 a treat
        715 a tub
        715 a tub of
        -619 a warm
        -790 a whole
        -529 a whole F
        -414 about
        691 about #
        781 about # $
        416 about # F
        -386 about F
        -627 about the
        667 acai
        665 acai bowl
        655 actually
        -537 add
        540 add #
        327 added
        149 after
        -454 after #
        246 after $
        -591 after dinner
        -590 after dinner $
        -570 after my
        407 after the
        562 after the gym
        351 after work
        699 afternoon
        -770 again $
        381 again this
        379 again this time
        367 again today
        368 again today $
        -951 against
        -330 air
        556 airport
        379 al
        -446 alarm
        503 all
        -393 all day $
        736 all good
        733 all good $
        765 all i
        560 all i could
        -518 all my
        588 all night
        -390 all the F
        492 all to
        493 all to myself
        -1109 allergy
        -1700 allotment
        -777 almost
        112 along
        532 also
        -893 always
        -459 am $
        573 am ,
        -674 am and
        -1035 american
        -476 american F
        -473 amount
        465 an
        1083 an F
        503 an F $
        637 an _
        -514 an hour
        -410 an hour $
        447 and
        -101 and #
        196 and # F
        358 and # a
        722 and F $
        187 and F ,
        414 and F F
        -589 and F _
        -625 and F again
        221 and F at
        -480 and F from
        547 and F in
        -1209 and F of
        446 and F sauce
        -611 and F work
        88 and _
        311 and _ $
        672 and _ F
        649 and a
        -382 and a #
        -72 and a F
        -625 and a warm
        575 and an
        515 and an F
        458 and ate
        726 and had
        423 and had a
        1361 and i
        447 and me
        456 and me $
        602 and some F
        -485 and some _
        -964 and stick
        -559 and the
        433 animal
        346 annas
        347 annas birthday
        348 annas birthday $
        -398 another
        -451 any
        -354 anything
        800 anyway
        -509 apparently
        -203 are
        -664 are F
        -291 are _
        332 around
        379 around #
        535 around # pm
        1038 arvo
        -1317 as
        -1970 as F
        -1520 as F F
        -483 as a
        -905 as a F
        802 as always
        232 as yesterday
        -491 ask
        -824 at
        -252 at #
        -667 at # $
        227 at # am
        517 at # pm
        -415 at F
        -400 at F ,
        248 at _ $
        453 at _ ,
        -104 at a
        512 at mile
        511 at mile #
        795 at my
        235 at my desk
        438 at nans $
        554 at the
        -670 at the F
        649 at the office
        753 at the pub
        565 at the weekend
        296 ate
        -475 ate # F
        -445 ate a F
        -766 ate all
        802 ate it
        -221 ate my
        388 ate my F
        860 ate the
        527 ate the lot
        782 au
        -752 aunt
        -623 avoid
        -618 avoid F
        335 away
        -336 away $
        390 babies
        -165 baby
        -423 baby $
        401 baby food
        -673 back
        -848 back $
        309 back on
        310 back on track
        -372 bad $
        317 bad day
        311 bad day .
        821 bag
        517 bag $
        544 bag of
        1125 bag of F
        -1483 bags
        -714 bags of
        1122 baked
        132 baked F
        146 baked F $
        -566 baked F ,
        219 bakery
        421 bakery $
        816 bakery ,
        -1211 baking
        -449 ball
        -654 balls
        -681 balls ,
        -933 balls , F
        1050 banh
        536 banh mi
        -327 bank
        1351 bar
        321 bar at
        -566 bar of
        748 barely
        719 barely ate
        463 barely ate ,
        -667 bath
        -641 bathroom
        -519 batter
        281 bbq
        -945 be
        -635 be F
        659 be good
        275 be good .
        384 be healthy
        384 be healthy ,
        598 beach
        1076 because
        445 bed $
        332 bed ,
        -42 before
        614 before #
        453 before bed
        409 before bed $
        -406 before i got
        880 before the _
        390 being
        654 belly
        864 belly $
        436 benedict $
        -680 best
        -299 between #
        583 beyond
        534 bfast
        1305 big
        449 big #
        448 big # $
        -575 big F
        493 bike
        -467 bill
        838 bird
        734 birthday
        356 birthday $
        -519 birthday F
        927 bit _
        781 bit _ $
        -196 bit of
        -1010 bit of a
        547 bites
        1020 bits
        648 bitter
        1701 black
        518 black $
        631 black ,
        178 black F
        246 black F $
        739 blankets
        -551 block
        259 blood
        806 bloody mary
        796 bloody mary $
        778 blorf
        -837 blossom
        -602 blossom $
        1010 blue
        388 bo
        -547 board
        -944 boil
        711 boiled
        663 boiled F
        688 bol
        435 bone
        395 bone in
        252 boneless
        755 bonfire
        -627 book
        -491 booked
        -449 boss
        829 both
        -595 bottle
        -746 bottle $
        152 bottle of
        -564 bought
        -185 bought a
        1085 bought a F
        963 bowl
        -219 bowl $
        -352 bowl ,
        -1028 bowl , F
        636 bowl of
        394 bowl of F
        399 bowl with
        578 bowls
        362 box
        142 box $
        -1237 boxes
        768 boy
        713 boy $
        813 break
        655 break $
        810 breakfast
        -831 breakfast $
        -433 breakfast ,
        -584 breakfast , #
        519 breakfast .
        227 breakfast F
        1236 breast
        800 breast ,
        781 breast , #
        1009 brekkie
        -528 bride
        -1060 bring
        -526 bring F
        -437 bringing
        667 broke
        1463 brought
        779 brown F
        176 brown F $
        900 bubble
        537 bubble F
        -799 budget
        420 buffalo
        772 buffet
        -690 build
        -1167 bump
        625 burned
        411 burnt
        97 bus $
        -568 busy
        1112 but
        906 but had
        527 but i
        -364 but it
        154 but the
        655 but the F
        -1257 butcher
        971 butty
        489 butty $
        -553 buy
        -417 buy F
        -384 buy F ,
        -12 by
        -598 by #
        140 by a
        -477 by mouth
        1013 by the
        -314 c
        638 cab
        1330 caesar
        626 caesar F
        749 call
        1324 call ,
        1008 calling
        271 calorie
        -250 calories
        1188 came
        602 came out
        863 camp
        220 can
        812 can $
        -191 can i
        548 can of
        516 can of F
        -255 can you
        -911 cancelled
        20 canned
        -987 cant
        652 canteen
        -792 capsule
        -793 capsule $
        -1067 capsules
        -144 car
        -510 car $
        -327 carb
        -1004 carbohydrates
        -976 card
        823 casserole
        -1272 caster
        -632 cat
        -491 catering
        1099 caved
        1360 celebrate
        379 celebrated
        776 change
        -373 chart
        -422 check
        834 cheeky
        525 cheer
        528 cheer me
        531 cheer me up
        -443 cheesy
        300 cheesy F
        1263 chicago
        900 chick
        311 chick fil
        311 chick fil a
        771 chilis
        -865 chillies
        945 chinese
        568 chipotle
        663 chomped
        686 chops
        406 chops $
        1203 chow
        619 chow mein
        -425 christmas
        -642 christmas $
        -608 chuck
        570 church
        404 class $
        811 clean $
        -756 client
        -699 client ,
        951 cliff
        -946 clockwork
        -709 closed
        -650 closed $
        114 club
        819 club F
        456 club F $
        428 coach
        989 cob
        -1249 coca
        -1253 coca F
        440 cold
        -425 cold $
        885 cold F
        -1003 come
        924 comfort
        -1121 coming
        724 con
        296 cone
        303 cone $
        466 consisted
        468 consisted of
        -232 consumed
        128 consuming
        -629 contain
        199 containing
        -481 contains
        -614 contains F
        143 cook
        252 cook so
        315 cooked
        -440 cooked $
        443 cooked ,
        -338 cooked F
        -683 cooker
        -436 cool
        -817 cooling
        -40 corner
        550 cos
        379 cos i
        383 cos i was
        373 costa
        -842 costco
        -607 costco run
        490 cottage
        486 cottage F
        -451 couch
        -325 couch F
        719 could
        1373 couldnt
        1377 count
        664 counter
        444 couple
        -1036 course
        513 cracked
        -930 crafted
        -438 cranberries
        629 crispy
        -452 cross
        -504 crossword
        -1046 crown
        626 crumble
        929 crumbs
        734 crunch
        -1121 crush
        161 crust
        1055 crusts
        -651 cry
        808 cup
        1051 cup $
        -788 cup ,
        -865 cup F
        611 cup F $
        -538 cup F ,
        947 cup of
        211 cup of F
        -468 cups F
        512 cured
        -143 cut
        582 da
        339 dad
        248 dark
        300 dark F
        -436 day
        678 day # ,
        -1038 day $
        516 day , F
        -454 day .
        -267 day . F
        -763 day at
        -557 days
        -389 days $
        985 de
        1352 decaf $
        -1117 decide
        369 decided on
        324 decided on F
        656 deep dish
        -345 defrost
        -713 degrees
        -578 dehydrated
        677 delayed
        509 demolished
        516 demolished a
        942 dennys
        1325 desk
        556 desk $
        1860 dessert
        330 dessert $
        -708 diabetic
        1383 did
        -531 did a
        576 did i
        432 did i have
        538 didnt
        -955 didnt _
        570 didnt eat
        1290 didnt get
        299 diet
        -569 diet $
        1078 diet F
        724 diet F $
        -742 diet sheet
        557 diet starts
        615 diet starts tomorrow
        1072 dim
        809 dim sum
        363 dim sum $
        225 dinner
        508 dinner $
        335 dinner ,
        406 dinner , i
        -224 dish
        -1015 dishwasher
        -1018 do
        -531 doc
        -413 does
        -86 dog
        -556 dog ate
        312 dog then
        -383 dogs
        748 doi
        -1105 doing
        -300 dollars
        -281 done
        -447 done $
        853 dont
        531 dont _
        982 dont tell
        -479 door
        670 double
        574 double F
        555 dough
        705 down
        -199 down $
        414 down a F
        278 down for
        -868 down to
        157 down with
        -896 dozen
        -532 dr F
        -592 drain
        444 drained
        1076 dram
        639 dram $
        -575 drank
        -362 drank #
        -701 drew
        238 drink
        327 drink $
        -512 drink more
        -515 drink more F
        -835 drinking
        -589 drinks
        711 drive
        306 drizzle
        534 drop
        -592 dropped my
        -488 dropped my F
        618 drowned
        554 dry
        551 dry F
        -331 due
        1237 during
        1218 during the
        708 e
        -943 each
        -972 each $
        -1087 ear
        314 early
        -359 easter
        -1095 easy
        12 eat
        -502 eat $
        -487 eat F
        -487 eat F $
        706 eat a
        906 eat dinner
        750 eaten
        -463 eating
        -767 eating a
        -1045 eats
        -721 eats F
        -646 eight
        -1464 eighty
        575 elevenses
        497 else
        817 em
        -904 empty
        -350 end
        731 end of
        748 ended
        1679 energy
        747 energy drink
        448 energy drink $
        754 english
        89 enjoyed
        364 enjoying
        278 enjoying a
        -699 enough
        807 entire
        511 entry
        -617 equal
        -463 even
        378 evening
        236 evening $
        733 ever
        -1272 every
        222 everyone $
        -410 everything
        -616 everything $
        -579 everything F
        -353 except
        -429 extra
        -617 extra F
        -607 eyes
        -1317 face
        866 fairy
        504 fancy
        -578 far
        -1108 farmed
        -395 fast
        -741 fast $
        1178 fasting
        769 fasting ,
        496 fat
        -307 fed
        -283 fed the
        -496 feed
        -478 feeding
        -488 feeling
        521 feeling _
        -288 fell
        843 ferry
        456 festival
        765 festival $
        844 few
        311 fil
        312 fil a
        343 filled
        807 fillet
        915 filling
        745 filling $
        381 film
        497 filter
        543 filter F
        989 finally
        275 finger
        547 fingers
        317 fingers $
        -347 fingers ,
        -340 fingers and
        736 finish
        579 finished off
        360 finished the F
        666 first
        554 first F
        -763 first then
        613 first thing
        613 first thing $
        519 first time
        963 five
        1240 flake
        793 flask
        779 flask of
        777 flask of F
        -109 flat
        143 flight
        -774 flower
        -711 flowering
        414 fluid
        375 fluid ounce
        -828 fly
        -602 fog
        -576 fold
        -512 fold in
        -1294 food
        -547 food .
        -415 food poisoning
        -338 foods
        127 for
        -539 for #
        289 for # $
        -491 for # on
        -227 for F
        357 for F $
        -142 for a F
        795 for a _
        345 for annas
        347 for annas birthday
        215 for breakfast
        -445 for breakfast $
        -255 for breakfast ,
        264 for dinner
        187 for dinner $
        306 for lunch
        127 for lunch ,
        231 for me $
        1137 for once
        -750 for santa
        708 for school
        -519 for the
        603 for the F
        -632 for the _
        440 for the first
        1104 for the road
        435 for the team
        -363 forgot my
        848 forgot to
        767 fork
        -1135 forty
        -1189 freezer
        600 french
        626 french F
        -565 fresh
        -796 fri
        132 friday
        -769 friday $
        328 fridge
        717 fried
        764 fried $
        588 fried F
        -980 fried green
        -974 fried green F
        341 friends
        351 friends $
        681 from
        -563 from #
        -332 from F
        -382 from F $
        -634 from a
        1079 from tesco
        890 from tesco $
        1490 from the
        763 from the F
        253 from the _
        -1075 from the corner
        391 from the freezer
        589 from the place
        236 front
        371 front of
        545 front of the
        -875 frozen
        -947 frozen F
        1195 fry
        414 fry $
        -849 fry an
        -845 fry an F
        2170 fry up
        494 fuel
        654 full
        -721 full $
        1096 full english
        -377 full of
        -283 full of F
        267 fun size
        649 g
        470 g $
        811 g .
        741 g . #
        467 g F $
        -1177 g F ,
        270 g F and
        -846 g F with
        428 g _
        245 g bag
        -966 g carbohydrates
        322 g cooked
        306 g of
        -315 g protein
        -275 g protein $
        -758 game
        584 game $
        223 game on
        239 garden
        841 garden $
        568 gas station
        204 gave
        851 gave in
        441 gave me
        1020 gel
        -955 get
        -694 get F
        -572 get a
        -318 gets
        -860 getting
        411 giant
        825 ginger F
        329 girls
        -799 give
        -444 giving
        754 glass
        325 glass of
        550 glasses of
        824 glazed
        732 glorps
        927 go $
        -1349 goal
        -946 goal #
        513 going
        -519 going to have
        -697 golden
        -492 golden F
        -367 gone off
        -343 gone off $
        932 good $
        275 good .
        623 goreng
        126 got
        266 got #
        -511 got F
        -265 got _
        957 got me
        459 got the
        -1416 grab
        -570 grab F
        941 grabbed
        333 grabbed F
        237 grabbed a
        -618 gram
        -781 grams
        296 grams of
        898 grand
        -1078 grandad
        629 grande
        -754 grandma
        -759 grease
        -1365 great
        -650 great $
        655 greek
        630 greek F
        478 green F
        824 green F $
        -1504 green F and
        313 greggs
        914 grilled
        900 grilled F
        -1229 guests
        -629 guinea
        -794 guy
        544 gym
        280 gym $
        -695 had
        8 had #
        773 had # $
        146 had # F
        -419 had # slices
        1193 had F
        -129 had F $
        -350 had F F
        371 had F at
        -356 had F fingers
        199 had F for
        199 had F on
        -909 had a
        574 had a F
        -413 had nothing
        206 had the
        677 had the F
        -368 had to
        1034 haha
        2075 half
        701 halves
        458 hand
        483 hand F
        777 handed
        632 handful
        513 handful of
        465 handful of F
        928 hangover
        720 happened
        -413 happy
        -1010 hard
        -685 hard $
        -685 hard F
        -932 hard F F
        -580 harvest festival
        -606 has
        -597 has #
        355 has been
        872 have
        -482 have #
        -524 have F
        590 have _
        -542 have a
        596 have been
        357 have the
        798 have the F
        -474 havent
        -457 having
        -1229 having F
        310 having a
        -360 he
        202 healthy
        383 healthy ,
        -609 heartburn
        -1063 held
        -661 hell
        -692 hello
        -380 hello F
        -713 hello F $
        790 help
        734 helping
        -1432 hens
        -231 her F
        -619 here
        -690 here $
        -1071 hill
        286 him
        490 him $
        -462 his
        -315 his F
        -698 hit
        679 hole
        587 hole $
        425 holiday
        576 holiday $
        -81 home
        742 home ,
        423 homemade
        340 homemade F
        -960 hook
        -528 horse
        552 hortons
        514 hot
        -524 hot $
        -424 hot F F
        634 hot pocket
        632 hot pocket $
        565 hotel
        -540 hour
        -528 hour $
        -1446 hours
        -989 house
        -1246 house $
        281 how
        -406 how many
        349 how much
        644 how much $
        -923 hr
        -881 hrs
        -565 humble
        -563 humble F
        337 hundred
        -809 hungry
        -439 hungry $
        -646 husband
        -1147 hydration
        10 i
        404 i _
        831 i _ $
        -301 i cant
        309 i could
        469 i did
        -462 i didnt have
        -496 i drink
        -283 i get
        602 i got
        732 i got #
        -702 i had #
        1273 i had F
        263 i had a
        152 i have
        592 i have F
        -267 i have a
        -924 i left
        412 i possess
        332 i possess a
        703 i think
        309 i think $
        547 i took
        383 i was hungry
        877 i went
        431 i will
        402 i will be
        2389 iced
        1022 iced F
        912 iced F $
        -563 iced F with
        1111 id
        -1249 idea
        -72 if
        1176 if _
        -884 ill
        359 ill today
        358 ill today ,
        -558 im
        163 im enjoying
        513 im having
        -382 in
        429 in #
        -396 in # $
        538 in # ml
        826 in ,
        93 in F
        184 in F $
        -725 in F ,
        -206 in _
        -382 in _ $
        -798 in a
        555 in a _
        -901 in a cup
        892 in bed
        586 in bed $
        334 in bed ,
        740 in blankets
        -598 in blossom
        -598 in blossom $
        379 in front
        380 in front of
        753 in it $
        662 in my F
        -668 in the
        -274 in the F
        1037 in the car
        -649 in the freezer
        838 in the fridge
        649 in the hole
        819 in the hotel
        1391 in the kitchen
        452 in the library
        -405 in the oven
        338 in the park
        480 in town
        478 in town $
        588 inch
        147 inch of
        -617 inches $
        -416 included
        322 indulging
        322 indulging in
        -973 ingredients
        -969 ingredients .
        552 insisted
        -934 install
        161 instant F
        969 instead
        979 into F
        917 into a F
        -1077 into the
        -162 into the F
        -388 intolerant
        -701 invoice
        527 irish
        -887 is
        -609 is #
        -158 is _
        647 is being
        347 is my
        -496 is the
        320 is what
        317 is what im
        -687 it
        399 it $
        -1059 it F
        386 it _
        380 it _ $
        1157 it again
        376 it all
        -578 it to
        1102 it was
        543 it went $
        -374 italian
        -742 italian F
        -1460 its
        627 jacket
        1100 jacket F
        544 jacket F $
        263 jan
        -1048 january
        -732 jar
        414 jar $
        -658 jar of
        -1351 jars
        -471 jars $
        -987 java
        777 joe
        614 judge
        -605 june
        734 just
        -365 just F
        454 just had
        338 just had F
        425 just the
        -728 k
        1364 katsu
        481 kcal
        -321 keep
        -548 keeps
        -1278 kent
        -54 kept
        -917 keto
        -955 kg
        -284 kids
        -481 kids $
        -1057 kids F
        -791 kids F .
        449 kids and
        451 kids and me
        -402 kids had
        -418 kids had F
        332 kids in
        335 kids in bed
        522 kids left
        502 kiev
        -350 kill
        -701 kilo
        -913 kilos
        725 kipling
        913 kitchen
        668 kitchen $
        676 knife
        -730 knock
        782 knocked
        774 knocked back
        641 kraft
        485 kraft dinner
        313 krispy
        314 krispy F
        589 l
        939 la
        -1078 lady
        175 lake
        -1131 landlord
        -958 landlord $
        456 laptop $
        510 large
        -471 large F
        243 large F $
        -447 large F with
        -500 last
        252 last F
        -1031 last F $
        534 last _
        -260 last night
        -1181 last year
        -174 late
        -1021 late $
        -491 later $
        -874 laundry
        266 lawn
        308 lawn then
        -377 laws
        -1425 lb
        -743 lb #
        -743 lb # oz
        -563 lb F
        -428 lbs
        451 lean
        429 leave the
        469 leaves
        446 leaves $
        653 lecture
        -269 left
        -727 left it
        445 left the
        980 leftover
        171 leftover F
        805 leftovers
        133 leg
        -636 leg day
        637 legion
        1218 lemsip
        -1196 letters
        297 library
        1111 licked
        -451 lidl
        808 light
        324 like
        -253 like F
        -325 like F $
        871 like _
        641 like _ $
        -433 like a F
        500 link
        -459 links
        -2250 list
        -383 list $
        -1302 list .
        -845 list . F
        -785 litre
        -521 little
        -1262 living
        534 lo
        -463 loaves
        774 log
        502 log F
        645 lol
        -836 long
        -791 look
        -706 look at
        1106 lost
        565 lost a
        -883 lot
        -191 lot $
        -457 love
        -965 lovely
        -507 loves
        -498 loves F
        -503 low
        -969 lunch
        166 lunch $
        216 lunch ,
        -425 lunch , F
        412 lunch .
        -548 lunch for
        546 lunch today
        285 lunch today ,
        293 lunch was
        776 lunchbox
        -980 luncheon
        -983 luncheon F
        -554 lunches
        576 lunchtime
        -1191 m25
        689 maccies
        366 machine
        515 machine F
        491 machine F $
        -878 mad $
        52 made
        527 made F
        409 made F for
        222 made with
        -271 make
        361 make that
        361 make that #
        -488 making
        899 managed
        675 many
        313 maple
        -904 marinade
        749 market
        805 mary
        796 mary $
        634 masala
        468 masala F
        613 match
        349 match $
        -883 maybe
        770 maybe #
        -1013 maybe $
        -553 maybe F
        499 mcdonalds
        553 mcdonalds $
        446 mcmuffin
        1386 me
        534 me #
        -329 me $
        -1217 me a
        825 me eat
        -394 meal prep
        -587 meal with
        -1450 meant
        502 measuring
        234 medium
        375 medium F
        959 meeting
        382 meetings
        366 meetings $
        672 mein
        637 melt
        731 melt $
        -631 melted
        -625 melted F
        365 menu
        662 menu $
        600 met
        -785 mg
        -763 mg $
        234 mi
        404 microwave F
        -667 midnight $
        652 midnight ,
        -369 might
        493 mild
        531 mile #
        553 mile # $
        1092 milky
        -1074 min
        318 mine
        503 mine $
        571 mini
        568 mini F
        -415 mins
        -540 mins $
        -916 minutes
        -776 minutes of
        748 mishti
        749 mishti doi
        510 missing
        494 mix
        175 mix $
        658 ml
        1324 ml $
        -646 ml F
        -833 ml F $
        -534 mobile
        612 monday
        -347 monday $
        -451 month $
        625 mopped
        627 mopped up
        187 more
        95 morning
        -237 morning $
        337 morning ,
        -997 most
        1007 mostly
        497 mostly F
        1449 mountain
        602 mountain of
        600 mountain of F
        -875 mouse
        -878 mouse trap
        353 mouth
        604 move
        -297 moved
        -288 moved to
        396 movie
        -509 moving
        479 mowed
        308 mowed the
        308 mowed the lawn
        -576 mr F
        724 mr kipling
        -1081 mrs
        -612 ms
        107 much
        453 much $
        350 much F
        -362 much F $
        404 mug
        278 mug of
        312 mum
        -581 mummy
        305 mums
        632 munched
        233 mushy
        326 my
        -351 my F
        634 my F ,
        135 my _
        -242 my _ $
        663 my _ F
        540 my baby
        -764 my bag
        748 my breakfast
        92 my desk
        105 my desk $
        -567 my dinner
        207 my meal
        1622 my mouth
        645 my sister
        92 my snack
        647 my stomach
        492 my way
        311 myself
        -297 myself $
        -429 myself to a
        -490 mystery
        641 n
        -2 n F
        -311 n F $
        -961 nail
        -698 name
        -327 nan
        1046 nani
        435 nans $
        584 nasi
        -1158 near
        -627 nectar
        -661 need
        -558 need F
        831 needed
        -629 needs
        481 negative
        -1175 never
        864 never again
        864 never again $
        -1014 new
        -1195 next
        -419 next week
        1032 ngl
        -586 nice
        503 night
        379 night $
        -522 night ,
        493 night .
        521 night F
        1397 nightcap
        349 nine
        841 nipped
        663 no
        -421 no ,
        -1116 none
        274 nonfat
        79 noon
        -858 normally
        -217 not
        -538 not a
        588 not sure
        -310 nothing
        -392 nothing $
        -802 now
        -90 now $
        574 number
        578 number #
        -578 numbers
        -625 nutrition
        1733 o
        -669 o2
        949 of
        303 of #
        608 of # F
        -83 of F
        -897 of F #
        56 of F $
        -387 of F ,
        -28 of F F
        319 of F _
        -464 of F again
        -593 of F for
        -957 of F from
        771 of F so
        295 of F with
        -138 of _
        355 of _ $
        -608 of _ F
        -997 of a
        -863 of a F
        -827 of a _
        -351 of baked
        -418 of baked F
        227 of cooked
        -337 of dry F
        -584 of frozen
        -621 of frozen F
        398 of light
        -752 of myself
        -751 of myself $
        332 of raw
        337 of red
        488 of the
        143 of the F
        474 of the box
        588 of the day
        471 of the laptop
        308 of them
        -393 of white
        -489 of white F
        -113 off
        -975 off $
        -598 off ,
        -482 off F
        -498 off F $
        549 off _
        737 off the
        -432 off the F
        903 off the _
        -620 off the pier
        -911 offer
        752 office
        822 often
        -341 ok
        -521 ok $
        -1039 old
        -503 on
        308 on #
        -137 on $
        371 on F
        325 on F $
        297 on F ,
        -337 on F F
        294 on _
        389 on _ $
        -93 on a
        697 on a F
        653 on dessert
        -315 on friday
        -635 on friday $
        509 on holiday
        577 on holiday $
        -57 on it
        -104 on it $
        550 on monday
        351 on monday $
        -817 on offer
        21 on the
        -932 on the F
        -163 on the _
        500 on the bus
        805 on the cob
        -532 on the dog
        431 on the go
        462 on the pier
        635 on the plane
        -556 on the radio
        486 on the sofa
        310 on the train
        871 on the way
        311 on track
        311 on track .
        483 on tv
        548 on white
        852 once
        566 once $
        982 one
        1096 ones
        385 only
        365 only $
        995 open
        698 option
        -1548 or
        -1222 or F
        -698 or F F
        584 or so
        584 or so $
        344 or something
        344 or something $
        -1459 order
        -433 ordered
        -290 ordered a
        -1397 orders
        905 original
        1290 other
        950 other #
        508 ounce
        566 ounce of
        330 ounces
        307 ounces of
        -729 our
        -155 out
        -657 out #
        -827 out $
        1057 out for
        1127 out for F
        -334 out of
        -808 out of F
        487 out of the
        391 out with
        -322 oven $
        830 over my
        776 over the sink
        -715 overnight
        -519 overnight $
        405 own
        1110 own $
        489 oz
        788 oz $
        -362 oz ,
        -198 oz F
        -352 oz F $
        250 pack
        471 pack $
        485 pack of
        319 package
        321 package of
        -1265 packed
        838 packet
        462 packet $
        287 packet of
        1192 pad
        691 pad thai
        812 paid
        -880 paint
        -1031 painted
        -925 pale
        -350 pan
        -803 paper
        -612 park
        995 park $
        -553 parking
        -1351 parkrun
        714 party F
        590 passed on
        -284 past
        -867 paste
        -390 pastor
        1076 patty
        420 pcs
        -530 peel
        952 penguin
        -714 people
        -663 people $
        -619 pepa
        -1299 percent
        -463 photos
        -383 physio
        -402 pi
        -1160 pick
        -1198 pick up
        -521 pick up F
        299 picked
        -474 picked F
        697 picked at
        656 picked up F
        235 picking
        130 piece
        -367 piece of F
        778 pieces
        504 pieces $
        714 pigs
        913 pigs in
        739 pigs in blankets
        -406 pill
        -1235 pinch
        -950 pinch of
        -943 pinch of F
        206 pink
        1141 pint of
        409 pint of F
        -213 pints of F
        358 place
        -528 place $
        598 plain
        430 plain F
        -1894 plan
        -505 plan .
        680 plane
        -1080 planted
        809 plate
        202 plate $
        676 plate ,
        309 plates
        -1540 please
        -501 please $
        1023 please add
        632 please log
        504 please log F
        -709 pls
        633 plumber
        879 plus
        -199 pm
        -709 pm $
        641 pocket
        637 pocket $
        -446 points
        -415 poisoning
        -960 polish
        -942 polish $
        -607 poor
        -604 poor thing
        -603 poor thing $
        682 popeyes
        236 portion
        424 portion $
        413 possess
        335 possess a
        584 post
        365 pot
        280 pot $
        260 pot F
        401 pouch
        -521 pound
        -258 pound of
        -578 pound of F
        -912 pounds
        -919 poured
        -555 powder
        615 powder $
        -600 powdered
        -600 powdered F
        418 power
        -905 prep
        547 prepared
        350 preparing
        -944 price
        -983 printer
        -457 priya
        1630 protein
        -376 protein $
        725 protein F
        1256 protein bar
        -1000 proud
        1116 pub
        383 puff
        719 punnet
        -621 puree
        -881 purple
        -645 pushups
        -481 put
        -467 put F
        581 put away
        -358 q3
        1352 quality
        1703 quarter
        464 quick
        707 quick #
        -459 quid
        794 quid for
        803 quid for a
        692 quiz
        -994 race
        -789 rack
        466 rack of
        470 rack of F
        -477 radio
        -557 radio $
        -949 raffle
        721 raid
        -359 raining
        -674 raised #
        -570 ram
        824 ran
        695 ran over
        -20 raw
        -692 raw F
        -451 re
        -921 ready
        -960 ready $
        626 ready meal
        423 ready salted
        389 ready to
        485 real
        -152 recipe
        -391 recipe .
        -1070 record
        799 recovery
        278 red
        1184 red $
        448 red F
        -483 red F ,
        -1258 reduced
        -641 refill
        1104 regret
        456 regular
        832 reheated
        -636 repeat
        -565 report
        921 rest
        440 restaurant
        469 restaurant $
        176 rich
        248 rich F
        -296 ring
        -687 ripe
        1276 road
        2176 roast
        455 roast F
        1239 roast dinner
        518 roast dinner $
        199 roasted
        305 roasted F
        -908 rock
        -948 rolling
        38 room
        671 room ,
        629 rou
        -601 rough
        425 roughly
        -353 round
        -384 round to
        -1052 royale
        -895 rule
        -732 rule $
        -1138 run
        824 run $
        -602 run .
        -1017 runners
        -812 running
        -545 sad
        184 said
        -472 said NO the
        -721 sale
        601 salted
        641 sam ,
        1535 sampled
        575 sank
        -1210 santa
        -656 santa ,
        -263 sarah
        -1416 sat
        222 satisfying
        -271 saturday
        579 sauce
        669 sauce $
        -931 sauce ,
        1753 saved
        1071 say
        -360 says
        678 says F
        402 school $
        664 schooner
        483 scoops
        174 scrambled
        170 scrambled F
        -853 scrape
        -1043 season
        883 seconds
        -1132 seed
        -1122 seed F
        -846 seeds ,
        -775 self
        236 sent
        628 sent F
        846 sent F ,
        -654 sermon
        338 serve
        500 serve $
        -300 served
        -361 serving
        -775 set
        1436 settled
        -833 seven
        -1164 shaped
        521 share
        631 share ,
        -214 she
        -551 shed
        -694 sheet
        257 shepherds
        280 shepherds F
        430 shirt
        -1039 shoe
        -1043 shoot
        406 shop
        -300 shop $
        428 shop for
        589 shot
        -791 should
        -462 shower
        -889 shower $
        -284 shredded
        -792 shut
        -712 sick
        -913 sick $
        517 side
        230 side F
        325 since
        890 since the
        428 single
        617 sink
        593 sipped
        -99 six
        -292 size
        315 size $
        -553 size of
        -555 sized
        655 skin
        448 skin on
        861 skipped
        805 skipped lunch
        -605 sky
        836 slab
        -203 sleep
        -1033 sleep $
        -470 slept
        1401 slice
        535 slice $
        -622 slice ,
        409 slice F
        412 slice of
        240 slice of F
        338 slices
        357 slices F
        334 slices of
        462 sloppy
        -541 slow
        -430 slugs
        1320 small
        202 small F
        847 smashed a
        -581 smell
        -612 smelled
        -796 smells
        -457 smells of
        -587 smelt
        186 smoked
        402 smoked F
        362 snack
        196 snack $
        186 snack ,
        -355 snack .
        -927 snacks
        -1856 snap
        2135 so
        846 so #
        968 so # F
        1723 so F
        348 so F $
        375 so F F
        442 so F and
        -619 so NO $
        416 so a
        -813 so far
        -459 so hungry
        329 so i
        -925 so i left
        -438 so nothing
        1085 so that
        839 soccer
        351 sodium
        477 sofa $
        -254 soft
        587 soft serve
        1233 soggy
        489 soldiers
        -645 solid
        -360 solids
        235 some
        163 some F
        -349 some F $
        735 some _ $
        633 somebody
        988 somehow
        -214 someone
        524 something
        334 something $
        -498 sore
        618 sorrows
        2001 sorry
        1636 sorted
        658 sour
        739 sour $
        -1172 sowed
        -1112 soy
        -515 soy ,
        -537 soy sauce
        676 spag
        662 spag bol
        529 spice
        750 spicy
        -555 spilled
        -473 splash
        -488 splash of
        -581 split
        311 spoon
        997 spoons
        242 spring
        985 spring F
        539 spring F $
        818 square
        407 square of
        319 squares
        680 staff
        993 stall
        903 stall $
        1462 stand
        1224 standing
        739 starbucks $
        -542 starbucks F
        -417 start
        -331 starter
        220 starts
        542 starts tomorrow
        368 starving
        1472 station
        792 station F
        -662 staying
        -796 steakhouse
        -1409 steps
        -406 steps $
        -650 stick
        -582 stick $
        640 sticks
        -1083 still
        38 stir
        968 stir fry
        695 stir fry $
        683 stole
        -507 stomach
        527 stomach $
        -1044 stones
        591 stop
        701 stop $
        1100 stopped
        593 stopped at
        873 stove
        680 straight
        354 straight from
        350 straight from the
        478 street
        333 street $
        887 stress
        480 string
        472 string F
        -385 strip
        -294 stuck
        -911 study
        625 stuffed
        348 stuffed F
        -829 substitute
        718 subway
        806 sum
        363 sum $
        -754 sun
        444 sun $
        46 sunday
        91 sunday $
        -359 sunday ,
        635 sunday roast
        -948 sunflower F
        913 sunflower seeds
        -753 supper
        761 sure
        -611 swallow
        871 swapped
        446 sweet
        -367 sweet $
        804 sweet ,
        368 sweet F $
        -760 sweet tooth
        558 swift
        745 swimming
        397 t
        -1741 table
        -835 table #
        363 table for
        361 table for #
        479 tablespoon
        477 tablespoon of
        -379 take
        -900 taking
        1262 talked
        1014 tapas
        -544 target
        522 taste
        799 tasting
        695 tax
        1008 tbh
        -119 tbsp
        -52 tbsp F
        487 tbsp F $
        -1052 tbsp soy
        276 team
        542 team lunch
        452 team lunch $
        548 teaspoon
        548 teaspoon of
        -979 technically
        555 tell
        790 tell the
        398 telly
        -135 ten
        342 teriyaki
        -1100 tesco
        214 tesco $
        -848 test
        1080 tested
        1092 tested the
        -646 text
        934 thai
        559 thai green
        -484 than
        665 that
        978 that #
        -534 that $
        458 that F
        227 that has
        160 that has been
        427 that is
        -223 that was
        -159 the
        -147 the #
        -661 the $
        -966 the F
        268 the F $
        688 the F ,
        615 the F .
        797 the F F
        177 the F _
        -1001 the F again
        -660 the F at
        -798 the F before
        1246 the F but
        583 the F for
        561 the F in
        -405 the F on
        434 the F so
        779 the F to
        560 the F was
        980 the F were
        -251 the _
        -123 the _ $
        1182 the _ ,
        1115 the _ F
        -539 the _ for
        599 the _ machine
        430 the _ of
        -603 the _ on
        -667 the allotment
        232 the bakery
        479 the bakery $
        823 the bakery ,
        599 the beach
        1012 the beach $
        -328 the best
        -533 the bike $
        -448 the bill
        -364 the birthday
        -361 the birthday F
        557 the blue
        -553 the boss
        781 the box
        325 the box $
        -529 the bride
        92 the bus $
        -689 the butcher
        334 the car
        -847 the class
        365 the client
        809 the cob
        -401 the corner
        -587 the corner shop
        1062 the day
        732 the day $
        -181 the dog
        -725 the dog $
        310 the dog then
        473 the first
        444 the first time
        695 the flight
        704 the game $
        223 the game on
        249 the girls
        436 the go
        433 the go $
        543 the gym
        250 the gym $
        647 the hole
        591 the hole $
        582 the jar
        196 the kids
        -312 the kids $
        451 the kids and
        688 the kitchen
        705 the kitchen $
        458 the laptop
        459 the laptop $
        1281 the last
        293 the last F
        271 the lawn
        306 the lawn then
        -458 the leftover
        -458 the leftover F
        -660 the list
        -382 the list $
        324 the match $
        706 the meeting
        -540 the new
        218 the office
        -713 the old
        -332 the oven $
        -715 the park
        639 the plane
        -682 the plate
        -874 the protein
        484 the pub
        -555 the radio $
        634 the road
        507 the road $
        536 the roast
        1197 the shop
        429 the shop for
        -575 the side
        507 the sofa $
        562 the spoon
        533 the stall
        508 the sun
        457 the sun $
        -808 the table
        321 the team
        458 the team lunch
        -592 the tin
        762 the train
        438 the train $
        550 the van
        441 the way
        -385 the way home
        426 the way to
        874 the whole thing
        -836 the window
        -793 the window $
        -545 their
        -372 them
        404 them $
        572 then
        762 then F $
        -619 then F ,
        431 then a
        -639 there
        561 there was
        572 these
        618 these days
        620 these days $
        395 they
        1018 they _
        -941 they had
        702 they were
        875 theyd
        -581 thick
        447 thigh
        412 thin
        -214 thing
        563 think
        310 think $
        -661 thinking
        -936 thirsty
        185 this
        -597 this _ $
        -191 this morning $
        610 this time
        575 this time $
        -268 this week
        -219 this week $
        -719 those
        -635 thought
        859 three
        -379 threw
        1010 through
        744 through _
        874 thru
        -1294 thurs
        -1153 thurs $
        -401 thursday
        -551 tickets
        982 tie
        270 tikka
        601 till
        553 tim hortons
        -379 time
        421 time $
        -268 time ,
        978 times
        842 tin $
        -195 tin of
        -279 tin of F
        -577 tinned
        -579 tinned F
        -829 tinned F $
        -1266 tins
        -867 tip
        -1039 tired
        -560 tired $
        -1224 tmrw
        -138 to
        -815 to #
        -781 to F
        -294 to F $
        -411 to _
        571 to _ $
        173 to a
        721 to be
        278 to be good
        385 to be healthy
        -893 to bed
        -622 to bed $
        527 to cheer
        528 to cheer me
        1098 to cook
        253 to cook so
        150 to eat
        800 to fast
        -598 to fry
        940 to log
        269 to my
        488 to myself
        492 to myself $
        560 to start
        567 to start $
        -269 to the
        395 to the F
        372 to the shop
        428 to try
        649 toad
        644 toad in
        649 toad in the
        306 toasted
        -193 today
        -109 today $
        680 today , _
        760 toddler
        -654 tom
        -1023 tomorrow
        -623 tomorrow .
        843 tonic
        364 tonic $
        -638 tonight
        -1245 too
        703 too $
        -680 too busy
        1076 too many
        -339 too much
        404 too much F
        326 took #
        725 took # $
        -586 took my F
        -1108 tooth
        240 top
        -164 touch
        438 tour
        837 town
        472 town $
        306 track
        311 track .
        476 traffic
        1357 trail
        1399 trail mix
        476 trail mix $
        1158 train
        474 train $
        -598 training
        -392 translate
        -916 trap
        -656 tray
        1108 treat
        598 treat $
        566 treated
        302 treated myself
        305 treated myself to
        -317 tree
        378 trimmed
        355 trimmed to
        1061 trolley
        1267 truck
        178 trying
        165 trying to
        681 trying to be
        -138 tsp
        -951 tsp baking
        432 tub of
        298 tub of F
        446 tube
        545 tucked
        546 tucked into
        -547 tues
        605 tuesday
        465 tuesday $
        424 turn
        -235 turned
        -452 turned down
        -500 twelve
        -455 twenty
        -662 twice
        945 two
        -1651 u
        672 ultra
        287 um
        333 uncle
        -562 under
        -347 under the
        -994 underrated
        -515 uni
        -413 units
        182 unsweetened
        -761 until
        454 up $
        -463 up ,
        529 up F on
        -354 up a
        921 up at
        628 up at #
        -396 up for
        438 up in
        460 up my
        520 up the
        -471 up to
        641 up with
        -399 update
        -797 upgrade
        358 us
        605 us F
        -508 use
        -521 used
        -504 used to
        223 using
        778 usual
        -798 v
        624 van
        -192 vanilla
        -443 vanilla F
        -554 vegan
        -594 vegetarian
        526 vending
        -812 vet
        -760 vet $
        246 victoria
        248 victoria sponge
        2027 w
        178 w #
        292 w F
        615 w a
        793 w my
        209 w the
        -502 waist
        -525 waiter
        824 waiting for the
        -842 walk
        127 walked
        396 walked the
        396 walked the dog
        414 walking
        661 wanted
        -333 wants
        -760 war
        780 ward
        890 warm
        579 warm F
        867 was
        717 was F
        -688 was F F
        717 was F and
        351 was _
        -404 was a
        882 was a F
        383 was hungry
        379 was hungry $
        -732 washing
        407 watched
        1054 watching
        835 watching the
        543 watching the match
        601 way
        -657 we
        307 we had
        297 we had F
        -867 wed
        -912 wedding
        -1192 wedge
        -451 weds
        632 wee
        -1163 week
        -730 week $
        -771 weekly
        -1325 weeks
        -646 weight
        -326 well
        1231 went
        557 went $
        282 went for
        687 went in
        602 went out
        349 went out for
        -364 were
        -1055 what
        -415 what a
        318 what im
        1513 whelks
        -143 when
        -812 when i
        -724 when i was
        -308 where
        389 which
        1360 while
        -660 whisk
        679 white
        233 white F
        -86 who
        624 who ate
        -144 whole
        297 whole F
        -1027 whole _
        501 whole bag
        927 wife
        -506 will
        -701 will be
        -796 window $
        -841 winter
        -841 winter $
        -463 wish
        489 with
        266 with #
        232 with F
        -179 with F $
        447 with F ,
        154 with F F
        178 with F and
        844 with a
        210 with a F
        -547 with a splash
        258 with an
        529 with an F
        308 with friends
        309 with friends $
        -578 with me
        437 with my
        865 with the
        152 with the _
        222 with the game
        -360 with the kids
        1449 won
        1048 won $
        -1077 wont
        -687 words
        -670 words $
        109 work
        610 workout
        -1291 world
        -674 worms
        -394 would
        -327 would kill
        1193 wouldnt
        -1163 wrong
        3128 x
        -1153 xmas
        973 xx
        -1272 year
        -493 year $
        -751 years
        -746 years _
        -774 yellow
        -410 yellow F
        619 yes
        841 yes to
        270 yesterday
        -290 yesterday $
        817 yesterday ,
        -1378 yet
        -31 yet $
        -716 you
        -1866 your
        -663 your F
        166 zero
        508 zoom
        2108 zorblax
        -122 ~ #
        -1049 ~ # $
        119 ~ # ,
        -615 ~ # NO
        515 ~ # _
        92 ~ # ~
        -364 ~ # ~aaaaaaaaaaaaab
        560 ~ # ~aaaaaaaaaaac
        -554 ~ # ~aaaaaaaai
        431 ~ &
        531 ~ ,
        -677 ~ , #
        642 ~ , F
        444 ~ , ~
        217 ~ , ~aaaaaaaaaaac
        1013 ~ , ~aic
        796 ~ , ~c
        852 ~ , ~ee
        -203 ~ .
        -30 ~ . F
        373 ~ . ~
        870 ~ . ~aaaaaaaaaaac
        504 ~ F
        418 ~ F #
        637 ~ F $
        161 ~ F &
        79 ~ F ,
        94 ~ F .
        529 ~ F F
        -199 ~ F _
        325 ~ F ~
        506 ~ F ~aaaaaaaaaaac
        245 ~ F ~aaaaaaaaaab
        -310 ~ F ~aaaaaaaae
        462 ~ F ~aaaaaaaai
        378 ~ F ~aaaaaaaaiaac
        587 ~ F ~aaaaaaaaiaai
        -242 ~ F ~aaaaaaaaiacc
        -561 ~ F ~aaaaaaaiaaac
        -815 ~ F ~aaaaacaai
        -286 ~ F ~aab
        1190 ~ F ~acaaaiaaaaac
        44 ~ NO
        872 ~ NO $
        -618 ~ NO ,
        -228 ~ _
        1455 ~ _ #
        -89 ~ _ $
        581 ~ _ ,
        894 ~ _ .
        230 ~ _ ~
        -222 ~ _ ~aaaaaaaaaab
        -423 ~ _ ~aaaaaaaai
        -1054 ~ _ ~aaaaaaaaiaac
        -741 ~ _ ~aaaaaaai
        813 ~ ~
        505 ~ ~ #
        1413 ~ ~ $
        -346 ~ ~ ,
        -1076 ~ ~ .
        -485 ~ ~ F
        -177 ~ ~ _
        813 ~ ~ ~
        -352 ~ ~ ~aaaaaaaaaab
        -599 ~ ~ ~aaaaaaaab
        39 ~ ~ ~aaaaaaaai
        -738 ~ ~ ~aaaaaaaaiaai
        -343 ~ ~ ~aaaaaaaaiacc
        501 ~ ~ ~aaaaaaae
        -602 ~ ~ ~aaaaaaai
        -93 ~ ~ ~aaaaaab
        1381 ~ ~ ~aaaaaabi
        -320 ~ ~ ~aaaae
        -440 ~ ~ ~aeaaaaaeaaac
        -670 ~ ~ ~aeaaaabe
        -756 ~ ~aaaaaaaaaaaaaab
        525 ~ ~aaaaaaaaaaaaaac
        1400 ~ ~aaaaaaaaaaaaaae
        1496 ~ ~aaaaaaaaaaaaaae $
        -43 ~ ~aaaaaaaaaaaaab
        -453 ~ ~aaaaaaaaaaaaab $
        647 ~ ~aaaaaaaaaaaaab ~
        -717 ~ ~aaaaaaaaaaaaai
        -639 ~ ~aaaaaaaaaaaae
        626 ~ ~aaaaaaaaaaaae #
        -757 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        470 ~ ~aaaaaaaaaaac
        498 ~ ~aaaaaaaaaaac ,
        -324 ~ ~aaaaaaaaaaac .
        697 ~ ~aaaaaaaaaaac F
        -643 ~ ~aaaaaaaaaaac ~
        735 ~ ~aaaaaaaaaaac ~aaaaaaaai
        -363 ~ ~aaaaaaaaaaacec
        386 ~ ~aaaaaaaaaab
        409 ~ ~aaaaaaaaaab #
        -149 ~ ~aaaaaaaaaab F
        859 ~ ~aaaaaaaaaab ~
        -639 ~ ~aaaaaaaaaab ~aeaaaaae
        -318 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        610 ~ ~aaaaaaaab
        444 ~ ~aaaaaaaae F
        -449 ~ ~aaaaaaaae ~
        648 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -568 ~ ~aaaaaaaaeaaaae
        659 ~ ~aaaaaaaaeaaai
        412 ~ ~aaaaaaaaeaab
        -298 ~ ~aaaaaaaaeaab $
        699 ~ ~aaaaaaaaeaab F
        824 ~ ~aaaaaaaaeaag
        411 ~ ~aaaaaaaai
        -911 ~ ~aaaaaaaai #
        422 ~ ~aaaaaaaai F
        -389 ~ ~aaaaaaaai ~
        -437 ~ ~aaaaaaaai ~aaaaaaaae
        386 ~ ~aaaaaaaai ~aab
        542 ~ ~aaaaaaaai ~aeaaaaaeaiac
        -604 ~ ~aaaaaaaai ~aeaaaabe
        326 ~ ~aaaaaaaai ~c
        387 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -313 ~ ~aaaaaaaaiaac
        -978 ~ ~aaaaaaaaiaac #
        411 ~ ~aaaaaaaaiaac F
        479 ~ ~aaaaaaaaiaac _
        413 ~ ~aaaaaaaaiaac ~
        310 ~ ~aaaaaaaaiaac ~aacaaaaaaai
        812 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        540 ~ ~aaaaaaaaiaai
        279 ~ ~aaaaaaaaiaai #
        -557 ~ ~aaaaaaaaiaai F
        296 ~ ~aaaaaaaaiaai ~
        277 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -482 ~ ~aaaaaaaaiacc
        335 ~ ~aaaaaaaaiacc #
        -1163 ~ ~aaaaaaaaiacc F
        565 ~ ~aaaaaaaaiacc ~
        -527 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        315 ~ ~aaaaaaac
        -158 ~ ~aaaaaaac $
        808 ~ ~aaaaaaacaaac
        491 ~ ~aaaaaaacaaac $
        649 ~ ~aaaaaaad
        -581 ~ ~aaaaaaae
        -2053 ~ ~aaaaaaae $
        -582 ~ ~aaaaaaae F
        801 ~ ~aaaaaaae ~
        527 ~ ~aaaaaaae ~aaaaaaaaaaaae
        250 ~ ~aaaaaaai
        -223 ~ ~aaaaaaai $
        206 ~ ~aaaaaaai F
        441 ~ ~aaaaaaai _
        -49 ~ ~aaaaaaai ~
        -358 ~ ~aaaaaaaiaaac
        453 ~ ~aaaaaab
        -1170 ~ ~aaaaaab $
        195 ~ ~aaaaaab ,
        171 ~ ~aaaaaab ~
        730 ~ ~aaaaaab ~aaaaaaaaiaac
        -298 ~ ~aaaaaabac
        703 ~ ~aaaaaabacaac
        548 ~ ~aaaaaabacaac $
        507 ~ ~aaaaaabacaac ,
        336 ~ ~aaaaaabi
        -405 ~ ~aaaaaabi $
        -450 ~ ~aaaaaac
        619 ~ ~aaaaaac ~aaaaf
        -526 ~ ~aaaaaacaaaaaaai
        494 ~ ~aaaaaacaeaaaaai
        899 ~ ~aaaaaagaaaaaaai
        -402 ~ ~aaaaab
        -199 ~ ~aaaaacaai
        -427 ~ ~aaaaacaai ~
        -697 ~ ~aaaaacaai ~aacaaaaaaaac
        467 ~ ~aaaabaaae
        572 ~ ~aaaabaaaeaab
        -196 ~ ~aaaae
        -113 ~ ~aaaae $
        -549 ~ ~aaaae ,
        -324 ~ ~aaaaeab
        79 ~ ~aab
        88 ~ ~aab F
        -520 ~ ~aabaab
        998 ~ ~aacaaab
        552 ~ ~aacaaab $
        -757 ~ ~aacaaabc
        204 ~ ~aacaaaeaiaac
        231 ~ ~ac
        447 ~ ~acaaaiaaaaac
        457 ~ ~acaaaiaaaaac ~
        675 ~ ~acab
        429 ~ ~acabaiaaaaac
        -439 ~ ~aeaaaaae
        -269 ~ ~aeaaaaaeaaac
        16 ~ ~aeaaaaaeaaac F
        -296 ~ ~aeaaaaaeaaac _
        -21 ~ ~aeaaaaaeaaac ~
        359 ~ ~aeaaaaaeaaac ~aaaaaab
        775 ~ ~aeaaaaaeaaac ~c
        432 ~ ~aeaaaaaeaiac
        860 ~ ~aeaaaaaeaiac _
        -932 ~ ~aeaaaabe
        -660 ~ ~aeaaaabe _
        -398 ~ ~aeaaaabe ~aaaaaab
        -838 ~ ~aic
        -667 ~ ~aic #
        -452 ~ ~aic F
        405 ~ ~b
        -375 ~ ~be
        634 ~ ~be ~
        752 ~ ~be ~acabai
        446 ~ ~c
        270 ~ ~c $
        1243 ~ ~caaaaaaaaaac
        953 ~ ~caaaaaaaeaac
        567 ~aaaaaaaaaaaaaaab ~aaaaaaaae
        -410 ~aaaaaaaaaaaaaaac #
        -310 ~aaaaaaaaaaaaaaac # ~
        -500 ~aaaaaaaaaaaaaaac $
        781 ~aaaaaaaaaaaaaaac ~
        -436 ~aaaaaaaaaaaaaab #
        328 ~aaaaaaaaaaaaaab $
        -822 ~aaaaaaaaaaaaaab ,
        -891 ~aaaaaaaaaaaaaab F
        802 ~aaaaaaaaaaaaaab ~aaaaaaaai
        826 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        -1281 ~aaaaaaaaaaaaaab ~aaaaacaai
        40 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        310 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        546 ~aaaaaaaaaaaaaab ~aeaaaaaeaiac
        1336 ~aaaaaaaaaaaaaab ~aeaaaabe
        -766 ~aaaaaaaaaaaaaac #
        -486 ~aaaaaaaaaaaaaac # ~
        492 ~aaaaaaaaaaaaaac $
        -611 ~aaaaaaaaaaaaaac .
        -418 ~aaaaaaaaaaaaaac F
        802 ~aaaaaaaaaaaaaac F $
        -559 ~aaaaaaaaaaaaaac F F
        -881 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -380 ~aaaaaaaaaaaaaac _ $
        1244 ~aaaaaaaaaaaaaac ~
        -819 ~aaaaaaaaaaaaaac ~aaaaaaaai
        469 ~aaaaaaaaaaaaaac ~aaaaaaaaiaac
        -885 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -303 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -300 ~aaaaaaaaaaaaaae $
        763 ~aaaaaaaaaaaaaae &
        307 ~aaaaaaaaaaaaaae ,
        647 ~aaaaaaaaaaaaaae , ~
        244 ~aaaaaaaaaaaaaae F
        613 ~aaaaaaaaaaaaaae F $
        -777 ~aaaaaaaaaaaaaae _
        716 ~aaaaaaaaaaaaaae ~
        941 ~aaaaaaaaaaaaaae ~ ~
        -409 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        -377 ~aaaaaaaaaaaaaae ~aaaaaaaaiaac
        1432 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -610 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -962 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -700 ~aaaaaaaaaaaaaae ~aic
        -738 ~aaaaaaaaaaaaaai $
        452 ~aaaaaaaaaaaaaai ,
        -310 ~aaaaaaaaaaaaaai ~aaaaaaaaaaaae
        629 ~aaaaaaaaaaaaaaj $
        348 ~aaaaaaaaaaaaaaj ~
        732 ~aaaaaaaaaaaaaaj ~aaaaaaaaiaaae
        -514 ~aaaaaaaaaaaaab $
        638 ~aaaaaaaaaaaaab ,
        1342 ~aaaaaaaaaaaaab F
        474 ~aaaaaaaaaaaaab F ~aaaaaaaaiaac
        1250 ~aaaaaaaaaaaaab ~
        792 ~aaaaaaaaaaaaab ~ $
        -843 ~aaaaaaaaaaaaac $
        975 ~aaaaaaaaaaaaac ~
        -896 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        396 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        396 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        651 ~aaaaaaaaaaaaae ~
        157 ~aaaaaaaaaaaaai F
        -396 ~aaaaaaaaaaaaai F ,
        415 ~aaaaaaaaaaaaai ~ ~
        580 ~aaaaaaaaaaaae # ~
        -320 ~aaaaaaaaaaaae ,
        273 ~aaaaaaaaaaaae F
        565 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        188 ~aaaaaaaaaaaae ~
        321 ~aaaaaaaaaaaae ~aaaaaaaai
        623 ~aaaaaaaaaaaae ~aaaaaaaai #
        431 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        645 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        537 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -394 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -472 ~aaaaaaaaaaaae ~aaaaacaai
        428 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -795 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        455 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        -585 ~aaaaaaaaaaab #
        -534 ~aaaaaaaaaaab _
        431 ~aaaaaaaaaaac #
        676 ~aaaaaaaaaaac # $
        684 ~aaaaaaaaaaac $
        609 ~aaaaaaaaaaac ,
        -546 ~aaaaaaaaaaac , F
        -26 ~aaaaaaaaaaac . F
        330 ~aaaaaaaaaaac F
        -1053 ~aaaaaaaaaaac F #
        548 ~aaaaaaaaaaac F $
        -632 ~aaaaaaaaaaac F ,
        -459 ~aaaaaaaaaaac F F
        557 ~aaaaaaaaaaac F _
        713 ~aaaaaaaaaaac F ~
        322 ~aaaaaaaaaaac F ~aaaaaaaai
        -433 ~aaaaaaaaaaac F ~aaaaaaaaiaac
        938 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        840 ~aaaaaaaaaaac F ~aaaaaaai
        -292 ~aaaaaaaaaaac _
        -777 ~aaaaaaaaaaac _ $
        1002 ~aaaaaaaaaaac ~
        554 ~aaaaaaaaaaac ~ $
        398 ~aaaaaaaaaaac ~ ,
        304 ~aaaaaaaaaaac ~ .
        -492 ~aaaaaaaaaaac ~ F
        -1073 ~aaaaaaaaaaac ~ ~
        811 ~aaaaaaaaaaac ~ ~aaaaaaaai
        195 ~aaaaaaaaaaac ~ ~aeaaaaaeaaac
        -249 ~aaaaaaaaaaac ~aaaaaaaaaaac
        1082 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -673 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -647 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -548 ~aaaaaaaaaaac ~aaaaaaaaaaac ~aaaaaaaai
        -540 ~aaaaaaaaaaac ~aaaaaaaaaab ~aeaaaaaeaaac
        -169 ~aaaaaaaaaaac ~aaaaaaaai
        -1067 ~aaaaaaaaaaac ~aaaaaaaai F
        864 ~aaaaaaaaaaac ~aaaaaaaai _
        715 ~aaaaaaaaaaac ~aaaaaaaai ~
        -209 ~aaaaaaaaaaac ~aaaaaaaaiaaae
        -344 ~aaaaaaaaaaac ~aaaaaaaaiaaae $
        32 ~aaaaaaaaaaac ~aaaaaaaaiaac
        -771 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -430 ~aaaaaaaaaaac ~aaaaaaac
        366 ~aaaaaaaaaaac ~aaaaaab
        -563 ~aaaaaaaaaaac ~aaaaaab $
        538 ~aaaaaaaaaaac ~aaaaaabac
        -681 ~aaaaaaaaaaac ~aaaaacaai
        -546 ~aaaaaaaaaaac ~aaaaacaai ~
        55 ~aaaaaaaaaaac ~aaaae
        591 ~aaaaaaaaaaac ~aab
        -445 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -449 ~aaaaaaaaaaac ~aeaaaabe
        -361 ~aaaaaaaaaaacac ~
        -365 ~aaaaaaaaaaacac ~ ~aeaaaaaeaaac
        659 ~aaaaaaaaaaacac ~aaaaaaaai
        481 ~aaaaaaaaaaacai ~
        -658 ~aaaaaaaaaaacec #
        -828 ~aaaaaaaaaaacec $
        -444 ~aaaaaaaaaaacec ~aaaaaaaai
        -797 ~aaaaaaaaaaacec ~aaaaaaaai F
        382 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        389 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        1060 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1133 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -787 ~aaaaaaaaaaae $
        148 ~aaaaaaaaaab #
        202 ~aaaaaaaaaab # F
        -702 ~aaaaaaaaaab # ~
        540 ~aaaaaaaaaab F
        230 ~aaaaaaaaaab F $
        122 ~aaaaaaaaaab F ,
        32 ~aaaaaaaaaab F F
        -601 ~aaaaaaaaaab F _
        -237 ~aaaaaaaaaab F ~
        43 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -393 ~aaaaaaaaaab F ~aaaaaaai
        -399 ~aaaaaaaaaab _
        460 ~aaaaaaaaaab _ $
        679 ~aaaaaaaaaab _ F
        182 ~aaaaaaaaaab ~
        518 ~aaaaaaaaaab ~ $
        424 ~aaaaaaaaaab ~ F
        -355 ~aaaaaaaaaab ~ ~
        -503 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        436 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -1137 ~aaaaaaaaaab ~aaaaaaaae
        -884 ~aaaaaaaaaab ~aaaaaaaae $
        628 ~aaaaaaaaaab ~aaaaaaae
        456 ~aaaaaaaaaab ~aaaaaaae $
        603 ~aaaaaaaaaab ~aaaaaaae F
        -484 ~aaaaaaaaaab ~aaaaaaae _
        429 ~aaaaaaaaaab ~aab
        -380 ~aaaaaaaaaab ~aeaaaaaeaaac #
        247 ~aaaaaaaaaab ~aeaaaaaeaaac F
        178 ~aaaaaaaaaab ~aeaaaaaeaaac ~
        -126 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        463 ~aaaaaaaaaab ~ai
        1183 ~aaaaaaaaaab ~aic
        598 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        502 ~aaaaaaaaaab ~aic ~aeaaaabe
        1397 ~aaaaaaaaaab ~be
        338 ~aaaaaaaaaab ~c
        -192 ~aaaaaaaaac $
        1176 ~aaaaaaaaae _
        -586 ~aaaaaaaaae ~be
        -1271 ~aaaaaaaab ~aaaaaaae
        997 ~aaaaaaaab ~aeaaaaaeaaac
        1170 ~aaaaaaaab ~aeaaaaaeaaac F
        -361 ~aaaaaaaab ~aeaaaabe
        1439 ~aaaaaaaab ~aic
        565 ~aaaaaaaab ~aic ~aeaaaaaeaaac
        475 ~aaaaaaaab ~be
        -1087 ~aaaaaaaae #
        -619 ~aaaaaaaae # $
        -574 ~aaaaaaaae $
        560 ~aaaaaaaae ,
        507 ~aaaaaaaae , #
        -527 ~aaaaaaaae , F
        480 ~aaaaaaaae , ~
        800 ~aaaaaaaae , ~aeaaaaaeaaac
        -195 ~aaaaaaaae , ~be
        1381 ~aaaaaaaae .
        710 ~aaaaaaaae . #
        254 ~aaaaaaaae F
        516 ~aaaaaaaae F ,
        321 ~aaaaaaaae _
        392 ~aaaaaaaae _ $
        705 ~aaaaaaaae _ _
        -446 ~aaaaaaaae ~
        802 ~aaaaaaaae ~ $
        264 ~aaaaaaaae ~ ,
        415 ~aaaaaaaae ~ F
        -162 ~aaaaaaaae ~ ~
        -599 ~aaaaaaaae ~ ~aaaaaaaai
        765 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -644 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        -520 ~aaaaaaaae ~aaaaaaaaaaaae
        770 ~aaaaaaaae ~aaaaaaaaaaac ,
        -741 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        751 ~aaaaaaaae ~aaaaaaaaaab
        697 ~aaaaaaaae ~aaaaaaaaaab F
        32 ~aaaaaaaae ~aaaaaaaae
        256 ~aaaaaaaae ~aaaaaaaaeaab
        -355 ~aaaaaaaae ~aaaaaaaai
        -553 ~aaaaaaaae ~aaaaaaaai #
        417 ~aaaaaaaae ~aaaaaaaai ~
        -727 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        643 ~aaaaaaaae ~aaaaaaaaiaac $
        -739 ~aaaaaaaae ~aaaaaaaaiaac F
        -694 ~aaaaaaaae ~aaaaaaaaiaac _
        755 ~aaaaaaaae ~aaaaaaaaiaac ~
        -384 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        719 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        20 ~aaaaaaaae ~aaaaaaaaiaai
        -1137 ~aaaaaaaae ~aaaaaaaaiacc
        -337 ~aaaaaaaae ~aaaaaaaaiacc ~aeaaaaaeaaac
        878 ~aaaaaaaae ~aaaaaaac
        -732 ~aaaaaaaae ~aaaaaaai
        -415 ~aaaaaaaae ~aaaaaaai $
        322 ~aaaaaaaae ~aaaaaaai F
        470 ~aaaaaaaae ~aaaaaabacaac
        -445 ~aaaaaaaae ~aaaaaac
        -576 ~aaaaaaaae ~aaaaaacaaaaaaai
        495 ~aaaaaaaae ~aaaaaacaaaac
        687 ~aaaaaaaae ~aaaaaacaaaac ~aaaaaaaaiaac
        -291 ~aaaaaaaae ~aaaaab
        -830 ~aaaaaaaae ~aab
        -705 ~aaaaaaaae ~aabaab
        -148 ~aaaaaaaae ~acaaaiaaaaac
        -324 ~aaaaaaaae ~acabai
        -393 ~aaaaaaaae ~acabaiaaaaac
        956 ~aaaaaaaae ~acabi
        -1001 ~aaaaaaaae ~aeaaaaaeaaac
        -1019 ~aaaaaaaae ~aeaaaaaeaaac F
        -821 ~aaaaaaaae ~aeaaaabe
        -896 ~aaaaaaaae ~aic
        1138 ~aaaaaaaae ~c
        -621 ~aaaaaaaaeaaaae ,
        1038 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        -331 ~aaaaaaaaeaab $
        895 ~aaaaaaaaeaab ,
        670 ~aaaaaaaaeaab F
        612 ~aaaaaaaaeaab F ~aaaaaaaaiaac
        1442 ~aaaaaaaaeaab ~
        -492 ~aaaaaaaaeaab ~aaaaaaaai
        387 ~aaaaaaaaeaab ~aaaaaaaaiacc
        135 ~aaaaaaaaeaae $
        324 ~aaaaaaaaeaae ,
        875 ~aaaaaaaaeaae F
        531 ~aaaaaaaaeaae ~acaaaiaaaaac
        707 ~aaaaaaaaeaag ~
        -270 ~aaaaaaaai #
        -398 ~aaaaaaaai # $
        619 ~aaaaaaaai # F
        -362 ~aaaaaaaai # ~
        -764 ~aaaaaaaai # ~aaaaaaaaaab
        -640 ~aaaaaaaai # ~aaaaaaaaiaac
        665 ~aaaaaaaai # ~acab
        -905 ~aaaaaaaai $
        -303 ~aaaaaaaai F
        -894 ~aaaaaaaai F #
        237 ~aaaaaaaai F $
        -848 ~aaaaaaaai F ,
        193 ~aaaaaaaai F F
        323 ~aaaaaaaai F _
        574 ~aaaaaaaai F ~
        -619 ~aaaaaaaai F ~aaaaaaaaaab
        -713 ~aaaaaaaai F ~aaaaaaaaiaac
        295 ~aaaaaaaai F ~aaaaaaaaiaai
        -601 ~aaaaaaaai F ~aaaaaaaaiacc
        -370 ~aaaaaaaai F ~aeaaaabe
        400 ~aaaaaaaai _
        704 ~aaaaaaaai _ $
        252 ~aaaaaaaai _ ,
        -1066 ~aaaaaaaai _ F
        466 ~aaaaaaaai _ ~
        624 ~aaaaaaaai _ ~aaaaaaaaiacc
        851 ~aaaaaaaai ~
        461 ~aaaaaaaai ~ #
        135 ~aaaaaaaai ~ $
        -426 ~aaaaaaaai ~ ,
        -822 ~aaaaaaaai ~ F
        453 ~aaaaaaaai ~ _
        586 ~aaaaaaaai ~ ~
        -183 ~aaaaaaaai ~ ~aaaaaaaaaab
        1109 ~aaaaaaaai ~aaaaaaaaaaaaaab
        253 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        512 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -265 ~aaaaaaaai ~aaaaaaaaaaac
        427 ~aaaaaaaai ~aaaaaaaae $
        504 ~aaaaaaaai ~aaaaaaaae F
        450 ~aaaaaaaai ~aaaaaaaai
        411 ~aaaaaaaai ~aaaaaaai
        -519 ~aaaaaaaai ~aaaaaabac
        -414 ~aaaaaaaai ~aaaaaabac $
        -787 ~aaaaaaaai ~aaaaaabacaac
        -609 ~aaaaaaaai ~aaaaaabacaac $
        314 ~aaaaaaaai ~aeaaaaae
        473 ~aaaaaaaai ~aeaaaaae F
        825 ~aaaaaaaai ~aeaaaaaeaaac
        -317 ~aaaaaaaai ~aeaaaaaeaaac F
        -455 ~aaaaaaaai ~aeaaaaaeaaac _
        -291 ~aaaaaaaai ~aeaaaaaeaaac ~
        355 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaab
        -428 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -909 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        458 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        756 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        444 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        378 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -571 ~aaaaaaaai ~aeaaaaaeai
        150 ~aaaaaaaai ~aeaaaaaeaiac
        -184 ~aaaaaaaai ~aeaaaaaeaiac F
        1023 ~aaaaaaaai ~aeaaaaaeaiac ~
        235 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        377 ~aaaaaaaai ~aeaaaabe
        -350 ~aaaaaaaai ~aeaaaabe $
        -986 ~aaaaaaaai ~be
        -413 ~aaaaaaaai ~be ~aabaab
        150 ~aaaaaaaai ~c
        513 ~aaaaaaaai ~ee
        -977 ~aaaaaaaaiaaae $
        -597 ~aaaaaaaaiaaae ,
        -487 ~aaaaaaaaiaaae F
        -498 ~aaaaaaaaiaaae F $
        551 ~aaaaaaaaiaaae _
        -579 ~aaaaaaaaiaaae ~
        -414 ~aaaaaaaaiaaae ~ $
        853 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -165 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        902 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -90 ~aaaaaaaaiaaae ~aeaaaaaeaaac ~
        -657 ~aaaaaaaaiaac # $
        -258 ~aaaaaaaaiaac # F
        655 ~aaaaaaaaiaac # ~
        -1036 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -57 ~aaaaaaaaiaac $
        284 ~aaaaaaaaiaac ,
        644 ~aaaaaaaaiaac , ~
        542 ~aaaaaaaaiaac F
        372 ~aaaaaaaaiaac F $
        -405 ~aaaaaaaaiaac F ,
        -223 ~aaaaaaaaiaac F F
        433 ~aaaaaaaaiaac F ~aaaaaaaaaab
        698 ~aaaaaaaaiaac _ ~aaaaaaaai
        37 ~aaaaaaaaiaac ~
        -653 ~aaaaaaaaiaac ~ #
        -149 ~aaaaaaaaiaac ~ $
        -814 ~aaaaaaaaiaac ~ F
        -850 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        282 ~aaaaaaaaiaac ~ ~aaaaaaaai
        891 ~aaaaaaaaiaac ~ ~aaaaaabae
        636 ~aaaaaaaaiaac ~aaaaaaae
        642 ~aaaaaaaaiaac ~aaaaaaae $
        -420 ~aaaaaaaaiaac ~aaaaaaai
        840 ~aaaaaaaaiaac ~aaaaaab $
        89 ~aaaaaaaaiaac ~aaaae
        48 ~aaaaaaaaiaac ~aaaae $
        -380 ~aaaaaaaaiaac ~aaaae ,
        311 ~aaaaaaaaiaac ~aacaaaaaaai
        310 ~aaaaaaaaiaac ~aacaaaaaaai .
        -723 ~aaaaaaaaiaac ~aeaaaaae
        -3 ~aaaaaaaaiaac ~aeaaaaaeaaac
        -49 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        237 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -694 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        982 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        564 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        648 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaabaaaeaab
        -478 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaae
        438 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -530 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        1132 ~aaaaaaaaiaac ~aeaaaaaeaiac
        681 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -697 ~aaaaaaaaiaac ~aeaaaaaeaiac _
        -563 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        750 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -595 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        231 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        269 ~aaaaaaaaiaai #
        140 ~aaaaaaaaiaai # ~
        271 ~aaaaaaaaiaai F
        -23 ~aaaaaaaaiaai F $
        450 ~aaaaaaaaiaai F ,
        160 ~aaaaaaaaiaai F F
        -817 ~aaaaaaaaiaai F ~
        195 ~aaaaaaaaiaai F ~aaaaaaaaaab
        272 ~aaaaaaaaiaai F ~aaaaaaaai
        125 ~aaaaaaaaiaai ~
        562 ~aaaaaaaaiaai ~ $
        262 ~aaaaaaaaiaai ~ F
        -591 ~aaaaaaaaiaai ~ ~aaaaaaaai
        -323 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -573 ~aaaaaaaaiaai ~aaaaaaae
        259 ~aaaaaaaaiaai ~aeaaaaae
        526 ~aaaaaaaaiaai ~aeaaaaae F
        1021 ~aaaaaaaaiaai ~aeaaaaaeaaac
        481 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        169 ~aaaaaaaaiaai ~aeaaaaaeaaac _
        -146 ~aaaaaaaaiaai ~aeaaaaaeaaac ~
        -420 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        86 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        449 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -856 ~aaaaaaaaiaai ~aeaaaabe
        335 ~aaaaaaaaiaai ~c
        358 ~aaaaaaaaiaai ~c $
        -588 ~aaaaaaaaiacc #
        294 ~aaaaaaaaiacc # $
        -211 ~aaaaaaaaiacc # ~
        -487 ~aaaaaaaaiacc # ~aaaaaaaaiaac
        -328 ~aaaaaaaaiacc F
        377 ~aaaaaaaaiacc F $
        103 ~aaaaaaaaiacc ~
        766 ~aaaaaaaaiacc ~ $
        -608 ~aaaaaaaaiacc ~ ,
        -747 ~aaaaaaaaiacc ~ F
        -742 ~aaaaaaaaiacc ~ _
        336 ~aaaaaaaaiacc ~ ~aaaaaaaaeaab
        -1491 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1052 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        458 ~aaaaaaaaiacc ~aaaaaaaae $
        227 ~aaaaaaaaiacc ~aaaaaaae $
        864 ~aaaaaaaaiacc ~aaaaaabac
        289 ~aaaaaaaaiacc ~aaaaaabac $
        331 ~aaaaaaaaiacc ~aaaaaabac ,
        1032 ~aaaaaaaaiacc ~aaaaaabacaac
        -141 ~aaaaaaaaiacc ~aaaaaabacaac ,
        -400 ~aaaaaaaaiacc ~aaaae $
        655 ~aaaaaaaaiacc ~aeaaaaae
        -982 ~aaaaaaaaiacc ~aeaaaaaeaaac
        134 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        -378 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaaaaac
        443 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        433 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -586 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        410 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        219 ~aaaaaaab $
        220 ~aaaaaaab F
        367 ~aaaaaaab ~aeaaaaaeaaac
        -428 ~aaaaaaac #
        533 ~aaaaaaac $
        543 ~aaaaaaac ,
        341 ~aaaaaaac F $
        -487 ~aaaaaaac F ,
        -654 ~aaaaaaac F ~
        -312 ~aaaaaaac F ~aaaaaaaaiaac
        -476 ~aaaaaaac _
        536 ~aaaaaaac ~
        -1017 ~aaaaaaac ~ $
        317 ~aaaaaaac ~ F
        1239 ~aaaaaaac ~aaaaaaaaaaaae
        -525 ~aaaaaaac ~aaaaaaaaaaaae F
        -525 ~aaaaaaac ~aaaaaaaaiaac _
        379 ~aaaaaaac ~aaaaaaaaiaac ~aeaaaaaeaaac
        417 ~aaaaaaac ~aaaaaaaaiaai
        -558 ~aaaaaaac ~aaaaaaaaiacc
        960 ~aaaaaaac ~aaaaaaac
        692 ~aaaaaaac ~aaaaaaac $
        739 ~aaaaaaac ~aaaaaaac ~aaaaaaaaiaac
        -299 ~aaaaaaac ~aaaaaaae
        1238 ~aaaaaaac ~aaaaaabacaac
        517 ~aaaaaaac ~aaaaaabacaac $
        -882 ~aaaaaaac ~aeaaaaae
        -883 ~aaaaaaac ~aeaaaaae F
        167 ~aaaaaaac ~aeaaaaaeaaac
        563 ~aaaaaaac ~aeaaaaaeaaac F
        188 ~aaaaaaac ~aeaaaaaeaaac ~
        538 ~aaaaaaacaaac $
        -622 ~aaaaaaacaaac ,
        411 ~aaaaaaacaaac F
        430 ~aaaaaaacaaac ~aaaaaaaai
        243 ~aaaaaaacaaac ~aaaaaaaai F
        197 ~aaaaaaacaaac ~aaaaaaaai ~
        -1247 ~aaaaaaace $
        1208 ~aaaaaaad $
        544 ~aaaaaaae #
        771 ~aaaaaaae F
        -296 ~aaaaaaae F $
        729 ~aaaaaaae F ~aaaaaaaaaab
        559 ~aaaaaaae _ $
        785 ~aaaaaaae ~
        705 ~aaaaaaae ~ ~aaaaaaaaiacc
        -709 ~aaaaaaae ~aaaaaaaai
        -320 ~aaaaaaae ~aeaaaaaeaaac
        732 ~aaaaaaae ~aeaaaaaeaaac _
        -757 ~aaaaaaae ~aeaaaaaeaaac ~
        -607 ~aaaaaaae ~aic
        -737 ~aaaaaaae ~aic F
        255 ~aaaaaaai #
        1016 ~aaaaaaai # F
        -459 ~aaaaaaai $
        408 ~aaaaaaai ,
        834 ~aaaaaaai F
        1200 ~aaaaaaai F $
        732 ~aaaaaaai F F
        744 ~aaaaaaai F ~aaaaaaaaaab
        -617 ~aaaaaaai NO $
        -655 ~aaaaaaai _ $
        695 ~aaaaaaai _ ,
        68 ~aaaaaaai ~
        -596 ~aaaaaaai ~ $
        717 ~aaaaaaai ~ F
        -733 ~aaaaaaai ~ ~aaaaaaaai
        -212 ~aaaaaaai ~aaaaaaaaaaac
        -472 ~aaaaaaai ~aaaaaaaaaaac $
        -788 ~aaaaaaai ~aaaaaaaai
        -432 ~aaaaaaai ~aaaaaaaaiaac
        1170 ~aaaaaaai ~aaaaaaai
        567 ~aaaaaaai ~aaaaaabi
        367 ~aaaaaaai ~aaaaaabi $
        -512 ~aaaaaaai ~aaaaaacaaaac
        -431 ~aaaaaaai ~aaai
        -495 ~aaaaaaai ~aab
        588 ~aaaaaaai ~aabaab
        746 ~aaaaaaai ~aeaaaaaeaaac
        852 ~aaaaaaai ~aeaaaaaeaaac F
        210 ~aaaaaaai ~aeaaaaaeaaac ~
        380 ~aaaaaaai ~aeaaaabe ~
        922 ~aaaaaaai ~aic
        796 ~aaaaaaai ~aic #
        431 ~aaaaaaai ~aic F
        715 ~aaaaaaai ~aic ~aeaaaaaeaaac
        -967 ~aaaaaaai ~be ~aaaaaag
        246 ~aaaaaaai ~be ~aic
        336 ~aaaaaaaiaaac F
        581 ~aaaaaaaiaaac ~
        275 ~aaaaaaaiaaac ~ $
        -652 ~aaaaaaaiaaac ~ ,
        1074 ~aaaaaaaiaaac ~ ~aaaaaaai
        -600 ~aaaaaaaiaaac ~aaaaaaai
        396 ~aaaaaaaiaaac ~aaaaaab
        -719 ~aaaaaaaiaaac ~aaaaaab $
        583 ~aaaaaaaiaaac ~aaaaaabae
        493 ~aaaaaaaiaaac ~aaaaacaai
        488 ~aaaaaaaiaaac ~aaaaacaai ~
        -395 ~aaaaaaaiaaac ~aeaaaaaeaaac F
        -520 ~aaaaaaaiaaac ~aeaaaaaeaiac
        764 ~aaaaaaaiaaac ~be
        564 ~aaaaaaaiaaac ~be ~acabi
        1122 ~aaaaaab $
        1317 ~aaaaaab ,
        -146 ~aaaaaab , F
        327 ~aaaaaab , ~be
        880 ~aaaaaab .
        501 ~aaaaaab F
        666 ~aaaaaab F $
        -463 ~aaaaaab _
        -209 ~aaaaaab ~
        -728 ~aaaaaab ~aaaaaaaaaaac
        273 ~aaaaaab ~aaaaaaaae
        1028 ~aaaaaab ~aaaaaaaai
        451 ~aaaaaab ~aaaaaaaai #
        404 ~aaaaaab ~aaaaaaaai F
        229 ~aaaaaab ~aaaaaaaai ~
        352 ~aaaaaab ~aaaaaaaaiaac
        652 ~aaaaaab ~aaaaaaaaiaac ~
        59 ~aaaaaab ~aaaaaaaaiaai
        685 ~aaaaaab ~aaaaaaac
        657 ~aaaaaabac $
        815 ~aaaaaabac ,
        423 ~aaaaaabac , ~
        269 ~aaaaaabac .
        584 ~aaaaaabac . #
        -478 ~aaaaaabac . ~
        -455 ~aaaaaabac ~ ,
        -881 ~aaaaaabac ~aaaaaaaae
        300 ~aaaaaabac ~aaaaaaaai
        -322 ~aaaaaabac ~aaaaaaaaiaai
        -548 ~aaaaaabac ~aaaaaaaaiacc
        -516 ~aaaaaabac ~aaaaaaaaiacc ~aeaaaaaeaaac
        552 ~aaaaaabac ~aaaaaabi
        284 ~aaaaaabac ~aaaaaabi ,
        294 ~aaaaaabac ~acabai
        875 ~aaaaaabacaac ,
        -248 ~aaaaaabacaac , #
        -667 ~aaaaaabacaac , F
        -1049 ~aaaaaabacaac , ~
        693 ~aaaaaabacaac , ~aeaaaaaeaaac
        406 ~aaaaaabacaac , ~be
        -313 ~aaaaaabacaac . F
        347 ~aaaaaabacaac F
        214 ~aaaaaabacaac ~
        -360 ~aaaaaabacaac ~ $
        614 ~aaaaaabacaac ~ ~aaaaaaaai
        -415 ~aaaaaabacaac ~aaaaaaaaeaaaaaab
        -236 ~aaaaaabacaac ~aaaaaaaaiaac
        -535 ~aaaaaabacaac ~aaaaaabi
        810 ~aaaaaabacaac ~acaaaiaaaaac
        1569 ~aaaaaabacaac ~aeaaaabe
        700 ~aaaaaabacaac ~aeaaaabe ~
        386 ~aaaaaabae $
        -518 ~aaaaaabae ,
        -972 ~aaaaaabae , ~
        494 ~aaaaaabae .
        522 ~aaaaaabae F
        -865 ~aaaaaabae ~aaaaaaaai
        -401 ~aaaaaabi $
        472 ~aaaaaabi ,
        681 ~aaaaaabi , _
        -766 ~aaaaaabi , ~
        -282 ~aaaaaac #
        -1215 ~aaaaaac F
        -462 ~aaaaaac F $
        -276 ~aaaaaac _
        -893 ~aaaaaac ~ $
        707 ~aaaaaac ~aaaaaaaaaaacec
        -1225 ~aaaaaac ~aaaaaaaai
        -434 ~aaaaaac ~aaaaaaaai F
        -867 ~aaaaaac ~aaaaaaaai ~
        -491 ~aaaaaac ~aaaaaaaaiaac
        -414 ~aaaaaac ~aaaaaaae
        540 ~aaaaaac ~aaaaf
        -886 ~aaaaaac ~aeaaaaaeaaac
        -470 ~aaaaaacaaaaaaai $
        880 ~aaaaaacaaaaaaai F $
        -499 ~aaaaaacaaaaaaai ~
        -698 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -467 ~aaaaaacaaaaaaci NO ~aeaaaaaeaaac
        381 ~aaaaaacaaaac #
        728 ~aaaaaacaaaac # $
        -607 ~aaaaaacaaaac F
        1595 ~aaaaaacaaaac ~
        -1312 ~aaaaaacaaaac ~aaaaaaaaaaac
        -483 ~aaaaaacaaaac ~aaaaaaaaaaac $
        322 ~aaaaaacaaaac ~aaaaaaaaaaacec
        349 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1502 ~aaaaaacaaaac ~aaaaaaaaiaac
        229 ~aaaaaacaaaac ~aaaaaaaaiacc
        -585 ~aaaaaacaaaac ~aeaaaaaeaiac F
        1049 ~aaaaaacaeaaaaai $
        -866 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -659 ~aaaaaae #
        -1482 ~aaaaaae F
        -406 ~aaaaaae F $
        -1023 ~aaaaaae F ~aaaaaaaaaab
        866 ~aaaaaae ~
        482 ~aaaaaae ~aaaaaaaaaaaaaae
        523 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -502 ~aaaaaae ~aaaaaaaaiaac
        -564 ~aaaaaae ~aeaaaaaeaaac
        926 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac
        939 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -289 ~aaaaaaeaaaaaaaj ~aaaaacaai
        -525 ~aaaaaaeb F
        -319 ~aaaaaaeb ~aeaaaaaeaaac
        -544 ~aaaaaag ~
        473 ~aaaaaag ~aeaaaaaeaaac
        397 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        554 ~aaaaaagaaaaaaai ~aeaaaaaeaaac ~
        651 ~aaaaaagaaaaaaai ~aeaaaabe
        411 ~aaaaaam ~
        1174 ~aaaaaam ~aaaaaaae
        -499 ~aaaaaamaaaaaaab F
        831 ~aaaaaamaaaaaaab ~aaaaaaae
        -286 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -414 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -592 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -485 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac F
        -208 ~aaaaaamaaaacaaj F
        833 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        560 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        929 ~aaaaaao F
        849 ~aaaaaao F ,
        852 ~aaaaaao ~aaaaaaaaiaac
        614 ~aaaaaao ~aaaaaaae
        621 ~aaaaaao ~aeaaaaaeaaac F
        -499 ~aaaaaao ~aeaaaabe
        706 ~aaaaab #
        785 ~aaaaab # $
        415 ~aaaaab # F
        -363 ~aaaaab F
        539 ~aaaaab ~aaaaacaai
        584 ~aaaaab ~aaaaacaai ~
        -507 ~aaaaabac .
        841 ~aaaaabc ~aaaaacaai
        -370 ~aaaaabc ~aeaaaaaeaiac
        -815 ~aaaaacaai #
        -779 ~aaaaacaai F
        -291 ~aaaaacaai F $
        -411 ~aaaaacaai _
        549 ~aaaaacaai _ $
        -448 ~aaaaacaai ~ $
        879 ~aaaaacaai ~ ,
        -306 ~aaaaacaai ~ ~
        277 ~aaaaacaai ~ ~aaaaaaaaaaac
        531 ~aaaaacaai ~ ~aaaaaaae
        -727 ~aaaaacaai ~aaaaaaaaaaaaaae $
        -1081 ~aaaaacaai ~aaaaaaaaaaac
        -1266 ~aaaaacaai ~aaaaaaac
        -517 ~aaaaacaai ~aaaaaaae
        558 ~aaaaacaai ~aacaaaaaaaac
        939 ~aaaaacaai ~aacaaaaaaai
        560 ~aaaaacaai ~aacaaaac
        252 ~aaaaacaai ~aacaaaac ~aaaaaaai
        428 ~aaaaacaai ~aacaabac
        -81 ~aaaaacaai ~aeaaaaaeaaac
        437 ~aaaaacaai ~aeaaaaaeaaac F
        -737 ~aaaaacaai ~aeaaaaaeaaac ~
        399 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaae
        379 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -603 ~aaaaacaai ~aeaaaaaeaaac ~c
        269 ~aaaaacaai ~aeaaaaaeaiac
        -634 ~aaaab $
        -866 ~aaaab F
        -288 ~aaaabaaae $
        -423 ~aaaabaaae .
        1330 ~aaaabaabe ,
        357 ~aaaac ~aaaaaabi
        359 ~aaaac ~aaaaaabi ,
        -525 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -964 ~aaaae #
        -614 ~aaaae $
        -118 ~aaaae ,
        -654 ~aaaae ~
        633 ~aaaae ~aaaaaaac
        504 ~aaaae ~aaaaaab
        505 ~aaaae ~aaaaaab $
        710 ~aaaae ~aaaaaabae
        711 ~aaaae ~aaaaaabae $
        -369 ~aaaaeaaaaaac ~
        -416 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -491 ~aaaaeaai $
        -624 ~aaaaf .
        494 ~aaaai ~
        858 ~aaaai ~accbab
        847 ~aaacaaaaaaac ~aaaaaaaaaaac
        -317 ~aaacaaaaaaac ~aeaaaaaeaaac
        -423 ~aaaeaaaaaaac ,
        -399 ~aaai $
        814 ~aaai ~
        637 ~aaai ~ $
        769 ~aaaiaaaaaaaaaab ,
        -720 ~aaaiaaaaaaaaaab ~
        -722 ~aab #
        299 ~aab # F
        -618 ~aab # ~
        -390 ~aab $
        278 ~aab ,
        164 ~aab F
        -514 ~aab F $
        -785 ~aab F ,
        -344 ~aab F F
        223 ~aab F ~
        285 ~aab F ~aaaaaaaaiacc
        -679 ~aab _
        569 ~aab ~
        622 ~aab ~ $
        -31 ~aab ~ F
        -302 ~aab ~ ~
        -927 ~aab ~aaaaaaaaaaaaaae
        -866 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        191 ~aab ~aaaaaaaaaaaae
        656 ~aab ~aaaaaaaaaaaae F
        -309 ~aab ~aaaaaaaaaaaae ~aeaaaaaeaaac
        767 ~aab ~aaaaaaaai
        354 ~aab ~aaaaaaaaiaac
        238 ~aab ~aaaaaaaaiaai
        126 ~aab ~aaaaaaaaiaai F
        448 ~aab ~aaaaaaae F
        -600 ~aab ~aeaaaaaeaaac
        755 ~aab ~aeaaaaaeaaac F
        -1295 ~aab ~aeaaaaaeaaac _
        497 ~aab ~aeaaaaaeaaac ~
        255 ~aabaab #
        -715 ~aabaab F
        -268 ~aabaab _
        -338 ~aabaab ~
        831 ~aabaab ~aaaaaaaaaaaae
        893 ~aabaab ~aaaaaaae
        -271 ~aabaab ~aaaaacaai
        -387 ~aabaab ~aeaaaaaeaaac F
        696 ~aacaaaaaaaac #
        221 ~aacaaaaaaaac $
        517 ~aacaaaaaaaac F
        -444 ~aacaaaaaaaac ~
        605 ~aacaaaaaaaac ~aaaaaaaaiaac
        -134 ~aacaaaaaaaac ~aaaaaaae
        903 ~aacaaaaaaaac ~aaaaaabacaac
        987 ~aacaaaaaaaac ~aaaaaabacaac $
        -77 ~aacaaaaaaaac ~aeaaaaaeaaac
        591 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        312 ~aacaaaaaaai .
        -709 ~aacaaaac F
        -766 ~aacaaaac ~aaaaaaae
        254 ~aacaaaac ~aaaaaaai
        831 ~aacaaaac ~aaaaacaai
        -961 ~aacaaaac ~aeaaaaaeaaac
        560 ~aacaaaac ~aeaaaabe
        536 ~aacaaaacaai #
        327 ~aacaaab $
        675 ~aacaaab ~aaaaaaaai
        -513 ~aacaaab ~aaaaaaae
        -512 ~aacaaab ~aaaaaaae F
        -506 ~aacaaabc ~aaaaaaaai
        361 ~aacaaacc ~aeaaaabe #
        -253 ~aacaaaeaiaac F
        -324 ~aacaaaeaiaac F $
        870 ~aacaaaeaiaac _
        642 ~aacaaaeaiaac _ $
        -429 ~aacaaaeaiaac ~aeaaaaaeaaac F
        -556 ~aacaabc F
        -415 ~aacabaab F
        -384 ~aacabaab F ,
        -402 ~aae F
        -488 ~aae F $
        578 ~aae ~aaaaaabac
        593 ~aaeaaaaaaaac ~aaaaaaaai
        -620 ~aaeaaaac F
        528 ~aaiaaaab _
        773 ~aaiaaaab ~aaaaaaab
        643 ~aaiaaaab ~aaaaaaab ~aeaaaaaeaaac
        863 ~aaiaaaai ~aaaaaaai
        864 ~aaiaaaai ~aaaaaaai $
        -119 ~ab ~
        644 ~ab ~ $
        -368 ~ab ~ ~aaaaaaaaaaaaab
        -889 ~abaaaaaaae ~be
        -724 ~abaaaaaaae ~be ~acabai
        -534 ~abaaaab ~aeaaaaaeaaac
        319 ~abaaaab ~b
        815 ~ac $
        548 ~ac ~aaaaaaaai
        518 ~ac ~aaaaaaaai F
        -514 ~ac ~be
        -282 ~ac ~be ~accbab
        -254 ~ac ~ee
        -608 ~acaaaiaaaaac #
        -158 ~acaaaiaaaaac _
        629 ~acaaaiaaaaac ~
        -310 ~acaaaiaaaaac ~ $
        547 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        -381 ~acaaaiaaaaac ~aaaaaaaai
        -264 ~acaaaiaaaaac ~aaaaaaaaiaac
        319 ~acaaaiaaaaac ~abaaaab
        317 ~acaaaiaaaaac ~abaaaab ~b
        -737 ~acaaaiaaaaac ~aeaaaaaeaaac
        -599 ~acaaaiaaaaac ~aeaaaaaeaaac _
        346 ~acaaaiaaaaac ~aeaaaaaeaiac
        -553 ~acaaaiaaaaac ~aic
        -598 ~acaac ~
        240 ~acab ,
        -672 ~acab ~aaaaaaaaaab
        -878 ~acab ~aeaaaaaeaaac
        77 ~acab ~ai
        288 ~acab ~aic
        285 ~acab ~aic ~aeaaaaaeaaac
        566 ~acab ~be
        424 ~acab ~be ~accbab
        -597 ~acababc #
        240 ~acababc ~ ~
        713 ~acabai F
        -685 ~acabai F F
        726 ~acabai F ~aaaaaaaaaab
        350 ~acabai _
        181 ~acabai ~
        432 ~acabai ~aaaaaaaaaaac
        861 ~acabai ~aeaaaaaeaaac F
        -251 ~acabai ~aeaaaaaeaaac ~
        -581 ~acabai ~aeaaaaaeaaac ~aaaaaaaae
        -664 ~acabaiaaaaac F
        -291 ~acabaiaaaaac _
        -724 ~acabc ~
        -788 ~acabi ~
        755 ~acabi ~aaaaaaai
        -198 ~acabi ~be
        -475 ~accbab #
        -511 ~accbab F
        598 ~accbab _
        349 ~accbab ~
        1236 ~accbab ~aeaaaaae
        679 ~accbab ~aeaaaaaeaaac F
        -634 ~accbab ~aeaaaaaeaaac ~
        -1263 ~aci _
        -135 ~aci ~
        815 ~aci ~aaaaaaad
        709 ~aci ~aacaaaaaaaac
        1256 ~aci ~aacaaaac
        278 ~aci ~accbab
        -190 ~aeaaaaae $
        -276 ~aeaaaaae F
        -151 ~aeaaaaae F $
        -505 ~aeaaaaae F ~aaaaaaaaaab
        708 ~aeaaaaae F ~aaaaaaai
        378 ~aeaaaaae _
        -733 ~aeaaaaae _ $
        -427 ~aeaaaaae ~
        -818 ~aeaaaaae ~ $
        635 ~aeaaaaae ~ F
        -800 ~aeaaaaae ~aaaaaaaaaaaaaac
        750 ~aeaaaaae ~aaaaaab
        745 ~aeaaaaae ~aaaaaab $
        180 ~aeaaaaaeaaac #
        -406 ~aeaaaaaeaaac # $
        561 ~aeaaaaaeaaac # F
        323 ~aeaaaaaeaaac # ~
        -908 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        426 ~aeaaaaaeaaac # ~aaaaaaaai
        -645 ~aeaaaaaeaaac $
        -283 ~aeaaaaaeaaac F
        98 ~aeaaaaaeaaac F $
        -208 ~aeaaaaaeaaac F ,
        681 ~aeaaaaaeaaac F .
        356 ~aeaaaaaeaaac F F
        -247 ~aeaaaaaeaaac F _
        303 ~aeaaaaaeaaac F ~aaaaaaaaaab
        413 ~aeaaaaaeaaac F ~aaaaaaaab
        -456 ~aeaaaaaeaaac F ~aaaaaaaae
        -195 ~aeaaaaaeaaac F ~aaaaaaaai
        -664 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -799 ~aeaaaaaeaaac F ~aaaaaaai
        263 ~aeaaaaaeaaac F ~aaaaaab
        1357 ~aeaaaaaeaaac F ~aaaaacaai
        507 ~aeaaaaaeaaac F ~aaaaai
        -726 ~aeaaaaaeaaac F ~acaaaiaaaaac
        559 ~aeaaaaaeaaac F ~acabai
        333 ~aeaaaaaeaaac F ~aeaaaabe
        -613 ~aeaaaaaeaaac F ~be
        -46 ~aeaaaaaeaaac _
        174 ~aeaaaaaeaaac _ $
        966 ~aeaaaaaeaaac _ ,
        1345 ~aeaaaaaeaaac _ F
        -57 ~aeaaaaaeaaac _ ~
        659 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        450 ~aeaaaaaeaaac _ ~aaaaaaaae
        -1013 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        149 ~aeaaaaaeaaac ~
        320 ~aeaaaaaeaaac ~ #
        515 ~aeaaaaaeaaac ~ $
        -410 ~aeaaaaaeaaac ~ ,
        539 ~aeaaaaaeaaac ~ .
        634 ~aeaaaaaeaaac ~ F
        -310 ~aeaaaaaeaaac ~ _
        -361 ~aeaaaaaeaaac ~ ~
        -230 ~aeaaaaaeaaac ~ ~aaaaaaaaaab
        1068 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -630 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -251 ~aeaaaaaeaaac ~ ~aaaaaaaaeaab
        -686 ~aeaaaaaeaaac ~ ~aaaaaaaai
        758 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        469 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1520 ~aeaaaaaeaaac ~ ~aaaaaaac
        82 ~aeaaaaaeaaac ~ ~aaaaaab
        -539 ~aeaaaaaeaaac ~ ~aaaaaabac
        -492 ~aeaaaaaeaaac ~ ~aaaaaac
        -618 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -875 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        335 ~aeaaaaaeaaac ~aaaaaaaaaaab $
        51 ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1142 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -122 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -375 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -605 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaab
        326 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaae
        -411 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        365 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaab
        424 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -450 ~aeaaaaaeaaac ~aaaaaaaaaaae $
        -472 ~aeaaaaaeaaac ~aaaaaaaae
        1449 ~aeaaaaaeaaac ~aaaaaaaae $
        -774 ~aeaaaaaeaaac ~aaaaaaaae ,
        -503 ~aeaaaaaeaaac ~aaaaaaaae F
        598 ~aeaaaaaeaaac ~aaaaaaaae ~
        433 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -191 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        -426 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        320 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        220 ~aeaaaaaeaaac ~aaaaaaaaeaab
        406 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -420 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        426 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -358 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -356 ~aeaaaaaeaaac ~aaaaaaaaeaae $
        559 ~aeaaaaaeaaac ~aaaaaaaaeaae ,
        -298 ~aeaaaaaeaaac ~aaaaaaaaeaag
        -167 ~aeaaaaaeaaac ~aaaaaaac
        -661 ~aeaaaaaeaaac ~aaaaaaac $
        570 ~aeaaaaaeaaac ~aaaaaaac F
        -530 ~aeaaaaaeaaac ~aaaaaaac ~
        -151 ~aeaaaaaeaaac ~aaaaaaacaaac
        -156 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        737 ~aeaaaaaeaaac ~aaaaaaai ~
        484 ~aeaaaaaeaaac ~aaaaaaaiaaac
        147 ~aeaaaaaeaaac ~aaaaaaaiaaac ~
        156 ~aeaaaaaeaaac ~aaaaaab
        606 ~aeaaaaaeaaac ~aaaaaab ,
        213 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -503 ~aeaaaaaeaaac ~aaaaaabac ~
        -562 ~aeaaaaaeaaac ~aaaaaabacaac
        629 ~aeaaaaaeaaac ~aaaabaaaeaab
        -79 ~aeaaaaaeaaac ~aaaae
        308 ~aeaaaaaeaaac ~aab
        433 ~aeaaaaaeaaac ~aacaaaaaaaac
        433 ~aeaaaaaeaaac ~aacaaaaaaaac $
        381 ~aeaaaaaeaaac ~ac
        -438 ~aeaaaaaeaaac ~c
        712 ~aeaaaaaeaaac ~c $
        -574 ~aeaaaaaeaaac ~c ,
        421 ~aeaaaaaeaaac ~c _
        -381 ~aeaaaaaeaaac ~c ~
        435 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -382 ~aeaaaaaeaaac ~c ~aic
        -523 ~aeaaaaaeaaac ~c ~be
        -206 ~aeaaaaaeaaac ~caaaaaaaaaac
        -723 ~aeaaaaaeaaac ~caaaaaaaaaac $
        275 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        466 ~aeaaaaaeaaac ~caaaaaaae
        454 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -607 ~aeaaaaaeai ~
        -189 ~aeaaaaaeaiac F
        625 ~aeaaaaaeaiac F ,
        -560 ~aeaaaaaeaiac F ~aaaaaaaai
        -562 ~aeaaaaaeaiac F ~aaaaaaai
        191 ~aeaaaaaeaiac _
        -240 ~aeaaaaaeaiac _ $
        659 ~aeaaaaaeaiac _ F
        -337 ~aeaaaaaeaiac ~
        -569 ~aeaaaaaeaiac ~ ~
        661 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        627 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        1 ~aeaaaaaeaiac ~aaaaaaaaaaac
        -420 ~aeaaaaaeaiac ~aaaaaaaae
        432 ~aeaaaaaeaiac ~aaaaaaaae $
        256 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -710 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        91 ~aeaaaaaeaiac ~aaaaaaaaeaae
        108 ~aeaaaaaeaiac ~aaaaaaaaeaae $
        -345 ~aeaaaaaeaiac ~aaaaaab $
        394 ~aeaaaaaeaiac ~aaaaaab ,
        -76 ~aeaaaaaeaiac ~c $
        404 ~aeaaaaaeaiac ~c ~aab
        -731 ~aeaaaaaeaiac ~c ~aic
        560 ~aeaaaabaaae ~acabai
        463 ~aeaaaabe #
        -715 ~aeaaaabe # $
        835 ~aeaaaabe # ~
        -503 ~aeaaaabe $
        450 ~aeaaaabe ,
        -879 ~aeaaaabe F
        188 ~aeaaaabe _
        -540 ~aeaaaabe _ $
        -720 ~aeaaaabe ~
        -269 ~aeaaaabe ~aaaaaaaaaaab
        -220 ~aeaaaabe ~aaaaaaaaaaab $
        -947 ~aeaaaabe ~aaaaaaaae
        -410 ~aeaaaabe ~aaaaaaaae $
        222 ~aeaaaabe ~aaaaaaaaiaai
        305 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        385 ~aeaaaabe ~aaaaaaaiaaac
        343 ~aeaaaabe ~aaaaaab
        57 ~aeaaaabe ~aaaaaab $
        1184 ~aeaaaabe ~aaaaaac
        557 ~aeaaaabe ~aaaaaacaaaac $
        -575 ~aeaaaabe ~aaaaacaai
        365 ~aeaaaabe ~acaaaiaaaaac
        373 ~aeaaaabe ~acaaaiaaaaac ~
        229 ~aeaaaabe ~acababc
        160 ~aeaaaabe ~acababc ~
        881 ~aeaaaabe ~acabai
        -858 ~aeaaaabe ~c
        -261 ~ai #
        403 ~ai $
        693 ~ai ~
        318 ~ai ~ ~aaaaacaai
        -299 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        423 ~ai ~aeaaaaae
        509 ~ai ~aeaaaaaeaaac
        118 ~ai ~aeaaaaaeaaac F
        145 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -866 ~ai ~aeaaaabe ~
        708 ~aic #
        1123 ~aic # $
        -316 ~aic # F
        -25 ~aic # ~
        371 ~aic $
        -642 ~aic ,
        265 ~aic F
        -340 ~aic F $
        -351 ~aic F F
        1214 ~aic F _
        -207 ~aic F ~
        -474 ~aic F ~aaaaaaaaaab
        96 ~aic F ~aaaaaaaai
        197 ~aic F ~aaaaaaaaiacc
        46 ~aic ~
        -470 ~aic ~ $
        702 ~aic ~ ~
        -380 ~aic ~aaaaaaaae
        582 ~aic ~aaaaaaaaiaaae
        126 ~aic ~aaaaaaae
        -936 ~aic ~aaaaaaaiaaac
        -368 ~aic ~aaaaacaai
        -614 ~aic ~aaai
        417 ~aic ~aeaaaaae F
        998 ~aic ~aeaaaaaeaaac F
        -403 ~aic ~aeaaaaaeaaac ~
        -161 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        304 ~aic ~aeaaaaaeaaac ~aaaaaab
        -790 ~aic ~aeaaaaaeaiac
        370 ~aic ~aeaaaaaeaiac F
        -1047 ~aic ~aeaaaaaeaiac ~
        1397 ~aic ~aeaaaabe
        552 ~aic ~aeaaaabe $
        -499 ~b ~aab
        221 ~b ~ai
        237 ~b ~aic
        203 ~be _
        951 ~be ~
        -858 ~be ~ #
        -468 ~be ~aaaaaaai
        1422 ~be ~aaaaaacaaaac
        410 ~be ~aaaaaae
        -985 ~be ~aaaaaag
        457 ~be ~aab
        498 ~be ~aabaab
        726 ~be ~aabaab #
        -386 ~be ~aacaaaac
        -498 ~be ~aacaaab
        472 ~be ~acab
        77 ~be ~acab ~ai
        287 ~be ~acab ~aic
        381 ~be ~acabai ~
        434 ~be ~acabc
        402 ~be ~acabc ~
        177 ~be ~acabi
        -365 ~be ~accbab ~aeaaaaaeaaac
        -353 ~be ~aci ~
        -464 ~be ~aci ~accbab
        202 ~be ~ai
        -87 ~be ~ai ~
        524 ~be ~aic
        -252 ~be ~aic #
        1733 ~be ~aic F
        -748 ~be ~aic ~
        -904 ~be ~aic ~aaai
        680 ~be ~aic ~aeaaaaaeaaac
        90 ~c $
        -358 ~c ,
        610 ~c , F
        253 ~c F
        937 ~c F $
        274 ~c F ,
        -787 ~c F .
        -944 ~c _ #
        718 ~c _ ~aaaaaaae
        657 ~c ~ F
        -635 ~c ~ ~aaaaaaaaiaac
        871 ~c ~aaaaaaaaaab
        447 ~c ~aaaaaaaaaab ~aaaaaaae
        161 ~c ~aaaaaaaae
        355 ~c ~aaaaaaaaeaab
        -31 ~c ~aaaaaaaaiaac
        -854 ~c ~aaaaaaaaiaac ~
        498 ~c ~aaaaaaaaiacc F
        -879 ~c ~aaaaaaai
        493 ~c ~aaaaaabacaac
        541 ~c ~aaaaaag
        726 ~c ~aaaaaagaaaaaaai
        503 ~c ~aaaaaamaaaaaaab
        607 ~c ~aaaaaao
        494 ~c ~aaaaaao ~aaaaaaae
        273 ~c ~aab
        -648 ~c ~aabaab
        318 ~c ~acaaaiaaaaac
        453 ~c ~aci
        -669 ~c ~ai
        -1311 ~c ~aic
        -540 ~c ~aic #
        -1006 ~c ~aic F
        -519 ~c ~aic ~aeaaaaaeaaac
        -733 ~c ~be
        275 ~caaaaaaaaaac ~aaaaaaai
        -554 ~caaaaaaaaaac ~aic
        -496 ~caaaaaaae $
        -639 ~caaaaaaae ,
        489 ~caaaaaaae ~
        538 ~caaaaaaae ~aaaaaabac
        453 ~caaaaaaae ~aaaaaabac $
        -631 ~caaaaaaae ~aic
        418 ~caaaaaae $
        544 ~ee $
        -492 ~ee F $
        958 ~ee _
        645 ~ee _ ~aeaaaaaeaaac
        -526 ~ee ~
        368 ~ee ~aaaaaaac
        -547 ~ee ~aaaaaac
        834 ~ee ~aaaaaag
        709 ~ee ~aaaaai
        842 ~ee ~aab
        -402 ~ee ~aacaaaaaaaac
        -293 ~ee ~aeaaaaaeaaac
        596 ~i ~aic ~aeaaaaaeaaac
        """
}
