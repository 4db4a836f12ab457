#!/usr/bin/env python3
"""Two hundred days of random foods with their Healthy Eating Index, computed apart from the program's own code.

    hei_days.py FOLDER > hei-days.tsv

FOLDER has `fped_2017_2018.csv` and `fndds_2017_2018_nutrients.csv`: the USDA's Food Patterns Equivalents Database
and Food and Nutrient Database for Dietary Studies 2017-2018 (public domain), a row for each food and 100 g.
Rules: the scoring code of the National Cancer Institute for HEI-2015, which HEI-2020 takes over for ages from two
years on (https://epi.grants.cancer.gov/hei/hei-scoring-method.html). Needs Python 3.9 alone; the same tables give
the same file.
"""

import csv
import random
import sys

FOODS, DAYS, SEED = 150, 200, 2020

NUTRIENTS = ["energy_kcal", "sodium_mg", "satfat_g", "mufa_g", "pufa_g"]
GROUPS = [
    "f_total_cup_eq", "f_juice_cup_eq", "f_citmlb_cup_eq", "f_other_cup_eq", "v_total_cup_eq",
    "v_drkgr_cup_eq", "v_legumes_cup_eq", "g_whole_oz_eq", "g_refined_oz_eq", "d_total_cup_eq",
    "pf_total_oz_eq", "pf_seafd_hi_oz_eq", "pf_seafd_low_oz_eq", "pf_soy_oz_eq", "pf_nutsds_oz_eq",
    "pf_legumes_oz_eq", "add_sugars_tsp_eq",
]

COMPONENTS = [
    "total_fruits", "whole_fruits", "total_vegetables", "greens_and_beans", "whole_grains", "dairy",
    "total_protein_foods", "seafood_and_plant_proteins", "fatty_acids", "refined_grains", "sodium",
    "added_sugars", "saturated_fats",
]


def rising(density, standard, most):
    return min(most, most * density / standard)


def falling(value, best, worst):
    if value <= best:
        return 10.0
    if value >= worst:
        return 0.0
    return 10 - 10 * (value - best) / (worst - best)


def fatty_acids(monopoly, saturated):
    if saturated == 0:
        return 10.0 if monopoly > 0 else 0.0
    ratio = monopoly / saturated
    if ratio >= 2.5:
        return 10.0
    return 0.0 if ratio <= 1.2 else 10 * (ratio - 1.2) / (2.5 - 1.2)


def index(day):
    """The thirteen scores of the sums of a day, in the order of COMPONENTS."""
    kcal = day["energy_kcal"]

    def per_thousand(*names):
        return sum(day[name] for name in names) / (kcal / 1000)

    return [
        rising(per_thousand("f_total_cup_eq"), 0.8, 5),
        rising(per_thousand("f_citmlb_cup_eq", "f_other_cup_eq"), 0.4, 5),
        rising(per_thousand("v_total_cup_eq", "v_legumes_cup_eq"), 1.1, 5),
        rising(per_thousand("v_drkgr_cup_eq", "v_legumes_cup_eq"), 0.2, 5),
        rising(per_thousand("g_whole_oz_eq"), 1.5, 10),
        rising(per_thousand("d_total_cup_eq"), 1.3, 10),
        rising(per_thousand("pf_total_oz_eq", "pf_legumes_oz_eq"), 2.5, 5),
        rising(
            per_thousand(
                "pf_seafd_hi_oz_eq", "pf_seafd_low_oz_eq", "pf_soy_oz_eq", "pf_nutsds_oz_eq",
                "pf_legumes_oz_eq"), 0.8, 5),
        fatty_acids(day["mufa_g"] + day["pufa_g"], day["satfat_g"]),
        falling(per_thousand("g_refined_oz_eq"), 1.8, 4.3),
        falling(per_thousand("sodium_mg") / 1000, 1.1, 2.0),
        falling(100 * day["add_sugars_tsp_eq"] * 16 / kcal, 6.5, 26),
        falling(100 * day["satfat_g"] * 9 / kcal, 8, 16),
    ]


def rows(path, columns):
    with open(path, newline="", encoding="utf-8") as file:
        return {row["food_code"]: {name: row[name] for name in columns} for row in csv.DictReader(file)}


def main(folder):
    groups = rows(f"{folder}/fped_2017_2018.csv", GROUPS)
    nutrients = rows(f"{folder}/fndds_2017_2018_nutrients.csv", NUTRIENTS)
    foods = {code: {**nutrients[code], **groups[code]} for code in sorted(groups) if code in nutrients}
    eaten = {code: food for code, food in foods.items() if float(food["energy_kcal"]) > 0}
    chance = random.Random(SEED)
    chosen = sorted(chance.sample(sorted(eaten), FOODS))
    print("# Days of random foods of FNDDS and FPED 2017-2018 (USDA, public domain) with their Healthy Eating Index;")
    print("# made by hei_days.py, which says by which rules. food: in 100 g; day: CODE=GRAMS …, scores, total.")
    print("\t".join(["columns"] + NUTRIENTS + GROUPS))
    print("\t".join(["components"] + COMPONENTS))
    for code in chosen:
        print("\t".join(["food", code] + [eaten[code][name] for name in NUTRIENTS + GROUPS]))
    for _ in range(DAYS):
        meals = [(code, chance.randint(5, 400)) for code in chance.sample(chosen, chance.randint(2, 16))]
        day = {
            name: sum(float(eaten[code][name]) * grams / 100 for code, grams in meals)
            for name in NUTRIENTS + GROUPS
        }
        scores = index(day)
        line = [" ".join(f"{code}={grams}" for code, grams in meals)]
        line += [f"{score:.4f}" for score in scores] + [f"{sum(scores):.4f}"]
        print("\t".join(["day"] + line))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("hei_days.py: name the folder of the USDA's tables, as: hei_days.py tables > hei-days.tsv")
    main(sys.argv[1])
