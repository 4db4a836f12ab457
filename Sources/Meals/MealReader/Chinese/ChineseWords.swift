/// The words of Chinese lines that name no food: one row for each thing that they say, with English words for those that
/// the passes behind know, and the words in Traditional Chinese; Simplified ones are read as the same.
enum ChineseWords {
    /// `kind | what is said | words`. A kind is a case of `ChineseWord.Kind`.
    static let rows = """
        numeral | 0 | 零 〇 ○
        numeral | 1 | 一 壹
        numeral | 2 | 二 兩 貳 雙
        numeral | 3 | 三 參
        numeral | 4 | 四
        numeral | 5 | 五
        numeral | 6 | 六
        numeral | 7 | 七
        numeral | 8 | 八
        numeral | 9 | 九
        numeral | 10 | 十
        numeral | 20 | 廿
        numeral | 100 | 百
        numeral | 1000 | 千
        numeral | 10000 | 萬
        numeral | 100000000 | 億
        few | 3 | 幾 好幾 數
        half | 0.5 | 半 一半的 半份的
        dozen | 12 | 打
        ordinal | | 第
        parts | | 分之
        tenths | | 分滿 成滿
        some | some | 一些 些 少許 一點點 一點兒 些許
        count | | 個 顆 粒 條 根 支 隻 枝 尾 頭 枚 件 節 客 樣 道 株 副 串的
        count | piece of | 塊 團 截
        measure | slice of | 片
        measure | bowl of | 碗
        measure | plate of | 盤 碟
        measure | serving of | 份 人份 套
        measure | skewer of | 串
        measure | box of | 盒
        measure | pack of | 包 袋 封
        measure | bottle of | 瓶 支裝
        measure | can of | 罐 鐵罐
        measure | basket of | 籠 格
        measure | scoop of | 球 勺子
        measure | bite of | 口
        measure | handful of | 把 小把 撮
        measure | pot of | 鍋 壺
        measure | tablespoon of | 湯匙 大匙 大湯匙
        measure | teaspoon of | 茶匙 小匙
        measure | spoon of | 匙 勺 瓢 羹
        measure | carton of | 鋁箔包
        measure | bunch of | 束 捆
        cup | cup of | 杯 馬克杯
        cup | small | 小杯 細杯
        cup | medium | 中杯
        cup | large | 大杯 特大杯
        measure | small bowl of | 小碗 細碗
        measure | large bowl of | 大碗
        measure | small plate of | 小盤 小碟
        measure | large plate of | 大盤
        measure | small | 小份 小包
        measure | large | 大份 大包 大支 大塊 大顆 大條 大隻 大根 大個 大片
        size | large | 大 特大
        size | medium | 中
        size | small | 小 迷你 細
        unit | g | 公克 克 公分克
        unit | kg | 公斤 千克
        unit | ml | 毫升 西西 公撮
        unit | l | 公升 升
        unit | oz | 盎司 安士
        unit | lb | 磅
        unit | catty | 斤 台斤 市斤
        unit | tael | 台兩 市兩
        unit | mace | 錢
        energy | kcal | 大卡 千卡 卡路里 卡 仟卡
        person | | 人 個人 位
        nofood | | 次 遍 步 公里 歲 度 層 樓 下 場 集 頁 題 通 件事 月份 週間 堂 趟 倍 輩子 檔 梯 毛 折 號餐
        price | | 元 塊錢 塊半 蚊 塊多 圓 塊臺幣 塊台幣 元台幣
        hours | 60 | 小時 個小時 鐘頭 個鐘頭 個鐘
        hours | 1 | 分鐘
        hours | 1440 | 天
        span | 10080 | 週 星期 禮拜 個星期 個禮拜
        span | 43200 | 個月
        span | 525600 | 年
        ago | | 前 以前 之前
        oclock | | 點 點鐘 時
        minute | | 分
        month | | 月
        date | | 日 號
        day | 0 | 今天 今日 今兒 今
        day | 1 | 昨天 昨日 琴日 昨
        day | 2 | 前天 前日
        day | 3 | 大前天
        part | 0 8 | 早上 早晨 今早 朝早 上午 清晨 一早 大清早
        part | 0 12 | 中午 正午 晌午
        part | 0 15 | 下午 下晝 午後
        part | 0 19 | 晚上 今晚 傍晚 夜晚 晚間 夜裡
        part | 0 22 | 半夜 深夜 睡前 三更半夜
        part | 0 2 | 凌晨
        part | 1 20 | 昨晚 昨夜 琴晚 尋晚 昨天晚上
        part | 1 8 | 昨早 昨天早上
        weekday | 1 | 星期一 禮拜一 週一 上週一 上星期一 上禮拜一
        weekday | 2 | 星期二 禮拜二 週二 上週二 上星期二 上禮拜二
        weekday | 3 | 星期三 禮拜三 週三 上週三 上星期三 上禮拜三
        weekday | 4 | 星期四 禮拜四 週四 上週四 上星期四 上禮拜四
        weekday | 5 | 星期五 禮拜五 週五 上週五 上星期五 上禮拜五
        weekday | 6 | 星期六 禮拜六 週六 上週六 上星期六 上禮拜六
        weekday | 7 | 星期日 星期天 禮拜天 禮拜日 週日 上週日 上星期天 上禮拜天
        meal | breakfast | 早餐 早飯 早點 早膳 早午餐
        meal | lunch | 午餐 午飯 中餐 中飯 晏晝 午膳
        meal | dinner | 晚餐 晚飯 晚膳 夜飯
        meal | snack | 宵夜 消夜 下午茶 點心 零食 茶點 小點心 下午點心 飯後甜點 午茶
        joint | | 和 跟 與 及 以及 還有 還加 加上 再加 再加上 配 配上 搭 搭配 另外 再來 同 同埋 還喝了 然後 後來 接著 附 外加 佐
        with | | 加 加了 多加 有加 加點 夾 淋 撒 沾 加了點
        without | | 不加 沒加 沒有加 不要 不放 沒放 去 走 免 沒有 無 不含 不沾 唔要 唔加
        less | | 少 多 半份 加大 減
        sweet | 全糖 | 全糖 正常糖 正常甜 甜度正常 全甜
        sweet | 少糖 | 少糖 七分糖 八分糖 少甜 七分甜
        sweet | 半糖 | 半糖 五分糖 半甜 五分甜
        sweet | 微糖 | 微糖 三分糖 二分糖 一分糖 微甜 三分甜 一分甜 微微糖
        sweet | 無糖 | 無糖 不加糖 沒加糖 去糖 走甜 零糖 沒有加糖 唔加糖 不甜 走糖
        ice | | 去冰 少冰 微冰 正常冰 多冰 冰 溫 熱 常溫 走冰 凍 溫的 熱的 冰的 溫熱 碎冰 冷 加冰
        share | 0.5 | 一半 半份 分一半 各半
        share | 0.75 | 大半 大部分
        left | | 剩 剩下 留 剩了 還剩 沒吃完 吃不完 剩下一半沒吃 留下
        all | | 全部 整 整個 吃完 喝完 吃光 喝光 吃光光 都吃完 全吃完 清光
        split | | 平分 分著吃 分享 對分 分食 一起分 分來吃 合吃 share 共享
        each | | 各 各自 都 都只 各只
        sum | | 總共 一共 合共 加起來
        eat | ate | 吃 喝 食 飲 吃了 喝了 吃過 食咗 飲咗 吃的是 點了 嗑 嗑了 啃 啃了 享用 來了 吃到 配著 配著吃 改吃 改喝 只吃 只喝 只吃了 只喝了 吃掉 喝掉 吞 用餐 先吃 再吃 塞 塞了 來一 來個 享用了 食 飲茶 解決 墊肚子 記錄 記一下 紀錄 幫我記 幫我記錄 點 點咗 叫了 叫咗 飲杯 外帶了 外帶 帶了 訂了 泡了 沖了 煮了 煎了 做了 吃得 吃早餐 吃宵夜 自煮 自己煮
        deny | | 沒吃 沒喝 不吃 不喝 沒有吃 沒有喝 還沒吃 還沒喝 未食 冇食 唔食 不想 戒 戒掉 不敢 不能 沒食慾 跳過 忘了吃 省略 不餓 拒絕 差點 吃不到 沒買 沒買到 賣完 買不到 不可以 別 冇 唔想 沒點 被炒 畀人炒 俾人炒
        plan | | 想吃 想喝 要吃 要喝 想食 想飲 打算 準備 明天 明日 聽日 後天 待會 等等 等一下 等下 等會 晚點 應該 如果 好想 需要 記得 計畫 計劃 下次 下週 下禮拜 之後 改天 將 將要 想要 想買 要買 想 希望 可以 能不能 可不可以 要去 想去 去吃 約 提醒 預計 週末要 考慮 打算吃 本來 原本 最想 應該要 建議 推薦 該 必須
        others | | 弟 妹 哥 姊 姐 爺 嬤 他 她 他們 她們 老公 老婆 太太 先生 媽媽 媽 老媽 爸爸 爸 老爸 阿嬤 阿公 奶奶 爺爺 外婆 兒子 女兒 小孩 孩子 弟弟 哥哥 妹妹 姊姊 姐姐 同學 室友 朋友 同事 老闆 男友 女友 男朋友 女朋友 家人 寶寶 寶貝 狗 貓 狗狗 貓咪 鄰居 老師 客人 阿姨 叔叔 客戶 主管 閨蜜 姐妹 兄弟 婆婆 岳母 大家 醫生 教練 我家狗 你 你們 您 佢 佢哋 有人 網友 爸媽 公公 阿媽 仔女 個仔 個女 囝囝 囡囡
        self | | 我 自己 我們 咱們 本人 人家
        doing | | 買 買了 種 種了 養 看 看到 聽 聽說 聽到 賣 送 送了 寄 訂位 訂 排隊 拍 拍照 學 學做 研究 過期 壞了 壞掉 爛掉 丟 丟了 丟掉 倒掉 打翻 掉 洗 洗了 退冰 解凍 醃 餵 餵了 收 收到 做 做飯 給 給了 找 找到 囤 囤貨 補貨 儲存 放進 搬 開會 開車 上班 上課 下班後去 逛 逛街 團購 網購 拜拜 打掃 整理 畫 寫 寫了 討厭 喜歡 愛吃 愛喝 最愛 覺得 認為 知道 聞 聞到 夢到 長大 收成 打工 請客 進貨 上架 缺貨 修 壞 死 生病 過敏 檢查 走路 跑步 運動 健身 游泳 散步 睡覺 睡 起床 工作 加班 出差 旅行 搭 坐 騎 開 借 還書 玩 比賽 輸 贏 打球 唱歌 追劇 化妝 剪 搬家 分手 約會 生日 結婚 參加 報名 繳 刷卡 領 發票 中獎 抽 抽到 煮的 切 改買
        cook | | 煮 煎 炒 烤了 炒了 炒咗 煮咗 煎咗 蒸咗 蒸了 燉了 燉咗 煲 煲咗 煲湯 滷了 炸了 炒一炒
        order | | 刪 刪掉 刪除 刪去 刪咗 刪了 取消 撤銷 撤回 復原 還原 重做 移除 清除 改 改成 改為 改做 改返 改返做 更改 修改 修正 更正 訂正 改正 換成 打錯 打錯了 寫錯 寫錯了 記錯 記錯了 錯了 搞錯 不對 不是 唔係 唔啱 應該是 應該係 才對
        ask | | 嗎 呢 什麼 甚麼 多少 幾多 哪 哪裡 哪一家 為什麼 怎麼 怎樣 有沒有 是不是 好不好 哪家 誰 點解 邊度 咩 要不要 能吃 可以吃 吃什麼 食咩 吧 如何 幾點 幾時 幾號 幾天 幾次 幾卡 幾大卡 幾公克 幾克 什麼時候 何時 乜 乜嘢 乜野 啲乜 邊個
        cost | | 多少錢 漲價 漲 特價 打折 優惠 買一送一 貴 便宜 好貴 很貴 太貴 降價 一斤多少 又漲
        taste | | 好吃 難吃 好喝 難喝 好食 很香 超好吃 很好吃 真好吃 超好喝 很好喝 不錯 很棒 太甜 太鹹 太油 好甜 很甜 很鹹 營養 健康 熱量 高 很高 很低 低 很燙 好燙 有名 新鮮 很新鮮 很硬 太硬
        place | | 便利商店 超商 全家 小七 統一超商 7-11 711 7仔 早餐店 星巴克 路易莎 麥當勞 麥記 肯德基 摩斯 摩斯漢堡 漢堡王 丹丹 丹丹漢堡 必勝客 達美樂 頂呱呱 鼎泰豐 八方雲集 八方 四海遊龍 公司 辦公室 家裡 家 學校 夜市 茶餐廳 餐廳 食堂 茶樓 街口 路邊 路邊攤 巷口 50嵐 五十嵐 清心 可不可 迷客夏 大苑子 春水堂 鮮茶道 一芳 得正 美而美 麥味登 大家樂 大快活 美心 譚仔 元氣壽司 爭鮮 壽司郎 藏壽司 吉野家 すき家 自助餐店 外送 foodpanda ubereats 火車上 高鐵上 車上 飛機上 健身房 咖啡廳 咖啡店 樓下 店裡 那邊 附近 對面 隔壁 對街
        shop | | 超市 市場 菜市場 傳統市場 全聯 家樂福 好市多 costco 大潤發 百佳 惠康 街市 賣場 冰箱 庫存 購物
        fill | | 的 了 過 著 也 又 再 就 只 有 是 在 到 從 把它 它 這 那 這個 那個 一下 起來 先 很 好 真的 真 超 最 還 來 剛 剛剛 剛才 才 已經 大概 大約 約莫 差不多 左右 多一點 而已 喔 哦 啊 呀 啦 耶 囉 唷 嘛 喇 嘅 咗 哋 係 啱啱 完 完了 掉了 早 晚 餐 飽 肚子餓 餓 一起 一同 一齊 當 當作 做為 作為 為 以 因為 所以 但 但是 可是 不過 結果 最後 其實 簡單 隨便 隨手 順便 趕時間 匆忙 新鮮的 大口 慢慢 偷偷 今天的 改良 改良式 改良版 改版 普通 一般 正常 原味 便利 運動後 運動完 健身完 健身後 練完 下班 下課 上班前 起床後 飯後 餐後 餐前 回家 回家後 到公司 路上 中間 嘴饞 墊胃 想說 於是 附贈 附的 現做 現煮 手工 自製 家常 媽媽煮的 阿嬤煮的 媽媽做的 昨天剩的 剩菜 剩的 冷掉的 熱騰騰 香噴噴 大 小 老 新 內用 外帶 外帶的 單點 套餐 組合 加點 煎 烤 蒸 滷 水煮 清蒸 燙 涼拌 清炒 乾煎 氣炸 香煎 白灼 切片 切塊 去皮 帶皮 去骨 無骨 生 熟 半熟 全熟 五分熟 七分熟 低脂 高纖 有機 自己做的 自己煮的 自己帶的 吃 喝 不是很 不是太 不是特別 唔係好 不算
        """
}
