// Written by `measure --fit-talk` from 22424 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 1398
    static let rows = """
        -795 # #
        -490 # # #
        -1179 # # $
        -687 # # F
        -1055 # $
        84 # , F
        -1008 # . #
        854 # . F
        542 # F
        -718 # F #
        -59 # F $
        -2111 # F ,
        -634 # F and
        -588 # F in
        -669 # F off
        -393 # F on
        -898 # F please
        306 # F with
        -1193 # NO
        -1436 # _
        1871 # _ $
        519 # _ ,
        1803 # _ F
        -888 # _ of
        707 # _ oz
        -989 # a
        -658 # a #
        315 # a F
        765 # a bag
        -699 # a pound
        -528 # a tin
        1485 # after
        873 # am
        859 # am ,
        -2139 # and
        566 # and a
        -1526 # at
        492 # at #
        -1209 # at F
        -890 # bags
        -687 # bags of
        966 # bites
        611 # bowl
        -1141 # c
        -1233 # c $
        -288 # calories $
        347 # cans
        -1081 # cooked
        767 # cup
        810 # cup $
        -1756 # cup F
        471 # cup of
        323 # cups
        -690 # cups F
        -712 # days $
        -1439 # degrees
        958 # fairy
        1145 # fat
        547 # finger
        950 # flake
        760 # fluid
        746 # fluid ounce
        -1857 # for
        -1226 # for #
        -890 # for a
        951 # from
        360 # g
        280 # g $
        394 # g ,
        670 # g .
        605 # g bag
        -1311 # g carbohydrates
        591 # g dry
        342 # g of
        -834 # g protein
        -903 # gels
        674 # glasses
        577 # glasses of
        1036 # glorps
        547 # grams
        279 # grams of
        -668 # had
        -1474 # hours
        -962 # hrs
        -520 # hrs $
        -736 # in
        -1126 # in F
        1219 # in the
        646 # inch
        -5 # inches
        -888 # inches $
        -937 # is
        -1363 # jars
        -994 # jars $
        -853 # k
        685 # kcal
        -506 # kcal $
        612 # kcal F
        -964 # kg
        -402 # kg of
        -1011 # kids
        741 # l
        -1217 # lb
        -1360 # lb #
        -729 # lb F
        -727 # litres
        -461 # mg
        -654 # miles
        -1190 # min
        -538 # mins
        -749 # mins $
        -605 # minutes
        -825 # minutes $
        946 # ml
        1576 # ml $
        -890 # ml F
        -654 # my
        -938 # now
        -940 # now $
        688 # of
        -988 # of F
        487 # of a
        523 # of the
        520 # of them
        -661 # off
        -278 # on
        204 # ounce
        489 # ounces
        471 # ounces of
        930 # oz
        1634 # oz $
        -730 # oz F
        1740 # party
        674 # pc
        770 # pcs
        -699 # people
        -646 # percent
        -482 # piece
        1134 # pieces
        936 # pieces $
        1059 # plates
        800 # pm
        17 # pm $
        -702 # pounds
        -1172 # quid
        -415 # scoop F
        669 # scoops
        -1021 # sets
        -1022 # sets of
        273 # slice
        -1032 # slice $
        748 # slice F
        1658 # slices
        219 # slices F
        1502 # spoons
        1085 # square
        999 # squares
        -881 # steps
        -646 # steps $
        -297 # tbsp
        -1608 # tbsp soy
        316 # the
        -416 # the F
        -881 # this
        -533 # this morning
        -451 # to #
        -881 # tsp
        -815 # units
        1955 # up
        -1910 # weeks
        795 # with
        849 & #
        859 & F
        673 & F $
        -1 , #
        1559 , # $
        312 , # ,
        -461 , # .
        922 , # F
        185 , # _
        -1880 , # a
        -960 , # g
        -918 , # inches
        -1344 , # jars
        961 , # kcal
        -2232 , # lb
        -1320 , # ml
        1088 , # pieces
        1067 , # plates
        874 , # slice
        553 , # slices
        1479 , # spoons
        -499 , # tbsp
        1855 , F
        -176 , F #
        -311 , F $
        890 , F F
        -1107 , F NO
        696 , F _
        265 , F and
        1626 , F at
        -53 , F for
        389 , F in
        -1023 , F of
        -773 , F only
        213 , NO
        586 , NO $
        -539 , NO ,
        1203 , _
        -230 , _ #
        101 , _ $
        -1809 , _ ,
        1083 , _ F
        799 , _ in
        -1200 , _ it
        -926 , _ of
        728 , _ the
        1567 , _ to
        772 , _ up
        2619 , a
        704 , a F
        1170 , about
        1171 , about #
        682 , all
        -422 , and
        254 , and F
        605 , and _
        -761 , and a
        3440 , ate
        956 , ate #
        675 , ate the
        984 , black
        790 , boiled
        883 , both
        -555 , bring
        953 , cold F
        -776 , didnt
        484 , diet
        -1117 , dinner ,
        1588 , drank
        783 , finished
        -1051 , for
        1298 , fried
        -941 , frozen
        -1051 , frozen F
        850 , fry
        686 , gave
        1459 , got
        878 , got through
        2958 , had
        1421 , had F
        434 , had a
        668 , hot
        667 , hot F
        2174 , i
        528 , i am
        1502 , i got
        1043 , i had
        483 , i have
        -1459 , i just
        896 , i took
        772 , i will
        467 , if
        -712 , im
        182 , im enjoying
        -897 , in
        -898 , in the
        467 , it was
        492 , just the
        -533 , large $
        867 , leftover
        854 , like
        857 , like #
        960 , lost
        965 , lost count
        -881 , lunch
        -1113 , lunch ,
        634 , maybe
        608 , maybe #
        784 , never again
        652 , not
        742 , nothing
        -891 , only
        814 , picked
        -762 , poured
        954 , protein
        -1155 , put
        503 , roast
        760 , she
        592 , side
        712 , small
        -640 , so
        1442 , the
        -183 , then
        624 , they
        -693 , thin
        -1102 , tinned
        -1096 , tinned F
        -533 , too
        885 , took
        1169 , warm
        1167 , was
        2395 , went
        907 , which
        -918 , whisk
        439 , white
        345 , white F
        940 , whole
        547 , will
        541 , will _
        693 , with
        -497 . #
        -400 . # $
        397 . # _
        -171 . F
        1044 . F $
        -95 . F ,
        -902 . F F
        -1404 . F and
        -253 . _
        -621 . _ $
        1806 . had
        549 . i
        773 . just
        -1132 . paper
        -1000 . roast F
        -1014 14th
        -869 4th
        -1441 5th
        -1033 <0 fifths>
        -1677 <0 foods>
        169 <0 strange>
        -901 <0 words>
        -121 <1 fifths>
        267 <1 foods>
        -1146 <1 strange>
        -779 <1 words>
        454 <2 fifths>
        408 <2 foods>
        -1107 <2 strange>
        -403 <2 words>
        118 <3 fifths>
        248 <3 foods>
        -1001 <3 strange>
        -964 <3 words>
        598 <4 fifths>
        -954 <4 foods>
        -1135 <4 words>
        1816 <5 fifths>
        1430 <5 foods>
        -503 <5 words>
        68 <6 words>
        613 <7 words>
        2144 <8 words>
        2582 <9 words>
        -2344 <asked>
        1866 <meal>
        -2707 <other>
        505 <partly>
        -504 <role 0>
        -879 <role 10>
        -739 <role 11>
        -458 <role 12>
        -844 <role 13>
        879 <role 14>
        -500 <role 15>
        -1401 <role 16>
        -1896 <role 17>
        -1653 <role 18>
        -735 <role 19>
        -812 <role 1>
        -757 <role 20>
        349 <role 21>
        -1606 <role 22>
        -326 <role 23>
        -167 <role 24>
        -918 <role 25>
        -1139 <role 26>
        -202 <role 27>
        -1776 <role 28>
        -495 <role 29>
        -1378 <role 2>
        -353 <role 30>
        6 <role 32>
        1080 <role 33>
        -1114 <role 34>
        -131 <role 35>
        -2012 <role 36>
        -1296 <role 37>
        -616 <role 38>
        -388 <role 39>
        -877 <role 3>
        -338 <role 40>
        -1445 <role 41>
        -718 <role 42>
        1580 <role 43>
        -555 <role 44>
        -871 <role 45>
        -887 <role 46>
        307 <role 47>
        679 <role 48>
        -951 <role 4>
        -706 <role 50>
        1209 <role 51>
        -1416 <role 52>
        -401 <role 53>
        -2304 <role 54>
        -966 <role 55>
        -669 <role 56>
        -1883 <role 57>
        -557 <role 58>
        -425 <role 59>
        -212 <role 5>
        -864 <role 60>
        827 <role 61>
        -66 <role 6>
        1937 <role 7>
        -519 <role 8>
        -1096 <role 9>
        -1 <told>
        -498 F #
        638 F # #
        740 F # $
        242 F # ,
        -1038 F # _
        -1201 F # a
        865 F # am
        754 F # and
        -883 F # for
        -873 F # g
        1454 F # kcal
        -508 F # min
        689 F # ml
        267 F # oz
        642 F # pack
        666 F # piece
        896 F # pm
        437 F # slices
        866 F $
        1037 F &
        440 F & #
        291 F & F
        1733 F ,
        -1260 F , F
        1359 F , NO
        -930 F , _
        -596 F , a
        925 F , about
        -473 F , and
        962 F , black
        -1115 F , dinner
        1584 F , drank
        -943 F , frozen
        -260 F , i
        -665 F , im
        496 F , just
        -939 F , lunch
        783 F , never
        954 F , nothing
        -1148 F , put
        762 F , she
        301 F , small
        -1081 F , so
        494 F , the
        591 F , which
        409 F , white
        545 F , will
        889 F .
        455 F . #
        -871 F . F
        1751 F F
        -2 F F #
        -173 F F $
        770 F F &
        -148 F F ,
        555 F F .
        703 F F F
        450 F F NO
        -550 F F _
        1010 F F again
        3 F F and
        -1108 F F bowl
        1709 F F for
        779 F F from
        -341 F F in
        258 F F is
        1640 F F made
        1222 F F n
        -321 F F on
        -1171 F F sauce
        -1229 F F so
        460 F F with
        762 F NO
        971 F NO $
        -561 F NO ,
        -56 F _
        2120 F _ #
        955 F _ $
        -774 F _ F
        625 F _ _
        1044 F _ at
        -763 F _ for
        1010 F _ of
        -1075 F _ on
        -487 F _ than
        -839 F _ with
        -345 F a
        -854 F about
        -817 F about #
        659 F after the
        457 F al
        543 F al pastor
        203 F all
        761 F all night
        512 F all to
        -656 F allergy
        -181 F and #
        357 F and F
        566 F and _
        822 F and a
        1097 F and ate
        1020 F and i
        -1366 F and stick
        -1079 F are
        944 F around
        949 F around #
        1814 F as
        1255 F at
        829 F at #
        860 F at a
        226 F at my
        300 F at the
        -1227 F ate
        316 F baby
        316 F baby food
        907 F balls
        995 F bar
        430 F bar $
        744 F bar at
        -1083 F bath
        997 F before
        1013 F before the
        587 F between
        1145 F board
        -860 F bowl
        898 F bowl $
        294 F breast
        997 F but
        -686 F but i
        894 F butty
        844 F by
        1091 F by the
        480 F casserole
        436 F casserole $
        681 F chop
        -849 F day
        566 F dinner
        1631 F dough
        432 F dough $
        1221 F down
        1051 F down $
        696 F during
        686 F during the
        -630 F every
        310 F fillet
        1115 F finger
        -1111 F first
        671 F first thing
        688 F flakes
        838 F for
        -1240 F for F
        1134 F for a
        327 F for breakfast
        1730 F for dinner
        1231 F for lunch
        1247 F from
        -982 F from a
        659 F from the
        -394 F got
        -660 F green
        -1417 F had
        -718 F have
        788 F in
        -1116 F in $
        878 F in F
        1078 F in _
        368 F in a
        643 F in bed
        934 F in front
        1685 F in the
        -1407 F into
        -733 F is
        -672 F is #
        -653 F is _
        -806 F is a
        676 F is being
        429 F is my
        532 F is what
        557 F just now
        541 F kiev
        623 F last night
        141 F later
        -1317 F later $
        -716 F left
        -720 F left $
        389 F leg
        -511 F machine
        641 F made
        238 F made with
        375 F mcmuffin
        -824 F meal with
        959 F melt
        -1028 F mix
        415 F monday
        418 F monday morning
        -322 F n F
        -1059 F near
        -534 F night
        568 F night .
        1242 F not F
        1188 F now
        728 F now $
        -149 F of
        968 F of #
        227 F of F
        -696 F of a
        389 F of my
        -1199 F of the
        156 F off
        -1000 F off $
        826 F off _
        -605 F off the
        354 F ok
        357 F ok $
        591 F on
        927 F on #
        1121 F on F
        873 F on a
        652 F on monday
        -312 F on my
        612 F on sunday
        595 F on the
        475 F on tuesday
        -788 F once
        682 F only $
        -172 F or
        -530 F or F
        502 F original
        1054 F out
        1327 F out of
        451 F out with
        1041 F over
        771 F over the
        -842 F overnight
        -571 F overnight $
        1084 F patty
        665 F pot
        -613 F ready
        -412 F rings
        -533 F rings $
        333 F roast
        -762 F run
        -962 F runners
        790 F sale
        564 F saturday
        564 F saturday night
        429 F sauce
        455 F sauce $
        -1920 F seeds
        817 F served
        -754 F shaped
        -527 F shop
        425 F slice
        243 F slice $
        -1270 F slices
        1117 F so
        -729 F so far
        -1001 F soft
        1030 F spread
        508 F sticks
        793 F straight
        -930 F style
        918 F sunday
        1150 F sunday $
        -1005 F taking
        318 F that is
        -344 F the
        845 F this
        547 F this morning
        540 F tikka
        -1037 F time
        -147 F to
        509 F to _
        762 F to cheer
        588 F to go
        -515 F to my
        -1200 F to the
        789 F toasted
        143 F today
        652 F today $
        1267 F tonight
        1271 F tonight $
        507 F too $
        -529 F tree
        558 F under
        560 F under the
        186 F up
        891 F up the
        223 F w
        -750 F went
        932 F were
        944 F when
        871 F while
        591 F white
        592 F white F
        574 F with
        -589 F with #
        1032 F with F
        409 F with a
        -673 F with brown
        136 F with the
        688 F yesterday
        808 F zero
        -442 NO $
        1051 NO ,
        -692 NO , F
        -489 NO , just
        1718 NO .
        838 NO F
        -905 NO F $
        -383 NO for
        -994 NO today $
        1516 NO today ,
        897 ^ #
        -176 ^ # #
        100 ^ # F
        428 ^ # _
        598 ^ # a
        -1207 ^ # and
        -1241 ^ # calories
        -195 ^ # cup
        -1058 ^ # for
        -1516 ^ # g
        -552 ^ # k
        -1226 ^ # kcal
        1620 ^ # lb
        612 ^ # ml
        -1241 ^ # more
        1204 ^ # of
        576 ^ # oz
        1554 ^ # piece
        -936 ^ # protein
        545 ^ # scoops
        -1350 ^ # slice
        -1171 ^ # slices
        -882 ^ # steps
        -536 ^ # tbsp
        -1666 ^ # the
        -1214 ^ $
        201 ^ F
        507 ^ F #
        1308 ^ F $
        283 ^ F &
        1095 ^ F ,
        -274 ^ F .
        -480 ^ F F
        544 ^ F NO
        -1145 ^ F _
        761 ^ F a
        -36 ^ F after
        799 ^ F again
        -655 ^ F allergy
        647 ^ F and
        -700 ^ F are
        846 ^ F as
        1283 ^ F at
        856 ^ F before
        -872 ^ F bowl
        1452 ^ F for
        -549 ^ F garden
        -612 ^ F green
        -1362 ^ F had
        1139 ^ F in
        -681 ^ F is
        83 ^ F n
        1159 ^ F on
        724 ^ F over
        969 ^ F please
        -759 ^ F run
        -961 ^ F runners
        -773 ^ F shaped
        -854 ^ F the
        856 ^ F this
        435 ^ F to
        1409 ^ F up
        810 ^ F while
        1066 ^ F with
        -1165 ^ NO
        -1459 ^ NO $
        1136 ^ NO ,
        -553 ^ NO for
        -163 ^ _
        -923 ^ _ #
        -840 ^ _ $
        -721 ^ _ ,
        -2448 ^ _ .
        879 ^ _ _
        -1754 ^ _ a
        -1581 ^ _ at
        698 ^ _ down
        720 ^ _ for
        -1183 ^ _ install
        560 ^ _ machine
        -402 ^ _ of
        702 ^ _ on
        100 ^ _ out
        -1157 ^ _ to
        -905 ^ _ with
        2175 ^ a
        -347 ^ a #
        375 ^ a F
        488 ^ a _
        -913 ^ a bar
        917 ^ a pint
        467 ^ a small
        877 ^ add
        529 ^ add F
        -839 ^ add a
        1704 ^ airport
        -664 ^ almost
        -948 ^ american
        937 ^ an
        568 ^ an F
        -655 ^ as
        -391 ^ as a
        -245 ^ at
        980 ^ ate
        -958 ^ back
        -979 ^ bag
        -124 ^ baked
        -563 ^ baked F
        901 ^ banh
        745 ^ bbq
        883 ^ beach
        -716 ^ bed
        -717 ^ bed #
        -604 ^ best
        -1281 ^ big F
        624 ^ bit of
        963 ^ boss
        -405 ^ bottle
        622 ^ bottle of
        -1772 ^ bought
        -1007 ^ bought #
        -489 ^ bought a
        227 ^ bowl
        226 ^ bowl of
        -774 ^ breakfast
        561 ^ bring
        892 ^ broke
        -807 ^ brown
        -858 ^ brown the
        854 ^ bubble
        389 ^ burnt
        -556 ^ buy
        -463 ^ buy F
        -246 ^ call
        -322 ^ can
        -341 ^ can i
        858 ^ can of
        917 ^ can you
        -1454 ^ cant
        587 ^ char
        1095 ^ chicago
        417 ^ chipotle
        680 ^ christmas
        -1045 ^ chuck
        1487 ^ cleaned
        1574 ^ coach
        353 ^ consuming
        -617 ^ cooked
        -448 ^ cooked F
        -476 ^ costco
        503 ^ cottage
        494 ^ cottage F
        -691 ^ could
        -647 ^ couldnt
        -1257 ^ craving
        962 ^ croque
        -276 ^ cup
        325 ^ dad
        -541 ^ dave
        1360 ^ decaf
        -533 ^ decided
        604 ^ decided on
        828 ^ desk
        -645 ^ did
        1617 ^ didnt
        -1543 ^ didnt eat
        1181 ^ didnt get
        1364 ^ didnt have
        -441 ^ diet
        -1484 ^ dinner
        -845 ^ dinner tonight
        -943 ^ dog
        -1097 ^ doing
        966 ^ double
        -566 ^ dough
        -390 ^ drank
        -1768 ^ drink
        618 ^ dropped
        692 ^ dug
        1326 ^ early
        -789 ^ easter
        -983 ^ eat
        204 ^ enjoying
        192 ^ enjoying a
        -864 ^ everyone
        1193 ^ everyone had
        -600 ^ fancy
        -604 ^ fancy a
        1285 ^ fasting
        -1530 ^ fed
        -377 ^ fed the
        -943 ^ feed
        874 ^ felt
        1178 ^ finished
        944 ^ finished off
        -1158 ^ food
        -167 ^ for
        183 ^ for a
        -585 ^ for breakfast
        701 ^ for dinner
        107 ^ for lunch
        338 ^ for my
        -838 ^ forgot my
        1574 ^ forgot to
        -1334 ^ freezer
        -571 ^ fridge
        -1816 ^ fried
        753 ^ frozen
        755 ^ frozen F
        418 ^ full
        1244 ^ full english
        935 ^ full irish
        -812 ^ full of
        367 ^ gave
        -597 ^ get
        790 ^ glass
        787 ^ glass of
        -404 ^ good
        -621 ^ good morning
        -1083 ^ grab
        1366 ^ grabbed
        552 ^ grabbed a
        466 ^ grande
        223 ^ grilled
        444 ^ grilled F
        1124 ^ had
        429 ^ had #
        1724 ^ had F
        -1149 ^ had a
        470 ^ had some
        1127 ^ hangover
        -1390 ^ hard
        -1346 ^ harvest
        -883 ^ he
        -1089 ^ heartburn
        -962 ^ hello
        -858 ^ hey
        -1616 ^ hi
        437 ^ hot
        552 ^ hotel
        -976 ^ how many
        -586 ^ how much
        822 ^ i
        -1165 ^ i ate
        2078 ^ i didnt
        563 ^ i dont
        -758 ^ i had
        585 ^ i just
        -721 ^ i meant
        370 ^ i possess
        -438 ^ im
        582 ^ in _
        -1031 ^ in a
        -1549 ^ ingredients
        -1547 ^ ingredients .
        826 ^ interview
        -1017 ^ it
        594 ^ it was
        -1457 ^ jack
        573 ^ jacket
        576 ^ jacket F
        -1004 ^ jake
        1045 ^ just
        -736 ^ kids had
        1930 ^ knocked
        1089 ^ knocked back
        582 ^ large
        -326 ^ large F
        1126 ^ last
        -1069 ^ leave
        -1090 ^ left
        -425 ^ leftover
        -742 ^ leftover F
        -1717 ^ like
        -1730 ^ log
        634 ^ log F
        -379 ^ lost
        -610 ^ lunch
        1447 ^ maccies
        -1581 ^ made
        634 ^ made F
        -1311 ^ make
        -1102 ^ make that
        -1189 ^ marinade
        -686 ^ may
        -1411 ^ maybe
        -1209 ^ meal
        399 ^ meeting
        861 ^ met anna
        -876 ^ microwave
        -868 ^ mix
        1068 ^ morning
        -1004 ^ mouth
        765 ^ mr
        1221 ^ mr kipling
        -632 ^ mum
        1021 ^ munched
        -1013 ^ my
        101 ^ my F
        -1415 ^ my son
        -930 ^ need
        -500 ^ need F
        1189 ^ neighbour
        -862 ^ never
        1408 ^ night
        794 ^ note
        978 ^ note .
        1086 ^ nothing
        2040 ^ nothing for
        -749 ^ nothing since
        -562 ^ off
        927 ^ office
        -350 ^ ok
        539 ^ only
        -1718 ^ order
        -713 ^ ordered
        -1178 ^ ordered a
        483 ^ out
        835 ^ out for
        -354 ^ out of
        437 ^ overnight
        440 ^ overnight F
        -629 ^ pack
        -1967 ^ packed
        1107 ^ pad
        568 ^ pad thai
        -882 ^ painted
        707 ^ papa
        463 ^ passed
        637 ^ passed on
        753 ^ phone
        748 ^ phone call
        -921 ^ pick
        -914 ^ pick up
        -858 ^ picked #
        751 ^ picked at
        236 ^ picked up
        -639 ^ pickled
        -1107 ^ piece
        -1046 ^ plan
        -578 ^ planted
        -542 ^ planted F
        -545 ^ please
        947 ^ please add
        -761 ^ please get
        -775 ^ please order
        663 ^ polished
        666 ^ polished off
        690 ^ popeyes
        678 ^ popped
        735 ^ post
        -920 ^ potluck
        -1006 ^ poured
        410 ^ preparing
        -1725 ^ printer
        1058 ^ protein F
        1330 ^ protein bar
        -411 ^ put
        860 ^ quiz
        -934 ^ raining
        -626 ^ recipe
        -538 ^ recipe .
        862 ^ roast dinner
        1651 ^ said
        1019 ^ saved
        -277 ^ set
        -495 ^ she
        -732 ^ should
        -531 ^ show
        -603 ^ simmer
        1302 ^ skipped
        1416 ^ skipped lunch
        822 ^ slept
        924 ^ slice of
        -1046 ^ small
        -446 ^ snack
        -836 ^ snack .
        -751 ^ so
        733 ^ somebody
        398 ^ someone
        528 ^ spag
        528 ^ spag bol
        -773 ^ stayed
        -1059 ^ staying
        1031 ^ stir
        1814 ^ stir fry
        -1103 ^ stocked
        2672 ^ stole
        2284 ^ stopped
        1327 ^ stopped at
        -779 ^ stuffed
        -1552 ^ substitute
        865 ^ sunday
        503 ^ sunday roast
        -660 ^ sweet
        -951 ^ sweet F
        501 ^ table for
        -1067 ^ take
        -1296 ^ that
        -871 ^ that was
        -1224 ^ the
        958 ^ the F
        659 ^ the _
        -316 ^ the baby
        773 ^ the cat
        536 ^ the dog
        876 ^ the last
        646 ^ the new
        -972 ^ there
        -559 ^ this
        928 ^ this _
        -458 ^ threw
        -680 ^ today
        -581 ^ toddler
        -1080 ^ tomorrow
        -1068 ^ tomorrow .
        -1153 ^ too
        -471 ^ took
        -957 ^ took F
        -520 ^ traffic
        986 ^ trail
        987 ^ trail mix
        259 ^ tried
        -730 ^ turned
        -725 ^ turned down
        -894 ^ usual
        -808 ^ vanilla _
        -1099 ^ waiter
        994 ^ waiting
        687 ^ walked
        796 ^ walked the
        1575 ^ we had
        -548 ^ weighed
        -679 ^ weight
        -473 ^ weight #
        356 ^ went for
        576 ^ went out
        -770 ^ went to
        -1258 ^ were
        -1160 ^ what
        -702 ^ white
        -1165 ^ white F
        -1329 ^ who
        -666 ^ why
        -447 ^ wish
        903 ^ work
        921 ^ yoga
        -346 _ #
        -367 _ # $
        451 _ # ,
        -317 _ # F
        -1079 _ # _
        -1456 _ # pm
        574 _ # with
        -1256 _ $
        900 _ ,
        -584 _ , #
        -607 _ , F
        -1187 _ , NO
        468 _ , _
        1886 _ .
        724 _ . F
        -703 _ . _
        -771 _ F
        1033 _ F #
        1064 _ F $
        -228 _ F ,
        -980 _ F and
        875 _ F at
        1462 _ F in
        -346 _ F on
        -708 _ F with
        762 _ NO
        -321 _ _
        -1969 _ _ #
        -1259 _ _ $
        -256 _ _ ,
        -819 _ _ _
        1057 _ _ a
        758 _ _ and
        1041 _ _ at
        846 _ a
        -477 _ a F
        993 _ a whole
        -516 _ after
        480 _ again
        -982 _ again $
        -625 _ all
        -806 _ and
        477 _ and F
        1135 _ at
        -463 _ at #
        -1013 _ at the
        777 _ ate
        -749 _ breakfast
        -606 _ by
        1024 _ didnt
        597 _ done
        313 _ down
        -1121 _ for #
        538 _ for F
        -1057 _ for _
        -171 _ for a
        2153 _ for lunch
        -432 _ from
        -632 _ from the
        -628 _ guy
        1450 _ home
        -1182 _ install
        -1384 _ is
        802 _ it
        -660 _ it $
        -1166 _ last
        403 _ machine
        1214 _ machine F
        1069 _ me
        375 _ my
        -422 _ of
        -432 _ of F
        314 _ of the
        926 _ off
        -708 _ on
        -909 _ on $
        359 _ out
        892 _ out for
        -1148 _ out the
        -140 _ oz
        -1179 _ oz $
        -765 _ oz ,
        825 _ oz of
        -741 _ report
        -1111 _ run
        -857 _ shop
        -1061 _ split
        1209 _ station
        -547 _ than
        -529 _ that
        114 _ the
        519 _ the F
        -882 _ then
        -1142 _ to
        701 _ to F
        1359 _ up
        -845 _ up ,
        461 _ up with
        647 _ went
        -770 _ with F
        -551 _ with a
        1583 _ with the
        326 a
        941 a #
        537 a # $
        753 a # F
        417 a # fluid
        453 a # inch
        773 a # of
        783 a # oz
        1174 a F
        -642 a F $
        -1182 a F ,
        -1609 a F F
        -791 a F _
        -1452 a F after
        338 a F and
        325 a F at
        1513 a F bar
        -557 a F for
        -516 a F in
        256 a F on
        1936 a F to
        -1319 a F with
        312 a _
        -947 a _ #
        444 a _ $
        966 a _ F
        -897 a bad
        255 a bag
        -470 a bag of
        -908 a bar
        -902 a bar of
        -225 a bit of
        -785 a bottle
        -282 a bottle of
        579 a bowl
        186 a bowl of
        416 a can
        337 a can of
        -518 a cold
        655 a cooked
        229 a cup
        564 a cup of
        -1250 a day
        -504 a diet
        -1093 a double
        -520 a glass
        -503 a glass of
        938 a golden
        943 a golden F
        -817 a good
        534 a hot
        -653 a kilo
        735 a la
        371 a large
        -741 a light
        590 a medium
        693 a morning
        689 a morning $
        -542 a new
        459 a package
        458 a package of
        10 a piece of
        1289 a pint
        -361 a pound
        -302 a pound of
        -949 a proper
        643 a raw
        1061 a roast
        316 a serving
        316 a serving of
        454 a side
        218 a single
        -210 a slice
        -337 a slice of
        40 a small
        -138 a snack
        -1393 a splash
        -1386 a splash of
        438 a tablespoon
        439 a tablespoon of
        373 a tin
        529 a tin of
        -995 a warm
        -145 a whole
        -342 a whole F
        -506 about
        1989 about #
        1743 about # $
        938 about # F
        -1340 about F
        -571 about F $
        -495 about the
        894 abt
        963 actually
        -401 add
        859 add F $
        1003 add F please
        -572 add F to
        521 added
        461 after
        -1182 after #
        -862 after dinner
        -860 after dinner $
        -643 after lunch
        869 after that
        639 after work
        847 afternoon
        -1759 again $
        852 again ,
        -1612 against
        721 ago
        1195 airport
        482 al
        543 al pastor
        -448 alarm
        715 alfredo
        -381 all
        1392 all F
        869 all day
        -582 all day $
        -646 all day ,
        -830 all down
        1270 all i
        -904 all my
        490 all night
        662 all night $
        -586 all the
        -459 all the F
        533 all to
        533 all to myself
        -946 allergy
        -1973 allotment
        -755 almost
        398 already
        1175 also
        -2015 always
        -237 am
        -594 am $
        1068 am ,
        602 am , F
        -917 am and
        213 am enjoying
        211 am enjoying a
        -1722 american
        -754 american F
        -972 amount
        416 an
        590 an F
        164 an F $
        1476 an _
        -614 an _ $
        -767 an hour
        833 and
        397 and # a
        228 and F
        864 and F $
        262 and F ,
        236 and F F
        977 and F after
        -683 and F at
        866 and F in
        -1758 and F of
        1054 and F sauce
        237 and _
        879 and _ F
        1100 and a
        -948 and a #
        -546 and a F
        -994 and a warm
        324 and an
        1044 and ate
        640 and ate it
        1889 and had
        567 and had F
        985 and had a
        1185 and i
        412 and i had
        -1068 and it
        737 and me
        748 and me $
        1173 and some F
        656 and sour
        -1366 and stick
        -1382 and the
        -804 and the F
        1107 animal
        866 anna for
        842 anna for F
        -978 another
        -979 any
        -365 any F
        796 anything
        1058 anyway
        -1026 appointment
        -14 are
        -1013 are F
        -528 are _
        559 are in
        282 around
        405 around #
        -621 around # $
        949 around # pm
        1208 arvo
        -1496 as
        -1371 as F
        -1070 as F F
        -325 as a
        1077 as always
        802 as yesterday
        -1636 asda
        -671 ask
        -91 at
        -822 at #
        -987 at # $
        414 at # .
        1100 at # am
        -979 at F
        -232 at _
        1353 at _ $
        713 at a
        855 at mile
        860 at mile #
        1870 at my
        185 at my desk
        417 at noon
        -621 at school
        -624 at school $
        202 at the
        -37 at the _
        544 at the office
        317 at the party
        824 at the weekend
        -634 at work $
        -10 ate
        831 ate #
        -533 ate # F
        809 ate F
        523 ate a
        -2322 ate all
        -636 ate all my
        1869 ate it
        670 ate it _
        -1032 ate my
        685 ate my F
        982 ate the
        582 ate the F
        -1173 ate the last
        1770 au
        -1481 aunt
        -1150 avoid
        -1146 avoid F
        -745 away $
        1374 ba
        643 baby food
        -552 back
        -2081 back $
        940 back for
        -1124 bad
        -824 badly
        251 bag
        518 bag $
        779 bag ,
        847 bag of
        965 bag of F
        -1610 bags
        -679 bags of
        -669 bags of F
        1011 baked
        -663 baked F ,
        -1211 baked a
        142 bakery
        340 bakery $
        -1559 baking
        1241 ball $
        -1825 balls
        -2657 balls ,
        1827 banh
        687 banh mi
        1551 bar
        453 bar # g
        521 bar $
        222 bar at
        -871 bar of
        -252 bars $
        708 basket
        462 bath
        -1240 bathroom
        -779 batter
        748 bbq
        -298 be
        -942 be F
        913 be good
        1390 beach
        1375 beat
        1250 because
        -787 bed
        -714 bed #
        376 been
        264 before
        582 before bed
        540 before bed $
        662 being
        -722 best
        -645 best F
        -301 better
        -361 between #
        638 beyond
        1643 big
        1276 big #
        1275 big # $
        -1342 big F
        -1203 big F ,
        -713 bill
        497 bin $
        1371 bird
        724 birds
        1398 birthday
        949 birthday $
        -646 birthday F
        -1434 birthday F for
        -705 bit
        380 bit of
        345 bit of F
        -1038 bit of a
        1064 bites
        1660 black
        962 black ,
        156 black F
        809 blood
        -761 blood F #
        839 bloody
        1108 blorf
        -2766 blossom
        1996 blue
        847 bo
        1253 board $
        -763 boil
        938 boiled
        894 boiled F
        592 boiled F and
        655 bol
        569 boneless
        -1191 book
        -499 booked
        -290 boss
        1061 both
        -589 bottle
        821 bottle of
        -557 bottle of F
        -847 bought
        -988 bought #
        728 bought F
        -726 bought a
        1167 bought a F
        1579 bowl
        -1547 bowl F
        -1096 bowl at
        1627 bowl of
        631 bowl of F
        945 bowl with
        894 bowl with F
        828 bowls
        429 box
        1432 boy
        483 break
        804 break $
        569 breakfast
        -1044 breakfast $
        861 breakfast ,
        -903 breakfast , #
        -916 breakfast , F
        1395 breakfast , a
        -590 breakfast again
        1315 breast
        887 breast ,
        877 breast , #
        1426 brekkie
        -422 bring
        -696 bring F
        -531 bring F $
        -793 bring me
        -909 bringing
        1072 broke
        609 broken
        2871 brought
        -186 brown
        463 brown F
        -856 brown the
        -860 brown the F
        745 brunch ,
        855 bubble
        -948 budget
        944 buffalo
        935 buffalo F
        1301 buffet
        -1567 bump
        -1487 burn
        875 burned
        371 burnt
        -843 busy
        1227 but
        -764 but F
        910 but ate
        1433 but finished
        1349 but had
        488 but i
        474 but need
        474 but need to
        561 but the
        598 but the F
        -1160 butcher
        954 butty
        979 butty $
        -713 buy
        -622 buy F
        -567 buy F ,
        -620 by
        -1752 by #
        377 by a
        391 by a F
        772 by the
        893 by the _
        608 by the pool
        -432 c
        1349 caesar
        1071 caesar F
        616 caesar F $
        1827 call
        927 call ,
        -493 called
        232 calorie
        -716 calories
        -252 calories $
        84 came
        -292 can
        1241 can $
        -341 can ,
        -350 can i
        1208 can of
        596 can of F
        565 can you
        1531 can you log
        -828 cancelled
        -1352 cancelled ,
        217 cans
        -872 cant
        808 canteen
        -919 capsule
        -919 capsule $
        -1009 car
        -417 car $
        1036 car park
        1036 car park $
        -1694 carbohydrates
        -1131 card
        -808 card $
        1217 casserole
        589 casserole $
        1265 caved
        1525 celebrate
        691 celebrated
        821 centre
        965 cha
        1276 change
        756 char
        -872 chase
        -997 check
        1713 cheeky
        759 cheer
        762 cheer me
        767 cheer me up
        -477 cheesy
        484 cheesy F
        1846 chicago
        1733 chick
        967 chilis
        1318 chinese
        520 chipotle
        -187 chop
        -425 chop $
        309 chops
        1799 chow
        870 chow mein
        198 christmas
        -902 christmas $
        -721 chuck
        -354 class
        603 classic
        630 claw
        -925 client
        -1311 closed
        -1226 closed $
        464 club F
        -365 coach
        1261 cold F
        -1256 come
        1531 comfort
        -1054 coming
        908 complete
        1115 con
        480 cone
        480 cone $
        348 consists
        349 consists of
        -369 consumed
        387 consuming
        -811 contain
        698 containing
        -1031 contains
        -1331 contains F
        -1021 contains F $
        532 cook
        924 cook ,
        329 cooked
        -1177 cooked $
        1114 cooked ,
        -261 cooked F
        -635 cooker
        422 cooking
        493 cooking $
        -526 cool
        -1044 cooling
        -395 corner
        1156 corner shop
        406 costa
        -428 costco
        961 cottage
        954 cottage F
        -418 couch
        -419 couch F
        1045 couldnt
        949 couldnt finish
        1449 count
        -2154 course
        542 covered
        559 cows
        1278 cracked open
        964 croque
        -1126 crossword
        -1289 crown
        975 crumble
        790 crunch
        457 crust
        854 crusts
        1098 ct
        381 cup
        1154 cup $
        -853 cup ,
        -1455 cup F
        693 cup F $
        634 cup of
        -373 cup of F
        -691 cups F
        -55 d
        1901 da
        433 dad
        319 dark
        278 dark F
        -1661 dave
        -310 day
        -1025 day #
        -1536 day $
        392 day ,
        791 day , F
        -788 day .
        -854 day . F
        1368 day _
        -910 day at
        -656 days
        -866 days $
        2149 de
        -1055 dead $
        -1081 deal
        769 decent
        -1411 decide
        -1424 decide between
        -515 decided
        604 decided on
        -1069 defrost
        -1436 degrees
        -1529 dehydrated
        1025 delayed
        884 delayed #
        806 delight
        894 deliveroo
        501 demolished
        659 demolished a
        1069 dennys
        -750 dentist $
        2021 desk
        758 desk $
        1930 dessert
        1416 dessert $
        -1716 diabetic
        732 did
        -986 did a
        599 did i
        723 did i have
        612 didnt
        -1044 didnt _
        815 didnt eat
        2216 didnt get
        938 didnt have any
        364 diet
        -1073 diet $
        1305 diet F
        1000 diet F $
        -1329 diet sheet
        1047 diet starts
        1037 diet starts tomorrow
        1400 dim
        575 dim sum
        119 dinner
        324 dinner $
        -346 dinner ,
        -778 dinner , F
        577 dinner , i
        421 dinner . F
        1290 dinner is
        278 dinner was
        -146 dish
        -1850 dishwasher
        -729 do
        -634 doc
        -612 dog
        -762 dog ate
        635 dog got
        -723 dogs
        -1185 doing
        -293 done
        -708 done $
        1320 done ,
        1011 dont
        850 dont _
        564 door
        233 double
        627 double F
        848 dough
        353 dough $
        348 down
        -404 down $
        682 down a F
        494 down for
        417 down the
        458 down with
        397 down with a
        -1025 doz
        -1779 dozen
        -1145 drain
        518 drained
        1686 dram
        -657 drank
        -687 drank #
        504 drink
        293 drink $
        -610 drink F
        -1014 drink more
        -1014 drink more F
        -751 drinking
        853 drive
        133 dropped
        -724 dropped my
        -732 drops
        981 drowned
        1360 dry
        812 dry $
        1230 dry F
        -488 due
        463 dug
        2242 during
        2263 during the
        1775 e
        -855 each
        -1197 ear
        895 earl
        896 earl grey
        621 earlier
        557 early
        -914 early $
        1062 eat
        1141 eat #
        -1482 eat F
        -953 eat F $
        1323 eat a
        1878 eat dinner
        1442 eaten
        -1197 eating
        -519 eating a
        -1333 eats
        1049 eid
        927 else
        1503 em
        -1134 end
        861 ended
        2286 energy
        666 energy drink
        -575 england
        1451 english
        202 enjoyed
        716 enjoying
        567 enjoying a
        -1270 enough
        853 entire
        788 entry
        -661 epipen
        -1328 equal
        706 even
        457 evening
        587 evening $
        840 ever
        -1921 every
        -1233 everyone
        1185 everyone had
        1187 everyone had F
        799 everyone on
        -949 everything $
        485 express
        298 extra
        822 eye
        1083 eye F
        -1217 face
        736 fairy
        673 family
        -623 fancy a
        -1853 far
        -413 fast
        428 fast food
        1580 fasting
        808 fasting $
        321 fat
        -365 fat $
        528 fed
        -651 fed the
        -895 fell
        1543 felt
        1150 festival $
        1236 few
        -533 fiber
        801 filet
        800 filet o
        799 filet o F
        713 filled
        944 fillet
        425 filling
        2243 finally
        615 finally _
        500 finger $
        626 fingers $
        455 finish
        -1315 finished
        803 finished it
        806 finished it $
        895 finished off
        798 finished the
        655 finished the F
        262 first
        755 first F
        671 first thing
        672 first thing $
        1107 first time
        274 first time $
        1100 five
        717 fix
        1829 flake
        583 flakes
        1054 flat
        402 flavored
        82 flight
        -1366 flower
        759 fluid
        736 fluid ounce
        326 fluid ounce of
        -1209 fly
        -1123 fold
        -1763 food
        -333 food $
        748 food ,
        -914 food .
        -369 food _
        -858 foods
        252 for
        -1250 for #
        698 for # $
        -1393 for # ,
        -675 for # on
        -536 for F
        -1012 for F in
        -172 for _
        -786 for _ $
        -1131 for a
        -327 for a F
        -717 for a cold
        -459 for a quick
        1252 for breakfast
        -767 for breakfast $
        -700 for breakfast ,
        1195 for dinner
        -185 for dinner ,
        -1006 for halloween
        1159 for lunch
        678 for lunch $
        407 for lunch ,
        -250 for my
        551 for my meal
        1741 for once
        -622 for sunday
        -1988 for the
        485 for the F
        -626 for the _
        823 for the first
        1007 for the road
        1060 for the team
        1079 for this
        -674 forever
        -919 forgot my
        -955 forgot my F
        1579 forgot to
        603 forgot to eat
        -1079 found
        1158 free F
        -1058 freeze
        -1645 freezer
        676 french F
        212 fresh
        -584 fri
        -277 friday
        -1147 friday $
        -799 friday ,
        904 friday , F
        940 friday night
        933 friday night $
        1072 fridge
        983 fried
        1333 fried F
        646 fried F $
        -817 fried _
        -1034 fried green
        -1031 fried green F
        388 friends
        414 friends $
        646 from
        -231 from F
        1199 from _
        1805 from _ $
        -723 from _ ,
        -904 from a
        1242 from the
        1499 from the _
        -1910 from the corner
        1142 from the freezer
        922 from the place
        561 front
        557 front of
        925 front of the
        -741 frozen
        -1004 frozen F
        -954 frozen F ,
        367 fry
        2241 fry up
        -773 full $
        2151 full english
        936 full irish
        865 fun size
        926 g
        338 g $
        671 g .
        611 g . #
        686 g F #
        541 g F $
        -1739 g F ,
        605 g bag
        593 g bag $
        -1318 g carbohydrates
        590 g dry
        599 g of
        -820 g protein
        -907 g protein $
        1320 gai
        701 garden
        669 garden $
        -387 gas
        -14 gave
        693 gave me
        565 gave the
        -733 gave them
        796 general
        -819 get
        -649 get F
        -965 get a
        -978 getting
        577 giant
        332 ginger
        1530 ginger F
        846 girlfriend
        -1085 give
        -555 gives
        582 glass
        569 glass of
        261 glasses
        623 glasses of
        1323 glazed
        1033 glorps
        394 go
        945 go $
        -1259 goal
        -1292 goal #
        -600 goal $
        -919 goes
        951 going
        1082 going $
        598 going to
        -943 going to have
        -404 golden
        983 golden F $
        -699 goldfish
        -601 gone
        -683 gone off
        -660 gone off $
        -394 good
        -620 good morning
        1321 goreng
        302 got
        1098 got #
        569 got # $
        -617 got a
        -383 got a F
        911 got me
        762 got through #
        1209 got to
        -1765 grab
        -735 grab a
        -682 grab a F
        984 grabbed
        167 grabbed a
        -649 gram
        -501 grams
        -730 grams $
        275 grams of
        981 grand
        1375 grande
        -1122 grandma
        442 grated F
        907 gratin
        -1565 great
        -537 great $
        1126 greek
        1093 greek F
        437 green
        693 green $
        663 green F
        634 green F $
        -1015 green F and
        -578 grill
        1097 grilled
        1235 grilled F
        647 grilled F ,
        -1601 guests
        -1230 guinea
        1028 gulls
        -1256 guy
        1168 gym
        592 gym $
        -1029 had
        526 had #
        1641 had # $
        898 had # F
        -735 had # slices
        1162 had F
        -1360 had F $
        -550 had F ,
        -1943 had F F
        358 had F and
        707 had F at
        -550 had F fingers
        784 had F for
        -850 had a
        1098 had a F
        815 had a pint
        554 had an F
        1010 had it
        -976 had nothing
        -901 had nothing $
        550 had the
        1156 had the F
        -769 had to
        -286 hair
        -1036 halal
        1445 half
        -626 halloween
        798 halves
        1481 handed
        789 handful
        633 handful of
        609 handful of F
        1130 hangover
        1117 happened
        -727 happy
        -2243 hard
        -472 hard F
        -1288 hard F F
        -639 has
        -698 has #
        929 has been
        -420 hate F
        -388 hate F $
        799 have
        -698 have #
        -779 have # F
        -999 have F
        -775 have a
        1608 have an
        938 have any
        971 have been
        -947 have i
        402 have the
        1072 have the F
        -315 havent
        -531 having
        -1390 having F
        443 having a
        -786 he
        785 he had
        -1095 heartburn
        -1033 heaven
        -1803 held
        -960 hello
        1225 hen
        -1932 hens
        193 her
        -843 here
        -827 here $
        -859 hey
        -550 high
        224 him
        596 him $
        -105 his
        -604 his F
        -739 his F and
        -1548 hit
        893 hole
        1121 home ,
        -622 homeless
        748 homemade
        675 homemade F
        1023 hoppers
        -1378 horse
        705 hortons
        168 hot
        -350 hot F
        596 hot F $
        -988 hot F F
        802 hot cross
        802 hot cross F
        846 hot pocket
        829 hot pocket $
        494 hotel
        -566 hour
        -568 hour $
        -1497 hours
        -1138 house
        -1729 house $
        488 house ,
        -977 how many
        688 how much $
        -2011 hr
        -964 hrs
        -523 hrs $
        355 hubby
        1143 huevos
        -813 huge
        -764 humble
        -768 humble F
        458 hundred
        -1197 hungry
        -1338 hungry $
        582 hungry ,
        -673 hungry so
        -1179 husband
        -2212 hydration
        -559 i
        978 i _
        557 i am
        210 i am enjoying
        1349 i ate the
        895 i did
        -717 i didnt have
        649 i drank
        -760 i drink
        -407 i get
        1308 i got
        1305 i got #
        469 i had
        -842 i had #
        2843 i had F
        835 i had a
        -852 i had nothing
        204 i have
        695 i have F
        -733 i just
        1558 i kept
        -1118 i left
        -664 i left it
        -719 i meant
        -722 i meant #
        378 i possess
        333 i possess a
        -740 i said
        904 i took
        903 i took #
        -1589 i was
        1797 i went
        771 i will
        557 i will be
        1964 iced
        -653 iced F with
        1852 id
        -1659 idea
        -91 if
        -1021 ill
        887 ill have
        -976 im
        267 im enjoying
        764 im having
        -772 in
        565 in #
        -1260 in # $
        1376 in # ml
        468 in $
        1334 in ,
        121 in F
        -1073 in F ,
        592 in F and
        -283 in _
        565 in _ $
        715 in _ ,
        -1322 in a
        -974 in a bit
        406 in bed
        558 in front
        559 in front of
        -570 in my
        2301 in my F
        -688 in the F
        285 in the _
        1121 in the car
        -1324 in the freezer
        781 in the fridge
        865 in the hole
        984 in the hotel
        1962 in the kitchen
        830 in the library
        602 in the meeting
        -413 in the oven
        404 inch
        369 inch of
        -4 inches
        -883 inches $
        634 included
        610 includes
        528 indian
        -1553 ingredients
        -1547 ingredients .
        -1480 install
        788 interview
        419 into
        -535 into a
        -1218 into the
        575 irish
        -1878 is
        -1415 is #
        235 is F
        -581 is F $
        -41 is _
        665 is a F
        -800 is a _
        804 is being
        695 is my
        252 is my snack
        -421 is the
        629 is what
        619 is what im
        -1545 it
        954 it #
        341 it $
        998 it ,
        -1701 it F
        682 it _
        657 it _ $
        -729 it back
        508 it for
        1662 it was
        -1173 it went
        -575 italian
        -912 its
        398 jacket
        1164 jacket F
        448 jacket F $
        -1011 jake
        -1470 jar
        534 jar $
        -799 jar of
        -1366 jars
        -993 jars $
        839 jim
        793 jim $
        1621 joe
        865 judge
        917 just
        -371 just F
        -846 just _
        1246 just had
        405 just had F
        619 just now
        615 just now $
        465 just the
        -713 k
        1049 katsu F
        452 kcal
        -537 kcal $
        611 kcal F
        -534 keep
        -648 keeps
        -741 kent
        -1082 keto
        -1032 kg
        -403 kg of
        1473 khao
        -345 kids
        -506 kids $
        -774 kids ,
        -1294 kids F
        -780 kids _
        737 kids and
        742 kids and me
        -1106 kids had
        -1019 kids had F
        1463 kids left
        -994 kilo
        -821 kind
        -887 kind $
        1217 kipling
        1049 kitchen
        894 kitchen $
        1074 kitchen ,
        -1125 knock
        915 knocked
        1079 knocked back
        828 krispy F
        1288 l
        1557 la
        -846 label
        -741 lads
        -861 lady
        1373 lake
        -1322 landlord
        -1325 landlord $
        359 laptop
        889 laptop $
        1009 large
        -433 large F
        449 large F $
        -493 large F with
        107 last
        738 last #
        -823 last night
        -1265 last year
        41 late
        -991 late $
        839 late ,
        824 later
        -1379 later $
        -778 laundry
        1199 law
        -1048 layer
        -1683 lb
        -1360 lb #
        -726 lb F
        -691 lb F $
        1117 lean
        -457 leave
        946 lecture
        -106 leeds
        438 left
        336 left $
        -915 left it
        -717 left it $
        661 left the
        592 left the F
        1697 leftover
        1335 leftovers
        386 leg
        -1055 letters
        1524 licked
        652 light
        850 light $
        444 like
        607 like #
        -409 like F $
        2496 like _
        -480 like a
        -533 likes
        -534 likes F
        1020 link
        -1077 links
        737 links $
        -854 liquid
        -1135 liquid $
        -2221 list
        -454 list $
        -1556 list .
        -518 list . F
        -729 litres
        -577 little
        -1246 little #
        1279 lo
        -1169 load
        764 loaded
        753 loaded F
        -1404 loaves
        1273 log
        1215 log F
        501 log F $
        589 log F please
        -1269 log yesterday
        221 lol
        -1335 look
        -1336 look at
        -563 looks
        450 lose
        455 lose weight
        461 lose weight $
        1665 lost
        -402 lost #
        979 lost count
        -1088 lot
        -700 love
        -842 love F
        -826 love F $
        -658 low on
        -1055 low on F
        -1266 lunch
        304 lunch $
        519 lunch ,
        -644 lunch , F
        290 lunch , i
        945 lunch .
        943 lunch . #
        256 lunch . F
        -833 lunch box
        -932 lunch for
        -973 lunch for the
        633 lunch today
        749 lunch was
        1366 lunchbox
        -1424 luncheon
        -1426 luncheon F
        -1024 lunches
        -1104 m25
        1449 maccies
        1211 machine F
        1176 machine F $
        503 mad
        1072 made F
        -1059 made F F
        701 made F for
        254 made with
        -23 make
        1024 make that
        1022 make that #
        365 makes
        1506 managed
        825 many
        729 many F
        954 maple
        258 marathon
        1213 market
        629 masala
        329 mashed
        320 mashed F
        1218 match
        351 match $
        1527 matcha
        840 max
        -709 may
        1212 may #
        681 maybe #
        400 mcdonalds
        372 mcmuffin
        1344 me
        -1226 me $
        689 me ,
        800 me , #
        563 me F
        -1940 me a
        806 me out
        395 me to
        -230 meal $
        387 meal ,
        -728 meal prep
        -793 meal with
        656 meals
        1036 meals on
        -1219 meant
        -735 meant #
        744 meant to
        840 measuring
        421 medium
        549 medium F
        935 medium iced
        1467 meeting
        373 meeting $
        779 meeting ,
        1047 mein
        387 melt
        1005 melt $
        573 menu
        -741 merge
        578 mess
        444 mess $
        860 met anna
        868 met anna for
        -464 mg
        419 mi
        -1677 mi $
        -438 microwave
        -410 midnight
        -652 midnight $
        597 mild
        -1080 mile
        911 mile #
        -667 miles
        2923 milky
        -1227 min
        634 mini
        612 mini F
        -541 mins
        -752 mins $
        -988 minutes
        -824 minutes $
        -605 miss
        406 missing
        -396 mix
        -696 mix #
        268 mix $
        -1021 mix F
        924 ml
        1573 ml $
        -885 ml F
        -1481 ml F $
        374 ml F F
        -428 mom
        -786 mon
        790 monday
        -1086 monday $
        415 monday morning
        417 monday morning $
        -870 money
        -777 month $
        1879 mopped
        1883 mopped up
        -594 more
        490 morning
        88 morning $
        1115 morning ,
        -323 most
        547 mostly
        1173 mother
        2525 mountain
        -1372 mouse
        -1369 mouse trap
        1030 mouth
        -279 moved
        264 mr
        -997 mr F
        1220 mr kipling
        -1866 mrs
        -415 mrs F
        -1090 much F $
        488 mug
        748 mum
        -943 mum made
        1021 munched
        329 my
        1274 my #
        -547 my F
        809 my F $
        723 my F ,
        -1118 my F before
        1129 my _
        2121 my _ F
        657 my baby
        -1242 my bag
        -1369 my bar
        675 my break
        195 my desk
        -688 my dinner
        668 my first
        721 my meal
        456 my meal $
        1458 my mouth
        799 my own $
        388 my sister
        299 my snack
        260 my snack $
        1050 my stomach
        1073 my toddler
        579 my way home
        -406 myself
        -226 myself to
        -610 myself to a
        527 n
        -90 n F
        -434 n F $
        -711 n F F
        -1288 nail
        -1009 nan $
        -1094 nans
        1504 nasi
        633 natural
        612 natural F
        -1292 near
        -850 nearly
        -689 nectar
        -1095 need
        -913 need F
        328 need to
        460 need to lose
        380 needed
        736 needed that
        737 needed that $
        -528 needs
        789 negative
        -903 neighbors
        956 neighbour
        839 netflix
        -1590 never
        834 never again
        786 never again $
        -981 never tried
        -881 new
        430 new F
        -493 new _
        -707 new _ $
        -1303 next
        657 next door
        -985 next to
        -866 next to me
        560 nibbled
        -653 nice
        906 night
        216 night $
        620 night .
        897 nipped
        908 no
        1235 no #
        -770 no ,
        -1018 none
        -771 none $
        386 nonfat
        844 noon
        -1533 normally
        -711 not
        -796 not F $
        -771 not a
        684 not sure
        786 note
        981 note .
        -1333 nothing $
        -944 nothing _
        -783 nothing but
        954 nothing for
        1685 nothing since
        -1157 now
        -1231 now $
        884 number
        878 nurse
        -793 nutrition
        811 o F
        -1065 o2
        837 obviously
        1325 of
        -894 of #
        -680 of # ,
        624 of # F
        -1009 of $
        -1252 of F
        -1141 of F #
        375 of F $
        -952 of F ,
        421 of F F
        -800 of F again
        -119 of F and
        -434 of F for
        -1362 of F from
        -836 of F in
        959 of F so
        557 of F to
        867 of F with
        451 of _
        1178 of _ $
        -1505 of _ F
        -1000 of a
        -475 of a F
        -1169 of a _
        693 of a morning
        631 of baby
        278 of cooked
        639 of dry
        365 of dry F
        316 of fat
        -608 of frozen
        -694 of frozen F
        474 of my F
        -828 of pickled
        569 of raw
        632 of the F
        742 of the box
        973 of the day
        894 of the laptop
        966 of them
        476 of them $
        -1038 of this
        -551 of white F
        -2141 off $
        -351 off F
        887 off _ $
        456 off a
        1170 off the
        -1296 off the F
        1032 off the _
        754 off the bbq
        -1171 offer
        -1256 offered
        572 office
        306 office $
        1156 often
        670 oh
        -99 ok
        -693 ok $
        -1091 old
        -563 on
        -753 on # F
        -325 on $
        1170 on F
        -599 on F $
        44 on F ,
        1181 on F and
        933 on _
        568 on _ $
        432 on a F
        1174 on dessert
        -631 on friday
        -1062 on friday $
        776 on friday night
        -1065 on me
        801 on monday
        -512 on my
        801 on my own
        -1034 on offer
        396 on saturday
        622 on saturday $
        527 on sunday
        -1218 on the _
        944 on the bus
        1033 on the cob
        495 on the go
        -956 on the kitchen
        590 on the pier
        -1107 on the roads
        819 on the way
        473 on tuesday
        471 on tuesday $
        957 once
        792 one
        301 only
        -568 only $
        -407 only _
        733 oops
        697 open
        694 option
        -1018 or
        -446 or F
        -584 or F $
        -1169 order
        -1428 order .
        -413 ordered a
        -1198 orders
        1140 original
        1590 other
        1535 other #
        975 ounce
        452 ounce of
        510 ounces
        485 ounces of
        -705 our
        -218 out
        -1573 out #
        -1657 out $
        711 out F
        1443 out for
        1782 out for F
        -595 out of
        -1933 out of F
        780 out of the
        224 out the
        452 out with
        -397 oven $
        760 oven is
        762 oven is _
        382 over
        656 over F
        1211 over my
        -719 over the
        1085 over the sink
        -1040 overnight
        -646 overnight $
        -1092 overnight F for
        617 own $
        770 oz
        452 oz $
        -684 oz ,
        -795 oz , #
        -215 oz F
        -774 oz F $
        536 oz of
        -800 pack #
        583 pack $
        426 pack of
        450 package
        529 package of
        -2026 packed
        798 packed lunches
        932 packet
        434 packet $
        395 packet of
        1523 pad
        989 pad thai
        442 paid
        656 pain
        653 pain au
        -1984 painted
        -1990 pale
        600 panera
        1069 panna
        571 pao
        -1121 paper
        825 paper $
        -1101 paper plates
        1214 park $
        -557 parking
        931 parmigiana $
        -722 parts
        1011 party F
        -677 passed
        -1188 passed $
        656 passed on
        1023 passed on dessert
        -872 pastor
        1868 patty
        -911 pavement
        768 pcs
        -718 people
        -645 percent
        -1058 peter
        894 philly
        749 phone call
        752 phone call ,
        -1158 photo
        -784 photos
        -739 photos $
        -636 physio
        -947 pi
        -758 pi for
        -797 pick
        -1166 pick up
        -783 pick up F
        23 picked
        -953 picked #
        -693 picked F
        872 picked at
        236 picked up
        875 picked up F
        -441 pickled
        -965 picnic
        -312 piece
        -183 piece of
        -837 piece of F
        1136 pieces
        937 pieces $
        1296 pigs
        1402 pigs in
        -814 pinch
        -839 pinch of
        -828 pinch of F
        840 pinched
        995 pink
        2171 pint
        356 pint of
        213 pint of F
        268 pints
        -455 place on
        540 plain
        351 plain F
        -2572 plan
        -964 plan .
        -969 plan for
        1339 plane
        -1186 planted
        -562 planted F
        1892 plate
        1817 plate $
        863 plate ,
        -1403 please
        -399 please $
        954 please add
        -757 please get
        -786 please order
        1408 plus
        322 plus a
        -574 pm
        -1289 pm $
        859 pocket
        840 pocket $
        479 pod
        -550 points
        -1278 polish
        1067 popeyes
        682 popped
        294 portion
        379 possess
        335 possess a
        882 post
        538 pot
        -33 pot F
        -403 potluck
        845 pouch
        -843 pound
        -282 pound of
        -626 pound of F
        -702 pounds
        -1269 poured
        -994 powder
        1200 powder $
        -752 powdered
        -752 powdered F
        1363 power
        -948 prep
        650 prepared
        427 preparing
        -732 pretty
        -1782 printer
        -936 proper
        1841 protein
        -1459 protein $
        1666 protein F
        1703 protein bar
        443 protein powder
        1107 protein powder $
        -807 proud
        1486 pub
        -914 pulled
        851 punnet
        -1114 purple
        -1220 pushups
        -608 put
        -838 put F
        1407 quality
        1208 quarter
        569 quest
        568 quest bar
        -995 queue
        -637 quick
        -1173 quid
        1272 quiz
        917 quiz team
        -1427 race
        -1079 rack
        -1378 radio
        -1450 raffle
        -650 rain
        -942 raining
        -846 raised #
        -689 ram
        1247 ran
        1152 ran over
        -599 rather
        -269 raw F
        -631 re
        -648 ready
        -1195 ready $
        1120 ready meal
        680 ready salted
        1073 ready to
        757 real
        -826 recall
        171 recipe
        -575 recipe .
        1601 red $
        666 red F
        -758 refill
        899 reflux
        142 refreshing
        870 regret
        504 regular
        1068 remaining
        -638 remove
        -909 repeat
        -717 report
        1185 rest
        573 restaurant
        791 restaurant $
        388 rich
        386 rich F
        503 right
        -582 right now
        -537 ring
        1869 road
        -1108 roads
        1983 roast
        491 roast $
        -783 roast F
        1744 roast dinner
        890 roast dinner $
        380 roasted
        210 roasted F
        494 room
        572 rotisserie
        1464 rou
        -466 rough
        880 roughly
        -660 round
        -861 rule
        -1705 run
        1274 run $
        -1247 run .
        -795 runner
        -976 runners
        -1066 running
        340 said
        -554 said NO
        -598 sale
        1114 salted
        716 salted $
        -662 sam
        -2441 santa
        -1049 sarah
        -2471 sat
        603 saturday night
        605 saturday night $
        669 sauce
        865 sauce $
        -629 sauce ,
        1013 saved
        -805 saw a
        837 say
        684 say #
        -167 says
        91 school
        -414 scoop F
        677 scoops
        1199 scraps
        -1677 season
        -922 season $
        1543 second
        -1421 seed
        -1393 seed F
        -669 seeds
        -1402 seeds ,
        -1784 self
        962 sent
        1158 sent F
        1146 sent F ,
        -814 sermon
        743 serve
        1090 serve $
        -438 served
        1488 service
        -214 serving
        343 serving of
        -592 set
        -1021 sets of
        2458 settled
        834 seven
        -849 shall
        -1151 shaped
        1701 share
        1515 share ,
        371 shared
        -880 sheet
        -752 shelf
        600 shepherds F
        -1539 shoot
        888 shop
        -1034 shop $
        -780 should
        -688 shower
        -996 shower $
        -493 shredded
        -703 shut
        -863 sick
        -1280 sick $
        1099 side
        402 side of
        -1092 sign
        -963 simmer
        416 since
        1048 single
        659 sink
        -306 sister
        124 six
        -657 size
        660 size $
        -758 size of
        514 skin
        1156 skipped
        1418 skipped lunch
        1615 slab
        -447 sleep
        -866 sleep $
        694 slept
        1708 slice
        460 slice $
        -988 slice ,
        814 slice F
        657 slice of
        497 slices
        220 slices F
        842 slim
        818 sloppy
        -1019 slow
        -675 slugs
        1612 small
        375 small F $
        -1506 smells
        -860 smells of
        -760 smells of F
        634 smoked
        817 smoked F
        776 smoked F F
        215 snack
        463 snack $
        418 snack ,
        271 snack , i
        -760 snack .
        -701 snacks
        -1342 snacks $
        2268 so
        966 so #
        1768 so # F
        2287 so F
        570 so F $
        538 so F F
        642 so F and
        -541 so NO $
        942 so NO ,
        994 so _
        615 so a
        -1349 so far
        808 so good
        1279 so i
        747 so i _
        -1114 so i left
        -1263 so nothing
        -1073 so nothing for
        -1275 sock
        -179 sodium
        -962 sodium $
        652 sofa $
        414 soft F
        1166 soft serve
        1054 soggy
        850 solids
        632 some F
        717 somebody
        387 something
        648 something sweet
        976 sorrows
        2892 sorry
        1711 sorted
        -1245 sowed
        -1426 soy
        -725 soy ,
        484 soy F
        -805 soy sauce
        652 spag
        655 spag bol
        -521 special
        648 spice
        1515 spicy
        422 spicy F
        -397 splash
        -413 splash of
        -523 split
        1928 spoons
        539 spoons $
        488 spring F
        1120 spritz
        1596 square
        846 square of
        1009 squares
        -873 squats
        1716 stall
        1922 stall $
        592 stand
        1534 standing
        1530 starbucks
        679 starbucks $
        -950 start
        -682 start $
        343 starts
        1017 starts tomorrow
        483 starts tomorrow $
        -805 statins
        -805 statins $
        1241 station
        751 station F
        -1060 staying
        393 steamed
        -1374 steps
        -652 steps $
        -1001 stick
        -580 stick $
        681 sticks
        -1197 still
        1264 still had
        204 stir
        1273 stir fry
        956 stir fry $
        -1102 stocked
        2290 stole
        396 stomach $
        -1200 stones
        340 stop
        1156 stop $
        1521 stop at
        1872 stopped
        1321 stopped at
        1482 stove
        1117 straight
        532 straight from
        527 straight from the
        939 straight to
        450 strained
        1279 stress
        510 string
        -599 strip
        624 stuffed
        608 stuffed F
        -1358 substitute
        1043 subway
        581 sum
        -97 sunday
        -1333 sunday #
        -462 sunday $
        -348 sunday ,
        503 sunday roast
        1203 sunflower
        1176 sunflower seeds
        -1457 supper
        684 sure
        1525 swapped
        1027 sweet
        1515 sweet ,
        643 sweet F $
        847 swimming
        607 swimming $
        -702 swore
        -1449 table
        -1421 table #
        -502 table $
        453 table for
        452 table for #
        630 tablespoon
        628 tablespoon of
        -577 tablespoons
        450 tablets
        -928 take
        355 taken
        -990 taking
        1622 talked
        1300 tam
        1179 tapas
        -1405 target
        -876 taste of
        -214 tbsp
        88 tbsp F
        575 tbsp F $
        -633 tbsp F ,
        -1616 tbsp soy
        138 team
        1458 team lunch
        1072 team lunch $
        676 teaspoon
        676 teaspoon of
        -1677 technically
        -827 teeth
        929 teh
        -478 tell
        868 telly
        948 teriyaki
        -558 tesco
        -690 test
        1509 thai
        813 thai green
        -1445 than
        -317 thanks
        199 that
        1882 that #
        -1489 that $
        -488 that F
        587 that has
        455 that has been
        713 that is
        -17 that was
        -456 the
        -597 the F
        -665 the F $
        94 the F ,
        939 the F F
        745 the F _
        -1321 the F at
        1078 the F but
        -612 the F first
        355 the F for
        -661 the F on
        842 the F so
        1056 the F to
        506 the F was
        1104 the F were
        118 the _
        286 the _ $
        1015 the _ ,
        2209 the _ F
        -739 the _ at
        -831 the _ for
        644 the _ of
        -509 the airport
        -1102 the baby
        565 the bakery
        751 the bakery $
        -694 the best
        -677 the bill
        -709 the bin
        -760 the bin $
        -1013 the boss
        870 the box
        725 the box $
        538 the call
        229 the car
        460 the car $
        739 the cat
        -1378 the class
        1040 the cob
        -839 the corner
        -1081 the corner shop
        1550 the day
        1138 the day $
        -1324 the dog
        -2088 the dog $
        709 the dog got
        -746 the end
        -671 the fat
        1254 the first
        826 the first time
        558 the flight
        732 the game
        498 the go
        193 the gym
        445 the gym $
        859 the hole
        -1128 the hospital
        534 the jar
        534 the jar $
        285 the kids
        -467 the kids $
        -706 the kids ,
        511 the kids F
        743 the kids and
        797 the kitchen
        960 the kitchen $
        1080 the kitchen ,
        -604 the lads
        892 the laptop
        889 the laptop $
        408 the last
        744 the last #
        -878 the leftover
        -878 the leftover F
        -464 the list
        -453 the list $
        710 the market $
        257 the match
        428 the match $
        639 the meeting
        538 the meeting $
        -899 the neighbors
        -1618 the new
        -487 the new _
        327 the office $
        -391 the oven $
        760 the oven is
        -1135 the park
        -1115 the protein
        575 the pub
        707 the road
        524 the road $
        -1106 the roads
        512 the run
        510 the run $
        1166 the shop
        1204 the shop $
        -691 the shower
        -694 the shower $
        837 the small
        375 the sofa
        712 the sofa $
        562 the stars
        559 the stars $
        898 the team
        1084 the team lunch
        1061 the train
        454 the train $
        330 the way
        -824 the way home
        296 the way to
        498 the wedding $
        -760 the whole
        772 the whole thing
        -728 them
        1410 then
        538 then F
        797 then F $
        1570 then a
        1246 then a F
        -949 then add
        665 then ate
        808 then had
        -673 there
        -141 there $
        767 there was
        513 they
        911 they _
        -1075 they had
        -226 thick
        292 thigh
        -398 thin
        -1178 thinking
        -962 thinking F
        -999 third
        -1607 thirsty
        -648 this _ $
        533 this afternoon
        536 this afternoon $
        -730 this month
        385 this morning
        -931 this morning $
        390 this morning ,
        572 this time
        523 this time $
        -512 this week
        -1509 those
        1624 three
        -456 threw
        849 through
        762 through #
        -740 through a
        512 thru
        -1687 thurs
        -1468 thurs $
        -172 thursday
        -278 thursday $
        -1355 tickets
        -1193 tickets #
        546 tikka
        -1221 till
        703 tim
        706 tim hortons
        -616 time
        630 time $
        304 time ,
        -643 tinned
        -644 tinned F
        -1981 tins
        -1217 tip
        -1252 tipped
        -1711 tired
        -958 tired $
        -1440 tmrw
        -541 to
        -1240 to #
        -1662 to F
        853 to F F
        -595 to _
        886 to _ $
        722 to a
        527 to a F
        1094 to be
        -1138 to bed
        -1080 to bed $
        758 to cheer
        762 to cheer me
        911 to cook
        927 to cook ,
        266 to eat
        921 to fast
        -640 to fry
        -871 to get
        1326 to log
        466 to lose
        470 to lose weight
        -942 to me
        -968 to my
        526 to myself
        534 to myself $
        751 to start
        757 to start $
        -1004 to the
        985 to the F
        864 toad
        860 toad in
        864 toad in the
        323 toasted
        -191 today
        -736 today $
        766 today ,
        2782 today , _
        -860 today , back
        1040 toddler
        -520 tom
        -1271 tomorrow
        351 tomorrow $
        -1071 tomorrow .
        492 tonic
        470 tonic $
        -714 tonight
        73 tonight $
        -982 tonight .
        -766 too
        973 too $
        -1040 too busy
        1781 too many
        969 too many F
        -272 too much
        887 took
        267 took #
        894 took # $
        -776 took F
        -404 took my
        -946 took my F
        -679 tooth
        589 top
        606 top F
        899 tour
        932 town
        -1096 trade
        250 traffic
        1722 trail
        1709 trail mix
        504 trail mix $
        1435 train
        1135 train _
        -1920 training
        -1459 trap
        -741 tray
        775 treat
        400 treat $
        1453 treat ,
        1135 treated
        479 treated myself
        487 treated myself to
        -623 treats
        -552 tree
        723 trimmed
        396 trimmed to
        623 trip
        1450 trip ,
        2321 trolley
        882 truck
        -935 try
        613 tsp of
        616 tsp of F
        575 tub
        -668 tues
        830 turkish
        529 turn
        857 turn to
        -701 turned
        -730 turned down
        -740 tv $
        -573 twenty
        -817 twice
        -385 twice $
        1150 two
        1188 ultra
        -1296 under
        558 under the stars
        -1010 units
        368 unsweetened
        -1641 until
        -195 up
        448 up # $
        -830 up ,
        -1102 up .
        817 up F on
        987 up _
        841 up _ $
        -435 up a
        -601 up a F
        1771 up at
        963 up at #
        -1443 up for
        1484 up my
        1206 up the
        -854 up to
        1686 up with
        1391 us
        559 us $
        872 us F
        -1982 use
        -510 used
        -429 used to
        573 usual
        846 usual $
        606 usual F
        -1048 v
        1032 van
        -808 vanilla _
        -584 vegan
        412 vending
        -1156 vet
        -1157 vet $
        789 victoria
        823 victoria sponge
        -397 vitamin d
        -759 volume
        -561 vs
        2198 w
        280 w #
        718 w F
        -353 w F $
        443 w F ,
        420 w a
        2185 w my
        699 wagamama
        -312 waiter
        -1396 walk
        76 walked
        795 walked the
        792 walked the dog
        -297 walking
        1869 wanted
        -1135 war
        952 warm
        1293 warm F
        1377 was
        -626 was #
        1041 was F
        -596 was F $
        -1013 was F F
        531 was F and
        495 was a
        1316 was a F
        -509 was a piece
        -1493 washing
        -1446 washing up
        -676 wasnt hungry so
        494 watched
        2093 watching
        1248 watching the
        786 watching the match
        1695 way
        1952 way $
        1096 way back
        -781 way to
        -805 we
        659 we had
        1018 we had F
        -419 we have
        -808 wed
        -1689 wedding
        502 wedding $
        -1325 wedge
        832 wee
        -1472 week
        -1008 week $
        -888 weekly
        -1903 weeks
        1117 weigh in
        -547 weighed
        -658 weight
        -526 weight #
        -142 well
        -846 well $
        1942 went
        -575 went F
        1277 went _
        939 went back
        936 went back for
        -919 went cold
        615 went for
        590 went for F
        779 went for the
        -1990 went home
        988 went in
        1220 went out
        576 went out for
        -457 went to
        -311 were
        -1036 what
        -813 what a
        616 what im
        467 what im having
        -475 when
        -1222 when i
        653 which
        774 while
        -804 while i
        964 while we
        -1450 whisk
        342 white
        -336 white F
        453 white F $
        268 white F ,
        630 white claw
        -157 who
        -81 whole
        479 whole F
        884 whole bag
        716 whole bag of
        676 whole thing
        786 whole thing $
        857 wife
        -669 will
        542 will _
        543 will _ it
        -1408 will be
        -562 wish
        579 with
        533 with #
        -343 with # F
        -218 with F
        -118 with F $
        512 with F ,
        368 with F F
        574 with F and
        948 with F at
        874 with a
        994 with a F
        566 with a medium
        -577 with a splash
        401 with friends
        402 with friends $
        -1452 with me
        2119 with the
        454 with the F
        1281 with the _
        1247 with the girls
        -303 with the kids
        1541 won
        -597 wont
        -1007 words
        -666 work $
        1087 workout
        -707 would
        1596 wouldnt
        -1739 wrong
        3190 x
        -1817 xmas
        -689 year
        -636 year $
        -1667 years
        -1506 years _
        -1776 yellow
        -847 yellow F
        1125 yes
        -731 yesterday $
        1078 yesterday ,
        -750 yesterday breakfast
        -749 yesterday breakfast $
        -1349 yet
        -597 yet $
        -855 yoga $
        -882 you
        1541 you log
        402 you log F
        -2162 your
        -884 your F
        -558 your F $
        -267 zero
        780 zoom
        2848 zorblax
        """
}
