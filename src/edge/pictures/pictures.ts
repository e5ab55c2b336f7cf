import type { Card } from '../cards/card.ts';
import type { Look } from '../cards/look.ts';
import type { Eventual } from '../eventual.ts';
import type { Asked } from '../request.ts';

/** A picture of the platform as its merchant has it. */
export interface Original {
  /** code; each merchant may have another gateway */
  merchant: string;
  /** https, or a path that the platform answers, with its query */
  address: string;
  /** whether the merchant's file names the host, which then may be in this machine's own network */
  isNamed: boolean;
}

/** Makes the platform's pictures in the sizes that phones ask for. */
export interface Pictures {
  /** Answers with the picture, at most `width` px wide, in a format that the phone accepts. Never rejects. */
  answer(asked: Asked, original: Original, width: number): Eventual<Response>;
  /** Answers with the picture of a link, drawn in a merchant's looks around the picture of what the page is about; undefined where it cannot be drawn now. None on a machine that does not draw. */
  card?(asked: Asked, card: Card, look: Look, art: Original | undefined): Promise<Response | undefined>;
  /** The mean colour `#rrggbb` of a picture that has been made; empty of one that is seen through, or shown as it is; none where it is not known. */
  colourOf?(original: Original): string | undefined;
  close?(): void;
}
