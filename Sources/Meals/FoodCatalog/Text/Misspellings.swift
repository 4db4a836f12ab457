/// Words for food and measures as they are often mistyped, two slips and more away from what is meant, or inside a fixed
/// phrase ("peanut buter"), where nothing else could tell them.
///
/// In the form of `Synonyms`: each line maps words to the last one on it.
enum Misspellings {
    static let lines = """
        buter buttr bttr=butter peenut penut peanutt=peanut chese cheeze=cheese sirup syrop syrip sryup=syrup
        protien protine protean=protein maccaroni macoroni macaronni=macaroni souce sause sawce=sauce massala massalla=masala
        nutela nuttella=nutella chps=chip tabelspoon tablespon tablspoon tabelspon tablesppon tabblespoon=tablespoon
        teaspon teespoon teasppon=teaspoon hanful handfull handfulll=handful peice piec pece=piece slise slce slcie=slice
        bottel botle bottl=bottle bowel bowll=bowl cupp=cup porton portin=portion
        bluberry bluebery blubery=blueberry stawberry strawbery strabwerry=strawberry rasberry raspbery rassberry=raspberry
        blackbery blakberry=blackberry cranbery=cranberry omlet ommelette omelett omelete=omelet hamberger hamburgur=hamburger
        waffel wafle waffal=waffle noodel noddle nooddle=noodle beens=bean capuchino cappuchino cappocino=cappuccino
        asparagas asperagus aspargus=asparagus brownee=brownie donought doughnought=donut raisen raisan=raisin
        lemonaid lemonad=lemonade zuchinni zuccini zuchini zuchinni=zucchini cauliflour califlower=cauliflower
        sandwhich sandwitch sandwhitch samwich sanwich sandwch=sandwich burito burritto=burrito tortila tortiya=tortilla
        quesedilla quesidilla kesadilla=quesadilla guacamoli guacomole guacomoli=guacamole lettice letuce lettus=lettuce
        spinich spinnach spinage=spinach carrott carot carrat=carrot potatos=potato tomatos=tomato tomatoe=tomato
        brocolli broccolli=broccoli cucmber cuccumber=cucumber mushrom mushrum=mushroom onoin onyon=onion
        choclate choclat chocolat chocolte=chocolate vanila vannila=vanilla cinamon cinnamin=cinnamon
        bagle baigel=bagel crossant croisant croissont=croissant muffen muffn=muffin bisquit biscut=biscuit
        pankake pancak pancaek=pancake cerial ceral=cereal grannola granolla=granola oatmeel otmeal oatmeale=oatmeal
        yougurt yogert yogourt yoghut=yogurt smothie smoothy smoothee=smoothie milkshak=milkshake cofee coffe coffie=coffee
        lazagna lasanga lasagnia=lasagna spagetti spagheti=spaghetti bolognaise bolonaise bolognase=bolognese
        sausege sausauge sausge sasauge=sausage baccon bacan=bacon chiken chickn chikin chcken=chicken turky turkee=turkey
        samon salman sammon=salmon shrip shirmp=shrimp tunna=tuna stek=steak
        pepporoni peperoni pepparoni peporoni=pepperoni piza pizaa pizzza=pizza
        mayonaise mayonnase mayonaisse=mayonnaise ketchap ketchep=ketchup musterd=mustard vinagrette vinegarette=vinaigrette
        bannana bananna banna banananas=banana aple appel=apple ornage=orange pinapple pineaple=pineapple
        avacado avacodo advocado=avocado grapfruit=grapefruit mangoe=mango
        pretzle pretsel=pretzel popcron popcorm=popcorn crackr craker=cracker almon almnd=almond wallnut=walnut
        cresant crossaint crossiant croissaint=croissant shepards sheppards=shepherd guiness=guinness
        nuget nugets nuggit=nugget muslei mueseli museli muesly=muesli honny hunny=honey bred braed=bread
        tofo toffu tofou=tofu suger sugger sugur=sugar toste tost toaste=toast sallad salade=salad joghurt yoghert yogart=yogurt
        avokado=avocado mozarella mozerella mosarella=mozzarella parmesean=parmesan chikken=chicken spagety spageti=spaghetti
        egss=egg hony=honey
        chez chees=cheese pickel pikle=pickle rasins=raisin fetta=feta brocolii=broccoli strawbery=strawberry
        cuple coupel=couple proteen prtein=protein yogrt=yogurt granloa=granola
        """
}
