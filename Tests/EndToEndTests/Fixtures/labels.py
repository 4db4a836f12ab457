"""Draws photographs of nutrition labels, each with what stands on it.

labels.py FOLDER COUNT SEED [drawn]: writes label-N.jpg, and prints a JSON list of the figures of 100 g and of the serving.
"""

import json
import random
import sys

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

FONTS = [
    "liberation/LiberationSans", "liberation/LiberationSansNarrow", "liberation/LiberationSerif",
    "dejavu/DejaVuSans", "dejavu/DejaVuSansCondensed", "lato/Lato",
]
REGULAR = {"liberation": "-Regular", "dejavu": "", "lato": "-Regular"}


def is_there(name):
    try:
        font(name, 10, True)
        return True
    except OSError:
        return False


def font(name, size, bold=False):
    style = "-Bold" if bold else REGULAR[name.split("/")[0]]
    return ImageFont.truetype(f"/usr/share/fonts/truetype/{name}{style}.ttf", size)


def product(chance):
    """Figures of 100 g that can be: a dry thing, a dairy one, a drink."""
    kind = chance.choice(["dry", "dairy", "drink", "fat"])
    most = {"dry": (30, 75, 25), "dairy": (12, 15, 12), "drink": (3, 14, 4), "fat": (70, 30, 20)}[kind]
    fat, carbs, protein = (round(chance.uniform(0, top), 1) for top in most)
    if fat + carbs + protein > 95:
        carbs = round(max(0, 95 - fat - protein), 1)
    fibre = round(chance.uniform(0, min(10, max(0, 98 - fat - carbs - protein))), 1)
    figures = {
        "fat": fat, "saturated_fat": round(chance.uniform(0, fat), 1), "carbohydrates": carbs,
        "sugar": round(chance.uniform(0, carbs), 1), "fiber": fibre, "protein": protein,
        "salt": round(chance.choice([0, 0.01, 0.13, 0.5, 1.2, 2.25]) + chance.uniform(0, 0.5), 2),
    }
    figures["kj"] = round(37 * fat + 17 * (carbs + protein) + 8 * fibre)
    figures["kcal"] = round(9 * fat + 4 * (carbs + protein) + 2 * fibre)
    return figures, kind == "drink"


def european(chance):
    """Rows of a label as the EU has them, in one language or several."""
    figures, liquid = product(chance)
    serving = chance.choice([25, 30, 40, 45, 55, 60, 125, 150, 200])
    languages = chance.choice([["en"], ["en"], ["de"], ["fr"], ["de", "fr"], ["nl", "fr", "de"], ["en", "de"], ["es", "en"], ["it"]])
    words = {
        "en": ["Energy", "Fat", "of which saturates", "Carbohydrate", "of which sugars", "Fibre", "Protein", "Salt"],
        "de": ["Brennwert", "Fett", "davon gesättigte Fettsäuren", "Kohlenhydrate", "davon Zucker", "Ballaststoffe", "Eiweiß", "Salz"],
        "fr": ["Énergie", "Matières grasses", "dont acides gras saturés", "Glucides", "dont sucres", "Fibres alimentaires", "Protéines", "Sel"],
        "nl": ["Energie", "Vetten", "waarvan verzadigde vetzuren", "Koolhydraten", "waarvan suikers", "Vezels", "Eiwitten", "Zout"],
        "es": ["Valor energético", "Grasas", "de las cuales saturadas", "Hidratos de carbono", "de los cuales azúcares", "Fibra alimentaria", "Proteínas", "Sal"],
        "it": ["Energia", "Grassi", "di cui acidi grassi saturi", "Carboidrati", "di cui zuccheri", "Fibre", "Proteine", "Sale"],
    }
    titles = {"en": "Nutrition", "de": "Nährwerte", "fr": "Valeurs nutritionnelles", "nl": "Voedingswaarde", "es": "Información nutricional", "it": "Valori nutrizionali"}
    portions = {"en": "per serving", "de": "pro Portion", "fr": "par portion", "nl": "per portie", "es": "por porción", "it": "per porzione"}
    of = {"en": "per", "de": "pro", "fr": "pour", "nl": "per", "es": "por", "it": "per"}
    comma = languages[0] != "en" or chance.random() < 0.2
    unit = "ml" if liquid else "g"
    has_serving = chance.random() < 0.6
    has_share = has_serving and chance.random() < 0.3
    has_fibre = chance.random() < 0.8
    gap = chance.choice(["", " "])

    def number(value, places):
        text = f"{value:.{places}f}"
        if places and text.endswith("0") and chance_trim:
            text = text[:-1].rstrip(".") if places == 1 else text
        return text.replace(".", ",") if comma else text

    chance_trim = chance.random() < 0.5
    truth = {"serving": serving if has_serving else None, "per": {}}
    names = ["energy", "fat", "saturated_fat", "carbohydrates", "sugar", "fiber", "protein", "salt"]
    lead = languages[0]
    header = [" / ".join(titles[language] for language in languages), f"{of[lead]} 100{gap}{unit}"]
    if has_serving:
        header.append(f"{portions[lead]} ({serving}{gap}{unit})")
    if has_share:
        header.append("%RI*")
    rows = [header]
    split = chance.random() < 0.3
    for place, name in enumerate(names):
        if name == "fiber" and not has_fibre:
            continue
        label = "/".join(words[language][place] for language in languages)
        if name == "energy":
            factors = [1] + ([serving / 100] if has_serving else [])
            if split:
                rows.append([label] + [f"{round(figures['kj'] * factor)}{gap}kJ" for factor in factors])
                rows.append([""] + [f"{round(figures['kcal'] * factor)}{gap}kcal" for factor in factors])
                if has_share:
                    rows[-1].append(f"{round(figures['kcal'] * serving / 100 / 20)}%")
            else:
                joint = chance.choice([" / ", "/", " "])
                rows.append([label] + [f"{round(figures['kj'] * factor)}{gap}kJ{joint}{round(figures['kcal'] * factor)}{gap}kcal" for factor in factors])
                if has_share:
                    rows[-1].append(f"{round(figures['kcal'] * serving / 100 / 20)}%")
            truth["per"]["calories"] = figures["kcal"]
            continue
        value = figures[name]
        places = 2 if name == "salt" else 1
        small = name != "salt" and 0 < value < 0.5 and chance.random() < 0.5
        row = [label, f"<{gap}{number(0.5, 1)}{gap}g" if small else f"{number(value, places)}{gap}g"]
        if has_serving:
            row.append(f"<{gap}{number(0.5, 1)}{gap}g" if small else f"{number(value * serving / 100, places)}{gap}g")
        if has_share:
            row.append(f"{round(value)}%")
        rows.append(row)
        truth["per"]["sodium" if name == "salt" else name] = None if small else round(value * 400, 3) if name == "salt" else value
    return rows, truth


def american(chance):
    """Rows of Nutrition Facts of the United States: figures of a serving, in whole numbers mostly."""
    figures, _ = product(chance)
    serving = chance.choice([28, 30, 40, 55, 60, 85, 110, 227, 240])
    share = serving / 100
    whole = {name: round(value * share) for name, value in figures.items()}
    whole["sugar"] = min(whole["sugar"], whole["carbohydrates"])
    whole["saturated_fat"] = min(whole["saturated_fat"], whole["fat"])
    sodium = round(figures["salt"] * share * 400 / 5) * 5
    energy = 9 * whole["fat"] + 4 * (whole["carbohydrates"] + whole["protein"])
    energy = round(energy / 10) * 10 if energy > 50 else round(energy / 5) * 5
    cup = chance.choice(["2/3 cup", "1 bar", "3 cookies", "1 cup", "about 12 chips"])
    rows = [
        ["Nutrition Facts"], [f"{chance.randint(2, 12)} servings per container"], [f"Serving size", f"{cup} ({serving}g)"],
        ["Amount per serving"], ["Calories", f"{energy}"], ["", "% Daily Value*"],
        [f"Total Fat {whole['fat']}g", f"{round(whole['fat'] / 0.78)}%"],
        [f"  Saturated Fat {whole['saturated_fat']}g", f"{round(whole['saturated_fat'] / 0.2)}%"], ["  Trans Fat 0g"],
        ["Cholesterol 0mg", "0%"], [f"Sodium {sodium}mg", f"{round(sodium / 23)}%"],
        [f"Total Carbohydrate {whole['carbohydrates']}g", f"{round(whole['carbohydrates'] / 2.75)}%"],
        [f"  Dietary Fiber {whole['fiber']}g", f"{round(whole['fiber'] / 0.28)}%"],
        [f"  Total Sugars {whole['sugar']}g"], [f"    Includes {whole['sugar'] // 2}g Added Sugars", f"{whole['sugar'] // 2 * 2}%"],
        [f"Protein {whole['protein']}g"], ["Vitamin D 2mcg", "10%"], ["Calcium 260mg", "20%"], ["Iron 8mg", "45%"], ["Potassium 240mg", "6%"],
    ]
    per = {name: whole[name] / share for name in ["fat", "saturated_fat", "carbohydrates", "sugar", "fiber", "protein"]}
    per["sodium"] = sodium / share
    per["calories"] = energy / share
    return rows, {"serving": serving, "per": per}


def drawn(rows, chance):
    """The rows as a table, black on white or light on dark."""
    name = chance.choice([name for name in FONTS if is_there(name)])
    size = chance.randint(26, 40)
    plain, bold = font(name, size), font(name, size, True)
    columns = max(len(row) for row in rows)
    widths = [max([plain.getlength(row[place]) for row in rows if place < len(row) and len(row) > 1] or [0]) for place in range(columns)]
    margin, gap, step = size, size * 1.2, int(size * chance.uniform(1.35, 1.7))
    width = int(max(sum(widths) + gap * (columns - 1), max(bold.getlength(row[0]) for row in rows)) + 2 * margin)
    height = int(len(rows) * step + 2 * margin)
    dark = chance.random() < 0.1
    paper, ink = ((60, 70, 110), (240, 240, 235)) if dark else ((chance.randint(225, 255),) * 3, (chance.randint(0, 50),) * 3)
    picture = Image.new("RGB", (width, height), paper)
    pen = ImageDraw.Draw(picture)
    lines = chance.random() < 0.6
    boxed = chance.random() < 0.5
    for place, row in enumerate(rows):
        top = margin + place * step
        style = bold if place == 0 or len(row) == 1 else plain
        edge = margin + widths[0]
        pen.text((margin, top), row[0], ink, style)
        for column, text in enumerate(row[1:], 1):
            edge += gap + widths[column]
            right = width - margin if columns == 2 else edge
            pen.text((right - plain.getlength(text), top), text, ink, plain)
        if lines and place:
            pen.line((margin / 2, top - (step - size) / 3, width - margin / 2, top - (step - size) / 3), ink, 2)
    if boxed:
        pen.rectangle((4, 4, width - 5, height - 5), outline=ink, width=3)
    return picture


def photographed(label, chance, askew=False):
    """On a table, a little askew or 10 to 22 degrees, a little blurred, with noise and uneven light."""
    width, height = label.size
    pad = int((0.3 if askew else 0.12) * max(width, height))
    size = (width + 2 * pad, height + 2 * pad)
    table = Image.new("RGB", size, tuple(chance.randint(80, 190) for _ in range(3)))
    table.paste(label, (pad, pad))
    angle = chance.choice([-1, 1]) * chance.uniform(10, 22) if askew else chance.uniform(-4, 4)
    table = table.rotate(angle, Image.BICUBIC, fillcolor=table.getpixel((2, 2)))
    if chance.random() < 0.5:
        tilt = chance.uniform(0.01, 0.05)
        w, h = size
        quad = chance.choice([
            (w * tilt, 0, 0, h, w, h, w * (1 - tilt), 0), (0, 0, w * tilt, h, w * (1 - tilt), h, w, 0),
            (0, h * tilt, 0, h * (1 - tilt), w, h, w, 0),
        ])
        table = table.transform(size, Image.QUAD, quad, Image.BICUBIC)
    light = Image.linear_gradient("L").resize(size).rotate(chance.choice([0, 90, 180, 270]), expand=False).resize(size)
    depth = chance.uniform(0, 0.45)
    light = light.point(lambda value: int(255 - depth * value))
    table = ImageChops.multiply(table, Image.merge("RGB", (light,) * 3))
    table = table.filter(ImageFilter.GaussianBlur(chance.uniform(0, 1.4)))
    noise = Image.effect_noise(size, chance.uniform(2, 22))
    return ImageChops.add(table, Image.merge("RGB", (noise,) * 3), 1, -128)


def main():
    folder, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    is_plain = sys.argv[4:] == ["drawn"]
    truths = []
    for place in range(count):
        chance = random.Random(seed * 1000 + place)
        rows, truth = (american if place % 3 == 2 else european)(chance)
        picture = drawn(rows, chance)
        if not is_plain:
            picture = photographed(picture, chance, sys.argv[4:] == ["askew"])
        path = f"{folder}/label-{place}.jpg"
        picture.save(path, quality=chance.randint(70, 92))
        truth["file"] = path
        truths.append(truth)
    print(json.dumps(truths))


main()
