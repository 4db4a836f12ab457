// Written by `measure --fit-talk` from 32712 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 760
    static let rows = """
        -810 # #
        -675 # # #
        -741 # # $
        -422 # # ,
        -740 # # F
        323 # # ~
        -159 # $
        -426 # ,
        86 # , F
        308 # , _
        -736 # , best
        -501 # , ~aaaaaaaaaaac
        -201 # .
        -897 # . #
        520 # . F
        946 # F
        -180 # F #
        936 # F $
        -1822 # F ,
        543 # F F
        -74 # F and
        -405 # F for
        -688 # F in
        -580 # F off
        381 # F with
        677 # F ~
        -581 # F ~aaaaaaaaiaaae
        -320 # F ~aaaaaaaaiaac
        387 # F ~aaaaaaaaiaai
        -399 # F ~aaaaaaaaiacc
        -1371 # _
        -507 # _ #
        454 # _ $
        -312 # _ ,
        1745 # _ F
        -609 # _ of
        -89 # _ ~
        -631 # _ ~aaaaaaaai
        -586 # a
        -801 # a pound
        926 # after
        796 # am
        -199 # and
        -1134 # at
        -977 # bags
        -1113 # balls
        -1442 # bar
        638 # bottle
        464 # bowl
        -814 # c
        283 # calories
        359 # cans
        -495 # cooked
        608 # cup
        513 # cup $
        -913 # cup F
        297 # cup of
        -15 # cups
        -737 # degrees
        -415 # dollars
        487 # fat
        472 # finger
        864 # flake
        471 # fluid
        432 # fluid ounce
        -1174 # for
        -520 # for #
        -738 # for a
        588 # fried
        556 # fried F
        365 # from
        456 # g
        698 # g $
        300 # g ,
        549 # g .
        -44 # g F
        352 # g bag
        416 # g of
        790 # glasses
        823 # glorps
        482 # grams
        375 # grams of
        903 # hand
        -1342 # hours
        -954 # hrs
        334 # inch
        -565 # inches $
        -672 # is
        -1363 # jars
        -502 # jars $
        -1003 # k
        437 # kcal
        -808 # kg
        -335 # kg of
        -839 # kids
        -869 # kilos
        -1401 # lb
        -730 # lb #
        -1081 # lbs
        -885 # litre
        -796 # mg
        -714 # mg $
        -1048 # min
        -484 # mins
        -183 # minutes
        777 # ml
        1282 # ml $
        -661 # ml F
        -1282 # now
        -473 # now $
        1110 # of
        -665 # of F
        219 # of a
        -483 # off
        -494 # on
        151 # ounce of
        470 # ounces
        446 # ounces of
        825 # oz
        1324 # oz $
        -421 # oz F
        -217 # oz of
        312 # pack
        344 # pack $
        348 # pc
        447 # pcs
        -912 # people
        782 # pieces
        498 # pieces $
        -547 # pints of
        949 # plates
        596 # pm
        -737 # pounds
        -985 # price
        -173 # quid
        478 # scoops
        204 # slice
        1506 # slices
        357 # slices F
        336 # slices of
        658 # spoons
        931 # square
        610 # squares
        -821 # steps
        -326 # steps $
        -134 # tbsp
        140 # tbsp F
        -1011 # tbsp soy
        349 # the
        -511 # this
        -377 # tsp
        -924 # tsp baking
        -1695 # u
        1230 # up
        -1121 # weeks
        285 # with
        -716 # years
        181 # ~
        -77 # ~ #
        352 # ~ $
        539 # ~ .
        95 # ~ F
        341 # ~ _
        869 # ~ ~
        -823 # ~ ~aaaaaaaaaaaaab
        120 # ~ ~aaaaaaaai
        222 # ~ ~aaaaaaaaiaac
        81 # ~ ~aaaaaaaaiaai
        -520 # ~ ~aaaaaaai
        446 # ~ ~aab
        710 # ~aaaaaaaaaaaaab
        -155 # ~aaaaaaaaaaaaab $
        1229 # ~aaaaaaaaaaaae
        -123 # ~aaaaaaaaaaac
        -141 # ~aaaaaaaaaaac F
        886 # ~aaaaaaaaaaac ~
        27 # ~aaaaaaaaaaac ~aaaaaaaai
        -603 # ~aaaaaaaaaaac ~aaaaaab
        488 # ~aaaaaaaaaaacab
        -357 # ~aaaaaaaaaab
        -662 # ~aaaaaaaaaab ~
        -267 # ~aaaaaaaaab
        -601 # ~aaaaaaaaab ~aeaaaaaeaaac
        -985 # ~aaaaaaaaeb
        469 # ~aaaaaaaai
        -1367 # ~aaaaaaaai F
        363 # ~aaaaaaaai ~
        569 # ~aaaaaaaai ~aeaaaaae
        202 # ~aaaaaaaai ~aeaaaaaeaaac
        -662 # ~aaaaaaaai ~aeaaaabe
        -483 # ~aaaaaaaaiaaae
        -296 # ~aaaaaaaaiaac
        -713 # ~aaaaaaaaiaac F
        -480 # ~aaaaaaaaiaac ~
        1286 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        297 # ~aaaaaaaaiaai
        653 # ~aaaaaaaaiaai ~
        -1180 # ~aaaaaaaaiacc
        -520 # ~aaaaaaaaiacc #
        204 # ~aaaaaaacaaac
        162 # ~aaaaaab
        -1318 # ~aab
        -673 # ~acaaaiaaaaac
        790 # ~acab
        -521 # ~aeaaaaae F
        -256 # ~aeaaaaaeaaac
        330 # ~aeaaaaaeaaac ~aaaaaaaaaaac
        -782 # ~aeaaaabe
        -539 # ~c
        121 # ~caaaaaaae
        305 & #
        721 & F
        457 & F $
        205 & ~
        804 & ~aeaaaaaeaaac
        644 & ~aeaaaaaeaaac F
        722 , #
        394 , # #
        1437 , # $
        205 , # ,
        -497 , # .
        37 , # F
        -248 , # _
        -885 , # a
        -1113 , # balls
        -574 , # cup
        -701 , # g
        -691 , # inches
        -738 , # jars
        369 , # kcal
        -1154 , # lb
        -958 , # ml
        -342 , # of
        212 , # oz
        664 , # pieces
        1021 , # plates
        300 , # slice
        737 , # slices
        1017 , # spoons
        -609 , # ~
        448 , # ~aaaaaaaaaaaaab
        300 , # ~aaaaaaacaaac
        -791 , # ~aeaaaaaeaaac
        1626 , F
        -104 , F #
        1461 , F $
        -925 , F ,
        302 , F F
        -368 , F _
        247 , F and
        497 , F at
        -662 , F bowl
        130 , F for
        416 , F in
        203 , F sauce
        249 , F with
        522 , F ~aaaaaaaaaab
        464 , F ~aaaaaaaai
        744 , F ~aaaaaaaaiaac
        250 , F ~aaaaaaaaiaai
        135 , F ~aaaaaaaaiacc
        -664 , F ~aaaaaab
        -705 , F ~aeaaaabe
        -1152 , NO
        849 , NO $
        -301 , NO ,
        839 , _
        -1421 , _ #
        -359 , _ $
        -1083 , _ ,
        615 , _ F
        -491 , _ _
        -1077 , _ it
        659 , _ to
        349 , _ up
        -809 , _ ~
        348 , _ ~aaaaaaaaaaaae
        1238 , _ ~aaaaaaaai
        389 , _ ~aaaaaaaaiaac
        661 , _ ~aaaaacaai
        275 , _ ~aeaaaaaeaaac
        -1109 , _ ~aeaaaabe
        996 , a
        944 , a F
        -845 , a bit
        369 , a pint
        628 , about
        494 , about #
        496 , an
        880 , ate
        628 , ate the
        660 , bit
        613 , black
        1184 , both
        -511 , bring
        1122 , couldnt
        381 , did
        -687 , didnt
        386 , diet
        -790 , dinner
        504 , drained
        914 , drank
        510 , fried
        814 , full
        -433 , gave
        1117 , got
        832 , grabbed
        580 , grabbed F
        -513 , great
        -464 , great fun
        263 , green
        262 , green F
        1008 , had
        397 , had #
        635 , had F
        409 , hot
        376 , hot F
        632 , i
        91 , i am
        877 , i got
        -576 , i just
        418 , i will
        -451 , im
        -809 , italian
        -809 , italian F
        778 , just
        258 , just F
        -564 , late
        -564 , late home
        -544 , long
        697 , lost
        -528 , lunch
        432 , maybe
        430 , maybe #
        -350 , never
        865 , never again
        491 , night
        -988 , no
        -687 , only
        -669 , pan
        287 , plus
        505 , protein
        429 , roast
        -823 , room
        959 , she
        -464 , so
        372 , so F
        -460 , so tired
        349 , some
        422 , still
        -437 , that
        -180 , the
        -464 , the F
        717 , then
        349 , then F
        -817 , tinned
        -816 , tinned F
        -1123 , tom
        686 , warm
        759 , was
        816 , went
        -673 , what
        589 , which
        619 , whole
        354 , with
        208 , with F
        575 , yes
        1070 , ~
        713 , ~ #
        -524 , ~ $
        -912 , ~ ,
        734 , ~ F
        64 , ~ _
        -398 , ~ ~
        435 , ~ ~aaaaaaaaaaac
        -892 , ~ ~aaaaaaaaaab
        -806 , ~ ~aaaaaaaai
        217 , ~ ~aaaaaaaaiaai
        -412 , ~ ~aaaaaab
        388 , ~ ~aaaaacaai
        328 , ~ ~aab
        514 , ~ ~aacaaaeaiaac
        -743 , ~ ~aeaaaaaeaaac
        -188 , ~aaaaaaaaaaaaaab
        651 , ~aaaaaaaaaaaaaab ~aaaaaaaae
        -606 , ~aaaaaaaaaaaaaac
        -848 , ~aaaaaaaaaaaaaae
        502 , ~aaaaaaaaaaaaab
        289 , ~aaaaaaaaaaac
        1105 , ~aaaaaaaaaaac F
        -449 , ~aaaaaaaaaaac ~
        731 , ~aaaaaaaaaaac ~aaaaaab
        218 , ~aaaaaaaaaab
        581 , ~aaaaaaaae
        -1218 , ~aaaaaaaae ,
        -582 , ~aaaaaaaae F
        -180 , ~aaaaaaaaiaac
        352 , ~aaaaaaaaiaai
        207 , ~aaaaaaaaiaai F
        -594 , ~aaaaaaab
        537 , ~aaaaaaac F
        1206 , ~aaaaaaae
        536 , ~aaaaaaai
        211 , ~aaaaaaai #
        -1733 , ~aaaaaaai $
        263 , ~aaaaaaai F
        402 , ~aaaaaaai ~aeaaaaaeaaac
        283 , ~aaaaaaai ~aic
        190 , ~aaaaaaaiaaac
        -470 , ~aaaaaabac
        1039 , ~aaaaaacaaaac
        905 , ~aaaaaacaaaac ~
        -530 , ~aaaaaaeb
        701 , ~aaaaaagaaaaaaai
        -652 , ~aaaaaamaaaaaaaj
        -272 , ~aaaaaao
        645 , ~aaaaab
        494 , ~aaaaab #
        -988 , ~aaaeaaaaaaac
        1189 , ~aaaiaaaaaaac ~
        950 , ~aab
        735 , ~aab #
        -371 , ~aab F
        963 , ~aabaab
        -350 , ~aaiaaaai
        867 , ~aaiaaaai ~aaaaaaai
        361 , ~acab
        755 , ~acabai
        475 , ~aci
        406 , ~aeaaaaae
        764 , ~aeaaaaaeaaac
        492 , ~aeaaaaaeaaac F
        -590 , ~aeaaaaaeaaac _
        327 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -453 , ~aeaaaabe
        1530 , ~ai
        2441 , ~aic
        838 , ~aic #
        654 , ~aic F
        425 , ~aic ~aeaaaaaeaaac
        -806 , ~b
        752 , ~be
        -690 , ~be ~aaaaaaai
        1259 , ~be ~aaaaaacaaaac
        878 , ~be ~aabaab
        91 , ~be ~acab
        420 , ~be ~acabc
        -666 , ~be ~aci
        189 , ~be ~ai
        728 , ~be ~aic
        1027 , ~c
        253 , ~ee
        239 . # F
        636 . # kcal
        -143 . # ~
        635 . # ~aaaaaaaaaaaaab
        977 . F
        2577 . F $
        -1619 . F ,
        -387 . F F
        -218 . F ~aaaaaaaaaab
        -1027 . NO
        -806 . NO $
        -431 . _
        -623 . _ F
        778 . a
        931 . a F
        -526 . roast F
        566 . ~
        854 . ~aaaaaaaaaaac
        716 . ~aaaaaaaaaaac F
        -896 . ~aaaaaaaae
        -526 . ~aaaaaaac F
        589 . ~aaaaaaai
        -798 . ~aaaaaab
        959 . ~aeaaaaaeaaac
        864 . ~aeaaaaaeaaac F
        -676 14th
        -1432 <0 fifths>
        -1907 <0 foods>
        -379 <0 strange>
        -141 <0 words>
        -367 <1 fifths>
        76 <1 foods>
        -676 <1 strange>
        340 <1 words>
        26 <2 fifths>
        16 <2 foods>
        -456 <2 strange>
        -91 <2 words>
        -250 <3 fifths>
        -460 <3 foods>
        -48 <3 strange>
        -775 <3 words>
        -302 <4 fifths>
        -1643 <4 foods>
        -1263 <4 words>
        1447 <5 fifths>
        450 <5 foods>
        -824 <5 words>
        -679 <6 words>
        -558 <7 words>
        116 <9 words>
        -2530 <asked>
        974 <meal>
        -2427 <other>
        333 <partly>
        -337 <role 0>
        -277 <role 10>
        -383 <role 11>
        323 <role 12>
        -367 <role 13>
        658 <role 14>
        -1259 <role 15>
        -1485 <role 16>
        -893 <role 17>
        -1055 <role 18>
        -760 <role 19>
        -509 <role 1>
        -1229 <role 20>
        477 <role 21>
        -626 <role 22>
        -470 <role 23>
        254 <role 24>
        -720 <role 25>
        -632 <role 26>
        -866 <role 27>
        -789 <role 28>
        -374 <role 29>
        -982 <role 2>
        83 <role 30>
        -171 <role 31>
        746 <role 32>
        768 <role 33>
        -450 <role 34>
        44 <role 35>
        -1347 <role 36>
        -410 <role 37>
        -575 <role 38>
        54 <role 39>
        -455 <role 3>
        -176 <role 40>
        -572 <role 41>
        -511 <role 42>
        720 <role 43>
        -267 <role 44>
        -605 <role 45>
        -958 <role 46>
        530 <role 47>
        660 <role 48>
        -977 <role 4>
        -642 <role 50>
        578 <role 51>
        -1170 <role 52>
        -670 <role 53>
        -788 <role 54>
        -157 <role 55>
        -1089 <role 57>
        -71 <role 58>
        -226 <role 59>
        -398 <role 5>
        -908 <role 60>
        73 <role 61>
        116 <role 6>
        1362 <role 7>
        271 <role 8>
        -692 <role 9>
        -97 <told>
        -1026 F #
        611 F # #
        642 F # $
        284 F # ,
        -929 F # F
        -634 F # _
        -741 F # a
        570 F # am
        222 F # cup
        -400 F # g
        911 F # kcal
        -346 F # min
        492 F # ml
        258 F # oz
        488 F # pm
        533 F # ~
        911 F # ~aaaaaaaaaaaaab
        510 F # ~aaaaaaaaaaac
        -1051 F # ~aaaaaaaae
        570 F # ~acab
        -739 F # ~aeaaaaaeaaac
        740 F $
        1130 F &
        535 F & F
        1644 F ,
        -641 F , #
        -1109 F , F
        699 F , NO
        32 F , _
        -928 F , a
        525 F , about
        -565 F , all
        -247 F , and
        531 F , ate
        760 F , bit
        341 F , black
        -789 F , dinner
        917 F , drank
        -597 F , im
        -347 F , so
        160 F , went
        249 F , which
        -54 F , ~
        423 F , ~aaaaaaaaaaaaaab
        -783 F , ~aaaaaaaaaaaaaac
        -456 F , ~aaaaaaaaaaaaaae
        130 F , ~aaaaaaaaaaac
        -241 F , ~aaaaaaaaaab
        1541 F , ~aaaaaaaae
        -805 F , ~aaaaaaac
        -221 F , ~aaaaaaai
        -330 F , ~aaaaaaaiaaac
        -778 F , ~aaaaaabacaac
        790 F , ~aaaaaacaaaac
        543 F , ~aaaaab
        -1171 F , ~aeaaaaaeaaac
        939 F , ~ai
        510 F , ~aic
        -852 F , ~b
        903 F .
        -905 F . F
        -313 F . NO
        1323 F F
        -402 F F #
        888 F F $
        391 F F &
        650 F F ,
        1102 F F F
        243 F F NO
        -460 F F _
        440 F F after
        433 F F again
        178 F F and
        383 F F at
        -519 F F baby
        398 F F from
        -717 F F in
        485 F F made
        703 F F n
        -146 F F on
        -647 F F sauce
        392 F F with
        -20 F F ~
        854 F F ~aaaaaaaaaab
        -427 F F ~aaaaaaaae
        237 F F ~aaaaaaaai
        -288 F F ~aaaaaaaaiaac
        424 F F ~aaaaaaaaiaai
        437 F F ~aaaaaab
        497 F F ~aab
        -522 F F ~c
        634 F NO
        367 F NO $
        -665 F _
        2532 F _ #
        995 F _ $
        -1456 F _ ,
        1606 F _ .
        -641 F _ F
        -628 F _ for
        -860 F _ with
        -1171 F _ ~
        -215 F _ ~aaaaaaaae
        -866 F _ ~aaaaaaaaiaai
        -632 F _ ~aaaaaaaaiacc
        -525 F about
        -505 F about #
        719 F after
        -530 F after the
        -637 F again
        617 F again $
        355 F al
        431 F all
        -739 F allergy
        -1041 F and
        -92 F and #
        26 F and F
        151 F and _
        -950 F and stick
        570 F and the
        -981 F are
        483 F around
        488 F around #
        879 F as
        917 F at
        -348 F at _
        502 F at my
        -124 F at the
        -684 F ate
        -284 F baby
        363 F baby food
        552 F balls
        1254 F bar
        6 F bar $
        629 F bar at
        -786 F bath
        -639 F batter
        881 F bears
        395 F bears $
        844 F because
        587 F before
        -357 F before bed
        -364 F before i
        761 F before the
        882 F benedict
        206 F between
        -125 F bowl
        573 F bowl $
        -825 F bowl ,
        276 F bowl with
        169 F breast
        128 F but
        845 F butty
        720 F by the
        454 F chop
        -552 F chops
        567 F con
        436 F con carne
        579 F cos
        -660 F cup
        1269 F dough
        544 F dough $
        735 F down
        413 F drizzle
        562 F earlier
        565 F earlier $
        -635 F fields
        489 F fillet
        607 F finger
        294 F fingers
        424 F fingers $
        -286 F fingers ,
        -554 F first
        -777 F first then
        617 F first thing
        163 F for
        -912 F for F
        467 F for a
        519 F for dinner
        438 F for lunch
        -468 F for my
        -383 F for the
        268 F fried
        479 F from
        -887 F from a
        253 F from the
        810 F got me
        -636 F green
        -701 F have
        -456 F i
        387 F i think
        127 F in
        479 F in F
        675 F in bed
        590 F in front
        323 F in my
        1313 F in the
        -1792 F into
        -570 F is
        527 F is being
        -684 F it
        771 F last night
        -378 F later $
        -594 F left
        504 F leg
        465 F loaf
        -316 F machine
        236 F made with
        281 F masala
        222 F masala and
        -587 F meal with
        602 F melt
        454 F melt $
        -627 F morning
        -837 F morning $
        -323 F n
        64 F n F
        -937 F near
        -491 F night
        -464 F not
        -1275 F of
        588 F of #
        -499 F of a
        -817 F of the
        226 F off
        -336 F off $
        312 F on
        592 F on #
        565 F on F
        301 F on a
        752 F on holiday
        -282 F on it
        431 F on monday
        -313 F on my
        428 F on saturday
        -111 F on the
        -222 F on top
        638 F on white
        -1106 F or
        -1386 F or F
        340 F or so
        516 F or something
        499 F original
        572 F out
        589 F out of
        463 F out with
        662 F over the
        -360 F overnight
        602 F patty
        -1303 F ready
        -500 F recipe
        -342 F rings
        -392 F rings $
        189 F sauce $
        -265 F sauce ,
        -1159 F seeds
        -792 F seeds ,
        330 F served
        -837 F shaped
        352 F slice
        319 F slice $
        -1161 F slices
        -716 F slices and
        1207 F so
        468 F standing
        617 F sticks
        -360 F still
        774 F straight
        333 F sunday
        536 F sunday $
        -846 F taking
        706 F tasting
        93 F that
        -758 F the
        227 F this
        321 F this morning
        280 F to
        -495 F to my
        -962 F today
        341 F too
        566 F too $
        -353 F too long
        618 F ultra
        447 F up the
        -308 F went
        1456 F while
        383 F with
        -79 F with #
        283 F with F
        319 F with a
        -560 F with brown
        -274 F with my
        808 F won
        -1009 F work
        441 F zero
        65 F ~
        -102 F ~ #
        1182 F ~ $
        -284 F ~ ,
        -303 F ~ .
        902 F ~ F
        -880 F ~ _
        -570 F ~ ~
        -780 F ~ ~aaaaaaaaaaaae
        -229 F ~ ~aaaaaaaaaab
        -742 F ~ ~aaaaaaaae
        1056 F ~ ~aaaaaaaai
        552 F ~ ~aaaaaaaaiaaae
        3 F ~ ~aaaaaaaaiaac
        812 F ~ ~aaaaaaaaiaai
        -542 F ~ ~aaaaaaae
        1247 F ~ ~aaaaaaai
        621 F ~ ~aaaaaab
        702 F ~ ~be
        287 F ~aaaaaaaaaaaaaac
        455 F ~aaaaaaaaaaaaaac $
        561 F ~aaaaaaaaaaaaaae
        -788 F ~aaaaaaaaaaaaaai
        936 F ~aaaaaaaaaaaaaaj
        -139 F ~aaaaaaaaaaaae
        465 F ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -26 F ~aaaaaaaaaaac
        -531 F ~aaaaaaaaaaac ~
        608 F ~aaaaaaaaaaacec
        568 F ~aaaaaaaaaaacec ~aaaaaaaai
        463 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        464 F ~aaaaaaaaaab
        -138 F ~aaaaaaaaaab #
        -348 F ~aaaaaaaaaab F
        -828 F ~aaaaaaaaaab ~aaaaaaaaaaac
        820 F ~aaaaaaaaaab ~aeaaaaaeaaac
        -10 F ~aaaaaaaaaab ~aic
        -1358 F ~aaaaaaaae
        734 F ~aaaaaaaae $
        -630 F ~aaaaaaaae _
        -157 F ~aaaaaaaae ~
        -574 F ~aaaaaaaae ~aaaaaaaai
        -477 F ~aaaaaaaae ~aaaaaaaaiaac
        -526 F ~aaaaaaaaeaaaae
        907 F ~aaaaaaaai
        628 F ~aaaaaaaai #
        940 F ~aaaaaaaai F
        363 F ~aaaaaaaai _
        -1183 F ~aaaaaaaai ~
        768 F ~aaaaaaaai ~aaaaaaaae
        -686 F ~aaaaaaaai ~aaaaaaae
        -305 F ~aaaaaaaai ~aeaaaaaeaaac
        -688 F ~aaaaaaaai ~aeaaaaaeaiac
        -640 F ~aaaaaaaai ~be
        265 F ~aaaaaaaaiaaae
        -338 F ~aaaaaaaaiaaae $
        82 F ~aaaaaaaaiaac
        325 F ~aaaaaaaaiaac #
        1264 F ~aaaaaaaaiaac F
        651 F ~aaaaaaaaiaac _
        584 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        -227 F ~aaaaaaaaiaac ~aaaaaaaaaaacai
        187 F ~aaaaaaaaiaac ~aaaaaaaae
        -920 F ~aaaaaaaaiaac ~aaaaaaaaiaac
        959 F ~aaaaaaaaiaac ~aaaae
        1070 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        7 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -640 F ~aaaaaaaaiaac ~aeaaaabe
        -79 F ~aaaaaaaaiaai
        -77 F ~aaaaaaaaiaai #
        588 F ~aaaaaaaaiaai F
        -33 F ~aaaaaaaaiaai ~
        -161 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -281 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        62 F ~aaaaaaaaiacc
        -903 F ~aaaaaaaaiacc F
        -1635 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        785 F ~aaaaaaaaiacc ~aaaaaabac
        696 F ~aaaaaaaaiacc ~aaaaaabacaac
        153 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        -477 F ~aaaaaaaaiacc ~aeaaaaaeaiac
        351 F ~aaaaaaacaaac
        318 F ~aaaaaaacaaac $
        164 F ~aaaaaaai
        1092 F ~aaaaaaai $
        452 F ~aaaaaaai F
        -1270 F ~aaaaaaai _
        -486 F ~aaaaaaai ~
        -482 F ~aaaaaaai ~aaaaaaaaaaac
        609 F ~aaaaaaai ~aaaaaaai
        -129 F ~aaaaaaaiaaac
        -603 F ~aaaaaaaiaaac ~
        -777 F ~aaaaaaaiaaac ~aaaaaaai
        146 F ~aaaaaaaiaaac ~aaaaaab
        -651 F ~aaaaaab
        -801 F ~aaaaaab ,
        -275 F ~aaaaaab ~aaaaaaaaiaai
        -562 F ~aaaaaab ~aaaaaac
        -214 F ~aaaaaabac
        -490 F ~aaaaaabae
        -972 F ~aaaaaac
        -345 F ~aaaaaacaaaaaaai
        -440 F ~aaaaaacaaaac
        -818 F ~aaaaaacaaaac ~aaaaaaaaaaac
        809 F ~aaaaaacaeaaaaai
        256 F ~aaaaaag
        -505 F ~aaaaab #
        291 F ~aaaaacaai
        557 F ~aaaaacaai ~
        577 F ~aaaaacaai ~aaaaaaaaaaaaaae
        -494 F ~aaaaacaai ~aeaaaaaeaiac
        -550 F ~aaaabaaae
        535 F ~aaaae
        507 F ~aaaae $
        -379 F ~aaaaeaai $
        -474 F ~aaacaaaaaaac
        -467 F ~aab
        253 F ~aab ~aaaaaaaaiaai
        791 F ~aabaab ~aaaaaaae
        -574 F ~acaaaiaaaaac
        -673 F ~acaaaiaaaaac ~
        603 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -272 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -832 F ~acab
        -981 F ~acabaiaaaaac
        -900 F ~acabi
        -701 F ~accbab
        -831 F ~aci
        -845 F ~aeaaaaaeaaac
        -319 F ~aeaaaaaeaaac F
        598 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -362 F ~aeaaaabe
        -1388 F ~aic
        -368 F ~be
        389 F ~be ~aaaaaae
        -283 F ~c
        -652 F ~c $
        364 F ~c ~aaaaaabacaac
        235 F ~ee
        -9 NO $
        271 NO ,
        -511 NO , F
        -499 NO , ~
        -544 NO F $
        -658 NO and
        -555 NO for
        -51 NO this
        155 NO today
        420 NO today ,
        -902 NO ~
        -711 NO ~ F
        -653 NO ~aaaaaaaaaab
        -880 NO ~aaaaaaaai
        -551 NO ~aaaaaaaaiacc
        151 NO ~aaaaaabi
        418 NO ~aaaaaabi ,
        -920 NO ~aeaaaaaeaaac
        -50 NO ~aeaaaabe
        -919 NO ~aeaaaabe ~
        726 ^ #
        -190 ^ # #
        371 ^ # F
        521 ^ # _
        452 ^ # a
        -399 ^ # and
        -808 ^ # bags
        -1152 ^ # degrees
        -327 ^ # g
        -799 ^ # k
        -110 ^ # kcal
        586 ^ # lb
        -449 ^ # min
        272 ^ # ml
        457 ^ # of
        522 ^ # piece
        313 ^ # scoops
        -649 ^ # slice
        -691 ^ # slices
        -811 ^ # steps
        -963 ^ # tbsp
        -893 ^ # the
        529 ^ # ~
        -1077 ^ # ~aaaaaaaaaaaaab
        132 ^ # ~aaaaaaaaaaac
        -402 ^ # ~aaaaaaaaaab
        1054 ^ # ~aaaaaaaae
        656 ^ # ~aaaaaaaai
        -649 ^ # ~aaaaaaacaaac
        -464 ^ # ~aeaaaaaeaaac
        -679 ^ # ~c
        399 ^ F
        1073 ^ F #
        1649 ^ F $
        436 ^ F &
        2193 ^ F ,
        -248 ^ F .
        699 ^ F F
        753 ^ F NO
        -763 ^ F _
        722 ^ F a
        935 ^ F after
        852 ^ F again
        912 ^ F and
        -332 ^ F are
        563 ^ F as
        689 ^ F at
        489 ^ F bears
        -338 ^ F before
        377 ^ F benedict
        -1124 ^ F by
        -750 ^ F cup
        650 ^ F fingers
        731 ^ F for
        -464 ^ F garden
        -594 ^ F green
        308 ^ F in
        -372 ^ F is
        -541 ^ F morning
        -321 ^ F off
        -774 ^ F shaped
        710 ^ F tasting
        -549 ^ F the
        568 ^ F this
        571 ^ F up
        1106 ^ F with
        512 ^ F ~
        -588 ^ F ~aaaaaaaaaaaaaai
        508 ^ F ~aaaaaaaaaaaae
        -142 ^ F ~aaaaaaaaaaac
        901 ^ F ~aaaaaaaaaab
        803 ^ F ~aaaaaaaai
        773 ^ F ~aaaaaaaaiaac
        1122 ^ F ~aaaaaaaaiaai
        686 ^ F ~aaaaaaaaiacc
        -778 ^ F ~aaaaaab
        -375 ^ F ~aaaaaac
        673 ^ F ~aaaae
        -372 ^ F ~acaaaiaaaaac
        -332 ^ F ~acabaiaaaaac
        -462 ^ F ~aci
        353 ^ F ~aeaaaabe
        -1001 ^ F ~aic
        -977 ^ NO
        -907 ^ NO $
        770 ^ NO ,
        299 ^ NO today
        296 ^ NO ~aaaaaabi
        -322 ^ _
        337 ^ _ #
        -365 ^ _ $
        -189 ^ _ ,
        -1988 ^ _ .
        -202 ^ _ F
        379 ^ _ _
        -911 ^ _ a
        682 ^ _ as
        -236 ^ _ at
        -707 ^ _ cooker
        615 ^ _ for
        228 ^ _ in
        684 ^ _ on
        132 ^ _ out
        473 ^ _ party
        146 ^ _ ~
        -735 ^ _ ~aaaaaaaaaaaaaac
        276 ^ _ ~aaaaaaaaaaaae
        130 ^ _ ~aaaaaaaaaaacec
        1142 ^ _ ~aaaaaaaae
        511 ^ _ ~aaaaaaaaeaab
        -556 ^ _ ~aaaaaaaai
        875 ^ _ ~aaaaaaaaiaac
        618 ^ _ ~aaaaaaaaiacc
        685 ^ _ ~acab
        -827 ^ _ ~aeaaaaaeaaac
        1673 ^ a
        24 ^ a F
        -836 ^ a _
        474 ^ a cup
        151 ^ a pint
        559 ^ a small
        322 ^ after
        500 ^ after the
        665 ^ airport
        412 ^ all
        -545 ^ american
        499 ^ an
        376 ^ an F
        -852 ^ as
        558 ^ ate
        653 ^ ate the
        -225 ^ baby
        -280 ^ babysitting
        871 ^ back
        1063 ^ back on
        -481 ^ bag
        -292 ^ bag of
        556 ^ baked
        662 ^ barely
        662 ^ barely ate
        1024 ^ beach
        345 ^ big
        -609 ^ big F
        582 ^ bit of
        564 ^ black
        564 ^ black F
        690 ^ boss
        -793 ^ bought
        -409 ^ bought F
        128 ^ bowl
        128 ^ bowl of
        381 ^ breakfast .
        354 ^ broke
        472 ^ brown F
        795 ^ bubble
        868 ^ burnt
        -433 ^ busy
        -436 ^ buy
        -275 ^ buy F
        355 ^ camp
        -710 ^ camp site
        -213 ^ can
        456 ^ can of
        -849 ^ cant
        -591 ^ carb
        -367 ^ cheesy
        708 ^ chicago
        470 ^ chipotle
        409 ^ chipotle bowl
        947 ^ chomped
        529 ^ christmas
        338 ^ club
        338 ^ club F
        1012 ^ coach
        474 ^ conference lunch
        243 ^ consuming
        145 ^ cooked
        352 ^ cooked F
        -1046 ^ costco
        -695 ^ costco run
        348 ^ cottage
        347 ^ cottage F
        -643 ^ could
        -562 ^ craving
        617 ^ cup
        859 ^ cup of
        619 ^ dad
        1536 ^ decaf
        436 ^ decided on
        -264 ^ did
        763 ^ didnt
        -555 ^ didnt eat
        387 ^ didnt have
        143 ^ diet
        660 ^ diet F
        440 ^ dim
        324 ^ dim sum
        -291 ^ dinner
        -951 ^ dishwasher
        1033 ^ double
        -752 ^ drink
        659 ^ dropped
        821 ^ early
        -459 ^ easter
        -851 ^ easy
        -809 ^ easy peasy
        -424 ^ eat
        134 ^ enjoying
        131 ^ enjoying a
        -316 ^ everyone
        -607 ^ fancy
        -643 ^ farmed
        -639 ^ farmed #
        448 ^ fasting
        -460 ^ fed
        -301 ^ fed the
        -430 ^ feeding
        -356 ^ feeling
        865 ^ ferry
        703 ^ finally
        477 ^ finished
        555 ^ finished off
        -427 ^ finished the
        652 ^ fishing
        1115 ^ flask
        -419 ^ food
        -87 ^ for
        170 ^ for a
        -332 ^ for breakfast
        443 ^ for dinner
        175 ^ for my
        504 ^ forgot
        -428 ^ forgot my
        -752 ^ freezer
        812 ^ french
        -538 ^ fridge
        -665 ^ fried
        563 ^ fried F
        -962 ^ fried green
        709 ^ frozen
        712 ^ frozen F
        1057 ^ full
        897 ^ full english
        317 ^ funeral
        816 ^ gave
        -760 ^ get
        353 ^ glass
        350 ^ glass of
        649 ^ good
        334 ^ got
        -858 ^ grab
        1331 ^ grabbed
        634 ^ grabbed a
        -877 ^ grandad
        335 ^ grande
        331 ^ grilled
        513 ^ grilled F
        1106 ^ had
        463 ^ had #
        1042 ^ had F
        -479 ^ had a
        1019 ^ hangover
        -596 ^ hard
        -827 ^ harvest festival
        -653 ^ having
        -248 ^ he
        -855 ^ heartburn
        -392 ^ hello
        -412 ^ hello F
        -676 ^ hi
        383 ^ hike
        381 ^ hike up
        500 ^ home
        923 ^ hospital
        277 ^ hot
        -917 ^ hot cross
        498 ^ hotel
        -237 ^ how
        -597 ^ how many
        45 ^ i
        -454 ^ i ate
        709 ^ i didnt
        620 ^ i had
        553 ^ i just
        387 ^ i possess
        845 ^ iced
        542 ^ iced F
        634 ^ in the
        -1110 ^ ingredients
        -1107 ^ ingredients .
        -905 ^ it
        560 ^ it was
        383 ^ jacket
        384 ^ jacket F
        -867 ^ java
        739 ^ just
        335 ^ just F
        558 ^ kept
        163 ^ kids
        313 ^ kids in
        -1707 ^ lady
        240 ^ large
        703 ^ last night
        601 ^ late
        536 ^ late _
        -616 ^ laundry
        -489 ^ leave
        -793 ^ left
        712 ^ leftovers
        322 ^ library
        -739 ^ like
        -106 ^ lunch
        650 ^ lunch .
        749 ^ maccies
        -869 ^ made
        426 ^ made F
        -795 ^ make
        -642 ^ make that
        -997 ^ marinade
        -582 ^ maybe
        -1136 ^ meal
        -607 ^ meal prep
        -285 ^ medium
        602 ^ met
        660 ^ mopped
        662 ^ mopped up
        -432 ^ mothers
        -432 ^ mothers day
        620 ^ mowed
        -370 ^ mr F
        768 ^ mr kipling
        699 ^ munched
        -157 ^ my
        127 ^ my F
        342 ^ my _
        515 ^ nasi
        -495 ^ need
        -658 ^ new
        634 ^ night
        -486 ^ not
        311 ^ nothing
        733 ^ nothing for
        267 ^ office
        422 ^ oh
        560 ^ on call
        -388 ^ on the
        948 ^ only
        -1594 ^ order
        -422 ^ ordered
        -556 ^ ordered a
        -190 ^ out of
        447 ^ overnight
        450 ^ overnight F
        -1306 ^ packed
        840 ^ pad
        442 ^ pad thai
        -522 ^ paint
        -659 ^ painted
        831 ^ papa
        528 ^ passed on
        -722 ^ pick
        -716 ^ pick up
        -435 ^ picked #
        709 ^ picked at
        -352 ^ piece
        -976 ^ plan
        -360 ^ planted
        637 ^ popped
        -585 ^ potluck
        -1281 ^ printer
        -1530 ^ probably
        829 ^ protein
        260 ^ protein F
        1007 ^ protein bar
        433 ^ pulled
        283 ^ puppy
        600 ^ quick
        727 ^ quick #
        -545 ^ recipe
        -474 ^ recipe .
        637 ^ red F
        601 ^ roast
        211 ^ roast F
        682 ^ roast dinner
        352 ^ said
        352 ^ said NO
        759 ^ sampled
        1032 ^ saved
        461 ^ saw
        792 ^ schooner
        468 ^ second
        386 ^ shepherds
        414 ^ shepherds F
        569 ^ shopping trip
        775 ^ side
        768 ^ skipped
        833 ^ skipped lunch
        292 ^ slept
        62 ^ slice
        524 ^ slice of
        177 ^ small F
        647 ^ smashed
        703 ^ somebody
        -699 ^ sour
        361 ^ spag
        -368 ^ sports
        -368 ^ sports day
        550 ^ spring
        550 ^ spring F
        -434 ^ starbucks
        -462 ^ starbucks F
        -688 ^ staying
        1224 ^ stir
        1425 ^ stir fry
        1518 ^ stole
        1217 ^ stopped
        620 ^ stopped at
        -756 ^ substitute
        1224 ^ subway
        921 ^ subway ,
        258 ^ sunday
        -631 ^ sunday F
        324 ^ sunday roast
        -1024 ^ sweet
        706 ^ talked
        471 ^ team
        -1315 ^ tesco
        -911 ^ that
        -750 ^ that was
        -1282 ^ the
        511 ^ the F
        479 ^ the _
        539 ^ the cat
        698 ^ there was
        -597 ^ thirsty
        916 ^ this
        650 ^ this _
        288 ^ this morning
        -634 ^ threw
        416 ^ toad
        413 ^ toad in
        -757 ^ tomorrow
        -733 ^ tomorrow .
        452 ^ tonight
        -637 ^ too
        -444 ^ traffic
        688 ^ trail
        688 ^ trail mix
        316 ^ tried
        531 ^ trip
        548 ^ trip to
        211 ^ trying
        200 ^ trying to
        -591 ^ turned
        -522 ^ turned down
        -395 ^ vanilla
        -592 ^ vanilla F
        -765 ^ waiter
        -719 ^ walk
        292 ^ walked
        354 ^ walked the
        631 ^ walking
        413 ^ was
        722 ^ we had
        699 ^ went
        722 ^ went out
        -514 ^ were
        -835 ^ what
        -723 ^ who
        -534 ^ wish
        509 ^ won the
        -797 ^ yellow
        152 ^ ~
        -1056 ^ ~ #
        -1392 ^ ~ .
        552 ^ ~ F
        -966 ^ ~ _
        1545 ^ ~ ~
        433 ^ ~ ~aaaaaaaaaaaaaac
        474 ^ ~ ~aaaaaaaaaaacec
        606 ^ ~ ~aaaaaaaaaab
        -140 ^ ~ ~aaaaaaaae
        214 ^ ~ ~aaaaaaaaeaab
        970 ^ ~ ~aaaaaaaaeaag
        1071 ^ ~ ~aaaaaaaai
        -149 ^ ~ ~aaaaaaaaiaac
        -890 ^ ~ ~aaaaaaaaiaai
        -172 ^ ~ ~aaaaaaaaiacc
        1325 ^ ~ ~aaaaaaac
        -1007 ^ ~ ~aaaaaaae
        -760 ^ ~ ~aaaaaaaiaaac
        -301 ^ ~ ~aaaaaab
        508 ^ ~ ~aaaaaabacaac
        424 ^ ~ ~aaaaaabae
        -111 ^ ~ ~aaaaacaai
        558 ^ ~ ~aaaae
        737 ^ ~ ~aacaaab
        584 ^ ~ ~acab
        491 ^ ~ ~acabaiaaaaac
        -287 ^ ~ ~aeaaaaaeaaac
        -141 ^ ~ ~aeaaaaaeaiac
        477 ^ ~ ~c
        427 ^ ~aaaaaaaaaaaaaaab
        430 ^ ~aaaaaaaaaaaaaaac
        1311 ^ ~aaaaaaaaaaaaaab
        -427 ^ ~aaaaaaaaaaaaaab #
        -651 ^ ~aaaaaaaaaaaaaab F
        462 ^ ~aaaaaaaaaaaaaab ~
        331 ^ ~aaaaaaaaaaaaaab ~aaaaaaaaaaaae
        -335 ^ ~aaaaaaaaaaaaaab ~aaaaaaaae
        303 ^ ~aaaaaaaaaaaaaab ~aaaaaaaiaaac
        71 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -898 ^ ~aaaaaaaaaaaaaac
        -539 ^ ~aaaaaaaaaaaaaac #
        -379 ^ ~aaaaaaaaaaaaaac F
        584 ^ ~aaaaaaaaaaaaaac ~
        -232 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -394 ^ ~aaaaaaaaaaaaaae
        679 ^ ~aaaaaaaaaaaaaae &
        415 ^ ~aaaaaaaaaaaaaae ~
        -619 ^ ~aaaaaaaaaaaaaae ~aic
        -64 ^ ~aaaaaaaaaaaaaai
        769 ^ ~aaaaaaaaaaaaaaj
        487 ^ ~aaaaaaaaaaaaaaj ~
        -467 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -347 ^ ~aaaaaaaaaaaaab
        259 ^ ~aaaaaaaaaaaaab F
        433 ^ ~aaaaaaaaaaaaab ~
        768 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        295 ^ ~aaaaaaaaaaaaacb
        354 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        584 ^ ~aaaaaaaaaaaaai
        315 ^ ~aaaaaaaaaaaaai ~
        -347 ^ ~aaaaaaaaaaab
        -361 ^ ~aaaaaaaaaaac
        -158 ^ ~aaaaaaaaaaac F
        889 ^ ~aaaaaaaaaaac ~
        -638 ^ ~aaaaaaaaaaac ~aaaaaaaaaaac
        506 ^ ~aaaaaaaaaaac ~aaaaaaaae
        568 ^ ~aaaaaaaaaaacaab
        -585 ^ ~aaaaaaaaaaacac
        -525 ^ ~aaaaaaaaaaacac ~
        -189 ^ ~aaaaaaaaaaacec ~aaaaaaaai
        -747 ^ ~aaaaaaaaaaah
        -557 ^ ~aaaaaaaaac
        885 ^ ~aaaaaaaae
        -984 ^ ~aaaaaaaae #
        -426 ^ ~aaaaaaaae .
        -453 ^ ~aaaaaaaae F
        556 ^ ~aaaaaaaae _
        759 ^ ~aaaaaaaae ~
        940 ^ ~aaaaaaaae ~aaaaaaaai
        -136 ^ ~aaaaaaaae ~aaaaaaaaiaac
        -326 ^ ~aaaaaaaae ~aaaaaaai
        -715 ^ ~aaaaaaaae ~aaaaaabae
        -481 ^ ~aaaaaaaae ~aaaaaacaaaaaaai
        -520 ^ ~aaaaaaaae ~aeaaaaaeaaac
        962 ^ ~aaaaaaaae ~c
        403 ^ ~aaaaaaaaeaaaaab
        -63 ^ ~aaaaaaaaeaaaaac
        582 ^ ~aaaaaaaaeaaaae
        250 ^ ~aaaaaaaaeaab
        -772 ^ ~aaaaaaaaeaab ~aaaaaabacaac
        537 ^ ~aaaaaaaaeaab ~aaaaacaai
        59 ^ ~aaaaaaaaeaac
        -539 ^ ~aaaaaaaaeaag
        531 ^ ~aaaaaaaai
        610 ^ ~aaaaaaaai #
        -667 ^ ~aaaaaaaai _
        465 ^ ~aaaaaaaaiaac
        598 ^ ~aaaaaaaaiaac _
        554 ^ ~aaaaaaaaiaac ~aaaabaabe
        -269 ^ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -762 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -154 ^ ~aaaaaaaaiacc
        -380 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        173 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -932 ^ ~aaaaaaab
        -793 ^ ~aaaaaaac
        -724 ^ ~aaaaaaac #
        -141 ^ ~aaaaaaac F
        1429 ^ ~aaaaaaac ~aaaaaaac
        682 ^ ~aaaaaaac ~aaaaaabacaac
        -636 ^ ~aaaaaaac ~aeaaaaaeaaac
        62 ^ ~aaaaaaacaaac
        523 ^ ~aaaaaaacaaac ~aaaaaaaai
        -290 ^ ~aaaaaaace
        -471 ^ ~aaaaaaad
        598 ^ ~aaaaaaae
        640 ^ ~aaaaaaae F
        525 ^ ~aaaaaaai
        -835 ^ ~aaaaaaai F
        944 ^ ~aaaaaaai ~
        469 ^ ~aaaaaaaiaaac
        -585 ^ ~aaaaaaaiaaac ~
        76 ^ ~aaaaaab
        977 ^ ~aaaaaab .
        242 ^ ~aaaaaab ~aaaaaaaai
        69 ^ ~aaaaaabac
        167 ^ ~aaaaaabac .
        -418 ^ ~aaaaaabacaac
        472 ^ ~aaaaaabacaac .
        256 ^ ~aaaaaabacaac ~
        379 ^ ~aaaaaabacaac ~acabai
        639 ^ ~aaaaaabae
        416 ^ ~aaaaaac
        -480 ^ ~aaaaaac ~aeaaaaaeaaac
        359 ^ ~aaaaaacaaaaaaci
        359 ^ ~aaaaaacaaaaaaci NO
        -48 ^ ~aaaaaacaaaac
        -490 ^ ~aaaaaacaaaac F
        -432 ^ ~aaaaaacaaaac ~aaaaaaaaaaaaaab
        567 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        -205 ^ ~aaaaaae
        -949 ^ ~aaaaaae F
        442 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        -329 ^ ~aaaaaaeaaaaaaab
        220 ^ ~aaaaaaeaaaaaaai
        -480 ^ ~aaaaaaec
        -853 ^ ~aaaaaag
        -534 ^ ~aaaaaagaaaaaaai
        1527 ^ ~aaaaaagaaaaaaaj
        384 ^ ~aaaaaam
        -644 ^ ~aaaaaamaaaaaaab
        -332 ^ ~aaaaaamaaaaaaab F
        -303 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        466 ^ ~aaaaaamae
        377 ^ ~aaaaaao
        395 ^ ~aaaaab
        277 ^ ~aaaaab ~aaaaacaai
        -975 ^ ~aaaaabac
        485 ^ ~aaaaabc
        -419 ^ ~aaaaabc ~aeaaaaaeaiac
        -859 ^ ~aaaaae
        -517 ^ ~aaaaai
        -133 ^ ~aaaab
        -475 ^ ~aaaabaaaaaaaaab
        -525 ^ ~aaaabaaae .
        570 ^ ~aaaabaaaeaaaaab ~aaaaaaaaeaab
        -249 ^ ~aaaabaabe
        691 ^ ~aaaae
        -614 ^ ~aaaae F
        323 ^ ~aaaae ~aaaaaaac
        451 ^ ~aaaaeab
        -755 ^ ~aaaaf
        -735 ^ ~aaaaf .
        -506 ^ ~aaacaaaaaaac
        450 ^ ~aaaiaaaaaaaaaab
        310 ^ ~aaaiaaaaaaac
        -900 ^ ~aaaiaaaaaaac ~
        726 ^ ~aaaiaaaaaaac ~aaaaaaaaiacc
        -811 ^ ~aab
        -1063 ^ ~aab #
        287 ^ ~aab F
        576 ^ ~aab ~
        -1039 ^ ~aab ~aaaaaaaaaaaaaae
        709 ^ ~aab ~aaaaaaaai
        121 ^ ~aabaab
        -421 ^ ~aacaaaaaaaac
        -763 ^ ~aacaaaac
        -750 ^ ~aacaaab
        -1590 ^ ~aacaaabc
        -790 ^ ~aacaaacc
        -635 ^ ~aacaaacc ~aeaaaabe
        -610 ^ ~aacaaae
        -736 ^ ~aacaaaeaiaac
        -494 ^ ~aacaabc
        -437 ^ ~aacabaab
        -276 ^ ~aacabaab F
        351 ^ ~aae
        645 ^ ~aae ~aaaaaabac
        782 ^ ~aaeaaaaaaaac
        617 ^ ~aaeaaaaaaaac ~aaaaaaaai
        -530 ^ ~ab
        -833 ^ ~ab ~
        -514 ^ ~abaaaaaaae ~be
        -846 ^ ~abaaaab
        -452 ^ ~ac
        454 ^ ~ac ~aaaaaaaai
        -594 ^ ~ac ~be
        -312 ^ ~acab
        408 ^ ~acabai
        -835 ^ ~acabi
        -942 ^ ~aci _
        -751 ^ ~aci ~aaaaaaaaaaaaae
        604 ^ ~aci ~aaaaaaac
        -798 ^ ~aci ~aacaaaaaaaac
        763 ^ ~aci ~aacaaaac
        378 ^ ~aci ~accbab
        425 ^ ~aeaaaaae
        374 ^ ~aeaaaaae F
        521 ^ ~aeaaaaaeaaac
        -238 ^ ~aeaaaaaeaaac #
        677 ^ ~aeaaaaaeaaac F
        444 ^ ~aeaaaaaeaaac ~
        -399 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -668 ^ ~aeaaaaaeaaac ~aaaaaab
        -459 ^ ~aeaaaaaeaaac ~c
        541 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -151 ^ ~aeaaaaaeaiac
        109 ^ ~aeaaaaaeaiac F
        315 ^ ~aeaaaaaeaiac _
        -456 ^ ~aeaaaaaeaiac ~
        704 ^ ~aeaaaabaaae ~acabai
        -905 ^ ~aeaaaabe
        633 ^ ~aeaaaabe _
        -386 ^ ~aeaaaabe ~aaaaaaaae
        288 ^ ~aeaaaabe ~aaaaaab
        1552 ^ ~ai
        141 ^ ~ai #
        465 ^ ~ai F
        871 ^ ~ai ~
        -92 ^ ~ai ~aaaaaaaaiaac
        559 ^ ~ai ~aeaaaaaeaaac
        1105 ^ ~aic
        620 ^ ~aic #
        624 ^ ~aic F
        555 ^ ~aic ~aaaaaaaaiaaae
        560 ^ ~aic ~aeaaaaaeaaac
        -579 ^ ~aic ~aeaaaaaeaiac
        -249 ^ ~b
        230 ^ ~be
        179 ^ ~be ~
        438 ^ ~be ~aab
        -457 ^ ~be ~acabi
        978 ^ ~be ~aci
        612 ^ ~be ~ai
        850 ^ ~be ~aic
        384 ^ ~c
        131 ^ ~c F
        161 ^ ~c _
        -401 ^ ~c ~
        355 ^ ~c ~aaaaaaaae
        259 ^ ~c ~aaaaaaaaeaab
        -997 ^ ~c ~aaaaaaaaiaac
        -508 ^ ~c ~aaaaaaai
        543 ^ ~c ~aaaaaagaaaaaaai
        608 ^ ~c ~aaaaaao
        -389 ^ ~caaaaaaaeaac
        -355 ^ ~ee
        1065 ^ ~ee ~aaaaaag
        532 ^ ~ee ~aab
        -990 ^ ~i
        -997 _ #
        -1166 _ # $
        -1301 _ # F
        -1154 _ # pm
        236 _ # with
        -536 _ # ~
        680 _ # ~aaaaaaaaiaac
        236 _ # ~aaaaaaaaiaai
        -541 _ $
        49 _ ,
        508 _ , F
        -1401 _ , NO
        262 _ , a
        -809 _ , italian
        476 _ , the
        498 _ , ~
        399 _ , ~aaaaaaai
        670 _ , ~aeaaaaaeaaac
        202 _ .
        993 _ . F
        -492 _ . _
        -618 _ . ~
        425 _ F
        231 _ F $
        -640 _ F F
        -629 _ F _
        -578 _ F and
        312 _ F in
        -523 _ F on
        480 _ F ~
        -560 _ F ~aaaaaaaaaab
        380 _ NO
        -470 _ _
        -1019 _ _ #
        -785 _ _ $
        -194 _ _ ,
        -834 _ _ F
        396 _ _ _
        1521 _ _ by
        1557 _ _ ~aaaaaaaai
        -260 _ a F
        -384 _ after
        -439 _ afternoon
        -417 _ all
        509 _ all day
        -321 _ and
        573 _ at
        -1000 _ at the
        -634 _ between
        414 _ but
        626 _ by
        -476 _ by mouth
        -735 _ cooker
        491 _ day
        537 _ done
        -683 _ down
        625 _ dram
        848 _ finally
        -33 _ for
        -631 _ for #
        239 _ for F
        -614 _ for a
        -563 _ had
        750 _ home
        571 _ i
        -346 _ in
        144 _ in _
        307 _ in the
        692 _ into a
        -728 _ is
        158 _ it
        403 _ machine
        662 _ machine F
        652 _ me
        -404 _ my
        1403 _ noon
        1056 _ noon $
        -393 _ of
        -701 _ of myself
        1361 _ of the
        -711 _ on $
        565 _ on F
        -76 _ on the
        -187 _ oz
        -401 _ oz ,
        319 _ oz of
        -827 _ report
        636 _ station
        818 _ the
        39 _ the F
        -324 _ then
        -704 _ to
        360 _ to cook
        298 _ to the
        425 _ up
        -879 _ up $
        304 _ up with
        -180 _ with
        456 _ with the
        219 _ ~
        -1129 _ ~ #
        -234 _ ~ $
        877 _ ~ F
        540 _ ~ _
        -540 _ ~ ~
        797 _ ~ ~aaaaaaaaaab
        -761 _ ~ ~aaaaaaaae
        1267 _ ~ ~aaaaaaaai
        418 _ ~ ~aaaaaaaaiaac
        539 _ ~ ~aaaaaaaaiacc
        -380 _ ~ ~aeaaaaaeaaac
        -942 _ ~aaaaaaaaaaaaaac
        -658 _ ~aaaaaaaaaaaaaae
        853 _ ~aaaaaaaaaaaae
        -602 _ ~aaaaaaaaaaaae $
        298 _ ~aaaaaaaaaaaae ~aaaaaaaaiaai
        541 _ ~aaaaaaaaaaac $
        -266 _ ~aaaaaaaaaab
        418 _ ~aaaaaaaab
        228 _ ~aaaaaaaae
        -230 _ ~aaaaaaaae $
        413 _ ~aaaaaaaae ,
        519 _ ~aaaaaaaae .
        973 _ ~aaaaaaaae F
        -718 _ ~aaaaaaaae ~
        425 _ ~aaaaaaaaeaab
        727 _ ~aaaaaaaaeaab ,
        148 _ ~aaaaaaaai
        -324 _ ~aaaaaaaai #
        -377 _ ~aaaaaaaai F
        -681 _ ~aaaaaaaai _
        409 _ ~aaaaaaaai ~
        856 _ ~aaaaaaaai ~aaaaaaaiaaac
        242 _ ~aaaaaaaai ~aeaaaaaeaaac
        -71 _ ~aaaaaaaaiaac
        -725 _ ~aaaaaaaaiaac $
        271 _ ~aaaaaaaaiaac _
        -171 _ ~aaaaaaaaiaac ~
        -193 _ ~aaaaaaaaiaai
        489 _ ~aaaaaaaaiaai ~aaaaaaaaaaaaaae
        382 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -5 _ ~aaaaaaaaiacc
        -630 _ ~aaaaaaaaiacc #
        243 _ ~aaaaaaaaiacc F
        -556 _ ~aaaaaaaaiacc ~
        -737 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        418 _ ~aaaaaaai
        -608 _ ~aaaaaaai $
        -689 _ ~aaaaaaai ~aaaaaaaaaaac
        -557 _ ~aaaaaaaiaaac
        -258 _ ~aaaaaaaiaaac ~
        45 _ ~aaaaaab
        -582 _ ~aaaaaab $
        158 _ ~aaaaaab ,
        -467 _ ~aaaaaabacaac
        -394 _ ~aaaaaac
        -770 _ ~aaaaacaai
        360 _ ~aaaaacaai ~aacaaaac
        760 _ ~aaaaacaai ~aeaaaaaeaaac
        -729 _ ~acaaaiaaaaac
        292 _ ~acab
        947 _ ~aci
        574 _ ~aeaaaaaeaaac
        -324 _ ~aeaaaaaeaaac F
        -813 _ ~aeaaaaaeaaac _
        615 _ ~aeaaaaaeaaac ~aaaaaab
        -423 _ ~aeaaaaaeaiac
        -71 _ ~aeaaaabe
        -301 _ ~aeaaaabe $
        950 _ ~be
        770 _ ~c
        -716 _ ~ee
        523 a
        320 a #
        264 a # F
        383 a # _
        257 a # of
        -168 a # ounce
        373 a # oz
        544 a F
        386 a F $
        -653 a F ,
        -402 a F F
        -350 a F _
        -534 a F after
        215 a F and
        5 a F at
        964 a F bar
        437 a F between
        -770 a F but
        -525 a F for
        360 a F in
        304 a F on
        -167 a F with
        -335 a _
        249 a _ $
        -703 a bad
        -649 a bag of
        -366 a bit
        -622 a bit of
        -318 a bottle
        283 a bowl
        276 a bowl of
        181 a can
        350 a cup
        177 a cup of
        -667 a day
        -712 a double
        -523 a good
        -648 a kilo
        957 a la
        457 a medium
        490 a morning
        426 a mug
        -354 a nap
        -551 a new
        342 a package
        341 a package of
        1206 a pint
        424 a pint $
        -445 a pound
        -388 a pound of
        422 a protein
        387 a protein bar
        326 a raw
        303 a satisfying
        311 a single
        -237 a slice of
        439 a small
        225 a small F
        -1056 a splash
        -1054 a splash of
        513 a tablespoon
        519 a tablespoon of
        393 a tin
        485 a tin of
        664 a tub
        664 a tub of
        -537 a whole
        -717 a whole F
        -1030 about
        942 about #
        1003 about # $
        359 about # F
        -1158 about F
        -311 about F $
        -400 about the
        688 actually
        -587 add
        295 added
        301 after
        -558 after #
        -541 after F
        -738 after F $
        -718 after dinner
        -718 after dinner $
        -694 after my
        -915 after the game
        481 after the gym
        143 afternoon
        -700 again $
        -1427 against
        -307 air
        385 airport
        370 al
        -390 alarm
        786 all
        -598 all $
        636 all day
        -415 all day $
        710 all good
        706 all good $
        1082 all i
        392 all morning
        -587 all my
        615 all night
        400 all of
        -1199 allergy
        -1865 allotment
        -853 almost
        371 along
        -491 always
        -270 am $
        -748 am and
        -1299 american
        -568 american F
        828 an
        1253 an F
        572 an F $
        292 an F and
        480 an _
        -709 an hour
        -515 an hour $
        537 and
        300 and # F
        342 and # a
        345 and F
        1254 and F $
        571 and F ,
        852 and F F
        684 and F after
        -590 and F again
        754 and F and
        213 and F at
        -834 and F from
        217 and F in
        -927 and F of
        534 and F sauce
        -1009 and F work
        -200 and NO
        402 and _ $
        648 and _ F
        771 and a
        -17 and a F
        629 and an
        572 and an F
        148 and ate
        750 and had
        1274 and i
        654 and i _
        -40 and some
        568 and some F
        -948 and stick
        -431 and the
        -295 and the F
        350 anna
        557 anniversary
        -554 any
        -368 anything
        885 anyway
        533 appointment ,
        -42 are
        -541 are F
        371 around
        272 around #
        485 around # pm
        973 arvo
        -1232 as
        -2053 as F
        -1652 as F F
        -333 as a
        -771 as a F
        324 as my
        -527 at
        -392 at #
        -450 at # $
        -239 at # ,
        282 at # am
        386 at # pm
        -259 at F
        -683 at F ,
        189 at _ $
        555 at _ ,
        837 at dennys
        1061 at my
        225 at my desk
        500 at nans $
        794 at the
        -618 at the F
        146 at the _
        547 at the office
        744 at the pub
        552 at the vet
        136 ate
        -421 ate # F
        -829 ate all
        281 ate it
        735 ate it _
        -467 ate my
        343 ate my F
        995 ate the
        771 au
        -525 aunt
        -716 avoid
        -711 avoid F
        -514 away
        -439 away the
        -51 baby
        -375 baby $
        391 baby food
        -312 babysitting
        -753 back
        -690 back $
        -788 back in
        819 back on
        -602 bad
        -525 bad F
        405 bad day
        658 bag
        677 bag $
        556 bag of
        988 bag of F
        -1504 bags
        -532 bags of
        -529 bags of F
        1001 baked
        137 baked F
        715 baked F $
        -461 baked F ,
        -893 baked F for
        117 bakery
        433 bakery $
        692 bakery ,
        -1164 baking
        522 balcony
        -464 ball
        -665 balls
        -835 balls ,
        -1098 balls , F
        1151 banh
        561 banh mi
        1539 bar
        334 bar ,
        706 bar at
        -877 bar of
        677 barely
        666 barely ate
        434 barely ate ,
        499 basket
        -910 bath
        -592 bathroom
        -581 batter
        235 bbq
        -1382 be
        661 be good
        410 be healthy
        409 be healthy ,
        614 beach
        491 beach again
        603 bears
        395 bears $
        1086 because
        323 bed ,
        -274 been
        156 before
        683 before #
        -288 before i
        -352 before i got
        763 before the _
        123 being
        380 bell
        880 benedict
        -883 best
        -383 best F
        -376 between #
        653 beyond
        828 big
        646 big #
        645 big # $
        -482 big F
        719 bike
        -445 bin
        604 bird
        406 birthday
        -822 birthday F
        635 bit _
        728 bit _ $
        -63 bit of
        -684 bit of a
        947 bits
        468 bitter
        466 bitter $
        1750 black
        583 black $
        2 black F
        385 black F $
        794 blankets
        -622 block
        900 blood
        748 bloody mary
        737 bloody mary $
        847 blorf
        -1234 blossom
        1234 blue
        353 bo
        -582 board
        -755 boil
        512 boiled
        698 boiled F
        786 bol
        453 bond
        452 bond film
        444 bone
        389 bone in
        293 boneless
        869 bonfire
        -203 book
        -607 book $
        -515 booked
        -180 boss
        833 both
        -526 bottle
        -818 bottle $
        234 bottle of
        -1411 bought
        -1215 bought F
        -1323 bought F $
        1157 bought a F
        1041 bowl
        -250 bowl $
        -226 bowl ,
        -987 bowl , F
        751 bowl of
        413 bowl of F
        446 bowl with
        371 bowl with F
        412 box
        375 box $
        -1143 boxes
        623 boy
        562 boy $
        684 break
        662 break $
        794 breakfast
        -692 breakfast $
        -807 breakfast ,
        -532 breakfast , F
        426 breakfast .
        429 breakfast F
        1162 breast
        789 breast ,
        774 breast , #
        1034 brekkie
        -692 bride
        -1340 bring
        -532 bring F
        -557 bringing
        751 broke
        -667 broke $
        695 broke down
        502 broke my
        466 broke my phone
        352 broken
        1151 brought
        -89 brown
        -282 brown $
        1001 brown F
        221 brown F $
        1014 bubble
        474 bubble F
        -822 buddy
        -895 budget
        711 buffet
        -1434 bump
        543 burned
        -59 burnt
        -285 burnt so
        -287 burnt so NO
        -428 burnt the
        168 bus $
        -1053 business
        -1189 busy
        1407 but
        747 but had
        350 but i
        -530 but it
        184 but the
        661 but the F
        -1285 butcher
        927 butty
        557 butty $
        -590 buy
        -363 buy F
        -288 buy F ,
        -352 by #
        -477 by mouth
        728 by the
        -444 c
        768 cab
        1371 caesar
        477 caesar F
        181 caesar F $
        562 call
        697 call ,
        602 calling
        359 calorie
        -302 calories
        1464 came
        206 camp
        -695 camp site
        222 can
        786 can $
        -221 can i
        648 can of
        491 can of F
        -380 can you
        -994 cancelled
        98 canned
        285 cans
        -1442 cant
        760 canteen
        -755 capsule
        -757 capsule $
        -1140 capsules
        -394 car $
        265 car broke
        265 car broke down
        593 car park
        619 car park $
        -392 carb
        -1340 carbohydrates
        -928 card
        448 carne
        -1255 caster
        -633 cat
        591 cat at
        591 cat at the
        -514 catering
        1185 caved
        1245 celebrate
        439 celebrated
        228 centre
        643 cha
        -952 chalk
        803 change
        -243 chart
        -291 cheesy
        436 cheesy F
        412 chef
        414 chess
        1417 chicago
        1241 chick
        635 chilis
        -904 chillies
        949 chinese
        495 chipotle
        411 chipotle bowl
        -859 chipped
        949 chomped
        354 chop
        711 chops
        522 chops $
        1168 chow
        728 chow mein
        456 christening
        -562 christmas
        -697 christmas $
        304 christmas party
        -698 chuck
        888 chugged
        453 church
        590 class $
        621 clean $
        -694 client
        -795 client ,
        913 cliff
        921 cliff bar
        -839 clockwork
        -803 closed
        -777 closed $
        196 club
        782 club F
        484 coach
        837 cob
        -1279 coca
        -1281 coca F
        577 cold
        -692 cold $
        812 cold F
        -1371 come
        957 comfort
        -854 coming
        903 con
        434 con carne
        460 cone
        757 conference
        509 conference lunch
        526 consisted
        528 consisted of
        -241 consumed
        270 consuming
        282 containing
        -490 contains
        -517 contains F
        34 cook
        653 cook ,
        333 cook so
        249 cooked
        -470 cooked $
        305 cooked ,
        178 cooked F
        -853 cooker
        454 cooking $
        -495 cool
        -1214 cooling
        431 corner
        598 cos
        291 costa
        -902 costco
        -693 costco run
        526 cottage
        526 cottage F
        -712 couch
        -638 couch F
        988 could
        1520 couldnt
        1288 count
        739 counter
        636 couple
        -822 course
        -433 court
        512 cracked
        -949 crafted
        683 cramps
        -181 craving
        -246 craving F
        -278 craving F $
        626 crispy
        -1182 cross
        642 cross F $
        -1013 crown
        973 crumbs
        802 crunch
        -1233 crush
        117 crust
        1181 crusts
        -462 cry
        709 cup
        1107 cup $
        -797 cup ,
        -750 cup F
        497 cup F $
        -530 cup F ,
        368 cup F F
        1206 cup of
        224 cup of F
        -351 d
        713 da
        487 dad
        290 dark F
        -520 day
        -334 day #
        -537 day # $
        688 day # ,
        -1063 day $
        803 day , F
        -375 day .
        -635 day . F
        -559 day at
        -444 day with
        -767 day with a
        -629 days
        1036 de
        1464 decaf $
        -1001 decide
        439 decided on
        797 deep dish
        -390 defrost
        -740 degrees
        1022 delayed
        613 demolished
        530 demolished a
        862 dennys
        1424 desk
        218 desk $
        2285 dessert
        422 dessert $
        -807 diabetic
        1571 did
        -715 did a
        624 did i
        591 did i have
        498 did the laundry
        944 didnt
        -1145 didnt _
        413 didnt eat
        1338 didnt get
        -515 died
        341 diet
        1396 diet F
        680 diet F $
        495 diet starts
        569 diet starts tomorrow
        1108 dim
        889 dim sum
        554 dim sum $
        278 dinner
        584 dinner $
        313 dinner ,
        412 dinner , i
        -810 dinner tomorrow
        -703 dinners
        -372 dish
        -1194 dishwasher
        -1105 do
        -276 do $
        -439 doc
        -418 does
        135 dog
        -695 dog ate
        331 dog then
        -327 dogs
        -1253 doing
        -417 dollars
        -452 done $
        1003 done and
        932 dont
        208 dont _
        545 dont _ $
        940 dont tell
        -539 door
        798 double
        713 double F
        1042 doubles
        640 dough
        416 dough $
        969 down
        -182 down $
        475 down a
        -1163 down to
        -1025 dozen
        572 dr
        625 drained
        1529 dram
        647 dram $
        -563 drank
        -555 drank #
        -581 dreaming
        -575 dreaming of
        -386 dreaming of F
        -681 drew
        65 drink
        374 drink $
        -471 drink more
        -475 drink more F
        -974 drinking
        -1051 drinks
        550 drive
        493 driving to
        494 driving to _
        392 drizzle
        691 drop
        -910 dropped my
        850 dry
        537 dry F
        757 dubai
        913 during
        875 during the
        827 e
        -652 each
        -1025 each $
        -1033 ear
        792 earlier
        554 earlier $
        278 early
        -514 early $
        -286 easter
        476 easter sunday
        -851 easy
        -811 easy peasy
        213 eat
        752 eat #
        -675 eat $
        -668 eat F
        -943 eat F $
        558 eat a
        1060 eat dinner
        624 eaten
        -347 eating
        -961 eating a
        -1162 eats
        -221 eight
        -1727 eighty
        -601 el
        499 else
        914 em
        1361 emergency
        -668 emma
        -742 empty
        -739 end
        758 end of
        736 ended
        1857 energy
        891 energy drink
        476 energy drink $
        -470 england
        964 english
        131 enjoyed
        382 enjoying
        277 enjoying a
        -829 enough
        518 entire
        -741 equal
        374 essay
        422 essay due
        -654 eve
        -736 even
        588 evening
        301 evening $
        926 ever
        -1062 every
        -205 everyone
        -868 everything
        -508 everything F
        729 everywhere
        -441 except
        393 express F
        -445 extra
        -829 extra F
        -1438 face
        747 fairy
        314 fancy
        -581 far
        -739 farmed
        -639 farmed #
        -381 fast
        -815 fast $
        938 fasting
        671 fasting $
        389 fat
        -148 fed
        -369 fed the
        -439 feeding
        -292 feeling
        902 ferry
        460 festival
        855 festival $
        735 few
        -638 fields
        598 filet
        1003 fillet
        1038 filling
        839 filling $
        425 film
        456 film $
        808 finally
        -836 fine
        318 finger
        427 fingers
        478 fingers $
        -284 fingers ,
        683 finish
        514 finished off
        179 finished the
        361 finished the F
        -518 fireworks
        935 first
        -778 first then
        616 first thing
        617 first thing $
        502 first time
        219 first time $
        538 fishing
        798 five
        1343 flake
        1110 flask
        -396 flat
        678 flight
        -914 flower
        -1216 flower $
        504 fluid
        462 fluid ounce
        -681 fly
        -494 fog
        -750 fold
        -1375 food
        -587 food .
        -350 food _
        -553 foods
        236 football
        669 footlong $
        -544 for #
        -398 for F
        573 for F $
        -342 for a F
        1007 for a _
        -181 for a quick
        452 for breakfast
        -527 for breakfast $
        -72 for breakfast ,
        70 for dinner
        505 for dinner $
        252 for dinner ,
        -807 for dinner tomorrow
        628 for lunch
        433 for lunch $
        164 for me $
        -282 for my
        1084 for once
        -900 for santa
        412 for school
        426 for school $
        -534 for the
        1078 for the F
        -345 for the _
        473 for the first
        -1259 for the office
        979 for the road
        492 for the team
        687 forgot
        -479 forgot my
        -453 forgot my F
        -1053 forgot the
        -674 forgot the F
        -1292 forty
        409 four
        744 fourth
        -703 fox
        -1354 freezer
        1101 freezing
        805 french
        716 french F
        -507 fresh
        -696 friday $
        351 fridge
        742 fried
        829 fried $
        564 fried F
        -3 fried F $
        -953 fried green
        -949 fried green F
        436 friends
        458 friends $
        979 from
        -615 from #
        -498 from F
        -849 from a
        951 from tesco
        882 from tesco $
        1444 from the
        767 from the F
        718 from the freezer
        571 from the van
        407 front of
        358 front of the
        -842 frozen
        -976 frozen F
        1231 fry
        516 fry $
        333 fry ,
        -730 fry an
        -724 fry an F
        2315 fry up
        665 full
        -741 full $
        1342 full english
        -464 full of
        -419 full of F
        -355 fun
        -464 fun $
        259 fun size
        52 funeral
        383 g
        291 g $
        556 g .
        664 g . #
        297 g F $
        -1117 g F ,
        299 g F and
        -875 g F with
        352 g bag
        322 g bag $
        475 g of
        -245 g protein $
        -520 game
        664 game $
        417 garden
        487 garden $
        -448 gardening
        64 gave
        622 gave me
        931 gave me #
        -742 get
        -589 get F
        -763 get a
        -557 gets
        -899 getting
        -517 gift
        -644 give
        -579 giving
        814 glass
        381 glass of
        388 glass of red
        921 glazed
        822 glorps
        866 go $
        -1331 goal
        -869 goal #
        614 going
        436 going to
        -651 going to have
        -411 golden
        -631 golden F
        705 good $
        679 goreng
        258 got
        1055 got me
        -1514 grab
        -693 grab F
        1233 grabbed
        896 grabbed F
        569 grabbed F $
        -137 grabbed a
        -921 grams
        371 grams of
        941 grand
        -757 grandad
        655 grande
        367 grande F
        -502 grandma
        -898 grease
        -1483 great
        -491 great $
        -464 great fun
        -461 great fun $
        477 greek
        376 greek F
        444 green F
        899 green F $
        -1422 green F and
        482 greggs
        966 grilled
        984 grilled F
        -1445 guests
        -546 guinea
        -762 guy
        689 gym
        -395 had
        -551 had #
        -425 had # $
        397 had # F
        -404 had # a
        803 had F
        -294 had F $
        -313 had F F
        99 had F at
        209 had F for
        268 had F on
        -631 had NO
        -983 had a
        345 had a F
        -353 had a nap
        -421 had nothing
        73 had the
        899 had the F
        -273 had the plumber
        -530 had to
        -754 hail
        2291 half
        -634 hall
        599 halves
        -570 hamster
        606 hand
        631 handed
        921 handful
        789 handful of
        761 handful of F
        1021 hangover
        1259 happened
        -839 hard
        -859 hard $
        -583 hard F
        -810 hard F F
        -825 harvest festival
        -483 has
        -650 has #
        131 has been
        691 have
        -559 have #
        -415 have F
        629 have _
        -649 have a
        684 have been
        425 have the
        914 have the F
        -465 havent
        -195 having
        -894 having F
        232 having a
        -330 he
        196 healthy
        -943 heartburn
        -992 held
        -897 hell
        -565 hello
        -408 hello F
        -719 hello F $
        -1643 hens
        -278 her F
        -574 here
        -758 here $
        463 hike
        464 hike up
        462 hike up the
        -626 hill
        400 him
        646 him $
        -756 his
        -300 his F
        -973 hit
        737 hole
        688 hole $
        -144 holiday
        134 holiday $
        -244 home $
        486 home ,
        398 homemade
        348 homemade F
        -615 honestly
        -963 hook
        688 hoppers
        -693 horse
        644 hortons
        679 hot
        -618 hot $
        241 hot F
        -1038 hot F F
        676 hot pocket
        670 hot pocket $
        570 hotel
        320 hotel in
        575 hotel in _
        -606 hour
        -524 hour $
        -1394 hours
        -770 house
        -1106 house $
        501 how
        424 how much
        676 how much $
        -1044 hr
        -955 hrs
        -728 humble
        -727 humble F
        -444 hungry
        -393 hungry $
        -1146 hydration
        -405 i cant
        512 i could
        621 i did
        -433 i didnt have
        -382 i get
        747 i got
        875 i got #
        397 i had
        1054 i had F
        317 i have
        -313 i have a
        -851 i left
        392 i possess
        343 i possess a
        424 i think
        415 i think $
        643 i took
        943 i went
        415 i will
        409 i will be
        2505 iced
        1139 iced F
        976 iced F $
        -497 iced F with
        581 id
        -1930 idea
        1344 if _
        348 iftar
        -303 ill
        -325 im
        206 im enjoying
        518 im having
        -400 in
        -529 in # $
        643 in # ml
        793 in ,
        303 in F $
        -795 in F ,
        627 in _ ,
        -892 in a
        530 in a _
        -939 in a cup
        1072 in bed
        647 in bed $
        325 in bed ,
        796 in blankets
        419 in front
        421 in front of
        715 in it $
        580 in leeds
        748 in my F
        -509 in the
        -363 in the F
        614 in the car
        -979 in the freezer
        950 in the fridge
        504 in the garden
        716 in the hole
        809 in the hotel
        1275 in the kitchen
        564 in the library
        -574 in the oven
        639 in the park
        577 in town
        575 in town $
        286 in traffic
        415 inch
        220 inch of
        -565 inches $
        -337 included
        379 indulging
        379 indulging in
        -1114 ingredients
        -1107 ingredients .
        515 insisted
        -1031 install
        206 instant F
        1172 instead
        672 interview
        875 into
        1323 into F
        1066 into a F
        -1209 into the
        -831 invoice
        644 irish
        -1037 is
        -636 is #
        712 is being
        419 is my
        -328 is the
        569 is what
        -613 it
        45 it $
        -1004 it F
        683 it _
        652 it _ $
        1107 it again
        -552 it to
        1529 it was
        -690 italian F
        -797 italian F ,
        -1594 its
        643 jacket
        972 jacket F
        596 jacket F $
        553 jan
        -863 january
        -607 jar
        499 jar $
        -1382 jars
        -503 jars $
        -872 java
        858 joe
        384 judge
        -793 june
        1053 just
        119 just F
        308 just F $
        424 just had
        409 just the
        -893 k
        987 katsu
        385 kcal
        -447 keep
        -650 keeps
        -1480 kent
        -305 kept
        -792 keto
        -841 kevin
        -828 kg
        -341 kg of
        179 kids
        -515 kids $
        -1412 kids F
        -979 kids F .
        -809 kids had
        -735 kids had F
        336 kids in
        341 kids in bed
        550 kiev
        -420 kill
        -646 kilo
        -869 kilos
        767 kipling
        590 kitchen
        590 kitchen $
        554 knife
        -1067 knock
        712 kraft
        501 krispy
        502 krispy F
        707 l
        1147 la
        -1014 lady
        411 lake
        -1343 landlord
        -1098 landlord $
        450 laptop $
        724 large
        -352 large F
        201 large F $
        -533 large F with
        -732 last
        288 last F
        -938 last F $
        493 last _
        -1032 last year
        -341 late
        -773 late $
        561 late _
        -560 late home
        -562 late home $
        -559 later $
        -626 layer
        698 layover
        -1549 lb
        -731 lb #
        -723 lb # oz
        -1077 lbs
        529 lean
        426 leave the
        704 leaves
        -323 leaving
        935 lecture
        654 leeds
        -18 left $
        971 leftover
        427 leftover F
        1196 leftovers
        411 leftovers $
        146 leg
        -561 leg day
        -538 legs
        1010 lemsip
        -1184 letters
        294 library
        1123 licked
        819 light
        437 like
        -464 like F
        -448 like F $
        880 like _
        741 like _ $
        654 link
        -451 links
        -825 links F
        -2667 list
        -377 list $
        -1513 list .
        -873 list . F
        -721 litre
        -308 little
        -1236 living
        545 lo
        -581 loaves
        491 log
        -964 long
        -253 long day
        -491 long day $
        -585 look
        -822 look at
        -371 looked
        -804 looked up
        -804 looked up F
        1811 lost
        -783 lost #
        321 lost my
        450 lost my keys
        -1033 lot
        -584 lot $
        -856 love
        -1094 lovely
        -587 loves
        -351 low
        -1061 lunch
        238 lunch $
        204 lunch ,
        -558 lunch , F
        300 lunch .
        -631 lunch box
        -668 lunch for
        540 lunch today
        467 lunch was
        -998 luncheon
        -1000 luncheon F
        -799 lunches
        605 lunchtime
        -1398 m25
        758 maccies
        666 machine F
        337 made
        -668 made #
        897 made F
        460 made F and
        -552 made me
        242 made with
        -277 make
        424 make that
        421 make that #
        -665 making
        -253 making F
        822 managed
        921 many
        423 maple
        257 marathon
        -1148 marinade
        -274 mark
        966 market
        359 market day
        747 mary
        737 mary $
        851 masala
        223 masala and
        216 masala and F
        203 mashed
        205 mashed F
        809 match
        418 match $
        -1095 maybe
        824 maybe #
        -987 maybe $
        526 mcdonalds
        730 mcdonalds $
        1310 me
        759 me #
        -265 me $
        -1329 me a
        657 meal $
        -611 meal prep
        -588 meal with
        -1724 meant
        517 measuring
        599 med
        297 medium
        363 medium F
        1035 meeting
        643 meeting ,
        579 meetings
        413 meetings $
        798 mein
        850 melt
        836 melt $
        -777 melted
        -770 melted F
        -154 menu
        497 menu $
        580 met
        -795 mg
        -712 mg $
        389 mi
        -688 midnight $
        814 mile #
        1282 milky
        -1051 min
        664 mini
        650 mini F
        -484 mins
        -1242 minutes
        -310 minutes $
        584 missing
        459 mix
        133 mix $
        797 ml
        1280 ml $
        -667 ml F
        -854 ml F $
        -445 mobile
        744 monday
        -337 month $
        704 mopped
        706 mopped up
        -4 morning
        -375 morning $
        247 morning ,
        381 morning , F
        -816 most
        780 mostly
        452 mostly F
        -381 mothers
        -382 mothers day
        1653 mountain
        -923 mouse
        -926 mouse trap
        619 mouth
        543 move
        633 mowed
        -493 mr F
        766 mr kipling
        -1236 mrs
        -802 ms
        -454 much F $
        554 mug
        498 mug of
        441 mug of F
        399 mum
        -394 mum made
        -594 mum made F
        -554 mummy
        205 mums
        701 munched
        375 mushy
        395 mushy F
        325 my
        -585 my F
        1108 my F ,
        290 my _
        -948 my _ $
        297 my _ F
        668 my baby
        744 my breakfast
        226 my desk
        -706 my dinner
        213 my meal
        1836 my mouth
        713 my sister
        98 my snack
        540 my way
        527 my way home
        395 myself
        22 myself $
        -187 myself to
        -740 myself to a
        -409 mystery
        579 n
        -397 n F $
        -941 nail
        -1238 name
        -476 nan
        494 nans $
        -355 nap
        632 nasi
        -1268 near
        -1396 need
        -478 need F
        958 needed
        -497 needs
        839 negative
        782 neighbour
        -505 neighbours
        308 netflix
        -1614 never
        867 never again
        866 never again $
        -939 new
        448 new bond
        448 new bond film
        -565 new flat
        -1305 next
        -270 next week
        1302 ngl
        -599 nice
        595 night
        -300 night in
        506 night out
        1674 nightcap
        -460 nil
        1181 nipped
        629 nite
        681 no
        -391 no $
        -505 no ,
        -646 none
        -548 none $
        387 nonfat
        -185 noon
        -946 normally
        -322 not
        -408 not a
        -870 nothing but
        722 nothing since
        -355 nothing to eat
        -620 now
        72 now $
        823 number
        -560 numbers
        474 nurse
        -820 nutrition
        600 o F
        -1060 o2
        934 of
        203 of #
        612 of # F
        71 of F
        -1068 of F #
        -440 of F ,
        -364 of F again
        -643 of F for
        -425 of F from
        -297 of F in
        580 of F so
        250 of F with
        -460 of _
        115 of _ $
        -694 of _ F
        -1121 of a
        -915 of a F
        -870 of a _
        -332 of baked
        -447 of baked F
        465 of bitter
        466 of bitter $
        256 of cooked
        -476 of frozen
        -565 of frozen F
        497 of it
        330 of light
        -702 of myself
        -701 of myself $
        439 of raw
        372 of red
        752 of the
        683 of the F
        435 of the box
        714 of the day
        466 of the laptop
        -299 of white
        -426 of white F
        195 off
        -687 off $
        -541 off ,
        -325 off F
        -624 off F $
        995 off _
        365 off the
        -483 off the F
        903 off the _
        -749 off the pier
        -993 offer
        889 office
        956 often
        430 oh
        -572 ok $
        -963 old
        -682 on
        405 on #
        -344 on $
        -504 on ,
        156 on F
        583 on F $
        159 on F ,
        -356 on F F
        570 on _ $
        -656 on _ ,
        -202 on a
        702 on a F
        731 on call
        -301 on friday
        -611 on friday $
        683 on holiday
        753 on holiday $
        -464 on it $
        492 on monday
        302 on monday $
        374 on my
        -936 on offer
        -931 on the F
        75 on the _
        519 on the balcony
        626 on the bus
        667 on the cob
        -866 on the dog
        438 on the go
        551 on the pier
        581 on the plane
        -887 on the radio
        527 on the sofa
        123 on the train
        805 on the way
        -195 on top
        653 on tv
        641 on white
        585 once
        521 once $
        813 one
        1110 ones
        474 only
        979 oops
        922 open
        1039 option
        -1643 or
        -1350 or F
        -648 or F F
        504 or so
        504 or so $
        462 or something
        461 or something $
        -1788 order
        -640 order .
        -679 ordered
        -548 ordered F
        -392 ordered a
        559 ordered the F
        -1412 orders
        1014 original
        1469 other
        797 other #
        641 ounce
        611 ounce of
        511 ounces
        485 ounces of
        -872 our
        -111 out
        -657 out #
        -689 out $
        950 out for
        966 out for F
        -674 out of
        -1105 out of F
        688 out of the
        464 out with
        338 outside
        -118 oven
        -358 oven $
        419 over
        684 over my
        -310 over the
        698 over the sink
        -1001 overnight
        -420 overnight $
        -308 overnight F
        294 own
        973 own $
        627 oz
        834 oz $
        -392 oz ,
        -237 oz F
        -447 oz F $
        369 pack
        431 pack $
        362 pack of
        438 package
        439 package of
        -1166 packed
        847 packet
        514 packet $
        1303 pad
        816 pad thai
        430 pad thai $
        1064 paid
        -761 paint
        -783 painted
        -1028 pale
        -725 pan
        420 panera
        -946 paper
        -417 park
        659 park $
        -1141 parkrun
        552 party ,
        537 passed on
        -264 pastor
        -382 patch
        -639 patch $
        1255 patty
        448 pcs
        -808 peasy
        -1061 people
        -1619 percent
        778 phone
        -482 pi
        -1071 pick
        -1095 pick up
        195 picked
        -459 picked #
        798 picked at
        351 picked up F
        432 piece of
        -422 piece of F
        1029 pieces
        745 pieces $
        674 pigs
        839 pigs in
        795 pigs in blankets
        -581 pill
        -954 pinch
        439 pint $
        804 pint of
        373 pint of F
        -519 pints of
        -884 pints of F
        -611 place $
        274 plain
        94 plain F
        -2010 plan
        -754 plan .
        564 plane
        -949 planted
        1141 plate
        220 plate $
        709 plate ,
        504 play ,
        505 played
        -1107 please
        297 plumber
        -275 plumber round
        732 plus
        -165 pm
        -816 pm $
        642 po
        675 po boy
        683 pocket
        675 pocket $
        -656 points
        -934 polish
        -917 polish $
        620 popeyes
        392 possess
        344 possess a
        470 post
        290 pot
        320 pot $
        234 pot F
        -779 potion
        514 pouch
        -283 pound
        -346 pound of
        -742 pound of F
        -736 pounds
        -1132 poured
        -328 powder
        -652 powdered
        -654 powdered F
        635 power
        305 practice
        -1035 prep
        744 prepared
        -1082 price
        -938 printer
        -701 priya
        -1476 probably
        1609 protein
        -307 protein $
        906 protein F
        238 protein F $
        1299 protein bar
        -364 protein bars
        -1456 proud
        909 pub
        492 puff
        1027 punnet
        571 puppy
        581 puppy training
        -894 purple
        -969 put
        -403 put F
        1168 quality
        811 quality street
        1656 quarter
        -553 queue
        598 quick
        727 quick #
        -176 quid
        591 quiz
        -882 race
        -905 rack
        -265 radio
        -1250 raffle
        -394 raining
        -972 raised #
        847 ran
        828 ran over
        350 raw
        -335 raw F
        -472 re
        -281 read
        -481 reading
        -321 ready
        -866 ready $
        358 ready meal
        407 ready salted
        540 real
        -492 really
        -396 recipe
        -489 recipe .
        -910 record
        860 recovery
        212 red
        1326 red $
        521 red F
        288 red F $
        -400 red F ,
        -1366 reduced
        -731 refill
        1020 regret
        422 regular
        864 reheated
        -618 repeat
        -845 report
        193 rest
        435 restaurant
        468 restaurant $
        967 reward
        305 rich F
        -214 ring
        -761 ripe
        1382 road
        584 road $
        2339 roast
        232 roast F
        -338 roast F $
        242 roast F and
        1400 roast dinner
        682 roast dinner $
        710 roast with
        275 roasted
        174 roasted F
        -837 rock
        -966 rolling
        563 rome
        209 room
        510 room $
        715 room ,
        639 rou
        -610 rough
        -391 round
        -1083 royale
        -1036 rule
        -1270 run
        587 run $
        -986 running
        -377 said
        -419 said NO F
        -1017 sale
        425 salted
        687 sam
        -274 same
        1139 sampled
        -1199 santa
        -826 santa ,
        -447 sat
        313 satisfying
        415 saturday night
        659 sauce
        623 sauce $
        -789 sauce ,
        1383 saved
        329 saw
        343 saw the
        447 saw the new
        1251 say
        528 says F
        346 school $
        629 school play
        793 schooner
        488 scoops
        733 scrambled
        702 scrambled F
        610 scrambled F $
        -841 seagull
        -1782 season
        582 second
        560 seconds
        349 see
        -1133 seed
        -1119 seed F
        -791 seeds ,
        -758 self
        279 sent
        -746 sermon
        569 serve $
        -511 served
        -384 serving
        -775 set
        882 settled
        -600 seven
        -1158 shaped
        431 share
        556 share ,
        -364 she
        -901 sheet
        618 shepherds
        641 shepherds F
        509 shepherds F $
        448 shirt
        -828 shoe
        -881 shoot
        -967 shop ,
        538 shop for
        126 shopping
        743 shopping trip
        512 short
        610 shot
        -867 should
        -182 show
        -873 shower
        -1165 shower $
        -554 shut
        -713 sick
        -850 sick $
        575 side
        306 side F
        41 since
        853 since the
        515 single
        476 sink
        322 sip
        385 sipped
        -727 site
        -676 site $
        263 six
        -681 size #
        689 size $
        -803 size of
        -565 sized
        575 skin
        566 skin on
        544 skipped
        -414 skipped dinner
        -413 skipped dinner $
        835 skipped lunch
        -542 skipped the
        -836 skipped the F
        -485 skirt
        -485 skirt F
        -512 skirt F $
        721 slab
        -423 sleep
        -1149 sleep $
        1603 slice
        477 slice $
        -573 slice ,
        467 slice F
        538 slice of
        228 slice of F
        347 slices
        357 slices F
        -715 slices and
        337 slices of
        75 slices of F
        498 sloppy
        -860 slow
        -492 slugs
        1472 small
        232 small F
        516 smashed
        727 smashed a
        -544 smell
        -451 smelled
        -771 smells
        -427 smells of
        456 smoked F
        223 snack
        278 snack $
        203 snack ,
        -694 snacks
        -1860 snap
        -727 snow
        1001 snuck
        2391 so
        853 so #
        867 so # F
        1933 so F
        650 so F $
        326 so F F
        454 so F and
        -647 so NO $
        601 so a
        -917 so far
        319 so i
        -847 so i left
        1105 so that
        -462 so tired
        -460 so tired $
        474 sodium
        550 sofa $
        551 soft serve
        1705 soggy
        -763 sold
        -473 sold F
        441 soldiers
        444 soldiers $
        -718 solids
        -729 solids ,
        58 some
        -198 some F $
        588 some _ $
        886 somebody
        1061 somehow
        -257 someone
        490 something
        448 something $
        -534 sore
        1928 sorry
        1258 sorted
        828 sorted $
        791 sour
        915 sour $
        -1325 sowed
        -1343 soy
        -728 soy ,
        -158 soy F
        -383 soy sauce
        776 spag
        711 spag bol
        676 spears
        648 spice
        654 spicy
        -410 spilled
        -551 splash
        -563 splash of
        381 spoon
        1044 spoons
        -439 sports
        -440 sports day
        502 spring
        1385 spring F
        808 spring F $
        1173 square
        768 square of
        557 squares
        687 stall
        505 stall $
        1475 stand
        801 standing
        655 standing up
        338 standing up $
        687 starbucks $
        -458 starbucks F
        -994 stardew
        -736 start
        -190 starts
        547 starts tomorrow
        1266 station
        701 station ,
        -811 staying
        -827 steakhouse
        199 steamed
        -1499 steps
        -337 steps $
        -742 stick
        -438 stick $
        568 sticks
        -1005 still
        301 stir
        1155 stir fry
        860 stir fry $
        114 stole
        776 stomach $
        -1097 stones
        461 stop
        712 stop $
        1087 stopped
        586 stopped at
        480 storm
        546 storm outside
        782 stove
        708 straight
        687 street
        1121 stress
        421 string
        -155 stuck
        -1026 study
        679 stuffed
        451 stuffed F
        -689 substitute
        2723 subway
        1553 subway $
        926 subway ,
        886 sum
        555 sum $
        -479 sun
        620 sun $
        321 sunday
        508 sunday roast
        -887 sunflower F
        390 sunflower seeds
        -506 sunny
        -871 supper
        734 sure
        -552 swallow
        714 swapped
        207 sweet
        788 sweet ,
        321 sweet F $
        -653 sweet tooth
        766 swift
        385 swimming
        433 t
        -1654 table
        -794 table #
        594 tablespoon
        591 tablespoon of
        -1019 take
        -979 taking
        731 talk
        1055 talked
        657 tapas
        -422 target
        422 taste
        953 tasting
        897 tax
        754 taxes
        1192 tbh
        -111 tbsp
        152 tbsp F
        422 tbsp F $
        -1017 tbsp soy
        113 team
        -413 team $
        563 team lunch
        512 team lunch $
        516 team meeting
        574 teaspoon
        576 teaspoon of
        -1217 technically
        708 teeth
        399 tell
        763 tell the
        478 telly
        -1296 tesco
        -879 test
        913 tested
        921 tested the
        -732 text
        1178 thai
        416 thai $
        607 thai green
        633 that
        1078 that #
        -252 that $
        303 that has
        207 that has been
        437 that is
        -238 that was
        -210 the
        -267 the #
        -356 the $
        -1103 the F
        197 the F ,
        695 the F .
        558 the F F
        -1005 the F again
        -642 the F at
        -708 the F before
        1808 the F but
        852 the F for
        -533 the F from
        -409 the F on
        552 the F so
        932 the F to
        305 the F was
        1031 the F were
        -244 the _
        -84 the _ $
        1080 the _ ,
        731 the _ F
        450 the _ _
        -385 the _ for
        796 the _ of
        -529 the _ on
        -865 the allotment
        79 the bakery
        465 the bakery $
        699 the bakery ,
        519 the balcony
        262 the beach
        648 the beach $
        -673 the best
        -719 the big
        -492 the bike $
        618 the blue
        -421 the boss
        737 the box
        -694 the bride
        176 the bus $
        -760 the butcher
        495 the car
        378 the car $
        -918 the class
        528 the client
        670 the cob
        917 the day
        1013 the day $
        -407 the dog
        -667 the dog $
        329 the dog then
        -582 the end
        306 the first
        476 the first time
        750 the flight
        -215 the freezer
        665 the game $
        128 the garden
        442 the go
        436 the go $
        543 the gym
        714 the hole
        694 the hole $
        580 the jar
        -364 the kids $
        -379 the kids had
        636 the kitchen
        622 the kitchen $
        452 the laptop
        453 the laptop $
        1219 the last
        322 the last F
        494 the laundry
        -366 the leftover
        -365 the leftover F
        -604 the list
        -363 the list $
        -367 the lot
        491 the match
        337 the match $
        631 the meeting
        -503 the neighbours
        -61 the new
        450 the new bond
        -675 the old
        -100 the oven
        -369 the oven $
        587 the plane
        -581 the plate
        -275 the plumber round
        -909 the protein
        557 the pub
        794 the road
        670 the road $
        964 the shop
        539 the shop for
        -761 the side
        571 the sofa $
        384 the station
        -735 the table
        226 the team
        519 the team lunch
        -521 the tin
        793 the train
        697 the train $
        588 the van
        278 the way
        -608 the way home
        397 the way to
        752 the whole thing
        -741 the window
        -721 the window $
        -348 their
        -154 them
        428 then
        202 then #
        468 then F
        1626 then F $
        -708 then F ,
        269 then F and
        644 then a
        388 then a F
        -470 there
        -14 there $
        734 there was
        505 these
        541 these days
        543 these days $
        383 they
        942 they _
        871 they were
        762 theyd
        -487 thick
        450 thigh
        818 thin
        90 thing
        537 thing $
        298 think
        416 think $
        -548 thinking
        -603 thirsty
        273 this
        -804 this _ $
        377 this afternoon
        381 this afternoon $
        -167 this morning $
        897 this time
        830 this time $
        -290 this week
        -862 those
        -260 thought
        -546 thought about
        1047 three
        -647 threw
        1448 through
        996 thru
        -1073 thurs
        -775 thurs $
        -383 thursday
        -557 tickets
        906 tie
        708 till
        645 tim hortons
        603 time $
        -576 time ,
        743 times
        -441 tin
        1059 tin $
        -651 tinned
        -653 tinned F
        -856 tinned F $
        -1592 tins
        -1107 tip
        -1214 tired
        -789 tired $
        -1251 tmrw
        -93 to
        -1086 to #
        -85 to # $
        -850 to F
        -255 to F $
        -71 to _
        359 to _ $
        323 to be
        411 to be healthy
        -733 to bed
        -490 to bed $
        919 to cook
        655 to cook ,
        333 to cook so
        314 to eat
        -549 to eat $
        -668 to fry
        561 to log
        169 to my
        852 to myself
        433 to start
        440 to start $
        -339 to the
        459 to the F
        317 to the shop
        483 to work
        716 toad
        712 toad in
        717 toad in the
        755 today , _
        881 toddler
        -975 tom
        -706 tom had
        -699 tom had F
        -1121 tomorrow
        -249 tomorrow $
        377 tomorrow ,
        -739 tomorrow .
        -273 tonight
        -883 tonight .
        -859 tonight . F
        -1058 too
        683 too $
        -649 too long
        1042 too many
        -402 too much
        201 took
        210 took #
        718 took # $
        848 took the
        -980 tooth
        84 top
        -338 touch
        648 tour
        916 town
        723 traffic
        312 traffic F ,
        1417 trail
        1512 trail mix
        714 trail mix $
        999 train
        680 train $
        547 train ,
        -596 translate
        -960 trap
        -704 tray
        471 treat
        718 treat $
        773 treated
        246 treated myself
        249 treated myself to
        482 trimmed
        425 trimmed to
        661 trip
        631 trip ,
        171 trip to the
        951 trolley
        1090 truck
        -30 try
        213 trying
        192 trying to
        701 trying to be
        -210 tsp
        -927 tsp baking
        742 tub of
        510 tub of F
        408 tube
        600 tuesday
        380 turn
        -486 turned
        -526 turned down
        -619 twenty
        -923 twice
        -306 twice $
        836 two
        -1693 u
        599 ultra
        -573 under
        -996 underrated
        -467 uni
        214 unsweetened
        -708 until
        613 up $
        -356 up F
        -565 up F and
        789 up F on
        846 up at
        721 up at #
        -515 up for
        611 up in
        550 up my
        627 up the
        497 up the _
        -401 up to
        740 up with
        523 up with F
        -577 update
        326 us
        540 us F
        -253 use
        -468 used
        -615 used to
        441 usual
        700 usual $
        -749 v
        336 van
        -425 vanilla F
        -338 vegan
        -512 vegetarian
        403 vending
        -370 vet
        -720 vet $
        303 victoria
        303 victoria sponge
        -800 visitors
        -724 visitors $
        -544 waiter
        888 waiting for the
        -439 walk
        -417 walk $
        350 walked the
        350 walked the dog
        458 walking
        -357 want
        -312 wants
        -724 war
        618 ward
        881 warm
        578 warm F
        560 was
        637 was F
        -460 was F F
        645 was F and
        367 was _
        -328 was a
        1108 was a F
        -288 was burnt
        -286 was burnt so
        432 was the
        491 washed the
        514 washed the car
        -820 washing
        1092 watched
        355 watched _
        -350 watched a
        1236 watching
        911 watching the
        824 way
        -397 way home $
        -939 we
        419 we had F
        -815 wed
        -686 wedding
        -1067 wedge
        -516 weds
        646 wee
        -1212 week
        -803 week $
        -768 weekly
        -1305 weeks
        -403 weight
        -700 well
        1422 went
        743 went $
        -586 went cold
        445 went for
        444 went out
        125 went out for
        -279 went to
        -281 were
        -390 were _
        -1278 what
        -663 what a
        -1375 whatever
        -230 when
        -809 when i
        -741 when i was
        -238 where
        245 which
        1156 while
        -594 whisk
        641 white
        -90 white F
        -174 who
        483 who ate
        177 whole
        -1075 whole _
        582 whole thing
        729 wife
        -359 will
        -765 will be
        -687 window
        -722 window $
        -836 winter
        -838 winter $
        -598 wish
        531 with
        302 with #
        335 with F
        -146 with F $
        239 with F ,
        57 with F F
        141 with _
        861 with a
        406 with a F
        -572 with a splash
        533 with an F
        446 with my
        491 with the
        318 with the girls
        -278 with the kids
        1898 won
        1082 won $
        -1065 wont
        -928 words
        -683 words $
        -1085 world
        -331 would
        -402 would kill
        1036 wouldnt
        -1264 wrong
        3541 x
        -1213 xmas
        1194 xx
        -1204 year
        -607 year $
        -1132 years
        -687 years _
        -842 yellow
        -428 yellow F
        826 yes
        1038 yes to
        426 yesterday
        1003 yesterday ,
        -1404 yet
        -210 you
        -1889 your
        -509 your F
        219 zero
        641 zoom
        2316 zorblax
        -11 ~ #
        -949 ~ # $
        331 ~ # ,
        -67 ~ # F
        -645 ~ # NO
        699 ~ # _
        -745 ~ # ~aaaaaaaaaaaaab
        434 ~ # ~aaaaaaaaaaac
        -224 ~ # ~aaaaaaaai
        803 ~ # ~aaaaaaaaiaac
        284 ~ &
        480 ~ ,
        -914 ~ , #
        312 ~ , F
        521 ~ , _
        349 ~ , ~
        157 ~ , ~aaaaaaaaaaac
        -783 ~ , ~aaaaaaae
        172 ~ , ~aaaaaaai
        405 ~ , ~aaaaaaaiaaac
        -600 ~ , ~aaacaaaaaaac
        246 ~ , ~aab
        489 ~ , ~aeaaaaaeaaac
        552 ~ , ~aic
        461 ~ , ~be
        653 ~ , ~c
        986 ~ , ~ee
        -45 ~ .
        112 ~ . F
        398 ~ . ~
        626 ~ . ~aaaaaaaaaaac
        622 ~ F
        240 ~ F #
        473 ~ F $
        147 ~ F &
        -70 ~ F ,
        658 ~ F .
        316 ~ F F
        -370 ~ F _
        481 ~ F ~aaaaaaaaaaac
        -407 ~ F ~aaaaaaaae
        472 ~ F ~aaaaaaaai
        105 ~ F ~aaaaaaaaiaac
        515 ~ F ~aaaaaaaaiaai
        -297 ~ F ~aaaaaaaaiacc
        -1009 ~ F ~aaaaacaai
        -315 ~ F ~aab
        1385 ~ F ~acaaaiaaaaac
        102 ~ F ~aeaaaabe
        933 ~ NO $
        -451 ~ _
        1702 ~ _ #
        241 ~ _ ,
        998 ~ _ .
        -214 ~ _ F
        546 ~ _ ~
        -972 ~ _ ~aaaaaaaaaab
        -470 ~ _ ~aaaaaaaai
        -904 ~ _ ~aaaaaaaaiaac
        381 ~ _ ~aaaaaaaaiaai
        -717 ~ _ ~aaaaaaai
        827 ~ ~
        369 ~ ~ #
        1251 ~ ~ $
        -1152 ~ ~ .
        -649 ~ ~ F
        -164 ~ ~ _
        830 ~ ~ ~
        -183 ~ ~ ~aaaaaaaaaab
        -596 ~ ~ ~aaaaaaaab
        572 ~ ~ ~aaaaaaaae
        -166 ~ ~ ~aaaaaaaai
        -727 ~ ~ ~aaaaaaaaiaai
        -357 ~ ~ ~aaaaaaaaiacc
        -700 ~ ~ ~aaaaaaai
        137 ~ ~ ~aaaaaab
        -327 ~ ~ ~aeaaaaaeaaac
        -784 ~ ~ ~aeaaaabe
        -1343 ~ ~aaaaaaaaaaaaaab
        418 ~ ~aaaaaaaaaaaaaac
        1756 ~ ~aaaaaaaaaaaaaae
        1534 ~ ~aaaaaaaaaaaaaae $
        -700 ~ ~aaaaaaaaaaaaaaj
        -189 ~ ~aaaaaaaaaaaaab
        -633 ~ ~aaaaaaaaaaaaab $
        298 ~ ~aaaaaaaaaaaaab ,
        696 ~ ~aaaaaaaaaaaaab ~
        -875 ~ ~aaaaaaaaaaaae
        596 ~ ~aaaaaaaaaaaae #
        -1023 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        450 ~ ~aaaaaaaaaaac
        776 ~ ~aaaaaaaaaaac ,
        540 ~ ~aaaaaaaaaaac F
        -562 ~ ~aaaaaaaaaaac ~
        885 ~ ~aaaaaaaaaaac ~aaaaaaaai
        332 ~ ~aaaaaaaaaab
        287 ~ ~aaaaaaaaaab #
        -186 ~ ~aaaaaaaaaab F
        840 ~ ~aaaaaaaaaab ~
        557 ~ ~aaaaaaaaaab ~aaaaaaai
        -547 ~ ~aaaaaaaaaab ~aeaaaaae
        619 ~ ~aaaaaaaab
        661 ~ ~aaaaaaaab ~be
        -308 ~ ~aaaaaaaae
        782 ~ ~aaaaaaaae F
        -544 ~ ~aaaaaaaae ~
        707 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -598 ~ ~aaaaaaaaeaaaae
        565 ~ ~aaaaaaaaeaab
        473 ~ ~aaaaaaaaeaab ,
        851 ~ ~aaaaaaaaeaab F
        510 ~ ~aaaaaaaaeaae
        946 ~ ~aaaaaaaaeaag
        174 ~ ~aaaaaaaai
        -1007 ~ ~aaaaaaaai #
        861 ~ ~aaaaaaaai F
        133 ~ ~aaaaaaaai _
        -16 ~ ~aaaaaaaai ~
        -827 ~ ~aaaaaaaai ~aaaaaab
        371 ~ ~aaaaaaaai ~aab
        57 ~ ~aaaaaaaai ~aeaaaaaeaaac
        922 ~ ~aaaaaaaai ~aeaaaaaeaiac
        400 ~ ~aaaaaaaai ~c
        -561 ~ ~aaaaaaaaiaaae F
        398 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -419 ~ ~aaaaaaaaiaac
        -1064 ~ ~aaaaaaaaiaac #
        597 ~ ~aaaaaaaaiaac F
        369 ~ ~aaaaaaaaiaac ~
        675 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -376 ~ ~aaaaaaaaiaac ~aeaaaaaeaiac
        441 ~ ~aaaaaaaaiaai
        369 ~ ~aaaaaaaaiaai #
        -518 ~ ~aaaaaaaaiaai F
        448 ~ ~aaaaaaaaiaai ~
        -348 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -357 ~ ~aaaaaaaaiacc
        481 ~ ~aaaaaaaaiacc #
        -1160 ~ ~aaaaaaaaiacc F
        478 ~ ~aaaaaaaaiacc ~
        402 ~ ~aaaaaaaaiacc ~aaaaaaae
        -707 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        735 ~ ~aaaaaaac
        837 ~ ~aaaaaaacaaac
        615 ~ ~aaaaaaad
        -196 ~ ~aaaaaaae
        -2101 ~ ~aaaaaaae $
        -584 ~ ~aaaaaaae F
        654 ~ ~aaaaaaae ~
        1202 ~ ~aaaaaaae ~aaaaaaaaaaaae
        479 ~ ~aaaaaaai
        -214 ~ ~aaaaaaai $
        7 ~ ~aaaaaaai F
        -179 ~ ~aaaaaaaiaaac
        178 ~ ~aaaaaab
        -1023 ~ ~aaaaaab $
        521 ~ ~aaaaaab ~aaaaaaaaiaac
        -214 ~ ~aaaaaabac
        881 ~ ~aaaaaabacaac
        358 ~ ~aaaaaabacaac $
        578 ~ ~aaaaaabacaac ,
        712 ~ ~aaaaaabi
        -169 ~ ~aaaaaac
        572 ~ ~aaaaaac ~aaaaf
        -616 ~ ~aaaaaacaaaaaaai
        460 ~ ~aaaaaae
        -675 ~ ~aaaaab
        -194 ~ ~aaaaacaai
        -316 ~ ~aaaaacaai ~
        -872 ~ ~aaaaacaai ~aacaaaaaaaac
        512 ~ ~aaaabaaae
        563 ~ ~aaaabaaaeaab
        -157 ~ ~aaaae
        -281 ~ ~aaaae $
        216 ~ ~aab
        50 ~ ~aab F
        -530 ~ ~aabaab
        -738 ~ ~aacaaaaaaai
        1107 ~ ~aacaaab
        599 ~ ~aacaaab $
        800 ~ ~aacaaab ~aaaaaaaai
        -241 ~ ~aacaaaeaiaac
        -743 ~ ~aacaaaeaiaac ~aeaaaaaeaaac
        256 ~ ~ac
        452 ~ ~acaaaiaaaaac
        -256 ~ ~acaaaiaaaaac #
        424 ~ ~acaaaiaaaaac ~
        574 ~ ~acab
        -79 ~ ~acabai
        489 ~ ~acabaiaaaaac
        -862 ~ ~aeaaaaae
        -558 ~ ~aeaaaaaeaaac
        -156 ~ ~aeaaaaaeaaac _
        119 ~ ~aeaaaaaeaaac ~
        -533 ~ ~aeaaaaaeaaac ~aaaaaaaaaaac
        534 ~ ~aeaaaaaeaaac ~aaaaaab
        737 ~ ~aeaaaaaeaaac ~c
        53 ~ ~aeaaaaaeaiac
        202 ~ ~aeaaaaaeaiac ~
        -1123 ~ ~aeaaaabe
        -221 ~ ~aeaaaabe ~aaaaaab
        204 ~ ~ai
        -852 ~ ~aic
        -796 ~ ~aic #
        546 ~ ~be ~
        727 ~ ~be ~acabai
        363 ~ ~c
        253 ~ ~c $
        1305 ~ ~caaaaaaaaaac
        873 ~ ~caaaaaaaeaac
        773 ~aaaaaaaaaaaaaaac ~
        -429 ~aaaaaaaaaaaaaab #
        -392 ~aaaaaaaaaaaaaab $
        -827 ~aaaaaaaaaaaaaab ,
        -1006 ~aaaaaaaaaaaaaab F
        -699 ~aaaaaaaaaaaaaab ~ ~aaaaaaaaaab
        1125 ~aaaaaaaaaaaaaab ~aaaaaaaaaab
        311 ~aaaaaaaaaaaaaab ~aaaaaaaae
        508 ~aaaaaaaaaaaaaab ~aaaaaaaae $
        969 ~aaaaaaaaaaaaaab ~aaaaaaaai
        364 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc
        759 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        341 ~aaaaaaaaaaaaaab ~aaaaaaaiaaac
        417 ~aaaaaaaaaaaaaab ~aaaaaaaiaaac ~
        -887 ~aaaaaaaaaaaaaab ~aaaaacaai
        -224 ~aaaaaaaaaaaaaab ~aaaaacaai ~
        112 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        577 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        1231 ~aaaaaaaaaaaaaab ~aeaaaabe
        -941 ~aaaaaaaaaaaaaac #
        -459 ~aaaaaaaaaaaaaac # ~
        404 ~aaaaaaaaaaaaaac $
        -419 ~aaaaaaaaaaaaaac ,
        -673 ~aaaaaaaaaaaaaac F
        801 ~aaaaaaaaaaaaaac F $
        -1139 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -242 ~aaaaaaaaaaaaaac _
        1354 ~aaaaaaaaaaaaaac ~
        324 ~aaaaaaaaaaaaaac ~ $
        -824 ~aaaaaaaaaaaaaac ~aaaaaaaai
        -1187 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -595 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -349 ~aaaaaaaaaaaaaae $
        725 ~aaaaaaaaaaaaaae &
        404 ~aaaaaaaaaaaaaae ,
        292 ~aaaaaaaaaaaaaae , F
        733 ~aaaaaaaaaaaaaae , ~
        328 ~aaaaaaaaaaaaaae F
        750 ~aaaaaaaaaaaaaae F $
        -789 ~aaaaaaaaaaaaaae _
        569 ~aaaaaaaaaaaaaae ~
        1002 ~aaaaaaaaaaaaaae ~ ~
        -410 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        -635 ~aaaaaaaaaaaaaae ~aaaaaaaai
        881 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        452 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc F
        -883 ~aaaaaaaaaaaaaae ~aaaaaabac
        -592 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -923 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -1253 ~aaaaaaaaaaaaaae ~aic
        -697 ~aaaaaaaaaaaaaae ~aic F
        -943 ~aaaaaaaaaaaaaai $
        546 ~aaaaaaaaaaaaaai ,
        980 ~aaaaaaaaaaaaaai _
        -217 ~aaaaaaaaaaaaaai ~aaaaaaaaaaaae
        98 ~aaaaaaaaaaaaaaj $
        -702 ~aaaaaaaaaaaaaaj ,
        -357 ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -594 ~aaaaaaaaaaaaab $
        340 ~aaaaaaaaaaaaab ,
        1493 ~aaaaaaaaaaaaab F
        618 ~aaaaaaaaaaaaab F $
        1320 ~aaaaaaaaaaaaab ~
        681 ~aaaaaaaaaaaaab ~ $
        -874 ~aaaaaaaaaaaaac $
        1365 ~aaaaaaaaaaaaac ~
        -644 ~aaaaaaaaaaaaac ~aaaaaaaaaaac
        -897 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        350 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        349 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        757 ~aaaaaaaaaaaaae ~
        143 ~aaaaaaaaaaaaai F
        -459 ~aaaaaaaaaaaaai F ,
        485 ~aaaaaaaaaaaaai ~ ~
        538 ~aaaaaaaaaaaae # ~
        445 ~aaaaaaaaaaaae $
        -287 ~aaaaaaaaaaaae F
        -564 ~aaaaaaaaaaaae F ~aaaaaaaaaab
        846 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        491 ~aaaaaaaaaaaae ~aaaaaaaai
        714 ~aaaaaaaaaaaae ~aaaaaaaai #
        463 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        753 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        524 ~aaaaaaaaaaaae ~aaaaaaaaiaai F
        545 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -514 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -879 ~aaaaaaaaaaaae ~aaaaaaai
        -710 ~aaaaaaaaaaaae ~aaaaaaai $
        -406 ~aaaaaaaaaaaae ~aaaaacaai
        65 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -310 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        500 ~aaaaaaaaaaaae ~aeaaaaaeaaac _
        696 ~aaaaaaaaaaaae ~aeaaaaaeaaac ~aaaaaaaae
        550 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        663 ~aaaaaaaaaaac #
        548 ~aaaaaaaaaaac # $
        847 ~aaaaaaaaaaac $
        842 ~aaaaaaaaaaac ,
        -389 ~aaaaaaaaaaac , #
        -263 ~aaaaaaaaaaac , F
        284 ~aaaaaaaaaaac F
        -1169 ~aaaaaaaaaaac F #
        624 ~aaaaaaaaaaac F $
        -648 ~aaaaaaaaaaac F ,
        -928 ~aaaaaaaaaaac F F
        464 ~aaaaaaaaaaac F _
        469 ~aaaaaaaaaaac F ~
        432 ~aaaaaaaaaaac F ~aaaaaaaaaab
        478 ~aaaaaaaaaaac F ~aaaaaaaai
        819 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        870 ~aaaaaaaaaaac F ~aaaaaaai
        479 ~aaaaaaaaaaac F ~aeaaaabe
        -315 ~aaaaaaaaaaac _
        -870 ~aaaaaaaaaaac _ $
        1022 ~aaaaaaaaaaac ~
        342 ~aaaaaaaaaaac ~ $
        543 ~aaaaaaaaaaac ~ ,
        366 ~aaaaaaaaaaac ~ .
        -273 ~aaaaaaaaaaac ~ F
        -552 ~aaaaaaaaaaac ~ ~
        197 ~aaaaaaaaaaac ~ ~aaaaaaaai
        -235 ~aaaaaaaaaaac ~aaaaaaaaaaac
        1099 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -846 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -643 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -491 ~aaaaaaaaaaac ~aaaaaaaaaaac ~aaaaaaaai
        105 ~aaaaaaaaaaac ~aaaaaaaaaab
        -62 ~aaaaaaaaaaac ~aaaaaaaai
        -1254 ~aaaaaaaaaaac ~aaaaaaaai F
        840 ~aaaaaaaaaaac ~aaaaaaaai _
        1090 ~aaaaaaaaaaac ~aaaaaaaai ~
        -111 ~aaaaaaaaaaac ~aaaaaaaaiaac
        -666 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -466 ~aaaaaaaaaaac ~aaaaaaac
        290 ~aaaaaaaaaaac ~aaaaaab
        -787 ~aaaaaaaaaaac ~aaaaaab $
        183 ~aaaaaaaaaaac ~aaaaaab ~aaaaaaaai
        482 ~aaaaaaaaaaac ~aaaaaabac
        368 ~aaaaaaaaaaac ~aaaaaabacaac
        -914 ~aaaaaaaaaaac ~aaaaacaai
        -569 ~aaaaaaaaaaac ~aaaaacaai ~
        547 ~aaaaaaaaaaac ~aab
        -462 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -419 ~aaaaaaaaaaac ~aeaaaaaeaaac F
        -369 ~aaaaaaaaaaac ~aeaaaabe
        -410 ~aaaaaaaaaaacac ~
        543 ~aaaaaaaaaaacai ~
        -657 ~aaaaaaaaaaacec #
        -680 ~aaaaaaaaaaacec $
        -690 ~aaaaaaaaaaacec ~aaaaaaaai
        -1089 ~aaaaaaaaaaacec ~aaaaaaaai F
        646 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        463 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        962 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        976 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -681 ~aaaaaaaaaaae $
        185 ~aaaaaaaaaab #
        304 ~aaaaaaaaaab # F
        -801 ~aaaaaaaaaab # ~
        1090 ~aaaaaaaaaab F
        427 ~aaaaaaaaaab F $
        451 ~aaaaaaaaaab F ,
        715 ~aaaaaaaaaab F F
        -310 ~aaaaaaaaaab F ~
        762 ~aaaaaaaaaab F ~aaaaaaaaaab
        -415 ~aaaaaaaaaab F ~aaaaaaaaiaac
        172 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -451 ~aaaaaaaaaab F ~aaaaaaai
        -195 ~aaaaaaaaaab NO
        -407 ~aaaaaaaaaab _
        538 ~aaaaaaaaaab _ $
        652 ~aaaaaaaaaab _ F
        227 ~aaaaaaaaaab ~
        466 ~aaaaaaaaaab ~ $
        631 ~aaaaaaaaaab ~ F
        -450 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        223 ~aaaaaaaaaab ~aaaaaaaaaaac
        143 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -663 ~aaaaaaaaaab ~aaaaaaaae
        -744 ~aaaaaaaaaab ~aaaaaaaae $
        1018 ~aaaaaaaaaab ~aaaaaaae
        569 ~aaaaaaaaaab ~aaaaaaae F
        548 ~aaaaaaaaaab ~aaaaaaai
        141 ~aaaaaaaaaab ~aeaaaaaeaaac
        -322 ~aaaaaaaaaab ~aeaaaaaeaaac #
        -151 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        805 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        920 ~aaaaaaaaaab ~aic
        649 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        133 ~aaaaaaaaaab ~aic ~aeaaaabe
        1136 ~aaaaaaaaaab ~be
        653 ~aaaaaaaaaab ~be _
        -616 ~aaaaaaaaab $
        -603 ~aaaaaaaaab ~aeaaaaaeaaac
        1345 ~aaaaaaaaae _
        -654 ~aaaaaaaaae ~be
        -1332 ~aaaaaaaab ~aaaaaaae
        852 ~aaaaaaaab ~aeaaaaaeaaac
        1144 ~aaaaaaaab ~aeaaaaaeaaac F
        -528 ~aaaaaaaab ~aeaaaabe
        1253 ~aaaaaaaab ~aic
        610 ~aaaaaaaab ~aic ~aeaaaaaeaaac
        282 ~aaaaaaaab ~be
        -1287 ~aaaaaaaae #
        -710 ~aaaaaaaae # $
        -660 ~aaaaaaaae $
        406 ~aaaaaaaae ,
        564 ~aaaaaaaae , #
        652 ~aaaaaaaae , F
        600 ~aaaaaaaae , ~
        384 ~aaaaaaaae , ~aab
        593 ~aaaaaaaae , ~aeaaaaaeaaac
        297 ~aaaaaaaae , ~aic
        1011 ~aaaaaaaae .
        911 ~aaaaaaaae . #
        492 ~aaaaaaaae . F
        270 ~aaaaaaaae F
        429 ~aaaaaaaae F ,
        527 ~aaaaaaaae _
        348 ~aaaaaaaae _ $
        616 ~aaaaaaaae _ _
        -396 ~aaaaaaaae ~
        556 ~aaaaaaaae ~ $
        364 ~aaaaaaaae ~ ,
        682 ~aaaaaaaae ~ F
        -617 ~aaaaaaaae ~ ~aaaaaaaai
        684 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -780 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        60 ~aaaaaaaae ~aaaaaaaaaaac
        758 ~aaaaaaaae ~aaaaaaaaaaac ,
        -656 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        510 ~aaaaaaaae ~aaaaaaaaaab
        980 ~aaaaaaaae ~aaaaaaaaaab F
        -142 ~aaaaaaaae ~aaaaaaaae
        -398 ~aaaaaaaae ~aaaaaaaai
        -797 ~aaaaaaaae ~aaaaaaaai #
        -651 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        291 ~aaaaaaaae ~aaaaaaaaiaac
        618 ~aaaaaaaae ~aaaaaaaaiaac $
        -956 ~aaaaaaaae ~aaaaaaaaiaac F
        -516 ~aaaaaaaae ~aaaaaaaaiaac _
        1016 ~aaaaaaaae ~aaaaaaaaiaac ~
        -338 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        612 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        384 ~aaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -973 ~aaaaaaaae ~aaaaaaaaiacc
        552 ~aaaaaaaae ~aaaaaaabaaac
        747 ~aaaaaaaae ~aaaaaaac
        -450 ~aaaaaaaae ~aaaaaaai
        -523 ~aaaaaaaae ~aaaaaaai $
        475 ~aaaaaaaae ~aaaaaaai F
        -391 ~aaaaaaaae ~aaaaaaai ~
        50 ~aaaaaaaae ~aaaaaac
        237 ~aaaaaaaae ~aaaaaac ~
        -636 ~aaaaaaaae ~aaaaaacaaaaaaai
        562 ~aaaaaaaae ~aaaaaacaaaac
        -348 ~aaaaaaaae ~aaaaab
        -905 ~aaaaaaaae ~aab
        -723 ~aaaaaaaae ~aabaab
        -136 ~aaaaaaaae ~acaaaiaaaaac
        -1161 ~aaaaaaaae ~aeaaaaaeaaac
        -1165 ~aaaaaaaae ~aeaaaaaeaaac F
        -1108 ~aaaaaaaae ~aeaaaabe
        -839 ~aaaaaaaae ~aic
        1141 ~aaaaaaaae ~c
        497 ~aaaaaaaaeaaaaab ~aaaaacaai
        497 ~aaaaaaaaeaaaaab ~aaaaacaai _
        -548 ~aaaaaaaaeaaaae ,
        1009 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        362 ~aaaaaaaaeaaai ~
        262 ~aaaaaaaaeaab ,
        -387 ~aaaaaaaaeaab , F
        503 ~aaaaaaaaeaab F
        467 ~aaaaaaaaeaab _
        1438 ~aaaaaaaaeaab ~
        412 ~aaaaaaaaeaab ~aaaaaaaaaab
        552 ~aaaaaaaaeaab ~aaaaaaaaaab F
        503 ~aaaaaaaaeaab ~aaaaaaaaiacc
        184 ~aaaaaaaaeaab ~aaaaacaai ~aeaaaaaeaaac
        755 ~aaaaaaaaeaac ,
        315 ~aaaaaaaaeaac F ,
        452 ~aaaaaaaaeaac ~aaaaaaaai
        772 ~aaaaaaaaeaae F
        505 ~aaaaaaaaeaae ~acaaaiaaaaac
        829 ~aaaaaaaaeaag ~
        -547 ~aaaaaaaaeb ~aaaaaaaai
        -607 ~aaaaaaaai #
        -369 ~aaaaaaaai # $
        622 ~aaaaaaaai # F
        -69 ~aaaaaaaai # ~
        -759 ~aaaaaaaai # ~aaaaaaaaaab
        -770 ~aaaaaaaai # ~aaaaaaaaiaac
        709 ~aaaaaaaai # ~acab
        -599 ~aaaaaaaai $
        -89 ~aaaaaaaai F
        -1061 ~aaaaaaaai F #
        -194 ~aaaaaaaai F $
        -1248 ~aaaaaaaai F ,
        119 ~aaaaaaaai F F
        657 ~aaaaaaaai F ~
        -712 ~aaaaaaaai F ~aaaaaaaaaab
        -852 ~aaaaaaaai F ~aaaaaaaaiaac
        250 ~aaaaaaaai F ~aaaaaaaaiaai
        -649 ~aaaaaaaai F ~aaaaaaaaiacc
        838 ~aaaaaaaai F ~aaaaaaai
        -316 ~aaaaaaaai F ~aeaaaabe
        417 ~aaaaaaaai _
        533 ~aaaaaaaai _ $
        196 ~aaaaaaaai _ ,
        -557 ~aaaaaaaai _ F
        885 ~aaaaaaaai ~
        736 ~aaaaaaaai ~ #
        -707 ~aaaaaaaai ~ ,
        -1221 ~aaaaaaaai ~ F
        718 ~aaaaaaaai ~ _
        487 ~aaaaaaaai ~ ~
        370 ~aaaaaaaai ~ ~aaaaaaaaaaac
        866 ~aaaaaaaai ~ ~aaaaaaaaiaai
        476 ~aaaaaaaai ~aaaaaaaaaaaaaab
        378 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        641 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -373 ~aaaaaaaai ~aaaaaaaaaaac
        -264 ~aaaaaaaai ~aaaaaaaaaaac F
        -361 ~aaaaaaaai ~aaaaaaaae
        -284 ~aaaaaaaai ~aaaaaaaae $
        -394 ~aaaaaaaai ~aaaaaaaae ,
        -814 ~aaaaaaaai ~aaaaaaaae ~aaaaaaaai
        472 ~aaaaaaaai ~aaaaaaaai
        -141 ~aaaaaaaai ~aaaaaab
        -366 ~aaaaaaaai ~aaaaaabac
        -346 ~aaaaaaaai ~aaaaaabac $
        -840 ~aaaaaaaai ~aaaaaabacaac
        -752 ~aaaaaaaai ~aaaaaabacaac $
        230 ~aaaaaaaai ~aab
        241 ~aaaaaaaai ~aeaaaaae
        688 ~aaaaaaaai ~aeaaaaaeaaac
        -358 ~aaaaaaaai ~aeaaaaaeaaac $
        -616 ~aaaaaaaai ~aeaaaaaeaaac F
        -404 ~aaaaaaaai ~aeaaaaaeaaac _
        -621 ~aaaaaaaai ~aeaaaaaeaaac ~
        -498 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -915 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        453 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        1067 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        452 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        529 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -572 ~aaaaaaaai ~aeaaaaaeai
        -722 ~aaaaaaaai ~aeaaaaaeaiac F
        1269 ~aaaaaaaai ~aeaaaaaeaiac ~
        225 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        254 ~aaaaaaaai ~aeaaaabe
        -634 ~aaaaaaaai ~aeaaaabe $
        -1539 ~aaaaaaaai ~be
        -357 ~aaaaaaaai ~be ~aabaab
        693 ~aaaaaaaai ~c
        -297 ~aaaaaaaai ~caaaaaae $
        875 ~aaaaaaaai ~ee
        -690 ~aaaaaaaaiaaae $
        -542 ~aaaaaaaaiaaae ,
        -333 ~aaaaaaaaiaaae F
        -624 ~aaaaaaaaiaaae F $
        994 ~aaaaaaaaiaaae _
        -718 ~aaaaaaaaiaaae ~
        1099 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -22 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        904 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -61 ~aaaaaaaaiaac #
        -786 ~aaaaaaaaiaac # $
        574 ~aaaaaaaaiaac # ~
        -1138 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -197 ~aaaaaaaaiaac $
        603 ~aaaaaaaaiaac ,
        618 ~aaaaaaaaiaac , ~
        389 ~aaaaaaaaiaac F
        471 ~aaaaaaaaiaac F $
        -629 ~aaaaaaaaiaac F ,
        -255 ~aaaaaaaaiaac F F
        426 ~aaaaaaaaiaac F ~
        663 ~aaaaaaaaiaac F ~aaaaaaaaaab
        279 ~aaaaaaaaiaac _ $
        635 ~aaaaaaaaiaac _ ~aaaaaaaai
        -118 ~aaaaaaaaiaac ~
        -655 ~aaaaaaaaiaac ~ #
        357 ~aaaaaaaaiaac ~ .
        -885 ~aaaaaaaaiaac ~ F
        474 ~aaaaaaaaiaac ~ ~
        -977 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        340 ~aaaaaaaaiaac ~ ~aaaaaaaai
        -646 ~aaaaaaaaiaac ~ ~aaaaaaai
        987 ~aaaaaaaaiaac ~ ~aaaaaabae
        -94 ~aaaaaaaaiaac ~aaaaaaaae
        287 ~aaaaaaaaiaac ~aaaaaaaaeaac
        142 ~aaaaaaaaiaac ~aaaaaaaai
        300 ~aaaaaaaaiaac ~aaaaaaaai #
        1064 ~aaaaaaaaiaac ~aaaaaaae
        -443 ~aaaaaaaaiaac ~aaaaaaai
        525 ~aaaaaaaaiaac ~aaaaaab
        968 ~aaaaaaaaiaac ~aaaaaab $
        732 ~aaaaaaaaiaac ~aaaabaabe
        -598 ~aaaaaaaaiaac ~aaaae ,
        -756 ~aaaaaaaaiaac ~aeaaaaae
        -169 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        375 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -702 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        1566 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        -260 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaah
        -319 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaae
        506 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaab
        615 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        -60 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaab
        444 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -864 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        888 ~aaaaaaaaiaac ~aeaaaaaeaiac
        813 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -1032 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        717 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -689 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        296 ~aaaaaaaaiaai #
        211 ~aaaaaaaaiaai # ~
        324 ~aaaaaaaaiaai F
        230 ~aaaaaaaaiaai F $
        252 ~aaaaaaaaiaai F ,
        66 ~aaaaaaaaiaai F F
        -437 ~aaaaaaaaiaai F ~
        264 ~aaaaaaaaiaai F ~aaaaaaaaaab
        137 ~aaaaaaaaiaai _
        75 ~aaaaaaaaiaai ~
        380 ~aaaaaaaaiaai ~ $
        1197 ~aaaaaaaaiaai ~ F
        -593 ~aaaaaaaaiaai ~ ~
        -299 ~aaaaaaaaiaai ~ ~aaaaaaaai
        -35 ~aaaaaaaaiaai ~aaaaaaaaaaaaaae
        -525 ~aaaaaaaaiaai ~aaaaaaaaaaaaai
        -362 ~aaaaaaaaiaai ~aaaaaaaaaaaaai F
        -416 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -670 ~aaaaaaaaiaai ~aaaaaaae
        528 ~aaaaaaaaiaai ~aeaaaaae F
        616 ~aaaaaaaaiaai ~aeaaaaaeaaac
        364 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        -67 ~aaaaaaaaiaai ~aeaaaaaeaaac ~
        -289 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        671 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        467 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -239 ~aaaaaaaaiaai ~aeaaaaaeaiac ~c
        -1197 ~aaaaaaaaiaai ~aeaaaabe
        178 ~aaaaaaaaiaai ~c
        376 ~aaaaaaaaiaai ~c $
        -584 ~aaaaaaaaiacc #
        -214 ~aaaaaaaaiacc # ~
        -518 ~aaaaaaaaiacc F
        584 ~aaaaaaaaiacc F $
        163 ~aaaaaaaaiacc ~
        822 ~aaaaaaaaiacc ~ $
        -818 ~aaaaaaaaiacc ~ ,
        -664 ~aaaaaaaaiacc ~ F
        -477 ~aaaaaaaaiacc ~ _
        525 ~aaaaaaaaiacc ~ ~
        -1793 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1025 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        427 ~aaaaaaaaiacc ~aaaaaaaae $
        172 ~aaaaaaaaiacc ~aaaaaaae $
        1031 ~aaaaaaaaiacc ~aaaaaabac
        491 ~aaaaaaaaiacc ~aaaaaabac $
        214 ~aaaaaaaaiacc ~aaaaaabac ,
        1168 ~aaaaaaaaiacc ~aaaaaabacaac
        -28 ~aaaaaaaaiacc ~aaaaaabacaac $
        -806 ~aaaaaaaaiacc ~aaaaaabacaac ~aaaaf
        -435 ~aaaaaaaaiacc ~aaaae $
        1068 ~aaaaaaaaiacc ~aeaaaaae
        -1173 ~aaaaaaaaiacc ~aeaaaaaeaaac
        591 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        27 ~aaaaaaaaiacc ~aeaaaaaeaaac ~
        -475 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaae
        476 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        383 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -283 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        474 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        -280 ~aaaaaaaaiacc ~aeaaaaaeaiac
        216 ~aaaaaaaaiacc ~aeaaaaaeaiac ~aaaaaab
        -456 ~aaaaaaaaiacc ~c
        -716 ~aaaaaaaaiacc ~c $
        -290 ~aaaaaaab $
        -398 ~aaaaaaab ~aaaaaaae
        394 ~aaaaaaab ~aeaaaaaeaaac
        507 ~aaaaaaabaaac ,
        -780 ~aaaaaaac #
        543 ~aaaaaaac $
        781 ~aaaaaaac ,
        -313 ~aaaaaaac F ,
        -562 ~aaaaaaac F ~
        455 ~aaaaaaac F ~aaaaaaaaaab
        -464 ~aaaaaaac _
        572 ~aaaaaaac ~
        -1066 ~aaaaaaac ~ $
        946 ~aaaaaaac ~aaaaaaaaaaaae
        -104 ~aaaaaaac ~aaaaaaaaiaac
        -732 ~aaaaaaac ~aaaaaaaaiaac _
        830 ~aaaaaaac ~aaaaaaaaiaai
        1139 ~aaaaaaac ~aaaaaaac
        853 ~aaaaaaac ~aaaaaaac $
        -301 ~aaaaaaac ~aaaaaaae
        1399 ~aaaaaaac ~aaaaaabacaac
        680 ~aaaaaaac ~aaaaaabacaac $
        -811 ~aaaaaaac ~aeaaaaae
        -814 ~aaaaaaac ~aeaaaaae F
        469 ~aaaaaaac ~aeaaaaaeaaac
        480 ~aaaaaaac ~aeaaaaaeaaac F
        244 ~aaaaaaac ~aeaaaaaeaaac ~
        483 ~aaaaaaacaaac $
        -572 ~aaaaaaacaaac ,
        470 ~aaaaaaacaaac F
        553 ~aaaaaaacaaac ~aaaaaaaai
        230 ~aaaaaaacaaac ~aaaaaaaai F
        258 ~aaaaaaacaaac ~aaaaaaaai ~
        -1179 ~aaaaaaace $
        1290 ~aaaaaaad $
        681 ~aaaaaaae #
        721 ~aaaaaaae F
        -351 ~aaaaaaae F $
        -6 ~aaaaaaae _
        731 ~aaaaaaae _ $
        609 ~aaaaaaae ~
        -613 ~aaaaaaae ~ $
        722 ~aaaaaaae ~ ~aaaaaaaaiacc
        -472 ~aaaaaaae ~aeaaaaaeaaac
        1020 ~aaaaaaae ~aeaaaaaeaaac _
        -873 ~aaaaaaae ~aeaaaaaeaaac ~
        -620 ~aaaaaaae ~aic
        -738 ~aaaaaaae ~aic F
        396 ~aaaaaaai #
        1075 ~aaaaaaai # F
        -413 ~aaaaaaai $
        425 ~aaaaaaai ,
        1258 ~aaaaaaai .
        682 ~aaaaaaai F
        1007 ~aaaaaaai F $
        -32 ~aaaaaaai F ,
        1159 ~aaaaaaai F F
        811 ~aaaaaaai F ~aaaaaaaaaab
        -539 ~aaaaaaai F ~aaaaaaaai
        -153 ~aaaaaaai NO
        -824 ~aaaaaaai NO $
        -503 ~aaaaaaai _ $
        245 ~aaaaaaai _ ,
        382 ~aaaaaaai ~
        -640 ~aaaaaaai ~ $
        817 ~aaaaaaai ~ F
        -124 ~aaaaaaai ~aaaaaaaaaaac
        -471 ~aaaaaaai ~aaaaaaaaaaac $
        -847 ~aaaaaaai ~aaaaaaaaaaacec
        -772 ~aaaaaaai ~aaaaaaaai
        -444 ~aaaaaaai ~aaaaaaaaiaac
        559 ~aaaaaaai ~aaaaaaac
        1135 ~aaaaaaai ~aaaaaaai
        -619 ~aaaaaaai ~aaaaaacaaaac
        -462 ~aaaaaaai ~aab
        -309 ~aaaaaaai ~aab F
        893 ~aaaaaaai ~aabaab
        351 ~aaaaaaai ~aacaaaaaaaac
        1081 ~aaaaaaai ~aeaaaaaeaaac
        1204 ~aaaaaaai ~aeaaaaaeaaac F
        280 ~aaaaaaai ~aeaaaaaeaaac ~
        1295 ~aaaaaaai ~aic
        502 ~aaaaaaai ~aic F
        382 ~aaaaaaai ~aic ~aeaaaaaeaaac
        541 ~aaaaaaai ~be
        -857 ~aaaaaaai ~be ~aaaaaag
        -975 ~aaaaaaaiaaac ,
        307 ~aaaaaaaiaaac ~
        -489 ~aaaaaaaiaaac ~ ,
        894 ~aaaaaaaiaaac ~ ~aaaaaaai
        449 ~aaaaaaaiaaac ~aaaaaaaaaaac
        491 ~aaaaaaaiaaac ~aaaaaaaai
        -713 ~aaaaaaaiaaac ~aaaaaaai
        447 ~aaaaaaaiaaac ~aaaaaab
        609 ~aaaaaaaiaaac ~aaaaaabae
        -591 ~aaaaaaaiaaac ~aeaaaaaeaiac
        1085 ~aaaaaaaiaaac ~be
        948 ~aaaaaab $
        1250 ~aaaaaab ,
        428 ~aaaaaab , #
        -216 ~aaaaaab , F
        290 ~aaaaaab , ~be
        1295 ~aaaaaab .
        261 ~aaaaaab . F
        610 ~aaaaaab F
        845 ~aaaaaab F $
        -252 ~aaaaaab ~
        -714 ~aaaaaab ~aaaaaaaaaaac
        239 ~aaaaaab ~aaaaaaaae
        1390 ~aaaaaab ~aaaaaaaai
        407 ~aaaaaab ~aaaaaaaai #
        454 ~aaaaaab ~aaaaaaaai F
        256 ~aaaaaab ~aaaaaaaai ~
        403 ~aaaaaab ~aaaaaaaaiaai
        604 ~aaaaaab ~aaaaaaac
        434 ~aaaaaab ~aaaaaaai
        -566 ~aaaaaab ~aaaaaac
        654 ~aaaaaab ~aeaaaabe
        819 ~aaaaaabac $
        568 ~aaaaaabac ,
        -408 ~aaaaaabac , F
        63 ~aaaaaabac , ~be
        580 ~aaaaaabac . #
        -621 ~aaaaaabac . ~
        -367 ~aaaaaabac ~ ,
        -819 ~aaaaaabac ~aaaaaaaae
        370 ~aaaaaabac ~aaaaaaaai
        -602 ~aaaaaabac ~aaaaaaaaiaai
        -666 ~aaaaaabac ~aaaaaaaaiacc
        552 ~aaaaaabac ~aaaaaabi
        528 ~aaaaaabac ~acabai
        134 ~aaaaaabacaac $
        772 ~aaaaaabacaac ,
        -565 ~aaaaaabacaac , #
        -901 ~aaaaaabacaac , F
        -947 ~aaaaaabacaac , ~
        578 ~aaaaaabacaac , ~be
        -621 ~aaaaaabacaac . F
        509 ~aaaaaabacaac F
        246 ~aaaaaabacaac ~
        -507 ~aaaaaabacaac ~ $
        721 ~aaaaaabacaac ~ ~aaaaaaaai
        -813 ~aaaaaabacaac ~aaaaf
        695 ~aaaaaabacaac ~acaaaiaaaaac
        528 ~aaaaaabacaac ~acabai F
        1613 ~aaaaaabacaac ~aeaaaabe
        714 ~aaaaaabacaac ~aeaaaabe ~
        502 ~aaaaaabae ~aaaaaaaaaaacec
        -306 ~aaaaaabae ~aaaaaaaaiaac
        587 ~aaaaaabi ,
        630 ~aaaaaabi , _
        -510 ~aaaaaabi , ~
        -285 ~aaaaaac #
        -112 ~aaaaaac $
        -1318 ~aaaaaac F
        -318 ~aaaaaac F $
        183 ~aaaaaac ~
        -920 ~aaaaaac ~ $
        -553 ~aaaaaac ~aaaaaaaaaaaae
        -798 ~aaaaaac ~aaaaaaaaaaaae F
        -390 ~aaaaaac ~aaaaaaaaaaac
        -1139 ~aaaaaac ~aaaaaaaai
        -420 ~aaaaaac ~aaaaaaaai F
        -850 ~aaaaaac ~aaaaaaaai ~
        -594 ~aaaaaac ~aaaaaaae
        545 ~aaaaaac ~aaaaf
        -667 ~aaaaaac ~aeaaaaaeaaac
        514 ~aaaaaac ~aeaaaaaeaiac
        463 ~aaaaaac ~aeaaaaaeaiac ~aaaabaaae
        -379 ~aaaaaacaaaaaaai $
        823 ~aaaaaacaaaaaaai F $
        -815 ~aaaaaacaaaaaaai ~
        -531 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        280 ~aaaaaacaaaac #
        720 ~aaaaaacaaaac # $
        -526 ~aaaaaacaaaac F
        1656 ~aaaaaacaaaac ~
        -1101 ~aaaaaacaaaac ~aaaaaaaaaaac
        -470 ~aaaaaacaaaac ~aaaaaaaaaaac $
        205 ~aaaaaacaaaac ~aaaaaaaaaaacec
        126 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1414 ~aaaaaacaaaac ~aaaaaaaaiaac
        464 ~aaaaaacaaaac ~aaaaaaaaiacc
        -288 ~aaaaaacaaaac ~aaaaacaai
        -364 ~aaaaaacaaaac ~aaaaacaai ~aeaaaaaeaaac
        1084 ~aaaaaacaeaaaaai $
        -624 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -580 ~aaaaaae #
        -1486 ~aaaaaae F
        -408 ~aaaaaae F $
        -794 ~aaaaaae F ~aaaaaaaaaab
        1083 ~aaaaaae ~
        437 ~aaaaaae ~aaaaaaaaaaaaaae
        460 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -458 ~aaaaaae ~aaaaaaaaiaac
        -454 ~aaaaaae ~aaaaaaai
        -286 ~aaaaaae ~aaaaaaai NO
        -331 ~aaaaaae ~aeaaaaaeaaac
        340 ~aaaaaaeaaaaaaab ~aeaaaaaeaaac
        513 ~aaaaaaeaaaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        -545 ~aaaaaaeaaaaaaai ~aaaaab
        768 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac
        777 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -531 ~aaaaaaeb F
        -225 ~aaaaaaeb ~aeaaaaaeaaac
        -793 ~aaaaaagaaaaaaai #
        -711 ~aaaaaagaaaaaaai # ~
        289 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        329 ~aaaaaagaaaaaaai ~aeaaaaaeaiac
        420 ~aaaaaagaaaaaaai ~aeaaaaaeaiac ~
        659 ~aaaaaagaaaaaaai ~aeaaaabe
        359 ~aaaaaam _
        1075 ~aaaaaam ~aaaaaaae
        932 ~aaaaaam ~aeaaaaaeaaac ~aaaaaaaae
        -342 ~aaaaaamaaaaaaab F
        862 ~aaaaaamaaaaaaab ~aaaaaaae
        -370 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -658 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -908 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -405 ~aaaaaamaaaacaaj F
        480 ~aaaaaamae ~aeaaaaaeaaac ~
        908 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        566 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        1173 ~aaaaaao F
        552 ~aaaaaao ~aaaaaaae
        860 ~aaaaaao ~aaaaaaae #
        752 ~aaaaaao ~aeaaaaaeaaac F
        -401 ~aaaaaao ~aeaaaabe
        -474 ~aaaaaaoaaaaaaab F
        968 ~aaaaab #
        1007 ~aaaaab # $
        361 ~aaaaab # F
        -1128 ~aaaaab F
        -310 ~aaaaab F $
        -574 ~aaaaab ~
        700 ~aaaaab ~aaaaacaai
        609 ~aaaaab ~aaaaacaai ~
        -758 ~aaaaabac .
        -488 ~aaaaabc ~aeaaaaaeaiac
        -453 ~aaaaabc ~aeaaaaaeaiac F
        -1086 ~aaaaacaai #
        -84 ~aaaaacaai # $
        -848 ~aaaaacaai F
        -250 ~aaaaacaai F $
        -69 ~aaaaacaai _
        330 ~aaaaacaai _ $
        -278 ~aaaaacaai ~ $
        528 ~aaaaacaai ~ ,
        -397 ~aaaaacaai ~ ~
        -519 ~aaaaacaai ~aaaaaaaaaaaaaae $
        -1108 ~aaaaacaai ~aaaaaaaaaaac
        -1329 ~aaaaacaai ~aaaaaaac
        734 ~aaaaacaai ~aacaaaaaaaac
        561 ~aaaaacaai ~aacaaaaaaai
        489 ~aaaaacaai ~aacaaaac
        650 ~aaaaacaai ~aacaaaac ,
        333 ~aaaaacaai ~aacaaaac ~aaaaaaai
        -175 ~aaaaacaai ~aeaaaaaeaaac
        506 ~aaaaacaai ~aeaaaaaeaaac F
        329 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -640 ~aaaaacaai ~aeaaaaaeaaac ~c
        169 ~aaaaacaai ~aeaaaaaeaiac
        -400 ~aaaaai _
        -746 ~aaaab $
        -799 ~aaaab F
        -307 ~aaaab F $
        -571 ~aaaabaaaaaaaaab ~aaaaaaaai
        -384 ~aaaabaaaaaaaaab ~aaaaaaaai F
        -343 ~aaaabaaae $
        430 ~aaaabaaae ,
        750 ~aaaabaaaeaaaaab ~aaaaaaaaeaab
        642 ~aaaabaaaeaab ,
        703 ~aaaabaabe ,
        -910 ~aaaac ~
        431 ~aaaacbaaaaac ~aaaaacaai
        -658 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -986 ~aaaae #
        -452 ~aaaae $
        -615 ~aaaae ~
        507 ~aaaae ~aaaaaaac
        641 ~aaaae ~aaaaaab
        644 ~aaaae ~aaaaaab $
        892 ~aaaae ~aaaaaabae
        893 ~aaaae ~aaaaaabae $
        -268 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -559 ~aaaaeaai $
        -879 ~aaaaeab .
        -862 ~aaaaeab . F
        -255 ~aaaaf $
        357 ~aaaaf ,
        -741 ~aaaaf .
        -403 ~aaacaaaaaaac ~ $
        1138 ~aaacaaaaaaac ~aaaaaaaaaaac
        -351 ~aaacaaaaaaac ~aeaaaaaeaaac
        -398 ~aaaeaaaaaaac $
        -507 ~aaaeaaaaaaac ,
        673 ~aaaiaaaaaaaaaab $
        1058 ~aaaiaaaaaaac ~
        697 ~aaaiaaaaaaac ~ $
        743 ~aaaiaaaaaaac ~ ~
        -870 ~aaaiaaaaaaac ~aaaaaaaab
        543 ~aaaiaaaaaaac ~aaaaaaaaiacc ~aaaaaabacaac
        -354 ~aaaiaaaaaaac ~aaaaacaai ~aacaaaaaaaac
        -490 ~aab #
        655 ~aab # F
        -692 ~aab # ~
        -243 ~aab $
        -79 ~aab F
        -431 ~aab F $
        -513 ~aab F ,
        98 ~aab F F
        538 ~aab F ~aaaaaaaaaab
        -962 ~aab F ~aaaaaaaaiacc
        -611 ~aab _
        816 ~aab ~
        831 ~aab ~ $
        249 ~aab ~ F
        -585 ~aab ~ ~
        -1036 ~aab ~aaaaaaaaaaaaaae
        -899 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        244 ~aab ~aaaaaaaaaaaae
        352 ~aab ~aaaaaaaaaaaae F
        601 ~aab ~aaaaaaaai
        491 ~aab ~aaaaaaaaiaac
        262 ~aab ~aaaaaaaaiaai
        112 ~aab ~aaaaaaaaiaai F
        631 ~aab ~aaaaaaae F
        -631 ~aab ~aeaaaaaeaaac
        618 ~aab ~aeaaaaaeaaac F
        -1250 ~aab ~aeaaaaaeaaac _
        610 ~aab ~aeaaaaaeaaac ~
        -828 ~aabaab F
        -352 ~aabaab ~
        798 ~aabaab ~aaaaaaaaaaaae
        1037 ~aabaab ~aaaaaaae
        -285 ~aabaab ~aaaaacaai
        -475 ~aabaab ~aeaaaaaeaaac F
        821 ~aacaaaaaaaac #
        108 ~aacaaaaaaaac $
        399 ~aacaaaaaaaac F
        -691 ~aacaaaaaaaac ~
        534 ~aacaaaaaaaac ~aaaaaaaaiaac
        1057 ~aacaaaaaaaac ~aaaaaabacaac
        923 ~aacaaaaaaaac ~aaaaaabacaac $
        -483 ~aacaaaaaaaac ~aeaaaaaeaaac F
        390 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        653 ~aacaaaac ,
        -598 ~aacaaaac F
        -669 ~aacaaaac ~aaaaaaae
        336 ~aacaaaac ~aaaaaaai
        855 ~aacaaaac ~aaaaacaai
        -1251 ~aacaaaac ~aeaaaaaeaaac
        -341 ~aacaaaac ~aeaaaaaeaaac F
        716 ~aacaaaac ~aeaaaabe
        376 ~aacaaab $
        796 ~aacaaab ~aaaaaaaai
        -472 ~aacaaab ~aaaaaaae
        -471 ~aacaaab ~aaaaaaae F
        -645 ~aacaaabc .
        364 ~aacaaacc ~aeaaaabe
        420 ~aacaaacc ~aeaaaabe #
        -460 ~aacaaaeaiaac F
        -446 ~aacaaaeaiaac F $
        881 ~aacaaaeaiaac _
        743 ~aacaaaeaiaac _ $
        441 ~aacaaaeaiaac ~
        -475 ~aacaabc F
        -361 ~aacabaab F
        -287 ~aacabaab F ,
        -514 ~aae F
        -600 ~aae F $
        640 ~aae ~aaaaaabac
        -744 ~aae ~aaaaaabacaac
        -446 ~aae ~aaaaaabacaac $
        -333 ~aae ~aeaaaaaeaaac
        -463 ~aae ~aeaaaaaeaaac F
        586 ~aaeaaaaaaaac ~aaaaaaaai
        -714 ~aaeaaaac F
        203 ~aaiaaaab _
        543 ~aaiaaaab _ $
        1239 ~aaiaaaab ~aaaaaaab
        866 ~aaiaaaai ~aaaaaaai
        866 ~aaiaaaai ~aaaaaaai $
        169 ~ab ~
        675 ~ab ~ $
        -330 ~ab ~ ~aaaaaaaaaaaaab
        -882 ~abaaaaaaae ~be
        -741 ~abaaaaaaae ~be ~acabai
        -722 ~abaaaab ~aeaaaaaeaaac
        -653 ~abaaaab ~aeaaaaaeaaac ~
        789 ~ac $
        647 ~ac ~aaaaaaaai
        492 ~ac ~aaaaaaaai F
        -600 ~ac ~be
        -344 ~ac ~be ~accbab
        -379 ~ac ~ee
        -635 ~acaaaiaaaaac #
        633 ~acaaaiaaaaac ~
        -490 ~acaaaiaaaaac ~ $
        242 ~acaaaiaaaaac ~ ,
        475 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        -712 ~acaaaiaaaaac ~aaaaaaai
        566 ~acaaaiaaaaac ~abaaaab
        -512 ~acaaaiaaaaac ~aeaaaaaeaaac
        -487 ~acaaaiaaaaac ~aeaaaaaeaaac _
        418 ~acaaaiaaaaac ~aeaaaaaeaiac
        -656 ~acaaaiaaaaac ~aic
        -346 ~acab $
        574 ~acab ,
        -735 ~acab ~aaaaaaaaaab
        -473 ~acab ~aeaaaaaeaaac
        -1222 ~acab ~aeaaaaaeaaac ~aaaaaaaaaaac
        204 ~acab ~aic
        199 ~acab ~aic ~aeaaaaaeaaac
        606 ~acab ~be
        580 ~acab ~be ~accbab
        -650 ~acababc #
        288 ~acababc ~ ~
        632 ~acabai F
        -457 ~acabai F F
        656 ~acabai F ~aaaaaaaaaab
        366 ~acabai _
        418 ~acabai ~
        536 ~acabai ~ $
        575 ~acabai ~aaaaaaaaaaaaaab
        329 ~acabai ~aaaaaaaaaaac
        -311 ~acabai ~aaaaaae
        -288 ~acabai ~aaaaaae ~aaaaaaai
        803 ~acabai ~aab
        972 ~acabai ~aeaaaaaeaaac F
        -616 ~acabai ~aeaaaaaeaaac ~
        -541 ~acabaiaaaaac F
        -808 ~acabc ~
        -662 ~acabi ~
        841 ~acabi ~aaaaaaai
        917 ~acabi ~aaaaaaai ~aacaaaaaaaac
        -428 ~acabi ~be
        -549 ~accbab #
        -399 ~accbab F
        636 ~accbab _
        459 ~accbab ~
        991 ~accbab ~aeaaaaae
        699 ~accbab ~aeaaaaaeaaac F
        -753 ~accbab ~aeaaaaaeaaac ~
        -1437 ~aci _
        -21 ~aci ~
        -757 ~aci ~aaaaaaaaaaaaae
        786 ~aci ~aaaaaaad
        343 ~aci ~aacaaaaaaaac
        1325 ~aci ~aacaaaac
        408 ~aci ~accbab
        751 ~aci ~aic ~
        -270 ~aeaaaaae F
        -265 ~aeaaaaae F ,
        -409 ~aeaaaaae F ~aaaaaaaaaab
        -323 ~aeaaaaae F ~aaaaaaaaiaac
        409 ~aeaaaaae _
        -899 ~aeaaaaae _ $
        -319 ~aeaaaaae ~
        -441 ~aeaaaaae ~ $
        830 ~aeaaaaae ~ F
        -773 ~aeaaaaae ~aaaaaaaaaaaaaac
        -457 ~aeaaaaae ~aaaaaaaae
        770 ~aeaaaaae ~aaaaaab
        767 ~aeaaaaae ~aaaaaab $
        39 ~aeaaaaaeaaac #
        -670 ~aeaaaaaeaaac # $
        457 ~aeaaaaaeaaac # F
        505 ~aeaaaaaeaaac # ~
        -740 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        224 ~aeaaaaaeaaac # ~aaaaaaaai
        -434 ~aeaaaaaeaaac $
        -69 ~aeaaaaaeaaac F
        177 ~aeaaaaaeaaac F $
        -517 ~aeaaaaaeaaac F ,
        883 ~aeaaaaaeaaac F .
        197 ~aeaaaaaeaaac F F
        -350 ~aeaaaaaeaaac F _
        -180 ~aeaaaaaeaaac F ~
        207 ~aeaaaaaeaaac F ~aaaaaaaaaab
        814 ~aeaaaaaeaaac F ~aaaaaaaab
        -549 ~aeaaaaaeaaac F ~aaaaaaaae
        -117 ~aeaaaaaeaaac F ~aaaaaaaai
        -315 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -771 ~aeaaaaaeaaac F ~aaaaaaai
        250 ~aeaaaaaeaaac F ~aaaaaab
        1075 ~aeaaaaaeaaac F ~aaaaacaai
        -654 ~aeaaaaaeaaac F ~acaaaiaaaaac
        306 ~aeaaaaaeaaac F ~acabai
        -649 ~aeaaaaaeaaac F ~be
        -129 ~aeaaaaaeaaac _
        142 ~aeaaaaaeaaac _ $
        795 ~aeaaaaaeaaac _ ,
        1656 ~aeaaaaaeaaac _ F
        281 ~aeaaaaaeaaac _ _
        -137 ~aeaaaaaeaaac _ ~
        714 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        -147 ~aeaaaaaeaaac _ ~aaaaaaaai
        -885 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        104 ~aeaaaaaeaaac ~
        304 ~aeaaaaaeaaac ~ #
        538 ~aeaaaaaeaaac ~ $
        -144 ~aeaaaaaeaaac ~ ,
        210 ~aeaaaaaeaaac ~ F
        -57 ~aeaaaaaeaaac ~ _
        -435 ~aeaaaaaeaaac ~ ~
        -104 ~aeaaaaaeaaac ~ ~aaaaaaaaaaac
        923 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -495 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -475 ~aeaaaaaeaaac ~ ~aaaaaaaai
        990 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        572 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1695 ~aeaaaaaeaaac ~ ~aaaaaaac
        255 ~aeaaaaaeaaac ~ ~aaaaaab
        -427 ~aeaaaaaeaaac ~ ~aaaaaabac
        -607 ~aeaaaaaeaaac ~ ~aaaaaac
        -835 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -476 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        -457 ~aeaaaaaeaaac ~aaaaaaaaaaac
        653 ~aeaaaaaeaaac ~aaaaaaaaaaac #
        -929 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        467 ~aeaaaaaeaaac ~aaaaaaaaaaac _
        -117 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -329 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -404 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        399 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -430 ~aeaaaaaeaaac ~aaaaaaaaaaad
        -214 ~aeaaaaaeaaac ~aaaaaaaaaaah
        -187 ~aeaaaaaeaaac ~aaaaaaaae
        1053 ~aeaaaaaeaaac ~aaaaaaaae $
        -549 ~aeaaaaaeaaac ~aaaaaaaae ,
        -886 ~aeaaaaaeaaac ~aaaaaaaae F
        94 ~aeaaaaaeaaac ~aaaaaaaae ~
        308 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -127 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        577 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaai
        -305 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        -940 ~aeaaaaaeaaac ~aaaaaaaae ~aab
        311 ~aeaaaaaeaaac ~aaaaaaaae ~acabai
        446 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        195 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -410 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        536 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -71 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -371 ~aeaaaaaeaaac ~aaaaaaaaeaag
        541 ~aeaaaaaeaaac ~aaaaaaac
        -577 ~aeaaaaaeaaac ~aaaaaaac $
        -236 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        1118 ~aeaaaaaeaaac ~aaaaaaai ~
        326 ~aeaaaaaeaaac ~aaaaaaaiaaac
        228 ~aeaaaaaeaaac ~aaaaaab
        750 ~aeaaaaaeaaac ~aaaaaab ,
        233 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -348 ~aeaaaaaeaaac ~aaaaaabacaac
        267 ~aeaaaaaeaaac ~aaaabaaaeaab
        599 ~aeaaaaaeaaac ~aab
        440 ~aeaaaaaeaaac ~aacaaaaaaaac
        436 ~aeaaaaaeaaac ~aacaaaaaaaac $
        498 ~aeaaaaaeaaac ~ac
        170 ~aeaaaaaeaaac ~ac ~aaaaaaaai
        -315 ~aeaaaaaeaaac ~c
        612 ~aeaaaaaeaaac ~c $
        -428 ~aeaaaaaeaaac ~c ,
        548 ~aeaaaaaeaaac ~c _
        -552 ~aeaaaaaeaaac ~c ~
        1019 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        384 ~aeaaaaaeaaac ~c ~aaaaaaaaiaac
        -534 ~aeaaaaaeaaac ~c ~aic
        -525 ~aeaaaaaeaaac ~c ~be
        -433 ~aeaaaaaeaaac ~caaaaaaaaaac
        -665 ~aeaaaaaeaaac ~caaaaaaaaaac $
        308 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        516 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -409 ~aeaaaaaeaiac F
        1091 ~aeaaaaaeaiac F ,
        -926 ~aeaaaaaeaiac F ~aaaaaaai
        371 ~aeaaaaaeaiac _
        -949 ~aeaaaaaeaiac _ $
        295 ~aeaaaaaeaiac _ F
        -460 ~aeaaaaaeaiac ~
        -428 ~aeaaaaaeaiac ~ $
        -808 ~aeaaaaaeaiac ~ ~
        538 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        530 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        532 ~aeaaaaaeaiac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -237 ~aeaaaaaeaiac ~aaaaaaaae
        216 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -714 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        226 ~aeaaaaaeaiac ~aaaaaaaaeaae
        289 ~aeaaaaaeaiac ~aaaaaab ,
        61 ~aeaaaaaeaiac ~aaaaaabac
        -167 ~aeaaaaaeaiac ~c
        -302 ~aeaaaaaeaiac ~c $
        706 ~aeaaaaaeaiac ~c ~aab
        -899 ~aeaaaaaeaiac ~c ~aic
        -16 ~aeaaaabaaae $
        733 ~aeaaaabaaae ~acabai
        335 ~aeaaaabe #
        623 ~aeaaaabe # ~
        -824 ~aeaaaabe $
        460 ~aeaaaabe ,
        -806 ~aeaaaabe F
        50 ~aeaaaabe _
        -500 ~aeaaaabe _ $
        -641 ~aeaaaabe ~
        -168 ~aeaaaabe ~ $
        -284 ~aeaaaabe ~ F
        -431 ~aeaaaabe ~ ~
        -290 ~aeaaaabe ~aaaaaaaaaaab
        -925 ~aeaaaabe ~aaaaaaaae
        -465 ~aeaaaabe ~aaaaaaaae $
        271 ~aeaaaabe ~aaaaaaaaiaai
        325 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        337 ~aeaaaabe ~aaaaaab
        7 ~aeaaaabe ~aaaaaab $
        1188 ~aeaaaabe ~aaaaaac
        -547 ~aeaaaabe ~aaaaacaai
        536 ~aeaaaabe ~acaaaiaaaaac
        390 ~aeaaaabe ~acaaaiaaaaac ~
        305 ~aeaaaabe ~acababc
        207 ~aeaaaabe ~acababc ~
        1299 ~aeaaaabe ~acabai
        -525 ~aeaaaabe ~aic
        -735 ~aeaaaabe ~c
        -178 ~ai #
        364 ~ai $
        779 ~ai ~
        263 ~ai ~ ~aaaaacaai
        -389 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        338 ~ai ~aeaaaaae
        404 ~ai ~aeaaaaaeaaac
        165 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -103 ~aic #
        -570 ~aic ,
        219 ~aic F
        -613 ~aic F $
        -315 ~aic F F
        1455 ~aic F _
        -493 ~aic F ~
        -618 ~aic F ~aaaaaaaaaab
        75 ~aic F ~aaaaaaaai
        197 ~aic F ~aaaaaaaaiacc
        -632 ~aic NO
        -388 ~aic ~ $
        769 ~aic ~ ~
        -526 ~aic ~aaaaaaaae
        519 ~aic ~aaaaaaaaiaaae
        317 ~aic ~aaaaaaae
        -1132 ~aic ~aaaaaaaiaaac
        -534 ~aic ~aaaaacaai
        -897 ~aic ~aaaiaaaaaaac
        -404 ~aic ~aeaaaaae
        -316 ~aic ~aeaaaaaeaaac
        1139 ~aic ~aeaaaaaeaaac F
        -318 ~aic ~aeaaaaaeaaac _
        -144 ~aic ~aeaaaaaeaaac ~
        462 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        -697 ~aic ~aeaaaaaeaaac ~aaaaaaaae
        -168 ~aic ~aeaaaaaeaiac
        199 ~aic ~aeaaaaaeaiac F
        -1035 ~aic ~aeaaaaaeaiac ~
        1478 ~aic ~aeaaaabe
        246 ~aic ~aeaaaabe $
        745 ~aic ~aeaaaabe _
        256 ~b ~ai
        495 ~b ~aic
        850 ~be ~
        -790 ~be ~ #
        -438 ~be ~aaaaaaai
        1595 ~be ~aaaaaacaaaac
        550 ~be ~aaaaaae
        113 ~be ~aaaaaae $
        -1077 ~be ~aaaaaag
        493 ~be ~aab
        191 ~be ~aab ~aeaaaaaeaaac
        460 ~be ~aabaab
        866 ~be ~aabaab #
        -487 ~be ~aacaaaac
        549 ~be ~acab
        203 ~be ~acab ~aic
        467 ~be ~acabai ~
        416 ~be ~acabc
        409 ~be ~acabc ~
        -516 ~be ~accbab ~aeaaaaaeaaac
        -433 ~be ~aci ~accbab
        325 ~be ~ai
        109 ~be ~ai ~aeaaaaaeaaac
        719 ~be ~aic
        213 ~be ~aic #
        1645 ~be ~aic F
        -511 ~be ~aic ~
        -740 ~be ~aic ~aaaiaaaaaaac
        301 ~be ~aic ~aeaaaaaeaaac
        -302 ~c $
        -685 ~c ,
        -297 ~c , #
        256 ~c , ~
        414 ~c F
        889 ~c F $
        224 ~c F ,
        -973 ~c F .
        650 ~c F F
        -468 ~c _
        -379 ~c _ $
        670 ~c _ ,
        798 ~c _ ~aaaaaaae
        -123 ~c ~
        -718 ~c ~ ~aaaaaaaaiaac
        1390 ~c ~aaaaaaaaaab
        205 ~c ~aaaaaaaae
        632 ~c ~aaaaaaaaeaab
        -229 ~c ~aaaaaaaaiaac
        -1142 ~c ~aaaaaaaaiaac ~
        565 ~c ~aaaaaaaaiacc F
        -566 ~c ~aaaaaaai
        -700 ~c ~aaaaaabac
        509 ~c ~aaaaaabacaac
        499 ~c ~aaaaaag
        488 ~c ~aaaaaagaaaaaaai
        825 ~c ~aaaaaao
        360 ~c ~aab
        355 ~c ~aab F
        -676 ~c ~aabaab
        420 ~c ~aci
        -624 ~c ~ai
        -1887 ~c ~aic
        -622 ~c ~aic #
        -1025 ~c ~aic F
        -591 ~c ~aic ~aeaaaaaeaaac
        -674 ~c ~be
        308 ~caaaaaaaaaac ~aaaaaaai
        -692 ~caaaaaaaaaac ~aic
        -487 ~caaaaaaaaaac ~aic ~aeaaaaaeaaac
        -973 ~caaaaaaae $
        587 ~caaaaaaae ~aaaaaaaaaaaaaab
        560 ~caaaaaaae ~aaaaaabac
        515 ~caaaaaaae ~aaaaaabac $
        516 ~caaaaaaae ~aaaabaaaeaab
        -772 ~caaaaaaae ~aic
        1454 ~caaaaaaaeaac ~aaaaaaaai
        593 ~caaaaaaaeaac ~aaaaaaaai ~aeaaaaaeaaac
        536 ~ee $
        -479 ~ee F $
        1225 ~ee _
        -72 ~ee ~
        534 ~ee ~aaaaaaac
        -724 ~ee ~aaaaaacaaaac
        1077 ~ee ~aaaaaag
        691 ~ee ~aab
        289 ~ee ~aci
        -327 ~ee ~aeaaaaaeaaac
        463 ~i ~aic
        784 ~i ~aic ~aeaaaaaeaaac
        """
}
