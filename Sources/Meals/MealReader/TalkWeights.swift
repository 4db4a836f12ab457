// Written by `measure --fit-talk` from 32712 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 808
    static let rows = """
        -527 # #
        -604 # # #
        -967 # # $
        -837 # # F
        327 # # ~
        -207 # $
        -486 # ,
        185 # , F
        305 # , _
        -473 # , ~aaaaaaaaaaac
        -210 # .
        -796 # . #
        469 # . F
        823 # F
        1078 # F $
        -1714 # F ,
        697 # F F
        -80 # F and
        -405 # F for
        -665 # F in
        -615 # F off
        -967 # F please
        320 # F with
        245 # F ~
        -616 # F ~aaaaaaaaiaaae
        -349 # F ~aaaaaaaaiaac
        327 # F ~aaaaaaaaiaai
        -396 # F ~aaaaaaaaiacc
        -1233 # _
        -298 # _ #
        471 # _ $
        -343 # _ ,
        1532 # _ F
        -525 # _ of
        166 # _ oz
        -546 # _ ~aaaaaaaai
        -554 # a
        -783 # a pound
        906 # after
        738 # am
        -244 # and
        -1051 # at
        -981 # bags
        -1099 # balls
        -1442 # bar
        602 # bottle
        420 # bowl
        -843 # c
        316 # calories
        435 # cans
        -498 # cooked
        624 # cup
        488 # cup $
        -910 # cup F
        282 # cup of
        89 # cups
        -666 # degrees
        -403 # dollars
        491 # fat
        468 # finger
        878 # flake
        436 # fluid
        402 # fluid ounce
        -1147 # for
        -492 # for #
        -664 # for a
        517 # fried
        482 # fried F
        512 # g
        664 # g $
        176 # g ,
        691 # g .
        -48 # g F
        322 # g bag
        -914 # g carbohydrates
        339 # g of
        827 # glasses
        824 # glorps
        476 # grams
        374 # grams of
        889 # hand
        -1248 # hours
        -792 # hrs
        390 # inch
        -550 # inches $
        -725 # is
        -1448 # jars
        -500 # jars $
        -979 # k
        433 # kcal
        194 # kcal $
        -799 # kg
        -350 # kg of
        -838 # kids
        -901 # kilos
        -1388 # lb
        -675 # lb #
        -1121 # lbs
        -920 # litre
        -844 # mg
        -726 # mg $
        -1132 # min
        -515 # mins
        -182 # minutes
        775 # ml
        1295 # ml $
        -695 # ml F
        -1219 # now
        -467 # now $
        1099 # of
        -561 # of F
        184 # of a
        293 # of the
        623 # of them
        -483 # off
        -591 # on
        59 # ounce
        158 # ounce of
        443 # ounces
        398 # ounces of
        825 # oz
        1364 # oz $
        -574 # oz F
        -210 # oz of
        332 # pack
        339 # pack $
        512 # pc
        448 # pcs
        -949 # people
        775 # pieces
        519 # pieces $
        -502 # pints of
        1025 # plates
        542 # pm
        -712 # pounds
        -986 # price
        -89 # quid
        530 # scoops
        169 # slice
        1528 # slices
        369 # slices F
        276 # slices of
        701 # spoons
        890 # square
        606 # squares
        -807 # steps
        -297 # steps $
        -201 # tbsp
        -1317 # tbsp soy
        421 # the
        -488 # this
        -490 # time
        -363 # tsp
        -889 # tsp baking
        -1717 # u
        1226 # up
        -1071 # weeks
        254 # with
        -480 # with the
        -750 # years
        177 # ~
        -239 # ~ #
        266 # ~ $
        -52 # ~ ,
        561 # ~ .
        54 # ~ F
        253 # ~ _
        837 # ~ ~
        -777 # ~ ~aaaaaaaaaaaaab
        104 # ~ ~aaaaaaaaaab
        97 # ~ ~aaaaaaaai
        -8 # ~ ~aaaaaaaaiaai
        -485 # ~ ~aaaaaaai
        530 # ~ ~aab
        719 # ~aaaaaaaaaaaaab
        -296 # ~aaaaaaaaaaaaab $
        1224 # ~aaaaaaaaaaaae
        -147 # ~aaaaaaaaaaac
        -244 # ~aaaaaaaaaaac F
        913 # ~aaaaaaaaaaac ~
        16 # ~aaaaaaaaaaac ~aaaaaaaai
        -679 # ~aaaaaaaaaaac ~aaaaaab
        491 # ~aaaaaaaaaaacab
        -387 # ~aaaaaaaaaab
        -680 # ~aaaaaaaaaab ~
        -213 # ~aaaaaaaaab
        -513 # ~aaaaaaaaab $
        -614 # ~aaaaaaaaab ~aeaaaaaeaaac
        -987 # ~aaaaaaaaeb
        492 # ~aaaaaaaai
        -1185 # ~aaaaaaaai F
        295 # ~aaaaaaaai ~
        552 # ~aaaaaaaai ~aeaaaaae
        257 # ~aaaaaaaai ~aeaaaaaeaaac
        -682 # ~aaaaaaaai ~aeaaaabe
        625 # ~aaaaaaaai ~caaaaaae
        -482 # ~aaaaaaaaiaaae
        -285 # ~aaaaaaaaiaac
        -754 # ~aaaaaaaaiaac F
        -430 # ~aaaaaaaaiaac ~
        1291 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        262 # ~aaaaaaaaiaai
        582 # ~aaaaaaaaiaai ~
        -1159 # ~aaaaaaaaiacc
        -492 # ~aaaaaaaaiacc #
        169 # ~aaaaaaacaaac
        -89 # ~aaaaaaai
        162 # ~aaaaaab
        -1289 # ~aab
        -726 # ~acaaaiaaaaac
        731 # ~acab
        -554 # ~aeaaaaae F
        -161 # ~aeaaaaaeaaac
        -269 # ~aeaaaaaeaaac F
        232 # ~aeaaaaaeaaac ~aaaaaaaaaaac
        -831 # ~aeaaaabe
        -569 # ~c
        34 # ~caaaaaaae
        314 & #
        713 & F
        473 & F $
        212 & ~
        806 & ~aeaaaaaeaaac
        643 & ~aeaaaaaeaaac F
        619 , #
        402 , # #
        1644 , # $
        266 , # ,
        -450 , # .
        36 , # F
        -260 , # _
        -812 , # a
        -1101 , # balls
        -618 , # cup
        -653 , # g
        -717 , # inches
        -691 , # jars
        379 , # kcal
        -1194 , # lb
        -949 , # ml
        -563 , # of
        351 , # oz
        653 , # pieces
        1108 , # plates
        324 , # slice
        698 , # slices
        1069 , # spoons
        -591 , # ~
        458 , # ~aaaaaaaaaaaaab
        -190 , # ~aaaaaaaai
        324 , # ~aaaaaaacaaac
        -720 , # ~aeaaaaaeaaac
        1557 , F
        -85 , F #
        1474 , F $
        -824 , F ,
        319 , F F
        -470 , F _
        348 , F and
        605 , F at
        -652 , F bowl
        139 , F for
        442 , F in
        213 , F n
        219 , F on
        222 , F sauce
        265 , F with
        519 , F ~aaaaaaaaaab
        370 , F ~aaaaaaaai
        672 , F ~aaaaaaaaiaac
        267 , F ~aaaaaaaaiaai
        142 , F ~aaaaaaaaiacc
        -654 , F ~aaaaaab
        -711 , F ~aeaaaabe
        -935 , NO
        715 , NO $
        -311 , NO ,
        802 , _
        -1413 , _ #
        -313 , _ $
        -1565 , _ ,
        569 , _ F
        -579 , _ _
        -1025 , _ it
        293 , _ the
        624 , _ to
        398 , _ up
        -913 , _ ~
        401 , _ ~aaaaaaaaaaaae
        1356 , _ ~aaaaaaaai
        348 , _ ~aaaaaaaaiaac
        628 , _ ~aaaaacaai
        299 , _ ~aeaaaaaeaaac
        -1050 , _ ~aeaaaabe
        1009 , a
        938 , a F
        -830 , a bit
        584 , about
        458 , about #
        596 , an
        -30 , and
        919 , ate
        575 , ate #
        735 , ate the
        667 , bit
        645 , black
        1132 , both
        -517 , bring
        1095 , couldnt
        479 , did
        -681 , didnt
        363 , diet
        -846 , dinner
        415 , drained
        914 , drank
        479 , fried
        776 , full
        1141 , got
        785 , grabbed
        531 , grabbed F
        -510 , great
        -457 , great fun
        46 , green
        259 , green F
        956 , had
        352 , had #
        703 , had F
        458 , hot
        434 , hot F
        572 , i
        103 , i am
        872 , i got
        158 , i had
        -533 , i just
        451 , i will
        -433 , im
        255 , it
        -755 , italian
        -755 , italian F
        836 , just
        302 , just F
        -606 , late
        -605 , late home
        -544 , long
        685 , lost
        -579 , lunch
        391 , maybe
        378 , maybe #
        -293 , never
        958 , never again
        -1026 , no
        376 , nothing
        -580 , only
        -664 , pan
        301 , plus
        555 , protein
        -593 , put
        447 , roast
        -813 , room
        -755 , second
        1067 , she
        403 , side
        -471 , so
        264 , so F
        -359 , so tired
        364 , some
        492 , still
        -485 , that
        -170 , the
        -502 , the F
        739 , then
        334 , then F
        -803 , tinned
        -802 , tinned F
        -1107 , tom
        664 , warm
        640 , was
        842 , went
        -696 , what
        603 , which
        660 , whole
        293 , with
        194 , with F
        1013 , ~
        804 , ~ #
        -583 , ~ $
        -1224 , ~ ,
        764 , ~ F
        23 , ~ _
        -467 , ~ ~
        473 , ~ ~aaaaaaaaaaac
        -943 , ~ ~aaaaaaaaaab
        -435 , ~ ~aaaaaaaai
        -489 , ~ ~aaaaaab
        636 , ~ ~aaaaacaai
        -455 , ~ ~aeaaaaaeaaac
        -218 , ~aaaaaaaaaaaaaab
        667 , ~aaaaaaaaaaaaaab ~aaaaaaaae
        -691 , ~aaaaaaaaaaaaaac
        -959 , ~aaaaaaaaaaaaaae
        552 , ~aaaaaaaaaaaaab
        289 , ~aaaaaaaaaaac
        1142 , ~aaaaaaaaaaac F
        -381 , ~aaaaaaaaaaac ~
        816 , ~aaaaaaaaaaac ~aaaaaab
        277 , ~aaaaaaaaaab
        608 , ~aaaaaaaae
        -1190 , ~aaaaaaaae ,
        -628 , ~aaaaaaaae F
        -299 , ~aaaaaaaaiaac
        292 , ~aaaaaaaaiaai
        193 , ~aaaaaaaaiaai F
        -559 , ~aaaaaaab
        559 , ~aaaaaaac F
        1061 , ~aaaaaaae
        460 , ~aaaaaaai
        262 , ~aaaaaaai #
        -1842 , ~aaaaaaai $
        250 , ~aaaaaaai F
        177 , ~aaaaaaai ~
        422 , ~aaaaaaai ~aeaaaaaeaaac
        304 , ~aaaaaaai ~aic
        185 , ~aaaaaaaiaaac
        619 , ~aaaaaaaiaaac ~aaaaaaaaaaac
        488 , ~aaaaaab
        -527 , ~aaaaaabac
        1091 , ~aaaaaacaaaac
        1014 , ~aaaaaacaaaac ~
        -537 , ~aaaaaaeb
        691 , ~aaaaaagaaaaaaai
        -296 , ~aaaaaam
        -648 , ~aaaaaamaaaaaaaj
        597 , ~aaaaab
        457 , ~aaaaab #
        -1026 , ~aaaeaaaaaaac
        369 , ~aaaiaaaaaaac
        936 , ~aaaiaaaaaaac ~
        1001 , ~aab
        734 , ~aab #
        -355 , ~aab F
        1019 , ~aabaab
        -291 , ~aaiaaaai
        958 , ~aaiaaaai ~aaaaaaai
        454 , ~acab
        634 , ~acabai
        528 , ~aci
        454 , ~aeaaaaae
        770 , ~aeaaaaaeaaac
        442 , ~aeaaaaaeaaac F
        -668 , ~aeaaaaaeaaac _
        370 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -456 , ~aeaaaabe
        1607 , ~ai
        2509 , ~aic
        945 , ~aic #
        716 , ~aic F
        513 , ~aic ~aeaaaaaeaaac
        -785 , ~b
        746 , ~be
        -661 , ~be ~aaaaaaai
        1179 , ~be ~aaaaaacaaaac
        881 , ~be ~aabaab
        103 , ~be ~acab
        454 , ~be ~acabc
        -673 , ~be ~aci
        144 , ~be ~ai
        508 , ~be ~aic
        742 , ~c
        188 , ~ee
        120 . # F
        -247 . # ~
        1053 . F
        2574 . F $
        -1696 . F ,
        -510 . F F
        -1048 . NO
        -830 . NO $
        -395 . _
        -550 . _ F
        805 . a
        948 . a F
        -501 . roast F
        549 . ~
        923 . ~aaaaaaaaaaac
        807 . ~aaaaaaaaaaac F
        -907 . ~aaaaaaaae
        -501 . ~aaaaaaac F
        352 . ~aaaaaaai
        -764 . ~aaaaaab
        1002 . ~aeaaaaaeaaac
        875 . ~aeaaaaaeaaac F
        -588 14th
        -1386 <0 fifths>
        -1937 <0 foods>
        -377 <0 strange>
        96 <0 words>
        -357 <1 fifths>
        44 <1 foods>
        -696 <1 strange>
        354 <1 words>
        26 <2 fifths>
        8 <2 foods>
        -470 <2 strange>
        -53 <2 words>
        -279 <3 fifths>
        -366 <3 foods>
        -778 <3 words>
        -400 <4 fifths>
        -1687 <4 foods>
        -1247 <4 words>
        1484 <5 fifths>
        431 <5 foods>
        -863 <5 words>
        -652 <6 words>
        -623 <7 words>
        103 <9 words>
        -2259 <asked>
        1037 <meal>
        -2446 <other>
        -132 <partly>
        -321 <role 0>
        -280 <role 10>
        -319 <role 11>
        305 <role 12>
        -324 <role 13>
        659 <role 14>
        -980 <role 15>
        -1529 <role 16>
        -849 <role 17>
        -1020 <role 18>
        -830 <role 19>
        -520 <role 1>
        -1230 <role 20>
        459 <role 21>
        -620 <role 22>
        -466 <role 23>
        167 <role 24>
        -727 <role 25>
        -577 <role 26>
        -825 <role 27>
        -849 <role 28>
        -243 <role 29>
        -948 <role 2>
        48 <role 30>
        -35 <role 31>
        879 <role 32>
        835 <role 33>
        -379 <role 34>
        -1283 <role 36>
        -360 <role 37>
        -552 <role 38>
        65 <role 39>
        -460 <role 3>
        -237 <role 40>
        -574 <role 41>
        -422 <role 42>
        716 <role 43>
        -233 <role 44>
        -591 <role 45>
        -963 <role 46>
        549 <role 47>
        580 <role 48>
        -857 <role 4>
        -738 <role 50>
        689 <role 51>
        -1161 <role 52>
        -604 <role 53>
        -799 <role 54>
        -153 <role 55>
        -1078 <role 57>
        -49 <role 58>
        -253 <role 59>
        -414 <role 5>
        -834 <role 60>
        176 <role 61>
        134 <role 6>
        1355 <role 7>
        201 <role 8>
        -719 <role 9>
        -106 <told>
        -1070 F #
        702 F # $
        -576 F # F
        -669 F # _
        -740 F # a
        560 F # am
        259 F # cup
        -510 F # g
        830 F # kcal
        -331 F # min
        497 F # ml
        252 F # oz
        497 F # pm
        626 F # ~
        830 F # ~aaaaaaaaaaaaab
        540 F # ~aaaaaaaaaaac
        -1039 F # ~aaaaaaaae
        560 F # ~acab
        -738 F # ~aeaaaaaeaaac
        743 F $
        1090 F &
        505 F & F
        1652 F ,
        -642 F , #
        -1076 F , F
        608 F , NO
        -996 F , a
        567 F , about
        -596 F , all
        -334 F , and
        497 F , ate
        798 F , bit
        365 F , black
        915 F , drank
        -562 F , im
        -324 F , so
        315 F , which
        413 F , ~aaaaaaaaaaaaaab
        -899 F , ~aaaaaaaaaaaaaac
        93 F , ~aaaaaaaaaaac
        -329 F , ~aaaaaaaaaab
        1494 F , ~aaaaaaaae
        -810 F , ~aaaaaaac
        -203 F , ~aaaaaaai
        -355 F , ~aaaaaaaiaaac
        668 F , ~aaaaaacaaaac
        584 F , ~aaaaab
        -1023 F , ~aeaaaaaeaaac
        936 F , ~ai
        432 F , ~aic
        -812 F , ~b
        985 F .
        -941 F . F
        -387 F . NO
        1343 F F
        -475 F F #
        971 F F $
        393 F F &
        658 F F ,
        339 F F .
        852 F F F
        221 F F NO
        -610 F F _
        473 F F after
        393 F F again
        152 F F and
        368 F F at
        -532 F F baby
        364 F F from
        -648 F F in
        491 F F made
        688 F F n
        -77 F F on
        -555 F F sauce
        399 F F with
        -156 F F ~
        817 F F ~aaaaaaaaaab
        -406 F F ~aaaaaaaae
        200 F F ~aaaaaaaai
        -213 F F ~aaaaaaaaiaac
        428 F F ~aaaaaaaaiaai
        446 F F ~aaaaaab
        496 F F ~aab
        -534 F F ~c
        537 F NO
        379 F NO $
        -637 F _
        2549 F _ #
        1289 F _ $
        -1448 F _ ,
        1561 F _ .
        -610 F _ F
        -14 F _ _
        -561 F _ for
        -893 F _ with
        -983 F _ ~
        -190 F _ ~aaaaaaaae
        264 F _ ~aaaaaaaai
        -898 F _ ~aaaaaaaaiaai
        -565 F _ ~aaaaaaaaiacc
        -477 F about
        -452 F about #
        691 F after
        -432 F after the
        -488 F again
        482 F again $
        365 F al
        344 F all
        -1056 F and
        -173 F and #
        141 F and _
        -1040 F and stick
        528 F and the
        866 F and tonic
        -1087 F are
        487 F around
        492 F around #
        955 F as
        759 F at
        89 F at #
        -311 F at _
        -215 F at a
        397 F at my
        -47 F at the
        -641 F ate
        -302 F baby
        353 F baby food
        585 F balls
        1243 F bar
        -8 F bar $
        677 F bar at
        -902 F bath
        830 F bears
        416 F bears $
        805 F because
        637 F before
        -316 F before i
        630 F before the
        851 F benedict
        136 F between
        -577 F bottle
        -304 F bowl
        567 F bowl $
        -788 F bowl ,
        164 F breast
        -29 F but
        911 F butty
        -265 F by
        844 F by the
        505 F casserole
        402 F chop
        -502 F chops
        578 F con
        438 F con carne
        666 F cos
        -678 F cup
        1269 F dough
        494 F dough $
        812 F down
        383 F drizzle
        545 F earlier
        547 F earlier $
        -613 F fields
        402 F fillet
        666 F finger
        438 F fingers
        330 F fingers $
        -344 F fingers ,
        -463 F first
        -810 F first then
        627 F first thing
        161 F for
        -877 F for F
        593 F for a
        563 F for dinner
        550 F for lunch
        -486 F for my
        -418 F for the
        336 F fried
        446 F from
        -854 F from a
        196 F from the
        799 F got me
        -663 F green
        -702 F have
        -284 F i
        217 F in
        472 F in F
        609 F in bed
        637 F in front
        359 F in my
        1324 F in the
        -1789 F into
        -677 F is
        534 F is being
        -806 F it
        810 F last night
        -438 F later $
        -643 F left
        501 F leg
        398 F loaf
        -317 F machine
        251 F made with
        646 F melt
        509 F melt $
        -584 F morning
        -806 F morning $
        -438 F n
        -61 F n F
        -930 F near
        -387 F night
        -561 F not
        -1172 F of
        489 F of #
        -477 F of a
        480 F of my
        -862 F of the
        520 F off _
        350 F on
        624 F on #
        536 F on F
        309 F on a
        668 F on holiday
        -445 F on it
        423 F on monday
        -288 F on my
        482 F on saturday
        -149 F on the
        -237 F on top
        610 F on white
        -1040 F or
        -1266 F or F
        334 F or so
        490 F or something
        499 F original
        576 F out
        578 F out of
        455 F out with
        722 F over the
        -399 F overnight
        584 F patty
        320 F please
        313 F please $
        -1320 F ready
        -517 F recipe
        -393 F rings
        -448 F rings $
        243 F sauce $
        -376 F sauce ,
        -1238 F seeds
        -843 F seeds ,
        274 F served
        -838 F shaped
        326 F slice
        288 F slice $
        -1200 F slices
        1123 F so
        448 F standing
        795 F sticks
        -363 F still
        916 F straight
        329 F sunday
        528 F sunday $
        -920 F taking
        674 F tasting
        -779 F the
        434 F this
        263 F tikka
        233 F to
        -614 F today
        500 F today $
        510 F tonight
        659 F tonight $
        398 F too
        607 F too $
        -338 F too long
        405 F up the
        -235 F went
        1488 F while
        357 F with
        -77 F with #
        335 F with F
        411 F with a
        -557 F with brown
        -278 F with my
        769 F won
        -957 F work
        442 F zero
        -46 F ~ #
        1318 F ~ $
        78 F ~ ,
        -298 F ~ .
        997 F ~ F
        -784 F ~ _
        -538 F ~ ~
        -747 F ~ ~aaaaaaaaaaaae
        -426 F ~ ~aaaaaaaaaab
        -884 F ~ ~aaaaaaaae
        986 F ~ ~aaaaaaaai
        601 F ~ ~aaaaaaaaiaaae
        772 F ~ ~aaaaaaaaiaai
        -364 F ~ ~aaaaaaaaiacc
        -522 F ~ ~aaaaaaae
        982 F ~ ~aaaaaaai
        697 F ~ ~aaaaaab
        646 F ~ ~be
        510 F ~aaaaaaaaaaaaaac $
        -722 F ~aaaaaaaaaaaaaai
        869 F ~aaaaaaaaaaaaaaj
        427 F ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -69 F ~aaaaaaaaaaac
        -507 F ~aaaaaaaaaaac ~
        607 F ~aaaaaaaaaaacec
        562 F ~aaaaaaaaaaacec ~aaaaaaaai
        455 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        461 F ~aaaaaaaaaab
        -226 F ~aaaaaaaaaab #
        -458 F ~aaaaaaaaaab F
        201 F ~aaaaaaaaaab ~
        820 F ~aaaaaaaaaab ~aeaaaaaeaaac
        23 F ~aaaaaaaaaab ~aic
        -1309 F ~aaaaaaaae
        746 F ~aaaaaaaae $
        -585 F ~aaaaaaaae _
        -525 F ~aaaaaaaae ~aaaaaaaai
        -439 F ~aaaaaaaae ~aaaaaaaaiaac
        -521 F ~aaaaaaaaeaaaae
        -376 F ~aaaaaaaaeaab
        -345 F ~aaaaaaaaeaab $
        860 F ~aaaaaaaai
        572 F ~aaaaaaaai #
        924 F ~aaaaaaaai F
        278 F ~aaaaaaaai _
        -1172 F ~aaaaaaaai ~
        638 F ~aaaaaaaai ~aaaaaaaae
        -633 F ~aaaaaaaai ~aaaaaaae
        -374 F ~aaaaaaaai ~aeaaaaaeaaac
        -420 F ~aaaaaaaai ~aeaaaaaeaiac
        -619 F ~aaaaaaaai ~be
        83 F ~aaaaaaaaiaaae
        521 F ~aaaaaaaaiaaae _
        -75 F ~aaaaaaaaiaac
        332 F ~aaaaaaaaiaac #
        1301 F ~aaaaaaaaiaac F
        589 F ~aaaaaaaaiaac _
        -58 F ~aaaaaaaaiaac ~
        560 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        -240 F ~aaaaaaaaiaac ~aaaaaaaaaaacai
        256 F ~aaaaaaaaiaac ~aaaaaaaae
        989 F ~aaaaaaaaiaac ~aaaae
        1065 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        31 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -788 F ~aaaaaaaaiaac ~aeaaaabe
        -96 F ~aaaaaaaaiaai
        -75 F ~aaaaaaaaiaai #
        624 F ~aaaaaaaaiaai F
        -279 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -284 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        56 F ~aaaaaaaaiacc
        -869 F ~aaaaaaaaiacc F
        -1576 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        828 F ~aaaaaaaaiacc ~aaaaaabac
        783 F ~aaaaaaaaiacc ~aaaaaabacaac
        268 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        -493 F ~aaaaaaaaiacc ~aeaaaaaeaiac
        325 F ~aaaaaaacaaac
        287 F ~aaaaaaacaaac $
        85 F ~aaaaaaai
        1121 F ~aaaaaaai $
        -1277 F ~aaaaaaai _
        -406 F ~aaaaaaai ~
        -435 F ~aaaaaaai ~aaaaaaaaaaac
        601 F ~aaaaaaai ~aaaaaaai
        618 F ~aaaaaaai ~aaaaaabi
        -128 F ~aaaaaaaiaaac
        -529 F ~aaaaaaaiaaac ~
        -812 F ~aaaaaaaiaaac ~aaaaaaai
        191 F ~aaaaaaaiaaac ~aaaaaab
        -847 F ~aaaaaab
        -722 F ~aaaaaab ,
        -253 F ~aaaaaabac
        -384 F ~aaaaaabae
        618 F ~aaaaaabi $
        -1084 F ~aaaaaac
        -348 F ~aaaaaacaaaaaaai
        -347 F ~aaaaaacaaaac
        -828 F ~aaaaaacaaaac ~aaaaaaaaaaac
        769 F ~aaaaaacaeaaaaai
        208 F ~aaaaaag
        -452 F ~aaaaab #
        258 F ~aaaaacaai
        593 F ~aaaaacaai ~
        -579 F ~aaaabaaae
        554 F ~aaaae
        484 F ~aaaae $
        -439 F ~aaaaeaai $
        524 F ~aaaaeab
        666 F ~aaaaeab $
        -569 F ~aaacaaaaaaac
        -475 F ~aab
        268 F ~aab ~aaaaaaaaiaai
        783 F ~aabaab ~aaaaaaae
        -678 F ~acaaaiaaaaac
        -563 F ~acaaaiaaaaac ~
        642 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -845 F ~acab
        -299 F ~acabai ~aaaaaae
        -1088 F ~acabaiaaaaac
        -904 F ~acabi
        -701 F ~accbab
        -936 F ~aci
        -849 F ~aeaaaaaeaaac
        642 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -273 F ~aeaaaabe
        -1392 F ~aic
        -184 F ~be
        -240 F ~c
        -659 F ~c $
        353 F ~c ~aaaaaabacaac
        223 F ~ee
        293 NO ,
        -473 NO , F
        -507 NO , ~
        -328 NO F $
        -513 NO for
        -64 NO this
        -492 NO today $
        650 NO today ,
        -888 NO ~
        -740 NO ~ F
        -947 NO ~aaaaaaaai
        -511 NO ~aaaaaaaaiacc
        -493 NO ~aaaaaabi $
        649 NO ~aaaaaabi ,
        -946 NO ~aeaaaaaeaaac
        -62 NO ~aeaaaabe
        -936 NO ~aeaaaabe ~
        684 ^ #
        -355 ^ # #
        613 ^ # F
        432 ^ # a
        -395 ^ # and
        -854 ^ # bags
        -1100 ^ # degrees
        -374 ^ # g
        -723 ^ # k
        -122 ^ # kcal
        598 ^ # lb
        301 ^ # ml
        568 ^ # of
        523 ^ # piece
        -666 ^ # slice
        -686 ^ # slices
        -795 ^ # steps
        -828 ^ # tbsp
        -847 ^ # the
        504 ^ # ~
        -997 ^ # ~aaaaaaaaaaaaab
        62 ^ # ~aaaaaaaaaaac
        -399 ^ # ~aaaaaaaaaab
        1094 ^ # ~aaaaaaaae
        757 ^ # ~aaaaaaaai
        -666 ^ # ~aaaaaaacaaac
        -432 ^ # ~aeaaaaaeaaac
        440 ^ F
        977 ^ F #
        1346 ^ F $
        398 ^ F &
        2103 ^ F ,
        -352 ^ F .
        622 ^ F F
        599 ^ F NO
        -823 ^ F _
        668 ^ F a
        742 ^ F after
        887 ^ F again
        889 ^ F and
        -395 ^ F are
        493 ^ F as
        566 ^ F at
        411 ^ F bears
        454 ^ F before
        360 ^ F benedict
        -391 ^ F bowl
        -1117 ^ F by
        -764 ^ F cup
        920 ^ F fingers
        678 ^ F for
        -433 ^ F garden
        -580 ^ F green
        335 ^ F in
        -366 ^ F is
        -507 ^ F morning
        -305 ^ F of
        -303 ^ F off
        976 ^ F please
        -777 ^ F shaped
        676 ^ F tasting
        -592 ^ F the
        554 ^ F this
        681 ^ F up
        1022 ^ F with
        500 ^ F ~
        -596 ^ F ~aaaaaaaaaaaaaai
        560 ^ F ~aaaaaaaaaaaae
        -270 ^ F ~aaaaaaaaaaac
        881 ^ F ~aaaaaaaaaab
        1008 ^ F ~aaaaaaaai
        -284 ^ F ~aaaaaaaaiaaae
        734 ^ F ~aaaaaaaaiaac
        1044 ^ F ~aaaaaaaaiaai
        650 ^ F ~aaaaaaaaiacc
        -774 ^ F ~aaaaaab
        705 ^ F ~aaaaaabi
        -385 ^ F ~aaaaaac
        665 ^ F ~aaaae
        -366 ^ F ~acaaaiaaaaac
        -394 ^ F ~acabaiaaaaac
        -431 ^ F ~aci
        340 ^ F ~aeaaaabe
        -1042 ^ F ~aic
        -856 ^ NO
        -789 ^ NO $
        751 ^ NO ,
        -203 ^ _
        358 ^ _ #
        -454 ^ _ $
        -227 ^ _ ,
        -1973 ^ _ .
        -218 ^ _ F
        310 ^ _ _
        -953 ^ _ a
        663 ^ _ as
        -300 ^ _ at
        -682 ^ _ cooker
        579 ^ _ for
        629 ^ _ on
        180 ^ _ out
        383 ^ _ party
        -799 ^ _ ~aaaaaaaaaaaaaac
        351 ^ _ ~aaaaaaaaaaaae
        178 ^ _ ~aaaaaaaaaaacec
        1024 ^ _ ~aaaaaaaae
        572 ^ _ ~aaaaaaaaeaab
        -546 ^ _ ~aaaaaaaai
        980 ^ _ ~aaaaaaaaiaac
        587 ^ _ ~aaaaaaaaiacc
        598 ^ _ ~acab
        -737 ^ _ ~aeaaaaaeaaac
        1802 ^ a
        304 ^ a F
        -797 ^ a _
        425 ^ a cup
        173 ^ a pint
        539 ^ a small
        -448 ^ add F
        450 ^ after
        486 ^ after the
        706 ^ airport
        443 ^ all
        718 ^ also
        -570 ^ american
        558 ^ an
        416 ^ an F
        -903 ^ as
        229 ^ at
        603 ^ ate
        662 ^ ate the
        -320 ^ babysitting
        791 ^ back
        1001 ^ back on
        413 ^ bad
        -513 ^ bag
        523 ^ baked
        706 ^ barely
        706 ^ barely ate
        963 ^ beach
        441 ^ best F
        348 ^ big
        -646 ^ big F
        549 ^ bit of
        518 ^ black
        518 ^ black F
        407 ^ boiled
        747 ^ boss
        -918 ^ bought
        -362 ^ bought F
        131 ^ bowl
        130 ^ bowl of
        367 ^ breakfast
        314 ^ breakfast .
        365 ^ broke
        406 ^ brown F
        706 ^ bubble
        653 ^ burnt
        -441 ^ buy
        324 ^ camp
        -710 ^ camp site
        -214 ^ can
        475 ^ can of
        -804 ^ cant
        -572 ^ carb
        -391 ^ cheesy
        673 ^ chicago
        606 ^ chipotle
        866 ^ chomped
        504 ^ christmas
        323 ^ cleaned
        330 ^ club
        330 ^ club F
        1073 ^ coach
        489 ^ conference lunch
        210 ^ consuming
        -1047 ^ costco
        -688 ^ costco run
        346 ^ cottage
        345 ^ cottage F
        -614 ^ could
        -568 ^ craving
        579 ^ cup
        836 ^ cup of
        491 ^ dad
        1369 ^ decaf
        379 ^ decided on
        -243 ^ did
        818 ^ didnt
        -524 ^ didnt eat
        354 ^ didnt have
        120 ^ diet
        685 ^ diet F
        485 ^ dim
        385 ^ dim sum
        -292 ^ dinner
        -987 ^ dishwasher
        1093 ^ double
        -815 ^ drink
        746 ^ dropped
        774 ^ early
        -461 ^ easter
        -837 ^ easy
        -813 ^ easy peasy
        -429 ^ eat
        -919 ^ end
        127 ^ enjoying
        125 ^ enjoying a
        -277 ^ everyone
        -578 ^ fancy
        374 ^ fasting
        -432 ^ fed
        -388 ^ feeding
        -344 ^ feeling
        878 ^ ferry
        669 ^ finally
        484 ^ finished
        589 ^ finished off
        -441 ^ finished the
        660 ^ fishing
        1039 ^ flask
        -503 ^ fold
        -463 ^ food
        -90 ^ for
        159 ^ for a
        -327 ^ for breakfast
        485 ^ for dinner
        156 ^ for my
        527 ^ forgot to
        -750 ^ freezer
        768 ^ french
        -482 ^ fridge
        -609 ^ fried
        588 ^ fried F
        -920 ^ fried green
        647 ^ frozen
        649 ^ frozen F
        1169 ^ full
        890 ^ full english
        302 ^ funeral
        854 ^ gave
        836 ^ ginger F
        433 ^ glass
        431 ^ glass of
        377 ^ got
        -843 ^ grab
        1406 ^ grabbed
        583 ^ grabbed a
        292 ^ gran
        -779 ^ grandad
        337 ^ grande
        324 ^ grilled
        509 ^ grilled F
        1042 ^ had
        457 ^ had #
        1038 ^ had F
        -511 ^ had a
        944 ^ hangover
        -657 ^ hard
        -762 ^ harvest festival
        -736 ^ having
        -177 ^ he
        -914 ^ heartburn
        -429 ^ hello
        -438 ^ hello F
        -650 ^ hi
        410 ^ hike
        407 ^ hike up
        520 ^ home
        790 ^ hospital
        491 ^ hot
        -952 ^ hot cross
        423 ^ hotel
        370 ^ hotel in
        -263 ^ how
        -595 ^ how many
        142 ^ i
        -393 ^ i ate
        732 ^ i didnt
        523 ^ i had
        599 ^ i just
        443 ^ i possess
        851 ^ iced
        603 ^ iced F
        365 ^ in
        -1005 ^ ingredients
        -1002 ^ ingredients .
        -332 ^ is
        -902 ^ it
        300 ^ it was
        381 ^ jacket
        381 ^ jacket F
        -919 ^ java
        789 ^ just
        353 ^ just F
        586 ^ kept
        316 ^ kids
        -635 ^ kids F
        -1761 ^ lady
        216 ^ large
        671 ^ last night
        617 ^ late
        494 ^ late _
        -623 ^ laundry
        -459 ^ leave
        -810 ^ left
        687 ^ leftovers
        292 ^ library
        -923 ^ like
        -610 ^ log
        644 ^ lunch .
        723 ^ maccies
        -833 ^ made
        373 ^ made F
        -789 ^ make
        -659 ^ make that
        -939 ^ marinade
        -469 ^ maybe
        -508 ^ maybe F
        -1091 ^ meal
        -540 ^ meal prep
        -286 ^ medium
        580 ^ met
        688 ^ mopped
        690 ^ mopped up
        633 ^ mowed
        -368 ^ mr F
        748 ^ mr kipling
        677 ^ munched
        -226 ^ my
        195 ^ my F
        326 ^ my _
        301 ^ my sister
        473 ^ nasi
        -505 ^ need
        -665 ^ new
        608 ^ night
        -611 ^ not
        344 ^ nothing
        696 ^ nothing for
        357 ^ office
        341 ^ oh
        -268 ^ on
        626 ^ on call
        -342 ^ on the
        862 ^ only
        -1444 ^ order
        -457 ^ ordered
        -581 ^ ordered a
        -210 ^ out of
        357 ^ overnight
        361 ^ overnight F
        -1291 ^ packed
        900 ^ pad
        397 ^ pad thai
        -533 ^ paint
        -667 ^ painted
        858 ^ papa
        550 ^ passed on
        -637 ^ pick
        -631 ^ pick up
        -464 ^ picked #
        672 ^ picked at
        -385 ^ piece
        -950 ^ plan
        -320 ^ planted
        966 ^ please add
        591 ^ please log
        618 ^ popeyes
        588 ^ popped
        -619 ^ potluck
        -1287 ^ printer
        -1475 ^ probably
        832 ^ protein
        292 ^ protein F
        1038 ^ protein bar
        442 ^ pulled
        242 ^ puppy
        570 ^ quick
        767 ^ quick #
        -536 ^ recipe
        -488 ^ recipe .
        670 ^ red F
        637 ^ roast
        653 ^ roast dinner
        380 ^ said
        380 ^ said NO
        757 ^ sampled
        1020 ^ saved
        495 ^ saw
        421 ^ school play
        722 ^ schooner
        546 ^ second
        362 ^ shepherds
        389 ^ shepherds F
        555 ^ shopping trip
        760 ^ side
        746 ^ skipped
        841 ^ skipped lunch
        358 ^ slept
        102 ^ slice
        476 ^ slice of
        641 ^ smashed
        -700 ^ so
        -476 ^ so hungry
        720 ^ somebody
        -724 ^ sour
        387 ^ spag
        -371 ^ sports
        -370 ^ sports day
        542 ^ spring
        542 ^ spring F
        -489 ^ starbucks
        -499 ^ starbucks F
        -711 ^ staying
        1184 ^ stir
        1370 ^ stir fry
        1536 ^ stole
        1315 ^ stopped
        -806 ^ substitute
        1150 ^ subway
        885 ^ subway ,
        237 ^ sunday
        -587 ^ sunday F
        315 ^ sunday roast
        -913 ^ sweet
        715 ^ talked
        428 ^ team
        -1331 ^ tesco
        -1078 ^ that
        -613 ^ that was
        -1351 ^ the
        419 ^ the F
        555 ^ the _
        629 ^ the cat
        -368 ^ there
        -556 ^ thirsty
        891 ^ this
        624 ^ this _
        294 ^ this morning
        -598 ^ threw
        413 ^ toad
        411 ^ toad in
        -768 ^ tomorrow
        -742 ^ tomorrow .
        483 ^ tonight
        -589 ^ too
        -416 ^ traffic
        714 ^ trail
        714 ^ trail mix
        359 ^ tried
        555 ^ trip
        570 ^ trip to
        224 ^ trying
        214 ^ trying to
        -537 ^ turned
        -456 ^ turned down
        -420 ^ vanilla
        -608 ^ vanilla F
        -962 ^ waiter
        -718 ^ walk
        320 ^ walked
        371 ^ walked the
        637 ^ walking
        560 ^ was
        727 ^ we had
        531 ^ went
        656 ^ went out
        -514 ^ were
        -745 ^ what
        -396 ^ white F
        -661 ^ who
        -555 ^ wish
        541 ^ won the
        -851 ^ yellow
        127 ^ ~
        -1139 ^ ~ #
        -1517 ^ ~ .
        658 ^ ~ F
        -949 ^ ~ _
        1464 ^ ~ ~
        503 ^ ~ ~aaaaaaaaaaaaaac
        440 ^ ~ ~aaaaaaaaaaacec
        725 ^ ~ ~aaaaaaaaaab
        -385 ^ ~ ~aaaaaaaae
        240 ^ ~ ~aaaaaaaaeaab
        967 ^ ~ ~aaaaaaaaeaag
        1082 ^ ~ ~aaaaaaaai
        -77 ^ ~ ~aaaaaaaaiaac
        -946 ^ ~ ~aaaaaaaaiaai
        -209 ^ ~ ~aaaaaaaaiacc
        1127 ^ ~ ~aaaaaaac
        -1044 ^ ~ ~aaaaaaae
        -846 ^ ~ ~aaaaaaaiaaac
        -72 ^ ~ ~aaaaaab
        429 ^ ~ ~aaaaaabacaac
        391 ^ ~ ~aaaaaabae
        -219 ^ ~ ~aaaaacaai
        489 ^ ~ ~aaaae
        827 ^ ~ ~aacaaab
        -614 ^ ~ ~aacaaabc
        550 ^ ~ ~acab
        501 ^ ~ ~acabaiaaaaac
        -362 ^ ~ ~aeaaaaaeaaac
        -193 ^ ~ ~aeaaaaaeaiac
        515 ^ ~ ~c
        539 ^ ~aaaaaaaaaaaaaaab
        379 ^ ~aaaaaaaaaaaaaaac
        1336 ^ ~aaaaaaaaaaaaaab
        -368 ^ ~aaaaaaaaaaaaaab #
        -664 ^ ~aaaaaaaaaaaaaab F
        413 ^ ~aaaaaaaaaaaaaab ~
        360 ^ ~aaaaaaaaaaaaaab ~aaaaaaaaaaaae
        -307 ^ ~aaaaaaaaaaaaaab ~aaaaaaaae
        290 ^ ~aaaaaaaaaaaaaab ~aaaaaaaiaaac
        159 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -824 ^ ~aaaaaaaaaaaaaac
        -518 ^ ~aaaaaaaaaaaaaac #
        -309 ^ ~aaaaaaaaaaaaaac F
        540 ^ ~aaaaaaaaaaaaaac ~
        -215 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -460 ^ ~aaaaaaaaaaaaaae
        669 ^ ~aaaaaaaaaaaaaae &
        326 ^ ~aaaaaaaaaaaaaae ~
        -544 ^ ~aaaaaaaaaaaaaae ~aic
        -92 ^ ~aaaaaaaaaaaaaai
        763 ^ ~aaaaaaaaaaaaaaj
        527 ^ ~aaaaaaaaaaaaaaj ~
        -437 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -424 ^ ~aaaaaaaaaaaaab
        291 ^ ~aaaaaaaaaaaaab F
        434 ^ ~aaaaaaaaaaaaab ~
        809 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        323 ^ ~aaaaaaaaaaaaacb
        372 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        561 ^ ~aaaaaaaaaaaaai
        262 ^ ~aaaaaaaaaaaaai ~
        -406 ^ ~aaaaaaaaaaab
        -467 ^ ~aaaaaaaaaaac
        -281 ^ ~aaaaaaaaaaac _
        886 ^ ~aaaaaaaaaaac ~
        -651 ^ ~aaaaaaaaaaac ~aaaaaaaaaaac
        414 ^ ~aaaaaaaaaaac ~aaaaaaaae
        576 ^ ~aaaaaaaaaaacaab
        -533 ^ ~aaaaaaaaaaacac
        -457 ^ ~aaaaaaaaaaacac ~
        -209 ^ ~aaaaaaaaaaacec ~aaaaaaaai
        -745 ^ ~aaaaaaaaaaah
        -528 ^ ~aaaaaaaaac
        782 ^ ~aaaaaaaae
        -1015 ^ ~aaaaaaaae #
        -663 ^ ~aaaaaaaae F
        601 ^ ~aaaaaaaae _
        809 ^ ~aaaaaaaae ~
        978 ^ ~aaaaaaaae ~aaaaaaaai
        416 ^ ~aaaaaaaae ~aaaaaaabaaac
        -733 ^ ~aaaaaaaae ~aaaaaabae
        -490 ^ ~aaaaaaaae ~aaaaaacaaaaaaai
        -567 ^ ~aaaaaaaae ~aeaaaaaeaaac
        930 ^ ~aaaaaaaae ~c
        514 ^ ~aaaaaaaaeaaaaab
        -200 ^ ~aaaaaaaaeaaaaac
        589 ^ ~aaaaaaaaeaaaae
        233 ^ ~aaaaaaaaeaab
        560 ^ ~aaaaaaaaeaab ~aaaaacaai
        -483 ^ ~aaaaaaaaeaag
        453 ^ ~aaaaaaaai
        653 ^ ~aaaaaaaai #
        -677 ^ ~aaaaaaaai _
        294 ^ ~aaaaaaaai ~
        432 ^ ~aaaaaaaaiaac
        524 ^ ~aaaaaaaaiaac _
        619 ^ ~aaaaaaaaiaac ~aaaabaabe
        -201 ^ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -716 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -162 ^ ~aaaaaaaaiacc
        -398 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        154 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -721 ^ ~aaaaaaab
        -781 ^ ~aaaaaaac
        -747 ^ ~aaaaaaac #
        -185 ^ ~aaaaaaac F
        1370 ^ ~aaaaaaac ~aaaaaaac
        653 ^ ~aaaaaaac ~aaaaaabacaac
        -405 ^ ~aaaaaaac ~aeaaaaaeaaac
        102 ^ ~aaaaaaacaaac
        475 ^ ~aaaaaaacaaac ~aaaaaaaai
        -359 ^ ~aaaaaaace
        -472 ^ ~aaaaaaad
        511 ^ ~aaaaaaae
        525 ^ ~aaaaaaae F
        709 ^ ~aaaaaaai
        -855 ^ ~aaaaaaai F
        252 ^ ~aaaaaaai ~
        -211 ^ ~aaaaaaai ~aeaaaaaeaaac
        -749 ^ ~aaaaaaai ~aeaaaabe
        351 ^ ~aaaaaaaiaaac
        43 ^ ~aaaaaab
        1003 ^ ~aaaaaab .
        257 ^ ~aaaaaab ~aaaaaaaai
        178 ^ ~aaaaaabac .
        -426 ^ ~aaaaaabac ~aaaaaaaaiaai
        -414 ^ ~aaaaaabacaac
        299 ^ ~aaaaaabacaac .
        361 ^ ~aaaaaabacaac ~
        300 ^ ~aaaaaabacaac ~acabai
        612 ^ ~aaaaaabae
        454 ^ ~aaaaaac
        -536 ^ ~aaaaaac ~aeaaaaaeaaac
        391 ^ ~aaaaaacaaaaaaci
        388 ^ ~aaaaaacaaaaaaci NO
        46 ^ ~aaaaaacaaaac
        -472 ^ ~aaaaaacaaaac F
        -457 ^ ~aaaaaacaaaac ~aaaaaaaaaaaaaab
        551 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        -283 ^ ~aaaaaae
        -681 ^ ~aaaaaae #
        -1042 ^ ~aaaaaae F
        514 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        -354 ^ ~aaaaaaeaaaaaaab
        416 ^ ~aaaaaaeaaaaaaai
        -464 ^ ~aaaaaaec
        -883 ^ ~aaaaaag
        -546 ^ ~aaaaaagaaaaaaai
        1544 ^ ~aaaaaagaaaaaaaj
        378 ^ ~aaaaaam
        -596 ^ ~aaaaaamaaaaaaab
        -365 ^ ~aaaaaamaaaaaaab F
        -234 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        499 ^ ~aaaaaamae
        330 ^ ~aaaaaao
        421 ^ ~aaaaab
        360 ^ ~aaaaab ~aaaaacaai
        -949 ^ ~aaaaabac
        531 ^ ~aaaaabc ~aaaaacaai
        -853 ^ ~aaaaae
        -517 ^ ~aaaaai
        -124 ^ ~aaaab
        -437 ^ ~aaaabaaaaaaaaab
        -539 ^ ~aaaabaaae .
        556 ^ ~aaaabaaaeaaaaab ~aaaaaaaaeaab
        -206 ^ ~aaaabaabe
        632 ^ ~aaaae
        -574 ^ ~aaaae F
        314 ^ ~aaaae ~aaaaaaac
        481 ^ ~aaaaeab
        -766 ^ ~aaaaf
        -745 ^ ~aaaaf .
        -631 ^ ~aaacaaaaaaac
        377 ^ ~aaaiaaaaaaaaaab
        351 ^ ~aaaiaaaaaaac
        -788 ^ ~aaaiaaaaaaac ~
        689 ^ ~aaaiaaaaaaac ~aaaaaaaaiacc
        -803 ^ ~aab
        -1110 ^ ~aab #
        358 ^ ~aab F
        506 ^ ~aab ~
        -1034 ^ ~aab ~aaaaaaaaaaaaaae
        672 ^ ~aab ~aaaaaaaai
        133 ^ ~aabaab
        -427 ^ ~aacaaaaaaaac
        -610 ^ ~aacaaaaaaai
        -446 ^ ~aacaaaacaai F
        -813 ^ ~aacaaab
        -1439 ^ ~aacaaabc
        -783 ^ ~aacaaacc
        -651 ^ ~aacaaacc ~aeaaaabe
        -582 ^ ~aacaaae
        -920 ^ ~aacaaaeaiaac
        -504 ^ ~aacaabc
        -442 ^ ~aacabaab
        319 ^ ~aae
        621 ^ ~aae ~aaaaaabac
        867 ^ ~aaeaaaaaaaac
        -551 ^ ~ab
        -837 ^ ~ab ~
        -473 ^ ~abaaaaaaae ~be
        -762 ^ ~abaaaab
        -466 ^ ~ac
        476 ^ ~ac ~aaaaaaaai
        -558 ^ ~ac ~be
        -332 ^ ~acaaaiaaaaac
        -293 ^ ~acab
        558 ^ ~acabai
        -808 ^ ~acabi
        -946 ^ ~aci _
        646 ^ ~aci ~aaaaaaac
        -797 ^ ~aci ~aacaaaaaaaac
        798 ^ ~aci ~aacaaaac
        344 ^ ~aci ~accbab
        402 ^ ~aeaaaaae
        414 ^ ~aeaaaaae F
        575 ^ ~aeaaaaaeaaac
        -246 ^ ~aeaaaaaeaaac #
        871 ^ ~aeaaaaaeaaac F
        478 ^ ~aeaaaaaeaaac ~
        -33 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -463 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -706 ^ ~aeaaaaaeaaac ~aaaaaab
        -491 ^ ~aeaaaaaeaaac ~c
        631 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -209 ^ ~aeaaaaaeaiac
        174 ^ ~aeaaaaaeaiac F
        299 ^ ~aeaaaaaeaiac _
        -423 ^ ~aeaaaaaeaiac ~
        -623 ^ ~aeaaaaaeaiac ~aaaaaabacaac
        -371 ^ ~aeaaaabaaae
        -1092 ^ ~aeaaaabe
        602 ^ ~aeaaaabe _
        -494 ^ ~aeaaaabe ~
        -375 ^ ~aeaaaabe ~aaaaaaaae
        293 ^ ~aeaaaabe ~aaaaaab
        1483 ^ ~ai
        155 ^ ~ai #
        414 ^ ~ai F
        856 ^ ~ai ~
        -218 ^ ~ai ~aaaaaaaaiaac
        615 ^ ~ai ~aeaaaaaeaaac
        1033 ^ ~aic
        575 ^ ~aic #
        565 ^ ~aic F
        589 ^ ~aic ~aaaaaaaaiaaae
        558 ^ ~aic ~aeaaaaaeaaac
        -618 ^ ~aic ~aeaaaaaeaiac
        170 ^ ~be
        -25 ^ ~be ~
        483 ^ ~be ~aab
        -393 ^ ~be ~acabi
        952 ^ ~be ~aci
        586 ^ ~be ~ai
        821 ^ ~be ~aic
        258 ^ ~c
        373 ^ ~c F
        -32 ^ ~c _
        -409 ^ ~c ~
        383 ^ ~c ~aaaaaaaae
        286 ^ ~c ~aaaaaaaaeaab
        -879 ^ ~c ~aaaaaaaaiaac
        -502 ^ ~c ~aaaaaaai
        625 ^ ~c ~aaaaaagaaaaaaai
        635 ^ ~c ~aaaaaao
        -426 ^ ~caaaaaaaeaac
        -337 ^ ~ee
        1086 ^ ~ee ~aaaaaag
        574 ^ ~ee ~aab
        -980 ^ ~i
        -956 _ #
        -1164 _ # $
        -1317 _ # F
        -1225 _ # pm
        220 _ # with
        -527 _ # ~
        639 _ # ~aaaaaaaaiaac
        220 _ # ~aaaaaaaaiaai
        -530 _ $
        -16 _ ,
        281 _ , F
        -1182 _ , NO
        434 _ , _
        272 _ , a
        -753 _ , italian
        452 _ , the
        266 _ , then
        595 _ , ~
        394 _ , ~aaaaaaai
        636 _ , ~aeaaaaaeaaac
        159 _ .
        835 _ . F
        -504 _ . _
        -769 _ . ~
        242 _ F
        488 _ F $
        -681 _ F F
        -643 _ F _
        -543 _ F and
        274 _ F in
        -506 _ F on
        663 _ F ~
        -525 _ F ~aaaaaaaaaab
        472 _ F ~aaaaaaaaiaac
        352 _ NO
        -451 _ _
        -990 _ _ #
        -607 _ _ $
        -159 _ _ ,
        -732 _ _ F
        244 _ _ _
        1540 _ _ by
        1598 _ _ ~aaaaaaaai
        -333 _ a F
        -453 _ after
        -465 _ all
        406 _ all day
        -338 _ and
        628 _ at
        -956 _ at the
        -551 _ between
        399 _ but
        706 _ by
        -482 _ by mouth
        -693 _ cooker
        584 _ day
        517 _ done
        653 _ dram
        885 _ finally
        -640 _ for #
        224 _ for F
        475 _ for _
        -669 _ for a
        -530 _ had
        724 _ home
        590 _ i
        -334 _ in
        175 _ in _
        359 _ into
        643 _ into a
        -679 _ is
        -120 _ it
        423 _ machine
        668 _ machine F
        548 _ me
        -463 _ my
        1336 _ noon
        1031 _ noon $
        -587 _ of
        -688 _ of myself
        1264 _ of the
        -673 _ on $
        677 _ on F
        -187 _ on the
        -213 _ oz
        -426 _ oz ,
        350 _ oz of
        -811 _ report
        464 _ station
        721 _ the
        124 _ the F
        -233 _ then
        -580 _ to
        324 _ to cook
        177 _ to the
        316 _ up
        -837 _ up $
        319 _ up with
        -221 _ with
        617 _ with the
        125 _ ~
        -981 _ ~ #
        -157 _ ~ $
        847 _ ~ F
        418 _ ~ _
        -550 _ ~ ~
        787 _ ~ ~aaaaaaaaaab
        1293 _ ~ ~aaaaaaaai
        584 _ ~ ~aaaaaaaaiacc
        -286 _ ~ ~aeaaaaaeaaac
        -1006 _ ~aaaaaaaaaaaaaac
        -648 _ ~aaaaaaaaaaaaaae
        704 _ ~aaaaaaaaaaaae
        -641 _ ~aaaaaaaaaaaae $
        314 _ ~aaaaaaaaaaaae ~aaaaaaaaiaai
        493 _ ~aaaaaaaaaaac $
        -281 _ ~aaaaaaaaaab
        405 _ ~aaaaaaaab
        158 _ ~aaaaaaaae
        -269 _ ~aaaaaaaae $
        362 _ ~aaaaaaaae ,
        536 _ ~aaaaaaaae .
        833 _ ~aaaaaaaae F
        -666 _ ~aaaaaaaae ~
        449 _ ~aaaaaaaaeaab
        732 _ ~aaaaaaaaeaab ,
        65 _ ~aaaaaaaai
        -409 _ ~aaaaaaaai #
        -420 _ ~aaaaaaaai F
        -567 _ ~aaaaaaaai _
        434 _ ~aaaaaaaai ~
        912 _ ~aaaaaaaai ~aaaaaaaiaaac
        129 _ ~aaaaaaaai ~aeaaaaaeaaac
        -114 _ ~aaaaaaaaiaac
        -689 _ ~aaaaaaaaiaac $
        314 _ ~aaaaaaaaiaac _
        107 _ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -246 _ ~aaaaaaaaiaai
        523 _ ~aaaaaaaaiaai ~aaaaaaaaaaaaaae
        455 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -640 _ ~aaaaaaaaiacc #
        226 _ ~aaaaaaaaiacc F
        475 _ ~aaaaaaaaiacc _
        -686 _ ~aaaaaaaaiacc ~
        -731 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        474 _ ~aaaaaaai
        -597 _ ~aaaaaaai $
        -718 _ ~aaaaaaai ~aaaaaaaaaaac
        -584 _ ~aaaaaaaiaaac
        -295 _ ~aaaaaaaiaaac ~
        -664 _ ~aaaaaab $
        200 _ ~aaaaaab ,
        -547 _ ~aaaaaabacaac
        -631 _ ~aaaaaac
        -344 _ ~aaaaaacaaaac
        -633 _ ~aaaaacaai
        324 _ ~aaaaacaai ~aacaaaac
        622 _ ~aaaaacaai ~aeaaaaaeaaac
        -679 _ ~acaaaiaaaaac
        -477 _ ~acaaaiaaaaac ~
        232 _ ~acab
        912 _ ~aci
        396 _ ~aeaaaaaeaaac
        -297 _ ~aeaaaaaeaaac F
        -775 _ ~aeaaaaaeaaac _
        586 _ ~aeaaaaaeaaac ~aaaaaab
        -478 _ ~aeaaaaaeaiac
        -208 _ ~aeaaaabe
        -328 _ ~aeaaaabe $
        985 _ ~be
        742 _ ~c
        -704 _ ~ee
        475 a
        298 a #
        255 a # F
        396 a # _
        266 a # of
        668 a F
        418 a F $
        -682 a F ,
        -428 a F F
        -395 a F _
        -591 a F after
        190 a F and
        144 a F at
        1040 a F bar
        432 a F between
        -746 a F but
        -392 a F for
        304 a F in
        251 a F on
        517 a F to
        -292 a F with
        -367 a _
        306 a _ $
        -688 a bad
        -156 a bag
        -675 a bag of
        -394 a bit
        -628 a bit of
        -382 a bottle
        270 a bowl
        268 a bowl of
        163 a can
        151 a can of
        308 a cup
        160 a cup of
        -611 a day
        -566 a good
        955 a la
        505 a medium
        535 a morning
        371 a mug
        368 a mug of
        -449 a nap
        -587 a new
        267 a package
        265 a package of
        1133 a pint
        405 a pint $
        174 a pint of
        -412 a pound
        -362 a pound of
        426 a protein
        371 a protein bar
        350 a raw
        278 a single
        -268 a slice of
        451 a small
        218 a small F
        -1112 a splash
        -1114 a splash of
        463 a tablespoon
        466 a tablespoon of
        406 a tin
        496 a tin of
        698 a tub
        699 a tub of
        -536 a whole
        -714 a whole F
        -1084 about
        877 about #
        1016 about # $
        400 about # F
        -1130 about F
        -314 about F $
        -429 about the
        812 acai
        810 acai bowl
        801 actually
        -549 add
        642 add #
        337 added
        293 after
        -476 after #
        -652 after F
        -892 after F $
        -672 after dinner
        -672 after dinner $
        -779 after my
        -908 after the game
        529 after the gym
        -62 again
        -897 again $
        377 again today
        378 again today $
        -1431 against
        -272 air
        414 airport
        374 al
        -383 alarm
        657 all
        -581 all $
        659 all day
        -399 all day $
        774 all good
        771 all good $
        1061 all i
        460 all morning
        -512 all my
        618 all night
        489 all of
        -1308 allergy
        -1963 allotment
        -825 almost
        375 along
        -234 already $
        932 also
        -498 always
        -746 am and
        -1345 american
        -584 american F
        847 an
        1206 an F
        522 an F $
        276 an F and
        461 an _
        -667 an hour
        -499 an hour $
        531 and
        -38 and #
        287 and # F
        328 and # a
        418 and F
        1269 and F $
        544 and F ,
        804 and F F
        -362 and F _
        519 and F after
        -589 and F again
        735 and F and
        157 and F at
        -630 and F from
        206 and F in
        -927 and F of
        -104 and F on
        603 and F sauce
        -957 and F work
        -163 and NO
        400 and _ $
        606 and _ F
        684 and a
        102 and a F
        682 and an
        641 and an F
        251 and ate
        776 and had
        1315 and i
        567 and i _
        77 and some
        548 and some F
        -1038 and stick
        -375 and the
        -249 and the F
        865 and tonic
        282 and tonic $
        423 anna
        623 anniversary
        -330 another
        -517 any
        -443 anything
        907 anyway
        554 appointment ,
        11 are
        -654 are F
        414 around
        358 around #
        491 around # pm
        1195 arvo
        -1169 as
        -2080 as F
        -1667 as F F
        867 as _
        -374 as a
        -766 as a F
        287 as my
        -490 at
        -442 at #
        -417 at # $
        -241 at # ,
        299 at # am
        435 at # pm
        -247 at F
        -727 at F ,
        589 at _ ,
        -67 at a
        829 at dennys
        781 at home $
        922 at my
        230 at my desk
        366 at nans $
        847 at the
        -601 at the F
        495 at the office
        691 at the pub
        572 at the vet
        -447 at work
        78 ate
        225 ate #
        -541 ate # F
        -774 ate all
        353 ate it
        -444 ate my
        373 ate my F
        776 ate the
        222 ate the F
        926 au
        -787 aunt
        -754 avoid
        -749 avoid F
        -519 away
        -581 away the
        -366 baby $
        377 baby food
        -356 babysitting
        -781 back
        -619 back $
        -893 back in
        792 back on
        -576 bad
        -544 bad F
        389 bad day
        682 bag
        631 bag $
        387 bag of
        966 bag of F
        -1478 bags
        -499 bags of
        -497 bags of F
        1016 baked
        186 baked F
        550 baked F $
        -316 baked F ,
        -862 baked F for
        180 bakery
        415 bakery $
        754 bakery ,
        -1130 baking
        448 balcony
        -398 ball
        -649 balls
        -854 balls ,
        -1067 balls , F
        1145 banh
        495 banh mi
        1509 bar
        345 bar ,
        383 bar at
        -645 bar of
        727 barely
        711 barely ate
        425 barely ate ,
        474 basket
        -954 bath
        -660 bathroom
        -619 batter
        429 bbq
        -1351 be
        625 be good
        603 beach
        467 beach again
        557 bears
        417 bears $
        1153 because
        16 bed
        357 bed $
        284 bed ,
        -208 been
        163 before
        677 before #
        342 before bed
        290 before bed $
        -214 before i
        -306 before i got
        793 before the _
        127 being
        391 bell
        849 benedict
        -921 best
        -374 between #
        677 beyond
        810 big
        641 big #
        640 big # $
        -483 big F
        575 bike
        -521 bin
        599 bird
        354 birthday
        320 birthday $
        -757 birthday F
        594 bit _
        763 bit _ $
        -803 bit of a
        1052 bits
        476 bitter
        474 bitter $
        1644 black
        582 black $
        73 black F
        366 black F $
        786 blankets
        -520 block
        916 blood
        745 bloody mary
        732 bloody mary $
        758 blorf
        -1254 blossom
        1183 blue
        336 bo
        -589 board
        -801 boil
        543 boiled
        641 boiled F
        718 bol
        435 bond
        436 bond film
        471 bone
        335 boneless
        886 bonfire
        -333 book
        -666 book $
        -450 booked
        -109 boss
        867 both
        -612 bottle
        -758 bottle $
        121 bottle of
        -1456 bought
        -1034 bought F
        -1264 bought F $
        1206 bought a F
        1161 bowl
        -221 bowl ,
        -940 bowl , F
        695 bowl of
        399 bowl of F
        413 bowl with
        278 bowl with F
        372 box
        354 box $
        -1023 boxes
        629 boy
        512 boy $
        583 break
        570 break $
        546 breakfast
        -601 breakfast $
        -877 breakfast ,
        -472 breakfast , F
        357 breakfast .
        365 breakfast F
        1145 breast
        776 breast ,
        757 breast , #
        1072 brekkie
        -636 bride
        -1238 bring
        -535 bring F
        -577 bringing
        753 broke
        -687 broke $
        758 broke down
        458 broke my
        425 broke my phone
        418 broken
        1176 brought
        -395 brown $
        950 brown F
        263 brown F $
        930 bubble
        491 bubble F
        -823 buddy
        -739 budget
        656 buffet
        -1459 bump
        579 burned
        -302 burnt so
        -305 burnt so NO
        154 bus $
        -1031 business
        -972 busy
        1542 but
        799 but had
        377 but i
        -569 but it
        182 but the
        636 but the F
        -1403 butcher
        984 butty
        476 butty $
        -569 buy
        -395 buy F
        -319 buy F ,
        -353 by #
        -481 by mouth
        773 by the
        -495 c
        771 cab
        1308 caesar
        482 caesar F
        211 caesar F $
        617 call
        728 call ,
        634 calling
        295 calorie
        -297 calories
        -632 cals
        1486 came
        195 camp
        -694 camp site
        201 can
        770 can $
        -202 can i
        654 can of
        491 can of F
        -413 can you
        -907 cancelled
        94 canned
        355 cans
        -1397 cant
        713 canteen
        -729 capsule
        -732 capsule $
        -1150 capsules
        -433 car $
        337 car broke
        338 car broke down
        -384 carb
        -942 carbohydrates
        -936 card
        -469 card $
        448 carne
        621 casserole
        274 casserole $
        -1279 caster
        -523 cat
        598 cat at
        598 cat at the
        -695 caterers
        -729 catering
        1153 caved
        1279 celebrate
        389 celebrated
        592 cha
        -1052 chalk
        717 change
        -339 chart
        802 cheeky
        -315 cheesy
        415 cheesy F
        368 chef
        361 chess
        1332 chicago
        1280 chick
        670 chilis
        -978 chillies
        1014 chinese
        628 chipotle
        -871 chipped
        869 chomped
        342 chop
        716 chops
        524 chops $
        1113 chow
        723 chow mein
        466 christening
        -538 christmas
        -698 christmas $
        316 christmas party
        -672 chuck
        359 church
        656 class $
        661 clean $
        -753 client
        -801 client ,
        841 cliff
        849 cliff bar
        -928 clockwork
        -801 closed
        -728 closed $
        203 club
        788 club F
        457 coach
        895 cob
        -1308 coca
        -1311 coca F
        592 cold
        -676 cold $
        974 cold F
        -1303 come
        908 comfort
        -757 coming
        915 con
        436 con carne
        438 cone
        751 conference
        539 conference lunch
        505 consisted
        506 consisted of
        -307 consumed
        237 consuming
        226 containing
        -604 contains
        -533 contains F
        26 cook
        697 cook ,
        310 cook so
        230 cooked
        -506 cooked $
        265 cooked ,
        90 cooked F
        -788 cooker
        414 cooking $
        -468 cool
        -1272 cooling
        654 cos
        304 costa
        -974 costco
        -687 costco run
        501 cottage
        500 cottage F
        -531 couch
        -439 couch F
        951 could
        1391 couldnt
        1324 count
        751 counter
        736 couple
        -776 course
        -493 court
        532 cracked
        -974 crafted
        644 cramps
        -298 craving
        -246 craving F
        -252 craving F $
        600 crispy
        -1070 cross
        714 cross F $
        -1059 crown
        728 crumble
        996 crumbs
        817 crunch
        -1256 crush
        174 crust
        1135 crusts
        -509 cry
        759 cup
        1084 cup $
        -770 cup ,
        -761 cup F
        525 cup F $
        -563 cup F ,
        1205 cup of
        186 cup of F
        709 da
        401 dad
        292 dark F
        -517 day
        -298 day #
        -604 day # $
        764 day # ,
        -1097 day $
        18 day ,
        732 day , F
        -371 day .
        -634 day . F
        -569 day at
        -962 day of
        -453 day with
        -763 day with a
        -650 days
        1063 de
        1531 decaf $
        -1043 decide
        382 decided on
        738 deep dish
        -328 defrost
        -662 degrees
        1009 delayed
        468 deliveroo
        588 demolished
        856 dennys
        1450 desk
        221 desk $
        2171 dessert
        428 dessert $
        122 dessert ,
        -822 diabetic
        1616 did
        -691 did a
        606 did i
        491 did i have
        497 did the laundry
        937 didnt
        -1149 didnt _
        427 didnt eat
        1326 didnt get
        -397 died
        189 diet
        1487 diet F
        712 diet F $
        528 diet starts
        585 diet starts tomorrow
        1148 dim
        931 dim sum
        544 dim sum $
        261 dinner
        560 dinner $
        266 dinner ,
        445 dinner , i
        -812 dinner tomorrow
        -691 dinners
        -459 dish
        -1245 dishwasher
        -1143 do
        -209 do $
        -448 doc
        -350 does
        140 dog
        -703 dog ate
        336 dog then
        -407 dogs
        -1178 doing
        -404 dollars
        -494 done $
        1059 done and
        928 dont
        266 dont _
        581 dont _ $
        899 dont tell
        -565 door
        677 double
        675 double F
        1000 doubles
        628 dough
        356 dough $
        860 down
        -530 down $
        -1136 down to
        -1011 dozen
        502 dr
        525 drained
        1280 dram
        689 dram $
        -517 drank
        -600 drank #
        -574 dreaming
        -568 dreaming of
        -382 dreaming of F
        -738 drew
        124 drink
        414 drink $
        -506 drink more
        -510 drink more F
        -1085 drinking
        -946 drinks
        603 drive
        142 driving
        503 driving to
        504 driving to _
        361 drizzle
        656 drop
        -927 dropped my
        -561 drops
        778 dry
        625 dry F
        751 dubai
        901 during
        848 during the
        907 e
        -664 each
        -1022 each $
        -1082 ear
        787 earlier
        534 earlier $
        262 early
        -490 early $
        -305 easter
        414 easter sunday
        -836 easy
        -815 easy peasy
        271 eat
        741 eat #
        -709 eat $
        -656 eat F
        -566 eat F $
        575 eat a
        1005 eat dinner
        604 eaten
        -391 eating
        -1012 eating a
        -1041 eats
        -586 eight
        -1654 eighty
        -589 el
        507 else
        891 em
        1416 emergency
        -658 emma
        -742 empty
        -412 end
        662 end of
        615 ended
        1700 energy
        888 energy drink
        483 energy drink $
        966 english
        121 enjoyed
        384 enjoying
        279 enjoying a
        -695 enough
        488 entire
        554 entry
        -673 equal
        335 essay
        386 essay due
        -642 eve
        -640 even
        561 evening
        202 evening $
        738 ever
        -1031 every
        -290 everyone
        -776 everything
        -576 everything F
        727 everywhere
        -409 except
        -479 extra
        -765 extra F
        -1680 face
        504 fair $
        951 fairy
        268 fancy
        -560 far
        -1178 farmed
        -409 fast
        1198 fasting
        487 fat
        -207 fat $
        -317 fed the
        -331 feed
        -399 feeding
        -292 feeling
        922 ferry
        484 festival
        821 festival $
        761 few
        -615 fields
        112 filled
        940 fillet
        1048 filling
        865 filling $
        431 film
        480 film $
        793 finally
        269 finally _ ,
        -818 fine
        336 finger
        558 fingers
        391 fingers $
        -342 fingers ,
        710 finish
        527 finished off
        174 finished the
        300 finished the F
        -656 fireworks
        528 first
        770 first F
        -812 first then
        625 first thing
        626 first thing $
        511 first time
        242 first time $
        549 fishing
        794 five
        1402 flake
        1035 flask
        -393 flat
        634 flight
        -759 flower
        457 fluid
        421 fluid ounce
        -771 fly
        -526 fog
        -541 fold
        -479 fold in
        -1494 food
        -524 food .
        -426 food _
        -557 foods
        677 footlong $
        -553 for #
        -389 for F
        518 for F $
        -220 for a F
        1041 for a _
        376 for breakfast
        -457 for breakfast $
        -101 for breakfast ,
        81 for dinner
        487 for dinner $
        283 for dinner ,
        -808 for dinner tomorrow
        567 for lunch
        357 for lunch $
        289 for me $
        -277 for my
        1084 for once
        -984 for santa
        762 for school
        -600 for the
        952 for the F
        -539 for the _
        479 for the first
        -1223 for the office
        927 for the road
        529 for the team
        458 forgot
        -481 forgot my
        -862 forgot the
        -406 forgot the F
        536 forgot to
        -1264 forty
        861 fourth
        -826 fox
        -1402 freezer
        1028 freezing
        769 french
        658 french F
        -500 fresh
        48 friday
        -703 friday $
        226 fridge
        736 fried
        835 fried $
        529 fried F
        -913 fried green
        -907 fried green F
        427 friends
        438 friends $
        1120 from
        -628 from #
        -604 from F
        -863 from a
        948 from tesco
        849 from tesco $
        1656 from the
        763 from the F
        714 from the freezer
        407 front of
        412 front of the
        -870 frozen
        -1009 frozen F
        1142 fry
        533 fry $
        405 fry ,
        -885 fry an
        -880 fry an F
        2263 fry up
        611 full
        -769 full $
        1332 full english
        -428 full of
        -381 full of F
        -367 fun
        -458 fun $
        264 fun size
        147 funeral
        459 g
        253 g $
        698 g .
        944 g . #
        259 g F $
        -1119 g F ,
        272 g F and
        -937 g F with
        323 g bag
        299 g bag $
        -915 g carbohydrates
        411 g of
        335 g of F
        -370 g protein $
        -597 game
        689 game $
        492 garden
        497 garden $
        -476 gardening
        158 gave
        716 gave me
        1126 gel
        -865 get
        -529 get F
        -712 get a
        -988 getting
        -567 gift
        1311 ginger F
        -690 give
        -517 giving
        776 glass
        453 glass of
        1006 glazed
        824 glorps
        912 go $
        -1340 goal
        -918 goal #
        824 going
        -614 going to have
        -400 golden
        -623 golden F
        236 gone
        727 good $
        676 goreng
        177 got
        265 got #
        1072 got me
        -1683 grab
        -710 grab F
        1327 grabbed
        890 grabbed F
        517 grabbed F $
        -133 grabbed a
        -912 grams
        368 grams of
        934 grand
        -851 grandad
        664 grande
        347 grande F
        -620 grandma
        -844 grease
        -1577 great
        -434 great $
        -457 great fun
        -455 great fun $
        463 greek
        372 greek F
        496 green F
        912 green F $
        -1518 green F and
        439 greggs
        918 grilled
        933 grilled F
        -1357 guests
        -544 guinea
        -698 guy
        593 gym
        -454 had
        -546 had #
        -466 had # $
        467 had # F
        -362 had # a
        941 had F
        -403 had F $
        -347 had F F
        113 had F at
        184 had F for
        251 had F on
        -673 had NO
        -795 had a
        370 had a F
        -447 had nothing
        120 had the
        947 had the F
        -318 had the plumber
        -466 had to
        1083 haha
        -792 hail
        2217 half
        -769 hall
        577 halves
        634 hand
        660 handed
        941 handful
        840 handful of
        818 handful of F
        946 hangover
        1172 happened
        -962 hard
        -811 hard $
        -664 hard F
        -889 hard F F
        -760 harvest festival
        -519 has
        -661 has #
        108 has been
        726 have
        -537 have #
        -390 have F
        633 have _
        -598 have a
        665 have been
        425 have the
        891 have the F
        -280 havent
        -252 having
        -998 having F
        227 having a
        503 hawaiian
        -365 he
        -996 heartburn
        -924 held
        -659 hell
        -640 hello
        -435 hello F
        -737 hello F $
        -1641 hens
        -331 her F
        -587 here
        -790 here $
        464 hike
        490 hike up
        488 hike up the
        -696 hill
        396 him
        650 him $
        -638 his
        -350 his F
        -958 hit
        719 hole
        672 hole $
        38 holiday
        273 holiday $
        612 home ,
        395 homemade
        345 homemade F
        -641 honestly
        -988 hook
        -690 horse
        425 hospital
        630 hot
        -635 hot $
        -533 hot F F
        672 hot pocket
        665 hot pocket $
        583 hotel
        322 hotel in
        521 hotel in _
        -554 hour
        -561 hour $
        -1246 hours
        -782 house
        -1113 house $
        587 how
        377 how much
        644 how much $
        -917 hr
        -793 hrs
        -716 humble
        -716 humble F
        365 hunger
        -579 hungry
        -410 hungry $
        -1159 hydration
        -126 i
        463 i _
        -480 i cant
        580 i could
        600 i did
        -443 i didnt have
        -332 i get
        839 i got
        725 i got #
        617 i had
        1007 i had F
        293 i have
        -910 i left
        449 i possess
        383 i possess a
        487 i think
        481 i think $
        585 i took
        975 i went
        449 i will
        443 i will be
        2525 iced
        1194 iced F
        969 iced F $
        -522 iced F with
        505 id
        -1949 idea
        1364 if _
        -398 ill
        -431 im
        210 im enjoying
        500 im having
        -354 in
        -567 in # $
        659 in # ml
        887 in ,
        291 in F $
        -774 in F ,
        498 in _ ,
        -881 in a
        -334 in a F
        575 in a _
        -952 in a cup
        935 in bed
        543 in bed $
        285 in bed ,
        787 in blankets
        415 in front
        419 in front of
        883 in it $
        568 in leeds
        788 in my F
        -459 in the
        -261 in the F
        660 in the car
        -1003 in the freezer
        837 in the fridge
        544 in the garden
        697 in the hole
        849 in the hotel
        1247 in the kitchen
        546 in the library
        -580 in the oven
        637 in the park
        673 in town
        275 in traffic
        420 inch
        246 inch of
        -552 inches $
        -355 included
        407 indulging
        407 indulging in
        -1008 ingredients
        -1002 ingredients .
        537 insisted
        -1065 install
        183 instant F
        1228 instead
        723 interview
        787 into
        1295 into F
        1035 into a F
        -1220 into the
        -820 invoice
        615 irish
        -927 is
        -612 is #
        -292 is a
        713 is being
        367 is my
        -360 is the
        535 is what
        -526 it
        142 it $
        -1070 it F
        807 it _
        614 it _ $
        1125 it again
        656 it all down
        -687 it to
        1463 it was
        -651 italian F
        -742 italian F ,
        -1568 its
        616 jacket
        1002 jacket F
        596 jacket F $
        560 jan
        -1141 january
        -600 jar
        481 jar $
        -1461 jars
        -500 jars $
        -924 java
        826 joe
        439 judge
        -606 june
        959 just
        122 just F
        325 just F $
        219 just had
        459 just the
        -870 k
        981 katsu
        396 kcal
        165 kcal $
        -488 keep
        -526 keeps
        -1400 kent
        -306 kept
        -878 keto
        -812 kg
        -357 kg of
        -19 kids
        -524 kids $
        -1356 kids F
        -913 kids F .
        -817 kids had
        -752 kids had F
        294 kids in
        298 kids in bed
        -405 kill
        -803 kilo
        -901 kilos
        747 kipling
        734 kitchen
        620 kitchen $
        552 knife
        -994 knock
        720 kraft
        493 krispy
        494 krispy F
        672 l
        1136 la
        -998 lady
        445 lake
        -1351 landlord
        -1067 landlord $
        510 laptop $
        674 large
        -425 large F
        -516 large F with
        -642 last
        320 last F
        -977 last F $
        500 last _
        -1131 last year
        -386 late
        -833 late $
        521 late _
        -603 late home
        -603 late home $
        -601 later $
        706 layover
        -1547 lb
        -676 lb #
        -677 lb # oz
        -1115 lbs
        577 lean
        700 leaves
        848 lecture
        627 leeds
        -23 left $
        892 leftover
        402 leftover F
        1163 leftovers
        429 leftovers $
        283 leg
        -615 leg day
        1009 lemsip
        -1205 letters
        179 library
        1120 licked
        847 light
        429 like
        -462 like F
        -511 like F $
        976 like _
        714 like _ $
        586 link
        -504 links
        -2562 list
        -369 list $
        -1529 list .
        -849 list . F
        -746 litre
        -307 little
        -1316 living
        537 lo
        -598 loaves
        640 log
        528 log F
        709 lol
        -948 long
        -281 long day
        -504 long day $
        -677 look
        -802 look at
        -330 looked
        -776 looked up
        -776 looked up F
        1855 lost
        -788 lost #
        296 lost my
        444 lost my keys
        -1123 lot
        -726 lot $
        -572 love
        -1114 lovely
        -611 loves
        -396 low
        -1031 lunch
        311 lunch $
        208 lunch ,
        -671 lunch , F
        272 lunch .
        -615 lunch box
        -691 lunch for
        537 lunch today
        492 lunch was
        619 lunchbox
        -1037 luncheon
        -1039 luncheon F
        -841 lunches
        607 lunchtime
        -1271 m25
        732 maccies
        673 machine F
        343 made
        874 made F
        436 made F and
        -608 made me
        258 made with
        -282 make
        387 make that
        385 make that #
        -661 making
        -275 making F
        846 managed
        937 many
        335 maple
        207 marathon
        -946 marinade
        -229 mark
        909 market
        342 market day
        746 mary
        732 mary $
        802 masala
        232 mashed
        232 mashed F
        803 match
        401 match $
        -1072 maybe
        725 maybe #
        -1070 maybe $
        -508 maybe F
        503 mcdonalds
        682 mcdonalds $
        1430 me
        734 me #
        -299 me $
        -1376 me a
        199 meal
        528 meal $
        -546 meal prep
        -698 meal with
        -1307 meant
        442 measuring
        582 med
        354 medium
        336 medium F
        1078 meeting
        666 meeting ,
        646 meetings
        309 meetings $
        795 mein
        857 melt
        831 melt $
        -788 melted
        -782 melted F
        450 menu $
        559 met
        -842 mg
        -724 mg $
        402 mi
        -135 microwave
        -732 midnight $
        721 mile #
        1233 milky
        -1134 min
        682 mini
        669 mini F
        -520 mins
        -1240 minutes
        -268 minutes $
        566 missing
        451 mix
        800 ml
        1293 ml $
        -701 ml F
        -873 ml F $
        -471 mobile
        738 monday
        -359 month $
        731 mopped
        734 mopped up
        21 morning
        -407 morning $
        167 morning ,
        369 morning , F
        -974 most
        844 mostly
        468 mostly F
        -531 mothers
        -531 mothers day
        1591 mountain
        -921 mouse
        -924 mouse trap
        469 mouth
        573 move
        648 mowed
        -508 mr F
        746 mr kipling
        -1272 mrs
        -750 ms
        -462 much F $
        510 mug
        461 mug of
        404 mug of F
        420 mum
        -403 mum made
        -646 mum made F
        -583 mummy
        182 mums
        678 munched
        361 mushy
        377 mushy F
        360 my
        -437 my F
        -389 my F $
        946 my F ,
        -648 my F F
        229 my _
        -919 my _ $
        377 my _ F
        630 my baby
        776 my breakfast
        248 my desk
        -653 my dinner
        231 my meal
        1743 my mouth
        589 my sister
        103 my snack
        610 my way
        686 my way home
        421 myself
        45 myself $
        -194 myself to
        -731 myself to a
        606 n
        -427 n F $
        -956 nail
        -1229 name
        -568 nan
        954 nani
        363 nans $
        -449 nap
        -539 nappies
        624 nasi
        -1254 near
        -537 nectar
        -1301 need
        -529 need F
        890 needed
        -373 needs
        806 negative
        680 neighbour
        -427 neighbours
        245 netflix
        -1780 never
        958 never again
        956 never again $
        -976 new
        433 new bond
        433 new bond film
        -569 new flat
        -1388 next
        -287 next week
        1085 ngl
        -618 nice
        602 night
        -316 night in
        545 night out
        1640 nightcap
        -516 nil
        1016 nipped
        634 nite
        686 no
        -287 no $
        -555 no ,
        -756 none
        381 nonfat
        -206 noon
        -984 normally
        -262 not
        -538 not a
        -884 nothing but
        516 nothing since
        -330 nothing to eat
        -715 now
        143 now $
        887 number
        -643 numbers
        402 nurse
        -850 nutrition
        1840 o
        -1014 o2
        975 of
        118 of #
        596 of # F
        26 of F
        -1106 of F #
        -305 of F ,
        -303 of F F
        263 of F _
        -397 of F again
        -673 of F for
        -444 of F from
        -253 of F in
        706 of F so
        233 of F with
        -359 of _
        284 of _ $
        -791 of _ F
        -1153 of a
        -933 of a F
        -873 of a _
        -359 of baked
        473 of bitter
        473 of bitter $
        255 of cooked
        195 of cooked F
        -490 of frozen
        -589 of frozen F
        512 of it
        -689 of myself
        -689 of myself $
        385 of raw
        677 of the
        617 of the F
        464 of the box
        638 of the day
        -390 of white
        -508 of white F
        263 off
        -691 off $
        -580 off ,
        -499 off F
        -609 off F $
        771 off _
        583 off the
        -750 off the F
        847 off the _
        -854 off the pier
        -976 offer
        938 office
        876 often
        352 oh
        -163 ok
        -662 ok $
        -1042 old
        -603 on
        347 on #
        -438 on $
        -486 on ,
        97 on F
        590 on F $
        216 on F ,
        -398 on F F
        555 on _ $
        -622 on _ ,
        -226 on a
        681 on a F
        767 on call
        -356 on friday
        -606 on friday $
        593 on holiday
        668 on holiday $
        230 on it $
        524 on monday
        305 on monday $
        325 on my
        -912 on offer
        -33 on the
        -981 on the F
        -287 on the _
        445 on the balcony
        601 on the bus
        708 on the cob
        -864 on the dog
        441 on the go
        522 on the pier
        576 on the plane
        -876 on the radio
        491 on the sofa
        684 on the way
        -199 on top
        687 on tv
        612 on white
        557 once
        528 once $
        869 one
        1054 ones
        555 only
        -807 only eats
        957 oops
        915 open
        1015 option
        -1586 or
        -1316 or F
        -734 or F F
        483 or so
        483 or so $
        429 or something
        428 or something $
        -1795 order
        -654 ordered
        -600 ordered F
        -404 ordered a
        -1349 orders
        985 original
        1513 other
        901 other #
        594 ounce
        582 ounce of
        480 ounces
        431 ounces of
        -861 our
        -102 out
        -642 out #
        -662 out $
        984 out for
        979 out for F
        -622 out of
        -1102 out of F
        650 out of the
        455 out with
        346 outside
        -158 oven
        -410 oven $
        404 over
        706 over my
        -276 over the
        711 over the sink
        -1082 overnight
        -457 overnight $
        364 own
        998 own $
        617 oz
        829 oz $
        -417 oz ,
        -345 oz F
        -360 oz F $
        384 pack
        418 pack $
        380 pack of
        374 package
        375 package of
        -1163 packed
        924 packet
        481 packet $
        98 packet of
        1440 pad
        803 pad thai
        398 pad thai $
        1094 paid
        513 pain
        -793 paint
        -885 painted
        -846 pale
        -734 pan
        -979 paper
        -260 park
        718 park $
        -1135 parkrun
        514 party ,
        651 party F
        562 passed on
        -305 pastor
        -459 patch
        1186 patty
        448 pcs
        -813 peasy
        942 penguin
        -1067 people
        -1562 percent
        757 phone
        -463 pi
        -1051 pick
        -1070 pick up
        167 picked
        -484 picked #
        778 picked at
        517 piece of
        -456 piece of F
        1049 pieces
        792 pieces $
        694 pigs
        829 pigs in
        786 pigs in blankets
        -603 pill
        -973 pinch
        416 pint $
        835 pint of
        340 pint of F
        -461 pints of
        -832 pints of F
        -745 place $
        650 plain
        516 plain F
        -1953 plan
        -706 plan .
        557 plane
        -950 planted
        1143 plate
        361 plate $
        792 plate ,
        374 play ,
        512 played
        -1372 please
        -534 please $
        971 please add
        592 please log
        531 please log F
        -660 pls
        313 plumber
        -320 plumber round
        762 plus
        -224 pm
        -742 pm $
        588 po
        621 po boy
        679 pocket
        669 pocket $
        -669 points
        -946 polish
        -928 polish $
        176 pool
        709 popeyes
        451 possess
        386 possess a
        511 post
        272 pot
        307 pot $
        145 pot F
        486 pouch
        -378 pound
        -312 pound of
        -728 pound of F
        -708 pounds
        -1050 poured
        -392 powder
        -688 powdered
        -688 powdered F
        588 power
        382 practice
        -1064 prep
        706 prepared
        -1076 price
        -927 printer
        -854 priya
        -1640 probably
        1629 protein
        -385 protein $
        847 protein F
        78 protein F $
        1383 protein bar
        -385 protein bars
        -1441 proud
        954 pub
        1120 punnet
        426 puppy
        623 puppy training
        -902 purple
        -931 put
        -447 put F
        -300 q3
        1215 quality
        1708 quarter
        -531 queue
        556 quick
        767 quick #
        -89 quid
        656 quiz
        -839 race
        -933 rack
        -298 radio
        -1223 raffle
        -419 raining
        -912 raised #
        884 ran
        800 ran over
        355 raw
        -298 raw F
        -516 re
        -283 read
        -415 reading
        -333 ready
        -920 ready $
        367 ready salted
        493 real
        -518 really
        -393 recipe
        -504 recipe .
        -1100 record
        822 recovery
        102 red
        1363 red $
        603 red F
        167 red F $
        -378 red F ,
        -1376 reduced
        -650 refill
        935 regret
        370 regular
        851 reheated
        -603 repeat
        -841 report
        237 rest
        503 restaurant
        541 restaurant $
        318 rich F
        286 ride
        -234 ring
        -801 ripe
        1294 road
        497 road $
        2315 roast
        186 roast F
        -461 roast F $
        243 roast F and
        1344 roast dinner
        637 roast dinner $
        746 roast with
        342 roasted
        -848 rock
        -1018 rolling
        506 rome
        626 rou
        -626 rough
        -543 round
        -1057 royale
        -1070 rule
        -1149 run
        484 run $
        -589 run .
        -1077 running
        -407 said
        -358 said NO F
        -843 sale
        390 salted
        736 sam
        1094 sampled
        -1299 santa
        -951 santa ,
        -496 sat
        342 satisfying
        517 sauce
        523 sauce $
        -1080 sauce ,
        1316 saved
        276 saw
        -201 saw a
        269 saw the
        431 saw the new
        1193 say
        517 says F
        -14 school
        259 school $
        464 school play
        722 schooner
        541 scoops
        718 scrambled
        682 scrambled F
        593 scrambled F $
        -809 seagull
        -1749 season
        649 second
        632 second helping
        668 seconds
        -1144 seed
        -1131 seed F
        -843 seeds ,
        -1111 self
        332 sent
        -834 sermon
        602 serve $
        -566 served
        -384 serving
        -793 set
        859 settled
        -630 seven
        -1194 shaped
        512 share
        -366 she
        -1022 sheet
        631 shepherds
        655 shepherds F
        491 shepherds F $
        93 shift
        -867 shoe
        -964 shoot
        -983 shop ,
        427 shop for
        36 shopping
        728 shopping trip
        450 short
        582 shot
        -809 should
        -886 shower
        -1189 shower $
        -574 shut
        -744 sick
        -765 sick $
        696 side
        269 side F
        47 since
        817 since the
        470 single
        606 sink
        369 sip
        467 sipped
        -731 site
        -683 site $
        280 six
        -671 size #
        663 size $
        -717 size of
        -583 sized
        530 skin
        586 skin on
        553 skipped
        -405 skipped dinner
        -404 skipped dinner $
        842 skipped lunch
        -505 skipped the
        -792 skipped the F
        -537 skirt
        -536 skirt F
        -545 skirt F $
        -528 sky
        768 slab
        -442 sleep
        -1246 sleep $
        1591 slice
        457 slice $
        -578 slice ,
        449 slice F
        525 slice of
        220 slice of F
        321 slices
        369 slices F
        275 slices of
        477 sloppy
        -786 slow
        -464 slugs
        1455 small
        219 small F
        495 smashed
        729 smashed a
        -575 smell
        -533 smelled
        -790 smells
        -441 smells of
        428 smoked F
        217 snack
        233 snack $
        188 snack ,
        -729 snacks
        -1860 snap
        2320 so
        932 so #
        911 so # F
        2066 so F
        682 so F $
        360 so F F
        502 so F and
        7 so NO
        -648 so NO $
        581 so a
        -925 so far
        -515 so hungry
        234 so i
        -911 so i left
        1047 so that
        -801 so tired
        -359 so tired $
        445 sodium
        551 sofa $
        569 soft serve
        1612 soggy
        -721 sold
        -462 sold F
        498 soldiers
        -419 solids
        -42 some
        229 some F
        -416 some F $
        602 some _ $
        618 some of
        886 somebody
        1108 somehow
        -299 someone
        436 something
        404 something $
        -488 son
        -596 sore
        1822 sorry
        1125 sorted
        795 sorted $
        852 sour
        864 sour $
        -1315 sowed
        -1180 soy
        -650 soy ,
        -580 soy sauce
        740 spag
        685 spag bol
        692 spice
        553 spicy
        -439 spilled
        -587 splash
        -600 splash of
        229 spoon
        1049 spoons
        -466 sports
        -467 sports day
        418 spring
        1402 spring F
        818 spring F $
        1181 square
        759 square of
        510 squares
        1028 stall
        965 stall $
        1292 stand
        823 standing
        724 standing up
        712 starbucks $
        -495 starbucks F
        -1073 stardew
        -377 start
        -142 starts
        569 starts tomorrow
        1331 station
        771 station ,
        772 station F
        -1236 staying
        -913 steakhouse
        -1498 steps
        -313 steps $
        -756 stick
        -517 stick $
        724 sticks
        -1118 still
        304 stir
        1198 stir fry
        824 stir fry $
        195 stole
        -435 stomach
        670 stomach $
        -1094 stones
        442 stop
        614 stop $
        1167 stopped
        741 stopped at
        473 storm
        563 storm outside
        776 stove
        596 straight
        662 street
        367 street $
        1099 stress
        374 string
        278 string F
        -260 stuck
        -1154 study
        714 stuffed
        462 stuffed F
        -731 substitute
        2730 subway
        845 subway $
        891 subway ,
        928 sum
        545 sum $
        -538 sun
        658 sun $
        296 sunday
        498 sunday roast
        -931 sunflower F
        601 sunflower seeds
        -596 sunny
        -850 supper
        715 sure
        -586 swallow
        983 swapped
        264 sweet
        799 sweet ,
        -698 sweet tooth
        823 swift
        405 swimming
        433 t
        -1673 table
        -752 table #
        526 tablespoon
        523 tablespoon of
        -954 take
        -1039 taking
        780 talk
        1000 talked
        706 tapas
        -494 target
        494 taste
        861 tasting
        900 tax
        826 taxes
        1026 tbh
        -181 tbsp
        508 tbsp F $
        -1324 tbsp soy
        72 team
        -427 team $
        568 team lunch
        538 team lunch $
        518 team meeting
        560 teaspoon
        560 teaspoon of
        -1297 technically
        731 teeth
        381 tell
        737 tell the
        453 telly
        432 teriyaki
        -1331 tesco
        190 tesco $
        -846 test
        934 tested
        943 tested the
        -709 text
        1152 thai
        399 thai $
        565 thai green
        807 that
        1048 that #
        -304 that $
        338 that has
        189 that has been
        449 that is
        -225 that was
        -218 the
        -361 the $
        -1031 the F
        182 the F ,
        688 the F .
        523 the F F
        -960 the F again
        -576 the F at
        -713 the F before
        1649 the F but
        1022 the F for
        -477 the F on
        594 the F so
        844 the F to
        303 the F was
        925 the F were
        -153 the _
        -109 the _ $
        1325 the _ ,
        780 the _ F
        493 the _ _
        -393 the _ for
        788 the _ of
        -613 the _ on
        -794 the allotment
        124 the bakery
        444 the bakery $
        761 the bakery ,
        444 the balcony
        -545 the bar
        349 the beach
        549 the beach $
        -656 the best
        -703 the big
        -567 the bike $
        669 the blue
        -413 the boss
        753 the box
        -637 the bride
        158 the bus $
        -846 the butcher
        477 the car
        248 the car $
        -976 the class
        437 the client
        712 the cob
        892 the day
        971 the day $
        -423 the dog
        -698 the dog $
        334 the dog then
        -300 the door
        361 the first
        482 the first time
        667 the flight
        -251 the freezer
        -62 the fridge
        754 the game $
        147 the garden
        445 the go
        441 the go $
        376 the gym
        694 the hole
        678 the hole $
        580 the jar
        259 the kids
        -408 the kids $
        -448 the kids had
        627 the kitchen
        650 the kitchen $
        513 the laptop
        513 the laptop $
        1142 the last
        362 the last F
        495 the laundry
        -355 the leftover
        -355 the leftover F
        -589 the list
        -497 the lot
        512 the match
        339 the match $
        662 the meeting
        -427 the neighbours
        -60 the new
        434 the new bond
        -663 the old
        -76 the oven
        -417 the oven $
        582 the plane
        -321 the plumber round
        -1135 the protein
        555 the pub
        724 the road
        577 the road $
        971 the shop
        427 the shop for
        -793 the side
        575 the sofa $
        247 the station
        -758 the table
        250 the team
        545 the team lunch
        -518 the tin
        777 the train
        735 the train $
        638 the van
        321 the way
        -805 the way home
        579 the way to
        678 the whole thing
        -763 the window
        -745 the window $
        -367 their
        -93 them
        554 then
        549 then F
        1558 then F $
        -743 then F ,
        229 then F and
        614 then a
        332 then a F
        -387 there
        -70 there $
        735 there was
        566 these
        611 these days
        613 these days $
        381 they
        997 they _
        826 they were
        775 theyd
        -523 thick
        423 thigh
        528 thin
        44 thing
        455 thing $
        336 think
        483 think $
        -464 thinking
        -864 thirsty
        392 this
        -561 this _ $
        433 this afternoon
        -197 this morning $
        841 this time
        782 this time $
        -231 this week
        -872 those
        -480 thought
        -517 thought about
        1038 three
        -612 threw
        1505 through
        993 thru
        -1073 thurs
        -881 thurs $
        -357 thursday
        -552 tickets
        906 tie
        511 tikka
        292 tikka masala
        675 till
        556 time $
        -622 time ,
        796 times
        -531 tin
        1014 tin $
        -645 tinned
        -646 tinned F
        -860 tinned F $
        -1502 tins
        -1085 tip
        -1257 tired
        -725 tired $
        -1140 tmrw
        -48 to
        -1013 to #
        -850 to F
        -286 to F $
        -191 to _
        449 to _ $
        493 to be
        -807 to bed
        -562 to bed $
        892 to cook
        699 to cook ,
        310 to cook so
        369 to eat
        -574 to eat $
        -590 to fry
        223 to my
        823 to myself
        358 to start
        368 to start $
        -190 to the
        548 to the F
        480 to the shop
        542 to work
        696 toad
        693 toad in
        697 toad in the
        -251 today
        -113 today $
        784 today , _
        797 toddler
        -947 tom
        -732 tom had
        -725 tom had F
        -1051 tomorrow
        -256 tomorrow $
        376 tomorrow ,
        -750 tomorrow .
        937 tonic
        340 tonic $
        -367 tonight
        -938 tonight .
        -858 tonight . F
        -1156 too
        757 too $
        -624 too long
        1025 too many
        -383 too much
        219 took
        185 took #
        661 took # $
        795 took the
        -1041 tooth
        -318 touch
        628 tour
        952 town
        677 traffic
        291 traffic F ,
        1509 trail
        1607 trail mix
        733 trail mix $
        985 train
        712 train $
        457 train ,
        -518 translate
        -958 trap
        -695 tray
        567 treat
        779 treat $
        790 treated
        279 treated myself
        282 treated myself to
        541 trimmed
        510 trimmed to
        724 trip
        656 trip ,
        244 trip to the
        926 trolley
        1054 truck
        -27 try
        225 trying
        205 trying to
        847 trying to be
        -218 tsp
        -892 tsp baking
        792 tub of
        595 tub of F
        366 tube
        565 tuesday
        411 turn
        -471 turned
        -458 turned down
        -564 twenty
        -646 twice
        911 two
        -1715 u
        663 ultra
        -624 under
        -983 underrated
        -552 uni
        191 unsweetened
        -668 until
        547 up $
        -365 up F
        -723 up F and
        941 up F on
        746 up at
        766 up at #
        -451 up for
        637 up in
        659 up my
        569 up the
        511 up the _
        -443 up to
        784 up with
        550 up with F
        -421 update
        -912 upgrade
        287 us
        484 us F
        -262 use
        -449 used
        -617 used to
        651 usual
        -682 v
        442 van
        -158 vanilla
        -424 vanilla F
        -395 vegan
        -568 vegetarian
        423 vending
        -317 vet
        -691 vet $
        364 visiting
        -789 visitors
        -687 waiter
        890 waiting for the
        -406 walk
        -398 walk $
        367 walked the
        367 walked the dog
        433 walking
        -304 want
        799 wanted
        -260 wants
        -746 war
        662 ward
        891 warm
        539 warm F
        679 was
        575 was F
        -622 was F F
        650 was F and
        394 was _
        -389 was a
        1085 was a F
        -305 was burnt
        -304 was burnt so
        448 was the
        510 washed the
        531 washed the car
        -832 washing
        1063 watched
        407 watched _
        1651 watching
        800 watching the
        803 way
        -476 way home $
        393 way home ,
        359 way to work
        -1098 we
        55 we had
        409 we had F
        -787 wed
        -795 wedding
        -1125 wedge
        -545 weds
        675 wee
        -1266 week
        -843 week $
        -744 weekly
        -1318 weeks
        -417 weight
        -455 well
        1443 went
        715 went $
        -615 went cold
        504 went for
        405 went out
        150 went out for
        -295 went to
        -308 went to the
        -316 were
        -340 were _
        -1313 what
        -678 what a
        -749 whatever
        1482 whelks
        -129 when
        -783 when i
        -734 when i was
        -254 where
        213 which
        1212 while
        -615 whisk
        704 white
        96 white F
        -224 who
        540 who ate
        122 whole
        -1173 whole _
        530 whole thing
        742 wife
        -378 will
        -808 will be
        -713 window
        -746 window $
        -880 winter
        -881 winter $
        -624 wish
        549 with
        293 with #
        338 with F
        -202 with F $
        199 with F ,
        108 with F F
        129 with _
        787 with a
        355 with a F
        -610 with a splash
        540 with an F
        410 with my
        712 with the
        205 with the _
        -371 with the kids
        1883 won
        1046 won $
        -1038 wont
        -915 words
        -669 words $
        -205 work $
        -1252 world
        -668 worms
        -342 would
        -395 would kill
        1147 wouldnt
        -1126 wrong
        3424 x
        -1210 xmas
        996 xx
        -1312 year
        -674 year $
        -1121 years
        -636 years _
        -902 yellow
        -465 yellow F
        894 yes
        1079 yes to
        227 yesterday
        1013 yesterday ,
        -1343 yet
        -181 you
        -1884 your
        -549 your F
        210 zero
        630 zoom
        2170 zorblax
        -62 ~ #
        -903 ~ # $
        296 ~ # ,
        -627 ~ # NO
        520 ~ # _
        33 ~ # ~
        -646 ~ # ~aaaaaaaaaaaaab
        418 ~ # ~aaaaaaaaaaac
        -626 ~ # ~aaaaaaaai
        853 ~ # ~aaaaaaaaiaac
        -2 ~ $
        316 ~ &
        633 ~ ,
        -1013 ~ , #
        234 ~ , F
        573 ~ , _
        161 ~ , ~
        72 ~ , ~aaaaaaaaaaac
        -830 ~ , ~aaaaaaae
        87 ~ , ~aaaaaaai
        -763 ~ , ~aaacaaaaaaac
        249 ~ , ~aab
        413 ~ , ~aeaaaaaeaaac
        580 ~ , ~aic
        524 ~ , ~be
        722 ~ , ~c
        995 ~ , ~ee
        -14 ~ . F
        705 ~ . ~
        663 ~ . ~aaaaaaaaaaac
        559 ~ F
        200 ~ F #
        542 ~ F $
        151 ~ F &
        -25 ~ F ,
        609 ~ F .
        349 ~ F F
        -381 ~ F _
        447 ~ F ~aaaaaaaaaaac
        208 ~ F ~aaaaaaaaaab
        -394 ~ F ~aaaaaaaae
        458 ~ F ~aaaaaaaai
        118 ~ F ~aaaaaaaaiaac
        547 ~ F ~aaaaaaaaiaai
        -177 ~ F ~aaaaaaaaiacc
        -677 ~ F ~aaaaaaaiaaac
        -1069 ~ F ~aaaaacaai
        -303 ~ F ~aab
        1396 ~ F ~acaaaiaaaaac
        144 ~ F ~aeaaaabe
        896 ~ NO $
        -460 ~ _
        1614 ~ _ #
        446 ~ _ ,
        1003 ~ _ .
        -196 ~ _ F
        572 ~ _ ~
        -954 ~ _ ~aaaaaaaaaab
        -434 ~ _ ~aaaaaaaai
        -921 ~ _ ~aaaaaaaaiaac
        377 ~ _ ~aaaaaaaaiaai
        -747 ~ _ ~aaaaaaai
        846 ~ ~
        385 ~ ~ #
        1248 ~ ~ $
        -1111 ~ ~ .
        -618 ~ ~ F
        -122 ~ ~ _
        814 ~ ~ ~
        -531 ~ ~ ~aaaaaaaab
        429 ~ ~ ~aaaaaaaae
        -42 ~ ~ ~aaaaaaaai
        -798 ~ ~ ~aaaaaaaaiaai
        -582 ~ ~ ~aaaaaaaaiacc
        -621 ~ ~ ~aaaaaaai
        1594 ~ ~ ~aaaaaabi
        -411 ~ ~ ~aeaaaaaeaaac
        -756 ~ ~ ~aeaaaabe
        -1431 ~ ~aaaaaaaaaaaaaab
        457 ~ ~aaaaaaaaaaaaaac
        1754 ~ ~aaaaaaaaaaaaaae
        1493 ~ ~aaaaaaaaaaaaaae $
        -683 ~ ~aaaaaaaaaaaaaaj
        -132 ~ ~aaaaaaaaaaaaab
        -605 ~ ~aaaaaaaaaaaaab $
        660 ~ ~aaaaaaaaaaaaab ~
        -730 ~ ~aaaaaaaaaaaae
        564 ~ ~aaaaaaaaaaaae #
        -1005 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        473 ~ ~aaaaaaaaaaac
        -127 ~ ~aaaaaaaaaaac $
        770 ~ ~aaaaaaaaaaac ,
        -200 ~ ~aaaaaaaaaaac .
        673 ~ ~aaaaaaaaaaac F
        -546 ~ ~aaaaaaaaaaac ~
        938 ~ ~aaaaaaaaaaac ~aaaaaaaai
        270 ~ ~aaaaaaaaaab
        291 ~ ~aaaaaaaaaab #
        -238 ~ ~aaaaaaaaaab F
        898 ~ ~aaaaaaaaaab ~
        479 ~ ~aaaaaaaaaab ~aaaaaaai
        -535 ~ ~aaaaaaaaaab ~aeaaaaae
        250 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        583 ~ ~aaaaaaaab
        682 ~ ~aaaaaaaab ~be
        594 ~ ~aaaaaaaae F
        -503 ~ ~aaaaaaaae ~
        683 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -522 ~ ~aaaaaaaaeaaaae
        554 ~ ~aaaaaaaaeaab
        357 ~ ~aaaaaaaaeaab ,
        846 ~ ~aaaaaaaaeaab F
        920 ~ ~aaaaaaaaeaag
        242 ~ ~aaaaaaaai
        -882 ~ ~aaaaaaaai #
        687 ~ ~aaaaaaaai F
        319 ~ ~aaaaaaaai _
        -204 ~ ~aaaaaaaai ~
        704 ~ ~aaaaaaaai ~aaaaaaaaaaac
        -819 ~ ~aaaaaaaai ~aaaaaab
        340 ~ ~aaaaaaaai ~aab
        507 ~ ~aaaaaaaai ~aeaaaaaeaiac
        360 ~ ~aaaaaaaai ~c
        13 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -377 ~ ~aaaaaaaaiaac
        -1037 ~ ~aaaaaaaaiaac #
        666 ~ ~aaaaaaaaiaac F
        364 ~ ~aaaaaaaaiaac ~
        682 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -357 ~ ~aaaaaaaaiaac ~aeaaaaaeaiac
        753 ~ ~aaaaaaaaiaac ~aeaaaabe
        536 ~ ~aaaaaaaaiaai
        356 ~ ~aaaaaaaaiaai #
        -484 ~ ~aaaaaaaaiaai F
        551 ~ ~aaaaaaaaiaai ~
        -247 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -335 ~ ~aaaaaaaaiacc
        474 ~ ~aaaaaaaaiacc #
        -1113 ~ ~aaaaaaaaiacc F
        551 ~ ~aaaaaaaaiacc ~
        -786 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        616 ~ ~aaaaaaac
        812 ~ ~aaaaaaacaaac
        632 ~ ~aaaaaaad
        -189 ~ ~aaaaaaae
        -2134 ~ ~aaaaaaae $
        -682 ~ ~aaaaaaae F
        785 ~ ~aaaaaaae ~
        1155 ~ ~aaaaaaae ~aaaaaaaaaaaae
        400 ~ ~aaaaaaai
        149 ~ ~aaaaaaai F
        -259 ~ ~aaaaaaaiaaac
        327 ~ ~aaaaaab
        -980 ~ ~aaaaaab $
        610 ~ ~aaaaaab ~aaaaaaaaiaac
        -259 ~ ~aaaaaabac
        981 ~ ~aaaaaabacaac
        408 ~ ~aaaaaabacaac $
        613 ~ ~aaaaaabacaac ,
        249 ~ ~aaaaaabi
        -163 ~ ~aaaaaac
        588 ~ ~aaaaaac ~aaaaf
        -640 ~ ~aaaaaacaaaaaaai
        571 ~ ~aaaaaacaaaac
        -724 ~ ~aaaaab
        -179 ~ ~aaaaacaai
        -406 ~ ~aaaaacaai ~
        -893 ~ ~aaaaacaai ~aacaaaaaaaac
        493 ~ ~aaaabaaae
        556 ~ ~aaaabaaaeaab
        -381 ~ ~aaaae $
        -307 ~ ~aaaaeab
        294 ~ ~aab
        118 ~ ~aab F
        -496 ~ ~aabaab
        1138 ~ ~aacaaab
        596 ~ ~aacaaab $
        786 ~ ~aacaaab ~aaaaaaaai
        -615 ~ ~aacaaabc
        -743 ~ ~aacaaaeaiaac ~aeaaaaaeaaac
        262 ~ ~ac
        286 ~ ~acaaaiaaaaac
        -241 ~ ~acaaaiaaaaac #
        387 ~ ~acaaaiaaaaac ~
        573 ~ ~acab
        66 ~ ~acabai
        474 ~ ~acabaiaaaaac
        -678 ~ ~aeaaaaae
        -479 ~ ~aeaaaaaeaaac
        -166 ~ ~aeaaaaaeaaac _
        54 ~ ~aeaaaaaeaaac ~
        -440 ~ ~aeaaaaaeaaac ~aaaaaaaaaaac
        597 ~ ~aeaaaaaeaaac ~aaaaaab
        798 ~ ~aeaaaaaeaaac ~c
        102 ~ ~aeaaaaaeaiac
        162 ~ ~aeaaaaaeaiac ~
        -1040 ~ ~aeaaaabe
        -566 ~ ~aeaaaabe _
        -259 ~ ~aeaaaabe ~aaaaaab
        148 ~ ~ai
        -819 ~ ~aic
        -711 ~ ~aic #
        -504 ~ ~aic F
        519 ~ ~be ~
        805 ~ ~be ~acabai
        424 ~ ~c
        343 ~ ~c $
        1337 ~ ~caaaaaaaaaac
        864 ~ ~caaaaaaaeaac
        939 ~aaaaaaaaaaaaaaac ~
        -378 ~aaaaaaaaaaaaaab #
        -413 ~aaaaaaaaaaaaaab $
        -765 ~aaaaaaaaaaaaaab ,
        -1009 ~aaaaaaaaaaaaaab F
        1011 ~aaaaaaaaaaaaaab ~aaaaaaaaaab
        353 ~aaaaaaaaaaaaaab ~aaaaaaaae
        509 ~aaaaaaaaaaaaaab ~aaaaaaaae $
        933 ~aaaaaaaaaaaaaab ~aaaaaaaai
        351 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc
        789 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        385 ~aaaaaaaaaaaaaab ~aaaaaaaiaaac
        473 ~aaaaaaaaaaaaaab ~aaaaaaaiaaac ~
        -1026 ~aaaaaaaaaaaaaab ~aaaaacaai
        116 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        504 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        1228 ~aaaaaaaaaaaaaab ~aeaaaabe
        -963 ~aaaaaaaaaaaaaac #
        -517 ~aaaaaaaaaaaaaac # ~
        340 ~aaaaaaaaaaaaaac $
        -500 ~aaaaaaaaaaaaaac ,
        -711 ~aaaaaaaaaaaaaac F
        768 ~aaaaaaaaaaaaaac F $
        -1116 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -197 ~aaaaaaaaaaaaaac _
        1386 ~aaaaaaaaaaaaaac ~
        190 ~aaaaaaaaaaaaaac ~ $
        -757 ~aaaaaaaaaaaaaac ~aaaaaaaai
        -1138 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -612 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -273 ~aaaaaaaaaaaaaae $
        712 ~aaaaaaaaaaaaaae &
        301 ~aaaaaaaaaaaaaae ,
        292 ~aaaaaaaaaaaaaae , F
        748 ~aaaaaaaaaaaaaae , ~
        301 ~aaaaaaaaaaaaaae F
        729 ~aaaaaaaaaaaaaae F $
        -740 ~aaaaaaaaaaaaaae _
        929 ~aaaaaaaaaaaaaae ~
        867 ~aaaaaaaaaaaaaae ~ ~
        -365 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        -407 ~aaaaaaaaaaaaaae ~aaaaaaaaiaac
        972 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -914 ~aaaaaaaaaaaaaae ~aaaaaabac
        -581 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -922 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -1212 ~aaaaaaaaaaaaaae ~aic
        -724 ~aaaaaaaaaaaaaae ~aic F
        -1004 ~aaaaaaaaaaaaaai $
        520 ~aaaaaaaaaaaaaai ,
        1055 ~aaaaaaaaaaaaaai _
        -211 ~aaaaaaaaaaaaaai ~aaaaaaaaaaaae
        75 ~aaaaaaaaaaaaaaj $
        -660 ~aaaaaaaaaaaaaaj ,
        -306 ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -687 ~aaaaaaaaaaaaab $
        537 ~aaaaaaaaaaaaab ,
        1437 ~aaaaaaaaaaaaab F
        479 ~aaaaaaaaaaaaab F $
        1231 ~aaaaaaaaaaaaab ~
        715 ~aaaaaaaaaaaaab ~ $
        -854 ~aaaaaaaaaaaaac $
        1271 ~aaaaaaaaaaaaac ~
        -514 ~aaaaaaaaaaaaac ~aaaaaaaaaaac
        -941 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        367 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        367 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        755 ~aaaaaaaaaaaaae ~
        173 ~aaaaaaaaaaaaai F
        -439 ~aaaaaaaaaaaaai F ,
        534 ~aaaaaaaaaaaaai ~ ~
        526 ~aaaaaaaaaaaae # ~
        544 ~aaaaaaaaaaaae $
        -295 ~aaaaaaaaaaaae F
        -724 ~aaaaaaaaaaaae F ~aaaaaaaaaab
        997 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        400 ~aaaaaaaaaaaae ~aaaaaaaai
        760 ~aaaaaaaaaaaae ~aaaaaaaai #
        444 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        800 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        550 ~aaaaaaaaaaaae ~aaaaaaaaiaai F
        559 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -450 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -888 ~aaaaaaaaaaaae ~aaaaaaai
        -752 ~aaaaaaaaaaaae ~aaaaaaai $
        -447 ~aaaaaaaaaaaae ~aaaaacaai
        50 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -268 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        513 ~aaaaaaaaaaaae ~aeaaaaaeaaac _
        682 ~aaaaaaaaaaaae ~aeaaaaaeaaac ~aaaaaaaae
        659 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        586 ~aaaaaaaaaaac #
        609 ~aaaaaaaaaaac # $
        868 ~aaaaaaaaaaac $
        815 ~aaaaaaaaaaac ,
        -513 ~aaaaaaaaaaac , #
        -330 ~aaaaaaaaaaac , F
        -356 ~aaaaaaaaaaac . F
        265 ~aaaaaaaaaaac F
        -1156 ~aaaaaaaaaaac F #
        600 ~aaaaaaaaaaac F $
        -486 ~aaaaaaaaaaac F ,
        -675 ~aaaaaaaaaaac F F
        656 ~aaaaaaaaaaac F _
        327 ~aaaaaaaaaaac F ~
        611 ~aaaaaaaaaaac F ~aaaaaaaai
        771 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        869 ~aaaaaaaaaaac F ~aaaaaaai
        441 ~aaaaaaaaaaac F ~aeaaaabe
        -343 ~aaaaaaaaaaac _
        -826 ~aaaaaaaaaaac _ $
        938 ~aaaaaaaaaaac ~
        426 ~aaaaaaaaaaac ~ $
        388 ~aaaaaaaaaaac ~ ,
        -188 ~aaaaaaaaaaac ~ F
        -498 ~aaaaaaaaaaac ~ ~
        -350 ~aaaaaaaaaaac ~aaaaaaaaaaac
        1088 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -831 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -648 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -489 ~aaaaaaaaaaac ~aaaaaaaaaaac ~aaaaaaaai
        295 ~aaaaaaaaaaac ~aaaaaaaae $
        -71 ~aaaaaaaaaaac ~aaaaaaaai
        -1250 ~aaaaaaaaaaac ~aaaaaaaai F
        751 ~aaaaaaaaaaac ~aaaaaaaai _
        1103 ~aaaaaaaaaaac ~aaaaaaaai ~
        173 ~aaaaaaaaaaac ~aaaaaaaai ~aab
        -427 ~aaaaaaaaaaac ~aaaaaaaai ~aeaaaaaeaaac
        3 ~aaaaaaaaaaac ~aaaaaaaaiaac
        -721 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -458 ~aaaaaaaaaaac ~aaaaaaac
        373 ~aaaaaaaaaaac ~aaaaaab
        -769 ~aaaaaaaaaaac ~aaaaaab $
        153 ~aaaaaaaaaaac ~aaaaaab ~aaaaaaaai
        510 ~aaaaaaaaaaac ~aaaaaabac
        451 ~aaaaaaaaaaac ~aaaaaabacaac
        -824 ~aaaaaaaaaaac ~aaaaacaai
        -508 ~aaaaaaaaaaac ~aaaaacaai ~
        146 ~aaaaaaaaaaac ~aaaae
        559 ~aaaaaaaaaaac ~aab
        -551 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -384 ~aaaaaaaaaaac ~aeaaaabe
        -210 ~aaaaaaaaaaacab $
        -398 ~aaaaaaaaaaacac ~
        422 ~aaaaaaaaaaacai ~
        -642 ~aaaaaaaaaaacec #
        -654 ~aaaaaaaaaaacec $
        -650 ~aaaaaaaaaaacec ~aaaaaaaai
        -1088 ~aaaaaaaaaaacec ~aaaaaaaai F
        608 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        454 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        990 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        986 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -731 ~aaaaaaaaaaae $
        315 ~aaaaaaaaaab #
        291 ~aaaaaaaaaab # F
        -772 ~aaaaaaaaaab # ~
        1144 ~aaaaaaaaaab F
        416 ~aaaaaaaaaab F $
        394 ~aaaaaaaaaab F ,
        625 ~aaaaaaaaaab F F
        -374 ~aaaaaaaaaab F _
        -329 ~aaaaaaaaaab F ~
        743 ~aaaaaaaaaab F ~aaaaaaaaaab
        177 ~aaaaaaaaaab F ~aaaaaaaai
        -434 ~aaaaaaaaaab F ~aaaaaaaaiaac
        -9 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -463 ~aaaaaaaaaab F ~aaaaaaai
        -160 ~aaaaaaaaaab NO
        -365 ~aaaaaaaaaab _
        539 ~aaaaaaaaaab _ $
        612 ~aaaaaaaaaab _ F
        301 ~aaaaaaaaaab ~
        599 ~aaaaaaaaaab ~ $
        420 ~aaaaaaaaaab ~ F
        -523 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        -762 ~aaaaaaaaaab ~aaaaaaaae
        -819 ~aaaaaaaaaab ~aaaaaaaae $
        1081 ~aaaaaaaaaab ~aaaaaaae
        548 ~aaaaaaaaaab ~aaaaaaae F
        532 ~aaaaaaaaaab ~aaaaaaai
        135 ~aaaaaaaaaab ~aeaaaaaeaaac
        -341 ~aaaaaaaaaab ~aeaaaaaeaaac #
        -158 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        797 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        1043 ~aaaaaaaaaab ~aic
        715 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        106 ~aaaaaaaaaab ~aic ~aeaaaabe
        1216 ~aaaaaaaaaab ~be
        564 ~aaaaaaaaaab ~be _
        -510 ~aaaaaaaaab $
        -615 ~aaaaaaaaab ~aeaaaaaeaaac
        1364 ~aaaaaaaaae _
        -617 ~aaaaaaaaae ~be
        -1350 ~aaaaaaaab ~aaaaaaae
        856 ~aaaaaaaab ~aeaaaaaeaaac
        1068 ~aaaaaaaab ~aeaaaaaeaaac F
        -567 ~aaaaaaaab ~aeaaaabe
        1302 ~aaaaaaaab ~aic
        657 ~aaaaaaaab ~aic ~aeaaaaaeaaac
        316 ~aaaaaaaab ~be
        -1235 ~aaaaaaaae #
        -706 ~aaaaaaaae # $
        -781 ~aaaaaaaae $
        418 ~aaaaaaaae ,
        480 ~aaaaaaaae , #
        607 ~aaaaaaaae , F
        917 ~aaaaaaaae , ~
        406 ~aaaaaaaae , ~aab
        648 ~aaaaaaaae , ~aeaaaaaeaaac
        537 ~aaaaaaaae , ~aic
        1019 ~aaaaaaaae .
        955 ~aaaaaaaae . #
        399 ~aaaaaaaae . F
        416 ~aaaaaaaae F
        641 ~aaaaaaaae F ,
        448 ~aaaaaaaae _
        313 ~aaaaaaaae _ ,
        696 ~aaaaaaaae _ _
        -316 ~aaaaaaaae ~
        827 ~aaaaaaaae ~ $
        359 ~aaaaaaaae ~ ,
        537 ~aaaaaaaae ~ F
        -723 ~aaaaaaaae ~ ~aaaaaaaai
        633 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -734 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        112 ~aaaaaaaae ~aaaaaaaaaaac
        767 ~aaaaaaaae ~aaaaaaaaaaac ,
        -693 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        446 ~aaaaaaaae ~aaaaaaaaaab
        936 ~aaaaaaaae ~aaaaaaaaaab F
        -91 ~aaaaaaaae ~aaaaaaaae
        -411 ~aaaaaaaae ~aaaaaaaai
        -674 ~aaaaaaaae ~aaaaaaaai #
        -716 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        219 ~aaaaaaaae ~aaaaaaaaiaac
        544 ~aaaaaaaae ~aaaaaaaaiaac $
        -943 ~aaaaaaaae ~aaaaaaaaiaac F
        -582 ~aaaaaaaae ~aaaaaaaaiaac _
        903 ~aaaaaaaae ~aaaaaaaaiaac ~
        -338 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        732 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        -1033 ~aaaaaaaae ~aaaaaaaaiacc
        417 ~aaaaaaaae ~aaaaaaabaaac
        752 ~aaaaaaaae ~aaaaaaac
        -514 ~aaaaaaaae ~aaaaaaai
        -486 ~aaaaaaaae ~aaaaaaai $
        502 ~aaaaaaaae ~aaaaaaai F
        33 ~aaaaaaaae ~aaaaaac
        319 ~aaaaaaaae ~aaaaaac ~
        -675 ~aaaaaaaae ~aaaaaacaaaaaaai
        509 ~aaaaaaaae ~aaaaaacaaaac
        -317 ~aaaaaaaae ~aaaaab
        -961 ~aaaaaaaae ~aab
        -661 ~aaaaaaaae ~aabaab
        -289 ~aaaaaaaae ~acaaaiaaaaac
        -1183 ~aaaaaaaae ~aeaaaaaeaaac
        -1165 ~aaaaaaaae ~aeaaaaaeaaac F
        -1115 ~aaaaaaaae ~aeaaaabe
        -798 ~aaaaaaaae ~aic
        1086 ~aaaaaaaae ~c
        507 ~aaaaaaaaeaaaaab ~aaaaacaai
        507 ~aaaaaaaaeaaaaab ~aaaaacaai _
        -530 ~aaaaaaaaeaaaae ,
        1004 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        345 ~aaaaaaaaeaaai ~
        348 ~aaaaaaaaeaab ,
        -452 ~aaaaaaaaeaab , F
        470 ~aaaaaaaaeaab F
        1442 ~aaaaaaaaeaab ~
        635 ~aaaaaaaaeaab ~aaaaaaaaaab F
        410 ~aaaaaaaaeaab ~aaaaaaaaiacc
        260 ~aaaaaaaaeaab ~aaaaacaai ~aeaaaaaeaaac
        774 ~aaaaaaaaeaac ,
        294 ~aaaaaaaaeaac F ,
        473 ~aaaaaaaaeaac ~aaaaaaaai
        849 ~aaaaaaaaeaae F
        542 ~aaaaaaaaeaae ~acaaaiaaaaac
        837 ~aaaaaaaaeaag ~
        -540 ~aaaaaaaaeb ~aaaaaaaai
        -571 ~aaaaaaaai #
        -367 ~aaaaaaaai # $
        605 ~aaaaaaaai # F
        -72 ~aaaaaaaai # ~
        -733 ~aaaaaaaai # ~aaaaaaaaaab
        -712 ~aaaaaaaai # ~aaaaaaaaiaac
        736 ~aaaaaaaai # ~acab
        -646 ~aaaaaaaai $
        -48 ~aaaaaaaai F
        -1102 ~aaaaaaaai F #
        -264 ~aaaaaaaai F $
        -1238 ~aaaaaaaai F ,
        109 ~aaaaaaaai F F
        223 ~aaaaaaaai F _
        642 ~aaaaaaaai F ~
        -699 ~aaaaaaaai F ~aaaaaaaaaab
        -767 ~aaaaaaaai F ~aaaaaaaaiaac
        233 ~aaaaaaaai F ~aaaaaaaaiaai
        -678 ~aaaaaaaai F ~aaaaaaaaiacc
        897 ~aaaaaaaai F ~aaaaaaai
        -366 ~aaaaaaaai F ~aeaaaabe
        501 ~aaaaaaaai _
        490 ~aaaaaaaai _ $
        21 ~aaaaaaaai _ ,
        -623 ~aaaaaaaai _ F
        827 ~aaaaaaaai ~
        699 ~aaaaaaaai ~ #
        -602 ~aaaaaaaai ~ ,
        -1021 ~aaaaaaaai ~ F
        821 ~aaaaaaaai ~ _
        569 ~aaaaaaaai ~ ~
        332 ~aaaaaaaai ~ ~aaaaaaaaaaac
        851 ~aaaaaaaai ~ ~aaaaaaaaiaai
        564 ~aaaaaaaai ~aaaaaaaaaaaaaab
        401 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        536 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -170 ~aaaaaaaai ~aaaaaaaaaaac
        795 ~aaaaaaaai ~aaaaaaaaaaac $
        -390 ~aaaaaaaai ~aaaaaaaaaaac F
        -241 ~aaaaaaaai ~aaaaaaaae
        -216 ~aaaaaaaai ~aaaaaaaae $
        -356 ~aaaaaaaai ~aaaaaaaae ,
        -789 ~aaaaaaaai ~aaaaaaaae ~aaaaaaaai
        430 ~aaaaaaaai ~aaaaaaaai
        11 ~aaaaaaaai ~aaaaaab
        -463 ~aaaaaaaai ~aaaaaabac
        -435 ~aaaaaaaai ~aaaaaabac $
        -834 ~aaaaaaaai ~aaaaaabacaac
        -720 ~aaaaaaaai ~aaaaaabacaac $
        216 ~aaaaaaaai ~aab
        267 ~aaaaaaaai ~aeaaaaae
        685 ~aaaaaaaai ~aeaaaaaeaaac
        -364 ~aaaaaaaai ~aeaaaaaeaaac $
        -532 ~aaaaaaaai ~aeaaaaaeaaac F
        -391 ~aaaaaaaai ~aeaaaaaeaaac _
        -517 ~aaaaaaaai ~aeaaaaaeaaac ~
        -488 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1135 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        516 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        1111 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        482 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        500 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -534 ~aaaaaaaai ~aeaaaaaeai
        -69 ~aaaaaaaai ~aeaaaaaeaiac
        -828 ~aaaaaaaai ~aeaaaaaeaiac F
        1185 ~aaaaaaaai ~aeaaaaaeaiac ~
        230 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        190 ~aaaaaaaai ~aeaaaabe
        -669 ~aaaaaaaai ~aeaaaabe $
        -1413 ~aaaaaaaai ~be
        -310 ~aaaaaaaai ~be ~aabaab
        710 ~aaaaaaaai ~c
        845 ~aaaaaaaai ~ee
        -693 ~aaaaaaaaiaaae $
        -580 ~aaaaaaaaiaaae ,
        -506 ~aaaaaaaaiaaae F
        -609 ~aaaaaaaaiaaae F $
        772 ~aaaaaaaaiaaae _
        -616 ~aaaaaaaaiaaae ~
        1355 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -169 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        847 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -75 ~aaaaaaaaiaac #
        -845 ~aaaaaaaaiaac # $
        584 ~aaaaaaaaiaac # ~
        -1079 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -212 ~aaaaaaaaiaac $
        663 ~aaaaaaaaiaac ,
        670 ~aaaaaaaaiaac , ~
        410 ~aaaaaaaaiaac F
        415 ~aaaaaaaaiaac F $
        -555 ~aaaaaaaaiaac F ,
        -292 ~aaaaaaaaiaac F F
        344 ~aaaaaaaaiaac F ~
        754 ~aaaaaaaaiaac F ~aaaaaaaaaab
        288 ~aaaaaaaaiaac _ $
        681 ~aaaaaaaaiaac _ ~aaaaaaaai
        -150 ~aaaaaaaaiaac ~
        -627 ~aaaaaaaaiaac ~ #
        259 ~aaaaaaaaiaac ~ ,
        422 ~aaaaaaaaiaac ~ .
        -1007 ~aaaaaaaaiaac ~ F
        463 ~aaaaaaaaiaac ~ ~
        -924 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        394 ~aaaaaaaaiaac ~ ~aaaaaaaai
        -622 ~aaaaaaaaiaac ~ ~aaaaaaai
        970 ~aaaaaaaaiaac ~ ~aaaaaabae
        -197 ~aaaaaaaaiaac ~aaaaaaaaaaacai
        -254 ~aaaaaaaaiaac ~aaaaaaaae
        144 ~aaaaaaaaiaac ~aaaaaaaae $
        277 ~aaaaaaaaiaac ~aaaaaaaaeaac
        79 ~aaaaaaaaiaac ~aaaaaaaai
        255 ~aaaaaaaaiaac ~aaaaaaaai #
        991 ~aaaaaaaaiaac ~aaaaaaae
        -380 ~aaaaaaaaiaac ~aaaaaaai
        503 ~aaaaaaaaiaac ~aaaaaab
        961 ~aaaaaaaaiaac ~aaaaaab $
        769 ~aaaaaaaaiaac ~aaaabaabe
        -664 ~aaaaaaaaiaac ~aaaae ,
        -751 ~aaaaaaaaiaac ~aeaaaaae
        -141 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        354 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -712 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        1586 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        -289 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaah
        -275 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaae
        536 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaab
        502 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        -141 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaab
        448 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -862 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        841 ~aaaaaaaaiaac ~aeaaaaaeaiac
        854 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -1085 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        771 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -608 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        290 ~aaaaaaaaiaai #
        287 ~aaaaaaaaiaai # ~
        334 ~aaaaaaaaiaai F
        171 ~aaaaaaaaiaai F $
        212 ~aaaaaaaaiaai F ,
        115 ~aaaaaaaaiaai F F
        -508 ~aaaaaaaaiaai F ~
        311 ~aaaaaaaaiaai F ~aaaaaaaai
        130 ~aaaaaaaaiaai _
        181 ~aaaaaaaaiaai ~
        343 ~aaaaaaaaiaai ~ $
        1099 ~aaaaaaaaiaai ~ F
        -395 ~aaaaaaaaiaai ~ ~
        -413 ~aaaaaaaaiaai ~ ~aaaaaaaai
        27 ~aaaaaaaaiaai ~aaaaaaaaaaaaaae
        -577 ~aaaaaaaaiaai ~aaaaaaaaaaaaai
        -384 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -386 ~aaaaaaaaiaai ~aaaaaaaaaaac F
        -697 ~aaaaaaaaiaai ~aaaaaaae
        537 ~aaaaaaaaiaai ~aeaaaaae F
        810 ~aaaaaaaaiaai ~aeaaaaaeaaac
        427 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        241 ~aaaaaaaaiaai ~aeaaaaaeaaac _
        -189 ~aaaaaaaaiaai ~aeaaaaaeaaac ~
        -290 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        620 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        426 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -182 ~aaaaaaaaiaai ~aeaaaaaeaiac ~c
        -1196 ~aaaaaaaaiaai ~aeaaaabe
        170 ~aaaaaaaaiaai ~c
        402 ~aaaaaaaaiaai ~c $
        -595 ~aaaaaaaaiacc #
        -204 ~aaaaaaaaiacc # ~
        -492 ~aaaaaaaaiacc F
        533 ~aaaaaaaaiacc F $
        138 ~aaaaaaaaiacc ~
        833 ~aaaaaaaaiacc ~ $
        -782 ~aaaaaaaaiacc ~ ,
        -676 ~aaaaaaaaiacc ~ F
        -666 ~aaaaaaaaiacc ~ _
        494 ~aaaaaaaaiacc ~ ~
        -1742 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -946 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        528 ~aaaaaaaaiacc ~aaaaaaaae $
        294 ~aaaaaaaaiacc ~aaaaaaae $
        954 ~aaaaaaaaiacc ~aaaaaabac
        467 ~aaaaaaaaiacc ~aaaaaabac $
        207 ~aaaaaaaaiacc ~aaaaaabac ,
        1119 ~aaaaaaaaiacc ~aaaaaabacaac
        14 ~aaaaaaaaiacc ~aaaaaabacaac $
        -806 ~aaaaaaaaiacc ~aaaaaabacaac ~aaaaf
        -425 ~aaaaaaaaiacc ~aaaae $
        917 ~aaaaaaaaiacc ~aeaaaaae
        -1152 ~aaaaaaaaiacc ~aeaaaaaeaaac
        447 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        29 ~aaaaaaaaiacc ~aeaaaaaeaaac ~
        -544 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaae
        482 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        372 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -261 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        516 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        -275 ~aaaaaaaaiacc ~aeaaaaaeaiac
        -459 ~aaaaaaaaiacc ~c
        -699 ~aaaaaaaaiacc ~c $
        -248 ~aaaaaaab $
        -459 ~aaaaaaab ~aaaaaaae
        376 ~aaaaaaabaaac ,
        -802 ~aaaaaaac #
        460 ~aaaaaaac $
        778 ~aaaaaaac ,
        -309 ~aaaaaaac F ,
        -562 ~aaaaaaac F ~
        448 ~aaaaaaac F ~aaaaaaaaaab
        -411 ~aaaaaaac _
        532 ~aaaaaaac ~
        -1069 ~aaaaaaac ~ $
        905 ~aaaaaaac ~aaaaaaaaaaaae
        -359 ~aaaaaaac ~aaaaaaaai
        -160 ~aaaaaaac ~aaaaaaaaiaac
        -675 ~aaaaaaac ~aaaaaaaaiaac _
        847 ~aaaaaaac ~aaaaaaaaiaai
        1186 ~aaaaaaac ~aaaaaaac
        820 ~aaaaaaac ~aaaaaaac $
        -335 ~aaaaaaac ~aaaaaaae
        1344 ~aaaaaaac ~aaaaaabacaac
        636 ~aaaaaaac ~aaaaaabacaac $
        -973 ~aaaaaaac ~aeaaaaae
        -976 ~aaaaaaac ~aeaaaaae F
        461 ~aaaaaaac ~aeaaaaaeaaac
        263 ~aaaaaaac ~aeaaaaaeaaac ~
        463 ~aaaaaaacaaac $
        -577 ~aaaaaaacaaac ,
        452 ~aaaaaaacaaac F
        545 ~aaaaaaacaaac ~aaaaaaaai
        221 ~aaaaaaacaaac ~aaaaaaaai F
        238 ~aaaaaaacaaac ~aaaaaaaai ~
        -1309 ~aaaaaaace $
        1224 ~aaaaaaad $
        698 ~aaaaaaae #
        793 ~aaaaaaae F
        -239 ~aaaaaaae F $
        435 ~aaaaaaae F ~aaaaaaaaaab
        105 ~aaaaaaae _
        722 ~aaaaaaae _ $
        385 ~aaaaaaae ~
        -397 ~aaaaaaae ~ $
        773 ~aaaaaaae ~ ~aaaaaaaaiacc
        -448 ~aaaaaaae ~aeaaaaaeaaac
        1060 ~aaaaaaae ~aeaaaaaeaaac _
        -898 ~aaaaaaae ~aeaaaaaeaaac ~
        -598 ~aaaaaaae ~aic
        -717 ~aaaaaaae ~aic F
        366 ~aaaaaaai #
        1096 ~aaaaaaai # F
        -541 ~aaaaaaai $
        369 ~aaaaaaai ,
        1015 ~aaaaaaai .
        664 ~aaaaaaai F
        909 ~aaaaaaai F $
        938 ~aaaaaaai F F
        816 ~aaaaaaai F ~aaaaaaaaaab
        -554 ~aaaaaaai F ~aaaaaaaai
        -389 ~aaaaaaai F ~aaaaaaaaiaac
        -118 ~aaaaaaai NO
        -702 ~aaaaaaai NO $
        -212 ~aaaaaaai _
        -486 ~aaaaaaai _ $
        345 ~aaaaaaai _ ,
        220 ~aaaaaaai ~
        -736 ~aaaaaaai ~ $
        -453 ~aaaaaaai ~ ,
        869 ~aaaaaaai ~ F
        -626 ~aaaaaaai ~ ~aaaaaaaai
        -177 ~aaaaaaai ~aaaaaaaaaaac
        -465 ~aaaaaaai ~aaaaaaaaaaac $
        -890 ~aaaaaaai ~aaaaaaaaaaacec
        -792 ~aaaaaaai ~aaaaaaaai
        -500 ~aaaaaaai ~aaaaaaaaiaac
        431 ~aaaaaaai ~aaaaaaac
        1167 ~aaaaaaai ~aaaaaaai
        645 ~aaaaaaai ~aaaaaabi
        377 ~aaaaaaai ~aaaaaabi $
        -629 ~aaaaaaai ~aaaaaacaaaac
        597 ~aaaaaaai ~aaaaabc
        -502 ~aaaaaaai ~aab
        -362 ~aaaaaaai ~aab F
        860 ~aaaaaaai ~aabaab
        572 ~aaaaaaai ~aacaaaaaaaac
        1109 ~aaaaaaai ~aeaaaaaeaaac
        1192 ~aaaaaaai ~aeaaaaaeaaac F
        290 ~aaaaaaai ~aeaaaaaeaaac ~
        1192 ~aaaaaaai ~aic
        611 ~aaaaaaai ~aic F
        415 ~aaaaaaai ~aic ~aeaaaaaeaaac
        534 ~aaaaaaai ~be
        -945 ~aaaaaaai ~be ~aaaaaag
        419 ~aaaaaaaiaaac ~
        -466 ~aaaaaaaiaaac ~ ,
        1088 ~aaaaaaaiaaac ~ ~aaaaaaai
        414 ~aaaaaaaiaaac ~aaaaaaaaaaac
        647 ~aaaaaaaiaaac ~aaaaaaaai
        -680 ~aaaaaaaiaaac ~aaaaaaai
        502 ~aaaaaaaiaaac ~aaaaaab
        613 ~aaaaaaaiaaac ~aaaaaabae
        -514 ~aaaaaaaiaaac ~aeaaaaaeaiac
        1059 ~aaaaaaaiaaac ~be
        956 ~aaaaaab $
        1239 ~aaaaaab ,
        512 ~aaaaaab , #
        -187 ~aaaaaab , F
        298 ~aaaaaab , ~be
        1290 ~aaaaaab .
        252 ~aaaaaab . F
        648 ~aaaaaab F
        735 ~aaaaaab F $
        -292 ~aaaaaab ~
        -676 ~aaaaaab ~aaaaaaaaaaac
        209 ~aaaaaab ~aaaaaaaae
        1324 ~aaaaaab ~aaaaaaaai
        413 ~aaaaaab ~aaaaaaaai #
        443 ~aaaaaab ~aaaaaaaai F
        209 ~aaaaaab ~aaaaaaaai ~
        270 ~aaaaaab ~aaaaaaaaiaai
        627 ~aaaaaab ~aaaaaaac
        426 ~aaaaaab ~aaaaaaai
        -614 ~aaaaaab ~aaaaaac
        844 ~aaaaaabac $
        617 ~aaaaaabac ,
        -473 ~aaaaaabac , F
        73 ~aaaaaabac , ~be
        595 ~aaaaaabac . #
        -693 ~aaaaaabac . ~
        -350 ~aaaaaabac ~ ,
        -882 ~aaaaaabac ~aaaaaaaae
        -622 ~aaaaaabac ~aaaaaaaaiaai
        -690 ~aaaaaabac ~aaaaaaaaiacc
        546 ~aaaaaabac ~aaaaaabi
        548 ~aaaaaabac ~acabai
        197 ~aaaaaabacaac $
        738 ~aaaaaabacaac ,
        -602 ~aaaaaabacaac , #
        -1007 ~aaaaaabacaac , F
        -929 ~aaaaaabacaac , ~
        616 ~aaaaaabacaac , ~be
        -178 ~aaaaaabacaac .
        -622 ~aaaaaabacaac . F
        464 ~aaaaaabacaac F
        165 ~aaaaaabacaac ~
        -349 ~aaaaaabacaac ~ $
        724 ~aaaaaabacaac ~ ~aaaaaaaai
        -814 ~aaaaaabacaac ~aaaaf
        779 ~aaaaaabacaac ~acaaaiaaaaac
        604 ~aaaaaabacaac ~acabai F
        1645 ~aaaaaabacaac ~aeaaaabe
        723 ~aaaaaabacaac ~aeaaaabe ~
        541 ~aaaaaabae ~aaaaaaaaaaacec
        -802 ~aaaaaabae ~aaaaaaaai
        -321 ~aaaaaabae ~aaaaaaaaiaac
        -585 ~aaaaaabi $
        708 ~aaaaaabi ,
        680 ~aaaaaabi , _
        -624 ~aaaaaabi , ~
        -359 ~aaaaaac #
        -102 ~aaaaaac $
        -1333 ~aaaaaac F
        -310 ~aaaaaac F $
        161 ~aaaaaac ~
        -942 ~aaaaaac ~ $
        -536 ~aaaaaac ~aaaaaaaaaaaae
        -772 ~aaaaaac ~aaaaaaaaaaaae F
        -534 ~aaaaaac ~aaaaaaaaaaac
        -1091 ~aaaaaac ~aaaaaaaai
        -423 ~aaaaaac ~aaaaaaaai F
        -859 ~aaaaaac ~aaaaaaaai ~
        -593 ~aaaaaac ~aaaaaaae
        567 ~aaaaaac ~aaaaf
        -669 ~aaaaaac ~aeaaaaaeaaac
        486 ~aaaaaac ~aeaaaaaeaiac
        422 ~aaaaaac ~aeaaaaaeaiac ~aaaabaaae
        -383 ~aaaaaacaaaaaaai $
        787 ~aaaaaacaaaaaaai F $
        -716 ~aaaaaacaaaaaaai ~
        -533 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -337 ~aaaaaacaaaaaaci NO F
        372 ~aaaaaacaaaac #
        664 ~aaaaaacaaaac # $
        -288 ~aaaaaacaaaac # ~
        -533 ~aaaaaacaaaac F
        1722 ~aaaaaacaaaac ~
        -1260 ~aaaaaacaaaac ~aaaaaaaaaaac
        -569 ~aaaaaacaaaac ~aaaaaaaaaaac $
        170 ~aaaaaacaaaac ~aaaaaaaaaaacec
        150 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1316 ~aaaaaacaaaac ~aaaaaaaaiaac
        516 ~aaaaaacaaaac ~aaaaaaaaiacc
        -307 ~aaaaaacaaaac ~aaaaacaai
        -329 ~aaaaaacaaaac ~aaaaacaai ~aeaaaaaeaaac
        1047 ~aaaaaacaeaaaaai $
        -596 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -685 ~aaaaaae #
        -1609 ~aaaaaae F
        -386 ~aaaaaae F $
        1113 ~aaaaaae ~
        509 ~aaaaaae ~aaaaaaaaaaaaaae
        524 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -455 ~aaaaaae ~aaaaaaai
        -303 ~aaaaaae ~aaaaaaai NO
        -136 ~aaaaaae ~aeaaaaaeaaac
        290 ~aaaaaaeaaaaaaab ~aeaaaaaeaaac
        531 ~aaaaaaeaaaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        -516 ~aaaaaaeaaaaaaai ~aaaaab
        814 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -534 ~aaaaaaeb F
        -194 ~aaaaaaeb ~aeaaaaaeaaac
        -799 ~aaaaaagaaaaaaai #
        -697 ~aaaaaagaaaaaaai # ~
        371 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        307 ~aaaaaagaaaaaaai ~aeaaaaaeaiac
        413 ~aaaaaagaaaaaaai ~aeaaaaaeaiac ~
        767 ~aaaaaagaaaaaaai ~aeaaaabe
        411 ~aaaaaam _
        1075 ~aaaaaam ~aaaaaaae
        840 ~aaaaaam ~aeaaaaaeaaac ~aaaaaaaae
        -376 ~aaaaaamaaaaaaab F
        682 ~aaaaaamaaaaaaab ~aaaaaaae
        -319 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -596 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -925 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -410 ~aaaaaamaaaacaaj F
        508 ~aaaaaamae ~aeaaaaaeaaac ~
        796 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        527 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        1207 ~aaaaaao F
        648 ~aaaaaao ~aaaaaaae
        764 ~aaaaaao ~aeaaaaaeaaac F
        -468 ~aaaaaao ~aeaaaabe
        -463 ~aaaaaaoaaaaaaab F
        899 ~aaaaab #
        1020 ~aaaaab # $
        400 ~aaaaab # F
        -1094 ~aaaaab F
        -312 ~aaaaab F $
        -548 ~aaaaab ~
        781 ~aaaaab ~aaaaacaai
        785 ~aaaaab ~aaaaacaai ~
        -709 ~aaaaabac .
        534 ~aaaaabc ~aaaaacaai
        -492 ~aaaaabc ~aeaaaaaeaiac
        -1014 ~aaaaacaai #
        -848 ~aaaaacaai F
        -283 ~aaaaacaai F $
        -191 ~aaaaacaai _
        424 ~aaaaacaai _ $
        85 ~aaaaacaai ~
        -359 ~aaaaacaai ~ $
        504 ~aaaaacaai ~ ,
        -235 ~aaaaacaai ~ ~
        -1213 ~aaaaacaai ~aaaaaaaaaaac
        -1248 ~aaaaacaai ~aaaaaaac
        587 ~aaaaacaai ~aacaaaaaaaac
        483 ~aaaaacaai ~aacaaaac
        695 ~aaaaacaai ~aacaaaac ,
        310 ~aaaaacaai ~aacaaaac ~aaaaaaai
        -131 ~aaaaacaai ~aeaaaaaeaaac
        497 ~aaaaacaai ~aeaaaaaeaaac F
        -466 ~aaaaacaai ~aeaaaaaeaaac ~
        487 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -606 ~aaaaacaai ~aeaaaaaeaaac ~c
        223 ~aaaaacaai ~aeaaaaaeaiac
        720 ~aaaaacaai ~aeaaaabe
        -350 ~aaaaai _
        -740 ~aaaab $
        -708 ~aaaab F
        -253 ~aaaab F $
        -566 ~aaaabaaaaaaaaab ~aaaaaaaai
        -382 ~aaaabaaaaaaaaab ~aaaaaaaai F
        452 ~aaaabaaae ,
        734 ~aaaabaaaeaaaaab ~aaaaaaaaeaab
        667 ~aaaabaaaeaab ,
        735 ~aaaabaabe ,
        -621 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -858 ~aaaae #
        -543 ~aaaae $
        -607 ~aaaae ~
        496 ~aaaae ~aaaaaaac
        618 ~aaaae ~aaaaaab
        621 ~aaaae ~aaaaaab $
        897 ~aaaae ~aaaaaabae
        896 ~aaaae ~aaaaaabae $
        -285 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -600 ~aaaaeaai $
        -934 ~aaaaeab .
        -860 ~aaaaeab . F
        -262 ~aaaaf $
        355 ~aaaaf ,
        -752 ~aaaaf .
        1123 ~aaacaaaaaaac ~aaaaaaaaaaac
        -299 ~aaaeaaaaaaac $
        -559 ~aaaeaaaaaaac ,
        905 ~aaaiaaaaaaac ~
        683 ~aaaiaaaaaaac ~ $
        542 ~aaaiaaaaaaac ~ ~
        -885 ~aaaiaaaaaaac ~aaaaaaaab
        552 ~aaaiaaaaaaac ~aaaaaaaaiacc ~aaaaaabacaac
        -330 ~aaaiaaaaaaac ~aaaaacaai ~aacaaaaaaaac
        -524 ~aab #
        404 ~aab # F
        -553 ~aab # ~
        -273 ~aab $
        393 ~aab ,
        -445 ~aab F $
        -570 ~aab F ,
        269 ~aab F ~
        512 ~aab F ~aaaaaaaaaab
        -915 ~aab F ~aaaaaaaaiacc
        -574 ~aab _
        822 ~aab ~
        816 ~aab ~ $
        273 ~aab ~ F
        -499 ~aab ~ ~
        -1032 ~aab ~aaaaaaaaaaaaaae
        -879 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        280 ~aab ~aaaaaaaaaaaae
        652 ~aab ~aaaaaaaai
        442 ~aab ~aaaaaaaaiaac
        277 ~aab ~aaaaaaaaiaai
        106 ~aab ~aaaaaaaaiaai F
        621 ~aab ~aaaaaaae F
        -608 ~aab ~aeaaaaaeaaac
        701 ~aab ~aeaaaaaeaaac F
        -1349 ~aab ~aeaaaaaeaaac _
        656 ~aab ~aeaaaaaeaaac ~
        254 ~aabaab #
        -843 ~aabaab F
        -263 ~aabaab ~
        840 ~aabaab ~aaaaaaaaaaaae
        1056 ~aabaab ~aaaaaaae
        -294 ~aabaab ~aaaaacaai
        -409 ~aabaab ~aeaaaaaeaaac F
        777 ~aacaaaaaaaac #
        112 ~aacaaaaaaaac $
        399 ~aacaaaaaaaac F
        -653 ~aacaaaaaaaac ~
        1002 ~aacaaaaaaaac ~aaaaaabacaac
        923 ~aacaaaaaaaac ~aaaaaabacaac $
        -491 ~aacaaaaaaaac ~aeaaaaaeaaac F
        443 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        697 ~aacaaaac ,
        -557 ~aacaaaac F
        -758 ~aacaaaac ~aaaaaaae
        312 ~aacaaaac ~aaaaaaai
        905 ~aacaaaac ~aaaaacaai
        -1266 ~aacaaaac ~aeaaaaaeaaac
        -355 ~aacaaaac ~aeaaaaaeaaac F
        658 ~aacaaaac ~aeaaaabe
        638 ~aacaaaacaai #
        417 ~aacaaab $
        780 ~aacaaab ~aaaaaaaai
        -507 ~aacaaab ~aaaaaaae
        -506 ~aacaaab ~aaaaaaae F
        -681 ~aacaaabc ~aaaaaaaai
        324 ~aacaaacc ~aeaaaabe
        384 ~aacaaacc ~aeaaaabe #
        -460 ~aacaaaeaiaac F
        -509 ~aacaaaeaiaac F $
        976 ~aacaaaeaiaac _
        713 ~aacaaaeaiaac _ $
        -525 ~aacaabc F
        -393 ~aacabaab F
        -318 ~aacabaab F ,
        -531 ~aae F
        -587 ~aae F $
        614 ~aae ~aaaaaabac
        -663 ~aae ~aaaaaabacaac
        -438 ~aae ~aaaaaabacaac $
        -314 ~aae ~aeaaaaaeaaac
        -432 ~aae ~aeaaaaaeaaac F
        740 ~aaeaaaaaaaac ~aaaaaaaai
        -753 ~aaeaaaac F
        261 ~aaiaaaab _
        578 ~aaiaaaab _ $
        1250 ~aaiaaaab ~aaaaaaab
        955 ~aaiaaaai ~aaaaaaai
        957 ~aaiaaaai ~aaaaaaai $
        155 ~ab ~
        643 ~ab ~ $
        -381 ~ab ~ ~aaaaaaaaaaaaab
        -847 ~abaaaaaaae ~be
        -734 ~abaaaaaaae ~be ~acabai
        -750 ~abaaaab ~aeaaaaaeaaac
        -670 ~abaaaab ~aeaaaaaeaaac ~
        773 ~ac $
        654 ~ac ~aaaaaaaai
        492 ~ac ~aaaaaaaai F
        -565 ~ac ~be
        -340 ~ac ~be ~accbab
        -412 ~ac ~ee
        -612 ~acaaaiaaaaac #
        713 ~acaaaiaaaaac ~
        -453 ~acaaaiaaaaac ~ $
        239 ~acaaaiaaaaac ~ ,
        -701 ~acaaaiaaaaac ~aaaaaaai
        533 ~acaaaiaaaaac ~abaaaab
        -658 ~acaaaiaaaaac ~aeaaaaaeaaac
        -473 ~acaaaiaaaaac ~aeaaaaaeaaac _
        367 ~acaaaiaaaaac ~aeaaaaaeaiac
        -725 ~acaaaiaaaaac ~aic
        -451 ~acab $
        597 ~acab ,
        -726 ~acab ~aaaaaaaaaab
        -544 ~acab ~aeaaaaaeaaac
        -1240 ~acab ~aeaaaaaeaaac ~aaaaaaaaaaac
        204 ~acab ~aic
        199 ~acab ~aic ~aeaaaaaeaaac
        591 ~acab ~be
        480 ~acab ~be ~accbab
        -661 ~acababc #
        328 ~acababc ~ ~
        570 ~acabai F
        -619 ~acabai F F
        660 ~acabai F ~aaaaaaaaaab
        393 ~acabai _
        354 ~acabai ~
        353 ~acabai ~ $
        -317 ~acabai ~aaaaaae
        -305 ~acabai ~aaaaaae ~aaaaaaai
        743 ~acabai ~aab
        917 ~acabai ~aeaaaaaeaaac F
        -518 ~acabai ~aeaaaaaeaaac ~
        -654 ~acabaiaaaaac F
        -848 ~acabc ~
        -644 ~acabi ~
        827 ~acabi ~aaaaaaai
        876 ~acabi ~aaaaaaai ~aacaaaaaaaac
        -344 ~acabi ~be
        -527 ~accbab #
        -374 ~accbab F
        641 ~accbab _
        430 ~accbab ~
        1074 ~accbab ~aeaaaaae
        692 ~accbab ~aeaaaaaeaaac F
        -785 ~accbab ~aeaaaaaeaaac ~
        -1364 ~aci _
        -116 ~aci ~
        752 ~aci ~aaaaaaad
        338 ~aci ~aacaaaaaaaac
        1319 ~aci ~aacaaaac
        454 ~aci ~accbab
        -342 ~aeaaaaae F
        -97 ~aeaaaaae F ,
        -493 ~aeaaaaae F ~aaaaaaaaiaac
        548 ~aeaaaaae F ~aaaaaaai
        404 ~aeaaaaae _
        -966 ~aeaaaaae _ $
        -256 ~aeaaaaae ~
        -551 ~aeaaaaae ~ $
        752 ~aeaaaaae ~ F
        -751 ~aeaaaaae ~aaaaaaaaaaaaaac
        -394 ~aeaaaaae ~aaaaaaaae
        764 ~aeaaaaae ~aaaaaab
        760 ~aeaaaaae ~aaaaaab $
        44 ~aeaaaaaeaaac #
        -655 ~aeaaaaaeaaac # $
        541 ~aeaaaaaeaaac # F
        347 ~aeaaaaaeaaac # ~
        -798 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        211 ~aeaaaaaeaaac # ~aaaaaaaai
        -350 ~aeaaaaaeaaac $
        -117 ~aeaaaaaeaaac F
        103 ~aeaaaaaeaaac F $
        -523 ~aeaaaaaeaaac F ,
        818 ~aeaaaaaeaaac F .
        149 ~aeaaaaaeaaac F F
        -660 ~aeaaaaaeaaac F _
        -173 ~aeaaaaaeaaac F ~
        288 ~aeaaaaaeaaac F ~aaaaaaaaaab
        654 ~aeaaaaaeaaac F ~aaaaaaaab
        -602 ~aeaaaaaeaaac F ~aaaaaaaae
        -148 ~aeaaaaaeaaac F ~aaaaaaaai
        -329 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -796 ~aeaaaaaeaaac F ~aaaaaaai
        299 ~aeaaaaaeaaac F ~aaaaaab
        1344 ~aeaaaaaeaaac F ~aaaaacaai
        -750 ~aeaaaaaeaaac F ~acaaaiaaaaac
        303 ~aeaaaaaeaaac F ~acabai
        -679 ~aeaaaaaeaaac F ~be
        -105 ~aeaaaaaeaaac _
        175 ~aeaaaaaeaaac _ $
        978 ~aeaaaaaeaaac _ ,
        1663 ~aeaaaaaeaaac _ F
        241 ~aeaaaaaeaaac _ _
        -35 ~aeaaaaaeaaac _ ~
        696 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        -128 ~aeaaaaaeaaac _ ~aaaaaaaai
        -1021 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        113 ~aeaaaaaeaaac ~
        270 ~aeaaaaaeaaac ~ #
        419 ~aeaaaaaeaaac ~ $
        -222 ~aeaaaaaeaaac ~ ,
        166 ~aeaaaaaeaaac ~ .
        306 ~aeaaaaaeaaac ~ F
        45 ~aeaaaaaeaaac ~ _
        -470 ~aeaaaaaeaaac ~ ~
        919 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -540 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -404 ~aeaaaaaeaaac ~ ~aaaaaaaai
        972 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        618 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1752 ~aeaaaaaeaaac ~ ~aaaaaaac
        157 ~aeaaaaaeaaac ~ ~aaaaaab
        -449 ~aeaaaaaeaaac ~ ~aaaaaabac
        -576 ~aeaaaaaeaaac ~ ~aaaaaac
        -805 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -697 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        -518 ~aeaaaaaeaaac ~aaaaaaaaaaac
        603 ~aeaaaaaeaaac ~aaaaaaaaaaac #
        -1012 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        470 ~aeaaaaaeaaac ~aaaaaaaaaaac _
        -63 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -390 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -405 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        579 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -247 ~aeaaaaaeaaac ~aaaaaaaaaaah
        -166 ~aeaaaaaeaaac ~aaaaaaaae
        1127 ~aeaaaaaeaaac ~aaaaaaaae $
        -589 ~aeaaaaaeaaac ~aaaaaaaae ,
        -544 ~aeaaaaaeaaac ~aaaaaaaae F
        300 ~aeaaaaaeaaac ~aaaaaaaae ~
        290 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -266 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        637 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaai
        -366 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        -931 ~aeaaaaaeaaac ~aaaaaaaae ~aab
        356 ~aeaaaaaeaaac ~aaaaaaaae ~acabai
        488 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        10 ~aeaaaaaeaaac ~aaaaaaaaeaab
        288 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -395 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        426 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -217 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -344 ~aeaaaaaeaaac ~aaaaaaaaeaag
        451 ~aeaaaaaeaaac ~aaaaaaac
        -562 ~aeaaaaaeaaac ~aaaaaaac $
        -261 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        1084 ~aeaaaaaeaaac ~aaaaaaai ~
        378 ~aeaaaaaeaaac ~aaaaaaaiaaac
        231 ~aeaaaaaeaaac ~aaaaaab
        788 ~aeaaaaaeaaac ~aaaaaab ,
        279 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -326 ~aeaaaaaeaaac ~aaaaaabacaac
        246 ~aeaaaaaeaaac ~aaaabaaaeaab
        480 ~aeaaaaaeaaac ~aab
        477 ~aeaaaaaeaaac ~aab F
        443 ~aeaaaaaeaaac ~aacaaaaaaaac
        441 ~aeaaaaaeaaac ~aacaaaaaaaac $
        470 ~aeaaaaaeaaac ~ac
        151 ~aeaaaaaeaaac ~ac ~aaaaaaaai
        -310 ~aeaaaaaeaaac ~c
        585 ~aeaaaaaeaaac ~c $
        -420 ~aeaaaaaeaaac ~c ,
        320 ~aeaaaaaeaaac ~c _
        -588 ~aeaaaaaeaaac ~c ~
        947 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -613 ~aeaaaaaeaaac ~c ~aic
        -467 ~aeaaaaaeaaac ~c ~be
        -451 ~aeaaaaaeaaac ~caaaaaaaaaac
        -696 ~aeaaaaaeaaac ~caaaaaaaaaac $
        310 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        -412 ~aeaaaaaeaaac ~caaaaaaae
        541 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -458 ~aeaaaaaeaaac ~caaaaaaaeaac
        -210 ~aeaaaaaeaiac F
        -451 ~aeaaaaaeaiac F $
        931 ~aeaaaaaeaiac F ,
        -664 ~aeaaaaaeaiac F F
        -975 ~aeaaaaaeaiac F ~aaaaaaai
        318 ~aeaaaaaeaiac _
        -919 ~aeaaaaaeaiac _ $
        375 ~aeaaaaaeaiac _ F
        -585 ~aeaaaaaeaiac ~
        -200 ~aeaaaaaeaiac ~ $
        -818 ~aeaaaaaeaiac ~ ~
        516 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        569 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        691 ~aeaaaaaeaiac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -405 ~aeaaaaaeaiac ~aaaaaaaae
        191 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -734 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        247 ~aeaaaaaeaiac ~aaaaaaaaeaae
        339 ~aeaaaaaeaiac ~aaaaaab ,
        -174 ~aeaaaaaeaiac ~c
        -288 ~aeaaaaaeaiac ~c $
        628 ~aeaaaaaeaiac ~c ~aab
        -749 ~aeaaaaaeaiac ~c ~aic
        -69 ~aeaaaabaaae $
        733 ~aeaaaabaaae ~acabai
        376 ~aeaaaabe #
        -551 ~aeaaaabe # $
        605 ~aeaaaabe # ~
        -853 ~aeaaaabe $
        428 ~aeaaaabe ,
        -806 ~aeaaaabe F
        248 ~aeaaaabe _
        -399 ~aeaaaabe _ $
        -707 ~aeaaaabe ~
        -157 ~aeaaaabe ~ $
        -245 ~aeaaaabe ~ F
        -736 ~aeaaaabe ~ ~
        -231 ~aeaaaabe ~aaaaaaaaaaab
        -894 ~aeaaaabe ~aaaaaaaae
        -437 ~aeaaaabe ~aaaaaaaae $
        233 ~aeaaaabe ~aaaaaaaaiaai
        298 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        167 ~aeaaaabe ~aaaaaaai
        656 ~aeaaaabe ~aaaaaaaiaaac ~
        319 ~aeaaaabe ~aaaaaab
        17 ~aeaaaabe ~aaaaaab $
        1207 ~aeaaaabe ~aaaaaac
        -683 ~aeaaaabe ~aaaaacaai
        495 ~aeaaaabe ~acaaaiaaaaac
        390 ~aeaaaabe ~acaaaiaaaaac ~
        340 ~aeaaaabe ~acababc
        189 ~aeaaaabe ~acababc ~
        1243 ~aeaaaabe ~acabai
        -599 ~aeaaaabe ~c
        -248 ~ai #
        365 ~ai $
        757 ~ai ~
        296 ~ai ~ ~aaaaacaai
        -54 ~ai ~aaaaaaaaiaac
        -511 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        387 ~ai ~aeaaaaae
        378 ~ai ~aeaaaaaeaaac
        152 ~ai ~aeaaaaaeaaac ~
        192 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        283 ~aic $
        -594 ~aic ,
        316 ~aic F
        -635 ~aic F $
        -349 ~aic F F
        1403 ~aic F _
        -444 ~aic F ~
        -625 ~aic F ~aaaaaaaaaab
        58 ~aic F ~aaaaaaaai
        178 ~aic F ~aaaaaaaaiacc
        -672 ~aic NO
        -778 ~aic ~ $
        931 ~aic ~ ~
        -487 ~aic ~aaaaaaaae
        531 ~aic ~aaaaaaaaiaaae
        284 ~aic ~aaaaaaae
        -1067 ~aic ~aaaaaaaiaaac
        -464 ~aic ~aaaaacaai
        -966 ~aic ~aaaiaaaaaaac
        -325 ~aic ~aeaaaaae
        -272 ~aic ~aeaaaaaeaaac
        1137 ~aic ~aeaaaaaeaaac F
        -349 ~aic ~aeaaaaaeaaac _
        -165 ~aic ~aeaaaaaeaaac ~
        499 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        -689 ~aic ~aeaaaaaeaaac ~aaaaaaaae
        -145 ~aic ~aeaaaaaeaiac
        225 ~aic ~aeaaaaaeaiac F
        -1099 ~aic ~aeaaaaaeaiac ~
        1496 ~aic ~aeaaaabe
        274 ~aic ~aeaaaabe $
        720 ~aic ~aeaaaabe _
        264 ~b ~ai
        471 ~b ~aic
        152 ~be _
        791 ~be ~
        -836 ~be ~ #
        -832 ~be ~aaaaaaaaaaaaac
        -448 ~be ~aaaaaaai
        1570 ~be ~aaaaaacaaaac
        539 ~be ~aaaaaae
        -1115 ~be ~aaaaaag
        539 ~be ~aab
        560 ~be ~aabaab
        716 ~be ~aabaab #
        -420 ~be ~aacaaaac
        581 ~be ~acab
        203 ~be ~acab ~aic
        568 ~be ~acabai ~
        452 ~be ~acabc
        443 ~be ~acabc ~
        -506 ~be ~accbab ~aeaaaaaeaaac
        -446 ~be ~aci ~accbab
        400 ~be ~ai
        787 ~be ~aic
        195 ~be ~aic #
        1613 ~be ~aic F
        -286 ~be ~aic ~
        -784 ~be ~aic ~aaaiaaaaaaac
        100 ~be ~aic ~aeaaaaaeaaac
        -339 ~c $
        -568 ~c ,
        -365 ~c , #
        289 ~c , ~
        304 ~c F
        885 ~c F $
        321 ~c F ,
        -906 ~c F .
        546 ~c F F
        -535 ~c _ $
        625 ~c _ ,
        641 ~c _ ~aaaaaaae
        -116 ~c ~
        -710 ~c ~ ~aaaaaaaaiaac
        384 ~c ~aaaaaaaaaaaaaai
        1360 ~c ~aaaaaaaaaab
        291 ~c ~aaaaaaaae
        617 ~c ~aaaaaaaaeaab
        -73 ~c ~aaaaaaaaiaac
        -944 ~c ~aaaaaaaaiaac ~
        549 ~c ~aaaaaaaaiacc F
        -567 ~c ~aaaaaaai
        -702 ~c ~aaaaaabac
        463 ~c ~aaaaaabacaac
        581 ~c ~aaaaaag
        561 ~c ~aaaaaagaaaaaaai
        848 ~c ~aaaaaao
        491 ~c ~aab
        462 ~c ~aab F
        -789 ~c ~aabaab
        529 ~c ~aci
        -460 ~c ~ai
        -1775 ~c ~aic
        -617 ~c ~aic #
        -972 ~c ~aic F
        -537 ~c ~aic ~aeaaaaaeaaac
        -627 ~c ~be
        310 ~caaaaaaaaaac ~aaaaaaai
        -701 ~caaaaaaaaaac ~aic
        -490 ~caaaaaaaaaac ~aic ~aeaaaaaeaaac
        -936 ~caaaaaaae $
        373 ~caaaaaaae ~
        628 ~caaaaaaae ~aaaaaaaaaaaaaab
        564 ~caaaaaaae ~aaaaaabac
        542 ~caaaaaaae ~aaaaaabac $
        517 ~caaaaaaae ~aaaabaaaeaab
        -855 ~caaaaaaae ~aic
        1444 ~caaaaaaaeaac ~aaaaaaaai
        596 ~caaaaaaaeaac ~aaaaaaaai ~aeaaaaaeaaac
        501 ~ee $
        -509 ~ee F $
        1273 ~ee _
        26 ~ee ~
        578 ~ee ~aaaaaaac
        -496 ~ee ~aaaaaac
        -728 ~ee ~aaaaaacaaaac
        1097 ~ee ~aaaaaag
        745 ~ee ~aab
        340 ~ee ~aci
        -320 ~ee ~aeaaaaaeaaac
        468 ~i ~aic
        742 ~i ~aic ~aeaaaaaeaaac
        """
}
