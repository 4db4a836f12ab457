/// Traditional characters and those that Simplified Chinese writes in their place.
///
/// Several traditional ones may have the same simplified one, so texts and names are compared in simplified ones: to go
/// the other way would be to guess. From the character table of ICU, with variants beside it (臺, 麪, 鷄, 蕃).
enum HanFolding {
    /// The character to compare by.
    static func folded(_ scalar: UInt32) -> UInt32 {
        guard scalar >= first, scalar <= last else { return scalar }
        let place = Int(scalar - first)
        return table[place] == 0 ? scalar : UInt32(table[place])
    }

    private static let first: UInt32 = 0x4E00
    private static let last: UInt32 = 0x9FFF

    /// By the place behind `first`; 0 for what stays as it is.
    private static let table: [UInt16] = {
        var table = [UInt16](repeating: 0, count: Int(last - first) + 1)
        var scalars = pairs.unicodeScalars.makeIterator()
        while let from = scalars.next(), let to = scalars.next() {
            guard from.value >= first, from.value <= last else { continue }
            table[Int(from.value - first)] = UInt16(truncatingIfNeeded: to.value)
        }
        return table
    }()

    /// Each traditional character with the simplified one behind it.
    private static let pairs = """
        並并乾干亞亚佈布來来侖仑侶侣係系倉仓個个們们側侧傘伞備备傳传傷伤僅仅價价優优兒儿內内兩两凍冻凱凯則则剛刚剝剥劃划劍剑勁劲動动務务勝胜勞劳匯汇區区參参叢丛吳吴唄呗 \
        問问喫吃單单喱哩嗎吗嘗尝噴喷嚕噜嚴严國国園园圓圆團团堅坚場场塊块塗涂壓压壞坏壯壮壺壶壼壸壽寿夢梦夾夹奧奥奮奋妳你婦妇媽妈嬰婴孫孙學学宮宫實实寧宁寫写寬宽寶宝將将 \
        對对層层屬属島岛崑昆崙仑巒峦帥帅師师帶带幾几庫库廈厦廣广廳厅張张強强彌弥彎弯後后從从復复愛爱態态慶庆憂忧憤愤應应戰战戶户拋抛捲卷掃扫掛挂揚扬揮挥摜掼撻挞擔担擬拟 \
        攏拢攤摊斂敛斬斩時时曬晒書书會会東东條条棗枣楊杨楓枫業业極极構构槍枪槤莲樁桩樂乐樅枞樓楼樣样樸朴樹树樺桦橋桥機机橫横檳槟檸柠櫚榈櫛栉櫞橼櫨栌櫻樱欒栾欖榄歐欧歡欢 \
        歸归殺杀殼壳氣气氫氢決决沒没沖冲涼凉淚泪淨净減减湯汤溏糖準准溝沟溫温滷卤滾滚滿满漢汉漬渍漲涨漿浆潛潜潤润澆浇澱淀濁浊濃浓濕湿濟济濱滨瀨濑灣湾為为烏乌無无煉炼煙烟 \
        熱热燈灯燉炖燒烧燙烫營营燭烛燴烩燻熏爐炉爾尔牆墙狀状獅狮獨独獼猕現现瑤瑶瑩莹瑪玛璉琏環环甕瓮產产畢毕畫画異异當当癩癞發发皺皱盞盏盡尽盤盘盧卢睏困睪睾瞇眯碼码磚砖 \
        磯矶礦矿礫砾祿禄禮礼秈籼稅税稈秆稜棱種种稱称穀谷窩窝筆笔筍笋筴䇲節节範范簍篓簞箪簽签簾帘籠笼籤签籬篱粵粤糞粪糧粮糰团紀纪約约紅红紋纹納纳紐纽純纯紗纱紙纸級级細细 \
        紹绍結结絞绞絡络給给絨绒統统絲丝綜综綠绿綬绶維维網网綿绵緊紧緋绯線线緣缘縮缩總总繼继續续纔才纖纤缽钵羅罗義义習习翹翘聖圣聞闻聲声聽听脅胁脈脉脫脱腎肾腦脑腳脚腸肠 \
        膠胶膽胆臉脸臍脐臘腊臟脏臺台與与興兴荊荆荳豆莖茎莢荚莧苋菓果華华萊莱萬万萵莴葉叶葷荤蓀荪蓋盖蓮莲蔔卜蔣蒋蔥葱蔭荫蔴麻蕃番蕎荞蕓芸蕪芜蕷蓣薈荟薑姜薔蔷薘荙薩萨薺荠 \
        藍蓝藥药藷薯藺蔺蘆芦蘇苏蘋苹蘭兰蘿萝號号蜆蚬蝟猬蝦虾蝨虱蝸蜗螄蛳螞蚂蟬蝉蟯蛲蟲虫蟶蛏蟻蚁蠑蝾蠔蚝蠣蛎蠶蚕蠻蛮衛卫衝冲裏里補补裝装裡里製制襪袜見见規规視视親亲觀观 \
        訂订計计記记試试詩诗話话該该誌志語语誤误說说誰谁課课調调談谈請请論论諧谐諾诺講讲謝谢議议讀读變变讓让豎竖豐丰豬猪貓猫貝贝財财貢贡貧贫貨货貴贵買买費费貼贴貽贻賊贼 \
        賓宾賜赐賞赏賣卖質质賴赖購购躉趸車车軋轧軍军軟软輕轻輛辆輝辉輦辇輪轮輻辐轉转農农迴回這这連连週周進进運运過过達达還还邊边鄉乡醃腌醜丑醫医醬酱釀酿釋释針针釦扣釧钏 \
        鈉钠鈎钩鈕钮鈣钙鈴铃鉀钾鉤钩銀银銅铜鋸锯錠锭錢钱錦锦錫锡錯错鍋锅鎂镁鎖锁鏈链鏡镜鐘钟鐮镰鐵铁鑄铸鑼锣鑽钻長长門门閃闪開开間间閘闸閩闽闊阔關关阪坂陰阴陳陈陸陆陽阳 \
        隊队際际隱隐隻只雖虽雙双雜杂雞鸡離离雲云電电霧雾靈灵靜静韓韩韮韭響响頁页頂顶項项順顺須须頌颂頓顿頭头頰颊頸颈題题額额類类風风飛飞飩饨飯饭飲饮飴饴飼饲餃饺餅饼養养 \
        餌饵餘余餚肴餛馄餞饯餡馅餾馏饃馍饅馒饞馋饢馕馬马駁驳駝驼騙骗髒脏體体髮发鬆松鬍胡鬚须鬢鬓鬥斗鬧闹鬱郁魚鱼魨鲀魯鲁魴鲂魷鱿鮁鲅鮋鲉鮑鲍鮒鲋鮓鲊鮪鲔鮫鲛鮭鲑鮮鲜鮶鲪 \
        鯇鲩鯉鲤鯊鲨鯔鲻鯖鲭鯛鲷鯡鲱鯤鲲鯧鲳鯰鲶鯷鳀鯽鲫鰂鲗鰈鲽鰐鳄鰒鳆鰓鳃鰜鳒鰨鳎鰭鳍鰮鳁鰱鲢鰵鳘鰹鲣鰺鲹鰻鳗鰾鳔鱅鳙鱈鳕鱉鳖鱒鳟鱔鳝鱖鳜鱗鳞鱘鲟鱟鲎鱠鲙鱧鳢鱷鳄鱸鲈 \
        鱺鲡鳥鸟鳳凤鴉鸦鴕鸵鴛鸳鴦鸯鴨鸭鴻鸿鴿鸽鵝鹅鵠鹄鵪鹌鵲鹊鶉鹑鶯莺鶴鹤鷄鸡鷹鹰鸚鹦鹵卤鹹咸鹼碱鹽盐麗丽麥麦麩麸麪面麵面麼么黃黄點点齋斋齒齿齡龄龍龙龜龟
        """
}
