/// What is told where several people have their journals at one daemon.
package struct PeopleTexts: Sendable {
    /// Stands before what is told of somebody else than who was spoken of last.
    package let of = Text<String>("{name}:", "{name}：")
    package let ofYou = Sentence("You:", "你：")
    package let owner = Sentence("the owner", "主人")
    package let whose = Text<String>(
        "Who is meant? Nothing was logged. Say it with a name: {names}, or I.",
        "是誰吃的？還沒有記錄。請說出名字：{names}，或是「我」。")
    package let doorOf = Text<String>(
        "This is {name}'s own door; nothing of anybody else is told or changed here.",
        "這是{name}專用的入口，不能查看或更改其他人的紀錄。")
    package let cannotBeKept = Text<String, String>(
        "{name}'s journal cannot be used: {reason}", "無法使用{name}的日誌：{reason}")
    /// Of somebody whose journal was carried here: a clock.
    package let ofAt = Text<String, String>("{name}, as it came at {time}:", "{name}（{time} 的狀態）：")
    package let asOf = Text<String>("As it came at {time}.", "以上是 {time} 的狀態。")
    package let notShown = Text<String, String>(
        "{name} does not let {reader} read their journal. They may on a device of theirs: demeter people share {reader} --read",
        "{name}沒有讓{reader}看日誌。可由{name}在自己的裝置上執行：demeter people share {reader} --read")
    package let mayNotLog = Text<String, String>(
        "{name} does not let {reader} log for them. They may on a device of theirs: demeter people share {reader} --read --log",
        "{name}沒有讓{reader}代為記錄。可由{name}在自己的裝置上執行：demeter people share {reader} --read --log")
    package let mayNotChange = Text<String>(
        "That is {name}'s own to do. From here their journal is only read, and logged into where they let you.",
        "這只能由{name}自己做。這裡只能看日誌，獲准時代為記錄。")
    package let anothersChange = Text<String>(
        "The newest change is {name}'s own. From here only what was logged from here is taken back.",
        "最新的更改是{name}自己做的。這裡只能復原在這裡記錄的。")
    package let changedSince = Sentence(
        "That is not the newest change any more, so nothing was changed.",
        "那已不是最新的更改，所以保留不動。")
}
