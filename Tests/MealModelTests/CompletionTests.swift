import MealModel
import Testing

struct CompletionTests {
    @Test func `the first choice's message and the tokens are taken`() throws {
        let body =
            #"{"choices":[{"message":{"content":"{}"},"finish_reason":"stop"},{}],"#
            + #""usage":{"prompt_tokens":12,"completion_tokens":3}}"#
        #expect(
            try Completion(decoding: Array(body.utf8))
                == Completion(content: "{}", usage: TokenUsage(prompt: 12, completion: 3)))
    }

    @Test func `the parts of a message are joined`() throws {
        let body =
            #"{"choices":[{"message":{"content":[{"type":"text","text":"{"},{"text":"}"}]}}]}"#
        #expect(try Completion(decoding: Array(body.utf8)).content == "{}")
    }

    static let faults: [(String, AnswerFault)] = [
        ("", .notACompletion), ("<html>", .notACompletion), ("[]", .notACompletion),
        ("{}", .notACompletion), (#"data: {"choices":[]}"#, .notACompletion),
        (#"{"error":{"message":"no"}}"#, .notACompletion),
        (#"{"choices":null}"#, .empty), (#"{"choices":[]}"#, .empty), (#"{"choices":[7]}"#, .empty),
        (#"{"choices":[{}]}"#, .empty), (#"{"choices":[{"message":null}]}"#, .empty),
        (#"{"choices":[{"message":{"content":null}}]}"#, .empty),
        (#"{"choices":[{"message":{"content":" \n"}}]}"#, .empty),
        (#"{"choices":[{"message":{"tool_calls":[{}]}}]}"#, .empty),
        (#"{"choices":[{"message":{"content":null,"refusal":"I can't"}}]}"#, .refused),
        (#"{"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]}"#, .refused),
        (
            #"{"choices":[{"message":{"content":"{\"food_items\":["},"finish_reason":"length"}]}"#,
            .truncated
        ),
    ]

    @Test(arguments: faults)
    func `what is no usable completion has its fault`(body: String, fault: AnswerFault) {
        #expect(throws: fault) { try Completion(decoding: Array(body.utf8)) }
    }
}
