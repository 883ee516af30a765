export type Browser = {
  /** Path of a Chromium or Chrome. */
  executable: string
  /** What it needs in its environment beside the usual. */
  environment: Record<string, string>
}
