// Written by `measure --fit-talk` from 16784 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 1607
    static let rows = """
        -793 # #
        -318 # # #
        -1170 # # $
        -582 # # F
        -1470 # $
        235 # ,
        304 # , #
        -97 # , F
        -708 # , _
        120 # .
        -538 # . #
        678 # . F
        129 # F
        -103 # F $
        -576 # F ,
        -570 # F after
        -800 # F and
        297 # F fingers
        -684 # F in
        -457 # F off
        -156 # F on
        -531 # F this
        488 # F with
        -922 # NO
        -1016 # _
        -531 # _ #
        1364 # _ $
        395 # _ ,
        918 # _ F
        -615 # _ a
        -1057 # _ of
        388 # _ oz
        -935 # a
        -768 # a #
        514 # a F
        825 # a bag
        127 # a cup
        -904 # a pound
        887 # after
        335 # am
        -712 # am $
        861 # am ,
        541 # am and
        -1329 # and
        -437 # and #
        -1293 # and _
        402 # and a
        -1915 # at
        -420 # at the
        -1130 # bags
        544 # bites
        736 # bowl
        435 # bowl $
        620 # bowls
        -1058 # c
        -1151 # c $
        -423 # calories $
        -1124 # cooked
        642 # cup
        893 # cup $
        -1458 # cup F
        401 # cup of
        -609 # cups F
        -869 # degrees
        -440 # each
        846 # fairy
        1056 # fat
        286 # finger
        1072 # flake
        619 # fluid
        608 # fluid ounce
        -1124 # for
        -1040 # for #
        511 # from
        546 # from the
        351 # g
        460 # g #
        307 # g ,
        701 # g .
        -327 # g F
        686 # g bag
        -1313 # g carbohydrates
        507 # g dry
        -425 # g fat
        503 # g of
        -600 # g protein
        -1489 # gels
        399 # glasses
        383 # glasses of
        1085 # glorps
        394 # grams
        241 # grams of
        -881 # had
        -1273 # hours
        -907 # hours of
        -999 # hrs
        -939 # in
        -1247 # in F
        935 # in the
        439 # inch
        -200 # inches
        -832 # inches $
        -942 # jars
        -739 # k
        -342 # k in
        517 # kcal
        -406 # kcal $
        659 # kcal F
        -1142 # kg
        -336 # kg of
        -597 # kids
        -350 # large
        -358 # large F
        -1381 # lb
        -1163 # lb #
        -741 # lb F
        -304 # lbs
        -387 # mg
        -635 # miles
        -1027 # min
        -540 # mins
        -837 # mins $
        -660 # minutes
        -395 # minutes $
        890 # ml
        1473 # ml $
        -995 # ml F
        -1209 # more
        -876 # my
        -670 # now
        -671 # now $
        133 # of
        -1542 # of F
        564 # of a
        545 # of the
        440 # of them
        -856 # off
        256 # ounce
        99 # ounce of
        426 # ounces
        412 # ounces of
        859 # oz
        1461 # oz $
        -980 # oz F
        339 # pack
        554 # party
        455 # pc
        669 # pcs
        -542 # people
        -538 # people $
        -518 # percent
        -434 # piece
        812 # pieces
        530 # pieces $
        454 # pints of
        271 # pm
        -773 # pm $
        393 # pm .
        451 # pm F
        -1179 # quid
        307 # raw
        -492 # scoop F
        542 # scoops
        344 # slice
        -805 # slice $
        823 # slice F
        1353 # slices
        -753 # slices $
        293 # slices F
        421 # slices of
        475 # small
        1333 # spoons
        1003 # square
        -772 # steps
        -717 # steps $
        -689 # tbsp
        505 # tbsp F
        -208 # the F
        -769 # this
        -551 # this morning
        -162 # to
        -629 # to #
        -336 # units
        -465 # units of
        1394 # up
        650 # up $
        -1298 # weeks
        1107 # with
        595 & #
        607 & F
        528 & F $
        -471 , #
        1702 , # $
        287 , # ,
        -643 , # .
        480 , # F
        747 , # _
        -1003 , # a
        620 , # bowls
        684 , # calories
        -280 , # g
        -879 , # inches
        1223 , # kcal
        -2376 , # lb
        -1335 , # ml
        -648 , # of
        732 , # pieces
        1128 , # slice
        550 , # slices
        430 , # with
        1771 , F
        -630 , F #
        -721 , F $
        99 , F ,
        340 , F F
        -1354 , F NO
        688 , F _
        223 , F and
        1743 , F at
        324 , F in
        -963 , F of
        -584 , F on
        -292 , F or
        393 , NO
        194 , NO $
        1133 , _
        1405 , _ $
        -769 , _ ,
        1384 , _ F
        -572 , _ _
        285 , _ and
        730 , _ in
        -947 , _ it
        633 , _ the
        980 , _ to
        611 , _ up
        712 , a
        274 , a F
        472 , about
        474 , about #
        463 , all
        -326 , and
        203 , and F
        588 , and _
        -1176 , and a
        2934 , ate
        834 , ate #
        573 , ate it
        521 , ate the
        538 , big
        1102 , black
        523 , boiled
        507 , boiled F
        310 , bowl
        294 , bowl of
        442 , brown
        396 , caesar
        396 , caesar F
        457 , cold
        457 , cold F
        303 , cooked
        614 , couldnt
        -335 , didnt
        -494 , dinner
        -1165 , dinner ,
        525 , finished
        -720 , for
        -611 , free
        1036 , fried
        774 , full
        684 , gave
        1466 , got
        1962 , had
        1195 , had F
        649 , he
        656 , hot
        657 , hot F
        1421 , i
        292 , i am
        789 , i had
        310 , i have
        -1370 , i just
        676 , i went
        521 , i will
        -423 , id
        -617 , im
        129 , im enjoying
        -712 , in
        -716 , in the
        -591 , it
        484 , just
        -536 , large $
        826 , leftover
        730 , leftover F
        615 , like
        618 , like #
        844 , lost
        -1064 , lunch
        -1167 , lunch ,
        554 , maybe
        542 , maybe #
        1067 , nothing
        -1007 , on
        -645 , only
        705 , other
        820 , picked
        799 , protein
        640 , protein bar
        -917 , put
        399 , roasted
        869 , say
        862 , say #
        543 , side
        439 , small
        595 , smoked
        596 , smoked F
        -1120 , so
        1011 , the
        -589 , thin
        548 , too
        537 , warm
        494 , warm F
        1119 , was
        820 , went
        406 , which
        299 , which is
        496 , white
        490 , with
        296 , with F
        -525 . #
        -124 . # $
        -363 . # ,
        -236 . # F
        -465 . # g
        -306 . F
        1422 . F $
        -676 . F ,
        -1141 . F F
        -1411 . F and
        -335 . NO
        -684 . _
        -412 . _ $
        516 . i
        439 . roast
        -565 14th
        -1031 5th
        -1038 <0 fifths>
        -1481 <0 foods>
        305 <0 strange>
        -1267 <0 words>
        -59 <1 fifths>
        332 <1 foods>
        -1107 <1 strange>
        -1192 <1 words>
        491 <2 fifths>
        532 <2 foods>
        -813 <2 strange>
        -735 <2 words>
        429 <3 fifths>
        639 <3 foods>
        -831 <3 strange>
        -1142 <3 words>
        494 <4 fifths>
        -587 <4 foods>
        -1355 <4 words>
        1944 <5 fifths>
        811 <5 foods>
        -490 <5 words>
        453 <6 words>
        1267 <7 words>
        2819 <8 words>
        3553 <9 words>
        -2175 <asked>
        2048 <meal>
        -3172 <other>
        591 <partly>
        -855 <role 0>
        -262 <role 11>
        -487 <role 12>
        -1426 <role 13>
        -199 <role 15>
        -871 <role 16>
        -1740 <role 17>
        -2073 <role 18>
        -281 <role 19>
        -736 <role 1>
        -442 <role 20>
        151 <role 21>
        -1181 <role 22>
        -396 <role 23>
        -409 <role 24>
        -950 <role 25>
        -1256 <role 26>
        -206 <role 27>
        -1733 <role 28>
        -295 <role 29>
        -1275 <role 2>
        -417 <role 30>
        -271 <role 31>
        603 <role 32>
        782 <role 33>
        -1124 <role 34>
        -199 <role 35>
        -1833 <role 36>
        -744 <role 37>
        -728 <role 38>
        -217 <role 39>
        -1481 <role 3>
        -319 <role 40>
        -1460 <role 41>
        -1178 <role 42>
        371 <role 43>
        -1134 <role 44>
        -1109 <role 45>
        -229 <role 46>
        395 <role 47>
        393 <role 48>
        -1331 <role 4>
        -823 <role 50>
        870 <role 51>
        -1249 <role 52>
        -467 <role 53>
        -1456 <role 54>
        -1094 <role 55>
        -708 <role 56>
        -1360 <role 57>
        -792 <role 58>
        -176 <role 59>
        -184 <role 5>
        -184 <role 60>
        402 <role 61>
        11 <role 6>
        2016 <role 7>
        -720 <role 8>
        -1216 <role 9>
        45 <told>
        -361 F #
        615 F # #
        813 F # $
        279 F # ,
        172 F # F
        -1411 F # _
        -1286 F # a
        236 F # cup
        -1122 F # for
        -808 F # g
        1313 F # kcal
        -492 F # min
        -576 F # mins
        650 F # ml
        518 F # pack
        569 F # piece
        -559 F # quid
        832 F # slices
        1045 F $
        944 F &
        409 F & #
        342 F & F
        1861 F ,
        -214 F , #
        -921 F , F
        731 F , NO
        -649 F , _
        249 F , a
        450 F , about
        1098 F , black
        -1166 F , dinner
        559 F , had
        738 F , i
        -470 F , im
        -627 F , it
        267 F , large
        -1066 F , lunch
        -914 F , put
        236 F , small
        605 F , was
        513 F , white
        770 F . #
        514 F . i
        1685 F F
        -164 F F $
        561 F F &
        -196 F F ,
        685 F F .
        219 F F F
        1199 F F _
        -191 F F and
        277 F F at
        -522 F F bowl
        1866 F F for
        199 F F from
        304 F F in
        273 F F is
        937 F F n
        -221 F F on
        -1286 F F sauce
        -889 F F so
        -213 F F to
        482 F F with
        280 F NO
        895 F NO $
        -1112 F NO ,
        -571 F _
        2088 F _ #
        1721 F _ $
        704 F _ ,
        -368 F _ _
        802 F _ at
        -641 F _ for
        1074 F _ of
        -836 F _ to
        -706 F _ with
        117 F a
        -665 F a day
        -926 F about
        -888 F about #
        363 F after school
        495 F after the
        705 F after work
        244 F again
        213 F again $
        479 F al
        418 F al pastor
        -469 F all day
        415 F all to
        -40 F and
        68 F and #
        629 F and F
        522 F and NO
        545 F and _
        1376 F and a
        183 F and an
        544 F and some
        -566 F and the
        -231 F are
        1733 F as
        1218 F at
        854 F at #
        -138 F at _
        703 F at a
        -531 F at home
        248 F at my
        520 F at the
        168 F at work
        -1127 F ate
        349 F baby
        349 F baby food
        552 F balls
        1263 F bar
        658 F bar $
        299 F barrel
        -1190 F bath
        1222 F before
        692 F before the
        667 F benedict
        473 F benedict $
        1016 F between
        482 F board
        -836 F bottle
        -830 F bowl
        738 F bowl $
        215 F box
        348 F breast
        1049 F but
        474 F butty
        486 F butty $
        1179 F by
        716 F by the
        -600 F card
        419 F casserole
        337 F casserole $
        333 F chop
        232 F club
        -680 F day
        557 F dinner
        1661 F dough
        1101 F down
        403 F drink
        818 F during
        795 F during the
        464 F earlier
        -440 F fields
        343 F fingers
        322 F fingers $
        -407 F fingers ,
        -1259 F first
        449 F flakes
        523 F for
        553 F for a
        971 F for breakfast
        838 F for dinner
        960 F for lunch
        787 F for me
        417 F for school
        -363 F for the
        152 F fried
        710 F from
        -587 F from a
        795 F from the
        417 F from yesterday
        351 F fry
        264 F garden
        -394 F got
        465 F gown
        465 F gown $
        -352 F green
        -613 F had
        -538 F have
        307 F house
        315 F in
        684 F in F
        469 F in bed
        805 F in front
        686 F in my
        2241 F in the
        -465 F into
        -686 F is
        -405 F is #
        -1290 F is _
        498 F is being
        478 F is my
        431 F is what
        829 F just now
        414 F last
        527 F late
        526 F late $
        437 F later
        524 F later than
        289 F leg
        223 F loin
        -420 F machine
        -940 F made
        451 F made with
        490 F mcmuffin
        -420 F meal with
        446 F measuring
        850 F melt $
        -275 F n
        -555 F n F
        438 F needed
        441 F needed that
        -472 F night
        639 F not F
        -474 F of
        1072 F of #
        176 F of F
        615 F of _
        -781 F of a
        -587 F of my
        -1120 F off $
        764 F off _
        208 F off the
        418 F on
        761 F on #
        1702 F on F
        -341 F on _
        614 F on a
        494 F on holiday
        839 F on monday
        -733 F on my
        502 F on sunday
        1370 F on the
        660 F only $
        -165 F or
        -281 F or F
        -530 F ordered
        521 F original
        1378 F out
        1194 F out of
        523 F out the
        727 F out with
        1087 F over
        757 F over the
        -1048 F overnight
        -596 F overnight $
        -753 F paste
        630 F patch
        906 F patty
        -432 F pink
        -1197 F please
        -1200 F please $
        535 F pot
        358 F pot $
        -453 F rack
        -900 F ready
        -460 F round
        -562 F run
        -1048 F runners
        793 F sale
        619 F sarnie
        459 F sauce $
        -1791 F seeds
        593 F served
        -721 F shaped
        506 F slice
        292 F slice $
        -1046 F slices
        -486 F slices and
        301 F so
        -472 F starter
        444 F stick
        222 F sticks
        517 F straight
        -870 F style
        -96 F that
        228 F that is
        -728 F the
        -348 F the F
        460 F the small
        358 F then
        -1009 F thighs
        900 F this
        554 F this morning
        342 F tikka
        -33 F to
        817 F to cheer
        367 F to go
        -801 F to the
        633 F toasted
        1644 F toastie
        317 F today
        944 F today $
        836 F tonight
        839 F tonight $
        420 F too $
        -362 F tree
        589 F under
        588 F under the
        -366 F up
        45 F w
        -390 F was #
        469 F watching
        458 F watching the
        -712 F went
        543 F were
        1126 F while
        392 F while watching
        871 F with
        -436 F with #
        956 F with F
        411 F with a
        -482 F with brown
        566 F yesterday
        518 F zero
        -184 NO $
        955 NO ,
        -1147 NO , F
        2114 NO .
        -360 NO for
        515 NO left
        374 NO today
        -1480 NO today $
        1698 NO today ,
        645 ^ #
        -74 ^ # #
        -338 ^ # .
        416 ^ # F
        954 ^ # _
        243 ^ # a
        304 ^ # am
        -1154 ^ # and
        -1149 ^ # calories
        -718 ^ # cup
        -1591 ^ # g
        -512 ^ # k
        -1641 ^ # kcal
        1724 ^ # lb
        579 ^ # ml
        1118 ^ # of
        610 ^ # oz
        1502 ^ # piece
        727 ^ # pints
        -837 ^ # protein
        347 ^ # raw
        -428 ^ # scoop
        428 ^ # scoops
        -1254 ^ # slice
        -949 ^ # slices
        -774 ^ # steps
        -1307 ^ # tbsp
        -1495 ^ # the
        -1414 ^ $
        104 ^ F
        240 ^ F #
        1059 ^ F $
        186 ^ F &
        890 ^ F ,
        -915 ^ F .
        -863 ^ F F
        555 ^ F NO
        -336 ^ F _
        614 ^ F a
        -145 ^ F after
        606 ^ F and
        553 ^ F as
        1225 ^ F at
        621 ^ F before
        -655 ^ F bowl
        2196 ^ F for
        354 ^ F from
        -373 ^ F garden
        -368 ^ F green
        -344 ^ F have
        895 ^ F in
        -561 ^ F is
        526 ^ F late
        -479 ^ F made
        297 ^ F night
        236 ^ F of
        272 ^ F off
        642 ^ F on
        769 ^ F over
        -795 ^ F paste
        -634 ^ F rack
        -560 ^ F run
        -1048 ^ F runners
        -710 ^ F shaped
        -472 ^ F slices
        -500 ^ F the
        1032 ^ F this
        1310 ^ F toastie
        -344 ^ F tree
        791 ^ F up
        516 ^ F while
        911 ^ F with
        564 ^ F yesterday
        -1373 ^ NO
        -1724 ^ NO $
        1315 ^ NO ,
        -470 ^ NO for
        373 ^ NO today
        -183 ^ _
        -581 ^ _ #
        -678 ^ _ $
        -887 ^ _ ,
        -2143 ^ _ .
        413 ^ _ F
        936 ^ _ _
        -685 ^ _ and
        -476 ^ _ appointment
        -1010 ^ _ at
        575 ^ _ day
        976 ^ _ down
        1087 ^ _ for
        -565 ^ _ in
        874 ^ _ machine
        -966 ^ _ of
        964 ^ _ on
        -484 ^ _ order
        525 ^ _ party
        -814 ^ _ the
        -714 ^ _ then
        -1059 ^ _ to
        905 ^ _ with
        1441 ^ a
        -389 ^ a #
        570 ^ a F
        547 ^ a _
        -902 ^ a bar
        -185 ^ a cup
        111 ^ a large
        1649 ^ a pint
        398 ^ a small
        283 ^ a whole
        -298 ^ add
        -358 ^ add F
        -338 ^ after
        1132 ^ airport
        575 ^ all
        647 ^ an
        290 ^ an F
        -650 ^ as
        -317 ^ as a
        143 ^ at
        1180 ^ ate
        526 ^ ate #
        262 ^ baby
        -491 ^ bag
        -495 ^ bag of
        -693 ^ baked a
        662 ^ baked ziti
        459 ^ banh
        545 ^ bbq
        878 ^ beach
        -896 ^ bed
        -897 ^ bed #
        -620 ^ best F
        -1091 ^ big F
        788 ^ birthday treat
        573 ^ bit of
        -528 ^ book
        -512 ^ bottle
        -918 ^ bought
        -966 ^ bought #
        326 ^ bowl
        324 ^ bowl of
        -958 ^ breakfast
        -407 ^ bring
        641 ^ broke
        -457 ^ brought
        -514 ^ brown
        -357 ^ brunch
        712 ^ bubble
        352 ^ burnt
        -643 ^ burnt the
        -412 ^ buy
        -397 ^ buy F
        238 ^ caesar
        238 ^ caesar F
        -649 ^ can
        -315 ^ can i
        777 ^ can of
        -448 ^ can we
        -689 ^ carb
        485 ^ char
        -640 ^ cheesy
        1043 ^ chicago
        820 ^ christmas
        -1116 ^ chuck
        947 ^ cleaned
        939 ^ cleaned out
        835 ^ coach
        123 ^ consuming
        -611 ^ cooked
        561 ^ cottage
        556 ^ cottage F
        -783 ^ could
        -376 ^ could i
        -577 ^ couldnt
        501 ^ couldnt sleep
        -428 ^ craving
        -539 ^ cup
        443 ^ dad
        740 ^ desk
        -582 ^ did
        1605 ^ didnt
        -1049 ^ didnt eat
        -446 ^ didnt fancy
        1076 ^ didnt have
        -496 ^ didnt touch
        -907 ^ diet
        623 ^ dim
        -1467 ^ dinner
        -362 ^ dog
        -411 ^ dog ate
        1152 ^ double
        -542 ^ dough
        -379 ^ drank
        1398 ^ early
        -712 ^ eat
        125 ^ enjoying
        121 ^ enjoying a
        -479 ^ everyone had
        727 ^ fasting
        -1166 ^ fed
        -368 ^ fed the
        -589 ^ feed
        -218 ^ feeling
        738 ^ finished
        -355 ^ first
        -709 ^ foggy
        -964 ^ food
        -658 ^ food _
        -174 ^ for
        216 ^ for a
        -659 ^ for breakfast
        434 ^ for dinner
        -340 ^ for lunch
        236 ^ for my
        -665 ^ forgot my
        934 ^ forgot to
        -1586 ^ freezer
        -517 ^ fridge
        -1518 ^ fried
        275 ^ fried F
        -615 ^ fried green
        623 ^ full
        1138 ^ full english
        -420 ^ full of
        474 ^ gave
        -414 ^ get
        -395 ^ give
        538 ^ glass
        535 ^ glass of
        -755 ^ goal
        -520 ^ good
        978 ^ got
        -1318 ^ grab
        879 ^ grabbed
        698 ^ grabbed a
        511 ^ grande
        -364 ^ green
        -376 ^ green F
        441 ^ grilled
        446 ^ grilled F
        330 ^ gym
        381 ^ gym then
        -250 ^ had
        414 ^ had F
        -1193 ^ had a
        -1420 ^ harvest
        -1286 ^ he
        -842 ^ heartburn
        -576 ^ heartburn again
        -695 ^ hello
        -464 ^ hey
        -677 ^ hi
        571 ^ hot
        -269 ^ how
        -526 ^ how many
        -487 ^ how much
        5 ^ i
        181 ^ i am
        -1152 ^ i ate
        1569 ^ i didnt
        -990 ^ i had
        -615 ^ i meant
        330 ^ i possess
        -257 ^ iced
        -491 ^ im
        560 ^ in _
        -1001 ^ in a
        -738 ^ it
        613 ^ it was
        581 ^ jacket
        584 ^ jacket F
        1046 ^ just
        -214 ^ kids
        -614 ^ kids F
        1913 ^ knocked
        -1225 ^ leave
        -733 ^ little
        -926 ^ log
        -578 ^ lost
        -579 ^ lost #
        814 ^ lunch .
        -563 ^ made
        -376 ^ make
        -591 ^ marinate
        -544 ^ may
        -1261 ^ maybe
        -952 ^ meal
        -752 ^ meal prep
        -385 ^ medium
        -814 ^ microwave
        -1132 ^ mix
        369 ^ more
        818 ^ morning
        716 ^ mr
        1031 ^ mr kipling
        -1266 ^ mum
        618 ^ munched
        -455 ^ my
        443 ^ my F
        -913 ^ my son
        -450 ^ need
        -708 ^ never
        1586 ^ night
        905 ^ note
        933 ^ note .
        766 ^ nothing
        2133 ^ nothing for
        -553 ^ off
        498 ^ oh
        -330 ^ ok
        260 ^ on
        591 ^ only
        -1384 ^ order
        -668 ^ ordered
        -439 ^ oven
        395 ^ overnight
        398 ^ overnight F
        -779 ^ pack
        -982 ^ packed
        949 ^ pad
        561 ^ pad thai
        714 ^ papa
        795 ^ passed
        755 ^ passed on
        568 ^ phone
        565 ^ phone call
        -795 ^ pick
        -791 ^ pick up
        -776 ^ picked
        -919 ^ piece
        -1092 ^ plan
        -404 ^ planted
        -348 ^ planted F
        423 ^ plate
        -1119 ^ please
        -594 ^ please get
        -442 ^ please order
        608 ^ popeyes
        426 ^ post
        -513 ^ potluck
        908 ^ power
        288 ^ preparing
        -208 ^ protein
        937 ^ protein F
        1163 ^ protein bar
        -180 ^ put
        574 ^ quiz
        569 ^ quiz team
        -432 ^ recipe
        -593 ^ refused
        -487 ^ remove
        -339 ^ roast F
        740 ^ roast dinner
        1754 ^ said
        -464 ^ said NO
        523 ^ saw
        -417 ^ school
        -770 ^ served
        -359 ^ she
        -308 ^ should
        -242 ^ should i
        981 ^ skipped
        1391 ^ skipped lunch
        587 ^ slept
        708 ^ slice of
        -618 ^ slugs
        -810 ^ small
        216 ^ small F
        -884 ^ so
        639 ^ someone
        -495 ^ sour F
        395 ^ spag
        395 ^ spag bol
        -447 ^ still
        548 ^ stir
        1190 ^ stir fry
        -500 ^ stuffed
        932 ^ sunday
        647 ^ sunday roast
        -755 ^ sweet
        -784 ^ sweet F
        536 ^ sweet and
        422 ^ table for
        -821 ^ take
        -1400 ^ that
        -481 ^ that the
        -587 ^ that was
        -372 ^ the
        905 ^ the F
        754 ^ the _
        487 ^ the new
        -511 ^ the usual
        -308 ^ thinking
        -386 ^ this
        898 ^ this _
        183 ^ this morning
        -705 ^ thought
        -704 ^ thought about
        -381 ^ tin
        -368 ^ tin of
        392 ^ toad
        388 ^ toad in
        -692 ^ today
        -394 ^ tomorrow
        -1123 ^ too
        -596 ^ took
        -779 ^ took F
        -411 ^ took my
        522 ^ took the
        576 ^ train delayed
        506 ^ trying
        -335 ^ turned
        -333 ^ turned down
        -316 ^ vanilla
        -435 ^ waiter
        1071 ^ waiting
        809 ^ walked
        745 ^ walked the
        444 ^ washed
        497 ^ watched
        -345 ^ we
        -402 ^ weigh
        -570 ^ weighed
        -492 ^ weight
        -418 ^ weight #
        -412 ^ were
        -1038 ^ what
        -381 ^ white
        -955 ^ white F
        -847 ^ who
        -462 ^ why
        -417 ^ wish
        -328 ^ wish i
        -678 _ #
        -225 _ # $
        427 _ # ,
        -938 _ # _
        -717 _ # a
        -323 _ # kg
        -615 _ # pm
        590 _ # with
        -1450 _ $
        609 _ ,
        223 _ , F
        -1047 _ , NO
        -390 _ , _
        122 _ .
        664 _ . #
        709 _ . F
        -681 _ F
        527 _ F #
        1313 _ F $
        834 _ F F
        -733 _ F and
        -485 _ F for
        1198 _ F in
        -647 _ F with
        415 _ NO
        -962 _ NO $
        -554 _ _
        -1724 _ _ #
        -675 _ _ $
        -252 _ _ ,
        702 _ _ .
        -709 _ _ _
        1162 _ _ a
        -512 _ _ in
        874 _ a
        -629 _ a F
        -646 _ after
        370 _ again
        -637 _ again $
        -439 _ all
        -628 _ always
        -650 _ and
        862 _ and F
        226 _ and a
        -478 _ appointment
        -416 _ as
        891 _ at
        -220 _ at #
        566 _ at _
        -705 _ before
        -519 _ before the
        -363 _ breakfast
        -423 _ by
        -570 _ cooked
        178 _ day
        -484 _ dinner
        642 _ done
        315 _ done $
        -1201 _ for #
        -657 _ for _
        1786 _ for lunch
        333 _ from
        -421 _ had
        521 _ i
        -251 _ in
        526 _ in #
        -516 _ in my
        -1545 _ is
        -828 _ it $
        -1078 _ last
        778 _ machine
        949 _ machine F
        663 _ made
        633 _ made F
        1148 _ me
        664 _ next
        -639 _ of
        391 _ of #
        -658 _ of F
        -1008 _ on
        -528 _ on the
        -486 _ order
        -484 _ order .
        -758 _ out the
        -375 _ oz
        -983 _ oz $
        -803 _ oz ,
        426 _ oz F
        411 _ oz of
        497 _ ran
        -727 _ report
        -584 _ shop
        559 _ station
        -200 _ the
        1236 _ the F
        -372 _ then
        -569 _ then F
        -939 _ to
        651 _ to F
        1103 _ up
        -479 _ up ,
        608 _ up with
        -762 _ was F
        -551 _ with F
        1140 _ with the
        613 a
        318 a #
        639 a # $
        364 a # F
        201 a # _
        393 a # fluid
        238 a # inch
        299 a # of
        866 a F
        -494 a F $
        -1744 a F ,
        -141 a F _
        838 a F and
        957 a F at
        1192 a F bar
        -671 a F for
        -360 a F in
        267 a F of
        -459 a F on
        -1426 a F with
        162 a _
        -567 a _ #
        337 a _ $
        -421 a _ F
        472 a bag
        -332 a bag of
        -906 a bar
        -897 a bar of
        -458 a bit
        -630 a bit of
        303 a bottle of
        471 a bowl
        257 a bowl of
        -645 a box
        350 a can
        189 a can of
        475 a cooked
        545 a cup
        834 a cup of
        -1132 a day
        -487 a diet
        -1483 a double
        -239 a glass
        -233 a glass of
        903 a golden
        906 a golden F
        -698 a good
        245 a handful
        934 a hot
        -606 a kilo
        702 a la
        295 a large
        -658 a light
        -554 a loaf
        681 a medium
        667 a morning
        666 a morning $
        -327 a new
        370 a package
        368 a package of
        -558 a pinch
        -558 a pinch of
        383 a pint
        -459 a pint of
        -696 a pound
        -515 a pound of
        362 a raw
        336 a raw F
        175 a refreshing
        318 a serving
        313 a serving of
        217 a single
        -214 a slice
        -218 a slice of
        -48 a small
        -340 a small F
        328 a tablespoon
        327 a tablespoon of
        489 a toastie
        -471 a whole
        -654 a whole F
        1332 about #
        1426 about # $
        1175 about # F
        -662 about F
        -238 about the
        843 abt
        -823 according
        -499 ache
        -240 across
        853 actually
        -978 add
        -572 add F
        391 added
        215 after
        -785 after #
        1166 after $
        611 after a
        -580 after lunch
        361 after school
        361 after school $
        878 after that
        364 after the
        482 after the gym
        763 afternoon
        362 afternoon $
        -1708 again $
        1508 again ,
        -422 again , F
        1219 ago
        1306 airport
        488 al
        418 al pastor
        551 alfredo
        -11 all
        514 all $
        1427 all F
        848 all day
        -560 all day $
        -564 all day ,
        -778 all down
        739 all i
        -735 all the
        -927 all the F
        423 all to
        423 all to myself
        -1817 allotment
        -774 almost
        -889 already ,
        843 also
        -1492 always
        445 always $
        -337 am
        -932 am $
        864 am ,
        790 am , F
        -388 am and
        537 am and F
        325 am eating
        141 am enjoying
        140 am enjoying a
        -461 american
        -460 american F
        -427 american F ,
        -1197 amount
        918 an
        180 an #
        439 an F
        227 an F $
        706 an _
        -462 an iced F
        -423 an inch
        666 and
        -3 and #
        201 and # F
        406 and # a
        121 and F
        1339 and F $
        377 and F ,
        726 and F F
        -304 and F at
        576 and F during
        -279 and F for
        748 and F in
        1052 and F sauce
        520 and NO $
        -648 and _
        1096 and _ F
        807 and a
        426 and a F
        -495 and a bag
        250 and a cup
        200 and an
        1409 and had
        418 and had F
        804 and had a
        678 and i
        -635 and it
        1005 and me
        1025 and me $
        556 and some
        549 and some F
        541 and sour
        540 and sour F
        -1562 and the
        -1170 and the F
        742 animal
        -489 anna
        -415 another
        -656 another F
        -527 any F
        468 anyway
        -776 appointment
        415 approximately
        418 approximately #
        1183 arvo
        -904 as
        -928 as F
        -451 as a
        561 as always
        444 as always $
        671 as yesterday
        381 as yesterday $
        -474 asleep
        -548 at
        -426 at #
        346 at # #
        -988 at # $
        443 at # .
        1090 at # am
        -1050 at F
        675 at _ .
        814 at a
        507 at all
        518 at all $
        444 at home
        564 at home $
        -432 at lunch
        717 at midnight
        1043 at my
        494 at my aunties
        364 at my desk
        192 at noon
        -330 at school
        -331 at school $
        845 at starbucks
        709 at the
        -446 at the F
        299 at the desk
        312 at the office
        386 at the pub
        541 at the weekend
        -358 ate # F
        541 ate F
        423 ate about
        422 ate about #
        -1812 ate all
        742 ate it
        400 ate my F
        627 ate nothing
        818 ate the
        430 ate the F
        745 ate the lot
        997 au
        452 au chocolat
        493 aunties
        493 aunties $
        -539 away
        -1049 away $
        659 ayam
        1024 ba
        506 babies
        465 baby
        -355 baby $
        509 baby food
        -953 back
        -1982 back $
        -721 bad
        -609 bad _
        -602 bad _ $
        -568 badly
        206 bag
        283 bag of
        292 bag of F
        -1457 bags
        -865 bags $
        -508 bags of
        -461 bags of F
        761 baked
        369 baked F
        -702 baked a
        660 baked ziti
        401 bakery $
        596 ball
        -2955 balls
        1581 banh
        1289 bar
        473 bar # g
        284 bar $
        569 bar for
        542 bar in
        538 bar in the
        -881 bar of
        296 barrel
        510 bars
        -492 bars $
        662 basket
        -1457 bathroom
        459 battered
        752 bbq
        -652 be
        716 beach
        420 beach $
        718 beat
        857 because
        -950 bed
        -890 bed #
        822 been
        317 before
        386 before the
        477 before the _
        512 being
        662 belgian
        660 belgian F
        473 benedict $
        -879 best
        -727 best F
        -579 better
        495 between
        555 beyond
        481 bfast
        1660 big
        1357 big #
        1355 big # $
        -1238 big F
        -1047 big F ,
        -586 bill
        -471 binned
        1335 bird
        717 birds
        650 birthday
        -550 birthday F
        -971 birthday F for
        787 birthday treat
        788 birthday treat ,
        -698 bit
        350 bit of F
        766 bites
        577 bites of
        2207 black
        1104 black ,
        684 black F
        -399 blend
        289 blood
        -660 bloods
        1096 blorf
        -2544 blossom
        1423 blue
        -401 blue F
        686 bo
        860 boiled
        666 boiled F
        289 boiled F and
        571 bol
        352 bone F
        489 boneless
        -725 book
        -474 book club
        -519 booked
        -684 boss
        572 boss $
        752 both
        -557 bottle
        -590 bottle $
        -430 bottle ,
        572 bottle of
        547 bottle of F
        -997 bought
        -941 bought #
        966 bourguignon $
        556 bowl
        456 bowl $
        -1101 bowl F
        -1063 bowl at
        -525 bowl from
        1464 bowl of
        635 bowl of F
        952 bowls
        759 boy
        759 boy $
        447 break
        717 break $
        766 breakfast
        -540 breakfast $
        227 breakfast ,
        -690 breakfast , #
        1201 breast
        277 breast $
        780 breast ,
        775 breast , #
        851 brekkie
        712 brine
        -593 bring
        745 broke
        344 broke down
        498 broken
        1559 brought
        983 brought F
        174 brown F
        415 brown F ,
        -449 brown the
        -449 brown the F
        534 brunch
        620 brunch ,
        712 bubble
        663 buddy
        -541 budget
        597 buffalo
        580 buffalo F
        -1474 bump
        788 burnt
        -645 burnt the
        555 bus $
        -422 busy
        1034 but
        432 but i
        403 but the F
        -973 but the _
        -968 butcher
        743 buttered
        633 butty
        646 butty $
        -466 buy
        -452 buy F
        -682 by
        -1017 by #
        671 by _ $
        727 by the
        1000 by the _
        599 by the pool
        -595 c
        -688 c $
        1048 caesar
        791 caesar F
        409 caesar F $
        2076 call
        486 call $
        1023 call ,
        -275 call the
        -431 called
        318 calls
        325 calorie
        -861 calories
        -410 calories $
        -626 cals
        -538 cals in
        -536 cals in a
        810 came
        -1092 camp
        -618 can
        898 can $
        -355 can ,
        -318 can i
        980 can of
        282 can of F
        -447 can we
        -209 can you
        -1072 cancelled
        -1297 cancelled ,
        86 canned
        -554 cant
        550 canteen
        -695 capsule
        -694 capsule $
        -1398 car
        668 car park
        667 car park $
        -269 carb
        -1765 carbohydrates
        -430 carbs
        -821 card
        -397 card $
        975 casserole
        337 casserole $
        -686 cat
        -578 cat F
        -436 catering
        1158 caved
        803 cha
        1714 change
        549 char
        -1261 chase
        -1331 check
        814 cheer
        818 cheer me
        823 cheer me up
        -515 cheesy
        398 chef
        1550 chicago
        1381 chick
        656 chilis
        1030 chinese
        658 chippy F
        453 chocolat
        167 choice
        307 chop
        226 chops
        1118 chow
        311 chow mein
        -522 christmas $
        -1157 chuck
        437 church
        356 classic
        342 club F
        -681 coach
        957 cold
        735 cold $
        556 cold F
        -980 come
        1231 comfort
        -784 coming
        450 comp
        738 complete
        1036 con
        -485 concert
        358 consumed
        331 consumed $
        165 consuming
        437 containing
        -907 contains
        -1235 contains F
        -1239 contains F $
        340 cook
        665 cook ,
        631 cooked
        -1113 cooked $
        1033 cooked ,
        330 cooked F F
        -352 cooker
        485 cooking
        350 cooking $
        -640 cool
        -638 corner
        1313 corner shop
        -742 costco
        949 cottage
        944 cottage F
        303 could
        -382 could i
        502 couldnt sleep
        500 couldnt sleep ,
        1051 count
        480 couple
        -569 course
        443 covered
        711 cow
        422 cows
        -794 cracked
        -475 craving
        -476 craving F $
        -1283 crown
        526 crumble
        763 crunch
        325 crust
        490 crusts
        244 cup
        1121 cup $
        -818 cup ,
        -1201 cup F
        619 cup F $
        789 cup of
        -506 cup of F
        236 cups
        -609 cups F
        1085 curly
        -822 current
        516 currently
        -193 cut
        -512 d #
        1452 da
        467 dad
        -409 dairy $
        335 dark
        334 dark F
        281 date
        565 daughter
        -438 dave
        666 daves
        -1039 day #
        -1958 day $
        576 day , F
        -1233 day .
        1217 day _
        -648 day at
        928 day so
        317 day with
        -651 days $
        1945 de
        -815 dead $
        -1400 decided
        514 deep
        516 deep dish
        -708 defrost
        -699 defrost F
        -699 defrost F $
        -867 degrees
        864 delayed
        557 delayed #
        666 delight
        990 deliveroo
        -603 delivery
        1154 dennys
        311 dentist
        1260 desk
        510 desk $
        1324 dessert
        1014 dessert $
        321 dessert ,
        -1860 diabetic
        790 did
        525 did i
        578 did i have
        841 didnt
        -740 didnt _
        -540 didnt drink
        971 didnt eat
        -450 didnt fancy
        757 didnt have any
        -734 didnt touch
        1310 diet F
        1114 diet F $
        983 dim
        898 dinner
        494 dinner ,
        -1041 dinner , F
        393 dinner , i
        1151 dinner is
        450 dinner tonight
        393 dinner was
        -413 dish
        -867 do $
        -454 dog
        536 dog ,
        -614 dog ate
        -423 dog ate a
        -754 dogs
        -425 doing
        -623 done
        -788 done $
        764 done ,
        688 dont
        809 dont _
        343 door
        73 double
        517 double F
        796 dough
        225 down
        -152 down $
        -494 down a
        840 down for
        541 down the
        478 down with
        448 down with a
        -724 doz
        -352 dozen
        -653 drain
        199 drained
        -596 drank #
        637 dressed
        194 dried
        -262 drink
        585 drink $
        720 drink ,
        -984 drink more
        -983 drink more F
        -127 drinks
        -577 drive
        533 driver
        470 driving
        -435 drop
        -595 dropped my
        -629 drops
        523 drunk
        1371 dry
        1238 dry $
        1264 dry F
        -575 due
        1161 during
        1132 during the
        487 during the call
        483 during the meeting
        1439 e
        -779 each
        549 earl
        550 earl grey
        466 earlier
        1548 eat
        664 eat #
        -546 eat $
        -878 eat F
        -1027 eat F $
        1856 eat dinner
        482 eat more
        376 eaten
        665 eaten anything
        -1071 eating
        -823 eating a
        -1395 eats
        -820 eats F
        489 edible
        1039 eid
        1258 em
        635 ended
        2186 energy
        895 energy drink
        -551 england
        1158 english
        98 enjoyed
        504 enjoying
        407 enjoying a
        558 entire
        -685 equal
        570 evening
        448 evening $
        -689 every
        -100 everyone
        -482 everyone had
        -481 everyone had F
        679 everyone on
        -943 everything $
        363 everything F
        -565 except
        196 extra
        694 eye
        743 eye F
        -641 eyes
        -939 face
        941 fairy
        313 family
        579 famous
        -1372 far
        -664 fasted
        1628 fasting
        272 fat
        -276 fat $
        260 featuring
        475 fed
        -374 fed the
        -217 feeling
        -795 fell
        2693 felt
        1015 ferry
        1114 festival $
        365 few
        -752 fiber
        -441 fields
        440 filet
        621 filled
        712 fillet
        836 fillets
        366 film
        625 filter
        -521 final $
        1815 finally
        742 finally _
        687 finger
        319 finger $
        317 fingers
        453 fingers $
        -402 fingers ,
        691 finish
        561 finish $
        -875 finished
        941 fire
        -1721 first
        -600 first F
        -106 five
        -175 fl
        1478 flake
        340 flakes
        776 flat
        428 flat F
        160 flavored
        232 flight
        318 floor
        615 flu
        618 fluid
        600 fluid ounce
        211 fluid ounce of
        -1036 fly
        -711 foggy
        -497 fold
        -496 fold in
        -496 fold in the
        -1921 food
        -529 food $
        -710 food .
        -457 food _
        -808 foods
        159 for
        -974 for #
        961 for # $
        -1016 for # ,
        -599 for F
        -1810 for F $
        -455 for F ,
        -254 for _
        -670 for _ $
        -798 for a
        -359 for a F
        218 for a _
        1540 for breakfast
        -984 for breakfast $
        478 for cooking
        992 for dinner
        427 for dinner ,
        -735 for halloween
        937 for her
        1371 for lunch
        974 for lunch $
        839 for lunch ,
        429 for me
        847 for me $
        637 for my
        365 for my meal
        1360 for once
        462 for school
        406 for school $
        -1546 for the
        931 for the F
        -893 for the _
        724 for the road
        1009 for this
        417 for work
        414 for work $
        -821 forgot my
        -672 forgot my F
        939 forgot to
        718 form
        -476 free
        451 free F
        -1536 freezer
        258 freezer $
        652 french
        451 french F
        288 fresh
        -678 fri
        341 friday
        -592 friday $
        -564 friday ,
        743 friday , F
        831 friday night
        822 friday night $
        1103 fridge
        677 fried
        1005 fried F
        266 fried F $
        -877 fried _
        -594 fried green
        -592 fried green F
        316 friends
        311 friends $
        1096 from
        -248 from F
        631 from _
        1338 from _ $
        -531 from _ ,
        -335 from a
        -536 from midnight
        915 from the
        654 from the _
        429 from the bakery
        -525 from the corner
        588 from the freezer
        591 from the place
        800 front
        799 front of
        795 front of the
        -201 frozen
        -410 frozen F
        520 fruity
        758 fry
        -591 fry $
        1470 fry up
        -664 full $
        2022 full english
        -712 full of
        -499 full of F
        517 fun size
        -582 fuzz
        784 g
        461 g #
        205 g $
        701 g .
        620 g . #
        -259 g F
        876 g F #
        442 g F $
        -2063 g F ,
        689 g bag
        679 g bag $
        -1318 g carbohydrates
        504 g dry
        -424 g fat
        -427 g fat $
        604 g of
        112 g of F
        -582 g protein
        -886 g protein $
        1015 gai
        -723 game
        264 game on
        -825 garage
        527 garden
        718 garden $
        -544 gas
        765 gave in
        604 gave me
        474 gave the
        -788 gave them
        568 general
        577 general tso
        -677 get
        -758 get F
        -360 get a
        521 get a F
        -414 get me
        -493 getting
        1103 giant
        95 ginger
        713 ginger F
        451 ginger F $
        -426 give
        655 glass
        276 glass $
        323 glass of
        871 glasses
        414 glasses of
        836 glazed
        1082 glorps
        1088 go
        1039 go $
        -839 goal
        -740 goal $
        -568 goals
        -669 goes
        -649 going to have
        921 golden F $
        -724 gone
        -657 gone off
        -632 gone off $
        -72 good
        392 good $
        1160 goreng
        369 got
        -433 got a
        822 got me
        338 got the
        462 gown
        466 gown $
        -1368 grab
        550 grabbed
        370 grabbed a
        -890 gram
        -628 grams
        -877 grams $
        235 grams of
        1000 grand
        1335 grande
        335 grande F
        -645 grandma
        737 gratin
        -974 great
        -715 great $
        1016 greek
        996 greek F
        -463 green
        850 green F $
        -576 green F and
        549 grey
        961 grilled
        877 grilled F
        250 ground F
        -1128 guinea
        -658 guy
        1053 gym
        517 gym $
        622 gym then
        -1058 had
        1236 had #
        1213 had # $
        963 had # F
        -407 had F
        725 had F $
        -312 had F ,
        -1571 had F F
        412 had F fingers
        775 had _
        -78 had a
        137 had a F
        -660 had gone
        -696 had nothing
        268 had the
        723 had the F
        -236 hair
        1712 half
        -406 halloween
        685 halves
        435 hand
        1579 handed
        804 handful
        436 handful of
        416 handful of F
        -646 hanging
        369 happy
        -1349 hard
        -1519 hard F
        -2106 hard F F
        -218 has
        597 has been
        1389 have
        -850 have #
        -901 have # F
        -342 have F
        -784 have a
        704 have an
        752 have any
        1071 have been
        -430 have for
        -920 have i
        831 have the F
        671 havent eaten anything
        -451 having
        -890 having F
        -375 having F $
        380 having a
        -707 he
        -653 head
        -627 head $
        -843 heartburn
        -577 heartburn again
        -1372 held
        -695 hello
        883 hen
        -1851 hens
        -135 her
        -758 her F
        -497 her F $
        -812 here
        -785 here $
        -460 hey
        -671 hi
        -346 high
        661 him
        782 him $
        -768 his
        -913 his F
        -1144 hit
        635 hole
        541 hole $
        493 holiday $
        -352 home
        454 home ,
        578 homemade
        517 homemade F
        564 hortons
        -349 hospital
        881 hot
        -978 hot F
        348 hot F $
        -686 hot F F
        -476 hour
        -1276 hours
        -902 hours of
        -1323 house
        -1551 house $
        -457 how
        -524 how many
        -327 how many calories
        -494 how much
        -1844 hr
        -998 hrs
        945 huevos
        417 hundred
        -1020 hungry
        -1163 hungry $
        -405 husband
        -152 i
        1325 i _
        436 i am
        332 i am eating
        137 i am enjoying
        -595 i can
        676 i did
        734 i didnt
        -1287 i didnt have
        -536 i get
        -461 i get a
        245 i got
        455 i had
        -754 i had #
        1934 i had F
        671 i had a
        -205 i have
        656 i have F
        -575 i have a
        -1058 i just
        -878 i left
        -469 i left it
        -615 i meant
        -616 i meant #
        335 i possess
        279 i possess a
        -909 i was
        675 i went
        521 i will
        389 i will be
        1659 iced
        388 iced F $
        -506 iced F with
        1345 id
        -1430 idea
        -456 idea .
        -452 idea . F
        -568 if
        -1108 im
        197 im enjoying
        149 im enjoying a
        -625 im getting
        615 im having
        -499 in
        954 in #
        -1044 in # $
        1242 in # ml
        607 in $
        528 in ,
        601 in , F
        287 in F
        -206 in F $
        -924 in F ,
        1271 in F and
        -340 in _
        -107 in _ $
        470 in _ ,
        -1102 in a
        298 in a F
        615 in bed
        500 in bed $
        746 in brine
        806 in front
        809 in front of
        -447 in it
        -285 in my
        896 in my F
        90 in the
        -1146 in the F
        404 in the _
        853 in the car
        636 in the fridge
        560 in the hole
        715 in the hotel
        968 in the kitchen
        1533 in the library
        394 in the meeting
        -352 in the oven
        216 inch
        324 inch of
        -193 inches
        -829 inches $
        559 includes
        637 indian
        -2382 ingredients
        273 instant F
        219 instead
        581 interview
        -581 into
        -773 into a
        -634 into the
        905 irish
        -1346 is
        -731 is #
        116 is F
        -893 is F $
        -735 is _
        -602 is bad
        562 is being
        619 is my
        245 is my snack
        -532 is the
        631 is what
        627 is what im
        661 ish
        -850 it
        806 it #
        -407 it $
        565 it _
        556 it _ $
        -542 it back
        -662 it had
        938 it was
        643 it was F
        -344 it was a
        -194 italian
        -952 its
        -548 ive
        695 jab
        -826 jack
        413 jacket
        943 jacket F
        254 jacket F $
        472 jaffa
        471 jaffa F
        494 jan
        -1490 jar
        439 jar $
        -639 jar of
        -945 jars
        126 jen
        1107 jim
        -526 joan
        513 job
        632 joe
        -359 johnson
        822 judge
        -895 june
        -899 june $
        409 just
        876 just now
        875 just now $
        290 just the
        -708 k
        -343 k in
        -345 k in #
        759 katsu F
        508 kcal
        -434 kcal $
        658 kcal F
        -483 keep
        -541 keeps
        -921 kent
        -452 kept
        -1048 keto
        -974 kg
        -335 kg of
        1200 khao
        -643 kid
        -553 kids
        -1120 kids ,
        -622 kids F
        1005 kids and
        1015 kids and me
        -483 kids had
        -714 kilo
        -674 kind
        -741 kind $
        237 king
        1028 kipling
        1203 kitchen
        959 kitchen $
        -1081 knock
        760 knocked
        259 l
        1017 la
        1671 lake
        -852 landlord
        -850 landlord $
        453 laptop
        740 laptop $
        593 large
        -324 large F
        299 large F $
        -592 large F with
        -172 last
        -593 last night
        -384 last night $
        -208 late
        -1040 late $
        932 late ,
        354 later
        524 later than
        522 later than usual
        -1026 laundry
        791 law
        -1801 lb
        -1164 lb #
        -743 lb F
        -746 lb F $
        -302 lbs
        926 lean
        262 lean F
        -770 leave
        654 lecture
        -372 leeds
        -478 left it
        -482 left it $
        778 left the
        707 left the F
        1509 leftover
        624 leftover F
        358 leftover pad
        362 leftover pad thai
        1232 leftovers
        650 leftovers .
        656 leg
        544 leg #
        -652 lent
        673 let
        -599 library $
        319 light
        680 light $
        1685 like
        253 like #
        605 like # $
        -574 like F
        -241 like F $
        -535 liked
        -534 liked F
        -534 liked F $
        -630 likes
        -628 likes F
        316 line
        614 link
        338 links
        338 links $
        -703 linux
        -1189 liquid
        -1343 liquid $
        -1209 list
        -544 listening
        -449 litre
        -301 little
        -857 little #
        1099 lo
        486 loaded
        477 loaded F
        -516 loaf
        -1003 loaves
        335 log
        -587 log yesterday
        -268 lol
        -358 long
        -1211 look
        -1211 look at
        1494 lost
        -598 lost #
        -290 lot
        -442 love
        -690 love F
        -690 love F $
        -997 lunch
        191 lunch $
        782 lunch ,
        -1035 lunch , F
        133 lunch , i
        642 lunch .
        899 lunch . #
        694 lunch at
        -811 lunch box
        -1198 lunch for
        -880 lunch for the
        634 lunch was
        -1486 luncheon
        -1488 luncheon F
        -740 lunches
        -420 m
        169 machine
        948 machine F
        943 machine F $
        -809 mad
        -666 made ,
        1107 made F
        517 made F ,
        530 made F for
        456 made with
        221 made with F
        -358 make
        370 makes
        -249 making
        -293 making F
        637 managed
        1164 many
        787 many F
        -326 many calories
        593 maple
        378 marathon
        -667 marathon $
        -590 marinate
        1214 market
        346 masala
        673 mashed
        666 mashed F
        1073 match
        258 match $
        896 max
        1034 may #
        -430 maybe
        721 maybe #
        332 mcdonalds
        490 mcmuffin
        421 me
        873 me #
        -2223 me $
        863 me ,
        1125 me , #
        365 me F
        -1285 me a
        462 me the
        529 me to
        256 me up
        579 me up $
        169 meal
        251 meal $
        533 meal F
        -751 meal prep
        -403 meal with
        -474 meal with F
        1356 meals
        -497 meant
        -667 meant #
        -615 meant # g
        570 measuring
        265 medium
        364 medium F
        829 medium iced
        591 medium sweet
        2053 meeting
        513 meeting $
        1027 meeting ,
        492 mein
        407 melt
        762 melt $
        -1417 merge
        812 mess
        601 mess $
        -390 mg
        -429 microwave
        461 microwave F
        592 mid
        -283 midnight
        -492 midnight $
        -1011 mile
        -649 miles
        -1058 min
        -543 mind
        -543 mind $
        -462 mine
        -543 mins
        -840 mins $
        -1078 minutes
        -395 minutes $
        158 mix
        -757 mix #
        535 mix $
        859 ml
        1470 ml $
        -991 ml F
        -1414 ml F $
        215 ml F F
        -429 mom
        -1324 mon
        492 monday
        -795 monday $
        -694 month
        -361 month $
        -839 more
        -313 more F $
        506 morning
        465 morning ,
        477 mother
        611 mother in
        614 mother in _
        639 mountain
        -1690 mouse
        -422 mouth
        418 mr
        -572 mr F
        1030 mr kipling
        -1735 mrs
        -830 much
        619 mum
        618 munched
        878 my #
        -634 my F
        768 my F $
        466 my F gown
        382 my F on
        999 my _
        550 my _ $
        509 my _ F
        493 my aunties
        494 my aunties $
        326 my baby
        -1148 my bar
        594 my break
        589 my break $
        300 my day
        298 my day with
        346 my desk
        336 my desk $
        506 my meal
        303 my meal $
        727 my own
        722 my own $
        358 my sister
        284 my snack
        247 my snack $
        -905 my son
        231 myself
        98 myself to
        -674 mystery
        604 n
        -356 n F
        -193 n F $
        -892 n F F
        -1293 nans
        -481 nappies
        -481 nappies and
        845 nasi
        591 natural
        -918 near
        -1105 need
        -722 need F
        509 needed that
        510 needed that $
        -461 needs
        533 negative
        -687 neighbors
        504 netflix
        -740 never
        -498 never got
        -963 new
        350 new F
        238 new zealand
        -1003 next
        503 next door
        -1141 next to
        -843 next to me
        361 nfs
        -620 nice
        308 nice $
        1096 night
        255 night ,
        -732 night _
        -736 night _ ,
        274 nonfat
        1021 noon
        642 noon $
        -1356 not
        -677 not a
        893 note
        935 note .
        481 nothing
        -442 nothing $
        -1157 nothing _
        783 nothing for
        1380 nothing since
        -1530 now
        -1388 now $
        486 nurses
        -600 nutrition
        450 o F
        -1190 o2
        -905 ocean
        -618 oct
        1391 of
        -1170 of #
        405 of # $
        -833 of # ,
        454 of # F
        -1062 of $
        -686 of F
        -1029 of F #
        -327 of F $
        -602 of F ,
        177 of F F
        -1301 of F again
        -632 of F and
        -781 of F in
        398 of F is
        331 of F of
        363 of F on
        962 of F so
        -378 of F that
        750 of _
        1039 of _ $
        -2165 of _ F
        -1124 of a
        -1086 of a F
        -1217 of a _
        469 of a large
        667 of a morning
        -213 of canned
        -240 of canned F
        102 of cooked
        437 of dry
        290 of fat
        218 of fat $
        263 of fried
        -890 of frozen
        -983 of frozen F
        625 of it
        -677 of pickled
        -677 of pickled F
        577 of raw
        -207 of the
        1014 of the box
        746 of the laptop
        719 of them
        787 of thin
        420 off #
        -1713 off $
        -506 off ,
        874 off _ $
        972 off a
        541 off and
        805 off the
        1419 off the _
        469 off the bbq
        -1410 offered
        756 office
        372 office $
        -736 office ,
        937 often
        499 oh
        -770 ok
        -787 ok $
        -455 okay
        -1111 old
        -680 omega
        -189 on
        -1028 on # F
        -53 on $
        363 on , F
        1096 on F
        -897 on F $
        -497 on F ,
        1187 on F and
        1180 on _
        745 on _ $
        134 on a
        -505 on a diet
        1537 on dessert
        -504 on friday $
        661 on friday night
        494 on holiday $
        -566 on me
        761 on monday
        256 on monday $
        -635 on my
        593 on my break
        724 on my own
        474 on sunday
        552 on sunday morning
        -572 on the F
        -2058 on the _
        551 on the bus
        706 on the cob
        352 on the plane
        364 on the run
        237 on the sofa
        575 on the train
        243 on the way
        717 on tv
        203 on white
        546 once
        627 one
        330 ones
        306 only
        358 only $
        -695 only F
        -551 only _
        -848 open $
        -362 opened
        -1020 or
        -284 or F
        -287 or F $
        -1525 order
        -642 order .
        761 order the
        767 order the F
        -100 ordered
        894 original
        1021 other
        998 other #
        886 ounce
        317 ounce of
        448 ounces
        422 ounces of
        225 ounces of raw
        126 our
        -457 out
        -1310 out #
        -1350 out $
        580 out ,
        -673 out for
        -106 out of
        -2028 out of F
        1235 out of _
        766 out of the
        904 out so
        641 out the
        730 out with
        -291 oven
        -330 oven $
        576 oven is
        578 oven is _
        650 over
        519 over F
        1361 over my
        -665 over the
        763 over the sink
        -511 overnight
        -602 overnight $
        541 overnight F
        395 own
        475 own $
        496 oz
        473 oz $
        -614 oz ,
        -793 oz , #
        -555 oz F
        -562 oz F $
        452 oz of
        -172 pack
        -897 pack #
        293 pack of
        458 package of
        -1121 packed
        627 packed lunches
        778 packet
        405 packet $
        299 packet of
        161 packet of F
        1412 pad
        1031 pad thai
        584 paid
        478 pain
        470 pain au
        446 pain au chocolat
        -2254 pale
        592 pan
        480 panera
        621 pao
        -1409 paper
        -329 park
        909 park $
        763 parmigiana $
        -591 parts
        423 party
        -158 party $
        1010 party F
        542 party rings
        -855 passed
        766 passed on
        1543 passed on dessert
        -442 past
        -743 paste
        -1257 pastor
        1422 patty
        455 pc
        668 pcs
        -812 peeled
        -555 people
        -537 people $
        -516 percent
        -697 peter
        440 phone
        565 phone call
        568 phone call ,
        -638 physio
        -1007 pi
        -982 pick
        -1042 pick up
        -619 pick up F
        571 picked at
        -348 pickled F
        -329 picnic
        -350 piece
        -378 piece of F
        815 pieces
        531 pieces $
        -540 pinch
        -559 pinch of
        -553 pinch of F
        574 pinched
        1060 pink
        1496 pint
        224 pint of
        460 pints of
        -787 place $
        377 plain
        288 plain F
        -2284 plan
        -971 plan for
        355 plane
        351 plane $
        -1015 planted
        -359 planted F
        1109 plate
        787 plate $
        714 plate ,
        -682 plates
        -2733 please
        -1353 please $
        -591 please get
        -450 please order
        572 plumber
        667 plus
        -635 pm
        -1685 pm $
        398 pm .
        455 pm F
        461 pocket
        762 pod
        -378 points
        879 popeyes
        333 portion
        327 portions
        336 possess
        284 possess a
        565 post
        782 pot
        369 pot $
        376 pot F
        -517 potluck
        444 pouch
        315 pouch of
        -619 pound
        -464 pound of
        -691 pound of F
        -970 poured
        1167 powder $
        -524 powdered
        -520 powdered F
        1380 power
        -966 prep
        443 prepared
        303 preparing
        360 pret
        -2297 prize
        1621 protein
        -1700 protein $
        1002 protein F
        571 protein F in
        1588 protein bar
        -522 proud
        800 pub
        390 pub $
        528 pub quiz
        -966 pulled
        503 puppy
        -1299 puree
        -1349 pushups
        -2075 put
        -489 put F
        1340 quality
        1178 quarter
        589 quest
        589 quest bar
        -778 queue
        -189 quick
        -1178 quid
        1064 quiz
        569 quiz team
        -1402 race
        -423 rack
        -1417 radio
        388 radio on
        387 radio on $
        1021 raid
        -739 raised #
        1154 ran
        497 ran late
        770 ran over
        -778 rather
        138 raw
        -632 raw F
        342 raw F $
        -453 re
        -571 reading
        -504 ready
        1045 ready meal
        403 ready salted
        401 ready salted $
        664 ready to
        416 really
        -48 recipe
        148 red
        1436 red $
        610 red F
        183 refreshing
        -659 refused
        390 regular
        -329 remove
        -803 repeat
        -754 report
        1292 rest
        570 restaurant
        591 restaurant $
        -602 review
        407 rewarded
        623 riband
        414 rich
        410 rich F
        300 right
        -562 ring
        637 rings
        562 rings $
        1892 road
        495 road $
        1300 roast
        628 roast $
        -520 roast F
        466 roast F ,
        523 roast F at
        -675 roast F with
        1789 roast dinner
        1060 roast dinner $
        582 roasted
        168 roasted F
        445 room
        617 roommate
        307 root
        312 root F
        1004 rotis
        250 rotisserie
        1140 rou
        -733 round
        -743 row
        -1148 rule
        -1456 run
        780 run $
        -689 runner
        -572 runner F
        -1114 runners
        -798 running
        658 sad
        520 said
        -660 said NO
        -434 sale
        959 salted
        482 salted $
        348 sam
        -649 same
        -1205 sample
        -2155 santa
        -550 sarah
        610 sarnie
        -1976 sat
        -507 saturday
        902 sauce
        641 sauce $
        677 say
        872 say #
        -508 say $
        -165 says
        153 school
        -492 scoop F
        548 scoops
        306 scrambled
        307 scrambled F
        -599 script
        -265 sea
        -1124 season
        -1124 season $
        993 second
        -1377 seed
        -1483 seed F
        -860 seeds
        346 seeds $
        -1263 seeds ,
        1327 sent
        1283 sent F
        -1193 sermon
        756 serve
        1151 serve $
        -531 served
        -509 served $
        796 service
        -111 serving
        335 serving of
        491 servo
        -486 session
        -1047 set
        -935 sets
        716 seven
        -963 shall
        -709 shaped
        -694 shaped F
        674 share
        -1196 sheet
        -369 shell
        454 shelled
        428 shepherds F
        -396 shift
        655 shop
        -709 shop $
        -418 should
        -256 should i
        -791 shower
        -1094 shower $
        -455 shredded
        -362 shut
        -923 sick $
        1277 side
        -1396 sign
        -764 sign up
        787 since
        631 since yesterday
        831 single
        -336 sister
        -464 six
        -307 size
        -408 size #
        -399 size # $
        419 size $
        -938 size of
        542 skin
        171 skin $
        961 skipped
        1391 skipped lunch
        1292 slab
        -393 sleep
        -891 sleep $
        509 sleep ,
        448 slept
        1439 slice
        194 slice $
        -1046 slice ,
        867 slice F
        609 slice of
        223 slice of F
        353 slices
        -724 slices $
        296 slices F
        -486 slices and
        440 slices of
        403 slices of F
        717 sloppy
        -571 slow
        -1108 slugs
        1462 small
        465 small #
        466 small # $
        266 small F
        301 smashed
        -705 smells
        -647 smelt
        623 smoked
        623 smoked F
        603 smoked F F
        666 snack
        331 snack $
        302 snack ,
        100 snack , i
        -703 snacks
        -1387 snacks $
        2257 so
        602 so #
        897 so # F
        2203 so F
        537 so F F
        439 so F and
        551 so NO
        1144 so NO ,
        457 so _
        391 so a
        -1072 so far
        912 so good
        833 so i
        -881 so i left
        -1041 so nothing
        -429 sodium
        -1024 sodium $
        465 sofa $
        352 soft
        1258 soft serve
        703 soggy
        384 soldiers $
        523 solids
        549 some
        530 some F
        -745 some kind
        484 someone
        800 something
        799 something sweet
        -734 son
        1031 sorry
        112 sour
        -495 sour F from
        -1456 sowed
        -1474 soy
        570 spag
        572 spag bol
        420 spears
        563 spice
        1370 spicy
        321 spicy F
        -1107 split
        1747 spoons
        -477 spray
        -509 spread
        287 spring F
        1505 square
        -490 squats
        440 staff
        1380 standing
        1246 starbucks
        399 starbucks $
        -356 start
        -351 started
        -819 starter
        -1085 starts
        -931 starts _
        -1020 statins
        -1020 statins $
        821 station
        504 station ,
        889 stayed
        -820 steakhouse
        391 steamed
        -1255 steps
        -717 steps $
        -1099 stick
        -1429 stick $
        697 sticks
        366 sticks $
        -238 still
        758 stir
        1534 stir fry
        468 stir fry $
        1100 stole
        -670 stomach
        -499 stomach ache
        1133 stop at
        1781 stopped
        2161 stopped at
        426 straight
        447 straight from
        444 straight from the
        357 strained
        166 strained F
        355 street $
        450 string
        -598 strip
        672 stuck
        -237 stuffed
        -455 style
        -1631 substitute
        669 subway
        -386 sunday
        -1014 sunday #
        -721 sunday $
        -870 sunday F
        549 sunday morning
        551 sunday morning $
        647 sunday roast
        874 sunflower
        858 sunflower seeds
        -447 sunny
        -1487 supper
        1423 swapped
        901 sweet
        826 sweet ,
        652 sweet F $
        546 sweet and
        537 sweet and sour
        747 swimming
        626 swimming $
        -1718 table
        -1394 table #
        302 table for
        300 table for #
        528 tablespoon
        525 tablespoon of
        -842 take
        438 taken
        -1011 taking
        1061 tam
        -1062 target
        1564 taste
        -527 tbsp
        665 tbsp F
        506 tbsp F $
        666 team
        -410 team ,
        383 teaspoon
        379 teaspoon of
        -543 ted
        637 telly
        232 ten
        744 teriyaki
        705 tesco
        -253 test
        992 thai
        -1201 than
        525 than usual
        525 than usual $
        -645 thanks
        -580 that
        1164 that #
        -1295 that $
        461 that has
        349 that has been
        514 that is
        -509 that the
        -153 that was
        -596 the
        418 the #
        698 the # F
        -247 the F
        -368 the F #
        -1200 the F $
        999 the F ,
        712 the F F
        -437 the F _
        -376 the F and
        1792 the F but
        258 the F for
        -206 the F in
        -794 the F on
        635 the F so
        914 the F to
        270 the F was
        598 the F were
        243 the _
        1255 the _ ,
        1253 the _ F
        -662 the _ as
        -557 the _ for
        537 the _ of
        -776 the baby
        445 the bbq $
        424 the beach $
        -570 the bill
        -746 the boss
        594 the boss $
        -522 the bowl
        965 the box
        959 the box $
        -646 the boys
        -588 the build
        -637 the bus
        554 the bus $
        485 the call
        486 the call $
        667 the car
        832 the car $
        711 the cob
        -393 the corner
        743 the day
        245 the desk
        257 the desk $
        687 the diet
        -1494 the dog
        -2250 the dog $
        538 the dog ,
        -587 the fat
        733 the flight
        249 the freezer
        256 the freezer $
        -425 the fridge
        263 the game on
        396 the gym
        517 the gym $
        554 the hole
        546 the hole $
        707 the hotel
        438 the jar
        440 the jar $
        316 the kids
        510 the kids F
        1017 the kids and
        927 the kitchen
        967 the kitchen $
        746 the laptop
        743 the laptop $
        750 the last
        -814 the leftover
        -814 the leftover F
        -600 the library
        -610 the library $
        682 the lot $
        262 the match
        260 the match $
        914 the meeting
        862 the meeting $
        -683 the neighbors
        -1663 the new
        -397 the office
        376 the office $
        -717 the office ,
        -323 the oven $
        577 the oven is
        -1006 the park
        576 the place
        354 the plane
        348 the plane $
        -939 the protein
        -621 the protein F
        220 the pub
        391 the pub $
        387 the radio on
        563 the road
        488 the road $
        365 the run
        361 the run $
        334 the skin
        472 the small
        459 the small #
        230 the sofa
        535 the sofa $
        590 the stars
        586 the stars $
        365 the sun
        322 the team
        247 the team $
        474 the train
        552 the train $
        -469 the usual
        219 the way
        545 the weekend $
        659 the whole thing
        470 them ,
        755 then
        618 then F
        789 then F $
        1254 then a
        1227 then a F
        590 then ate
        -1163 there
        -418 there $
        711 thermos
        129 they
        -514 they say
        -449 thick
        -599 thick $
        -993 thighs
        -691 thin
        -455 thin and
        -754 thinking
        -405 thinking F
        -549 this
        415 this F
        449 this _
        -461 this _ $
        361 this afternoon
        363 this afternoon $
        434 this evening
        434 this evening $
        -464 this month
        984 this morning
        -531 this morning $
        364 this morning ,
        -289 this week
        -1020 those
        -711 thought
        -712 thought about
        1421 three
        -716 throat
        1040 through
        395 thru
        -1669 thurs
        -1439 thurs $
        -1134 tickets
        -924 tickets #
        347 tikka
        -919 till
        562 tim
        564 tim hortons
        -1314 time
        375 time ,
        -199 tin
        -898 tin of
        -438 tin of F
        -843 tinned
        -844 tinned F
        -1889 tins
        -1310 tip
        -847 tipped
        -1267 tmrw
        -302 to
        -1117 to #
        -459 to # kcal
        -982 to F
        -543 to F #
        689 to F F
        -800 to _
        173 to a
        478 to a #
        383 to a F
        -898 to bed
        -908 to bed $
        812 to cheer
        818 to cheer me
        869 to cook
        667 to cook ,
        686 to eat
        -504 to eat $
        721 to fast
        364 to go $
        -313 to have
        979 to log
        -826 to me
        418 to myself
        424 to myself $
        386 to start
        -776 to the
        559 toad
        555 toad in
        559 toad in the
        811 toasted
        346 toastie $
        505 toastie ,
        -400 today $
        304 today ,
        2179 today , _
        386 toddler
        -202 tom
        -902 tomorrow
        -397 tomorrow .
        -400 tomorrow . F
        325 tonic
        -27 tonight
        121 tonight $
        -82 too
        496 too $
        1675 too many
        824 too many F
        -343 too much
        760 took
        126 took #
        -552 took F
        625 took me
        -511 took my
        -425 took my F
        -624 tooth
        218 top
        -236 topped
        -683 touch
        726 tour
        261 traffic
        1038 trail
        1035 trail mix
        527 trail mix $
        242 train
        614 train $
        580 train delayed
        -488 train to
        -1736 trap
        1170 treat
        368 treat $
        940 treat ,
        652 treat , F
        600 treated
        90 treated myself
        91 treated myself to
        -672 tree
        537 tried
        647 trimmed
        377 trimmed to
        191 trimmed to #
        584 trip
        1313 trip ,
        651 trip , F
        1701 trolley
        534 truck
        497 trying
        578 tso
        577 tso F
        248 tsp
        499 tub
        390 tube
        -1200 tues
        642 turkish
        392 turn
        571 turn to
        -666 turned
        -335 turned down
        -568 tv $
        -900 twice
        -325 twice $
        878 two
        813 ultra
        -948 under
        -440 under the
        585 under the stars
        757 uni
        -332 units
        -464 units of
        295 unsweetened
        -954 until
        -624 untouched
        482 up #
        751 up # $
        396 up $
        -512 up ,
        -528 up F
        -570 up F ,
        1060 up _
        1018 up _ $
        1263 up at
        773 up at #
        412 up for
        -559 up to
        611 up with
        636 us
        622 us F
        -1761 use
        -693 used
        -621 used to
        -677 using
        -372 using F
        539 usual $
        509 usual F
        505 usual F $
        -1099 v
        522 valley
        862 van
        532 vanilla
        -849 vegan
        -308 vegetarian
        784 vending
        -1040 vet
        -1046 vet $
        609 victoria
        785 victoria sponge
        514 vin
        514 vin $
        282 vitamin
        468 vitamin c
        -260 vitamin d
        -461 vs
        1877 w
        357 w #
        719 w F
        -188 w F $
        372 w F ,
        238 w F F
        -590 w _
        443 w a
        1720 w my
        519 wagamama
        741 wagon
        -571 waist
        -437 waiter
        287 waiting
        -1506 walk
        388 walked
        749 walked the
        744 walked the dog
        -412 walking
        1722 wanted
        973 wanted F
        999 warm
        619 warm F
        1472 was
        -461 was #
        149 was F
        -582 was F F
        307 was _
        913 was a F
        429 was the
        444 washed
        -1554 washing
        -1552 washing up
        -844 wasnt
        -507 wasnt hungry
        180 watched
        1582 watching
        397 watching _
        398 watching _ $
        1018 watching the
        416 watching the match
        -199 way
        -856 way $
        565 way back
        -338 we
        576 we all
        -511 we have
        -882 we lived
        -885 we lived on
        -354 wed
        -1180 wedding
        -689 wedding _
        -1253 wedge
        -347 weds
        -718 week
        -583 week $
        238 weekend
        476 weekend $
        -926 weekly
        -1296 weeks
        609 weigh in
        -572 weighed
        -405 weighed #
        -1100 weight
        -432 weight #
        377 well
        982 well ,
        1010 went
        -702 went cold
        908 went for
        789 went for the
        667 went in
        -536 went to the
        -454 were
        -382 were having
        -384 were having F
        -879 what
        624 what im
        386 what im having
        -137 when
        -629 when i
        288 which
        296 which is
        490 while
        390 while watching
        392 while watching _
        756 while we
        543 white
        -418 white F
        308 white F $
        -888 who
        743 whole
        -289 whole F
        -562 whole F $
        658 whole thing
        -461 why
        -1123 will
        -1350 will be
        -470 wish
        -377 wish i
        553 with
        465 with #
        -408 with # F
        403 with F
        -654 with F $
        458 with F ,
        133 with F F
        585 with F and
        349 with _
        -178 with a
        1030 with a F
        596 with a medium
        -553 with a pinch
        376 with an
        -359 with brown
        -403 with brown F
        293 with friends
        294 with friends $
        424 with maple
        -1022 with me
        -773 with that
        1058 with the
        320 with the F
        1433 with the _
        261 with the game
        383 with the radio
        616 won
        413 won the
        -481 wont
        -963 words
        -108 work
        -803 work $
        1098 workout
        -507 would
        1517 wouldnt
        940 wouldnt eat
        -1232 wrong
        -502 wrong $
        3120 x
        860 xeo
        -2110 xmas
        -1007 year
        -500 year $
        -1051 yellow
        -983 yellow F
        -571 yesterday $
        928 yesterday ,
        -779 yesterday breakfast
        -778 yesterday breakfast $
        -923 yet
        -1014 yet $
        591 yog
        -795 you
        -475 you get
        -1069 your
        -590 your F
        -1135 yr
        -807 yummy
        240 zealand
        -266 zero
        950 zoom
        2887 zorblax
        """
}
