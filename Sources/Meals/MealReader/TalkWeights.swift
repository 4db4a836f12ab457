// Written by `measure --fit-talk` from 16361 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 1665
    static let rows = """
        -522 # #
        -449 # # #
        -1391 # # $
        -617 # # F
        430 # # and
        -1480 # $
        255 # ,
        201 # , F
        -476 # . #
        645 # . F
        -26 # F
        -637 # F #
        -197 # F $
        -318 # F ,
        -160 # F _
        -777 # F and
        317 # F fingers
        -913 # F in
        -593 # F off
        902 # F with
        -1044 # NO
        -1467 # _
        -652 # _ #
        519 # _ $
        436 # _ ,
        977 # _ F
        743 # _ _
        -624 # _ g
        1363 # _ in
        -734 # _ is
        -1162 # _ of
        535 # _ oz
        -706 # a
        540 # a F
        -864 # a pound
        653 # after
        499 # am
        -731 # am $
        1061 # am ,
        623 # am and
        -1805 # and
        -559 # and #
        -1308 # and _
        390 # and a
        -1947 # at
        -488 # at the
        -1126 # bags
        401 # bars
        -506 # before
        529 # bites
        458 # bottle
        1003 # bowl
        666 # bowl $
        584 # bowls
        -997 # c
        -1081 # c $
        -444 # calories $
        -979 # cooked
        655 # cup
        614 # cup $
        -1404 # cup F
        406 # cup of
        -882 # degrees
        556 # fairy
        1344 # fat
        358 # finger
        990 # flake
        566 # fluid
        550 # fluid ounce
        -1363 # for
        -922 # for #
        290 # g
        524 # g #
        553 # g ,
        832 # g .
        542 # g bag
        -1390 # g carbohydrates
        596 # g of
        -487 # g protein
        -1390 # gels
        477 # glasses
        703 # glorps
        470 # grams
        238 # grams of
        -852 # had
        -1364 # hours
        -855 # hours of
        -706 # hrs
        -989 # in
        -1283 # in F
        -845 # in _
        630 # inch
        -220 # inches
        -750 # inches $
        -1031 # jars
        -904 # k
        565 # kcal
        -324 # kcal $
        784 # kcal F
        -1231 # kg
        -650 # kids
        -402 # large
        -420 # large F
        -1046 # lb
        -1121 # lb #
        -720 # lb F
        -363 # lbs
        -576 # mg
        -574 # mg $
        -516 # miles
        -1033 # min
        -490 # mins
        -1104 # mins $
        -645 # minutes
        -525 # minutes $
        901 # ml
        1414 # ml $
        -986 # ml F
        -1427 # more
        -1006 # my
        65 # of
        -1428 # of F
        614 # of a
        723 # of the
        433 # of them
        -1077 # off
        -299 # on
        -614 # on the
        324 # ounce
        154 # ounce of
        488 # ounces
        467 # ounces of
        1110 # oz
        1623 # oz $
        -1046 # oz F
        393 # pc
        -628 # people
        -624 # people $
        -530 # percent
        870 # piece $
        797 # pieces
        665 # pieces $
        581 # pints of
        308 # pm
        -942 # pm $
        -471 # pm ,
        570 # pm .
        436 # pm F
        439 # portion
        -1207 # quid
        -352 # quid $
        340 # raw
        -488 # scoop F
        443 # scoops
        294 # serving
        199 # slice
        -982 # slice $
        613 # slice F
        1395 # slices
        -826 # slices $
        289 # slices F
        456 # slices of
        576 # small
        1134 # spoons
        999 # square
        -798 # steps
        -779 # steps $
        -308 # tbsp
        942 # tbsp $
        377 # tbsp F
        493 # the
        -267 # the F
        -900 # this
        -658 # this morning
        -306 # to
        -629 # to #
        -432 # units
        1516 # up
        -364 # w
        -1542 # weeks
        885 # with
        728 & #
        569 & F
        524 & F $
        -301 , #
        1536 , # $
        -653 , # .
        300 , # F
        446 , # _
        -1302 , # a
        584 , # bowls
        745 , # calories
        -657 , # g
        -764 , # inches
        1103 , # kcal
        -2214 , # lb
        -1385 , # ml
        -810 , # of
        249 , # oz
        651 , # pieces
        1022 , # slice
        670 , # slices
        1652 , F
        -1136 , F #
        -948 , F $
        57 , F ,
        203 , F F
        -1253 , F NO
        229 , F and
        1273 , F at
        337 , F in
        -1379 , F of
        -177 , F on
        400 , NO
        160 , NO $
        343 , _
        -200 , _ $
        -647 , _ ,
        1573 , _ F
        -386 , _ _
        431 , _ and
        637 , _ in
        -916 , _ it
        590 , _ the
        1041 , _ to
        695 , _ up
        793 , a
        222 , a F
        562 , about
        562 , about #
        591 , all
        -718 , and
        244 , and F
        -956 , and a
        3212 , ate
        856 , ate #
        425 , ate it
        792 , ate the
        750 , black
        404 , boiled
        412 , bowl
        384 , bowl of
        500 , brown
        383 , caesar
        383 , caesar F
        583 , cold
        581 , cold F
        267 , cooked
        -511 , dinner
        -1099 , dinner ,
        -712 , down
        536 , dry
        697 , finished
        -634 , for
        853 , fried
        673 , full
        465 , gave
        748 , got
        1892 , had
        1093 , had F
        432 , he
        522 , hot
        524 , hot F
        1754 , i
        282 , i am
        835 , i had
        338 , i have
        -1389 , i just
        453 , i will
        -468 , id
        -784 , im
        198 , im enjoying
        -515 , in
        -519 , in the
        -846 , it
        397 , just
        -589 , large $
        653 , left
        749 , leftover
        662 , leftover F
        762 , like
        766 , like #
        945 , lost
        -971 , lunch
        -1109 , lunch ,
        639 , maybe
        637 , maybe #
        -731 , nice
        1629 , nothing
        -873 , on
        -258 , only
        1087 , picked
        -557 , poured
        804 , protein
        632 , protein bar
        381 , roasted
        966 , say
        959 , say #
        641 , side
        348 , small
        -1359 , so
        395 , still
        1158 , the
        671 , too
        648 , warm
        583 , warm F
        1174 , was
        574 , went
        470 , which
        529 , white
        149 , with
        -650 . #
        -391 . # ,
        -334 . # F
        -737 . # g
        263 . # kcal
        -422 . F
        1220 . F $
        -612 . F ,
        -970 . F F
        -882 . F and
        -714 . NO
        -858 . _
        -1115 . _ $
        613 . _ F
        515 . i
        410 . roast
        -499 14th
        -1028 5th
        -855 <0 fifths>
        -1086 <0 foods>
        7 <0 strange>
        -1172 <0 words>
        -89 <1 fifths>
        183 <1 foods>
        -569 <1 strange>
        -441 <1 words>
        301 <2 fifths>
        477 <2 foods>
        123 <2 strange>
        -471 <2 words>
        173 <3 fifths>
        595 <3 foods>
        -549 <3 strange>
        -904 <3 words>
        212 <4 fifths>
        -574 <4 foods>
        -1285 <4 words>
        2318 <5 fifths>
        818 <5 foods>
        -701 <5 words>
        969 <7 words>
        2328 <8 words>
        3177 <9 words>
        -2648 <asked>
        1777 <meal>
        -2768 <other>
        693 <partly>
        -769 <role 0>
        -804 <role 10>
        -320 <role 11>
        -403 <role 12>
        -1467 <role 13>
        -263 <role 15>
        -1049 <role 16>
        -1298 <role 17>
        -1569 <role 18>
        -360 <role 19>
        -661 <role 1>
        -548 <role 20>
        68 <role 21>
        -1102 <role 22>
        -385 <role 23>
        -430 <role 24>
        -1257 <role 25>
        -1545 <role 26>
        -141 <role 27>
        -1782 <role 28>
        -337 <role 29>
        -1239 <role 2>
        -453 <role 30>
        -219 <role 31>
        593 <role 32>
        811 <role 33>
        -1131 <role 34>
        -217 <role 35>
        -2096 <role 36>
        -1094 <role 37>
        -787 <role 38>
        -229 <role 39>
        -1522 <role 3>
        -395 <role 40>
        -1379 <role 41>
        -1139 <role 42>
        392 <role 43>
        -999 <role 44>
        -1060 <role 45>
        -317 <role 46>
        354 <role 47>
        468 <role 48>
        -1471 <role 4>
        -884 <role 50>
        869 <role 51>
        -1416 <role 52>
        -400 <role 53>
        -1627 <role 54>
        -863 <role 55>
        -460 <role 56>
        -1191 <role 57>
        -274 <role 58>
        -382 <role 59>
        -111 <role 5>
        -223 <role 60>
        255 <role 61>
        -43 <role 6>
        1843 <role 7>
        -464 <role 8>
        -1143 <role 9>
        30 <told>
        -239 F #
        615 F # #
        484 F # $
        536 F # ,
        -1416 F # _
        -646 F # a
        238 F # cup
        -818 F # for
        -550 F # g
        1434 F # kcal
        843 F # ml
        624 F # pack
        538 F # slice
        1042 F # slices
        1151 F $
        1034 F &
        526 F & #
        214 F & F
        1967 F ,
        -396 F , #
        -1048 F , F
        999 F , NO
        -657 F , _
        180 F , a
        546 F , about
        118 F , and
        738 F , black
        668 F , didnt
        -1100 F , dinner
        419 F , had
        645 F , i
        -579 F , im
        -894 F , it
        315 F , large
        503 F , left
        -983 F , lunch
        666 F , was
        604 F , white
        257 F .
        860 F . #
        -430 F . F
        513 F . i
        1718 F F
        353 F F #
        -359 F F $
        545 F F &
        -259 F F ,
        799 F F .
        290 F F F
        936 F F _
        99 F F and
        124 F F at
        -440 F F bowl
        1345 F F for
        281 F F from
        298 F F in
        218 F F is
        774 F F n
        -213 F F on
        -1054 F F sauce
        -1105 F F so
        403 F F to
        667 F F with
        279 F NO
        1034 F NO $
        -1102 F NO ,
        -796 F _
        2907 F _ #
        860 F _ $
        613 F _ ,
        -1519 F _ _
        -579 F _ for
        1397 F _ of
        -416 F _ on
        -1938 F _ to
        -1632 F _ with
        -638 F a day
        -986 F about
        -962 F about #
        383 F after school
        460 F after the
        642 F after work
        272 F again $
        347 F al
        347 F al pastor
        115 F all
        477 F all to
        -192 F and
        305 F and #
        508 F and F
        449 F and NO
        349 F and _
        993 F and a
        266 F and an
        580 F and some
        -802 F and the
        -448 F are
        2027 F as
        1317 F at
        1133 F at #
        -870 F at _
        871 F at a
        -412 F at home
        213 F at my
        256 F at school
        747 F at the
        243 F at work
        -1328 F ate
        560 F babies
        395 F baby
        396 F baby food
        716 F balls
        403 F bap
        1347 F bar
        821 F bar $
        -1784 F bath
        1233 F before
        774 F before the
        733 F benedict
        602 F benedict $
        1107 F between
        -1062 F bottle
        -614 F bowl
        801 F bowl $
        281 F box
        516 F breast
        1536 F but
        585 F butty
        600 F butty $
        1010 F by
        956 F by the
        353 F by train
        -638 F card
        403 F casserole
        334 F casserole $
        404 F chop
        -613 F day
        797 F dinner
        1801 F dough
        636 F dough $
        967 F down
        491 F drink
        842 F during
        796 F during the
        473 F earlier
        -468 F fields
        -553 F filter
        536 F fingers
        334 F fingers $
        -253 F fingers ,
        -1301 F first
        454 F flakes
        1035 F for
        -693 F for F
        -535 F for a
        851 F for breakfast
        885 F for dinner
        842 F for lunch
        906 F for me
        461 F for school
        -889 F for the
        193 F fried
        734 F from
        271 F from F
        -1382 F from a
        820 F from the
        523 F from yesterday
        505 F full
        259 F garden
        -325 F got
        489 F gown
        490 F gown $
        -406 F green
        -641 F have
        -11 F in
        -303 F in #
        696 F in F
        354 F in a
        480 F in bed
        814 F in front
        668 F in my
        1875 F in the
        -448 F is
        -408 F is #
        -542 F is F
        -1119 F is _
        528 F is being
        512 F is my
        467 F is what
        -414 F just
        904 F just now
        378 F last
        510 F late
        508 F late $
        421 F later
        535 F later than
        399 F leg
        244 F loin
        -577 F machine
        -830 F made
        320 F made with
        551 F mcmuffin
        -372 F medium
        911 F melt
        -499 F n F
        -509 F n _
        489 F needed
        493 F needed that
        -90 F night
        735 F not F
        -683 F of
        1259 F of #
        226 F of F
        -692 F of _
        -860 F of a
        -516 F of the
        63 F off
        582 F on
        1056 F on #
        1474 F on F
        -518 F on _
        743 F on a
        593 F on holiday
        -554 F on in
        1015 F on monday
        -1000 F on my
        462 F on sunday
        1194 F on the
        340 F on tv
        225 F on white
        -449 F only
        743 F only $
        -195 F or
        -234 F or F
        1344 F out
        1292 F out of
        775 F out with
        1014 F over
        689 F over the
        -871 F overnight
        -672 F paste
        588 F patch
        687 F patty
        -442 F pink
        -1086 F please
        -1092 F please $
        598 F pot
        336 F pot $
        -634 F puree
        -629 F puree $
        -498 F rack
        -714 F ready
        -425 F round
        -740 F run
        -934 F runners
        -929 F running
        789 F sale
        685 F sarnie
        356 F sauce $
        -2037 F seeds
        659 F served
        -870 F shaped
        -415 F shop
        412 F slice
        283 F slice $
        -1127 F slices
        431 F so
        -775 F so _
        578 F straight
        -740 F style
        331 F supreme
        620 F teriyaki
        337 F that
        242 F that is
        -648 F the
        -366 F the F
        464 F the small
        413 F then
        -624 F thighs
        800 F this
        895 F this morning
        347 F tikka
        548 F to
        -508 F to _
        694 F to cheer
        1684 F toastie
        352 F today
        882 F today $
        773 F tonight
        778 F tonight $
        514 F too $
        -388 F tree
        711 F under
        707 F under the
        641 F w
        -146 F w F
        -493 F was #
        517 F watching
        506 F watching the
        -1039 F went
        623 F were
        1251 F while
        977 F with
        -371 F with #
        590 F with F
        465 F with a
        -474 F with brown
        584 F yesterday
        365 F zero
        -541 NO $
        1091 NO ,
        -1137 NO , F
        2086 NO .
        -620 NO _
        -281 NO in
        199 NO today
        -1656 NO today $
        1580 NO today ,
        473 ^ #
        -290 ^ # .
        1121 ^ # F
        2753 ^ # _
        319 ^ # a
        304 ^ # am
        -785 ^ # and
        -1350 ^ # calories
        -466 ^ # cup
        -1734 ^ # g
        -667 ^ # hours
        -574 ^ # k
        -2030 ^ # kcal
        1582 ^ # lb
        610 ^ # ml
        1372 ^ # of
        733 ^ # oz
        1404 ^ # piece
        761 ^ # pints
        -1097 ^ # protein
        385 ^ # raw
        -1466 ^ # slice
        -1247 ^ # slices
        -800 ^ # steps
        -1297 ^ # tbsp
        -1471 ^ # the
        -1492 ^ $
        120 ^ F
        967 ^ F $
        284 ^ F &
        1276 ^ F ,
        -974 ^ F .
        -897 ^ F F
        422 ^ F NO
        -131 ^ F _
        17 ^ F after
        526 ^ F all
        528 ^ F and
        -367 ^ F are
        579 ^ F as
        1104 ^ F at
        753 ^ F before
        -562 ^ F bowl
        1804 ^ F for
        551 ^ F from
        -412 ^ F green
        -429 ^ F have
        1181 ^ F in
        -221 ^ F is
        508 ^ F late
        -504 ^ F made
        56 ^ F of
        867 ^ F off
        641 ^ F on
        739 ^ F over
        -736 ^ F paste
        -551 ^ F rack
        -739 ^ F run
        -934 ^ F runners
        -874 ^ F shaped
        -465 ^ F the
        1012 ^ F this
        296 ^ F tikka
        857 ^ F to
        1232 ^ F toastie
        872 ^ F up
        583 ^ F while
        1182 ^ F with
        581 ^ F yesterday
        -1631 ^ NO
        -1264 ^ NO $
        1282 ^ NO ,
        -580 ^ NO for
        198 ^ NO today
        627 ^ _
        -1220 ^ _ #
        1198 ^ _ $
        -749 ^ _ ,
        -2954 ^ _ .
        381 ^ _ F
        1804 ^ _ _
        -334 ^ _ a
        -696 ^ _ appointment
        -1183 ^ _ at
        -517 ^ _ by
        -763 ^ _ cooked
        520 ^ _ down
        481 ^ _ for
        -339 ^ _ had
        -557 ^ _ in
        -453 ^ _ lunch
        -642 ^ _ of
        498 ^ _ on
        -719 ^ _ order
        1109 ^ _ so
        -631 ^ _ that
        -1847 ^ _ the
        -710 ^ _ then
        -1266 ^ _ to
        867 ^ _ with
        -765 ^ _ yesterday
        1374 ^ a
        -617 ^ a #
        732 ^ a F
        516 ^ a _
        -816 ^ a bar
        -171 ^ a cup
        133 ^ a large
        1637 ^ a pint
        432 ^ a small
        439 ^ a whole
        -260 ^ add
        796 ^ airport
        559 ^ all
        663 ^ aloo
        603 ^ an
        284 ^ an F
        -478 ^ as
        -265 ^ as a
        244 ^ at
        1473 ^ ate
        811 ^ ate #
        398 ^ baby
        -565 ^ baked a
        540 ^ baked ziti
        492 ^ bbq
        879 ^ beach
        -852 ^ bed
        -852 ^ bed #
        -524 ^ best F
        -948 ^ big F
        743 ^ birthday treat
        340 ^ bit
        393 ^ bit of
        -372 ^ book
        -748 ^ bottle
        -818 ^ bought
        -741 ^ bought #
        294 ^ bowl
        293 ^ bowl of
        -1043 ^ breakfast
        -343 ^ bring
        857 ^ broke
        -539 ^ brunch
        683 ^ bubble
        425 ^ burnt
        -466 ^ burnt the
        -451 ^ buy
        -433 ^ buy F
        288 ^ caesar
        288 ^ caesar F
        -627 ^ calories
        -727 ^ can
        -327 ^ can i
        780 ^ can of
        -405 ^ can we
        -650 ^ cancel
        -447 ^ cant
        -715 ^ carb
        464 ^ char
        -702 ^ cheesy
        957 ^ christmas
        -979 ^ chuck
        818 ^ cleaned
        840 ^ cleaned out
        669 ^ coach
        162 ^ consuming
        -515 ^ cooked
        -297 ^ cooking
        -446 ^ cool
        610 ^ cottage
        605 ^ cottage F
        -746 ^ could
        -444 ^ could i
        -261 ^ couldnt
        760 ^ couldnt finish
        -354 ^ craving
        -505 ^ cup
        535 ^ currently
        242 ^ dad
        -422 ^ dave
        -548 ^ did
        1190 ^ didnt
        -1018 ^ didnt eat
        689 ^ didnt have
        -774 ^ diet
        540 ^ dim
        -1477 ^ dinner
        -443 ^ dog
        995 ^ double
        -1303 ^ dough
        354 ^ dropped
        1325 ^ early
        -718 ^ eat
        146 ^ enjoying
        132 ^ enjoying a
        -575 ^ everyone had
        220 ^ fasting
        -1395 ^ fed
        -369 ^ fed the
        -300 ^ feeling
        607 ^ finished
        -813 ^ foggy
        -1060 ^ food
        -676 ^ food _
        793 ^ footlong
        -294 ^ for
        325 ^ for a
        -696 ^ for breakfast
        369 ^ for dinner
        -236 ^ for lunch
        201 ^ for my
        501 ^ forgot
        -421 ^ forgot my
        858 ^ forgot to
        -1569 ^ freezer
        -646 ^ french
        -382 ^ fridge
        -1601 ^ fried
        372 ^ fried F
        -613 ^ fried green
        332 ^ full
        1211 ^ full english
        -426 ^ full of
        314 ^ gave
        -482 ^ get
        511 ^ glass
        508 ^ glass of
        -638 ^ goal
        -609 ^ goal #
        -655 ^ good
        -567 ^ good morning
        1242 ^ got
        -1295 ^ grab
        1959 ^ grabbed
        442 ^ grande
        -408 ^ green
        -341 ^ green F
        396 ^ grilled
        390 ^ grilled F
        596 ^ gulab
        596 ^ gulab jamun
        459 ^ gym
        858 ^ had #
        487 ^ had F
        -1159 ^ had a
        -823 ^ he
        -1040 ^ heartburn
        -1033 ^ hello
        -503 ^ hey
        -823 ^ hi
        476 ^ hot
        -447 ^ how many
        -454 ^ how much
        -19 ^ i
        150 ^ i am
        -1163 ^ i ate
        1231 ^ i didnt
        -884 ^ i had
        -569 ^ i meant
        270 ^ i possess
        -669 ^ im
        709 ^ in _
        -1077 ^ in a
        -972 ^ it
        526 ^ it was
        632 ^ jacket
        637 ^ jacket F
        1054 ^ just
        -441 ^ kids
        -544 ^ kids F
        2011 ^ knocked
        -439 ^ lactose
        -439 ^ lactose _
        -380 ^ large F
        -973 ^ leave
        -686 ^ little
        -1126 ^ log
        -456 ^ lost
        -673 ^ lunch
        628 ^ lunch .
        -687 ^ made
        -326 ^ make
        -596 ^ may
        -1551 ^ maybe
        -851 ^ meal
        -698 ^ meal prep
        -746 ^ medium
        -772 ^ microwave
        -1358 ^ mix
        363 ^ more
        360 ^ more F
        1000 ^ morning
        775 ^ mr
        -429 ^ mr F
        1204 ^ mr kipling
        -1573 ^ mum
        633 ^ munched
        -454 ^ my
        369 ^ my F
        -889 ^ my son
        -576 ^ need
        -802 ^ never
        281 ^ new
        -578 ^ nice
        1759 ^ night
        835 ^ note
        867 ^ note .
        449 ^ nothing
        2071 ^ nothing for
        -659 ^ off
        -449 ^ ok
        397 ^ on
        419 ^ only
        -1098 ^ order
        -790 ^ ordered
        218 ^ overnight
        220 ^ overnight F
        -722 ^ pack
        -892 ^ packed
        883 ^ pad
        478 ^ pad thai
        862 ^ panera
        479 ^ papa
        723 ^ passed
        669 ^ passed on
        637 ^ phone
        634 ^ phone call
        -780 ^ pick
        -774 ^ pick up
        -1123 ^ picked
        -1052 ^ piece
        -878 ^ plan
        -410 ^ planted
        550 ^ plate
        -1139 ^ please
        -468 ^ please get
        613 ^ popeyes
        526 ^ post
        826 ^ power
        348 ^ preparing
        -400 ^ protein
        1039 ^ protein F
        1314 ^ protein bar
        -151 ^ put
        -478 ^ recipe
        -599 ^ remove
        672 ^ roast dinner
        1754 ^ said
        -526 ^ school
        -829 ^ served
        209 ^ shared
        -370 ^ she
        -304 ^ should
        -251 ^ should i
        1144 ^ skipped
        -358 ^ skipped breakfast
        1332 ^ skipped lunch
        411 ^ slept
        788 ^ slice of
        -657 ^ small
        -808 ^ so
        603 ^ some
        975 ^ someone
        -472 ^ sour
        399 ^ spag
        399 ^ spag bol
        -406 ^ still
        605 ^ stir
        1220 ^ stir fry
        -638 ^ stuffed
        742 ^ sunday
        541 ^ sunday roast
        -583 ^ supper
        -993 ^ sweet
        -1028 ^ sweet F
        649 ^ sweet and
        487 ^ table for
        -871 ^ take
        -1661 ^ that
        -739 ^ that was
        -538 ^ the
        1096 ^ the F
        942 ^ the _
        659 ^ the new
        -590 ^ the usual
        -314 ^ thinking
        -492 ^ this
        1117 ^ this _
        206 ^ this morning
        -803 ^ today
        -426 ^ tomorrow
        -1130 ^ too
        -413 ^ took
        -546 ^ took my
        438 ^ took the
        596 ^ train delayed
        472 ^ trying
        -413 ^ turned
        -412 ^ turned down
        -527 ^ vanilla
        1136 ^ waiting
        732 ^ walked
        667 ^ walked the
        666 ^ wanted
        549 ^ watched
        -261 ^ we
        -396 ^ weigh
        -622 ^ weighed
        -559 ^ weight
        -400 ^ weight #
        -995 ^ what
        -473 ^ white
        -909 ^ white F
        -745 ^ who
        -355 ^ why
        -402 ^ wish
        -356 ^ wish i
        -430 ^ xmas
        -283 _ #
        -359 _ # #
        -1068 _ # $
        380 _ # ,
        -750 _ # F
        -689 _ # a
        667 _ # g
        -800 _ # pm
        -631 _ # to
        584 _ # with
        80 _ $
        815 _ &
        703 _ ,
        -288 _ , F
        -1451 _ , NO
        -545 _ , _
        -294 _ .
        637 _ . #
        514 _ . F
        -594 _ F
        687 _ F $
        -586 _ F ,
        419 _ F F
        1348 _ F _
        -863 _ F and
        -1702 _ F from
        742 _ F in
        -1011 _ F with
        -1021 _ NO $
        -2448 _ _ #
        1641 _ _ $
        799 _ _ &
        -1465 _ _ ,
        721 _ _ F
        -464 _ _ and
        481 _ _ for
        515 _ _ with
        621 _ a
        -446 _ a F
        -305 _ after
        -599 _ again
        -600 _ again $
        -791 _ all
        -17 _ and
        -104 _ and F
        2793 _ and _
        -701 _ appointment
        -907 _ as
        1336 _ at
        -790 _ at #
        850 _ at _
        -425 _ at the
        -771 _ before
        -1118 _ between
        926 _ bowl
        -683 _ breakfast
        -1061 _ by
        -749 _ cooked
        -752 _ cooked F
        -605 _ cup
        360 _ day
        -875 _ dinner
        512 _ done
        345 _ done $
        -161 _ for
        -1084 _ for #
        1599 _ for lunch
        206 _ from
        -624 _ g
        -945 _ had
        482 _ i
        -828 _ in
        961 _ in _
        -1650 _ is
        -465 _ it
        -864 _ it $
        -989 _ last
        -404 _ lunch
        662 _ machine
        740 _ machine F
        968 _ made
        916 _ made F
        673 _ me
        -919 _ my
        797 _ next
        -1084 _ of F
        657 _ of the
        -1301 _ on
        -840 _ on the
        -720 _ order
        -547 _ order .
        -917 _ out
        -718 _ out the
        -761 _ oz
        -1322 _ oz $
        -908 _ oz ,
        232 _ oz bottle
        386 _ oz of
        -710 _ pig
        -973 _ report
        -304 _ so
        625 _ station
        -508 _ than
        -305 _ that
        -688 _ that $
        -611 _ the
        341 _ the F
        -639 _ then
        -461 _ then F
        -367 _ this
        1429 _ this evening
        -162 _ to
        588 _ to F
        -604 _ to _
        496 _ today
        561 _ today $
        -612 _ tonight
        618 _ trip ,
        1063 _ up
        658 _ up with
        -622 _ was
        -908 _ was F
        1378 _ with _
        818 _ with the
        -764 _ yesterday
        730 a
        292 a #
        466 a # $
        506 a # F
        341 a # _
        351 a # fluid
        353 a # of
        618 a F
        -356 a F $
        -1595 a F ,
        -109 a F F
        -1110 a F _
        894 a F and
        1007 a F at
        955 a F bar
        -800 a F for
        141 a F from
        360 a F of
        -453 a F on
        -1147 a F with
        -209 a _
        -581 a _ #
        -850 a _ ,
        -160 a bag of
        -820 a bar
        -814 a bar of
        -397 a bit
        -558 a bit of
        540 a bottle of
        588 a bowl
        411 a can
        117 a can of
        384 a change
        383 a change $
        378 a cooked
        542 a cup
        833 a cup of
        -1075 a day
        -508 a diet
        -1334 a double
        288 a fast food
        -270 a glass
        -265 a glass of
        1135 a golden
        302 a handful
        684 a hot
        -158 a jar
        -180 a jar of
        672 a la
        623 a la _
        356 a large
        -650 a light
        448 a medium
        801 a morning
        802 a morning $
        409 a package
        407 a package of
        -561 a pinch
        -559 a pinch of
        322 a pint
        -437 a pint of
        -504 a pod
        -644 a pound
        -434 a pound of
        446 a raw
        241 a refreshing
        632 a serving
        142 a serving of
        287 a side
        239 a single
        -207 a slice
        -214 a slice of
        -2 a small
        -270 a small F
        353 a tablespoon
        349 a tablespoon of
        671 a toastie
        365 a treat
        366 a treat $
        -534 a whole
        -862 a whole F
        1713 about #
        1922 about # $
        1096 about # F
        -448 about F
        -595 about the
        996 abt
        -1782 according
        -599 ache
        -609 acid
        -361 across
        743 actually
        -1206 add
        -438 add F
        471 added
        350 after
        -1105 after #
        869 after $
        -630 after lunch
        -586 after lunch $
        382 after school
        381 after school $
        937 after that
        432 after the
        462 after the gym
        599 afternoon
        262 afternoon $
        -115 again
        -1612 again $
        924 again ,
        869 ago
        1141 airport
        1159 al
        348 al pastor
        -637 alarm
        -527 alarm #
        552 alfredo
        -348 all
        628 all $
        1493 all F
        644 all day
        -541 all day $
        -473 all day ,
        -952 all down
        -525 all the
        -841 all the F
        492 all to
        492 all to myself
        -1599 allotment
        -737 almost
        720 aloo
        -650 already ,
        785 also
        -2032 always
        519 always $
        -209 am
        -972 am $
        1064 am ,
        451 am , F
        619 am and F
        155 am enjoying
        154 am enjoying a
        -533 american
        -533 american F
        -1333 amount
        859 an
        254 an #
        658 an F
        177 an F $
        373 an _
        -437 an hour
        -387 an iced F
        -477 an inch
        672 and
        68 and #
        204 and # F
        530 and # _
        366 and # a
        547 and F
        889 and F $
        190 and F ,
        778 and F F
        -348 and F at
        581 and F during
        452 and F for
        708 and F in
        836 and F sauce
        448 and NO $
        -641 and _
        903 and _ $
        549 and _ F
        604 and a
        -334 and a #
        773 and a F
        -540 and a bag
        327 and a bit
        333 and a cup
        293 and an
        1596 and had
        448 and had F
        1027 and had a
        752 and i
        1106 and me
        1124 and me $
        591 and some
        586 and some F
        655 and sour
        656 and sour F
        -1790 and the
        -1083 and the F
        706 animal
        -462 anna
        -631 another F
        259 any
        -661 any F
        -595 any F $
        -666 apparently
        572 appetite
        -937 appointment
        338 approximately
        339 approximately #
        -214 are
        -387 are _
        377 around
        389 around #
        892 arroz
        1145 arvo
        -792 as
        -869 as F
        -941 as _
        -328 as a
        688 as always
        518 as always $
        640 as yesterday
        483 as yesterday $
        -524 asleep
        -767 at
        -400 at #
        459 at # #
        -902 at # $
        427 at # ,
        497 at # .
        624 at # am
        -1618 at F
        -558 at F ,
        275 at _
        -876 at _ $
        1117 at _ .
        1528 at _ _
        1027 at a
        618 at all
        636 at all $
        492 at home
        494 at home $
        713 at midnight
        1255 at my
        630 at my aunties
        464 at my desk
        295 at noon
        901 at starbucks
        763 at the
        -400 at the F
        360 at the desk
        -486 at the lake
        462 at the pub
        441 at the stadium
        502 at the weekend
        308 ate #
        -547 ate # F
        548 ate # _
        396 ate F
        492 ate about
        488 ate about #
        -1796 ate all
        -586 ate an
        524 ate it
        487 ate my F
        482 ate nothing
        928 ate the
        493 ate the F
        663 ate the lot
        1275 au
        456 au chocolat
        457 au chocolat $
        631 aunties
        629 aunties $
        -617 away
        -985 away $
        2233 ayam
        -331 b
        2220 ba
        563 babies
        576 baby
        564 baby food
        -493 back
        -1387 back $
        -727 bad
        -559 bad _
        -552 bad _ $
        -620 badly
        499 bag
        39 bag of
        278 bag of F
        -1428 bags
        -838 bags $
        701 baked
        366 baked F
        -583 baked a
        537 baked ziti
        469 bakery $
        325 balcony
        325 balcony $
        939 ball
        -2721 balls
        1350 banh
        1380 bar
        446 bar # g
        587 bar for
        -805 bar of
        -1291 bathroom
        523 battered
        962 bbq
        -764 be
        651 beach
        532 beach $
        436 bears
        608 beat
        1060 because
        -822 bed
        -846 bed #
        870 been
        106 before
        374 before the
        483 before the _
        527 being
        746 belgian
        744 belgian F
        602 benedict $
        -767 best
        -596 best F
        -559 better
        376 between
        -555 between # and
        691 beyond
        460 bfast
        1474 big
        1413 big #
        1409 big # $
        -1449 big F
        -913 big F ,
        652 big _
        -534 bill
        509 bin $
        1117 bird
        882 birds
        664 birthday
        -519 birthday F
        -1003 birthday F for
        744 birthday treat
        743 birthday treat ,
        -643 bit
        366 bit of F
        883 bites
        523 bites of
        787 bits
        2226 black
        749 black ,
        764 black F
        -264 blend
        317 blood
        -627 bloods
        536 blorf
        -2480 blossom
        1062 blue
        -457 blue F
        1947 bo
        -491 board
        864 boiled
        550 boiled F
        545 bol
        498 bone F
        476 boneless
        -520 book
        -826 booked
        -303 boss
        1272 both
        -742 bottle
        -741 bottle $
        325 bottle of
        948 bottle of F
        -787 bottle of red
        -960 bought
        -715 bought #
        -456 bought F
        837 bourguignon $
        602 bowl
        381 bowl ,
        -1027 bowl F
        -968 bowl at
        1247 bowl of
        709 bowl of F
        1057 bowls
        679 boy
        678 boy $
        -781 bp
        198 break
        856 break $
        907 breakfast
        -300 breakfast $
        352 breakfast ,
        -649 breakfast , #
        1195 breast
        344 breast $
        537 breast ,
        533 breast , #
        746 brekkie
        714 brine
        -493 bring
        914 broke
        344 broke down
        181 broken
        1110 brought
        316 brown F
        380 brunch
        487 brunch ,
        682 bubble
        -881 budget
        558 buffalo
        534 buffalo F
        396 buffet
        -1878 bump
        696 burnt
        -468 burnt the
        310 bus
        560 bus $
        -431 busy
        1097 but
        652 but i
        257 but the F
        -797 but the _
        -878 butcher
        761 buttered
        677 butty $
        -476 buy
        -464 buy F
        -1068 by
        -977 by #
        -421 by _
        -163 by a
        1046 by the
        1002 by the _
        748 by the pool
        353 by train
        350 by train $
        -491 c
        -576 c $
        988 caesar
        773 caesar F
        399 caesar F $
        318 cafe
        1787 call
        555 call $
        1072 call ,
        -456 call the
        -360 called
        368 calls
        396 calorie
        -913 calories
        -433 calories $
        -415 cals
        411 came
        -581 can
        862 can $
        -268 can ,
        -331 can i
        964 can of
        260 can of F
        -402 can we
        -273 can you
        -648 cancel
        -1238 cancelled
        -1149 cancelled ,
        -273 canned F
        -643 cant
        -866 capsule
        -868 capsule $
        -1305 car
        604 car park
        605 car park $
        -305 carb
        -1964 carbohydrates
        -348 carbs
        -817 card
        -443 card $
        1007 casserole
        334 casserole $
        -191 cat
        -1011 catering
        -272 caught
        1195 caved
        553 cha $
        597 change
        383 change $
        -2245 changed
        -674 chapter
        -681 chapter #
        572 char
        -977 chase
        -1399 check
        691 cheer
        695 cheer me
        698 cheer me up
        -588 cheesy
        316 cheesy F
        480 chef
        1512 chicago
        971 chick
        1283 chinese
        561 chippy F
        458 chocolat
        456 chocolat $
        231 choice
        378 chop
        325 chops
        2906 chow
        -488 christmas $
        -862 chuck
        407 church
        -537 city
        244 class
        475 classic
        644 club F
        -803 coach
        363 cold
        734 cold F
        -1003 come
        -496 coming
        623 comp
        623 complete
        1048 con
        -585 concert
        307 consumed
        255 consumed $
        228 consuming
        134 consuming #
        -451 contain
        429 containing
        -771 contains
        -1195 contains F
        -1197 contains F $
        824 cook ,
        639 cooked
        -991 cooked $
        928 cooked ,
        -82 cooked F
        -523 cooker
        537 cooking $
        -599 cool
        -555 corner
        407 corner $
        1400 corner shop
        472 costa
        -739 costco
        1034 cottage
        1029 cottage F
        371 could
        -450 could i
        614 couldnt _ ,
        753 couldnt finish
        1305 count
        655 couple
        550 covered
        595 cow
        -784 cracked
        -435 craving
        -315 craving F so
        -580 crossed
        -2430 crown
        531 crumble
        814 crunch
        308 crust
        428 crusts
        -436 cry
        289 cup
        963 cup $
        -1012 cup ,
        -1099 cup F
        518 cup F $
        776 cup of
        -345 cup of F
        77 cups
        943 curly
        -1784 current
        533 currently
        -122 cut
        -254 d
        -888 d #
        -577 d # _
        1058 da
        337 dad
        -550 dairy $
        389 dark F
        575 daughter
        -437 dave
        122 day
        -905 day #
        -2229 day $
        370 day ,
        571 day , F
        -1273 day .
        1188 day _
        -755 day at
        1148 day so
        422 day with
        -592 days
        -630 days $
        2072 de
        -933 dead $
        -1358 decided
        749 deep
        -1205 defrost
        -878 degrees
        960 delayed
        601 delight
        397 deliveroo
        1123 dennys
        762 dentist
        970 desk
        673 desk $
        1166 dessert
        776 dessert $
        382 dessert ,
        -1770 diabetic
        391 did
        -384 did F
        699 did i
        718 did i have
        958 didnt
        -1223 didnt _
        -666 didnt drink
        879 didnt eat
        657 didnt finish
        993 didnt have any
        -791 didnt touch
        -363 died
        1194 diet F
        917 diet F $
        767 dim
        531 dim sims
        838 dinner
        -270 dinner $
        617 dinner ,
        649 dinner , #
        -1019 dinner , F
        323 dinner , i
        1342 dinner is
        552 dinner tonight
        -627 dish
        -378 dishwasher
        -945 do $
        583 dog $
        549 dog ,
        -756 dog ate
        -540 dog ate a
        -836 done
        -791 done $
        437 done ,
        878 dont
        868 dont _
        246 door
        180 double
        650 double F
        637 dough $
        -419 down $
        939 down for
        745 down the
        -817 doz
        273 drained
        -559 drank
        -511 drank #
        985 dressed
        222 dried
        191 dried F
        -547 drink #
        386 drink $
        678 drink ,
        -877 drink more
        -878 drink more F
        -27 drinks
        -706 drive
        750 driver
        525 driving
        421 dropped
        -459 dropped my
        -456 dropped my F
        -688 drops
        602 drunk
        1329 dry
        1147 dry $
        1000 dry F
        -613 due
        1176 during
        1105 during the
        555 during the call
        417 during the meeting
        2648 e
        -762 each
        529 earl
        530 earl grey
        474 earlier
        1305 eat
        788 eat #
        -487 eat $
        -1138 eat F
        -1095 eat F $
        -605 eat anything
        1720 eat dinner
        606 eat more
        692 eaten anything
        -721 eating
        -535 eating a
        -1560 eats
        -702 eats F
        665 edible
        715 eid
        747 em
        702 ended
        1801 energy
        836 energy drink
        -583 england
        991 english
        151 enjoyed
        620 enjoying
        517 enjoying a
        462 entire
        -805 equal
        -824 error
        1132 evening
        1175 evening $
        -863 every
        -579 everyone had
        -577 everyone had F
        788 everyone on
        -514 everything $
        215 extra
        789 eye
        916 eye F
        -897 face
        622 fairy
        708 famous
        390 fancy
        -471 fancy a
        -935 far
        145 fast food
        -590 fasted
        1233 fasting
        161 fat
        455 fed
        -375 fed the
        -298 feeling
        -832 fell
        2154 felt
        1093 ferry
        848 festival $
        474 few
        -1030 fiber
        -470 fields
        414 fifty
        657 filled
        760 fillet
        371 film
        2667 filter
        -542 final $
        1693 finally
        636 finally _
        655 finger
        395 finger $
        223 fingers
        423 fingers $
        -243 fingers ,
        -578 fingers _
        -578 fingers _ $
        1281 finish
        -663 finished
        485 finished off
        434 fire
        -1742 first
        -610 first F
        -190 five
        -502 fl
        1398 flake
        137 flakes
        683 flat
        511 flat F
        336 flavored
        397 flight
        273 floor
        681 flu
        565 fluid
        544 fluid ounce
        192 fluid ounce of
        -873 fly
        -815 foggy
        -464 fold
        -462 fold in
        -463 fold in the
        -2004 food
        -543 food $
        -734 food .
        -689 food _
        -564 foods
        -1067 for #
        1074 for # $
        -1125 for # ,
        -608 for F
        -1604 for F $
        -388 for F ,
        662 for F F
        -1574 for _ $
        525 for _ ,
        923 for _ .
        -1227 for a
        -267 for a F
        -894 for a _
        381 for a change
        367 for a treat
        1344 for breakfast
        -1074 for breakfast $
        1139 for dinner
        357 for dinner ,
        -665 for halloween
        833 for her
        1488 for lunch
        962 for lunch $
        909 for lunch ,
        236 for me
        729 for me $
        640 for my
        354 for my meal
        425 for school
        442 for school $
        886 for sunday
        -1648 for the
        1349 for the F
        -843 for the _
        228 for the kids
        1050 for the road
        1065 for this
        -598 forgot my
        -626 forgot my F
        862 forgot to
        -464 forty
        -570 free
        -1392 freezer
        311 freezer $
        809 french F
        241 fresh
        -844 fri
        869 friday
        -733 friday $
        304 friday ,
        466 friday , F
        697 friday night
        690 friday night $
        1276 fridge
        -297 fridge $
        763 fried
        1200 fried F
        209 fried F $
        -661 fried _
        -659 fried _ $
        -584 fried green
        -580 fried green F
        343 friends
        339 friends $
        865 from
        59 from _
        729 from _ $
        -803 from a
        -1304 from a F
        -583 from midnight
        1017 from the
        655 from the _
        536 from the bakery
        -678 from the corner
        554 from the freezer
        391 from the place
        405 from the van
        778 front
        796 front of
        804 front of the
        -137 frozen
        -395 frozen F
        409 fruity
        441 fry
        -505 fry $
        1474 fry up
        -807 full $
        2077 full english
        -757 full of
        -532 full of F
        492 fun size
        -727 fuzz
        709 g
        526 g #
        379 g , F
        832 g .
        724 g . #
        900 g F #
        346 g F $
        -1752 g F ,
        545 g bag
        523 g bag $
        -1399 g carbohydrates
        655 g of
        240 g of F
        -471 g protein
        -675 g protein $
        976 gai
        -774 game
        400 game on
        -764 garage
        669 garden
        779 garden $
        -616 gas
        411 gave
        721 gave in
        675 gave me
        481 gave the
        -720 gave them
        755 general
        -603 get
        -559 get F
        -347 get a
        509 get a F
        -463 get me
        -853 getting
        683 giant
        222 ginger
        872 ginger F
        476 ginger F $
        -395 give
        953 glass
        780 glass $
        246 glass of
        -209 glass of F
        1009 glasses
        453 glasses of
        703 glazed
        264 glazed F
        703 glorps
        803 go
        1156 go $
        -706 goal
        -608 goal #
        -827 goal $
        -703 goals
        606 golden
        -700 golden F
        1413 golden _
        -617 gone
        -999 gone off
        -906 gone off $
        438 good
        -566 good morning
        984 goreng
        207 got
        -675 got #
        -457 got _
        -423 got a
        809 got me
        482 gown
        489 gown $
        -1366 grab
        1481 grabbed
        -465 grabbed a F
        573 graham F
        -996 gram
        -678 grams
        -935 grams $
        232 grams of
        -338 gran
        882 grand
        1343 grande
        383 grande F
        -584 grandma
        -519 grandpa
        -922 great
        -555 great $
        1052 greek
        1042 greek F
        510 greek F and
        -376 green
        874 green F $
        -546 green F and
        -621 grenade
        529 grey
        1170 grilled
        1027 grilled F
        214 ground
        329 ground F
        -1475 guinea
        618 gulab
        618 gulab jamun
        -276 guy
        1188 gym
        483 gym $
        537 gym then
        -866 had
        1139 had #
        1022 had # $
        744 had # F
        -431 had F
        555 had F #
        897 had F $
        -799 had F ,
        -1538 had F F
        1211 had _
        541 had _ _
        -166 had a
        218 had a F
        -777 had nothing
        203 had the
        595 had the F
        -329 hair
        1465 half
        -384 halloween
        802 halves
        -419 hamburg
        427 hand
        538 hand F
        1065 handed
        867 handful
        543 handful of
        520 handful of F
        -653 hanging
        311 happy
        -1217 hard
        -1456 hard F
        -2123 hard F F
        -507 hardboiled
        -2060 harvest
        548 has been
        1317 have
        -806 have #
        -830 have # F
        -505 have F
        -1019 have a
        832 have an
        988 have any
        879 have been
        -839 have i
        551 have the F
        704 havent eaten anything
        -169 having
        -856 having F
        -531 having F $
        364 having a
        -530 he
        -720 head
        -685 head $
        -1041 heartburn
        -1503 held
        -1021 hello
        1088 hen
        -1560 hens
        -373 her F
        -513 her F $
        -833 here
        -812 here $
        -500 hey
        -816 hi
        -504 high
        386 him
        610 him $
        -562 his
        -641 his F
        -1087 hit
        844 hole
        593 holiday $
        -300 home
        440 home ,
        -768 homebrew
        457 homemade
        405 homemade F
        539 hortons
        812 hot
        -1011 hot F
        412 hot F $
        -675 hot F F
        -575 hour
        -1362 hours
        -852 hours of
        -1235 house
        -1563 house $
        -508 how
        -442 how many
        -275 how many calories
        -460 how much
        -1894 hr
        -701 hrs
        1020 huevos
        580 hundred
        -553 hungover
        -954 hungry
        -1275 hungry $
        -607 husband
        -170 i
        1049 i _
        410 i am
        150 i am enjoying
        664 i did
        938 i didnt
        -972 i didnt have
        -582 i get
        -505 i get a
        245 i got
        578 i had
        -898 i had #
        1964 i had F
        726 i had a
        737 i have F
        -864 i have a
        -1140 i just
        -1058 i left
        -678 i left it
        -569 i meant
        -569 i meant #
        280 i possess
        213 i possess a
        -916 i was
        897 i went
        453 i will
        317 i will be
        1509 iced
        248 iced F $
        -502 iced F with
        1291 id
        -1482 idea
        -468 idea .
        -464 idea . F
        -773 if
        -830 iftar
        -1121 im
        298 im enjoying
        240 im enjoying a
        670 im having
        -266 in
        648 in #
        -853 in # $
        1154 in # ml
        869 in $
        610 in ,
        286 in F $
        -789 in F ,
        -332 in _
        -882 in _ $
        -1277 in a
        422 in a F
        651 in a _
        -505 in a pod
        722 in and
        713 in bed
        534 in bed $
        756 in brine
        809 in front
        813 in front of
        -270 in my
        905 in my F
        323 in the
        -1132 in the F
        -359 in the _
        427 in the break
        939 in the car
        666 in the hole
        651 in the hotel
        869 in the kitchen
        1462 in the library
        512 in the meeting
        -520 in the office
        -612 in the oven
        373 inch
        331 inch of
        -214 inches
        -748 inches $
        578 includes
        514 includes a
        -2411 ingredients
        341 instant F
        -1308 instead
        601 interview
        -397 into
        -774 into a
        -642 into the
        -440 intolerant
        -1390 is
        -540 is #
        -1274 is F $
        -697 is _
        -1377 is _ a
        -555 is bad
        583 is being
        693 is my
        255 is my snack
        -645 is the
        655 is what
        649 is what im
        850 ish
        -337 it
        798 it #
        -38 it $
        -561 it back
        924 it was
        676 it was F
        -577 it was a
        -803 its
        -577 iu
        -690 ive
        760 jab
        -884 jack
        289 jacket
        1018 jacket F
        266 jacket F $
        566 jaffa
        564 jaffa F
        619 jamun
        -988 jar
        539 jar $
        -483 jar of
        -652 jar of F
        -1036 jars
        -644 java
        1179 jim
        507 jjigae
        501 jjigae $
        470 job
        -434 johnson
        894 judge
        -996 june
        -1000 june $
        499 just
        342 just F
        281 just a
        962 just now
        962 just now $
        385 just the
        -868 k
        711 katsu F
        562 kcal
        -393 kcal $
        781 kcal F
        387 kcal F $
        -604 keep
        -394 keeps
        -1389 kent
        -484 kept
        -938 keto
        -1000 kg
        1163 khao
        -683 kid
        -519 kids
        -948 kids ,
        -772 kids F
        1114 kids and
        1116 kids and me
        -605 kids had
        -369 kids had F
        -713 kind
        -791 kind $
        433 king
        1203 kipling
        -626 kit
        1484 kitchen
        862 kitchen $
        -1987 knock
        791 knocked
        566 kreme
        539 krispy kreme
        382 l
        957 la
        626 la _
        626 la _ $
        -426 lab
        -435 lactose
        -439 lactose _
        1152 lake
        -863 landlord
        -859 landlord $
        612 laptop
        750 laptop $
        410 large
        -513 large F
        471 large F $
        -442 large F with
        319 last
        916 last _
        -608 last night
        -272 last night $
        -263 late
        -836 late $
        912 late ,
        339 later
        535 later than
        534 later than usual
        -1003 laundry
        1041 law
        -1747 lb
        -1122 lb #
        -718 lb F
        -723 lb F $
        -360 lbs
        729 lean
        -888 leave
        -785 leaving
        453 lecture
        -427 leeds
        574 left
        -711 left it
        -716 left it $
        743 left the
        680 left the F
        1733 leftover
        870 leftover F
        1210 leftovers
        543 leftovers ,
        836 leftovers .
        691 leg
        424 let
        -411 library $
        429 light
        536 light $
        1549 like
        348 like #
        726 like # $
        -469 like F
        -280 like F $
        -968 likes
        -965 likes F
        546 link
        -1422 linux
        -1190 liquid
        -1341 liquid $
        -1251 list
        -570 listening
        -604 litre
        -213 little
        -784 little #
        1013 lo
        -623 load
        636 loaded
        630 loaded F
        -416 loaf
        -1102 loaves
        358 log
        -679 log yesterday
        -1687 lol
        955 lolly $
        -491 long
        -1040 look
        -1037 look at
        803 lost
        -500 lost #
        -631 lot
        -554 love
        -837 love F
        -836 love F $
        -1131 lunch
        973 lunch ,
        -1062 lunch , F
        664 lunch .
        656 lunch . #
        916 lunch at
        -705 lunch box
        -1048 lunch for
        -667 lunch for the
        197 lunch today
        -963 lunch w
        678 lunch was
        -560 lunch with
        -566 lunch with the
        -660 luncheon
        -661 luncheon F
        -555 lunches
        -675 m
        742 machine F
        722 machine F $
        -1183 mad
        -580 made ,
        1112 made F
        436 made F for
        198 made from
        -279 made me
        325 made with
        227 made with F
        -233 make
        411 makes
        -324 making
        -361 making F
        838 managed
        959 many
        749 many F
        -274 many calories
        611 maple
        -514 marathon $
        -714 march
        -517 mark
        1170 market
        656 masala
        572 mashed
        564 mashed F
        434 mashed F and
        1061 match
        292 match $
        947 max
        990 may #
        -626 may contain
        -203 maybe
        963 maybe #
        327 mcdonalds
        549 mcmuffin
        382 me
        666 me #
        -2021 me $
        639 me ,
        858 me , #
        461 me F
        -427 me _
        -438 me _ $
        -1362 me a
        498 me the
        566 me to
        488 me up $
        134 meal
        -684 meal prep
        -461 meal with
        -528 meal with F
        -763 meant
        -611 meant #
        -568 meant # g
        451 measuring
        762 medium
        1331 medium $
        327 medium F
        668 medium iced
        585 medium sweet
        2230 meeting
        364 meeting $
        1002 meeting ,
        276 mein
        594 melt
        518 melt $
        -1293 merge
        716 mess
        517 mess $
        -581 mg
        -574 mg $
        -425 microwave
        448 microwave F
        483 mid
        -439 midnight
        -689 midnight $
        -284 might
        -522 miles
        -1140 min
        -454 min $
        -537 mind
        -537 mind $
        -493 mins
        -1106 mins $
        -1283 minutes
        -525 minutes $
        -288 missing
        -1020 mix #
        545 mix $
        862 ml
        1411 ml $
        -987 ml F
        -1346 ml F $
        -632 model
        -631 model .
        -391 mom
        -1626 mon
        493 monday
        -1006 monday $
        -698 month
        -400 month $
        -1083 more
        -338 more F $
        567 morning
        428 morning ,
        526 most of
        547 mountain
        -1605 mouse
        -997 mouth
        499 mr
        -630 mr F
        1205 mr kipling
        -1829 mrs
        -837 much
        919 mum
        632 munched
        687 mutton
        165 my
        1039 my #
        -808 my F
        820 my F $
        489 my F gown
        664 my _
        629 my aunties
        630 my aunties $
        420 my baby
        -1274 my bar
        709 my break
        704 my break $
        390 my day
        378 my day with
        448 my desk
        427 my desk $
        148 my lunch
        465 my meal
        301 my meal $
        829 my own
        827 my own $
        318 my sister
        272 my sister $
        314 my snack
        261 my snack $
        -878 my son
        227 myself
        174 myself to
        -843 mystery
        363 n
        -284 n F
        -751 n F F
        -508 n _
        -1380 nans
        2084 nasi
        561 natural
        -856 near
        -1052 need
        -566 need F
        231 needed
        545 needed that
        546 needed that $
        -386 needs
        925 negative
        -683 neighbors
        628 nerves
        457 netflix
        -981 never
        -731 new
        453 new F
        648 news
        -1073 next
        -842 next to
        -851 next to me
        306 nfs
        -706 nice
        342 nice $
        1540 night
        -417 night $
        437 night .
        439 night . F
        -560 night _
        -556 night _ ,
        277 nonfat
        226 nonfat F
        1107 noon
        479 noon $
        -1401 not
        -588 not a
        825 note
        869 note .
        590 nothing
        -472 nothing $
        559 nothing for
        1066 nothing since
        -1305 now
        -1340 now $
        -932 nutrition
        -1141 o2
        -804 ocean
        -1293 oct
        1396 of
        -856 of #
        645 of # $
        281 of # F
        -1544 of $
        -750 of F
        -1079 of F #
        -254 of F $
        -714 of F ,
        171 of F F
        -1224 of F again
        -306 of F and
        -721 of F in
        363 of F of
        260 of F on
        942 of F so
        -354 of F that
        -597 of F to
        -64 of F with
        859 of _
        1660 of _ $
        -2122 of _ F
        -1359 of _ for
        -973 of a
        -828 of a F
        -1536 of a _
        801 of a morning
        248 of baby
        -360 of canned
        -414 of canned F
        116 of cooked
        162 of dry
        269 of fat
        216 of fat $
        382 of fried
        -938 of frozen
        -1037 of frozen F
        641 of it
        -694 of pickled
        -693 of pickled F
        558 of raw
        -515 of red
        -369 of the
        422 of the #
        -180 of the F
        293 of the _
        928 of the box
        763 of the laptop
        723 of them
        725 of thin
        210 off
        322 off #
        -935 off $
        -556 off , poured
        -313 off _
        370 off _ $
        1191 off a
        538 off and
        551 off the
        1357 off the _
        470 off the bbq
        -1180 offered
        917 office
        388 office $
        1061 often
        572 oh
        -828 ok
        -908 ok $
        -607 okay
        -1112 old
        -744 omega
        -434 on
        -506 on #
        -543 on ,
        454 on , F
        1162 on F
        -1025 on F $
        -303 on F ,
        1008 on F and
        749 on _
        403 on a
        438 on a F
        1413 on dessert
        -565 on friday $
        574 on friday night
        593 on holiday $
        -553 on in
        819 on monday
        -401 on my
        708 on my break
        828 on my own
        470 on sunday
        509 on sunday morning
        215 on the
        -517 on the F
        -1539 on the _
        317 on the balcony
        556 on the bus
        850 on the cob
        337 on the go
        406 on the plane
        347 on the run
        244 on the sofa
        589 on the train
        296 on the way
        521 on tv
        341 on tv night
        225 on white
        686 once
        774 one
        314 ones
        363 only $
        -1117 only _
        -825 open $
        -812 or
        -259 or F
        -242 or F $
        -1218 order
        -844 order .
        508 order the
        516 order the F
        -218 ordered
        -437 ordered F
        1032 original
        629 other
        900 ounce
        356 ounce of
        513 ounces
        482 ounces of
        318 ounces of raw
        -364 out
        -874 out #
        -1141 out $
        413 out ,
        -1771 out of F
        1156 out of _
        847 out of the
        815 out so
        671 out the
        514 out the F
        778 out with
        -434 outside
        -317 oven
        -310 oven $
        532 oven is
        842 over
        714 over F
        1243 over my
        -896 over the
        695 over the sink
        432 overnight F
        574 own
        626 own $
        367 oz
        292 oz $
        -712 oz ,
        -934 oz , #
        -760 oz F
        -522 oz F $
        231 oz bottle
        233 oz bottle of
        429 oz of
        -158 pack
        -1067 pack #
        416 pack of
        515 package of
        -1176 packed
        730 packed lunches
        747 packet
        361 packet $
        284 packet of
        251 packet of F
        1410 pad
        1015 pad thai
        616 paid
        494 pain
        486 pain au
        452 pain au chocolat
        -2259 pale
        847 pan
        1297 panera
        722 pao
        -369 papa
        -1157 paper
        826 park $
        -775 parkrun
        657 parmigiana $
        -631 parts
        620 party
        -313 party $
        1183 party F
        535 party rings
        -685 passed
        684 passed on
        1419 passed on dessert
        429 passed on the
        -307 past
        -656 paste
        -831 pastor
        1177 patty
        617 pav
        442 pav $
        392 pc
        1456 pcs
        -1073 peckish
        -893 peeled
        -659 people
        -624 people $
        -527 percent
        -1097 peter
        425 phone
        635 phone call
        637 phone call ,
        -1131 pi
        -1084 pick
        -909 pick up
        -611 pick up F
        -468 picked F
        838 picked at
        -359 pickled F
        -308 picnic
        -177 piece
        879 piece $
        -452 piece of F
        806 pieces
        666 pieces $
        -537 pinch
        -563 pinch of
        -557 pinch of F
        992 pink
        1400 pint
        362 pint of
        177 pint of F
        589 pints of
        -843 place $
        401 plain
        237 plain F
        -2438 plan
        -811 plan for
        409 plane
        401 plane $
        -1525 planted
        1112 plate
        602 plate $
        978 plate ,
        -640 plates
        -2839 please
        -1391 please $
        -465 please get
        509 plumber
        721 plus
        299 plus a
        -616 pm
        -1888 pm $
        -470 pm ,
        575 pm .
        439 pm F
        460 pocket
        2227 pod
        -527 points
        498 polished
        498 polished off
        900 popeyes
        660 portion
        652 portion $
        281 possess
        216 possess a
        786 post
        614 pot
        363 pot $
        252 pot F
        444 pouch
        -536 pound
        -355 pound of
        -619 pound of F
        -911 poured
        1250 powder $
        1396 power
        -603 pregnant
        -1291 prep
        503 prepared
        361 preparing
        2506 pret
        1550 protein
        -1414 protein $
        1291 protein F
        -349 protein F $
        508 protein F ,
        558 protein F in
        1700 protein bar
        -895 proud
        1093 pub
        461 pub $
        656 pub quiz
        -628 pud
        -686 pulled
        -633 puree $
        -1549 pushups
        -1590 put
        -732 put F
        1509 quality
        1275 quarter
        537 quest
        537 quest bar
        -682 queue
        -1205 quid
        -353 quid $
        635 quiz
        -1226 race
        -435 rack
        -1204 radio
        418 radio on
        416 radio on $
        1121 raid
        -981 raised #
        -441 ram
        1407 ran
        623 ran late
        803 ran over
        584 rash
        -828 rather
        301 raw
        -482 raw F
        415 raw F $
        -582 reading
        -491 ready
        1053 ready meal
        410 ready salted
        554 ready to
        -99 red
        1504 red $
        801 red F
        197 reduced
        255 refreshing
        -806 refused
        557 regular
        262 regular F
        -430 remove
        324 removed
        -1407 repeat
        -942 report
        1131 rest
        697 restaurant
        742 restaurant $
        558 rewarded
        621 riband
        547 right
        -578 ring
        763 rings
        553 rings $
        1468 road
        777 road $
        1135 roast
        475 roast $
        -352 roast ,
        -306 roast F
        521 roast F ,
        -694 roast F with
        1708 roast dinner
        1047 roast dinner $
        586 roasted
        214 roasted F
        577 room
        377 room $
        365 root
        394 root F
        189 rotisserie
        1638 rou
        -684 round
        -414 round the
        -638 row
        -1489 rule
        -1298 run
        1069 run $
        -776 runner
        -478 runner F
        -1081 runners
        -958 running
        646 sad
        596 said
        -673 said NO
        669 said eat
        666 said eat more
        -814 sale
        946 salted
        566 salted $
        -1237 same
        -1133 sample
        -2133 santa
        -754 sarah
        -2409 sat
        -647 saturday
        1064 sauce
        838 sauce $
        779 say
        974 say #
        -661 say $
        -328 says
        110 school
        77 school $
        -424 scoffed
        -488 scoop F
        447 scoops
        304 scrambled
        302 scrambled F
        -947 script
        -342 sea
        -923 season
        -917 season $
        -502 seats
        -501 seats $
        468 seconds
        -301 see you
        -1269 seed
        -1359 seed F
        -1445 seeds
        496 seeds $
        -789 seeds ,
        1332 sent
        845 sent F
        -1304 sermon
        544 serve
        1074 serve $
        -540 served
        -685 served $
        317 served NO
        299 served NO $
        634 service
        357 serving
        794 serving $
        165 serving of
        527 sesame
        -376 session
        -1044 set
        770 seven
        -937 shall
        -840 shaped
        -851 shaped F
        513 share
        370 shared
        -1074 sheet
        -405 shell
        -643 shift
        448 shop
        -731 shop $
        -447 should
        -261 should i
        -433 shower
        -673 shower $
        -503 shredded
        -1414 shut
        -1086 shut $
        -747 sick $
        1231 side
        -911 sign
        531 sims
        645 since
        687 since yesterday
        809 single
        894 sink
        269 sister $
        -188 size
        -447 size #
        422 size $
        -727 size of
        515 skin
        205 skin $
        1094 skipped
        -358 skipped breakfast
        1332 skipped lunch
        444 skipped lunch ,
        1547 slab
        -390 sleep
        388 slept
        1466 slice
        495 slice $
        -1494 slice ,
        618 slice F
        726 slice of
        199 slice of F
        168 slice of _
        325 slices
        -781 slices $
        291 slices F
        490 slices of
        455 slices of F
        405 slimline
        786 sloppy
        -545 slow
        -949 slugs
        1510 small
        467 small #
        467 small # $
        -1086 smells
        538 smoked
        538 smoked F
        495 smoked F F
        536 smothered
        579 snack
        372 snack $
        269 snack ,
        140 snack , i
        1940 so
        794 so #
        1076 so # F
        2404 so F
        585 so F F
        373 so F and
        -548 so NO
        -511 so NO $
        1136 so NO ,
        -484 so _
        425 so a
        898 so good
        1077 so i
        -1099 so i left
        -896 so nothing
        550 so the
        -801 soak
        -320 sodium
        -1145 sodium $
        559 sodium ,
        548 sofa $
        445 soft
        1088 soft serve
        548 soldiers $
        462 solids
        583 some
        343 some F
        614 some _
        717 some _ $
        -794 some kind
        726 someone
        556 something
        562 something sweet
        -770 son
        1087 sorry
        183 sour
        77 sour F
        649 sour F balls
        -2412 sowed
        -1572 soy
        -199 soy F
        -599 space
        542 spag
        546 spag bol
        452 spears
        1461 spicy
        399 spicy F
        -1366 split
        596 split a
        1461 spoons
        -1129 spray
        -421 spread
        376 spring F
        1585 square
        -624 squats
        441 stadium $
        1345 standing
        1121 starbucks
        425 starbucks $
        -403 start
        -348 started
        -801 starter
        -1302 starts
        908 station
        697 stayed
        -798 steakhouse
        234 steamed
        -1394 steps
        -780 steps $
        -807 stick
        -1130 stick $
        816 sticks
        289 sticks $
        -455 still
        333 stir
        1651 stir fry
        636 stir fry $
        1107 stole
        -625 stomach
        -600 stomach ache
        1227 stop at
        1342 stopped
        1551 stopped at
        517 straight
        443 straight from
        438 straight from the
        374 strained
        210 strained F
        276 stuck
        -518 stuffed
        377 stuffed F
        -435 style
        -1466 substitute
        665 subway
        -136 sunday
        -897 sunday #
        -1241 sunday $
        -998 sunday F
        507 sunday morning
        508 sunday morning $
        541 sunday roast
        683 sunflower
        668 sunflower seeds
        -474 sunny
        -1231 supper
        331 supreme
        -391 swap
        1157 swapped
        543 sweet
        590 sweet ,
        -384 sweet F
        786 sweet F $
        679 sweet and
        650 sweet and sour
        301 swim
        820 swimming
        669 swimming $
        -1393 table
        -1300 table #
        365 table for
        362 table for #
        529 tablespoon
        523 tablespoon of
        -918 take
        539 taken
        -1310 taking
        986 tam
        -1695 target
        1007 taste
        943 tbsp $
        506 tbsp F
        353 tbsp F $
        -772 team ,
        368 teaspoon
        365 teaspoon of
        -507 ted
        478 telly
        429 ten
        254 tenderloin
        699 teriyaki
        609 teriyaki F
        -528 test
        884 thai
        -1372 than
        536 than usual
        536 than usual $
        -527 thanks
        -275 that
        1381 that #
        -1491 that $
        -509 that _
        477 that contains
        321 that has
        243 that has been
        467 that is
        -74 that was
        -441 the
        292 the #
        745 the # F
        -1489 the # _
        -363 the F
        -1408 the F $
        581 the F ,
        864 the F F
        265 the F _
        -165 the F and
        1373 the F but
        -453 the F factory
        -721 the F in
        -835 the F on
        833 the F so
        1025 the F to
        356 the F was
        704 the F were
        -474 the _
        -1017 the _ $
        1360 the _ ,
        1337 the _ F
        -398 the _ _
        553 the _ of
        -948 the baby
        317 the balcony
        321 the balcony $
        389 the bbq $
        536 the beach $
        -502 the bill
        -359 the boss
        904 the box
        899 the box $
        -730 the boys
        -542 the bus
        561 the bus $
        461 the call
        555 the call $
        852 the car
        950 the car $
        622 the chinese
        854 the cob
        719 the corner $
        664 the day
        322 the desk
        326 the desk $
        -1772 the dog
        -2370 the dog $
        553 the dog ,
        -472 the fat
        910 the flight
        302 the freezer
        311 the freezer $
        -465 the fridge
        -283 the fridge $
        397 the game on
        338 the go
        424 the gym
        484 the gym $
        659 the hole
        643 the hotel
        538 the jar
        540 the jar $
        446 the kids
        1128 the kids and
        814 the kitchen
        875 the kitchen $
        -489 the lake
        762 the laptop
        757 the laptop $
        773 the last
        -627 the leftover
        -626 the leftover F
        -411 the library
        -426 the library $
        626 the lot $
        323 the match
        298 the match $
        990 the meeting
        911 the meeting $
        -679 the neighbors
        -1561 the new
        393 the office $
        -305 the oven $
        533 the oven is
        -874 the park
        341 the place
        408 the plane
        399 the plane $
        500 the plumber
        -973 the protein
        462 the pub $
        266 the radio
        418 the radio on
        600 the road
        768 the road $
        349 the run
        344 the run $
        254 the skin
        467 the small
        463 the small #
        240 the sofa
        655 the sofa $
        441 the stadium $
        712 the stars
        707 the stars $
        408 the station
        263 the team
        477 the team $
        511 the train
        610 the train $
        -549 the usual
        241 the way
        -390 the wedding
        506 the weekend $
        832 the whole thing
        916 then
        693 then F
        777 then F $
        1145 then a
        1136 then a F
        673 then ate
        -1128 there
        -335 there $
        148 they
        -669 they say
        -405 thick
        -567 thick $
        -616 thighs
        -867 thin
        -749 thin and
        -201 thing
        -496 thing $
        -481 think
        -726 thinking
        -375 thinking F
        -659 third
        143 this
        -867 this _ $
        262 this afternoon
        262 this afternoon $
        1434 this evening
        1433 this evening $
        -488 this month
        695 this morning
        -715 this morning $
        288 this morning ,
        -271 this week
        -1076 those
        -935 thought
        1174 three
        -578 throat
        377 through
        -251 thru
        -1488 thurs
        -523 thursday $
        445 thursday ,
        -1038 tickets
        -880 tickets #
        -1037 til
        -638 till
        554 till #
        537 tim
        539 tim hortons
        -1164 time
        -329 time $
        518 time ,
        712 tims
        -742 tin of
        -862 tin of F
        -684 tinned
        -686 tinned F
        -2070 tins
        -1156 tip
        -858 tipped
        -1339 tired
        -1606 tmrw
        -363 to
        -1254 to #
        -947 to F
        -308 to F $
        -725 to _
        -672 to _ $
        1255 to _ ,
        -20 to a
        349 to a F
        -997 to bed
        -1006 to bed $
        690 to cheer
        695 to cheer me
        989 to cook
        830 to cook ,
        596 to eat
        -412 to eat $
        852 to fast
        1187 to log
        -833 to me
        487 to myself
        493 to myself $
        382 to start
        -578 to the
        666 toad
        660 toad in
        663 toad in the
        802 toasted
        2 today
        -314 today $
        466 today ,
        2003 today , _
        338 toddler
        -397 tom
        -916 tomorrow
        -428 tomorrow .
        -429 tomorrow . F
        -847 toms
        487 tonic
        20 tonight
        -175 tonight $
        521 too $
        1392 too many
        781 too many F
        -389 too much
        981 took
        -22 took #
        -615 took my
        -380 took my F
        -762 tooth
        267 top
        -195 topped
        -768 touch
        1616 tour
        474 town
        1149 trail
        1147 trail mix
        537 trail mix $
        198 train
        548 train $
        600 train delayed
        -1636 trap
        1204 treat
        456 treat $
        916 treat ,
        637 treat , F
        444 treated
        166 treated myself
        167 treated myself to
        -562 tree
        928 tried
        613 trimmed
        374 trimmed to
        171 trimmed to #
        363 trip
        1180 trip ,
        615 trip , F
        -589 triple
        1270 trolley
        631 truck
        463 trying
        40 tsp
        700 tub
        391 tub of
        388 tub of F
        451 tube
        -1363 tues
        562 turkish
        -455 turned
        -413 turned down
        -634 tv $
        341 tv night
        341 tv night $
        -993 twice
        -312 twice $
        960 two
        707 ultra
        -1199 under
        -671 under the
        705 under the stars
        500 uni
        -429 units
        251 unsweetened
        -971 until
        -824 untouched
        -157 up
        335 up #
        697 up # $
        696 up $
        -682 up ,
        -375 up F
        -540 up F ,
        962 up _
        1377 up at
        900 up at #
        489 up for
        -795 up to
        670 up with
        1017 us
        467 us F
        -1739 use
        -768 used
        -615 used to
        -803 using
        544 usual $
        615 usual F
        609 usual F $
        -1382 v
        510 valley
        676 van
        413 vanilla
        -1137 vegan
        667 vending
        562 victoria
        650 victoria sponge
        278 vitamin
        510 vitamin c
        -311 vitamin d
        -827 vs
        1501 w
        902 w F
        -214 w F $
        -1246 w _
        473 w a
        1573 w my
        763 wagamama
        643 wagon
        -938 waist
        329 wait
        -441 waiter
        -1296 walk
        342 walked
        670 walked the
        667 walked the dog
        1269 wanted
        551 wanted F
        1264 warm
        584 warm F
        1499 was
        -370 was #
        91 was F
        -474 was F F
        -712 was _ $
        563 was a
        818 was a F
        363 washed down
        -1482 washing
        -1481 washing up
        -701 wasnt
        -291 watched
        1495 watching
        951 watching the
        502 watching the match
        -149 way
        -966 way $
        660 way back
        372 way home $
        -493 we
        -437 we have
        -731 we lived
        -730 we lived on
        -392 wed
        -1157 wedding
        -484 wedding F
        -828 wedding _
        -1449 wedge
        -1089 weds
        -876 week
        -719 week $
        248 weekend
        419 weekend $
        -1575 weekly
        -1536 weeks
        710 weigh in
        -626 weighed
        -433 weighed #
        -1046 weight
        -425 weight #
        312 well
        863 well ,
        1089 went
        -882 went cold
        694 went for
        702 went in
        -666 went to the
        -941 what
        646 what im
        414 what im having
        -689 when i
        -200 where
        478 which
        350 while
        756 while we
        685 white
        -244 white F
        301 white F $
        -919 who
        637 whole
        -394 whole F
        -324 whole F $
        834 whole thing
        -354 why
        -1260 will
        -1170 will be
        -495 win
        -462 wish
        -411 wish i
        532 with
        475 with #
        -259 with # F
        529 with F
        -339 with F $
        221 with F ,
        230 with F F
        640 with F and
        1577 with _
        1398 with _ $
        997 with a F
        -715 with a _
        586 with a medium
        -557 with a pinch
        405 with an
        -295 with brown
        -356 with brown F
        326 with friends
        327 with friends $
        382 with maple
        -801 with me
        902 with the
        478 with the F
        1479 with the _
        395 with the game
        471 with the girls
        413 with the radio
        868 won
        622 won the
        -494 wont
        -2518 words
        44 work
        -665 work $
        955 workout
        -401 would
        1343 wouldnt
        932 wouldnt eat
        -1156 wrong
        1986 x
        732 xeo
        -2060 xmas
        -680 year
        -918 yellow
        -848 yellow F
        474 yes
        201 yesterday
        -742 yesterday $
        988 yesterday ,
        -1061 yesterday breakfast
        -1061 yesterday breakfast $
        -641 yet
        -679 yet $
        505 yog
        -1044 you
        -465 you get
        -830 your
        -556 your F
        -656 yrs
        -1073 yummy
        793 zero
        676 zoom
        532 zorblax
        """
}
