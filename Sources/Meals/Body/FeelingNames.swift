internal import Telling

/// The feelings that have a name of their own here, and what people call them.
package enum FeelingNames {
    /// How a feeling is kept: under its name in the table, else as it was said.
    package static func name(_ said: String) -> String { names[said] ?? said }

    /// Whether the words alone, without "I feel", tell a feeling.
    package static func isKnown(_ said: String) -> Bool { names[said] != nil }

    /// How a feeling is told in the language of the moment; as it was said where it has no name in it.
    package static func told(_ name: String) -> String {
        Telling.isChinese ? chinese[name]?.first ?? name : name
    }

    /// What feelings are called in Chinese, by their names here; the first of each is how it is told.
    package static let chinese: [String: [String]] = {
        var chinese: [String: [String]] = [:]
        for line in chineseTable.split(separator: "\n") {
            let halves = line.split(separator: "=")
            chinese[trimmed(halves[0])] = halves[1].split(separator: " ").map(String.init)
        }
        return chinese
    }()

    /// Characters; the longest that people say have fewer.
    package static let longest = 60

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let halves = line.split(separator: "=")
            let name = trimmed(halves[0])
            names[name] = name
            for said in halves.dropFirst().first?.split(separator: ",") ?? [] {
                names[trimmed(said)] = name
            }
        }
        return names
    }()

    private static func trimmed(_ text: Substring) -> String {
        text.split(separator: " ").joined(separator: " ")
    }

    /// A feeling a line, behind `=` what it is called as well.
    private static let table = """
        bloated = bloating, bloat, gassy, wind, gas
        headache = head ache, headaches, a sore head, my head hurts, my head aches
        migraine = migraines
        stomach ache = stomachache, tummy ache, stomach pain, belly ache, my stomach hurts, my belly hurts, \
        my tummy hurts, upset stomach, stomach cramps, cramps
        heartburn = acid reflux, reflux
        nausea = nauseous, sick, queasy
        tired = tiredness, exhausted, worn out, fatigue, fatigued
        sleepy = drowsy
        dizzy = dizziness, light headed, lightheaded
        itchy = itching, itch, my skin itches
        rash = hives, a rash
        constipated = constipation
        diarrhea = diarrhoea, the runs
        thirsty = thirst
        hungry = hunger, starving
        full = stuffed, too full
        anxious = anxiety, nervous
        irritable = grumpy, cranky
        shaky = trembling
        jittery = jitters
        energetic = full of energy, lots of energy
        well = good, great, fine, better
        unwell = bad, terrible, awful, not well, not good, ill
        runny nose = stuffy nose, sneezing
        joint pain = sore joints, my joints hurt
        """

    private static let chineseTable = """
        bloated = 肚子脹 肚脹 腹脹 脹氣 胃脹 肚子脹脹的 肚子脹氣 肚子很脹 胃脹氣
        headache = 頭痛 頭疼 頭很痛 頭好痛
        migraine = 偏頭痛
        stomach ache = 肚子痛 肚痛 腹痛 肚子疼 肚子很痛 肚子好痛 胃痛 胃疼 胃不舒服 肚子不舒服 肚子絞痛
        heartburn = 胃食道逆流 火燒心 溢赤酸 胃酸過多 胃酸逆流 燒心
        nausea = 噁心 想吐 反胃 作嘔
        tired = 累 疲倦 疲勞 疲累 很累 好累 沒力 沒精神 攰
        sleepy = 想睡 愛睏 想睡覺 睏 昏昏欲睡 眼瞓
        dizzy = 頭暈 暈眩 頭昏 頭暈暈的
        itchy = 皮膚癢 發癢 身體癢 癢
        rash = 起疹子 紅疹 蕁麻疹 長疹子 皮膚過敏
        constipated = 便秘 便祕 大不出來
        diarrhea = 拉肚子 腹瀉 肚瀉 落賽
        thirsty = 口渴 好渴 很渴 口乾
        hungry = 餓 肚子餓 好餓 很餓 肚餓
        full = 吃太飽 太飽 撐 很撐 好撐 吃太撐
        anxious = 焦慮 緊張 不安
        irritable = 煩躁 暴躁 易怒
        shaky = 手抖 發抖
        jittery = 心悸 心慌
        energetic = 精神很好 有精神 精神好 很有精神
        well = 很好 很舒服 舒服 不錯
        unwell = 不舒服 不太舒服 很不舒服 身體不舒服
        runny nose = 流鼻水 鼻塞 打噴嚏 流鼻涕 鼻水
        joint pain = 關節痛 關節疼
        """
}
