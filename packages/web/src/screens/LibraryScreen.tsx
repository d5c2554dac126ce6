export const LibraryScreen = (_: { spec?: string }) => <p>soon</p>;
