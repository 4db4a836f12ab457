internal import SQLite

extension Migration {
    /// The first schema.
    ///
    /// Entries, own foods and goals are revisions of which only `live` ever changes: undoing and
    /// redoing is turning revisions off and on, as their change's effects say. The database itself
    /// keeps each day's total equal to the sum of its live logged entries, whoever writes.
    /// An utterance is `settled` when it has its outcome, and open until then.
    /// Instants are milliseconds since 1970 in UTC; nutrients, grams and goals are thousandths.
    static let firstSchema = Migration(
        number: 1,
        sql: """
            CREATE TABLE utterances (
                id INTEGER PRIMARY KEY,
                text TEXT NOT NULL,
                received INTEGER NOT NULL,
                instant INTEGER NOT NULL,
                zone TEXT NOT NULL,
                utc_offset INTEGER NOT NULL,
                day TEXT NOT NULL CHECK (day = date(day, '+0 days')),
                source TEXT NOT NULL,
                key TEXT,
                meal TEXT,
                state TEXT NOT NULL,
                attempts INTEGER NOT NULL DEFAULT 0,
                settled INTEGER,
                change INTEGER REFERENCES changes (id),
                result TEXT
            ) STRICT;
            CREATE INDEX utterances_by_key ON utterances (key, received) WHERE key IS NOT NULL;
            CREATE INDEX utterances_open ON utterances (state) WHERE settled IS NULL;

            CREATE TABLE changes (
                id INTEGER PRIMARY KEY,
                kind TEXT NOT NULL,
                instant INTEGER NOT NULL,
                utterance INTEGER REFERENCES utterances (id) DEFERRABLE INITIALLY DEFERRED,
                amends INTEGER REFERENCES changes (id),
                state TEXT NOT NULL CHECK (state IN ('done', 'undone', 'dropped'))
            ) STRICT;
            CREATE INDEX changes_amending ON changes (amends) WHERE amends IS NOT NULL;

            CREATE TABLE change_effects (
                change INTEGER NOT NULL REFERENCES changes (id),
                ordinal INTEGER NOT NULL,
                subject TEXT NOT NULL CHECK (subject IN ('food_entries', 'own_foods', 'goals')),
                revision INTEGER NOT NULL,
                live_before INTEGER NOT NULL CHECK (live_before IN (0, 1)),
                live_after INTEGER NOT NULL CHECK (live_after IN (0, 1)),
                PRIMARY KEY (change, ordinal)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE food_entries (
                revision INTEGER PRIMARY KEY,
                entry INTEGER NOT NULL,
                change INTEGER REFERENCES changes (id),
                utterance INTEGER REFERENCES utterances (id) DEFERRABLE INITIALLY DEFERRED,
                instant INTEGER NOT NULL,
                zone TEXT NOT NULL,
                utc_offset INTEGER NOT NULL,
                day TEXT NOT NULL CHECK (day = date(day, '+0 days')),
                text TEXT NOT NULL,
                name TEXT NOT NULL,
                food TEXT,
                amount REAL,
                unit TEXT,
                grams INTEGER CHECK (abs(grams) <= 1000000000000),
                calories INTEGER CHECK (abs(calories) <= 1000000000000),
                protein INTEGER CHECK (abs(protein) <= 1000000000000),
                carbohydrates INTEGER CHECK (abs(carbohydrates) <= 1000000000000),
                fat INTEGER CHECK (abs(fat) <= 1000000000000),
                fiber INTEGER CHECK (abs(fiber) <= 1000000000000),
                sugar INTEGER CHECK (abs(sugar) <= 1000000000000),
                sodium INTEGER CHECK (abs(sodium) <= 1000000000000),
                meal TEXT NOT NULL,
                brand TEXT,
                preparation TEXT,
                modifiers TEXT NOT NULL DEFAULT '[]',
                confidence REAL NOT NULL,
                assumption TEXT,
                source TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('logged', 'held')),
                warnings TEXT NOT NULL DEFAULT '[]',
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX food_entries_live ON food_entries (entry) WHERE live = 1;
            CREATE INDEX food_entries_by_day ON food_entries (day) WHERE live = 1;
            CREATE INDEX food_entries_held ON food_entries (day) WHERE live = 1 AND state = 'held';

            CREATE TRIGGER food_entries_fixed
            BEFORE UPDATE OF
                revision, entry, change, utterance, instant, zone, utc_offset, day, text, name,
                food, amount, unit, grams, calories, protein, carbohydrates, fat, fiber, sugar,
                sodium, meal, brand, preparation, modifiers, confidence, assumption, source, state,
                warnings
            ON food_entries
            BEGIN
                SELECT RAISE(ABORT, 'a revision of an entry never changes: insert another one');
            END;
            CREATE TRIGGER food_entries_insert_once
            BEFORE INSERT ON food_entries
            WHEN EXISTS (SELECT 1 FROM food_entries WHERE revision = NEW.revision)
                OR NEW.live = 1 AND EXISTS (
                    SELECT 1 FROM food_entries WHERE entry = NEW.entry AND live = 1)
            BEGIN
                SELECT RAISE(ABORT, 'a revision is there once, and one of an entry is live');
            END;
            CREATE TRIGGER food_entries_revive_once
            BEFORE UPDATE OF live ON food_entries
            WHEN NEW.live = 1 AND OLD.live = 0 AND EXISTS (
                SELECT 1 FROM food_entries WHERE entry = NEW.entry AND live = 1)
            BEGIN
                SELECT RAISE(ABORT, 'one revision of an entry is live');
            END;

            CREATE TABLE daily_totals (
                day TEXT PRIMARY KEY CHECK (day = date(day, '+0 days')),
                entries INTEGER NOT NULL DEFAULT 0,
                held INTEGER NOT NULL DEFAULT 0,
                calories INTEGER NOT NULL DEFAULT 0,
                protein INTEGER NOT NULL DEFAULT 0,
                carbohydrates INTEGER NOT NULL DEFAULT 0,
                fat INTEGER NOT NULL DEFAULT 0,
                fiber INTEGER NOT NULL DEFAULT 0,
                sugar INTEGER NOT NULL DEFAULT 0,
                sodium INTEGER NOT NULL DEFAULT 0,
                unknown_calories INTEGER NOT NULL DEFAULT 0,
                unknown_protein INTEGER NOT NULL DEFAULT 0,
                unknown_carbohydrates INTEGER NOT NULL DEFAULT 0,
                unknown_fat INTEGER NOT NULL DEFAULT 0,
                unknown_fiber INTEGER NOT NULL DEFAULT 0,
                unknown_sugar INTEGER NOT NULL DEFAULT 0,
                unknown_sodium INTEGER NOT NULL DEFAULT 0,
                writes INTEGER NOT NULL DEFAULT 0
            ) STRICT, WITHOUT ROWID;

            CREATE TRIGGER daily_totals_start_empty
            BEFORE INSERT ON daily_totals
            WHEN NEW.writes <> 0 OR NEW.entries <> 0 OR NEW.held <> 0
                OR EXISTS (SELECT 1 FROM daily_totals WHERE day = NEW.day)
                OR NEW.calories <> 0
                OR NEW.protein <> 0
                OR NEW.carbohydrates <> 0
                OR NEW.fat <> 0
                OR NEW.fiber <> 0
                OR NEW.sugar <> 0
                OR NEW.sodium <> 0
                OR NEW.unknown_calories <> 0
                OR NEW.unknown_protein <> 0
                OR NEW.unknown_carbohydrates <> 0
                OR NEW.unknown_fat <> 0
                OR NEW.unknown_fiber <> 0
                OR NEW.unknown_sugar <> 0
                OR NEW.unknown_sodium <> 0
            BEGIN
                SELECT RAISE(ABORT, 'totals follow their entries: change those');
            END;
            CREATE TRIGGER daily_totals_follow
            BEFORE UPDATE ON daily_totals
            WHEN NEW.writes <> OLD.writes + 1 OR NEW.day <> OLD.day
            BEGIN
                SELECT RAISE(ABORT, 'totals follow their entries: change those');
            END;
            CREATE TRIGGER daily_totals_stay
            BEFORE DELETE ON daily_totals
            WHEN OLD.entries <> 0 OR OLD.held <> 0
            BEGIN
                SELECT RAISE(ABORT, 'totals follow their entries: change those');
            END;

            CREATE TRIGGER food_entries_count_inserted
            AFTER INSERT ON food_entries
            WHEN NEW.live = 1 AND NEW.state = 'logged'
            BEGIN
                INSERT INTO daily_totals (day)
                SELECT NEW.day WHERE NOT EXISTS (SELECT 1 FROM daily_totals WHERE day = NEW.day);
                UPDATE daily_totals SET
                    writes = writes + 1,
                    entries = entries + 1,
                    calories = calories + ifnull(NEW.calories, 0),
                    protein = protein + ifnull(NEW.protein, 0),
                    carbohydrates = carbohydrates + ifnull(NEW.carbohydrates, 0),
                    fat = fat + ifnull(NEW.fat, 0),
                    fiber = fiber + ifnull(NEW.fiber, 0),
                    sugar = sugar + ifnull(NEW.sugar, 0),
                    sodium = sodium + ifnull(NEW.sodium, 0),
                    unknown_calories = unknown_calories + (NEW.calories IS NULL),
                    unknown_protein = unknown_protein + (NEW.protein IS NULL),
                    unknown_carbohydrates = unknown_carbohydrates + (NEW.carbohydrates IS NULL),
                    unknown_fat = unknown_fat + (NEW.fat IS NULL),
                    unknown_fiber = unknown_fiber + (NEW.fiber IS NULL),
                    unknown_sugar = unknown_sugar + (NEW.sugar IS NULL),
                    unknown_sodium = unknown_sodium + (NEW.sodium IS NULL)
                WHERE day = NEW.day;
            END;
            CREATE TRIGGER food_entries_discount_updated
            AFTER UPDATE ON food_entries
            WHEN OLD.live = 1 AND OLD.state = 'logged'
            BEGIN
                UPDATE daily_totals SET
                    writes = writes + 1,
                    entries = entries - 1,
                    calories = calories - ifnull(OLD.calories, 0),
                    protein = protein - ifnull(OLD.protein, 0),
                    carbohydrates = carbohydrates - ifnull(OLD.carbohydrates, 0),
                    fat = fat - ifnull(OLD.fat, 0),
                    fiber = fiber - ifnull(OLD.fiber, 0),
                    sugar = sugar - ifnull(OLD.sugar, 0),
                    sodium = sodium - ifnull(OLD.sodium, 0),
                    unknown_calories = unknown_calories - (OLD.calories IS NULL),
                    unknown_protein = unknown_protein - (OLD.protein IS NULL),
                    unknown_carbohydrates = unknown_carbohydrates - (OLD.carbohydrates IS NULL),
                    unknown_fat = unknown_fat - (OLD.fat IS NULL),
                    unknown_fiber = unknown_fiber - (OLD.fiber IS NULL),
                    unknown_sugar = unknown_sugar - (OLD.sugar IS NULL),
                    unknown_sodium = unknown_sodium - (OLD.sodium IS NULL)
                WHERE day = OLD.day;
            END;
            CREATE TRIGGER food_entries_count_updated
            AFTER UPDATE ON food_entries
            WHEN NEW.live = 1 AND NEW.state = 'logged'
            BEGIN
                INSERT INTO daily_totals (day)
                SELECT NEW.day WHERE NOT EXISTS (SELECT 1 FROM daily_totals WHERE day = NEW.day);
                UPDATE daily_totals SET
                    writes = writes + 1,
                    entries = entries + 1,
                    calories = calories + ifnull(NEW.calories, 0),
                    protein = protein + ifnull(NEW.protein, 0),
                    carbohydrates = carbohydrates + ifnull(NEW.carbohydrates, 0),
                    fat = fat + ifnull(NEW.fat, 0),
                    fiber = fiber + ifnull(NEW.fiber, 0),
                    sugar = sugar + ifnull(NEW.sugar, 0),
                    sodium = sodium + ifnull(NEW.sodium, 0),
                    unknown_calories = unknown_calories + (NEW.calories IS NULL),
                    unknown_protein = unknown_protein + (NEW.protein IS NULL),
                    unknown_carbohydrates = unknown_carbohydrates + (NEW.carbohydrates IS NULL),
                    unknown_fat = unknown_fat + (NEW.fat IS NULL),
                    unknown_fiber = unknown_fiber + (NEW.fiber IS NULL),
                    unknown_sugar = unknown_sugar + (NEW.sugar IS NULL),
                    unknown_sodium = unknown_sodium + (NEW.sodium IS NULL)
                WHERE day = NEW.day;
            END;
            CREATE TRIGGER food_entries_discount_deleted
            AFTER DELETE ON food_entries
            WHEN OLD.live = 1 AND OLD.state = 'logged'
            BEGIN
                UPDATE daily_totals SET
                    writes = writes + 1,
                    entries = entries - 1,
                    calories = calories - ifnull(OLD.calories, 0),
                    protein = protein - ifnull(OLD.protein, 0),
                    carbohydrates = carbohydrates - ifnull(OLD.carbohydrates, 0),
                    fat = fat - ifnull(OLD.fat, 0),
                    fiber = fiber - ifnull(OLD.fiber, 0),
                    sugar = sugar - ifnull(OLD.sugar, 0),
                    sodium = sodium - ifnull(OLD.sodium, 0),
                    unknown_calories = unknown_calories - (OLD.calories IS NULL),
                    unknown_protein = unknown_protein - (OLD.protein IS NULL),
                    unknown_carbohydrates = unknown_carbohydrates - (OLD.carbohydrates IS NULL),
                    unknown_fat = unknown_fat - (OLD.fat IS NULL),
                    unknown_fiber = unknown_fiber - (OLD.fiber IS NULL),
                    unknown_sugar = unknown_sugar - (OLD.sugar IS NULL),
                    unknown_sodium = unknown_sodium - (OLD.sodium IS NULL)
                WHERE day = OLD.day;
            END;

            CREATE TRIGGER food_entries_hold_inserted
            AFTER INSERT ON food_entries
            WHEN NEW.live = 1 AND NEW.state = 'held'
            BEGIN
                INSERT INTO daily_totals (day)
                SELECT NEW.day WHERE NOT EXISTS (SELECT 1 FROM daily_totals WHERE day = NEW.day);
                UPDATE daily_totals SET writes = writes + 1, held = held + 1 WHERE day = NEW.day;
            END;
            CREATE TRIGGER food_entries_release_updated
            AFTER UPDATE ON food_entries
            WHEN OLD.live = 1 AND OLD.state = 'held'
            BEGIN
                UPDATE daily_totals SET writes = writes + 1, held = held - 1 WHERE day = OLD.day;
            END;
            CREATE TRIGGER food_entries_hold_updated
            AFTER UPDATE ON food_entries
            WHEN NEW.live = 1 AND NEW.state = 'held'
            BEGIN
                INSERT INTO daily_totals (day)
                SELECT NEW.day WHERE NOT EXISTS (SELECT 1 FROM daily_totals WHERE day = NEW.day);
                UPDATE daily_totals SET writes = writes + 1, held = held + 1 WHERE day = NEW.day;
            END;
            CREATE TRIGGER food_entries_release_deleted
            AFTER DELETE ON food_entries
            WHEN OLD.live = 1 AND OLD.state = 'held'
            BEGIN
                UPDATE daily_totals SET writes = writes + 1, held = held - 1 WHERE day = OLD.day;
            END;

            CREATE TABLE events (
                seq INTEGER PRIMARY KEY,
                kind TEXT NOT NULL,
                instant INTEGER NOT NULL,
                day TEXT,
                change INTEGER REFERENCES changes (id),
                payload TEXT NOT NULL
            ) STRICT;
            CREATE TRIGGER events_last_stays
            BEFORE DELETE ON events
            WHEN OLD.seq = (SELECT max(seq) FROM events)
            BEGIN
                SELECT RAISE(ABORT, 'the last event stays, so that no number is used twice');
            END;

            CREATE TABLE own_foods (
                revision INTEGER PRIMARY KEY,
                food TEXT NOT NULL,
                change INTEGER REFERENCES changes (id),
                name TEXT NOT NULL,
                aliases TEXT NOT NULL DEFAULT '[]',
                category TEXT NOT NULL,
                brand TEXT,
                calories INTEGER CHECK (abs(calories) <= 1000000000000),
                protein INTEGER CHECK (abs(protein) <= 1000000000000),
                carbohydrates INTEGER CHECK (abs(carbohydrates) <= 1000000000000),
                fat INTEGER CHECK (abs(fat) <= 1000000000000),
                fiber INTEGER CHECK (abs(fiber) <= 1000000000000),
                sugar INTEGER CHECK (abs(sugar) <= 1000000000000),
                sodium INTEGER CHECK (abs(sodium) <= 1000000000000),
                portions TEXT NOT NULL DEFAULT '[]',
                default_portion INTEGER,
                usual_grams INTEGER CHECK (abs(usual_grams) <= 1000000000000),
                release TEXT NOT NULL,
                code TEXT,
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX own_foods_live ON own_foods (food) WHERE live = 1;

            CREATE TABLE goals (
                revision INTEGER PRIMARY KEY,
                change INTEGER REFERENCES changes (id),
                valid_from TEXT NOT NULL CHECK (valid_from = date(valid_from, '+0 days')),
                weekday INTEGER CHECK (weekday BETWEEN 1 AND 7),
                nutrient TEXT NOT NULL,
                kind TEXT NOT NULL
                    CHECK (kind IN ('target', 'minimum', 'maximum', 'range', 'none')),
                lower INTEGER,
                upper INTEGER,
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX goals_live ON goals (nutrient, valid_from, ifnull(weekday, 0))
            WHERE live = 1;
            """)
}
