import type { Card } from '../cards/card.ts';
import type { Look } from '../cards/look.ts';
import type { Eventual } from '../eventual.ts';
import type { Asked } from '../request.ts';

/** A platform's picture as its merchant has it. */
export interface Original {
  /** code; each merchant may have its own gateway */
  merchant: string;
  /** https, or a path of the platform, with its query */
  address: string;
  /** whether the merchant's file names the host, which may then be in this machine's own network */
  isNamed: boolean;
}

/** Resizes the platform's pictures. */
export interface Pictures {
  /** Answers with the picture, at most `width` px wide, in a format that the phone accepts. Never rejects. */
  answer(asked: Asked, original: Original, width: number): Eventual<Response>;
  /** Answers with a card, drawn in a merchant's look around the subject's picture; undefined if it cannot be drawn now. Missing on a runtime that does not draw. */
  card?(asked: Asked, card: Card, look: Look, art: Original | undefined): Promise<Response | undefined>;
  /** The mean colour `#rrggbb` of a resized picture; empty if it is transparent, or not resized; undefined if it is not known. */
  colourOf?(original: Original): string | undefined;
  close?(): void;
}
