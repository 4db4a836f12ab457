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
    package let changedSince = Sentence(
        "That is not the newest change any more, so nothing was changed.",
        "那已不是最新的更改，所以保留不動。")
}
