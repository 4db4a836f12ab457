package import JSON
package import MealReader

extension Question: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            text: try members.required("text", members.text("text")),
            choices: try members.texts("choices") ?? [])
    }

    package var json: JSONValue { ["text": .string(text), "choices": .texts(choices)] }
}
