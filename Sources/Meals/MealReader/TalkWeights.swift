// Written by `measure --fit-talk` from 16361 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 1623
    static let rows = """
        -576 # #
        -443 # # #
        -1310 # # $
        -640 # # F
        448 # # and
        -1393 # $
        233 # ,
        196 # , #
        178 # , F
        58 # .
        -485 # . #
        602 # . F
        113 # F
        -328 # F #
        -223 # F $
        -314 # F ,
        -461 # F after
        -799 # F and
        310 # F fingers
        -878 # F in
        -605 # F off
        -107 # F on
        597 # F with
        -1006 # NO
        -1250 # _
        -778 # _ #
        1242 # _ $
        371 # _ ,
        816 # _ F
        -538 # _ g
        -631 # _ is
        -1033 # _ of
        467 # _ oz
        -676 # a
        587 # a F
        -885 # a pound
        692 # after
        359 # am
        -627 # am $
        720 # am ,
        545 # am and
        -1673 # and
        -424 # and #
        -1159 # and _
        240 # and a
        -2044 # at
        -439 # at the
        -1136 # bags
        447 # bars
        675 # bowl
        380 # bowl $
        638 # bowls
        -1050 # c
        -1132 # c $
        -449 # calories $
        -1093 # cooked
        676 # cup
        828 # cup $
        -1500 # cup F
        407 # cup of
        -864 # degrees
        628 # fairy
        1115 # fat
        310 # finger
        1027 # flake
        595 # fluid
        582 # fluid ounce
        -1478 # for
        -954 # for #
        484 # from
        315 # g
        479 # g #
        423 # g ,
        739 # g .
        -185 # g F
        620 # g bag
        -1290 # g carbohydrates
        488 # g dry
        -429 # g fat
        551 # g of
        -506 # g protein
        -1508 # gels
        394 # glasses
        352 # glasses of
        792 # glorps
        427 # grams
        226 # grams of
        -866 # had
        -1208 # hours
        -763 # hours of
        -719 # hrs
        -1016 # in
        -1281 # in F
        431 # inch
        -206 # inches
        -724 # inches $
        353 # jaffa
        353 # jaffa F
        -1003 # jars
        -845 # k
        -320 # k in
        508 # kcal
        -330 # kcal $
        704 # kcal F
        -1218 # kg
        -298 # kg of
        -512 # kg this
        -639 # kids
        -399 # large
        -409 # large F
        -1073 # lb
        -1164 # lb #
        -770 # lb F
        -378 # lbs
        -502 # mg
        -610 # miles
        -1011 # min
        -475 # mins
        -967 # mins $
        -588 # minutes
        -467 # minutes $
        899 # ml
        1415 # ml $
        -1035 # ml F
        -1333 # more
        -881 # my
        -445 # now
        115 # of
        -1384 # of F
        597 # of a
        700 # of the
        451 # of them
        -1022 # off
        -296 # on
        -663 # on the
        261 # ounce
        131 # ounce of
        432 # ounces
        413 # ounces of
        926 # oz
        1473 # oz $
        -1048 # oz F
        384 # pc
        -537 # people
        -534 # people $
        -460 # percent
        978 # piece $
        703 # pieces
        607 # pieces $
        326 # pints
        411 # pints of
        305 # pm
        -860 # pm $
        -418 # pm ,
        511 # pm .
        445 # pm F
        688 # portion
        -1208 # quid
        323 # raw
        -487 # scoop F
        541 # scoops
        -1009 # slice $
        707 # slice F
        1446 # slices
        -851 # slices $
        241 # slices F
        411 # slices of
        521 # small
        1229 # spoons
        910 # square
        -771 # steps
        -737 # steps $
        -617 # tbsp
        478 # tbsp F
        -74 # the F
        -930 # this
        -698 # this morning
        -333 # to
        -605 # to #
        -420 # units
        1288 # up
        577 # up $
        -1483 # weeks
        970 # with
        669 & #
        568 & F
        488 & F $
        -441 , #
        1651 , # $
        278 , # ,
        -576 , # .
        410 , # F
        530 , # _
        -1119 , # a
        638 , # bowls
        741 , # calories
        -517 , # g
        -761 , # inches
        1218 , # kcal
        -2304 , # lb
        -1450 , # ml
        -622 , # of
        257 , # oz
        590 , # pieces
        1058 , # slice
        669 , # slices
        395 , # with
        1731 , F
        -1109 , F #
        -888 , F $
        -112 , F ,
        192 , F F
        -1296 , F NO
        75 , F and
        1528 , F at
        503 , F in
        -1422 , F of
        477 , NO
        121 , NO $
        823 , _
        275 , _ $
        -681 , _ ,
        1258 , _ F
        379 , _ and
        496 , _ in
        -917 , _ it
        399 , _ the
        1090 , _ to
        628 , _ up
        559 , a
        284 , a F
        487 , about
        485 , about #
        606 , all
        -612 , and
        239 , and F
        -1027 , and a
        3321 , ate
        971 , ate #
        497 , ate it
        724 , ate the
        899 , black
        550 , boiled
        396 , bowl
        353 , bowl of
        384 , caesar
        384 , caesar F
        591 , cold
        592 , cold F
        287 , cooked
        656 , couldnt
        -478 , dinner
        -1107 , dinner ,
        -595 , down
        457 , dry
        575 , finished
        -713 , for
        801 , fried
        766 , full
        648 , full english
        540 , gave
        813 , got
        1946 , had
        1166 , had F
        540 , he
        506 , hot
        506 , hot F
        1510 , i
        303 , i am
        821 , i had
        330 , i have
        -1366 , i just
        448 , i will
        -459 , id
        -840 , im
        136 , im enjoying
        -725 , in
        -726 , in the
        -827 , it
        355 , just
        -624 , large $
        575 , left
        693 , leftover
        601 , leftover F
        663 , like
        665 , like #
        952 , lost
        -979 , lunch
        -1118 , lunch ,
        551 , maybe
        539 , maybe #
        -621 , nice
        1653 , nothing
        -945 , on
        -359 , only
        967 , picked
        -507 , poured
        797 , protein
        598 , protein bar
        428 , roasted
        975 , say
        965 , say #
        583 , side
        360 , small
        -1263 , so
        389 , still
        1165 , the
        500 , then a
        769 , too
        644 , warm
        594 , warm F
        1105 , was
        414 , which
        262 , which is
        453 , white
        497 , white F
        419 , with
        318 , with F
        -513 . #
        -443 . # F
        -675 . # g
        311 . # kcal
        -437 . F
        1276 . F $
        -671 . F ,
        -904 . F F
        -1262 . F and
        -498 . NO
        -792 . _
        -703 . _ $
        498 . i
        403 . roast
        -603 14th
        -1038 5th
        -940 <0 fifths>
        -1274 <0 foods>
        258 <0 strange>
        -1293 <0 words>
        -94 <1 fifths>
        230 <1 foods>
        -1013 <1 strange>
        -927 <1 words>
        422 <2 fifths>
        449 <2 foods>
        -577 <2 strange>
        -674 <2 words>
        352 <3 fifths>
        588 <3 foods>
        -1249 <3 strange>
        -1041 <3 words>
        388 <4 fifths>
        -726 <4 foods>
        -1411 <4 words>
        2040 <5 fifths>
        1160 <5 foods>
        -763 <5 words>
        319 <6 words>
        993 <7 words>
        2523 <8 words>
        3361 <9 words>
        -2441 <asked>
        1898 <meal>
        -3014 <other>
        421 <partly>
        -846 <role 0>
        -391 <role 10>
        -300 <role 11>
        -443 <role 12>
        -1414 <role 13>
        -120 <role 15>
        -834 <role 16>
        -1287 <role 17>
        -1711 <role 18>
        -294 <role 19>
        -709 <role 1>
        -487 <role 20>
        106 <role 21>
        -1180 <role 22>
        -262 <role 23>
        -463 <role 24>
        -1169 <role 25>
        -1446 <role 26>
        -229 <role 27>
        -1907 <role 28>
        -265 <role 29>
        -1159 <role 2>
        -397 <role 30>
        -204 <role 31>
        634 <role 32>
        867 <role 33>
        -1134 <role 34>
        -231 <role 35>
        -2027 <role 36>
        -774 <role 37>
        -702 <role 38>
        -312 <role 39>
        -1454 <role 3>
        -295 <role 40>
        -1435 <role 41>
        -1080 <role 42>
        346 <role 43>
        -1028 <role 44>
        -1097 <role 45>
        -291 <role 46>
        374 <role 47>
        370 <role 48>
        -1389 <role 4>
        -802 <role 50>
        916 <role 51>
        -1331 <role 52>
        -376 <role 53>
        -1475 <role 54>
        -923 <role 55>
        -454 <role 56>
        -1174 <role 57>
        -644 <role 58>
        -299 <role 59>
        -113 <role 5>
        -113 <role 60>
        369 <role 61>
        1932 <role 7>
        -549 <role 8>
        -1107 <role 9>
        20 <told>
        -241 F #
        611 F # #
        416 F # $
        535 F # ,
        -1475 F # _
        -743 F # a
        532 F # and
        -933 F # for
        -754 F # g
        1336 F # kcal
        -530 F # min
        769 F # ml
        664 F # pack
        -542 F # quid
        890 F # slices
        1145 F $
        1059 F &
        492 F & #
        252 F & F
        2010 F ,
        -381 F , #
        -947 F , F
        881 F , NO
        -797 F , _
        216 F , a
        472 F , about
        891 F , black
        799 F , didnt
        -1108 F , dinner
        464 F , had
        640 F , i
        -495 F , im
        -883 F , it
        353 F , large
        -978 F , lunch
        591 F , was
        501 F , white
        452 F .
        702 F . #
        496 F . i
        1607 F F
        399 F F #
        -189 F F $
        576 F F &
        -197 F F ,
        664 F F .
        376 F F F
        1200 F F _
        -137 F F and
        154 F F at
        -426 F F bowl
        1600 F F for
        252 F F from
        442 F F in
        296 F F is
        786 F F n
        -266 F F on
        -1299 F F sauce
        -1441 F F so
        689 F F with
        214 F NO
        994 F NO $
        -1134 F NO ,
        -926 F _
        2605 F _ #
        1171 F _ $
        568 F _ ,
        -664 F _ _
        773 F _ at
        -546 F _ for
        1201 F _ of
        -1447 F _ to
        -1324 F _ with
        -644 F a day
        -1061 F about
        -1036 F about #
        343 F after school
        472 F after the
        661 F after work
        181 F again
        360 F al
        344 F al pastor
        188 F all
        -585 F all day
        386 F all to
        -188 F and
        119 F and #
        664 F and F
        509 F and NO
        916 F and a
        219 F and an
        616 F and some
        -707 F and the
        -346 F are
        1815 F as
        1387 F at
        894 F at #
        -423 F at _
        803 F at a
        -496 F at home
        667 F at my
        520 F at the
        -1148 F ate
        418 F babies
        356 F baby
        356 F baby food
        627 F balls
        1379 F bar
        831 F bar $
        -1488 F bath
        1293 F before
        767 F before the
        765 F benedict
        610 F benedict $
        1136 F between
        -956 F bottle
        -760 F bowl
        656 F bowl $
        311 F box
        380 F breast
        1589 F but
        443 F butty
        470 F butty $
        1099 F by
        799 F by the
        -609 F card
        394 F casserole
        330 F casserole $
        346 F chop
        -639 F day
        714 F dinner
        1775 F dough
        408 F dough $
        813 F down
        429 F drink
        804 F during
        774 F during the
        457 F earlier
        -415 F fields
        536 F fingers
        339 F fingers $
        -260 F fingers ,
        -1389 F first
        438 F flakes
        718 F for
        -564 F for F
        853 F for breakfast
        800 F for dinner
        1093 F for lunch
        875 F for me
        397 F for school
        -479 F for the
        162 F fried
        679 F from
        -1099 F from a
        827 F from the
        464 F from yesterday
        385 F full
        177 F garden
        -380 F got
        497 F gown
        497 F gown $
        -397 F green
        -568 F have
        1 F in
        -348 F in #
        762 F in F
        491 F in bed
        799 F in front
        697 F in my
        2050 F in the
        -639 F is
        -445 F is #
        -1286 F is _
        514 F is being
        585 F is my
        450 F is what
        -345 F just
        823 F just now
        444 F late
        442 F late $
        383 F later
        521 F later than
        457 F leg
        232 F loin
        -422 F machine
        -868 F made
        333 F made with
        493 F mcmuffin
        379 F measuring
        902 F melt
        -629 F n F
        -456 F n _
        433 F needed
        436 F needed that
        -341 F night
        817 F not F
        -704 F of
        1170 F of #
        202 F of F
        587 F of _
        -945 F of a
        -473 F of the
        104 F off
        283 F off _
        499 F on
        1063 F on #
        1533 F on F
        -348 F on _
        730 F on a
        606 F on holiday
        948 F on monday
        -806 F on my
        507 F on sunday
        1292 F on the
        337 F on tv
        239 F on white
        -344 F only
        722 F only $
        -148 F or
        -258 F or F
        1331 F out
        1265 F out of
        828 F out with
        1015 F over
        732 F over the
        -625 F overnight
        -719 F paste
        724 F patch
        774 F patty
        -433 F pink
        -1193 F please
        -1197 F please $
        583 F pot
        -600 F puree
        -488 F rack
        -809 F ready
        -489 F round
        -673 F run
        -564 F run #
        -947 F runners
        -780 F running
        783 F sale
        514 F sarnie
        442 F sauce $
        -1949 F seeds
        658 F served
        -710 F shaped
        -414 F shop
        367 F slice
        -1097 F slices
        183 F so
        -588 F so _
        -368 F so i
        -436 F starter
        462 F stick
        593 F straight
        -817 F style
        292 F supreme
        565 F teriyaki
        302 F that
        180 F that is
        -915 F the
        -380 F the F
        467 F the small
        393 F then
        -809 F thighs
        848 F this
        805 F this morning
        308 F tikka
        454 F to
        724 F to cheer
        -607 F to the
        1570 F toastie
        341 F today
        1015 F today $
        698 F tonight
        699 F tonight $
        511 F too $
        -287 F tree
        643 F under
        643 F under the
        -407 F up
        350 F w
        -428 F was #
        480 F watching
        470 F watching the
        -894 F went
        533 F were
        1103 F while
        970 F with
        -434 F with #
        691 F with F
        515 F with a
        -501 F with brown
        579 F yesterday
        315 F zero
        -382 NO $
        1086 NO ,
        -1148 NO , F
        2033 NO .
        -670 NO _
        -187 NO for
        475 NO left
        329 NO today
        -1535 NO today $
        1635 NO today ,
        661 ^ #
        -145 ^ # #
        -354 ^ # .
        846 ^ # F
        2297 ^ # _
        192 ^ # a
        310 ^ # am
        -911 ^ # and
        -1288 ^ # calories
        -619 ^ # cup
        -1751 ^ # g
        -459 ^ # hours
        -471 ^ # k
        -1884 ^ # kcal
        1590 ^ # lb
        578 ^ # ml
        1255 ^ # of
        715 ^ # oz
        1087 ^ # piece
        677 ^ # pints
        -971 ^ # protein
        359 ^ # raw
        -368 ^ # scoop
        394 ^ # scoops
        -1426 ^ # slice
        -1128 ^ # slices
        -773 ^ # steps
        -1194 ^ # tbsp
        -1382 ^ # the
        -1453 ^ $
        197 ^ F
        84 ^ F #
        1035 ^ F $
        309 ^ F &
        1106 ^ F ,
        -1166 ^ F .
        -820 ^ F F
        395 ^ F NO
        -184 ^ F _
        -120 ^ F after
        482 ^ F all
        449 ^ F and
        -273 ^ F are
        535 ^ F as
        1133 ^ F at
        704 ^ F before
        -664 ^ F bowl
        2097 ^ F for
        462 ^ F from
        -405 ^ F green
        -394 ^ F have
        1207 ^ F in
        -211 ^ F is
        442 ^ F late
        -501 ^ F made
        355 ^ F night
        219 ^ F of
        787 ^ F off
        452 ^ F on
        746 ^ F over
        -778 ^ F paste
        -612 ^ F rack
        -673 ^ F run
        -948 ^ F runners
        -698 ^ F shaped
        -378 ^ F the
        917 ^ F this
        723 ^ F to
        1198 ^ F toastie
        810 ^ F up
        227 ^ F w
        518 ^ F while
        980 ^ F with
        577 ^ F yesterday
        -1543 ^ NO
        -1338 ^ NO $
        1312 ^ NO ,
        -503 ^ NO for
        328 ^ NO today
        597 ^ _
        -866 ^ _ #
        1873 ^ _ $
        -1159 ^ _ ,
        -2525 ^ _ .
        2026 ^ _ _
        943 ^ _ and
        -650 ^ _ appointment
        -1095 ^ _ at
        -573 ^ _ by
        -645 ^ _ cooked
        341 ^ _ day
        703 ^ _ for
        -533 ^ _ in
        -1429 ^ _ of
        680 ^ _ on
        -568 ^ _ order
        -1224 ^ _ the
        -778 ^ _ then
        -1310 ^ _ to
        1685 ^ _ with
        -537 ^ _ yesterday
        1354 ^ a
        -683 ^ a #
        659 ^ a F
        469 ^ a _
        -860 ^ a bar
        -196 ^ a cup
        112 ^ a large
        1676 ^ a pint
        395 ^ a small
        383 ^ a whole
        -318 ^ add
        -320 ^ after
        716 ^ airport
        577 ^ all
        702 ^ an
        316 ^ an F
        -521 ^ as
        -258 ^ as a
        203 ^ at
        1100 ^ ate
        680 ^ ate #
        390 ^ baby
        -444 ^ bag
        -451 ^ bag of
        -663 ^ baked a
        602 ^ baked ziti
        568 ^ bbq
        874 ^ beach
        -877 ^ bed
        -879 ^ bed #
        -606 ^ best F
        -956 ^ big F
        780 ^ birthday treat
        498 ^ bit of
        -514 ^ book
        -695 ^ bottle
        -891 ^ bought
        -827 ^ bought #
        343 ^ bowl
        342 ^ bowl of
        -920 ^ breakfast
        -337 ^ bring
        765 ^ broke
        -425 ^ brunch
        676 ^ bubble
        325 ^ burnt
        -639 ^ burnt the
        -450 ^ buy
        -439 ^ buy F
        294 ^ caesar
        294 ^ caesar F
        -475 ^ calories
        -733 ^ can
        -337 ^ can i
        790 ^ can of
        -440 ^ can we
        -449 ^ cancel
        -418 ^ cant
        -821 ^ carb
        472 ^ char
        -657 ^ cheesy
        819 ^ christmas
        -963 ^ chuck
        877 ^ cleaned
        880 ^ cleaned out
        516 ^ coach
        129 ^ consuming
        -524 ^ cooked
        -301 ^ cooking
        -407 ^ cool
        587 ^ cottage
        583 ^ cottage F
        -618 ^ could
        -434 ^ could i
        -384 ^ couldnt
        724 ^ couldnt finish
        -282 ^ craving
        -525 ^ cup
        495 ^ currently
        351 ^ dad
        -532 ^ did
        1332 ^ didnt
        -1075 ^ didnt eat
        881 ^ didnt have
        -795 ^ diet
        532 ^ dim
        -1390 ^ dinner
        -337 ^ dog
        1101 ^ double
        -970 ^ dough
        -493 ^ drank
        302 ^ dropped
        -481 ^ dropped my
        1337 ^ early
        -709 ^ eat
        135 ^ enjoying
        128 ^ enjoying a
        -572 ^ everyone had
        427 ^ fasting
        -1207 ^ fed
        -312 ^ fed the
        -187 ^ feeling
        665 ^ finished
        -813 ^ foggy
        -1056 ^ food
        -705 ^ food _
        -192 ^ for
        270 ^ for a
        -697 ^ for breakfast
        386 ^ for dinner
        -224 ^ for lunch
        223 ^ for my
        378 ^ forgot
        -567 ^ forgot my
        912 ^ forgot to
        -1585 ^ freezer
        -476 ^ french
        -584 ^ fridge
        -1515 ^ fried
        337 ^ fried F
        -576 ^ fried green
        557 ^ full
        1202 ^ full english
        -445 ^ full of
        503 ^ gave
        -445 ^ get
        597 ^ glass
        594 ^ glass of
        -569 ^ goal
        -535 ^ goal #
        -399 ^ good
        -490 ^ good morning
        1161 ^ got
        -1329 ^ grab
        1969 ^ grabbed
        439 ^ grande
        -357 ^ green
        -342 ^ green F
        485 ^ grilled
        489 ^ grilled F
        452 ^ gym
        855 ^ had #
        328 ^ had F
        -1310 ^ had a
        -1154 ^ harvest
        -1039 ^ he
        -861 ^ heartburn
        -585 ^ heartburn again
        -851 ^ hello
        -470 ^ hey
        -760 ^ hi
        567 ^ hot
        -357 ^ how _
        -505 ^ how much
        50 ^ i
        141 ^ i am
        -1205 ^ i ate
        1368 ^ i didnt
        -1050 ^ i had
        -598 ^ i meant
        300 ^ i possess
        -550 ^ im
        666 ^ in _
        -1019 ^ in a
        571 ^ interview
        -836 ^ it
        503 ^ it was
        614 ^ jacket
        617 ^ jacket F
        930 ^ just
        -400 ^ kids
        -631 ^ kids F
        1887 ^ knocked
        -281 ^ large F
        -1044 ^ leave
        -707 ^ little
        -1031 ^ log
        -392 ^ lost
        -401 ^ lost #
        -297 ^ lunch
        628 ^ lunch .
        -562 ^ made
        -313 ^ make
        -549 ^ may
        -1437 ^ maybe
        -728 ^ meal
        -774 ^ meal prep
        -423 ^ medium
        -759 ^ microwave
        -1277 ^ mix
        368 ^ more
        365 ^ more F
        989 ^ morning
        650 ^ mr
        -310 ^ mr F
        962 ^ mr kipling
        -1302 ^ mum
        472 ^ munched
        -530 ^ my
        378 ^ my F
        -893 ^ my son
        -343 ^ need
        -755 ^ never
        225 ^ new
        1718 ^ night
        889 ^ note
        922 ^ note .
        553 ^ nothing
        2004 ^ nothing for
        -526 ^ off
        482 ^ oh
        -439 ^ ok
        326 ^ on
        564 ^ only
        -1149 ^ order
        -732 ^ ordered
        -366 ^ oven
        251 ^ overnight
        254 ^ overnight F
        -817 ^ pack
        -963 ^ packed
        903 ^ pad
        506 ^ pad thai
        458 ^ papa
        802 ^ passed
        759 ^ passed on
        605 ^ phone
        603 ^ phone call
        -848 ^ pick
        -843 ^ pick up
        -1074 ^ picked
        -933 ^ piece
        -940 ^ plan
        -399 ^ planted
        541 ^ plate
        -532 ^ play
        -1107 ^ please
        -539 ^ please get
        680 ^ popeyes
        460 ^ post
        801 ^ power
        285 ^ preparing
        -243 ^ protein
        1030 ^ protein F
        1199 ^ protein bar
        -136 ^ put
        -527 ^ recipe
        -532 ^ remove
        -88 ^ roast F
        657 ^ roast dinner
        1774 ^ said
        -381 ^ said NO
        581 ^ saw
        -492 ^ school
        -798 ^ served
        -380 ^ she
        -310 ^ should
        -252 ^ should i
        1161 ^ skipped
        -306 ^ skipped breakfast
        1320 ^ skipped lunch
        485 ^ slept
        1041 ^ slice of
        -753 ^ small
        257 ^ small F
        -835 ^ so
        318 ^ some
        349 ^ some F
        899 ^ someone
        -383 ^ sour F
        419 ^ spag
        419 ^ spag bol
        -410 ^ still
        624 ^ stir
        1294 ^ stir fry
        -539 ^ stuffed
        886 ^ sunday
        574 ^ sunday roast
        -518 ^ supper
        -848 ^ sweet
        -910 ^ sweet F
        573 ^ sweet and
        440 ^ table for
        -883 ^ take
        572 ^ team
        -1625 ^ that
        -738 ^ that was
        -442 ^ the
        1032 ^ the F
        881 ^ the _
        626 ^ the new
        -646 ^ the usual
        -432 ^ this
        966 ^ this _
        173 ^ this morning
        359 ^ toad
        355 ^ toad in
        -712 ^ today
        -434 ^ tomorrow
        -1199 ^ too
        -437 ^ took
        -492 ^ took my
        461 ^ took the
        581 ^ train delayed
        -473 ^ train to
        518 ^ trying
        -377 ^ turned
        -375 ^ turned down
        -381 ^ vanilla
        -349 ^ waiter
        1178 ^ waiting
        824 ^ walked
        742 ^ walked the
        641 ^ wanted
        546 ^ watched
        -147 ^ we
        -468 ^ weigh
        -569 ^ weighed
        -497 ^ weight
        -380 ^ weight #
        -1008 ^ what
        -419 ^ white
        -910 ^ white F
        -775 ^ who
        -341 ^ why
        -417 ^ wish
        -336 ^ wish i
        -235 _ #
        -290 _ # #
        -685 _ # $
        492 _ # ,
        -640 _ # F
        -650 _ # a
        -593 _ # pm
        626 _ # with
        -179 _ $
        751 _ ,
        274 _ , #
        -1218 _ , NO
        -444 _ , _
        -135 _ .
        602 _ . #
        513 _ . F
        -317 _ F
        812 _ F $
        -672 _ F ,
        1088 _ F F
        -968 _ F and
        -560 _ F for
        1090 _ F in
        -933 _ F with
        266 _ NO
        -922 _ NO $
        -622 _ _
        -2951 _ _ #
        2170 _ _ $
        -970 _ _ ,
        462 _ _ .
        1271 _ _ F
        -1561 _ _ _
        918 _ _ a
        -569 _ _ in
        619 _ a
        -549 _ a F
        -633 _ after
        -525 _ again $
        -718 _ all
        -353 _ and
        1998 _ and _
        -652 _ appointment
        -634 _ as
        1050 _ at
        -512 _ at #
        669 _ at _
        528 _ ate
        -645 _ before
        -1021 _ between
        -536 _ breakfast
        -781 _ by
        -252 _ calories
        -653 _ cook
        -640 _ cooked
        -643 _ cooked F
        -503 _ cup
        381 _ day
        -705 _ dinner
        657 _ done
        409 _ done $
        -1064 _ for #
        -613 _ for _
        1572 _ for lunch
        -538 _ g
        -681 _ had
        581 _ i
        -169 _ in
        256 _ in #
        1367 _ in _
        -1546 _ is
        -839 _ it $
        -1072 _ last
        -440 _ lunch
        783 _ machine
        809 _ machine F
        732 _ made
        652 _ made F
        819 _ me
        -517 _ my
        841 _ next
        -500 _ of
        -546 _ of F
        707 _ of the
        -1000 _ on
        -830 _ on the
        -570 _ order
        -569 _ order .
        -834 _ out
        -669 _ out the
        -543 _ oz
        -1160 _ oz $
        -873 _ oz ,
        224 _ oz bottle
        329 _ oz of
        -572 _ pig
        -892 _ report
        -613 _ shop
        -78 _ so
        -729 _ so NO
        522 _ station
        -673 _ that $
        -372 _ the
        993 _ the F
        -394 _ then
        -679 _ then F
        -1343 _ this
        -1543 _ to
        534 _ to F
        -506 _ tonight
        1101 _ up
        -378 _ up ,
        619 _ up with
        -298 _ was
        -886 _ was F
        629 _ with the
        -538 _ yesterday
        672 a
        301 a #
        587 a # $
        463 a # F
        288 a # _
        399 a # fluid
        174 a # inch
        346 a # of
        713 a F
        -401 a F $
        -1742 a F ,
        -543 a F F
        -548 a F _
        884 a F and
        859 a F at
        1151 a F bar
        -845 a F for
        336 a F of
        -489 a F on
        -1140 a F with
        400 a _
        -657 a _ #
        588 a _ $
        -375 a _ F
        195 a bag
        -864 a bar
        -855 a bar of
        -414 a bit
        -605 a bit of
        526 a bottle of
        451 a bowl
        214 a bowl of
        398 a can
        193 a can of
        453 a cooked
        574 a cup
        870 a cup of
        -1136 a day
        -557 a diet
        -1371 a double
        269 a fried
        263 a fried F
        -260 a glass
        -250 a glass of
        972 a golden
        977 a golden F
        274 a handful
        903 a hot
        -161 a jar
        -177 a jar of
        1194 a la
        373 a large
        -637 a light
        672 a medium
        798 a morning
        795 a morning $
        -209 a new
        411 a package
        409 a package of
        -87 a piece of
        -549 a pinch
        -548 a pinch of
        365 a pint
        -481 a pint of
        -535 a pod
        -666 a pound
        -434 a pound of
        369 a raw
        341 a raw F
        198 a refreshing
        247 a serving
        241 a serving of
        194 a single
        -313 a slice
        -316 a slice of
        -86 a small
        -336 a small F
        320 a tablespoon
        318 a tablespoon of
        632 a toastie
        -505 a whole
        -810 a whole F
        1727 about #
        1838 about # $
        1191 about # F
        -480 about F
        -542 about a
        -530 about the
        924 abt
        -1405 according
        -550 ache
        -257 acid
        -362 across
        787 actually
        -1131 add
        -522 add F
        382 added
        337 after
        -1006 after #
        1024 after $
        -497 after lunch
        -477 after lunch $
        342 after school
        341 after school $
        915 after that
        472 after the
        463 after the gym
        706 afternoon
        304 afternoon $
        -9 again
        -1682 again $
        1112 again ,
        992 ago
        1043 airport
        1044 al
        344 al pastor
        -421 alarm
        534 alfredo
        -179 all
        588 all $
        1290 all F
        651 all day
        -590 all day $
        -483 all day ,
        -990 all down
        -672 all the
        -946 all the F
        398 all to
        397 all to myself
        -290 allergic
        -284 allergic to
        -283 allergic to F
        -1780 allotment
        -801 almost
        -766 already ,
        845 also
        -1768 always
        470 always $
        -367 am
        -862 am $
        723 am ,
        617 am , F
        542 am and F
        145 am enjoying
        145 am enjoying a
        -422 american
        -421 american F
        -385 american F ,
        -1245 amount
        838 an
        202 an #
        507 an F
        169 an F $
        463 an _
        -460 an iced F
        -425 an inch
        678 and
        234 and # F
        640 and # a
        427 and F
        1038 and F $
        297 and F ,
        742 and F F
        -349 and F at
        570 and F during
        452 and F for
        761 and F in
        946 and F sauce
        507 and NO $
        -597 and _
        650 and _ $
        900 and _ F
        591 and a
        -421 and a #
        602 and a F
        -566 and a bag
        305 and a bit
        411 and a cup
        244 and an
        1439 and had
        376 and had F
        938 and had a
        732 and i
        -616 and it
        1016 and me
        1033 and me $
        627 and some
        620 and some F
        579 and sour
        577 and sour F
        -1721 and the
        -1136 and the F
        684 animal
        -461 anna
        -281 another
        -636 another F
        -670 any F
        -988 appointment
        324 approximately
        327 approximately #
        -109 are
        989 arvo
        -720 as
        -934 as F
        -683 as _
        -374 as a
        585 as always
        469 as always $
        638 as yesterday
        452 as yesterday $
        -254 ask
        -468 asleep
        -587 at
        -537 at #
        448 at # #
        -984 at # $
        353 at # ,
        454 at # .
        884 at # am
        -922 at F
        -144 at _
        -482 at _ $
        873 at _ .
        929 at a
        582 at all
        593 at all $
        454 at home
        458 at home $
        675 at midnight
        1141 at my
        439 at my desk
        211 at noon
        -326 at school
        -327 at school $
        933 at starbucks
        622 at the
        -426 at the F
        360 at the desk
        426 at the pub
        428 at the stadium
        519 at the weekend
        -134 ate
        -390 ate # F
        538 ate F
        491 ate about
        491 ate about #
        -1974 ate all
        581 ate it
        463 ate my F
        561 ate nothing
        947 ate the
        440 ate the F
        672 ate the lot
        1106 au
        482 au chocolat
        481 au chocolat $
        -602 away
        -997 away $
        444 ayam
        1148 ba
        421 babies
        609 baby
        -328 baby $
        518 baby food
        -521 baby had
        -554 back
        -1445 back $
        -773 bad
        -599 bad _
        -594 bad _ $
        -582 badly
        548 bag
        90 bag of
        290 bag of F
        -1389 bags
        -840 bags $
        -489 bags of
        672 baked
        388 baked F
        -673 baked a
        600 baked ziti
        410 bakery $
        301 balcony
        300 balcony $
        894 ball
        -2831 balls
        1497 banh
        1235 bar
        488 bar # g
        199 bar $
        574 bar for
        507 bar in
        503 bar in the
        -842 bar of
        -354 bars $
        -1385 bathroom
        510 battered
        868 bbq
        -713 be
        722 beach
        494 beach $
        615 beat
        951 because
        -899 bed
        -873 bed #
        933 been
        67 before
        353 before the
        510 before the _
        515 being
        691 belgian
        690 belgian F
        610 benedict $
        -814 best
        -665 best F
        570 beyond
        467 bfast
        1468 big
        1401 big #
        1398 big # $
        -1540 big F
        -921 big F ,
        -576 bill
        614 bin $
        1193 bird
        774 birds
        596 birthday
        -944 birthday F for
        779 birthday treat
        780 birthday treat ,
        -547 bit
        360 bit of F
        843 bites
        594 bites of
        2121 black
        901 black ,
        792 black F
        -275 blend
        382 blood
        -634 bloods
        718 blorf
        -2504 blossom
        1385 blue
        -393 blue F
        686 bo
        -489 board
        883 boiled
        657 boiled F
        586 bol
        375 bone F
        436 boneless
        -686 book
        -645 booked
        -366 boss
        471 boss $
        1234 both
        -664 bottle
        -668 bottle $
        447 bottle of
        819 bottle of F
        -643 bottle of red
        -994 bought
        -811 bought #
        899 bourguignon $
        632 bowl
        501 bowl $
        385 bowl ,
        -1013 bowl F
        -1004 bowl at
        1502 bowl of
        691 bowl of F
        999 bowls
        47 box
        717 boy
        716 boy $
        -578 bp
        302 break
        803 break $
        740 breakfast
        -462 breakfast $
        240 breakfast ,
        -693 breakfast , #
        1120 breast
        336 breast $
        615 breast ,
        610 breast , #
        808 brekkie
        765 brine
        -439 bring
        965 broke
        434 broke down
        337 broken
        767 brought
        -477 brought F
        326 brown F
        305 brunch
        452 brunch ,
        676 bubble
        721 buddy
        -694 budget
        602 buffalo
        582 buffalo F
        374 buffet
        -1533 bump
        700 burnt
        -640 burnt the
        249 bus
        560 bus $
        -432 busy
        964 but
        582 but i
        268 but the F
        -957 but the _
        -936 butcher
        667 buttered
        519 butty
        546 butty $
        -492 buy
        -484 buy F
        -917 by
        -1049 by #
        320 by _ $
        -154 by a
        862 by the
        964 by the _
        679 by the pool
        -601 c
        -684 c $
        1018 caesar
        774 caesar F
        399 caesar F $
        341 cafe
        1984 call
        523 call $
        1048 call ,
        -469 call the
        -387 called
        350 calls
        348 calorie
        -843 calories
        -443 calories $
        -490 cals
        446 came
        -524 can
        824 can $
        -312 can ,
        -339 can i
        1019 can of
        301 can of F
        -439 can we
        -303 can you
        -448 cancel
        -1234 cancelled
        -1151 cancelled ,
        -241 canned F
        -475 cant
        503 canteen
        -814 capsule
        -814 capsule $
        -1433 car
        623 car park
        622 car park $
        -1839 carbohydrates
        -424 carbs
        -793 card
        -402 card $
        971 casserole
        330 casserole $
        -175 cat
        -595 catering
        1227 caved
        796 cha
        1266 change
        -1880 changed
        553 char
        -1002 chase
        -1476 check
        721 cheer
        724 cheer me
        729 cheer me up
        -534 cheesy
        423 chef
        1919 chicago
        1009 chick
        818 chilis
        1194 chinese
        589 chippy F
        482 chocolat
        480 chocolat $
        218 choice
        -396 cholesterol
        361 chop
        318 chops
        1069 chow
        332 chow mein
        277 christmas
        -553 christmas $
        -898 chuck
        374 church
        -432 city
        385 classic
        501 club F
        -941 coach
        468 cold
        745 cold F
        -1024 come
        807 comfort
        -518 coming
        551 comp
        678 complete
        987 con
        -498 concert
        351 consumed
        314 consumed $
        185 consuming
        115 consuming #
        -374 contain
        432 containing
        -866 contains
        -1180 contains F
        -1183 contains F $
        816 cook ,
        723 cooked
        -1062 cooked $
        952 cooked ,
        13 cooked F
        -306 cooker
        329 cooking
        396 cooking $
        -611 cool
        -949 corner
        1365 corner shop
        415 costa
        -712 costco
        1003 cottage
        999 cottage F
        351 could
        -440 could i
        617 couldnt _ ,
        717 couldnt finish
        562 couldnt finish the
        1209 count
        620 couple
        -543 course
        573 covered
        620 cow
        -784 cracked
        -344 craving
        -406 craving F $
        -329 craving F so
        -1974 crown
        480 crumble
        809 crunch
        277 crust
        462 crusts
        -395 cry
        285 cup
        1097 cup $
        -926 cup ,
        -1202 cup F
        570 cup F $
        819 cup of
        -300 cup of F
        22 cups
        1008 curly
        -1424 current
        494 currently
        -351 cut
        -656 d #
        -366 d # _
        1315 da
        351 dad
        -517 dairy $
        370 dark F
        363 date
        582 daughter
        -438 dave
        150 day
        -1043 day #
        -2099 day $
        364 day ,
        563 day , F
        -1407 day .
        1256 day _
        -731 day at
        1014 day so
        460 day with
        -519 days
        -684 days $
        1952 de
        -831 dead $
        -1403 decided
        574 deep
        -1063 defrost
        -863 degrees
        942 delayed
        620 delight
        545 deliveroo
        -561 delivery
        1173 dennys
        652 dentist
        898 desk
        669 desk $
        1313 dessert
        897 dessert $
        409 dessert ,
        -1733 diabetic
        434 did
        643 did i
        659 did i have
        1096 didnt
        -1132 didnt _
        -648 didnt drink
        858 didnt eat
        749 didnt finish
        849 didnt have any
        -803 didnt touch
        26 diet
        1276 diet F
        1031 diet F $
        713 dim
        493 dim sims
        686 dinner
        550 dinner ,
        536 dinner , #
        -1004 dinner , F
        328 dinner , i
        1264 dinner is
        511 dinner tonight
        275 dinner was
        -554 dish
        -967 do $
        -346 dog
        553 dog ,
        -631 dog ate
        -462 dog ate a
        -720 dogs
        -532 doing
        -770 done
        -736 done $
        562 done ,
        557 dont
        547 dont _
        290 door
        -507 door $
        153 double
        580 double F
        366 dough
        408 dough $
        -479 down $
        669 down for
        715 down the
        -978 doz
        235 drained
        -643 drank #
        226 dried
        -514 drink #
        419 drink $
        685 drink ,
        -935 drink more
        -938 drink more F
        -170 drinks
        -512 drive
        619 driver
        451 driving
        385 dropped
        -486 dropped my
        -482 dropped my F
        -648 drops
        649 drunk
        1431 dry
        1166 dry $
        1115 dry F
        -499 due
        1173 during
        1118 during the
        525 during the call
        456 during the meeting
        3349 e
        -780 each
        524 earl
        524 earl grey
        458 earlier
        1428 eat
        815 eat #
        -489 eat $
        -1013 eat F
        -984 eat F $
        1733 eat dinner
        487 eat more
        256 eaten
        660 eaten anything
        -963 eating
        -629 eating a
        -1492 eats
        -724 eats F
        627 edible
        882 eid
        1012 em
        634 ended
        1872 energy
        872 energy drink
        -585 england
        957 english
        117 enjoyed
        539 enjoying
        435 enjoying a
        465 entire
        -804 equal
        -545 error
        672 evening
        439 evening $
        -841 every
        -575 everyone had
        -574 everyone had F
        776 everyone on
        -670 everything $
        391 everything F
        -501 except
        175 extra
        691 eye
        807 eye F
        -617 eyes
        -994 face
        765 fairy
        690 famous
        452 fancy
        -524 fancy a
        -861 far
        -702 fasted
        1329 fasting
        454 fat
        -229 fat $
        404 fed
        -316 fed the
        -186 feeling
        -800 fell
        2520 felt
        763 ferry
        953 festival $
        462 few
        -936 fiber
        -416 fields
        449 fifty
        550 filet
        618 filled
        673 fillet
        505 fillets
        340 film
        -526 final $
        1761 finally
        754 finally _
        629 finger
        350 finger $
        43 fingers
        451 fingers $
        -254 fingers ,
        1168 finish
        -773 finished
        517 finished off
        699 fire
        -1863 first
        -584 first F
        -144 five
        -274 fl
        1408 flake
        565 flat
        440 flat F
        287 flavored
        321 flight
        331 floor
        632 flu
        594 fluid
        576 fluid ounce
        180 fluid ounce of
        -945 fly
        -815 foggy
        -468 fold
        -467 fold in
        -467 fold in the
        -1854 food
        -454 food $
        -689 food .
        -520 food _
        -573 foods
        221 for
        -1100 for #
        961 for # $
        -1063 for # ,
        -401 for $
        -140 for F
        -1868 for F $
        -547 for F ,
        727 for F .
        594 for F F
        -541 for _
        -758 for _ $
        -393 for _ ,
        -1072 for a
        -406 for a F
        1369 for breakfast
        -940 for breakfast $
        382 for cooking
        932 for dinner
        365 for dinner ,
        -748 for halloween
        876 for her
        1416 for lunch
        980 for lunch $
        864 for lunch ,
        133 for me
        725 for me $
        604 for my
        365 for my meal
        425 for school
        402 for school $
        -1481 for the
        1072 for the F
        -948 for the _
        768 for the road
        1097 for this
        -736 forgot my
        -652 forgot my F
        917 forgot to
        540 form
        -612 free
        -1468 freezer
        269 freezer $
        365 french
        630 french F
        297 fresh
        -745 fri
        916 friday
        -737 friday $
        322 friday ,
        436 friday , F
        692 friday night
        685 friday night $
        1340 fridge
        -217 fridge $
        561 fridge _
        711 fried
        1175 fried F
        232 fried F $
        -838 fried _
        -553 fried green
        -551 fried green F
        300 friends
        296 friends $
        1022 from
        -252 from F
        361 from _
        929 from _ $
        -449 from _ ,
        -709 from a
        -1112 from a F
        -617 from midnight
        910 from the
        591 from the _
        464 from the bakery
        578 from the freezer
        667 from the place
        357 from the van
        791 front
        793 front of
        792 front of the
        -191 frozen
        -399 frozen F
        475 fruity
        368 fry
        -514 fry $
        1583 fry up
        -737 full $
        2063 full english
        -747 full of
        -539 full of F
        474 fun size
        -603 fuzz
        750 g
        481 g #
        203 g $
        257 g , F
        740 g .
        613 g . #
        -112 g F
        880 g F #
        375 g F $
        -1864 g F ,
        622 g bag
        604 g bag $
        -1295 g carbohydrates
        486 g dry
        -428 g fat
        -431 g fat $
        645 g of
        170 g of F
        -487 g protein
        -730 g protein $
        912 gai
        -616 game
        364 game on
        -846 garage
        505 garden
        710 garden $
        -597 gas
        332 gave
        729 gave in
        661 gave me
        461 gave the
        -834 gave them
        728 general
        -565 get
        -528 get F
        -466 get a
        473 get a F
        -442 get me
        -689 getting
        958 giant
        813 ginger F
        474 ginger F $
        -397 give
        708 glass
        429 glass $
        328 glass of
        -219 glass of F
        887 glasses
        385 glasses of
        663 glazed
        231 glazed F
        790 glorps
        985 go
        965 go $
        -709 goal
        -534 goal #
        -792 goal $
        -642 goals
        -472 goes
        989 golden F $
        -613 gone
        -996 gone off
        -916 gone off $
        -490 good morning
        1099 goreng
        265 got
        464 got F
        462 got F ,
        -286 got _
        -383 got a
        879 got me
        302 got the
        481 gown
        499 gown $
        -1394 grab
        1542 grabbed
        -411 grabbed a F
        339 graham
        584 graham F
        -905 gram
        -675 grams
        -913 grams $
        222 grams of
        945 grand
        1344 grande
        -553 grandma
        -654 grandpa
        -1019 great
        -700 great $
        1073 greek
        1061 greek F
        -436 green
        819 green F $
        -547 green F and
        -585 grenade
        524 grey
        1028 grilled
        908 grilled F
        289 ground F
        -1287 guinea
        -658 guy
        1123 gym
        486 gym $
        543 gym then
        -848 had
        1165 had #
        1012 had # $
        807 had # F
        -569 had F
        953 had F $
        -828 had F ,
        -1633 had F F
        1763 had _
        -306 had a
        231 had a F
        -792 had nothing
        164 had the
        658 had the F
        -231 hair
        1436 half
        -451 halloween
        899 halves
        -369 hamburg
        447 hand
        569 hand F
        1013 handed
        836 handful
        489 handful of
        470 handful of F
        -620 hanging
        -1290 hard
        -1478 hard F
        -2099 hard F F
        -330 hardboiled
        -641 harvest
        527 has been
        1224 have
        -772 have #
        -793 have # F
        -463 have F
        -949 have a
        746 have an
        845 have any
        982 have been
        -408 have for
        -906 have i
        241 have the
        513 have the F
        666 havent eaten anything
        -177 having
        -835 having F
        -530 having F $
        343 having a
        -566 he
        -689 head
        -666 head $
        -861 heartburn
        -586 heartburn again
        -1531 held
        -849 hello
        1041 hen
        -1647 hens
        -416 her F
        -483 her F $
        -783 here
        -684 here $
        -467 hey
        -756 hi
        -448 high
        545 him
        740 him $
        -464 his
        -700 his F
        -1013 hit
        660 hole
        510 hole $
        606 holiday $
        -285 home
        394 home ,
        549 homemade
        498 homemade F
        542 hortons
        835 hot
        -974 hot F
        371 hot F $
        -681 hot F F
        159 hotel
        -503 hour
        -1209 hours
        -761 hours of
        -1190 house
        -1541 house $
        -453 how
        -361 how _
        -251 how _ calories
        -511 how much
        -1846 hr
        -724 hrs
        305 hubby
        878 huevos
        586 hundred
        -996 hungry
        -1255 hungry $
        -525 husband
        -139 i
        1165 i _
        417 i am
        336 i am eating
        141 i am enjoying
        -538 i can
        838 i did
        747 i didnt
        -1190 i didnt have
        -590 i get
        -507 i get a
        287 i got
        466 i had
        -805 i had #
        1969 i had F
        541 i had a
        674 i have F
        -749 i have a
        -1071 i just
        -863 i left
        -514 i left it
        -598 i meant
        -598 i meant #
        307 i possess
        258 i possess a
        -900 i was
        757 i went
        448 i will
        318 i will be
        1481 iced
        389 iced F $
        -523 iced F with
        1278 id
        -1407 idea
        -444 idea .
        -441 idea . F
        -612 if
        -824 iftar
        -1131 im
        221 im enjoying
        163 im enjoying a
        606 im having
        -408 in
        680 in #
        -934 in # $
        1147 in # ml
        939 in $
        465 in ,
        583 in , F
        240 in F $
        -630 in F ,
        -260 in _
        -1250 in a
        387 in a F
        602 in a _
        -534 in a pod
        663 in and
        633 in bed
        512 in bed $
        810 in brine
        799 in front
        799 in front of
        -273 in my
        937 in my F
        276 in the
        -1001 in the F
        976 in the car
        529 in the hole
        706 in the hotel
        908 in the kitchen
        1397 in the library
        425 in the meeting
        -430 in the oven
        247 inch
        353 inch of
        -201 inches
        -722 inches $
        507 includes
        447 includes a
        493 indian
        -2276 ingredients
        303 instant F
        574 interview
        -443 into
        -750 into a
        -677 into the
        -1440 is
        -599 is #
        -1090 is F $
        -800 is _
        -594 is bad
        561 is being
        738 is my
        226 is my snack
        -609 is the
        636 is what
        627 is what im
        765 ish
        -410 isnt
        -492 it
        935 it #
        -162 it $
        452 it _
        -605 it back
        898 it was
        719 it was F
        -549 it was a
        -366 italian
        -852 its
        -366 iu
        -615 ive
        761 jab
        -828 jack
        317 jacket
        989 jacket F
        253 jacket F $
        426 jaffa
        426 jaffa F
        -1228 jar
        561 jar $
        -477 jar of
        -615 jar of F
        -1006 jars
        -302 java
        1073 jim
        522 job
        529 joe
        -423 johnson
        -900 june
        -904 june $
        451 just
        346 just F
        251 just a
        871 just now
        870 just now $
        294 just the
        -809 k
        -321 k in
        -324 k in #
        778 katsu F
        503 kcal
        -375 kcal $
        702 kcal F
        345 kcal F $
        -754 keep
        -376 keeps
        -950 kent
        -396 kept
        -955 keto
        -893 kg
        -298 kg of
        -512 kg this
        1108 khao
        -924 kid
        -539 kids
        -984 kids ,
        -868 kids F
        1020 kids and
        1026 kids and me
        -588 kids had
        -688 kind
        -768 kind $
        419 king
        960 kipling
        1127 kitchen
        898 kitchen $
        -1665 knock
        770 knocked
        620 kreme
        598 krispy kreme
        -395 kung
        378 l
        1397 la
        851 la _
        1465 lake
        -890 landlord
        -890 landlord $
        593 laptop
        751 laptop $
        473 large
        -540 large F
        406 large F $
        -496 large F with
        310 last
        921 last _
        -565 last night
        -333 last night $
        -107 late
        -701 late $
        911 late ,
        299 later
        521 later than
        520 later than usual
        -1016 laundry
        799 law
        -1791 lb
        -1165 lb #
        -771 lb F
        -772 lb F $
        -377 lbs
        754 lean
        -821 leave
        -536 leaving
        500 lecture
        541 left
        -571 left it
        -575 left it $
        710 left the
        636 left the F
        1675 leftover
        774 leftover F
        1221 leftovers
        495 leftovers ,
        747 leftovers .
        800 leg
        -574 lent
        546 let
        -502 library $
        350 light
        613 light $
        1541 like
        271 like #
        689 like # $
        -533 like F
        -243 like F $
        -467 liked
        -466 liked F
        -466 liked F $
        -841 likes
        -839 likes F
        368 line
        572 link
        -649 linux
        -1228 liquid
        -1376 liquid $
        -1105 list
        -603 listening
        -553 litre
        -252 little
        -836 little #
        1046 lo
        548 loaded
        544 loaded F
        -425 loaf
        -978 loaves
        315 log
        -616 log yesterday
        -1254 lol
        -493 long
        -1088 look
        -1088 look at
        825 lost
        -419 lost #
        -629 lot
        -522 love
        -782 love F
        -781 love F $
        -1089 lunch
        896 lunch ,
        -986 lunch , F
        143 lunch , i
        636 lunch .
        698 lunch . #
        831 lunch at
        -765 lunch box
        -1096 lunch for
        -755 lunch for the
        129 lunch today
        -752 lunch w
        673 lunch was
        -479 lunch with
        -1408 luncheon
        -1409 luncheon F
        -698 lunches
        -537 m
        810 machine F
        795 machine F $
        -1286 mad
        -1 made
        -618 made ,
        792 made F
        492 made F ,
        547 made F for
        158 made from
        -336 made me
        338 made with
        226 made with F
        -292 make
        442 makes
        -287 making
        -291 making F
        963 managed
        1534 many
        565 maple
        265 marathon
        -595 marathon $
        -528 march
        1176 market
        507 masala
        628 mashed
        622 mashed F
        417 mashed F and
        1042 match
        253 match $
        866 max
        965 may #
        -545 may contain
        -240 maybe
        876 maybe #
        394 mcdonalds
        492 mcmuffin
        396 me
        688 me #
        -2177 me $
        787 me ,
        1031 me , #
        434 me F
        -386 me _
        -404 me _ $
        -1351 me a
        475 me the
        593 me to
        506 me up $
        225 meal
        524 meal F
        -769 meal prep
        -494 meal with
        -803 meant
        -643 meant #
        -598 meant # g
        475 measuring
        205 medium
        377 medium F
        786 medium iced
        625 medium sweet
        2198 meeting
        355 meeting $
        939 meeting ,
        62 meetings
        496 mein
        596 melt
        535 melt $
        -1391 merge
        658 meself
        774 mess
        558 mess $
        -505 mg
        -416 microwave
        436 microwave F
        540 mid
        -377 midnight
        -604 midnight $
        -295 might
        -850 mile
        -622 miles
        -1037 min
        -386 min $
        -548 mind
        -548 mind $
        -440 mine
        -475 mins
        -969 mins $
        -1008 minutes
        -466 minutes $
        -967 mix #
        508 mix $
        871 ml
        1411 ml $
        -1034 ml F
        -1362 ml F $
        203 ml F F
        -502 model
        -405 mom
        -1571 mon
        412 monday
        -841 monday $
        -712 month
        -397 month $
        -973 more
        -228 more F
        -300 more F $
        571 morning
        42 morning $
        459 morning ,
        577 most of
        648 mother in
        650 mother in _
        623 mountain
        -1604 mouse
        -655 mouth
        430 mr
        -521 mr F
        962 mr kipling
        -1803 mrs
        -898 much
        465 muller
        471 muller corner
        803 mum
        473 munched
        -409 must
        227 my
        994 my #
        -842 my F
        795 my F $
        499 my F gown
        392 my F on
        538 my _
        320 my baby
        -1206 my bar
        639 my break
        634 my break $
        435 my day
        428 my day with
        410 my desk
        399 my desk $
        484 my meal
        296 my meal $
        780 my own
        773 my own $
        315 my sister
        237 my sister $
        274 my snack
        232 my snack $
        -887 my son
        303 myself
        95 myself to
        -747 mystery
        456 n
        -447 n F
        -787 n F F
        -454 n _
        -1352 nans
        798 nasi
        535 natural
        -940 near
        -997 need
        -713 need F
        379 needed
        482 needed that
        483 needed that $
        -295 needs
        680 negative
        -727 neighbors
        596 nerves
        448 netflix
        -860 never
        -767 new
        497 new F
        639 news
        -1050 next
        394 next door
        -844 next to
        -854 next to me
        304 nfs
        -708 nice
        339 nice $
        1171 night
        346 night ,
        -550 night _
        -551 night _ ,
        256 nonfat
        216 nonfat F
        1076 noon
        553 noon $
        -1351 not
        -590 not F
        -652 not a
        876 note
        924 note .
        589 nothing
        -462 nothing $
        601 nothing for
        1170 nothing since
        -1281 now
        -1256 now $
        473 nurses
        -836 nutrition
        -1230 o2
        -858 ocean
        -1038 oct
        1273 of
        -768 of #
        589 of # $
        219 of # F
        -1122 of $
        -644 of F
        -1000 of F #
        -266 of F $
        -693 of F ,
        156 of F F
        -1242 of F again
        -356 of F and
        -857 of F in
        421 of F is
        372 of F of
        436 of F on
        943 of F so
        -294 of F that
        -493 of F to
        -27 of F with
        735 of _
        673 of _ $
        -2000 of _ F
        -1151 of a
        -821 of a F
        -1678 of a _
        798 of a morning
        275 of an
        -360 of canned
        -398 of canned F
        107 of cooked
        221 of dry
        247 of fat
        195 of fat $
        336 of fried
        -886 of frozen
        -976 of frozen F
        663 of it
        -662 of pickled
        -661 of pickled F
        566 of raw
        -415 of red
        199 of strained
        -189 of the
        340 of the _
        954 of the box
        754 of the laptop
        687 of them
        682 of thin
        333 off #
        -939 off $
        -348 off ,
        -507 off , poured
        510 off _ $
        925 off a
        558 off and
        590 off the
        1312 off the _
        473 off the bbq
        -1313 offered
        902 office
        370 office $
        -580 office ,
        979 often
        483 oh
        -842 ok
        -805 ok $
        -1003 old
        -875 omega
        -420 on
        -393 on #
        -266 on ,
        497 on , F
        1206 on F
        -1079 on F $
        -415 on F ,
        1195 on F and
        993 on _
        354 on _ $
        389 on a
        1428 on dessert
        -572 on friday $
        585 on friday night
        606 on holiday $
        -385 on me
        813 on monday
        239 on monday $
        -376 on my
        639 on my break
        775 on my own
        513 on sunday
        561 on sunday morning
        201 on the
        -402 on the F
        -1575 on the _
        298 on the balcony
        556 on the bus
        796 on the cob
        310 on the go
        397 on the plane
        355 on the run
        240 on the sofa
        536 on the train
        260 on the way
        503 on tv
        338 on tv night
        239 on white
        647 one
        313 ones
        318 only $
        -623 only F
        -980 only _
        -845 open $
        -804 or
        -268 or F
        -266 or F $
        -1294 order
        -638 order .
        602 order the
        605 order the F
        -260 ordered
        -355 ordered F
        809 original
        826 other
        868 ounce
        320 ounce of
        454 ounces
        426 ounces of
        267 ounces of raw
        -419 out
        -891 out #
        -1280 out $
        388 out ,
        -538 out for
        -1984 out of F
        1329 out of _
        761 out of the
        794 out so
        636 out the
        452 out the F
        830 out with
        -355 outside
        -338 oven
        -307 oven $
        560 oven is
        562 oven is _
        784 over
        676 over F
        1279 over my
        -787 over the
        737 over the sink
        296 overnight F
        488 own
        538 own $
        410 oz
        308 oz $
        -666 oz ,
        -886 oz , #
        -705 oz F
        -563 oz F $
        224 oz bottle
        224 oz bottle of
        371 oz of
        -98 pack
        -1030 pack #
        322 pack of
        502 package of
        -1139 packed
        620 packed lunches
        753 packet
        386 packet $
        282 packet of
        199 packet of F
        1426 pad
        1035 pad thai
        462 paid
        518 pain
        508 pain au
        474 pain au chocolat
        -2241 pale
        652 pan
        565 panera
        686 pao
        -1126 paper
        -290 park
        859 park $
        707 parmigiana $
        658 party
        -254 party $
        1156 party F
        536 party rings
        -742 passed
        771 passed on
        1433 passed on dessert
        470 passed on the
        -302 past
        -705 paste
        -1166 pastor
        1256 patty
        383 pc
        1614 pcs
        -836 peckish
        -1008 peeled
        -563 people
        -532 people $
        -459 percent
        -672 peter
        437 phone
        603 phone call
        605 phone call ,
        -1207 pi
        -1063 pick
        -977 pick up
        -679 pick up F
        730 picked at
        -342 pickled F
        -326 picnic
        -105 piece
        986 piece $
        -104 piece of
        -384 piece of F
        707 pieces
        607 pieces $
        -533 pinch
        -550 pinch of
        -544 pinch of F
        575 pinched
        969 pink
        1373 pint
        326 pint of
        112 pint of F
        415 pints of
        337 pints of F
        78 place
        -1013 place $
        385 plain
        225 plain F
        -2446 plan
        -810 plan for
        399 plane
        393 plane $
        -1267 planted
        -376 planted F
        1040 plate
        586 plate $
        783 plate ,
        -706 plates
        -540 play
        -2769 please
        -1414 please $
        -536 please get
        -521 please order
        506 plumber
        690 plus
        -633 pm
        -1819 pm $
        -418 pm ,
        515 pm .
        450 pm F
        448 pocket
        2856 pod
        -350 points
        412 polished
        414 polished off
        927 popeyes
        835 portion
        844 portion $
        308 possess
        261 possess a
        672 post
        827 pot
        398 pot $
        322 pot F
        417 pouch
        291 pouch of
        -568 pound
        -387 pound of
        -620 pound of F
        -870 poured
        1176 powder $
        -463 powdered
        -459 powdered F
        1317 power
        -543 pregnant
        -1161 prep
        464 prepared
        297 preparing
        436 pret
        -315 price
        1514 protein
        -1528 protein $
        1175 protein F
        -376 protein F $
        416 protein F ,
        594 protein F in
        1653 protein bar
        -554 proud
        906 pub
        428 pub $
        615 pub quiz
        -469 pud
        -939 pulled
        451 puppy
        -1237 puree
        -1449 pushups
        -1563 put
        -559 put F
        1298 quality
        1134 quarter
        582 quest
        581 quest bar
        -693 queue
        -141 quick
        -1208 quid
        615 quiz
        -1343 race
        -458 rack
        -1160 radio
        398 radio on
        396 radio on $
        1069 raid
        -903 raised #
        1375 ran
        480 ran late
        714 ran over
        489 rash
        -778 rather
        243 raw
        -579 raw F
        355 raw F $
        -619 reading
        -453 ready
        1033 ready meal
        412 ready salted
        410 ready salted $
        516 ready to
        374 really
        1523 red $
        819 red F
        204 refreshing
        -842 refused
        407 regular
        -395 remove
        266 removed
        -1065 repeat
        -878 report
        1038 rest
        684 restaurant
        714 restaurant $
        460 rewarded
        577 riband
        369 right
        -534 ring
        714 rings
        554 rings $
        1713 road
        547 road $
        1214 roast
        535 roast $
        -307 roast ,
        -370 roast F
        464 roast F ,
        -681 roast F with
        1702 roast dinner
        1060 roast dinner $
        637 roasted
        193 roasted F
        536 room
        378 room $
        345 root
        365 root F
        232 rotisserie
        1127 rou
        -779 round
        -351 round the
        -640 row
        -1237 rule
        -1332 run
        981 run $
        -594 runner
        -431 runner F
        -1023 runners
        -819 running
        713 sad
        683 said
        -584 said NO
        557 said eat
        553 said eat more
        -737 sale
        902 salted
        547 salted $
        337 sam
        -986 same
        -1129 sample
        -2169 santa
        -624 sarah
        507 sarnie
        -2422 sat
        -589 saturday
        801 sauce
        691 sauce $
        576 say
        976 say #
        -655 say $
        -144 says
        160 school
        169 school $
        -487 scoop F
        545 scoops
        296 scrambled
        297 scrambled F
        -819 script
        -377 sea
        -670 season
        -663 season $
        496 second
        527 seconds
        -1278 seed
        -1382 seed F
        -1167 seeds
        428 seeds $
        -973 seeds ,
        1181 sent
        1212 sent F
        -1132 sermon
        647 serve
        1036 serve $
        -518 served
        -663 served $
        268 served NO
        750 service
        -127 serving
        276 serving of
        447 servo
        -444 session
        -811 set
        731 seven
        -936 shall
        -687 shaped
        -675 shaped F
        504 share
        323 shared
        -1075 sheet
        -455 shell
        411 shelled
        -513 shift
        515 shop
        -664 shop $
        -429 should
        -266 should i
        -808 shower
        -1074 shower $
        -476 shredded
        -855 shut
        -727 sick $
        1261 side
        -1162 sign
        493 sims
        565 since
        639 since yesterday
        789 single
        386 sink
        -268 sister
        234 sister $
        -290 size
        -507 size #
        424 size $
        -751 size of
        554 skin
        194 skin $
        1126 skipped
        -306 skipped breakfast
        1321 skipped lunch
        1440 slab
        438 slept
        1552 slice
        664 slice $
        -1388 slice ,
        712 slice F
        869 slice of
        97 slice of F
        263 slice of _
        400 slices
        -810 slices $
        243 slices F
        444 slices of
        394 slices of F
        707 sloppy
        -538 slow
        -1036 slugs
        1505 small
        470 small #
        471 small # $
        -838 smells
        -644 smelt
        675 smoked
        674 smoked F
        647 smoked F F
        574 snack
        314 snack $
        233 snack ,
        136 snack , i
        2059 so
        687 so #
        1009 so # F
        2110 so F
        511 so F F
        333 so F and
        1255 so NO ,
        413 so a
        957 so good
        911 so i
        -886 so i left
        -950 so nothing
        588 so the
        -628 soak
        -432 sodium
        -1078 sodium $
        450 sodium ,
        536 sofa $
        430 soft
        1065 soft serve
        413 soldiers $
        536 solids
        618 some
        -769 some kind
        704 someone
        607 something
        606 something sweet
        -744 son
        1069 sorry
        169 sour
        571 sour F balls
        -382 sour F from
        -1847 sowed
        -1493 soy
        -158 soy F
        584 spag
        586 spag bol
        443 sparkling
        431 spears
        432 spice
        1459 spicy
        326 spicy F
        -1210 split
        445 split a
        1623 spoons
        -925 spray
        -440 spread
        309 spring F
        1476 square
        -680 squats
        429 stadium $
        454 staff
        1528 standing
        1181 starbucks
        448 starbucks $
        -324 start
        390 start my
        376 start my day
        -342 started
        -817 starter
        -1324 starts
        -277 starving
        897 station
        497 station ,
        740 stayed
        -789 steakhouse
        222 steamed
        -1337 steps
        -738 steps $
        -1011 stick
        -1312 stick $
        683 sticks
        336 sticks $
        -367 still
        624 stir
        1732 stir fry
        508 stir fry $
        1220 stole
        -608 stomach
        -550 stomach ache
        1234 stop at
        1832 stopped
        2204 stopped at
        496 straight
        431 straight from
        428 straight from the
        351 strained
        191 strained F
        346 street $
        542 string
        439 stuck
        -375 stuffed
        -513 style
        -1674 substitute
        581 subway
        -391 sunday
        -1041 sunday #
        -853 sunday $
        -964 sunday F
        558 sunday morning
        560 sunday morning $
        574 sunday roast
        801 sunflower
        781 sunflower seeds
        -543 sunny
        -1363 supper
        293 supreme
        -284 swap
        1189 swapped
        677 sweet
        640 sweet ,
        -267 sweet F
        743 sweet F $
        589 sweet and
        575 sweet and sour
        752 swimming
        654 swimming $
        -1439 table
        -1336 table #
        334 table for
        332 table for #
        498 tablespoon
        492 tablespoon of
        -905 take
        458 taken
        -1186 taking
        1023 tam
        -1296 target
        1132 taste
        -462 tbsp
        629 tbsp F
        432 tbsp F $
        -737 team ,
        440 teaspoon
        437 teaspoon of
        -562 ted
        545 telly
        -537 temp
        392 ten
        642 teriyaki
        587 teriyaki F
        306 tesco
        -462 test
        929 thai
        -1332 than
        522 than usual
        522 than usual $
        -603 thanks
        -409 that
        1326 that #
        -1505 that $
        -358 that _
        367 that contains
        344 that has
        265 that has been
        482 that is
        -438 that the
        -550 the
        160 the #
        750 the # F
        -1456 the # _
        -438 the F
        -1306 the F $
        827 the F ,
        932 the F F
        -327 the F _
        -390 the F and
        1407 the F but
        -646 the F in
        -782 the F on
        726 the F so
        1062 the F to
        263 the F was
        603 the F were
        -763 the _ $
        1324 the _ ,
        1163 the _ F
        -562 the _ as
        783 the _ of
        -723 the baby
        298 the balcony
        298 the balcony $
        391 the bbq $
        498 the beach $
        -554 the bill
        -540 the boss
        494 the boss $
        -607 the bowl
        910 the box
        904 the box $
        -714 the boys
        -514 the build
        -593 the bus
        559 the bus $
        465 the call
        524 the call $
        746 the car
        956 the car $
        505 the chinese
        799 the cob
        455 the corner $
        754 the day
        322 the desk
        330 the desk $
        -1598 the dog
        -2247 the dog $
        554 the dog ,
        -532 the fat
        848 the flight
        264 the freezer
        268 the freezer $
        -631 the fridge
        -212 the fridge $
        364 the game on
        311 the go
        341 the gym
        486 the gym $
        525 the hole
        514 the hole $
        699 the hotel
        561 the jar
        562 the jar $
        384 the kids
        1032 the kids and
        874 the kitchen
        905 the kitchen $
        755 the laptop
        753 the laptop $
        763 the last
        -600 the leftover
        -600 the leftover F
        -503 the library
        -507 the library $
        632 the lot $
        262 the match
        260 the match $
        949 the meeting
        871 the meeting $
        -723 the neighbors
        -1681 the new
        -286 the office
        372 the office $
        -568 the office ,
        -301 the oven $
        561 the oven is
        -918 the park
        626 the place
        399 the plane
        392 the plane $
        506 the plumber
        -946 the protein
        170 the pub
        429 the pub $
        301 the radio
        397 the radio on
        589 the road
        541 the road $
        356 the run
        353 the run $
        315 the skin
        484 the small
        465 the small #
        232 the sofa
        622 the sofa $
        428 the stadium $
        643 the stars
        639 the stars $
        343 the team
        479 the team $
        434 the train
        533 the train $
        -613 the usual
        212 the way
        523 the weekend $
        745 the whole thing
        444 them ,
        957 then
        595 then F
        821 then F $
        -581 then _
        1252 then a
        1251 then a F
        566 then ate
        -1065 there
        -385 there $
        550 thermos
        69 they
        -474 thick
        -618 thick $
        -803 thighs
        -1066 thin
        -813 thin and
        -304 thing $
        -785 thinking
        -413 thinking F
        -846 third
        -153 this
        -688 this _ $
        303 this afternoon
        306 this afternoon $
        361 this evening
        361 this evening $
        -470 this month
        881 this morning
        -543 this morning $
        399 this morning ,
        -272 this week
        -1099 those
        -1073 thought
        1174 three
        -533 throat
        516 through
        -1659 thurs
        -1307 thurs $
        -352 thursday $
        -1128 tickets
        -987 tickets #
        312 tikka
        -379 til
        -989 till
        541 tim
        542 tim hortons
        -1237 time
        429 time ,
        620 tims
        -195 tin
        -973 tin of
        -570 tin of F
        -800 tinned
        -801 tinned F
        -1745 tins
        -1258 tip
        -917 tipped
        -1113 tired
        -1312 tmrw
        -306 to
        -1100 to #
        -479 to # kcal
        -448 to F
        -730 to F #
        -252 to F $
        820 to F ,
        528 to F F
        -843 to _
        294 to a
        433 to a F
        -897 to bed
        -908 to bed $
        720 to cheer
        724 to cheer me
        1012 to cook
        816 to cook ,
        489 to eat
        -426 to eat $
        789 to fast
        1060 to log
        -837 to me
        393 to myself
        398 to myself $
        307 to start
        -532 to the
        528 toad
        526 toad in
        529 toad in the
        823 toasted
        392 toastie $
        -434 today $
        400 today ,
        2100 today , _
        439 toddler
        -233 tom
        -984 tomorrow
        -434 tomorrow .
        -436 tomorrow . F
        -710 toms
        445 tonic
        96 tonight
        547 too $
        1434 too _
        951 too _ F
        -398 too much
        1000 took
        21 took #
        -583 took my
        -414 took my F
        -617 tooth
        247 top
        -225 topped
        -771 touch
        701 tour
        355 town
        258 traffic
        1106 trail
        1102 trail mix
        500 trail mix $
        365 train
        626 train $
        585 train delayed
        -482 train to
        -1650 trap
        1254 treat
        474 treat $
        935 treat ,
        662 treat , F
        488 treated
        -531 tree
        794 tried
        570 trimmed
        341 trimmed to
        462 trip
        1274 trip ,
        683 trip , F
        -639 triple
        1463 trolley
        685 truck
        508 trying
        13 tsp
        672 tub
        326 tub of
        325 tub of F
        383 tube
        -1161 tues
        -477 tuesday
        588 turkish
        -564 turned
        -377 turned down
        -575 tv $
        338 tv night
        338 tv night $
        -995 twice
        -282 twice $
        963 two
        732 ultra
        -1034 under
        -603 under the
        638 under the stars
        547 uni
        -416 units
        306 unsweetened
        -1003 until
        -705 untouched
        369 up #
        761 up # $
        514 up $
        -681 up ,
        -467 up F
        -604 up F ,
        1255 up _
        1214 up at
        746 up at #
        443 up for
        -724 up to
        623 up with
        930 us
        548 us F
        -1682 use
        -778 used
        -679 used to
        -653 using
        -338 using F
        558 usual $
        600 usual F
        596 usual F $
        -1129 v
        562 valley
        725 van
        519 vanilla
        -992 vegan
        -342 vegetarian
        789 vending
        484 victoria
        666 victoria sponge
        581 vin
        243 vitamin
        452 vitamin c
        -297 vitamin d
        -456 vs
        1574 w
        859 w F
        -234 w F $
        275 w F ,
        340 w F F
        -1176 w _
        530 w a
        1737 w my
        838 wagamama
        689 wagon
        -899 waist
        -351 waiter
        -1347 walk
        367 walked
        745 walked the
        741 walked the dog
        -378 walking
        -379 wall
        1222 wanted
        559 wanted F
        1094 warm
        739 warm F
        1427 was
        -509 was #
        109 was F
        -452 was F F
        -210 was _ $
        462 was a
        835 was a F
        315 washed
        401 washed down
        -1611 washing
        -1609 washing up
        -694 wasnt
        1534 watching
        400 watching _
        401 watching _ $
        1003 watching the
        468 watching the match
        13 way
        -941 way $
        262 way home $
        -365 we
        -463 we have
        -802 we lived
        -804 we lived on
        -1180 wedding
        -719 wedding _
        -1272 wedge
        -829 weds
        -888 week
        -709 week $
        272 weekend
        460 weekend $
        -1365 weekly
        -1477 weeks
        589 weigh in
        -569 weighed
        -456 weighed #
        -1158 weight
        -404 weight #
        515 well
        1033 well ,
        1061 went
        -763 went cold
        676 went for
        807 went in
        -619 went to the
        -893 what
        625 what im
        390 what im having
        -749 when i
        416 which
        256 which is
        506 while
        664 while we
        633 white
        -340 white F
        322 white F $
        -930 who
        653 whole
        -435 whole F
        -423 whole F $
        744 whole thing
        -341 why
        -1330 will
        -1324 will be
        -470 wish
        -386 wish i
        520 with
        492 with #
        -330 with # F
        488 with F
        -519 with F $
        499 with F ,
        302 with F F
        582 with F and
        -429 with F is
        1557 with _
        1476 with _ $
        -36 with a
        833 with a F
        -781 with a _
        625 with a medium
        -544 with a pinch
        399 with an
        -349 with brown
        -402 with brown F
        279 with friends
        280 with friends $
        390 with maple
        -809 with me
        826 with the
        400 with the F
        1244 with the _
        361 with the game
        393 with the radio
        856 won
        493 won the
        -497 wont
        -2141 words
        15 work
        -736 work $
        939 workout
        -465 would
        1440 wouldnt
        1020 wouldnt eat
        -1173 wrong
        -527 wrong $
        2511 x
        624 xeo
        -2125 xmas
        -746 year
        -1021 yellow
        -954 yellow F
        315 yes
        -541 yesterday $
        911 yesterday ,
        -858 yesterday breakfast
        -857 yesterday breakfast $
        -825 yet
        -862 yet $
        503 yog
        -308 yoga
        -1038 you
        -480 you get
        -1053 your
        -564 your F
        -695 yrs
        -932 yummy
        722 zero
        796 zoom
        1282 zorblax
        """
}
