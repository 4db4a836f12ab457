// Written by `measure --fit-talk` from 18647 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 1634
    static let rows = """
        -867 # #
        -540 # # #
        -975 # # $
        -698 # # F
        -1506 # $
        300 # ,
        -579 # . #
        605 # . F
        420 # F
        -781 # F #
        -242 # F $
        -837 # F ,
        -346 # F F
        -620 # F and
        365 # F fingers
        -783 # F in
        -395 # F of
        -509 # F off
        -345 # F on
        -1204 # F please
        -597 # F this
        515 # F with
        -736 # NO
        -1179 # _
        -221 # _ #
        1727 # _ $
        584 # _ ,
        791 # _ F
        -640 # _ a
        -1342 # _ of
        436 # _ oz
        -1104 # a
        -865 # a #
        691 # a F
        695 # a bag
        204 # a cup
        -812 # a pound
        904 # after
        499 # am
        844 # am ,
        -1959 # and
        657 # and a
        -1868 # at
        -1238 # bags
        531 # bites
        532 # bites of
        388 # bottle
        700 # bowl
        469 # bowl $
        -1046 # c
        -1124 # c $
        -417 # calories $
        -1197 # cooked
        682 # cup
        903 # cup $
        -1563 # cup F
        374 # cup of
        -630 # cups F
        -1128 # degrees
        702 # fairy
        1185 # fat
        326 # finger
        1076 # flake
        647 # fluid
        631 # fluid ounce
        -1516 # for
        -984 # for #
        627 # from
        509 # from the
        434 # g
        435 # g #
        299 # g ,
        602 # g .
        -317 # g F
        635 # g bag
        -1246 # g carbohydrates
        503 # g dry
        527 # g of
        -735 # g protein
        -1441 # gels
        414 # glasses
        997 # glorps
        422 # grams
        278 # grams of
        -882 # had
        -1266 # hours
        -805 # hours of
        -940 # hrs
        -1101 # in
        -1296 # in F
        1045 # in the
        416 # inch
        -142 # inches
        -824 # inches $
        -978 # jars
        -771 # k
        -316 # k in
        498 # kcal
        -378 # kcal $
        603 # kcal F
        -1239 # kg
        -403 # kg of
        -970 # kids
        -1365 # lb
        -1229 # lb #
        -759 # lb F
        -378 # mg
        -765 # miles
        -1037 # min
        -533 # mins
        -753 # mins $
        -640 # minutes
        -469 # minutes $
        961 # ml
        1504 # ml $
        -1012 # ml F
        -1049 # more
        379 # more time
        -885 # my
        -752 # now
        -751 # now $
        340 # of
        -837 # of F
        566 # of a
        588 # of the
        274 # of them
        -1003 # off
        64 # ounce
        116 # ounce of
        440 # ounces
        427 # ounces of
        963 # oz
        1617 # oz $
        -1116 # oz F
        453 # pc
        709 # pcs
        -693 # people
        -556 # percent
        -404 # piece
        840 # pieces
        568 # pieces $
        509 # pints of
        431 # pm
        -363 # pounds
        -1172 # quid
        -545 # scoop F
        537 # scoops
        365 # slice
        -843 # slice $
        823 # slice F
        1276 # slices
        -674 # slices $
        288 # slices F
        487 # small
        372 # so
        1231 # spoons
        657 # square
        575 # square $
        -793 # steps
        -760 # steps $
        630 # stick
        -594 # tbsp
        -1440 # tbsp soy
        -350 # the F
        -870 # this
        -509 # this morning
        -647 # to #
        -450 # units
        -515 # units of
        1206 # up
        712 # up $
        -1251 # weeks
        1284 # with
        648 & #
        706 & F
        540 & F $
        -396 , #
        1724 , # $
        238 , # ,
        -479 , # .
        483 , # F
        310 , # _
        -905 , # a
        687 , # bowls
        569 , # calories
        -445 , # g
        -880 , # inches
        1350 , # kcal
        -2269 , # lb
        -1156 , # ml
        246 , # oz
        775 , # pieces
        1119 , # slice
        644 , # slices
        994 , # spoons
        573 , # square
        -317 , # tbsp
        1601 , F
        -268 , F #
        -691 , F $
        198 , F ,
        439 , F F
        -1374 , F NO
        666 , F _
        663 , F and
        332 , F at
        -680 , F for
        389 , F in
        -852 , F of
        -440 , F on
        -338 , F or
        445 , NO
        435 , NO $
        891 , _
        -252 , _ #
        1151 , _ $
        -710 , _ ,
        1562 , _ F
        -863 , _ _
        729 , _ in
        -936 , _ it
        786 , _ the
        1068 , _ to
        611 , _ up
        863 , a
        425 , about
        427 , about #
        808 , all
        -212 , and
        616 , and _
        -1149 , and a
        3069 , ate
        661 , ate #
        557 , ate it
        1073 , black
        569 , boiled
        550 , boiled F
        385 , brown
        372 , caesar
        372 , caesar F
        566 , cold F
        351 , cooked
        678 , couldnt
        388 , diet
        388 , diet starts
        -1085 , dinner ,
        535 , dry
        866 , felt
        505 , finished
        -881 , for
        -474 , free
        1042 , fried
        776 , full
        793 , gave
        1409 , got
        2149 , had
        1356 , had F
        291 , had a
        550 , he
        789 , hot
        790 , hot F
        1274 , i
        354 , i am
        816 , i had
        451 , i have
        -1412 , i just
        819 , i went
        623 , i will
        297 , if
        -602 , im
        124 , im enjoying
        -846 , in
        -846 , in the
        -699 , it
        461 , just
        261 , just the
        -610 , large $
        381 , left
        881 , leftover
        726 , leftover F
        646 , like
        649 , like #
        748 , lost
        -1082 , lunch
        -1083 , lunch ,
        692 , maybe
        684 , maybe #
        591 , never
        326 , never again
        -935 , none
        1133 , nothing
        -707 , on
        -490 , only
        722 , other
        835 , picked
        678 , protein
        562 , protein bar
        -918 , put
        361 , roughly
        773 , say
        764 , say #
        474 , side
        567 , small
        -1332 , so
        354 , still
        1062 , the
        -615 , thin
        -1062 , tinned
        -1059 , tinned F
        637 , warm
        1298 , was
        855 , went
        471 , which
        380 , which is
        445 , white
        448 , white F
        276 , whole
        538 , will
        532 , will _
        335 , with
        -627 . #
        396 . # _
        -549 . # g
        -666 . # tbsp
        -159 . F
        1267 . F $
        -62 . F ,
        -1313 . F F
        -1530 . F and
        -1008 . _
        -609 . _ F
        1924 . had
        574 . i
        -1598 . paper
        -701 14th
        -482 4th
        -1103 5th
        -1084 <0 fifths>
        -1620 <0 foods>
        252 <0 strange>
        -1088 <0 words>
        -6 <1 fifths>
        386 <1 foods>
        -1117 <1 strange>
        -1082 <1 words>
        543 <2 fifths>
        512 <2 foods>
        -878 <2 strange>
        -580 <2 words>
        447 <3 fifths>
        517 <3 foods>
        -894 <3 strange>
        -1079 <3 words>
        520 <4 fifths>
        -775 <4 foods>
        -1280 <4 words>
        1858 <5 fifths>
        1194 <5 foods>
        -524 <5 words>
        307 <6 words>
        1097 <7 words>
        2660 <8 words>
        3358 <9 words>
        -2321 <asked>
        2035 <meal>
        -3270 <other>
        493 <partly>
        -986 <role 0>
        -545 <role 10>
        -432 <role 11>
        -504 <role 12>
        -1457 <role 13>
        -115 <role 15>
        -879 <role 16>
        -1923 <role 17>
        -2012 <role 18>
        -361 <role 19>
        -924 <role 1>
        -408 <role 20>
        245 <role 21>
        -1184 <role 22>
        -492 <role 23>
        -369 <role 24>
        -921 <role 25>
        -1279 <role 26>
        -260 <role 27>
        -1785 <role 28>
        -276 <role 29>
        -1595 <role 2>
        -443 <role 30>
        -138 <role 31>
        441 <role 32>
        847 <role 33>
        -1122 <role 34>
        -185 <role 35>
        -1958 <role 36>
        -761 <role 37>
        -548 <role 38>
        -423 <role 39>
        -1415 <role 3>
        -453 <role 40>
        -1372 <role 41>
        -1097 <role 42>
        1461 <role 43>
        -958 <role 44>
        -1018 <role 45>
        -214 <role 46>
        360 <role 47>
        375 <role 48>
        -1125 <role 4>
        -665 <role 50>
        1031 <role 51>
        -1312 <role 52>
        -461 <role 53>
        -1663 <role 54>
        -904 <role 55>
        -743 <role 56>
        -1388 <role 57>
        -857 <role 58>
        -214 <role 59>
        -123 <role 5>
        -405 <role 60>
        420 <role 61>
        2177 <role 7>
        -570 <role 8>
        -1042 <role 9>
        29 <told>
        -439 F #
        575 F # #
        780 F # $
        -465 F # F
        -1145 F # _
        -1389 F # a
        874 F # am
        569 F # and
        -1156 F # for
        -1016 F # g
        1245 F # kcal
        -476 F # min
        -629 F # mins
        609 F # ml
        537 F # more
        197 F # oz
        591 F # pack
        1028 F # pm
        -652 F # quid
        845 F # slices
        1008 F $
        910 F &
        421 F & #
        220 F & F
        1808 F ,
        -453 F , #
        -935 F , F
        981 F , NO
        -528 F , _
        150 F , a
        409 F , about
        1068 F , black
        227 F , diet
        -1083 F , dinner
        443 F , had
        -500 F , im
        -523 F , it
        -1016 F , lunch
        926 F , never
        -914 F , put
        359 F , roughly
        184 F , small
        452 F , white
        537 F , will
        237 F .
        863 F . #
        -519 F . F
        571 F . i
        1839 F F
        29 F F #
        -217 F F $
        639 F F &
        23 F F ,
        717 F F .
        430 F F F
        1110 F F _
        -241 F F and
        473 F F at
        -498 F F bowl
        1671 F F for
        216 F F from
        405 F F in
        292 F F is
        995 F F n
        -253 F F on
        -1259 F F sauce
        -849 F F so
        590 F F with
        225 F NO
        940 F NO $
        -1224 F NO ,
        -664 F _
        1895 F _ #
        1655 F _ $
        293 F _ ,
        -313 F _ _
        942 F _ at
        -724 F _ for
        1319 F _ of
        -986 F _ with
        -620 F a day
        -1063 F about
        -1029 F about #
        262 F after
        462 F after the
        613 F after work
        139 F again
        504 F al
        455 F al pastor
        245 F all
        410 F all to
        54 F and
        859 F and F
        246 F and _
        1192 F and a
        202 F and an
        688 F and i
        557 F and some
        -610 F and the
        -185 F are
        720 F around
        720 F around #
        1821 F as
        1291 F at
        1130 F at #
        -183 F at _
        856 F at a
        -577 F at home
        276 F at my
        378 F at school
        555 F at the
        -1030 F ate
        381 F baby
        381 F baby food
        801 F balls
        1203 F bar
        635 F bar $
        -1356 F bath
        -498 F batter
        1321 F before
        811 F before the
        610 F benedict
        881 F between
        -653 F bottle
        -823 F bowl
        635 F bowl $
        216 F box
        399 F breast
        1000 F but
        538 F butty
        534 F butty $
        1296 F by
        961 F by the
        -537 F card
        459 F casserole
        304 F casserole $
        418 F chop
        -1007 F day
        598 F dinner
        1590 F dough
        1426 F down
        304 F drink
        967 F during
        955 F during the
        -551 F fields
        385 F fingers $
        -1085 F first
        707 F first thing
        501 F flakes
        695 F for
        79 F for #
        -678 F for F
        404 F for a
        485 F for annas
        435 F for breakfast
        1352 F for dinner
        402 F for lunch
        563 F for me
        252 F for school
        -408 F for the
        193 F fried
        991 F from
        608 F from the
        -359 F got
        470 F gown
        471 F gown $
        -457 F green
        -643 F had
        -512 F have
        210 F in
        833 F in F
        430 F in bed
        832 F in front
        -598 F in it
        726 F in my
        1958 F in the
        -472 F into
        -515 F is
        -366 F is #
        -1048 F is _
        518 F is being
        452 F is my
        446 F is what
        775 F just now
        621 F last
        621 F last night
        513 F late
        511 F late $
        -855 F later $
        647 F later than
        275 F leg
        -383 F machine
        -1004 F made
        496 F made with
        304 F mcmuffin
        -459 F meal
        -662 F meal with
        567 F measuring
        474 F monday
        475 F monday morning
        -125 F n
        -514 F n F
        -574 F night
        661 F not F
        419 F not sure
        -239 F of
        1067 F of #
        189 F of F
        634 F of _
        -717 F of a
        -605 F of my
        -1151 F off $
        804 F off _
        344 F off the
        336 F ok
        338 F ok $
        631 F on
        738 F on #
        1436 F on F
        -637 F on _
        625 F on a
        359 F on holiday
        711 F on monday
        -807 F on my
        642 F on sunday
        1040 F on the
        574 F on tuesday
        690 F only $
        -155 F or
        -326 F or F
        569 F original
        1005 F out
        1490 F out of
        618 F out the
        569 F out with
        1015 F over
        735 F over the
        -1021 F overnight
        -551 F overnight $
        -739 F paste
        524 F patch
        915 F patty
        -406 F pink
        256 F please
        228 F please $
        500 F pot
        -354 F rack
        -984 F ready
        519 F ready meal
        -331 F round
        -617 F run
        -1126 F runners
        774 F sale
        669 F sarnie
        520 F saturday
        519 F saturday night
        475 F sauce $
        -1858 F seeds
        645 F served
        -748 F shaped
        516 F slice
        262 F slice $
        -1319 F slices
        -806 F slices and
        494 F so
        463 F stick
        511 F straight
        -854 F style
        1043 F sunday
        1042 F sunday $
        246 F thanks
        247 F thanks $
        -218 F that
        242 F that is
        -611 F the
        -222 F the F
        451 F the small
        291 F then
        534 F there
        541 F there $
        917 F this
        632 F this morning
        308 F tikka
        726 F to _
        781 F to cheer
        -730 F to the
        191 F today
        799 F today $
        775 F tonight
        782 F tonight $
        498 F too $
        -426 F tree
        528 F under
        529 F under the
        -511 F up
        561 F van
        27 F w
        -487 F was #
        496 F watching
        485 F watching the
        -778 F went
        573 F were
        933 F while
        419 F while watching
        559 F white
        561 F white F
        949 F with
        -604 F with #
        1230 F with F
        485 F with a
        -513 F with brown
        -193 F with my
        -62 F with the
        506 F yesterday
        541 F zero
        -320 NO $
        944 NO ,
        -1278 NO , F
        1750 NO .
        342 NO F
        -518 NO for
        540 NO left
        359 NO today
        -1336 NO today $
        1530 NO today ,
        762 ^ #
        -208 ^ # #
        -341 ^ # .
        75 ^ # F
        994 ^ # _
        300 ^ # a
        -1164 ^ # and
        -1155 ^ # calories
        -624 ^ # cup
        -1557 ^ # g
        -562 ^ # k
        -1601 ^ # kcal
        1596 ^ # lb
        496 ^ # ml
        1126 ^ # of
        648 ^ # oz
        1464 ^ # piece
        772 ^ # pints
        -862 ^ # protein
        -515 ^ # scoop
        414 ^ # scoops
        -1259 ^ # slice
        -639 ^ # slices
        -793 ^ # steps
        -680 ^ # tbsp
        -1541 ^ # the
        -1382 ^ $
        583 ^ F #
        1074 ^ F $
        255 ^ F &
        1067 ^ F ,
        -717 ^ F .
        -860 ^ F F
        533 ^ F NO
        -437 ^ F _
        598 ^ F a
        29 ^ F after
        780 ^ F again
        676 ^ F and
        663 ^ F as
        1087 ^ F at
        600 ^ F before
        -580 ^ F bowl
        460 ^ F first
        1713 ^ F for
        387 ^ F from
        -464 ^ F green
        -278 ^ F have
        959 ^ F in
        -660 ^ F is
        511 ^ F late
        -450 ^ F made
        215 ^ F of
        164 ^ F off
        760 ^ F on
        741 ^ F over
        -779 ^ F paste
        709 ^ F please
        -551 ^ F rack
        -615 ^ F run
        -1125 ^ F runners
        -732 ^ F shaped
        -602 ^ F the
        1082 ^ F this
        495 ^ F to
        -409 ^ F tree
        766 ^ F up
        694 ^ F while
        1005 ^ F with
        506 ^ F yesterday
        -1264 ^ NO
        -1681 ^ NO $
        1202 ^ NO ,
        -440 ^ NO for
        357 ^ NO today
        -129 ^ _
        -627 ^ _ #
        -669 ^ _ $
        -1303 ^ _ ,
        -1900 ^ _ .
        190 ^ _ F
        998 ^ _ _
        -740 ^ _ and
        -842 ^ _ at
        635 ^ _ day
        1716 ^ _ for
        -381 ^ _ in
        857 ^ _ machine
        -691 ^ _ of
        942 ^ _ on
        765 ^ _ out
        -577 ^ _ the
        -886 ^ _ then
        -1143 ^ _ to
        846 ^ _ with
        1488 ^ a
        -502 ^ a #
        406 ^ a F
        511 ^ a _
        -859 ^ a bar
        -134 ^ a cup
        1410 ^ a pint
        462 ^ a small
        396 ^ a whole
        957 ^ add
        672 ^ add F
        1250 ^ airport
        835 ^ all
        660 ^ an
        305 ^ an F
        -558 ^ as
        -269 ^ as a
        67 ^ at
        1102 ^ ate
        397 ^ ate #
        301 ^ ate F
        107 ^ baby
        -618 ^ bag
        -626 ^ bag of
        -820 ^ baked a
        565 ^ banh
        617 ^ bbq
        883 ^ beach
        -866 ^ bed
        -868 ^ bed #
        -685 ^ best F
        -1180 ^ big F
        694 ^ birthday treat
        598 ^ bit of
        -560 ^ book
        -463 ^ bottle
        -1144 ^ bought
        -1011 ^ bought #
        342 ^ bowl
        341 ^ bowl of
        -726 ^ breakfast
        -351 ^ bring
        675 ^ broke
        -754 ^ brown
        -737 ^ brown the
        809 ^ bubble
        505 ^ burnt
        -667 ^ burnt the
        -396 ^ buy
        -383 ^ buy F
        -281 ^ can
        -353 ^ can i
        782 ^ can of
        -548 ^ can we
        885 ^ can you
        -766 ^ carb
        516 ^ char
        -590 ^ cheesy
        1066 ^ chicago
        635 ^ christmas
        -1064 ^ chuck
        980 ^ cleaned
        974 ^ cleaned out
        1039 ^ coach
        129 ^ consuming
        489 ^ cottage
        484 ^ cottage F
        -727 ^ could
        -356 ^ could i
        -499 ^ couldnt
        575 ^ couldnt sleep
        -426 ^ craving
        -511 ^ cup
        283 ^ dad
        -630 ^ dave
        -853 ^ decided
        511 ^ decided on
        740 ^ desk
        -624 ^ did
        1206 ^ didnt
        -1758 ^ didnt eat
        1024 ^ didnt have
        -596 ^ diet
        -1530 ^ dinner
        -378 ^ dog
        1080 ^ double
        1450 ^ early
        -769 ^ eat
        111 ^ enjoying
        106 ^ enjoying a
        643 ^ fasting
        -1175 ^ fed
        -314 ^ fed the
        -610 ^ feed
        -435 ^ feeling
        1234 ^ felt
        988 ^ finished
        358 ^ finished the
        -300 ^ first
        -400 ^ first F
        -733 ^ foggy
        -839 ^ food
        111 ^ for
        185 ^ for a
        -690 ^ for breakfast
        581 ^ for dinner
        265 ^ for my
        -689 ^ forgot my
        958 ^ forgot to
        -1595 ^ freezer
        -600 ^ fridge
        -1587 ^ fried
        253 ^ fried F
        -848 ^ fried green
        843 ^ full
        1102 ^ full english
        -446 ^ full of
        555 ^ gave
        -477 ^ get
        596 ^ glass
        594 ^ glass of
        -709 ^ goal
        -442 ^ good
        904 ^ got
        -1368 ^ grab
        1162 ^ grabbed
        659 ^ grabbed a
        529 ^ grande
        388 ^ grilled
        400 ^ grilled F
        506 ^ gym
        492 ^ gym then
        768 ^ had
        354 ^ had #
        1896 ^ had F
        -1147 ^ had a
        -1476 ^ harvest
        -1073 ^ he
        -800 ^ heartburn
        -611 ^ heartburn again
        -992 ^ hello
        -609 ^ hey
        -785 ^ hi
        419 ^ hot
        -556 ^ how
        -556 ^ how many
        -577 ^ how much
        389 ^ i
        -1358 ^ i ate
        1872 ^ i didnt
        -721 ^ i had
        888 ^ i just
        -644 ^ i meant
        337 ^ i possess
        -371 ^ im
        -884 ^ in a
        -694 ^ it
        595 ^ it was
        -1011 ^ jack
        510 ^ jacket
        512 ^ jacket F
        -896 ^ jake
        918 ^ just
        -362 ^ kids
        -530 ^ kids had
        1990 ^ knocked
        -1182 ^ leave
        -592 ^ left
        -777 ^ little
        -1473 ^ log
        400 ^ log F
        -544 ^ lost
        -546 ^ lost #
        791 ^ lunch .
        -174 ^ made
        363 ^ made F
        -445 ^ make
        -1069 ^ marinade
        -627 ^ marinate
        -627 ^ may
        -1154 ^ maybe
        -539 ^ maybe F
        -974 ^ meal
        -962 ^ meal prep
        -261 ^ medium
        899 ^ met anna
        409 ^ met up
        -761 ^ microwave
        -401 ^ missed
        -1172 ^ mix
        769 ^ morning
        710 ^ mr
        1026 ^ mr kipling
        -1087 ^ mum
        714 ^ munched
        -405 ^ my
        439 ^ my first
        -1093 ^ my son
        768 ^ nasi
        -847 ^ need
        -1037 ^ never
        1398 ^ night
        926 ^ note
        945 ^ note .
        684 ^ nothing
        2286 ^ nothing for
        -623 ^ off
        520 ^ oh
        -452 ^ ok
        692 ^ only
        -1500 ^ order
        -729 ^ ordered
        -479 ^ ordered a
        380 ^ our
        589 ^ out
        878 ^ out for
        -288 ^ out of
        -408 ^ oven
        537 ^ overnight
        541 ^ overnight F
        -680 ^ pack
        -1104 ^ packed
        893 ^ pad
        484 ^ pad thai
        755 ^ papa
        612 ^ passed
        588 ^ passed on
        605 ^ phone
        603 ^ phone call
        -867 ^ pick
        -864 ^ pick up
        -450 ^ picked
        463 ^ picked up
        -924 ^ piece
        -1254 ^ plan
        -1048 ^ plan for
        -447 ^ planted
        -410 ^ planted F
        341 ^ plate
        -899 ^ please
        785 ^ please add
        -1021 ^ please get
        -778 ^ please order
        663 ^ popeyes
        404 ^ popped
        404 ^ popped out
        411 ^ post
        -949 ^ potluck
        642 ^ power
        306 ^ preparing
        -162 ^ protein
        909 ^ protein F
        1335 ^ protein bar
        -184 ^ put
        -445 ^ quick
        648 ^ quiz
        643 ^ quiz team
        -517 ^ recipe
        -540 ^ remove
        -228 ^ roast F
        876 ^ roast dinner
        1488 ^ said
        -431 ^ said NO
        648 ^ saw
        -378 ^ school
        -672 ^ served
        -521 ^ she
        -329 ^ should
        1184 ^ skipped
        1458 ^ skipped lunch
        505 ^ slept
        744 ^ slice of
        -914 ^ small
        -1711 ^ so
        1017 ^ someone
        393 ^ spag
        393 ^ spag bol
        888 ^ stir
        1586 ^ stir fry
        1515 ^ stopped
        1516 ^ stopped at
        -500 ^ stuffed
        1000 ^ sunday
        571 ^ sunday roast
        -821 ^ sweet
        -721 ^ sweet F
        367 ^ table for
        -884 ^ take
        -1550 ^ that
        -600 ^ that was
        -644 ^ the
        1067 ^ the F
        792 ^ the _
        -516 ^ there
        -217 ^ they
        -331 ^ thinking
        -339 ^ this
        977 ^ this _
        -701 ^ thought
        -700 ^ thought about
        -552 ^ today
        -988 ^ tomorrow
        -976 ^ tomorrow .
        -1065 ^ too
        -760 ^ took
        -872 ^ took F
        -428 ^ took my
        485 ^ took the
        -500 ^ traffic
        507 ^ train delayed
        -468 ^ turned
        -464 ^ turned down
        1073 ^ waiting
        815 ^ walked
        776 ^ walked the
        493 ^ washed
        502 ^ watched
        522 ^ we
        851 ^ we had
        -672 ^ weighed
        -584 ^ weight
        -418 ^ weight #
        305 ^ went
        776 ^ went out
        -546 ^ were
        -1076 ^ what
        -513 ^ white
        -1126 ^ white F
        -770 ^ who
        -453 ^ why
        -414 ^ wish
        -699 _ #
        311 _ # ,
        -895 _ # _
        -794 _ # a
        -314 _ # kg
        -944 _ # pm
        634 _ # with
        -1549 _ $
        629 _ ,
        -36 _ , #
        -293 _ , F
        -1134 _ , NO
        537 _ .
        443 _ . #
        863 _ . F
        -497 _ F
        853 _ F #
        1253 _ F $
        988 _ F F
        -753 _ F and
        -555 _ F for
        1284 _ F in
        -647 _ F with
        535 _ NO
        -1085 _ NO $
        -676 _ _
        -1856 _ _ #
        -1201 _ _ $
        652 _ _ .
        428 _ _ F
        -697 _ _ _
        1304 _ _ a
        483 _ _ and
        860 _ a
        -873 _ a F
        -565 _ after
        331 _ again
        -614 _ again $
        -938 _ always
        -607 _ and
        615 _ and F
        451 _ and a
        -369 _ as
        1277 _ at
        -331 _ at #
        491 _ at _
        -755 _ before
        193 _ day
        -520 _ dinner
        616 _ done
        432 _ down
        -1174 _ for #
        488 _ for F
        -648 _ for _
        1674 _ for lunch
        409 _ from
        577 _ i
        -284 _ in
        459 _ in #
        -1657 _ is
        -305 _ it $
        -1028 _ last
        812 _ machine
        935 _ machine F
        746 _ made
        731 _ made F
        1141 _ me
        770 _ next
        -429 _ of
        -915 _ of F
        -1077 _ on
        -490 _ on the
        671 _ out
        787 _ out for
        -502 _ out the
        -381 _ oz
        -1073 _ oz $
        -793 _ oz ,
        473 _ oz of
        -726 _ report
        -614 _ shop
        693 _ station
        1275 _ the F
        -536 _ then
        -1068 _ to
        632 _ to F
        1165 _ up
        -440 _ up ,
        609 _ up with
        -781 _ was F
        558 _ was a
        448 _ with
        366 _ with F
        1089 _ with the
        641 a
        316 a #
        643 a # $
        336 a # F
        208 a # _
        372 a # fluid
        197 a # inch
        472 a # of
        1120 a F
        -685 a F $
        -1209 a F ,
        -556 a F F
        497 a F and
        620 a F at
        1166 a F bar
        -817 a F for
        -406 a F in
        -754 a F on
        -1634 a F with
        189 a _
        -655 a _ #
        395 a _ $
        418 a bag
        -863 a bar
        -854 a bar of
        -289 a bit
        -518 a bit of
        -42 a bottle
        332 a bottle of
        385 a bowl
        270 a bowl of
        305 a can
        227 a can of
        505 a cooked
        646 a cup
        893 a cup of
        -1082 a day
        -511 a diet
        -1435 a double
        -365 a glass
        -354 a glass of
        981 a golden
        986 a golden F
        -729 a good
        1145 a hot
        -627 a kilo
        707 a la
        289 a large
        -712 a light
        -698 a loaf
        623 a medium
        604 a morning
        601 a morning $
        -476 a new
        321 a package
        320 a package of
        -558 a pinch
        -558 a pinch of
        1032 a pint
        466 a pint $
        -510 a pint of
        -621 a pound
        -461 a pound of
        465 a raw
        151 a refreshing
        324 a serving
        321 a serving of
        193 a single
        -448 a slice
        -448 a slice of
        -25 a small
        -351 a small F
        346 a tablespoon
        346 a tablespoon of
        -878 a whole
        -431 a whole F
        1408 about #
        1545 about # $
        1233 about # F
        -690 about F
        -243 about the
        824 abt
        -690 according
        -275 across
        826 actually
        -468 add
        238 add F
        773 add F $
        448 add F please
        289 add a
        358 added
        164 after
        -1080 after #
        1139 after $
        -513 after lunch
        921 after that
        352 after the
        428 after the gym
        845 afternoon
        421 afternoon $
        289 again
        -2140 again $
        1487 again ,
        -489 again , F
        429 ages
        1030 ago
        1381 airport
        509 al
        455 al pastor
        543 alfredo
        -321 all
        764 all $
        1484 all F
        409 all day
        -864 all day $
        -933 all day ,
        -867 all down
        865 all i
        -585 all the
        -850 all the F
        420 all to
        420 all to myself
        -354 allergic
        -348 allergic to
        -348 allergic to F
        -1883 allotment
        -822 almost
        -875 already ,
        728 also
        -1982 always
        -283 am
        -573 am $
        846 am ,
        773 am , F
        -528 am and
        130 am enjoying
        129 am enjoying a
        61 am having
        -546 american
        -544 american F
        -538 american F ,
        -1177 amount
        895 an
        155 an #
        415 an F
        99 an F $
        685 an _
        -474 an iced F
        -373 an inch
        623 and
        125 and #
        493 and # a
        1341 and F $
        419 and F ,
        764 and F F
        -303 and F at
        725 and F during
        -125 and F for
        800 and F in
        -417 and F on
        951 and F sauce
        614 and NO $
        975 and _ F
        994 and a
        223 and an
        1451 and had
        699 and had a
        866 and i
        1135 and me
        1150 and me $
        566 and some
        559 and some F
        439 and sour
        438 and sour F
        -1554 and the
        -1060 and the F
        825 animal
        904 anna for
        889 anna for F
        487 annas
        485 annas birthday
        484 annas birthday $
        -467 another
        -712 another F
        -630 any F
        526 anyway
        -1276 appointment
        387 approximately
        391 approximately #
        -25 are
        288 around
        290 around #
        -317 around # $
        720 around # pm
        1191 arvo
        -919 as
        -938 as F
        -371 as a
        789 as always
        674 as yesterday
        307 as yesterday $
        -1605 asda
        -574 ask
        -449 at
        -927 at #
        -814 at # $
        397 at # .
        1134 at # am
        -994 at F
        438 at _ ,
        548 at _ .
        877 at a
        625 at home
        764 at home $
        -481 at lunch
        562 at midnight
        1079 at my
        507 at my aunties
        378 at my desk
        -635 at school
        -636 at school $
        794 at starbucks
        446 at the
        328 at the desk
        405 at the office
        301 at the party
        395 at the pub
        279 at the wedding
        555 at the weekend
        144 ate #
        -294 ate # F
        569 ate F
        -328 ate a whole
        -1996 ate all
        801 ate it
        -366 ate my
        551 ate my F
        744 ate nothing
        774 ate the
        571 ate the F
        816 ate the lot
        1251 au
        506 aunties
        506 aunties $
        -629 away
        -1140 away $
        576 ayam
        1095 ba
        429 baby
        -327 baby $
        582 baby food
        -727 back
        -2391 back $
        -882 bad
        -768 bad _
        -763 bad _ $
        -617 badly
        347 bag
        404 bag of
        421 bag of F
        -1525 bags
        -812 bags $
        1032 baked
        442 baked F
        -844 baked a
        374 bakery
        480 bakery $
        -2000 balls
        -2382 balls ,
        1719 banh
        1288 bar
        492 bar # g
        406 bar $
        499 bar for
        -811 bar of
        536 bars
        -472 bars $
        723 basket
        -1433 bathroom
        -515 batter
        588 battered
        1145 bbq
        -781 be
        642 beach
        476 beach $
        655 beat
        983 because
        -880 bed
        -861 bed #
        716 been
        337 before
        -27 before the
        504 before the _
        343 being
        628 belgian
        627 belgian F
        -960 best
        -744 best F
        -583 better
        441 between
        563 beyond
        1765 big
        1361 big #
        1359 big # $
        -1302 big F
        -1120 big F ,
        -498 bill
        331 bin $
        1457 bird
        618 birds
        1009 birthday
        614 birthday $
        -530 birthday F
        -1131 birthday F for
        694 birthday treat
        694 birthday treat ,
        -638 bit
        329 bit of F
        -767 bit of a
        732 bites
        552 bites of
        2115 black
        1073 black ,
        734 black F
        -374 blend
        1077 blorf
        -2719 blossom
        1536 blue
        -331 blue F
        673 bo
        850 boiled
        716 boiled F
        337 boiled F and
        613 bol
        484 boneless
        -680 book
        -520 book club
        -449 booked
        -453 boss
        625 boss $
        730 both
        786 both bars
        -361 bottle
        -595 bottle $
        665 bottle of
        502 bottle of F
        -1204 bought
        -990 bought #
        999 bourguignon $
        577 bowl
        488 bowl $
        352 bowl ,
        -984 bowl F
        -1000 bowl at
        1694 bowl of
        715 bowl of F
        845 bowls
        152 box
        833 boy
        833 boy $
        -569 boys had
        -570 boys had F
        431 break
        624 break $
        675 breakfast
        -608 breakfast $
        -81 breakfast ,
        -504 breakfast , #
        -542 breakfast , F
        1265 breast
        782 breast ,
        775 breast , #
        899 brekkie
        531 brine
        -573 bring
        808 broke
        459 broke down
        564 broken
        1643 brought
        852 brought F
        560 brought in
        -299 brown
        302 brown F
        397 brown F ,
        -741 brown the
        -744 brown the F
        382 brunch
        578 brunch ,
        809 bubble
        -759 budget
        674 buffalo
        664 buffalo F
        -1490 bump
        452 burnt
        -669 burnt the
        549 bus $
        -1076 busy
        931 but
        448 but need
        447 but need to
        362 but the F
        -863 but the _
        -1081 butcher
        672 buttered
        671 butty
        666 butty $
        -636 buy
        -619 buy F
        -531 buy F ,
        -1337 by
        -1509 by #
        531 by _ $
        -170 by a
        1207 by the
        995 by the _
        606 by the pool
        -531 c
        -612 c $
        1087 caesar
        827 caesar F
        385 caesar F $
        355 cafe
        2036 call
        493 call $
        877 call ,
        -268 call the
        -393 called
        492 calls
        292 calorie
        -781 calories
        -407 calories $
        -298 calories in
        -828 cals
        716 came
        -904 camp
        -618 can
        897 can $
        -279 can ,
        -356 can i
        1043 can of
        478 can of F
        -548 can we
        381 can you
        1327 can you log
        -869 cancelled
        -1245 cancelled ,
        37 canned
        -372 cant
        563 canteen
        -727 capsule
        -725 capsule $
        -1315 car
        709 car park
        707 car park $
        -302 carb
        -1694 carbohydrates
        -467 carbs
        -774 card
        -504 card $
        1002 casserole
        304 casserole $
        -661 cat
        -603 cat F
        1396 caved
        1288 celebrate
        809 cha
        1450 change
        569 char
        -1198 chase
        -1499 check
        779 cheer
        782 cheer me
        789 cheer me up
        -472 cheesy
        475 chef
        1675 chicago
        1380 chick
        723 chilis
        1145 chinese
        539 chippy F
        168 choice
        182 chop
        1169 chow
        313 chow mein
        166 christmas
        -728 christmas $
        -897 chuck
        597 church
        394 classic
        334 club F
        -802 coach
        856 cold
        377 cold $
        738 cold F
        -988 come
        1131 comfort
        -770 coming
        575 comp
        770 complete
        1152 con
        -461 concert
        271 consists
        271 consists of
        385 consumed
        353 consumed $
        161 consuming
        558 containing
        -992 contains
        -1272 contains F
        -1276 contains F $
        272 cook
        698 cook ,
        388 cooked
        -1172 cooked $
        1021 cooked ,
        378 cooked F
        -333 cooker
        577 cooking
        363 cooking $
        -576 cool
        -713 corner
        1439 corner shop
        868 cottage
        863 cottage F
        -305 couch
        -306 couch F
        293 could
        -361 could i
        -772 couldnt face
        576 couldnt sleep
        574 couldnt sleep ,
        1053 count
        573 covered
        -737 cracked
        -481 craving
        -492 craving F $
        -413 craving F so
        -1369 crown
        612 crumble
        747 crunch
        398 crust
        421 crusts
        1002 ct
        247 cup
        1149 cup $
        -832 cup ,
        -1300 cup F
        647 cup F $
        898 cup of
        -510 cup of F
        304 cups
        -631 cups F
        1122 curly
        -191 cut
        -235 d
        1540 da
        462 dad
        321 dark
        312 dark F
        -644 dave
        113 day
        -1028 day #
        -1787 day $
        841 day , F
        -1010 day .
        -941 day . F
        1315 day _
        -918 day at
        865 day so
        307 day with
        -753 days $
        1930 de
        -866 dead $
        -848 decided
        510 decided on
        425 decided on F
        616 deep
        -897 defrost
        -883 defrost F
        -1128 degrees
        924 delayed
        618 delayed #
        712 delight
        960 deliveroo
        -581 delivery
        1227 dennys
        -815 dentist $
        1264 desk
        527 desk $
        1576 dessert
        1092 dessert $
        331 dessert ,
        -1842 diabetic
        1008 did
        474 did i
        526 did i have
        456 didnt
        -860 didnt _
        603 didnt eat
        667 didnt eat dinner
        1073 didnt have any
        130 diet
        -806 diet $
        1226 diet F
        1067 diet F $
        819 diet starts
        813 diet starts tomorrow
        1154 dim
        673 dinner
        268 dinner $
        -305 dinner ,
        -844 dinner , F
        520 dinner , i
        1283 dinner is
        461 dinner tonight
        301 dinner was
        -325 dish
        -215 do
        -817 do $
        233 does
        -451 dog
        500 dog ,
        -709 dog ate
        -839 dogs
        -398 doing
        -458 done
        -786 done $
        729 done ,
        620 dont
        719 dont _
        566 door
        56 double
        553 double F
        625 dough
        333 dough $
        172 down
        -536 down a
        839 down for
        547 down the
        428 down with
        395 down with a
        -655 doz
        -465 dozen
        139 drained
        -692 drank #
        790 dressed
        -375 drink
        630 drink $
        680 drink ,
        -1064 drink more
        -1064 drink more F
        -387 drinks
        -411 drive
        494 driver
        -383 drop
        -668 drops
        1439 dry
        1150 dry $
        1375 dry F
        521 dry F and
        -620 due
        1015 during
        979 during the
        495 during the call
        1538 e
        -826 each
        554 earl
        556 earl grey
        1560 eat
        817 eat #
        -385 eat $
        -961 eat F
        -1184 eat F $
        1409 eat dinner
        647 eat more
        707 eaten
        -1149 eating
        -698 eating a
        -1343 eats
        -828 eats F
        1226 eid
        429 else
        1376 em
        -664 end
        633 ended
        2201 energy
        879 energy drink
        -579 england
        1289 english
        123 enjoyed
        488 enjoying
        360 enjoying a
        501 entire
        -1027 equal
        551 evening
        470 evening $
        -875 every
        -490 everyone
        739 everyone on
        -961 everything $
        -591 except
        226 extra
        746 eye
        791 eye F
        -637 eyes
        -857 face
        833 fairy
        574 famous
        -680 fancy a
        -1399 far
        -749 fasted
        1582 fasting
        956 fasting $
        343 fat
        -501 fat $
        317 featuring
        387 fed
        -318 fed the
        650 fed us
        -435 feeling
        -831 fell
        1871 felt
        836 ferry
        1120 festival $
        322 few
        -678 fiber
        -551 fields
        604 filled
        658 fillet
        810 fillets
        306 film
        1794 finally
        678 finally _
        727 finger
        -1 fingers
        565 fingers $
        585 finish
        -1006 finished
        420 finished the
        458 finished the F
        950 fire
        -345 first
        404 first F $
        720 first F of
        707 first thing
        709 first thing $
        928 first time
        492 first time $
        427 first time in
        -124 five
        -165 fl
        1495 flake
        342 flakes
        803 flat
        525 flat F
        213 flavored
        285 flight
        217 floor
        -792 flower
        592 flu
        646 fluid
        623 fluid ounce
        254 fluid ounce of
        -1046 fly
        -734 foggy
        -501 fold
        -500 fold in
        -483 fold in the
        -2094 food
        -696 food $
        -882 food .
        -295 food _
        -886 foods
        287 for
        -989 for #
        634 for # $
        -992 for # ,
        -486 for $
        -240 for F
        -831 for F $
        -626 for F ,
        -117 for _
        -663 for _ $
        -948 for a
        -539 for a F
        380 for a _
        490 for annas
        492 for annas birthday
        1199 for breakfast
        -979 for breakfast $
        -708 for breakfast ,
        676 for dinner
        -590 for dinner $
        355 for dinner ,
        -743 for halloween
        974 for her
        1017 for lunch
        745 for lunch $
        478 for lunch ,
        617 for me
        977 for me $
        285 for my
        428 for my meal
        1358 for once
        340 for school
        493 for school $
        -561 for sunday
        -1735 for the
        860 for the F
        -469 for the _
        911 for the first
        778 for the road
        1084 for the team
        1228 for this
        -770 forgot my
        -710 forgot my F
        958 forgot to
        709 forgot to eat
        751 form
        -518 free
        395 free F
        -837 freeze
        -1621 freezer
        279 freezer $
        629 french
        452 french F
        244 fresh
        -607 fri
        -765 friday $
        -362 friday ,
        797 friday , F
        731 friday night
        726 friday night $
        1014 fridge
        618 fried
        1040 fried F
        318 fried F $
        -740 fried _
        -840 fried green
        -837 fried green F
        392 friends
        391 friends $
        687 from
        -509 from #
        861 from _
        1526 from _ $
        -574 from _ ,
        -163 from a
        -1178 from home
        1254 from the
        1116 from the _
        627 from the freezer
        711 from the place
        835 front
        832 front of
        824 front of the
        -302 frozen
        -429 frozen F
        499 fruity
        309 fry
        -363 fry $
        1678 fry up
        -665 full $
        2008 full english
        -718 full of
        -519 full of F
        692 fun size
        901 g
        436 g #
        175 g $
        602 g .
        526 g . #
        -243 g F
        718 g F #
        424 g F $
        -2025 g F ,
        638 g bag
        626 g bag $
        -1249 g carbohydrates
        501 g dry
        -696 g fat $
        617 g of
        -721 g protein
        -822 g protein $
        1234 gai
        -352 game
        -755 garage
        562 garden
        621 garden $
        -532 gas
        726 gave in
        656 gave me
        520 gave the
        -669 gave them
        761 general
        -574 get
        -856 get F
        -322 get a
        -383 get me
        -952 getting
        1159 giant
        833 ginger F
        581 ginger F $
        262 girls
        407 girls for
        -773 give
        676 glass
        294 glass of
        899 glasses
        434 glasses of
        745 glazed
        995 glorps
        944 go
        1037 go $
        -786 goal
        -747 goal $
        -711 goals
        -690 goes
        -755 going to have
        -266 golden
        -185 golden F
        1002 golden F $
        -631 goldfish
        -701 gone
        -633 gone off
        -600 gone off $
        1121 goreng
        272 got
        554 got F ,
        810 got me
        495 got the
        468 gown
        472 gown $
        -1400 grab
        705 grabbed
        203 grabbed a
        -862 gram
        -626 grams
        -907 grams $
        272 grams of
        -558 gran
        938 grand
        1316 grande
        364 grande F
        -608 grandma
        769 gratin
        -867 great
        -604 great $
        1169 greek
        1143 greek F
        671 green F
        697 green F $
        -971 green F and
        555 grey
        1055 grilled
        995 grilled F
        321 grilled F ,
        264 ground F
        -1129 guinea
        -601 guy
        1090 gym
        539 gym $
        693 gym then
        -1154 had
        881 had #
        1049 had # $
        1252 had # F
        324 had # g
        -698 had # slices
        786 had F
        -29 had F $
        -300 had F ,
        -1503 had F F
        213 had F and
        871 had F at
        852 had F for
        -499 had F in
        249 had F sunday
        -276 had a
        455 had a F
        693 had a pint
        555 had an F
        685 had green
        684 had green F
        -819 had nothing
        270 had the
        971 had the F
        -711 had to
        -298 hair
        1434 half
        -365 halloween
        671 halves
        442 hand
        1851 handed
        835 handful
        467 handful of
        455 handful of F
        -676 hanging
        342 happy
        -1398 hard
        -1598 hard F
        -2156 hard F F
        640 has been
        1212 have
        -1053 have #
        -1106 have # F
        -455 have F
        -692 have a
        848 have an
        1068 have any
        987 have been
        -453 have for
        -965 have i
        133 have the
        970 have the F
        -753 having
        219 having #
        -1210 having F
        -807 having F at
        392 having a
        -579 he
        -730 head
        -719 head $
        -800 heartburn
        -612 heartburn again
        -1381 held
        -989 hello
        917 hen
        -1969 hens
        -185 her
        -504 her F
        -573 her F $
        -798 here
        -735 here $
        -603 hey
        -782 hi
        -260 high
        528 him
        777 him $
        -419 his
        -946 his F
        -992 hit
        817 hole
        359 holiday $
        -608 home
        -407 home $
        524 home ,
        552 homemade
        507 homemade F
        726 hortons
        -550 hospital
        639 hot
        -834 hot F
        -861 hot F F
        407 hot pocket
        -494 hour
        -1270 hours
        -802 hours of
        -1128 house
        -1568 house $
        -220 how
        -556 how many
        -308 how many calories
        546 how much $
        -1860 hr
        -945 hrs
        982 huevos
        487 hundred
        -1153 hungry
        -1026 hungry $
        -916 husband
        -305 i
        1535 i _
        592 i am
        126 i am enjoying
        63 i am having
        689 i did
        453 i didnt
        -1129 i didnt have
        599 i drank
        684 i finished
        -542 i get
        -465 i get a
        746 i got
        403 i had
        -598 i had #
        2121 i had F
        661 i had a
        594 i have F
        -465 i have a
        -430 i just
        -827 i left
        -644 i meant
        -644 i meant #
        342 i possess
        291 i possess a
        -1529 i was
        818 i went
        623 i will
        492 i will be
        1717 iced
        322 iced F $
        -521 iced F with
        1175 id
        -1519 idea
        -335 if
        -221 ill
        -1108 im
        197 im enjoying
        117 im enjoying a
        -518 im getting
        642 im having
        -293 in
        1097 in #
        -1125 in # $
        1179 in # ml
        610 in $
        656 in ,
        624 in , F
        256 in F
        -325 in F $
        -989 in F ,
        1225 in F and
        -275 in _
        114 in _ $
        -1221 in a
        305 in bed
        460 in bed $
        564 in brine
        837 in front
        838 in front of
        -467 in it
        -378 in my
        930 in my F
        144 in the
        -1352 in the F
        944 in the car
        633 in the fridge
        776 in the hole
        734 in the hotel
        1050 in the kitchen
        1607 in the library
        557 in the meeting
        -399 in the oven
        409 in town
        396 in town $
        278 inch
        331 inch of
        -135 inches
        -820 inches $
        507 includes
        598 indian
        -2449 ingredients
        285 instant F
        -391 into
        -679 into a
        -669 into the
        889 irish
        -1573 is
        -1214 is #
        227 is F
        -908 is F $
        -894 is _
        -269 is _ $
        -763 is bad
        613 is being
        633 is my
        256 is my snack
        -455 is the
        615 is what
        610 is what im
        696 ish
        -945 it
        869 it #
        -212 it $
        583 it _
        576 it _ $
        1076 it was
        636 it was F
        -539 it was a
        -121 italian
        -1159 its
        653 jab
        -696 jack
        376 jacket
        922 jacket F
        387 jaffa
        386 jaffa F
        -945 jake
        -1476 jar
        442 jar $
        -655 jar of
        -980 jars
        1260 jim
        -560 joan
        501 job
        665 joe
        730 judge
        -537 june
        611 just
        -756 just _
        617 just had
        620 just had F
        779 just now
        779 just now $
        579 just the
        -703 k
        -317 k in
        -319 k in #
        881 katsu F
        492 kcal
        -402 kcal $
        602 kcal F
        -471 keeps
        -847 kent
        -276 kept
        -1027 keto
        -1114 kg
        -404 kg of
        1271 khao
        -525 kid
        -758 kids
        -1291 kids ,
        -879 kids F
        1134 kids and
        1141 kids and me
        -771 kids had
        -701 kids had F
        -830 kilo
        -695 kind
        -716 kind $
        1023 kipling
        997 kitchen
        1035 kitchen $
        -946 knock
        856 knocked
        509 krispy F
        1043 la
        1735 lake
        -1165 landlord
        -1165 landlord $
        322 laptop
        780 laptop $
        733 large
        -351 large F
        373 large F $
        -613 large F with
        -171 last
        390 last _
        -870 last night
        -546 last night $
        -93 late
        -1207 late $
        1005 late ,
        -253 later
        -897 later $
        648 later than
        645 later than usual
        -933 laundry
        798 law
        -1819 lb
        -1230 lb #
        -761 lb F
        -728 lb F $
        1018 lean
        -905 leave
        883 lecture
        42 left
        -541 left it
        -548 left it $
        668 left the
        540 left the F
        1666 leftover
        509 leftover F
        1144 leftovers
        667 leftovers .
        593 leg
        -530 lent
        700 let
        -545 library $
        366 light
        687 light $
        1533 like
        614 like # $
        -718 like F
        -426 like F $
        -647 likes
        -645 likes F
        305 line
        754 link
        -699 linux
        -1149 liquid
        -1356 liquid $
        -1850 list
        -1979 list .
        -490 list . F
        -449 little
        -844 little #
        1134 lo
        -619 load
        499 loaded
        492 loaded F
        -535 loaf
        -902 loaves
        991 log
        1285 log F
        729 log F $
        371 log F please
        609 log a
        609 log a F
        -1273 log yesterday
        -1267 look
        -1268 look at
        384 lose
        414 lose weight
        419 lose weight $
        1610 lost
        -567 lost #
        -430 love
        -771 love F
        -721 love F $
        -1018 lunch
        345 lunch $
        -658 lunch , F
        294 lunch , i
        699 lunch .
        861 lunch . #
        -272 lunch . F
        490 lunch at
        -876 lunch box
        -1124 lunch for
        -777 lunch for the
        456 lunch today
        624 lunch was
        -1498 luncheon
        -1499 luncheon F
        -803 lunches
        -613 m25
        934 machine F
        927 machine F $
        -727 mad
        -822 made ,
        1096 made F
        421 made F for
        -320 made me
        500 made with
        346 made with F
        -574 make
        341 makes
        -410 making F
        768 managed
        1159 many
        848 many F
        -307 many calories
        653 maple
        415 marathon
        -602 marathon $
        -625 marinate
        1102 market
        468 masala
        587 mashed
        583 mashed F
        1058 match
        226 match $
        707 max
        930 may #
        757 maybe #
        -539 maybe F
        323 mcdonalds
        302 mcmuffin
        531 me
        646 me #
        -2201 me $
        853 me ,
        1088 me , #
        408 me F
        -1543 me a
        530 me the
        650 me to
        510 me up $
        147 meal
        355 meal $
        674 meal F
        -962 meal prep
        -625 meal with
        -726 meal with F
        1270 meals
        -406 meant
        -676 meant #
        -643 meant # g
        700 measuring
        194 medium
        507 medium F
        865 medium iced
        634 medium sweet
        1632 meeting
        363 meeting $
        650 meeting ,
        507 mein
        450 melt
        911 melt $
        -1200 merge
        809 mess
        642 mess $
        899 met anna
        909 met anna for
        409 met up
        407 met up with
        -380 mg
        -973 mi $
        -287 microwave
        438 microwave F
        573 mid
        -976 mile
        -779 miles
        -1062 min
        -490 mine
        -534 mins
        -755 mins $
        -928 minutes
        -471 minutes $
        -405 missed
        117 mix
        -641 mix #
        506 mix $
        937 ml
        1502 ml $
        -1006 ml F
        -1587 ml F $
        341 ml F F
        -517 mom
        -866 mon
        484 monday
        -874 monday $
        474 monday morning
        475 monday morning $
        -712 month
        -369 month $
        -652 more
        -245 more F
        -256 more F $
        381 more time
        536 more time $
        658 morning
        122 morning $
        486 morning ,
        620 mother
        697 mother in
        700 mother in _
        733 mountain
        -1576 mouse
        -434 mouth
        326 mr
        -728 mr F
        1025 mr kipling
        -1757 mrs
        -463 much
        476 much $
        441 mum
        -627 mum $
        715 munched
        161 my
        800 my #
        -620 my F
        681 my F $
        -572 my F from
        472 my F gown
        605 my F on
        949 my _
        470 my _ $
        630 my _ F
        508 my aunties
        507 my aunties $
        422 my baby
        -1337 my bar
        471 my break
        468 my break $
        304 my day
        359 my desk
        437 my first
        438 my first F
        597 my meal
        365 my meal $
        670 my own
        664 my own $
        388 my sister
        288 my snack
        258 my snack $
        -1090 my son
        432 my way
        601 my way home
        83 myself
        139 myself to
        -673 mystery
        456 n
        -274 n F
        -180 n F $
        -907 n F F
        -1055 nans
        -517 nappies
        -516 nappies and
        1068 nasi
        535 natural
        -970 near
        -1160 need
        -845 need F
        205 need to
        411 need to lose
        653 needed that
        654 needed that $
        -497 needs
        533 negative
        -733 neighbors
        510 netflix
        -940 never
        331 never again
        326 never again $
        -1040 new
        336 new F
        262 new zealand
        -1173 next
        701 next door
        -1453 next to
        -1067 next to me
        430 nfs
        -545 nice
        1057 night
        246 night $
        467 night ,
        -615 night _
        -619 night _ ,
        792 nipped
        -1163 none
        248 nonfat
        783 noon
        332 noon $
        -1371 not
        -646 not a
        527 not sure
        527 not sure how
        -961 not the
        914 note
        946 note .
        268 nothing
        -416 nothing $
        -1098 nothing _
        1128 nothing for
        1525 nothing since
        -963 nothing to eat
        -1576 now
        -1519 now $
        -501 nutrition
        -1150 o2
        881 obviously
        -555 ocean
        -605 oct
        1356 of
        -1364 of #
        -1106 of # ,
        482 of # F
        -1028 of $
        -934 of F
        -960 of F #
        -159 of F $
        -848 of F ,
        261 of F F
        -1059 of F again
        -416 of F and
        -394 of F at
        -763 of F in
        340 of F is
        326 of F of
        363 of F on
        970 of F so
        -395 of F that
        -484 of F to
        -142 of F with
        317 of _
        1276 of _ $
        -1897 of _ F
        -1410 of a
        -975 of a F
        -1113 of a _
        493 of a large
        604 of a morning
        121 of cooked
        338 of dry
        263 of fat
        212 of fat $
        240 of fried
        -958 of frozen
        -1030 of frozen F
        775 of it
        -631 of pickled
        -631 of pickled F
        649 of raw
        964 of the box
        954 of the day
        783 of the laptop
        623 of them
        882 of thin
        -119 off
        465 off #
        -1742 off $
        885 off _ $
        877 off a
        473 off and
        661 off the
        1582 off the _
        -1097 offer
        -816 offered
        -918 offered a
        -956 offered a F
        754 office
        359 office $
        -621 office ,
        847 often
        520 oh
        -622 ok
        -550 ok $
        -1056 old
        -758 omega
        -285 on #
        -1126 on # F
        -374 on $
        1002 on F
        -923 on F $
        -392 on F ,
        1171 on F and
        1279 on _
        597 on _ $
        -250 on a
        365 on a F
        1406 on dessert
        -706 on friday $
        542 on friday night
        360 on holiday $
        -635 on me
        688 on monday
        -391 on my
        471 on my break
        665 on my own
        429 on my way
        -1100 on offer
        565 on saturday $
        479 on sunday
        -261 on the
        -497 on the F
        -2096 on the _
        553 on the bus
        775 on the cob
        365 on the plane
        369 on the run
        228 on the sofa
        564 on the train
        366 on the way
        567 on tuesday
        566 on tuesday $
        530 on tv
        575 once
        629 one
        328 ones
        394 only $
        -636 only F
        -440 only _
        -746 open $
        -535 opened
        -1047 or
        -312 or F
        -336 or F $
        -1358 order
        -1395 order .
        -864 order . F
        -147 ordered
        966 original
        1024 other
        1031 other #
        722 ounce
        380 ounce of
        464 ounces
        443 ounces of
        268 ounces of raw
        -375 out
        -1461 out #
        -1540 out $
        828 out for
        1791 out for F
        -160 out of
        -2107 out of F
        628 out of the
        638 out so
        956 out the
        571 out with
        -196 oven
        -384 oven $
        731 oven is
        733 oven is _
        834 over
        448 over F
        1421 over my
        -665 over the
        739 over the sink
        -830 overnight
        -555 overnight $
        286 own
        276 own $
        609 oz
        540 oz $
        -622 oz ,
        -781 oz , #
        -623 oz F
        -626 oz F $
        487 oz of
        -209 pack
        -815 pack #
        439 pack $
        405 pack of
        389 package of
        -1314 packed
        605 packed lunches
        852 packet
        401 packet $
        378 packet of
        1626 pad
        1221 pad thai
        568 paid
        752 pain
        744 pain au
        -2324 pale
        707 pan
        526 panera
        501 pao
        -1520 paper
        908 park $
        793 parmigiana $
        -530 parts
        765 party
        331 party $
        905 party F
        542 party rings
        -389 passed
        -1006 passed $
        595 passed on
        1411 passed on dessert
        -394 past
        -727 paste
        -1179 pastor
        1400 patty
        452 pc
        707 pcs
        -731 peeled
        -699 people
        -556 percent
        -1118 peter
        495 phone
        603 phone call
        605 phone call ,
        -526 physio
        -883 pi
        -742 pi for
        -1091 pick
        -1132 pick up
        -781 pick up F
        139 picked
        457 picked up
        901 picked up F
        -513 picked up a
        -336 pickled F
        -428 picnic
        -348 piece
        -120 piece of
        -531 piece of F
        842 pieces
        568 pieces $
        -536 pinch
        -558 pinch of
        -552 pinch of F
        628 pinched
        1052 pink
        1990 pint
        469 pint $
        514 pints of
        -36 place
        -990 place $
        416 plain
        238 plain F
        -2007 plan
        -675 plan .
        -1049 plan for
        368 plane
        365 plane $
        -1117 planted
        -420 planted F
        1239 plate
        685 plate $
        992 plate ,
        198 plate of
        -714 plates
        -1629 please
        -292 please $
        792 please add
        -1015 please get
        -790 please order
        489 plumber
        682 plus
        453 plus F
        -626 pm
        -1358 pm $
        436 pocket
        811 pod
        -399 points
        934 popeyes
        411 popped
        405 popped out
        406 popped out for
        327 portion
        304 portion $
        344 possess
        295 possess a
        587 post
        726 pot
        410 pot $
        357 pot F
        256 pot F ,
        -953 potluck
        880 pouch
        394 pouch of
        -584 pound
        -446 pound of
        -633 pound of F
        -362 pounds
        -1082 poured
        1194 powder $
        -856 powdered
        -853 powdered F
        1148 power
        -1215 prep
        417 prepared
        320 preparing
        368 pret
        -2381 prize
        1730 protein
        -1704 protein $
        1296 protein F
        565 protein F in
        1740 protein bar
        -729 proud
        1025 pub
        396 pub $
        570 pub quiz
        -918 pulled
        551 puppy
        -1369 pushups
        -2059 put
        -599 put F
        1600 quality
        1203 quarter
        603 quest
        603 quest bar
        -341 quick
        -1173 quid
        1180 quiz
        644 quiz team
        -1413 race
        -875 rack
        -1708 radio
        409 radio on
        407 radio on $
        1007 raid
        -772 rain
        -730 raised #
        1443 ran
        649 ran late
        951 ran over
        -741 rather
        -512 raw F
        409 raw F $
        -660 re
        -508 reading
        -390 ready
        898 ready meal
        573 ready salted
        461 ready salted $
        767 ready to
        421 really
        149 red
        1453 red $
        456 red F
        -995 refill
        158 refreshing
        -672 refused
        864 regret
        478 regular
        -354 remove
        -930 repeat
        -775 report
        -387 resisted
        1033 rest
        599 restaurant
        763 restaurant $
        -607 review
        583 riband
        394 rich
        387 rich F
        277 right
        -743 ring
        653 rings
        558 rings $
        1881 road
        501 road $
        1395 roast
        563 roast $
        -374 roast F
        475 roast F ,
        699 roast F at
        -720 roast F with
        1932 roast dinner
        1060 roast dinner $
        397 roasted
        185 roasted F
        388 room
        325 root
        367 rotisserie
        1245 rou
        -1006 rough
        375 roughly
        359 roughly #
        -581 round
        -721 row
        -1129 rule
        -1370 run
        777 run $
        -781 runner
        -586 runner F
        -1138 runners
        -877 running
        733 sad
        446 said
        -648 said NO
        -568 sale
        1165 salted
        638 salted $
        -735 same
        -1074 sample
        -2310 santa
        -762 sarah
        661 sarnie
        -2256 sat
        372 saturday
        567 saturday night
        569 saturday night $
        570 sauce
        786 sauce $
        -543 sauce ,
        411 say
        775 say #
        -109 says
        37 school
        -545 scoop F
        539 scoops
        276 scrambled
        276 scrambled F
        -1125 season
        -1124 season $
        1185 second
        -1448 seed
        -1469 seed F
        -794 seeds
        -1320 seeds ,
        1309 sent
        1434 sent F
        -1294 sermon
        605 serve
        859 serve $
        -640 served
        -681 server
        971 service
        -244 serving
        350 serving of
        551 servo
        -474 session
        -1168 set
        1555 settled
        669 seven
        -1026 shall
        -737 shaped
        -717 shaped F
        752 share
        -1287 sheet
        423 shepherds F
        632 shop
        -742 shop $
        -449 should
        -256 should i
        -870 shower
        -1210 shower $
        -469 shredded
        -316 shut
        -828 sick $
        1275 side
        -1340 sign
        -740 sign up
        -723 signed
        997 since
        925 single
        -303 sister
        -514 six
        -239 size
        -411 size #
        -405 size # $
        385 size $
        -953 size of
        571 skin
        1179 skipped
        1460 skipped lunch
        1377 slab
        -379 sleep
        -944 sleep $
        581 sleep ,
        445 slept
        1444 slice
        113 slice $
        -1074 slice ,
        845 slice F
        537 slice of
        118 slice of F
        56 slices
        -645 slices $
        291 slices F
        -806 slices and
        942 sloppy
        -467 slow
        -1326 slugs
        1511 small
        456 small #
        457 small # $
        282 small bowl
        -1244 smells
        -797 smelt
        802 smoked
        801 smoked F
        793 smoked F F
        760 snack
        332 snack $
        346 snack ,
        91 snack , i
        -808 snacks
        -1363 snacks $
        2076 so
        596 so #
        955 so # F
        2299 so F
        525 so F F
        492 so F and
        728 so NO
        1254 so NO ,
        642 so _
        472 so a
        -1175 so far
        1080 so good
        -714 so hot
        906 so i
        -825 so i left
        -1291 so nothing
        -1110 so nothing for
        -423 sodium
        -1000 sodium $
        514 sofa $
        306 soft
        996 soft serve
        819 soggy
        609 solids
        467 some
        590 some F
        -189 some F $
        -725 some kind
        299 someone
        936 something
        934 something sweet
        -995 son
        997 sorry
        -1496 sowed
        -1145 soy
        -714 soy ,
        -643 soy sauce
        612 spag
        614 spag bol
        478 spears
        -384 special
        549 spice
        1576 spicy
        282 splash
        280 splash of
        -1128 split
        1673 spoons
        -469 spray
        -420 spread
        289 spring F
        1331 square
        572 square $
        464 staff
        1369 standing
        1306 starbucks
        534 starbucks $
        -910 start
        -490 start $
        -355 started
        -860 starter
        820 starts tomorrow
        388 starts tomorrow $
        426 starts tomorrow ,
        -1009 statins
        -1009 statins $
        1011 station
        508 stayed
        -731 steakhouse
        371 steamed
        -1237 steps
        -769 steps $
        -1260 stick
        -1633 stick $
        600 sticks
        311 sticks $
        -722 still
        556 stir
        1411 stir fry
        557 stir fry $
        1245 stole
        -961 stomach
        1379 stop at
        1268 stopped
        1512 stopped at
        206 straight
        507 straight from
        504 straight from the
        383 strained
        236 strained F
        532 string
        -564 strip
        923 stuck
        -184 stuffed
        -407 style
        -2485 substitute
        712 subway
        -206 sunday
        -1171 sunday #
        571 sunday roast
        993 sunflower
        978 sunflower seeds
        -1509 supper
        526 sure
        527 sure how
        526 sure how much
        -335 swap
        1292 swapped
        1049 sweet
        967 sweet ,
        678 sweet F $
        439 sweet and
        430 sweet and sour
        703 swimming
        523 swimming $
        -1689 table
        -1525 table #
        304 table for
        303 table for #
        580 tablespoon
        577 tablespoon of
        -1045 take
        403 taken
        -1242 taking
        1124 tam
        -1052 target
        1475 taste
        -345 tbsp
        260 tbsp F
        599 tbsp F $
        -584 tbsp F ,
        -1446 tbsp soy
        519 team
        1285 team lunch
        1071 team lunch $
        405 teaspoon
        403 teaspoon of
        -515 ted
        789 teh
        628 telly
        168 ten
        672 teriyaki
        386 tesco
        -549 test
        1101 thai
        -1227 than
        650 than usual
        650 than usual $
        -623 thanks
        -74 that
        1165 that #
        -1525 that $
        445 that has
        375 that has been
        474 that is
        -214 that was
        -716 the
        322 the #
        538 the # F
        -317 the F
        -380 the F #
        -990 the F $
        731 the F ,
        814 the F F
        -387 the F _
        -82 the F and
        2052 the F but
        -607 the F first
        -1055 the F on
        697 the F so
        780 the F to
        379 the F was
        633 the F were
        213 the _
        -96 the _ $
        1191 the _ ,
        1339 the _ F
        642 the _ of
        -1000 the baby
        492 the bbq $
        480 the beach $
        -482 the bill
        -533 the boss
        639 the boss $
        927 the box
        921 the box $
        -649 the build
        -494 the bus
        546 the bus $
        491 the call
        495 the call $
        838 the car
        878 the car $
        780 the cob
        -627 the corner
        1346 the day
        1084 the day $
        -805 the dentist $
        291 the desk
        296 the desk $
        902 the diet
        -1176 the dog
        -2106 the dog $
        501 the dog ,
        -678 the end
        -495 the fat
        884 the first
        919 the first time
        839 the flight
        274 the freezer
        -284 the fridge
        298 the girls
        407 the girls for
        154 the gym
        539 the gym $
        770 the hole
        -852 the hospital
        728 the hotel
        442 the jar
        442 the jar $
        546 the kids
        563 the kids F
        1142 the kids and
        719 the kitchen
        1047 the kitchen $
        781 the laptop
        782 the laptop $
        716 the last
        -916 the leftover
        -915 the leftover F
        -545 the library
        -547 the library $
        758 the lot $
        232 the match
        232 the match $
        941 the meeting
        885 the meeting $
        -729 the neighbors
        -1627 the new
        -318 the office
        396 the office $
        -605 the office ,
        284 the oven
        -379 the oven $
        731 the oven is
        -1048 the park
        197 the party
        294 the party $
        707 the place
        367 the plane
        362 the plane $
        -924 the protein
        436 the pub
        397 the pub $
        407 the radio on
        636 the road
        496 the road $
        369 the run
        367 the run $
        359 the skin
        464 the small
        450 the small #
        218 the sofa
        587 the sofa $
        529 the stars
        527 the stars $
        1350 the team
        1080 the team lunch
        167 the train
        430 the train $
        333 the way
        294 the wedding $
        558 the weekend $
        148 the whole
        643 the whole thing
        756 then
        522 then F
        683 then F $
        1453 then a
        1446 then a F
        -789 then add
        613 then ate
        -1078 there
        708 thermos
        286 they
        -403 thick
        -645 thick $
        -611 thin
        -864 thinking
        -478 thinking F
        -144 third
        -743 this
        455 this _
        420 this afternoon
        424 this afternoon $
        492 this evening
        493 this evening $
        950 this morning
        -672 this morning $
        512 this morning ,
        783 this time
        667 this time $
        -1151 those
        -706 thought
        -706 thought about
        1443 three
        -755 throat
        1206 through
        592 thru
        -1750 thurs
        -1429 thurs $
        -1156 tickets
        -990 tickets #
        313 tikka
        -783 till
        723 tim
        726 tim hortons
        -651 time
        432 time $
        428 time in
        423 time in _
        -950 tin of
        -621 tin of F
        -737 tinned
        -739 tinned F
        -1873 tins
        -1256 tip
        -864 tipped
        -1272 tired
        -553 tired $
        -1458 tmrw
        -384 to
        -1348 to #
        -884 to F
        -630 to F #
        666 to F F
        -685 to F and
        -230 to _
        676 to _ $
        -577 to _ ,
        374 to a
        744 to a #
        431 to a F
        528 to be
        -761 to bed
        -769 to bed $
        779 to cheer
        782 to cheer me
        893 to cook
        700 to cook ,
        863 to eat
        -376 to eat $
        924 to fast
        -397 to have
        821 to log
        416 to lose
        445 to lose weight
        -1050 to me
        415 to myself
        421 to myself $
        476 to start
        469 to start $
        -1063 to the
        775 toad
        772 toad in
        777 toad in the
        1203 toasted
        -347 today
        -351 today $
        354 today ,
        2838 today , _
        -713 today , back
        519 toddler
        -267 tom
        -883 tomorrow
        334 tomorrow $
        -983 tomorrow .
        2 tonight $
        -589 too
        632 too $
        -1043 too busy
        1697 too many
        882 too many F
        -412 too much
        854 took
        276 took #
        -493 took F
        -478 took my
        -413 took my F
        -646 tooth
        619 top
        484 top F
        -575 touch
        799 tour
        527 town
        398 town $
        217 traffic
        1117 trail
        1113 trail mix
        491 trail mix $
        329 train
        582 train $
        510 train delayed
        -1639 trap
        1116 treat
        359 treat $
        844 treat ,
        586 treat , F
        928 treated
        131 treated myself
        133 treated myself to
        -632 tree
        823 tried
        619 trimmed
        378 trimmed to
        642 trip
        1210 trip ,
        1766 trolley
        796 truck
        641 trying
        284 tsp
        585 tub
        310 tub of
        657 tube
        -1089 tues
        225 tuesday $
        689 turkish
        489 turn
        -745 turned
        -468 turned down
        -97 tv
        -579 tv $
        -944 twice
        -378 twice $
        985 two
        836 ultra
        -986 under
        526 under the stars
        807 uni
        -448 units
        -516 units of
        251 unsweetened
        -839 until
        -632 untouched
        98 up
        435 up #
        704 up # $
        203 up $
        -449 up ,
        -729 up F ,
        857 up F on
        1168 up _
        1129 up _ $
        -527 up a
        -576 up a F
        1197 up at
        550 up at #
        -604 up to
        1018 up with
        409 up with the
        782 us
        605 us F
        -1950 use
        -718 used
        -568 used to
        -696 using
        -364 using F
        448 usual $
        -1110 v
        592 valley
        827 van
        572 vanilla
        -886 vegan
        817 vending
        -1287 vet
        -1295 vet $
        661 victoria
        801 victoria sponge
        496 vin
        496 vin $
        -361 vitamin d
        -535 vs
        2034 w
        251 w #
        925 w F
        -327 w F $
        637 w F ,
        529 w a
        1922 w my
        774 wagon
        -534 waist
        -925 waiter
        471 waiting
        -1627 walk
        438 walked
        779 walked the
        774 walked the dog
        -350 walking
        1719 wanted
        958 wanted F
        1060 warm
        656 warm F
        1462 was
        -406 was #
        74 was F
        -641 was F F
        588 was _
        914 was a F
        492 washed
        -1624 washing
        -1623 washing up
        -1054 wasnt
        -656 wasnt hungry
        1603 watching
        424 watching _
        425 watching _ $
        1082 watching the
        448 watching the match
        -893 way $
        325 way home
        388 way home $
        -278 we
        372 we had
        1172 we had F
        -554 we have
        -861 we lived
        -865 we lived on
        -802 wedding
        296 wedding $
        -547 wedding F
        -1250 wedge
        -865 week
        -650 week $
        283 weekend
        473 weekend $
        -1046 weekly
        -1250 weeks
        -672 weighed
        -848 weight
        -432 weight #
        1375 went
        -728 went cold
        1356 went for
        1172 went for F
        -665 went for a
        800 went for the
        -1575 went home
        799 went in
        1415 went out
        774 went out for
        -379 went to
        -638 went to the
        -932 what
        607 what im
        407 what im having
        -183 when
        -723 when i
        364 which
        378 which is
        378 while
        -872 while i
        417 while watching
        419 while watching _
        786 while we
        689 white
        -222 white F
        748 white F $
        -809 who
        241 whole
        -429 whole F $
        642 whole thing
        -452 why
        529 wife
        -827 will
        534 will _
        535 will _ it
        -1298 will be
        -485 wish
        -405 wish i
        509 with
        430 with #
        -310 with # F
        212 with F
        -789 with F $
        314 with F ,
        413 with F F
        649 with F and
        316 with _
        -105 with a
        996 with a F
        656 with a medium
        -549 with a pinch
        500 with an
        -334 with brown
        -356 with brown F
        371 with friends
        372 with friends $
        467 with maple
        -1003 with me
        -260 with nothing
        -910 with that
        1355 with the
        238 with the F
        1553 with the _
        620 with the girls
        405 with the radio
        878 won
        -492 wont
        -1004 words
        -201 work
        -735 work $
        -857 working
        1039 workout
        -456 would
        1523 wouldnt
        878 wouldnt eat
        -1345 wrong
        -487 wrong $
        3312 x
        784 xeo
        -2119 xmas
        -1030 year
        -1095 yellow
        -1023 yellow F
        419 yes
        12 yesterday
        -674 yesterday $
        1023 yesterday ,
        -802 yesterday breakfast
        -801 yesterday breakfast $
        -713 yet
        -827 yet $
        556 yog
        -315 yoga
        -794 you
        -522 you get
        1337 you log
        712 you log F
        602 you log a
        -1015 your
        -617 your F
        -1149 yr
        -769 yummy
        263 zealand
        -264 zero
        824 zoom
        2806 zorblax
        """
}
