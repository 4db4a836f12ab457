extension Phrasebook {
    static let calling = #"""
        the daemon closed the connection before it answered; see with "demeter today" whether it was done, and try again if not
        daemon 還沒回答就關閉了連線；用「demeter today」看有沒有完成，沒有就再試一次
        the daemon did not answer within {1} s; see with "demeter today" whether it was done, and try again if not
        daemon 在 {1} 秒內沒有回答；用「demeter today」看有沒有完成，沒有就再試一次
        the daemon at {1} does not answer: it is stopped or hangs\nStart it again with "systemctl --user restart demeterd", or let its process go on with\n"kill -CONT"; "demeter doctor" names the process. What was asked may then still be done.
        {1} 的 daemon 沒有回應：它停住了或當掉了\n用「systemctl --user restart demeterd」重新啟動，或用「kill -CONT」讓程序繼續；\n「demeter doctor」會說是哪個程序。要求的事之後可能還是會完成。
        what answers at {1} sends more than {2} MiB for one answer; it is no daemon of this version
        {1} 上回應的一方送來超過 {2} MiB 的回答；它不是這一版的 daemon。「demeter status」會說版本
        what answers is no daemon of this version; "demeter status" tells its version
        回應的不是這一版的 daemon；「demeter status」會說它的版本
        no daemon answers at {1}\nStart it with "systemctl --user start demeterd", with "make run" in a checkout, or by\nrunning "demeterd". If it meets at another socket, name that with --socket.
        {1} 沒有 daemon 回應\n用「systemctl --user start demeterd」啟動，或在原始碼裡用「make run」，\n或執行「demeterd」。如果它在別的 socket，請用 --socket 指定。
        you may not connect to {1}: it belongs to somebody else
        你不能連到 {1}：它屬於別人；請用自己的 socket，以 --socket 指定
        the socket's path is too long for the system: {1}
        socket 的路徑對系統來說太長：{1}；請用 --socket 指定較短的
        a folder
        資料夾
        a pipe
        管線
        a socket
        socket
        a device
        裝置
        a link
        連結
        no plain file
        不是一般檔案
        larger than {1} KiB
        超過 {1} KiB
        nested too deeply
        巢狀太深
        the TOML parser failed
        TOML 解析失敗
        a string
        字串
        a whole number
        整數
        a number with a fraction
        有小數的數字
        true or false
        布林值
        a date or time
        日期或時間
        an array
        陣列
        a table
        表格
        """#
}
