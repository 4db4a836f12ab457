import Configuration
import Logbook
import Server
import TimeZones

// What each room is told of the configuration.

extension Configuration {
    var zoneChoice: ZoneKeeper.Choice {
        day.timeZone == "system" ? .system : .named(day.timeZone)
    }

    var dayStartSeconds: Int { day.startsAt.minutesAfterMidnight * 60 }
}

extension LogbookSettings {
    init(_ configuration: Configuration) {
        self.init(
            version: Version.text, descriptionLimit: configuration.limits.description,
            modelMode: configuration.model.mode.rawValue,
            isVoiceEnabled: configuration.voice.isEnabled,
            answerMilliseconds: Int64(configuration.conversation.answerWithin / .milliseconds(1)))
    }
}

extension ServerLimits {
    init(_ configuration: Configuration) {
        self.init(
            description: configuration.limits.description,
            connections: configuration.limits.connections)
    }
}
