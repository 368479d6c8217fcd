import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

declare const configuration: IConfiguration & { forbidden: (IForbiddenRuleType & { name: string })[] };
export default configuration;
