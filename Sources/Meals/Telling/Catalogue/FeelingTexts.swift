/// What is said of how somebody feels, and of what was eaten before: counts, and never a cause.
package struct FeelingTexts: Sendable {
    package let noted = Text<String, String>("Noted: {feeling}{day}.", "已記下：{feeling}{day}。")
    package let onDay = Text<String>(" ({day})", "（{day}）")
    package let eaten = Text<Int, Int, String>(
        "In the {hours} hours before you had {count} {count|food|foods}; the last was {food}.",
        "之前 {hours} 小時內吃了 {count} 樣東西，最後一樣是{food}。")
    package let strength = Text<String, Int>(
        "{feeling}, {strength} of 5", "{feeling}，{strength} 分（滿分 5 分）")
    package let none = Sentence(
        "You have told no such feeling. Say, as: I feel bloated, three of five",
        "你還沒有說過這種感覺。可以說：肚子脹，三分")
    package let all = Sentence("Feelings", "所有的感覺")
    package let once = Text<String, String, String>(
        "{name}: once, the last {feeling}, {day}.", "{name}：1 次，最近一次{day}，{feeling}。")
    package let often = Text<String, Int, String, String>(
        "{name}: {count} times, the last {feeling}, {day}.",
        "{name}：{count} 次，最近一次{day}，{feeling}。")
    package let tooFew = Text<Int>(
        "From {count} times on I can tell what you ate before.", "記到 {count} 次起，才能告訴你之前吃了什麼。")
    package let nothing = Sentence(
        "Nothing was eaten before it much oftener than else.", "沒有什麼東西在這之前明顯吃得比平常多。")
    package let before = Text<Int>(
        "Eaten in the {hours} hours before, which need not be why:", "之前 {hours} 小時內吃過的東西，不一定就是原因：")
    package let link = Text<String, Int, Int, Int, Int>(
        "{name}: before {before} of {feelings}, and before {otherwise} of {days} {days|day|days} "
            + "without it",
        "{name}：{feelings} 次裡有 {before} 次之前吃過；沒有這種感覺的 {days} 天裡有 {otherwise} 天")
    package let line = Text<String>("{sentence}.", "{sentence}。")
}
