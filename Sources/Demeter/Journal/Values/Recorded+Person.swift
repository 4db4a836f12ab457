package import Body

extension Recorded {
    /// A profile as it was and as it is.
    package struct ProfileChange: Sendable, Hashable {
        package var before: Profile
        package var after: Profile

        package init(before: Profile, after: Profile) {
            self.before = before
            self.after = after
        }
    }

    /// A measurement as it was and as it is; one of both is `nil` when it came or went.
    package struct MeasurementChange: Sendable, Hashable {
        package var before: Measurement?
        package var after: Measurement?

        package init(before: Measurement?, after: Measurement?) {
            self.before = before
            self.after = after
        }
    }

    /// A feeling as it was and as it is; one of both is `nil` when it came or went.
    package struct FeelingChange: Sendable, Hashable {
        package var before: Feeling?
        package var after: Feeling?

        package init(before: Feeling?, after: Feeling?) {
            self.before = before
            self.after = after
        }
    }

    /// The stars of a food as they were and as they are; `nil` for none.
    package struct RatingChange: Sendable, Hashable {
        /// As `FoodKey` names it.
        package var food: String
        package var before: Int?
        package var after: Int?

        package init(food: String, before: Int?, after: Int?) {
            self.food = food
            self.before = before
            self.after = after
        }
    }

    /// How the weight was to change and is to; `nil` for as it comes.
    package struct AimChange: Sendable, Hashable {
        package var before: PersonalAim?
        package var after: PersonalAim?

        package init(before: PersonalAim?, after: PersonalAim?) {
            self.before = before
            self.after = after
        }
    }

    /// A plan as it was and as it is; one of both is `nil` when it came or went.
    package struct PlanChange: Sendable, Hashable {
        package var before: Plan?
        package var after: Plan?

        package init(before: Plan?, after: Plan?) {
            self.before = before
            self.after = after
        }
    }

    /// A programme as it was and as it is; one of both is `nil` when it came or went.
    package struct ProgrammeChange: Sendable, Hashable {
        package var before: StartedProgramme?
        package var after: StartedProgramme?

        package init(before: StartedProgramme?, after: StartedProgramme?) {
            self.before = before
            self.after = after
        }
    }

    /// What a change did to what a person tells of themselves.
    package struct PersonChange: Sendable, Hashable {
        package var profile: ProfileChange?
        package var measurements: [MeasurementChange] = []
        package var ratings: [RatingChange] = []
        package var aim: AimChange?
        package var plans: [PlanChange] = []
        package var feelings: [FeelingChange] = []
        package var programmes: [ProgrammeChange] = []

        package init(
            profile: ProfileChange? = nil, measurements: [MeasurementChange] = [],
            ratings: [RatingChange] = [], feelings: [FeelingChange] = []
        ) {
            self.feelings = feelings
            self.profile = profile
            self.measurements = measurements
            self.ratings = ratings
        }
    }
}
