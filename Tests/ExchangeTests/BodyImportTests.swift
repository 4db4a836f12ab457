import Body
import Journal
import Nutrition
import Testing

@testable import Exchange

/// What devices and programs tell of a body, in the shapes in which they write it.
struct BodyImportTests {
    private func measured(_ plan: ImportPlan) -> [String] {
        plan.person.measurements.map { content in
            let until =
                content.until.map {
                    " for \(($0.milliseconds - content.moment.instant.milliseconds) / 1000) s"
                } ?? ""
            let second =
                (content.moment.instant.milliseconds / 1000 + Int64(content.moment.offset)) % 86_400
                / 60
            return
                "\(content.kind.rawValue) \(content.value.value) on \(content.moment.day) at "
                + "\(second / 60):\(second % 60)\(until) by \(content.source)"
        }
    }

    @Test func `Garmin's weights stand under the rows of their days`() throws {
        let found = try plan(
            """
            Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,
            " Jul 18, 2026",
            8:28 AM,80.0 kg,0.5 kg,25.0,18.0 %,35.0 kg,3.5 kg,61.0 %,
            " 15 Jul 2026",
            21:46,176.4 lbs,0.5 kg,25.0,18.5 %,35.0 kg,3.5 kg,60.5 %,
            8:40 AM,"80,5 kg",--,--,--,--,--,--,
            6:00 AM,--,--,--,--,--,--,--,
            """)
        #expect(found.format == .garmin && found.faults == [])
        #expect(
            measured(found) == [
                "weight 80.0 on 2026-07-18 at 8:28 by Garmin",
                "weight 80.014 on 2026-07-15 at 21:46 by Garmin",
                "weight 80.5 on 2026-07-15 at 8:40 by Garmin",
            ])
        #expect(leftOut(found) == ["withoutFigures 1"])
    }

    @Test func `Garmin's weights that cannot be are faults with their lines`() throws {
        let found = try plan(
            """
            Time,Weight,Change,BMI
            8:28 AM,80.0 kg,0.5 kg,25.0
            someday,,,
            " Jul 18, 2026",
            8:28 AM,80.0,0.5 kg,25.0
            8:29 AM,8000 kg,0.5 kg,25.0
            8:30 AM,80 stones of hay,0.5 kg,25.0
            """)
        #expect(found.person.measurements.isEmpty)
        #expect(
            found.faults.map { "\($0.line): \($0.reason)" } == [
                "2: no row above this one tells its date", "3: \"someday\" is no date and no time",
                "5: \"80.0\" is no weight with a unit",
                "6: 8000.0 kg cannot be; weight is 2.0 to 650.0",
                "7: \"stones of hay\" is no unit of weight",
            ])
    }

    @Test func `Garmin's steps and activities are taken in`() throws {
        let steps = try plan(",Actual,Goal\n07/17/2026,\"19,002\",11170\n07/18/2026,--,11170\n")
        #expect(measured(steps) == ["steps 19002.0 on 2026-07-17 at 12:0 by Garmin"])
        let activities = try plan(
            """
            Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR
            Running,2026-07-17 18:00:00,false,"Evening, run","10.01","1,045",00:45:12,150
            Yoga,2026-07-18 07:00:00,false,Yoga,0.00,--,00:30:00,--
            """)
        #expect(activities.faults == [])
        #expect(
            measured(activities) == [
                "total_energy 1045.0 on 2026-07-17 at 18:0 for 2712 s by Garmin"
            ])
    }

    @Test func `Fitbit's weights are in the unit that their index tells`() throws {
        let found = try plan(
            """
            [{"logId": 1501830069000, "weight": 181.2, "bmi": 26.24, "fat": 23.6,
              "date": "08/02/17", "time": "23:59:59", "source": "API"},
             {"logId": 1501830069001, "weight": 82.2, "bmi": 26.24, "date": "08/03/17",
              "time": "07:01:09", "source": "Aria"},
             {"logId": 3, "weight": 82.2, "date": "08/04/17", "time": "07:01:09"}]
            """)
        #expect(found.format == .fitbit)
        #expect(
            measured(found) == [
                "weight 82.191 on 2017-08-02 at 23:59 by Fitbit",
                "weight 82.2 on 2017-08-03 at 7:1 by Fitbit",
            ])
        #expect(
            found.faults.map(\.reason) == [
                "its \"weight\" has no unit, and no \"bmi\" tells it"
            ])
    }

    @Test func `Fitbit's monthly export tells of the body and of the days beside the foods`() throws
    {
        let found = try plan(
            """
            Body
            Date,Weight,BMI,Fat
            "2026-03-01","181.2","26.24","0"
            "2026-03-02","0","0","0"

            Foods
            Date,Calories In
            "2026-03-01","1,900"

            Activities
            Date,Calories Burned,Steps,Distance,Floors,Minutes Sedentary,Activity Calories
            "2026-03-01","2,518","9,813","7.1","4","800","1,120"

            Sleep
            Start Time,End Time
            "a","b"
            """)
        #expect(found.faults == [])
        #expect(
            measured(found) == [
                "weight 82.191 on 2026-03-01 at 12:0 by Fitbit",
                "total_energy 2518.0 on 2026-03-01 at 12:0 by Fitbit",
                "steps 9813.0 on 2026-03-01 at 12:0 by Fitbit",
            ])
        #expect(leftOut(found) == ["withoutFigures 1", "table(\"Sleep\") 1"])
    }

    @Test func `Apple Health's records of a body are kept, steps of the one that counted most`()
        throws
    {
        func record(
            _ type: String, _ value: String, _ unit: String, _ source: String, _ time: String
        )
            -> String
        {
            """
            <Record type="HKQuantityTypeIdentifier\(type)" sourceName="\(source)" unit="\(unit)" \
            startDate="\(time)" endDate="\(time)" value="\(value)"/>

            """
        }
        let found = try plan(
            "<?xml version=\"1.0\"?><HealthData locale=\"en_GB\">"
                + record("BodyMass", "200", "lb", "Scale", "2026-03-01 07:00:00 +0100")
                + record("WaistCircumference", "36", "in", "Health", "2026-03-01 07:01:00 +0100")
                + record("StepCount", "400", "count", "Phone", "2026-03-01 08:00:00 +0100")
                + record("StepCount", "500", "count", "Watch", "2026-03-01 08:00:00 +0100")
                + record("StepCount", "300", "count", "Phone", "2026-03-01 09:00:00 +0100")
                + record(
                    "ActiveEnergyBurned", "100.5", "kcal", "Watch", "2026-03-01 08:00:00 +0100")
                + record("ActiveEnergyBurned", "418.4", "kJ", "Watch", "2026-03-01 06:00:00 +0100")
                + record("BasalEnergyBurned", "60", "Cal", "Watch", "2026-03-01 08:00:00 +0100")
                + record("BodyMass", "much", "kg", "Scale", "2026-03-02 07:00:00 +0100")
                + record("BodyMass", "80", "cubits", "Scale", "2026-03-02 07:00:00 +0100")
                + record("HeartRate", "70", "count/min", "Watch", "2026-03-02 07:00:00 +0100")
                + "</HealthData>")
        #expect(
            measured(found) == [
                "weight 90.718 on 2026-03-01 at 7:0 by Scale",
                "waist 91.44 on 2026-03-01 at 7:1 by Health",
                "active_energy 200.5 on 2026-03-01 at 6:0 by Watch",
                "resting_energy 60.0 on 2026-03-01 at 8:0 by Watch",
                "steps 700.0 on 2026-03-01 at 8:0 by Phone",
            ])
        #expect(
            found.faults.map(\.reason) == [
                "\"much\" is no weight", "\"cubits\" is no unit of weight",
            ])
        #expect(leftOut(found) == ["records(\"heart rate\") 1"])
    }

    @Test func `a table of one's own needs a date and units`() throws {
        let found = try plan(
            """
            Date,Time,Weight (kg),Waist_in,Steps,Source
            2026-03-01,07:30,82.4,36,9500,scale
            2026-03-02,,"82,1",,,
            2026-03-03,,--,--,,
            """)
        #expect(found.format == .measurements && found.faults == [])
        #expect(
            measured(found) == [
                "weight 82.4 on 2026-03-01 at 7:30 by scale",
                "waist 91.44 on 2026-03-01 at 7:30 by scale",
                "steps 9500.0 on 2026-03-01 at 7:30 by scale",
                "weight 82.1 on 2026-03-02 at 12:0 by a table of measurements",
            ])
        let bare = try plan("date,weight\n2026-03-01,180\n2026-03-02,180 lb\n")
        #expect(
            bare.faults.map { "\($0.line): \($0.reason)" } == [
                "2: \"180\" has no unit; name the column \"weight (kg)\""
            ])
        #expect(measured(bare).count == 1)
    }
}
