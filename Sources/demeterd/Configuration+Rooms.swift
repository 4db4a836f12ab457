import Configuration
import FoodCatalog
import Host
import Logbook
import Nutrition
import Server
import Telling
import Threads
import TimeZones

// What each room is told of the configuration.

extension Configuration {
    /// As the files and the environment say it, read where nobody else has to wait.
    static func loaded(
        _ places: Places, _ environment: Environment
    ) async throws(ConfigurationError) -> Configuration {
        let read = { @Sendable () -> Result<Configuration, ConfigurationError> in
            do throws(ConfigurationError) {
                return .success(try Self.load(places, environment: environment))
            } catch {
                return .failure(error)
            }
        }
        return try await (OwnThread.run("config", read) ?? read()).get()
    }

    var zoneChoice: ZoneKeeper.Choice {
        day.timeZone == "system" ? .system : .named(day.timeZone)
    }

    var dayStartSeconds: Int { day.startsAt.minutesAfterMidnight * 60 }

    /// `nil` where nobody wants to be reminded; the hours were checked when they were read.
    var reminderSettings: ReminderSettings? {
        guard reminders.isEnabled, let quiet = HoursOfDay(reminders.quiet) else { return nil }
        return ReminderSettings(
            quiet: (quiet.from.minutesAfterMidnight, quiet.to.minutesAfterMidnight),
            aDay: reminders.aDay)
    }

    /// The person's own hours and names of meals; every value was checked when it was read.
    var mealTimes: MealTimes {
        var times = MealTimes()
        for (meal, text) in [
            (Meal.breakfast, meals.breakfast), (.lunch, meals.lunch), (.dinner, meals.dinner),
        ] {
            guard let hours = HoursOfDay(text) else { continue }
            let (from, to) = (hours.from.minutesAfterMidnight, hours.to.minutesAfterMidnight)
            times.hours[meal] = from..<(to < from ? to + 1440 : to)
        }
        for name in meals.names.compactMap(MealName.init) {
            times.names[name.name] = Meal(rawValue: name.meal)
        }
        return times
    }
}

extension LogbookSettings {
    /// - Parameter person: whose journal it is; the owner's where `nil`.
    init(
        _ configuration: Configuration, _ environment: Environment, of other: PersonName? = nil
    ) {
        self.init(
            version: Version.text, descriptionLimit: configuration.limits.description,
            modelMode: configuration.model.mode.rawValue,
            isVoiceEnabled: configuration.voice.isEnabled && other == nil,
            answerMilliseconds: Int64(configuration.conversation.answerWithin / .milliseconds(1)),
            reminders: configuration.reminderSettings)
        for price in configuration.model.prices.compactMap(Configuration.Model.Price.init) {
            modelPrices[price.model] = ModelPrice(
                prompt: price.prompt, completion: price.completion)
        }
        modelCurrency = configuration.model.currency
        classifier = configuration.photo.classifier
        person = other?.text ?? configuration.ownerName
        language = Language(rawValue: configuration.language.use.rawValue)
        ownLanguage = Language(environment: { environment[$0] })
        region =
            switch configuration.language.region {
            case .taiwan: .taiwan
            case .hongKong: .hongKong
            case .mainland: .mainland
            }
    }
}

extension ServerLimits {
    init(_ configuration: Configuration) {
        self.init(
            description: configuration.limits.description,
            connections: configuration.limits.connections)
    }
}
