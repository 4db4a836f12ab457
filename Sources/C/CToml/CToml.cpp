#include "CToml.h"

#include <algorithm>
#include <cstring>
#include <deque>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// Nested values and dotted keys become nested objects, whose destructors recurse: both limits
// together bound the stack that a hostile text can take.
#define TOML_MAX_NESTED_VALUES 32
// Some of toml++'s assertions hold for good texts only (`[=` breaks one), and its own checks come
// after them. With NDEBUG they would even become assumptions for the optimiser.
#undef NDEBUG
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/impl/forward_declarations.h>
// Asked whether U+00E9 is white space, toml++ 3.3 reaches what it declares unreachable, which is
// undefined behaviour; the answer is "no".
#pragma push_macro("TOML_UNREACHABLE")
#undef TOML_UNREACHABLE
#define TOML_UNREACHABLE return false
#include <toml++/impl/unicode.h>
#pragma pop_macro("TOML_UNREACHABLE")
#include <toml++/toml.h>

namespace {

constexpr size_t most_dots_in_a_key = 32;
constexpr size_t deepest = 256;

struct too_deep {};

/// Where the string that begins at `start` has ended: past its end, or at that of its line or text.
size_t end_of_string(std::string_view text, size_t start) {
    const char quote = text[start];
    const bool long_form = text.substr(start, 3) == std::string(3, quote);
    for (size_t index = start + (long_form ? 3 : 1); index < text.size(); ++index) {
        if (quote == '"' && text[index] == '\\') ++index;
        else if (long_form && text.substr(index, 3) == std::string(3, quote)) return index + 3;
        else if (!long_form && text[index] == quote) return index + 1;
        else if (!long_form && text[index] == '\n') return index;
    }
    return text.size();
}

/// Whether some key has more parts than any sane file; strings and comments do not count.
bool has_endless_key(std::string_view text) {
    size_t dots = 0;
    size_t index = 0;
    while (index < text.size()) {
        switch (text[index]) {
        case '"': case '\'':
            index = end_of_string(text, index);
            continue;
        case '#':
            index = std::min(text.find('\n', index), text.size());
            continue;
        case '.':
            if (++dots > most_dots_in_a_key) return true;
            break;
        case '\n': case '=': case ',': case '[': case '{':
            dots = 0;
            break;
        default:
            break;
        }
        ++index;
    }
    return false;
}

}

struct ctoml_document {
    std::vector<ctoml_node> nodes;
    /// A deque, because growing it moves no string.
    std::deque<std::string> texts;

    const std::string &keep(std::string text) {
        texts.push_back(std::move(text));
        return texts.back();
    }

    void set_text(ctoml_node &node, std::string text) {
        const std::string &kept = keep(std::move(text));
        node.text = kept.data();
        node.text_length = kept.size();
    }

    void add(const toml::node &value, const toml::key *key, size_t depth) {
        if (depth > deepest) throw too_deep{};
        ctoml_node node{};
        node.line = value.source().begin.line;
        node.column = value.source().begin.column;
        if (key) {
            const std::string &kept = keep(std::string{key->str()});
            node.key = kept.data();
            node.key_length = kept.size();
            node.key_line = key->source().begin.line;
            node.key_column = key->source().begin.column;
        }
        if (const auto *table = value.as_table()) {
            node.kind = CTOML_TABLE;
            node.count = table->size();
            nodes.push_back(node);
            for (const auto &[name, member] : *table) add(member, &name, depth + 1);
            return;
        }
        if (const auto *array = value.as_array()) {
            node.kind = CTOML_ARRAY;
            node.count = array->size();
            nodes.push_back(node);
            for (const auto &element : *array) add(element, nullptr, depth + 1);
            return;
        }
        if (const auto *text = value.as_string()) {
            node.kind = CTOML_STRING;
            set_text(node, text->get());
        } else if (const auto *integer = value.as_integer()) {
            node.kind = CTOML_INTEGER;
            node.integer = integer->get();
        } else if (const auto *real = value.as_floating_point()) {
            node.kind = CTOML_REAL;
            node.real = real->get();
        } else if (const auto *boolean = value.as_boolean()) {
            node.kind = CTOML_BOOLEAN;
            node.integer = boolean->get() ? 1 : 0;
        } else {
            node.kind = CTOML_MOMENT;
            std::ostringstream stream;
            if (const auto *date = value.as_date()) stream << date->get();
            else if (const auto *time = value.as_time()) stream << time->get();
            else if (const auto *both = value.as_date_time()) stream << both->get();
            set_text(node, stream.str());
        }
        nodes.push_back(node);
    }
};

static ctoml_document *refuse(
    ctoml_failure &failure, ctoml_code code, std::string_view message, uint32_t line = 0,
    uint32_t column = 0
) {
    failure.code = code;
    failure.line = line;
    failure.column = column;
    const size_t length = std::min(message.size(), sizeof failure.message - 1);
    std::memcpy(failure.message, message.data(), length);
    failure.message[length] = 0;
    return nullptr;
}

ctoml_document *ctoml_parse(const char *text, size_t length, ctoml_failure *failure) {
    *failure = ctoml_failure{};
    try {
        const std::string_view view{text ? text : "", text ? length : 0};
        if (view.size() > CTOML_LARGEST) return refuse(*failure, CTOML_TOO_LARGE, "too large");
        if (has_endless_key(view)) return refuse(*failure, CTOML_TOO_DEEP, "nested too deeply");
        const toml::table root = toml::parse(view);
        auto document = std::make_unique<ctoml_document>();
        document->add(root, nullptr, 0);
        return document.release();
    } catch (const toml::parse_error &error) {
        const auto place = error.source().begin;
        return refuse(
            *failure, CTOML_SYNTAX, error.description(), place.line, place.column);
    } catch (const too_deep &) {
        return refuse(*failure, CTOML_TOO_DEEP, "nested too deeply");
    } catch (const std::exception &error) {
        return refuse(*failure, CTOML_INTERNAL, error.what());
    } catch (...) {
        return refuse(*failure, CTOML_INTERNAL, "unknown exception");
    }
}

const ctoml_node *ctoml_nodes(const ctoml_document *document, size_t *count) {
    *count = document->nodes.size();
    return document->nodes.data();
}

void ctoml_free(ctoml_document *document) { delete document; }
