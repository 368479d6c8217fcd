declare module "svg-to-pdfkit" {
  import type PDFDocument from "pdfkit";
  export default function svgToPdf(
    document: PDFKit.PDFDocument | typeof PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      readonly width: number;
      readonly height: number;
      readonly fontCallback?: () => string;
      readonly warningCallback?: (warning: string) => void;
    },
  ): void;
}
