/// One spelling for words that mean the same in a kitchen: British and American, short and long.
///
/// Every line maps words to the last word on it. Texts and names go through the same table, so what
/// a word maps to matters less than that both meet. A `!` makes the word for an absence.
enum Synonyms {
    static func canonical(of word: WordHash) -> WordHash? { table[word] }

    private static let lines = """
        aubergine=eggplant courgette=zucchini prawn=shrimp yoghurt yoghourt=yogurt omelette=omelet
        doughnut=donut whisky=whiskey chilli chile chily=chili catsup=ketchup tinned=canned
        capsicum=bellpepper brinjal=eggplant groundnut=peanut soya=soy iodised=iodized coriander=cilantro rocket=arugula beetroot=beet swede=rutabaga
        maize=corn mince minced=ground flavour=flavor flavoured=flavored
        flavouring=flavoring colour=color grey=gray fibre=fiber centre=center savoury=savory
        caramelised=caramelized pasteurised=pasteurized skimmed=skim sheperd shepard shephard=shepherd pc pcs=piece semiskimmed=semiskim
        wholemeal=wholewheat decaffeinated=decaf barbecued barbeque barbequed bbq barbq=barbecue
        sauteed=saute mayo=mayonnaise choc=chocolate chocolatey chocolaty=chocolate veg veggy vegy=vegetable
        spud tater potatoe=potato tomatoe=tomato burger=hamburger cheesy=cheese buttery buttered=butter
        nutty=nut meaty=meat lemony=lemon minty=mint fruity=fruit garlicky=garlic oniony=onion
        gingery=ginger sugary=sugar syrupy=syrup oaty=oat peachy=peach salty=salted peppery=pepper
        tomatoey=tomato cinnamony=cinnamon lite=light skinless=!skin unsalted saltless=!salt
        crustless=!crust meatless=!meat eggless=!egg uncoated=!coating unbreaded=!breaded
        unflavored=!flavored unseasoned=!seasoned unfilled=!filled unfrosted=!frosting
        uniced=!icing undrained=!drained frosted frosting icing=frosting mcdonalds
        mcd maccy=mcdonald advocado avacado=avocado brocoli broccolli brocolli brocolie broccolie=broccoli expresso=espresso
        capuccino cappucino=cappuccino parmigiano parmesano=parmesan mozarella=mozzarella
        chedder=cheddar frank wiener weiner=frankfurter w=with miniature=mini soda=softdrink sub=submarine teriaki=teriyaki
        tumeric=turmeric jello gelatine=gelatin dhal=dal biriyani=biryani dried=dried dehydrated desiccated=dried
        biccy biccie bikkie bicky=cookie stake=steak spoonful=spoon creme=cream bannana banan=banana toasted=toast
        brekkie brekky breaky bfast bkfst brkfst=breakfast n und=and avo=avocado sm sml=small lg lge lrg=large med=medium reg=regular
        omlette omelete=omelet mayonaise mayonnaisse=mayonnaise baggel=bagel quinoe=quinoa muesley musli=muesli
        yog yoghert yogart=yogurt pud=pudding chz=cheese mozz=mozzarella strawb=strawberry cauli=cauliflower
        brocc=broccoli sammie sarny sammich sando sanga sanger=sandwich choccy=chocolate brest brst=breast brn=brown tunna=tuna weatabix=weetabix houmus=hummus
        brocoly broc=broccoli pkt=packet pck=pack btl=bottle jkt=jacket bkd=baked grk=greek chkn chix chx chk=chicken shroom=mushroom cuke=cucumber
        vod=vodka tattie=potato nanner=banana pnut=peanut ceaser ceasar cesar=caesar sphagetti spagetti spagheti spaghetthi=spaghetti abt=about egs=egg tost=toast
        banger=sausage swt=sweet gtd=grated schnitty schnitzy schnittie=schnitzel porage poridge porrige=porridge wi=with ckd=cooked
        sl slc=slice scp=scoop dt=diet cof=coffee chs=cheese blk=black wht=white hlf=half btr=butter dbl=double
        tst=toast chp=chop wtr=water hny=honey brd=bread pepr=pepper bnna=banana bana=banana brwn=brown drnk=drink mshd=mashed
        dnner dinnr dnnr=dinner
        ckn chckn=chicken grnd=ground trk tky trky turk=turkey bns=bean bnn=banana crkr crkrs crckr=cracker coff cfe=coffee
        crm=cream mlk=milk sug sgr=sugar wbix wtbx=weetabix gls=glass pnt=peanut spgh sphg=spaghetti sce=sauce thgh=thigh
        zuke zuc=zucchini popc pcorn=popcorn grp=grape ktchp kchp=ketchup qsdla qsdlla=quesadilla slsa=salsa brgr=hamburger
        grld grlld grl=grilled sndw sandw sndwch=sandwich bcn=bacon ssg ssge sausg=sausage omlt=omelet chdr chddr=cheddar
        lett lettc=lettuce ptto=potato rst=roast stk=steak slmn=salmon tna=tuna shrmp=shrimp rce=rice psta=pasta
        ndl ndls=noodle carr=carrot onn=onion orng=orange jce=juice ygrt ygt yogt=yogurt
        oatml=oatmeal jly=jelly alm=almond wlnt=walnut cshw=cashew prtn=protein scrm=scrambled xtra=extra
        brkf brkfs=breakfast lnch=lunch snk=snack tmto tmt=tomato muff=muffin svg=serving bwl=bowl bgl bagl=bagel pza piza=pizza pepp=pepperoni rnch=ranch grpfrt gpfrt=grapefruit mnce=ground
        cky ckie=cookie bg=bag ovn=overnight h2o=water dinr=dinner brito burrto=burrito tmtoes=tomato
        chry chrry=cherry stfng stffng=stuffing smthie smthy smoothee=smoothie whp whpd=whipped saus=sausage blueb blueberr=blueberry
        grnla granla=granola bkn=bacon muf=muffin sld=salad salm=salmon shk shke=shake tats tat=potato rasin rasn=raisin jckt=jacket
        cke=cake ckes=cake splsh=splash apl=apple crispbrd=crispbread cornflk cornflks cflake cflake cflakes=cornflake
        aspar asprgs=asparagus brwnie brwny=brownie cppccno cappu=cappuccino pstrami=pastrami hmmus humm=hummus tort=tortilla
        rol=roll sbux starbs=starbucks chzy=cheese sprts sprouts=sprout chdd=cheddar parm=parmesan avoc avcdo=avocado lntl lntls=lentil chkpea chkpeas=chickpea mush mushr=mushroom
        mtloaf=meatloaf ltce ltuce=lettuce gvy grvy=gravy msla mslla=masala plau=pilau spgetti spghetti=spaghetti
        smkd=smoked crsp=crisp vege veges=vegetable wrp=wrap drsng drssng=dressing flx=flax almd almnd=almond
        prwn prwns=shrimp noods=noodle ched=cheddar strw=strawberry cann=canned
        brcl=broccoli pnc=pancake blbr=blueberry strwb=strawberry rasp=raspberry
        """

    static let table: WordMap<WordHash> = {
        var table = WordMap<WordHash>(minimumCapacity: 256)
        for line in (lines + "\n" + Misspellings.lines).split(separator: "\n") {
            var sources: [WordHash] = []
            for piece in line.split(separator: " ") {
                guard let equals = piece.firstIndex(of: "=") else {
                    sources.append(WordHash(String(piece)))
                    continue
                }
                sources.append(WordHash(String(piece[..<equals])))
                let target = String(piece[piece.index(after: equals)...])
                let word =
                    target.hasPrefix("!")
                    ? WordHash(String(target.dropFirst())).negated : WordHash(target)
                for source in sources where source != word { table[source] = word }
                sources = []
            }
        }
        return table
    }()
}
