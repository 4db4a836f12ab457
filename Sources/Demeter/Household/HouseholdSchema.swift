/// What Demeter keeps in a database, as numbered steps.
///
/// They are added to and never changed: a database that has the first of them is brought up to date by the others.
package enum HouseholdSchema {
    /// Over how many parts tables can be spread.
    package static let parts = 1...256
    /// Bytes of what a person shows the others, at most.
    package static let shelfLimit = 8 << 20

    /// A person's rows are theirs by row-level security, which holds for the owner of the tables as well. Rights to the
    /// tables are everybody's and those to the schema only the persons', by a role without a log-in whose name, which
    /// databases of one server share, is made by chance.
    ///
    /// Positions are counted by person under the lock of that person's row in `heads`, so that they become visible in
    /// their order and nobody reads past one that is still being written.
    package static let migrations = [
        """
        CREATE SCHEMA demeter;
        CREATE TABLE demeter.migrations (
            number integer PRIMARY KEY,
            applied timestamptz NOT NULL DEFAULT now());
        CREATE TABLE demeter.persons (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            name text NOT NULL UNIQUE CHECK (octet_length(name) BETWEEN 1 AND 63),
            role name NOT NULL UNIQUE,
            joined timestamptz NOT NULL DEFAULT now());
        CREATE FUNCTION demeter.me() RETURNS bigint
            LANGUAGE sql STABLE PARALLEL SAFE SET search_path = pg_catalog
            AS 'SELECT id FROM demeter.persons WHERE role = current_user';

        CREATE TABLE demeter.heads (
            person bigint PRIMARY KEY REFERENCES demeter.persons,
            position bigint NOT NULL DEFAULT 0,
            channel text NOT NULL DEFAULT 'demeter_' || replace(gen_random_uuid()::text, '-', ''));
        CREATE TABLE demeter.devices (
            person bigint NOT NULL REFERENCES demeter.persons,
            device text NOT NULL CHECK (device ~ '^[0-9a-f]{16}$'),
            taken bigint NOT NULL DEFAULT 0,
            seen timestamptz NOT NULL DEFAULT now(),
            PRIMARY KEY (person, device));
        CREATE TABLE demeter.deliveries (
            person bigint NOT NULL REFERENCES demeter.persons,
            position bigint NOT NULL,
            mark uuid NOT NULL DEFAULT gen_random_uuid(),
            device text NOT NULL CHECK (device ~ '^[0-9a-f]{16}$'),
            records bigint NOT NULL,
            bytes bigint NOT NULL,
            arrived timestamptz NOT NULL DEFAULT now(),
            PRIMARY KEY (person, position));
        CREATE TABLE demeter.changes (
            person bigint NOT NULL REFERENCES demeter.persons,
            device text NOT NULL CHECK (device ~ '^[0-9a-f]{16}$'),
            day date NOT NULL,
            digest bytea NOT NULL,
            delivery bigint NOT NULL,
            stamp uuid NOT NULL,
            payload json NOT NULL,
            PRIMARY KEY (person, device, day, digest));
        CREATE INDEX changes_by_delivery ON demeter.changes (person, delivery);
        CREATE TABLE demeter.days (
            person bigint NOT NULL REFERENCES demeter.persons,
            device text NOT NULL CHECK (device ~ '^[0-9a-f]{16}$'),
            day date NOT NULL,
            mark uuid NOT NULL,
            PRIMARY KEY (person, device, day));
        CREATE TABLE demeter.shares (
            person bigint NOT NULL REFERENCES demeter.persons,
            reader bigint NOT NULL REFERENCES demeter.persons CHECK (reader <> person),
            may_read boolean NOT NULL,
            may_log boolean NOT NULL,
            PRIMARY KEY (person, reader));

        DO $$
        DECLARE place text;
        BEGIN
            FOREACH place IN ARRAY ARRAY['heads', 'devices', 'deliveries', 'changes', 'days', 'shares']
            LOOP
                EXECUTE format('ALTER TABLE demeter.%I ENABLE ROW LEVEL SECURITY', place);
                EXECUTE format('ALTER TABLE demeter.%I FORCE ROW LEVEL SECURITY', place);
                EXECUTE format('CREATE POLICY own ON demeter.%I
                    USING (person = (SELECT demeter.me())) WITH CHECK (person = (SELECT demeter.me()))',
                    place);
            END LOOP;
            FOREACH place IN ARRAY ARRAY['deliveries', 'changes', 'days']
            LOOP
                EXECUTE format('CREATE POLICY shown ON demeter.%I FOR SELECT USING (person IN (
                    SELECT s.person FROM demeter.shares AS s
                    WHERE s.reader = (SELECT demeter.me()) AND s.may_read))', place);
            END LOOP;
            FOREACH place IN ARRAY ARRAY['deliveries', 'changes']
            LOOP
                EXECUTE format('CREATE POLICY logged ON demeter.%I FOR INSERT WITH CHECK (person IN (
                    SELECT s.person FROM demeter.shares AS s
                    WHERE s.reader = (SELECT demeter.me()) AND s.may_log))', place);
            END LOOP;
        END $$;
        CREATE POLICY shown ON demeter.shares FOR SELECT
            USING (reader = (SELECT demeter.me()));
        CREATE POLICY shown ON demeter.heads FOR SELECT USING (person IN (
            SELECT s.person FROM demeter.shares AS s
            WHERE s.reader = (SELECT demeter.me()) AND (s.may_read OR s.may_log)));
        CREATE POLICY logged ON demeter.heads FOR UPDATE USING (person IN (
            SELECT s.person FROM demeter.shares AS s
            WHERE s.reader = (SELECT demeter.me()) AND s.may_log));

        GRANT SELECT ON demeter.migrations, demeter.persons TO PUBLIC;
        GRANT SELECT, INSERT, UPDATE (position) ON demeter.heads TO PUBLIC;
        GRANT SELECT, INSERT, UPDATE, DELETE ON demeter.devices, demeter.shares TO PUBLIC;
        GRANT SELECT, INSERT ON demeter.deliveries TO PUBLIC;
        GRANT SELECT, INSERT, DELETE ON demeter.changes TO PUBLIC;
        GRANT SELECT, INSERT, UPDATE ON demeter.days TO PUBLIC;
        """,
        // What a person's devices have told of days, and who is about to: nobody else's, whatever is shared.
        """
        CREATE TABLE demeter.leaves (
            person bigint PRIMARY KEY REFERENCES demeter.persons,
            version bigint NOT NULL,
            book text NOT NULL CHECK (octet_length(book) <= 4194304));
        ALTER TABLE demeter.leaves ENABLE ROW LEVEL SECURITY;
        ALTER TABLE demeter.leaves FORCE ROW LEVEL SECURITY;
        CREATE POLICY own ON demeter.leaves
            USING (person = (SELECT demeter.me())) WITH CHECK (person = (SELECT demeter.me()));
        GRANT SELECT, INSERT, UPDATE ON demeter.leaves TO PUBLIC;
        """,
        // One right to the schema for all persons, by a role that all are in: every statement looks through the list of
        // rights, which a person each would make long. Whoever may make no roles has what was there before.
        """
        CREATE TABLE demeter.members (role name NOT NULL);
        GRANT SELECT ON demeter.members TO PUBLIC;
        DO $$
        DECLARE
            members name := 'demeter_' || replace(gen_random_uuid()::text, '-', '');
            person name;
        BEGIN
            IF NOT (SELECT rolcreaterole OR rolsuper FROM pg_roles WHERE rolname = current_user) THEN
                RETURN;
            END IF;
            EXECUTE format('CREATE ROLE %I NOLOGIN', members);
            EXECUTE format('GRANT USAGE ON SCHEMA demeter TO %I', members);
            INSERT INTO demeter.members VALUES (members);
            FOR person IN
                SELECT p.role FROM demeter.persons AS p JOIN pg_roles AS r ON r.rolname = p.role
                WHERE r.rolinherit AND r.oid <> (
                    SELECT nspowner FROM pg_namespace WHERE nspname = 'demeter')
            LOOP
                EXECUTE format('GRANT %I TO %I', members, person);
                EXECUTE format('REVOKE USAGE ON SCHEMA demeter FROM %I', person);
            END LOOP;
        END $$;
        """,
        // Tables that grow with their persons, spread over parts by the person. Nobody but their owner may do it; parts
        // themselves show nobody a row, not even their owner, for a part has row-level security and no policy.
        """
        CREATE FUNCTION demeter.spread(parts integer) RETURNS void
            LANGUAGE plpgsql SET search_path = pg_catalog AS $$
        DECLARE
            place text;
            before oid;
            rule record;
            entitled record;
        BEGIN
            IF parts NOT BETWEEN 1 AND 256 THEN RAISE EXCEPTION 'from 1 to 256 parts'; END IF;
            FOREACH place IN ARRAY ARRAY['changes', 'deliveries', 'days'] LOOP
                before := format('demeter.%I', place)::regclass;
                -- All rows are moved, not only those of whoever moves them; nobody is let in meanwhile.
                EXECUTE format('LOCK TABLE demeter.%I', place);
                EXECUTE format('ALTER TABLE demeter.%I NO FORCE ROW LEVEL SECURITY', place);
                EXECUTE format('ALTER TABLE demeter.%I RENAME TO %I', place, place || '_before');
                EXECUTE format('CREATE TABLE demeter.%I (LIKE demeter.%I INCLUDING ALL,
                    FOREIGN KEY (person) REFERENCES demeter.persons) PARTITION BY HASH (person)',
                    place, place || '_before');
                FOR part IN 0..parts - 1 LOOP
                    EXECUTE format('CREATE TABLE demeter.%I PARTITION OF demeter.%I
                        FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
                        format('%s_%s_of_%s', place, part, parts), place, parts, part);
                    EXECUTE format('ALTER TABLE demeter.%I ENABLE ROW LEVEL SECURITY', format('%s_%s_of_%s', place, part, parts));
                    EXECUTE format('ALTER TABLE demeter.%I FORCE ROW LEVEL SECURITY', format('%s_%s_of_%s', place, part, parts));
                END LOOP;
                EXECUTE format('INSERT INTO demeter.%I SELECT * FROM demeter.%I', place, place || '_before');
                FOR rule IN
                    SELECT polname AS name, polcmd AS command, pg_get_expr(polqual, polrelid) AS shown,
                        pg_get_expr(polwithcheck, polrelid) AS written
                    FROM pg_policy WHERE polrelid = before
                LOOP
                    EXECUTE format('CREATE POLICY %I ON demeter.%I FOR %s', rule.name, place,
                        CASE rule.command WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE'
                            WHEN 'd' THEN 'DELETE' ELSE 'ALL' END)
                        || coalesce(' USING (' || rule.shown || ')', '')
                        || coalesce(' WITH CHECK (' || rule.written || ')', '');
                END LOOP;
                FOR entitled IN
                    SELECT privilege_type AS what, grantee FROM pg_class, aclexplode(relacl)
                    WHERE pg_class.oid = before AND grantee <> relowner
                LOOP
                    EXECUTE format('GRANT %s ON demeter.%I TO %s', entitled.what, place,
                        CASE entitled.grantee WHEN 0 THEN 'PUBLIC'
                            ELSE quote_ident(pg_get_userbyid(entitled.grantee)) END);
                END LOOP;
                EXECUTE format('ALTER TABLE demeter.%I ENABLE ROW LEVEL SECURITY', place);
                EXECUTE format('ALTER TABLE demeter.%I FORCE ROW LEVEL SECURITY', place);
                EXECUTE format('DROP TABLE demeter.%I', place || '_before');
            END LOOP;
        END $$;
        REVOKE EXECUTE ON FUNCTION demeter.spread FROM PUBLIC;
        """,
        // What somebody added to take rows away, or for some only, does so behind the spreading as well.
        """
        CREATE OR REPLACE FUNCTION demeter.spread(parts integer) RETURNS void
            LANGUAGE plpgsql SET search_path = pg_catalog AS $$
        DECLARE
            place text;
            before oid;
            rule record;
            entitled record;
        BEGIN
            IF parts NOT BETWEEN 1 AND 256 THEN RAISE EXCEPTION 'from 1 to 256 parts'; END IF;
            FOREACH place IN ARRAY ARRAY['changes', 'deliveries', 'days'] LOOP
                before := format('demeter.%I', place)::regclass;
                -- All rows are moved, not only those of whoever moves them; nobody is let in meanwhile.
                EXECUTE format('LOCK TABLE demeter.%I', place);
                EXECUTE format('ALTER TABLE demeter.%I NO FORCE ROW LEVEL SECURITY', place);
                EXECUTE format('ALTER TABLE demeter.%I RENAME TO %I', place, place || '_before');
                EXECUTE format('CREATE TABLE demeter.%I (LIKE demeter.%I INCLUDING ALL,
                    FOREIGN KEY (person) REFERENCES demeter.persons) PARTITION BY HASH (person)',
                    place, place || '_before');
                FOR part IN 0..parts - 1 LOOP
                    EXECUTE format('CREATE TABLE demeter.%I PARTITION OF demeter.%I
                        FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
                        format('%s_%s_of_%s', place, part, parts), place, parts, part);
                    EXECUTE format('ALTER TABLE demeter.%I ENABLE ROW LEVEL SECURITY', format('%s_%s_of_%s', place, part, parts));
                    EXECUTE format('ALTER TABLE demeter.%I FORCE ROW LEVEL SECURITY', format('%s_%s_of_%s', place, part, parts));
                END LOOP;
                EXECUTE format('INSERT INTO demeter.%I SELECT * FROM demeter.%I', place, place || '_before');
                FOR rule IN
                    SELECT polname AS name, polcmd AS command, polpermissive AS adds,
                        (SELECT string_agg(CASE role WHEN 0 THEN 'PUBLIC'
                            ELSE quote_ident(pg_get_userbyid(role)) END, ', ') FROM unnest(polroles) AS role) AS whose,
                        pg_get_expr(polqual, polrelid) AS shown, pg_get_expr(polwithcheck, polrelid) AS written
                    FROM pg_policy WHERE polrelid = before
                LOOP
                    EXECUTE format('CREATE POLICY %I ON demeter.%I AS %s FOR %s TO %s', rule.name, place,
                        CASE WHEN rule.adds THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END,
                        CASE rule.command WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE'
                            WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
                        rule.whose)
                        || coalesce(' USING (' || rule.shown || ')', '')
                        || coalesce(' WITH CHECK (' || rule.written || ')', '');
                END LOOP;
                FOR entitled IN
                    SELECT privilege_type AS what, grantee FROM pg_class, aclexplode(relacl)
                    WHERE pg_class.oid = before AND grantee <> relowner
                LOOP
                    EXECUTE format('GRANT %s ON demeter.%I TO %s', entitled.what, place,
                        CASE entitled.grantee WHEN 0 THEN 'PUBLIC'
                            ELSE quote_ident(pg_get_userbyid(entitled.grantee)) END);
                END LOOP;
                EXECUTE format('ALTER TABLE demeter.%I ENABLE ROW LEVEL SECURITY', place);
                EXECUTE format('ALTER TABLE demeter.%I FORCE ROW LEVEL SECURITY', place);
                EXECUTE format('DROP TABLE demeter.%I', place || '_before');
            END LOOP;
        END $$;
        """,
        // What a person shows the others of the household of their own foods, products and recipes, and nothing else: a row
        // each, of the foods and recipes as their devices tell them. Whoever shows none, as one of their devices says, is
        // shown none. Beyond so many persons it is a study, where nobody is told of anybody.
        """
        CREATE TABLE demeter.withheld (
            person bigint NOT NULL REFERENCES demeter.persons,
            device text NOT NULL CHECK (device ~ '^[0-9a-f]{16}$'),
            PRIMARY KEY (person, device));
        CREATE TABLE demeter.shelves (
            person bigint PRIMARY KEY REFERENCES demeter.persons,
            version text NOT NULL CHECK (version ~ '^[0-9a-f]{1,16}$'),
            goods jsonb NOT NULL CHECK (jsonb_typeof(goods) = 'object'
                AND goods - 'foods' - 'recipes' = '{}' AND octet_length(goods::text) <= 8388608));
        DO $$
        DECLARE place text;
        BEGIN
            FOREACH place IN ARRAY ARRAY['withheld', 'shelves']
            LOOP
                EXECUTE format('ALTER TABLE demeter.%I ENABLE ROW LEVEL SECURITY', place);
                EXECUTE format('ALTER TABLE demeter.%I FORCE ROW LEVEL SECURITY', place);
                EXECUTE format('CREATE POLICY own ON demeter.%I
                    USING (person = (SELECT demeter.me())) WITH CHECK (person = (SELECT demeter.me()))',
                    place);
            END LOOP;
        END $$;
        CREATE POLICY told ON demeter.withheld FOR SELECT USING ((SELECT demeter.me()) IS NOT NULL);
        CREATE POLICY shown ON demeter.shelves FOR SELECT USING (
            (SELECT demeter.me()) IS NOT NULL
            AND person NOT IN (SELECT w.person FROM demeter.withheld AS w)
            AND (SELECT demeter.me()) NOT IN (SELECT w.person FROM demeter.withheld AS w)
            AND (SELECT count(*) FROM (SELECT FROM demeter.persons LIMIT 33) AS few) <= 32);
        GRANT SELECT, INSERT, DELETE ON demeter.withheld TO PUBLIC;
        GRANT SELECT, INSERT, UPDATE, DELETE ON demeter.shelves TO PUBLIC;
        """,
    ]

    /// A step with the note that it was made.
    package static func script(_ number: Int) -> String {
        "\(migrations[number - 1])\nINSERT INTO demeter.migrations (number) VALUES (\(number));"
    }
}
