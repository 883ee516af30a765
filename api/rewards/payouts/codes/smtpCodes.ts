import { createTransport } from 'nodemailer'
import { sendMilliseconds } from '../limits.ts'
import { CodeNotSent, type CodeSender, codeSubject, codeText } from './codeSender.ts'

/** Sends codes by e-mail through an SMTP server, `smtps://user:password@mail.example.com`. */
export const smtpCodes = ({ url, from }: { readonly url: string; readonly from: string }): CodeSender => {
  const transport = createTransport(
    {
      url,
      connectionTimeout: sendMilliseconds,
      greetingTimeout: sendMilliseconds,
      socketTimeout: sendMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return async message => {
    try {
      await transport.sendMail({
        to: { name: '', address: message.to },
        subject: codeSubject(message),
        text: codeText(message),
        headers: { 'auto-submitted': 'auto-generated' },
      })
    } catch {
      // The error may name the address and the credentials.
      throw new CodeNotSent('The mail server did not take the message.')
    }
  }
}
