/** Where the edge gets the time from; specs turn it by hand. */
export type Clock = () => Date
