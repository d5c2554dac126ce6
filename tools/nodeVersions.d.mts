export declare const versions: readonly string[];
export declare const cache: string;
export declare function installNode(version: string): string;
