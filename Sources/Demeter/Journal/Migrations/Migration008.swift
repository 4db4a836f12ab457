internal import SQLite

extension Migration {
    /// Recipes, batches of them, and what entries are made of.
    ///
    /// A recipe is a revision with a live flag, like an entry; its ingredients and an entry's parts are rows
    /// of their revision that never change. `change_effects` takes any table of revisions from now on.
    /// An entry whose parts do not all know a nutrient has the sum of the others; `incomplete` names it, and
    /// its day counts it among the unknown.
    static let recipes = Migration(
        number: 8,
        sql: """
            CREATE TABLE effects (
                change INTEGER NOT NULL REFERENCES changes (id),
                ordinal INTEGER NOT NULL,
                subject TEXT NOT NULL CHECK (subject <> ''),
                revision INTEGER NOT NULL,
                live_before INTEGER NOT NULL CHECK (live_before IN (0, 1)),
                live_after INTEGER NOT NULL CHECK (live_after IN (0, 1)),
                PRIMARY KEY (change, ordinal)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO effects
                SELECT change, ordinal, subject, revision, live_before, live_after FROM change_effects;
            DROP TABLE change_effects;
            ALTER TABLE effects RENAME TO change_effects;

            CREATE TABLE recipes (
                revision INTEGER PRIMARY KEY,
                recipe INTEGER NOT NULL,
                change INTEGER REFERENCES changes (id),
                name TEXT NOT NULL CHECK (name <> ''),
                servings REAL NOT NULL CHECK (servings > 0),
                cooked INTEGER CHECK (cooked > 0 AND cooked <= 1000000000000),
                notes TEXT,
                created INTEGER NOT NULL,
                open INTEGER NOT NULL DEFAULT 0 CHECK (open IN (0, 1)),
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX recipes_live ON recipes (recipe) WHERE live = 1;
            CREATE TRIGGER recipes_fixed
            BEFORE UPDATE OF revision, recipe, name, servings, cooked, notes, created, open ON recipes
            BEGIN
                SELECT RAISE(ABORT, 'a revision of a recipe never changes: insert another one');
            END;

            \(parts(of: "recipes", in: "recipe_parts"))
            \(parts(of: "food_entries", in: "entry_parts"))

            CREATE TABLE batches (
                revision INTEGER PRIMARY KEY,
                batch INTEGER NOT NULL,
                change INTEGER REFERENCES changes (id),
                recipe INTEGER NOT NULL,
                recipe_revision INTEGER NOT NULL REFERENCES recipes (revision),
                cooked INTEGER NOT NULL,
                cooked_on TEXT NOT NULL CHECK (cooked_on IS date(cooked_on, '+0 days')),
                portions REAL NOT NULL CHECK (portions > 0),
                remaining REAL NOT NULL CHECK (remaining >= 0),
                place TEXT,
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX batches_live ON batches (batch) WHERE live = 1;

            ALTER TABLE food_entries ADD COLUMN recipe INTEGER;
            ALTER TABLE food_entries ADD COLUMN parts INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE food_entries ADD COLUMN incomplete TEXT NOT NULL DEFAULT '[]';
            CREATE INDEX food_entries_by_recipe ON food_entries (recipe)
            WHERE live = 1 AND recipe IS NOT NULL;
            CREATE TRIGGER food_entries_parts_fixed
            BEFORE UPDATE OF recipe, parts, incomplete ON food_entries
            BEGIN
                SELECT RAISE(ABORT, 'a revision of an entry never changes: insert another one');
            END;
            \(counting("inserted", "AFTER INSERT", "NEW", "+"))
            \(counting("discounted", "AFTER UPDATE OF live", "OLD", "-"))
            \(counting("updated", "AFTER UPDATE OF live", "NEW", "+"))
            \(counting("deleted", "AFTER DELETE", "OLD", "-"))
            """)

    /// Those that have columns of their own.
    private static let nutrients = [
        "calories", "protein", "carbohydrates", "fat", "fiber", "sugar", "sodium",
    ]

    private static func parts(of owner: String, in table: String) -> String {
        """
        CREATE TABLE \(table) (
            revision INTEGER NOT NULL REFERENCES \(owner) (revision) DEFERRABLE INITIALLY DEFERRED,
            ordinal INTEGER NOT NULL,
            text TEXT NOT NULL,
            name TEXT NOT NULL,
            food TEXT,
            recipe INTEGER,
            amount REAL,
            unit TEXT,
            grams INTEGER CHECK (grams BETWEEN 0 AND 1000000000000),
            \(nutrients.map { "\($0) INTEGER CHECK (\($0) BETWEEN 0 AND 1000000000000)" }
                .joined(separator: ",\n            ")),
            nutrients BLOB,
            brand TEXT,
            preparation TEXT,
            modifiers TEXT NOT NULL DEFAULT '[]',
            confidence REAL NOT NULL,
            assumption TEXT,
            source TEXT NOT NULL,
            section TEXT,
            PRIMARY KEY (revision, ordinal)
        ) STRICT, WITHOUT ROWID;
        CREATE TRIGGER \(table)_fixed BEFORE UPDATE ON \(table)
        BEGIN
            SELECT RAISE(ABORT, 'parts never change: insert another revision');
        END;
        """
    }

    /// Nutrients of which an entry knows only some count among their day's unknown ones.
    private static func counting(
        _ name: String, _ event: String, _ row: String, _ sign: String
    ) -> String {
        let columns = nutrients.map { nutrient in
            "unknown_\(nutrient) = unknown_\(nutrient) \(sign) "
                + "(\(row).\(nutrient) IS NOT NULL AND instr(\(row).incomplete, '\"\(nutrient)\"') > 0)"
        }
        // Which of a table's triggers comes first is not said, so that the day may not be there yet.
        let start =
            row == "NEW"
            ? "INSERT INTO daily_totals (day) SELECT NEW.day "
                + "WHERE NOT EXISTS (SELECT 1 FROM daily_totals WHERE day = NEW.day);"
            : ""
        return """
            CREATE TRIGGER food_entries_parts_\(name)
            \(event) ON food_entries
            WHEN \(row).live = 1 AND \(row).state = 'logged' AND \(row).incomplete <> '[]'
            BEGIN
                \(start)
                UPDATE daily_totals SET writes = writes + 1,
                    \(columns.joined(separator: ",\n                    "))
                WHERE day = \(row).day;
            END;
            """
    }
}
