// Written by `measure --fit-talk` from 24824 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 758
    static let rows = """
        -578 # #
        -669 # # #
        -913 # # $
        -582 # # ,
        -488 # # F
        212 # # of
        230 # # r
        212 # # raaaaaaaai
        -151 # $
        105 # ,
        475 # , F
        -510 # , raaaaaaaaaaac
        -626 # . #
        603 # . F
        867 # F
        -426 # F #
        437 # F $
        -1541 # F ,
        227 # F F
        -538 # F in
        -428 # F off
        -975 # F please
        174 # F r
        -432 # F raaaaaaaaiaaae
        360 # F raaaaaaaaiaai
        361 # F with
        -929 # _
        422 # _ $
        1217 # _ F
        -536 # _ of
        195 # _ oz
        -481 # _ r
        -648 # _ raaaaaaaai
        -438 # a
        -262 # a #
        437 # a bag
        -562 # a pound
        -431 # a tin
        829 # after
        478 # am
        272 # an
        -249 # and
        -818 # at
        -644 # bags
        -599 # bags of
        -1402 # bar
        536 # bottle
        -681 # c
        -640 # c $
        373 # calories
        340 # cans
        -537 # cooked
        630 # cup
        736 # cup $
        -1122 # cup F
        230 # cup of
        -396 # cups F
        -904 # degrees
        563 # fat
        408 # finger
        849 # flake
        308 # fluid
        275 # fluid ounce
        -1087 # for
        -614 # for #
        386 # g
        406 # g $
        419 # g ,
        758 # g .
        -136 # g F
        304 # g _
        187 # g bag
        -871 # g carbohydrates
        264 # g cooked
        222 # g of
        -244 # g protein
        528 # glasses
        442 # glasses of
        793 # glorps
        473 # grams
        279 # grams of
        -1238 # hours
        -474 # hours of
        -933 # hrs
        520 # inch
        -528 # inches $
        -470 # is
        -943 # jars
        -461 # jars $
        -887 # k
        579 # kcal
        -730 # kg
        -338 # kg of
        -654 # kids
        -892 # kilos
        -1155 # lb
        -931 # lb #
        -462 # lb F
        -1094 # litre
        -236 # litres
        -274 # mg
        -1139 # min
        -612 # mins
        -472 # mins $
        -409 # minutes
        -306 # minutes $
        558 # ml
        1226 # ml $
        -562 # ml F
        -640 # now
        -640 # now $
        921 # of
        -661 # of F
        331 # of a
        365 # of them
        20 # ounce
        139 # ounce of
        255 # ounces
        241 # ounces of
        832 # oz
        1287 # oz $
        -634 # oz F
        333 # pack $
        1127 # party
        361 # pc
        357 # pcs
        -530 # people
        731 # pieces
        480 # pieces $
        351 # pints
        958 # plates
        602 # pm
        -835 # pounds
        -626 # quid
        339 # r
        -366 # r #
        263 # r $
        -186 # r ,
        810 # r .
        204 # r F
        1002 # r r
        -544 # r raaaaaaaaaaaaab
        -369 # r raaaaaaaaaaac
        -411 # r raaaaaaaaaaacab
        596 # r raaaaaaaae
        -41 # r raaaaaaaai
        -167 # r raaaaaaaaiaac
        445 # r raab
        814 # raaaaaaaaaaaaab
        -256 # raaaaaaaaaaaaab $
        489 # raaaaaaaaaaaaab F
        1308 # raaaaaaaaaaaae
        -7 # raaaaaaaaaaac
        -573 # raaaaaaaaaaac $
        -383 # raaaaaaaaaaac F
        910 # raaaaaaaaaaac r
        146 # raaaaaaaaaaac raaaaaaaai
        -647 # raaaaaaaaaaac raaaaaab
        563 # raaaaaaaaaaacab
        -250 # raaaaaaaaaab
        -531 # raaaaaaaaaab r
        -880 # raaaaaaaaab
        -401 # raaaaaaaaab raaaaaaaaiacc
        -101 # raaaaaaaae $
        1126 # raaaaaaaaeaab
        367 # raaaaaaaai
        -1176 # raaaaaaaai F
        660 # raaaaaaaai r
        324 # raaaaaaaai raeaaaaae
        305 # raaaaaaaai raeaaaaaeaaac
        366 # raaaaaaaai rcaaaaaae
        -662 # raaaaaaaaiaac F
        1000 # raaaaaaaaiaac raeaaaaaeaaac
        499 # raaaaaaaaiaai
        -1091 # raaaaaaaaiacc
        -615 # raaaaaaaaiacc #
        258 # raaaaaaacaaac
        -264 # raaaaaaacaaac $
        -322 # raaaaaab
        -417 # raaaaacaai #
        -709 # raab
        -471 # racaaaiaaaaac
        477 # racab
        -360 # raeaaaaae
        -487 # raeaaaaae F
        -200 # raeaaaaaeaaac
        -266 # raeaaaaaeaaac #
        -232 # raeaaaaaeaaac F
        -35 # raeaaaaaeaaac r
        219 # raeaaaaaeaaac raaaaaaaaaaac
        -662 # raeaaaabe
        -377 # rc
        445 # scoops
        267 # slice
        -264 # slice $
        1297 # slices
        209 # slices F
        140 # slices of
        461 # so
        786 # spoons
        580 # spoons $
        703 # square
        576 # squares
        -826 # steps
        -342 # steps $
        -124 # tbsp
        144 # tbsp F
        -942 # tbsp soy
        -164 # the F
        -431 # this
        -413 # to #
        -385 # tsp
        1309 # up
        -1094 # weeks
        500 # with
        -505 # years
        319 & #
        687 & F
        489 & F $
        296 & r
        752 & raeaaaaaeaaac
        649 & raeaaaaaeaaac F
        182 , #
        311 , # #
        1356 , # $
        -425 , # .
        340 , # F
        -279 , # _
        -889 , # a
        -335 , # cup
        -487 , # g
        -476 , # inches
        -893 , # jars
        458 , # kcal
        -1067 , # lb
        -905 , # ml
        -452 , # of
        612 , # pieces
        956 , # plates
        -607 , # r
        634 , # raaaaaaaaaaaaab
        -317 , # raaaaaaaai
        351 , # raaaaaaacaaac
        -687 , # raeaaaaaeaaac
        350 , # slice
        796 , # slices
        1025 , # spoons
        1482 , F
        -256 , F #
        190 , F $
        -351 , F ,
        451 , F F
        -458 , F NO
        788 , F _
        221 , F and
        555 , F at
        -685 , F of
        228 , F on
        -407 , F r
        410 , F raaaaaaaaaaac
        258 , F raaaaaaaaaab
        619 , F raaaaaaaaiaac
        -117 , NO
        833 , _
        -437 , _ #
        102 , _ $
        -1221 , _ ,
        584 , _ F
        549 , _ for
        398 , _ in
        -843 , _ it
        -700 , _ of
        -435 , _ r
        489 , _ raaaaaaaaaaaae
        514 , _ raaaaaaaai
        385 , _ raaaaaaaaiaac
        549 , _ raaaaaaaaiacc
        724 , _ raaaaacaai
        616 , _ raeaaaaaeaaac
        -877 , _ raeaaaabe
        325 , _ the
        726 , _ to
        486 , _ up
        446 , a
        619 , about
        543 , about #
        38 , all
        551 , all good
        -266 , and
        -394 , and a
        936 , ate
        527 , ate the
        693 , bit
        432 , black
        267 , boiled
        866 , both
        -505 , bring
        765 , couldnt
        -424 , didnt
        321 , diet
        -582 , dinner ,
        -582 , down
        382 , drained
        588 , drank
        597 , fried
        -488 , frozen
        -791 , good
        1118 , got
        689 , had
        582 , had F
        -268 , he
        541 , hot
        868 , i
        121 , i am
        748 , i got
        201 , i had
        -628 , i just
        489 , i took
        404 , i will
        459 , if
        -385 , im
        277 , it
        331 , just
        446 , left the
        923 , lost
        -306 , lunch
        -581 , lunch ,
        472 , maybe
        457 , maybe #
        -427 , my
        -414 , never
        853 , never again
        -843 , no
        -204 , only
        -562 , pinch
        416 , protein
        -537 , put
        885 , r
        641 , r #
        -1140 , r ,
        611 , r F
        537 , r _
        -403 , r r
        1392 , r raaaaaaaaaaac
        -809 , r raaaaaaaai
        -433 , r raaaaaaaaiacc
        -317 , r raaaaaab
        280 , r raaaaacaai
        467 , r raacaaaeaiaac
        -412 , r raeaaaaaeaaac
        -553 , raaaaaaaaaaaaaab
        -754 , raaaaaaaaaaaaaac
        -745 , raaaaaaaaaaaaaae
        -833 , raaaaaaaaaaaaaae r
        415 , raaaaaaaaaaaaab
        360 , raaaaaaaaaaac
        634 , raaaaaaaaaaac F
        396 , raaaaaaaaaaac raaaaaab
        -59 , raaaaaaaaaab
        187 , raaaaaaaaaab F
        -390 , raaaaaaaaaab raeaaaaaeaaac
        -519 , raaaaaaaaac
        457 , raaaaaaaaae
        -689 , raaaaaaaae $
        -667 , raaaaaaaae ,
        530 , raaaaaaaai
        -383 , raaaaaaaaiaac
        226 , raaaaaaaaiaai
        185 , raaaaaaaaiaai F
        -470 , raaaaaaab
        -86 , raaaaaaac
        345 , raaaaaaac F
        591 , raaaaaaae
        257 , raaaaaaai
        204 , raaaaaaai #
        280 , raaaaaaai raeaaaaaeaaac
        851 , raaaaaaai raic
        233 , raaaaaaaiaaac
        499 , raaaaaaaiaaac raaaaaaaaaaac
        373 , raaaaaab
        -303 , raaaaaabac
        -581 , raaaaaabac ,
        -582 , raaaaaabacaac ,
        837 , raaaaaacaaaac
        -639 , raaaaaaeaaaaaaab
        -538 , raaaaaaeb
        445 , raaaaaag raeaaaaaeaaac
        930 , raaaaaagaaaaaaai
        -336 , raaaaaam
        649 , raaaaab
        543 , raaaaab #
        -841 , raaaeaaaaaaac
        907 , raaai r
        810 , raaai raaaaaaaaiaac
        560 , raab
        819 , raabaab
        -413 , raaiaaaai
        851 , raaiaaaai raaaaaaai
        627 , racabai
        631 , racabai r
        474 , raci
        731 , raeaaaaaeaaac
        -423 , raeaaaaaeaaac F
        -600 , raeaaaaaeaaac _
        369 , raeaaaaaeaaac r
        315 , raeaaaaaeaaac raaaaaaaaaaac
        -428 , raeaaaaaeaiac
        -168 , raeaaaabe
        1243 , rai
        2093 , raic
        538 , raic #
        587 , raic F
        431 , raic raeaaaaaeaaac
        -528 , rb
        829 , rbe
        -637 , rbe raaaaaaai
        1010 , rbe raaaaaacaaaac
        749 , rbe raabaab
        119 , rbe racab
        410 , rbe racabc
        -735 , rbe raci
        1023 , rbe raic
        166 , rc
        -781 , room
        646 , she
        364 , side
        180 , small
        -394 , so
        602 , spicy
        -428 , table
        324 , the
        -739 , tinned
        -737 , tinned F
        687 , warm
        632 , was
        921 , went
        -443 , what
        453 , which
        -595 , whisk
        644 , whole
        226 , with
        187 , with F
        -432 . #
        -279 . # $
        -435 . # r
        254 . F
        859 . F $
        -342 . F ,
        -681 . F F
        578 . F r
        -315 . F raaaaaaaaaab
        -404 . _ $
        635 . _ ,
        879 . had
        639 . leftover
        -608 . r $
        -427 . r F
        637 . r _
        -619 . r r
        -497 . raaaaaaac F
        503 . raaaaaaai
        -905 . raaaaaab
        -658 . raaaaaabacaac
        561 . raic
        -496 . roast F
        -462 14th
        -453 4th
        -501 5th
        -1362 <0 fifths>
        -2007 <0 foods>
        -275 <0 strange>
        116 <0 words>
        -440 <1 fifths>
        11 <1 foods>
        -706 <1 strange>
        502 <1 words>
        -55 <2 fifths>
        135 <2 foods>
        -384 <2 strange>
        -78 <2 words>
        -369 <3 fifths>
        -121 <3 foods>
        -346 <3 strange>
        -832 <3 words>
        -159 <4 fifths>
        -1250 <4 foods>
        -1335 <4 words>
        1865 <5 fifths>
        535 <5 foods>
        -939 <5 words>
        -638 <6 words>
        -493 <7 words>
        492 <8 words>
        465 <9 words>
        -1967 <asked>
        1145 <meal>
        -2621 <other>
        -389 <role 0>
        -171 <role 10>
        -227 <role 11>
        207 <role 12>
        -405 <role 13>
        746 <role 14>
        -88 <role 15>
        -1117 <role 16>
        -908 <role 17>
        -824 <role 18>
        -646 <role 19>
        -631 <role 1>
        -1016 <role 20>
        127 <role 21>
        -492 <role 22>
        -675 <role 23>
        337 <role 24>
        -480 <role 25>
        -373 <role 26>
        -596 <role 27>
        -797 <role 28>
        -269 <role 29>
        -779 <role 2>
        66 <role 30>
        455 <role 32>
        850 <role 33>
        -454 <role 34>
        223 <role 35>
        -1381 <role 36>
        -498 <role 37>
        -648 <role 38>
        89 <role 39>
        -311 <role 3>
        68 <role 40>
        -810 <role 41>
        -580 <role 42>
        854 <role 43>
        -455 <role 44>
        -663 <role 45>
        -641 <role 46>
        233 <role 47>
        553 <role 48>
        -694 <role 4>
        -511 <role 50>
        626 <role 51>
        -1140 <role 52>
        -272 <role 53>
        -1097 <role 54>
        -126 <role 56>
        -880 <role 57>
        51 <role 59>
        -90 <role 5>
        -508 <role 60>
        778 <role 61>
        -92 <role 6>
        1275 <role 7>
        85 <role 8>
        -771 <role 9>
        -97 <told>
        -851 F #
        461 F # #
        151 F # $
        -401 F # F
        -914 F # _
        -732 F # a
        674 F # am
        287 F # cup
        -716 F # g
        815 F # kcal
        -415 F # min
        680 F # ml
        144 F # oz
        339 F # pm
        666 F # r
        811 F # raaaaaaaaaaaaab
        629 F # raaaaaaaaaaac
        -1106 F # raaaaaaaae
        673 F # racab
        -732 F # raeaaaaaeaaac
        620 F $
        855 F &
        374 F & F
        1392 F ,
        -194 F , #
        -734 F , F
        909 F , NO
        -179 F , _
        -663 F , a
        456 F , about
        -303 F , and
        787 F , bit
        288 F , black
        -582 F , dinner
        588 F , drank
        -488 F , frozen
        243 F , just
        -221 F , lunch
        -562 F , pinch
        -274 F , r
        -807 F , raaaaaaaaaaaaaac
        832 F , raaaaaaaaaaac
        -303 F , raaaaaaaaaab
        285 F , raaaaaaaae
        -697 F , raaaaaaac
        487 F , raaaaaaae
        -223 F , raaaaaabac
        -573 F , raaaaaabacaac
        886 F , raaaaaacaaaac
        488 F , raaaaab
        -411 F , raeaaaaaeaaac
        -449 F , raeaaaabe
        701 F , rai
        113 F , raic
        644 F , she
        -865 F , vanilla
        337 F , which
        1272 F .
        -315 F . #
        -741 F . F
        385 F . r
        1521 F F
        -10 F F #
        231 F F $
        281 F F &
        523 F F ,
        968 F F F
        138 F F NO
        -524 F F _
        162 F F at
        -618 F F baby
        -611 F F bowl
        548 F F for
        298 F F from
        -279 F F in
        524 F F made
        707 F F n
        -221 F F on
        -376 F F or
        -533 F F r
        801 F F raaaaaaaaaab
        -300 F F raaaaaaaae
        404 F F raaaaaaaai
        -157 F F raaaaaaaaiaac
        320 F F raaaaaaaaiaai
        530 F F raaaaaaaaiacc
        -490 F F raaaaaab
        544 F F raab
        -359 F F raeaaaabe
        -619 F F rc
        -438 F F sauce
        199 F F w
        322 F F with
        568 F NO
        588 F NO $
        2160 F _ #
        -724 F _ ,
        -493 F _ F
        376 F _ _
        274 F _ at
        -566 F _ for
        -219 F _ raaaaaaaae
        92 F _ raaaaaaaai
        -484 F _ raaaaaaaaiaai
        -566 F _ raaaaaaaaiacc
        -414 F _ than
        -484 F _ with
        -537 F about
        -515 F about #
        -234 F after
        -656 F again
        305 F again this
        342 F al
        151 F all
        355 F all to
        -434 F allergy
        -48 F and
        -144 F and #
        643 F and F
        215 F and _
        303 F and a
        415 F and ate
        -936 F and stick
        -522 F are
        577 F around
        589 F around #
        1103 F as
        491 F at
        -230 F at a
        365 F at my
        172 F at the
        -603 F ate
        -395 F baby
        291 F baby food
        517 F balls
        1489 F bar
        291 F bar $
        535 F bar at
        -982 F bath
        833 F before
        217 F before bed
        529 F before the
        -524 F belly
        -533 F belly $
        220 F between
        370 F board
        -618 F bottle
        -383 F bowl
        253 F bowl $
        189 F breast
        265 F but
        726 F butty
        -409 F by
        -722 F by _
        991 F by the
        208 F casserole
        362 F chop
        313 F con
        1022 F dough
        642 F down
        331 F drink
        514 F during
        503 F during the
        -367 F every
        -530 F fields
        344 F fillet
        607 F finger
        -362 F first
        -744 F first then
        664 F first thing
        205 F for
        -802 F for F
        747 F for a
        308 F for annas
        734 F for dinner
        517 F for lunch
        -615 F for the
        254 F fried
        146 F from
        -1022 F from a
        190 F from the
        825 F got me
        -697 F green
        -578 F have
        184 F in
        473 F in F
        666 F in _
        568 F in bed
        559 F in front
        178 F in my
        1015 F in the
        450 F in town
        -955 F into
        -491 F is
        -258 F is #
        -206 F is _
        -237 F is a
        491 F is being
        393 F last night
        -393 F later $
        -432 F left
        -434 F left $
        249 F leg
        462 F loaf
        -194 F machine
        52 F made
        250 F made with
        416 F mcmuffin
        347 F mcmuffin $
        -460 F meal with
        -362 F mix
        -360 F n
        -285 F n F
        -573 F near
        -572 F near me
        -487 F night
        -243 F not
        767 F not F
        -1395 F of
        493 F of #
        -721 F of a
        -1129 F of the
        -500 F off $
        537 F off _
        -331 F off the
        -458 F on
        489 F on #
        274 F on F
        388 F on a
        -281 F on friday
        461 F on holiday
        408 F on monday
        -435 F on my
        526 F on saturday
        154 F on the
        -225 F on top
        376 F on tuesday
        446 F on white
        -1079 F or
        -1095 F or F
        530 F original
        498 F out
        540 F out of
        317 F out with
        416 F over
        586 F over the
        -441 F overnight
        -519 F paste
        572 F patty
        380 F plate
        256 F please
        222 F please $
        206 F r
        -371 F r #
        1370 F r $
        -85 F r ,
        723 F r F
        -725 F r _
        -489 F r r
        209 F r raaaaaaaaaab
        -774 F r raaaaaaaae
        741 F r raaaaaaaai
        465 F r raaaaaaaaiaaae
        -507 F r raaaaaaaaiaac
        491 F r raaaaaaaaiaai
        -448 F r raaaaaaaaiacc
        -437 F r raaaaaaae
        665 F r raaaaaaai
        436 F r raaaaaab
        -489 F r raaaae
        -432 F r raeaaaaaeaaac
        -51 F raaaaaaaaaaaaaac
        474 F raaaaaaaaaaaaaae
        -601 F raaaaaaaaaaaaaai
        -13 F raaaaaaaaaaaae
        444 F raaaaaaaaaaaae raeaaaaaeaaac
        213 F raaaaaaaaaaac
        517 F raaaaaaaaaaacec
        547 F raaaaaaaaaaacec raaaaaaaai
        317 F raaaaaaaaaaacec raaaaaaaaiaai
        -163 F raaaaaaaaaab
        -187 F raaaaaaaaaab #
        -396 F raaaaaaaaaab F
        252 F raaaaaaaaaab r
        -438 F raaaaaaaaaab raaaaaaaaaaac
        276 F raaaaaaaaaab raeaaaaaeaaac
        462 F raaaaaaaaaab raic
        54 F raaaaaaaab
        683 F raaaaaaaab raic
        -1019 F raaaaaaaae
        449 F raaaaaaaae $
        -490 F raaaaaaaae _
        -268 F raaaaaaaae raaaaaaaaiaac
        -322 F raaaaaaaaeaaaae
        -38 F raaaaaaaaeaab
        412 F raaaaaaaai
        810 F raaaaaaaai #
        706 F raaaaaaaai F
        639 F raaaaaaaai _
        -939 F raaaaaaaai r
        277 F raaaaaaaai raaaaaaaaaaaaaab
        444 F raaaaaaaai raaaaaaaae
        -266 F raaaaaaaai raaaaaaae
        684 F raaaaaaaai raeaaaaaeaaac
        -128 F raaaaaaaai raeaaaaaeaiac
        417 F raaaaaaaai raeaaaabe
        132 F raaaaaaaaiaaae
        -499 F raaaaaaaaiaaae $
        538 F raaaaaaaaiaaae _
        -229 F raaaaaaaaiaaae raeaaaaaeaaac
        184 F raaaaaaaaiaac
        178 F raaaaaaaaiaac #
        -632 F raaaaaaaaiaac ,
        1099 F raaaaaaaaiaac F
        317 F raaaaaaaaiaac _
        -258 F raaaaaaaaiaac r
        384 F raaaaaaaaiaac raaaaaaaaaaac
        -227 F raaaaaaaaiaac raaaaaaaaaaacai
        -546 F raaaaaaaaiaac raaaaaaaae
        -587 F raaaaaaaaiaac raaaaaaaaiaac
        1164 F raaaaaaaaiaac raaaae
        947 F raaaaaaaaiaac raeaaaaaeaaac
        -179 F raaaaaaaaiaac raeaaaaaeaiac
        -386 F raaaaaaaaiaac raeaaaabe
        210 F raaaaaaaaiaai
        -183 F raaaaaaaaiaai #
        592 F raaaaaaaaiaai F
        -194 F raaaaaaaaiaai raeaaaaaeaaac
        332 F raaaaaaaaiacc
        -814 F raaaaaaaaiacc F
        -312 F raaaaaaaaiacc r
        -1459 F raaaaaaaaiacc raaaaaaaaaaaaaae
        534 F raaaaaaaaiacc raaaaaabac
        837 F raaaaaaaaiacc raaaaaabacaac
        215 F raaaaaaaaiacc raeaaaaaeaaac
        386 F raaaaaaac
        325 F raaaaaaacaaac
        283 F raaaaaaacaaac $
        205 F raaaaaaai
        821 F raaaaaaai $
        624 F raaaaaaai F
        -1146 F raaaaaaai _
        -323 F raaaaaaai r
        524 F raaaaaaai rbe
        -210 F raaaaaaaiaaac
        -744 F raaaaaaaiaaac raaaaaaai
        355 F raaaaaaaiaaac raaaaacaai
        -660 F raaaaaab
        219 F raaaaaab $
        428 F raaaaaab r
        -583 F raaaaaab raaaaaaaai
        -242 F raaaaaab raaaaaaaaiaai
        -562 F raaaaaabac
        -487 F raaaaaabae
        238 F raaaaaabi
        413 F raaaaaabi $
        -1080 F raaaaaac
        -549 F raaaaaacaaaaaaai
        -439 F raaaaaacaaaac
        -522 F raaaaaacaaaac raaaaaaaaaaac
        1197 F raaaaaacaeaaaaai
        -432 F raaaaaag $
        -514 F raaaaab #
        61 F raaaaacaai
        436 F raaaaacaai r
        -378 F raaaaacaai raeaaaaaeaaac
        -291 F raaaaacaai raeaaaaaeaiac
        -302 F raaaabaaae
        584 F raaaae
        509 F raaaae $
        -393 F raaaaeaai $
        614 F raaaaeab
        617 F raaaaeab $
        -243 F raaacaaaaaaac
        766 F raaacaaaaaaac F
        -429 F raab
        -370 F raab raaaaaaaaiaac
        277 F raab raaaaaaaaiaai
        796 F raabaab raaaaaaae
        332 F raacaaab
        -495 F racaaaiaaaaac
        -260 F racaaaiaaaaac #
        -209 F racaaaiaaaaac _
        -387 F racaaaiaaaaac r
        582 F racaaaiaaaaac raaaaaaaaaaac
        -213 F racaaaiaaaaac raeaaaaaeaaac
        -772 F racab
        184 F racabai
        -518 F racabaiaaaaac
        -887 F racabi
        -578 F raccbab
        -682 F raci
        -455 F rack
        -803 F raeaaaaaeaaac
        445 F raeaaaaaeaaac r
        677 F raeaaaaaeaaac raaaaaaaaaaac
        -434 F raeaaaabe r
        -1158 F raic
        -345 F rc
        -689 F rc $
        289 F rc raaaaaabacaac
        -1123 F ready
        387 F right
        388 F right now
        -271 F rings
        -322 F rings $
        -141 F sauce
        403 F sauce $
        -461 F sauce ,
        -1396 F seeds
        258 F served
        -638 F shaped
        -478 F should
        326 F slice
        284 F slice $
        -964 F slices
        -554 F slices and
        744 F so
        369 F sticks
        541 F straight
        358 F sunday
        537 F sunday $
        -835 F taking
        715 F tasting
        -395 F the
        271 F this
        76 F this morning
        267 F tikka
        -466 F till
        452 F to cheer
        -291 F to my
        -370 F to the
        290 F today $
        607 F tonight
        610 F tonight $
        499 F too $
        -511 F tub
        48 F up
        414 F up the
        354 F w
        141 F was
        1245 F while
        336 F white
        335 F white F
        138 F with
        -184 F with #
        543 F with F
        219 F with a
        1195 F won
        387 F zero
        960 NO ,
        -308 NO , F
        -676 NO , raaaaaaai
        923 NO .
        -390 NO F $
        -368 NO for
        -511 NO r
        -367 NO raaaaaaaaiacc
        -455 NO raaaaaabi $
        662 NO raaaaaabi ,
        -519 NO raeaaaaaeaaac
        -364 NO the
        -455 NO today $
        661 NO today ,
        574 ^ #
        -180 ^ # #
        100 ^ # F
        659 ^ # _
        500 ^ # a
        -457 ^ # and
        -468 ^ # calories
        -754 ^ # degrees
        -699 ^ # g
        -376 ^ # hours
        -821 ^ # k
        -115 ^ # kcal
        800 ^ # lb
        339 ^ # ml
        668 ^ # of
        296 ^ # oz
        452 ^ # piece
        350 ^ # r
        -1060 ^ # raaaaaaaaaaaaab
        635 ^ # raaaaaaaaaaac
        -456 ^ # raaaaaaaaaab
        1017 ^ # raaaaaaaae
        829 ^ # raaaaaaaai
        -643 ^ # raaaaaaacaaac
        316 ^ # scoops
        -640 ^ # slice
        -596 ^ # slices
        -799 ^ # steps
        -534 ^ # tbsp
        -555 ^ # the
        -374 ^ # tsp
        550 ^ F
        709 ^ F #
        761 ^ F $
        344 ^ F &
        633 ^ F ,
        -60 ^ F .
        430 ^ F NO
        -787 ^ F _
        570 ^ F a
        -366 ^ F after
        661 ^ F again
        -435 ^ F allergy
        656 ^ F and
        -359 ^ F are
        795 ^ F as
        898 ^ F at
        374 ^ F before
        -249 ^ F bowl
        338 ^ F butty
        -801 ^ F by
        662 ^ F for
        -394 ^ F green
        -347 ^ F have
        340 ^ F in
        -241 ^ F is
        300 ^ F on
        322 ^ F r
        -651 ^ F raaaaaaaaaaaaaai
        758 ^ F raaaaaaaaaaaae
        525 ^ F raaaaaaaaaab
        -190 ^ F raaaaaaaae
        695 ^ F raaaaaaaai
        1015 ^ F raaaaaaaaiaac
        871 ^ F raaaaaaaaiaai
        664 ^ F raaaaaaaaiacc
        304 ^ F raaaaaaac
        599 ^ F raaaaaaai
        -376 ^ F raaaaaab
        558 ^ F raaaaaabi
        -210 ^ F raaaaaac
        -353 ^ F raaaaaacaaaaaaai
        320 ^ F raaaaacaai
        544 ^ F raaaae
        -312 ^ F raab
        -242 ^ F racaaaiaaaaac
        -359 ^ F racabaiaaaaac
        -346 ^ F raccbab
        -457 ^ F raci
        278 ^ F raeaaaabe
        -795 ^ F raic
        -584 ^ F shaped
        717 ^ F tasting
        -660 ^ F the
        474 ^ F this
        207 ^ F tikka
        311 ^ F to
        765 ^ F up
        877 ^ F with
        -629 ^ NO
        -847 ^ NO $
        656 ^ NO ,
        -123 ^ _
        -184 ^ _ #
        -526 ^ _ ,
        -1407 ^ _ .
        62 ^ _ F
        733 ^ _ _
        -991 ^ _ a
        -676 ^ _ at
        -579 ^ _ cooker
        392 ^ _ day
        199 ^ _ down
        714 ^ _ for
        -295 ^ _ in
        683 ^ _ off
        511 ^ _ on
        451 ^ _ r
        -529 ^ _ raaaaaaaaaaaaaac
        -418 ^ _ raaaaaaaaaaac
        804 ^ _ raaaaaaaae
        -520 ^ _ raaaaaaaai
        683 ^ _ raaaaaaaaiaaae
        379 ^ _ raaaaaaaaiaac
        696 ^ _ raaaaaaaaiacc
        -217 ^ _ raaaaaac
        -546 ^ _ raaaaacaai
        -845 ^ _ raeaaaaaeaaac
        123 ^ _ raeaaaabe
        -416 ^ _ raic
        397 ^ _ that
        -545 ^ _ to
        1760 ^ a
        181 ^ a F
        271 ^ a cup
        304 ^ a pint
        455 ^ a small
        570 ^ add
        275 ^ after
        547 ^ after the
        812 ^ airport
        430 ^ all
        -529 ^ almost
        -650 ^ american
        573 ^ an
        361 ^ an F
        -590 ^ as
        784 ^ ate
        520 ^ ate the
        -441 ^ bag
        -272 ^ bag of
        288 ^ baked
        551 ^ baked ziti
        364 ^ bbq
        809 ^ beach
        -589 ^ big F
        443 ^ bit of
        280 ^ black
        280 ^ black F
        -902 ^ bought
        -555 ^ bought #
        136 ^ bowl
        135 ^ bowl of
        520 ^ broke
        -715 ^ brown
        580 ^ bubble
        330 ^ burnt
        -448 ^ buy
        -253 ^ buy F
        -188 ^ can i
        510 ^ can of
        162 ^ can you
        -676 ^ cant
        -665 ^ carb
        -521 ^ cheesy
        1058 ^ chicago
        296 ^ chipotle
        275 ^ chipotle bowl
        445 ^ christmas
        360 ^ cleaned
        1063 ^ coach
        365 ^ cold F
        161 ^ consuming
        -398 ^ cool
        -951 ^ costco
        -709 ^ costco run
        415 ^ cottage
        413 ^ cottage F
        -625 ^ could
        564 ^ cup
        732 ^ cup of
        330 ^ dad
        -302 ^ dave
        805 ^ decaf
        455 ^ decided on
        -218 ^ dentist
        659 ^ desk
        -380 ^ did
        852 ^ didnt
        -490 ^ didnt eat
        633 ^ didnt get
        477 ^ didnt have
        -429 ^ dinner
        -776 ^ dishwasher
        -289 ^ does
        -385 ^ dog
        214 ^ dont
        1065 ^ double
        416 ^ double F
        -810 ^ drink
        208 ^ dropped
        348 ^ dug
        758 ^ early
        -639 ^ easter
        -305 ^ eat
        -769 ^ end
        131 ^ enjoying
        129 ^ enjoying a
        410 ^ everyone had
        -622 ^ fancy
        697 ^ fasting
        -611 ^ fed
        -215 ^ fed the
        -353 ^ feed
        -553 ^ feeling
        523 ^ feeling _
        740 ^ ferry
        332 ^ finished
        418 ^ finished off
        745 ^ flask
        -542 ^ fold
        -59 ^ for
        118 ^ for a
        -269 ^ for breakfast
        432 ^ for dinner
        96 ^ for my
        -624 ^ for the
        261 ^ forgot
        -335 ^ forgot my
        682 ^ forgot to
        -648 ^ freezer
        505 ^ french
        -265 ^ fridge
        -988 ^ fried
        -904 ^ fried green
        532 ^ frozen
        529 ^ frozen F
        1063 ^ full
        734 ^ full english
        790 ^ gave
        495 ^ glass
        492 ^ glass of
        4 ^ got
        -802 ^ grab
        1264 ^ grabbed
        342 ^ grabbed F
        625 ^ grabbed a
        320 ^ grande
        -325 ^ green
        -342 ^ green F
        301 ^ grilled
        387 ^ grilled F
        886 ^ had
        240 ^ had #
        928 ^ had F
        -794 ^ had a
        339 ^ had some
        846 ^ hangover
        -861 ^ hard
        -345 ^ harvest
        -607 ^ having
        -149 ^ he
        -647 ^ heartburn
        -1362 ^ hello
        -955 ^ hi
        463 ^ home
        619 ^ hospital
        816 ^ hot
        554 ^ hotel
        -394 ^ how many
        19 ^ i
        405 ^ i _
        248 ^ i am
        878 ^ i didnt
        -320 ^ i had
        502 ^ i just
        -528 ^ i meant
        267 ^ i possess
        523 ^ iced
        453 ^ iced F
        -321 ^ in a
        -929 ^ ingredients
        -928 ^ ingredients .
        -202 ^ is F
        -667 ^ it
        396 ^ it was
        373 ^ jacket
        373 ^ jacket F
        -758 ^ java
        716 ^ just
        -370 ^ kids had
        1132 ^ knocked
        -1742 ^ lady
        237 ^ large
        623 ^ last night
        -415 ^ laundry
        -649 ^ leave
        -651 ^ left
        -401 ^ leg
        -401 ^ leg day
        -173 ^ let
        -734 ^ like
        -526 ^ log
        450 ^ log F
        -332 ^ lost
        -5 ^ lunch
        413 ^ lunch .
        855 ^ maccies
        -395 ^ made
        241 ^ made F
        -746 ^ make
        -644 ^ make that
        -947 ^ marinade
        -1029 ^ meal
        -392 ^ medium
        313 ^ medium F
        222 ^ meeting
        492 ^ met
        323 ^ met anna
        613 ^ mopped
        612 ^ mopped up
        446 ^ mr
        -316 ^ mr F
        762 ^ mr kipling
        -431 ^ mum
        585 ^ munched
        -259 ^ my
        197 ^ my F
        -401 ^ my son
        -375 ^ nan
        -477 ^ need
        -368 ^ never
        -438 ^ new
        953 ^ night
        610 ^ note
        407 ^ nothing
        662 ^ nothing for
        441 ^ okay
        245 ^ only
        -1171 ^ order
        -207 ^ ordered
        -535 ^ ordered a
        172 ^ out
        403 ^ out for
        378 ^ overnight
        382 ^ overnight F
        -954 ^ packed
        834 ^ pad
        393 ^ pad thai
        -878 ^ painted
        612 ^ papa
        442 ^ passed on
        -815 ^ pick
        -809 ^ pick up
        28 ^ picked
        616 ^ picked at
        207 ^ picked up
        -404 ^ piece
        -814 ^ plan
        272 ^ plate
        875 ^ please add
        329 ^ polished
        331 ^ polished off
        660 ^ popeyes
        613 ^ popped
        487 ^ post
        -373 ^ potluck
        297 ^ preparing
        -1263 ^ printer
        647 ^ protein
        395 ^ protein F
        1080 ^ protein bar
        478 ^ pulled
        298 ^ put
        526 ^ quick
        744 ^ quick #
        351 ^ r
        -1234 ^ r #
        -731 ^ r $
        -215 ^ r ,
        -846 ^ r .
        340 ^ r F
        -1286 ^ r _
        1612 ^ r r
        575 ^ r raaaaaaaaaaaaaac
        -570 ^ r raaaaaaaaaaaae
        314 ^ r raaaaaaaaaab
        -523 ^ r raaaaaaaae
        571 ^ r raaaaaaaaeaaai
        833 ^ r raaaaaaaaeaag
        831 ^ r raaaaaaaai
        -1046 ^ r raaaaaaaaiaaae
        -333 ^ r raaaaaaaaiaac
        -693 ^ r raaaaaaaaiaai
        -168 ^ r raaaaaaaaiacc
        688 ^ r raaaaaaac
        -745 ^ r raaaaaaae
        -669 ^ r raaaaaaaiaaac
        -90 ^ r raaaaaab
        365 ^ r raaaaaabacaac
        704 ^ r raaaaaabae
        489 ^ r raaaaaacaeaaaaai
        -419 ^ r raaaaacaai
        741 ^ r raaaae
        431 ^ r raacaaaaaaai
        555 ^ r raacaaab
        -671 ^ r raacaaabc
        -563 ^ r raacaaaeaiaac
        656 ^ r racab
        531 ^ r racabaiaaaaac
        -486 ^ r raeaaaaaeaaac
        -377 ^ r raeaaaaaeaiac
        -486 ^ r raic
        203 ^ r rc
        674 ^ raaaaaaaaaaaaaaab
        700 ^ raaaaaaaaaaaaaaac
        -324 ^ raaaaaaaaaaaaaaac #
        1652 ^ raaaaaaaaaaaaaab
        -693 ^ raaaaaaaaaaaaaab F
        646 ^ raaaaaaaaaaaaaab r
        659 ^ raaaaaaaaaaaaaab raaaaaaaai
        -1132 ^ raaaaaaaaaaaaaac
        -281 ^ raaaaaaaaaaaaaac #
        -202 ^ raaaaaaaaaaaaaac F
        -217 ^ raaaaaaaaaaaaaac raeaaaaaeaaac
        -400 ^ raaaaaaaaaaaaaae
        680 ^ raaaaaaaaaaaaaae &
        141 ^ raaaaaaaaaaaaaae F
        292 ^ raaaaaaaaaaaaaae r
        -739 ^ raaaaaaaaaaaaaae raic
        -207 ^ raaaaaaaaaaaaaai
        989 ^ raaaaaaaaaaaaaaj r
        -378 ^ raaaaaaaaaaaaaaj raeaaaaaeaaac
        -226 ^ raaaaaaaaaaaaab
        396 ^ raaaaaaaaaaaaab F
        349 ^ raaaaaaaaaaaaab r
        613 ^ raaaaaaaaaaaaac raaaaaaaaiaac
        363 ^ raaaaaaaaaaaaacb
        429 ^ raaaaaaaaaaaaai
        323 ^ raaaaaaaaaaaaai r
        299 ^ raaaaaaaaaaaab
        -335 ^ raaaaaaaaaaac
        -629 ^ raaaaaaaaaaac ,
        235 ^ raaaaaaaaaaac F
        996 ^ raaaaaaaaaaac r
        -562 ^ raaaaaaaaaaacac
        -456 ^ raaaaaaaaaaacac r
        175 ^ raaaaaaaaaaacec
        402 ^ raaaaaaaaaaacec raaaaaaaaiacc
        -646 ^ raaaaaaaaaaah
        -416 ^ raaaaaaaaac
        996 ^ raaaaaaaae
        -777 ^ raaaaaaaae #
        -462 ^ raaaaaaaae ,
        -569 ^ raaaaaaaae F
        434 ^ raaaaaaaae _
        781 ^ raaaaaaaae r
        592 ^ raaaaaaaae raaaaaaaai
        -289 ^ raaaaaaaae raaaaaaaaiaac
        471 ^ raaaaaaaae raaaaaabacaac
        -553 ^ raaaaaaaae raeaaaaaeaaac
        -431 ^ raaaaaaaae raic
        834 ^ raaaaaaaae rc
        425 ^ raaaaaaaaeaaaae
        -369 ^ raaaaaaaaeaac
        -267 ^ raaaaaaaaeaag
        460 ^ raaaaaaaai
        392 ^ raaaaaaaai #
        -1061 ^ raaaaaaaai _
        249 ^ raaaaaaaai r
        329 ^ raaaaaaaai raaaaaaaae
        499 ^ raaaaaaaaiaac _
        -614 ^ raaaaaaaaiaac raeaaaaaeaiac
        -138 ^ raaaaaaaaiacc
        -494 ^ raaaaaaaaiacc raeaaaaaeaaac
        95 ^ raaaaaaaaiacc raeaaaaaeaiac
        -743 ^ raaaaaaab
        -807 ^ raaaaaaac
        -680 ^ raaaaaaac #
        -407 ^ raaaaaaac F
        1258 ^ raaaaaaac raaaaaaac
        629 ^ raaaaaaac raaaaaabacaac
        -371 ^ raaaaaaac raeaaaaaeaaac
        119 ^ raaaaaaacaaac
        584 ^ raaaaaaacaaac raaaaaaaai
        -719 ^ raaaaaaace
        -295 ^ raaaaaaad
        571 ^ raaaaaaae
        518 ^ raaaaaaae F
        806 ^ raaaaaaai
        -808 ^ raaaaaaai raeaaaabe
        365 ^ raaaaaaaiaaac
        390 ^ raaaaaab
        742 ^ raaaaaab .
        240 ^ raaaaaab raaaaaaaai
        -18 ^ raaaaaabac
        198 ^ raaaaaabac .
        -621 ^ raaaaaabacaac
        426 ^ raaaaaabacaac racaaaiaaaaac
        953 ^ raaaaaabae
        -674 ^ raaaaaac raeaaaaaeaaac
        934 ^ raaaaaacaaaaaaci
        175 ^ raaaaaacaaaac
        -589 ^ raaaaaacaaaac F
        279 ^ raaaaaacaaaac raaaaaaaaaaacec
        356 ^ raaaaaacaaaac raaaaaaaaiacc
        552 ^ raaaaaacaaaac raeaaaaaeaaac
        -337 ^ raaaaaae
        -962 ^ raaaaaae F
        352 ^ raaaaaae raaaaaaaaaaaaaae
        729 ^ raaaaaae raeaaaaae
        -315 ^ raaaaaae raeaaaaaeaaac
        -340 ^ raaaaaaeaaaaaaab
        -360 ^ raaaaaaec
        -800 ^ raaaaaag
        -520 ^ raaaaaagaaaaaaai
        1179 ^ raaaaaagaaaaaaaj
        350 ^ raaaaaam
        720 ^ raaaaaam r
        -680 ^ raaaaaamaaaaaaab
        -584 ^ raaaaaamaaaaaaab F
        -217 ^ raaaaaamaaaaaaab raeaaaaaeaaac
        499 ^ raaaaaamae
        391 ^ raaaaaao
        -232 ^ raaaaaao raeaaaaaeaaac
        395 ^ raaaaab
        -816 ^ raaaaabac
        260 ^ raaaaabc
        685 ^ raaaaabc raaaaacaai
        -334 ^ raaaaabc raeaaaaaeaiac
        -630 ^ raaaaae
        -405 ^ raaaaai
        -302 ^ raaaab
        -516 ^ raaaabaaaaaaaaab
        -366 ^ raaaabaaae .
        -462 ^ raaaabaaaeaaaaab
        222 ^ raaaabaaaeaab
        -187 ^ raaaabaabe
        817 ^ raaaae
        -721 ^ raaaae F
        265 ^ raaaae raaaaaaac
        -518 ^ raaaaf
        -515 ^ raaaaf .
        -342 ^ raaaai
        407 ^ raaai
        -442 ^ raaai r
        660 ^ raaai raaaaaaaaiacc
        697 ^ raaaiaaaaaaaaaab
        -475 ^ raaaiaaaaaaaaaab r
        -522 ^ raab
        -888 ^ raab #
        142 ^ raab r
        -986 ^ raab raaaaaaaaaaaaaae
        227 ^ raab raaaaaaaaaaaae
        614 ^ raab raaaaaaaai
        -117 ^ raab raeaaaaaeaaac
        -305 ^ raacaaaaaaaac
        -520 ^ raacaaaaaaai
        452 ^ raacaaaaaaai F
        556 ^ raacaaaacaai
        -558 ^ raacaaaacaai raeaaaaaeaaac
        -811 ^ raacaaab
        -1173 ^ raacaaabc
        -746 ^ raacaaacc
        -645 ^ raacaaacc raeaaaabe
        -624 ^ raacaaae
        -734 ^ raacaaaeaiaac
        -479 ^ raacaabc
        -448 ^ raacabaab
        -255 ^ raacabaab F
        193 ^ raae
        622 ^ raae raaaaaabac
        -285 ^ raae raaaaaabacaac
        766 ^ raaeaaaaaaaac
        214 ^ raaiaaaab
        456 ^ raaiaaaab raaaaaaab
        -368 ^ raaiaaaai
        -321 ^ rab
        -598 ^ rab r
        -488 ^ rabaaaaaaae rbe
        -742 ^ rabaaaab
        -372 ^ rac
        510 ^ rac raaaaaaaai
        -501 ^ rac rbe
        174 ^ rac ree
        -203 ^ racaaaiaaaaac F
        -402 ^ racab
        -289 ^ racabaac
        -861 ^ racabi
        -135 ^ raci
        -724 ^ raci _
        -815 ^ raci raacaaaaaaaac
        633 ^ raci raacaaaac
        467 ^ raci raccbab
        475 ^ raeaaaaae
        357 ^ raeaaaaae F
        590 ^ raeaaaaaeaaac
        941 ^ raeaaaaaeaaac F
        159 ^ raeaaaaaeaaac _
        565 ^ raeaaaaaeaaac r
        -235 ^ raeaaaaaeaaac raaaaaaaaaaac
        -346 ^ raeaaaaaeaaac raaaaaaaae
        -708 ^ raeaaaaaeaaac raaaaaab
        -329 ^ raeaaaaaeaaac rc
        556 ^ raeaaaaaeaaac rcaaaaaaaeaac
        -307 ^ raeaaaaaeaiac
        193 ^ raeaaaaaeaiac F
        -322 ^ raeaaaaaeaiac r
        -460 ^ raeaaaaaeaiac raaaaaabacaac
        -251 ^ raeaaaaaeaiac rc
        -607 ^ raeaaaabe
        694 ^ raeaaaabe _
        -822 ^ raeaaaabe r
        -377 ^ raeaaaabe raaaaaaaae
        1504 ^ rai
        114 ^ rai #
        418 ^ rai F
        784 ^ rai r
        331 ^ rai raaaaaaaaiaaae
        204 ^ rai raeaaaaaeaaac
        -709 ^ rai raeaaaabe
        914 ^ raic
        416 ^ raic #
        699 ^ raic F
        419 ^ raic raaaaaaaaiaaae
        340 ^ raic raaaaaaae
        215 ^ raic raeaaaaaeaaac
        366 ^ rbe
        372 ^ rbe _
        -270 ^ rbe r
        118 ^ rbe raaaaaaai
        -351 ^ rbe raaaaaae
        512 ^ rbe raab
        -297 ^ rbe racabi
        654 ^ rbe raci
        619 ^ rbe rai
        183 ^ rbe raic
        484 ^ rc
        202 ^ rc _
        -216 ^ rc r
        -613 ^ rc raaaaaaaaiaac
        -654 ^ rc raaaaaaai
        791 ^ rc raaaaaagaaaaaaai
        605 ^ rc raci
        -384 ^ rcaaaaaaaaaac
        -573 ^ rcaaaaaaae
        -409 ^ recipe
        -147 ^ red
        544 ^ red F
        -277 ^ ree
        403 ^ ree _
        740 ^ ree raaaaaag
        -726 ^ ri
        617 ^ roast
        627 ^ roast dinner
        933 ^ said
        842 ^ saved
        499 ^ saw
        -612 ^ school
        676 ^ schooner
        -407 ^ she
        -463 ^ shopping
        579 ^ side
        893 ^ skipped
        736 ^ skipped lunch
        179 ^ slept
        119 ^ slice
        584 ^ slice of
        296 ^ small F
        599 ^ smashed
        -710 ^ so
        -399 ^ so hungry
        347 ^ spag
        326 ^ spag bol
        -642 ^ staying
        977 ^ stir
        1257 ^ stir fry
        1179 ^ stole
        1143 ^ stopped
        -808 ^ substitute
        283 ^ subway
        245 ^ sunday
        265 ^ sunday roast
        -763 ^ sweet
        422 ^ table for
        -450 ^ take
        -669 ^ that
        -477 ^ that was
        -1253 ^ the
        731 ^ the F
        527 ^ the _
        556 ^ the cat
        -494 ^ thirsty
        737 ^ this
        731 ^ this _
        -307 ^ threw
        542 ^ toad
        540 ^ toad in
        -450 ^ toddler
        -520 ^ tomorrow
        -516 ^ tomorrow .
        -571 ^ too
        493 ^ trail
        492 ^ trail mix
        250 ^ tried
        -565 ^ turned
        -454 ^ turned down
        244 ^ um
        -329 ^ vanilla
        -553 ^ vanilla F
        -712 ^ waiter
        -624 ^ walk
        366 ^ walked
        329 ^ we
        944 ^ we had
        152 ^ went
        353 ^ went for
        294 ^ went out
        -405 ^ were
        -728 ^ what
        -283 ^ white
        -659 ^ white F
        -444 ^ who
        -363 ^ wish
        995 ^ yoga
        -621 _ #
        -834 _ # $
        446 _ # ,
        -554 _ # F
        -807 _ # _
        -647 _ # a
        -357 _ # at
        317 _ # g
        -861 _ # pm
        -861 _ # r
        418 _ # raaaaaaaaiaac
        337 _ # raaaaaaaaiaai
        -597 _ # raeaaaaaeaaac
        337 _ # with
        -622 _ $
        437 _ ,
        -420 _ , #
        6 _ , F
        -1181 _ , NO
        715 _ , _
        491 _ , r
        403 _ , raeaaaaaeaaac
        417 _ , raic
        743 _ .
        686 _ . F
        -547 _ . _
        -509 _ . r
        222 _ F $
        274 _ F ,
        -817 _ F _
        -370 _ F and
        436 _ F in
        -555 _ F on
        502 _ F r
        -337 _ F raaaaaaaaaab
        -525 _ F raaaaaaaae
        388 _ F raaaaaaaaiaac
        -506 _ F raaaaaaaaiaai
        -505 _ F with
        -214 _ _
        -1141 _ _ #
        -765 _ _ $
        106 _ _ ,
        366 _ _ _
        1062 _ _ by
        1478 _ _ raaaaaaaai
        -373 _ _ raaaaaaaaiaac
        -433 _ a F
        -711 _ after
        -335 _ all
        -483 _ and
        390 _ and F
        -320 _ as
        483 _ at
        -791 _ at the
        464 _ by
        -583 _ cooker
        359 _ day
        561 _ done
        359 _ done $
        645 _ dram
        561 _ every
        -457 _ for #
        231 _ for F
        -483 _ for a
        907 _ for lunch
        854 _ home
        -105 _ in
        686 _ into a
        -950 _ is
        -121 _ it
        -643 _ last
        550 _ machine
        529 _ machine F
        666 _ me
        -208 _ my
        -610 _ of
        -206 _ of F
        -474 _ of myself
        682 _ of the
        -144 _ on
        -699 _ on $
        267 _ on F
        -229 _ on the
        60 _ out
        473 _ out for
        -244 _ oz
        -418 _ oz ,
        230 _ oz of
        462 _ r
        -1392 _ r #
        -717 _ r $
        -491 _ r ,
        451 _ r F
        410 _ r _
        -658 _ r r
        -481 _ r raaaaaaaaaaac
        818 _ r raaaaaaaaaab
        958 _ r raaaaaaaai
        375 _ r raaaaaaaaiaac
        373 _ r raaaaaaaaiaai
        523 _ r raaaaaaaaiacc
        562 _ r raaaaaab
        482 _ r raaaaacaai
        -977 _ raaaaaaaaaaaaaac
        627 _ raaaaaaaaaaaae
        510 _ raaaaaaaaaaaae r
        -357 _ raaaaaaaaaaac
        826 _ raaaaaaaaaaac $
        68 _ raaaaaaaaaaacec
        476 _ raaaaaaaaaaacec raaaaaaaaiacc
        -481 _ raaaaaaaaaab
        385 _ raaaaaaaaaab F
        150 _ raaaaaaaae
        -564 _ raaaaaaaae $
        831 _ raaaaaaaae ,
        746 _ raaaaaaaae F
        -598 _ raaaaaaaae r
        -312 _ raaaaaaaaeaaaae
        686 _ raaaaaaaaeaab ,
        449 _ raaaaaaaai
        -487 _ raaaaaaaai #
        -233 _ raaaaaaaai F
        381 _ raaaaaaaai _
        -994 _ raaaaaaaai r
        671 _ raaaaaaaai raaaaaabac
        -55 _ raaaaaaaai raeaaaaaeaaac
        -319 _ raaaaaaaaiaac
        -701 _ raaaaaaaaiaac $
        297 _ raaaaaaaaiaac F
        -197 _ raaaaaaaaiaac r
        -623 _ raaaaaaaaiaac raaaae
        -201 _ raaaaaaaaiaac raeaaaaaeaaac
        -439 _ raaaaaaaaiaai
        -749 _ raaaaaaaaiaai r
        611 _ raaaaaaaaiaai raeaaaaaeaaac
        -458 _ raaaaaaaaiacc #
        231 _ raaaaaaaaiacc F
        -492 _ raaaaaaaaiacc r
        904 _ raaaaaaaaiacc raaaaaabac
        -473 _ raaaaaaaaiacc raeaaaaaeaaac
        -383 _ raaaaaaac
        -594 _ raaaaaaai $
        -489 _ raaaaaaaiaaac
        840 _ raaaaaab
        -510 _ raaaaaabacaac
        -432 _ raaaaaac
        -326 _ raaaaaacaaaac
        -495 _ raaaaacaai
        -306 _ raaaaeab
        709 _ raacaaaaaaaac
        711 _ raacaaaaaaaac F
        -952 _ racaaaiaaaaac
        330 _ racab
        528 _ raci
        795 _ raeaaaaaeaaac
        -352 _ raeaaaaaeaaac F
        -870 _ raeaaaaaeaaac _
        425 _ raeaaaaaeaaac raaaaaaaae
        -208 _ raeaaaaaeaiac
        -138 _ raeaaaabe
        -603 _ raeaaaabe $
        -661 _ rai
        439 _ rbe
        443 _ rc
        -646 _ report
        -547 _ run
        126 _ so
        554 _ station
        669 _ the
        67 _ the F
        -587 _ the _
        -495 _ to
        -268 _ to the
        -306 _ tonight
        519 _ up
        314 _ w
        -435 _ with
        -523 _ with a
        1135 _ with the
        583 a
        406 a #
        295 a # F
        448 a # of
        -208 a # ounce
        150 a # oz
        926 a F
        518 a F $
        -541 a F ,
        -612 a F F
        -488 a F _
        -844 a F after
        201 a F at
        939 a F bar
        384 a F between
        -428 a F for
        396 a F on
        618 a F to
        -333 a F with
        316 a _ $
        -193 a _ F
        -576 a bag of
        -588 a bar
        -588 a bar of
        -484 a bit
        -562 a bit of
        -469 a bottle
        365 a bowl
        176 a bowl of
        340 a cooked
        95 a cup
        189 a cup of
        -631 a day
        -883 a double
        -550 a good
        253 a handful
        225 a handful of
        420 a hot
        -651 a kilo
        680 a la
        147 a large
        384 a medium
        454 a morning
        -479 a new
        230 a package
        229 a package of
        1270 a pint
        -315 a pound
        -273 a pound of
        228 a satisfying
        216 a single
        -146 a slice of
        333 a small
        -1047 a splash
        -1056 a splash of
        381 a tablespoon
        381 a tablespoon of
        310 a tin
        434 a tin of
        470 a treat
        470 a treat $
        753 a tub
        754 a tub of
        -473 a warm
        -439 a whole
        -546 a whole F
        -404 about
        663 about #
        754 about # $
        384 about # F
        -471 about F
        -582 about the
        373 actually
        478 add #
        574 add F $
        517 add F please
        -316 add F to
        355 added
        29 after
        -424 after #
        -422 after dinner
        -422 after dinner $
        381 after that
        -29 after the
        278 after the gym
        299 after work
        691 afternoon
        -164 again
        -516 again $
        305 again this
        -867 against
        -429 air
        659 airport
        357 al
        -679 alarm
        369 all
        372 all day
        -332 all day $
        592 all good
        590 all good $
        642 all i
        -523 all my
        562 all night
        -469 all the F
        372 all to
        372 all to myself
        -955 allergy
        -1282 allotment
        -658 almost
        279 along
        489 also
        -837 always
        554 always $
        -140 am
        -444 am $
        621 am ,
        -575 am and
        -1195 american
        -439 american F
        -404 amount
        511 an
        900 an F
        542 an F $
        656 an _
        -450 an hour
        -309 an hour $
        307 and
        -86 and #
        176 and # F
        331 and # a
        156 and F
        566 and F $
        365 and F ,
        417 and F F
        -353 and F _
        306 and F at
        442 and F in
        -1146 and F of
        -198 and F on
        467 and F sauce
        -132 and F with
        268 and _
        712 and _ F
        828 and a
        -311 and a #
        547 and an
        539 and an F
        400 and ate
        380 and ate it
        773 and had
        350 and had a
        1265 and i
        402 and i _
        413 and me
        420 and me $
        525 and some F
        312 and sour
        -934 and stick
        -632 and the
        570 animal
        324 anna for
        309 annas
        308 annas birthday
        309 annas birthday $
        -467 another
        -358 any
        875 anyway
        -403 apparently
        -528 appointment
        -750 are F
        -283 are _
        477 around
        406 around #
        -330 around # $
        575 around # pm
        1077 arvo
        -1267 as
        -1989 as F
        -1634 as F F
        -239 as a
        597 as always
        554 as always $
        233 as yesterday
        -823 asda
        -385 ask
        -644 asleep
        -360 at
        -785 at # $
        289 at # ,
        406 at # am
        433 at # pm
        -410 at F
        -491 at _
        435 at _ ,
        -178 at a
        590 at midnight
        491 at mile
        492 at mile #
        738 at my
        -751 at nans
        -683 at the F
        521 at the office
        615 at the pub
        580 at the weekend
        401 ate
        371 ate #
        -415 ate # F
        397 ate F
        -465 ate a F
        -885 ate all
        752 ate it
        -207 ate my
        433 ate my F
        868 ate the
        620 au
        -632 aunt
        -743 avoid
        -739 avoid F
        82 away
        -568 away $
        564 ayam
        -521 baby $
        351 baby food
        -756 back
        -1078 back $
        -477 bad
        -264 bad $
        853 bag
        494 bag $
        582 bag of
        677 bag of F
        -1170 bags
        -318 bags $
        -599 bags of
        -585 bags of F
        630 baked
        -304 baked F
        -259 baked F ,
        549 baked ziti
        273 bakery
        467 bakery $
        -1269 baking
        -767 balls
        -1014 balls ,
        -1318 balls , F
        892 banh
        1261 bar
        200 bar at
        -583 bar of
        430 basket
        -680 bath
        -668 bathroom
        -485 batter
        249 bbq
        -1040 be
        -616 be F
        464 be good
        798 beach
        564 beat
        658 because
        -373 bed
        249 bed $
        108 before
        379 before bed
        283 before bed $
        361 being
        667 belly
        657 belly $
        -613 best
        -310 best F
        -270 between #
        587 beyond
        1158 big
        472 big #
        471 big # $
        -482 big F
        -619 big F ,
        -516 bill
        728 bird
        763 birds
        890 birthday
        244 birthday $
        -478 birthday F
        963 bit _
        769 bit _ $
        -210 bit of
        -787 bit of a
        529 bites
        858 bits
        469 bitter
        1682 black
        594 black $
        452 black ,
        300 black F
        585 blankets
        -860 block
        552 blood
        520 bloody
        630 bloody mary
        618 bloody mary $
        774 blorf
        -762 blossom
        -566 blossom $
        1156 blue
        304 bo
        719 board $
        -904 boil
        497 boiled
        711 boiled F
        389 bol
        159 bone
        217 boneless
        -697 book
        -464 booked
        -559 boss
        596 both
        -574 bottle
        -797 bottle $
        278 bottle of
        -284 bottle of F
        -377 bought
        -272 bought a
        876 bought a F
        1085 bowl
        275 bowl $
        399 bowl ,
        -752 bowl F
        691 bowl of
        342 bowl of F
        480 bowl with
        374 bowl with F
        519 bowls
        62 box
        208 box $
        725 boy
        590 boy $
        971 break
        598 break $
        799 breakfast
        -655 breakfast $
        -336 breakfast ,
        -553 breakfast , #
        567 breakfast , a
        470 breakfast .
        1097 breast
        761 breast ,
        744 breast , #
        993 brekkie
        -1022 bring
        -462 bring F
        -343 bringing
        773 broke
        1196 brought
        232 brown F
        580 bubble
        -292 bucket
        -747 budget
        -397 budget $
        374 buffalo
        367 buffalo F
        925 buffet
        -899 bump
        -628 burn
        478 burned
        343 burnt
        -894 busy
        1207 but
        823 but had
        307 but i
        -406 but it
        -903 butcher
        805 butty
        -601 buy
        -408 buy F
        -380 buy F ,
        -256 by
        -395 by #
        793 by _
        516 by _ $
        344 by a
        407 by a F
        785 by the
        766 by the F
        -364 c
        -322 c $
        1203 caesar
        521 caesar $
        679 caesar F
        -308 cafe
        821 call
        1226 call ,
        736 calling
        235 calorie
        -219 calories
        695 came
        803 camp
        258 can
        705 can $
        -215 can i
        630 can of
        258 can of F
        838 can you log
        -611 cancelled
        -15 canned
        -724 cant
        640 canteen
        -734 capsule
        -737 capsule $
        -150 car
        -573 car $
        594 car park
        607 car park $
        -348 carb
        -910 carbohydrates
        -651 card
        -362 card $
        802 casserole
        301 casserole $
        -382 cat
        938 caved
        1100 celebrate
        467 celebrated
        677 centre
        992 change
        1195 cheeky
        451 cheer
        453 cheer me
        454 cheer me up
        -446 cheesy
        314 cheesy F
        450 chef
        -497 chewing F
        1623 chicago
        917 chick
        472 chick fil
        472 chick fil a
        655 chilis
        -780 chillies
        934 chinese
        399 chipotle
        276 chipotle bowl
        194 choice
        135 chop
        1368 chow
        724 chow mein
        -478 christmas $
        -659 chuck
        663 chugged
        488 class $
        776 clean $
        -549 clean the
        -867 client
        628 cliff
        646 cliff bar
        -884 clockwork
        -599 closed
        -620 closed $
        -81 club
        483 club F
        169 coach
        719 cob
        -1242 coca
        -1245 coca F
        -49 cold $
        1215 cold F
        -771 come
        1028 comfort
        -722 coming
        -734 compared
        -734 compared to
        460 con
        368 cone
        368 cone $
        465 consisted
        464 consisted of
        -506 consumed
        170 consuming
        -620 contain
        147 containing
        -386 contains
        -507 contains F
        -406 contains F $
        538 cook ,
        356 cooked
        -469 cooked $
        536 cooked ,
        -245 cooked F
        -735 cooker
        234 cooking $
        -505 cool
        -761 cooling
        -425 corner
        245 costa
        -867 costco
        -709 costco run
        195 cottage
        192 cottage F
        -435 cottage F $
        -288 couch
        -288 couch F
        564 could
        1367 couldnt
        832 count
        -1029 course
        231 cracked
        616 cracked open
        -968 crafted
        -499 cricket
        534 crispy
        -802 crossword
        -857 crown
        491 crumble
        742 crumbs
        748 crunch
        -960 crush
        155 crust
        886 crusts
        -407 cry
        766 cup
        1058 cup $
        -781 cup ,
        -941 cup F
        572 cup F $
        -479 cup F ,
        308 cup F F
        898 cup of
        115 cup of F
        -393 cups F
        -509 cups F ,
        601 currently
        -129 d
        -496 d #
        490 da
        491 dad
        213 dark
        253 dark F
        -314 dave
        536 daves
        -644 day
        -422 day #
        -1171 day $
        511 day , F
        -546 day .
        -447 day . F
        824 day _
        -609 day at
        -503 days
        -509 days $
        854 de
        -417 dead
        1361 decaf
        972 decaf $
        466 decent
        -734 decide
        -741 decide between
        -319 decided
        456 decided on
        401 decided on F
        584 deep dish
        -301 defrost
        -902 degrees
        -550 dehydrated
        548 delayed
        324 deliveroo
        762 dennys
        1444 desk
        558 desk $
        1425 dessert
        422 dessert $
        902 did
        -505 did a
        615 did i
        396 did i have
        656 didnt
        -918 didnt _
        564 didnt eat
        1259 didnt get
        214 diet
        -529 diet $
        942 diet F
        790 diet F $
        -703 diet sheet
        562 diet starts
        562 diet starts tomorrow
        592 different
        642 dim
        296 dinner
        587 dinner $
        33 dinner ,
        -436 dinner , F
        378 dinner , i
        541 dinner is
        -226 dish
        -838 dishwasher
        -872 do
        -491 doc
        -417 does
        -398 dog
        562 dog ,
        -419 dog ate
        279 dog got
        -317 dogs
        -965 doing
        -70 done
        -644 done $
        555 dont
        484 dont _
        752 dont tell
        345 double
        642 double F
        637 dough
        414 down
        -403 down $
        368 down a F
        277 down for
        210 down with
        201 down with a
        -1261 dozen
        460 drained
        1166 dram
        657 dram $
        -383 drank
        -294 drank #
        284 drink
        221 drink $
        557 drink ,
        -524 drink more
        -527 drink more F
        -643 drinking
        -545 drinks
        398 drive
        -591 dropped my
        587 drunk $
        780 dry
        668 dry F
        -403 due
        265 dug
        1151 during
        1135 during the
        365 e
        -229 each
        -799 ear
        368 early
        -250 easter
        258 eat
        -529 eat $
        -612 eat F
        -492 eat F $
        663 eat a
        924 eat dinner
        844 eaten
        208 eaten $
        -799 eating
        -727 eating a
        -1106 eats
        -709 eats F
        -735 eight
        -1556 eighty
        496 elevenses
        382 else
        610 em
        -1018 empty
        -619 end
        672 end of
        664 end of the
        770 ended
        1347 energy
        444 energy drink
        -420 england
        717 english
        75 enjoyed
        389 enjoying
        320 enjoying a
        -673 enough
        922 entire
        404 entry
        -655 equal
        373 evening
        301 evening $
        961 ever
        -1191 every
        362 everyone $
        408 everyone had
        409 everyone had F
        -504 everything
        -602 everything $
        -681 everything F
        222 everywhere
        -520 except
        290 extra
        -1235 face
        740 fairy
        320 fancy
        619 fancy ,
        -755 far
        -1107 farmed
        -384 fast
        -682 fast $
        1409 fasting
        261 fat
        -314 fed the
        -451 feed
        -570 feeling
        522 feeling _
        -368 fell
        727 ferry
        412 festival
        822 festival $
        828 few
        -532 fields
        473 fil
        473 fil a
        443 filled
        739 fillet
        999 filling
        773 filling $
        460 filter
        1266 finally
        364 finally _
        -264 find
        -680 fine
        383 finger
        282 fingers $
        716 finish
        -327 finished
        363 finished off
        273 finished the
        633 finished the F
        90 fire
        558 first
        456 first F
        -746 first then
        660 first thing
        661 first thing $
        479 first time
        701 five
        1301 flake
        732 flask
        724 flask of
        440 flat
        324 flight
        -419 floor
        -954 flower
        310 fluid
        276 fluid ounce
        -704 fly
        -482 fog
        -567 fold
        -1394 food
        336 food ,
        -596 food .
        -349 food poisoning
        -326 foods
        -52 for
        -587 for #
        220 for # $
        -363 for # ,
        -620 for # on
        -205 for F
        205 for F $
        -160 for _
        -226 for _ $
        -241 for a
        183 for a _
        -230 for a quick
        308 for annas
        311 for annas birthday
        281 for breakfast
        -344 for breakfast $
        -314 for breakfast ,
        460 for dinner
        -588 for halloween
        538 for lunch
        412 for lunch ,
        81 for me $
        -212 for my
        884 for once
        712 for school
        -388 for the
        -485 for the _
        441 for the first
        997 for the road
        437 for the team
        -377 forgot my
        683 forgot to
        640 fork
        -230 formula
        -919 forty
        418 free F
        -1166 freezer
        394 french
        332 french F
        -297 fresh
        -271 fresh F
        -798 fri
        -7 friday
        -747 friday $
        383 fridge
        869 fried
        628 fried $
        566 fried F
        86 fried F $
        -891 fried green
        -885 fried green F
        329 friends
        337 friends $
        1018 from
        -395 from F
        -435 from F $
        448 from _
        516 from _ $
        -830 from a
        1351 from the
        273 from the _
        -1087 from the corner
        360 from the freezer
        608 from the place
        394 front
        389 front of
        554 front of the
        -625 frozen
        -692 frozen F
        -446 frozen F ,
        996 fry
        -677 fry an
        -674 fry an F
        2184 fry up
        429 fry up $
        511 full
        -654 full $
        1168 full english
        -468 full of
        -354 full of F
        230 fun size
        534 g
        469 g $
        760 g .
        725 g . #
        -95 g F
        373 g F #
        580 g F $
        -996 g F ,
        -715 g F with
        308 g _
        189 g bag
        184 g bag $
        -873 g carbohydrates
        265 g cooked
        304 g of
        -244 g protein
        -244 g protein $
        483 gai
        -817 game
        480 game $
        303 game on
        628 garden
        482 garden $
        122 gave
        716 gave in
        419 gave me
        837 gel
        409 general
        -916 get
        -657 get F
        -588 get a
        -290 gets
        -690 getting
        795 ginger F
        334 girls
        -647 give
        -513 giving
        434 glass
        262 glass of
        179 glasses
        449 glasses of
        776 glazed
        793 glorps
        1091 go $
        -1283 goal
        -760 goal #
        -401 goal $
        -507 goals
        -444 goes
        743 going
        127 going to
        -459 going to have
        -790 golden
        -477 golden F
        -461 goldfish
        416 gone
        -510 gone $
        -484 gone off
        -449 gone off $
        869 good $
        583 goreng
        -631 got F
        1031 got me
        165 got the
        577 gown
        -1331 grab
        982 grabbed
        342 grabbed F
        340 grabbed a
        -674 gram
        -724 grams
        277 grams of
        864 grand
        443 grande
        -717 grandma
        -1255 great
        -626 great $
        649 greek
        644 greek F
        126 green F
        690 green F $
        -1107 green F and
        837 grilled
        787 grilled F
        -978 guests
        -553 guinea
        -841 guy
        773 gym
        349 gym $
        -350 had
        771 had # $
        190 had # F
        -476 had # slices
        1200 had F
        -231 had F $
        -176 had F ,
        -460 had F F
        345 had F at
        292 had F for
        -917 had a
        161 had a F
        622 had green
        622 had green F
        -490 had nothing
        308 had the
        608 had the F
        -338 had to
        2121 half
        -502 halloween
        577 halves
        499 hand
        996 handed
        567 handful
        466 handful of
        442 handful of F
        845 hangover
        911 happened
        -303 happy
        -1183 hard
        -722 hard $
        -546 hard F
        -851 hard F F
        -485 harvest
        -635 has
        -469 has #
        300 has been
        742 have
        -442 have #
        -523 have F
        613 have _
        -479 have a
        708 have an
        325 have any
        604 have been
        205 have the
        569 have the F
        -443 havent
        -683 having
        -1325 having F
        392 having a
        -297 he
        -232 head
        -406 head $
        -655 heartburn
        -1164 held
        -849 hell
        -1503 hello
        696 help
        552 hen
        -1325 hens
        -703 here
        -769 here $
        -813 hill
        -355 his
        -327 his F
        -877 hit
        547 hockey
        634 hole
        557 hole $
        398 holiday
        461 holiday $
        354 home ,
        417 homemade
        299 homemade F
        580 hoovered
        611 hoppers
        -539 horse
        373 hot
        -387 hot $
        -275 hot F
        565 hot pocket
        569 hot pocket $
        644 hotel
        -494 hour
        -462 hour $
        -1258 hours
        -473 hours of
        -1069 house
        -1176 house $
        260 how
        -394 how many
        319 how much
        505 how much $
        -1077 hr
        -932 hrs
        -443 humble
        -441 humble F
        292 hunger
        -917 hungry
        -710 hungry $
        -842 husband
        -1170 hydration
        -2 i
        555 i _
        646 i _ $
        129 i am
        570 i did
        -336 i didnt have
        491 i drank
        -445 i drink
        -276 i get
        754 i got
        636 i got #
        -96 i had
        -548 i had #
        1204 i had F
        74 i had a
        273 i have
        495 i have F
        -237 i have a
        -930 i left
        -530 i meant
        267 i possess
        229 i possess a
        -550 i said
        543 i think
        517 i took
        477 i took #
        -684 i was
        875 i went
        404 i will
        374 i will be
        1732 iced
        360 iced F
        420 iced F $
        1032 id
        -1055 idea
        -859 ill
        -638 im
        204 im enjoying
        445 im having
        -641 in
        282 in #
        -450 in # $
        540 in # ml
        718 in ,
        29 in F
        94 in F $
        -693 in F ,
        -426 in _
        -317 in _ $
        483 in _ ,
        -661 in a
        630 in a _
        -877 in a cup
        519 in bed
        459 in bed $
        583 in blankets
        -562 in blossom
        -565 in blossom $
        389 in front
        390 in front of
        702 in it $
        524 in my F
        -660 in my bag
        -404 in the
        -206 in the F
        -156 in the _
        677 in the car
        -655 in the freezer
        755 in the fridge
        614 in the hole
        712 in the hotel
        1333 in the kitchen
        403 in the library
        -357 in the oven
        389 in the sun
        455 in town
        450 in town $
        541 inch
        -529 inches $
        -267 included
        -294 included $
        320 indulging
        320 indulging in
        -932 ingredients
        -927 ingredients .
        -783 install
        186 instant F
        826 instead
        359 into
        751 into a F
        -690 into the
        -266 into the F
        -367 invoice
        517 irish
        -1026 is
        -567 is #
        -201 is F $
        -278 is _
        562 is being
        351 is my
        -451 is the
        276 is what
        275 is what im
        -824 it
        304 it $
        -916 it F
        408 it _
        406 it _ $
        1079 it again
        1135 it was
        -474 italian
        -561 italian F
        -1318 its
        612 jacket
        900 jacket F
        409 jacket F $
        257 jan
        -700 jar
        335 jar $
        -546 jar of
        -969 jars
        -462 jars $
        -765 java
        1070 joe
        507 judge
        -504 june
        638 just
        -217 just F
        438 just had
        313 just had F
        404 just now
        401 just now $
        -692 k
        1060 katsu
        543 kcal
        -318 keep
        -449 keeps
        -700 kent
        -782 keto
        -837 kg
        -341 kg of
        -329 kids
        -478 kids $
        -365 kids ,
        -773 kids F
        -666 kids F .
        414 kids and
        417 kids and me
        -487 kids had
        -476 kids had F
        650 kids left
        458 kiev
        -387 kill
        -670 kilo
        -891 kilos
        760 kipling
        887 kitchen
        710 kitchen $
        722 knife
        -808 knock
        873 knocked
        -451 kung
        643 l
        848 la
        -534 lads
        -1196 lady
        441 lake
        -867 landlord
        -865 landlord $
        527 laptop $
        469 large
        -446 large F
        262 large F $
        -446 large F with
        -246 last
        235 last F
        -908 last F $
        535 last _
        392 last _ $
        -313 last night
        -997 last year
        -224 late
        -760 late $
        537 later
        -474 later $
        -1049 laundry
        494 law
        -1298 lb
        -932 lb #
        -460 lb F
        -463 lb F $
        333 lean
        420 leave the
        672 lecture
        -221 left
        -728 left it
        403 left the
        1036 leftover
        898 leftovers
        508 leftovers .
        -439 leg day
        -962 letters
        229 library
        1165 licked
        530 light
        -268 like F
        -423 like F $
        746 like _
        748 like _ $
        -429 like a F
        -524 links
        343 links $
        -434 liquid
        -548 liquid $
        -2151 list
        -470 list $
        -1397 list .
        -979 list . F
        -727 litre
        -232 litres
        -543 little
        -1321 living
        476 lo
        -532 load of
        -412 loaves
        631 local
        1209 log
        1113 log F
        540 log F $
        309 lol
        -639 london
        -769 long
        -775 look
        -775 look at
        323 looked
        1365 lost
        563 lost a
        -934 lot
        -372 lot $
        -416 love
        -366 love F
        -538 lovely
        -455 low
        -432 low on F
        -991 lunch
        63 lunch $
        544 lunch .
        519 lunch . #
        -429 lunch for
        -414 lunch for the
        512 lunch today
        316 lunch was
        771 lunchbox
        -788 luncheon
        -792 luncheon F
        -534 lunches
        501 lunchtime
        -1160 m25
        870 maccies
        399 machine
        531 machine F
        512 machine F $
        343 made
        432 made F
        -462 made F F
        369 made F for
        -484 made me
        251 made with
        139 made with F
        431 make that
        434 make that #
        -371 making
        761 managed
        551 many
        345 maple
        136 marathon
        -963 marinade
        716 market
        630 mary
        618 mary $
        604 masala
        410 masala F
        507 match
        275 match $
        1219 matcha
        -868 maybe
        740 maybe #
        -926 maybe $
        626 mcdonalds
        585 mcdonalds $
        440 mcmuffin
        347 mcmuffin $
        1179 me
        472 me #
        -394 me $
        -1149 me a
        120 meal
        -479 meal prep
        -454 meal with
        -769 meant
        -531 meant #
        478 measuring
        407 medium F
        953 meeting
        229 meetings
        247 meetings $
        776 mein
        372 melt
        664 melt $
        -583 melted
        -578 melted F
        269 menu
        597 menu $
        473 met
        323 met anna
        326 met anna for
        -274 mg
        -698 mi $
        -468 mias
        308 microwave F
        -648 midnight $
        342 mild
        522 mile #
        513 mile # $
        1202 milky
        -1141 min
        388 mine
        522 mine $
        514 mini
        513 mini F
        -617 mins
        -475 mins $
        -824 minutes
        -306 minutes $
        -328 miss
        523 missing
        588 mix
        151 mix $
        438 mix ,
        565 ml
        1226 ml $
        -566 ml F
        -757 ml F $
        229 ml F F
        -380 mobile
        -337 mom
        717 monday
        -298 monday $
        -506 month
        -491 month $
        684 mopped
        686 mopped up
        -308 morning $
        321 morning ,
        -623 most
        1007 mostly
        398 mostly F
        1389 mountain
        638 mountain of
        636 mountain of F
        -786 mouse
        -790 mouse trap
        346 mouth
        613 mouth full
        834 move
        -434 moved
        -212 moved to
        360 movie
        -565 moving
        -499 mr F
        761 mr kipling
        -1576 mrs
        303 much $
        -496 much F $
        441 mug
        339 mug of
        327 mug of F
        357 mum
        569 mum ,
        -735 mummy
        585 munched
        443 my
        -305 my F
        429 my F ,
        202 my _
        -276 my _ $
        777 my _ F
        -615 my bag
        -510 my bag $
        678 my breakfast
        -482 my dinner
        232 my meal
        1393 my mouth
        300 my sister
        61 my snack
        631 my stomach
        501 my stomach $
        617 my toddler
        479 my way
        82 myself
        -514 myself to a
        -597 mystery
        857 n
        139 n F
        -999 nail
        -346 name
        -452 nan
        -757 nans
        636 nasi
        338 natural
        -884 near
        -571 near me
        -571 near me $
        -603 nectar
        -460 need
        -610 need F
        810 needed
        -575 needs
        544 negative
        722 neighbour
        -272 neighbours
        -1068 never
        860 never again
        853 never again $
        -1031 new
        145 new F
        -274 new _
        -640 next
        -484 next week
        -414 nice
        701 night
        186 night $
        -393 night ,
        519 night .
        1502 nightcap
        178 nine
        474 nipped
        765 no
        471 no #
        -463 no ,
        -749 none
        217 nonfat
        198 noon
        -817 normally
        -345 not
        -598 not F
        -541 not a
        471 not sure
        -451 nothing
        -345 nothing $
        375 nothing since
        -536 now
        -147 now $
        531 number
        -483 nutrition
        1584 o
        -694 o2
        1181 of
        36 of #
        553 of # F
        -145 of F
        -853 of F #
        49 of F $
        -529 of F ,
        106 of F F
        193 of F _
        -439 of F again
        -395 of F for
        -1002 of F from
        570 of F so
        304 of F with
        336 of _ $
        -616 of _ F
        -932 of a
        -724 of a F
        -988 of a _
        -293 of baked
        217 of cooked
        170 of cooked F
        351 of dry
        -480 of everything
        -588 of frozen
        -630 of frozen F
        341 of light
        422 of my F
        -475 of myself
        -475 of myself $
        -679 of pickled
        -679 of pickled F
        261 of raw
        362 of red
        347 of the
        232 of the F
        311 of the _
        514 of the box
        695 of the day
        529 of the laptop
        688 of them
        294 of them $
        -621 of this
        -360 of white
        -396 of white F
        374 off
        -1109 off $
        -368 off ,
        398 off _ $
        680 off the
        -628 off the F
        946 off the _
        389 off the bbq
        -696 offer
        362 office
        224 office $
        700 often
        422 oh
        -336 ok
        -471 ok $
        -1041 old
        590 oldest
        -371 on
        -556 on $
        381 on F
        311 on F $
        289 on F ,
        -454 on F F
        128 on _
        271 on _ $
        43 on a
        410 on a F
        507 on dessert
        -392 on friday
        -666 on friday $
        378 on holiday
        460 on holiday $
        440 on monday
        309 on monday $
        -625 on offer
        -287 on the F
        -727 on the _
        488 on the bus
        664 on the cob
        -699 on the roads
        310 on the sofa
        545 on the way
        -130 on top
        375 on tuesday
        374 on tuesday $
        458 on tv
        448 on white
        653 once
        907 one
        366 ones
        374 only
        453 only $
        -491 only eats
        860 open
        520 option
        -1547 or
        -1071 or F
        -618 or F F
        -1422 order
        -594 order .
        -294 ordered
        -341 ordered a
        -1249 orders
        875 original
        1230 other
        798 other #
        412 ounce
        434 ounce of
        292 ounces
        272 ounces of
        -697 our
        -457 out
        -741 out #
        -807 out $
        1003 out for
        1011 out for F
        -312 out of
        -867 out of F
        591 out of the
        318 out with
        -12 oven
        -316 oven $
        450 oven is
        -177 over
        294 over F
        651 over my
        608 over the sink
        -579 overnight
        -468 overnight $
        -714 overnight F for
        289 own
        985 own $
        575 oz
        762 oz $
        -417 oz ,
        -402 oz , #
        -323 oz F
        -530 oz F $
        228 oz of
        319 pack
        342 pack $
        392 pack of
        254 package
        253 package of
        -1322 packed
        752 packet
        380 packet $
        310 packet of
        978 pad
        541 pad thai
        403 pain
        -1167 painted
        -1367 pale
        -272 pan
        575 pani
        -1088 paper
        860 park $
        -587 parking
        -679 parts
        720 party F
        441 passed on
        505 passed on dessert
        -177 past
        -514 paste
        -388 pastor
        -426 patient
        1124 patty
        357 pcs
        -562 peel
        947 penguin
        -563 people
        -243 per
        -470 petrol
        -461 photos
        -377 physio
        -534 pi
        -775 pick
        -1192 pick up
        -483 pick up F
        129 picked
        675 picked at
        206 picked up
        558 picked up F
        -374 picnic
        -79 piece of
        -254 piece of F
        734 pieces
        482 pieces $
        418 pigs
        589 pigs in
        583 pigs in blankets
        237 pilau
        -904 pinch
        -680 pinch of
        -676 pinch of F
        269 pink
        1822 pint
        780 pint $
        337 pint of
        162 pint of F
        432 place
        -371 place $
        511 plain
        353 plain F
        -1895 plan
        -502 plan .
        526 plane
        -1084 planted
        840 plate
        459 plate $
        630 plate ,
        369 plates
        -1587 please
        -173 please $
        879 please add
        798 plus
        -77 pm
        -716 pm $
        574 po
        574 po boy
        212 poached
        213 poached F
        572 pocket
        573 pocket $
        -573 points
        -349 poisoning
        -1005 polish
        -976 polish $
        -715 poor
        748 popeyes
        619 popped
        269 possess
        231 possess a
        613 post
        259 pot
        274 pot $
        211 pot F
        441 pot of
        460 pouch
        -861 pound
        -236 pound of
        -506 pound of F
        -832 pounds
        -880 poured
        -632 powder
        715 powder $
        -596 powdered
        -598 powdered F
        290 power
        -682 prep
        476 prepared
        299 preparing
        -500 price
        -1324 printer
        -399 project
        1577 protein
        -340 protein $
        702 protein F
        1171 protein bar
        -436 proud
        1005 pub
        297 pub $
        -460 pulled
        643 punnet
        474 puppy
        -718 puree
        -878 purple
        -554 pushups
        -469 put
        -367 put F
        580 put away
        1235 quality
        1321 quarter
        -557 queue
        342 quick
        744 quick #
        -625 quid
        -239 r #
        -650 r # $
        558 r # ,
        512 r # _
        203 r # r
        -344 r # raaaaaaaaaaaaab
        615 r # raaaaaaaaaaac
        -514 r # raaaaaaaai
        -77 r $
        391 r &
        603 r ,
        -263 r , #
        239 r , F
        633 r , NO
        -170 r , _
        744 r , r
        -724 r , raaaaaacaaaac
        -288 r , raeaaaaaeaaac
        653 r , raic
        247 r , rbe
        626 r , rc
        441 r , ree
        -649 r .
        47 r . F
        441 r . r
        457 r F
        201 r F #
        425 r F $
        172 r F &
        532 r F .
        593 r F F
        217 r F NO
        -574 r F _
        480 r F r
        410 r F raaaaaaaaaaac
        142 r F raaaaaaaaaab
        -285 r F raaaaaaaae
        734 r F raaaaaaaai
        653 r F raaaaaaaaiaac
        464 r F raaaaaaaaiaai
        -274 r F raaaaaaaaiacc
        -610 r F raaaaaaai
        -559 r F raaaaaaaiaaac
        -794 r F raaaaacaai
        -393 r F raab
        1092 r F racaaaiaaaaac
        -696 r F racab
        713 r NO $
        -171 r _
        1360 r _ #
        -440 r _ $
        565 r _ ,
        588 r _ .
        -548 r _ _
        379 r _ r
        -349 r _ raaaaaaaaaab
        -317 r _ raaaaaaaai
        -699 r _ raaaaaaaaiaac
        -650 r _ raaaaaaai
        451 r r
        862 r r #
        1667 r r $
        -396 r r ,
        -895 r r .
        -249 r r F
        -123 r r _
        870 r r r
        -105 r r raaaaaaaaaab
        -846 r r raaaaaaaab
        240 r r raaaaaaaaiaac
        -596 r r raaaaaaaaiaai
        372 r r raaaaaaaaiacc
        -91 r r raaaaaab
        1367 r r raaaaaabi
        662 r r raeaaaaaeaiac
        -386 r r raeaaaabe
        -1012 r raaaaaaaaaaaaaab
        -573 r raaaaaaaaaaaaaab ,
        551 r raaaaaaaaaaaaaac
        190 r raaaaaaaaaaaaaac F
        1311 r raaaaaaaaaaaaaae
        1383 r raaaaaaaaaaaaaae $
        -84 r raaaaaaaaaaaaab
        -550 r raaaaaaaaaaaaab $
        760 r raaaaaaaaaaaaab r
        -795 r raaaaaaaaaaaaai
        -681 r raaaaaaaaaaaae
        -295 r raaaaaaaaaaaae $
        -970 r raaaaaaaaaaaae raaaaaaaaiacc
        550 r raaaaaaaaaaac
        700 r raaaaaaaaaaac #
        -329 r raaaaaaaaaaac $
        544 r raaaaaaaaaaac ,
        768 r raaaaaaaaaaac F
        -768 r raaaaaaaaaaac r
        764 r raaaaaaaaaaac raaaaaaaai
        -450 r raaaaaaaaaaac raaaaaaaaiaac
        -352 r raaaaaaaaaaacec
        462 r raaaaaaaaaab
        297 r raaaaaaaaaab #
        -279 r raaaaaaaaaab F
        777 r raaaaaaaaaab r
        469 r raaaaaaaaaab raaaaaaaaaaac
        -540 r raaaaaaaaaab raeaaaaae
        120 r raaaaaaaaaab raeaaaaaeaaac
        891 r raaaaaaaab
        124 r raaaaaaaae
        288 r raaaaaaaae $
        568 r raaaaaaaae F
        -361 r raaaaaaaae r
        509 r raaaaaaaae raaaaaaaaiaac
        -530 r raaaaaaaaeaaaae
        570 r raaaaaaaaeaaai
        467 r raaaaaaaaeaab
        -380 r raaaaaaaaeaab $
        664 r raaaaaaaaeaab F
        814 r raaaaaaaaeaag
        359 r raaaaaaaai
        -760 r raaaaaaaai #
        344 r raaaaaaaai F
        -39 r raaaaaaaai _
        -237 r raaaaaaaai r
        322 r raaaaaaaai raab
        195 r raaaaaaaai raeaaaaaeaaac
        364 r raaaaaaaai raeaaaaaeaiac
        290 r raaaaaaaai rc
        -10 r raaaaaaaaiaaae
        346 r raaaaaaaaiaaae raeaaaaaeaaac
        -416 r raaaaaaaaiaac
        -540 r raaaaaaaaiaac #
        -349 r raaaaaaaaiaac $
        314 r raaaaaaaaiaac F
        436 r raaaaaaaaiaac r
        856 r raaaaaaaaiaac raeaaaaaeaaac
        459 r raaaaaaaaiaai
        372 r raaaaaaaaiaai #
        -302 r raaaaaaaaiaai F
        301 r raaaaaaaaiaai r
        159 r raaaaaaaaiaai raeaaaaaeaaac
        -105 r raaaaaaaaiacc
        366 r raaaaaaaaiacc #
        -885 r raaaaaaaaiacc F
        1080 r raaaaaaaaiacc r
        -720 r raaaaaaaaiacc raeaaaaaeaaac
        357 r raaaaaaac
        -359 r raaaaaaac $
        735 r raaaaaaacaaac
        500 r raaaaaaacaaac $
        519 r raaaaaaad
        517 r raaaaaaad $
        -764 r raaaaaaae
        -1532 r raaaaaaae $
        -543 r raaaaaaae F
        624 r raaaaaaae r
        455 r raaaaaaae raaaaaaaaaaaae
        147 r raaaaaaai
        -300 r raaaaaaai $
        235 r raaaaaaai F
        611 r raaaaaaai _
        -358 r raaaaaaai r
        205 r raaaaaaai raeaaaaaeaaac
        -353 r raaaaaaaiaaac
        519 r raaaaaab
        -897 r raaaaaab $
        287 r raaaaaab F
        232 r raaaaaab r
        570 r raaaaaab raaaaaaaaiaac
        -158 r raaaaaabac
        364 r raaaaaabacaac
        504 r raaaaaabacaac $
        337 r raaaaaabacaac ,
        -76 r raaaaaabae
        218 r raaaaaabi
        -434 r raaaaaac
        -539 r raaaaaac $
        -319 r raaaaaac raaaaaaaai
        562 r raaaaaac raaaaf
        -483 r raaaaaacaaaaaaai
        340 r raaaaaacaaaac
        487 r raaaaaacaeaaaaai
        408 r raaaaaae
        833 r raaaaaagaaaaaaai
        -451 r raaaaab
        -182 r raaaaacaai
        -407 r raaaaacaai r
        -689 r raaaaacaai raacaaaaaaaac
        432 r raaaabaaae
        677 r raaaabaaaeaab
        -470 r raaaae
        -401 r raaaae $
        -411 r raaaae ,
        -344 r raaaaeaaaaaac
        -201 r raaaaeab
        249 r raab
        965 r raacaaab
        340 r raacaaab $
        629 r raacaaab raaaaaaaai
        -670 r raacaaabc
        193 r raacaaaeaiaac
        -405 r raacaaaeaiaac raeaaaaaeaaac
        473 r racaaaiaaaaac
        -253 r racaaaiaaaaac #
        370 r racaaaiaaaaac r
        488 r racab
        439 r racabaiaaaaac
        -480 r raeaaaaae
        -273 r raeaaaaaeaaac
        -671 r raeaaaaaeaaac _
        311 r raeaaaaaeaaac r
        199 r raeaaaaaeaaac raaaaaab
        334 r raeaaaaaeaaac rc
        461 r raeaaaaaeaiac
        833 r raeaaaaaeaiac _
        -892 r raeaaaabe
        -563 r raeaaaabe _
        -150 r raeaaaabe raaaaaab
        175 r rai
        -1291 r raic
        -634 r raic #
        -526 r raic F
        -480 r rbe
        649 r rbe r
        398 r rc
        100 r rc $
        845 r rcaaaaaaaeaac
        506 raaaaaaaaaaaaaaab raaaaaaaae
        -416 raaaaaaaaaaaaaaac #
        -365 raaaaaaaaaaaaaaac # r
        689 raaaaaaaaaaaaaaac r
        122 raaaaaaaaaaaaaab $
        -594 raaaaaaaaaaaaaab ,
        -899 raaaaaaaaaaaaaab F
        923 raaaaaaaaaaaaaab raaaaaaaai
        -247 raaaaaaaaaaaaaab raaaaaaaaiaac
        307 raaaaaaaaaaaaaab raaaaaaaaiacc
        -972 raaaaaaaaaaaaaab raaaaacaai
        -559 raaaaaaaaaaaaaab raaaaacaai r
        397 raaaaaaaaaaaaaab raeaaaaaeaaac F
        1274 raaaaaaaaaaaaaab raeaaaabe
        -578 raaaaaaaaaaaaaac #
        -366 raaaaaaaaaaaaaac # r
        366 raaaaaaaaaaaaaac $
        -651 raaaaaaaaaaaaaac .
        -829 raaaaaaaaaaaaaac F
        401 raaaaaaaaaaaaaac F $
        -481 raaaaaaaaaaaaaac F F
        -626 raaaaaaaaaaaaaac F raaaaaaaaiaai
        -322 raaaaaaaaaaaaaac _
        -287 raaaaaaaaaaaaaac _ $
        1181 raaaaaaaaaaaaaac r
        683 raaaaaaaaaaaaaac r $
        -519 raaaaaaaaaaaaaac raaaaaaaai
        -524 raaaaaaaaaaaaaac raaaaaaaai F
        475 raaaaaaaaaaaaaac raaaaaaaaiaac
        -754 raaaaaaaaaaaaaac raeaaaaaeaaac
        -207 raaaaaaaaaaaaaac raeaaaaaeaaac F
        -526 raaaaaaaaaaaaaac raeaaaaaeaaac r
        -234 raaaaaaaaaaaaaae $
        799 raaaaaaaaaaaaaae &
        345 raaaaaaaaaaaaaae F
        539 raaaaaaaaaaaaaae F $
        -714 raaaaaaaaaaaaaae _
        883 raaaaaaaaaaaaaae r
        446 raaaaaaaaaaaaaae r $
        779 raaaaaaaaaaaaaae r r
        -513 raaaaaaaaaaaaaae raaaaaaaaaab raeaaaaaeaaac
        -486 raaaaaaaaaaaaaae raaaaaaaaiaac
        1170 raaaaaaaaaaaaaae raaaaaaaaiacc
        316 raaaaaaaaaaaaaae raaaaaaaaiacc F
        -624 raaaaaaaaaaaaaae raeaaaaaeaaac
        -993 raaaaaaaaaaaaaae raeaaaaaeaaac F
        -735 raaaaaaaaaaaaaae raic
        -706 raaaaaaaaaaaaaai $
        -314 raaaaaaaaaaaaaai raaaaaaaaaaaae
        784 raaaaaaaaaaaaaaj $
        840 raaaaaaaaaaaaaaj r
        825 raaaaaaaaaaaaaaj raaaaaaaaiaaae
        -289 raaaaaaaaaaaaaaj raeaaaaaeaaac
        -451 raaaaaaaaaaaaab #
        569 raaaaaaaaaaaaab # r
        -646 raaaaaaaaaaaaab $
        570 raaaaaaaaaaaaab ,
        590 raaaaaaaaaaaaab , r
        1194 raaaaaaaaaaaaab F
        484 raaaaaaaaaaaaab F raaaaaaaaiaac
        1255 raaaaaaaaaaaaab r
        715 raaaaaaaaaaaaab r $
        -845 raaaaaaaaaaaaac $
        838 raaaaaaaaaaaaac r
        321 raaaaaaaaaaaaac raaaaaaaaiaac
        -944 raaaaaaaaaaaaac raaaaaaaaiaac F
        500 raaaaaaaaaaaaac raaaaaaaaiaac raaaaaab
        634 raaaaaaaaaaaaae r
        -630 raaaaaaaaaaaaai F ,
        366 raaaaaaaaaaaaai r r
        454 raaaaaaaaaaaae # $
        -535 raaaaaaaaaaaae ,
        196 raaaaaaaaaaaae F
        519 raaaaaaaaaaaae F raaaaaaaaiaac
        -617 raaaaaaaaaaaae r $
        517 raaaaaaaaaaaae raaaaaaaai
        627 raaaaaaaaaaaae raaaaaaaai #
        467 raaaaaaaaaaaae raaaaaaaaiaac raeaaaaaeaaac
        573 raaaaaaaaaaaae raaaaaaaaiaai
        468 raaaaaaaaaaaae raaaaaaaaiaai raeaaaaaeaaac
        -537 raaaaaaaaaaaae raaaaaaaaiacc
        -552 raaaaaaaaaaaae raaaaacaai
        462 raaaaaaaaaaaae raeaaaaaeaaac
        -521 raaaaaaaaaaaae raeaaaaaeaaac F
        416 raaaaaaaaaaaae raeaaaaaeaiac
        -143 raaaaaaaaaaab $
        -612 raaaaaaaaaaab _
        97 raaaaaaaaaaac #
        590 raaaaaaaaaaac # $
        626 raaaaaaaaaaac $
        888 raaaaaaaaaaac ,
        302 raaaaaaaaaaac , F
        -265 raaaaaaaaaaac .
        -170 raaaaaaaaaaac . F
        -38 raaaaaaaaaaac F
        -1102 raaaaaaaaaaac F #
        229 raaaaaaaaaaac F $
        -264 raaaaaaaaaaac F ,
        -215 raaaaaaaaaaac F F
        424 raaaaaaaaaaac F _
        428 raaaaaaaaaaac F r
        238 raaaaaaaaaaac F raaaaaaaaaab
        277 raaaaaaaaaaac F raaaaaaaai
        -460 raaaaaaaaaaac F raaaaaaaaiaac
        947 raaaaaaaaaaac F raaaaaaaaiaai
        -274 raaaaaaaaaaac _
        -691 raaaaaaaaaaac _ $
        1290 raaaaaaaaaaac r
        728 raaaaaaaaaaac r $
        236 raaaaaaaaaaac r ,
        -1143 raaaaaaaaaaac r r
        687 raaaaaaaaaaac r raaaaaaaai
        310 raaaaaaaaaaac raaaaaaaaaaac
        741 raaaaaaaaaaac raaaaaaaaaaac $
        -812 raaaaaaaaaaac raaaaaaaaaaac F
        -208 raaaaaaaaaaac raaaaaaaaaab
        -483 raaaaaaaaaaac raaaaaaaaaab raeaaaaaeaaac
        -427 raaaaaaaaaaac raaaaaaaae
        348 raaaaaaaaaaac raaaaaaaae $
        -104 raaaaaaaaaaac raaaaaaaai
        -1026 raaaaaaaaaaac raaaaaaaai F
        762 raaaaaaaaaaac raaaaaaaai _
        291 raaaaaaaaaaac raaaaaaaai r
        147 raaaaaaaaaaac raaaaaaaai raab
        -338 raaaaaaaaaaac raaaaaaaai raeaaaaaeaaac
        -508 raaaaaaaaaaac raaaaaaaaiaaae
        -450 raaaaaaaaaaac raaaaaaaaiaaae $
        409 raaaaaaaaaaac raaaaaaaaiaac $
        -587 raaaaaaaaaaac raaaaaaaaiacc
        -253 raaaaaaaaaaac raaaaaaaaiacc raeaaaaaeaaac
        160 raaaaaaaaaaac raaaaaab
        -525 raaaaaaaaaaac raaaaaab $
        550 raaaaaaaaaaac raaaaaabac
        -555 raaaaaaaaaaac raaaaacaai
        -460 raaaaaaaaaaac raaaaacaai r
        -277 raaaaaaaaaaacac r
        -387 raaaaaaaaaaacac r raeaaaaaeaaac
        604 raaaaaaaaaaacac raaaaaaaai
        356 raaaaaaaaaaacai F
        381 raaaaaaaaaaacai r
        -742 raaaaaaaaaaacec #
        -806 raaaaaaaaaaacec $
        -369 raaaaaaaaaaacec raaaaaaaai
        -866 raaaaaaaaaaacec raaaaaaaai F
        527 raaaaaaaaaaacec raaaaaaaai raeaaaaaeaaac
        317 raaaaaaaaaaacec raaaaaaaaiaai
        989 raaaaaaaaaaacec raaaaaaaaiacc
        1012 raaaaaaaaaaacec raaaaaaaaiacc F
        -409 raaaaaaaaaaae $
        182 raaaaaaaaaab # F
        -665 raaaaaaaaaab # r
        184 raaaaaaaaaab # raeaaaaaeaaac
        362 raaaaaaaaaab F
        531 raaaaaaaaaab F $
        217 raaaaaaaaaab F ,
        207 raaaaaaaaaab F F
        -350 raaaaaaaaaab F _
        -778 raaaaaaaaaab F r
        317 raaaaaaaaaab F raaaaaaaaiaac
        -119 raaaaaaaaaab F raaaaaaaaiaai
        -313 raaaaaaaaaab _
        716 raaaaaaaaaab _ F
        222 raaaaaaaaaab r
        575 raaaaaaaaaab r $
        -469 raaaaaaaaaab r r
        -447 raaaaaaaaaab r raaaaaaaaiaai
        286 raaaaaaaaaab raaaaaaaaaaac
        622 raaaaaaaaaab raaaaaaaaaaac F
        -958 raaaaaaaaaab raaaaaaaae
        -679 raaaaaaaaaab raaaaaaaae $
        469 raaaaaaaaaab raaaaaaae
        415 raaaaaaaaaab raaaaaaae $
        521 raaaaaaaaaab raaaaaaae F
        323 raaaaaaaaaab raab
        -109 raaaaaaaaaab raeaaaaaeaaac
        -319 raaaaaaaaaab raeaaaaaeaaac #
        -145 raaaaaaaaaab raeaaaaaeaaac F
        342 raaaaaaaaaab raeaaaaaeaaac r
        -358 raaaaaaaaaab raeaaaaaeaaac raaaaaaaaaaac
        491 raaaaaaaaaab rai
        325 raaaaaaaaaab rai raeaaaaaeaaac
        1167 raaaaaaaaaab raic
        535 raaaaaaaaaab raic raeaaaaaeaaac
        456 raaaaaaaaaab raic raeaaaabe
        1293 raaaaaaaaaab rbe
        402 raaaaaaaaaab rbe _
        428 raaaaaaaaaab rc
        -401 raaaaaaaaab raaaaaaaaiacc
        -153 raaaaaaaaac $
        -632 raaaaaaaaae rbe
        -1253 raaaaaaaab raaaaaaae
        -866 raaaaaaaab raci
        919 raaaaaaaab raeaaaaaeaaac
        803 raaaaaaaab raeaaaaaeaaac F
        -403 raaaaaaaab raeaaaabe
        1437 raaaaaaaab raic
        569 raaaaaaaab raic raeaaaaaeaaac
        265 raaaaaaaab rbe
        -1362 raaaaaaaae #
        -589 raaaaaaaae # $
        -647 raaaaaaaae $
        1052 raaaaaaaae ,
        527 raaaaaaaae , #
        -545 raaaaaaaae , F
        281 raaaaaaaae , _
        234 raaaaaaaae , r
        629 raaaaaaaae , raeaaaaaeaaac
        1183 raaaaaaaae .
        991 raaaaaaaae . #
        423 raaaaaaaae F
        671 raaaaaaaae F ,
        466 raaaaaaaae _
        -393 raaaaaaaae _ #
        429 raaaaaaaae _ $
        202 raaaaaaaae _ ,
        582 raaaaaaaae _ _
        -260 raaaaaaaae r
        793 raaaaaaaae r $
        274 raaaaaaaae r F
        -159 raaaaaaaae r r
        573 raaaaaaaae r raaaaaaaaiaac
        -753 raaaaaaaae raaaaaaaaaaaaaaj
        -531 raaaaaaaae raaaaaaaaaaaae
        805 raaaaaaaae raaaaaaaaaaac ,
        -808 raaaaaaaae raaaaaaaaaaac raaaaaaaai
        655 raaaaaaaae raaaaaaaaaab
        -273 raaaaaaaae raaaaaaaae
        -178 raaaaaaaae raaaaaaaae $
        -134 raaaaaaaae raaaaaaaai
        -164 raaaaaaaae raaaaaaaai #
        128 raaaaaaaae raaaaaaaai r
        -596 raaaaaaaae raaaaaaaai raeaaaaaeaaac
        233 raaaaaaaae raaaaaaaaiaac
        -672 raaaaaaaae raaaaaaaaiaac F
        567 raaaaaaaae raaaaaaaaiaac _
        -900 raaaaaaaae raaaaaaaaiaac raeaaaaaeaaac
        674 raaaaaaaae raaaaaaaaiaac raeaaaaaeaiac
        -239 raaaaaaaae raaaaaaaaiaai raeaaaaaeaaac
        -961 raaaaaaaae raaaaaaaaiacc
        880 raaaaaaaae raaaaaaac
        -341 raaaaaaaae raaaaaaai
        -472 raaaaaaaae raaaaaaai $
        240 raaaaaaaae raaaaaabac
        558 raaaaaaaae raaaaaabacaac
        -277 raaaaaaaae raaaaaac
        -436 raaaaaaaae raaaaaacaaaaaaai
        248 raaaaaaaae raaaaaacaaaac
        661 raaaaaaaae raaaaaacaaaac raaaaaaaaiaac
        -218 raaaaaaaae raaaaab
        -405 raaaaaaaae raaaaacaai F
        -694 raaaaaaaae raab
        -454 raaaaaaaae raabaab
        461 raaaaaaaae racaaaiaaaaac raaaaaaaaaaaaaai
        -294 raaaaaaaae racabai
        -210 raaaaaaaae racabaiaaaaac
        773 raaaaaaaae racabi
        -1023 raaaaaaaae raeaaaaaeaaac
        -1100 raaaaaaaae raeaaaaaeaaac F
        -727 raaaaaaaae raeaaaabe
        -417 raaaaaaaae raic
        1200 raaaaaaaae rc
        -335 raaaaaaaaeaaaae $
        -683 raaaaaaaaeaaaae ,
        970 raaaaaaaaeaaaae raaaaaacaaaaaaai
        1116 raaaaaaaaeaab ,
        844 raaaaaaaaeaab F
        759 raaaaaaaaeaab F raaaaaaaaiaac
        1016 raaaaaaaaeaab r $
        -419 raaaaaaaaeaab raaaaaaaai
        258 raaaaaaaaeaae ,
        953 raaaaaaaaeaae F
        442 raaaaaaaaeaae racaaaiaaaaac
        680 raaaaaaaaeaag r
        -484 raaaaaaaai #
        -307 raaaaaaaai # $
        578 raaaaaaaai # F
        -672 raaaaaaaai # r
        -783 raaaaaaaai # raaaaaaaaaab
        -578 raaaaaaaai # raaaaaaaaiaac
        397 raaaaaaaai # racab
        -960 raaaaaaaai $
        -238 raaaaaaaai F
        -857 raaaaaaaai F #
        -40 raaaaaaaai F $
        -799 raaaaaaaai F ,
        253 raaaaaaaai F F
        81 raaaaaaaai F r
        -345 raaaaaaaai F raaaaaaaaaab
        -532 raaaaaaaai F raaaaaaaaiaac
        304 raaaaaaaai F raaaaaaaaiaai
        -404 raaaaaaaai F raaaaaaaaiacc
        -284 raaaaaaaai F raeaaaabe
        357 raaaaaaaai _
        692 raaaaaaaai _ $
        202 raaaaaaaai _ ,
        -1008 raaaaaaaai _ F
        308 raaaaaaaai _ r
        792 raaaaaaaai r
        359 raaaaaaaai r #
        130 raaaaaaaai r $
        -710 raaaaaaaai r F
        895 raaaaaaaai r _
        508 raaaaaaaai r r
        -117 raaaaaaaai r raaaaaaaaaab
        294 raaaaaaaai r raaaaaaaai
        1266 raaaaaaaai raaaaaaaaaaaaaab
        309 raaaaaaaai raaaaaaaaaaaaaae
        -79 raaaaaaaai raaaaaaaaaaac
        -904 raaaaaaaai raaaaaaaaaab
        -65 raaaaaaaai raaaaaaaae
        189 raaaaaaaai raaaaaaaae $
        415 raaaaaaaai raaaaaaaae F
        353 raaaaaaaai raaaaaaaai
        441 raaaaaaaai raaaaaaai
        -317 raaaaaaaai raaaaaabac
        -753 raaaaaaaai raaaaaabacaac
        -488 raaaaaaaai raaaaaabacaac $
        259 raaaaaaaai raab
        183 raaaaaaaai raeaaaaae
        359 raaaaaaaai raeaaaaae F
        423 raaaaaaaai raeaaaaaeaaac
        302 raaaaaaaai raeaaaaaeaaac #
        -378 raaaaaaaai raeaaaaaeaaac F
        -218 raaaaaaaai raeaaaaaeaaac _
        -416 raaaaaaaai raeaaaaaeaaac r
        473 raaaaaaaai raeaaaaaeaaac raaaaaaaaaaab
        -330 raaaaaaaai raeaaaaaeaaac raaaaaaaaaaac
        -843 raaaaaaaai raeaaaaaeaaac raaaaaaaae
        521 raaaaaaaai raeaaaaaeaaac raaaaaaaaeaaaae
        806 raaaaaaaai raeaaaaaeaaac raaaaaaac
        421 raaaaaaaai raeaaaaaeaaac raaaaaab
        271 raaaaaaaai raeaaaaaeaaac rc
        -672 raaaaaaaai raeaaaaaeai
        131 raaaaaaaai raeaaaaaeaiac
        -251 raaaaaaaai raeaaaaaeaiac F
        900 raaaaaaaai raeaaaaaeaiac r
        -679 raaaaaaaai raeaaaabe $
        -693 raaaaaaaai rbe
        264 raaaaaaaai rc
        487 raaaaaaaai ree
        -1105 raaaaaaaaiaaae $
        -367 raaaaaaaaiaaae ,
        398 raaaaaaaaiaaae _ $
        717 raaaaaaaaiaaae raeaaaaaeaaac
        -331 raaaaaaaaiaaae raeaaaaaeaaac F
        945 raaaaaaaaiaaae raeaaaaaeaaac _
        -222 raaaaaaaaiaaae raeaaaaaeaaac r
        286 raaaaaaaaiaac #
        -718 raaaaaaaaiaac # $
        -179 raaaaaaaaiaac # F
        699 raaaaaaaaiaac # r
        -821 raaaaaaaaiaac # raaaaaaaaaaac
        -266 raaaaaaaaiaac $
        158 raaaaaaaaiaac ,
        700 raaaaaaaaiaac , r
        388 raaaaaaaaiaac F
        263 raaaaaaaaiaac F $
        -388 raaaaaaaaiaac F ,
        -364 raaaaaaaaiaac F F
        -196 raaaaaaaaiaac F r
        642 raaaaaaaaiaac F raaaaaaaaaab
        388 raaaaaaaaiaac F raaaaaaaai
        -911 raaaaaaaaiaac F racaaaiaaaaac
        187 raaaaaaaaiaac _
        477 raaaaaaaaiaac _ $
        701 raaaaaaaaiaac _ raaaaaaaai
        62 raaaaaaaaiaac r
        -501 raaaaaaaaiaac r #
        -428 raaaaaaaaiaac r $
        427 raaaaaaaaiaac r ,
        506 raaaaaaaaiaac r .
        -739 raaaaaaaaiaac r F
        -140 raaaaaaaaiaac r r
        -974 raaaaaaaaiaac r raaaaaaaaaaac
        349 raaaaaaaaiaac r raaaaaaaai
        -767 raaaaaaaaiaac r raaaaaaai
        595 raaaaaaaaiaac r raaaaaabae
        417 raaaaaaaaiaac raaaaaaaaaaaaaae
        -424 raaaaaaaaiaac raaaaaaaaaaac $
        -125 raaaaaaaaiaac raaaaaaaaaaacai
        659 raaaaaaaaiaac raaaaaaaae $
        203 raaaaaaaaiaac raaaaaaaai
        -388 raaaaaaaaiaac raaaaaaaaiaac
        547 raaaaaaaaiaac raaaaaaae
        715 raaaaaaaaiaac raaaaaaae $
        -245 raaaaaaaaiaac raaaaaaai
        541 raaaaaaaaiaac raaaaaab $
        73 raaaaaaaaiaac raaaae
        -298 raaaaaaaaiaac raaaae $
        -453 raaaaaaaaiaac raeaaaaae
        -202 raaaaaaaaiaac raeaaaaaeaaac #
        -204 raaaaaaaaiaac raeaaaaaeaaac F
        -659 raaaaaaaaiaac raeaaaaaeaaac r
        997 raaaaaaaaiaac raeaaaaaeaaac raaaaaaaaaaac
        253 raaaaaaaaiaac raeaaaaaeaaac raaaaaaaae
        -394 raaaaaaaaiaac raeaaaaaeaaac raaaaaaaaeaaaae
        555 raaaaaaaaiaac raeaaaaaeaaac raaaaaaaaeaag
        325 raaaaaaaaiaac raeaaaaaeaaac raaaaaaac
        668 raaaaaaaaiaac raeaaaaaeaaac raaaabaaaeaab
        -605 raaaaaaaaiaac raeaaaaaeaaac raaaae
        -329 raaaaaaaaiaac raeaaaaaeaaac rc
        -1106 raaaaaaaaiaac raeaaaaaeaaac rcaaaaaaaaaac
        884 raaaaaaaaiaac raeaaaaaeaiac
        635 raaaaaaaaiaac raeaaaaaeaiac F
        -524 raaaaaaaaiaac raeaaaaaeaiac _
        -526 raaaaaaaaiaac raeaaaaaeaiac r
        788 raaaaaaaaiaac raeaaaaaeaiac raaaaaaaaaaaaae
        -794 raaaaaaaaiaac raeaaaaaeaiac raaaaaaaaaaac
        304 raaaaaaaaiaac raeaaaaaeaiac raaaaaaaaeaaaae
        710 raaaaaaaaiaac raeaaaabe $
        355 raaaaaaaaiaai #
        -189 raaaaaaaaiaai # F
        274 raaaaaaaaiaai # r
        52 raaaaaaaaiaai F
        250 raaaaaaaaiaai F ,
        -790 raaaaaaaaiaai F r
        268 raaaaaaaaiaai F raaaaaaaaaab
        414 raaaaaaaaiaai F raaaaaaaai
        -371 raaaaaaaaiaai _ _
        173 raaaaaaaaiaai r
        508 raaaaaaaaiaai r $
        549 raaaaaaaaiaai r F
        -801 raaaaaaaaiaai r raaaaaaaai
        351 raaaaaaaaiaai raaaaaaaaaaaaaae $
        -282 raaaaaaaaiaai raaaaaaaaaaac
        -662 raaaaaaaaiaai raaaaaaae
        1054 raaaaaaaaiaai raeaaaaaeaaac
        416 raaaaaaaaiaai raeaaaaaeaaac F
        216 raaaaaaaaiaai raeaaaaaeaaac _
        -383 raaaaaaaaiaai raeaaaaaeaaac raaaaaaaaaaac
        628 raaaaaaaaiaai raeaaaaaeaaac raaaaaaaae
        721 raaaaaaaaiaai raeaaaaaeaaac raaaaaaac
        225 raaaaaaaaiaai raeaaaaaeaaac rc
        -1006 raaaaaaaaiaai raeaaaabe
        396 raaaaaaaaiaai rc
        420 raaaaaaaaiaai rc $
        -591 raaaaaaaaiacc #
        220 raaaaaaaaiacc # $
        -362 raaaaaaaaiacc # ,
        -221 raaaaaaaaiacc # r
        -618 raaaaaaaaiacc # raaaaaaaaiaac
        -200 raaaaaaaaiacc F
        207 raaaaaaaaiacc F $
        -162 raaaaaaaaiacc _
        -224 raaaaaaaaiacc _ $
        413 raaaaaaaaiacc r
        453 raaaaaaaaiacc r $
        -615 raaaaaaaaiacc r F
        -511 raaaaaaaaiacc r _
        299 raaaaaaaaiacc r raaaaaaaaeaab
        -1405 raaaaaaaaiacc raaaaaaaaaaaaaae
        -948 raaaaaaaaiacc raaaaaaaaaaaaaae $
        70 raaaaaaaaiacc raaaaaaae $
        750 raaaaaaaaiacc raaaaaabac
        242 raaaaaaaaiacc raaaaaabac $
        483 raaaaaaaaiacc raaaaaabac ,
        1129 raaaaaaaaiacc raaaaaabacaac
        -359 raaaaaaaaiacc raaaaaabacaac $
        -271 raaaaaaaaiacc raaaaaabacaac ,
        -414 raaaaaaaaiacc raaaae $
        533 raaaaaaaaiacc raeaaaaae
        -912 raaaaaaaaiacc raeaaaaaeaaac
        -320 raaaaaaaaiacc raeaaaaaeaaac _
        247 raaaaaaaaiacc raeaaaaaeaaac r
        -308 raaaaaaaaiacc raeaaaaaeaaac raaaaaaaae
        446 raaaaaaaaiacc raeaaaaaeaaac raaaaaaaiaaac
        237 raaaaaaaaiacc raeaaaaaeaaac raaaaaabac
        -259 raaaaaaaaiacc raeaaaaaeaaac rc
        416 raaaaaaaaiacc raeaaaaaeaaac rcaaaaaaae
        -209 raaaaaaaaiacc raeaaaaaeaiac
        205 raaaaaaaaiacc raeaaaaaeaiac raaaaaab
        664 raaaaaaaaiacc raeaaaabe
        81 raaaaaaab $
        435 raaaaaaab raeaaaaaeaaac
        547 raaaaaaac ,
        500 raaaaaaac , #
        -151 raaaaaaac F
        490 raaaaaaac F $
        -502 raaaaaaac F ,
        -492 raaaaaaac F r
        -275 raaaaaaac F raaaaaaaaiaac
        -345 raaaaaaac _
        318 raaaaaaac r
        -683 raaaaaaac r $
        342 raaaaaaac r F
        1291 raaaaaaac raaaaaaaaaaaae
        208 raaaaaaac raaaaaaaaaaaae $
        -489 raaaaaaac raaaaaaaaaaaae F
        506 raaaaaaac raaaaaaaaaab
        546 raaaaaaac raaaaaaaaiaac raeaaaaaeaaac
        492 raaaaaaac raaaaaaaaiaai
        -532 raaaaaaac raaaaaaaaiacc
        792 raaaaaaac raaaaaaac
        651 raaaaaaac raaaaaaac $
        686 raaaaaaac raaaaaaac raaaaaaaaiaac
        -322 raaaaaaac raaaaaaae
        1047 raaaaaaac raaaaaabacaac
        427 raaaaaaac raaaaaabacaac $
        -775 raaaaaaac raeaaaaae
        -775 raaaaaaac raeaaaaae F
        116 raaaaaaac raeaaaaaeaaac
        220 raaaaaaac raeaaaaaeaaac F
        318 raaaaaaac raeaaaaaeaaac r
        548 raaaaaaacaaac $
        -529 raaaaaaacaaac ,
        467 raaaaaaacaaac F
        144 raaaaaaacaaac r
        372 raaaaaaacaaac raaaaaaaai
        154 raaaaaaacaaac raaaaaaaai F
        135 raaaaaaacaaac raaaaaaaai r
        -1055 raaaaaaace $
        1125 raaaaaaad $
        722 raaaaaaad F
        483 raaaaaaae #
        -81 raaaaaaae $
        538 raaaaaaae ,
        505 raaaaaaae F
        632 raaaaaaae F raaaaaaaaaab
        814 raaaaaaae _ $
        539 raaaaaaae r
        595 raaaaaaae r raaaaaaaaiacc
        -589 raaaaaaae raaaaaaaai
        -625 raaaaaaae raeaaaaaeaaac
        -637 raaaaaaae raeaaaaaeaaac r
        -813 raaaaaaae raic
        -794 raaaaaaae raic F
        239 raaaaaaai #
        1011 raaaaaaai # F
        -707 raaaaaaai $
        774 raaaaaaai ,
        396 raaaaaaai .
        871 raaaaaaai F
        1239 raaaaaaai F $
        -290 raaaaaaai F ,
        753 raaaaaaai F F
        598 raaaaaaai F raaaaaaaaaab
        -584 raaaaaaai F raaaaaaaai
        -499 raaaaaaai F raaaaaaaaiaac
        210 raaaaaaai _
        -547 raaaaaaai _ $
        659 raaaaaaai _ ,
        339 raaaaaaai r
        -174 raaaaaaai r ,
        450 raaaaaaai r F
        -761 raaaaaaai r raaaaaaaai
        -465 raaaaaaai raaaaaaaaaaac
        -353 raaaaaaai raaaaaaaaaaac $
        -378 raaaaaaai raaaaaaaai
        -283 raaaaaaai raaaaaaaaiaac
        573 raaaaaaai raaaaaaai
        402 raaaaaaai raaaaaaai $
        -623 raaaaaaai raaaaaacaaaac
        587 raaaaaaai raabaab
        704 raaaaaaai racab rbe
        1111 raaaaaaai raeaaaaaeaaac
        584 raaaaaaai raeaaaaaeaaac F
        186 raaaaaaai raeaaaaaeaaac r
        306 raaaaaaai raeaaaabe r
        360 raaaaaaai rai
        844 raaaaaaai raic
        799 raaaaaaai raic #
        352 raaaaaaai raic F
        523 raaaaaaai raic raeaaaaaeaaac
        -942 raaaaaaai rbe raaaaaag
        366 raaaaaaai rbe raic
        633 raaaaaaaiaaac F
        542 raaaaaaaiaaac r
        -572 raaaaaaaiaaac r ,
        -542 raaaaaaaiaaac raaaaaaai
        -459 raaaaaaaiaaac raaaaaaai F
        -537 raaaaaaaiaaac raaaaaab $
        565 raaaaaaaiaaac raaaaaabae
        370 raaaaaaaiaaac raaaaacaai
        372 raaaaaaaiaaac raaaaacaai r
        -491 raaaaaaaiaaac raeaaaaaeaaac F
        -526 raaaaaaaiaaac raeaaaaaeaiac
        594 raaaaaaaiaaac raic
        643 raaaaaaaiaaac rbe
        1032 raaaaaab $
        1243 raaaaaab ,
        604 raaaaaab , #
        613 raaaaaab , F
        225 raaaaaab , r
        370 raaaaaab , rbe
        797 raaaaaab .
        775 raaaaaab F $
        -893 raaaaaab F F
        -411 raaaaaab _
        -369 raaaaaab r
        465 raaaaaab raaaaaaaae
        830 raaaaaab raaaaaaaai
        373 raaaaaab raaaaaaaai #
        398 raaaaaab raaaaaaaai F
        322 raaaaaab raaaaaaaai r
        -491 raaaaaab raaaaaaaai raeaaaaaeaaac
        681 raaaaaab raaaaaaaaiaac
        565 raaaaaab raaaaaaaaiaac r
        309 raaaaaab raaaaaaaaiaai
        375 raaaaaab raaaaaaaaiacc
        651 raaaaaab raaaaaaac
        -348 raaaaaab raaaaaab
        532 raaaaaabac $
        501 raaaaaabac ,
        424 raaaaaabac , r
        629 raaaaaabac , raaaaaaaae
        187 raaaaaabac , rbe
        376 raaaaaabac .
        569 raaaaaabac . #
        -464 raaaaaabac . r
        71 raaaaaabac r
        -395 raaaaaabac r ,
        -766 raaaaaabac raaaaaaaae
        427 raaaaaabac raaaaaaaai
        -553 raaaaaabac raaaaaaaaiaai
        -427 raaaaaabac raaaaaaaaiacc
        -416 raaaaaabac raaaaaaaaiacc raeaaaaaeaaac
        514 raaaaaabac raaaaaabi
        318 raaaaaabac racabai
        -150 raaaaaabacaac $
        648 raaaaaabacaac ,
        -380 raaaaaabacaac , #
        -633 raaaaaabacaac , F
        -886 raaaaaabacaac , r
        755 raaaaaabacaac , raeaaaaaeaaac
        388 raaaaaabacaac , rbe
        -173 raaaaaabacaac . F
        292 raaaaaabacaac F
        -94 raaaaaabacaac r $
        670 raaaaaabacaac r raaaaaaaai
        -349 raaaaaabacaac raaaaaaaaeaaaaaab
        -259 raaaaaabacaac raaaaaaaaiaac
        -471 raaaaaabacaac raaaaaabi
        365 raaaaaabacaac racaaaiaaaaac
        569 raaaaaabacaac racaaaiaaaaac F
        389 raaaaaabacaac racabai
        1582 raaaaaabacaac raeaaaabe
        645 raaaaaabacaac raeaaaabe r
        185 raaaaaabae $
        -392 raaaaaabae ,
        -860 raaaaaabae , r
        518 raaaaaabae .
        -488 raaaaaabae raaaaaaaai
        -536 raaaaaabi $
        375 raaaaaabi ,
        1214 raaaaaabi , _
        -793 raaaaaabi , r
        -376 raaaaaac #
        -1117 raaaaaac F
        -382 raaaaaac F $
        -280 raaaaaac _
        -1030 raaaaaac r $
        -1206 raaaaaac raaaaaaaai
        -389 raaaaaac raaaaaaaai F
        -942 raaaaaac raaaaaaaai r
        -470 raaaaaac raaaaaaaaiaac
        617 raaaaaac raaaaaaac
        -264 raaaaaac raaaaaaae
        506 raaaaaac raaaaf
        -1011 raaaaaac raeaaaaaeaaac
        -308 raaaaaac raeaaaaaeaaac r
        -522 raaaaaacaaaaaaai $
        161 raaaaaacaaaaaaai F
        576 raaaaaacaaaaaaai F $
        -446 raaaaaacaaaaaaai r
        -660 raaaaaacaaaaaaai raeaaaaaeaaac
        -476 raaaaaacaaaaaaai raeaaaaaeaaac r
        -436 raaaaaacaaaaaaci NO
        -366 raaaaaacaaaaaaci NO raeaaaaaeaaac
        -548 raaaaaacaaaac F
        486 raaaaaacaaaac _
        1371 raaaaaacaaaac r
        566 raaaaaacaaaac r ,
        -1084 raaaaaacaaaac raaaaaaaaaaac
        369 raaaaaacaaaac raaaaaaaaaaacec
        294 raaaaaacaaaac raaaaaaaaaaacec raaaaaaaaiacc
        1293 raaaaaacaaaac raaaaaaaaiaac
        254 raaaaaacaaaac raaaaaaaaiacc
        -344 raaaaaacaaaac raaaaacaai
        -480 raaaaaacaaaac raeaaaaaeaiac F
        -1007 raaaaaacaeaaaaai raeaaaaaeaaac
        -340 raaaaaae $
        -1454 raaaaaae F
        -491 raaaaaae F $
        -902 raaaaaae F raaaaaaaaaab
        932 raaaaaae r
        351 raaaaaae raaaaaaaaaaaaaae
        325 raaaaaae raaaaaaaaaaaaaae raaaaaaaaiacc
        -221 raaaaaae raaaaaaaaiaac
        398 raaaaaae raeaaaaae
        -582 raaaaaae raeaaaaaeaaac
        644 raaaaaae raeaaaaaeaiac
        -212 raaaaaaeaaaaaaaj raaaaacaai
        -463 raaaaaaeb F
        -337 raaaaaaeb raeaaaaaeaaac
        516 raaaaaag raeaaaaaeaaac
        -729 raaaaaag raeaaaabe
        338 raaaaaagaaaaaaai raeaaaaaeaaac
        557 raaaaaagaaaaaaai raeaaaaaeaaac r
        651 raaaaaagaaaaaaai raeaaaabe
        397 raaaaaam r
        1125 raaaaaam raaaaaaae
        -592 raaaaaamaaaaaaab F
        -316 raaaaaamaaaaaaab raeaaaaaeaaac
        -381 raaaaaamaaaaaaaj raeaaaaaeaaac
        -584 raaaaaamaaaaaaaj raeaaaaaeaiac
        -217 raaaaaamaaaacaaj F
        -419 raaaaaamae raeaaaaaeaaac
        884 raaaaaamaiaaaaab raeaaaaaeaaac
        524 raaaaaamaiaaaaab raeaaaaaeaaac raaaaaaaae
        -479 raaaaaao #
        1114 raaaaaao F
        716 raaaaaao raaaaaaaaiaac
        531 raaaaaao raaaaaaae
        -677 raaaaaao raeaaaabe
        669 raaaaab #
        761 raaaaab # $
        384 raaaaab # F
        -395 raaaaab F
        497 raaaaab raaaaacaai
        -503 raaaaabac .
        682 raaaaabc raaaaacaai
        -379 raaaaabc raeaaaaaeaiac
        -718 raaaaacaai #
        -211 raaaaacaai # $
        -658 raaaaacaai F
        -267 raaaaacaai _
        371 raaaaacaai _ $
        557 raaaaacaai r
        -799 raaaaacaai r $
        679 raaaaacaai r ,
        428 raaaaacaai r _
        -243 raaaaacaai r r
        454 raaaaacaai r raaaaaaae
        -1102 raaaaacaai raaaaaaaaaaac
        -930 raaaaacaai raaaaaaac
        517 raaaaacaai raacaaaaaaaac
        717 raaaaacaai raacaaaaaaai
        161 raaaaacaai raacaaaac
        537 raaaaacaai raacaaaac ,
        565 raaaaacaai raacaabac
        -36 raaaaacaai raeaaaaaeaaac
        865 raaaaacaai raeaaaaaeaaac F
        480 raaaaacaai raeaaaaaeaaac _
        -882 raaaaacaai raeaaaaaeaaac r
        -504 raaaaacaai raeaaaaaeaaac raaaaaaaaaaac
        -454 raaaaae r
        -602 raaaab $
        -634 raaaab F
        504 raaaab raaaaacaai
        -407 raaaabaaae $
        -424 raaaabaaae .
        1227 raaaabaabe ,
        136 raaaacbaaaaac raaaaacaai
        -461 raaaacbaaaaac raaaaacaai raccbab
        -534 raaaae #
        -645 raaaae $
        435 raaaae , F
        641 raaaae raaaaaaaae
        623 raaaae raaaaaaac
        460 raaaae raaaaaab
        460 raaaae raaaaaab $
        669 raaaae raaaaaabae
        672 raaaae raaaaaabae $
        -482 raaaaeaaaaaac raaaaaaaaaaab
        -474 raaaaeaai $
        -525 raaaaf .
        839 raaaai raccbab
        -599 raaacaaaaaaac F
        792 raaacaaaaaaac raaaaaaaaaaac
        -604 raaacaaaaaaac raeaaaaaeaaac
        -379 raaacaaaaaaac raeaaaaaeaaac r
        470 raaaeaaaaaaac #
        -464 raaaeaaaaaaac ,
        -348 raaai $
        1064 raaai r
        517 raaai r $
        423 raaai r r
        550 raaai raaaaaaaaiacc raaaaaabacaac
        -477 raaaiaaaaaaaaaab r
        -1111 raab #
        -424 raab # r
        -319 raab $
        228 raab ,
        -82 raab F
        -284 raab F $
        -722 raab F ,
        -197 raab F F
        243 raab F raaaaaaaaaab
        310 raab F raaaaaaaaiacc
        791 raab r
        444 raab r $
        99 raab r F
        -990 raab raaaaaaaaaaaaaae
        -879 raab raaaaaaaaaaaaaae raeaaaaaeaaac
        257 raab raaaaaaaaaaaae
        556 raab raaaaaaaaaaaae F
        866 raab raaaaaaaai
        316 raab raaaaaaaai raeaaaaaeaaac
        338 raab raaaaaaaaiaac
        320 raab raaaaaaaaiaai
        170 raab raaaaaaaaiaai F
        453 raab raaaaaaae F
        -699 raab raeaaaaaeaaac
        367 raab raeaaaaaeaaac F
        -833 raab raeaaaaaeaaac _
        306 raab raeaaaaaeaaac r
        -934 raabaab F
        -437 raabaab r
        864 raabaab raaaaaaaaaaaae
        1003 raabaab raaaaaaae
        -373 raabaab raeaaaaaeaaac F
        938 raacaaaaaaaac #
        269 raacaaaaaaaac $
        623 raacaaaaaaaac raaaaaaaaiaac
        915 raacaaaaaaaac raaaaaabacaac
        906 raacaaaaaaaac raaaaaabacaac $
        80 raacaaaaaaaac raeaaaaaeaaac
        548 raacaaaaaaaac raeaaaaaeaaac r
        516 raacaaaaaaai F $
        556 raacaaaaaaai raeaaaaaeaaac
        579 raacaaaaaaai raeaaaaaeaaac F
        540 raacaaaac ,
        -650 raacaaaac F
        -788 raacaaaac raaaaaaae
        -661 raacaaaac raaaaaaae F
        685 raacaaaac raaaaacaai
        -676 raacaaaac raeaaaaaeaaac
        477 raacaaaacaai #
        574 raacaaaacaai F $
        519 raacaaaacaai F r
        -312 raacaaaacaai F raaaaacaai
        223 raacaaab $
        560 raacaaab ,
        634 raacaaab raaaaaaaai
        -524 raacaaab raaaaaaae
        -527 raacaaab raaaaaaae F
        699 raacaaab raeaaaaaeaaac
        -596 raacaaabc .
        -624 raacaaabc raaaaaaaai
        351 raacaaacc raeaaaabe
        435 raacaaacc raeaaaabe #
        621 raacaaae ,
        -266 raacaaaeaiaac F
        -423 raacaaaeaiaac F $
        746 raacaaaeaiaac _
        748 raacaaaeaiaac _ $
        -428 raacaaaeaiaac raeaaaaaeaaac F
        -613 raacaabc F
        -400 raacabaab F
        -378 raacabaab F ,
        -420 raae F
        -540 raae F $
        620 raae raaaaaabac
        -386 raae raaaaaabac ,
        -280 raae raaaaaabacaac
        -745 raaeaaaac F
        484 raaiaaaab _
        457 raaiaaaab raaaaaaab
        520 raaiaaaab raaaaaaab raeaaaaaeaaac
        859 raaiaaaai raaaaaaai
        851 raaiaaaai raaaaaaai $
        -198 rab r
        506 rab r $
        -324 rab r raaaaaaaaaaaaab
        -737 rabaaaaaaae rbe
        -537 rabaaaaaaae rbe racabai
        -509 rabaaaab raeaaaaaeaaac
        -456 rabaaaab raeaaaaaeaaac r
        276 rabaaaab rb
        707 rac $
        631 rac raaaaaaaai
        259 rac raaaaaaaai F
        368 rac raaaaaaaai r
        -544 rac rbe
        -287 rac rbe raccbab
        834 rac ree raacaaaaaaai
        -568 racaaaiaaaaac #
        -213 racaaaiaaaaac # r
        -201 racaaaiaaaaac F $
        -285 racaaaiaaaaac _
        297 racaaaiaaaaac r
        -295 racaaaiaaaaac r $
        428 racaaaiaaaaac raaaaaaaaaaaaaai
        75 racaaaiaaaaac raaaaaaaaaaac
        -408 racaaaiaaaaac raaaaaaaai
        -206 racaaaiaaaaac raaaaaaaaiaac
        275 racaaaiaaaaac rabaaaab
        276 racaaaiaaaaac rabaaaab rb
        -592 racaaaiaaaaac raeaaaaaeaaac
        -496 racaaaiaaaaac raeaaaaaeaaac _
        350 racaaaiaaaaac raeaaaaaeaiac
        -494 racaaaiaaaaac raic
        -541 racaac r
        -378 racab $
        277 racab ,
        -574 racab raaaaaaaaaab
        -708 racab raeaaaaaeaaac
        -375 racab raeaaaaaeaaac r
        60 racab rai
        230 racab raic
        229 racab raic raeaaaaaeaaac
        609 racab rbe
        381 racab rbe raccbab
        -464 racababc #
        113 racababc r
        127 racababc r r
        -225 racabai #
        -523 racabai # r
        721 racabai F
        -678 racabai F F
        611 racabai F raaaaaaaaaab
        126 racabai r
        419 racabai raaaaaaaaaaac
        666 racabai raeaaaaaeaaac F
        -735 racabai raeaaaaaeaaac raaaaaaaae
        -753 racabaiaaaaac F
        -283 racabaiaaaaac _
        -714 racabc r
        -483 racabc r r
        -589 racabi r
        737 racabi raaaaaaai
        -184 racabi rbe
        -437 raccbab #
        -513 raccbab F
        618 raccbab _
        416 raccbab r
        1043 raccbab raeaaaaae
        -291 raccbab raeaaaaaeaaac
        476 raccbab raeaaaaaeaaac F
        -572 raccbab raeaaaaaeaaac r
        -861 race
        -1262 raci _
        -699 raci _ raeaaaaaeaaac
        -258 raci r
        499 raci r ,
        -604 raci r raaaaaaaai
        398 raci raaaaaaaaaaaaaac
        -408 raci raaaaaac
        960 raci raacaaaaaaaac
        1229 raci raacaaaac
        358 raci raccbab
        485 raci raccbab raeaaaaaeaaac
        -473 rack
        483 rack of
        485 rack of F
        -285 radio
        -329 raeaaaaae F
        208 raeaaaaae F $
        -347 raeaaaaae F ,
        -535 raeaaaaae F raaaaaaaaaab
        686 raeaaaaae F raaaaaaai
        508 raeaaaaae _
        -659 raeaaaaae _ $
        -442 raeaaaaae r
        -528 raeaaaaae r $
        632 raeaaaaae r F
        -352 raeaaaaae raaaaaaaae
        816 raeaaaaae raaaaaab
        816 raeaaaaae raaaaaab $
        50 raeaaaaaeaaac #
        -266 raeaaaaaeaaac # $
        641 raeaaaaaeaaac # F
        576 raeaaaaaeaaac # r
        -896 raeaaaaaeaaac # raaaaaaaaaaac
        444 raeaaaaaeaaac # raaaaaaaai
        -655 raeaaaaaeaaac $
        -280 raeaaaaaeaaac F
        -139 raeaaaaaeaaac F $
        750 raeaaaaaeaaac F .
        403 raeaaaaaeaaac F F
        -376 raeaaaaaeaaac F _
        -190 raeaaaaaeaaac F r
        66 raeaaaaaeaaac F raaaaaaaaaab
        -484 raeaaaaaeaaac F raaaaaaaae
        -337 raeaaaaaeaaac F raaaaaaaai
        -195 raeaaaaaeaaac F raaaaaaaaiaac
        -836 raeaaaaaeaaac F raaaaaaaaiaai
        -3 raeaaaaaeaaac F raaaaaaaaiacc
        -361 raeaaaaaeaaac F raaaaaaac
        -624 raeaaaaaeaaac F raaaaaaai
        225 raeaaaaaeaaac F raaaaaab
        1128 raeaaaaaeaaac F raaaaacaai
        -641 raeaaaaaeaaac F racaaaiaaaaac
        351 raeaaaaaeaaac F racabai
        322 raeaaaaaeaaac F raeaaaabe
        -145 raeaaaaaeaaac _
        -472 raeaaaaaeaaac _ #
        370 raeaaaaaeaaac _ $
        587 raeaaaaaeaaac _ ,
        1114 raeaaaaaeaaac _ F
        -345 raeaaaaaeaaac _ r
        859 raeaaaaaeaaac _ raaaaaaaaaaac
        -831 raeaaaaaeaaac _ raaaaaaaaiaac
        185 raeaaaaaeaaac r
        400 raeaaaaaeaaac r #
        520 raeaaaaaeaaac r $
        -298 raeaaaaaeaaac r ,
        411 raeaaaaaeaaac r F
        -599 raeaaaaaeaaac r _
        -235 raeaaaaaeaaac r r
        -344 raeaaaaaeaaac r raaaaaaaaaab
        966 raeaaaaaeaaac r raaaaaaaae
        -541 raeaaaaaeaaac r raaaaaaaaeaaaae
        -387 raeaaaaaeaaac r raaaaaaaaeaab
        -887 raeaaaaaeaaac r raaaaaaaai
        528 raeaaaaaeaaac r raaaaaaaaiaac
        432 raeaaaaaeaaac r raaaaaaaaiacc
        -1422 raeaaaaaeaaac r raaaaaaac
        133 raeaaaaaeaaac r raaaaaab
        -461 raeaaaaaeaaac r raaaaaabac
        -569 raeaaaaaeaaac r raaaaaac
        -704 raeaaaaaeaaac raaaaaaaaaaaaaac
        -450 raeaaaaaeaaac raaaaaaaaaaaaaac raaaaaaaai
        -831 raeaaaaaeaaac raaaaaaaaaaaaab
        60 raeaaaaaeaaac raaaaaaaaaaab
        372 raeaaaaaeaaac raaaaaaaaaaab $
        -56 raeaaaaaeaaac raaaaaaaaaaac
        -822 raeaaaaaeaaac raaaaaaaaaaac F
        -427 raeaaaaaeaaac raaaaaaaaaaac r
        -563 raeaaaaaeaaac raaaaaaaaaaac raaaaaaaaaaac
        -545 raeaaaaaeaaac raaaaaaaaaaac raaaaaaaaaab
        548 raeaaaaaeaaac raaaaaaaaaaac raaaaaaaae
        -462 raeaaaaaeaaac raaaaaaaaaaac raaaaaaaai
        390 raeaaaaaeaaac raaaaaaaaaaac raaaaaaaaiaac
        555 raeaaaaaeaaac raaaaaaaaaaac raaaaaab
        424 raeaaaaaeaaac raaaaaaaaaaac raaaaacaai
        -371 raeaaaaaeaaac raaaaaaaaaaae
        -398 raeaaaaaeaaac raaaaaaaaaaae $
        -659 raeaaaaaeaaac raaaaaaaae
        1456 raeaaaaaeaaac raaaaaaaae $
        -895 raeaaaaaeaaac raaaaaaaae ,
        -695 raeaaaaaeaaac raaaaaaaae F
        206 raeaaaaaeaaac raaaaaaaae r
        148 raeaaaaaeaaac raaaaaaaae raaaaaaaai
        -451 raeaaaaaeaaac raaaaaaaae raaaaaaaaiacc
        469 raeaaaaaeaaac raaaaaaaae racaaaiaaaaac
        413 raeaaaaaeaaac raaaaaaaaeaaaae $
        492 raeaaaaaeaaac raaaaaaaaeaab $
        -473 raeaaaaaeaaac raaaaaaaaeaab F
        -216 raeaaaaaeaaac raaaaaaaaeaae
        -361 raeaaaaaeaaac raaaaaaaaeaae $
        535 raeaaaaaeaaac raaaaaaaaeaae ,
        437 raeaaaaaeaaac raaaaaaaaeaae racaaaiaaaaac
        -235 raeaaaaaeaaac raaaaaaaaeaag
        294 raeaaaaaeaaac raaaaaaac
        -667 raeaaaaaeaaac raaaaaaac $
        546 raeaaaaaeaaac raaaaaaac F
        356 raeaaaaaeaaac raaaaaaac raaaaaaaai
        -145 raeaaaaaeaaac raaaaaaacaaac raaaaaaaai
        385 raeaaaaaeaaac raaaaaaaiaaac
        166 raeaaaaaeaaac raaaaaaaiaaac r
        37 raeaaaaaeaaac raaaaaab
        314 raeaaaaaeaaac raaaaaab ,
        310 raeaaaaaeaaac raaaaaab raaaaaaaai
        -279 raeaaaaaeaaac raaaaaabac
        -407 raeaaaaaeaaac raaaaaabac r
        -366 raeaaaaaeaaac raaaaaabacaac
        661 raeaaaaaeaaac raaaabaaaeaab
        -66 raeaaaaaeaaac raaaae
        333 raeaaaaaeaaac raab
        621 raeaaaaaeaaac raacaaaeae
        353 raeaaaaaeaaac rac
        -353 raeaaaaaeaaac rc
        663 raeaaaaaeaaac rc $
        -434 raeaaaaaeaaac rc ,
        535 raeaaaaaeaaac rc _
        -323 raeaaaaaeaaac rc r
        380 raeaaaaaeaaac rc raaaaaaaaaab
        -515 raeaaaaaeaaac rc raic
        -563 raeaaaaaeaaac rc rbe
        -385 raeaaaaaeaaac rcaaaaaaaaaac
        -859 raeaaaaaeaaac rcaaaaaaaaaac $
        561 raeaaaaaeaaac rcaaaaaaaaaac ,
        312 raeaaaaaeaaac rcaaaaaaaaaac raabaab
        157 raeaaaaaeaaac rcaaaaaaae
        451 raeaaaaaeaaac rcaaaaaaae raaaaaabac
        -720 raeaaaaaeai r
        -344 raeaaaaaeaiac F
        428 raeaaaaaeaiac F ,
        583 raeaaaaaeaiac F raaaaaaaae
        -780 raeaaaaaeaiac F raaaaaaaai
        -327 raeaaaaaeaiac F raaaaaaaaiaac
        -652 raeaaaaaeaiac F raaaaaaai
        192 raeaaaaaeaiac _
        -266 raeaaaaaeaiac _ $
        780 raeaaaaaeaiac _ F
        -175 raeaaaaaeaiac r
        732 raeaaaaaeaiac r raaaaaaaaiaai
        660 raeaaaaaeaiac raaaaaaaaaaaaae
        -156 raeaaaaaeaiac raaaaaaaaaaac
        422 raeaaaaaeaiac raaaaaaaaaaac $
        -302 raeaaaaaeaiac raaaaaaaae
        343 raeaaaaaeaiac raaaaaaaaeaaaae
        -507 raeaaaaaeaiac raaaaaaaaeaaaae $
        -454 raeaaaaaeaiac raaaaaab $
        204 raeaaaaaeaiac raaaaaab ,
        177 raeaaaaaeaiac rc
        -432 raeaaaaaeaiac rc $
        528 raeaaaaaeaiac rc raab
        -457 raeaaaaaeaiac rc raic
        455 raeaaaabaaae racabai
        399 raeaaaabe #
        -607 raeaaaabe # $
        919 raeaaaabe # r
        -484 raeaaaabe $
        -674 raeaaaabe F
        256 raeaaaabe _
        -605 raeaaaabe _ $
        -632 raeaaaabe r
        477 raeaaaabe r $
        -264 raeaaaabe raaaaaaaaaaab
        535 raeaaaabe raaaaaaaaaaac
        -883 raeaaaabe raaaaaaaae
        234 raeaaaabe raaaaaaaaiaai
        293 raeaaaabe raaaaaaaaiaai raeaaaaaeaaac
        414 raeaaaabe raaaaaab
        -111 raeaaaabe raaaaaab $
        978 raeaaaabe raaaaaac
        487 raeaaaabe raaaaaacaaaac $
        421 raeaaaabe racaaaiaaaaac
        377 raeaaaabe racaaaiaaaaac r
        188 raeaaaabe racababc
        168 raeaaaabe racababc r
        775 raeaaaabe racabai
        -244 raeaaaabe raeaaaaaeaaac
        -776 raeaaaabe rc
        -957 raffle
        -227 rai #
        390 rai $
        660 rai r
        304 rai r raaaaacaai
        -274 rai raaaaaaaaiaac raeaaaaaeaaac
        394 rai raeaaaaae
        391 rai raeaaaaae F
        563 rai raeaaaaaeaaac
        87 rai raeaaaaaeaaac F
        178 rai raeaaaaaeaaac raaaaaaaaaaac
        -114 rai raeaaaabe
        -709 rai raeaaaabe r
        603 raic #
        1031 raic # $
        -219 raic # F
        -165 raic # r
        316 raic $
        -807 raic ,
        336 raic F
        -341 raic F $
        -179 raic F ,
        -464 raic F F
        1213 raic F _
        -500 raic F raaaaaaaaaab
        108 raic F raaaaaaaai
        293 raic F raaaaaaaaiacc
        -47 raic r
        806 raic r r
        -492 raic raaaaaaaae
        362 raic raaaaaaaaiaaae
        346 raic raaaaaaae
        -1054 raic raaaaaaaiaaac
        -344 raic raaaaacaai
        -508 raic raaai
        396 raic raeaaaaae F
        69 raic raeaaaaaeaaac
        1015 raic raeaaaaaeaaac F
        -253 raic raeaaaaaeaaac r
        -775 raic raeaaaaaeaiac
        463 raic raeaaaaaeaiac F
        -1126 raic raeaaaaaeaiac r
        1251 raic raeaaaabe
        558 raic raeaaaabe $
        425 raic raeaaaabe _
        793 raid
        -332 raining
        -727 raised #
        -382 ram
        982 ran
        667 ran over
        214 raw
        -441 raw F
        258 rb rai
        488 rb raic
        339 rbe _
        1388 rbe r
        -622 rbe r #
        -560 rbe raaaaaaai
        -548 rbe raaaaaacaaaaaaci
        1377 rbe raaaaaacaaaac
        477 rbe raaaaaacaaaac #
        -937 rbe raaaaaag
        534 rbe raab
        202 rbe raab raeaaaaaeaaac
        672 rbe raabaab
        630 rbe raabaab #
        -381 rbe raacaaaac
        -303 rbe raacaaaac raeaaaaaeaaac
        -448 rbe raacaaab
        544 rbe racab
        60 rbe racab rai
        230 rbe racab raic
        -686 rbe racabai
        405 rbe racabc
        372 rbe racabc r
        -328 rbe raccbab raeaaaaaeaaac
        -335 rbe raci raccbab
        145 rbe rai
        -143 rbe rai r
        472 rbe raic
        -180 rbe raic #
        1597 rbe raic F
        -780 rbe raic r
        -930 rbe raic raaai
        706 rbe raic raeaaaaaeaaac
        -434 rc ,
        524 rc , F
        191 rc F
        909 rc F $
        360 rc F ,
        -663 rc F .
        -915 rc _ #
        599 rc _ raaaaaaae
        -342 rc r ,
        416 rc r F
        -758 rc r raaaaaaaaiaac
        750 rc raaaaaaaaaab
        413 rc raaaaaaaaaab raaaaaaae
        517 rc raaaaaaaaeaab
        -284 rc raaaaaaaai
        -157 rc raaaaaaaaiaac
        -896 rc raaaaaaaaiaac r
        564 rc raaaaaaaaiacc F
        -446 rc raaaaaaai
        437 rc raaaaaabacaac
        350 rc raaaaaabacaac $
        679 rc raaaaaag
        747 rc raaaaaagaaaaaaai
        618 rc raaaaaamaaaaaaab
        407 rc raaaaaao
        506 rc raaaaaao raaaaaaae
        491 rc raab
        -459 rc raab raeaaaaaeaaac
        -389 rc raabaab
        721 rc raci
        -647 rc rai
        -1188 rc raic
        -415 rc raic #
        -876 rc raic F
        -617 rc raic raeaaaaaeaaac
        -861 rc rbe
        563 rcaaaaaaaaaac ,
        277 rcaaaaaaaaaac raabaab
        -416 rcaaaaaaaaaac raic
        -622 rcaaaaaaae $
        534 rcaaaaaaae r
        643 rcaaaaaaae raaaaaabac
        451 rcaaaaaaae raaaaaabac $
        -508 rcaaaaaaae raic
        -512 re
        -945 ready
        -1057 ready $
        583 ready meal
        443 ready salted
        391 ready to
        970 real
        -991 really
        -407 recall
        -274 recipe
        -388 recipe .
        -1060 record
        877 recovery
        148 red
        1132 red $
        312 red F
        -551 red F ,
        -179 reduced
        310 ree $
        909 ree _
        470 ree _ raeaaaaaeaaac
        -451 ree r
        -521 ree raaaaaac
        734 ree raaaaaag
        599 ree raaaaai
        -507 ree raacaaaaaaaac
        842 ree raacaaaaaaai
        406 ree raacaaaaaaai F
        415 ree raci
        -243 ree raeaaaaaeaaac
        -428 ree rai
        -215 ree raic
        -681 refill
        988 regret
        251 regular
        621 reheated
        566 remaining
        -680 repeat
        -652 report
        993 rest
        413 restaurant
        434 restaurant $
        534 ri raic raeaaaaaeaaac
        257 rich
        256 rich F
        703 right
        -559 ring
        974 rioja
        -652 ripe
        1279 road
        -699 roads
        2236 roast
        256 roast $
        451 roast F
        1046 roast dinner
        427 roast dinner $
        202 roasted
        208 roasted F
        -587 rock
        -855 rolling
        193 room
        -729 rough
        563 roughly
        -454 round
        -1152 royale
        -621 rule
        -1274 run
        738 run $
        -657 run .
        -758 runners
        -741 running
        539 ruskie
        -577 sad
        204 said
        -432 said NO
        -366 said NO the
        -663 sale
        611 salted
        1222 sampled
        539 sank
        -1216 santa
        -588 sarah
        -1593 sat
        231 satisfying
        -210 saturday
        374 sauce
        593 sauce $
        -789 sauce ,
        837 saved
        1048 say
        716 say F
        -87 says
        561 says F
        176 school
        480 school $
        677 schooner
        453 scoops
        163 scrambled
        159 scrambled F
        -943 season
        1142 second
        692 seconds
        -1074 seed
        -1011 seed F
        -1020 seeds ,
        -1254 self
        400 sent
        -659 sermon
        339 serve
        466 serve $
        -348 served
        523 service
        -269 serving
        -488 set
        1330 settled
        -725 seven
        -1044 shaped
        -569 shaped F
        409 share
        531 share ,
        76 shared
        -381 she
        -683 sheet
        462 shelled
        415 shepherd
        417 shepherd F
        346 shepherds
        358 shepherds F
        -736 shin
        -900 shoot
        13 shop
        -317 shop $
        474 shot
        -661 should
        -407 shower
        -639 shower $
        -292 shredded
        -597 shut
        -510 sick
        -683 sick $
        425 side
        -553 sign
        372 since
        697 since the
        380 single
        506 sink
        48 sip
        408 sipped
        -304 sister
        387 six
        -480 size
        -418 size #
        284 size $
        -539 size of
        218 skin
        944 skipped
        737 skipped lunch
        -667 sky
        883 slab
        -441 sleep
        -891 sleep $
        552 sleep ,
        1324 slice
        549 slice $
        -530 slice ,
        467 slice F
        367 slice of
        159 slice of F
        349 slices
        210 slices F
        -555 slices and
        141 slices of
        255 slimline
        453 sloppy
        -557 slow
        -434 slugs
        1322 small
        431 small F
        -347 smashed F
        652 smashed a
        -565 smell
        -720 smells
        -426 smells of
        -382 smells of F
        -539 smelt
        259 smoked
        333 smoked F
        321 snack
        135 snack $
        225 snack ,
        97 snack , i
        -957 snacks
        -1870 snap
        706 snuck
        1941 so
        798 so #
        950 so # F
        1542 so F
        398 so F $
        415 so F F
        446 so F and
        -949 so far
        -429 so hungry
        256 so i
        -934 so i left
        741 so that
        -780 sock
        178 sodium
        347 sofa $
        494 soft serve
        634 soggy
        217 some F
        663 somebody
        989 somehow
        1676 sorry
        1536 sorted
        568 sorted $
        165 sour F
        -1147 sowed
        -1185 soy
        -537 soy ,
        -293 soy sauce
        407 spag
        388 spag bol
        935 spicy
        -376 spilled
        -457 splash
        -475 splash of
        -473 split
        316 spoon
        1126 spoons
        580 spoons $
        588 spring F
        823 square
        302 squares
        -439 squats
        506 squeak
        777 stall
        975 stall $
        943 stand
        903 standing
        762 starbucks
        639 starbucks $
        -537 start
        240 starts
        505 starts tomorrow
        1326 station
        701 station F
        -642 staying
        -707 steakhouse
        -1331 steps
        -359 steps $
        -857 stick
        -647 stick $
        421 sticks
        -776 still
        -66 stir
        793 stir fry
        653 stir fry $
        606 stole
        520 stomach $
        -830 stones
        281 stop
        656 stop $
        1061 stopped
        777 stove
        571 straight
        331 straight from
        328 straight from the
        199 street
        331 street $
        907 stress
        420 string
        310 string F
        -487 strip
        -107 stuck
        -866 study
        755 stuffed
        513 stuffed F
        -771 substitute
        539 subway
        -895 sun
        346 sun $
        57 sunday
        154 sunday $
        -387 sunday ,
        624 sunday roast
        -950 sunflower F
        964 sunflower seeds
        -575 sunny
        -590 super
        -634 supper
        561 sure
        -686 swallow
        940 swapped
        390 sweet
        752 sweet ,
        372 sweet F $
        -652 sweet tooth
        556 swift
        631 swimming
        409 swimming $
        -1792 table
        -857 table #
        -545 table $
        378 table for
        376 table for #
        466 tablespoon
        466 tablespoon of
        -385 take
        -480 takes
        -943 taking
        1362 talked
        581 tapas
        368 taste
        832 tasting
        854 tax
        -87 tbsp
        166 tbsp F
        368 tbsp F $
        -946 tbsp soy
        396 team
        643 team lunch
        450 team lunch $
        451 teaspoon
        451 teaspoon of
        -880 technically
        372 tell
        733 tell the
        609 telly
        773 tempted by the
        -458 ten
        290 teriyaki
        -650 tesco
        -732 test
        1045 tested
        1048 tested the
        911 thai
        642 thai green
        -546 than
        747 that
        712 that #
        -610 that $
        -335 that _
        186 that has
        166 that has been
        412 that is
        -586 that the
        -394 that was
        -423 the #
        -778 the F
        -44 the F $
        345 the F ,
        604 the F .
        1040 the F F
        115 the F _
        -841 the F again
        376 the F and
        -870 the F at
        -437 the F bar
        695 the F but
        433 the F for
        -421 the F into
        -367 the F on
        434 the F so
        508 the F to
        363 the F was
        939 the F were
        -174 the _
        832 the _ ,
        1303 the _ F
        -622 the _ for
        461 the _ machine
        683 the _ of
        -374 the allotment
        -360 the baby
        418 the bakery
        511 the bakery $
        -550 the bar $
        12 the bike
        -500 the bike $
        -505 the bill
        -597 the boss
        442 the box
        370 the box $
        166 the car
        -594 the class
        389 the client
        668 the cob
        -424 the corner
        -671 the corner shop
        1100 the day
        761 the day $
        -369 the dog
        -858 the dog $
        564 the dog ,
        311 the dog got
        -430 the door
        -288 the end
        383 the first
        445 the first time
        466 the flight
        508 the game $
        303 the game on
        319 the girls
        397 the gym
        314 the gym $
        612 the hole
        559 the hole $
        486 the jar
        333 the jar $
        301 the kids
        -420 the kids $
        -353 the kids ,
        419 the kids and
        630 the kitchen
        731 the kitchen $
        528 the laptop
        528 the laptop $
        962 the last
        266 the last F
        -368 the leftover
        -369 the leftover F
        -523 the list
        -469 the list $
        -172 the lot
        317 the match $
        742 the meeting
        209 the meeting $
        -419 the microwave
        -272 the neighbours
        -577 the new
        -265 the new _
        269 the office $
        -652 the old
        -327 the oven $
        -700 the park
        -323 the party
        500 the potluck
        -824 the protein
        368 the pub
        297 the pub $
        723 the road
        525 the road $
        -698 the roads
        586 the roast
        772 the shop
        779 the shop $
        -533 the shower
        -533 the shower $
        -640 the side
        370 the sofa $
        485 the spoon
        592 the stall
        621 the stand
        414 the sun
        358 the sun $
        -822 the table
        190 the team
        455 the team lunch
        -310 the tin
        502 the train
        304 the train $
        328 the van
        496 the way
        -579 the way home
        427 the way to
        -405 the whole
        571 the whole F
        -878 the window
        -806 the window $
        -392 their
        -409 them
        609 then
        658 then F $
        -488 then F ,
        426 then a
        -568 there
        458 there was
        583 these
        626 these days
        629 these days $
        728 they
        873 they _
        -827 they had
        -654 they had F
        602 they were
        562 theyd
        -444 thick
        289 thigh
        301 thin
        -308 thing
        229 thing $
        -624 thinking
        -51 third
        345 thirds
        -1157 thirsty
        198 this
        -513 this _ $
        98 this morning
        -445 this morning $
        446 this time
        428 this time $
        -264 this week
        -1053 those
        932 three
        -200 threw
        1373 through
        806 through _
        339 through the
        346 thru
        -1064 thurs
        -938 thurs $
        -273 thursday
        -439 tickets
        -405 tickets #
        911 tie
        273 tikka
        -690 till
        402 time $
        946 times
        572 tin $
        -208 tin of
        -254 tin of F
        -542 tinned
        -542 tinned F
        -902 tinned F $
        -1305 tins
        -665 tip
        -393 tipped
        -1093 tired
        -584 tired $
        -1039 tmrw
        -137 to
        -741 to #
        -211 to # $
        -678 to F
        -290 to _
        372 to _ $
        421 to a
        483 to be
        -760 to bed
        -547 to bed $
        453 to cheer
        453 to cheer me
        566 to cook
        540 to cook ,
        23 to eat
        -518 to eat $
        663 to fast
        -421 to fry
        716 to log
        369 to myself
        373 to myself $
        589 to start
        598 to start $
        -470 to the
        633 to the F
        552 to the _
        559 to try
        614 toad
        611 toad in
        613 toad in the
        -340 today
        -148 today $
        1210 today , _
        581 toddler
        -677 tom
        -862 tomorrow
        -524 tomorrow .
        335 tonic
        326 tonic $
        -890 tonight
        -1123 too
        603 too $
        -830 too busy
        938 too many
        -399 too much
        219 took #
        -484 took my F
        -1172 tooth
        422 top
        357 top F
        450 tour
        668 town
        426 town $
        311 traffic
        947 trail
        984 trail mix
        469 trail mix $
        1130 train
        468 train $
        -641 training
        -519 translate
        -825 trap
        -607 tray
        1063 treat
        494 treat $
        631 treated
        280 treated myself
        282 treated myself to
        -376 tree
        369 trimmed
        244 trimmed to
        1045 trolley
        949 truck
        798 truck stop
        -183 try
        -228 tsp
        415 tub of
        206 tub of F
        455 tube
        -443 tues
        388 tuesday
        248 turn
        502 turn to
        -456 turned down
        -388 turned down a
        -583 twelve
        -439 twenty
        -689 twice
        932 two
        600 ultra
        257 um
        480 uncle
        -488 under
        -701 underrated
        -528 units
        236 unsweetened
        -636 until
        -498 until noon
        18 up
        -196 up #
        389 up $
        -532 up ,
        453 up F on
        -615 up a
        -347 up a F
        960 up at
        627 up at #
        -533 up for
        487 up in
        427 up my
        607 up the
        -550 up to
        573 up with
        -477 update
        355 us
        509 us $
        416 us F
        -353 use
        -486 used
        -438 used to
        663 usual
        -554 v
        679 van
        -300 vanilla
        -443 vanilla F
        -405 vegan
        -565 vegetarian
        548 vending
        -757 vet
        -753 vet $
        348 victoria
        355 victoria sponge
        492 vindaloo
        -189 vitamin d
        1990 w
        184 w #
        283 w F
        219 w _
        564 w a
        795 w my
        -345 waiter
        317 waiting for
        -747 walk
        728 wanted
        -764 war
        543 ward
        778 warm
        585 warm F
        969 was
        -223 was #
        731 was F
        -681 was F F
        595 was F and
        697 was a F
        262 washed down
        -735 washing
        -637 washing up
        550 watched
        1156 watching
        885 watching the
        495 watching the match
        523 way
        694 way back
        -670 we
        195 we had
        292 we had F
        -182 we have
        -780 wed
        -947 wedding
        -1164 wedge
        -325 weds
        645 wee
        -1178 week
        -720 week $
        -703 weekly
        -1231 weeks
        -428 weight
        -628 well
        318 wendys
        1675 went
        490 went $
        494 went _
        285 went for
        -685 went home
        526 went in
        548 went out
        294 went out for
        -342 went to
        -255 were
        -773 what
        -455 what a
        276 what im
        -251 when
        -673 when i
        -543 when i was
        -261 where
        364 which
        1436 while
        -767 whisk
        497 white
        136 white F $
        -133 who
        516 who ate
        179 whole F
        379 whole bag
        539 wife
        -234 will
        -689 will be
        -808 window $
        -415 wish
        536 with
        357 with #
        -185 with # F
        117 with F
        -87 with F $
        249 with F ,
        254 with F and
        405 with F at
        117 with F sauce
        -372 with _ _
        546 with a
        303 with a F
        -512 with a splash
        296 with friends
        297 with friends $
        -667 with me
        1053 with the
        210 with the _
        302 with the game
        384 with the girls
        -452 with the kids
        1314 won
        -597 wont
        -468 words
        -100 work $
        657 workout
        -716 world
        -313 would
        -367 would kill
        1091 wouldnt
        -1130 wrong
        2676 x
        -1509 xmas
        -910 year
        -761 years
        -655 years _
        -1143 yellow
        -639 yellow F
        575 yes
        240 yesterday
        -393 yesterday $
        781 yesterday ,
        -1161 yet
        -286 yet $
        476 yoga
        -577 you
        842 you log
        406 you log F
        -1809 your
        -634 your F
        155 zero
        551 ziti
        636 zoom
        2333 zorblax
        """
}
