// Written by `measure --fit-talk` from 17422 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 1661
    static let rows = """
        -893 # #
        -504 # # #
        -1036 # # $
        -727 # # F
        -1571 # $
        250 # ,
        269 # , #
        -145 # , F
        -663 # , _
        -646 # . #
        664 # . F
        318 # F
        -600 # F #
        -124 # F $
        -683 # F ,
        -538 # F after
        -589 # F and
        339 # F fingers
        -188 # F for
        -690 # F in
        -391 # F of
        -513 # F off
        -256 # F on
        -1137 # F please
        -594 # F this
        397 # F with
        -940 # NO
        -993 # _
        -282 # _ #
        1379 # _ $
        499 # _ ,
        814 # _ F
        -649 # _ a
        -1052 # _ of
        336 # _ oz
        -952 # a
        -834 # a #
        546 # a F
        816 # a bag
        181 # a cup
        -909 # a pound
        905 # after
        669 # am
        -271 # am $
        827 # am ,
        -1272 # and
        -406 # and #
        -1296 # and _
        463 # and a
        -1847 # at
        -400 # at the
        -1236 # bags
        589 # bites
        729 # bowl
        456 # bowl $
        769 # bowls
        -1068 # c
        -1153 # c $
        -441 # calories $
        -1191 # cooked
        665 # cup
        905 # cup $
        -1503 # cup F
        409 # cup of
        -579 # cups F
        -936 # degrees
        -419 # each
        752 # fairy
        1078 # fat
        313 # finger
        1066 # flake
        651 # fluid
        637 # fluid ounce
        -1496 # for
        -972 # for #
        546 # from
        563 # from the
        461 # g
        409 # g #
        285 # g ,
        652 # g .
        -319 # g F
        662 # g bag
        -1270 # g carbohydrates
        511 # g dry
        -461 # g fat
        457 # g of
        -742 # g protein
        -1509 # gels
        479 # glasses
        1028 # glorps
        390 # grams
        243 # grams of
        -950 # had
        -1288 # hours
        -817 # hours of
        -1008 # hrs
        -998 # in
        -1322 # in F
        1027 # in the
        508 # inch
        -195 # inches
        -876 # inches $
        -972 # jars
        -759 # k
        -351 # k in
        517 # kcal
        -412 # kcal $
        626 # kcal F
        -1211 # kg
        -355 # kg of
        -981 # kids
        -416 # large
        -1326 # lb
        -1231 # lb #
        -754 # lb F
        -346 # lbs
        -383 # mg
        -668 # miles
        -980 # min
        -500 # mins
        -765 # mins $
        -673 # minutes
        -404 # minutes $
        919 # ml
        1519 # ml $
        -1028 # ml F
        -1053 # more
        382 # more time
        -866 # my
        -755 # now
        -755 # now $
        149 # of
        -1546 # of F
        649 # of a
        707 # of the
        360 # of them
        -975 # off
        139 # ounce
        122 # ounce of
        437 # ounces
        424 # ounces of
        858 # oz
        1540 # oz $
        -1038 # oz F
        401 # pack
        451 # pc
        661 # pcs
        -537 # people
        -533 # people $
        -556 # percent
        -450 # piece
        829 # pieces
        523 # pieces $
        516 # pints of
        647 # pm
        -286 # pm $
        -351 # pounds
        -1152 # quid
        -583 # scoop F
        550 # scoops
        366 # slice
        -809 # slice $
        861 # slice F
        1422 # slices
        -730 # slices $
        338 # slices F
        369 # slices of
        455 # small
        294 # so
        1320 # spoons
        934 # square
        -770 # steps
        -725 # steps $
        -747 # tbsp
        490 # tbsp F
        -63 # the F
        -973 # this
        -587 # this morning
        -173 # to
        -620 # to #
        -451 # units
        -539 # units of
        1210 # up
        683 # up $
        -1303 # weeks
        1212 # with
        567 & #
        656 & F
        567 & F $
        -397 , #
        1723 , # $
        227 , # ,
        -584 , # .
        394 , # F
        778 , # _
        -999 , # a
        584 , # calories
        -500 , # g
        -853 , # inches
        1158 , # kcal
        -2322 , # lb
        -1239 , # ml
        -643 , # of
        757 , # pieces
        1180 , # slice
        558 , # slices
        1712 , F
        -537 , F #
        -752 , F $
        185 , F ,
        336 , F F
        -1277 , F NO
        723 , F _
        239 , F and
        1784 , F at
        247 , F in
        -1075 , F of
        -670 , F on
        -318 , F or
        405 , NO
        216 , NO $
        1082 , _
        1289 , _ $
        -716 , _ ,
        1328 , _ F
        -464 , _ _
        333 , _ and
        767 , _ in
        -1005 , _ it
        724 , _ the
        1084 , _ to
        563 , _ up
        699 , a
        410 , about
        411 , about #
        732 , all
        -243 , and
        201 , and F
        582 , and _
        -1109 , and a
        2896 , ate
        770 , ate #
        550 , ate it
        389 , ate the
        543 , big
        1086 , black
        581 , boiled
        562 , boiled F
        398 , bowl
        512 , brown
        376 , caesar
        376 , caesar F
        467 , cold
        467 , cold F
        315 , cooked
        357 , diet
        358 , diet starts
        -513 , dinner
        -1231 , dinner ,
        -983 , for
        -603 , free
        1064 , fried
        736 , full
        815 , gave
        1391 , got
        2038 , had
        1278 , had F
        576 , he
        677 , hot
        678 , hot F
        1388 , i
        327 , i am
        898 , i had
        338 , i have
        -1566 , i just
        671 , i went
        546 , i will
        -535 , id
        -637 , im
        126 , im enjoying
        -852 , in
        -855 , in the
        -619 , it
        468 , just
        -529 , large $
        397 , left
        847 , leftover
        760 , leftover F
        695 , like
        698 , like #
        811 , lost
        -1147 , lunch
        -1233 , lunch ,
        645 , maybe
        632 , maybe #
        423 , never
        347 , never again
        1061 , nothing
        -958 , on
        -638 , only
        743 , other
        826 , picked
        768 , protein
        608 , protein bar
        -871 , put
        391 , roasted
        332 , roughly
        329 , roughly #
        835 , say
        826 , say #
        532 , side
        404 , small
        596 , smoked
        596 , smoked F
        -1076 , so
        953 , the
        -640 , thin
        582 , warm
        499 , warm F
        1146 , was
        431 , which
        315 , which is
        516 , white
        578 , will
        571 , will _
        487 , with
        315 , with F
        -468 . #
        -257 . # F
        -615 . # g
        -344 . F
        1357 . F $
        -567 . F ,
        -1013 . F F
        -1420 . F and
        -639 . _
        -418 . _ $
        592 . i
        440 . roast
        -567 14th
        -512 4th
        -1111 5th
        -1046 <0 fifths>
        -1577 <0 foods>
        273 <0 strange>
        -1124 <0 words>
        -12 <1 fifths>
        377 <1 foods>
        -1145 <1 strange>
        -1108 <1 words>
        525 <2 fifths>
        500 <2 foods>
        -855 <2 strange>
        -658 <2 words>
        417 <3 fifths>
        450 <3 foods>
        -939 <3 strange>
        -1096 <3 words>
        577 <4 fifths>
        -809 <4 foods>
        -1334 <4 words>
        1925 <5 fifths>
        781 <5 foods>
        -504 <5 words>
        406 <6 words>
        1112 <7 words>
        2860 <8 words>
        3484 <9 words>
        -2300 <asked>
        2036 <meal>
        -3234 <other>
        589 <partly>
        -932 <role 0>
        -415 <role 11>
        -492 <role 12>
        -1465 <role 13>
        -147 <role 15>
        -869 <role 16>
        -1667 <role 17>
        -1724 <role 18>
        -864 <role 1>
        -569 <role 20>
        153 <role 21>
        -1173 <role 22>
        -456 <role 23>
        -451 <role 24>
        -951 <role 25>
        -1239 <role 26>
        -242 <role 27>
        -1864 <role 28>
        -303 <role 29>
        -1301 <role 2>
        -405 <role 30>
        -126 <role 31>
        603 <role 32>
        729 <role 33>
        -1140 <role 34>
        -187 <role 35>
        -1880 <role 36>
        -685 <role 37>
        -663 <role 38>
        -274 <role 39>
        -1411 <role 3>
        -381 <role 40>
        -1432 <role 41>
        -1018 <role 42>
        1567 <role 43>
        -1063 <role 44>
        -1055 <role 45>
        -223 <role 46>
        428 <role 47>
        408 <role 48>
        -1254 <role 4>
        -657 <role 50>
        866 <role 51>
        -1284 <role 52>
        -496 <role 53>
        -1609 <role 54>
        -1063 <role 55>
        -671 <role 56>
        -1444 <role 57>
        -868 <role 58>
        -152 <role 59>
        -109 <role 5>
        -247 <role 60>
        481 <role 61>
        58 <role 6>
        2048 <role 7>
        -668 <role 8>
        -1133 <role 9>
        30 <told>
        -461 F #
        601 F # #
        790 F # $
        247 F # ,
        -524 F # F
        -1457 F # _
        -1353 F # a
        947 F # am
        455 F # and
        236 F # cup
        -1120 F # for
        -905 F # g
        1278 F # kcal
        -452 F # min
        -638 F # mins
        655 F # ml
        554 F # more
        614 F # pack
        921 F # pm
        -629 F # quid
        803 F # slices
        963 F $
        964 F &
        402 F & #
        345 F & F
        1858 F ,
        -289 F , #
        -920 F , F
        677 F , NO
        -697 F , _
        155 F , a
        388 F , about
        1081 F , black
        224 F , diet
        -1231 F , dinner
        409 F , had
        668 F , i
        -539 F , im
        -641 F , it
        -1152 F , lunch
        771 F , never
        -868 F , put
        331 F , roughly
        186 F , small
        548 F , was
        533 F , white
        577 F , will
        871 F . #
        589 F . i
        1745 F F
        126 F F #
        -154 F F $
        569 F F &
        -126 F F ,
        730 F F .
        240 F F F
        1137 F F _
        -235 F F and
        355 F F at
        -537 F F bowl
        1731 F F for
        190 F F from
        347 F F in
        286 F F is
        969 F F n
        -305 F F on
        -1274 F F sauce
        -873 F F so
        632 F F with
        254 F NO
        851 F NO $
        -1089 F NO ,
        -613 F _
        1911 F _ #
        1628 F _ $
        577 F _ ,
        -360 F _ _
        870 F _ at
        -650 F _ for
        1091 F _ of
        -378 F _ up
        -738 F _ with
        117 F a
        -687 F a day
        -956 F about
        -923 F about #
        365 F after school
        478 F after the
        708 F after work
        298 F again
        463 F al
        407 F al pastor
        70 F all
        422 F all to
        -60 F and
        48 F and #
        823 F and F
        558 F and NO
        493 F and _
        1442 F and a
        191 F and an
        562 F and some
        -548 F and the
        -196 F are
        712 F around
        712 F around #
        1739 F as
        1275 F at
        1038 F at #
        -174 F at _
        918 F at a
        -583 F at home
        252 F at my
        430 F at school
        569 F at the
        -1104 F ate
        321 F baby
        321 F baby food
        533 F balls
        1330 F bar
        659 F bar $
        -1293 F bath
        1251 F before
        723 F before the
        652 F benedict
        912 F between
        514 F board
        -882 F bottle
        -797 F bowl
        678 F bowl $
        152 F box
        355 F breast
        1079 F but
        497 F butty
        514 F butty $
        990 F by
        836 F by the
        -640 F card
        428 F casserole
        317 F casserole $
        393 F chop
        -944 F day
        594 F dinner
        1626 F dough
        1130 F down
        367 F drink
        965 F during
        951 F during the
        362 F fingers $
        -333 F fingers ,
        -1122 F first
        686 F first thing
        505 F flakes
        754 F for
        -683 F for F
        449 F for a
        483 F for annas
        903 F for breakfast
        1214 F for dinner
        523 F for his
        727 F for lunch
        824 F for me
        299 F for school
        -25 F for the
        158 F fried
        1087 F from
        698 F from the
        393 F from yesterday
        398 F fry
        -376 F got
        460 F gown
        460 F gown $
        -488 F green
        -662 F had
        -583 F have
        245 F in
        706 F in F
        433 F in bed
        806 F in front
        -651 F in it
        735 F in my
        2120 F in the
        375 F in town
        -478 F into
        -670 F is
        -435 F is #
        -1258 F is _
        487 F is being
        472 F is my
        487 F is what
        827 F just now
        448 F last
        448 F last night
        500 F late
        498 F late $
        374 F later
        503 F later than
        274 F leg
        -386 F machine
        -1056 F made
        462 F made with
        285 F mcmuffin
        -449 F meal
        -711 F meal with
        446 F measuring
        460 F monday
        462 F monday morning
        -281 F n
        -509 F n F
        428 F needed
        431 F needed that
        -471 F night
        701 F not F
        413 F not sure
        962 F of #
        480 F of _
        -832 F of a
        -1145 F off $
        761 F off _
        242 F off the
        368 F ok
        370 F ok $
        637 F on
        783 F on #
        1587 F on F
        -435 F on _
        595 F on a
        472 F on holiday
        809 F on monday
        -632 F on my
        452 F on sunday
        1438 F on the
        533 F on tuesday
        675 F only $
        -162 F or
        -294 F or F
        543 F original
        949 F out
        1334 F out of
        636 F out the
        550 F out with
        1058 F over
        728 F over the
        -1056 F overnight
        -606 F overnight $
        -757 F paste
        636 F patch
        896 F patty
        -425 F pink
        231 F please
        201 F please $
        553 F pot
        -303 F rack
        -914 F ready
        -491 F round
        -658 F run
        -1069 F runners
        864 F sale
        621 F sarnie
        530 F saturday
        529 F saturday night
        467 F sauce $
        -1841 F seeds
        656 F served
        -719 F shaped
        478 F slice
        270 F slice $
        -1339 F slices
        -846 F slices and
        391 F so
        -455 F starter
        433 F stick
        502 F straight
        -898 F style
        1012 F sunday
        1011 F sunday $
        250 F thanks
        250 F thanks $
        -181 F that
        242 F that is
        -788 F the
        -313 F the F
        474 F the small
        325 F then
        525 F there
        537 F there $
        -951 F thighs
        886 F this
        544 F this morning
        315 F tikka
        562 F to _
        758 F to cheer
        -785 F to the
        194 F today
        809 F today $
        865 F tonight
        867 F tonight $
        404 F too $
        -472 F tree
        525 F under
        525 F under the
        -431 F up
        -473 F was #
        474 F watching
        462 F watching the
        -810 F went
        594 F were
        1256 F while
        375 F while watching
        744 F with
        -461 F with #
        1000 F with F
        512 F with a
        -500 F with brown
        -135 F with my
        50 F with the
        583 F yesterday
        515 F zero
        -332 NO $
        953 NO ,
        -1119 NO , F
        2108 NO .
        -385 NO for
        500 NO today
        -1405 NO today $
        1739 NO today ,
        678 ^ #
        -141 ^ # #
        -316 ^ # .
        -12 ^ # F
        1145 ^ # _
        268 ^ # a
        -1057 ^ # and
        -1147 ^ # calories
        -725 ^ # cup
        -1437 ^ # g
        -525 ^ # k
        -1608 ^ # kcal
        1641 ^ # lb
        554 ^ # ml
        1306 ^ # of
        617 ^ # oz
        1479 ^ # piece
        763 ^ # pints
        -848 ^ # protein
        -535 ^ # scoop
        430 ^ # scoops
        -1291 ^ # slice
        -876 ^ # slices
        -773 ^ # steps
        -1260 ^ # tbsp
        -1637 ^ # the
        -1431 ^ $
        39 ^ F
        622 ^ F #
        1044 ^ F $
        954 ^ F ,
        -987 ^ F .
        -776 ^ F F
        532 ^ F NO
        -306 ^ F _
        621 ^ F a
        -42 ^ F after
        665 ^ F again
        604 ^ F and
        663 ^ F as
        1126 ^ F at
        598 ^ F before
        -610 ^ F bowl
        445 ^ F first
        1993 ^ F for
        195 ^ F from
        -490 ^ F green
        956 ^ F in
        -626 ^ F is
        498 ^ F late
        -467 ^ F made
        108 ^ F off
        422 ^ F on
        751 ^ F over
        -796 ^ F paste
        659 ^ F please
        -508 ^ F rack
        -656 ^ F run
        -1069 ^ F runners
        -705 ^ F shaped
        -529 ^ F the
        1061 ^ F this
        506 ^ F to
        803 ^ F up
        536 ^ F while
        999 ^ F with
        582 ^ F yesterday
        -1392 ^ NO
        -1654 ^ NO $
        1230 ^ NO ,
        -431 ^ NO for
        498 ^ NO today
        -156 ^ _
        -603 ^ _ #
        -678 ^ _ $
        -861 ^ _ ,
        -2232 ^ _ .
        221 ^ _ F
        924 ^ _ _
        -783 ^ _ and
        535 ^ _ as
        -932 ^ _ at
        578 ^ _ day
        1102 ^ _ down
        1794 ^ _ for
        -536 ^ _ in
        876 ^ _ machine
        -843 ^ _ of
        951 ^ _ on
        247 ^ _ out
        -769 ^ _ the
        -862 ^ _ then
        -1089 ^ _ to
        932 ^ _ with
        1485 ^ a
        -407 ^ a #
        440 ^ a F
        522 ^ a _
        -885 ^ a bar
        -134 ^ a cup
        1395 ^ a pint
        410 ^ a small
        915 ^ add
        686 ^ add F
        -340 ^ after
        1181 ^ airport
        726 ^ all
        590 ^ an
        252 ^ an F
        -563 ^ as
        -248 ^ as a
        147 ^ at
        1207 ^ ate
        493 ^ ate #
        296 ^ ate F
        209 ^ baby
        -579 ^ bag
        -584 ^ bag of
        -690 ^ baked a
        565 ^ baked ziti
        466 ^ banh
        623 ^ bbq
        872 ^ beach
        -929 ^ bed
        -931 ^ bed #
        -776 ^ best F
        -1134 ^ big F
        752 ^ birthday treat
        566 ^ bit of
        -539 ^ book
        -523 ^ bottle
        -1010 ^ bought
        -935 ^ bought #
        333 ^ bowl
        331 ^ bowl of
        -819 ^ breakfast
        -388 ^ bring
        606 ^ broke
        -570 ^ brought
        -760 ^ brown
        -724 ^ brown the
        761 ^ bubble
        308 ^ burnt
        -652 ^ burnt the
        -442 ^ buy
        -429 ^ buy F
        -515 ^ can
        -340 ^ can i
        725 ^ can of
        -512 ^ can we
        608 ^ can you
        -722 ^ carb
        502 ^ char
        -643 ^ cheesy
        1061 ^ chicago
        653 ^ christmas
        -1157 ^ chuck
        967 ^ cleaned
        962 ^ cleaned out
        984 ^ coach
        117 ^ consuming
        603 ^ cottage
        597 ^ cottage F
        -699 ^ could
        -392 ^ could i
        -447 ^ couldnt
        505 ^ couldnt sleep
        -378 ^ craving
        -547 ^ cup
        327 ^ dad
        -414 ^ dave
        -814 ^ decided
        509 ^ decided on
        686 ^ desk
        -612 ^ did
        1785 ^ didnt
        -1076 ^ didnt eat
        -476 ^ didnt fancy
        1148 ^ didnt have
        -739 ^ diet
        -1531 ^ dinner
        -476 ^ dog
        1114 ^ double
        -526 ^ dough
        1442 ^ early
        -765 ^ eat
        135 ^ enjoying
        130 ^ enjoying a
        -611 ^ everyone had
        700 ^ fasting
        -1153 ^ fed
        -339 ^ fed the
        -593 ^ feed
        1051 ^ finished
        497 ^ finished the
        -268 ^ first
        -364 ^ first F
        -779 ^ foggy
        -950 ^ food
        -669 ^ food _
        -132 ^ for
        264 ^ for a
        -690 ^ for breakfast
        461 ^ for dinner
        -229 ^ for lunch
        260 ^ for my
        -675 ^ forgot my
        853 ^ forgot to
        -1601 ^ freezer
        -549 ^ fridge
        -1616 ^ fried
        270 ^ fried F
        -852 ^ fried green
        734 ^ full
        1191 ^ full english
        -430 ^ full of
        542 ^ gave
        -380 ^ get
        561 ^ glass
        558 ^ glass of
        -719 ^ goal
        -521 ^ good
        876 ^ got
        -1361 ^ grab
        1081 ^ grabbed
        587 ^ grabbed a
        525 ^ grande
        447 ^ grilled
        454 ^ grilled F
        349 ^ gym
        423 ^ gym then
        746 ^ had
        372 ^ had #
        1886 ^ had F
        -1165 ^ had a
        -1418 ^ harvest
        -1258 ^ he
        -830 ^ heartburn
        -589 ^ heartburn again
        -746 ^ hello
        -631 ^ hey
        -827 ^ hi
        526 ^ hot
        -518 ^ how
        -555 ^ how many
        -601 ^ how much
        305 ^ i
        195 ^ i am
        -1340 ^ i ate
        1544 ^ i didnt
        -681 ^ i had
        839 ^ i just
        -648 ^ i meant
        319 ^ i possess
        -369 ^ if
        -429 ^ im
        486 ^ in _
        -959 ^ in a
        -776 ^ it
        531 ^ it was
        503 ^ jacket
        505 ^ jacket F
        999 ^ just
        -226 ^ kids
        1851 ^ knocked
        -1155 ^ leave
        -405 ^ left
        -708 ^ little
        -1405 ^ log
        383 ^ log F
        -535 ^ lost
        -538 ^ lost #
        844 ^ lunch .
        -329 ^ made
        309 ^ made F
        -435 ^ make
        -600 ^ marinate
        -686 ^ may
        -1351 ^ maybe
        -1054 ^ meal
        -846 ^ meal prep
        -325 ^ medium
        879 ^ met anna
        394 ^ met up
        -713 ^ microwave
        -1135 ^ mix
        851 ^ morning
        754 ^ mr
        1032 ^ mr kipling
        -1326 ^ mum
        642 ^ munched
        -318 ^ my
        362 ^ my F
        440 ^ my first
        -1182 ^ my son
        -576 ^ need
        -1011 ^ never
        1703 ^ night
        920 ^ note
        947 ^ note .
        756 ^ nothing
        2176 ^ nothing for
        -683 ^ off
        533 ^ oh
        -448 ^ ok
        627 ^ only
        -1558 ^ order
        -657 ^ ordered
        536 ^ out
        860 ^ out for
        -323 ^ out of
        -391 ^ oven
        399 ^ overnight
        402 ^ overnight F
        -763 ^ pack
        -966 ^ packed
        917 ^ pad
        525 ^ pad thai
        734 ^ papa
        834 ^ passed
        807 ^ passed on
        596 ^ phone
        593 ^ phone call
        -838 ^ pick
        -834 ^ pick up
        -487 ^ picked
        452 ^ picked up
        -1004 ^ piece
        -1137 ^ plan
        -402 ^ planted
        -354 ^ planted F
        418 ^ plate
        -833 ^ please
        746 ^ please add
        -933 ^ please get
        -652 ^ please order
        650 ^ popeyes
        376 ^ popped
        376 ^ popped out
        418 ^ post
        -572 ^ potluck
        595 ^ power
        297 ^ preparing
        -207 ^ protein
        866 ^ protein F
        1189 ^ protein bar
        -152 ^ put
        -558 ^ quick
        578 ^ quiz
        573 ^ quiz team
        -504 ^ recipe
        -599 ^ refused
        -527 ^ remove
        -295 ^ roast F
        785 ^ roast dinner
        1774 ^ said
        -477 ^ said NO
        -366 ^ school
        -698 ^ served
        -305 ^ she
        -352 ^ should
        962 ^ skipped
        1439 ^ skipped lunch
        573 ^ slept
        700 ^ slice of
        -919 ^ small
        210 ^ small F
        -817 ^ so
        686 ^ someone
        -549 ^ sour F
        401 ^ spag
        401 ^ spag bol
        -399 ^ still
        606 ^ stir
        1250 ^ stir fry
        -494 ^ stuffed
        892 ^ sunday
        597 ^ sunday roast
        -863 ^ sweet
        -886 ^ sweet F
        530 ^ sweet and
        365 ^ table for
        -834 ^ take
        -1511 ^ that
        -601 ^ that was
        -459 ^ the
        1004 ^ the F
        697 ^ the _
        -279 ^ they
        -359 ^ this
        973 ^ this _
        -706 ^ thought
        -705 ^ thought about
        -628 ^ today
        -453 ^ tomorrow
        -447 ^ tomorrow .
        -1136 ^ too
        -694 ^ took
        -809 ^ took F
        -396 ^ took my
        429 ^ took the
        562 ^ train delayed
        552 ^ trying
        -379 ^ waiter
        1143 ^ waiting
        808 ^ walked
        733 ^ walked the
        468 ^ washed
        548 ^ watched
        823 ^ we had
        -545 ^ weighed
        -512 ^ weight
        -422 ^ weight #
        356 ^ went
        752 ^ went out
        -530 ^ were
        -1019 ^ what
        -1037 ^ white F
        -780 ^ who
        -426 ^ why
        -418 ^ wish
        -343 ^ wish i
        -703 _ #
        -155 _ # $
        242 _ # ,
        -928 _ # _
        -681 _ # a
        -370 _ # kg
        -1020 _ # pm
        618 _ # with
        -1468 _ $
        550 _ ,
        335 _ , F
        -980 _ , NO
        -271 _ , _
        129 _ .
        716 _ . #
        699 _ . F
        -498 _ F
        780 _ F #
        1252 _ F $
        842 _ F F
        -734 _ F and
        -558 _ F for
        1222 _ F in
        -624 _ F with
        462 _ NO
        -1046 _ NO $
        -614 _ _
        -1722 _ _ #
        -874 _ _ $
        812 _ _ .
        394 _ _ F
        -722 _ _ _
        1243 _ _ a
        904 _ a
        -691 _ a F
        -557 _ after
        345 _ again
        -655 _ again $
        -1046 _ always
        -553 _ and
        813 _ and F
        181 _ and a
        -660 _ appointment
        -398 _ as
        1034 _ at
        -232 _ at #
        580 _ at _
        -852 _ before
        -696 _ between
        -414 _ by
        -628 _ cooked
        218 _ day
        617 _ done
        -1021 _ for #
        487 _ for F
        -665 _ for _
        1644 _ for lunch
        386 _ from
        555 _ i
        -405 _ in
        421 _ in #
        -1768 _ is
        -312 _ it $
        -1058 _ last
        833 _ machine
        955 _ machine F
        775 _ made
        752 _ made F
        1188 _ me
        686 _ next
        -565 _ of
        454 _ of #
        -690 _ of F
        -1051 _ on
        -454 _ on the
        425 _ out
        970 _ out for
        -929 _ out the
        -369 _ oz
        -1032 _ oz $
        -826 _ oz ,
        411 _ oz of
        531 _ ran
        -721 _ report
        -536 _ shop
        648 _ station
        -238 _ the
        1202 _ the F
        -351 _ then
        -1018 _ to
        650 _ to F
        -420 _ to _
        1183 _ up
        -451 _ up ,
        561 _ up with
        -764 _ was F
        -531 _ with F
        1214 _ with the
        505 a
        264 a #
        608 a # $
        308 a # F
        240 a # _
        434 a # fluid
        219 a # inch
        299 a # of
        1051 a F
        -618 a F $
        -1558 a F ,
        -588 a F F
        740 a F and
        818 a F at
        1275 a F bar
        -742 a F for
        -362 a F in
        -577 a F on
        -1636 a F with
        111 a _
        293 a _ $
        -435 a _ F
        497 a bag
        -299 a bag of
        -888 a bar
        -880 a bar of
        -391 a bit
        -571 a bit of
        321 a bottle of
        387 a bowl
        285 a bowl of
        321 a can
        203 a can of
        451 a cooked
        583 a cup
        830 a cup of
        -1131 a day
        -590 a diet
        -1386 a double
        -353 a glass
        -344 a glass of
        979 a golden
        982 a golden F
        -769 a good
        940 a hot
        -634 a kilo
        714 a la
        418 a large
        -665 a light
        -630 a loaf
        594 a medium
        642 a morning
        640 a morning $
        -345 a new
        316 a package
        315 a package of
        -555 a pinch
        -554 a pinch of
        1004 a pint
        474 a pint $
        -439 a pint of
        -690 a pound
        -505 a pound of
        479 a raw
        197 a refreshing
        346 a serving
        343 a serving of
        234 a single
        -197 a slice
        -202 a slice of
        -22 a small
        -397 a small F
        348 a tablespoon
        347 a tablespoon of
        -430 a whole
        -664 a whole F
        1369 about #
        1441 about # $
        1267 about # F
        -688 about F
        -198 about the
        901 abt
        -716 according
        -524 ache
        -247 across
        801 actually
        -434 add
        248 add F
        793 add F $
        440 add F please
        270 add a
        376 added
        215 after
        -1109 after #
        1221 after $
        -683 after lunch
        363 after school
        362 after school $
        974 after that
        335 after the
        465 after the gym
        848 afternoon
        359 afternoon $
        257 again
        -2026 again $
        1328 again ,
        -495 again , F
        415 ages
        1164 ago
        1310 airport
        470 al
        408 al pastor
        543 alfredo
        -391 all
        613 all $
        1525 all F
        579 all day
        -675 all day $
        -551 all day ,
        -840 all down
        779 all i
        -695 all the
        -915 all the F
        430 all to
        430 all to myself
        -1776 allotment
        -804 almost
        -946 already ,
        768 also
        -1742 always
        -302 am
        -660 am $
        831 am ,
        773 am , F
        -595 am and
        131 am enjoying
        130 am enjoying a
        -543 american
        -542 american F
        -533 american F ,
        -1163 amount
        967 an
        203 an #
        566 an F
        648 an _
        -479 an iced F
        -499 an inch
        672 and
        71 and #
        121 and # F
        455 and # a
        106 and F
        294 and F #
        1390 and F $
        387 and F ,
        819 and F F
        -339 and F at
        709 and F during
        -263 and F for
        853 and F in
        -287 and F on
        1037 and F sauce
        556 and NO $
        -572 and _
        1179 and _ F
        760 and a
        208 and a F
        -489 and a bag
        207 and an
        1267 and had
        376 and had F
        714 and had a
        670 and i
        -681 and it
        984 and me
        1002 and me $
        572 and some
        565 and some F
        536 and sour
        535 and sour F
        -1481 and the
        -1087 and the F
        748 animal
        885 anna for
        866 anna for F
        486 annas
        483 annas birthday
        483 annas birthday $
        -402 another
        -671 another F
        -586 any F
        491 anyway
        -1170 appointment
        397 approximately
        401 approximately #
        -152 are
        330 around
        332 around #
        -222 around # $
        713 around # pm
        1251 arvo
        -915 as
        -963 as F
        -373 as a
        735 as always
        655 as yesterday
        389 as yesterday $
        -557 ask
        -470 asleep
        -649 at
        -574 at #
        318 at # #
        -812 at # $
        366 at # .
        1063 at # am
        -211 at # pm
        -1002 at F
        668 at _ .
        968 at a
        607 at all
        617 at all $
        445 at home
        555 at home $
        -585 at lunch
        698 at midnight
        1078 at my
        511 at my aunties
        363 at my desk
        -548 at school
        -549 at school $
        894 at starbucks
        744 at the
        431 at the desk
        399 at the office
        323 at the party
        395 at the pub
        316 at the wedding
        528 at the weekend
        -357 ate # F
        546 ate F
        459 ate about
        459 ate about #
        -1847 ate all
        736 ate it
        406 ate my F
        716 ate nothing
        795 ate the
        592 ate the F
        590 ate the lot
        1148 au
        510 aunties
        510 aunties $
        -548 away
        -1001 away $
        619 ayam
        1054 ba
        566 baby
        -372 baby $
        498 baby food
        -550 baby had
        -927 back
        -2207 back $
        -879 bad
        -836 bad _
        -828 bad _ $
        -620 badly
        270 bag
        384 bag of
        363 bag of F
        -1554 bags
        -882 bags $
        -574 bags of
        547 baked
        423 baked F
        -706 baked a
        563 baked ziti
        -549 bakers
        568 bakery $
        -2902 balls
        1611 banh
        1221 bar
        509 bar # g
        381 bar $
        551 bar for
        545 bar in
        541 bar in the
        -862 bar of
        458 bars
        -506 bars $
        667 basket
        -1471 bathroom
        511 battered
        1090 bbq
        -692 be
        657 beach
        421 beach $
        741 beat
        917 because
        -1004 bed
        -923 bed #
        818 been
        273 before
        317 before the
        527 before the _
        523 being
        715 belgian
        713 belgian F
        -938 best
        -856 best F
        -525 better
        514 between
        530 beyond
        470 bfast
        1658 big
        1389 big #
        1386 big # $
        -1258 big F
        -1089 big F ,
        -506 bill
        -522 binned
        1374 bird
        738 birds
        879 birthday
        622 birthday $
        -807 birthday F
        -1017 birthday F for
        751 birthday treat
        752 birthday treat ,
        -688 bit
        341 bit of F
        778 bites
        603 bites of
        2180 black
        1086 black ,
        660 black F
        -350 blend
        249 blood
        -659 bloods
        1090 blorf
        -2667 blossom
        1394 blue
        -465 blue F
        698 bo
        874 boiled
        743 boiled F
        578 bol
        477 boneless
        -651 book
        -488 book club
        -553 booked
        -688 boss
        551 boss $
        740 both
        -589 bottle
        -622 bottle $
        679 bottle of
        564 bottle of F
        -1162 bought
        -909 bought #
        976 bourguignon $
        527 bowl
        523 bowl $
        -1079 bowl F
        -995 bowl at
        1621 bowl of
        727 bowl of F
        1083 bowls
        76 box
        802 boy
        802 boy $
        -563 boys had
        -563 boys had F
        366 break
        681 break $
        720 breakfast
        -504 breakfast $
        214 breakfast ,
        -821 breakfast , #
        1223 breast
        784 breast ,
        779 breast , #
        895 brekkie
        589 brine
        -539 bring
        746 broke
        374 broke down
        433 broken
        1485 brought
        1049 brought F
        -235 brown
        280 brown F
        488 brown F ,
        -732 brown the
        -735 brown the F
        410 brunch
        463 brunch ,
        761 bubble
        684 buddy
        -676 budget
        633 buffalo
        614 buffalo F
        -1587 bump
        753 burnt
        -655 burnt the
        520 bus $
        1063 but
        588 but i
        407 but need
        407 but need to
        416 but the F
        -922 but the _
        -1110 butcher
        768 buttered
        635 butty
        652 butty $
        -495 buy
        -484 buy F
        -801 by
        -927 by #
        442 by _ $
        -201 by a
        843 by the
        1058 by the _
        619 by the pool
        -592 c
        -678 c $
        1083 caesar
        825 caesar F
        391 caesar F $
        2126 call
        482 call $
        944 call ,
        -181 call the
        -403 called
        305 calls
        314 calorie
        -802 calories
        -427 calories $
        -323 calories in
        -817 cals
        736 came
        -1073 camp
        -556 can
        822 can $
        -366 can ,
        -342 can i
        946 can of
        282 can of F
        -511 can we
        149 can you
        1385 can you log
        -991 cancelled
        -1315 cancelled ,
        -428 cant
        558 canteen
        -720 capsule
        -719 capsule $
        -1377 car
        756 car park
        755 car park $
        -289 carb
        -1726 carbohydrates
        -533 carbs
        -837 card
        -439 card $
        975 casserole
        317 casserole $
        -658 cat
        -585 cat F
        1223 caved
        1247 celebrate
        801 cha
        1690 change
        548 char
        -1205 chase
        -1456 check
        755 cheer
        759 cheer me
        764 cheer me up
        -518 cheesy
        405 chef
        1565 chicago
        1266 chick
        666 chilis
        1227 chinese
        642 chippy F
        210 choice
        251 chop
        250 chops
        1149 chow
        310 chow mein
        154 christmas
        -707 christmas $
        -1081 chuck
        464 church
        303 classic
        319 club F
        -889 coach
        918 cold
        727 cold $
        537 cold F
        -970 come
        1173 comfort
        -812 coming
        502 comp
        750 complete
        1071 con
        -458 concert
        246 consists
        246 consists of
        373 consumed
        344 consumed $
        156 consuming
        517 containing
        -970 contains
        -1252 contains F
        -1256 contains F $
        395 cook
        694 cook ,
        448 cooked
        -1190 cooked $
        1059 cooked ,
        226 cooked F
        -301 cooker
        479 cooking
        337 cooking $
        -588 cool
        -722 corner
        1278 corner shop
        -746 costco
        907 cottage
        903 cottage F
        315 could
        -398 could i
        507 couldnt sleep
        504 couldnt sleep ,
        1142 count
        471 couple
        538 covered
        705 cow
        -770 cracked
        -425 craving
        -522 craving F $
        -412 craving F so
        -1292 crown
        472 crumble
        763 crunch
        329 crust
        226 cup
        1124 cup $
        -815 cup ,
        -1219 cup F
        598 cup F $
        825 cup of
        -532 cup of F
        246 cups
        -580 cups F
        1100 curly
        -226 cut
        -496 d #
        1493 da
        431 dad
        -409 dairy $
        323 dark
        335 dark F
        303 date
        533 daughter
        -426 dave
        593 daves
        -925 day #
        -1712 day $
        617 day , F
        -1155 day .
        1229 day _
        -896 day at
        695 day so
        288 day with
        -366 days
        -595 days $
        1945 de
        -902 dead $
        -809 decided
        508 decided on
        426 decided on F
        511 deep
        514 deep dish
        -871 defrost
        -864 defrost F
        -935 degrees
        867 delayed
        573 delayed #
        684 delight
        972 deliveroo
        -626 delivery
        1260 dennys
        411 dentist
        1279 desk
        581 desk $
        1396 dessert
        1069 dessert $
        332 dessert ,
        -1891 diabetic
        835 did
        513 did i
        578 did i have
        747 didnt
        -954 didnt _
        904 didnt eat
        -481 didnt fancy
        811 didnt have any
        -877 didnt touch
        553 diet
        1160 diet F
        1039 diet F $
        762 diet starts
        756 diet starts tomorrow
        1188 dim
        939 dinner
        602 dinner ,
        -1118 dinner , F
        421 dinner , i
        1250 dinner is
        -385 dinner time
        516 dinner tonight
        476 dinner was
        -350 dish
        -240 do
        -862 do $
        274 does
        -403 dog
        546 dog ,
        -775 dog ate
        -829 dogs
        -436 doing
        -676 done
        -736 done $
        781 done ,
        683 dont
        796 dont _
        383 door
        86 double
        508 double F
        804 dough
        73 down
        -496 down a
        782 down for
        548 down the
        462 down with
        416 down with a
        -714 doz
        -375 dozen
        159 drained
        -632 drank #
        757 dressed
        195 dried
        -322 drink
        527 drink $
        759 drink ,
        -1039 drink more
        -1038 drink more F
        -370 drinks
        -447 drive
        555 driver
        -424 drop
        -646 dropped my
        -637 drops
        1335 dry
        1234 dry $
        1187 dry F
        -570 due
        998 during
        974 during the
        483 during the call
        1475 e
        -798 each
        536 earl
        538 earl grey
        1656 eat
        -586 eat $
        -971 eat F
        -1121 eat F $
        1889 eat dinner
        404 eaten
        718 eaten anything
        -1126 eating
        -685 eating a
        -1351 eats
        -759 eats F
        1104 eid
        1488 em
        -695 end
        592 ended
        2324 energy
        903 energy drink
        -617 england
        1095 english
        109 enjoyed
        511 enjoying
        405 enjoying a
        493 entire
        -705 equal
        495 evening
        475 evening $
        -877 every
        -258 everyone
        -614 everyone had
        -613 everyone had F
        694 everyone on
        -276 everything
        -854 everything $
        -606 except
        239 extra
        691 eye
        770 eye F
        -595 eyes
        -905 face
        848 fairy
        582 famous
        -656 fancy a
        -1337 far
        -718 fasted
        1639 fasting
        322 fat
        -364 fat $
        308 featuring
        425 fed
        -344 fed the
        -753 fell
        2889 felt
        981 ferry
        1119 festival $
        353 few
        -722 fiber
        554 filet
        608 filled
        715 fillet
        855 fillets
        354 film
        -517 final $
        1741 finally
        717 finally _
        712 finger
        96 fingers
        490 fingers $
        -327 fingers ,
        690 finish
        -729 finished
        485 finished off
        505 finished the
        404 finished the F
        989 fire
        -418 first
        411 first F $
        699 first F of
        684 first thing
        686 first thing $
        856 first time
        437 first time $
        413 first time in
        -136 five
        -192 fl
        1461 flake
        339 flakes
        728 flat
        399 flat F
        180 flavored
        245 flight
        293 floor
        -786 flower
        675 flu
        649 fluid
        629 fluid ounce
        199 fluid ounce of
        -1097 fly
        -780 foggy
        -502 fold
        -501 fold in
        -500 fold in the
        -1920 food
        -488 food $
        -777 food .
        -463 food _
        -785 foods
        254 for
        -925 for #
        717 for # $
        -1090 for # ,
        -811 for F $
        -737 for F ,
        -190 for _
        -673 for _ $
        -905 for a
        -452 for a F
        258 for a _
        488 for annas
        491 for annas birthday
        1517 for breakfast
        -987 for breakfast $
        440 for cooking
        874 for dinner
        -302 for dinner $
        454 for dinner ,
        -780 for halloween
        961 for her
        1211 for lunch
        752 for lunch $
        838 for lunch ,
        158 for me
        836 for me $
        320 for my
        423 for my meal
        1410 for once
        398 for school
        475 for school $
        -1457 for the
        818 for the F
        -978 for the _
        842 for the first
        612 for the road
        913 for the team
        997 for this
        -804 forgot my
        -693 forgot my F
        857 forgot to
        843 form
        -476 free
        372 free F
        -1595 freezer
        241 freezer $
        681 french
        476 french F
        324 fresh
        -673 fri
        -658 friday $
        -580 friday ,
        828 friday , F
        717 friday night
        710 friday night $
        1058 fridge
        603 fried
        1059 fried F
        282 fried F $
        -773 fried _
        -842 fried green
        -838 fried green F
        369 friends
        366 friends $
        973 from
        -307 from F
        702 from _
        1412 from _ $
        -554 from _ ,
        -286 from a
        846 from the
        771 from the _
        611 from the freezer
        618 from the place
        807 front
        805 front of
        798 front of the
        -283 frozen
        -467 frozen F
        578 fruity
        761 fry
        -537 fry $
        1455 fry up
        -748 full $
        2067 full english
        -715 full of
        -498 full of F
        550 fun size
        869 g
        411 g #
        173 g , F
        652 g .
        572 g . #
        -249 g F
        763 g F #
        454 g F $
        -2122 g F ,
        664 g bag
        655 g bag $
        -1275 g carbohydrates
        509 g dry
        -460 g fat
        -463 g fat $
        545 g of
        -726 g protein
        -822 g protein $
        1086 gai
        -764 game
        274 game on
        -870 garage
        535 garden
        745 garden $
        -594 gas
        768 gave in
        667 gave me
        608 gave the
        -732 gave them
        831 general
        -914 get
        -776 get F
        -429 get a
        535 get a F
        -360 get me
        -932 getting
        1095 giant
        136 ginger
        745 ginger F
        491 ginger F $
        264 girls
        391 girls for
        -464 give
        664 glass
        273 glass of
        931 glasses
        494 glasses of
        774 glazed
        1025 glorps
        1056 go
        1012 go $
        -813 goal
        -740 goal $
        -777 goals
        -620 goes
        -727 going to have
        -345 golden
        -243 golden F
        1004 golden F $
        -777 gone
        -701 gone off
        -676 gone off $
        -31 good
        377 good $
        1160 goreng
        458 got
        868 got me
        439 got the
        456 gown
        461 gown $
        -1432 grab
        769 grabbed
        277 grabbed a
        -893 gram
        -633 grams
        -883 grams $
        238 grams of
        980 grand
        1402 grande
        -624 grandma
        749 gratin
        -1069 great
        -780 great $
        1144 greek
        1118 greek F
        667 green F
        724 green F $
        -938 green F and
        537 grey
        975 grilled
        891 grilled F
        264 ground F
        -1089 guinea
        -619 guy
        1001 gym
        522 gym $
        695 gym then
        -953 had
        1182 had #
        1160 had # $
        931 had # F
        833 had F
        -112 had F $
        -216 had F ,
        -1592 had F F
        213 had F and
        795 had F at
        813 had F for
        -561 had F in
        117 had F on
        252 had F sunday
        -307 had a
        532 had a F
        652 had a pint
        516 had an F
        -740 had gone
        659 had green
        657 had green F
        -884 had nothing
        70 had the
        616 had the F
        1740 half
        -422 halloween
        570 halves
        428 hand
        1560 handed
        837 handful
        445 handful of
        426 handful of F
        -694 hanging
        -1336 hard
        -1513 hard F
        -2142 hard F F
        -200 has
        686 has been
        1272 have
        -879 have #
        -921 have # F
        -442 have F
        -790 have a
        725 have an
        807 have any
        1040 have been
        -448 have for
        -967 have i
        844 have the F
        724 havent eaten anything
        -688 having
        -1110 having F
        401 having a
        -778 he
        -753 head
        -731 head $
        -831 heartburn
        -590 heartburn again
        -1468 held
        -748 hello
        867 hen
        -1936 hens
        -209 her
        -707 her F
        -502 her F $
        -850 here
        -774 here $
        -625 hey
        -821 hi
        -428 high
        666 him
        771 him $
        -544 his
        -993 his F
        -1014 hit
        745 hole
        472 holiday $
        -399 home
        230 home $
        481 home ,
        574 homemade
        521 homemade F
        582 hortons
        894 hot
        -1041 hot F
        346 hot F $
        -872 hot F F
        -470 hour
        -1291 hours
        -813 hours of
        -1202 house
        -1587 house $
        -155 how
        -554 how many
        -317 how many calories
        593 how much $
        -1850 hr
        -1010 hrs
        959 huevos
        429 hundred
        -1063 hungry
        -1227 hungry $
        -267 i
        1460 i _
        485 i am
        127 i am enjoying
        75 i am having
        -649 i can
        674 i did
        799 i didnt
        -1188 i didnt have
        -505 i get
        -436 i get a
        334 i got
        422 i had
        -951 i had #
        2073 i had F
        715 i had a
        589 i have F
        -536 i have a
        -581 i just
        410 i just had
        -858 i left
        -647 i meant
        -648 i meant #
        324 i possess
        277 i possess a
        -1025 i was
        -498 i wasnt
        670 i went
        546 i will
        422 i will be
        1715 iced
        363 iced F $
        -526 iced F with
        1226 id
        -1652 idea
        -327 if
        -1147 im
        203 im enjoying
        144 im enjoying a
        -515 im getting
        678 im having
        -395 in
        1012 in #
        -1088 in # $
        1227 in # ml
        601 in $
        545 in ,
        543 in , F
        270 in F
        -240 in F $
        -921 in F ,
        1288 in F and
        -307 in _
        -1209 in a
        239 in a F
        580 in bed
        458 in bed $
        623 in brine
        809 in front
        811 in front of
        -641 in it
        -434 in my
        965 in my F
        119 in the
        -1222 in the F
        866 in the car
        609 in the fridge
        687 in the hole
        700 in the hotel
        953 in the kitchen
        1574 in the library
        492 in the meeting
        -353 in the oven
        378 in town
        374 in town $
        230 inch
        361 inch of
        -189 inches
        -872 inches $
        565 includes
        637 indian
        -2495 ingredients
        271 instant F
        171 instead
        583 interview
        -440 into
        -711 into a
        -573 into the
        924 irish
        -1412 is
        -731 is #
        -873 is F $
        -672 is _
        -829 is bad
        565 is being
        611 is my
        256 is my snack
        -559 is the
        625 is what
        625 is what im
        801 ish
        -894 it
        826 it #
        -253 it $
        577 it _
        569 it _ $
        1017 it was
        672 it was F
        -133 italian
        -1016 its
        757 jab
        -893 jack
        416 jacket
        929 jacket F
        417 jaffa
        416 jaffa F
        701 jan
        -1452 jar
        432 jar $
        -609 jar of
        -975 jars
        1266 jim
        -572 joan
        577 job
        655 joe
        807 judge
        -956 june
        -961 june $
        456 just
        602 just had
        619 just had F
        829 just now
        829 just now $
        278 just the
        -715 k
        -351 k in
        -354 k in #
        722 katsu F
        505 kcal
        -436 kcal $
        625 kcal F
        -534 keeps
        -924 kent
        -316 kept
        -979 keto
        -1056 kg
        -356 kg of
        1226 khao
        -738 kid
        -701 kids
        -1323 kids ,
        -810 kids F
        984 kids and
        993 kids and me
        -570 kids had
        -828 kilo
        -690 kind
        -753 kind $
        1029 kipling
        1198 kitchen
        942 kitchen $
        -1167 knock
        778 knocked
        1033 la
        1560 lake
        -1137 landlord
        -1135 landlord $
        434 laptop
        745 laptop $
        652 large
        -346 large F
        281 large F $
        -609 large F with
        -208 last
        -734 last night
        -551 last night $
        -151 late
        -1092 late $
        916 late ,
        244 later
        503 later than
        502 later than usual
        -963 laundry
        856 law
        -1784 lb
        -1232 lb #
        -755 lb F
        -758 lb F $
        -345 lbs
        971 lean
        -862 leave
        632 lecture
        -401 leeds
        -531 left it
        -536 left it $
        651 left the
        581 left the F
        1594 leftover
        543 leftover F
        1289 leftovers
        674 leftovers .
        658 leg
        -730 lent
        877 let
        -306 library
        -541 library $
        323 light
        689 light $
        1626 like
        673 like # $
        -624 like F
        -277 like F $
        -516 liked
        -515 liked F
        -515 liked F $
        -651 likes
        -649 likes F
        618 link
        350 links
        349 links $
        -693 linux
        -1167 liquid
        -1373 liquid $
        -1134 list
        -581 litre
        -367 little
        -837 little #
        1114 lo
        -733 load
        488 loaded
        480 loaded F
        -582 loaf
        -947 loaves
        961 log
        1272 log F
        744 log F $
        353 log F please
        653 log a
        653 log a F
        -1165 log yesterday
        -387 long
        -1213 look
        -1214 look at
        321 lose
        364 lose weight
        368 lose weight $
        1528 lost
        -557 lost #
        -455 love
        -722 love F
        -722 love F $
        -849 lunch
        181 lunch $
        842 lunch ,
        -1025 lunch , F
        140 lunch , i
        626 lunch .
        924 lunch . #
        592 lunch at
        -839 lunch box
        -1162 lunch for
        -830 lunch for the
        604 lunch was
        -1452 luncheon
        -1454 luncheon F
        -732 lunches
        -416 m
        954 machine F
        947 machine F $
        -819 mad
        33 made
        -746 made ,
        1183 made F
        399 made F for
        467 made with
        251 made with F
        -528 make
        294 makes
        -229 making
        -274 making F
        749 managed
        1232 many
        800 many F
        -316 many calories
        647 maple
        351 marathon
        -635 marathon $
        -599 marinate
        1201 market
        411 masala
        608 mashed
        601 mashed F
        1152 match
        206 match $
        894 max
        977 may #
        -390 maybe
        764 maybe #
        385 mcdonalds
        283 mcmuffin
        343 me
        803 me #
        -2353 me $
        884 me ,
        1132 me , #
        404 me F
        -1258 me a
        516 me the
        543 me to
        233 me up
        513 me up $
        92 meal
        418 meal $
        549 meal F
        -844 meal prep
        -675 meal with
        -762 meal with F
        1387 meals
        -358 meant
        -705 meant #
        -646 meant # g
        556 measuring
        175 medium
        356 medium F
        878 medium iced
        620 medium sweet
        1927 meeting
        317 meeting $
        945 meeting ,
        493 mein
        473 melt
        873 melt $
        -1349 merge
        800 mess
        621 mess $
        879 met anna
        890 met anna for
        394 met up
        391 met up with
        -385 mg
        -348 microwave
        610 mid
        -738 midnight $
        -278 might
        -939 mile
        -682 miles
        -1010 min
        -479 mine
        346 mini
        -504 mins
        -767 mins $
        -1074 minutes
        -404 minutes $
        122 mix
        -776 mix #
        532 mix $
        890 ml
        1516 ml $
        -1024 ml F
        -1477 ml F $
        285 ml F F
        -562 mom
        -1397 mon
        531 monday
        -948 monday $
        460 monday morning
        462 monday morning $
        -669 month
        -368 month $
        -717 more
        -322 more F $
        384 more time
        555 more time $
        534 morning
        117 morning $
        400 morning ,
        612 mother
        721 mother in
        723 mother in _
        698 mountain
        -1689 mouse
        -436 mouth
        339 mr
        -709 mr F
        1031 mr kipling
        -1666 mrs
        -562 much
        507 much $
        612 mum
        642 munched
        -14 my
        798 my #
        -700 my F
        726 my F $
        461 my F gown
        298 my F on
        938 my _
        516 my _ $
        541 my _ F
        511 my aunties
        511 my aunties $
        375 my baby
        -1337 my bar
        549 my break
        545 my break $
        287 my day
        284 my day with
        332 my desk
        323 my desk $
        440 my first
        440 my first F
        558 my meal
        342 my meal $
        724 my own
        719 my own $
        303 my sister
        297 my snack
        258 my snack $
        -1175 my son
        365 my way
        532 my way home
        210 myself
        150 myself to
        -701 mystery
        558 n
        -308 n F
        -74 n F $
        -966 n F F
        -1330 nans
        836 nasi
        581 natural
        -912 near
        -911 need
        -786 need F
        329 need to
        359 need to lose
        495 needed that
        495 needed that $
        -435 needs
        453 negative
        -762 neighbors
        490 netflix
        -984 never
        351 never again
        348 never again $
        -1002 new
        273 new F
        269 new zealand
        -1293 next
        515 next door
        -1406 next to
        -1072 next to me
        362 nfs
        -574 nice
        1212 night
        251 night $
        302 night ,
        -781 night _
        -785 night _ ,
        975 nipped
        256 nonfat
        994 noon
        600 noon $
        -1379 not
        -614 not a
        543 not sure
        544 not sure how
        -999 not the
        910 note
        950 note .
        346 nothing
        -503 nothing $
        -1256 nothing _
        933 nothing for
        1480 nothing since
        -1587 now
        -1520 now $
        -611 nutrition
        -1170 o2
        -843 ocean
        -645 oct
        1350 of
        -1278 of #
        466 of # $
        -790 of # ,
        485 of # F
        -1040 of $
        -801 of F
        -1008 of F #
        -284 of F $
        -589 of F ,
        231 of F F
        -1167 of F again
        -482 of F and
        -770 of F in
        434 of F is
        317 of F of
        335 of F on
        1006 of F so
        -450 of F that
        -603 of F to
        -211 of F with
        782 of _
        1067 of _ $
        -2147 of _ F
        -1374 of a
        -992 of a F
        -1248 of a _
        598 of a large
        642 of a morning
        -203 of canned
        -228 of canned F
        115 of cooked
        338 of dry
        315 of fat
        229 of fat $
        242 of fried
        -959 of frozen
        -1035 of frozen F
        640 of it
        -659 of pickled
        -659 of pickled F
        627 of raw
        -247 of the _
        973 of the box
        896 of the day
        750 of the laptop
        678 of them
        863 of thin
        -46 off
        -1772 off $
        -551 off ,
        870 off _ $
        943 off a
        445 off and
        710 off the
        1465 off the _
        396 off the bbq
        -1538 offered
        805 office
        324 office $
        -717 office ,
        878 often
        533 oh
        -666 ok
        -603 ok $
        -1067 old
        -667 omega
        -246 on
        -145 on #
        -1056 on # F
        -69 on $
        1106 on F
        -728 on F $
        -392 on F ,
        1162 on F and
        1088 on _
        728 on _ $
        436 on a F
        1566 on dessert
        -570 on friday $
        576 on friday night
        473 on holiday $
        -715 on me
        752 on monday
        -459 on my
        548 on my break
        720 on my own
        360 on my way
        685 on saturday $
        341 on sunday
        484 on sunday morning
        -7 on the
        -572 on the F
        -1979 on the _
        516 on the bus
        723 on the cob
        394 on the plane
        328 on the run
        595 on the train
        164 on the way
        526 on tuesday
        525 on tuesday $
        600 on tv
        599 once
        650 one
        374 ones
        409 only $
        -721 only F
        -596 only _
        -858 open $
        -429 opened
        -1029 or
        -293 or F
        -300 or F $
        -1750 order
        -1060 order .
        -173 ordered
        920 original
        1043 other
        1039 other #
        -715 others
        797 ounce
        327 ounce of
        460 ounces
        437 ounces of
        240 ounces of raw
        240 our
        -287 out
        -1457 out #
        -1551 out $
        858 out for
        1859 out for F
        -163 out of
        -2094 out of F
        1327 out of _
        743 out of the
        590 out so
        521 out the
        551 out with
        -232 oven
        -344 oven $
        611 oven is
        613 oven is _
        691 over
        445 over F
        1403 over my
        -645 over the
        732 over the sink
        -527 overnight
        -612 overnight $
        535 overnight F
        292 own
        351 own $
        502 oz
        504 oz $
        -625 oz ,
        -811 oz , #
        -556 oz F
        -581 oz F $
        446 oz of
        -142 pack
        -882 pack #
        257 pack of
        388 package of
        -1199 packed
        562 packed lunches
        831 packet
        399 packet $
        350 packet of
        1510 pad
        1123 pad thai
        679 paid
        652 pain
        646 pain au
        -2317 pale
        632 pan
        485 panera
        559 pao
        -1361 paper
        -235 park
        948 park $
        773 parmigiana $
        -593 parts
        692 party
        381 party $
        905 party F
        590 party rings
        360 pass
        -1027 passed
        820 passed on
        1572 passed on dessert
        -427 past
        -744 paste
        -1267 pastor
        1409 patty
        450 pc
        660 pcs
        -813 peeled
        -548 people
        -532 people $
        -555 percent
        -663 peter
        463 phone
        593 phone call
        596 phone call ,
        -618 physio
        -1110 pi
        -1123 pick
        -1207 pick up
        -695 pick up F
        89 picked
        482 picked at
        449 picked up
        865 picked up F
        -477 picked up a
        -345 pickled F
        -381 picnic
        -317 piece
        -408 piece of F
        832 pieces
        524 pieces $
        -534 pinch
        -556 pinch of
        -549 pinch of F
        1089 pink
        1905 pint
        477 pint $
        521 pints of
        -1075 place $
        356 plain
        291 plain F
        -2378 plan
        -972 plan for
        396 plane
        393 plane $
        -1081 planted
        -367 planted F
        1162 plate
        694 plate $
        780 plate ,
        -580 plates
        -1502 please
        -275 please $
        752 please add
        -927 please get
        -663 please order
        700 plus
        -448 pm
        -1348 pm $
        444 pocket
        788 pod
        -361 points
        915 popeyes
        382 popped
        377 popped out
        378 popped out for
        337 portion
        328 portions
        325 possess
        281 possess a
        564 post
        871 pot
        468 pot $
        323 pot F
        221 pot F ,
        -575 potluck
        455 pouch
        332 pouch of
        -625 pound
        -471 pound of
        -694 pound of F
        -350 pounds
        -1016 poured
        1139 powder $
        -908 powdered
        -902 powdered F
        1127 power
        -1016 prep
        370 prepared
        313 preparing
        -339 prepped
        388 pret
        -2392 prize
        1689 protein
        -1711 protein $
        1332 protein F
        -375 protein F $
        566 protein F in
        1643 protein bar
        -565 proud
        908 pub
        398 pub $
        584 pub quiz
        -908 pulled
        538 puppy
        -1338 puree
        -1357 pushups
        -2176 put
        -578 put F
        1519 quality
        1221 quarter
        609 quest
        609 quest bar
        -729 queue
        -429 quick
        -1152 quid
        1122 quiz
        572 quiz team
        -1333 race
        -838 rack
        -1460 radio
        385 radio on
        383 radio on $
        1057 raid
        -733 raised #
        1192 ran
        530 ran late
        746 ran over
        -764 rather
        -473 raw F
        425 raw F $
        -486 re
        -578 reading
        -482 ready
        1039 ready meal
        459 ready salted
        457 ready salted $
        679 ready to
        413 really
        158 red
        1431 red $
        596 red F
        202 refreshing
        -664 refused
        909 regret
        415 regular
        -363 remove
        -1002 repeat
        -757 report
        1379 rest
        804 restaurant
        822 restaurant $
        -620 review
        626 riband
        414 rich
        408 rich F
        372 right
        -531 ring
        679 rings
        607 rings $
        1966 road
        346 road $
        1393 roast
        580 roast $
        -287 roast F
        629 roast F ,
        652 roast F at
        -679 roast F with
        1806 roast dinner
        1031 roast dinner $
        577 roasted
        161 roasted F
        351 room
        655 roommate
        338 root
        971 rotis
        332 rotisserie
        1187 rou
        331 roughly
        331 roughly #
        -710 round
        -703 row
        -1136 rule
        -1435 run
        882 run $
        -801 runner
        -617 runner F
        -1127 runners
        -864 running
        677 sad
        620 said
        -688 said NO
        -487 sale
        998 salted
        535 salted $
        348 sam
        -726 same
        -1186 sample
        -2383 santa
        -678 sarah
        613 sarnie
        -2066 sat
        584 saturday night
        585 saturday night $
        868 sauce
        627 sauce $
        584 say
        837 say #
        -673 say $
        -185 says
        -52 school
        -582 scoop F
        552 scoops
        331 scrambled
        332 scrambled F
        -1141 season
        -1140 season $
        1023 second
        -1355 seed
        -1481 seed F
        -867 seeds
        342 seeds $
        -1305 seeds ,
        1253 sent
        1385 sent F
        -1203 sermon
        587 serve
        914 serve $
        -587 served
        -671 server
        910 service
        -94 serving
        367 serving of
        475 servo
        -400 session
        -1189 set
        -845 sets
        1469 settled
        516 seven
        -952 shall
        -707 shaped
        -690 shaped F
        626 share
        -1321 sheet
        415 shepherds F
        -342 shift
        580 shop
        -678 shop $
        -494 should
        -286 should i
        -865 shower
        -1194 shower $
        -460 shredded
        -348 shut
        -907 sick $
        1313 side
        -1507 sign
        -897 sign up
        832 since
        695 since yesterday
        831 single
        -332 sister
        -615 six
        -362 size
        -488 size #
        395 size $
        -920 size of
        538 skin
        155 skin $
        947 skipped
        1439 skipped lunch
        1314 slab
        -386 sleep
        -881 sleep $
        509 sleep ,
        466 slept
        1460 slice
        150 slice $
        -1077 slice ,
        898 slice F
        625 slice of
        256 slice of F
        146 slices
        -689 slices $
        341 slices F
        -846 slices and
        396 slices of
        355 slices of F
        712 sloppy
        -504 slow
        -1249 slugs
        1438 small
        479 small #
        480 small # $
        309 small F
        -705 smells
        -690 smelt
        620 smoked
        620 smoked F
        603 smoked F F
        713 snack
        344 snack $
        321 snack ,
        115 snack , i
        -722 snacks
        -1361 snacks $
        2168 so
        571 so #
        906 so # F
        2063 so F
        534 so F F
        484 so F and
        558 so NO
        1146 so NO ,
        564 so _
        407 so a
        -1088 so far
        973 so good
        897 so i
        -858 so i left
        -1198 so nothing
        -453 sodium
        -999 sodium $
        571 sofa $
        232 soft
        1033 soft serve
        731 soggy
        595 solids
        573 some
        529 some F
        -205 some F $
        -754 some kind
        586 someone
        890 something
        887 something sweet
        -1048 son
        1057 sorry
        148 sour
        -549 sour F from
        -1497 sowed
        -1491 soy
        577 spag
        579 spag bol
        -399 special
        533 spice
        1501 spicy
        -1109 split
        1753 spoons
        -470 spray
        -527 spread
        300 spring F
        1440 square
        500 staff
        1394 standing
        1351 starbucks
        465 starbucks $
        -980 start
        -506 start $
        -397 started
        -805 starter
        -506 starts
        -970 starts _
        763 starts tomorrow
        358 starts tomorrow $
        400 starts tomorrow ,
        -1046 statins
        -1045 statins $
        861 station
        596 station ,
        850 stayed
        -774 steakhouse
        360 steamed
        -1235 steps
        -725 steps $
        -1160 stick
        -1525 stick $
        700 sticks
        311 sticks $
        -253 still
        709 stir
        1574 stir fry
        1160 stole
        -682 stomach
        -525 stomach ache
        1299 stop at
        1753 stopped
        2287 stopped at
        451 straight
        512 straight from
        509 straight from the
        328 strained
        211 strained F
        440 string
        -643 strip
        735 stuck
        -250 stuffed
        -455 style
        -2533 substitute
        705 subway
        -511 sunday
        -1126 sunday #
        -856 sunday F
        480 sunday morning
        482 sunday morning $
        597 sunday roast
        916 sunflower
        898 sunflower seeds
        -1439 supper
        542 sure
        542 sure how
        542 sure how much
        1360 swapped
        908 sweet
        922 sweet ,
        682 sweet F $
        541 sweet and
        532 sweet and sour
        728 swimming
        603 swimming $
        -1655 table
        -1386 table #
        293 table for
        291 table for #
        546 tablespoon
        543 tablespoon of
        -853 take
        380 taken
        -1002 taking
        -594 talk
        1087 tam
        -963 target
        1615 taste
        -553 tbsp
        680 tbsp F
        487 tbsp F $
        978 team
        -567 team ,
        1228 team lunch
        901 team lunch $
        419 teaspoon
        416 teaspoon of
        -540 ted
        750 telly
        130 ten
        548 teriyaki
        453 tesco
        1017 thai
        -1216 than
        504 than usual
        504 than usual $
        -650 thanks
        -256 that
        1215 that #
        -1530 that $
        462 that has
        360 that has been
        468 that is
        -599 that the
        -163 that was
        -715 the
        302 the #
        703 the # F
        -348 the F
        -390 the F #
        -1117 the F $
        904 the F ,
        756 the F F
        -462 the F _
        -334 the F and
        1797 the F but
        -564 the F first
        244 the F for
        -862 the F on
        657 the F so
        931 the F to
        368 the F was
        640 the F were
        317 the _
        -217 the _ $
        1268 the _ ,
        1344 the _ F
        -569 the _ as
        512 the _ of
        -696 the baby
        357 the bbq $
        425 the beach $
        -491 the bill
        -665 the boss
        564 the boss $
        -445 the bowl
        922 the box
        917 the box $
        -588 the bus
        519 the bus $
        479 the call
        483 the call $
        669 the car
        834 the car $
        727 the cob
        -680 the corner
        1235 the day
        1065 the day $
        -1330 the dog
        -2189 the dog $
        548 the dog ,
        -709 the end
        -553 the fat
        809 the first
        850 the first time
        777 the flight
        232 the freezer
        239 the freezer $
        -565 the fridge
        273 the game on
        303 the girls
        391 the girls for
        382 the gym
        522 the gym $
        681 the hole
        676 the hole $
        693 the hotel
        431 the jar
        432 the jar $
        441 the kids
        607 the kids F
        995 the kids and
        914 the kitchen
        950 the kitchen $
        749 the laptop
        747 the laptop $
        724 the last
        -905 the leftover
        -904 the leftover F
        -542 the library
        -550 the library $
        532 the lot $
        211 the match
        209 the match $
        863 the meeting
        810 the meeting $
        -349 the morning
        -758 the neighbors
        -1646 the new
        -360 the office
        327 the office $
        -697 the office ,
        -704 the others
        -332 the oven $
        612 the oven is
        -987 the park
        319 the party $
        598 the place
        396 the plane
        -878 the protein
        -623 the protein F
        242 the pub
        400 the pub $
        384 the radio on
        483 the road
        342 the road $
        330 the run
        326 the run $
        347 the skin
        484 the small
        473 the small #
        650 the sofa $
        526 the stars
        523 the stars $
        1005 the team
        911 the team lunch
        421 the train
        517 the train $
        137 the way
        -371 the way home
        322 the wedding $
        532 the weekend $
        574 the whole thing
        592 then
        572 then F
        771 then F $
        1381 then a
        1356 then a F
        -791 then add
        597 then ate
        -999 there
        740 thermos
        164 they
        -413 thick
        -602 thick $
        -939 thighs
        -583 thin
        -512 thin and
        257 thing
        -864 thinking
        -451 thinking F
        -131 third
        -514 this
        528 this _
        -459 this _ $
        359 this afternoon
        362 this afternoon $
        434 this evening
        434 this evening $
        -439 this month
        892 this morning
        -608 this morning $
        375 this morning ,
        730 this time
        614 this time $
        -305 this week
        -1132 those
        -712 thought
        -712 thought about
        1366 three
        -822 throat
        1097 through
        470 thru
        -1694 thurs
        -1479 thurs $
        -1105 tickets
        -923 tickets #
        320 tikka
        -838 till
        581 tim
        583 tim hortons
        -765 time
        474 time $
        415 time in
        409 time in _
        -265 tin
        -981 tin of
        -581 tin of F
        -862 tinned
        -863 tinned F
        -1866 tins
        -1303 tip
        -966 tipped
        -1270 tmrw
        -289 to
        -1134 to #
        -442 to # kcal
        -969 to F
        -550 to F #
        695 to F F
        -133 to _
        807 to _ $
        144 to a
        499 to a #
        448 to a F
        -926 to bed
        -938 to bed $
        755 to cheer
        759 to cheer me
        915 to cook
        696 to cook ,
        680 to eat
        -542 to eat $
        749 to fast
        -382 to have
        721 to log
        363 to lose
        404 to lose weight
        -1053 to me
        425 to myself
        430 to myself $
        492 to start
        488 to start $
        -1043 to the
        -361 to the _
        686 toad
        683 toad in
        687 toad in the
        996 toasted
        -83 today
        -600 today $
        471 today ,
        2197 today , _
        428 toddler
        -303 tom
        -435 tomorrow
        256 tomorrow $
        -460 tomorrow .
        -462 tomorrow . F
        -420 tonight
        -169 too
        475 too $
        1774 too many
        842 too many F
        -540 too much
        781 took
        60 took #
        -502 took F
        -487 took my
        -406 took my F
        -623 tooth
        222 top
        -239 topped
        -782 touch
        763 tour
        501 town
        377 town $
        404 traffic
        1081 trail
        1077 trail mix
        522 trail mix $
        232 train
        625 train $
        566 train delayed
        -1740 trap
        1136 treat
        365 treat $
        899 treat ,
        632 treat , F
        669 treated
        141 treated myself
        143 treated myself to
        -703 tree
        728 tried
        670 trimmed
        390 trimmed to
        542 trip
        1186 trip ,
        542 trip , F
        1845 trolley
        658 truck
        543 trying
        264 tsp
        452 tub
        401 tube
        -1220 tues
        259 tuesday $
        659 turkish
        410 turn
        -810 turned
        -566 tv $
        -960 twice
        -317 twice $
        1032 two
        819 ultra
        -1011 under
        522 under the stars
        779 uni
        -448 units
        -539 units of
        239 unsweetened
        -930 until
        -657 untouched
        380 up #
        742 up # $
        342 up $
        -467 up ,
        -608 up F ,
        823 up F on
        1072 up _
        1034 up _ $
        -495 up a
        -521 up a F
        1116 up at
        591 up at #
        -585 up to
        959 up with
        393 up with the
        815 us
        633 us F
        -1821 use
        -632 used
        -520 used to
        -791 using
        -491 using F
        328 usual $
        -1078 v
        532 valley
        939 van
        557 vanilla
        -812 vegan
        -271 vegetarian
        839 vending
        -1255 vet
        -1264 vet $
        610 victoria
        800 victoria sponge
        494 vin
        493 vin $
        -510 vs
        1931 w
        798 w F
        -228 w F $
        409 w F ,
        276 w F F
        -590 w _
        587 w a
        1848 w my
        407 wagamama
        753 wagon
        -380 waiter
        -1636 walk
        323 walked
        736 walked the
        731 walked the dog
        -374 walking
        1607 wanted
        1010 wanted F
        1054 warm
        593 warm F
        1408 was
        -501 was #
        125 was F
        -570 was F F
        396 was _
        1008 was a F
        469 washed
        -1605 washing
        -1603 washing up
        -1096 wasnt
        1549 watching
        382 watching _
        383 watching _ $
        1029 watching the
        418 watching the match
        96 way
        -960 way $
        155 way home
        246 way home $
        -76 we
        546 we had
        1172 we had F
        -541 we have
        -889 we lived
        -893 we lived on
        -1014 wedding
        324 wedding $
        -771 wedding _
        -1237 wedge
        -809 week
        -585 week $
        451 weekend $
        -986 weekly
        -1302 weeks
        615 weigh in
        -549 weighed
        -881 weight
        -437 weight #
        282 well
        1009 well ,
        1411 went
        -762 went cold
        1297 went for
        1287 went for F
        -686 went for a
        648 went for the
        1342 went out
        751 went out for
        -328 went to
        -618 went to the
        -335 were
        -924 what
        621 what im
        450 what im having
        -305 when
        -760 when i
        315 which
        312 which is
        385 while
        372 while watching
        375 while watching _
        645 while we
        465 white
        -441 white F
        319 white F $
        -823 who
        701 whole
        -297 whole F
        -490 whole F $
        573 whole thing
        -425 why
        -830 will
        574 will _ it
        -1560 will be
        -496 wish
        -414 wish i
        574 with
        458 with #
        -427 with # F
        326 with F
        -555 with F $
        508 with F ,
        159 with F F
        666 with F and
        171 with _
        -37 with a
        1050 with a F
        631 with a medium
        -547 with a pinch
        443 with an
        -370 with brown
        -415 with brown F
        350 with friends
        350 with friends $
        475 with maple
        -960 with me
        -48 with my
        -254 with nothing
        -847 with that
        1107 with the
        356 with the F
        1450 with the _
        271 with the game
        608 with the girls
        380 with the radio
        689 won
        -476 wont
        -1041 words
        -125 work
        -781 work $
        1080 workout
        -593 would
        1584 wouldnt
        932 wouldnt eat
        -1275 wrong
        -514 wrong $
        3252 x
        872 xeo
        -2108 xmas
        -1039 year
        -589 year $
        -1067 yellow
        -987 yellow F
        370 yes
        -204 yesterday
        -655 yesterday $
        804 yesterday ,
        -732 yesterday breakfast
        -730 yesterday breakfast $
        -884 yet
        -1023 yet $
        583 yog
        -628 you
        -528 you get
        1396 you log
        726 you log F
        646 you log a
        -1063 your
        -622 your F
        -1177 yr
        -802 yummy
        270 zealand
        -256 zero
        565 ziti
        980 zoom
        2846 zorblax
        """
}
