"""A mail server on 127.0.0.1 that appends each mail to a file: PORT FILE [USER PASSWORD CERTIFICATE KEY].

With a name and a password it speaks STARTTLS, and takes mail only encrypted and from who logs in.
"""
import asyncio
import ssl
import sys

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword


class Mailbox:
    async def handle_DATA(self, server, session, envelope):
        with open(sys.argv[2], "ab") as file:
            file.write(b"TO " + " ".join(envelope.rcpt_tos).encode() + b"\r\n")
            file.write(envelope.content + b"\r\n--END--\r\n")
        return "250 OK"


def check(server, session, envelope, mechanism, login):
    expected = LoginPassword(sys.argv[3].encode(), sys.argv[4].encode())
    is_right = isinstance(login, LoginPassword) and login == expected
    return AuthResult(success=is_right, handled=False)


options = {}
if len(sys.argv) > 3:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[5], sys.argv[6])
    options = dict(
        tls_context=context, require_starttls=True, authenticator=check, auth_required=True)
controller = Controller(Mailbox(), hostname="127.0.0.1", port=int(sys.argv[1]), **options)
controller.start()
print("ready", flush=True)
asyncio.new_event_loop().run_forever()
