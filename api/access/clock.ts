/** The source of the current time; specs replace it. */
export type Clock = () => Date
