extension Phrasebook {
    static let doctor2 = #"""
        {1} free
        剩餘 {1}
        Make room on the disk with {1}, or move the folder and set --data-dir.
        請在 {1} 所在的磁碟騰出空間，或把資料夾移走並設定 --data-dir。
        mounted read-only
        掛載成唯讀
        mount -o remount,rw it, or set --data-dir.
        用 mount -o remount,rw 重新掛載，或設定 --data-dir。
        no ingredients.json was found beside the program
        在程式旁邊找不到 ingredients.json
        Install Demeter again, or name one with --ingredients.
        重新安裝 Demeter，或用 --ingredients 指定一個。
        Install Demeter again, or name another with --ingredients.
        重新安裝 Demeter，或用 --ingredients 指定另一個。
        there is no zone {1} on this machine
        這台機器沒有時區 {1}
        Install tzdata, or set day.time_zone to an installed one.
        請安裝 tzdata，或把 day.time_zone 設成已安裝的時區。
        {1}; days begin at {2}
        {1}；一天從 {2} 開始
        the machine has none, so days are those of UTC
        機器沒有設定時區，所以日子照 UTC
        timedatectl set-timezone AREA/CITY, or set day.time_zone.
        timedatectl set-timezone AREA/CITY，或設定 day.time_zone。
        it is a pipe or a device
        它是管線或裝置
        guesses at photographs by {1}
        用 {1} 猜照片裡是什麼
        Until then photographs are looked at without it.
        在那之前看照片時不用它。
        """#
}
