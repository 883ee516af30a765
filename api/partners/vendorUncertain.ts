/**
 * A call to a partner has no readable answer: it timed out, the connection was lost, or the partner failed. An order may
 * exist. The message is shown to administrators and never holds a secret.
 */
export class VendorUncertain extends Error {
  override readonly name = 'VendorUncertain'
}
