/// What is said of programmes of several days.
package struct ProgrammeTexts: Sendable {
    package let started = Text<String, String, String, String>(
        "Started: {title}, from {day}{last}. Every day: {targets}.",
        "開始：{title}，從 {day} 起{last}。每天：{targets}。")
    package let to = Text<String>(" to {day}", "，到 {day} 為止")
    package let takenBack = Text<String, String>(
        "Taken back: {title}, from {day}.", "已收回：{title}，從 {day} 起。")
    package let givenUp = Text<String, String>("Given up: {title}, on {day}.", "已放棄：{title}，{day}。")
    package let paused = Text<String, String>(
        "Paused: {title}. No day counts from {day} on until it is resumed.",
        "已暫停：{title}。從 {day} 起都不算，直到你說繼續。")
    package let goesOn = Text<String, String>("Goes on: {title}{last}.", "繼續：{title}{last}。")
    package let until = Text<String>(", until {day}", "，到 {day} 為止")
    package let leftOut = Text<String, String, String>(
        "Does not count: {days}. {title} goes on{last}.", "不算：{days}。{title}繼續{last}。")
    package let span = Text<String, String>("{first} to {last}", "{first} 到 {last}")

    package let none = Sentence(
        "No programme goes on. Say \"start the twenty-one days\" to begin one.",
        "沒有進行中的計畫。說「開始二十一天計畫」就可以開始。")
    package let unknown = Text<String, String>(
        "There is no programme {name}. There is: {names}.", "沒有叫{name}的計畫。有：{names}。")
    package let another = Text<String>(
        "{title} goes on already; stop it before another is started.", "{title}還在進行；先結束它，才能開始另一個。")
    package let alreadyPaused = Text<String>(
        "{title} is paused already. Say \"go on with the programme\" to resume it.",
        "{title}已經暫停了。說「繼續計畫」就會再開始算。")
    package let unpaused = Text<String>("{title} is not paused.", "{title}沒有暫停。")
    package let todayLeftOut = Text<String>(
        "Today does not count for {title} already.", "今天本來就不算在{title}裡。")

    package let begins = Text<String, String>("{title} begins on {day}.", "{title}從 {day} 開始。")
    package let pausedSince = Text<String, String>(
        "{title} is paused since {day}", "{title}從 {day} 起暫停")
    package let notToday = Text<String>("Today does not count for {title}", "今天不算在{title}裡")
    package let rests = Text<String, Int, Int, String>(
        "{why}, after {over} of {days} days; {kept}.", "{why}，{days} 天裡已經過了 {over} 天；{kept}。")
    package let kept = Text<Int, Int>(
        "every target met on {kept} of {days} days", "{days} 天裡有 {kept} 天全部達成")
    package let untilYesterday = Text<String>("Until yesterday: {kept}.", "到昨天為止：{kept}。")
    package let finished = Text<String, String>("{title} is over: {kept}.", "{title}結束了：{kept}。")
    package let stopped = Text<String, String, Int, Int, String>(
        "{title} was given up on {day}, after {over} of {days} days; {kept}.",
        "{title}在 {day} 放棄，{days} 天裡過了 {over} 天；{kept}。")

    package let line = Text<String, Int, Int, Int, Int, String>(
        "{title}, day {day} of {days}: {met} of {all} met{more}.",
        "{title}第 {day} 天（共 {days} 天）：{all} 項裡達成 {met} 項{more}。")
    package let missed = Text<String>("; missed: {targets}", "；沒達成：{targets}")
    package let toDo = Text<String>("; to do: {targets}", "；還要做：{targets}")
    package let notKnown = Text<String>("; not known: {targets}", "；不知道：{targets}")
    package let over = Text<String>(
        "It is over: {kept}; `demeter programme report` tells more.",
        "計畫結束了：{kept}；詳細請看 `demeter programme report`。")

    package let meals = Text<Int>("{count} {count|meal|meals} logged", "記錄 {count} 餐")
    package let nothingBanned = Sentence("nothing that you must not have", "不吃你不能吃的東西")
    package let index = Text<Int>(
        "Healthy Eating Index of {points} or more", "健康飲食指數 {points} 分以上")
    package let feeling = Sentence("how you feel, noted", "記下自己的感覺")
    package let feelings = Text<Int>("how you feel, noted {count} times", "記下自己的感覺 {count} 次")
}
