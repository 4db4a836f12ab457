// Written by `measure --fit-talk` from 26617 labelled lines; see docs/reading.md.

/// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
enum TalkWeights {
    static let constant: Int32 = 803
    static let rows = """
        -683 # #
        -634 # # #
        -951 # # $
        -505 # # ,
        -830 # # F
        275 # # of
        210 # # ~
        274 # # ~aaaaaaaai
        -168 # $
        231 # , #
        391 # , F
        675 # , _
        -173 # , ~
        -759 # , ~aaaaaaaaaaac
        -553 # . #
        595 # . F
        937 # F
        -369 # F #
        547 # F $
        -1599 # F ,
        305 # F F
        -236 # F and
        -192 # F for
        -663 # F in
        -536 # F off
        -1142 # F please
        169 # F with
        246 # F ~
        -179 # F ~aaaaaaaaaab
        -537 # F ~aaaaaaaaiaaae
        -133 # F ~aaaaaaaaiaac
        170 # F ~aaaaaaaaiaai
        -184 # F ~aaaaaaaaiacc
        -932 # _
        -240 # _ #
        251 # _ $
        1664 # _ F
        -633 # _ of
        246 # _ oz
        -411 # _ ~
        -690 # _ ~aaaaaaaai
        -381 # a
        -209 # a #
        68 # a F
        -632 # a pound
        -462 # a tin
        953 # after
        537 # am
        -248 # and
        -1062 # at
        -276 # at the
        -954 # bags
        -1502 # bar
        506 # bottle
        -682 # c
        -610 # c $
        382 # calories
        -534 # cooked
        593 # cup
        684 # cup $
        -1010 # cup F
        304 # cup of
        199 # cups
        -412 # cups F
        -636 # degrees
        487 # fat
        515 # finger
        841 # flake
        447 # fluid
        408 # fluid ounce
        -1075 # for
        -549 # for #
        -592 # for a
        351 # g
        398 # g $
        467 # g ,
        808 # g .
        -86 # g F
        416 # g _
        284 # g bag
        -934 # g carbohydrates
        297 # g cooked
        260 # g of
        -279 # g protein
        581 # glasses
        767 # glorps
        478 # grams
        305 # grams of
        -1418 # hours
        -833 # hrs
        581 # inch
        -640 # inches $
        -434 # is
        -1367 # jars
        -882 # k
        502 # kcal
        -761 # kg
        -805 # kids
        -909 # kilos
        -1167 # lb
        -723 # lb #
        -468 # lb F
        -473 # lbs
        -1051 # litre
        -344 # mg
        -1060 # min
        -528 # mins
        -459 # mins $
        -223 # minutes
        -241 # minutes $
        616 # ml
        1173 # ml $
        -628 # ml F
        -644 # now
        -644 # now $
        865 # of
        -494 # of F
        397 # of a
        320 # of them
        -613 # on
        24 # ounce
        193 # ounce of
        279 # ounces
        269 # ounces of
        842 # oz
        1327 # oz $
        -516 # oz F
        391 # pack $
        418 # pc
        385 # pcs
        -663 # people
        -815 # percent
        740 # pieces
        450 # pieces $
        341 # pints
        943 # plates
        612 # pm
        -931 # pounds
        -936 # price
        -732 # quid
        422 # scoops
        230 # slice
        1368 # slices
        274 # slices F
        251 # slices of
        642 # spoons
        732 # square
        522 # squares
        -810 # steps
        -385 # steps $
        -246 # tbsp
        290 # tbsp $
        23 # tbsp F
        -971 # tbsp soy
        -102 # the F
        -503 # this
        -530 # tin
        -329 # to #
        -265 # tsp
        -941 # tsp baking
        1246 # up
        -1005 # weeks
        429 # with
        -460 # words
        -525 # years
        88 # ~
        -292 # ~ #
        438 # ~ $
        -169 # ~ ,
        882 # ~ .
        274 # ~ F
        529 # ~ NO
        795 # ~ ~
        -492 # ~ ~aaaaaaaaaaaaab
        -463 # ~ ~aaaaaaaaaaac
        109 # ~ ~aaaaaaaaaab
        68 # ~ ~aaaaaaaai
        365 # ~ ~aab
        820 # ~aaaaaaaaaaaaab
        -197 # ~aaaaaaaaaaaaab $
        575 # ~aaaaaaaaaaaaab F
        1243 # ~aaaaaaaaaaaae
        -219 # ~aaaaaaaaaaac
        -348 # ~aaaaaaaaaaac F
        1200 # ~aaaaaaaaaaac ~
        -741 # ~aaaaaaaaaaac ~aaaaaaaaaaac
        288 # ~aaaaaaaaaaac ~aaaaaaaai
        -581 # ~aaaaaaaaaaac ~aaaaaab
        487 # ~aaaaaaaaaaacab
        -262 # ~aaaaaaaaaab
        -533 # ~aaaaaaaaaab ~
        -519 # ~aaaaaaaaab
        -120 # ~aaaaaaaae $
        -937 # ~aaaaaaaaeb
        355 # ~aaaaaaaai
        -1028 # ~aaaaaaaai F
        194 # ~aaaaaaaai ~
        389 # ~aaaaaaaai ~aeaaaaae
        102 # ~aaaaaaaai ~aeaaaaaeaaac
        320 # ~aaaaaaaai ~caaaaaae
        -397 # ~aaaaaaaaiaac
        -703 # ~aaaaaaaaiaac F
        -665 # ~aaaaaaaaiaac ~
        1415 # ~aaaaaaaaiaac ~aeaaaaaeaaac
        428 # ~aaaaaaaaiaai
        -1083 # ~aaaaaaaaiacc
        -550 # ~aaaaaaaaiacc #
        229 # ~aaaaaaacaaac
        -337 # ~aaaaacaai #
        -544 # ~aab
        -435 # ~acaaaiaaaaac
        532 # ~acab
        -475 # ~aeaaaaae
        -651 # ~aeaaaaae F
        -203 # ~aeaaaaaeaaac
        -215 # ~aeaaaaaeaaac #
        -13 # ~aeaaaaaeaaac F
        228 # ~aeaaaaaeaaac ~aaaaaaaaaaac
        -796 # ~aeaaaabe
        -459 # ~c
        337 & #
        697 & F
        504 & F $
        272 & ~
        773 & ~aeaaaaaeaaac
        574 & ~aeaaaaaeaaac F
        391 , #
        285 , # #
        1382 , # $
        -312 , # .
        -916 , # _
        -836 , # a
        -311 , # cup
        -669 , # g
        -532 , # inches
        -804 , # jars
        512 , # kcal
        -1061 , # lb
        -782 , # ml
        -466 , # of
        626 , # pieces
        943 , # plates
        262 , # slice
        807 , # slices
        963 , # spoons
        -503 , # ~
        695 , # ~aaaaaaaaaaaaab
        -188 , # ~aaaaaaaai
        262 , # ~aaaaaaacaaac
        -653 , # ~aeaaaaaeaaac
        1331 , F
        -311 , F #
        367 , F $
        -415 , F ,
        223 , F F
        752 , F _
        215 , F and
        663 , F at
        -947 , F bowl
        438 , F in
        -599 , F of
        -119 , F ~
        337 , F ~aaaaaaaaaab
        161 , F ~aaaaaaaai
        785 , F ~aaaaaaaaiaac
        -949 , F ~aaaaaab
        -590 , NO
        590 , NO $
        -364 , NO ,
        879 , _
        -353 , _ #
        -1272 , _ ,
        640 , _ F
        -397 , _ _
        609 , _ for
        -955 , _ it
        306 , _ the
        777 , _ to
        542 , _ up
        -786 , _ ~
        542 , _ ~aaaaaaaaaaaae
        903 , _ ~aaaaaaaai
        342 , _ ~aaaaaaaaiaac
        782 , _ ~aaaaacaai
        515 , _ ~aeaaaaaeaaac
        -990 , _ ~aeaaaabe
        778 , a
        636 , about
        532 , about #
        108 , all
        -10 , and
        -311 , and a
        1114 , ate
        624 , ate the
        628 , bit
        596 , black
        879 , both
        -426 , bring
        973 , couldnt
        -437 , didnt
        325 , diet
        -575 , dinner ,
        274 , drained
        763 , drank
        -397 , extra
        -492 , extra F
        557 , fried
        777 , full
        1336 , got
        743 , had
        553 , had F
        401 , hot
        397 , hot F
        750 , i
        116 , i am
        754 , i got
        451 , i had
        -538 , i just
        733 , i took
        449 , i will
        611 , if
        -259 , im
        420 , it
        496 , just
        367 , left
        310 , left the
        671 , lost
        -370 , lunch
        -575 , lunch ,
        507 , maybe
        493 , maybe #
        -316 , my
        -311 , never
        868 , never again
        -768 , no
        -253 , only
        -934 , pinch
        249 , roast
        -671 , second
        1050 , she
        418 , side
        297 , small
        -370 , so
        373 , some
        -822 , tinned
        -820 , tinned F
        -424 , too
        745 , warm
        561 , was
        737 , went
        474 , which
        -493 , whisk
        698 , whole
        231 , with
        921 , ~
        460 , ~ #
        -7 , ~ $
        -1104 , ~ ,
        503 , ~ F
        116 , ~ _
        -206 , ~ ~
        1450 , ~ ~aaaaaaaaaaac
        -846 , ~ ~aaaaaaaai
        -481 , ~ ~aaaaaaaaiacc
        255 , ~ ~aaaaacaai
        559 , ~ ~aacaaaeaiaac
        -1072 , ~ ~aeaaaaaeaaac
        -794 , ~aaaaaaaaaaaaaab
        -664 , ~aaaaaaaaaaaaaac
        -659 , ~aaaaaaaaaaaaaae
        -1011 , ~aaaaaaaaaaaaaae ~
        149 , ~aaaaaaaaaaac
        734 , ~aaaaaaaaaaac F
        -483 , ~aaaaaaaaaaac ~
        678 , ~aaaaaaaaaaac ~aaaaaab
        197 , ~aaaaaaaaaab
        175 , ~aaaaaaaaaab F
        -303 , ~aaaaaaaaaab ~aeaaaaaeaaac
        611 , ~aaaaaaaaae
        -384 , ~aaaaaaaae $
        -738 , ~aaaaaaaae ,
        498 , ~aaaaaaaai
        -389 , ~aaaaaaaaiaac
        230 , ~aaaaaaaaiaai
        -648 , ~aaaaaaab
        -408 , ~aaaaaaac
        418 , ~aaaaaaac F
        908 , ~aaaaaaae
        223 , ~aaaaaaai
        218 , ~aaaaaaai #
        -1125 , ~aaaaaaai $
        202 , ~aaaaaaai F
        256 , ~aaaaaaai ~
        388 , ~aaaaaaai ~aeaaaaaeaaac
        1011 , ~aaaaaaai ~aic
        341 , ~aaaaaaaiaaac
        516 , ~aaaaaaaiaaac ~aaaaaaaaaaac
        356 , ~aaaaaab
        -371 , ~aaaaaabac
        -576 , ~aaaaaabac ,
        -575 , ~aaaaaabacaac ,
        910 , ~aaaaaacaaaac
        856 , ~aaaaaacaaaac ~
        -492 , ~aaaaaaeaaaaaaab
        -455 , ~aaaaaaeb
        154 , ~aaaaaag
        321 , ~aaaaaag ~aeaaaaaeaaac
        676 , ~aaaaaagaaaaaaai
        -427 , ~aaaaaam
        677 , ~aaaaab
        530 , ~aaaaab #
        -768 , ~aaaeaaaaaaac
        969 , ~aaai ~
        1162 , ~aab
        1225 , ~aabaab
        -313 , ~aaiaaaai
        868 , ~aaiaaaai ~aaaaaaai
        558 , ~acabai
        525 , ~aci
        756 , ~aeaaaaaeaaac
        -495 , ~aeaaaaaeaaac _
        -278 , ~aeaaaaaeaaac ~
        401 , ~aeaaaaaeaaac ~aaaaaaaaaaac
        -316 , ~aeaaaaaeaiac
        -244 , ~aeaaaabe
        1280 , ~ai
        2301 , ~aic
        632 , ~aic #
        555 , ~aic F
        515 , ~aic ~aeaaaaaeaaac
        -755 , ~b
        673 , ~be
        -641 , ~be ~aaaaaaai
        1254 , ~be ~aaaaaacaaaac
        764 , ~be ~aabaab
        117 , ~be ~acab
        453 , ~be ~acabc
        -826 , ~be ~aci
        180 , ~be ~ai
        974 , ~be ~aic
        434 , ~c
        465 , ~ee
        -371 . #
        -185 . # $
        155 . # F
        -283 . # ~
        352 . F
        827 . F $
        -823 . F ,
        -538 . F F
        641 . F ~
        -358 . F ~aaaaaaaaaab
        -865 . NO
        -760 . NO $
        -501 . _ $
        904 . had
        -466 . roast F
        353 . ~
        -535 . ~ $
        -202 . ~ F
        622 . ~ _
        -676 . ~ ~
        796 . ~aaaaaaaaaaac
        782 . ~aaaaaaaaaaac F
        -241 . ~aaaaaaac
        -466 . ~aaaaaaac F
        550 . ~aaaaaaai
        -807 . ~aaaaaab
        -676 . ~aaaaaabacaac
        505 . ~aeaaaaaeaaac
        485 . ~aic
        -654 14th
        -1283 <0 fifths>
        -1897 <0 foods>
        -381 <0 strange>
        162 <0 words>
        -358 <1 fifths>
        -2 <1 foods>
        -621 <1 strange>
        483 <1 words>
        13 <2 fifths>
        55 <2 foods>
        -403 <2 strange>
        -55 <2 words>
        -304 <3 fifths>
        -172 <3 foods>
        -69 <3 strange>
        -899 <3 words>
        -432 <4 fifths>
        -1323 <4 foods>
        -1435 <4 words>
        1856 <5 fifths>
        620 <5 foods>
        -1111 <5 words>
        -786 <6 words>
        -770 <7 words>
        75 <8 words>
        236 <9 words>
        -2181 <asked>
        1058 <meal>
        -2545 <other>
        -93 <partly>
        -511 <role 0>
        -350 <role 11>
        366 <role 12>
        -504 <role 13>
        629 <role 14>
        -203 <role 15>
        -1134 <role 16>
        -967 <role 17>
        -848 <role 18>
        -692 <role 19>
        -615 <role 1>
        -951 <role 20>
        173 <role 21>
        -653 <role 22>
        -708 <role 23>
        343 <role 24>
        -507 <role 25>
        -335 <role 26>
        -633 <role 27>
        -977 <role 28>
        -270 <role 29>
        -1069 <role 2>
        38 <role 30>
        567 <role 32>
        853 <role 33>
        -503 <role 34>
        108 <role 35>
        -1470 <role 36>
        -616 <role 37>
        -295 <role 38>
        -362 <role 3>
        -747 <role 41>
        -588 <role 42>
        771 <role 43>
        -113 <role 44>
        -585 <role 45>
        -716 <role 46>
        431 <role 47>
        553 <role 48>
        -794 <role 4>
        -540 <role 50>
        594 <role 51>
        -1170 <role 52>
        -489 <role 53>
        -821 <role 54>
        -59 <role 55>
        -22 <role 56>
        -918 <role 57>
        59 <role 58>
        98 <role 59>
        -205 <role 5>
        -637 <role 60>
        718 <role 61>
        40 <role 6>
        1414 <role 7>
        432 <role 8>
        -690 <role 9>
        -67 <told>
        -1051 F #
        538 F # #
        585 F # $
        115 F # ,
        -600 F # F
        -486 F # _
        -723 F # a
        507 F # am
        253 F # cup
        -367 F # g
        903 F # kcal
        -275 F # min
        654 F # ml
        211 F # oz
        460 F # pm
        508 F # ~
        903 F # ~aaaaaaaaaaaaab
        632 F # ~aaaaaaaaaaac
        -1025 F # ~aaaaaaaae
        507 F # ~acab
        -721 F # ~aeaaaaaeaaac
        660 F $
        941 F &
        343 F & F
        1269 F ,
        -443 F , #
        -656 F , F
        863 F , NO
        -133 F , _
        -481 F , a
        491 F , about
        -200 F , and
        803 F , bit
        446 F , black
        -575 F , dinner
        764 F , drank
        128 F , i
        302 F , just
        170 F , small
        -742 F , vanilla
        361 F , which
        -77 F , ~
        -792 F , ~aaaaaaaaaaaaaac
        604 F , ~aaaaaaaaaaac
        -191 F , ~aaaaaaaaaab
        -581 F , ~aaaaaaac
        -559 F , ~aaaaaabacaac
        925 F , ~aaaaaacaaaac
        410 F , ~aaaaaag
        535 F , ~aaaaab
        -538 F , ~aeaaaaaeaaac
        -343 F , ~aeaaaabe
        812 F , ~ai
        -655 F , ~b
        825 F .
        -830 F . F
        374 F . ~
        1405 F F
        -512 F F #
        570 F F $
        386 F F &
        692 F F ,
        230 F F .
        1017 F F F
        172 F F NO
        -765 F F _
        456 F F again
        118 F F and
        449 F F at
        -620 F F baby
        265 F F for
        384 F F from
        -264 F F in
        527 F F made
        645 F F n
        -209 F F on
        -416 F F sauce
        -333 F F so
        190 F F w
        320 F F with
        -284 F F ~
        771 F F ~aaaaaaaaaab
        -330 F F ~aaaaaaaae
        205 F F ~aaaaaaaai
        22 F F ~aaaaaaaaiaac
        329 F F ~aaaaaaaaiaai
        279 F F ~aaaaaaaaiacc
        263 F F ~aaaaaab
        539 F F ~aab
        -265 F F ~aeaaaabe
        -621 F F ~c
        434 F NO
        353 F NO $
        -199 F _
        2147 F _ #
        828 F _ $
        -668 F _ ,
        -632 F _ F
        -116 F _ _
        -514 F _ for
        -632 F _ with
        -717 F _ ~
        -252 F _ ~aaaaaaaae
        390 F _ ~aaaaaaaai
        -638 F _ ~aaaaaaaaiaai
        -516 F _ ~aaaaaaaaiacc
        -479 F about
        -445 F about #
        -270 F after
        -292 F again
        184 F again $
        328 F al
        192 F all
        -575 F and
        -228 F and #
        356 F and F
        334 F and _
        75 F and a
        433 F and ate
        -1036 F and stick
        -752 F are
        547 F around
        554 F around #
        1009 F as
        822 F at
        -176 F at a
        252 F at my
        12 F at the
        -771 F ate
        -378 F baby
        351 F baby food
        586 F balls
        1483 F bar
        324 F bar $
        618 F bar at
        -996 F bath
        702 F because
        714 F before
        -406 F before i
        387 F before the
        -491 F belly
        -615 F belly $
        786 F benedict
        187 F between
        760 F board
        652 F board $
        -614 F bottle
        -556 F bowl
        -781 F bowl ,
        347 F breast
        368 F but
        733 F butty
        -290 F by
        -382 F by _
        829 F by the
        488 F casserole
        316 F chop
        -430 F chops
        515 F cos
        315 F cos i
        1134 F dough
        774 F down
        275 F drizzle
        620 F during
        610 F during the
        339 F fillet
        632 F finger
        464 F fingers
        308 F fingers $
        -333 F fingers ,
        -348 F fingers and
        -447 F first
        -762 F first then
        616 F first thing
        352 F for
        -715 F for F
        893 F for a
        357 F for annas
        654 F for dinner
        408 F for lunch
        -543 F for the
        246 F fried
        513 F from
        -948 F from a
        164 F from the
        805 F got me
        -710 F green
        -736 F have
        -231 F i
        224 F in
        680 F in F
        817 F in _
        629 F in bed
        561 F in front
        203 F in my
        1098 F in the
        453 F in town
        -1478 F into
        -600 F is
        -249 F is #
        -245 F is _
        534 F is being
        -453 F just
        446 F last night
        -436 F later $
        399 F leg
        387 F loaf
        -255 F machine
        80 F made
        248 F made with
        455 F mcmuffin
        570 F melt
        571 F melt $
        -519 F mix
        -409 F n
        -274 F n F
        -519 F n _
        -568 F near
        -566 F near me
        -228 F night
        748 F not F
        -1265 F of
        398 F of #
        -510 F of a
        -1019 F of the
        91 F off
        -449 F off $
        486 F off _
        -295 F off the
        -163 F on
        585 F on #
        159 F on F
        514 F on a
        -239 F on friday
        505 F on holiday
        459 F on monday
        -374 F on my
        386 F on saturday
        -135 F on the
        -180 F on top
        473 F on white
        -1087 F or
        -1229 F or F
        368 F or so
        494 F or something
        527 F original
        390 F out
        633 F out of
        365 F out with
        304 F over
        675 F over the
        -559 F overnight
        -426 F overnight $
        560 F patty
        402 F plate
        461 F please
        457 F please $
        422 F puff
        -1079 F ready
        -290 F rings
        -317 F rings $
        -246 F round
        -133 F sauce
        325 F sauce $
        -361 F sauce ,
        -1401 F seeds
        -889 F seeds ,
        284 F served
        -710 F shaped
        315 F slice
        288 F slice $
        -1064 F slices
        970 F so
        477 F sticks
        717 F straight
        419 F sunday
        582 F sunday $
        -773 F taking
        717 F tasting
        -528 F the
        396 F this
        270 F tikka
        274 F to
        640 F toasted
        267 F today $
        574 F tonight
        573 F tonight $
        513 F too $
        581 F ultra
        252 F up
        163 F w
        62 F w F
        42 F was
        -210 F went
        1280 F while
        331 F with
        -195 F with #
        259 F with F
        343 F with a
        -431 F with brown
        -246 F with my
        926 F won
        458 F zero
        132 F ~
        -101 F ~ #
        1246 F ~ $
        688 F ~ F
        -569 F ~ _
        -434 F ~ ~
        -690 F ~ ~aaaaaaaae
        636 F ~ ~aaaaaaaai
        599 F ~ ~aaaaaaaaiaaae
        -254 F ~ ~aaaaaaaaiaac
        549 F ~ ~aaaaaaaaiaai
        -362 F ~ ~aaaaaaaaiacc
        -526 F ~ ~aaaaaaae
        935 F ~ ~aaaaaaai
        440 F ~ ~aaaaaab
        -217 F ~ ~aeaaaaaeaaac
        -305 F ~ ~aeaaaabe
        631 F ~ ~be
        359 F ~aaaaaaaaaaaaaab
        572 F ~aaaaaaaaaaaaaac $
        604 F ~aaaaaaaaaaaaaae
        -824 F ~aaaaaaaaaaaaaai
        420 F ~aaaaaaaaaaacec
        616 F ~aaaaaaaaaaacec ~aaaaaaaai
        365 F ~aaaaaaaaaaacec ~aaaaaaaaiaai
        574 F ~aaaaaaaaaab
        -284 F ~aaaaaaaaaab #
        -285 F ~aaaaaaaaaab F
        -220 F ~aaaaaaaaaab _
        330 F ~aaaaaaaaaab ~
        -636 F ~aaaaaaaaaab ~aaaaaaaaaaac
        402 F ~aaaaaaaaaab ~aeaaaaaeaaac
        472 F ~aaaaaaaaaab ~aic
        179 F ~aaaaaaaab
        -1145 F ~aaaaaaaae
        372 F ~aaaaaaaae $
        -522 F ~aaaaaaaae _
        -117 F ~aaaaaaaae ~
        -316 F ~aaaaaaaae ~aaaaaaaaiaac
        -405 F ~aaaaaaaaeaaaae
        -398 F ~aaaaaaaaeaab $
        595 F ~aaaaaaaai
        694 F ~aaaaaaaai #
        712 F ~aaaaaaaai F
        826 F ~aaaaaaaai _
        -869 F ~aaaaaaaai ~
        452 F ~aaaaaaaai ~aaaaaaaae
        -375 F ~aaaaaaaai ~aaaaaaae
        197 F ~aaaaaaaai ~aeaaaaaeaaac
        556 F ~aaaaaaaai ~aeaaaabe
        -679 F ~aaaaaaaai ~be
        127 F ~aaaaaaaaiaaae
        -449 F ~aaaaaaaaiaaae $
        487 F ~aaaaaaaaiaaae _
        -131 F ~aaaaaaaaiaac
        504 F ~aaaaaaaaiaac #
        1211 F ~aaaaaaaaiaac F
        768 F ~aaaaaaaaiaac _
        -162 F ~aaaaaaaaiaac ~
        398 F ~aaaaaaaaiaac ~aaaaaaaaaaac
        -186 F ~aaaaaaaaiaac ~aaaaaaaaaaacai
        -682 F ~aaaaaaaaiaac ~aaaaaaaaiaac
        1131 F ~aaaaaaaaiaac ~aaaae
        1095 F ~aaaaaaaaiaac ~aeaaaaaeaaac
        -200 F ~aaaaaaaaiaac ~aeaaaaaeaiac
        -567 F ~aaaaaaaaiaac ~aeaaaabe
        -16 F ~aaaaaaaaiaai
        -196 F ~aaaaaaaaiaai #
        404 F ~aaaaaaaaiaai F
        103 F ~aaaaaaaaiaai ~
        -144 F ~aaaaaaaaiaai ~aeaaaaaeaaac
        -252 F ~aaaaaaaaiaai ~aeaaaaaeaiac
        125 F ~aaaaaaaaiacc
        -711 F ~aaaaaaaaiacc F
        -1475 F ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        638 F ~aaaaaaaaiacc ~aaaaaabac
        748 F ~aaaaaaaaiacc ~aaaaaabacaac
        449 F ~aaaaaaaaiacc ~aeaaaaaeaaac
        370 F ~aaaaaaac
        315 F ~aaaaaaacaaac
        288 F ~aaaaaaacaaac $
        190 F ~aaaaaaai
        775 F ~aaaaaaai $
        551 F ~aaaaaaai F
        -768 F ~aaaaaaai _
        -370 F ~aaaaaaai ~
        505 F ~aaaaaaai ~aaaaaabi
        -262 F ~aaaaaaaiaaac
        -764 F ~aaaaaaaiaaac ~aaaaaaai
        -706 F ~aaaaaab
        161 F ~aaaaaab $
        -651 F ~aaaaaab ,
        -334 F ~aaaaaab ~aaaaaaaaiaai
        -477 F ~aaaaaabac
        391 F ~aaaaaabacaac
        486 F ~aaaaaabacaac $
        -224 F ~aaaaaabae
        190 F ~aaaaaabi
        397 F ~aaaaaabi $
        -1012 F ~aaaaaac
        -486 F ~aaaaaacaaaaaaai
        -392 F ~aaaaaacaaaac
        -665 F ~aaaaaacaaaac ~aaaaaaaaaaac
        926 F ~aaaaaacaeaaaaai
        114 F ~aaaaaag
        -445 F ~aaaaab #
        302 F ~aaaaacaai
        402 F ~aaaaacaai ~
        -214 F ~aaaabaaae
        560 F ~aaaae
        544 F ~aaaae $
        -436 F ~aaaaeaai $
        580 F ~aaaaeab
        577 F ~aaaaeab $
        748 F ~aaacaaaaaaac F
        -533 F ~aab
        265 F ~aab ~aaaaaaaaiaai
        763 F ~aabaab ~aaaaaaae
        -600 F ~acaaaiaaaaac
        -250 F ~acaaaiaaaaac #
        -246 F ~acaaaiaaaaac _
        -444 F ~acaaaiaaaaac ~
        677 F ~acaaaiaaaaac ~aaaaaaaaaaac
        -280 F ~acaaaiaaaaac ~aeaaaaaeaaac
        -861 F ~acab
        86 F ~acabai
        -753 F ~acabaiaaaaac
        -1027 F ~acabi
        -733 F ~accbab
        -709 F ~aci
        -981 F ~aeaaaaaeaaac
        358 F ~aeaaaaaeaaac ~
        681 F ~aeaaaaaeaaac ~aaaaaaaaaaac
        -333 F ~aeaaaabe ~
        -1256 F ~aic
        -362 F ~c
        -732 F ~c $
        351 F ~c ~aaaaaabacaac
        619 F ~ee
        -87 NO $
        611 NO ,
        -439 NO , ~
        1005 NO .
        -297 NO F $
        -415 NO for
        -317 NO this
        -454 NO today $
        577 NO today ,
        -879 NO ~
        -385 NO ~aaaaaaaai
        -413 NO ~aaaaaaaaiacc
        -452 NO ~aaaaaabi $
        578 NO ~aaaaaabi ,
        -599 NO ~aeaaaaaeaaac
        -317 NO ~aeaaaabe
        -879 NO ~aeaaaabe ~
        545 ^ #
        -103 ^ # #
        112 ^ # F
        68 ^ # _
        364 ^ # a
        -437 ^ # and
        -776 ^ # bags
        -486 ^ # calories
        181 ^ # cup
        -906 ^ # degrees
        -684 ^ # g
        -732 ^ # k
        -183 ^ # kcal
        794 ^ # lb
        338 ^ # ml
        623 ^ # of
        302 ^ # oz
        -1143 ^ # percent
        611 ^ # piece
        287 ^ # scoops
        -718 ^ # slice
        -595 ^ # slices
        -786 ^ # steps
        -728 ^ # tbsp
        -675 ^ # the
        445 ^ # ~
        -1164 ^ # ~aaaaaaaaaaaaab
        24 ^ # ~aaaaaaaaaaac
        -441 ^ # ~aaaaaaaaaab
        1054 ^ # ~aaaaaaaae
        809 ^ # ~aaaaaaaai
        -717 ^ # ~aaaaaaacaaac
        453 ^ F
        790 ^ F #
        912 ^ F $
        356 ^ F &
        688 ^ F ,
        -219 ^ F .
        277 ^ F F
        587 ^ F NO
        -789 ^ F _
        420 ^ F a
        -429 ^ F after
        639 ^ F again
        533 ^ F and
        -264 ^ F are
        565 ^ F as
        950 ^ F at
        473 ^ F before
        389 ^ F benedict
        576 ^ F board
        413 ^ F butty
        -992 ^ F by
        817 ^ F fingers
        567 ^ F for
        -415 ^ F green
        -381 ^ F have
        457 ^ F in
        -259 ^ F is
        236 ^ F on
        -646 ^ F shaped
        720 ^ F tasting
        -710 ^ F the
        540 ^ F this
        870 ^ F up
        113 ^ F w
        885 ^ F with
        312 ^ F ~
        -740 ^ F ~aaaaaaaaaaaaaai
        873 ^ F ~aaaaaaaaaaaae
        638 ^ F ~aaaaaaaaaab
        659 ^ F ~aaaaaaaai
        1007 ^ F ~aaaaaaaaiaac
        899 ^ F ~aaaaaaaaiaai
        565 ^ F ~aaaaaaaaiacc
        338 ^ F ~aaaaaaac
        580 ^ F ~aaaaaaai
        -290 ^ F ~aaaaaab
        584 ^ F ~aaaaaabi
        -288 ^ F ~aaaaaac
        -386 ^ F ~aaaaaacaaaaaaai
        554 ^ F ~aaaae
        -411 ^ F ~aab
        -259 ^ F ~acaaaiaaaaac
        -264 ^ F ~acabaiaaaaac
        -382 ^ F ~accbab
        -486 ^ F ~aci
        239 ^ F ~aeaaaabe
        -704 ^ F ~aic
        -853 ^ NO
        -770 ^ NO $
        904 ^ NO ,
        -162 ^ _
        181 ^ _ #
        -757 ^ _ ,
        -2026 ^ _ .
        -171 ^ _ F
        790 ^ _ _
        -961 ^ _ a
        -794 ^ _ at
        -506 ^ _ cooker
        224 ^ _ down
        657 ^ _ for
        -433 ^ _ in
        832 ^ _ on
        79 ^ _ ~
        -609 ^ _ ~aaaaaaaaaaaaaab
        -625 ^ _ ~aaaaaaaaaaaaaac
        943 ^ _ ~aaaaaaaae
        -453 ^ _ ~aaaaaaaai
        634 ^ _ ~aaaaaaaaiaac
        663 ^ _ ~aaaaaaaaiacc
        -397 ^ _ ~aaaaaabacaac
        -672 ^ _ ~aeaaaaaeaaac
        -284 ^ _ ~aic
        1741 ^ a
        368 ^ a F
        420 ^ a cup
        198 ^ a pint
        455 ^ a small
        330 ^ add
        334 ^ after
        692 ^ after the
        875 ^ airport
        408 ^ all
        -493 ^ american
        588 ^ an
        352 ^ an F
        -811 ^ as
        669 ^ ate
        749 ^ ate the
        402 ^ back
        311 ^ back on
        300 ^ bad day
        -599 ^ bag
        -416 ^ bag of
        456 ^ baked
        752 ^ barely
        753 ^ barely ate
        744 ^ beach
        -661 ^ big F
        390 ^ bit of
        -939 ^ bought
        177 ^ bowl
        176 ^ bowl of
        -59 ^ breakfast
        641 ^ broke
        421 ^ brown F
        713 ^ bubble
        445 ^ burnt
        -420 ^ buy
        -277 ^ buy F
        -283 ^ can
        383 ^ can of
        -815 ^ cant
        -655 ^ carb
        -518 ^ cheesy
        703 ^ chicago
        478 ^ chipotle
        711 ^ christmas
        408 ^ cleaned
        361 ^ club
        361 ^ club F
        1083 ^ coach
        132 ^ consuming
        -1077 ^ costco
        -609 ^ costco run
        434 ^ cottage
        432 ^ cottage F
        -683 ^ could
        603 ^ cup
        793 ^ cup of
        448 ^ dad
        278 ^ day
        236 ^ day #
        1129 ^ decaf
        369 ^ decided on
        600 ^ desk
        -436 ^ did
        896 ^ didnt
        -462 ^ didnt eat
        697 ^ didnt get
        424 ^ didnt have
        276 ^ diet F
        517 ^ dim
        398 ^ dim sum
        -319 ^ dinner
        -764 ^ dishwasher
        -465 ^ dog
        282 ^ dont
        997 ^ double
        296 ^ double F
        411 ^ dr
        -891 ^ drink
        588 ^ dropped
        434 ^ dug
        961 ^ early
        -596 ^ easter
        -1119 ^ easy
        -319 ^ eat
        -781 ^ end
        362 ^ energy
        129 ^ enjoying
        124 ^ enjoying a
        -528 ^ fancy
        404 ^ fasting
        -601 ^ fed
        -210 ^ fed the
        -327 ^ feed
        -502 ^ feeding
        -420 ^ feeling
        786 ^ ferry
        475 ^ finally
        266 ^ finished
        413 ^ finished off
        787 ^ flask
        -562 ^ fold
        -199 ^ food
        -187 ^ for
        157 ^ for a
        -299 ^ for breakfast
        485 ^ for dinner
        156 ^ for my
        -748 ^ for the
        278 ^ forgot
        811 ^ forgot to
        -666 ^ freezer
        560 ^ french
        -260 ^ fridge
        -941 ^ fried
        445 ^ fried F
        -1027 ^ fried green
        554 ^ frozen
        554 ^ frozen F
        1014 ^ full
        861 ^ full english
        809 ^ gave
        405 ^ glass
        403 ^ glass of
        320 ^ got
        -731 ^ grab
        1239 ^ grabbed
        294 ^ grabbed F
        598 ^ grabbed a
        272 ^ grande
        290 ^ grilled
        399 ^ grilled F
        1044 ^ had
        233 ^ had #
        918 ^ had F
        -955 ^ had a
        561 ^ had the
        966 ^ hangover
        -923 ^ hard
        -570 ^ harvest festival
        -654 ^ having
        -250 ^ he
        -610 ^ heartburn
        -433 ^ hello
        -450 ^ hello F
        -784 ^ hi
        819 ^ hospital
        500 ^ hot
        -837 ^ hot cross
        282 ^ hotel
        -415 ^ how many
        -4 ^ i
        418 ^ i _
        886 ^ i didnt
        -298 ^ i had
        569 ^ i just
        405 ^ i possess
        649 ^ iced
        609 ^ iced F
        284 ^ ill
        354 ^ ill today
        548 ^ in _
        -917 ^ ingredients
        -916 ^ ingredients .
        -827 ^ it
        345 ^ it was
        465 ^ jacket
        466 ^ jacket F
        -926 ^ java
        907 ^ just
        374 ^ kids
        -405 ^ kids had
        1100 ^ knocked
        781 ^ knocked back
        -1813 ^ lady
        230 ^ large
        579 ^ last night
        600 ^ late
        -406 ^ laundry
        -629 ^ leave
        -694 ^ left
        -706 ^ like
        -446 ^ log
        450 ^ log F
        -150 ^ lunch
        541 ^ lunch .
        630 ^ maccies
        -441 ^ made
        292 ^ made F
        -769 ^ make
        -652 ^ make that
        -820 ^ marinade
        -402 ^ maybe
        -547 ^ maybe F
        -966 ^ meal
        -378 ^ medium
        322 ^ medium F
        196 ^ meeting
        610 ^ met
        519 ^ mowed
        350 ^ mowed the
        369 ^ mr
        769 ^ mr kipling
        601 ^ munched
        -150 ^ my
        212 ^ my F
        -381 ^ my son
        -338 ^ nan
        -518 ^ need
        -471 ^ never
        -236 ^ new
        975 ^ night
        380 ^ nothing
        651 ^ nothing for
        480 ^ okay
        439 ^ only
        -1181 ^ order
        -290 ^ ordered
        -423 ^ ordered a
        357 ^ overnight
        361 ^ overnight F
        -1041 ^ packed
        894 ^ pad
        435 ^ pad thai
        -600 ^ paint
        -914 ^ painted
        654 ^ papa
        473 ^ passed on
        -759 ^ pick
        -752 ^ pick up
        46 ^ picked
        621 ^ picked at
        203 ^ picked up
        -418 ^ piece
        -766 ^ plan
        -317 ^ planted
        247 ^ plate
        666 ^ please add
        535 ^ please log
        684 ^ popeyes
        591 ^ popped
        504 ^ post
        301 ^ preparing
        -1272 ^ printer
        750 ^ protein
        393 ^ protein F
        1092 ^ protein bar
        550 ^ pulled
        284 ^ put
        494 ^ quick
        723 ^ quick #
        -460 ^ recipe
        723 ^ red F
        -421 ^ ring
        563 ^ roast
        704 ^ roast dinner
        920 ^ said
        728 ^ saved
        512 ^ saw
        -541 ^ school
        687 ^ schooner
        470 ^ shepherds
        485 ^ shepherds F
        642 ^ side
        818 ^ skipped
        775 ^ skipped lunch
        101 ^ slice
        605 ^ slice of
        288 ^ small F
        684 ^ smashed
        -829 ^ so
        -435 ^ so hungry
        370 ^ spag
        329 ^ spag bol
        360 ^ spring
        360 ^ spring F
        -431 ^ starbucks
        -530 ^ starbucks F
        -687 ^ staying
        984 ^ stir
        1217 ^ stir fry
        1127 ^ stole
        1172 ^ stopped
        -829 ^ substitute
        193 ^ sunday
        -630 ^ sunday F
        228 ^ sunday roast
        -931 ^ sweet
        -485 ^ sweet F
        437 ^ table for
        -432 ^ take
        -1268 ^ tesco
        -707 ^ that
        -488 ^ that was
        -1338 ^ the
        489 ^ the F
        496 ^ the _
        552 ^ the cat
        -561 ^ thirsty
        857 ^ this
        619 ^ this _
        299 ^ this morning
        -302 ^ threw
        622 ^ toad
        619 ^ toad in
        -598 ^ tomorrow
        -592 ^ tomorrow .
        491 ^ tonight
        -506 ^ too
        750 ^ trail
        749 ^ trail mix
        232 ^ tried
        198 ^ trying
        179 ^ trying to
        525 ^ tucked
        525 ^ tucked into
        -536 ^ turned
        -457 ^ turned down
        -357 ^ vanilla
        -609 ^ vanilla F
        -408 ^ vegan
        -838 ^ waiter
        -673 ^ walk
        423 ^ walked
        392 ^ walked the
        666 ^ walking
        288 ^ was
        402 ^ we
        952 ^ we had
        141 ^ went
        402 ^ went for
        306 ^ went out
        -394 ^ were
        -791 ^ what
        -450 ^ who
        -710 ^ whole
        503 ^ working
        -753 ^ yellow
        283 ^ ~
        -1095 ^ ~ #
        -1118 ^ ~ .
        448 ^ ~ F
        -1104 ^ ~ _
        1355 ^ ~ ~
        455 ^ ~ ~aaaaaaaaaaaaaac
        -651 ^ ~ ~aaaaaaaaaaaae
        -170 ^ ~ ~aaaaaaaaaaac
        584 ^ ~ ~aaaaaaaaaab
        -441 ^ ~ ~aaaaaaaae
        709 ^ ~ ~aaaaaaaaeaaai
        854 ^ ~ ~aaaaaaaaeaag
        1028 ^ ~ ~aaaaaaaai
        -911 ^ ~ ~aaaaaaaaiaaae
        -337 ^ ~ ~aaaaaaaaiaac
        -902 ^ ~ ~aaaaaaaaiaai
        764 ^ ~ ~aaaaaaac
        -778 ^ ~ ~aaaaaaae
        -764 ^ ~ ~aaaaaaaiaaac
        611 ^ ~ ~aaaaaabae
        475 ^ ~ ~aaaaaacaeaaaaai
        -811 ^ ~ ~aaaaaao
        675 ^ ~ ~aaaae
        -471 ^ ~ ~aab
        541 ^ ~ ~aacaaab
        -720 ^ ~ ~aacaaabc
        -577 ^ ~ ~aacaaaeaiaac
        900 ^ ~ ~acab
        552 ^ ~ ~acabaiaaaaac
        -514 ^ ~ ~aeaaaaaeaaac
        -388 ^ ~ ~aeaaaaaeaiac
        335 ^ ~ ~c
        686 ^ ~aaaaaaaaaaaaaaab
        599 ^ ~aaaaaaaaaaaaaaac
        -346 ^ ~aaaaaaaaaaaaaaac #
        1571 ^ ~aaaaaaaaaaaaaab
        -414 ^ ~aaaaaaaaaaaaaab #
        -689 ^ ~aaaaaaaaaaaaaab F
        379 ^ ~aaaaaaaaaaaaaab ~
        734 ^ ~aaaaaaaaaaaaaab ~aaaaaaaai
        233 ^ ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        -967 ^ ~aaaaaaaaaaaaaac
        -303 ^ ~aaaaaaaaaaaaaac #
        -270 ^ ~aaaaaaaaaaaaaac F
        -278 ^ ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -539 ^ ~aaaaaaaaaaaaaae
        629 ^ ~aaaaaaaaaaaaaae &
        301 ^ ~aaaaaaaaaaaaaae ~
        -748 ^ ~aaaaaaaaaaaaaae ~aic
        -293 ^ ~aaaaaaaaaaaaaai
        1014 ^ ~aaaaaaaaaaaaaaj ~
        -505 ^ ~aaaaaaaaaaaaaaj ~aeaaaaaeaaac
        -349 ^ ~aaaaaaaaaaaaab
        390 ^ ~aaaaaaaaaaaaab F
        271 ^ ~aaaaaaaaaaaaab ~
        630 ^ ~aaaaaaaaaaaaac ~aaaaaaaaiaac
        424 ^ ~aaaaaaaaaaaaacb
        393 ^ ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        95 ^ ~aaaaaaaaaaaaai
        266 ^ ~aaaaaaaaaaaaai ~
        304 ^ ~aaaaaaaaaaaab
        -263 ^ ~aaaaaaaaaaac
        -671 ^ ~aaaaaaaaaaac ,
        -337 ^ ~aaaaaaaaaaac _
        735 ^ ~aaaaaaaaaaac ~
        -162 ^ ~aaaaaaaaaaac ~aaaaaaaai
        590 ^ ~aaaaaaaaaaacaab
        -531 ^ ~aaaaaaaaaaacac
        -459 ^ ~aaaaaaaaaaacac ~
        -662 ^ ~aaaaaaaaaaah
        -432 ^ ~aaaaaaaaac
        851 ^ ~aaaaaaaae
        -964 ^ ~aaaaaaaae #
        -286 ^ ~aaaaaaaae F
        443 ^ ~aaaaaaaae _
        611 ^ ~aaaaaaaae ~
        710 ^ ~aaaaaaaae ~aaaaaaaai
        408 ^ ~aaaaaaaae ~aaaaaabacaac
        -547 ^ ~aaaaaaaae ~aeaaaaaeaaac
        872 ^ ~aaaaaaaae ~c
        -275 ^ ~aaaaaaaaeaaaaac
        -398 ^ ~aaaaaaaaeaac
        -260 ^ ~aaaaaaaaeaag
        673 ^ ~aaaaaaaai
        -1029 ^ ~aaaaaaaai _
        238 ^ ~aaaaaaaai ~
        361 ^ ~aaaaaaaai ~aaaaaaaae
        227 ^ ~aaaaaaaaiaac
        575 ^ ~aaaaaaaaiaac _
        -710 ^ ~aaaaaaaaiaac ~aeaaaaaeaiac
        -256 ^ ~aaaaaaaaiacc
        -599 ^ ~aaaaaaaaiacc ~aeaaaaaeaaac
        155 ^ ~aaaaaaaaiacc ~aeaaaaaeaiac
        -717 ^ ~aaaaaaab
        -909 ^ ~aaaaaaac
        -669 ^ ~aaaaaaac #
        -306 ^ ~aaaaaaac F
        1218 ^ ~aaaaaaac ~aaaaaaac
        704 ^ ~aaaaaaac ~aaaaaabacaac
        -427 ^ ~aaaaaaac ~aeaaaaaeaaac
        101 ^ ~aaaaaaacaaac
        603 ^ ~aaaaaaacaaac ~aaaaaaaai
        -593 ^ ~aaaaaaace
        -344 ^ ~aaaaaaad
        488 ^ ~aaaaaaae
        450 ^ ~aaaaaaae F
        876 ^ ~aaaaaaai
        221 ^ ~aaaaaaai F
        332 ^ ~aaaaaaai ~
        -302 ^ ~aaaaaaai ~aeaaaaaeaaac
        -888 ^ ~aaaaaaai ~aeaaaabe
        406 ^ ~aaaaaaaiaaac
        199 ^ ~aaaaaab
        714 ^ ~aaaaaab .
        311 ^ ~aaaaaab ~aaaaaaaai
        -33 ^ ~aaaaaabac
        -592 ^ ~aaaaaabacaac
        269 ^ ~aaaaaabacaac ~
        489 ^ ~aaaaaabacaac ~acaaaiaaaaac
        974 ^ ~aaaaaabae
        -425 ^ ~aaaaaac ~aeaaaaaeaaac
        925 ^ ~aaaaaacaaaaaaci
        156 ^ ~aaaaaacaaaac
        -591 ^ ~aaaaaacaaaac F
        363 ^ ~aaaaaacaaaac ~aaaaaaaaaaacec
        398 ^ ~aaaaaacaaaac ~aaaaaaaaiacc
        -474 ^ ~aaaaaae
        -629 ^ ~aaaaaae #
        -1088 ^ ~aaaaaae F
        500 ^ ~aaaaaae ~aaaaaaaaaaaaaae
        699 ^ ~aaaaaae ~aeaaaaae
        -178 ^ ~aaaaaae ~aeaaaaaeaaac
        -704 ^ ~aaaaaaeaaaaaaab
        -351 ^ ~aaaaaaec
        -863 ^ ~aaaaaag
        -749 ^ ~aaaaaagaaaaaaai
        1132 ^ ~aaaaaagaaaaaaaj
        244 ^ ~aaaaaam
        732 ^ ~aaaaaam ~
        -803 ^ ~aaaaaamaaaaaaab
        -535 ^ ~aaaaaamaaaaaaab F
        -212 ^ ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        517 ^ ~aaaaaamae
        364 ^ ~aaaaaao
        -331 ^ ~aaaaaao ~aeaaaaaeaaac
        413 ^ ~aaaaab
        299 ^ ~aaaaab ~aaaaacaai
        -764 ^ ~aaaaabac
        270 ^ ~aaaaabc
        818 ^ ~aaaaabc ~aaaaacaai
        -929 ^ ~aaaaae
        -396 ^ ~aaaaai
        -398 ^ ~aaaab
        -488 ^ ~aaaabaaaaaaaaab
        -401 ^ ~aaaabaaae .
        196 ^ ~aaaabaaaeaab
        281 ^ ~aaaac
        354 ^ ~aaaac ~aaaaaabi
        716 ^ ~aaaae
        -617 ^ ~aaaae F
        227 ^ ~aaaae ~aaaaaaac
        491 ^ ~aaaaeab
        -597 ^ ~aaaaf
        -594 ^ ~aaaaf .
        -7 ^ ~aaacaaaaaaac
        376 ^ ~aaai
        -744 ^ ~aaai ~
        646 ^ ~aaai ~aaaaaaaaiacc
        405 ^ ~aaaiaaaaaaaaaab
        -563 ^ ~aaaiaaaaaaaaaab ~
        -614 ^ ~aab
        -1362 ^ ~aab #
        -921 ^ ~aab ~aaaaaaaaaaaaaae
        227 ^ ~aab ~aaaaaaaaaaaae
        621 ^ ~aab ~aaaaaaaai
        -202 ^ ~aab ~aeaaaaaeaaac
        252 ^ ~aabaab
        -318 ^ ~aacaaaaaaaac
        -444 ^ ~aacaaaaaaai
        451 ^ ~aacaaaaaaai F
        343 ^ ~aacaaaacaai
        -889 ^ ~aacaaab
        -1179 ^ ~aacaaabc
        -766 ^ ~aacaaacc
        -648 ^ ~aacaaacc ~aeaaaabe
        -530 ^ ~aacaaae
        -704 ^ ~aacaaaeaiaac
        -519 ^ ~aacaabc
        -421 ^ ~aacabaab
        -279 ^ ~aacabaab F
        111 ^ ~aae
        -331 ^ ~aae F
        550 ^ ~aae ~aaaaaabac
        -347 ^ ~aae ~aaaaaabacaac
        713 ^ ~aaeaaaaaaaac
        277 ^ ~aaiaaaab
        467 ^ ~aaiaaaab ~aaaaaaab
        -472 ^ ~aaiaaaai
        -350 ^ ~ab
        -656 ^ ~ab ~
        -564 ^ ~abaaaaaaae ~be
        -805 ^ ~abaaaab
        -459 ^ ~ac
        383 ^ ~ac ~aaaaaaaai
        -502 ^ ~ac ~be
        -463 ^ ~acab
        285 ^ ~acabai
        -916 ^ ~acabi
        -822 ^ ~aci _
        259 ^ ~aci ~
        -798 ^ ~aci ~aacaaaaaaaac
        702 ^ ~aci ~aacaaaac
        408 ^ ~aci ~accbab
        482 ^ ~aeaaaaae
        350 ^ ~aeaaaaae F
        551 ^ ~aeaaaaaeaaac
        971 ^ ~aeaaaaaeaaac F
        62 ^ ~aeaaaaaeaaac _
        704 ^ ~aeaaaaaeaaac ~
        -311 ^ ~aeaaaaaeaaac ~aaaaaaaaaaac
        -352 ^ ~aeaaaaaeaaac ~aaaaaaaae
        -747 ^ ~aeaaaaaeaaac ~aaaaaab
        -409 ^ ~aeaaaaaeaaac ~c
        553 ^ ~aeaaaaaeaaac ~caaaaaaaeaac
        -140 ^ ~aeaaaaaeaiac
        206 ^ ~aeaaaaaeaiac F
        -565 ^ ~aeaaaaaeaiac ~aaaaaabacaac
        -300 ^ ~aeaaaaaeaiac ~c
        -676 ^ ~aeaaaabe
        583 ^ ~aeaaaabe _
        -810 ^ ~aeaaaabe ~
        -342 ^ ~aeaaaabe ~aaaaaaaae
        299 ^ ~aeaaaabe ~aaaaaab
        1491 ^ ~ai
        106 ^ ~ai #
        422 ^ ~ai F
        812 ^ ~ai ~
        -116 ^ ~ai ~aaaaaaaaiaac
        236 ^ ~ai ~aeaaaaaeaaac
        1037 ^ ~aic
        475 ^ ~aic #
        535 ^ ~aic F
        413 ^ ~aic ~aaaaaaaaiaaae
        211 ^ ~aic ~aeaaaaaeaaac
        358 ^ ~be
        409 ^ ~be _
        -476 ^ ~be ~aaaaaae
        470 ^ ~be ~aab
        -326 ^ ~be ~acabi
        1096 ^ ~be ~aci
        568 ^ ~be ~ai
        162 ^ ~be ~aic
        419 ^ ~c
        282 ^ ~c _
        -325 ^ ~c ~
        537 ^ ~c ~aaaaaaaae
        -317 ^ ~c ~aaaaaaaaiaac
        736 ^ ~c ~aaaaaagaaaaaaai
        338 ^ ~c ~aaaaaao
        328 ^ ~c ~aci
        -132 ^ ~c ~aic
        -468 ^ ~caaaaaaaaaac
        -379 ^ ~caaaaaaae
        -273 ^ ~caaaaaaaeaac
        -139 ^ ~ee
        836 ^ ~ee ~aaaaaag
        374 ^ ~ee ~aab
        -811 ^ ~i
        -921 _ #
        -975 _ # $
        536 _ # ,
        -1326 _ # F
        -250 _ # _
        -657 _ # a
        -941 _ # pm
        315 _ # with
        -644 _ # ~
        424 _ # ~aaaaaaaaiaac
        315 _ # ~aaaaaaaaiaai
        -620 _ # ~aeaaaaaeaaac
        -476 _ $
        227 _ ,
        -467 _ , #
        42 _ , F
        -1486 _ , NO
        530 _ , the
        974 _ , ~
        -643 _ , ~aaaaaaaaaaac
        563 _ , ~aeaaaaaeaaac
        500 _ , ~aic
        561 _ .
        565 _ . F
        -462 _ . _
        -554 _ . ~
        -12 _ F
        346 _ F #
        297 _ F $
        180 _ F ,
        -267 _ F F
        -830 _ F _
        -532 _ F and
        596 _ F from
        355 _ F in
        -419 _ F on
        602 _ F ~
        -520 _ F ~aaaaaaaaaab
        -711 _ F ~aaaaaaaae
        536 _ F ~aaaaaaaaiaac
        -240 _ _
        -1017 _ _ #
        -905 _ _ $
        -137 _ _ ,
        398 _ _ _
        1357 _ _ by
        1570 _ _ ~aaaaaaaai
        -565 _ _ ~aaaaaaaaiaac
        -168 _ a F
        -519 _ after
        -388 _ all
        -460 _ and
        433 _ and a
        940 _ at
        -503 _ at the
        -671 _ between
        299 _ by
        -481 _ by mouth
        -524 _ cooker
        435 _ day
        529 _ done
        378 _ done $
        605 _ dram
        648 _ every
        657 _ finally
        -632 _ for #
        -556 _ for a
        833 _ for lunch
        88 _ from
        639 _ home
        -542 _ in
        -968 _ is
        554 _ machine
        572 _ machine F
        560 _ made
        715 _ me
        -233 _ my
        1173 _ noon
        813 _ noon $
        -644 _ of
        -745 _ of myself
        1029 _ of the
        -710 _ on $
        537 _ on F
        -430 _ on the
        -298 _ oz
        -378 _ oz ,
        276 _ oz of
        -573 _ report
        486 _ station
        645 _ the
        -381 _ the _
        -424 _ to
        244 _ to cook
        205 _ to the
        -395 _ tonight
        543 _ up
        -537 _ up $
        330 _ w
        -448 _ with
        464 _ with #
        -340 _ with a
        638 _ with the
        513 _ ~
        -1355 _ ~ #
        -545 _ ~ $
        -271 _ ~ ,
        642 _ ~ F
        314 _ ~ _
        -857 _ ~ ~
        955 _ ~ ~aaaaaaaaaab
        1055 _ ~ ~aaaaaaaai
        434 _ ~ ~aaaaaaaaiaai
        753 _ ~ ~aaaaaaaaiacc
        -388 _ ~ ~aaaaaaai
        651 _ ~ ~aaaaaab
        -581 _ ~aaaaaaaaaaaaaab
        -1027 _ ~aaaaaaaaaaaaaac
        864 _ ~aaaaaaaaaaaae
        -359 _ ~aaaaaaaaaaaae $
        579 _ ~aaaaaaaaaaac $
        -435 _ ~aaaaaaaaaab
        183 _ ~aaaaaaaae
        -557 _ ~aaaaaaaae $
        746 _ ~aaaaaaaae ,
        750 _ ~aaaaaaaae F
        -553 _ ~aaaaaaaae ~
        368 _ ~aaaaaaaae ~aaaaaaaaiaac
        752 _ ~aaaaaaaaeaab ,
        259 _ ~aaaaaaaai
        -366 _ ~aaaaaaaai #
        -572 _ ~aaaaaaaai F
        137 _ ~aaaaaaaai ~
        388 _ ~aaaaaaaai ~aeaaaaaeaaac
        -370 _ ~aaaaaaaaiaac
        -714 _ ~aaaaaaaaiaac $
        484 _ ~aaaaaaaaiaac F
        275 _ ~aaaaaaaaiaac _
        -48 _ ~aaaaaaaaiaac ~aeaaaaaeaaac
        -462 _ ~aaaaaaaaiaai
        466 _ ~aaaaaaaaiaai #
        -1122 _ ~aaaaaaaaiaai ~
        302 _ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -633 _ ~aaaaaaaaiacc #
        -733 _ ~aaaaaaaaiacc ~
        837 _ ~aaaaaaaaiacc ~aaaaaabac
        -260 _ ~aaaaaaaaiacc ~aeaaaaaeaaac
        -527 _ ~aaaaaaai $
        -593 _ ~aaaaaaaiaaac
        578 _ ~aaaaaab
        -454 _ ~aaaaaabacaac
        -374 _ ~aaaaaac
        -466 _ ~aaaaacaai
        244 _ ~aaaaacaai ~aacaaaac
        638 _ ~aaaaacaai ~aeaaaaaeaaac
        -396 _ ~aaaaeab
        286 _ ~aab
        -968 _ ~acaaaiaaaaac
        -374 _ ~acaaaiaaaaac ~
        263 _ ~acab
        770 _ ~aci
        612 _ ~aeaaaaaeaaac
        -286 _ ~aeaaaaaeaaac F
        -728 _ ~aeaaaaaeaaac _
        422 _ ~aeaaaaaeaaac ~aaaaaaaae
        -238 _ ~aeaaaaaeaiac
        -86 _ ~aeaaaabe
        -553 _ ~aeaaaabe $
        -695 _ ~ai
        -508 _ ~aic
        931 _ ~be
        -530 _ ~be ~aic
        606 _ ~c
        393 a
        344 a #
        233 a # F
        311 a # _
        430 a # of
        -236 a # ounce
        573 a F
        654 a F $
        -620 a F ,
        -509 a F F
        -491 a F _
        -698 a F after
        -64 a F and
        60 a F at
        943 a F bar
        471 a F between
        -463 a F for
        354 a F on
        682 a F to
        -170 a F with
        -165 a _
        479 a _ $
        -211 a _ F
        -599 a bad
        -667 a bag of
        -572 a bar
        -570 a bar of
        -274 a bit
        -479 a bit of
        -480 a bottle
        402 a bowl
        155 a bowl of
        328 a cooked
        136 a cup
        123 a cup of
        -569 a day
        -643 a double
        -399 a good
        274 a handful
        248 a handful of
        -773 a kilo
        755 a la
        147 a large
        404 a medium
        -528 a new
        265 a package
        263 a package of
        1040 a pint
        343 a pint of
        -339 a pound
        -278 a pound of
        261 a single
        -138 a slice
        -172 a slice of
        342 a small
        -1073 a splash
        -1077 a splash of
        378 a tablespoon
        379 a tablespoon of
        243 a tin
        327 a tin of
        490 a treat
        774 a tub
        774 a tub of
        -615 a warm
        -743 a whole
        -529 a whole F
        -375 about
        672 about #
        786 about # $
        389 about # F
        -410 about F
        -638 about the
        -305 across
        613 actually
        492 add #
        707 add F $
        -444 add F to
        307 added
        126 after
        -435 after #
        237 after $
        -591 after dinner
        -590 after dinner $
        -511 after my
        389 after the
        521 after the gym
        394 after work
        762 afternoon
        -789 again $
        496 again this
        358 again today
        359 again today $
        -922 against
        -310 air
        683 airport
        335 al
        -451 alarm
        575 all
        -359 all day $
        762 all good
        759 all good $
        794 all i
        541 all i could
        -580 all my
        561 all night
        -83 all the
        -399 all the F
        491 all to
        491 all to myself
        -1097 allergy
        -1700 allotment
        -926 almost
        156 along
        561 also
        -928 always
        -475 am $
        569 am ,
        -664 am and
        -1070 american
        -471 american F
        -468 amount
        494 an
        1162 an F
        460 an F $
        609 an _
        -532 an hour
        -386 an hour $
        440 and
        -3 and #
        177 and # F
        315 and # a
        97 and F
        677 and F $
        183 and F ,
        436 and F F
        -669 and F _
        428 and F after
        -411 and F again
        278 and F at
        480 and F in
        -1176 and F of
        421 and F sauce
        -168 and F with
        139 and _
        346 and _ $
        661 and _ F
        690 and a
        -343 and a #
        -618 and a warm
        562 and an
        498 and an F
        450 and ate
        686 and had
        410 and had a
        1304 and i
        396 and i _
        416 and me
        424 and me $
        626 and some F
        -530 and some _
        -1034 and stick
        -616 and the
        602 animal
        356 annas
        357 annas birthday
        358 annas birthday $
        -488 another
        -460 any
        -322 anything
        824 anyway
        -459 apparently
        -235 are
        -688 are F
        -235 are _
        336 around
        347 around #
        546 around # pm
        1074 arvo
        -1314 as
        -1968 as F
        -1640 as F F
        -387 as a
        -866 as a F
        801 as always
        156 as yesterday
        -493 ask
        -757 at
        -170 at #
        -727 at # $
        199 at # am
        471 at # pm
        -469 at F
        -354 at F ,
        -1066 at _ #
        455 at _ ,
        -83 at a
        -365 at home
        509 at mile
        508 at mile #
        704 at my
        260 at my desk
        416 at nans $
        486 at the
        -708 at the F
        678 at the office
        714 at the pub
        552 at the weekend
        301 ate
        -475 ate # F
        -500 ate a F
        -927 ate all
        797 ate it
        -300 ate my
        476 ate my F
        959 ate the
        513 ate the lot
        748 au
        -640 aunt
        -711 avoid
        -706 avoid F
        298 away
        -334 away $
        21 baby
        -434 baby $
        396 baby food
        -888 back
        -917 back $
        323 back on
        312 back on track
        -486 bad $
        299 bad day
        293 bad day .
        731 bag
        484 bag $
        597 bag of
        928 bag of F
        -1502 bags
        -655 bags of
        1159 baked
        137 baked F
        145 baked F $
        -576 baked F ,
        137 bakery
        502 bakery $
        805 bakery ,
        -1225 baking
        -482 ball
        -746 balls
        -1044 balls ,
        -1353 balls , F
        927 banh
        1308 bar
        379 bar at
        -556 bar of
        784 barely
        756 barely ate
        533 barely ate ,
        588 basket
        -637 bath
        -638 bathroom
        -624 batter
        332 bbq
        -1131 be
        661 be good
        288 be good .
        397 be healthy
        397 be healthy ,
        930 beach
        709 beach $
        1100 because
        309 bed $
        42 before
        519 before #
        446 before bed
        395 before bed $
        -407 before i got
        880 before the _
        417 being
        928 belly
        801 belly $
        786 benedict
        -543 best
        -234 best F
        -283 between #
        592 beyond
        522 bfast
        1158 big
        434 big #
        433 big # $
        -553 big F
        415 bike
        -447 bill
        833 bird
        741 birds
        796 birthday
        286 birthday $
        -651 birthday F
        1001 bit _
        779 bit _ $
        -189 bit of
        -951 bit of a
        559 bites
        1043 bits
        582 bitter
        1773 black
        606 black $
        602 black ,
        85 black F
        210 black F $
        659 blankets
        -574 block
        421 blood
        883 bloody mary
        873 bloody mary $
        826 blorf
        -827 blossom
        -598 blossom $
        931 blue
        375 bo
        396 board
        649 board $
        -902 boil
        660 boiled
        560 boiled F
        387 bol
        404 bone
        358 bone in
        251 boneless
        -708 book
        -520 booked
        -420 boss
        690 both
        -580 bottle
        -685 bottle $
        96 bottle of
        -462 bought
        -354 bought a
        1039 bought a F
        1038 bowl
        -174 bowl $
        -281 bowl ,
        -907 bowl , F
        589 bowl of
        351 bowl of F
        430 bowl with
        538 bowls
        276 box
        126 box $
        -1246 boxes
        599 boy
        470 boy $
        791 break
        590 break $
        868 breakfast
        -843 breakfast $
        -394 breakfast ,
        -571 breakfast , #
        570 breakfast , a
        515 breakfast .
        1234 breast
        770 breast ,
        743 breast , #
        1060 brekkie
        -1011 bring
        -376 bring F
        -519 bringing
        795 broke
        1380 brought
        795 brown F
        240 brown F $
        931 bubble
        499 bubble F
        -379 bucket
        -916 budget
        732 buffet
        -1320 bump
        520 burned
        471 burnt
        60 bus $
        -553 busy
        1089 but
        951 but had
        569 but i
        -371 but it
        170 but the
        578 but the F
        -961 butcher
        859 butty
        -547 buy
        -407 buy F
        -373 buy F ,
        -176 by
        -596 by #
        217 by a
        -481 by mouth
        673 by the
        1072 by the F
        -323 c
        -250 c $
        645 cab
        1279 caesar
        686 caesar F
        703 call
        1289 call ,
        929 calling
        251 calorie
        -235 calories
        1066 came
        475 came out
        265 came out well
        863 camp
        348 can
        681 can $
        -211 can i
        507 can of
        476 can of F
        -222 can you
        -862 cancelled
        17 canned
        -1082 cant
        676 canteen
        -793 capsule
        -794 capsule $
        -163 car
        -501 car $
        -301 carb
        -973 carbohydrates
        -903 card
        973 casserole
        -1281 caster
        -520 cat
        930 caved
        1323 celebrate
        422 celebrated
        993 change
        -344 chart
        -414 check
        820 cheeky
        516 cheer
        518 cheer me
        522 cheer me up
        -450 cheesy
        288 cheesy F
        -456 chewing F
        1262 chicago
        1045 chick
        493 chick fil
        496 chick fil a
        739 chilis
        -823 chillies
        931 chinese
        576 chipotle
        603 chops
        421 chops $
        1302 chow
        655 chow mein
        -441 christmas
        -605 christmas $
        -557 chuck
        424 church
        442 class $
        812 clean $
        -573 clean the
        -645 client
        -767 client ,
        707 cliff
        738 cliff bar
        -914 clockwork
        -629 closed
        -610 closed $
        41 club
        764 club F
        380 club F $
        191 coach
        934 cob
        -1152 coca
        -1155 coca F
        1466 cockles
        512 cold
        -66 cold $
        832 cold F
        -981 come
        1004 comfort
        -1223 coming
        -742 compared
        -742 compared to
        554 con
        305 cone
        311 cone $
        414 consisted
        416 consisted of
        -179 consumed
        153 consuming
        -818 contain
        193 containing
        -468 contains
        -560 contains F
        113 cook
        248 cook so
        347 cooked
        -441 cooked $
        468 cooked ,
        -375 cooked F
        -696 cooker
        246 cooking $
        -437 cool
        -873 cooling
        -157 corner
        506 cos
        361 cos i
        365 cos i was
        289 costa
        -872 costco
        -608 costco run
        500 cottage
        496 cottage F
        -451 couch
        -358 couch F
        707 could
        1492 couldnt
        1267 count
        385 couple
        -1028 course
        789 cracked
        -981 crafted
        -523 cranberries
        708 crispy
        -473 cross
        -550 crossword
        -991 crown
        646 crumble
        871 crumbs
        842 crunch
        -1137 crush
        155 crust
        1215 crusts
        -543 cry
        813 cup
        1069 cup $
        -780 cup ,
        -917 cup F
        529 cup F $
        -435 cup F ,
        335 cup F F
        946 cup of
        174 cup of F
        -411 cups F
        -496 cups F ,
        570 cured
        -525 d #
        562 da
        450 dad
        210 dark
        279 dark F
        -519 day
        672 day # ,
        -1042 day $
        558 day , F
        -504 day .
        -334 day . F
        513 day _
        -780 day at
        -569 days
        -382 days $
        981 de
        1386 decaf $
        -1103 decide
        370 decided on
        315 decided on F
        620 deep dish
        -298 defrost
        -635 degrees
        -576 dehydrated
        661 delayed
        491 demolished
        488 demolished a
        940 dennys
        106 dentist
        1321 desk
        545 desk $
        1565 dessert
        355 dessert $
        -769 diabetic
        1047 did
        -489 did a
        672 did i
        463 did i have
        638 didnt
        -997 didnt _
        615 didnt eat
        1185 didnt get
        303 diet
        -581 diet $
        1038 diet F
        677 diet F $
        -719 diet sheet
        560 diet starts
        608 diet starts tomorrow
        1047 dim
        848 dim sum
        400 dim sum $
        102 dinner
        596 dinner $
        303 dinner ,
        -531 dinner , F
        426 dinner , i
        554 dinner is
        -227 dish
        -822 dishwasher
        -1000 do
        -602 doc
        -483 does
        -122 dog
        -432 dog ate
        293 dog then
        -431 dogs
        780 doi
        -1196 doing
        -317 done
        -507 done $
        741 dont
        589 dont _
        899 dont tell
        -382 door
        613 double
        547 double F
        575 dough
        731 down
        -333 down $
        414 down a F
        188 down for
        -786 down to
        -963 dozen
        394 drained
        1118 dram
        614 dram $
        -621 drank
        -392 drank #
        312 drink
        278 drink $
        -538 drink more
        -542 drink more F
        -806 drinking
        -564 drinks
        717 drive
        262 drizzle
        505 drop
        -722 dropped my
        599 dry
        513 dry F
        -385 due
        1188 during
        1174 during the
        679 e
        -968 each
        -1051 each $
        -715 ear
        200 early
        -227 easter
        -1118 easy
        45 eat
        -471 eat $
        -592 eat F
        -464 eat F $
        638 eat a
        895 eat dinner
        746 eaten
        -468 eating
        -732 eating a
        -1168 eats
        -817 eats F
        -687 eight
        -1442 eighty
        533 elevenses
        542 else
        797 em
        -972 empty
        -519 end
        819 end of
        817 ended
        1630 energy
        729 energy drink
        427 energy drink $
        -386 england
        799 english
        67 enjoyed
        404 enjoying
        327 enjoying a
        -741 enough
        833 entire
        476 entry
        -558 equal
        -390 even
        295 evening
        236 evening $
        774 ever
        -1328 every
        290 everyone $
        -516 everything
        -636 everything $
        -596 everything F
        -341 except
        -396 extra
        -594 extra F
        -534 eyes
        -1470 face
        729 fairy
        262 fancy
        537 fancy ,
        -564 far
        -1074 farmed
        -341 fast
        -707 fast $
        1225 fasting
        760 fasting ,
        436 fat
        -261 fed
        -293 fed the
        -507 feed
        -512 feeding
        -435 feeling
        -236 fell
        832 ferry
        385 festival
        800 festival $
        746 few
        494 fil
        497 fil a
        385 filled
        795 fillet
        1123 filling
        859 filling $
        335 film
        569 filter
        1271 finally
        -769 fine
        324 finger
        536 fingers
        356 fingers $
        -329 fingers ,
        -347 fingers and
        781 finish
        -364 finished
        369 finished off
        203 finished the
        546 finished the F
        -452 fire
        416 fire $
        648 first
        -765 first then
        615 first thing
        615 first thing $
        506 first time
        958 five
        1271 flake
        782 flask
        762 flask of
        760 flask of F
        187 flight
        -844 flower
        448 fluid
        409 fluid ounce
        -706 fly
        -591 fog
        -577 fold
        -506 fold in
        -1377 food
        -548 food .
        -354 food poisoning
        -385 foods
        611 footlong $
        90 for
        -556 for #
        236 for # $
        -477 for # on
        -295 for F
        363 for F $
        -263 for a
        253 for a _
        355 for annas
        357 for annas birthday
        246 for breakfast
        -488 for breakfast $
        -201 for breakfast ,
        264 for dinner
        184 for dinner $
        410 for lunch
        286 for lunch ,
        174 for me $
        1143 for once
        -639 for santa
        828 for school
        -401 for sunday
        -404 for the
        414 for the F
        -614 for the _
        442 for the first
        1010 for the road
        452 for the team
        -475 forever
        -445 forgot my
        817 forgot to
        702 fork
        -1099 forty
        463 four
        -1163 freezer
        583 french
        667 french F
        -542 fresh
        -710 fri
        -756 friday $
        457 fridge
        787 fried
        772 fried $
        628 fried F
        -1013 fried green
        -1008 fried green F
        354 friends
        360 friends $
        932 from
        -573 from #
        -414 from F
        -455 from F $
        -656 from a
        1013 from tesco
        865 from tesco $
        1352 from the
        201 from the _
        -1038 from the corner
        345 from the freezer
        655 from the place
        195 front
        304 front of
        550 front of the
        -708 frozen
        -761 frozen F
        -570 frozen F ,
        1120 fry
        287 fry $
        -883 fry an
        -878 fry an F
        2245 fry up
        560 fuel
        593 full
        -751 full $
        1123 full english
        -400 full of
        -331 full of F
        223 fun size
        617 g
        431 g $
        810 g .
        774 g . #
        -45 g F
        529 g F $
        -1032 g F ,
        296 g F and
        -845 g F with
        432 g _
        285 g bag
        281 g bag $
        -935 g carbohydrates
        298 g cooked
        350 g of
        -279 g protein
        441 gai
        -781 game
        614 game $
        256 game on
        255 garden
        793 garden $
        144 gave
        866 gave in
        421 gave me
        958 gel
        -998 get
        -689 get F
        -544 get a
        -359 gets
        -847 getting
        875 ginger F
        501 girls
        -741 give
        -508 giving
        667 glass
        318 glass of
        234 glasses
        532 glasses of
        830 glazed
        767 glorps
        946 go $
        -1353 goal
        -914 goal #
        -547 goals
        -412 goes
        434 going
        -734 golden
        -550 golden F
        238 gone
        -459 gone off
        -402 gone off $
        933 good $
        288 good .
        622 goreng
        5 got
        282 got #
        -361 got _
        1031 got me
        472 got the
        -1497 grab
        915 grabbed
        295 grabbed F
        268 grabbed a
        -673 gram
        -744 grams
        300 grams of
        877 grand
        545 grande
        -789 grandma
        -1362 great
        -687 great $
        636 greek
        629 greek F
        99 green
        385 green F
        779 green F $
        -1309 green F and
        901 grilled
        888 grilled F
        -1189 guests
        -602 guinea
        -843 guy
        790 gym
        239 gym $
        352 gym then
        -590 had
        -53 had #
        719 had # $
        1201 had F
        -268 had F $
        -220 had F ,
        -404 had F F
        377 had F at
        -387 had F fingers
        273 had F for
        -482 had NO
        -862 had a
        456 had a F
        275 had the
        690 had the F
        -376 had to
        1035 haha
        2114 half
        695 halves
        493 hand
        783 handed
        599 handful
        489 handful of
        460 handful of F
        968 hangover
        633 happened
        -1033 hard
        -614 hard $
        -630 hard F
        -895 hard F F
        -568 harvest festival
        -645 has
        -566 has #
        355 has been
        746 have
        -513 have #
        -587 have F
        615 have _
        -519 have a
        746 have been
        592 have the F
        -534 havent
        -600 having
        -1316 having F
        315 having a
        -402 he
        188 healthy
        396 healthy ,
        -619 heartburn
        -1093 held
        -806 hell
        -726 hello
        -448 hello F
        -858 hello F $
        819 help
        693 helping
        -1264 hens
        -313 her F
        -676 here
        -757 here $
        -238 high
        -1062 hill
        -362 his
        -332 his F
        -774 hit
        742 hole
        256 holiday
        505 holiday $
        697 home ,
        426 homemade
        353 homemade F
        -1081 hook
        607 hoppers
        -507 horse
        230 hospital
        432 hot
        -422 hot F F
        628 hot pocket
        633 hot pocket $
        525 hotel
        -536 hour
        -478 hour $
        -1420 hours
        -1009 house
        -1258 house $
        270 how
        -416 how many
        256 how much
        486 how much $
        -934 hr
        -833 hrs
        -549 humble
        -548 humble F
        344 hunger
        -879 hungry
        -489 hungry $
        -721 husband
        -1133 hydration
        44 i
        337 i _
        738 i _ $
        288 i could
        657 i did
        -483 i didnt have
        -509 i drink
        -263 i get
        628 i got
        708 i got #
        62 i had
        -639 i had #
        1231 i had F
        196 i had a
        246 i have
        583 i have F
        -255 i have a
        -809 i left
        408 i possess
        338 i possess a
        757 i think
        385 i think $
        742 i took
        365 i was hungry
        733 i went
        445 i will
        421 i will be
        2211 iced
        1187 iced F
        871 iced F $
        -440 iced F with
        1106 id
        -1296 idea
        -141 if
        1128 if _
        -820 ill
        355 ill today
        354 ill today ,
        -552 im
        214 im enjoying
        551 im having
        -427 in
        501 in #
        -426 in # $
        541 in # ml
        656 in ,
        192 in F
        310 in F $
        -806 in F ,
        -191 in _
        -414 in _ $
        476 in _ ,
        -701 in a
        578 in a _
        -893 in a cup
        981 in bed
        598 in bed $
        660 in blankets
        -595 in blossom
        -595 in blossom $
        314 in front
        314 in front of
        626 in it $
        718 in my F
        -442 in the
        -298 in the F
        1074 in the car
        -570 in the freezer
        772 in the fridge
        717 in the hole
        807 in the hotel
        1359 in the kitchen
        383 in the library
        -412 in the oven
        454 in town
        453 in town $
        499 inch
        149 inch of
        -642 inches $
        -217 included
        -271 included $
        300 indulging
        300 indulging in
        -918 ingredients
        -916 ingredients .
        605 insisted
        -965 install
        246 instant F
        846 instead
        995 into F
        898 into a F
        -1041 into the
        -346 intolerant
        -648 invoice
        546 irish
        -948 is
        -570 is #
        -182 is _
        634 is being
        349 is my
        -432 is the
        319 is what
        318 is what im
        -535 it
        336 it $
        -1097 it F
        406 it _
        1138 it again
        -592 it to
        1207 it was
        -280 italian
        -769 italian F
        -1466 its
        657 jacket
        1153 jacket F
        568 jacket F $
        344 jan
        -1033 january
        -760 jar
        -649 jar of
        -1389 jars
        -931 java
        947 joe
        624 judge
        -555 june
        724 just
        -401 just F
        489 just had
        310 just had F
        540 just now
        274 just the
        -706 k
        1413 katsu
        477 kcal
        -321 keep
        -589 keeps
        -722 kent
        -892 keto
        -821 kg
        -408 kg of
        -243 kids
        -459 kids $
        -1008 kids F
        -739 kids F .
        417 kids and
        419 kids and me
        -494 kids had
        -505 kids had F
        557 kids left
        563 kiev
        -409 kill
        -795 kilo
        -908 kilos
        768 kipling
        829 kitchen
        659 kitchen $
        574 knife
        -768 knock
        902 knocked
        780 knocked back
        682 kraft
        526 kraft dinner
        573 l
        927 la
        -1076 lady
        284 lake
        -1080 landlord
        -894 landlord $
        486 laptop $
        477 large
        -527 large F
        235 large F $
        -469 large F with
        -468 last
        278 last F
        -1070 last F $
        542 last _
        -349 last night
        -900 last year
        -262 late
        -971 late $
        -502 later $
        -900 laundry
        349 lawn then
        -399 laws
        -530 layer
        -1297 lb
        -723 lb #
        -723 lb # oz
        -467 lb F
        -468 lb F $
        -472 lbs
        469 leaf
        405 lean
        472 leave the
        646 lecture
        -306 left
        -534 left it
        353 left the
        1104 leftover
        892 leftovers
        108 leg
        -657 leg day
        638 legion
        -1226 letters
        241 library
        1244 licked
        677 light
        -182 like F
        -341 like F $
        931 like _
        629 like _ $
        -431 like a F
        483 link
        -503 links
        -2229 list
        -386 list $
        -1326 list .
        -927 list . F
        -798 litre
        -557 little
        -1274 living
        525 lo
        -402 loaves
        864 log
        863 log F
        445 log F $
        580 lol
        -841 long
        -828 look
        -747 look at
        1225 lost
        633 lost a
        -1033 lot
        -347 lot $
        -511 love
        -534 lovely
        -415 low
        -382 low on F
        -1123 lunch
        167 lunch ,
        -351 lunch , F
        528 lunch .
        529 lunch at
        -584 lunch for
        565 lunch today
        221 lunch today ,
        362 lunch was
        739 lunchbox
        -932 luncheon
        -934 luncheon F
        -587 lunches
        595 lunchtime
        -1319 m25
        641 maccies
        323 machine
        576 machine F
        470 made F
        -396 made F F
        414 made F for
        -435 made me
        251 made with
        127 made with F
        -284 make
        347 make that
        347 make that #
        -546 making
        830 managed
        701 many
        436 many F
        270 maple
        -837 marinade
        686 market
        882 mary
        872 mary $
        616 masala
        457 masala F
        572 match
        295 match $
        -774 maybe
        750 maybe #
        -867 maybe $
        -547 maybe F
        447 mcdonalds
        539 mcdonalds $
        461 mcmuffin
        1319 me
        550 me #
        -144 me $
        -1219 me a
        756 me eat
        311 me out
        108 meal
        -391 meal prep
        -616 meal with
        -1566 meant
        541 measuring
        407 medium F
        957 meeting
        338 meetings
        332 meetings $
        704 mein
        609 melt
        789 melt $
        -597 melted
        -592 melted F
        298 menu
        689 menu $
        573 met
        -343 mg
        140 mi
        396 microwave F
        120 midnight
        -611 midnight $
        619 midnight ,
        -352 might
        499 mild
        547 mile #
        557 mile # $
        1152 milky
        -1069 min
        320 mine
        462 mine $
        620 mini
        619 mini F
        -534 mins
        -461 mins $
        -894 minutes
        -241 minutes $
        -732 minutes of
        779 mishti
        780 mishti doi
        504 missing
        795 mix
        81 mix $
        630 ml
        1171 ml $
        -636 ml F
        -788 ml F $
        -504 mobile
        569 monday
        -407 monday $
        -449 month $
        860 mopped
        861 mopped up
        169 more
        152 morning
        -225 morning $
        348 morning ,
        -893 most
        1055 mostly
        463 mostly F
        1391 mountain
        562 mountain of
        561 mountain of F
        -864 mouse
        -867 mouse trap
        518 mouth
        612 move
        -306 moved
        -271 moved to
        396 movie
        -479 moving
        520 mowed
        350 mowed the
        349 mowed the lawn
        -604 mr F
        768 mr kipling
        -1274 mrs
        -606 ms
        50 much
        307 much $
        322 much F
        -460 much F $
        418 mug
        297 mug of
        200 mum
        -753 mummy
        568 mums
        601 munched
        231 mushy
        342 my
        -442 my F
        544 my F ,
        247 my _
        -238 my _ $
        710 my _ F
        536 my baby
        -922 my bag
        740 my breakfast
        96 my desk
        111 my desk $
        -595 my dinner
        211 my meal
        1684 my mouth
        394 my sister
        433 my sister $
        106 my snack
        525 my stomach
        366 my way
        201 myself
        -273 myself $
        -491 myself to a
        -526 mystery
        925 n
        -71 n F
        -363 n F $
        -514 n _
        -966 nail
        -587 name
        -381 nan
        977 nani
        413 nans $
        649 nasi
        371 natural
        -1012 near
        -567 near me
        -567 near me $
        -653 nectar
        -642 need
        -492 need F
        837 needed
        -648 needs
        452 negative
        -1158 never
        874 never again
        869 never again $
        -1007 new
        -1212 next
        -391 next week
        1039 ngl
        -555 nice
        544 night
        307 night $
        -419 night ,
        512 night .
        499 night F
        1400 nightcap
        348 nine
        968 nipped
        646 nite
        651 no
        -438 no ,
        -962 none
        -627 none for
        280 nonfat
        -24 noon
        -912 normally
        -454 not
        -544 not F
        -539 not a
        392 not sure
        393 not sure how
        -435 nothing
        -364 nothing $
        -530 now
        -231 now $
        569 number
        573 number #
        -556 numbers
        -644 nutrition
        1684 o
        -758 o2
        999 of
        301 of #
        611 of # F
        -77 of F
        -893 of F #
        14 of F $
        -379 of F ,
        9 of F F
        -498 of F again
        -500 of F for
        -965 of F from
        646 of F so
        307 of F with
        151 of _ $
        -514 of _ F
        -1018 of a
        -826 of a F
        -857 of a _
        -358 of baked
        -410 of baked F
        205 of cooked
        -378 of dry F
        -397 of frozen
        -425 of frozen F
        360 of light
        -747 of myself
        -746 of myself $
        346 of raw
        386 of red
        493 of the
        280 of the F
        442 of the box
        566 of the day
        490 of the laptop
        354 of them
        -366 of white
        -485 of white F
        236 off
        -1079 off $
        -618 off ,
        476 off _
        777 off the
        -402 off the F
        828 off the _
        -749 offer
        -644 offer at
        770 office
        823 often
        -358 ok
        -569 ok $
        -1074 old
        -427 on
        -304 on $
        326 on F
        264 on F $
        306 on F ,
        -325 on F F
        247 on _
        363 on _ $
        -43 on a
        710 on a F
        452 on dessert
        -401 on friday
        -666 on friday $
        435 on holiday
        506 on holiday $
        488 on monday
        325 on monday $
        211 on my
        -658 on offer
        -644 on offer at
        87 on the
        -712 on the F
        -105 on the _
        376 on the bus
        734 on the cob
        -581 on the dog
        388 on the go
        537 on the plane
        -667 on the roads
        357 on the sofa
        295 on the train
        716 on the way
        -131 on top
        312 on track
        312 on track .
        494 on tv
        473 on white
        814 once
        574 once $
        1030 one
        1170 ones
        375 only
        377 only $
        -606 only eats
        987 open
        658 option
        -1543 or
        -1217 or F
        -716 or F F
        494 or so
        493 or so $
        372 or something
        371 or something $
        -1520 order
        -476 ordered
        -250 ordered a
        -1487 orders
        958 original
        1327 other
        933 other #
        520 ounce
        585 ounce of
        319 ounces
        306 ounces of
        -665 our
        -336 out
        -702 out #
        -849 out $
        1078 out for
        1109 out for F
        -263 out of
        -779 out of F
        540 out of the
        264 out well
        273 out well ,
        366 out with
        -322 oven $
        828 over my
        664 over the sink
        -651 overnight
        -553 overnight $
        -823 overnight F for
        -451 overrated
        306 own
        993 own $
        524 oz
        759 oz $
        -362 oz ,
        -267 oz F
        -424 oz F $
        275 oz of
        188 pack
        402 pack $
        465 pack of
        288 package
        289 package of
        -1345 packed
        833 packet
        462 packet $
        266 packet of
        1213 pad
        708 pad thai
        -774 paint
        -1067 painted
        -875 pale
        -134 pan
        -831 paper
        -542 park
        969 park $
        -965 parkrun
        907 party F
        488 passed on
        456 passed on dessert
        -278 past
        -835 paste
        -315 pastor
        1022 patty
        385 pcs
        -415 peel
        965 penguin
        -703 people
        -823 percent
        -501 photos
        -495 physio
        -408 pi
        -797 pick
        -1297 pick up
        -465 pick up F
        94 picked
        -415 picked F
        669 picked at
        202 picked up
        586 picked up F
        -354 picnic
        -174 piece of F
        743 pieces
        452 pieces $
        540 pigs
        684 pigs in
        661 pigs in blankets
        -1157 pinch
        -884 pinch of
        -877 pinch of F
        232 pink
        1163 pint of
        386 pint of F
        -307 pints of F
        360 place
        -487 place $
        632 plain
        470 plain F
        -1847 plan
        -478 plan .
        589 plane
        -1247 planted
        837 plate
        418 plate $
        696 plate ,
        317 plates
        -1544 please
        -34 please $
        670 please add
        535 please log
        -654 pls
        443 plumber
        824 plus
        -133 pm
        -774 pm $
        563 po
        563 po boy
        255 poached
        256 poached F
        634 pocket
        638 pocket $
        -526 points
        -354 poisoning
        -966 polish
        -941 polish $
        -809 poor
        769 popeyes
        595 popped
        408 possess
        341 possess a
        609 post
        334 pot
        263 pot $
        279 pot F
        428 pouch
        -646 pound
        -222 pound of
        -563 pound of F
        -928 pounds
        -991 poured
        -550 powder
        639 powder $
        -545 powdered
        -545 powdered F
        328 power
        -884 prep
        533 prepared
        302 preparing
        -952 price
        -1315 printer
        -456 priya
        1627 protein
        -458 protein $
        691 protein F
        1326 protein bar
        -647 proud
        1059 pub
        352 puff
        -524 pulled
        745 punnet
        -669 puree
        -867 purple
        -613 pushups
        -451 put
        -394 put F
        533 put away
        -378 q3
        1383 quality
        1497 quarter
        453 quick
        723 quick #
        -731 quid
        -957 race
        -759 rack
        441 rack of
        445 rack of F
        -328 radio
        -874 raffle
        747 raid
        -367 raining
        -750 raised #
        -509 ram
        909 ran
        674 ran over
        -31 raw
        -734 raw F
        -564 re
        -889 ready
        -1073 ready $
        556 ready meal
        449 ready salted
        491 ready to
        728 real
        -185 recipe
        -395 recipe .
        -1007 record
        873 recovery
        268 red
        1081 red $
        482 red F
        306 red F $
        -665 red F ,
        -1259 reduced
        -640 refill
        1046 regret
        384 regular
        845 reheated
        -657 repeat
        -638 report
        832 rest
        467 restaurant
        504 restaurant $
        835 right
        -579 ring
        -678 ripe
        1204 road
        -667 roads
        2147 roast
        208 roast $
        488 roast F
        1264 roast dinner
        540 roast dinner $
        124 roasted
        200 roasted F
        -849 rock
        -912 rolling
        574 rou
        -576 rough
        490 roughly
        -394 round
        -1154 royale
        -813 rule
        -654 rule $
        -1177 run
        805 run $
        -599 run .
        -1055 runners
        -779 running
        120 said
        -481 said NO
        -856 sale
        491 salted
        1393 sampled
        557 sank
        -1047 santa
        -429 sarah
        -1504 sat
        199 satisfying
        669 sauce
        697 sauce $
        -927 sauce ,
        1632 saved
        912 say
        833 say F
        -377 says
        542 says F
        115 school
        391 school $
        688 schooner
        432 scoops
        202 scrambled
        199 scrambled F
        -850 scrape
        -1046 season
        887 seconds
        -1135 seed
        -1092 seed F
        -889 seeds ,
        -800 self
        312 sent
        586 sent F
        849 sent F ,
        -700 sermon
        296 serve
        472 serve $
        -227 served
        -373 serving
        -672 set
        1381 settled
        -851 seven
        -1115 shaped
        459 share
        572 share ,
        -135 she
        -585 shed
        -714 sheet
        378 shelled
        -582 shin
        445 shirt
        -1046 shoot
        307 shop
        -399 shop $
        469 shop for
        700 shot
        -790 should
        -302 show
        -314 shower
        -626 shower $
        -315 shredded
        -787 shut
        -472 sick
        -575 sick $
        507 side
        246 side F
        297 since
        855 since the
        379 single
        566 sink
        553 sipped
        430 sister $
        -224 size
        -416 size #
        297 size $
        -556 size of
        445 skin
        518 skin on
        1021 skipped
        778 skipped lunch
        -629 skirt
        -672 sky
        866 slab
        -205 sleep
        -989 sleep $
        1321 slice
        493 slice $
        -662 slice ,
        453 slice F
        405 slice of
        227 slice of F
        330 slices
        274 slices F
        254 slices of
        105 slices of F
        436 sloppy
        -563 slow
        -513 slugs
        1250 small
        309 small F
        359 smashed
        735 smashed a
        -650 smell
        -489 smelled
        -852 smells
        -468 smells of
        -669 smelt
        371 smoked F
        453 snack
        208 snack $
        232 snack ,
        -453 snack .
        -830 snacks
        -1870 snap
        2106 so
        914 so #
        955 so # F
        494 so $
        1547 so F
        326 so F $
        385 so F F
        348 so F and
        -561 so NO $
        342 so a
        -691 so far
        -457 so hungry
        423 so i
        -808 so i left
        910 so that
        760 soccer
        -692 sock
        271 sodium
        395 sofa $
        -327 soft
        517 soft serve
        488 soggy
        447 soldiers
        195 some
        -252 some F $
        727 some _ $
        672 somebody
        999 somehow
        561 something
        361 something $
        1725 sorry
        1568 sorted
        -1032 sowed
        -1124 soy
        -489 soy ,
        -493 soy sauce
        426 spag
        386 spag bol
        497 spice
        796 spicy
        -455 spilled
        -424 splash
        -439 splash of
        -649 split
        287 spoon
        947 spoons
        156 spring
        974 spring F
        532 spring F $
        865 square
        422 square of
        384 squares
        564 staff
        689 stall
        961 stall $
        1407 stand
        1150 standing
        735 starbucks $
        -528 starbucks F
        -597 start
        -297 starter
        218 starts
        519 starts tomorrow
        1560 station
        905 station F
        -687 staying
        -751 steakhouse
        -1343 steps
        -403 steps $
        -674 stick
        -667 stick $
        523 sticks
        -966 still
        121 stir
        1018 stir fry
        760 stir fry $
        531 stole
        392 stomach $
        -1073 stones
        660 stop
        779 stop $
        1035 stopped
        729 stopped at
        844 stove
        757 straight
        331 straight from
        326 straight from the
        335 street
        419 street $
        932 stress
        410 string
        434 string F
        -394 strip
        -439 stuck
        -959 study
        479 stuffed
        492 stuffed F
        -806 substitute
        693 subway
        846 sum
        401 sum $
        -803 sun
        400 sun $
        136 sunday
        -445 sunday ,
        662 sunday roast
        -965 sunflower F
        919 sunflower seeds
        -594 sunny
        -634 supper
        590 sure
        394 sure how
        394 sure how much
        -720 swallow
        832 swapped
        357 sweet
        768 sweet ,
        363 sweet F $
        -802 sweet tooth
        572 swift
        678 swimming
        307 t
        -1733 table
        -824 table #
        388 table for
        385 table for #
        456 tablespoon
        454 tablespoon of
        -394 take
        -892 taking
        1310 talked
        1017 tapas
        -519 target
        516 taste
        814 tasting
        727 tax
        987 tbh
        -210 tbsp
        290 tbsp $
        50 tbsp F
        517 tbsp F $
        -978 tbsp soy
        272 team
        622 team lunch
        466 team lunch $
        527 teaspoon
        525 teaspoon of
        -857 technically
        566 tell
        645 tell the
        462 telly
        -241 ten
        299 teriyaki
        -955 tesco
        473 tesco $
        -680 test
        995 tested
        1006 tested the
        977 thai
        586 thai green
        -448 than
        596 that
        849 that #
        -578 that $
        448 that F
        224 that has
        168 that has been
        462 that is
        -344 that was
        -172 the
        -116 the #
        -609 the $
        -967 the F
        78 the F $
        452 the F ,
        575 the F .
        780 the F F
        -931 the F again
        -768 the F at
        -618 the F before
        1266 the F but
        440 the F for
        -412 the F on
        476 the F so
        473 the F to
        481 the F was
        1010 the F were
        -179 the _
        -223 the _ $
        1115 the _ ,
        1389 the _ F
        -544 the _ for
        545 the _ machine
        303 the _ of
        -562 the _ on
        -746 the allotment
        276 the bakery
        567 the bakery $
        810 the bakery ,
        195 the beach
        712 the beach $
        -336 the best
        -563 the bike $
        -430 the bill
        -432 the birthday
        -428 the birthday F
        602 the blue
        -482 the boss
        733 the box
        298 the box $
        56 the bus $
        346 the car
        267 the car $
        -715 the class
        737 the cob
        -403 the corner
        -614 the corner shop
        976 the day
        831 the day $
        -119 the dog
        -768 the dog $
        291 the dog then
        416 the first
        447 the first time
        647 the flight
        -182 the game
        741 the game $
        256 the game on
        429 the girls
        392 the go
        389 the go $
        516 the gym
        212 the gym $
        714 the hole
        573 the jar
        273 the kids
        -407 the kids $
        419 the kids and
        578 the kitchen
        704 the kitchen $
        488 the laptop
        489 the laptop $
        1184 the last
        317 the last F
        347 the lawn then
        -465 the leftover
        -465 the leftover F
        -661 the list
        -382 the list $
        -260 the lot
        274 the match $
        690 the meeting
        -494 the new
        184 the office
        -720 the old
        -334 the oven $
        -598 the park
        540 the plane
        468 the plumber
        -877 the protein
        386 the pub
        613 the road
        451 the road $
        -667 the roads
        607 the roast
        1253 the shop
        470 the shop for
        -534 the shower
        -534 the shower $
        -622 the side
        426 the sofa $
        589 the spoon
        469 the sun
        414 the sun $
        -841 the table
        319 the team
        473 the team lunch
        -179 the tin
        621 the train
        446 the train $
        455 the van
        447 the way
        -377 the way home
        463 the way to
        -882 the window
        -825 the window $
        -541 their
        -301 them
        412 them $
        596 then
        735 then F $
        -517 then F ,
        416 then a
        -568 there
        609 there was
        559 these
        609 these days
        611 these days $
        466 they
        1054 they _
        -987 they had
        668 they were
        714 theyd
        -567 thick
        479 thigh
        618 thin
        -597 thing
        237 thing $
        577 think
        386 think $
        -652 thinking
        -934 thirsty
        187 this
        -567 this _ $
        -263 this morning $
        714 this time
        681 this time $
        -266 this week
        -242 this week $
        -996 those
        -724 thought
        842 three
        -388 threw
        923 through
        723 through _
        623 thru
        -1215 thurs
        -1049 thurs $
        -378 thursday
        -446 tickets
        -415 tickets #
        965 tie
        280 tikka
        535 till
        -323 time
        465 time $
        -256 time ,
        1055 times
        769 tin $
        -142 tin of
        -141 tin of F
        -512 tinned
        -513 tinned F
        -894 tinned F $
        -1256 tins
        -858 tip
        -1099 tired
        -571 tired $
        -1327 tmrw
        -173 to
        -754 to #
        -165 to # $
        -806 to F
        -290 to _
        567 to _ $
        413 to a
        651 to be
        311 to be good
        398 to be healthy
        -995 to bed
        -724 to bed $
        518 to cheer
        518 to cheer me
        1155 to cook
        248 to cook so
        114 to eat
        -462 to eat $
        813 to fast
        -559 to fry
        831 to log
        162 to my
        487 to myself
        491 to myself $
        627 to start
        631 to start $
        -485 to the
        270 to the F
        307 to the shop
        536 to try
        716 toad
        712 toad in
        717 toad in the
        317 toasted
        -177 today
        -148 today $
        990 today , _
        624 toddler
        -554 tom
        -1039 tomorrow
        -598 tomorrow .
        795 tonic
        329 tonic $
        -692 tonight
        -1182 too
        732 too $
        -658 too busy
        1111 too many
        -380 too much
        358 too much F
        268 took #
        -524 took my F
        481 took the
        -1214 tooth
        699 top
        374 top F
        -202 touch
        459 tour
        774 town
        448 town $
        307 track
        313 track .
        470 traffic
        1347 trail
        1401 trail mix
        536 trail mix $
        1048 train
        536 train $
        -527 training
        -379 translate
        -902 trap
        -623 tray
        1075 treat
        517 treat $
        503 treated
        278 treated myself
        281 treated myself to
        -366 tree
        373 trimmed
        340 trimmed to
        164 trip
        987 trolley
        1308 truck
        -173 try
        196 trying
        172 trying to
        718 trying to be
        -130 tsp
        -944 tsp baking
        569 tub of
        340 tub of F
        431 tube
        524 tucked
        526 tucked into
        -540 tues
        758 tuesday
        410 tuesday $
        447 turn
        -280 turned
        -460 turned down
        -380 turned down a
        -343 twenty
        -663 twice
        978 two
        682 ultra
        294 um
        -563 under
        -329 under the
        -1127 underrated
        -415 units
        153 unsweetened
        -864 until
        -40 up
        519 up $
        -519 up ,
        496 up F on
        -598 up a
        914 up at
        655 up at #
        -535 up for
        454 up in
        595 up my
        701 up the
        -452 up to
        640 up with
        -406 update
        -821 upgrade
        342 us
        509 us $
        480 us F
        -374 use
        -431 used
        -497 used to
        765 usual
        -596 v
        857 van
        -123 vanilla
        -465 vanilla F
        -689 vegan
        -606 vegetarian
        550 vending
        -790 vet
        -729 vet $
        302 victoria
        305 victoria sponge
        2074 w
        164 w #
        181 w F
        324 w _
        667 w a
        855 w my
        217 w the
        -364 waiter
        814 waiting for the
        -807 walk
        110 walked
        388 walked the
        387 walked the dog
        420 walking
        591 wanted
        -345 wants
        -728 war
        705 ward
        723 warm
        610 warm F
        861 was
        -197 was #
        641 was F
        -649 was F F
        544 was F and
        361 was _
        -493 was a
        951 was a F
        365 was hungry
        361 was hungry $
        -1049 washing
        565 watched
        1049 watching
        850 watching the
        513 watching the match
        618 way
        703 way back
        -700 we
        220 we had
        271 we had F
        -878 wed
        -828 wedding
        -1133 wedge
        -369 weds
        610 wee
        -1144 week
        -790 week $
        -750 weekly
        -1309 weeks
        -712 weight
        -389 well
        274 well , ate
        1644 went
        400 went for
        566 went in
        544 went out
        306 went out for
        -280 were
        -995 what
        -511 what a
        318 what im
        1552 whelks
        -118 when
        -789 when i
        -674 when i was
        -288 where
        365 which
        1274 while
        -625 whisk
        620 white
        273 white F
        -152 who
        619 who ate
        -223 whole
        359 whole F
        -912 whole _
        491 whole bag
        371 whole bag of
        861 wife
        -429 will
        -685 will be
        -828 window $
        -809 winter
        -810 winter $
        -517 wish
        466 with
        304 with #
        187 with F
        10 with F $
        313 with F ,
        186 with F F
        166 with F and
        784 with a
        215 with a F
        -619 with a splash
        576 with an F
        -403 with brown
        -417 with brown F
        310 with friends
        311 with friends $
        -591 with me
        400 with my
        967 with the
        256 with the game
        -386 with the kids
        1381 won
        1067 won $
        -1026 wont
        -635 words
        -614 words $
        -15 work
        616 workout
        -1197 world
        -701 worms
        -353 would
        -389 would kill
        1204 wouldnt
        -918 wrong
        2975 x
        -1424 xmas
        985 xx
        -1114 year
        -525 year $
        -810 years
        -710 years _
        -808 yellow
        -417 yellow F
        620 yes
        188 yesterday
        -357 yesterday $
        851 yesterday ,
        -1452 yet
        -144 yet $
        -889 you
        -1891 your
        -646 your F
        196 zero
        443 zoom
        2168 zorblax
        -144 ~ #
        -919 ~ # $
        204 ~ # ,
        -562 ~ # NO
        543 ~ # _
        61 ~ # ~
        -343 ~ # ~aaaaaaaaaaaaab
        583 ~ # ~aaaaaaaaaaac
        -627 ~ # ~aaaaaaaai
        76 ~ $
        430 ~ &
        652 ~ ,
        -671 ~ , #
        464 ~ , F
        273 ~ , ~
        308 ~ , ~aaaaaaaaaaac
        897 ~ , ~aic
        727 ~ , ~c
        822 ~ , ~ee
        -152 ~ .
        -5 ~ . F
        430 ~ . ~
        938 ~ . ~aaaaaaaaaaac
        379 ~ F
        330 ~ F #
        740 ~ F $
        140 ~ F &
        100 ~ F ,
        161 ~ F .
        798 ~ F F
        -273 ~ F _
        165 ~ F ~
        455 ~ F ~aaaaaaaaaaac
        -336 ~ F ~aaaaaaaae
        608 ~ F ~aaaaaaaai
        486 ~ F ~aaaaaaaaiaac
        625 ~ F ~aaaaaaaaiaai
        -254 ~ F ~aaaaaaaaiacc
        -623 ~ F ~aaaaaaaiaaac
        -795 ~ F ~aaaaacaai
        -448 ~ F ~aab
        1171 ~ F ~acaaaiaaaaac
        695 ~ NO $
        -605 ~ NO ,
        -309 ~ _
        1404 ~ _ #
        729 ~ _ ,
        817 ~ _ .
        278 ~ _ ~
        -389 ~ _ ~aaaaaaaaaab
        -334 ~ _ ~aaaaaaaai
        -1058 ~ _ ~aaaaaaaaiaac
        -785 ~ _ ~aaaaaaai
        -397 ~ _ ~acaaaiaaaaac
        727 ~ ~
        626 ~ ~ #
        1352 ~ ~ $
        -315 ~ ~ ,
        -1022 ~ ~ .
        -390 ~ ~ F
        -285 ~ ~ _
        823 ~ ~ ~
        -304 ~ ~ ~aaaaaaaaaab
        -603 ~ ~ ~aaaaaaaab
        234 ~ ~ ~aaaaaaaaiaac
        -796 ~ ~ ~aaaaaaaaiaai
        -331 ~ ~ ~aaaaaaaaiacc
        505 ~ ~ ~aaaaaaae
        -774 ~ ~ ~aaaaaaai
        -224 ~ ~ ~aaaaaab
        1336 ~ ~ ~aaaaaabi
        -488 ~ ~ ~aaaaaac
        385 ~ ~ ~aacaaab
        -297 ~ ~ ~aeaaaaaeaaac
        -645 ~ ~ ~aeaaaabe
        -730 ~ ~aaaaaaaaaaaaaab
        485 ~ ~aaaaaaaaaaaaaac
        1362 ~ ~aaaaaaaaaaaaaae
        1576 ~ ~aaaaaaaaaaaaaae $
        31 ~ ~aaaaaaaaaaaaab
        -512 ~ ~aaaaaaaaaaaaab $
        657 ~ ~aaaaaaaaaaaaab ~
        -718 ~ ~aaaaaaaaaaaaai
        -687 ~ ~aaaaaaaaaaaae
        -833 ~ ~aaaaaaaaaaaae ~aaaaaaaaiacc
        423 ~ ~aaaaaaaaaaac
        639 ~ ~aaaaaaaaaaac #
        -327 ~ ~aaaaaaaaaaac $
        595 ~ ~aaaaaaaaaaac ,
        -309 ~ ~aaaaaaaaaaac .
        717 ~ ~aaaaaaaaaaac F
        -657 ~ ~aaaaaaaaaaac ~
        819 ~ ~aaaaaaaaaaac ~aaaaaaaai
        -330 ~ ~aaaaaaaaaaacec
        -338 ~ ~aaaaaaaaaaacec ~aaaaaaaai
        301 ~ ~aaaaaaaaaab
        350 ~ ~aaaaaaaaaab #
        -201 ~ ~aaaaaaaaaab F
        817 ~ ~aaaaaaaaaab ~
        428 ~ ~aaaaaaaaaab ~aaaaaaaaaaac
        -600 ~ ~aaaaaaaaaab ~aeaaaaae
        -336 ~ ~aaaaaaaaaab ~aeaaaaaeaaac
        735 ~ ~aaaaaaaab
        -46 ~ ~aaaaaaaae
        329 ~ ~aaaaaaaae $
        471 ~ ~aaaaaaaae F
        -447 ~ ~aaaaaaaae ~
        651 ~ ~aaaaaaaae ~aaaaaaaaiaac
        -710 ~ ~aaaaaaaaeaaaae
        706 ~ ~aaaaaaaaeaaai
        196 ~ ~aaaaaaaaeaab
        -226 ~ ~aaaaaaaaeaab $
        765 ~ ~aaaaaaaaeaab F
        836 ~ ~aaaaaaaaeaag
        406 ~ ~aaaaaaaai
        -871 ~ ~aaaaaaaai #
        386 ~ ~aaaaaaaai F
        -352 ~ ~aaaaaaaai ~
        -385 ~ ~aaaaaaaai ~aaaaaaaae
        375 ~ ~aaaaaaaai ~aab
        247 ~ ~aaaaaaaai ~aeaaaaaeaaac
        570 ~ ~aaaaaaaai ~aeaaaaaeaiac
        -573 ~ ~aaaaaaaai ~aeaaaabe
        338 ~ ~aaaaaaaai ~c
        284 ~ ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -378 ~ ~aaaaaaaaiaac
        -844 ~ ~aaaaaaaaiaac #
        444 ~ ~aaaaaaaaiaac F
        510 ~ ~aaaaaaaaiaac _
        390 ~ ~aaaaaaaaiaac ~
        312 ~ ~aaaaaaaaiaac ~aacaaaaaaai
        809 ~ ~aaaaaaaaiaac ~aeaaaaaeaaac
        574 ~ ~aaaaaaaaiaai
        293 ~ ~aaaaaaaaiaai #
        -456 ~ ~aaaaaaaaiaai F
        318 ~ ~aaaaaaaaiaai ~
        251 ~ ~aaaaaaaaiaai ~aeaaaaaeaaac
        -439 ~ ~aaaaaaaaiacc
        379 ~ ~aaaaaaaaiacc #
        -1241 ~ ~aaaaaaaaiacc F
        609 ~ ~aaaaaaaaiacc ~
        -613 ~ ~aaaaaaaaiacc ~aeaaaaaeaaac
        302 ~ ~aaaaaaac
        -309 ~ ~aaaaaaac $
        825 ~ ~aaaaaaacaaac
        509 ~ ~aaaaaaacaaac $
        560 ~ ~aaaaaaad
        559 ~ ~aaaaaaad $
        -565 ~ ~aaaaaaae
        -1996 ~ ~aaaaaaae $
        -523 ~ ~aaaaaaae F
        660 ~ ~aaaaaaae ~
        518 ~ ~aaaaaaae ~aaaaaaaaaaaae
        130 ~ ~aaaaaaai
        -163 ~ ~aaaaaaai $
        300 ~ ~aaaaaaai F
        463 ~ ~aaaaaaai _
        -225 ~ ~aaaaaaai ~
        -324 ~ ~aaaaaaaiaaac
        581 ~ ~aaaaaab
        -921 ~ ~aaaaaab $
        258 ~ ~aaaaaab ,
        173 ~ ~aaaaaab ~
        659 ~ ~aaaaaab ~aaaaaaaaiaac
        -179 ~ ~aaaaaabac
        780 ~ ~aaaaaabacaac
        559 ~ ~aaaaaabacaac $
        595 ~ ~aaaaaabacaac ,
        238 ~ ~aaaaaabi
        -495 ~ ~aaaaaac
        -538 ~ ~aaaaaac $
        611 ~ ~aaaaaac ~aaaaf
        -639 ~ ~aaaaaacaaaaaaai
        473 ~ ~aaaaaacaeaaaaai
        936 ~ ~aaaaaagaaaaaaai
        -409 ~ ~aaaaab
        -126 ~ ~aaaaacaai
        -321 ~ ~aaaaacaai ~
        -647 ~ ~aaaaacaai ~aacaaaaaaaac
        -95 ~ ~aaaaacaai ~aeaaaaaeaaac
        448 ~ ~aaaabaaae
        -306 ~ ~aaaae
        -224 ~ ~aaaae $
        -552 ~ ~aaaae ,
        -264 ~ ~aaaaeab
        127 ~ ~aab
        150 ~ ~aab F
        -526 ~ ~aabaab
        -402 ~ ~aacaaaaaaai F
        1045 ~ ~aacaaab
        506 ~ ~aacaaab $
        576 ~ ~aacaaab ~aaaaaaaai
        -720 ~ ~aacaaabc
        266 ~ ~aacaaaeaiaac
        394 ~ ~ab ~
        214 ~ ~ac
        421 ~ ~acaaaiaaaaac
        436 ~ ~acaaaiaaaaac ~
        748 ~ ~acab
        -462 ~ ~acababc
        -47 ~ ~acabai
        477 ~ ~acabaiaaaaac
        -231 ~ ~aeaaaaaeaaac
        -60 ~ ~aeaaaaaeaaac F
        -263 ~ ~aeaaaaaeaaac _
        89 ~ ~aeaaaaaeaaac ~
        555 ~ ~aeaaaaaeaaac ~c
        620 ~ ~aeaaaaaeaiac
        -898 ~ ~aeaaaabe
        -622 ~ ~aeaaaabe _
        -402 ~ ~aeaaaabe ~aaaaaab
        204 ~ ~ai
        -1170 ~ ~aic
        -680 ~ ~aic #
        -515 ~ ~aic F
        449 ~ ~b
        -312 ~ ~be
        703 ~ ~be ~
        803 ~ ~be ~acabai
        511 ~ ~c
        131 ~ ~c $
        1303 ~ ~caaaaaaaaaac
        959 ~ ~caaaaaaaeaac
        -432 ~aaaaaaaaaaaaaaac #
        -350 ~aaaaaaaaaaaaaaac # ~
        771 ~aaaaaaaaaaaaaaac ~
        -432 ~aaaaaaaaaaaaaab #
        273 ~aaaaaaaaaaaaaab $
        -674 ~aaaaaaaaaaaaaab ,
        -862 ~aaaaaaaaaaaaaab F
        -250 ~aaaaaaaaaaaaaab ~
        812 ~aaaaaaaaaaaaaab ~aaaaaaaai
        310 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc
        818 ~aaaaaaaaaaaaaab ~aaaaaaaaiacc ~aeaaaaaeaaac
        -1034 ~aaaaaaaaaaaaaab ~aaaaacaai
        137 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac
        318 ~aaaaaaaaaaaaaab ~aeaaaaaeaaac F
        538 ~aaaaaaaaaaaaaab ~aeaaaaaeaiac
        1428 ~aaaaaaaaaaaaaab ~aeaaaabe
        -701 ~aaaaaaaaaaaaaac #
        -460 ~aaaaaaaaaaaaaac # ~
        482 ~aaaaaaaaaaaaaac $
        -665 ~aaaaaaaaaaaaaac .
        -406 ~aaaaaaaaaaaaaac F
        766 ~aaaaaaaaaaaaaac F $
        -567 ~aaaaaaaaaaaaaac F F
        -900 ~aaaaaaaaaaaaaac F ~aaaaaaaaiaai
        -387 ~aaaaaaaaaaaaaac _ $
        945 ~aaaaaaaaaaaaaac ~
        612 ~aaaaaaaaaaaaaac ~ $
        -827 ~aaaaaaaaaaaaaac ~aaaaaaaai
        544 ~aaaaaaaaaaaaaac ~aaaaaaaaiaac
        -831 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac
        -245 ~aaaaaaaaaaaaaac ~aeaaaaaeaaac F
        -217 ~aaaaaaaaaaaaaae $
        725 ~aaaaaaaaaaaaaae &
        192 ~aaaaaaaaaaaaaae F
        631 ~aaaaaaaaaaaaaae F $
        -673 ~aaaaaaaaaaaaaae _
        943 ~aaaaaaaaaaaaaae ~
        795 ~aaaaaaaaaaaaaae ~ ~
        -496 ~aaaaaaaaaaaaaae ~aaaaaaaaaab ~aeaaaaaeaaac
        1454 ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -574 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        -945 ~aaaaaaaaaaaaaae ~aeaaaaaeaaac F
        -741 ~aaaaaaaaaaaaaae ~aic
        -679 ~aaaaaaaaaaaaaai $
        438 ~aaaaaaaaaaaaaai ,
        712 ~aaaaaaaaaaaaaaj $
        387 ~aaaaaaaaaaaaaaj ~
        805 ~aaaaaaaaaaaaaaj ~aaaaaaaaiaaae
        -292 ~aaaaaaaaaaaaab #
        -538 ~aaaaaaaaaaaaab $
        583 ~aaaaaaaaaaaaab ,
        1275 ~aaaaaaaaaaaaab F
        461 ~aaaaaaaaaaaaab F ~aaaaaaaaiaac
        1297 ~aaaaaaaaaaaaab ~
        801 ~aaaaaaaaaaaaab ~ $
        -662 ~aaaaaaaaaaaaac $
        883 ~aaaaaaaaaaaaac ~
        -858 ~aaaaaaaaaaaaac ~aaaaaaaaiaac F
        451 ~aaaaaaaaaaaaac ~aaaaaaaaiaac ~aaaaaab
        387 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac
        388 ~aaaaaaaaaaaaacb ~aeaaaaaeaaac ~caaaaaaaaaac
        682 ~aaaaaaaaaaaaae ~
        -332 ~aaaaaaaaaaaaai F ,
        432 ~aaaaaaaaaaaaai ~ ~
        357 ~aaaaaaaaaaaae # $
        -358 ~aaaaaaaaaaaae ,
        546 ~aaaaaaaaaaaae F ~aaaaaaaaiaac
        86 ~aaaaaaaaaaaae ~
        -945 ~aaaaaaaaaaaae ~ $
        376 ~aaaaaaaaaaaae ~aaaaaaaai
        649 ~aaaaaaaaaaaae ~aaaaaaaai #
        439 ~aaaaaaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        645 ~aaaaaaaaaaaae ~aaaaaaaaiaai
        527 ~aaaaaaaaaaaae ~aaaaaaaaiaai ~aeaaaaaeaaac
        -530 ~aaaaaaaaaaaae ~aaaaaaaaiacc
        -454 ~aaaaaaaaaaaae ~aaaaacaai
        485 ~aaaaaaaaaaaae ~aeaaaaaeaaac
        -499 ~aaaaaaaaaaaae ~aeaaaaaeaaac F
        590 ~aaaaaaaaaaaae ~aeaaaaaeaiac
        -769 ~aaaaaaaaaaab _
        382 ~aaaaaaaaaaac #
        621 ~aaaaaaaaaaac # $
        710 ~aaaaaaaaaaac $
        550 ~aaaaaaaaaaac ,
        -558 ~aaaaaaaaaaac , F
        332 ~aaaaaaaaaaac F
        -1040 ~aaaaaaaaaaac F #
        522 ~aaaaaaaaaaac F $
        -491 ~aaaaaaaaaaac F ,
        -444 ~aaaaaaaaaaac F F
        655 ~aaaaaaaaaaac F _
        532 ~aaaaaaaaaaac F ~
        220 ~aaaaaaaaaaac F ~aaaaaaaaaab
        375 ~aaaaaaaaaaac F ~aaaaaaaai
        -443 ~aaaaaaaaaaac F ~aaaaaaaaiaac
        843 ~aaaaaaaaaaac F ~aaaaaaaaiaai
        805 ~aaaaaaaaaaac F ~aaaaaaai
        -491 ~aaaaaaaaaaac _
        -831 ~aaaaaaaaaaac _ $
        1083 ~aaaaaaaaaaac ~
        510 ~aaaaaaaaaaac ~ $
        285 ~aaaaaaaaaaac ~ ,
        287 ~aaaaaaaaaaac ~ .
        -565 ~aaaaaaaaaaac ~ F
        -1098 ~aaaaaaaaaaac ~ ~
        805 ~aaaaaaaaaaac ~ ~aaaaaaaai
        -272 ~aaaaaaaaaaac ~aaaaaaaaaaac
        901 ~aaaaaaaaaaac ~aaaaaaaaaaac $
        -627 ~aaaaaaaaaaac ~aaaaaaaaaaac ,
        -825 ~aaaaaaaaaaac ~aaaaaaaaaaac F
        -549 ~aaaaaaaaaaac ~aaaaaaaaaab ~aeaaaaaeaaac
        277 ~aaaaaaaaaaac ~aaaaaaaae $
        -196 ~aaaaaaaaaaac ~aaaaaaaai
        -957 ~aaaaaaaaaaac ~aaaaaaaai F
        823 ~aaaaaaaaaaac ~aaaaaaaai _
        396 ~aaaaaaaaaaac ~aaaaaaaai ~
        -337 ~aaaaaaaaaaac ~aaaaaaaaiaaae
        -403 ~aaaaaaaaaaac ~aaaaaaaaiaaae $
        -797 ~aaaaaaaaaaac ~aaaaaaaaiacc
        -298 ~aaaaaaaaaaac ~aaaaaaac
        246 ~aaaaaaaaaaac ~aaaaaab
        -682 ~aaaaaaaaaaac ~aaaaaab $
        539 ~aaaaaaaaaaac ~aaaaaabac
        -544 ~aaaaaaaaaaac ~aaaaacaai
        -385 ~aaaaaaaaaaac ~aaaaacaai ~
        155 ~aaaaaaaaaaac ~aaaae
        656 ~aaaaaaaaaaac ~aab
        -401 ~aaaaaaaaaaac ~aeaaaaaeaaac
        -396 ~aaaaaaaaaaac ~aeaaaabe
        -382 ~aaaaaaaaaaacac ~
        -381 ~aaaaaaaaaaacac ~ ~aeaaaaaeaaac
        669 ~aaaaaaaaaaacac ~aaaaaaaai
        372 ~aaaaaaaaaaacai F
        473 ~aaaaaaaaaaacai ~
        -702 ~aaaaaaaaaaacec #
        -845 ~aaaaaaaaaaacec $
        223 ~aaaaaaaaaaacec ~
        -399 ~aaaaaaaaaaacec ~aaaaaaaai
        -765 ~aaaaaaaaaaacec ~aaaaaaaai F
        395 ~aaaaaaaaaaacec ~aaaaaaaai ~aeaaaaaeaaac
        365 ~aaaaaaaaaaacec ~aaaaaaaaiaai
        1083 ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1113 ~aaaaaaaaaaacec ~aaaaaaaaiacc F
        -912 ~aaaaaaaaaaae $
        182 ~aaaaaaaaaab # F
        -683 ~aaaaaaaaaab # ~
        558 ~aaaaaaaaaab F
        189 ~aaaaaaaaaab F $
        4 ~aaaaaaaaaab F F
        -679 ~aaaaaaaaaab F _
        -468 ~aaaaaaaaaab F ~
        222 ~aaaaaaaaaab F ~aaaaaaaaiaac
        -161 ~aaaaaaaaaab F ~aaaaaaaaiaai
        65 ~aaaaaaaaaab F ~aaaaaaaaiacc
        -257 ~aaaaaaaaaab F ~aaaaaaai
        -364 ~aaaaaaaaaab _
        368 ~aaaaaaaaaab _ $
        666 ~aaaaaaaaaab _ F
        168 ~aaaaaaaaaab ~
        416 ~aaaaaaaaaab ~ $
        -439 ~aaaaaaaaaab ~ ~
        -507 ~aaaaaaaaaab ~ ~aaaaaaaaiaai
        542 ~aaaaaaaaaab ~aaaaaaaaaaac F
        -1035 ~aaaaaaaaaab ~aaaaaaaae
        -817 ~aaaaaaaaaab ~aaaaaaaae $
        637 ~aaaaaaaaaab ~aaaaaaae
        423 ~aaaaaaaaaab ~aaaaaaae $
        626 ~aaaaaaaaaab ~aaaaaaae F
        -529 ~aaaaaaaaaab ~aaaaaaae _
        361 ~aaaaaaaaaab ~aab
        -36 ~aaaaaaaaaab ~aeaaaaaeaaac
        -341 ~aaaaaaaaaab ~aeaaaaaeaaac #
        133 ~aaaaaaaaaab ~aeaaaaaeaaac F
        214 ~aaaaaaaaaab ~aeaaaaaeaaac ~
        -199 ~aaaaaaaaaab ~aeaaaaaeaaac ~aaaaaaaaaaac
        442 ~aaaaaaaaaab ~ai
        1119 ~aaaaaaaaaab ~aic
        632 ~aaaaaaaaaab ~aic ~aeaaaaaeaaac
        475 ~aaaaaaaaaab ~aic ~aeaaaabe
        1363 ~aaaaaaaaaab ~be
        395 ~aaaaaaaaaab ~be _
        395 ~aaaaaaaaaab ~c
        1128 ~aaaaaaaaae _
        -643 ~aaaaaaaaae ~be
        -1301 ~aaaaaaaab ~aaaaaaae
        1021 ~aaaaaaaab ~aeaaaaaeaaac
        1043 ~aaaaaaaab ~aeaaaaaeaaac F
        -369 ~aaaaaaaab ~aeaaaabe
        1561 ~aaaaaaaab ~aic
        523 ~aaaaaaaab ~be
        -1259 ~aaaaaaaae #
        -595 ~aaaaaaaae # $
        364 ~aaaaaaaae # ~
        -542 ~aaaaaaaae $
        892 ~aaaaaaaae ,
        384 ~aaaaaaaae , #
        -701 ~aaaaaaaae , F
        138 ~aaaaaaaae , ~
        807 ~aaaaaaaae , ~aeaaaaaeaaac
        -224 ~aaaaaaaae , ~be
        1557 ~aaaaaaaae .
        781 ~aaaaaaaae . #
        339 ~aaaaaaaae F
        501 ~aaaaaaaae F ,
        453 ~aaaaaaaae _
        -342 ~aaaaaaaae _ #
        302 ~aaaaaaaae _ $
        688 ~aaaaaaaae _ _
        -270 ~aaaaaaaae ~
        718 ~aaaaaaaae ~ $
        -178 ~aaaaaaaae ~ ~
        -632 ~aaaaaaaae ~ ~aaaaaaaai
        652 ~aaaaaaaae ~ ~aaaaaaaaiaac
        -663 ~aaaaaaaae ~aaaaaaaaaaaaaaj
        -536 ~aaaaaaaae ~aaaaaaaaaaaae
        749 ~aaaaaaaae ~aaaaaaaaaaac ,
        -803 ~aaaaaaaae ~aaaaaaaaaaac ~aaaaaaaai
        734 ~aaaaaaaae ~aaaaaaaaaab
        -168 ~aaaaaaaae ~aaaaaaaae
        337 ~aaaaaaaae ~aaaaaaaaeaab
        -227 ~aaaaaaaae ~aaaaaaaai
        -378 ~aaaaaaaae ~aaaaaaaai #
        345 ~aaaaaaaae ~aaaaaaaai ~
        -759 ~aaaaaaaae ~aaaaaaaai ~aeaaaaaeaaac
        -160 ~aaaaaaaae ~aaaaaaaaiaac
        497 ~aaaaaaaae ~aaaaaaaaiaac $
        -805 ~aaaaaaaae ~aaaaaaaaiaac F
        -743 ~aaaaaaaae ~aaaaaaaaiaac _
        550 ~aaaaaaaae ~aaaaaaaaiaac ~
        -359 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaaac
        759 ~aaaaaaaae ~aaaaaaaaiaac ~aeaaaaaeaiac
        -926 ~aaaaaaaae ~aaaaaaaaiacc
        -248 ~aaaaaaaae ~aaaaaaaaiacc ~aeaaaaaeaaac
        874 ~aaaaaaaae ~aaaaaaac
        -918 ~aaaaaaaae ~aaaaaaai
        -353 ~aaaaaaaae ~aaaaaaai $
        338 ~aaaaaaaae ~aaaaaaai F
        435 ~aaaaaaaae ~aaaaaabacaac
        -357 ~aaaaaaaae ~aaaaaac
        -455 ~aaaaaaaae ~aaaaaacaaaaaaai
        431 ~aaaaaaaae ~aaaaaacaaaac
        669 ~aaaaaaaae ~aaaaaacaaaac ~aaaaaaaaiaac
        -258 ~aaaaaaaae ~aaaaab
        -692 ~aaaaaaaae ~aab
        -700 ~aaaaaaaae ~aabaab
        -224 ~aaaaaaaae ~acaaaiaaaaac
        -367 ~aaaaaaaae ~acabaiaaaaac
        902 ~aaaaaaaae ~acabi
        -974 ~aaaaaaaae ~aeaaaaaeaaac
        -996 ~aaaaaaaae ~aeaaaaaeaaac F
        -711 ~aaaaaaaae ~aeaaaabe
        1181 ~aaaaaaaae ~c
        -142 ~aaaaaaaaeaaaae $
        -569 ~aaaaaaaaeaaaae ,
        1043 ~aaaaaaaaeaaaae ~aaaaaacaaaaaaai
        -329 ~aaaaaaaaeaab $
        977 ~aaaaaaaaeaab ,
        824 ~aaaaaaaaeaab F
        738 ~aaaaaaaaeaab F ~aaaaaaaaiaac
        1441 ~aaaaaaaaeaab ~
        444 ~aaaaaaaaeaab ~aaaaaaaaiacc
        153 ~aaaaaaaaeaae $
        299 ~aaaaaaaaeaae ,
        902 ~aaaaaaaaeaae F
        563 ~aaaaaaaaeaae ~acaaaiaaaaac
        703 ~aaaaaaaaeaag ~
        -221 ~aaaaaaaai #
        -462 ~aaaaaaaai # $
        -364 ~aaaaaaaai # ,
        624 ~aaaaaaaai # F
        -475 ~aaaaaaaai # ~
        293 ~aaaaaaaai # ~aaaaaaaaaaac
        -716 ~aaaaaaaai # ~aaaaaaaaaab
        -602 ~aaaaaaaai # ~aaaaaaaaiaac
        547 ~aaaaaaaai # ~acab
        -858 ~aaaaaaaai $
        -330 ~aaaaaaaai F
        -887 ~aaaaaaaai F #
        252 ~aaaaaaaai F $
        -781 ~aaaaaaaai F ,
        223 ~aaaaaaaai F F
        495 ~aaaaaaaai F ~
        -622 ~aaaaaaaai F ~aaaaaaaaaab
        -699 ~aaaaaaaai F ~aaaaaaaaiaac
        307 ~aaaaaaaai F ~aaaaaaaaiaai
        -506 ~aaaaaaaai F ~aaaaaaaaiacc
        -254 ~aaaaaaaai F ~aeaaaabe
        470 ~aaaaaaaai _
        -1065 ~aaaaaaaai _ #
        547 ~aaaaaaaai _ $
        190 ~aaaaaaaai _ ,
        -988 ~aaaaaaaai _ F
        416 ~aaaaaaaai _ ~
        561 ~aaaaaaaai _ ~aaaaaaaaiacc
        834 ~aaaaaaaai ~
        517 ~aaaaaaaai ~ #
        73 ~aaaaaaaai ~ $
        -294 ~aaaaaaaai ~ ,
        -787 ~aaaaaaaai ~ F
        583 ~aaaaaaaai ~ _
        442 ~aaaaaaaai ~ ~
        -191 ~aaaaaaaai ~ ~aaaaaaaaaab
        1099 ~aaaaaaaai ~aaaaaaaaaaaaaab
        275 ~aaaaaaaai ~aaaaaaaaaaaaaab $
        372 ~aaaaaaaai ~aaaaaaaaaaaaaae
        -320 ~aaaaaaaai ~aaaaaaaaaaac
        -822 ~aaaaaaaai ~aaaaaaaaaab
        265 ~aaaaaaaai ~aaaaaaaae $
        509 ~aaaaaaaai ~aaaaaaaae F
        446 ~aaaaaaaai ~aaaaaaaai
        -244 ~aaaaaaaai ~aaaaaaae
        276 ~aaaaaaaai ~aaaaaaai
        -563 ~aaaaaaaai ~aaaaaabac
        -836 ~aaaaaaaai ~aaaaaabacaac
        -629 ~aaaaaaaai ~aaaaaabacaac $
        171 ~aaaaaaaai ~aab
        255 ~aaaaaaaai ~aeaaaaae
        442 ~aaaaaaaai ~aeaaaaae F
        655 ~aaaaaaaai ~aeaaaaaeaaac
        -249 ~aaaaaaaai ~aeaaaaaeaaac F
        -353 ~aaaaaaaai ~aeaaaaaeaaac _
        -228 ~aaaaaaaai ~aeaaaaaeaaac ~
        381 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaab
        -357 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1026 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaae
        478 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        812 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaaac
        480 ~aaaaaaaai ~aeaaaaaeaaac ~aaaaaab
        355 ~aaaaaaaai ~aeaaaaaeaaac ~c
        -540 ~aaaaaaaai ~aeaaaaaeai
        176 ~aaaaaaaai ~aeaaaaaeaiac
        -95 ~aaaaaaaai ~aeaaaaaeaiac F
        1020 ~aaaaaaaai ~aeaaaaaeaiac ~
        260 ~aaaaaaaai ~aeaaaaaeaiac ~aaaaaaaaeaae
        361 ~aaaaaaaai ~aeaaaabe
        -410 ~aaaaaaaai ~aeaaaabe $
        -887 ~aaaaaaaai ~be
        -414 ~aaaaaaaai ~be ~aabaab
        276 ~aaaaaaaai ~c
        643 ~aaaaaaaai ~ee
        -1084 ~aaaaaaaaiaaae $
        -619 ~aaaaaaaaiaaae ,
        475 ~aaaaaaaaiaaae _
        -528 ~aaaaaaaaiaaae ~
        887 ~aaaaaaaaiaaae ~aeaaaaaeaaac
        -187 ~aaaaaaaaiaaae ~aeaaaaaeaaac F
        829 ~aaaaaaaaiaaae ~aeaaaaaeaaac _
        -150 ~aaaaaaaaiaaae ~aeaaaaaeaaac ~
        -656 ~aaaaaaaaiaac # $
        -234 ~aaaaaaaaiaac # F
        598 ~aaaaaaaaiaac # ~
        -929 ~aaaaaaaaiaac # ~aaaaaaaaaaac
        -44 ~aaaaaaaaiaac $
        47 ~aaaaaaaaiaac ,
        613 ~aaaaaaaaiaac , ~
        508 ~aaaaaaaaiaac F
        403 ~aaaaaaaaiaac F $
        -467 ~aaaaaaaaiaac F ,
        -228 ~aaaaaaaaiaac F F
        551 ~aaaaaaaaiaac F ~aaaaaaaaaab
        347 ~aaaaaaaaiaac F ~aaaaaaaai
        -118 ~aaaaaaaaiaac _ $
        674 ~aaaaaaaaiaac _ ~aaaaaaaai
        93 ~aaaaaaaaiaac ~
        -687 ~aaaaaaaaiaac ~ #
        -356 ~aaaaaaaaiaac ~ $
        311 ~aaaaaaaaiaac ~ ,
        -762 ~aaaaaaaaiaac ~ F
        -851 ~aaaaaaaaiaac ~ ~aaaaaaaaaaac
        368 ~aaaaaaaaiaac ~ ~aaaaaaaai
        663 ~aaaaaaaaiaac ~ ~aaaaaabae
        -129 ~aaaaaaaaiaac ~aaaaaaaaaaacai
        178 ~aaaaaaaaiaac ~aaaaaaaae $
        705 ~aaaaaaaaiaac ~aaaaaaae
        -400 ~aaaaaaaaiaac ~aaaaaaai
        195 ~aaaaaaaaiaac ~aaaaaab
        657 ~aaaaaaaaiaac ~aaaaaab $
        162 ~aaaaaaaaiaac ~aaaae
        312 ~aaaaaaaaiaac ~aacaaaaaaai
        312 ~aaaaaaaaiaac ~aacaaaaaaai .
        -553 ~aaaaaaaaiaac ~aeaaaaae
        26 ~aaaaaaaaiaac ~aeaaaaaeaaac
        -339 ~aaaaaaaaiaac ~aeaaaaaeaaac #
        -194 ~aaaaaaaaiaac ~aeaaaaaeaaac F
        229 ~aaaaaaaaiaac ~aeaaaaaeaaac _
        -627 ~aaaaaaaaiaac ~aeaaaaaeaaac ~
        943 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaaaac
        32 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaae
        -431 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaaaae
        466 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaaaaaaeaag
        623 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaabaaaeaab
        -488 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aaaae
        395 ~aaaaaaaaiaac ~aeaaaaaeaaac ~aacaaaaaaaac
        -276 ~aaaaaaaaiaac ~aeaaaaaeaaac ~c
        -579 ~aaaaaaaaiaac ~aeaaaaaeaaac ~caaaaaaaaaac
        1094 ~aaaaaaaaiaac ~aeaaaaaeaiac
        772 ~aaaaaaaaiaac ~aeaaaaaeaiac F
        -742 ~aaaaaaaaiaac ~aeaaaaaeaiac _
        -447 ~aaaaaaaaiaac ~aeaaaaaeaiac ~
        823 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -620 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaaaac
        226 ~aaaaaaaaiaac ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        777 ~aaaaaaaaiaac ~aeaaaabe $
        308 ~aaaaaaaaiaai #
        185 ~aaaaaaaaiaai # ~
        279 ~aaaaaaaaiaai F
        315 ~aaaaaaaaiaai F ,
        191 ~aaaaaaaaiaai F F
        -984 ~aaaaaaaaiaai F ~
        182 ~aaaaaaaaiaai F ~aaaaaaaaaab
        353 ~aaaaaaaaiaai F ~aaaaaaaai
        70 ~aaaaaaaaiaai ~
        538 ~aaaaaaaaiaai ~ $
        249 ~aaaaaaaaiaai ~ F
        -559 ~aaaaaaaaiaai ~ ~aaaaaaaai
        -290 ~aaaaaaaaiaai ~aaaaaaaaaaac
        -584 ~aaaaaaaaiaai ~aaaaaaae
        574 ~aaaaaaaaiaai ~aeaaaaae F
        1092 ~aaaaaaaaiaai ~aeaaaaaeaaac
        419 ~aaaaaaaaiaai ~aeaaaaaeaaac F
        -67 ~aaaaaaaaiaai ~aeaaaaaeaaac ~
        -440 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaaaaac
        733 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaaae
        755 ~aaaaaaaaiaai ~aeaaaaaeaaac ~aaaaaaac
        120 ~aaaaaaaaiaai ~aeaaaaaeaaac ~c
        401 ~aaaaaaaaiaai ~aeaaaaaeaiac
        -939 ~aaaaaaaaiaai ~aeaaaabe
        447 ~aaaaaaaaiaai ~c
        472 ~aaaaaaaaiaai ~c $
        -600 ~aaaaaaaaiacc #
        241 ~aaaaaaaaiacc # $
        -223 ~aaaaaaaaiacc # ~
        -473 ~aaaaaaaaiacc # ~aaaaaaaaiaac
        -381 ~aaaaaaaaiacc F
        382 ~aaaaaaaaiacc F $
        59 ~aaaaaaaaiacc ~
        633 ~aaaaaaaaiacc ~ $
        -512 ~aaaaaaaaiacc ~ ,
        -843 ~aaaaaaaaiacc ~ F
        -796 ~aaaaaaaaiacc ~ _
        346 ~aaaaaaaaiacc ~ ~aaaaaaaaeaab
        -1445 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae
        -1047 ~aaaaaaaaiacc ~aaaaaaaaaaaaaae $
        171 ~aaaaaaaaiacc ~aaaaaaae $
        918 ~aaaaaaaaiacc ~aaaaaabac
        390 ~aaaaaaaaiacc ~aaaaaabac $
        371 ~aaaaaaaaiacc ~aaaaaabac ,
        1031 ~aaaaaaaaiacc ~aaaaaabacaac
        -100 ~aaaaaaaaiacc ~aaaaaabacaac ,
        -386 ~aaaaaaaaiacc ~aaaae $
        612 ~aaaaaaaaiacc ~aeaaaaae
        -1136 ~aaaaaaaaiacc ~aeaaaaaeaaac
        268 ~aaaaaaaaiacc ~aeaaaaaeaaac F
        -382 ~aaaaaaaaiacc ~aeaaaaaeaaac _
        -370 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaaaaac
        446 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaaaiaaac
        478 ~aaaaaaaaiacc ~aeaaaaaeaaac ~aaaaaabac
        -625 ~aaaaaaaaiacc ~aeaaaaaeaaac ~c
        429 ~aaaaaaaaiacc ~aeaaaaaeaaac ~caaaaaaae
        192 ~aaaaaaaaiacc ~aeaaaaaeaiac ~aaaaaab
        111 ~aaaaaaab $
        310 ~aaaaaaab ~aeaaaaaeaaac
        -423 ~aaaaaaac #
        371 ~aaaaaaac $
        583 ~aaaaaaac ,
        581 ~aaaaaaac , #
        -61 ~aaaaaaac F
        362 ~aaaaaaac F $
        -429 ~aaaaaaac F ,
        -631 ~aaaaaaac F ~
        -280 ~aaaaaaac F ~aaaaaaaaiaac
        -522 ~aaaaaaac _
        441 ~aaaaaaac ~
        -995 ~aaaaaaac ~ $
        328 ~aaaaaaac ~ F
        1245 ~aaaaaaac ~aaaaaaaaaaaae
        -470 ~aaaaaaac ~aaaaaaaaaaaae F
        632 ~aaaaaaac ~aaaaaaaaaab
        -502 ~aaaaaaac ~aaaaaaaaiaac _
        303 ~aaaaaaac ~aaaaaaaaiaac ~aeaaaaaeaaac
        469 ~aaaaaaac ~aaaaaaaaiaai
        -522 ~aaaaaaac ~aaaaaaaaiacc
        1010 ~aaaaaaac ~aaaaaaac
        758 ~aaaaaaac ~aaaaaaac $
        674 ~aaaaaaac ~aaaaaaac ~aaaaaaaaiaac
        -288 ~aaaaaaac ~aaaaaaae
        1264 ~aaaaaaac ~aaaaaabacaac
        539 ~aaaaaaac ~aaaaaabacaac $
        -912 ~aaaaaaac ~aeaaaaae
        -913 ~aaaaaaac ~aeaaaaae F
        366 ~aaaaaaac ~aeaaaaaeaaac
        502 ~aaaaaaac ~aeaaaaaeaaac F
        369 ~aaaaaaac ~aeaaaaaeaaac ~
        495 ~aaaaaaacaaac $
        -661 ~aaaaaaacaaac ,
        455 ~aaaaaaacaaac F
        232 ~aaaaaaacaaac ~
        424 ~aaaaaaacaaac ~aaaaaaaai
        228 ~aaaaaaacaaac ~aaaaaaaai F
        237 ~aaaaaaacaaac ~aaaaaaaai ~
        -1255 ~aaaaaaace $
        1257 ~aaaaaaad $
        560 ~aaaaaaae #
        622 ~aaaaaaae F
        -152 ~aaaaaaae F $
        681 ~aaaaaaae F ~aaaaaaaaaab
        613 ~aaaaaaae _ $
        713 ~aaaaaaae ~
        -145 ~aaaaaaae ~ $
        589 ~aaaaaaae ~ ~aaaaaaaaiacc
        514 ~aaaaaaae ~aaaaaaaaaaaaab
        320 ~aaaaaaae ~aaaaaaaaaaacec
        -585 ~aaaaaaae ~aaaaaaaai
        -325 ~aaaaaaae ~aeaaaaaeaaac
        732 ~aaaaaaae ~aeaaaaaeaaac _
        -673 ~aaaaaaae ~aeaaaaaeaaac ~
        -629 ~aaaaaaae ~aic
        -761 ~aaaaaaae ~aic F
        218 ~aaaaaaai #
        1006 ~aaaaaaai # F
        -419 ~aaaaaaai $
        423 ~aaaaaaai ,
        841 ~aaaaaaai F
        1179 ~aaaaaaai F $
        777 ~aaaaaaai F F
        680 ~aaaaaaai F ~aaaaaaaaaab
        -561 ~aaaaaaai NO $
        266 ~aaaaaaai _
        -185 ~aaaaaaai _ $
        689 ~aaaaaaai _ ,
        90 ~aaaaaaai ~
        -493 ~aaaaaaai ~ $
        497 ~aaaaaaai ~ F
        -701 ~aaaaaaai ~ ~aaaaaaaai
        -630 ~aaaaaaai ~aaaaaaaaaaac $
        -439 ~aaaaaaai ~aaaaaaaai
        -394 ~aaaaaaai ~aaaaaaaaiaac
        1056 ~aaaaaaai ~aaaaaaai
        546 ~aaaaaaai ~aaaaaabi
        359 ~aaaaaaai ~aaaaaabi $
        -638 ~aaaaaaai ~aaaaaacaaaac
        -444 ~aaaaaaai ~aab
        618 ~aaaaaaai ~aabaab
        659 ~aaaaaaai ~aeaaaaaeaaac
        730 ~aaaaaaai ~aeaaaaaeaaac F
        212 ~aaaaaaai ~aeaaaaaeaaac ~
        900 ~aaaaaaai ~aic
        768 ~aaaaaaai ~aic #
        296 ~aaaaaaai ~aic F
        691 ~aaaaaaai ~aic ~aeaaaaaeaaac
        -869 ~aaaaaaai ~be ~aaaaaag
        406 ~aaaaaaai ~be ~aic
        632 ~aaaaaaaiaaac F
        530 ~aaaaaaaiaaac ~
        208 ~aaaaaaaiaaac ~ $
        -570 ~aaaaaaaiaaac ~ ,
        1032 ~aaaaaaaiaaac ~ ~aaaaaaai
        -573 ~aaaaaaaiaaac ~aaaaaaai
        -494 ~aaaaaaaiaaac ~aaaaaaai F
        391 ~aaaaaaaiaaac ~aaaaaab
        -729 ~aaaaaaaiaaac ~aaaaaab $
        557 ~aaaaaaaiaaac ~aaaaaabae
        491 ~aaaaaaaiaaac ~aaaaacaai
        488 ~aaaaaaaiaaac ~aaaaacaai ~
        -132 ~aaaaaaaiaaac ~aeaaaaaeaaac
        -442 ~aaaaaaaiaaac ~aeaaaaaeaaac F
        -581 ~aaaaaaaiaaac ~aeaaaaaeaiac
        792 ~aaaaaaaiaaac ~be
        545 ~aaaaaaaiaaac ~be ~acabi
        1048 ~aaaaaab $
        924 ~aaaaaab ,
        37 ~aaaaaab , F
        170 ~aaaaaab , ~
        385 ~aaaaaab , ~be
        808 ~aaaaaab .
        418 ~aaaaaab F
        622 ~aaaaaab F $
        -521 ~aaaaaab _
        -282 ~aaaaaab ~
        -703 ~aaaaaab ~aaaaaaaaaaac
        351 ~aaaaaab ~aaaaaaaae
        1030 ~aaaaaab ~aaaaaaaai
        409 ~aaaaaab ~aaaaaaaai #
        394 ~aaaaaab ~aaaaaaaai F
        225 ~aaaaaab ~aaaaaaaai ~
        243 ~aaaaaab ~aaaaaaaaiaac
        605 ~aaaaaab ~aaaaaaaaiaac ~
        133 ~aaaaaab ~aaaaaaaaiaai
        682 ~aaaaaab ~aaaaaaac
        617 ~aaaaaabac $
        703 ~aaaaaabac ,
        358 ~aaaaaabac , ~
        153 ~aaaaaabac , ~be
        245 ~aaaaaabac .
        623 ~aaaaaabac . #
        -515 ~aaaaaabac . ~
        87 ~aaaaaabac ~
        -423 ~aaaaaabac ~ ,
        -837 ~aaaaaabac ~aaaaaaaae
        535 ~aaaaaabac ~aaaaaaaai
        -303 ~aaaaaabac ~aaaaaaaaiaai
        -585 ~aaaaaabac ~aaaaaaaaiacc
        568 ~aaaaaabac ~aaaaaabi
        365 ~aaaaaabac ~acabai
        815 ~aaaaaabacaac ,
        -300 ~aaaaaabacaac , #
        -840 ~aaaaaabacaac , F
        -986 ~aaaaaabacaac , ~
        658 ~aaaaaabacaac , ~aeaaaaaeaaac
        425 ~aaaaaabacaac , ~be
        -235 ~aaaaaabacaac . F
        413 ~aaaaaabacaac F
        236 ~aaaaaabacaac ~
        -360 ~aaaaaabacaac ~ $
        588 ~aaaaaabacaac ~ ~aaaaaaaai
        -354 ~aaaaaabacaac ~aaaaaaaaeaaaaaab
        -190 ~aaaaaabacaac ~aaaaaaaaiaac
        -556 ~aaaaaabacaac ~aaaaaabi
        434 ~aaaaaabacaac ~acaaaiaaaaac
        555 ~aaaaaabacaac ~acaaaiaaaaac F
        1589 ~aaaaaabacaac ~aeaaaabe
        690 ~aaaaaabacaac ~aeaaaabe ~
        315 ~aaaaaabae $
        -415 ~aaaaaabae ,
        -823 ~aaaaaabae , ~
        513 ~aaaaaabae .
        500 ~aaaaaabae F
        -808 ~aaaaaabae ~aaaaaaaai
        -506 ~aaaaaabi $
        504 ~aaaaaabi ,
        993 ~aaaaaabi , _
        -797 ~aaaaaabi , ~
        38 ~aaaaaac $
        -1208 ~aaaaaac F
        -429 ~aaaaaac F $
        -187 ~aaaaaac _
        -870 ~aaaaaac ~ $
        651 ~aaaaaac ~aaaaaaaaaaacec
        265 ~aaaaaac ~aaaaaaaaaaacec ~
        -1130 ~aaaaaac ~aaaaaaaai
        -435 ~aaaaaac ~aaaaaaaai F
        -950 ~aaaaaac ~aaaaaaaai ~
        -502 ~aaaaaac ~aaaaaaaaiaac
        -429 ~aaaaaac ~aaaaaaae
        517 ~aaaaaac ~aaaaf
        -843 ~aaaaaac ~aeaaaaaeaaac
        -158 ~aaaaaac ~aeaaaaaeaaac ~
        -553 ~aaaaaacaaaaaaai $
        634 ~aaaaaacaaaaaaai F $
        -464 ~aaaaaacaaaaaaai ~
        -738 ~aaaaaacaaaaaaai ~aeaaaaaeaaac
        -499 ~aaaaaacaaaaaaci NO
        286 ~aaaaaacaaaac #
        -604 ~aaaaaacaaaac F
        1662 ~aaaaaacaaaac ~
        -1360 ~aaaaaacaaaac ~aaaaaaaaaaac
        447 ~aaaaaacaaaac ~aaaaaaaaaaacec
        306 ~aaaaaacaaaac ~aaaaaaaaaaacec ~aaaaaaaaiacc
        1360 ~aaaaaacaaaac ~aaaaaaaaiaac
        -523 ~aaaaaacaaaac ~aeaaaaaeaiac F
        1069 ~aaaaaacaeaaaaai $
        -926 ~aaaaaacaeaaaaai ~aeaaaaaeaaac
        -641 ~aaaaaae #
        -1490 ~aaaaaae F
        -416 ~aaaaaae F $
        -1029 ~aaaaaae F ~aaaaaaaaaab
        845 ~aaaaaae ~
        493 ~aaaaaae ~aaaaaaaaaaaaaae
        538 ~aaaaaae ~aaaaaaaaaaaaaae ~aaaaaaaaiacc
        -333 ~aaaaaae ~aaaaaaaaiaac
        394 ~aaaaaae ~aeaaaaae
        -474 ~aaaaaae ~aeaaaaaeaaac
        742 ~aaaaaae ~aeaaaaaeaiac
        982 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac
        996 ~aaaaaaeaaaaaaai ~aeaaaaaeaaac F
        -273 ~aaaaaaeaaaaaaaj ~aaaaacaai
        -375 ~aaaaaaeb F
        -333 ~aaaaaaeb ~aeaaaaaeaaac
        -294 ~aaaaaag ~
        402 ~aaaaaag ~aeaaaaaeaaac
        -537 ~aaaaaag ~aeaaaabe
        369 ~aaaaaagaaaaaaai ~aeaaaaaeaaac
        624 ~aaaaaagaaaaaaai ~aeaaaaaeaaac ~
        638 ~aaaaaagaaaaaaai ~aeaaaabe
        323 ~aaaaaam ~
        1102 ~aaaaaam ~aaaaaaae
        -542 ~aaaaaamaaaaaaab F
        840 ~aaaaaamaaaaaaab ~aaaaaaae
        -294 ~aaaaaamaaaaaaab ~aeaaaaaeaaac
        -419 ~aaaaaamaaaaaaaj ~aeaaaaaeaaac
        -721 ~aaaaaamaaaaaaaj ~aeaaaaaeaiac
        -245 ~aaaaaamaaaacaaj F
        848 ~aaaaaamaiaaaaab ~aeaaaaaeaaac
        531 ~aaaaaamaiaaaaab ~aeaaaaaeaaac ~aaaaaaaae
        1028 ~aaaaaao F
        853 ~aaaaaao F ,
        867 ~aaaaaao ~aaaaaaaaiaac
        495 ~aaaaaao ~aaaaaaae
        -539 ~aaaaaao ~aeaaaabe
        686 ~aaaaab #
        789 ~aaaaab # $
        389 ~aaaaab # F
        -397 ~aaaaab F
        491 ~aaaaab ~aaaaacaai
        556 ~aaaaab ~aaaaacaai ~
        243 ~aaaaab ~aeaaaaaeaaac ~
        -479 ~aaaaabac .
        810 ~aaaaabc ~aaaaacaai
        -449 ~aaaaabc ~aeaaaaaeaiac
        -755 ~aaaaacaai #
        -165 ~aaaaacaai # $
        -806 ~aaaaacaai F
        -290 ~aaaaacaai _
        547 ~aaaaacaai _ $
        196 ~aaaaacaai ~
        -749 ~aaaaacaai ~ $
        781 ~aaaaacaai ~ ,
        -191 ~aaaaacaai ~ ~
        309 ~aaaaacaai ~ ~aaaaaaaaaaac
        522 ~aaaaacaai ~ ~aaaaaaae
        -581 ~aaaaacaai ~aaaaaaaaaaaaaae
        -1145 ~aaaaacaai ~aaaaaaaaaaac
        -1082 ~aaaaacaai ~aaaaaaac
        465 ~aaaaacaai ~aacaaaaaaaac
        830 ~aaaaacaai ~aacaaaaaaai
        580 ~aaaaacaai ~aacaaaac
        248 ~aaaaacaai ~aacaaaac ~aaaaaaai
        536 ~aaaaacaai ~aacaabac
        -62 ~aaaaacaai ~aeaaaaaeaaac
        637 ~aaaaacaai ~aeaaaaaeaaac F
        -935 ~aaaaacaai ~aeaaaaaeaaac ~
        488 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaae
        316 ~aaaaacaai ~aeaaaaaeaaac ~aaaaaaaaeaab
        -531 ~aaaaacaai ~aeaaaaaeaaac ~c
        163 ~aaaaacaai ~aeaaaaaeaiac
        -616 ~aaaab $
        -866 ~aaaab F
        -328 ~aaaabaaae $
        -421 ~aaaabaaae .
        1296 ~aaaabaabe ,
        354 ~aaaac ~aaaaaabi
        354 ~aaaac ~aaaaaabi ,
        -520 ~aaaacbaaaaac ~aaaaacaai ~accbab
        -720 ~aaaae #
        -673 ~aaaae $
        -426 ~aaaae ~
        547 ~aaaae ~aaaaaaaae
        659 ~aaaae ~aaaaaaac
        455 ~aaaae ~aaaaaab
        456 ~aaaae ~aaaaaab $
        692 ~aaaae ~aaaaaabae
        695 ~aaaae ~aaaaaabae $
        -376 ~aaaaeaaaaaac ~
        -387 ~aaaaeaaaaaac ~aaaaaaaaaaab
        -502 ~aaaaeaai $
        -599 ~aaaaf .
        831 ~aaaai ~accbab
        -546 ~aaacaaaaaaac F
        394 ~aaacaaaaaaac ~ ~ab
        976 ~aaacaaaaaaac ~aaaaaaaaaaac
        -532 ~aaacaaaaaaac ~aeaaaaaeaaac
        -440 ~aaaeaaaaaaac ,
        -368 ~aaai $
        928 ~aaai ~
        626 ~aaai ~ $
        760 ~aaaiaaaaaaaaaab ,
        -573 ~aaaiaaaaaaaaaab ~
        -563 ~aaaiaaaaaaaaaab ~ #
        -737 ~aab #
        290 ~aab # F
        -635 ~aab # ~
        -376 ~aab $
        135 ~aab ,
        -411 ~aab F $
        -832 ~aab F ,
        -224 ~aab F F
        193 ~aab F ~
        255 ~aab F ~aaaaaaaaiacc
        -324 ~aab _
        704 ~aab ~
        588 ~aab ~ $
        99 ~aab ~ F
        -288 ~aab ~ ~
        -919 ~aab ~aaaaaaaaaaaaaae
        -855 ~aab ~aaaaaaaaaaaaaae ~aeaaaaaeaaac
        244 ~aab ~aaaaaaaaaaaae
        586 ~aab ~aaaaaaaaaaaae F
        809 ~aab ~aaaaaaaai
        263 ~aab ~aaaaaaaaiaac
        284 ~aab ~aaaaaaaaiaai
        147 ~aab ~aaaaaaaaiaai F
        434 ~aab ~aaaaaaae F
        -593 ~aab ~aeaaaaaeaaac
        700 ~aab ~aeaaaaaeaaac F
        -1178 ~aab ~aeaaaaaeaaac _
        459 ~aab ~aeaaaaaeaaac ~
        275 ~aabaab #
        -613 ~aabaab F
        -776 ~aabaab F $
        -362 ~aabaab _
        -352 ~aabaab ~
        820 ~aabaab ~aaaaaaaaaaaae
        988 ~aabaab ~aaaaaaae
        -246 ~aabaab ~aaaaacaai
        738 ~aacaaaaaaaac #
        284 ~aacaaaaaaaac $
        365 ~aacaaaaaaaac F
        -490 ~aacaaaaaaaac ~
        690 ~aacaaaaaaaac ~aaaaaaaaiaac
        -102 ~aacaaaaaaaac ~aaaaaaae
        892 ~aacaaaaaaaac ~aaaaaabacaac
        959 ~aacaaaaaaaac ~aaaaaabacaac $
        58 ~aacaaaaaaaac ~aeaaaaaeaaac
        525 ~aacaaaaaaaac ~aeaaaaaeaaac ~
        314 ~aacaaaaaaai .
        417 ~aacaaaaaaai F $
        -697 ~aacaaaac F
        -807 ~aacaaaac ~aaaaaaae
        250 ~aacaaaac ~aaaaaaai
        789 ~aacaaaac ~aaaaacaai
        -959 ~aacaaaac ~aeaaaaaeaaac
        488 ~aacaaaacaai #
        707 ~aacaaaacaai F $
        -445 ~aacaaaacaai F ~aaaaacaai
        279 ~aacaaab $
        577 ~aacaaab ~aaaaaaaai
        -540 ~aacaaab ~aaaaaaae
        -539 ~aacaaab ~aaaaaaae F
        673 ~aacaaab ~aeaaaaaeaaac
        -568 ~aacaaabc ~aaaaaaaai
        271 ~aacaaacc ~aeaaaabe
        347 ~aacaaacc ~aeaaaabe #
        539 ~aacaaae ,
        -180 ~aacaaaeaiaac F
        -340 ~aacaaaeaiaac F $
        932 ~aacaaaeaiaac _
        630 ~aacaaaeaiaac _ $
        -427 ~aacaaaeaiaac ~aeaaaaaeaaac F
        -491 ~aacaabc F
        -404 ~aacabaab F
        -372 ~aacabaab F ,
        -443 ~aae F
        -533 ~aae F $
        544 ~aae ~aaaaaabac
        -341 ~aae ~aaaaaabacaac
        729 ~aaeaaaaaaaac ~aaaaaaaai
        -708 ~aaeaaaac F
        587 ~aaiaaaab _
        691 ~aaiaaaab ~aaaaaaab
        494 ~aaiaaaab ~aaaaaaab ~aeaaaaaeaaac
        873 ~aaiaaaai ~aaaaaaai
        868 ~aaiaaaai ~aaaaaaai $
        -219 ~ab ~
        485 ~ab ~ $
        -325 ~ab ~ ~aaaaaaaaaaaaab
        -859 ~abaaaaaaae ~be
        -674 ~abaaaaaaae ~be ~acabai
        -649 ~abaaaab ~aeaaaaaeaaac
        318 ~abaaaab ~b
        683 ~ac $
        506 ~ac ~aaaaaaaai
        477 ~ac ~aaaaaaaai F
        -521 ~ac ~be
        -221 ~ac ~ee
        -569 ~acaaaiaaaaac #
        -181 ~acaaaiaaaaac _
        681 ~acaaaiaaaaac ~
        -284 ~acaaaiaaaaac ~ $
        492 ~acaaaiaaaaac ~aaaaaaaaaaaaaai
        -446 ~acaaaiaaaaac ~aaaaaaaai
        -236 ~acaaaiaaaaac ~aaaaaaaaiaac
        318 ~acaaaiaaaaac ~abaaaab
        317 ~acaaaiaaaaac ~abaaaab ~b
        -640 ~acaaaiaaaaac ~aeaaaaaeaaac
        -604 ~acaaaiaaaaac ~aeaaaaaeaaac _
        348 ~acaaaiaaaaac ~aeaaaaaeaiac
        -459 ~acaaaiaaaaac ~aic
        196 ~acab ,
        -663 ~acab ~aaaaaaaaaab
        -840 ~acab ~aeaaaaaeaaac
        74 ~acab ~ai
        269 ~acab ~aic
        266 ~acab ~aic ~aeaaaaaeaaac
        659 ~acab ~be
        455 ~acab ~be ~accbab
        -566 ~acababc #
        117 ~acababc ~
        230 ~acababc ~ ~
        -198 ~acabai #
        638 ~acabai F
        -647 ~acabai F F
        551 ~acabai F ~aaaaaaaaaab
        359 ~acabai _
        116 ~acabai ~
        -48 ~acabai ~ $
        331 ~acabai ~aaaaaaaaaaac
        908 ~acabai ~aeaaaaaeaaac F
        -664 ~acabai ~aeaaaaaeaaac ~aaaaaaaae
        -688 ~acabaiaaaaac F
        -235 ~acabaiaaaaac _
        -709 ~acabc ~
        -764 ~acabi ~
        719 ~acabi ~aaaaaaai
        -166 ~acabi ~be
        -506 ~accbab #
        -573 ~accbab F
        623 ~accbab _
        518 ~accbab ~
        1221 ~accbab ~aeaaaaae
        -307 ~accbab ~aeaaaaaeaaac
        498 ~accbab ~aeaaaaaeaaac F
        -586 ~accbab ~aeaaaaaeaaac ~
        -1351 ~aci _
        -131 ~aci ~
        859 ~aci ~aaaaaaad
        601 ~aci ~aacaaaaaaaac
        1157 ~aci ~aacaaaac
        384 ~aci ~accbab
        583 ~aci ~accbab ~aeaaaaaeaaac
        -227 ~aeaaaaae $
        -327 ~aeaaaaae F
        -136 ~aeaaaaae F $
        -143 ~aeaaaaae F ,
        -616 ~aeaaaaae F ~aaaaaaaaaab
        822 ~aeaaaaae F ~aaaaaaai
        411 ~aeaaaaae _
        -749 ~aeaaaaae _ $
        -580 ~aeaaaaae ~
        -705 ~aeaaaaae ~ $
        723 ~aeaaaaae ~ F
        -585 ~aeaaaaae ~aaaaaaaaaaaaaac
        764 ~aeaaaaae ~aaaaaab
        760 ~aeaaaaae ~aaaaaab $
        206 ~aeaaaaaeaaac #
        -448 ~aeaaaaaeaaac # $
        527 ~aeaaaaaeaaac # F
        432 ~aeaaaaaeaaac # ~
        -775 ~aeaaaaaeaaac # ~aaaaaaaaaaac
        419 ~aeaaaaaeaaac # ~aaaaaaaai
        -650 ~aeaaaaaeaaac $
        -345 ~aeaaaaaeaaac F
        29 ~aeaaaaaeaaac F $
        -190 ~aeaaaaaeaaac F ,
        667 ~aeaaaaaeaaac F .
        324 ~aeaaaaaeaaac F F
        -304 ~aeaaaaaeaaac F _
        355 ~aeaaaaaeaaac F ~aaaaaaaaaab
        361 ~aeaaaaaeaaac F ~aaaaaaaab
        -431 ~aeaaaaaeaaac F ~aaaaaaaae
        -112 ~aeaaaaaeaaac F ~aaaaaaaai
        301 ~aeaaaaaeaaac F ~aaaaaaaaiaac
        -709 ~aeaaaaaeaaac F ~aaaaaaaaiaai
        -4 ~aeaaaaaeaaac F ~aaaaaaaaiacc
        -674 ~aeaaaaaeaaac F ~aaaaaaai
        226 ~aeaaaaaeaaac F ~aaaaaab
        1145 ~aeaaaaaeaaac F ~aaaaacaai
        477 ~aeaaaaaeaaac F ~aaaaai
        -659 ~aeaaaaaeaaac F ~acaaaiaaaaac
        481 ~aeaaaaaeaaac F ~acabai
        256 ~aeaaaaaeaaac F ~aeaaaabe
        -660 ~aeaaaaaeaaac F ~be
        -81 ~aeaaaaaeaaac _
        271 ~aeaaaaaeaaac _ $
        1005 ~aeaaaaaeaaac _ ,
        1182 ~aeaaaaaeaaac _ F
        -202 ~aeaaaaaeaaac _ ~
        632 ~aeaaaaaeaaac _ ~aaaaaaaaaaac
        509 ~aeaaaaaeaaac _ ~aaaaaaaae
        -986 ~aeaaaaaeaaac _ ~aaaaaaaaiaac
        146 ~aeaaaaaeaaac ~
        268 ~aeaaaaaeaaac ~ #
        465 ~aeaaaaaeaaac ~ $
        -468 ~aeaaaaaeaaac ~ ,
        632 ~aeaaaaaeaaac ~ F
        -435 ~aeaaaaaeaaac ~ _
        -300 ~aeaaaaaeaaac ~ ~
        -250 ~aeaaaaaeaaac ~ ~aaaaaaaaaab
        962 ~aeaaaaaeaaac ~ ~aaaaaaaae
        -663 ~aeaaaaaeaaac ~ ~aaaaaaaaeaaaae
        -234 ~aeaaaaaeaaac ~ ~aaaaaaaaeaab
        -735 ~aeaaaaaeaaac ~ ~aaaaaaaai
        622 ~aeaaaaaeaaac ~ ~aaaaaaaaiaac
        367 ~aeaaaaaeaaac ~ ~aaaaaaaaiacc
        -1424 ~aeaaaaaeaaac ~ ~aaaaaaac
        -395 ~aeaaaaaeaaac ~ ~aaaaaabac
        -475 ~aeaaaaaeaaac ~ ~aaaaaac
        -777 ~aeaaaaaeaaac ~aaaaaaaaaaaaaac
        -876 ~aeaaaaaeaaac ~aaaaaaaaaaaaab
        323 ~aeaaaaaeaaac ~aaaaaaaaaaab $
        72 ~aeaaaaaeaaac ~aaaaaaaaaaac
        -1212 ~aeaaaaaeaaac ~aaaaaaaaaaac F
        -61 ~aeaaaaaeaaac ~aaaaaaaaaaac ~
        -375 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaaac
        -625 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaaaab
        316 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaae
        -454 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaaaai
        436 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaaab
        462 ~aeaaaaaeaaac ~aaaaaaaaaaac ~aaaaacaai
        -528 ~aeaaaaaeaaac ~aaaaaaaaaaae $
        -579 ~aeaaaaaeaaac ~aaaaaaaae
        1617 ~aeaaaaaeaaac ~aaaaaaaae $
        -634 ~aeaaaaaeaaac ~aaaaaaaae ,
        -620 ~aeaaaaaeaaac ~aaaaaaaae F
        489 ~aeaaaaaeaaac ~aaaaaaaae ~
        344 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaai
        -389 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiaac
        -347 ~aeaaaaaeaaac ~aaaaaaaae ~aaaaaaaaiacc
        530 ~aeaaaaaeaaac ~aaaaaaaae ~acaaaiaaaaac
        370 ~aeaaaaaeaaac ~aaaaaaaaeaaaae $
        177 ~aeaaaaaeaaac ~aaaaaaaaeaab
        410 ~aeaaaaaeaaac ~aaaaaaaaeaab $
        -490 ~aeaaaaaeaaac ~aaaaaaaaeaab F
        468 ~aeaaaaaeaaac ~aaaaaaaaeaab ~aaaaaaaaiacc
        -299 ~aeaaaaaeaaac ~aaaaaaaaeaae
        -345 ~aeaaaaaeaaac ~aaaaaaaaeaae $
        511 ~aeaaaaaeaaac ~aaaaaaaaeaae ,
        -305 ~aeaaaaaeaaac ~aaaaaaaaeaag
        167 ~aeaaaaaeaaac ~aaaaaaac
        -659 ~aeaaaaaeaaac ~aaaaaaac $
        597 ~aeaaaaaeaaac ~aaaaaaac F
        -527 ~aeaaaaaeaaac ~aaaaaaac ~
        -136 ~aeaaaaaeaaac ~aaaaaaacaaac
        -162 ~aeaaaaaeaaac ~aaaaaaacaaac ~aaaaaaaai
        756 ~aeaaaaaeaaac ~aaaaaaai ~
        425 ~aeaaaaaeaaac ~aaaaaaaiaaac
        99 ~aeaaaaaeaaac ~aaaaaaaiaaac ~
        324 ~aeaaaaaeaaac ~aaaaaab
        582 ~aeaaaaaeaaac ~aaaaaab ,
        219 ~aeaaaaaeaaac ~aaaaaab ~aaaaaaaai
        -452 ~aeaaaaaeaaac ~aaaaaabac ~
        608 ~aeaaaaaeaaac ~aaaabaaaeaab
        349 ~aeaaaaaeaaac ~aab
        390 ~aeaaaaaeaaac ~aacaaaaaaaac
        389 ~aeaaaaaeaaac ~aacaaaaaaaac $
        399 ~aeaaaaaeaaac ~ac
        -474 ~aeaaaaaeaaac ~c
        816 ~aeaaaaaeaaac ~c $
        -540 ~aeaaaaaeaaac ~c ,
        -366 ~aeaaaaaeaaac ~c ~
        404 ~aeaaaaaeaaac ~c ~aaaaaaaaaab
        -388 ~aeaaaaaeaaac ~c ~aic
        -456 ~aeaaaaaeaaac ~c ~be
        -144 ~aeaaaaaeaaac ~caaaaaaaaaac
        -767 ~aeaaaaaeaaac ~caaaaaaaaaac $
        280 ~aeaaaaaeaaac ~caaaaaaaaaac ~aaaaaaai
        421 ~aeaaaaaeaaac ~caaaaaaae
        469 ~aeaaaaaeaaac ~caaaaaaae ~aaaaaabac
        -680 ~aeaaaaaeai ~
        -353 ~aeaaaaaeaiac F
        541 ~aeaaaaaeaiac F ,
        806 ~aeaaaaaeaiac F ~aaaaaaaae
        -654 ~aeaaaaaeaiac F ~aaaaaaaai
        -213 ~aeaaaaaeaiac F ~aaaaaaaaiaac
        -684 ~aeaaaaaeaiac F ~aaaaaaai
        275 ~aeaaaaaeaiac _
        -237 ~aeaaaaaeaiac _ $
        707 ~aeaaaaaeaiac _ F
        -414 ~aeaaaaaeaiac ~
        -481 ~aeaaaaaeaiac ~ ~
        632 ~aeaaaaaeaiac ~ ~aaaaaaaaiaai
        720 ~aeaaaaaeaiac ~aaaaaaaaaaaaae
        -117 ~aeaaaaaeaiac ~aaaaaaaaaaac
        -273 ~aeaaaaaeaiac ~aaaaaaaae
        258 ~aeaaaaaeaiac ~aaaaaaaaeaaaae
        -670 ~aeaaaaaeaiac ~aaaaaaaaeaaaae $
        94 ~aeaaaaaeaiac ~aaaaaaaaeaae
        112 ~aeaaaaaeaiac ~aaaaaaaaeaae $
        -415 ~aeaaaaaeaiac ~aaaaaab $
        301 ~aeaaaaaeaiac ~aaaaaab ,
        -84 ~aeaaaaaeaiac ~c $
        516 ~aeaaaaaeaiac ~c ~aab
        -557 ~aeaaaaaeaiac ~c ~aic
        607 ~aeaaaabaaae ~acabai
        513 ~aeaaaabe #
        -533 ~aeaaaabe # $
        853 ~aeaaaabe # ~
        -528 ~aeaaaabe $
        329 ~aeaaaabe ,
        -871 ~aeaaaabe F
        238 ~aeaaaabe _
        -494 ~aeaaaabe _ $
        -778 ~aeaaaabe ~
        -266 ~aeaaaabe ~aaaaaaaaaaab
        -245 ~aeaaaabe ~aaaaaaaaaaab $
        -953 ~aeaaaabe ~aaaaaaaae
        -457 ~aeaaaabe ~aaaaaaaae $
        -525 ~aeaaaabe ~aaaaaaaaiaac ~aeaaaaaeaaac
        225 ~aeaaaabe ~aaaaaaaaiaai
        294 ~aeaaaabe ~aaaaaaaaiaai ~aeaaaaaeaaac
        26 ~aeaaaabe ~aaaaaaai
        457 ~aeaaaabe ~aaaaaaaiaaac
        361 ~aeaaaabe ~aaaaaab
        132 ~aeaaaabe ~aaaaaab $
        1115 ~aeaaaabe ~aaaaaac
        -590 ~aeaaaabe ~aaaaacaai
        424 ~aeaaaabe ~acaaaiaaaaac
        394 ~aeaaaabe ~acaaaiaaaaac ~
        225 ~aeaaaabe ~acababc
        168 ~aeaaaabe ~acababc ~
        862 ~aeaaaabe ~acabai
        -753 ~aeaaaabe ~c
        -324 ~ai #
        -95 ~ai # ~
        496 ~ai $
        680 ~ai ~
        298 ~ai ~ ~aaaaacaai
        27 ~ai ~aaaaaaaaiaac
        -390 ~ai ~aaaaaaaaiaac ~aeaaaaaeaaac
        504 ~ai ~aeaaaaae
        485 ~ai ~aeaaaaaeaaac
        33 ~ai ~aeaaaaaeaaac F
        133 ~ai ~aeaaaaaeaaac ~aaaaaaaaaaac
        -852 ~ai ~aeaaaabe ~
        690 ~aic #
        1030 ~aic # $
        -271 ~aic # F
        -109 ~aic # ~
        282 ~aic $
        -700 ~aic ,
        309 ~aic F
        -385 ~aic F $
        -222 ~aic F ,
        -405 ~aic F F
        1426 ~aic F _
        -246 ~aic F ~
        -595 ~aic F ~aaaaaaaaaab
        102 ~aic F ~aaaaaaaai
        271 ~aic F ~aaaaaaaaiacc
        -480 ~aic NO
        -68 ~aic ~
        818 ~aic ~ ~
        -498 ~aic ~aaaaaaaae
        372 ~aic ~aaaaaaaaiaaae
        212 ~aic ~aaaaaaae
        -1179 ~aic ~aaaaaaaiaaac
        -376 ~aic ~aaaaacaai
        -645 ~aic ~aaai
        -113 ~aic ~aeaaaaaeaaac
        1122 ~aic ~aeaaaaaeaaac F
        -400 ~aic ~aeaaaaaeaaac ~
        -108 ~aic ~aeaaaaaeaaac ~aaaaaaaaaaac
        268 ~aic ~aeaaaaaeaaac ~aaaaaab
        -796 ~aic ~aeaaaaaeaiac
        488 ~aic ~aeaaaaaeaiac F
        -1116 ~aic ~aeaaaaaeaiac ~
        1288 ~aic ~aeaaaabe
        574 ~aic ~aeaaaabe $
        252 ~b ~ai
        267 ~b ~aic
        119 ~be _
        973 ~be ~
        -851 ~be ~ #
        -501 ~be ~aaaaaaai
        1460 ~be ~aaaaaacaaaac
        -885 ~be ~aaaaaag
        503 ~be ~aab
        509 ~be ~aabaab
        702 ~be ~aabaab #
        -347 ~be ~aacaaaac
        -511 ~be ~aacaaab
        574 ~be ~acab
        74 ~be ~acab ~ai
        269 ~be ~acab ~aic
        363 ~be ~acabai ~
        449 ~be ~acabc
        421 ~be ~acabc ~
        171 ~be ~acabi
        -336 ~be ~accbab ~aeaaaaaeaaac
        -486 ~be ~aci ~accbab
        191 ~be ~ai
        -66 ~be ~ai ~
        116 ~be ~ai ~aeaaaaaeaaac
        476 ~be ~aic
        -214 ~be ~aic #
        1638 ~be ~aic F
        -863 ~be ~aic ~
        -908 ~be ~aic ~aaai
        588 ~be ~aic ~aeaaaaaeaaac
        -369 ~c ,
        603 ~c , F
        311 ~c F
        985 ~c F $
        302 ~c F ,
        -735 ~c F .
        -973 ~c _ #
        773 ~c _ ~aaaaaaae
        657 ~c ~ F
        -207 ~c ~ ~
        -686 ~c ~ ~aaaaaaaaiaac
        820 ~c ~aaaaaaaaaab
        416 ~c ~aaaaaaaaaab ~aaaaaaae
        251 ~c ~aaaaaaaae
        621 ~c ~aaaaaaaaeaab
        61 ~c ~aaaaaaaaiaac
        -470 ~c ~aaaaaaaaiaac ~
        545 ~c ~aaaaaaaaiacc F
        -838 ~c ~aaaaaaai
        476 ~c ~aaaaaabacaac
        578 ~c ~aaaaaag
        681 ~c ~aaaaaagaaaaaaai
        524 ~c ~aaaaaamaaaaaaab
        562 ~c ~aaaaaao
        432 ~c ~aaaaaao ~aaaaaaae
        342 ~c ~aab
        -608 ~c ~aabaab
        454 ~c ~aci
        -521 ~c ~ai
        -1258 ~c ~aic
        -577 ~c ~aic #
        -887 ~c ~aic F
        -512 ~c ~aic ~aeaaaaaeaaac
        -742 ~c ~be
        280 ~caaaaaaaaaac ~aaaaaaai
        -431 ~caaaaaaaaaac ~aic
        -721 ~caaaaaaae $
        -677 ~caaaaaaae ,
        444 ~caaaaaaae ~
        618 ~caaaaaaae ~aaaaaabac
        467 ~caaaaaaae ~aaaaaabac $
        867 ~caaaaaaae ~aaaaaac
        -564 ~caaaaaaae ~aic
        424 ~caaaaaae $
        251 ~ee $
        904 ~ee _
        673 ~ee _ ~aeaaaaaeaaac
        -561 ~ee ~
        380 ~ee ~aaaaaaac
        -476 ~ee ~aaaaaac
        -354 ~ee ~aaaaaacaaaac
        846 ~ee ~aaaaaag
        675 ~ee ~aaaaai
        837 ~ee ~aab
        -379 ~ee ~aacaaaaaaaac
        -281 ~ee ~aeaaaaaeaaac
        569 ~i ~aic ~aeaaaaaeaaac
        """
}
